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
hs-card = { $date }, { $name }
hs-effect = { $effect ->
    [AGAIN] noch ein Zug
    [SWITCH] zwei Karten tauschen die Plätze
   *[TRADE] eine Karte tauschen
}


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
