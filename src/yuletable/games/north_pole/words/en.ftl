# The train race in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

how-to =
    Be the first to drive your train from Home to the North Pole.
    A number card moves you that many spaces; landing on somebody knocks them back.
    Land exactly on a Station with one number card, and you may play again.
    Three equal numbers carry you to the next Station, if no reindeer cross.
    Specialty cards do the rest. Reindeer Crossing and Santa are played out of turn.

## Cards

special-HB = Hustle-Bustle
special-EX = Express
special-ST = Snow Storm
special-NE = Naughty Elf
special-RC = Reindeer Crossing
special-SA = Santa

play-number = { $value ->
    [8] an 8
    [11] an 11
    [18] an 18
   *[other] a { $value }
}
play-triple = three { $value }s

## Events

event-lot = { $who_is ->
    [you] You draw { $card } for the deal.
   *[other] { $who } draws { $card } for the deal.
}
    .quiet = yes
event-dealer = { $who_is ->
    [you] You deal.
   *[other] { $who } deals.
}
event-dealt = { $who_is ->
    [you] You are dealt { $hand }.
   *[other] { "" }
}
event-turn = { $who_is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
    .quiet = yes
event-drew = { $who_is ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
}
    .quiet = yes
event-shuffled = The discard pile is shuffled: { $count ->
    [one] one card
   *[other] { $count } cards
} to draw from.
event-played = { $who_is ->
    [you] You play { $play }{ $left ->
        [0] , your last card.
       *[other] .
    }
   *[other] { $who } plays { $play }{ $left ->
        [0] , the last card.
       *[other] .
    }
}
event-played_on = { $who_is ->
    [you] You play { $play } on { $target }{ $left ->
        [0] , with your last card.
       *[other] .
    }
   *[other] { $who } plays { $play } on { $target }{ $left ->
        [0] , with the last card.
       *[other] .
    }
}
event-moved = { $how ->
    [triple] { $who_is ->
        [you] You ride on to { $place }.
       *[other] { $who } rides on to { $place }.
    }
    [cross] { $who_is ->
        [you] You cross the Bridge, from space { $start } to space { $end }.
       *[other] { $who } crosses the Bridge, from space { $start } to space { $end }.
    }
    [slope] { $who_is ->
        [you] You slide down the Slippery Slope to space { $end }.
       *[other] { $who } slides down the Slippery Slope to space { $end }.
    }
    [bridge] { $who_is ->
        [you] You slide back over the Bridge to space { $end }.
       *[other] { $who } slides back over the Bridge to space { $end }.
    }
    [elf] { $who_is ->
        [you] You are put on { $place ->
            [none] space { $end }.
           *[other] { $place }.
        }
       *[other] { $who } is put on { $place ->
            [none] space { $end }.
           *[other] { $place }.
        }
    }
    [bump] { $who_is ->
        [you] You are bumped back to { $place ->
            [none] space { $end }.
           *[other] { $place }.
        }
       *[other] { $who } is bumped back to { $place ->
            [none] space { $end }.
           *[other] { $place }.
        }
    }
    [storm] { $who_is ->
        [you] You are blown back to { $place ->
            [none] space { $end }.
           *[other] { $place }.
        }
       *[other] { $who } is blown back to { $place ->
            [none] space { $end }.
           *[other] { $place }.
        }
    }
    [hustle] { $who_is ->
        [you] You roll back to { $place }.
       *[other] { $who } rolls back to { $place }.
    }
   *[ahead] { $who_is ->
        [you] You move ahead to { $place ->
            [none] space { $end }.
           *[other] { $place }.
        }
       *[other] { $who } moves ahead to { $place ->
            [none] space { $end }.
           *[other] { $place }.
        }
    }
}
event-stayed = { $who_is ->
    [you] You stay on the Lower Bridge.
   *[other] { $who } stays on the Lower Bridge.
}
event-bonus = { $who_is ->
    [you] Exactly on a Station, { $station }: you may play again.
   *[other] Exactly on a Station, { $station }: { $who } may play again.
}
    .quiet = yes
event-stopped = { $who_is ->
    [you] You play no further card.
   *[other] { $who } plays no further card.
}
event-window = { $kind ->
    [reindeer] No reindeer cross.
   *[santa] Nobody calls Santa.
}
    .quiet = yes
event-saved = { $who_is ->
    [you] Santa protects you from { $play }.
   *[other] Santa protects { $who } from { $play }.
}
event-missed = { $who_is ->
    [you] You miss a turn.
   *[other] { $who } misses a turn.
}
event-halted = { $who_is ->
    [you] Reindeer cross: you stay where you are, and the turn goes to { $by }.
   *[other] Reindeer cross: { $who } stays put, and the turn goes to { $by }.
}
event-tossed = { $who_is ->
    [you] You have nothing to play and throw { $card } away.
   *[other] { $who } has nothing to play and throws { $card } away.
}
event-passed = { $who_is ->
    [you] You have nothing to play and pass.
   *[other] { $who } has nothing to play and passes.
}
event-won = { $who_is ->
    [you] You are at the North Pole: the race is yours!
   *[other] { $who } is at the North Pole and wins the race!
}

## Moves

move-number = { $value ->
    [one] move one space
   *[other] move { $value } spaces
}
move-to = { $words } to { $place }
move-to-meet = { $words } to { $place }, meeting { $who }
move-triple = three { $value }s: ride on to the next Station
move-HB = run ahead, and the front train rolls back
move-HB-on = run ahead, and { $target } rolls back
move-EX = run ahead, and your left neighbour misses a turn
move-ST = every other train is blown back
move-NE-on = lift { $target } onto the Upper Bridge
move-RC = stop the three of a kind; the turn is yours
move-SA = Santa protects you
move-cross = cross to the Upper Bridge
move-stay = stay on the Lower Bridge
move-draw = draw a card and play again
move-stop = end your turn
move-toss = throw { $card } away
move-decline = let it pass

## What cards do

text-HB = Hustle-Bustle: run ahead 8 spaces; the front train rolls back to the Station behind it. Not for the front runner.
text-EX = Express: run ahead 8 spaces; your left-hand neighbour sits out one turn.
text-ST = Snow Storm: every other train is blown back 7 spaces.
text-NE = Naughty Elf: lift any other train onto the Upper Bridge: down it slides to the Lower one. A train already up there gets its old place.
text-RC = Reindeer Crossing: out of turn, against three of a kind: that train stays where it is, and the turn is yours.
text-SA = Santa: out of turn: what somebody else’s Specialty card would do to you does not happen.
text-HUSTLEBUSTLE = { text-HB }
text-EXPRESS = { text-EX }
text-SNOWSTORM = { text-ST }
text-NAUGHTYELF = { text-NE }
text-REINDEERCROSSING = { text-RC }
text-SANTA = { text-SA }

## What is expected

ask-Play = Your turn: play a number, three of a kind, or a Specialty card.
ask-Play-stuck = Your turn, and you have nothing to play.
ask-Bridge = You stand on the Lower Bridge: cross, or stay.
ask-Bonus = You stand exactly on a Station: draw a card and play again, or stop.
ask-ReindeerWindow = { $who } plays three of a kind. Do reindeer cross?
ask-SantaWindow = { $who } plays { $play }, and it is aimed at you. Call Santa?

wait-Play = It is { $who }’s turn.
wait-Bridge = { $who } stands at the Bridge.
wait-Bonus = { $who } stands on a Station and may play again.
wait-window = Does anybody react?

## The board

board-title = North Pole Express Race
board-hand = Your hand
board-empty = empty
board-bridge = Bridge
board-slope = Slippery Slope
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-draw = { $count ->
    [one] 1 card to draw.
   *[other] { $count } cards to draw.
}
board-discard = Last played: { $cards }.
board-no-discard = Nothing played yet.
place-station = { $name } ({ $space })
place-lower = Lower Bridge ({ $space })
place-upper = Upper Bridge ({ $space })
place-slope = Slippery Slope ({ $space })
place-space = space { $space }
mark-turn = to play
mark-detour = may not cross
mark-known = at least { $least } of { $cards }
