# Das Rennen zum Nordpol auf Deutsch. Aufbau wie in en.ftl; Karten stehen im Akkusativ ohne Artikel.
# Ablehnungen (refusal-…) sagen, was der Paragraf verlangt.

about = Fahr deinen Zug von Daheim zum Nordpol, über Brücken und rutschige Hänge, und stups die anderen zurück.
about-minutes = etwa 30 Minuten
how-to =
    Fahr deinen Zug als Erstes von Daheim bis zum Nordpol.
    Eine Zahlenkarte bringt dich so viele Felder voran; wer dort steht, wird zurückgestupst.
    Triff mit einer Zahlenkarte genau einen Bahnhof, und du darfst noch einmal spielen.
    Drei gleiche Zahlen bringen dich zum nächsten Bahnhof, außer jemand spielt einen Rentierwechsel.
    Den Rest erledigen die Sonderkarten. Rentierwechsel und Weihnachtsmann spielst du, wenn andere dran sind.

## Cards

special-HB = Gedrängel
special-EX = Express
special-ST = Schneesturm
special-NE = Elfenstreich
special-RC = Rentierwechsel
special-SA = Weihnachtsmann

play-number = eine { $value }
play-triple = drei { $value }er

## Events

event-lot = { draws-for-deal }
    .quiet = yes
event-dealer = { $who_is ->
    [you] Du teilst aus.
   *[other] { $who } teilt aus.
}
event-dealt = { $who_is ->
    [you] Du bekommst { $hand }.
   *[other] { "" }
}
event-turn = { turn-of }
    .quiet = yes
event-drew = { $who_is ->
    [you] Du ziehst { $cards }.
   *[other] { $who } zieht { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
}
    .quiet = yes
event-shuffled = Die Ablage wird gemischt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zum Ziehen.
event-played = { $who_is ->
    [you] Du spielst { $play }{ $left ->
        [0] , deine letzte Karte.
       *[other] .
    }
   *[other] { $who } spielt { $play }{ $left ->
        [0] , die letzte Karte.
       *[other] .
    }
}
event-played_on = { $who_is ->
    [you] Du spielst { $play } gegen { $target }{ $left ->
        [0] , deine letzte Karte.
       *[other] .
    }
   *[other] { $target_is ->
        [you] { $who } spielt { $play } gegen dich{ $left ->
            [0] , die letzte Karte.
           *[other] .
        }
       *[other] { $who } spielt { $play } gegen { $target }{ $left ->
            [0] , die letzte Karte.
           *[other] .
        }
    }
}
event-moved = { $how ->
    [triple] { $who_is ->
        [you] Du fährst weiter bis { $place }.
       *[other] { $who } fährt weiter bis { $place }.
    }
    [cross] { $who_is ->
        [you] Du fährst über die Brücke, von Feld { $start } auf Feld { $end }.
       *[other] { $who } fährt über die Brücke, von Feld { $start } auf Feld { $end }.
    }
    [slope] { $who_is ->
        [you] Du rutschst den Hang hinunter auf Feld { $end }.
       *[other] { $who } rutscht den Hang hinunter auf Feld { $end }.
    }
    [bridge] { $who_is ->
        [you] Du rutschst über die Brücke zurück auf Feld { $end }.
       *[other] { $who } rutscht über die Brücke zurück auf Feld { $end }.
    }
    [elf] { $who_is ->
        [you] Du wirst auf { $place ->
            [none] Feld { $end } gesetzt.
           *[other] { $place } gesetzt.
        }
       *[other] { $who } wird auf { $place ->
            [none] Feld { $end } gesetzt.
           *[other] { $place } gesetzt.
        }
    }
    [bump] { $who_is ->
        [you] Du wirst zurückgestupst auf { $place ->
            [none] Feld { $end }.
           *[other] { $place }.
        }
       *[other] { $who } wird zurückgestupst auf { $place ->
            [none] Feld { $end }.
           *[other] { $place }.
        }
    }
    [storm] { $who_is ->
        [you] Du wirst zurückgeweht auf { $place ->
            [none] Feld { $end }.
           *[other] { $place }.
        }
       *[other] { $who } wird zurückgeweht auf { $place ->
            [none] Feld { $end }.
           *[other] { $place }.
        }
    }
    [hustle] { $who_is ->
        [you] Du rollst zurück bis { $place }.
       *[other] { $who } rollt zurück bis { $place }.
    }
   *[ahead] { $who_is ->
        [you] Du fährst vor bis { $place ->
            [none] Feld { $end }.
           *[other] { $place }.
        }
       *[other] { $who } fährt vor bis { $place ->
            [none] Feld { $end }.
           *[other] { $place }.
        }
    }
}
event-stayed = { $who_is ->
    [you] Du bleibst an der unteren Brücke.
   *[other] { $who } bleibt an der unteren Brücke.
}
event-bonus = { $who_is ->
    [you] Du hältst genau am Bahnhof { $station } und darfst noch einmal spielen.
   *[other] { $who } hält genau am Bahnhof { $station } und darf noch einmal spielen.
}
    .quiet = yes
event-stopped = { $who_is ->
    [you] Du hörst hier auf.
   *[other] { $who } hört hier auf.
}
event-window = { $kind ->
    [reindeer] Niemand schickt Rentiere.
   *[santa] Niemand ruft den Weihnachtsmann.
}
    .quiet = yes
event-saved = { $who_is ->
    [you] Der Weihnachtsmann beschützt dich: { $play } tut dir nichts.
   *[other] Der Weihnachtsmann beschützt { $who }: { $play } bleibt ohne Wirkung.
}
event-missed = { $who_is ->
    [you] Du setzt einmal aus.
   *[other] { $who } setzt einmal aus.
}
event-halted = { $who_is ->
    [you] Rentiere auf den Schienen: Du bleibst stehen, und nun ist { $by } dran.
   *[other] { $by_is ->
        [you] Rentiere auf den Schienen: { $who } bleibt stehen, und nun bist du dran.
       *[other] Rentiere auf den Schienen: { $who } bleibt stehen, und nun ist { $by } dran.
    }
}
event-tossed = { $who_is ->
    [you] Du kannst nichts spielen und wirfst { $card } ab.
   *[other] { $who } kann nichts spielen und wirft { $card } ab.
}
event-passed = { $who_is ->
    [you] Du kannst nichts spielen und passt.
   *[other] { $who } kann nichts spielen und passt.
}
event-won = { $who_is ->
    [you] Geschafft! Du bist als Erstes am Nordpol.
   *[other] { $who } ist am Nordpol und gewinnt das Rennen!
}

## Moves

move-number = { $value ->
    [one] Fahr ein Feld bis { $place }
   *[other] Fahr { $value } Felder bis { $place }
}
move-number-meeting = { $value ->
    [one] Fahr ein Feld bis { $place }, und triff { $who }
   *[other] Fahr { $value } Felder bis { $place }, und triff { $who }
}
move-triple = Drei { $value }er: Fahr weiter zum nächsten Bahnhof
move-HB = Fahr { $spaces } Felder vor, und der vorderste Zug rollt zurück
move-HB-on = Fahr { $spaces } Felder vor, und { $target } rollt zurück
move-EX = Fahr { $spaces } Felder vor, und wer links von dir sitzt, setzt einmal aus
move-ST = Weh alle anderen Züge { $spaces } Felder zurück
move-NE-on = Heb { $target } auf die obere Brücke
move-RC = Schick die Rentiere: Halte die drei gleichen auf und sei als Nächstes dran
move-SA = Ruf den Weihnachtsmann
move-cross = Nimm die Abkürzung zur oberen Brücke
move-stay = Bleib an der unteren Brücke
move-draw = Zieh eine Karte und spiel noch einmal
move-stop = Beende deinen Zug
move-toss = Wirf { $card } ab
move-decline = Lass es durchgehen

## What cards do

text-HB = Gedrängel: Fahr { $hustle_spaces } Felder vor; der vorderste Zug rollt zurück zum Bahnhof hinter ihm. Nicht, wenn du selbst vorn liegst.
text-EX = Express: Fahr { $express_spaces } Felder vor; wer links von dir sitzt, setzt einmal aus.
text-ST = Schneesturm: Er weht alle anderen Züge { $storm_spaces } Felder zurück.
text-NE = Elfenstreich: Heb einen anderen Zug auf die obere Brücke: Er rutscht hinunter zur unteren. Wer schon oben steht, bekommt dessen alten Platz.
text-RC = Rentierwechsel: wenn jemand anders drei gleiche Zahlen spielt. Dieser Zug bleibt stehen, und du bist dran.
text-SA = Weihnachtsmann: wenn dich die Sonderkarte von jemand anderem treffen würde. Dir geschieht nichts.
text-HUSTLEBUSTLE = { text-HB }
text-EXPRESS = { text-EX }
text-SNOWSTORM = { text-ST }
text-NAUGHTYELF = { text-NE }
text-REINDEERCROSSING = { text-RC }
text-SANTA = { text-SA }

## What is expected

ask-Play = Du bist dran: Spiel eine Zahl, drei gleiche Zahlen oder eine Sonderkarte.
ask-Play-stuck = Du kannst gerade nichts spielen.
ask-Bridge = Du stehst an der Brücke! Nimmst du die Abkürzung?
ask-Bonus = Du stehst genau auf einem Bahnhof! Ziehst du eine Karte und spielst noch einmal?
ask-ReindeerWindow = { $by } spielt drei gleiche Zahlen. Schickst du die Rentiere?
ask-SantaWindow = { $by } spielt { $play }, und das trifft dich. Rufst du den Weihnachtsmann?
nothing-ReindeerWindow = { $by } spielt drei gleiche Zahlen, und du hast keine Rentiere dagegen.
nothing-SantaWindow = { $by } spielt { $play }, und das trifft dich. Du hast den Weihnachtsmann nicht.

wait-Play = { turn-of }
wait-Bridge = { $who_is ->
    [you] Du stehst an der Brücke.
   *[other] { $who } steht an der Brücke.
}
wait-Bonus = { $who_is ->
    [you] Du stehst auf einem Bahnhof und darfst noch einmal spielen.
   *[other] { $who } steht auf einem Bahnhof und darf noch einmal spielen.
}
wait-ReindeerWindow = { $by_is ->
    [you] Du spielst drei gleiche Zahlen. Schickt jemand die Rentiere?
   *[other] { $by } spielt drei gleiche Zahlen. Schickt jemand die Rentiere?
}
wait-SantaWindow = { $by_is ->
    [you] Du spielst { $play }. Ruft jemand den Weihnachtsmann?
   *[other] { $by } spielt { $play }. Ruft jemand den Weihnachtsmann?
}

## The board

board-title = Rennen zum Nordpol
board-hand = Deine Hand
board-empty = leer
board-bridge = Brücke
board-slope = Rutschiger Hang
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-draw = { $count ->
    [one] 1 Karte zu ziehen.
   *[other] { $count } Karten zu ziehen.
}
board-discard = Zuletzt gespielt: { $cards }.
board-no-discard = Noch nichts gespielt.
place-station = { $name } ({ $space })
place-lower = Untere Brücke ({ $space })
place-upper = Obere Brücke ({ $space })
place-slope = Rutschiger Hang ({ $space })
place-space = Feld { $space }
mark-turn = ist dran
mark-detour = darf nicht hinüber
mark-known = mindestens { $least } von { $cards }

## House rules, each choice in plain words

option-max_players = Wie viele höchstens mitspielen dürfen.
option-max_players-number = { $n } am Tisch
option-first_dealer = Wer gibt: wer die höchste Zahl zieht, oder dieser Platz.
option-first_dealer-draw = wer die höchste Zahl zieht
option-reshuffle_timing = Ob ihr die Ablage gleich mischt, oder erst, wenn jemand ziehen muss.
option-reshuffle_timing-when_empty = gleich
option-reshuffle_timing-when_needed = wenn jemand ziehen muss
option-santa_on_turn = Ob du den Weihnachtsmann im eigenen Zug ablegen darfst, ohne Wirkung.
option-santa_on_turn-no = nein
option-santa_on_turn-discard = ja, ohne Wirkung
option-no_play = Was du tust, wenn du nichts spielen kannst: eine Karte abwerfen oder passen.
option-no_play-discard_one = eine Karte abwerfen
option-no_play-pass = passen
option-bump_after_slide = Auch nach dem Rutschen stupst du andere zurück, wo du anhältst.
option-slide_detour = Ob dir die Brücke im Zug nach dem Rutschen gesperrt ist.
option-slide_detour-next_turn = ja
option-slide_detour-none = nein
option-advance8_upper_bridge = Was geschieht, wenn dich eine Sonderkarte genau auf die obere Brücke bringt.
option-advance8_upper_bridge-stay = du bleibst dort
option-advance8_upper_bridge-slide = du rutschst hinunter
option-hustle_when_tied = Ob du Gedrängel spielen darfst, wenn du mit anderen vorn liegst.
option-hustle_when_tied-barred = nein
option-hustle_when_tied-allowed = ja
option-hustle_tie = Wer zurückrollt, wenn mehrere andere vorn liegen.
option-hustle_tie-all = alle
option-hustle_tie-choose = du wählst
option-hustle_tie-none = niemand
option-elf_swap_slides = Wer durch einen Elfenstreich auf die Brücke kommt, rutscht hinunter.
option-reaction_order = In welcher Reihenfolge die anderen nach dem Rentierwechsel gefragt werden.
option-reaction_order-clockwise = im Uhrzeigersinn
option-reaction_order-random = zufällig
option-santa_scope = Ob der Weihnachtsmann für den ganzen Spielzug schützt oder vor einer Karte.
option-santa_scope-play = für den ganzen Spielzug
option-santa_scope-card = vor einer Karte
option-santa_blocks_bumps = Der Weihnachtsmann schützt auch vor dem Zurückstupsen.
option-specialty_finish = Ob Express und Gedrängel dich bis zum Nordpol bringen dürfen.
option-specialty_finish-wins = ja
option-specialty_finish-barred = nein
option-board = Wie lang die Strecke ist.
option-board-standard = wie gewohnt
option-board-compact = kürzer
option-board-quick = ganz kurz

## Refusals

refusal-NP-31 = Du kannst nicht passen: Du hast etwas zu spielen.
refusal-NP-32 = Rentierwechsel und Weihnachtsmann kannst du nur spielen, wenn andere etwas spielen.
refusal-NP-33 = Nur wenn du nichts spielen kannst, wirfst du eine Karte ab oder passt, je nach Hausregel.
refusal-NP-34 = Diese Zahl hast du nicht auf der Hand.
refusal-NP-35 = Weiterziehen oder aufhören kannst du nur an einem Bahnhof, den du genau mit einer Zahlenkarte erreicht hast.
refusal-NP-45 = Dafür brauchst du drei gleiche Zahlen.
refusal-NP-48 = Drei gleiche Karten müssen Zahlenkarten sein.
refusal-NP-50 = Du stehst an der unteren Brücke: Fahr hinüber, oder bleib.
refusal-NP-53 = Hinüberfahren kannst du nur gleich, wenn dein Zug an der unteren Brücke ankommt.
refusal-NP-71 = Du hast kein Gedrängel auf der Hand.
refusal-NP-72 = Du liegst vorn: Gedrängel kannst du nicht spielen.
refusal-NP-73 = Dieser Zug liegt nicht vorn.
refusal-NP-74 = Du liegst mit anderen vorn: Gedrängel kannst du nicht spielen.
refusal-NP-75 = Sag nur dann, wer zurückrollt, wenn mehrere andere vorn liegen.
refusal-NP-77 = Du hast keinen Express auf der Hand.
refusal-NP-79 = Du hast keinen Schneesturm auf der Hand.
refusal-NP-80 = Spiel den Elfenstreich, wenn du ihn hast, auf den Zug von jemand anderem am Tisch.
refusal-NP-84 = Auf drei gleiche Zahlen von anderen kannst du nur mit einem Rentierwechsel antworten.
refusal-NP-89 = Die anderen kommen der Reihe nach dran, und du bist gerade nicht gefragt.
refusal-NP-91 = Den Weihnachtsmann hast du nicht auf der Hand.
refusal-NP-92 = Ruf den Weihnachtsmann, oder lass es geschehen.
refusal-NP-93 = Diese Karte tut dir nichts, also wirst du nicht gefragt.
refusal-NP-106 = Keine Sonderkarte bringt dich bis zum Nordpol.
refusal-NP-108 = Gefragt ist der Reihe nach, wen die Karte trifft und wer noch Karten hat.

## What the edition calls things; English takes it from there

name-home = Daheim
name-evergreen-grove = Tannenhain
name-hot-chocolate-corner = Kakao-Ecke
name-candy-cane-lane = Bonbongasse
name-snowflake-falls = Schneeflockenfall
name-jingle-bell-square = Glöckchenplatz
name-the-north-pole = Nordpol

## Why a friend would play it

why-pole = Das ist der Nordpol!
why-ride-home = Wenn niemand die Rentiere schickt, hast du gewonnen.
why-storm-slide = Jetzt den Schneesturm! Er weht { $who } auf { $slide ->
    [slope] den Hang
   *[bridge] die Brücke
} und damit zurück bis Feld { $to }.
why-arriving = { $who } fehlen nur noch { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} bis zum Sieg. Mit { $card } geht es zurück auf Feld { $to }.
why-bridge = Damit hältst du genau an der Brücke, und die kürzt { $far } Felder ab.
why-station-bridge = Das ist { $station }, also spielst du noch einmal. Dann bringt dich deine { $then } zur Brücke.
why-station-station = Das ist { $station }, also spielst du noch einmal. Dann bringt dich deine { $then } nach { $place }.
why-station = Du hältst genau in { $station } und spielst noch einmal.
why-hustle = { $spaces } Felder für dich, und { $who } rollt { $lost } zurück. Das ist kaum zu schlagen.
why-elf = Schick den Elfen zu { $who }. Das kostet { $lost } Felder.
why-storm = Der Schneesturm kostet die anderen zusammen { $lost } Felder und dich keins.
why-bump = Damit schubst du { $who } um { $back } zurück{ $slide ->
    [slope] {" "}und den Hang hinunter!
    [bridge] {" "}und die Brücke hinunter!
   *[none] .
}
why-ride = Deine drei { $value }er fahren { $far } Felder weit bis { $station }. So weit kommst du mit keiner einzelnen Karte.
why-not = Nicht die { $number }: Die hält { $slide ->
    [slope] auf dem Hang.
   *[bridge] am oberen Ende der Brücke.
} Die { $safe } ist sicher.
why-two = Spiel die { $value } und behalte deine beiden { $kept }er. Noch eine dazu, und es sind drei gleiche.
why-next = Dann trifft deine { $then } im nächsten Zug { $station }.
why-ground = Nichts Besonderes, es geht einfach voran.
why-cross = Die Brücke kürzt { $far } Felder ab.
why-again = Noch einmal zu spielen kostet dich nichts.
why-toss = Den Weihnachtsmann und die Rentiere behältst du besser.
why-reindeer = Halt sie auf: Das sind { $lost ->
    [one] ein Feld
   *[other] { $lost } Felder
}, und du bist am Zug.
why-now = Jetzt oder nie!
why-santa = Nimm den Weihnachtsmann: Sonst verlierst du { $lost } Felder.
why-santa-turn = Nimm den Weihnachtsmann: Sonst setzt du aus, und das Rennen ist fast vorbei.
why-santa-keep = Behalte den Weihnachtsmann. Es { $lost ->
    [one] ist nur ein Feld.
   *[other] sind nur { $lost } Felder.
}
why-santa-call = Deine Entscheidung: jetzt { $lost } Felder oder der Weihnachtsmann für später.
