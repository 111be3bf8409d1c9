# Holiday Shuffle auf Deutsch. Aufbau wie in en.ftl; Karten stehen im Akkusativ, so wie die Sätze sie
# brauchen. Namen der Feiertage bleiben wie gedruckt. Ablehnungen (refusal-…) sagen, was gilt.

about = Ordne als Erstes die { $slots } Tage deiner Reihe nach dem Jahr, und lass dir von Feiertagen dabei helfen.
about-minutes = etwa 30 Minuten
edition-calm = Ruhig
edition-calm-how = Zwei Tauschkarten unter den Festen statt acht: So entscheidet seltener ein einziger Tausch die Runde.
how-to =
    Bring die { $slots } Karten deiner Reihe in Ordnung, von früh bis spät im Jahr.
    Wenn du dran bist, nimm eine Karte, vom Stapel oder von der Ablage obenauf.
    Sie ersetzt eine Karte deiner Reihe; eine gezogene Karte darfst du auch ablegen.
    Die erste geordnete Reihe beendet die Runde. Folgen von Monaten und Gruppen eines Monats bringen mehr Punkte.

## Cards

date = { $day }. { $month }
month-Jan = Januar
month-Feb = Februar
month-Mar = März
month-Apr = April
month-May = Mai
month-Jun = Juni
month-Jul = Juli
month-Aug = August
month-Sep = September
month-Oct = Oktober
month-Nov = November
month-Dec = Dezember

card-date = den { $date }
card-wild = einen Joker
card-wild-listed = Joker
card-wild-dated = einen Joker ({ $date })
card-named = den { $date } ({ $name })
card-celebration = den { $date } ({ $name }, { $effect })
effect-AGAIN = noch ein Zug
effect-SWITCH = ein Platzwechsel
effect-TRADE = ein Tausch
text-AGAIN = Wenn dieser Zug vorbei ist, bist du gleich noch einmal dran.
text-SWITCH = Zwei Karten deiner Reihe tauschen die Plätze.
text-TRADE = Eine deiner Karten und eine Karte aus einer anderen Reihe tauschen die Plätze.

## Events

event-drew_for_deal = { draws-for-deal }
event-round = { $dealer_is ->
    [you] Runde { $round }: Du teilst aus, und { $who } beginnt.
   *[other] { $who_is ->
        [you] Runde { $round }: { $dealer } teilt aus, und du beginnst.
       *[other] Runde { $round }: { $dealer } teilt aus, und { $who } beginnt.
    }
}
event-dealt = { $who_is ->
    [you] In deiner Reihe: { $cards }.
   *[other] In der Reihe von { $who }: { $cards }.
}
    .quiet = yes
event-turned_up = Die Ablage zeigt als Erstes { $card }.
event-took = { $who_is ->
    [you] Du nimmst { $card } von der Ablage auf Platz { $slot } und legst { $old } ab.
   *[other] { $who } nimmt { $card } von der Ablage auf Platz { $slot } und legt { $old } ab.
}
event-drew = { $card ->
    [hidden] { $who } zieht eine Karte.
   *[other] Du ziehst { $card }.
}
event-kept = { $who_is ->
    [you] Du legst { $card } auf Platz { $slot } und legst { $old } ab.
   *[other] { $who } legt { $card } auf Platz { $slot } und legt { $old } ab.
}
event-rejected = { $who_is ->
    [you] Du legst { $card } ab.
   *[other] { $who } legt { $card } ab.
}
event-flipped = Der Stapel ist leer, also wird die Ablage umgedreht: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} zum Ziehen, in derselben Reihenfolge. Offen liegt jetzt: { $card }.
event-unused = { $who_is ->
    [you] Du lässt das Fest aus.
   *[other] { $who } lässt das Fest aus.
}
event-again = { $who_is ->
    [you] Du bist gleich noch einmal dran.
   *[other] { $who } ist gleich noch einmal dran.
}
event-switched = { $who_is ->
    [you] Du tauschst zwei Karten: Platz { $first } zeigt jetzt { $card }, Platz { $second } { $other }.
   *[other] { $who } tauscht zwei Karten: Platz { $first } zeigt jetzt { $card }, Platz { $second } { $other }.
}
event-offered = { $who_is ->
    [you] Du bietest { $target } { $card } für { $other } auf Platz { $there } an.
   *[other] { $target_is ->
        [you] { $who } bietet dir { $card } für { $other } auf Platz { $there } an.
       *[other] { $who } bietet { $target } { $card } für { $other } auf Platz { $there } an.
    }
}
event-traded = { $who_is ->
    [you] Du gibst { $target } { $card } und bekommst { $other }, jetzt auf deinem Platz { $slot }.
   *[other] { $target_is ->
        [you] { $who } gibt dir { $card }, jetzt auf deinem Platz { $there }, und bekommt { $other }.
       *[other] { $who } gibt { $target } { $card } und bekommt { $other }.
    }
}
event-refused = { $by_is ->
    [you] Du lehnst den Tausch ab.
   *[other] { $by } lehnt den Tausch ab.
}
event-named = { $who_is ->
    [you] Dein Joker auf Platz { $slot } ist der { $date }.
   *[other] Der Joker von { $who } auf Platz { $slot } ist der { $date }.
}
event-complete = { $who_is ->
    [you] Alle { $slots } Tage deiner Reihe sind in Ordnung: Du gewinnst die Runde!
   *[other] Alle { $slots } Tage von { $who } sind in Ordnung: { $who } gewinnt die Runde.
}
event-scored = { $who_is ->
    [you] Du bekommst { $points } ({ $base } für die Ordnung, { $months } für Monate, { $groups } für Gruppen) und hast { $total }: { $dates }.
   *[other] { $who } bekommt { $points } ({ $base } für die Ordnung, { $months } für Monate, { $groups } für Gruppen) und hat { $total }: { $dates }.
}
event-game_over = { $winners_is ->
    [you] Das Spiel ist vorbei, und du hast es gewonnen!
    [too] Das Spiel ist vorbei: { $winners } teilt euch den Sieg!
   *[other] { $winners_count ->
        [one] Das Spiel ist vorbei, und { $winners } hat es gewonnen.
       *[other] Das Spiel ist vorbei: { $winners } teilen sich den Sieg.
    }
}

## Moves

move-draw = Zieh eine Karte
move-put = Leg { $card } auf Platz { $slot }, und leg { $old } ab
move-reject = Leg die Karte ab
move-again = Spiel danach gleich noch einmal
move-switch = Tausche { $card } und { $other }
move-trade = Tausche { $card } gegen { $other } von { $target }
move-name = Dein Joker auf Platz { $slot } ist der { $date }
move-decline = Lass es aus
move-accept = Nimm den Tausch an
move-refuse = Lehne den Tausch ab

## Why a hint names a move

why-finishes = Damit sind alle zehn Tage in Ordnung!
why-belongs = Genau dort brauchst du { $card }, und { $old } musst du ohnehin loswerden.
why-sure = Lieber sicher als verdeckt: { $card } kannst du gleich brauchen, und { $old } musst du ohnehin loswerden.
why-one-more = Danach fehlt dir nur noch eine Karte, die { $card } und { $other } verbindet.
why-cramped = Kein Tag trennt { $card } und { $other }: Eine der beiden Karten muss weichen.
why-room = So bleibt mehr Platz: { $here } verdeckte Karten würden dir danach helfen, mit Platz { $slot } nur { $there }.
why-tempting = Platz { $slot } lockt, aber legst du { $card } dorthin, musst du vor Silvester noch { $behind } Karten unterbringen.
why-safer = Sicherer ist es auch: { $old } hätte { $who } nur zu gern.
why-keep = Leg { $card } nicht ab: Damit wäre die Reihe von { $who } fertig!
why-rushed = { $who } ist fast fertig. Ordne jetzt von links: Dort ist jede Karte ein Punkt.
why-draw = Du kannst { $card } nirgends brauchen. Versuch es mit dem Stapel.
why-toss = Sie hilft dir nirgends. Leg sie ab: Auch Geduld ist ein Zug.
why-swap = Beide liegen in der Jahreszeit der anderen: Tausch { $card } und { $other }.
why-swap-one = Tausch { $card } und { $other }, dann liegt eine Karte mehr am richtigen Ort.
why-wild = Ein Joker passt überall. Nimm den von { $who } und gib { $card } dafür her.
why-no-use = Du bekommst, was du brauchst, und { $who } kann { $card } dort nicht brauchen.
why-trade = Du brauchst { $other } viel dringender als { $card }.
why-refuse = Lehn ab: Damit wäre die Reihe von { $who } fertig!

## What is expected

ask-Turn = Du bist dran. Ziehst du eine Karte, oder nimmst du { $card }?
ask-Turn-empty = Der Stapel ist leer, also nimm { $card }. Welche Karte ersetzt du damit?
ask-Drawn = Du hast { $card } gezogen. Wohin damit, oder legst du ihn ab?
ask-Effect-AGAIN = Ein Fest! Spiel danach gleich noch einmal{ $may ->
    [yes] , oder lass es.
   *[no] .
}
ask-Effect-SWITCH = Ein Fest! Tausche zwei Karten deiner Reihe{ $may ->
    [yes] , oder lass es.
   *[no] .
}
ask-Effect-TRADE = Ein Fest! Tausche eine Karte mit jemandem{ $may ->
    [yes] , oder lass es.
   *[no] .
}
ask-Consent = { $by } bietet dir { $card } für { $other }. Nimmst du an?
ask-Naming = Welcher Tag ist dein Joker auf Platz { $slot }?
ask-Score = Die Runde ist vorbei. Welcher Tag ist dein Joker auf Platz { $slot }?

wait-Turn = { turn-of }
wait-Drawn = { looks-at-card }
wait-Effect = { $who_is ->
    [you] Du kannst ein Fest nutzen.
   *[other] { $who } kann ein Fest nutzen.
}
wait-Consent = { $who_is ->
    [you] Du musst auf ein Angebot antworten.
   *[other] { $who } muss auf ein Angebot antworten.
}
wait-Naming = { $who_is ->
    [you] Du gibst einem Joker seinen Tag.
   *[other] { $who } gibt einem Joker seinen Tag.
}
wait-Score = { $who_is ->
    [you] Die Runde ist vorbei. Du gibst einem Joker seinen Tag.
   *[other] Die Runde ist vorbei. { $who } gibt einem Joker seinen Tag.
}

keys-Turn = Tippe P, um zu ziehen, oder etwas wie D>4.
keys-Turn-empty = Tippe etwas wie D>4.
keys-Drawn = Tippe etwas wie >4, oder x.
keys-Effect-AGAIN = Tippe AG, oder -.
keys-Effect-SWITCH = Tippe etwas wie SW:3,7, oder -.
keys-Effect-TRADE = Tippe etwas wie TR:3,B5, oder -.
keys-Naming = Tippe etwas wie W{ $slot }=Mar21.

## The board

board-shuffle = Holiday Shuffle, Runde { $round } von { $rounds }
board-draw = { $count ->
    [0] Nichts zu ziehen
    [one] 1 Karte zu ziehen
   *[other] { $count } Karten zu ziehen
}
board-flipped = wie abgelegt
board-discard = Ablage: { $card }
board-below = darunter { $cards }
board-held = du hältst { $card }
board-named = { $code } { $name }
board-effect = { $code } { $name }, { $effect }
board-in-order = { $count } in Ordnung
board-dealer = teilt aus
board-total = { $points } Punkte

## House rules, each choice in plain words

option-rounds = Wie viele Runden ihr spielt; eine einzige macht ein kurzes Spiel.
option-rounds-number = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
option-first_dealer = Wer die erste Runde gibt; sonst ziehen alle eine Karte darum.
option-first_dealer-draw = eine gezogene Karte entscheidet
option-wild_in_dealer_draw = Als was ein Joker zählt, den ihr fürs Geben zieht.
option-wild_in_dealer_draw-jan1 = als 1. Januar
option-wild_in_dealer_draw-redraw = ihr zieht noch einmal
option-equal_dates = Ob derselbe Tag zweimal nebeneinanderliegen darf.
option-equal_dates-in_order = ja
option-equal_dates-break = nein
option-leap_day = Ob ein Joker der 29. Februar sein darf.
option-leap_day-if_printed = wenn eine Karte ihn zeigt
option-leap_day-always = immer
option-leap_day-never = nie
option-wild_binding = Wann ein Joker seinen Tag bekommt: am Ende der Runde, oder sobald er in einer Reihe liegt.
option-wild_binding-scoring = am Ende der Runde
option-wild_binding-placement = sobald er dort liegt
option-wild_choice = Wer den Jokern am Ende der Runde ihre Tage gibt: der Tisch, für die meisten Punkte, oder du.
option-wild_choice-best = der Tisch, für die meisten Punkte
option-wild_choice-ask = du selbst
option-wild_gap_ban = Kein Joker kommt zwischen zwei aufeinanderfolgende Tage.
option-celebration_optional = Du darfst ein Fest ungenutzt lassen.
option-trade_consent = Die andere Seite darf einen Tausch ablehnen.
option-flip_timing = Wann ihr die Ablage umdreht und daraus ein neuer Stapel wird.
option-flip_timing-when_emptied = sobald der Stapel leer ist
option-flip_timing-turn_end = am Ende dieses Zugs
option-flip_timing-when_needed = wenn jemand ziehen muss
option-month_groups = Ob die Karten einer Monatsgruppe nebeneinander liegen müssen.
option-month_groups-together = nebeneinander
option-month_groups-apart = irgendwo in der Reihe, solange die Folge stimmt
option-bonus_overlap = Eine Karte darf in einer Monatsfolge und in einer Monatsgruppe zählen.

## Refusals

refusal-HS-02 = Die Plätze heißen A bis D.
refusal-HS-05 = Eine Reihe hat die Plätze 1 bis { $slots }.
refusal-HS-14 = Auf diesem Platz liegt kein Joker.
refusal-HS-15 = Dieser Tag liegt schon in deiner Reihe.
refusal-HS-16 = Diesen Tag gibt es im Jahr nicht.
refusal-HS-18 = Den 29. Februar gibt es an diesem Tisch nicht.
refusal-HS-19 = Jetzt bekommt ein anderer Joker seinen Tag.
refusal-HS-20 = Joker bekommen ihre Tage erst, wenn die Runde gewertet wird.
refusal-HS-21 = Jetzt bekommt ein Joker seinen Tag: Nenn einen.
refusal-HS-22 = Deine Reihe hat die Runde gewonnen: Wähl einen Tag, mit dem sie geordnet bleibt.
refusal-HS-23 = Zwischen den Nachbarn dieses Platzes ist kein Tag für einen Joker frei.
refusal-HS-24 = Gib einem Joker seinen Tag, sobald er in eine Reihe kommt: vor allem anderen, und nur dann.
refusal-HS-36 = Nimm zuerst eine Karte: vom Stapel oder die oberste der Ablage.
refusal-HS-41 = Du hast deine Karte schon genommen: Leg sie in deine Reihe, oder leg sie ab.
refusal-HS-43 = Dieses Fest erlaubt dir etwas anderes.
refusal-HS-45 = Ein Fest wirkt nur, wenn du es eben in deine Reihe gelegt hast.
refusal-HS-46 = Nutze erst das Fest; danach ist dein Zug vorbei.
refusal-HS-47 = An diesem Tisch musst du das Fest nutzen.
refusal-HS-49 = Tausch zwei verschiedene Plätze.
refusal-HS-50 = Tausch mit der Reihe von jemand anderem am Tisch. Auf ein Angebot heißt es ja oder nein.
refusal-HS-54 = Es gibt nichts zu ziehen: Nimm die oberste Karte der Ablage.
refusal-HS-77 = Warte: Ein Tausch ist angeboten, und die Antwort fehlt noch.

## What the edition calls things; English takes it from there

name-new-year-s-day = Neujahr
name-epiphany = Dreikönigs­tag
name-martin-luther-king-jr-day = Martin-Luther-King-Tag
name-lunar-new-year = Mond­neujahr
name-national-freedom-day = Tag der Freiheit
name-groundhog-day = Murmeltier­tag
name-valentine-s-day = Valentins­tag
name-presidents-day = Präsidenten­tag
name-read-across-america-day = Vorlesetag
name-international-women-s-day = Weltfrauen­tag
name-st-patrick-s-day = St. Patrick
name-first-day-of-spring = Frühlings­anfang
name-april-fools-day = Aprilscherz­tag
name-easter-sunday = Oster­sonntag
name-earth-day = Tag der Erde
name-arbor-day = Tag des Baumes
name-may-day = Maifeier­tag
name-cinco-de-mayo = Cinco de Mayo
name-mother-s-day = Muttertag
name-memorial-day = Memorial Day
name-flag-day = Flaggen­tag
name-juneteenth = Juneteenth
name-father-s-day = Vatertag
name-midsummer-day = Johannis­tag
name-canada-day = Kanada-Tag
name-independence-day = Unabhängig­keitstag
name-bastille-day = Tag der Bastille
name-parents-day = Elterntag
name-lammas-day = Schnitter­fest
name-independence-day-of-india = Unabhängig­keit Indiens
name-national-aviation-day = Tag der Luftfahrt
name-women-s-equality-day = Gleichberechti­gungstag
name-labor-day = Tag der Arbeit (USA)
name-grandparents-day = Großeltern­tag
name-rosh-hashanah = Rosch ha-Schana
name-first-day-of-autumn = Herbst­anfang
name-columbus-day = Kolumbus­tag
name-boss-s-day = Tag des Chefs
name-united-nations-day = Tag der Vereinten Nationen
name-halloween = Halloween
name-all-saints-day = Allerheili­gen
name-day-of-the-dead = Tag der Toten
name-veterans-day = Veteranen­tag
name-thanksgiving-day = Thanks­giving
name-chanukah = Chanukka
name-christmas-day = Weih­nachten
name-kwanzaa = Kwanzaa
name-new-year-s-eve = Silvester
name-national-hugging-day = Weltknuddel­tag
name-backward-day = Rückwärts­tag
name-random-acts-of-kindness-day = Tag der guten Taten
name-leap-day = Schalttag
name-pi-day = Pi-Tag
name-ides-of-march = Iden des März
name-siblings-day = Geschwister­tag
name-bat-appreciation-day = Fledermaus­tag
name-world-turtle-day = Schildkröten­tag
name-towel-day = Handtuch­tag
name-hug-your-cat-day = Katzenkuschel­tag
name-world-oceans-day = Tag der Ozeane
name-moon-day = Mondlandungs­tag
name-international-day-of-friendship = Tag der Freundschaft
name-book-lovers-day = Tag der Buchfreunde
name-international-left-handers-day = Linkshänder­tag
name-positive-thinking-day = Tag der Zuversicht
name-talk-like-a-pirate-day = Sprich-wie-ein-Pirat-Tag
name-world-animal-day = Welttierschutz­tag
name-world-post-day = Weltpost­tag
name-sandwich-day = Tag des belegten Brotes
name-world-kindness-day = Weltnettig­keitstag
name-cookie-day = Plätzchen­tag
name-monkey-day = Affentag
