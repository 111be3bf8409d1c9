# Das Spielfeld von Holiday Fever auf Deutsch.

hf-title = Holiday Fever
hf-money = { $amount } $
hf-others = Die anderen
hf-yours = Deins
hf-day = { $day }. Dezember

## Die Stadt und der Dezember

hf-town = Die Stadt
hf-december = Dezember, ein Adventskalender
hf-stands-here = { $name } ist hier
hf-business-of = Geschäft von { $name }
hf-tag-store = { $items } für { $price }
hf-tag-swap = { $items } ⇄ { $price }
hf-race = Der Wettlauf
hf-gift-deck = Geschenke
hf-value-deck = Werte
hf-pile = Karten
hf-dice = Geworfen: { $thrown }
hf-dice-rest = Würfel, noch nicht geworfen

hf-map = Karte von Stadt und Dezember
hf-one-die = ab dem { $day }.: ein Würfel
hf-door-draw = + { $gifts ->
    [0] Wert
   *[other] Geschenk
}
hf-door-lose = 1 weniger
hf-door-swap_gift = Tausch
hf-door-sell_gift = { $price } dafür
hf-door-slide_back = { $amount } zurück
## Bäume, Wertungsblätter, Geschenke

hf-tree = Baum von { $name }: { $lights } Lichter und { $ornaments } Kugeln; von beiden braucht er { $needed }{ $undone ->
    [yes] . Im Dezember ging Schmuck verloren: Häng neuen auf, dann geht es wieder los
   *[no] { "" }
}
hf-hung-lights = { $lights } von { $needed } Lichtern
hf-hung-ornaments = { $ornaments } von { $needed } Kugeln
hf-your-tree = Dein Baum und dein Wertungsblatt
hf-score-of = Wertungsblatt von { $name }
hf-star = Stern
hf-no-star = Noch kein Stern
hf-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
hf-held = { $count ->
    [one] 1 Naughty-or-Nice-Karte
   *[other] { $count } Naughty-or-Nice-Karten
}
hf-debts = Schulden
hf-deposits = Guthaben
hf-your-gifts = Deine Geschenke
hf-only-you = wie du sie sahst
hf-no-gifts = Noch keine.
hf-to-lay = Unter ein Geschenk zu legen:
hf-slot = Platz { $slot }
hf-wrapped = Verpackt
hf-unseen-values = { $count ->
    [one] 1 verdeckte Wertkarte
   *[other] { $count } verdeckte Wertkarten
}
hf-stocked = unter dem Strumpf

hf-seen-by = gesehen von { $names }
hf-is-not = nicht { $gifts }
hf-owed = { $amount } Schuld
hf-chance = wartet auf einen Pasch { $face }
hf-good-G = Ein Geschenk
hf-good-V = Eine Wertkarte
hf-good-L = Ein Licht
hf-good-O = Eine Kugel
hf-clues = Was man sonst noch weiß
hf-sold = Verkauft
hf-whose-slot = Platz { $slot } von { $name }
hf-out-of-play = aus dem Spiel
hf-riddle = { $name } hat eine von { $count } Wertkarten von { $from } nach { $to } gelegt; nur { $name } weiß, welche.
hf-riddle-values = { $name } hat eine von { $values } von { $from } nach { $to } gelegt; nur { $name } weiß, welche.

## Szenen

hf-white-elephant = White Elephant
hf-exchange = White Elephant: die Geschenke auf dem Tisch
hf-chooses-now = wählt jetzt
hf-chooses-later = wählt { $place ->
    [2] danach
   *[other] später
}
hf-has-chosen = hat gewählt
hf-market = Die Geschenke der anderen
hf-final = Weihnachten!
hf-you = Du
hf-tally-deposit = Guthaben
hf-tally-gift = Geschenke
hf-tally-lights = Lichter
hf-tally-ornaments = Kugeln
hf-tally-christmas = Auf Weihnachten gelandet
hf-tally-debt = Schulden
hf-tally-forgiven = Durch Sterne erlassen
hf-tally-forgiven-by-tree = Durch den Baum erlassen
## Karten und Reden

hf-your-cards = Naughty-or-Nice
hf-no-cards = Keine Karten auf deiner Hand.
hf-just-drawn = eben gezogen
hf-when-anytime = jederzeit
hf-when-reaction = Antwort
hf-when-throw = nach deinem Wurf
hf-when-now = sofort
hf-say-or-write = Sag es, oder schreib es auf
hf-letters = { $count } von { $longest } · niemand urteilt darüber
hf-said-aloud = Ich habe es laut gesagt
hf-donated-aloud = Ich spende und habe es laut gesagt
hf-send-written = Geschriebenes senden
hf-star-forgives = Noch ein Stern würde dir { $amount } Schuld erlassen.
hf-star-for-later = Noch ein Stern wartet auf deine nächste Schuld.
hf-which-way = Auf welche Weise?
hf-which-gift = Welches Geschenk ist es?
hf-point-at-yours = Zeig auf eines deiner Geschenke.
hf-and-then = Zeig jetzt auf etwas, das leuchtet.

## Was gedruckt ist

hf-gift-coal = Kohle
hf-gift-board_game = Brettspiel
hf-gift-snow_globe = Schneekugel
hf-gift-wool_blanket = Wolldecke
hf-gift-camera = Kamera
hf-gift-bicycle = Fahrrad
hf-gift-telescope = Fernrohr
hf-gift-guitar = Gitarre
hf-gift-puppy = Welpe
hf-gift-sweat_pants = Jogginghose
hf-gift-cake_stand = Kuchenständer
hf-gift-rolling_pin = Nudelholz
hf-gift-cookie_press = Plätzchenpresse
hf-gift-herb_garden = Kräutergarten
hf-gift-watering_can = Gießkanne
hf-gift-bonsai_tree = Bonsaibaum
hf-gift-milkshake_maker = Milchshake-Mixer
hf-gift-waffle_iron = Waffeleisen
hf-gift-neon_clock = Neonuhr
hf-gift-tool_belt = Werkzeuggürtel
hf-gift-camp_lantern = Camping-Laterne
hf-gift-birdhouse_kit = Vogelhaus-Bausatz
hf-gift-magic_kit = Zauberkasten
hf-gift-opera_glasses = Opernglas
hf-gift-puppet_stage = Puppenbühne
hf-gift-go_kart = Gokart
hf-gift-roller_skates = Rollschuhe
hf-gift-road_atlas = Straßenatlas
hf-card-N01 = Weihnachtserinnerung
hf-card-N02 = Lied vor der Tür
hf-card-N03 = Liebe Worte
hf-card-N04 = Neuer Brauch
hf-card-N05 = Ehrlicher Finder
hf-card-N06 = Weihnachtsgeld
hf-card-N07 = Preisgekrönter Baum
hf-card-N08 = Kalte Heizung
hf-card-N09 = Abgeschleppt
hf-card-N10 = Paketversicherung
hf-card-N11 = Umschlag unter der Tür
hf-card-N12 = Überraschung von nebenan
hf-card-N13 = Durchgebrannte Sicherung
hf-card-N14 = Kletternde Katze
hf-card-N15 = Ersatzlämpchen
hf-card-N16 = Stern mit der Post
hf-card-N17 = Viel los im Laden
hf-card-N18 = Tombola
hf-card-A01 = Schüttelprobe
hf-card-A02 = Vertauschte Schildchen
hf-card-A03 = Neu verpackt
hf-card-A04 = Großzügiges Angebot
hf-card-A05 = Zweiter Haken
hf-card-A06 = Das hier nicht!
hf-card-A07 = Weitergereicht
hf-card-A08 = Flohmarkt
hf-card-A09 = Zweite Luft
hf-card-A10 = Trittsicher
hf-card-A11 = Klebrige Fäustlinge
hf-card-A12 = Trinkspruch
hf-card-A13 = Geistesblitz
hf-card-A14 = Warme Hände
hf-text-N01 = Erzähl dem Tisch eine Weihnachtserinnerung, über die du noch immer lächelst.
hf-text-N02 = Sing eine Strophe eines Weihnachtslieds.
hf-text-N03 = Sag etwas Liebes über die Person links von dir.
hf-text-N04 = Beschreib einen Brauch, mit dem du nächstes Jahr anfangen möchtest.
hf-text-N05 = Du bringst eine verlorene Geldbörse zurück und bekommst Finderlohn.
hf-text-N06 = In der Firma gibt es Weihnachtsgeld.
hf-text-N07 = Dein Baum gewinnt einen Preis: Du bekommst etwas für jedes Licht und jede Kugel daran.
hf-text-N08 = In der kältesten Nacht fällt die Heizung aus.
hf-text-N09 = Dein Auto stand dem Schneepflug im Weg.
hf-text-N10 = Du versicherst die Pakete unter deinem Baum: Zahle für jedes deiner Geschenke.
hf-text-N11 = Ein Umschlag wird unter der Tür durchgeschoben. Leg die Karte unter eines deiner Geschenke.
hf-text-N12 = Von nebenan kommt eine Überraschung.
hf-text-N13 = Verlier ein Licht, oder zahle, wenn du keines hast.
hf-text-N14 = Die Katze klettert in den Baum. Verlier eine Kugel, oder zahle, wenn du keine hast.
hf-text-N15 = Eine Lichterkette taucht wieder auf.
hf-text-N16 = Ein selbst gebastelter Stern kommt mit der Post.
hf-text-N17 = Eile in dein eigenes Geschäft und kassiere. Im Dezember bleibst du, wo du bist, und kassierst.
hf-text-N18 = Die Stadt verlost etwas, und alle bekommen Geld.
hf-text-A01 = Sieh dir ein Geschenk von jemand anderem und seine Wertkarten an.
hf-text-A02 = Tausche alle Wertkarten zwischen zweien deiner Geschenke.
hf-text-A03 = Leg eine Wertkarte von einem deiner Geschenke zu einem anderen; jedes behält mindestens eine.
hf-text-A04 = Nimm ein Geschenk von jemand anderem und bezahle dafür 200 $.
hf-text-A05 = Nimm deinen Strumpf und leg ihn auf irgendeines deiner Geschenke, oder behalt ihn auf der Hand.
hf-text-A06 = Wenn jemand eines deiner Geschenke nehmen oder tauschen will, behältst du es, und die andere Seite geht leer aus.
hf-text-A07 = Reiche eines deiner Geschenke, auch Kohle, an jemand anderen weiter.
hf-text-A08 = Verkauf eines deiner Geschenke für 150 $, oder Kohle für das, was darunter liegt.
hf-text-A09 = Würfle vor dem Ziehen noch einmal.
hf-text-A10 = Zieh ein Feld mehr oder eines weniger, als du gewürfelt hast.
hf-text-A11 = Nimm ein Licht oder eine Kugel vom Baum von jemand anderem und häng sie an deinen.
hf-text-A12 = Heb das Glas und sag ein paar Worte.
hf-text-A13 = Du bekommst ein Licht oder eine Kugel.
hf-text-A14 = Gib eines deiner Geschenke, aber keine Kohle, an jemand anderen mit den wenigsten, und verdiene einen Stern.
hf-kind-white_elephant = Alle packen ein Geschenk aus, dann behält oder tauscht jede Person ihres. Mit zu wenigen Karten beginnt der Wettlauf.
hf-kind-store = Kauf die gedruckte Zahl von Dingen für einen Preis: Geschenke mit einer Wertkarte, Wertkarten, Lichter, Kugeln.
hf-kind-naughty_or_nice = Zieh eine Karte. Manche wirken sofort, andere darfst du aufheben.
hf-kind-business = Dein eigenes zahlt dir { $business } $, ein fremdes kostet dich { $business } $.
hf-kind-charitable_donation = Alle dürfen { $donation } $ schulden und sprechen, für einen Stern.
hf-kind-roll_a_miracle = Zieh eine Karte; ist dein nächster Wurf der gezeigte Pasch, bekommst du { $miracle } $.
hf-kind-chili_cook_off = Du bekommst { $chili } $ und darfst für einen Stern sprechen.
hf-kind-estate_sale = Kauf ein fremdes Geschenk für { $estate } $ mal einen Wurf, oder verkauf eines von deinen für { $sale } $.
hf-kind-holiday_auction = Errate ein fremdes Geschenk; stimmt es, gehört es dir. Oder verkauf eines von deinen für { $sale } $.
hf-kind-family_vacation = Schulde { $vacation } $, zieh ein Geschenk und drei Wertkarten, und sprich für einen Stern.
hf-kind-assisted_happiness = Zieh ein Geschenk und zwei Wertkarten, und sprich für einen Stern.
