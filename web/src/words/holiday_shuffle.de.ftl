# Das Brett von Holiday Shuffle auf Deutsch.

hs-you = Du
hs-bot = Bot
hs-close = Schließen

## Daten und Karten

hs-month-1 = Jan
hs-month-2 = Feb
hs-month-3 = Mär
hs-month-4 = Apr
hs-month-5 = Mai
hs-month-6 = Jun
hs-month-7 = Jul
hs-month-8 = Aug
hs-month-9 = Sep
hs-month-10 = Okt
hs-month-11 = Nov
hs-month-12 = Dez
hs-date = { $day }. { $month }
hs-wild = Joker
hs-any-date = Jeder Tag
hs-a-wild = ein Joker
hs-wild-dated = ein Joker ({ $date })
hs-card = { $date }, { $name }{ $effect ->
    [AGAIN] , noch ein Zug
    [SWITCH] , zwei Karten tauschen die Plätze
    [TRADE] , eine Karte tauschen
   *[none] { "" }
}

hs-name-Jan1 = Neujahr
hs-name-Jan6 = Dreikönigs­tag
hs-name-Jan19 = Martin-Luther-King-Tag
hs-name-Jan21 = Weltknuddel­tag
hs-name-Jan22 = Mond­neujahr
hs-name-Jan31 = Rückwärts­tag
hs-name-Feb1 = Tag der Freiheit
hs-name-Feb2 = Murmeltier­tag
hs-name-Feb14 = Valentins­tag
hs-name-Feb16 = Präsidenten­tag
hs-name-Feb17 = Tag der guten Taten
hs-name-Feb29 = Schalttag
hs-name-Mar2 = Vorlesetag
hs-name-Mar8 = Weltfrauen­tag
hs-name-Mar14 = Pi-Tag
hs-name-Mar15 = Iden des März
hs-name-Mar17 = St. Patrick
hs-name-Mar20 = Frühlings­anfang
hs-name-Apr1 = Aprilscherz­tag
hs-name-Apr10 = Geschwister­tag
hs-name-Apr11 = Oster­sonntag
hs-name-Apr17 = Fledermaus­tag
hs-name-Apr22 = Tag der Erde
hs-name-Apr30 = Tag des Baumes
hs-name-May1 = Maifeier­tag
hs-name-May5 = Cinco de Mayo
hs-name-May9 = Muttertag
hs-name-May23 = Schildkröten­tag
hs-name-May25 = Handtuch­tag
hs-name-May31 = Memorial Day
hs-name-Jun4 = Katzenkuschel­tag
hs-name-Jun8 = Tag der Ozeane
hs-name-Jun14 = Flaggen­tag
hs-name-Jun19 = Juneteenth
hs-name-Jun20 = Vatertag
hs-name-Jun24 = Johannis­tag
hs-name-Jul1 = Kanada-Tag
hs-name-Jul4 = Unabhängig­keitstag
hs-name-Jul14 = Tag der Bastille
hs-name-Jul20 = Mondlandungs­tag
hs-name-Jul25 = Elterntag
hs-name-Jul30 = Tag der Freundschaft
hs-name-Aug1 = Schnitter­fest
hs-name-Aug9 = Tag der Buchfreunde
hs-name-Aug13 = Linkshänder­tag
hs-name-Aug15 = Unabhängig­keit Indiens
hs-name-Aug19 = Tag der Luftfahrt
hs-name-Aug26 = Gleichberechti­gungstag
hs-name-Sep6 = Tag der Arbeit (USA)
hs-name-Sep12 = Großeltern­tag
hs-name-Sep13 = Tag der Zuversicht
hs-name-Sep16 = Rosch ha-Schana
hs-name-Sep19 = Sprich-wie-ein-Pirat-Tag
hs-name-Sep22 = Herbst­anfang
hs-name-Oct4 = Welttierschutz­tag
hs-name-Oct9 = Weltpost­tag
hs-name-Oct11 = Kolumbus­tag
hs-name-Oct16 = Tag des Chefs
hs-name-Oct24 = Tag der Vereinten Nationen
hs-name-Oct31 = Halloween
hs-name-Nov1 = Allerheili­gen
hs-name-Nov2 = Tag der Toten
hs-name-Nov3 = Tag des belegten Brotes
hs-name-Nov11 = Veteranen­tag
hs-name-Nov13 = Weltnettig­keitstag
hs-name-Nov25 = Thanks­giving
hs-name-Dec4 = Plätzchen­tag
hs-name-Dec8 = Chanukka
hs-name-Dec14 = Affentag
hs-name-Dec25 = Weih­nachten
hs-name-Dec26 = Kwanzaa
hs-name-Dec31 = Silvester

## Reihen

hs-mat-of = Reihe von { $name }
hs-table = Der Tisch mit allen Reihen
hs-your-mat = Deine Reihe
hs-open-mat = Reihe von { $name } ganz zeigen: { $order } geordnet, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hs-in-order = { $count } geordnet
hs-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hs-slot = Platz { $slot }: { $card }{ $order ->
    [yes] , geordnet
   *[other] { "" }
}
hs-slot-fits = Platz { $slot }: { $card }. Mit { $what } hier sind { $count } geordnet, das zählt { $points }
hs-no-bonus = Noch kein Bonus: drei Monate nacheinander oder drei aus einem Monat
hs-bonus-run = Monate { $from } bis { $to }{ $wilds ->
    [none] { "" }
   *[other] { " " }(Joker als { $wilds })
}
hs-bonus-group = { $cards } im { $from }{ $wilds ->
    [none] { "" }
   *[other] { " " }(Joker als { $wilds })
}
hs-now = Jetzt { $base } + { $bonus } = { $total }
hs-then = { $what } auf Platz { $slot } ergibt { $total }

## Stapel

hs-draw = { $count ->
    [0] Nichts zu ziehen
    [one] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $count } Karten
}
hs-draw-short = Ziehen
hs-flipped = in Ablagefolge
hs-discard-short = Ablage
hs-discard-top = Ablage, obenauf { $card }
hs-discard-here = Hier ablegen, auf { $card }
hs-discard-empty = Keine Ablage
hs-discard-list = Die ganze Ablage der Reihe nach: { $count }
hs-discards = Die Ablage
hs-discards-how = Die neueste zuerst. Ist der Nachziehstapel leer, wird sie umgedreht, und die älteste wird zuerst gezogen.
hs-you-drew = Du hast { $what } gezogen

## Was zu tun ist

hs-take-where = Wohin mit { $what }? Wähle einen Platz.
hs-switch-two = Wähle zwei Karten deiner Reihe.
hs-switch-second = Und die zweite Karte?
hs-trade-two = Wähle eine deiner Karten und eine aus einer anderen Reihe.
hs-trade-theirs = Und welche Karte einer anderen Reihe?
hs-trade-mine = Und welche deiner Karten?
hs-name-it = Wähle ein Datum für den Joker auf Platz { $slot }.
hs-naming = Ein Datum für den Joker auf Platz { $slot }
hs-months = Monate
hs-day = { $date }{ $likely ->
    [yes] , das wäre gut
   *[other] { "" }
}

## Punkte

hs-scores = Punkte
hs-before-now = Bisher
hs-so-far = Runde { $round } bis jetzt
hs-total = Summe
hs-round = Runde { $round } von { $rounds }
hs-again = { $count ->
    [one] noch ein Zug folgt
   *[other] noch { $count } Züge folgen
}
hs-round-over = Runde { $round } ist aus
hs-round-points = Runde { $round }: Punkte
hs-wins-round = gewinnt die Runde
hs-won-base = Alle zehn geordnet
hs-order-base = { $count ->
    [one] 1 geordnet von links
   *[other] { $count } geordnet von links
}
hs-in-all = Zusammen
