# Das Brett von Secret Santa auf Deutsch.

ss-you = Du

## Karten

ss-name-1 = Rebhuhn
ss-name-2 = Turteltaube
ss-name-3 = Huhn
ss-name-4 = Singvogel
ss-name-5 = Goldring
ss-name-6 = Gans
ss-name-7 = Schwan
ss-name-8 = Magd
ss-name-9 = Tänzerin
ss-name-10 = Lord
ss-name-11 = Pfeifer
ss-name-12 = Trommler
ss-name-CAROL = Christmas Carol
ss-name-FRUIT = der Früchtekuchen
ss-name-GHOST = der Geist der Weihnacht
ss-name-MOUSE = Eine Maus
ss-name-SANTA = Santa
ss-name-SCROOGE = Scrooge
ss-name-TREE = der Weihnachtsbaum
ss-name-E = Elf

ss-card-CAROL = Carol
ss-card-FRUIT = Kuchen
ss-card-GHOST = Geist
ss-card-MOUSE = Maus
ss-card-SANTA = Santa
ss-card-SCROOGE = Scrooge
ss-card-TREE = Baum
ss-card-E = Elf

ss-when-E = zu einer Gabe
ss-when-SANTA = ganz allein
ss-when-FRUIT = zu Beginn
ss-when-star = in deinem Zug
ss-when-holly = nach einem Zug
ss-when-snow = zwischen Runden

ss-group-gift = { $count ->
    [one] { $value }, { $name }
   *[other] { $count } mal { $value }, { $name }
}
ss-group-special = { $count ->
    [one] { $name }
   *[other] { $count } mal { $name }
}

## Die Hand

ss-hand = { $cards ->
    [0] Deine Hand ist leer
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $cards } Karten
}
ss-hand-empty = Du hast alles verschenkt.
ss-chosen = gewählt
ss-picked = { $count } von { $of }
ss-with-elf = mit einem Elfen
ss-more = Eine mehr: { $name }
ss-fewer = Eine weniger: { $name }
ss-which-way = Wie?
ss-to-whom = Wen meinst du? Wähle ein Schild.
ss-elf-needs = Ein Elf liegt neben einer Gabe: wähle eine.
ss-which-gift = Welche Gabe reichst du weiter?

## Der Tisch

ss-climb = Diese Runde
ss-set = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
ss-lower = und { $count } darunter
ss-your-step = Deine Stufe
ss-open-round = Noch nichts gegeben
ss-game = Spiel { $game } von { $games }
ss-used = In dieser Runde benutzt
ss-away = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
ss-buried = { $count ->
    [one] Eine davon liegt verdeckt unter dem Baum.
   *[other] { $count } davon liegen verdeckt unter dem Baum.
}
ss-close = Schließen
ss-sealed = Deine Antwort ist versiegelt
ss-pause-Holly = Greift jemand ein?
ss-pause-SantaWindow = Schickt jemand Santa heim?
ss-pause-TreeWindow = Zündet jemand den Baum an?
ss-pause-Snow = Vor der nächsten Runde
ss-pause-OfferFruitcake = Öffnet jemand den Früchtekuchen?

## Spieler

ss-player = { $name }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $status ->
    [none] { "" }
   *[other] , { $status }
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ss-aim = Wähle { $player }
ss-known = hält sicher { $cards }
ss-points = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
ss-status-out = { $place ->
    [1] als Erster fertig!
    [2] als Zweiter fertig
    [3] als Dritter fertig
   *[other] fertig als { $place }.
}
ss-status-done = keine Karten mehr
ss-status-scrooged = setzt aus
ss-status-turn = ist dran
ss-status-your-turn = du bist dran
ss-status-silent = verpasst einen Zug
ss-status-top = liegt oben
ss-status-passed = gepasst
ss-status-dealer = gab
ss-says-declared = Letzte Gabe!
ss-says-passed = Passe
ss-says-missed = …

## Nach einem Spiel

ss-sheet = Spiel { $game } ist aus
ss-sheet-short = Spiel { $game }: Punkte
ss-place = Platz
ss-points-head = Punkte
ss-night = Abend
