# The train race in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

about = Race your train from Home to the North Pole, over bridges and down slippery slopes, bumping the others back.
about-minutes = about 30 minutes
how-to =
    Be the first to drive your train from Home to the North Pole.
    A number card moves you that many spaces. Land on somebody, and you bump them back.
    Stop right on a Station with one number card, and you go again.
    Three of a kind take you to the next Station, unless somebody plays a Reindeer Crossing.
    Specialty cards do the rest. You play Reindeer Crossing and Santa out of turn.

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

event-lot = { draws-for-deal }
    .quiet = yes
event-dealer = { $who_is ->
    [you] You deal.
   *[other] { $who } deals.
}
event-dealt = { $who_is ->
    [you] You are dealt { $hand }.
   *[other] { "" }
}
event-turn = { turn-of }
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
        [0] , your last card.
       *[other] .
    }
   *[other] { $who } plays { $play } on { $target }{ $left ->
        [0] , the last card.
       *[other] .
    }
}
event-moved = { $how ->
    [triple] { $who_is ->
        [you] You ride on to { $place }.
       *[other] { $who } rides on to { $place }.
    }
    [cross] { $who_is ->
        [you] You take the Bridge, from space { $start } to space { $end }.
       *[other] { $who } takes the Bridge, from space { $start } to space { $end }.
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
        [you] The Elf drops you on { $place ->
            [none] space { $end }.
           *[other] { $place }.
        }
       *[other] The Elf drops { $who } on { $place ->
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
    [you] You stop right at { $station } and may go again.
   *[other] { $who } stops right at { $station } and may go again.
}
    .quiet = yes
event-stopped = { $who_is ->
    [you] You stop here.
   *[other] { $who } stops here.
}
event-window = { $kind ->
    [reindeer] Nobody sends reindeer.
   *[santa] Nobody plays Santa.
}
    .quiet = yes
event-saved = { $who_is ->
    [you] Santa saves you from { $play }.
   *[other] Santa saves { $who } from { $play }.
}
event-missed = { $who_is ->
    [you] You miss a turn.
   *[other] { $who } misses a turn.
}
event-halted = { $who_is ->
    [you] Reindeer block the track: you stay put, and { $by } goes next.
   *[other] { $by_is ->
        [you] Reindeer block the track: { $who } stays put, and you go next.
       *[other] Reindeer block the track: { $who } stays put, and { $by } goes next.
    }
}
event-tossed = { $who_is ->
    [you] You have nothing to play and toss { $card }.
   *[other] { $who } has nothing to play and tosses { $card }.
}
event-passed = { $who_is ->
    [you] You have nothing to play and pass.
   *[other] { $who } has nothing to play and passes.
}
event-won = { $who_is ->
    [you] You made it! First to the North Pole.
   *[other] { $who } reaches the North Pole and wins the race!
}

## Moves

move-number = { $value ->
    [one] Move one space to { $place }
   *[other] Move { $value } spaces to { $place }
}
move-number-meeting = { $value ->
    [one] Move one space to { $place }, landing on { $who }
   *[other] Move { $value } spaces to { $place }, landing on { $who }
}
move-triple = Three { $value }s: ride to the next Station
move-HB = Move { $spaces } spaces, and the leader rolls back
move-HB-on = Move { $spaces } spaces, and { $target } rolls back
move-EX = Move { $spaces } spaces, and the player on your left misses a turn
move-ST = Blow every other train back { $spaces } spaces
move-NE-on = Lift { $target } onto the Upper Bridge
move-RC = Send the reindeer: stop the three of a kind and go next
move-SA = Play Santa
move-cross = Take the shortcut to the Upper Bridge
move-stay = Stay on the Lower Bridge
move-draw = Draw a card and go again
move-stop = End your turn
move-toss = Toss { $card }
move-decline = Let it pass

## What cards do

text-HB = Hustle-Bustle: move { $hustle_spaces } spaces, and the leader rolls back to the last Station. You can’t play it while you’re in the lead.
text-EX = Express: move { $express_spaces } spaces, and the player on your left misses a turn.
text-ST = Snow Storm: it blows every other train back { $storm_spaces } spaces.
text-NE = Naughty Elf: lift somebody else’s train onto the Upper Bridge, and it slides down to the Lower one. A train already up there swaps into the old place.
text-RC = Reindeer Crossing: out of turn. It stops somebody else’s three of a kind, and you go next.
text-SA = Santa: out of turn. He saves you from somebody else’s Specialty card.
text-HUSTLEBUSTLE = { text-HB }
text-EXPRESS = { text-EX }
text-SNOWSTORM = { text-ST }
text-NAUGHTYELF = { text-NE }
text-REINDEERCROSSING = { text-RC }
text-SANTA = { text-SA }

## What is expected

ask-Play = Your turn: play a number, three of a kind, or a Specialty card.
ask-Play-stuck = You have nothing to play right now.
ask-Bridge = You’re at the Bridge! Do you want to take the shortcut?
ask-Bonus = You’re right on a Station! Do you want to draw a card and go again?
ask-ReindeerWindow = { $by } plays three of a kind. Do you want to send the reindeer?
ask-SantaWindow = { $by } plays { $play }, and it’s aimed at you. Do you want to play Santa?
nothing-ReindeerWindow = { $by } plays three of a kind, and you have no reindeer to stop it.
nothing-SantaWindow = { $by } plays { $play }, and it’s aimed at you. You don’t have Santa.

wait-Play = { turn-of }
wait-Bridge = { $who_is ->
    [you] You’re at the Bridge.
   *[other] { $who } is at the Bridge.
}
wait-Bonus = { $who_is ->
    [you] You’re on a Station and may go again.
   *[other] { $who } is on a Station and may go again.
}
wait-ReindeerWindow = { $by_is ->
    [you] You play three of a kind. Does anybody want to send the reindeer?
   *[other] { $by } plays three of a kind. Does anybody want to send the reindeer?
}
wait-SantaWindow = { $by_is ->
    [you] You play { $play }. Does anybody want to play Santa?
   *[other] { $by } plays { $play }. Does anybody want to play Santa?
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
option-first_dealer-draw = the player who draws the highest number
option-reshuffle_timing-when_empty = at once
option-reshuffle_timing-when_needed = when somebody has to draw
option-santa_on_turn-no = no
option-santa_on_turn-discard = yes, without effect
option-no_play-discard_one = toss one card
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

## Why a friend would play it

why-pole = That’s the North Pole!
why-ride-home = Unless somebody has a Reindeer Crossing, you’ve won.
why-storm-slide = Snow Storm, now! It blows { $who } onto { $slide ->
    [slope] the Slope
   *[bridge] the Bridge
}, all the way back to space { $to }.
why-arriving = { $who } is { $far ->
    [one] one space
   *[other] { $far } spaces
} from winning. { $card } sends them back to space { $to }.
why-bridge = It stops right at the Bridge, and that’s a { $far }-space shortcut.
why-station-bridge = That’s { $station }, so you go again. Then your { $then } takes you to the Bridge.
why-station-station = That’s { $station }, so you go again. Then your { $then } takes you to { $place }.
why-station = You stop right at { $station } and go again.
why-hustle = { $spaces } spaces for you, and { $who } rolls back { $lost }. Hard to beat.
why-elf = Send the Elf to { $who }. That’s { $lost } spaces gone.
why-storm = Snow Storm costs the others { $lost } spaces together, and you nothing.
why-bump = It bumps { $who } back { $back }{ $slide ->
    [slope] {" "}and down the Slope!
    [bridge] {" "}and down the Bridge!
   *[none] .
}
why-ride = Three { $value }s ride { $far } spaces to { $station }. None of your single cards goes that far.
why-not = Not the { $number }: it stops on { $slide ->
    [slope] the Slope.
   *[bridge] the far end of the Bridge.
} The { $safe } is safe.
why-two = Play the { $value } and keep your two { $kept }s. One more makes three of a kind.
why-next = Then your { $then } hits { $station } next turn.
why-ground = Nothing fancy, just ground.
why-cross = The Bridge is a { $far }-space shortcut.
why-again = Another play costs you nothing.
why-toss = Santa and the reindeer are worth keeping.
why-reindeer = Stop them: that’s { $lost ->
    [one] one space
   *[other] { $lost } spaces
}, and you get the turn.
why-now = Now or never!
why-santa = Use Santa: you’d lose { $lost } spaces.
why-santa-turn = Use Santa: you’d miss a turn, and the race is nearly over.
why-santa-keep = Keep Santa. It’s only { $lost ->
    [one] one space.
   *[other] { $lost } spaces.
}
why-santa-call = Your call: { $lost } spaces now, or Santa for later.
