# Secret Santa in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

about = Give away all your cards first: keep topping what the others give, and watch out for Santa, elves and ghosts.
about-minutes = about 45 minutes
how-to =
    Be the first to give away all your cards.
    The player who opens a round gives one or more cards with the same number.
    Going around to the left, everyone gives as many cards with a higher number, or passes.
    When everyone has passed, the player on top wins the round and opens the next one.

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

text-SANTA = Santa: on your turn, all by himself. He wins you the round, no matter how many cards it is played with.
text-ELF = Elf: on your turn. Give it along with any gift, and it turns into one more of the same.
text-TREE = Christmas Tree: after a round. Shuffle the gifts of that round and deal one to each player.
text-FRUITCAKE = Fruitcake: before the first round. Pass one of your gifts to somebody.
text-SCROOGE = Scrooge: between rounds. Bench somebody who passed last round without giving anything.
text-CAROL = Christmas Carol: right after somebody else’s turn. Swap seats with anyone for the rest of the game.
text-MOUSE = A Mouse: right after somebody else’s turn. Hush! The round ends now, and the gifts on top win it.
text-GHOST = Ghost of Christmas Present: right after somebody else gives gifts. Send those gifts back to their owner.

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
    [you] You pass { $gift } to { $target }.
   *[other] { $gift ->
        [hidden] { $who } passes a gift to { $target }.
       *[other] { $who } passes { $gift } to { $target }.
    }
}
event-round = { $who_is ->
    [you] You open a round.
   *[other] { $who } opens a round.
}
    .quiet = yes
event-gave = { $who_is ->
    [you] You give { $play }{ $left ->
        [0] , your last card!
       *[other] .
    }
   *[other] { $who } gives { $play }{ $left ->
        [0] , the last card!
       *[other] .
    }
}
event-sing = Five gold rings! Everybody sings.
event-passed = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
event-missed = { $who_is ->
    [you] You miss this turn: you didn’t call “Final Gift!”
   *[other] { $who } misses this turn for not calling “Final Gift!”
}
event-declared = { $who_is ->
    [you] You call “Final Gift!”
   *[other] { $who } calls “Final Gift!”
}
event-silent = { $who_is ->
    [you] You didn’t call it. You’ll miss a turn.
   *[other] { $who } didn’t call it and will miss a turn.
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
    [you] You and { $target } swap seats.
   *[other] { $who } and { $target } swap seats.
}
event-haunted = { $who_is ->
    [you] You take back { $play }.
   *[other] { $who } takes back { $play }.
}
event-tree = { $dealt_count ->
    [0] No gifts lie under the Tree.
    [one] Under the Tree: { $gifts }. One of them goes to { $dealt }.
   *[other] Under the Tree: { $gifts }. They are shuffled, and { $dealt } get one each.
}
event-unwrapped = { $who_is ->
    [you] You unwrap { $gift }.
   *[other] { "" }
}
event-scrooged = { $who_is ->
    [you] You sit out the next round.
   *[other] { $who } sits out the next round.
}
event-won_round = { $why ->
    [santa] { $who_is ->
        [you] You win the round.
       *[other] { $who } wins the round.
    }
    [mouse] { $who_is ->
        [you] Hush! The round is over, and you win it.
       *[other] Hush! The round is over, and { $who } wins it.
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
    [you] You’re out of cards: { $place } place, and { $points ->
        [one] one point
       *[other] { $points } points
    }!
   *[other] { $who } is out of cards: { $place } place, and { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
event-back = { $who_is ->
    [you] You’re back in the game.
   *[other] { $who } is back in the game.
}
event-scored = { $who_is ->
    [you] You come in { $place } and get { $points ->
        [one] one point
       *[other] { $points } points
    }, { $total } in all.
   *[other] { $who } comes in { $place } and gets { $points ->
        [one] one point
       *[other] { $points } points
    }, { $total } in all.
}
event-night_over = { $winners_is ->
    [you] The night is over, and you win it!
    [too] The night is over: { $winners } share the honor!
   *[other] { $winners_count ->
        [one] The night is over, and { $winners } wins it.
       *[other] The night is over: { $winners } share the honor.
    }
}

## Moves

move-give = Give { $play }
move-give-santa = Give { $play }, and win the round with Santa
move-zeros = Give { $play }
move-pass = Pass
move-declare = Call “Final Gift!”
move-silent = Say nothing and miss a turn
move-decline = Let it pass
move-SANTA = Santa wins you the round
move-MOUSE = Hush! End the round: the top cards win it
move-GHOST = Send the gifts just given back to their owner
move-CAROL = Swap seats with { $target }
move-SCROOGE = { $target_is ->
    [you] Sit out the next round yourself
   *[other] Bench { $target } for the next round
}
move-tree-self = Deal the round’s gifts out again, starting with you
move-tree-left = Deal the round’s gifts out again, starting on your left
move-regift = Pass { $gift } to { $target }

## What is expected

ask-Turn = Your turn: give { $size ->
    [1] one card
   *[other] { $number } cards
} above { $value }, or pass.
ask-Turn-alone = Everyone else has passed. Pass to take the round, or give { $size ->
    [1] one card
   *[other] { $number } cards
} above { $value } first.
ask-Turn-won = Everyone else has passed: pass to take the round.
ask-Turn-open = You open! Give as many matching cards as you like.
ask-Turn-zeros = You open, and you’re out of gifts. Your specials count as 0.
ask-Turn-stuck = You can’t beat that one: pass.
ask-FinalGift = One card left! Call “Final Gift!”, or miss your next turn.
ask-Holly = Do you want to react before play goes on?
ask-SantaWindow = Santa is here! Do you want to send him home?
ask-TreeWindow = The round is over. Do you want to light the Christmas Tree?
ask-Snow = A new round is about to begin. Do you want to use a Snow card first?
ask-Fruitcake = You got the Fruitcake. Which gift will you pass along, and to whom?
ask-OfferFruitcake = You have the Fruitcake. Do you want to pass a gift along before we start?
ask-nothing = You have no card to react with right now.

wait-Turn = { turn-of }
wait-FinalGift = { $who_is ->
    [you] You have one card left. Will you call it?
   *[other] { $who } has one card left. Will { $who } call it?
}
wait-Fruitcake = { $who_is ->
    [you] You open the Fruitcake.
   *[other] { $who } opens the Fruitcake.
}
wait-OfferFruitcake = Does anybody want to open the Fruitcake before the first round?
wait-Holly = Does anybody want to use a Holly card?
wait-SantaWindow = Does anybody want to send Santa home?
wait-TreeWindow = The round is over. Does anybody want to light the Christmas Tree?
wait-Snow = A new round is about to begin. Does anybody want to use a Snow card?

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
option-first_dealer-random = a random player
option-final_gift-manual = you call it, or miss a turn
option-final_gift-auto = the table calls it for you
option-final_gift-off = nobody has to
option-final_gift_penalty-skip = a skip: you may still play later in the round
option-final_gift_penalty-pass = a pass
option-final_gift_chance-turn = your next turn
option-final_gift_chance-single = your next turn on which you could give a single card
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

## Why a friend would play it

why-out = That’s your whole hand. Go!
why-ghost = { $who } just went out. The Ghost is the only way to stop it.
why-spoil = { $spoil ->
    [none] The round’s yours.
    [santa] Only Santa could spoil it.
    [ghost] Only the Ghost could spoil it.
   *[both] Only Santa or the Ghost could spoil it.
}
why-outnumber = Nobody else has { number } cards, so no gifts can beat this. { why-spoil }
why-unbeatable = { $n ->
    [one] Nobody can have anything higher.
   *[other] Nobody can have { number } of anything higher.
} { why-spoil }
why-home = Santa gets you the lead, and your { $n ->
    [one] { $value } takes you home.
   *[other] { number } { $value }s take you home.
}
why-pair = { $who_count ->
    [one] { $who } has one card left and can’t follow
   *[other] { $who } have one card each and can’t follow
} { $size ->
    [2] a pair{ $santa ->
        [yes] , unless it’s Santa.
       *[no] .
    }
   *[other] a set{ $santa ->
        [yes] , unless it’s Santa.
       *[no] .
    }
}
why-high = { $who_count ->
    [one] { $who } has one card left.
   *[other] { $who } have one card each.
} Go high now to shut the door.
why-free = The round’s yours anyway. Drop these for free before you take it.
why-unload = Now’s your chance to unload your { $value }s. Later they’ll hardly beat anything.
why-elf = { $elves ->
    [one] The Elf makes
   *[other] The Elves make
} it { number }, and that’s probably enough to take the round.
why-fits = { $count ->
    [one] It fits exactly, and it’s your only { $value }.
   *[other] It fits exactly and gets rid of all your { $value }s.
}
why-together = You’d break up your { number } { $value }s. Pass and keep them together.
why-early = { $value ->
    [0] It’s too early to spend Santa.
   *[other] It’s too early to spend { $value ->
        [8] an
        [11] an
       *[other] a
    } { $value }.
} Save it for when the lead really counts.
why-declare = Say it. Keeping quiet can cost you a turn.
why-mouse = { $left ->
    [none] { $who } is out, so you lead next. End it here.
   *[some] If { $who } wins, you play right after. End it here.
}
why-later = No hurry. Save it for somebody who’s about to go out.
why-carol = { $who } is out, so the player on their left will lead. Make that you.
why-scrooge = Bench { $who }. Nobody you can pick has fewer cards than { $cards_left }.
why-cake = Give away a lone low card, your { $value }.{ $most ->
    [yes] { " " }{ $who } has the most cards, so it helps them least.
   *[no] { "" }
}
