# Secret Santa in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

about = Give all your cards away first, climbing over what the others gave, while Santa, elves and ghosts interfere.
about-minutes = about 45 minutes
how-to =
    Be the first to give all your cards away.
    Whoever opens a round gives one or more cards of one value.
    Then each in turn gives as many cards of a higher value, or passes.
    When all have passed, whoever is on top opens the next round.

## Cards

gift-1 = { $count ->
    [one] a partridge
   *[other] { $number } partridges
}
gift-2 = { $count ->
    [one] a turtle dove
   *[other] { $number } turtle doves
}
gift-3 = { $count ->
    [one] a French hen
   *[other] { $number } French hens
}
gift-4 = { $count ->
    [one] a calling bird
   *[other] { $number } calling birds
}
gift-5 = { $count ->
    [one] a gold ring
   *[other] { $number } gold rings
}
gift-6 = { $count ->
    [one] a goose
   *[other] { $number } geese
}
gift-7 = { $count ->
    [one] a swan
   *[other] { $number } swans
}
gift-8 = { $count ->
    [one] a maid
   *[other] { $number } maids
}
gift-9 = { $count ->
    [one] a lady dancing
   *[other] { $number } ladies dancing
}
gift-10 = { $count ->
    [one] a lord
   *[other] { $number } lords
}
gift-11 = { $count ->
    [one] a piper
   *[other] { $number } pipers
}
gift-12 = { $count ->
    [one] a drummer
   *[other] { $number } drummers
}

special-CAROL = Christmas Carol
special-FRUIT = the Fruitcake
special-GHOST = the Ghost of Christmas Present
special-MOUSE = A Mouse
special-SANTA = Santa
special-SCROOGE = Scrooge
special-TREE = the Christmas Tree
special-E = { $count ->
    [one] an Elf
   *[other] { $number } Elves
}

card-CAROL = Carol
card-FRUIT = Fruitcake
card-GHOST = Ghost
card-MOUSE = Mouse
card-SANTA = Santa
card-SCROOGE = Scrooge
card-TREE = Tree
card-E = Elf

text-SANTA = Santa: on your turn, all by himself. The round is yours, however many cards it is played with.
text-ELF = Elf: lay it beside any gift, and it counts as one more of the same.
text-TREE = Christmas Tree: after a round. Its gifts are mixed, and everybody is dealt one.
text-FRUITCAKE = Fruitcake: opens the game. Hand any one of your gifts to somebody else.
text-SCROOGE = Scrooge: between rounds. Somebody who passed last round and gave nothing sits out the next.
text-CAROL = Christmas Carol: after somebody’s turn. Change seats with anyone until the game is over.
text-MOUSE = A Mouse: after somebody’s turn. The round stops and goes to the gifts on top.
text-GHOST = Ghost of Christmas Present: after somebody gives gifts. They go back to that hand.

one-gift = { $gift } ({ $value })
play-gifts = { $gifts } ({ $size ->
    [1] { $value }
   *[other] { $size }×{ $value }
})
play-elves = { $gifts } and { $elves } ({ $size }×{ $value })
play-zeros = { $cards } as { $size ->
    [1] a gift
   *[other] gifts
} worth nothing ({ $size }×0)

## Events

event-dealt = { $who_is ->
    [you] { $dealer_is ->
        [you] Game { $game }: you deal, { $held } cards for yourself.
       *[other] Game { $game }: { $dealer } deals, { $held } cards for you.
    }
   *[other] { $viewer ->
        [nobody] { $dealer_is ->
            [who] Game { $game }: { $who } deals.
           *[other] { "" }
        }
       *[seat] { "" }
    }
}
event-regifted = { $who_is ->
    [you] You hand { $gift } to { $target }.
   *[other] { $gift ->
        [hidden] { $who } hands a gift to { $target }.
       *[other] { $who } hands { $gift } to { $target }.
    }
}
event-round = { $who_is ->
    [you] You open a round.
   *[other] { $who } opens a round.
}
    .quiet = yes
event-gave = { $who_is ->
    [you] You give { $play }{ $left ->
        [0] : your hand is empty.
       *[other] .
    }
   *[other] { $who } gives { $play }{ $left ->
        [0] : that hand is empty.
       *[other] .
    }
}
event-sing = Five gold rings! Everybody sings.
event-passed = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
event-missed = { $who_is ->
    [you] You miss this turn: nobody heard «Final Gift!».
   *[other] { $who } misses this turn: nobody heard «Final Gift!».
}
event-declared = { $who_is ->
    [you] You say «Final Gift!».
   *[other] { $who } says «Final Gift!».
}
event-silent = { $who_is ->
    [you] You keep silent about your last card and will miss a turn.
   *[other] { $who } keeps silent about the last card and will miss a turn.
}
event-window = { $kind ->
    [fruitcake] Nobody opens the Fruitcake.
    [santa] Nobody sends Santa home.
    [tree] Nobody lights the Tree.
    [snow] Nobody uses a Snow card.
   *[holly] Nobody reacts.
}
    .quiet = yes
event-used = { $who_is ->
    [you] You use { $card }{ $left ->
        [0] , your last card.
       *[other] .
    }
   *[other] { $who } uses { $card }{ $left ->
        [0] , the last card.
       *[other] .
    }
}
event-swapped = { $who_is ->
    [you] You and { $target } change seats.
   *[other] { $who } and { $target } change seats.
}
event-haunted = { $who_is ->
    [you] You take back { $play }.
   *[other] { $who } takes back { $play }.
}
event-tree = { $dealt_count ->
    [0] No gifts lie under the Tree.
    [one] Under the Tree: { $gifts }. One of them goes to { $dealt }.
   *[other] Under the Tree: { $gifts }. They are mixed, and { $dealt } get one each.
}
event-unwrapped = { $who_is ->
    [you] You unwrap { $gift }.
   *[other] { "" }
}
event-scrooged = { $who_is ->
    [you] You sit out the coming round.
   *[other] { $who } sits out the coming round.
}
event-won_round = { $why ->
    [santa] { $who_is ->
        [you] You win the round.
       *[other] { $who } wins the round.
    }
    [mouse] { $who_is ->
        [you] Hush, the round is over: you win it.
       *[other] Hush, the round is over: { $who } wins it.
    }
    [nobody] { $who_is ->
        [you] Nobody gave anything. You count as the winner.
       *[other] Nobody gave anything. { $who } counts as the winner.
    }
   *[top] { $who_is ->
        [you] You win the round.
       *[other] { $who } wins the round.
    }
}
event-out = { $who_is ->
    [you] You are out: { $place } place, and { $points ->
        [one] one point
       *[other] { $points } points
    }!
   *[other] { $who } is out: { $place } place, and { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
event-back = { $who_is ->
    [you] You are back in the game.
   *[other] { $who } is back in the game.
}
event-scored = { $who_is ->
    [you] You are { $place } and get { $points ->
        [one] one point
       *[other] { $points } points
    }, { $total } in all.
   *[other] { $who } is { $place } and gets { $points ->
        [one] one point
       *[other] { $points } points
    }, { $total } in all.
}
event-night_over = { $winners_is ->
    [you] The night is over, and you have won it!
    [too] The night is over: { $winners } share the honour!
   *[other] { $winners_count ->
        [one] The night is over, and { $winners } has won it.
       *[other] The night is over: { $winners } share the honour.
    }
}

## Moves

move-give = Give { $play }
move-give-santa = Give { $play }, and win the round with Santa
move-zeros = Give { $play }
move-pass = Pass
move-declare = Say «Final Gift!»
move-silent = Keep silent and miss a turn
move-decline = Let it pass
move-SANTA = Santa wins you the round
move-MOUSE = Hush: the round ends, the top wins it
move-GHOST = What was just given goes back to that hand
move-CAROL = Change seats with { $target }
move-SCROOGE = { $target_is ->
    [you] Sit out the coming round yourself
   *[other] { $target } sits out the coming round
}
move-tree-self = Deal the round's gifts out again, from yourself
move-tree-left = Deal the round's gifts out again, from your left
move-regift = Hand { $gift } to { $target }

## What is expected

ask-Turn = Your turn: give { $size ->
    [1] one card
   *[other] { $number } cards
} above { $value }, or pass.
ask-Turn-alone = All others have passed: pass to win the round, or give { $size ->
    [1] one card
   *[other] { $number } cards
} above { $value } first.
ask-Turn-won = All others have passed: pass to win the round.
ask-Turn-open = You open: give any number of cards of one value.
ask-Turn-zeros = You open, and have no gifts left: specials count as gifts worth nothing.
ask-Turn-stuck = Your turn, and you cannot beat it: you have to pass.
ask-FinalGift = One card left! Say «Final Gift!», or miss your next turn.
ask-Holly = You can react before play goes on.
ask-SantaWindow = You can send Santa home before the round is over.
ask-TreeWindow = The round is over. You can light the Christmas Tree.
ask-Snow = A new round is about to begin. You can use a Snow card before it.
ask-Fruitcake = You were dealt the Fruitcake: hand one of your gifts to somebody.
ask-OfferFruitcake = You may open with the Fruitcake: hand one of your gifts to somebody.
ask-nothing = A moment to react, but you have no card for it.

wait-Turn = { $who_is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
wait-FinalGift = { $who_is ->
    [you] You have one card left. «Final Gift!»?
   *[other] { $who } has one card left. «Final Gift!»?
}
wait-Fruitcake = { $who_is ->
    [you] You open the Fruitcake.
   *[other] { $who } opens the Fruitcake.
}
wait-OfferFruitcake = A moment before the first round: does anybody open the Fruitcake?
wait-Holly = A moment to react: does anybody use a Holly card?
wait-SantaWindow = A moment to react: does anybody send Santa home?
wait-TreeWindow = The round is over. Does anybody light the Christmas Tree?
wait-Snow = A new round is about to begin. Does anybody use a Snow card?

## The board

board-title = Secret Santa
board-game = game { $game } of { $games }
board-number = { $number ->
    [1] one card each
   *[other] { $word } cards each
}
board-open = nothing given yet
board-climb = The climb
board-hand = Your hand
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-empty = empty
board-unseen = unseen: { $cards }
board-lower = … and { $count } below
mark-turn = to play
mark-passed = passed
mark-scrooged = sits out
mark-silent = silent
mark-out = out, { $place }
mark-done = no cards
mark-dealer = dealer
mark-top = on top

## House rules, each choice in plain words

option-special_set-full = all specials
option-special_set-santa_elves = Santa and the Elves only
option-special_set-snow_only = Snow cards only
option-special_games-all = the whole night
option-special_games-number = { $n ->
    [one] the first game only
   *[other] the first { $n } games
}
option-first_dealer-random = drawn by lot
option-final_gift-manual = say it yourself
option-final_gift-auto = it is said for you
option-final_gift-off = nobody has to
option-final_gift_penalty-skip = a skip: you may still play later in the round
option-final_gift_penalty-pass = a pass
option-final_gift_chance-turn = your next turn
option-final_gift_chance-single = the next on which a single card can be laid
option-games_per_night-number = { $n ->
    [one] one game
   *[other] { $n } games
}
option-holly_wait-standing = only gifts that stay on the table
option-holly_wait-played = any gifts, even if a Ghost sends them back
option-tree_recipients-still_in = only to those still in the game
option-tree_recipients-also_just_out = also to those just gone out
option-tree_recipients-everyone = to everyone, in the game or out
option-fruitcake_play-must = it must be played
option-fruitcake_play-may = it may be played
