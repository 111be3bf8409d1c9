# Das Brett von Secret Santa auf Deutsch.

you = Du

## Karten

name-1 = Rebhuhn
name-2 = Turteltaube
name-3 = Huhn
name-4 = Singvogel
name-5 = Goldring
name-6 = Gans
name-7 = Schwan
name-8 = Magd
name-9 = Tänzerin
name-10 = Lord
name-11 = Pfeifer
name-12 = Trommler
name-CAROL = Christmas Carol
name-FRUIT = der Früchtekuchen
name-GHOST = der Geist der Weihnacht
name-MOUSE = Eine Maus
name-SANTA = Santa
name-SCROOGE = Scrooge
name-TREE = der Weihnachtsbaum
name-E = Elf

card-CAROL = Carol
card-FRUIT = Kuchen
card-GHOST = Geist
card-MOUSE = Maus
card-SANTA = Santa
card-SCROOGE = Scrooge
card-TREE = Baum
card-E = Elf

when-E = zu einer Gabe
when-SANTA = ganz allein
when-FRUIT = zu Beginn
when-star = in deinem Zug
when-holly = nach einem Zug
when-snow = zwischen Runden

group-gift = { $count ->
    [one] { $value }, { $name }
   *[other] { $count } mal { $value }, { $name }
}
group-special = { $count ->
    [one] { $name }
   *[other] { $count } mal { $name }
}

## Die Hand

hand = { $cards ->
    [0] Deine Hand ist leer
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $cards } Karten
}
hand-empty = Du hast alles verschenkt.
chosen = gewählt
picked = { $count } von { $of }
with-elf = mit einem Elfen
more = Eine mehr: { $name }
fewer = Eine weniger: { $name }
which-way = Wie?
to-whom = Wen meinst du? Wähle ein Schild.
elf-needs = Ein Elf liegt neben einer Gabe: wähle eine.
which-gift = Welche Gabe reichst du weiter?

## Der Tisch

climb = Diese Runde
set = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
lower = und { $count } darunter
your-step = Deine Stufe
open-round = Noch nichts gegeben
game = Spiel { $game } von { $games }
used = In dieser Runde benutzt
away = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
buried = { $count ->
    [one] Eine davon liegt verdeckt unter dem Baum.
   *[other] { $count } davon liegen verdeckt unter dem Baum.
}
close = Schließen
sealed = Deine Antwort ist versiegelt
pause-Holly = Greift jemand ein?
pause-SantaWindow = Schickt jemand Santa heim?
pause-TreeWindow = Zündet jemand den Baum an?
pause-Snow = Vor der nächsten Runde
pause-OfferFruitcake = Öffnet jemand den Früchtekuchen?

## Spieler

player = { $name }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $status ->
    [none] { "" }
   *[other] , { $status }
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
aim = Wähle { $player }
known = hält sicher { $cards }
points = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
status-out = { $place ->
    [1] als Erster fertig!
    [2] als Zweiter fertig
    [3] als Dritter fertig
   *[other] fertig als { $place }.
}
status-done = keine Karten mehr
status-scrooged = setzt aus
status-turn = ist dran
status-your-turn = du bist dran
status-silent = verpasst einen Zug
status-top = liegt oben
status-passed = gepasst
status-dealer = gab
says-declared = Letzte Gabe!
says-passed = Passe
says-missed = …

## Nach einem Spiel

sheet = Spiel { $game } ist aus
place = Platz
points-head = Punkte
night = Abend
