# Holiday Fever auf Deutsch. Aufbau wie in en.ftl; Dinge stehen im Akkusativ, so wie die Sätze sie
# brauchen. Namen von Feldern und Tagen bleiben wie gedruckt. Ablehnungen (refusal-…) sagen, was gilt.

about = Kauf, schenk, sing und erzähl dich durch den Dezember, und bring deiner Familie das wertvollste Weihnachtsfest.
about-minutes = 30 bis 60 Minuten
edition-steady = Beständig
edition-steady-how = Ohne „Trittsicher“ (die Karte entscheidet Partien); „Zweite Luft“ und „Geistesblitz“ gibt es zweimal.
how-to =
    Bring deiner Familie das wertvollste Weihnachtsfest.
    In deinem Zug darfst du deinen Strumpf auf ein Geschenk legen. Dann würfle, und tu, was dein Feld sagt.
    Ein Geschenk ist so viel wert wie die Wertkarten darunter; bei Kohle schuldest du sie. Ein Stern erlässt dir die Schuld daneben.
    Ein Baum mit { $tree_lights } Lichtern und { $tree_ornaments } Kugeln bringt dich in den Dezember; das letzte Geschenk oder die letzte Wertkarte auch.
    Wer zuerst auf Weihnachten landet, beendet das Spiel.
keys-how-to =
    Auf dem Tisch: ✦ Licht, ● Kugel, ★ Stern, + Guthaben, - Schulden, ✉ Karten auf der Hand, ☂ Strumpf.
    Was ein Feld oder eine Karte tut: ? store, ? est, ? a06.

## Things

money = { $amount } { "$" }
item-G = ein Geschenk mit einer Wertkarte
item-V = eine Wertkarte
item-L = ein Licht
item-O = eine Kugel
no-cards = nichts
unseen = eine verdeckte Karte
slot = Platz { $slot }
slot-of = Platz { $slot } von { $who }
slot-gift = „{ $gift }“ auf Platz { $slot }
slot-gift-of = „{ $gift }“ auf Platz { $slot } von { $who }

family = die Familie { $colour }
family-red = die rote Familie
family-green = die grüne Familie
family-blue = die blaue Familie
family-yellow = die gelbe Familie
family-purple = die lila Familie
family-orange = die orange Familie

gift-coal = Kohle
gift-board_game = Brettspiel
gift-snow_globe = Schneekugel
gift-wool_blanket = Wolldecke
gift-camera = Kamera
gift-bicycle = Fahrrad
gift-telescope = Fernrohr
gift-guitar = Gitarre
gift-puppy = Welpe
gift-sweat_pants = Jogginghose
gift-cake_stand = Kuchenständer
gift-rolling_pin = Nudelholz
gift-cookie_press = Plätzchenpresse
gift-herb_garden = Kräutergarten
gift-watering_can = Gießkanne
gift-bonsai_tree = Bonsaibaum
gift-milkshake_maker = Milchshake-Mixer
gift-waffle_iron = Waffeleisen
gift-neon_clock = Neonuhr
gift-tool_belt = Werkzeuggürtel
gift-camp_lantern = Camping-Laterne
gift-birdhouse_kit = Vogelhaus-Bausatz
gift-magic_kit = Zauberkasten
gift-opera_glasses = Opernglas
gift-puppet_stage = Puppenbühne
gift-go_kart = Gokart
gift-roller_skates = Rollschuhe
gift-road_atlas = Straßenatlas

card-N01 = Weihnachtserinnerung
card-N02 = Lied vor der Tür
card-N03 = Liebe Worte
card-N04 = Neuer Brauch
card-N05 = Ehrlicher Finder
card-N06 = Weihnachtsgeld
card-N07 = Preisgekrönter Baum
card-N08 = Kalte Heizung
card-N09 = Abgeschleppt
card-N10 = Paketversicherung
card-N11 = Umschlag unter der Tür
card-N12 = Überraschung von nebenan
card-N13 = Durchgebrannte Sicherung
card-N14 = Kletternde Katze
card-N15 = Ersatzlämpchen
card-N16 = Stern mit der Post
card-N17 = Viel los im Laden
card-N18 = Tombola
card-A01 = Schüttelprobe
card-A02 = Vertauschte Schildchen
card-A03 = Neu verpackt
card-A04 = Großzügiges Angebot
card-A05 = Zweiter Haken
card-A06 = Das hier nicht!
card-A07 = Weitergereicht
card-A08 = Flohmarkt
card-A09 = Zweite Luft
card-A10 = Trittsicher
card-A11 = Klebrige Fäustlinge
card-A12 = Trinkspruch
card-A13 = Geistesblitz
card-A14 = Warme Hände

text-N01 = Weihnachtserinnerung: Erzähl dem Tisch eine Weihnachtserinnerung, über die du noch immer lächelst.
text-N02 = Lied vor der Tür: Sing eine Strophe eines Weihnachtslieds.
text-N03 = Liebe Worte: Sag etwas Liebes über die Person links von dir.
text-N04 = Neuer Brauch: Beschreib einen Brauch, mit dem du nächstes Jahr anfangen möchtest.
text-N05 = Ehrlicher Finder: Du bringst eine verlorene Geldbörse zurück und bekommst Finderlohn.
text-N06 = Weihnachtsgeld: In der Firma gibt es Weihnachtsgeld.
text-N07 = Preisgekrönter Baum: Dein Baum gewinnt einen Preis: Kassier für jedes Licht und jede Kugel daran.
text-N08 = Kalte Heizung: In der kältesten Nacht fällt die Heizung aus.
text-N09 = Abgeschleppt: Dein Auto stand dem Schneepflug im Weg.
text-N10 = Paketversicherung: Du versicherst die Pakete unter deinem Baum: Zahl für jedes deiner Geschenke.
text-N11 = Umschlag unter der Tür: Jemand schiebt einen Umschlag unter der Tür durch. Leg die Karte unter eines deiner Geschenke.
text-N12 = Überraschung von nebenan: Von nebenan kommt eine Überraschung.
text-N13 = Durchgebrannte Sicherung: Eine Sicherung brennt durch: Verlier ein Licht, oder zahl, wenn du keines hast.
text-N14 = Kletternde Katze: Die Katze klettert in den Baum: Verlier eine Kugel, oder zahl, wenn du keine hast.
text-N15 = Ersatzlämpchen: Eine Lichterkette taucht wieder auf.
text-N16 = Stern mit der Post: Ein selbst gebastelter Stern kommt mit der Post.
text-N17 = Viel los im Laden: Lauf schnell in dein eigenes Geschäft und kassier. Im Dezember bleibst du, wo du bist, und kassierst.
text-N18 = Tombola: Tombola in der Stadt: Alle kassieren.
text-A01 = Schüttelprobe: Sieh dir ein Geschenk von jemand anderem und seine Wertkarten an.
text-A02 = Vertauschte Schildchen: Tausch alle Wertkarten zwischen zweien deiner Geschenke.
text-A03 = Neu verpackt: Leg eine Wertkarte von einem deiner Geschenke zu einem anderen; jedes behält mindestens eine.
text-A04 = Großzügiges Angebot: Nimm ein Geschenk von jemand anderem und bezahl dafür { $A04_pay_owner } $.
text-A05 = Zweiter Haken: Leg deinen Strumpf auf ein anderes deiner Geschenke, oder nimm ihn zurück auf die Hand.
text-A06 = „Das hier nicht!“: Wenn jemand eines deiner Geschenke nehmen oder tauschen will, spiel diese Karte: Du behältst es, und die andere Seite geht leer aus.
text-A07 = Weitergereicht: Reich eines deiner Geschenke, auch Kohle, an jemand anderen weiter.
text-A08 = Flohmarkt: Verkauf eines deiner Geschenke für { $A08_amount } $, oder Kohle für das, was darunter liegt.
text-A09 = Zweite Luft: Würfle noch einmal, bevor du ziehst.
text-A10 = Trittsicher: Zieh ein Feld mehr oder eines weniger, als du gewürfelt hast.
text-A11 = Klebrige Fäustlinge: Nimm ein Licht oder eine Kugel von einem fremden Baum und häng sie an deinen.
text-A12 = Trinkspruch: Heb das Glas und sag ein paar Worte.
text-A13 = Geistesblitz: Häng ein Licht oder eine Kugel an deinen Baum.
text-A14 = Warme Hände: Gib eines deiner Geschenke, aber keine Kohle, an jemand anderen mit den wenigsten Geschenken, und verdien dir einen Stern.

text-ELE = Wichteln: Alle packen ein Geschenk aus und behalten es oder tauschen. Reichen die Karten nicht, beginnt der Wettlauf.
text-STORE = Laden: Kauf die gedruckte Zahl von Sachen zu einem Gesamtpreis: Geschenke mit einer Wertkarte, Wertkarten, Lichter, Kugeln.
text-NN = Naughty or Nice: Zieh eine Karte. Manche wirken sofort, andere darfst du aufheben.
text-BIZ = Geschäft: Dein eigenes zahlt dir { $business_amount } $, ein fremdes kostet dich { $business_amount } $.
text-DONATION = Spende: Alle dürfen { $donation_amount } $ geben und ein paar Worte sagen, für einen Stern.
text-MIRACLE = Wunder: Zieh eine Karte; ist dein nächster Wurf der gezeigte Pasch, bekommst du { $miracle_bonus } $.
text-CHI = Chili-Wettkochen: Du bekommst { $chili_amount } $. Sag ein paar Worte, für einen Stern.
text-EST = Haushaltsauflösung: Kauf ein fremdes Geschenk für { $estate_factor } $ mal einen Wurf, oder verkauf eines von deinen für { $sale_price } $.
text-AUC = Weihnachtsauktion: Errate ein fremdes Geschenk; stimmt es, gehört es dir. Oder verkauf eines von deinen für { $sale_price } $.
text-VAC = Familienurlaub: Du schuldest { $vacation_cost } $ mehr. Zieh { $vacation_gifts ->
    [one] ein Geschenk
   *[other] { $vacation_gifts } Geschenke
} und { $vacation_values ->
    [one] eine Wertkarte
   *[other] { $vacation_values } Wertkarten
}, und sag ein paar Worte, für einen Stern.
text-JOY = Anstalt für betreutes Glück: Zieh { $institution_gifts ->
    [one] ein Geschenk
   *[other] { $institution_gifts } Geschenke
} und { $institution_values ->
    [one] eine Wertkarte
   *[other] { $institution_values } Wertkarten
}, und sag ein paar Worte, für einen Stern.

prompt-donation = wie du der Welt helfen möchtest
prompt-chili = was im Leben zum Erfolg führt
prompt-vacation = wohin du alle in den Urlaub mitnehmen würdest
prompt-institution = wofür du dankbar bist
prompt-memory = eine Weihnachtserinnerung, über die du noch immer lächelst
prompt-kind_words = etwas Liebes über die Person links von dir
prompt-tradition = ein Brauch, mit dem du anfangen möchtest
prompt-toast = ein Trinkspruch auf jemanden, der nicht kommen konnte
prompt-halfway = das Schönste bisher in diesem Monat
prompt-new_year = ein Wunsch fürs neue Jahr
prompt-carol = sing eine Strophe eines Weihnachtslieds
topic-donation = einen Wunsch für die Welt
topic-chili = ein Rezept für den Erfolg im Leben
topic-vacation = einen Urlaub für alle
topic-institution = etwas Dankbarkeit
topic-memory = eine Weihnachtserinnerung
topic-kind_words = etwas Liebes über die Person nebenan
topic-tradition = einen neuen Brauch
topic-toast = einen Trinkspruch auf Abwesende
topic-halfway = das Schönste bisher in diesem Monat
topic-new_year = einen Wunsch fürs neue Jahr
topic-carol = eine Strophe eines Weihnachtslieds

## Events

event-family = { $who_is ->
    [you] Du wählst { $colour }.
   *[other] { $who } wählt { $colour }.
}
event-shuffled = { $who_is ->
    [you] { $gifts } Geschenke, { $values } Wertkarten und { $cards } Karten „Naughty or Nice“ werden gemischt. Du bist am jüngsten.
   *[other] { $gifts } Geschenke, { $values } Wertkarten und { $cards } Karten „Naughty or Nice“ werden gemischt. { $who } ist am jüngsten.
}
event-exchange = Wichteln! Alle packen ein Geschenk aus.
event-no_exchange = Wichteln, aber es gibt nicht genug Karten für alle.
event-opened = { $who_is ->
    [you] { $value ->
        [hidden] Du packst aus: { $gift }.
       *[other] Du packst aus: { $gift }, und darunter { $value }.
    }
   *[other] { $who } packt aus: { $gift }.
}
event-kept = { $who_is ->
    [you] Du behältst, was du hast: { $gift }.
   *[other] { $who } behält: { $gift }.
}
event-traded = { $who_is ->
    [you] Du tauschst mit { $target }: { $lost } gegen { $gift }.
   *[other] { $target_is ->
        [you] { $who } tauscht mit dir: { $lost } gegen { $gift }.
       *[other] { $who } tauscht mit { $target }: { $lost } gegen { $gift }.
    }
}
event-peeked = { $value ->
    [hidden] { "" }
   *[other] Unter „{ $gift }“ siehst du { $value }.
}
event-wrapped = { $who_is ->
    [you] „{ $gift }“ gehört jetzt dir, auf Platz { $slot }.
   *[other] „{ $gift }“ gehört jetzt { $who }, auf Platz { $slot }.
}
    .quiet = yes
event-turn = { turn-of }
    .quiet = yes
event-stocked = { $who_is ->
    [you] Du legst deinen Strumpf auf Platz { $slot }.
   *[other] { $who } legt einen Strumpf auf Platz { $slot }.
}
event-threw = { $who_is ->
    [you] Du würfelst { $dice }.
   *[other] { $who } würfelt { $dice }.
}
event-doubles = { $who_is ->
    [you] Pasch-Bonus: Du bekommst { $amount }.
   *[other] Pasch-Bonus: { $who } bekommt { $amount }.
}
event-miracle = { $who_is ->
    [you] Ein Wunder! Du bekommst { $amount }.
   *[other] Ein Wunder! { $who } bekommt { $amount }.
}
event-chance = { $who_is ->
    [you] Ist dein nächster Wurf ein Pasch mit { $face }, geschieht ein Wunder!
   *[other] Ist der nächste Wurf von { $who } ein Pasch mit { $face }, geschieht ein Wunder!
}
event-moved = { $who_is ->
    [you] Du landest auf { $space }.
   *[other] { $who } landet auf { $space }.
}
event-day = { $who_is ->
    [you] Du landest auf dem { $day }. Dezember, { $name }.
   *[other] { $who } landet auf dem { $day }. Dezember, { $name }.
}
event-paid = { $who_is ->
    [you] Du schuldest { $amount } mehr.
   *[other] { $who } schuldet { $amount } mehr.
}
event-collected = { $who_is ->
    [you] Du bekommst { $amount }.
   *[other] { $who } bekommt { $amount }.
}
event-paid_to = { $who_is ->
    [you] Du schuldest { $amount }, und { $target } bekommt das Geld.
   *[other] { $target_is ->
        [you] { $who } schuldet { $amount }, und du bekommst das Geld.
       *[other] { $who } schuldet { $amount }, und { $target } bekommt das Geld.
    }
}
event-spoke = { $who_is ->
    [you] Du teilst { $topic } mit allen und verdienst dir einen Stern.
   *[other] { $who } teilt { $topic } mit allen und verdient sich einen Stern.
}
event-declined = { $who_is ->
    [you] Du möchtest lieber nichts sagen.
   *[other] { $who } möchte lieber nichts sagen.
}
event-drew = { $who_is ->
    [you] { $gifts ->
        [0] Du ziehst { $amounts }.
       *[other] Du ziehst { $names }, dazu { $amounts }.
    }
   *[other] { $gifts ->
        [0] { $values ->
            [0] { $who } zieht nichts.
            [one] { $who } zieht eine Wertkarte.
           *[other] { $who } zieht { $values } Wertkarten.
        }
        [one] { $values ->
            [one] { $who } zieht ein Geschenk und eine Wertkarte.
           *[other] { $who } zieht ein Geschenk und { $values } Wertkarten.
        }
       *[other] { $who } zieht { $gifts } Geschenke und { $values } Wertkarten.
    }
}
event-put = { $who_is ->
    [you] Du legst { $amount } unter Platz { $slot }.
   *[other] { $who } legt eine Wertkarte unter Platz { $slot }.
}
event-shopping = { $who_is ->
    [you] Du kaufst bei { $why } für { $amount } ein.
   *[other] { $who } kauft bei { $why } für { $amount } ein.
}
event-left = { $who_is ->
    [you] Du gehst an { $why } vorbei.
   *[other] { $who } geht an { $why } vorbei.
}
event-bought = { $who_is ->
    [you] Du kaufst { $item }.
   *[other] { $who } kauft { $item }.
}
    .quiet = yes
event-sold = { $who_is ->
    [you] Du verkaufst Platz { $slot } für { $price }.
   *[other] { $who } verkauft Platz { $slot } verdeckt für { $price }.
}
event-sold_openly = { $who_is ->
    [you] Du verkaufst „{ $gift }“ über { $amounts } für { $price }.
   *[other] { $who } verkauft „{ $gift }“ über { $amounts } für { $price }.
}
event-sold_trinket = { $who_is ->
    [you] Du verkaufst { $item } für { $price }.
   *[other] { $who } verkauft { $item } für { $price }.
}
event-aimed = { $who_is ->
    [you] Du möchtest Platz { $slot } von { $target }.
   *[other] { $target_is ->
        [you] { $who } möchte deinen Platz { $slot }.
       *[other] { $who } möchte Platz { $slot } von { $target }.
    }
}
event-cancelled = { $who_is ->
    [you] Du behältst dein Geschenk.
   *[other] { $who } behält das Geschenk.
}
event-received = { $who_is ->
    [you] Du hast jetzt „{ $gift }“ über { $amounts }, auf Platz { $new }.
   *[other] { $target_is ->
        [you] Dein Platz { $slot } ist jetzt Platz { $new } von { $who }.
       *[other] Platz { $slot } von { $target } ist jetzt Platz { $new } von { $who }.
    }
}
event-guessed = { $right ->
    [yes] { $who_is ->
        [you] Du rätst „{ $gift }“ auf Platz { $slot } von { $target }: richtig!
       *[other] { $target_is ->
            [you] { $who } rät „{ $gift }“ auf deinem Platz { $slot }: richtig!
           *[other] { $who } rät „{ $gift }“ auf Platz { $slot } von { $target }: richtig!
        }
    }
   *[no] { $who_is ->
        [you] Du rätst „{ $gift }“ auf Platz { $slot } von { $target }: falsch.
       *[other] { $target_is ->
            [you] { $who } rät „{ $gift }“ auf deinem Platz { $slot }: falsch.
           *[other] { $who } rät „{ $gift }“ auf Platz { $slot } von { $target }: falsch.
        }
    }
}
event-gave = { $who_is ->
    [you] Du gibst Platz { $slot } an { $target }.
   *[other] { $target_is ->
        [you] { $who } gibt dir Platz { $slot }.
       *[other] { $who } gibt Platz { $slot } an { $target }.
    }
}
event-looked = { $who_is ->
    [you] Auf Platz { $slot } von { $target } siehst du „{ $gift }“ über { $amounts }.
   *[other] { $target_is ->
        [you] { $who } sieht sich deinen Platz { $slot } an.
       *[other] { $who } sieht sich Platz { $slot } von { $target } an.
    }
}
event-card = { $who_is ->
    [you] Du ziehst „{ $card }“.
   *[other] { $who } zieht „{ $card }“.
}
event-drew_card = { $who_is ->
    [you] Du ziehst verdeckt „{ $card }“.
   *[other] { $who } zieht eine Karte zum Aufheben.
}
event-held = { $who_is ->
    [you] Du hebst sie für später auf.
   *[other] { $who } hebt sie für später auf.
}
event-played = { $who_is ->
    [you] Du spielst „{ $card }“.
   *[other] { $who } spielt „{ $card }“.
}
event-gained = { $who_is ->
    [you] Du hängst { $item } an deinen Baum.
   *[other] { $who } hängt { $item } an den Baum.
}
event-lost = { $who_is ->
    [you] Du verlierst { $item }.
   *[other] { $who } verliert { $item }.
}
event-stole = { $who_is ->
    [you] Du nimmst { $target } { $item } weg.
   *[other] { $target_is ->
        [you] { $who } nimmt dir { $item } weg.
       *[other] { $who } nimmt { $target } { $item } weg.
    }
}
event-value_moved = { $who_is ->
    [you] Du legst { $amount } von Platz { $slot } zu Platz { $other }.
   *[other] { $who } legt eine Wertkarte von Platz { $slot } zu Platz { $other }.
}
event-values_swapped = { $who_is ->
    [you] Du tauschst alles, was unter den Plätzen { $slot } und { $other } liegt.
   *[other] { $who } tauscht alles, was unter den Plätzen { $slot } und { $other } liegt.
}
event-stocking = { $slot ->
    [0] { $who_is ->
        [you] Du nimmst deinen Strumpf auf die Hand.
       *[other] { $who } nimmt den Strumpf auf die Hand.
    }
   *[other] { $who_is ->
        [you] Du legst deinen Strumpf auf Platz { $slot }.
       *[other] { $who } legt den Strumpf auf Platz { $slot }.
    }
}
event-nudged = { $who_is ->
    [you] Du wirst { $thrown } Felder ziehen.
   *[other] { $who } wird { $thrown } Felder ziehen.
}
event-went = { $who_is ->
    [you] Du gehst zu { $space }.
   *[other] { $who } geht zu { $space }.
}
event-slid = { $who_is ->
    [you] Du rutschst zurück zum { $day }. Dezember.
   *[other] { $who } rutscht zurück zum { $day }. Dezember.
}
event-sent_home = { $who_is ->
    [you] Dein Baum ist nicht mehr komplett: Du gehst zurück zu { $space }.
   *[other] Der Baum von { $who } ist nicht mehr komplett: zurück zu { $space }.
}
event-to_december = { $who_is ->
    [you] Dein Baum ist komplett: Du gehst zum Familientreffen!
   *[other] Der Baum von { $who } ist komplett: auf zum Familientreffen!
}
event-in_town = { $who_is ->
    [you] Du bleibst vorerst in der Stadt.
   *[other] { $who } bleibt vorerst in der Stadt.
}
event-race = Der Wettlauf nach Weihnachten beginnt!
event-too_far = { $who_is ->
    [you] { $thrown } ist zu weit: Du bleibst, wo du bist.
   *[other] { $thrown } ist zu weit: { $who } bleibt, wo die Figur steht.
}
event-christmas = { $who_is ->
    [you] Du landest auf Weihnachten!
   *[other] { $who } landet auf Weihnachten!
}
event-sing = Alle singen: { $carol }!
event-valued = { $who_is ->
    [you] Dein Weihnachtsfest ist { $value } wert.
   *[other] Das Weihnachtsfest von { $who } ist { $value } wert.
}
event-won = { $winners_is ->
    [you] Du hast das wertvollste Weihnachtsfest!
   *[other] Das wertvollste Weihnachtsfest: { $winners }.
}

## Moves

move-roll = Würfle
move-keep = Behalt „{ $gift }“
move-shop = Kauf hier ein: { $items ->
    [one] eine Sache
   *[other] { $items } Sachen
} für { $total }
move-leave = Kauf nichts
move-stop = Kauf nichts mehr
move-hold = Heb die Karte für später auf
move-go = Geh in den Dezember
move-stay = Bleib in der Stadt
move-heard = Ich habe es gehört
move-sung = Sing mit
move-skip = Lass die anderen singen
move-decline = Sag nichts (kein Stern)
move-pass = Lass es durchgehen
move-pass-Youngest = Lasst euch überraschen
move-pass-Anytime = Spiel jetzt keine Karte
move-pass-Reaction = Lass es geschehen
move-pass-Donation = Diesmal nicht
move-pass-Estate = Weder kaufen noch verkaufen
move-pass-Auction = Weder raten noch verkaufen
move-pass-SellGift = Verkauf nichts
move-pass-SwapGift = Tausch nichts
move-pass-GiveGift = Du hast nichts zu geben
move-pass-Reunion = Behalt alle deine Geschenke
move-speak = Sag es
move-donate = Gib { $amount } und sag es, für einen Stern
move-token = Spiel { $colour }
move-youngest = { $who_is ->
    [you] Du bist am jüngsten
   *[other] { $who } ist am jüngsten
}
move-trade = Tausch mit { $who } gegen „{ $gift }“
move-stock = Leg deinen Strumpf auf { $gift }
move-put = Leg sie unter { $gift }
move-sell = Verkauf { $gift } für { $price }
move-sell-face = Verkauf { $gift } für das, was darunter liegt
move-buy = Kauf { $item }
move-sell-item = Verkauf { $item } für { $price }
move-lose = Verlier { $item }
move-take = Kauf { $other } für { $factor } mal einen Wurf
move-take-for = Nimm { $other } für { $price }
move-guess = Rate „{ $gift }“ auf { $other }
move-swap = Tausch { $gift } gegen { $other }
move-give = Gib { $gift } an { $who }
move-play = Spiel „{ $card }“
move-play-on = Spiel „{ $card }“: { $what }
play-swap = { $slot } gegen { $other }
play-give = { $slot } an { $who }
play-face = { $slot } für das, was darunter liegt
play-take = { $item } von { $who }
play-both = alles unter { $slot } und { $other }
play-value = { $value } von { $slot } zu { $other }
play-hand = zurück auf die Hand
play-more = ein Feld mehr
play-less = ein Feld weniger

## Why a hint names a move

why-star = Sag etwas: Der Stern tilgt deine Schuld von { $amount }.
why-star-later = Sag etwas: Es kostet nichts, und der Stern deckt eine spätere Schuld.
why-give = Spende: Das kostet { $price } und tilgt { $amount }.
why-even = Beides ist recht: Der Stern deckt gerade die { $price }, die du gibst.
why-tree = Nimm { $item }: Damit ist dein Baum fertig, und im Dezember hast du das Ende in der Hand.
why-tree-owed = Nimm { $item }: Damit ist dein Baum fertig, und eine Landung auf Weihnachten tilgt die { $amount }, die du schuldest.
why-near = Bleib am Baum dran: Danach { $left ->
    [one] fehlt ihm nur noch ein Stück.
   *[other] fehlen ihm nur noch { $left } Stück.
}
why-values = Dein Baum ist noch weit, und eine Wertkarte unter „{ $gift }“ ist meist mehr wert als Schmuck.
why-covered = Nur zu: Auf diese Schuld wartet schon ein Stern.
why-pawn = Verkauf { $item }: { $price } jetzt sind mehr, als am Ende dafür zählt.
why-not-coal = Leg sie unter „{ $gift }“, nicht unter die Kohle: Dort zählt sie gegen dich.
why-seen = Leg deinen Strumpf auf „{ $gift }“: Das ist dein Bestes, und jemand hat es gesehen.
why-best = Leg deinen Strumpf auf „{ $gift }“: Mit { $amount } ist das dein Bestes.
why-known = Sag „{ $gift }“: Du hast gesehen, was dort bei { $who } liegt.
why-coal = Verkauf die Kohle für das, was darunter liegt: So bekommst du { $amount }, statt sie zu schulden.
why-buy = Kauf das Geschenk von { $who }: { $cards } Wertkarten für etwa { $price }. Es kann Kohle sein, aber die meisten sind keine.
why-buy-sure = Kauf das Geschenk von { $who }: { $cards } Wertkarten für etwa { $price }, und Kohle ist es nicht.
why-nudge = { $way ->
    [more] Ein Feld mehr
   *[less] Ein Feld weniger
}, und du landest genau auf Weihnachten.
why-mittens = Nimm { $who } { $item } weg: Dann muss { $who } aus dem Dezember nach Hause.
why-worth-it = Spiel sie: „{ $gift }“ ist { $amount } wert.
why-let-go = Lass es ziehen und spar die Karte: „{ $gift }“ ist nur { $amount } wert.
why-let-coal = Lass es ziehen: Das ist deine Kohle, mit { $amount } darunter.

## The final arithmetic

account-deposit = ein Guthaben
account-gift = { $gift } auf Platz { $slot }
account-lights = { $count ->
    [one] ein Licht
   *[other] { $count } Lichter
}
account-ornaments = { $count ->
    [one] eine Kugel
   *[other] { $count } Kugeln
}
account-christmas = auf Weihnachten gelandet
account-debt = { $coal ->
    [1] Zeile { $row }, Kohle: { $debt } $ geschuldet
   *[other] Zeile { $row }: { $debt } $ geschuldet
}
account-forgiven = Zeile { $row }: { $debt } $ durch einen Stern erlassen
account-forgiven-by-tree = Zeile { $row }: { $debt } $ durch den Baum erlassen

## The table

board-title = Holiday Fever.
board-race = Der Wettlauf nach Weihnachten!
board-decks = Übrig: { $gifts } Geschenke, { $values } Wertkarten.
board-tree = { $lights ->
    [one] ein Licht
   *[other] { $lights } Lichter
} und { $ornaments ->
    [one] eine Kugel
   *[other] { $ornaments } Kugeln
}
board-money = hat { $has }, schuldet { $owed }
board-purse = +{ $has } -{ $owed }
board-gifts = Deine Geschenke: { $gifts }
board-day = { $day }. Dezember, { $name }
board-card = Deine Schulden: { $rows }
board-hand = Du hältst: { $cards }
board-pairs = Auf dem Tisch: { $pairs }
board-nothing = keine
mark-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
mark-chance = wartet auf einen Pasch mit { $face }
mark-turn = ist dran
sign-cards = ✉{ $count }
sign-chance = ☄{ $face }
board-legend =
    { "$" } Laden  ♥ Spende  ☄ Wunder
    n/n Karte  BIZ Geschäft  CHI Chili
    EST Auflösung  ELE Wichteln
    AUC Auktion  VAC Urlaub  JOY Freude

## Die Wertungskarte zum Aufheben

keepsake-title = { $name }, { $date }, zu { $players }, Familie { $family }
keepsake-debts = Schulden und Sterne: { $rows }
keepsake-deposits = Guthaben: { $rows }
keepsake-tree = Baum: { $tree }
keepsake-gifts = Geschenke: { $gifts }
keepsake-value = Der Wert dieses Weihnachtsfests: { $value }
keepsake-about = „{ $theme }“ { $note }

## What is expected

ask-Families = Welche Familie möchtest du sein?
ask-Youngest = Wer ist am jüngsten? Diese Person beginnt.
ask-Trade = Möchtest du dein Geschenk behalten oder tauschen?
ask-Anytime-1 = Möchtest du vor dem Wurf eine Karte spielen?
ask-Anytime-2 = { $thrown ->
    [0] Möchtest du eine Karte spielen, bevor jemand zieht?
   *[other] { $active_is ->
        [you] Gleich ziehst du { $thrown } Felder. Möchtest du erst eine Karte spielen?
       *[other] Gleich zieht { $active } { $thrown } Felder. Möchtest du erst eine Karte spielen?
    }
}
ask-Anytime-3 = Möchtest du eine Karte spielen, bevor der Zug endet?
ask-Anytime-4 = { $active_is ->
    [you] Du bist bei einem Verkauf. Möchtest du eine Karte spielen, bevor du wählst?
   *[other] { $active } ist bei einem Verkauf. Möchtest du erst eine Karte spielen?
}
ask-Reaction = { $by } möchte { $gift } von dir. Lässt du es zu?
ask-Ready = Du bist dran: Würfle, oder leg erst deinen Strumpf.
ask-Ready-roll = Du bist dran: Würfle.
ask-Speech = Für einen Stern: { $prompt }. Machst du mit?
ask-Heard = Hast du es gehört?
ask-Donation = Spendest du { $amount } und sagst, wie du der Welt helfen möchtest?
ask-Place = Unter welches Geschenk legst du { $value }?
ask-Offer = { $items ->
    [one] { $name }: Möchtest du eine Sache für { $total } kaufen?
   *[other] { $name }: Möchtest du { $items } Sachen für { $total } kaufen?
}
ask-Store = { $left ->
    [one] Was möchtest du von { $name }?
   *[other] Welche { $left } Sachen möchtest du von { $name }?
}
ask-Pawn = { $name }: Möchtest du eine Sache für { $total } kaufen oder eine für { $sells } verkaufen?
ask-Estate = Haushaltsauflösung: Möchtest du ein fremdes Geschenk für { $factor } mal einen Wurf kaufen oder eines von deinen für { $price } verkaufen?
ask-Auction = Weihnachtsauktion: Errate ein fremdes Geschenk, und es gehört dir. Oder möchtest du eines für { $price } verkaufen?
ask-SellGift = Möchtest du ein Geschenk für { $price } verkaufen?
ask-SwapGift = Möchtest du eines deiner Geschenke gegen ein fremdes tauschen?
ask-TakeGift = Welches Geschenk nimmst du für { $price }?
ask-GiveGift = Welches Geschenk gibst du weg, und wer bekommt es?
ask-Fresh = Du hast „{ $card }“ gezogen. Spielst du die Karte gleich, oder hebst du sie auf?
ask-Fresh-only = Du hast „{ $card }“ gezogen. Jetzt kannst du die Karte nicht spielen, also heb sie für später auf.
ask-Reunion-only = Familientreffen: Du hast kein Geschenk zu verschenken, also pass einfach. Den Grund sieht niemand.
ask-GiveGift-only = Du hast kein Geschenk zu verschenken, also pass einfach. Den Grund sieht niemand.
ask-Lose = Was nimmst du vom Baum?
ask-Choose = Was möchtest du mit der Karte tun?
ask-Return = Dein Baum ist wieder komplett. Möchtest du zurück in den Dezember?
ask-Reunion = Familientreffen! Möchtest du ein Geschenk verschenken, für einen Stern?
ask-SingAlong = Sing mit!
nothing-Anytime = Gerade kannst du keine deiner Karten spielen.
nothing-Reaction = { $by } möchte { $gift } von dir, und du hast keine Karte dagegen.

wait-Families = { $who_is ->
    [you] Du wählst eine Familie.
   *[other] { $who } wählt eine Familie.
}
wait-Youngest = { $who_is ->
    [you] Du sagst, wer am jüngsten ist.
   *[other] { $who } sagt, wer am jüngsten ist.
}
wait-Trade = { $who_is ->
    [you] Wichteln: Behältst du dein Geschenk, oder tauschst du?
   *[other] Wichteln: Behält { $who } das Geschenk, oder wird getauscht?
}
wait-Anytime = Möchte jemand eine Karte spielen?
wait-Reaction = { $by_is ->
    [you] Du möchtest { $gift }. Hat jemand etwas dagegen?
   *[other] { $by } möchte { $gift }. Hat jemand etwas dagegen?
}
wait-Ready = { turn-of }
wait-Speech = { $who_is ->
    [you] Gleich sprichst du. Das Thema: { $prompt }.
   *[other] Gleich spricht { $who }. Das Thema: { $prompt }.
}
wait-Heard = { $who_is ->
    [you] Du hast noch nicht bestätigt, dass du es gehört hast.
   *[other] { $who } hat es noch nicht bestätigt.
}
wait-Donation = { $who_is ->
    [you] Du darfst { $amount } spenden und sprechen.
   *[other] { $who } darf { $amount } spenden und sprechen.
}
wait-Place = { $who_is ->
    [you] Du legst eine Wertkarte unter ein Geschenk.
   *[other] { $who } legt eine Wertkarte unter ein Geschenk.
}
wait-Offer = { $who_is ->
    [you] Du bist bei { $name }: { $items ->
        [one] eine Sache
       *[other] { $items } Sachen
    } für { $total }.
   *[other] { $who } ist bei { $name }: { $items ->
        [one] eine Sache
       *[other] { $items } Sachen
    } für { $total }.
}
wait-Store = { $who_is ->
    [you] Du kaufst bei { $name } ein.
   *[other] { $who } kauft bei { $name } ein.
}
wait-Pawn = { $who_is ->
    [you] Du bist bei { $name } und darfst kaufen oder verkaufen.
   *[other] { $who } ist bei { $name } und darf kaufen oder verkaufen.
}
wait-Estate = { $who_is ->
    [you] Du bist bei der Haushaltsauflösung.
   *[other] { $who } ist bei der Haushaltsauflösung.
}
wait-Auction = { $who_is ->
    [you] Du bist bei der Weihnachtsauktion.
   *[other] { $who } ist bei der Weihnachtsauktion.
}
wait-SellGift = { $who_is ->
    [you] Du darfst ein Geschenk für { $price } verkaufen.
   *[other] { $who } darf ein Geschenk für { $price } verkaufen.
}
wait-SwapGift = { $who_is ->
    [you] Du darfst ein Geschenk tauschen.
   *[other] { $who } darf ein Geschenk tauschen.
}
wait-TakeGift = { $who_is ->
    [you] Du suchst dir ein Geschenk für { $price } aus.
   *[other] { $who } sucht sich ein Geschenk für { $price } aus.
}
wait-GiveGift = { $who_is ->
    [you] Du suchst ein Geschenk zum Verschenken aus.
   *[other] { $who } sucht ein Geschenk zum Verschenken aus.
}
wait-Fresh = { looks-at-card }
wait-Lose = { $who_is ->
    [you] Du wählst, was du verlierst.
   *[other] { $who } wählt, was verloren geht.
}
wait-Choose = { $who_is ->
    [you] Du spielst gerade eine Karte.
   *[other] { $who } spielt gerade eine Karte.
}
wait-Return = { $who_is ->
    [you] Du entscheidest, ob du in den Dezember zurückgehst.
   *[other] { $who } entscheidet über die Rückkehr in den Dezember.
}
wait-Reunion = { $who_is ->
    [you] Familientreffen: Du darfst etwas verschenken.
   *[other] Familientreffen: { $who } darf etwas verschenken.
}
wait-SingAlong = Alle singen!

keys-Speech = Tippe speak und deine Worte.
keys-Donation = Tippe donate und deine Worte.

## House rules, each choice in plain words

option-doubles_deal_amount = Ob beim Pasch-Bonus beide Würfel zählen oder nur einer.
option-doubles_deal_amount-sum = beide Würfel
option-doubles_deal_amount-face = ein Würfel
option-doubles_deal_scope = Ob jeder Wurf mit zwei Würfeln einen Pasch-Bonus bringen kann, oder nur einer, mit dem du ziehst.
option-doubles_deal_scope-any_throw = jeder Wurf
option-doubles_deal_scope-movement = nur einer, mit dem du ziehst
option-value_peek = Ob du deine eigenen Wertkarten ansehen darfst.
option-value_peek-owner = ja
option-value_peek-blind = nein, niemand sieht sie an
option-sold_gifts = Ob alle ein Geschenk sehen, wenn es verkauft wird.
option-sold_gifts-hidden = nein
option-sold_gifts-shown = ja
option-tree_cap = Ob an einem Baum mehr als drei Lichter oder drei Kugeln hängen dürfen.
option-tree_cap-none = ja
option-tree_cap-three_each = nein, höchstens drei von jeder Sorte
option-december_loss = Ob dich im Dezember jedes verlorene Stück Schmuck nach Hause schickt, oder nur eines, das deinem Baum dann fehlt.
option-december_loss-broken_tree = nur eines, das dem Baum fehlt
option-december_loss-any = jedes
option-return_to_december = Ob du in den Dezember zurückmusst, sobald dein Baum wieder komplett ist.
option-return_to_december-must = du musst
option-return_to_december-may = du darfst
option-speech_ack = Ob alle bestätigen, dass sie dich gehört haben.
option-speech_ack-self = nein, dein Wort genügt
option-speech_ack-table = ja, alle
option-stocking_release = Ob du in Läden und bei Familientreffen auch das Geschenk unter deinem Strumpf hergeben darfst.
option-stocking_release-named_only = nein
option-stocking_release-any_voluntary = ja
option-store_fewer = Ob du zum selben Preis weniger Sachen kaufen darfst als gedruckt.
option-store_fewer-no = nein
option-store_fewer-yes = ja
option-business_owner_collects = Ob die Familie, der ein Geschäft gehört, das Geld der Gäste bekommt.
option-business_owner_collects-no = nein
option-business_owner_collects-yes = ja
option-anytime_after_throw = Ob alle zwischen Wurf und Zug Karten spielen dürfen.
option-anytime_after_throw-yes = ja
option-anytime_after_throw-no = nein, nur wer gewürfelt hat
option-sale_window = Ob ihr Karten spielen dürft, bevor jemand bei der Haushaltsauflösung oder der Weihnachtsauktion wählt.
option-sale_window-no = nein
option-sale_window-yes = ja
option-race_reunions = Ob der Wettlauf mit einem einzigen Familientreffen beginnt, oder mit einem für jede Figur, die ankommt.
option-race_reunions-one = eines für alle
option-race_reunions-each = eines für jede Figur
option-race_overshoot = Was im Wettlauf geschieht, wenn du über Weihnachten hinaus würfelst.
option-race_overshoot-stay = du bleibst stehen
option-race_overshoot-stop = du hältst dort an
option-christmas_pardon = Ob ein geschmückter Baum dir nur dann alle Schulden erlässt, wenn du auf Weihnachten gelandet bist.
option-christmas_pardon-lander = ja, nur dann
option-christmas_pardon-decorated = nein, allen mit geschmücktem Baum
option-coal_entry = Ob jedes Stück Kohle eine eigene Schuld ist, oder alle zusammen eine.
option-coal_entry-per_gift = jedes für sich
option-coal_entry-single = alle zusammen
option-records_bots = Ob ein Bot, der gewinnt, eine Zeile im Familienbuch bekommt.
option-records_bots-no = nein
option-records_bots-yes = ja

## Refusals

refusal-HF-006 = Wähl eine der Familien dieses Spiels.
refusal-HF-007 = Ihr wählt die Familien der Reihe nach, und jede nur einmal.
refusal-HF-022 = Platz A sagt, wer am jüngsten ist, oder lässt das Los entscheiden.
refusal-HF-023 = { ask-Ready }
refusal-HF-024 = Erst ist dran, was das Feld oder die Karte verlangt.
refusal-HF-049 = Eines deiner Geschenke hat noch keine Wertkarte: Gib ihm zuerst eine.
refusal-HF-050 = Leg zuerst deine Wertkarte unter eines deiner Geschenke.
refusal-HF-051 = Warte: Jemand legt gerade Wertkarten unter Geschenke.
refusal-HF-060 = Verkauf eines deiner Geschenke. Nur Kohle kannst du für das hergeben, was darunter liegt.
refusal-HF-067 = Du hast kein Geschenk, unter das du eine Wertkarte legen kannst.
refusal-HF-072 = An deinem Baum ist dafür kein Platz mehr.
refusal-HF-080 = Ein Baum ist wieder komplett: Zuerst geht es darum, ob es zurück in den Dezember geht.
refusal-HF-082 = Zuerst geht es darum, was vom Baum kommt: ein Licht oder eine Kugel, die wirklich daran hängt.
refusal-HF-084 = Das ist zu lang zum Tippen: Sag den Rest.
refusal-HF-086 = Zuerst ist dran, wer etwas sagen darf: sprechen, oder auf den Stern verzichten.
refusal-HF-089 = Sag nur, dass du es gehört hast. Einwände gegen eine Rede gibt es nicht.
refusal-HF-095 = Auf diesem Geschenk liegt dein Strumpf: Du kannst nichts darunterlegen.
refusal-HF-096 = Dein Strumpf liegt schon: Du kannst ihn nicht mehr bewegen.
refusal-HF-097 = Nimm eines deiner Geschenke, aber nicht das unter deinem Strumpf.
refusal-HF-100 = Nimm ein Geschenk von jemand anderem, auf dem kein Strumpf liegt.
refusal-HF-101 = Das Geschenk unter deinem Strumpf kannst du hier nicht verkaufen.
refusal-HF-102 = Das Geschenk unter deinem Strumpf bleibt bei dir.
refusal-HF-104 = Auf diesem Platz hast du kein Geschenk.
refusal-HF-105 = Jemand ist im Laden: Erst geht es darum, ob und was gekauft wird.
refusal-HF-106 = Such dir etwas aus: ein Geschenk, eine Wertkarte, ein Licht oder eine Kugel.
refusal-HF-108 = Wenn du kaufst, nimmst du alle Sachen.
refusal-HF-111 = Davon ist nichts mehr da: Ein Stapel ist leer.
refusal-HF-113 = Hier kannst du eine Sache kaufen, eine verkaufen, oder gehen.
refusal-HF-117 = So etwas hängt nicht an deinem Baum.
refusal-HF-123 = Spende, oder pass.
refusal-HF-124 = Warte: Ihr spendet der Reihe nach.
refusal-HF-126 = Bei der Haushaltsauflösung kannst du ein fremdes Geschenk nehmen, ein eigenes verkaufen, oder passen.
refusal-HF-127 = Nimm ein Geschenk, das jemand anders am Tisch wirklich hat.
refusal-HF-131 = Verkauf ein Geschenk, das du wirklich hast.
refusal-HF-135 = Bei der Weihnachtsauktion kannst du ein fremdes Geschenk erraten, ein eigenes verkaufen, oder passen.
refusal-HF-136 = Rate bei einem Geschenk, das jemand anders am Tisch wirklich hat.
refusal-HF-138 = So heißt kein Geschenk in diesem Spiel.
refusal-HF-145 = Erst ist die gezogene Karte dran.
refusal-HF-146 = Du kannst nur eine Karte spielen oder aufheben, die du hast.
refusal-HF-150 = An diesem Tisch kannst du nach einem Wurf nur Wurfkarten spielen.
refusal-HF-151 = Jetzt kannst du nur die Karte spielen, die du eben gezogen hast.
refusal-HF-152 = Spiel eine deiner Karten, oder pass. Gefragt wird der Reihe nach, wer Karten hat.
refusal-HF-154 = So kannst du die Karte nicht spielen.
refusal-HF-155 = Zuerst antwortet, wem das Geschenk gehört: mit einer Karte dagegen, oder gar nicht.
refusal-HF-156 = Diese Karte kannst du nur spielen, wenn jemand eines deiner Geschenke will, und ohne weitere Angaben.
refusal-HF-167 = Behalt, was du hast, oder tausch mit jemand anderem am Tisch.
refusal-HF-168 = Warte: Ihr wählt der Reihe nach.
refusal-HF-180 = Verschenk eines deiner Geschenke, aber keine Kohle, an jemand anderen am Tisch.
refusal-HF-182 = Warte: Ihr kommt der Reihe nach dran.
refusal-HF-206 = Weihnachten ist da: Sing mit, oder lass die anderen singen.
refusal-HF-208 = Du hast schon geantwortet; die anderen singen noch.
refusal-HF-232 = Diese Karte kannst du nur zwischen deinem Wurf und deinem Zug spielen.
refusal-HF-233 = Du musst mindestens ein Feld weit ziehen.

## What the edition calls things; English takes it from there

name-tinsel-twine = Lametta & Zwirn
name-ember-street-bakery = Bäckerei Glut­gasse
name-charitable-donation = Spende
name-mitten-mercantile = Handschuh­haus
name-roll-a-miracle = Würfel­wunder
name-nobel-books = Bücher Nobel
name-fir-fern-florist = Blumen Farn
name-chili-cook-off = Chili-Wettkochen
name-estate-sale = Haushalts­auflösung
name-copper-kettle-kitchenware = Küchen Kupfer­kessel
name-northern-lights = Nord­lichter
name-bluebird-diner = Imbiss Blau­kehlchen
name-sugarplum-sweets = Zuckerpflaume
name-holiday-auction = Weihnachts­auktion
name-family-vacation = Familien­urlaub
name-wind-up-toy-shop = Aufzieh-Spielzeug
name-lantern-hardware = Laternen-Eisen­waren
name-holiday-pawn = Pfand­haus
name-frostbite-outfitters = Frost­ausrüster
name-plum-lane-playhouse = Theater Pflaumen­weg
name-the-institution-of-assisted-happiness = Anstalt für betreutes Glück
name-candlewick-gifts = Geschenke Docht
name-evergreen-emporium = Kaufhaus Immer­grün
name-marigold-garage = Werkstatt Ringel­blume
name-silver-sleigh-jewelers = Juwelier Silber­schlitten
name-family-reunion = Familien­treffen
name-first-snowfall = Erster Schnee
name-cookie-exchange = Plätzchen­tausch
name-heating-bill = Heizkosten
name-shoes-by-the-door = Stiefel vor der Tür
name-bake-sale = Kuchen­basar
name-blown-fuse = Kurz­schluss
name-wrapping-party = Pack­abend
name-snow-day = Schneefrei
name-halfway-hayride = Heuwagen­fahrt
name-post-office-line = Schlange bei der Post
name-lost-mitten-reward = Finder­lohn
name-school-pageant = Krippen­spiel
name-snowdrift = Schnee­wehe
name-parcel-at-the-door = Paket an der Tür
name-late-library-books = Mahn­gebühr
name-found-voucher = Gefundener Gutschein
name-longest-night = Längste Nacht
name-last-minute-dash = Letzte Besorgung
name-candlelight-carol = Lied bei Kerzen­schein
name-christmas = Weih­nachten
