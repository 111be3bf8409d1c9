# The train race in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

about = Race your train from Home to the North Pole, over bridges and down slippery slopes, bumping the others back.
about-minutes = about 30 minutes
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
    [one] Move one space to { $place }
   *[other] Move { $value } spaces to { $place }
}
move-number-meeting = { $value ->
    [one] Move one space to { $place }, meeting { $who }
   *[other] Move { $value } spaces to { $place }, meeting { $who }
}
move-triple = Three { $value }s: ride on to the next Station
move-HB = Run ahead { $spaces } spaces, and the front train rolls back
move-HB-on = Run ahead { $spaces } spaces, and { $target } rolls back
move-EX = Run ahead { $spaces } spaces, and your left neighbour misses a turn
move-ST = Every other train is blown back { $spaces } spaces
move-NE-on = Lift { $target } onto the Upper Bridge
move-RC = Stop the three of a kind; the turn is yours
move-SA = Santa protects you
move-cross = Cross to the Upper Bridge
move-stay = Stay on the Lower Bridge
move-draw = Draw a card and play again
move-stop = End your turn
move-toss = Throw { $card } away
move-decline = Let it pass

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
ask-ReindeerWindow = { $by } plays three of a kind. Do reindeer cross?
ask-SantaWindow = { $by } plays { $play }, and it is aimed at you. Call Santa?
nothing-ReindeerWindow = { $by } plays three of a kind, and you have no reindeer to stop it.
nothing-SantaWindow = { $by } plays { $play }, and it is aimed at you. You have no Santa to call.

wait-Play = { $who_is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
wait-Bridge = { $who_is ->
    [you] You stand at the Bridge.
   *[other] { $who } stands at the Bridge.
}
wait-Bonus = { $who_is ->
    [you] You stand on a Station and may play again.
   *[other] { $who } stands on a Station and may play again.
}
wait-ReindeerWindow = { $by_is ->
    [you] You play three of a kind. A moment to react: do reindeer cross?
   *[other] { $by } plays three of a kind. A moment to react: do reindeer cross?
}
wait-SantaWindow = { $by_is ->
    [you] You play { $play }. A moment to react: does anybody call Santa?
   *[other] { $by } plays { $play }. A moment to react: does anybody call Santa?
}

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

## House rules, each choice in plain words

option-max_players-number = { $n } players
option-first_dealer-draw = whoever draws the highest number
option-reshuffle_timing-when_empty = at once
option-reshuffle_timing-when_needed = when somebody has to draw
option-santa_on_turn-no = no
option-santa_on_turn-discard = yes, without effect
option-no_play-discard_one = throw one card away
option-no_play-pass = pass
option-slide_detour-next_turn = yes
option-slide_detour-none = no
option-advance8_upper_bridge-stay = you stay there
option-advance8_upper_bridge-slide = you slide down
option-hustle_when_tied-barred = no
option-hustle_when_tied-allowed = yes
option-hustle_tie-all = all of them
option-hustle_tie-choose = you choose one
option-hustle_tie-none = nobody
option-reaction_order-clockwise = clockwise
option-reaction_order-random = in random order
option-santa_scope-play = for the whole play
option-santa_scope-card = from one card
option-specialty_finish-wins = yes
option-specialty_finish-barred = no
option-board-standard = standard
option-board-compact = shorter
option-board-quick = quick
