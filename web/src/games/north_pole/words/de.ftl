# Das Brett des Zugrennens. Sätze von Ereignissen und Zügen kommen vom Tisch selbst.

np-board = Die Strecke von Zuhause zum Nordpol, { $length } Felder
np-trains = Wo die Züge stehen
np-hand = Deine Hand
np-seats = Spieler
np-piles = Stapel
np-draw = Nachziehen
np-discard = Ablage
np-spaces = { $count ->
    [one] Feld
   *[other] Felder
}
np-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
np-bridge = Brücke
np-lower = Untere Brücke
np-upper = Obere Brücke
np-slope = Rutschiger Hang
np-slope-short = Hang
np-you = Du
np-bot = Bot
np-away = nicht da
np-detour = darf nicht hinüber
np-known = hält sicher { $cards }
np-place-space = Feld { $space }
np-place-top = oben am rutschigen Hang
np-place-foot = unten am rutschigen Hang
np-at = { $name }: { $place }
np-card-HB = Gedrängel
np-card-EX = Express
np-card-ST = Schneesturm
np-card-NE = Elfenstreich
np-card-RC = Rentierwechsel
np-card-SA = Weihnachtsmann
np-card-number = { $value } { $value ->
    [one] Feld
   *[other] Felder
}
np-to = bis { $place }
np-to-with = bis { $place }, { $count ->
    [one] wo { $names } steht
   *[other] wo { $names } stehen
}
np-one = Eine { $value }
np-three = Drei { $value }er
np-whom = Wen?
np-how = Wie?
np-toss = wegwerfen
np-window-reindeer = Drilling von { $who }: Ziel ist { $place }.
np-window-santa = { $who } spielt { $card }.
np-window-wait = Alle, die es betrifft, werden gefragt, was immer sie halten.
np-follow = Mitfahren
