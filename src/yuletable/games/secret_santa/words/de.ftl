# Secret Santa auf Deutsch. Aufbau wie in en.ftl; Karten und Geschenke stehen im Akkusativ, so wie
# die Sätze sie brauchen. Ablehnungen (refusal-…) sagen, was der Paragraf verlangt.

about = Verschenke als Erstes alle deine Karten, immer höher als die anderen, während Weihnachtsmann, Elfen und Geister dazwischenfunken.
about-minutes = etwa 45 Minuten
how-to =
    Werde als Erstes alle deine Karten los.
    Wer eine Runde eröffnet, gibt eine oder mehrere Karten mit derselben Zahl.
    Reihum geben die anderen ebenso viele Karten mit einer höheren Zahl, oder sie passen.
    Haben alle gepasst, gewinnt der oberste Stapel die Runde und eröffnet die nächste.

## Cards

gift-1 = { $count ->
    [one] ein Rebhuhn
   *[other] { $number } Rebhühner
}
gift-2 = { $count ->
    [one] eine Turteltaube
   *[other] { $number } Turteltauben
}
gift-3 = { $count ->
    [one] ein französisches Huhn
   *[other] { $number } französische Hühner
}
gift-4 = { $count ->
    [one] einen Singvogel
   *[other] { $number } Singvögel
}
gift-5 = { $count ->
    [one] einen goldenen Ring
   *[other] { $number } goldene Ringe
}
gift-6 = { $count ->
    [one] eine Gans
   *[other] { $number } Gänse
}
gift-7 = { $count ->
    [one] einen Schwan
   *[other] { $number } Schwäne
}
gift-8 = { $count ->
    [one] eine Magd
   *[other] { $number } Mägde
}
gift-9 = { $count ->
    [one] eine Tänzerin
   *[other] { $number } Tänzerinnen
}
gift-10 = { $count ->
    [one] einen Lord
   *[other] { $number } Lords
}
gift-11 = { $count ->
    [one] einen Pfeifer
   *[other] { $number } Pfeifer
}
gift-12 = { $count ->
    [one] einen Trommler
   *[other] { $number } Trommler
}

special-CAROL = das Weihnachtslied
special-FRUIT = den Früchtekuchen
special-GHOST = den Geist der diesjährigen Weihnacht
special-MOUSE = die Maus
special-SANTA = den Weihnachtsmann
special-SCROOGE = Scrooge
special-TREE = den Weihnachtsbaum
special-E = { $count ->
    [one] einen Elfen
   *[other] { $number } Elfen
}

card-CAROL = Lied
card-FRUIT = Kuchen
card-GHOST = Geist
card-MOUSE = Maus
card-SANTA = Weihnachtsmann
card-SCROOGE = Scrooge
card-TREE = Baum
card-E = Elf

text-SANTA = Weihnachtsmann: wenn du dran bist, ganz allein. Er gewinnt dir die Runde, egal mit wie vielen Karten gespielt wird.
text-ELF = Elf: Leg ihn zu einem Geschenk, und er zählt als noch eines davon.
text-TREE = Weihnachtsbaum: nach einer Runde. Ihre Geschenke werden gemischt, und alle bekommen eines.
text-FRUITCAKE = Früchtekuchen: vor der ersten Runde. Reiche eines deiner Geschenke an jemanden weiter.
text-SCROOGE = Scrooge: zwischen zwei Runden. Wer in der letzten Runde gepasst und nichts gegeben hat, setzt die nächste aus.
text-CAROL = Weihnachtslied: wenn jemand dran war. Tausche mit jemandem den Platz, bis das Spiel vorbei ist.
text-MOUSE = Maus: wenn jemand dran war. Pst! Die Runde endet, und die obersten Geschenke gewinnen sie.
text-GHOST = Geist der diesjährigen Weihnacht: wenn jemand Geschenke gegeben hat. Schick sie zurück auf die Hand, von der sie kamen.

one-gift = { $gift } ({ $value })
play-gifts = { $gifts } ({ $size ->
    [1] { $value }
   *[other] { $size }×{ $value }
})
play-elves = { $gifts } und { $elves } ({ $size }×{ $value })
play-zeros = { $cards } als { $size ->
    [1] Geschenk
   *[other] Geschenke
} ohne Wert ({ $size }×0)

## Events

event-dealt = { $who_is ->
    [you] { $dealer_is ->
        [you] Spiel { $game }: Du teilst aus, { $held } Karten für dich.
       *[other] Spiel { $game }: { $dealer } teilt aus, { $held } Karten für dich.
    }
   *[other] { $viewer ->
        [nobody] { $dealer_is ->
            [who] Spiel { $game }: { $who } teilt aus.
           *[other] { "" }
        }
       *[seat] { "" }
    }
}
event-regifted = { $who_is ->
    [you] Du reichst { $gift } an { $target } weiter.
   *[other] { $gift ->
        [hidden] { $who } reicht ein Geschenk an { $target } weiter.
       *[other] { $target_is ->
            [you] { $who } reicht { $gift } an dich weiter.
           *[other] { $who } reicht { $gift } an { $target } weiter.
        }
    }
}
event-round = { $who_is ->
    [you] Du eröffnest eine Runde.
   *[other] { $who } eröffnet eine Runde.
}
    .quiet = yes
event-gave = { $who_is ->
    [you] Du gibst { $play }{ $left ->
        [0] , deine letzte Karte!
       *[other] .
    }
   *[other] { $who } gibt { $play }{ $left ->
        [0] , die letzte Karte!
       *[other] .
    }
}
event-sing = Fünf goldene Ringe! Alle singen.
event-passed = { $who_is ->
    [you] Du passt.
   *[other] { $who } passt.
}
event-missed = { $who_is ->
    [you] Du setzt diesmal aus: Du hast nicht „Letztes Geschenk!“ gerufen.
   *[other] { $who } setzt diesmal aus: Das „Letztes Geschenk!“ hat gefehlt.
}
event-declared = { $who_is ->
    [you] Du rufst „Letztes Geschenk!“.
   *[other] { $who } ruft „Letztes Geschenk!“.
}
event-silent = { $who_is ->
    [you] Du sagst nichts und setzt einmal aus.
   *[other] { $who } sagt nichts und setzt einmal aus.
}
event-window = { $kind ->
    [fruitcake] Niemand packt den Früchtekuchen aus.
    [santa] Niemand schickt den Weihnachtsmann nach Hause.
    [tree] Niemand zündet den Weihnachtsbaum an.
    [snow] Niemand setzt eine Schneekarte ein.
   *[holly] Niemand reagiert.
}
    .quiet = yes
event-used = { $who_is ->
    [you] Du spielst { $card }{ $left ->
        [0] , deine letzte Karte.
       *[other] .
    }
   *[other] { $who } spielt { $card }{ $left ->
        [0] , die letzte Karte.
       *[other] .
    }
}
event-swapped = { $who_is ->
    [you] Du tauschst mit { $target } den Platz.
   *[other] { $target_is ->
        [you] { $who } tauscht mit dir den Platz.
       *[other] { $who } tauscht mit { $target } den Platz.
    }
}
event-haunted = { $who_is ->
    [you] Du nimmst { $play } zurück.
   *[other] { $who } nimmt { $play } zurück.
}
event-tree = { $dealt_count ->
    [0] Unter dem Baum liegen keine Geschenke.
    [one] { $dealt_is ->
        [you] Unter dem Baum: { $gifts }. Eines davon bekommst du.
       *[other] Unter dem Baum: { $gifts }. Eines davon bekommt { $dealt }.
    }
   *[other] { $dealt_is ->
        [too] Unter dem Baum: { $gifts }. Sie werden gemischt, und { $dealt } bekommt je eines.
       *[other] Unter dem Baum: { $gifts }. Sie werden gemischt, und { $dealt } bekommen je eines.
    }
}
event-unwrapped = { $who_is ->
    [you] Du packst { $gift } aus.
   *[other] { "" }
}
event-scrooged = { $who_is ->
    [you] Du setzt die nächste Runde aus.
   *[other] { $who } setzt die nächste Runde aus.
}
event-won_round = { $why ->
    [santa] { $who_is ->
        [you] Du gewinnst die Runde.
       *[other] { $who } gewinnt die Runde.
    }
    [mouse] { $who_is ->
        [you] Pst, die Runde ist vorbei: Du gewinnst sie.
       *[other] Pst, die Runde ist vorbei: { $who } gewinnt sie.
    }
    [nobody] { $who_is ->
        [you] Niemand hat etwas gegeben. Die Runde zählt für dich.
       *[other] Niemand hat etwas gegeben. Die Runde zählt für { $who }.
    }
   *[top] { $who_is ->
        [you] Du gewinnst die Runde.
       *[other] { $who } gewinnt die Runde.
    }
}
event-out = { $who_is ->
    [you] Du bist alle Karten los: { $place } Platz und { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }!
   *[other] { $who } ist alle Karten los: { $place } Platz und { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
}
event-back = { $who_is ->
    [you] Du bist wieder im Spiel.
   *[other] { $who } ist wieder im Spiel.
}
event-scored = { $who_is ->
    [you] Du belegst den { $place } Platz und bekommst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }.
   *[other] { $who } belegt den { $place } Platz und bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }.
}
event-night_over = { $winners_is ->
    [you] Der Abend ist vorbei, und du gewinnst ihn!
    [too] Der Abend ist vorbei: { $winners } teilt euch die Ehre!
   *[other] { $winners_count ->
        [one] Der Abend ist vorbei, und { $winners } gewinnt ihn.
       *[other] Der Abend ist vorbei: { $winners } teilen sich die Ehre.
    }
}

## Moves

move-give = Gib { $play }
move-give-santa = Gib { $play } und gewinne die Runde mit dem Weihnachtsmann
move-zeros = Gib { $play }
move-pass = Passe
move-declare = Ruf „Letztes Geschenk!“
move-silent = Sag nichts und setz einmal aus
move-decline = Lass es durchgehen
move-SANTA = Gewinne die Runde mit dem Weihnachtsmann
move-MOUSE = Pst! Beende die Runde: Die obersten Karten gewinnen sie
move-GHOST = Schick die eben gegebenen Geschenke zurück auf die Hand
move-CAROL = Tausche mit { $target } den Platz
move-SCROOGE = { $target_is ->
    [you] Setz selbst die nächste Runde aus
   *[other] { $target } setzt die nächste Runde aus
}
move-tree-self = Teile die Geschenke der Runde neu aus, bei dir beginnend
move-tree-left = Teile die Geschenke der Runde neu aus, links von dir beginnend
move-regift = Reiche { $gift } an { $target } weiter

## What is expected

ask-Turn = Du bist dran: Gib { $size ->
    [1] eine Karte
   *[other] { $number } Karten
} über { $value }, oder passe.
ask-Turn-alone = Alle anderen haben gepasst: Passe, um die Runde zu gewinnen, oder gib erst noch { $size ->
    [1] eine Karte
   *[other] { $number } Karten
} über { $value }.
ask-Turn-won = Alle anderen haben gepasst: Passe, um die Runde zu gewinnen.
ask-Turn-open = Du eröffnest! Gib so viele gleiche Karten, wie du magst.
ask-Turn-zeros = Du eröffnest und hast keine Geschenke mehr. Deine Sonderkarten zählen 0.
ask-Turn-stuck = Da kommst du nicht drüber: Passe.
ask-FinalGift = Noch eine Karte! Ruf „Letztes Geschenk!“, oder du setzt einmal aus.
ask-Holly = Möchtest du reagieren, bevor es weitergeht?
ask-SantaWindow = Der Weihnachtsmann ist da! Schickst du ihn nach Hause?
ask-TreeWindow = Die Runde ist vorbei. Zündest du den Weihnachtsbaum an?
ask-Snow = Gleich beginnt eine neue Runde. Setzt du vorher eine Schneekarte ein?
ask-Fruitcake = Du hast den Früchtekuchen. Welches Geschenk reichst du weiter, und an wen?
ask-OfferFruitcake = Du hast den Früchtekuchen. Reichst du vor dem Start ein Geschenk weiter?
ask-nothing = Du hast gerade keine Karte, um zu reagieren.

wait-Turn = { turn-of }
wait-FinalGift = { $who_is ->
    [you] Du hast noch eine Karte. Rufst du es aus?
   *[other] { $who } hat noch eine Karte. Ruft { $who } es aus?
}
wait-Fruitcake = { $who_is ->
    [you] Du packst den Früchtekuchen aus.
   *[other] { $who } packt den Früchtekuchen aus.
}
wait-OfferFruitcake = Vor der ersten Runde: Packt jemand den Früchtekuchen aus?
wait-Holly = Setzt jemand eine Stechpalmenkarte ein?
wait-SantaWindow = Schickt jemand den Weihnachtsmann nach Hause?
wait-TreeWindow = Die Runde ist vorbei. Zündet jemand den Weihnachtsbaum an?
wait-Snow = Gleich beginnt eine neue Runde. Setzt jemand eine Schneekarte ein?

## The board

board-title = Secret Santa
board-game = Spiel { $game } von { $games }
board-number = { $number ->
    [1] je eine Karte
   *[other] je { $word } Karten
}
board-open = noch nichts gegeben
board-climb = Der Aufstieg
board-hand = Deine Hand
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-empty = leer
board-unseen = noch nicht gesehen: { $cards }
board-lower = … und { $count } darunter
mark-turn = ist dran
mark-passed = passt
mark-scrooged = setzt aus
mark-silent = schweigt
mark-out = fertig, { $place }
mark-done = keine Karten
mark-dealer = teilt aus
mark-top = obenauf

## House rules, each choice in plain words

option-special_set = Welche Sonderkarten im Stapel sind; die kleineren Auswahlen sind gut für den Anfang.
option-special_set-full = alle Sonderkarten
option-special_set-santa_elves = nur Weihnachtsmann und Elfen
option-special_set-snow_only = nur Schneekarten
option-special_games = Für wie viele Spiele des Abends die gewählten Sonderkarten gelten; danach sind alle dabei.
option-special_games-all = den ganzen Abend
option-special_games-number = { $n ->
    [one] nur das erste Spiel
   *[other] die ersten { $n } Spiele
}
option-first_dealer = Wer im ersten Spiel des Abends gibt.
option-first_dealer-random = das Los entscheidet
option-opener_may_pass = Wer eine Runde eröffnen soll, darf stattdessen passen.
option-final_gift = Wer „Letztes Geschenk!“ ruft, wenn du nur noch eine Karte hast.
option-final_gift-manual = du selbst, sonst setzt du aus
option-final_gift-auto = der Tisch ruft es für dich
option-final_gift-off = niemand muss es rufen
option-final_gift_penalty = Wie du aussetzt, wenn du geschwiegen hast.
option-final_gift_penalty-skip = nur dieses Mal: später in der Runde darfst du wieder
option-final_gift_penalty-pass = als hättest du gepasst
option-final_gift_chance = Welchen Zug du aussetzt, wenn du geschwiegen hast.
option-final_gift_chance-turn = deinen nächsten Zug
option-final_gift_chance-single = den nächsten, in dem du eine einzelne Karte geben könntest
option-games_per_night = Wie viele Spiele ein Abend hat.
option-games_per_night-number = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
option-carol_reset = Im nächsten Spiel sitzen alle wieder auf ihrem eigenen Platz.
option-holly_after_pass = Stechpalmenkarten dürfen auch auf ein Passen folgen.
option-holly_wait = Welche Geschenke das Warten beenden, wenn du zuletzt gegeben hast und eine Stechpalmenkarte spielen willst.
option-holly_wait-standing = nur Geschenke, die liegen bleiben
option-holly_wait-played = alle Geschenke, auch wenn der Geist sie zurückschickt
option-ghost_on_santa = Der Geist darf den Weihnachtsmann nach Hause schicken.
option-santa_with_gifts = Du darfst den Weihnachtsmann zusammen mit Geschenken spielen.
option-tree_recipients = Wem der Baum gibt; wer schon fertig war und etwas bekommt, spielt wieder mit.
option-tree_recipients-still_in = nur denen, die noch im Spiel sind
option-tree_recipients-also_just_out = auch denen, die eben fertig wurden
option-tree_recipients-everyone = allen, ob im Spiel oder fertig
option-fruitcake_play = Ob du den Früchtekuchen spielen musst.
option-fruitcake_play-must = du musst
option-fruitcake_play-may = du darfst
option-fruitcake_public = Alle sehen das Geschenk, das du mit dem Früchtekuchen weitergibst.
option-scrooge_self = Du darfst mit Scrooge dich selbst nennen.

## Refusals

refusal-SS-01 = Geschenke haben Werte von 1 bis { $top_gift }.
refusal-SS-03 = Das geht jetzt nicht: Jede Sonderkarte hat ihren eigenen Moment.
refusal-SS-17 = Eröffne mit mindestens einer Karte von deiner Hand, alle vom selben Wert.
refusal-SS-18 = Gib genau so viele Karten wie verlangt, alle von einem höheren Wert als dem obersten, oder passe.
refusal-SS-19 = Gleich hoch reicht nicht: Gib einen höheren Wert.
refusal-SS-21 = Du hast gepasst und bist in dieser Runde nicht mehr dabei.
refusal-SS-22 = Noch liegt nichts da: Du musst eröffnen.
refusal-SS-26 = Du hast keine Karten mehr.
refusal-SS-33 = Du hast noch eine Karte: Ruf „Letztes Geschenk!“, oder sag nichts.
refusal-SS-36 = „Letztes Geschenk!“ ruft ihr nur, wenn jemand gerade eine Karte übrig hat, und vor allem anderen.
refusal-SS-37 = Du hast deine letzte Karte verschwiegen: Jetzt musst du aussetzen.
refusal-SS-52 = Diese Karte kannst du nur spielen, wenn du dran bist.
refusal-SS-55 = Diese Karte kannst du nur nach dem Zug von jemand anderem spielen.
refusal-SS-58 = Die letzten Geschenke kamen von dir: Warte, bis jemand anders welche gibt.
refusal-SS-59 = Ihr kommt der Reihe nach dran, und du bist gerade nicht gefragt.
refusal-SS-61 = Diese Karte kannst du nur zwischen zwei Runden spielen.
refusal-SS-62 = Zwischen den Runden kommt ihr der Reihe nach dran: erst mit dem Baum, dann mit den anderen Schneekarten.
refusal-SS-63 = Sonderkarten zählen erst als Geschenke ohne Wert, wenn du keine anderen Geschenke mehr hast.
refusal-SS-64 = Geschenke ohne Wert schlagen nichts: Damit kannst du nur eröffnen, und nur mit Karten von deiner Hand.
refusal-SS-66 = Du hast den Weihnachtsmann nicht auf der Hand.
refusal-SS-69 = Auf den Weihnachtsmann kann nur der Geist antworten.
refusal-SS-70 = Spiel den Weihnachtsmann ganz allein.
refusal-SS-71 = So viele Elfen hast du nicht.
refusal-SS-73 = Elfen ahmen ein Geschenk nach: Gib mindestens eines dazu.
refusal-SS-74 = Spiel den Weihnachtsbaum, wenn du ihn hast, nach einer Runde und bevor ihre Karten weggeräumt sind.
refusal-SS-82 = Spiel den Früchtekuchen, wenn du ihn hast, und nur vor der ersten Runde.
refusal-SS-83 = Mit dem Früchtekuchen gibst du eines deiner Geschenke, von 1 bis { $top_gift }, an jemand anderen weiter.
refusal-SS-84 = Erst kommt der Früchtekuchen, dann alles andere.
refusal-SS-85 = Du musst den Früchtekuchen spielen.
refusal-SS-86 = Spiel Scrooge, wenn du ihn hast, und nenn jemanden am Tisch.
refusal-SS-87 = Scrooge hat dich genannt: Du setzt diese Runde aus.
refusal-SS-88 = Nenn jemanden, der in der letzten Runde gepasst und nichts gegeben hat.
refusal-SS-89 = Du kannst niemanden nennen: Alle, die gepasst haben, haben vorher etwas gegeben.
refusal-SS-90 = Scrooge hat dich genannt: Keine deiner Karten zählt in dieser Runde.
refusal-SS-91 = Spiel das Weihnachtslied, wenn du es hast, und tausch mit jemand anderem am Tisch den Platz.
refusal-SS-98 = Du hast die Maus nicht auf der Hand.
refusal-SS-100 = Es liegt noch nichts da, also kann die Maus die Runde nicht beenden.
refusal-SS-101 = Du hast den Geist nicht auf der Hand.
refusal-SS-105 = Den Geist kannst du nur auf Geschenke spielen, die eben gegeben wurden.

## Why a friend would play it

why-out = Das ist deine ganze Hand. Los!
why-ghost = { $who } ist gerade alle Karten losgeworden. Nur der Geist kann das noch verhindern.
why-spoil = { $spoil ->
    [none] Die Runde gehört dir.
    [santa] Nur der Weihnachtsmann könnte noch stören.
    [ghost] Nur der Geist könnte noch stören.
   *[both] Nur der Weihnachtsmann oder der Geist könnten noch stören.
}
why-outnumber = Niemand sonst hat { number } Karten, also kann das keiner überbieten. { why-spoil }
why-unbeatable = { $n ->
    [one] Etwas Höheres kann niemand haben.
   *[other] Von etwas Höherem kann niemand { number } haben.
} { why-spoil }
why-home = Der Weihnachtsmann holt dir das Ausspiel, und { $n ->
    [one] deine { $value } bringt dich ins Ziel.
   *[other] deine { number } { $value }er bringen dich ins Ziel.
}
why-pair = { $who_count ->
    [one] { $who } hat nur noch eine Karte und kann
   *[other] { $who } haben nur noch je eine Karte und können
} { $size ->
    [2] bei einem Paar
   *[other] bei so vielen Karten
} nicht mithalten{ $santa ->
    [yes] , es sei denn, es ist der Weihnachtsmann.
   *[no] .
}
why-high = { $who_count ->
    [one] { $who } hat nur noch eine Karte.
   *[other] { $who } haben nur noch je eine Karte.
} Spiel jetzt hoch, dann ist die Tür zu.
why-free = Die Runde gehört dir sowieso. Werde diese Karten vorher noch kostenlos los.
why-unload = Jetzt kannst du deine { $value }er loswerden. Später überbieten sie kaum noch etwas.
why-elf = { $elves ->
    [one] Mit dem Elfen
   *[other] Mit den Elfen
} sind es { number }, und das reicht wahrscheinlich für die Runde.
why-fits = { $count ->
    [one] Das passt genau, und es ist deine einzige { $value }.
   *[other] Das passt genau, und du bist alle deine { $value }er los.
}
why-together = Du würdest deine { number } { $value }er auseinanderreißen. Pass lieber und behalte sie zusammen.
why-early = { $value ->
    [0] Für den Weihnachtsmann ist es noch zu früh. Heb ihn dir auf, bis das Ausspiel wirklich zählt.
   *[other] Für eine { $value } ist es noch zu früh. Heb sie dir auf, bis das Ausspiel wirklich zählt.
}
why-declare = Sag es an. Schweigen kann dich einen Zug kosten.
why-mouse = { $left ->
    [none] { $who } ist fertig, also spielst du als Nächstes aus. Beende die Runde hier.
   *[some] Wenn { $who } gewinnt, bist du gleich danach dran. Beende die Runde hier.
}
why-later = Keine Eile. Heb sie dir für jemanden auf, der fast fertig ist.
why-carol = { $who } ist fertig, also spielt aus, wer links davon sitzt. Sorge dafür, dass du das bist.
why-scrooge = Schick { $who } auf die Bank. Weniger Karten als { $cards_left } hat dort niemand.
why-cake = Verschenk eine einzelne niedrige Karte, deine { $value }.{ $most ->
    [yes] { " " }{ $who } hat die meisten Karten, also hilft es dort am wenigsten.
   *[no] { "" }
}
