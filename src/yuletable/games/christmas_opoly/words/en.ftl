# Christmas-opoly in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

about = Buy sweet and snowy properties, trade until your colours are whole, and be the last who is not bankrupt.
about-minutes = an hour and more
edition-even = Evened out
edition-even-how = Rents are balanced, so that no deed is a trap.
how-to =
    Be the last player who is not bankrupt.
    Buy the properties you land on, ask rent of visitors, and complete colour groups by trading.
    Whole groups take Presents and then Christmas Trees, and bring far more rent.
    Fines lie in the middle until somebody lands on SANTA CLAUS.

## Things

money = { "$" }{ $amount }
card-big_fun = Big Fun!
card-bah_humbug = Bah Humbug
token = the { $name }
token-candy_cane = the candy cane
token-snowman = the snowman
token-bell = the bell
token-mitten = the mitten
token-drum = the drum
token-star = the star
group = { $name }
group-white = white
group-silver = silver
group-pink = pink
group-orange = orange
group-red = red
group-gold = gold
group-green = green
group-midnight = midnight
group-route = route
group-works = works

## Events

event-token = { $who_is ->
    [you] You play { $token }.
   *[other] { $who } plays { $token }.
}
event-shuffled = The { $deck } cards are shuffled.
    .quiet = yes
event-dealt = { $who_is ->
    [you] You are dealt { $deeds } and pay ${ $price }.
   *[other] { $who } is dealt { $deeds } and pays ${ $price }.
}
event-opened = { $who_is ->
    [you] You throw { $first } and { $second } for the start.
   *[other] { $who } throws { $first } and { $second } for the start.
}
event-begins = { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
event-threw = { $who_is ->
    [you] You throw { $first } and { $second }.
   *[other] { $who } throws { $first } and { $second }.
}
event-lapsed = { $who_is ->
    [you] Your rent of ${ $amount } is lost: nobody asked { $target } for it in time.
   *[other] { $who } forgets a rent of ${ $amount }.
}
event-moved = { $who_is ->
    [you] You come to { $name }.
   *[other] { $who } comes to { $name }.
}
event-dasher = { $who_is ->
    [you] ON DASHER brings you ${ $amount }.
   *[other] ON DASHER brings { $who } ${ $amount }.
}
event-card = { $deck } «{ $text }»
event-collected = { $who_is ->
    [you] The bank pays you ${ $amount }.
   *[other] The bank pays { $who } ${ $amount }.
}
event-santa = { $amount ->
    [0] SANTA CLAUS finds nothing in the middle.
   *[other] { $who_is ->
        [you] SANTA CLAUS gives you the ${ $amount } in the middle!
       *[other] SANTA CLAUS gives { $who } the ${ $amount } in the middle.
    }
}
event-sent = { $why ->
    [doubles] { $who_is ->
        [you] Three doubles: you go straight to NAUGHTY.
       *[other] Three doubles: { $who } goes straight to NAUGHTY.
    }
   *[other] { $who_is ->
        [you] You are sent to NAUGHTY.
       *[other] { $who } is sent to NAUGHTY.
    }
}
event-nice = { $who_is ->
    [you] You are only visiting: NICE.
   *[other] { $who } is only visiting: NICE.
}
event-stuck = { $left ->
    [0] { $who_is ->
        [you] No doubles: you must pay to leave NAUGHTY.
       *[other] No doubles: { $who } must pay to leave NAUGHTY.
    }
    [one] { $who_is ->
        [you] No doubles: you stay in NAUGHTY, with one throw left.
       *[other] No doubles: { $who } stays in NAUGHTY, with one throw left.
    }
   *[other] { $who_is ->
        [you] No doubles: you stay in NAUGHTY, with { $left } throws left.
       *[other] No doubles: { $who } stays in NAUGHTY, with { $left } throws left.
    }
}
event-freed = { $why ->
    [fee] { $who_is ->
        [you] You have paid, and leave NAUGHTY.
       *[other] { $who } has paid, and leaves NAUGHTY.
    }
   *[other] { $who_is ->
        [you] Doubles: you leave NAUGHTY!
       *[other] Doubles: { $who } leaves NAUGHTY.
    }
}
event-loses = { $who_is ->
    [you] You will lose your next turn.
   *[other] { $who } will lose the next turn.
}
event-skipped = { $who_is ->
    [you] You lose this turn.
   *[other] { $who } loses this turn.
}
event-owes = { $who_is ->
    [you] You owe { $target } ${ $amount } and have to raise it.
   *[other] { $who } owes { $target } ${ $amount } and has to raise it.
}
event-owes_middle = { $who_is ->
    [you] You owe ${ $amount } and have to raise it.
   *[other] { $who } owes ${ $amount } and has to raise it.
}
event-paid = { $who_is ->
    [you] You pay ${ $amount } into the middle.
   *[other] { $who } pays ${ $amount } into the middle.
}
event-due = { $who_is ->
    [you] Your { $name } is worth ${ $amount } rent from { $target }.
   *[other] The rent is ${ $amount }.
}
event-rent = { $target_is ->
    [you] You pay { $who } ${ $amount } rent.
   *[other] { $who_is ->
        [you] You get ${ $amount } rent from { $target }.
       *[other] { $who } gets ${ $amount } rent from { $target }.
    }
}
event-silent = { $who_is ->
    [you] You ask no rent for now.
   *[other] { $who } asks no rent for now.
}
event-bought = { $who_is ->
    [you] You buy { $name } for ${ $price }.
   *[other] { $who } buys { $name } for ${ $price }.
}
event-declined = { $who_is ->
    [you] You leave { $name } to the highest bidder.
   *[other] { $who } leaves { $name } to the highest bidder.
}
event-auction = { $name } is auctioned.
event-bid = { $who_is ->
    [you] You bid ${ $amount }.
   *[other] { $who } bids ${ $amount }.
}
event-passed = { $who_is ->
    [you] You bid no more.
   *[other] { $who } bids no more.
}
event-unsold = Nobody wants { $name }: it stays with the bank.
event-built = { $level ->
    [5] { $who_is ->
        [you] You set up a Christmas Tree on { $name } for ${ $price }.
       *[other] { $who } sets up a Christmas Tree on { $name } for ${ $price }.
    }
   *[other] { $who_is ->
        [you] You put Present number { $level } on { $name } for ${ $price }.
       *[other] { $who } puts Present number { $level } on { $name } for ${ $price }.
    }
}
event-sold = { $who_is ->
    [you] You sell the { $group } group down to { $levels } for ${ $refund }.
   *[other] { $who } sells the { $group } group down to { $levels } for ${ $refund }.
}
event-mortgaged = { $who_is ->
    [you] You mortgage { $name } for ${ $amount }.
   *[other] { $who } mortgages { $name } for ${ $amount }.
}
event-lifted = { $who_is ->
    [you] You lift the mortgage on { $name } for ${ $amount }.
   *[other] { $who } lifts the mortgage on { $name } for ${ $amount }.
}
event-offered = { $give ->
    [hidden] { $who } makes { $target } an offer.
   *[other] { $who_is ->
        [you] You offer { $target } { $give } for { $get }.
       *[other] { $who } offers { $target } { $give } for { $get }.
    }
}
event-refused = { $who_is ->
    [you] You refuse.
   *[other] { $who } refuses.
}
event-traded = { $who_is ->
    [you] A deal: you give { $target } { $give } for { $get }.
   *[other] A deal: { $who } gives { $target } { $give } for { $get }.
}
event-ended = { $who_is ->
    [you] Your turn is over.
   *[other] { $who }’s turn is over.
}
    .quiet = yes
event-bankrupt = { $who_is ->
    [you] You are bankrupt, and everything goes to { $target }: ${ $amount }{ $deeds_count ->
        [0] .
       *[other] { " " }and { $deeds }.
    }
   *[other] { $who } is bankrupt, and everything goes to { $target }: ${ $amount }{ $deeds_count ->
        [0] .
       *[other] { " " }and { $deeds }.
    }
}
event-ruined = { $who_is ->
    [you] You are bankrupt. ${ $amount } go into the middle{ $deeds_count ->
        [0] .
       *[other] , and the bank takes { $deeds }.
    }
   *[other] { $who } is bankrupt. ${ $amount } go into the middle{ $deeds_count ->
        [0] .
       *[other] , and the bank takes { $deeds }.
    }
}
event-time_up = The time is up!
event-counted = { $who_is ->
    [you] You are worth ${ $amount }.
   *[other] { $who } is worth ${ $amount }.
}
event-won = { $why ->
    [last] { $winners_is ->
        [you] You are the last player left, and win!
       *[other] { $winners } is the last player left, and wins.
    }
   *[other] { $winners_is ->
        [you] You are the richest, and win!
        [too] { $winners } are the richest and share the win!
       *[other] { $winners_count ->
            [one] { $winners } is the richest, and wins.
           *[other] { $winners } are the richest and share the win.
        }
    }
}

## Moves

move-token = Play { $token }
move-roll = Throw the dice
move-buy = Buy { $name } for ${ $price }
move-decline = Leave { $name } to the highest bidder
move-pass = Bid no more
move-silent = Ask no rent for now
move-accept = Accept the offer
move-refuse = Refuse the offer
move-bankrupt = Declare yourself bankrupt
move-end = End your turn
move-go_on = Go on
move-rent = Request ${ $amount } rent for { $name } from { $target }
move-time_up = The time is up
move-bid = Bid ${ $amount }
move-present = Put Present number { $level } on { $name } for ${ $price }
move-tree = Set up a Christmas Tree on { $name } for ${ $price }
move-mortgage = Mortgage { $name } for ${ $amount }
move-lift = Lift the mortgage on { $name } for ${ $amount }
move-sell = Sell back for ${ $amount }: { $left }
move-sell-left = { $name } keeps { $level ->
    [0] nothing
    [one] one Present
   *[other] { $level } Presents
}
move-offer = Offer { $target } { $give } for { $get }
move-nothing = nothing

## What is expected

ask-Setup = Choose your token.
ask-Pre = Your turn: throw the dice.
ask-Pre-naughty = Your turn in NAUGHTY: throw, and doubles set you free.
ask-Post = End your turn.
ask-Post-again = Doubles! Throw again.
business-first = You can build, sell or trade first.
ask-Between = Before the next turn: build, sell or trade, or go on.
ask-Buy = { $name } costs ${ $price }. Buy it?
ask-Auction = { $name } is auctioned (price ${ $price }). { $leader_is ->
    [nobody] No bid yet.
   *[other] { $leader } bids ${ $bid }.
} Bid any amount, or pass.
ask-Rent = Rent of ${ $amount } for { $name } from { $target }: request it?
ask-Raise = You owe ${ $amount } and have ${ $cash }: sell, mortgage or trade.
ask-Offered = { $by } offers you { $give } for { $get }. Accept?
aside-rent = You may still ask { $target } for ${ $amount } rent.

wait-Setup = { $who_is ->
    [you] You choose a token.
   *[other] { $who } chooses a token.
}
wait-Pre = { $who_is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
wait-Post = { $who_is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
wait-Between = { $who_is ->
    [you] You may build, sell or trade before the next turn.
   *[other] { $who } may build, sell or trade before the next turn.
}
wait-Buy = { $who_is ->
    [you] You decide about { $name } for ${ $price }.
   *[other] { $who } decides about { $name } for ${ $price }.
}
wait-Auction = { $who_is ->
    [you] You are asked for a bid for { $name }.
   *[other] { $who } is asked for a bid for { $name }.
} { $leader_is ->
    [nobody] No bid yet.
    [you] You lead with ${ $bid }.
   *[other] { $leader } leads with ${ $bid }.
}
wait-Rent = { $who_is ->
    [you] You are asked about ${ $amount } rent for { $name }.
   *[other] { $who } is asked about ${ $amount } rent for { $name }.
}
wait-Raise = { $who_is ->
    [you] You have a debt of ${ $amount } to settle.
   *[other] { $who } has a debt of ${ $amount } to settle.
}
wait-Offered = { $who_is ->
    [you] You have an offer to answer.
   *[other] { $who } has an offer to answer.
}

## The board

board-opoly = Christmas-opoly, turn { $turn }
board-middle = in the middle ${ $amount }
board-bank = bank: { $presents } Presents, { $trees } Trees
board-cash = ${ $amount }
board-hidden = $?
board-at = on { $name }
board-in-the-middle = not on the board yet
board-in-naughty = in NAUGHTY, { $left ->
    [one] one throw left
   *[other] { $left } throws left
}
board-loses = { $count ->
    [one] loses a turn
   *[other] loses { $count } turns
}
board-out = bankrupt
board-no-deeds = no deeds
board-mortgaged = { $name } (mortgaged)
board-locked = { $name } (mortgaged, locked)
board-presents = { $name } ({ $level ->
    [one] 1 Present
   *[other] { $level } Presents
})
board-tree = { $name } (Tree)
board-claim = { $who_is ->
    [you] You may still ask { $target } for ${ $amount } rent
   *[other] { $who } may still ask { $target } for ${ $amount } rent
}
board-dice = dice { $dice }
board-worth = ${ $amount }
board-hint-deed = Type deed 11 for a deed, deeds for all of them; offers and bids can be of any amount.
help-opoly =
    deed 11      what a deed says; deeds lists all of them
    bid 120      any amount, when something is auctioned
    offer B give 29 get $60   propose a deal: any deeds and dollars, also give $60 get 29
deed-head = { $place }: { $name }, { $group }, ${ $price }, { $owner }
deed-bank = the bank’s
deed-owner = { $who }
deed-rent = Rent ${ $bare }; with Presents ${ $rents }; with a Tree ${ $tree }. A Present costs ${ $present }, a Tree ${ $set_up }.
deed-route = Rent by number of routes: ${ $rents }.
deed-works = Rent: the dice times { $rents } by number of works.
deed-mortgage = Mortgage ${ $mortgage }.

## House rules, each choice in plain words

option-version-regular = the regular game
option-version-short = the short version
option-opening_throw_moves-yes = yes
option-opening_throw_moves-no = no
option-entry_pays_dasher-no = no
option-entry_pays_dasher-yes = yes
option-rent_mode-prompt = owners are asked
option-rent_mode-watchful = owners must watch out
option-rent_mode-auto = it is requested for them
option-naughty_throws-one_per_turn = three turns
option-naughty_throws-three_at_once = one turn
option-development_scope-property = the single property
option-development_scope-group = the whole group
option-building_money-bank = to the bank
option-building_money-middle = into the middle
option-offers_per_window-number = { $n ->
    [0] none
    [one] one offer
   *[other] { $n } offers
}
option-bank_clears_mortgage-yes = yes
option-bank_clears_mortgage-no = no
option-seized_mortgages-locked = it is locked
option-seized_mortgages-usable = it can be used at once
option-sales_while_buying-yes = yes
option-sales_while_buying-no = no
option-tree_value-with_presents = its price and four Presents
option-tree_value-tree_alone = its price alone
option-time_up-finish_turn = it is finished
option-time_up-at_once = it stops at once
option-clock-wall = a real clock
option-clock-virtual = forty seconds for every turn
option-cash_public-yes = yes
option-cash_public-no = no
option-turn_cap-none = no end by turns
option-turn_cap-number = after { $n } turns
option-time_limit-none = no time limit
option-time_limit-number = after { $n } minutes
