# Christmas-opoly in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

about = Buy sweet and snowy properties, trade for whole colors, and be the last player who isn’t bankrupt.
about-minutes = an hour and more
edition-even = Evened out
edition-even-how = Balanced rents: no deed is a dud.
how-to =
    Be the last player who isn’t bankrupt.
    Buy the properties you land on, collect rent from visitors, and trade for whole color groups.
    Put Presents and then Christmas Trees on whole groups: they bring far more rent.
    Fines pile up in the middle until somebody lands on SANTA CLAUS.

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
    [you] You roll { $first } and { $second } to see who starts.
   *[other] { $who } rolls { $first } and { $second } to see who starts.
}
event-begins = { $who_is ->
    [you] You go first.
   *[other] { $who } goes first.
}
event-threw = { $who_is ->
    [you] You roll { $first } and { $second }.
   *[other] { $who } rolls { $first } and { $second }.
}
event-lapsed = { $who_is ->
    [you] You lose a rent of ${ $amount }: you didn’t ask { $target } for it in time.
   *[other] { $who } forgets a rent of ${ $amount }.
}
event-moved = { $who_is ->
    [you] You land on { $name }.
   *[other] { $who } lands on { $name }.
}
event-dasher = { $who_is ->
    [you] ON DASHER pays you ${ $amount }.
   *[other] ON DASHER pays { $who } ${ $amount }.
}
event-card = { $deck } “{ $text }”
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
        [you] You go to NAUGHTY.
       *[other] { $who } goes to NAUGHTY.
    }
}
event-nice = { $who_is ->
    [you] You’re just visiting: NICE.
   *[other] { $who } is just visiting: NICE.
}
event-stuck = { $left ->
    [0] { $who_is ->
        [you] No doubles: you must pay to leave NAUGHTY.
       *[other] No doubles: { $who } must pay to leave NAUGHTY.
    }
    [one] { $who_is ->
        [you] No doubles: you stay in NAUGHTY, with one try left.
       *[other] No doubles: { $who } stays in NAUGHTY, with one try left.
    }
   *[other] { $who_is ->
        [you] No doubles: you stay in NAUGHTY, with { $left } tries left.
       *[other] No doubles: { $who } stays in NAUGHTY, with { $left } tries left.
    }
}
event-freed = { $why ->
    [fee] { $who_is ->
        [you] You pay and leave NAUGHTY.
       *[other] { $who } pays and leaves NAUGHTY.
    }
   *[other] { $who_is ->
        [you] Doubles: you leave NAUGHTY!
       *[other] Doubles: { $who } leaves NAUGHTY.
    }
}
event-loses = { $who_is ->
    [you] You’ll miss your next turn.
   *[other] { $who } will miss the next turn.
}
event-skipped = { $who_is ->
    [you] You miss this turn.
   *[other] { $who } misses this turn.
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
    [you] { $target } owes you ${ $amount } rent for { $name }.
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
    [you] You let the rent slide for now.
   *[other] { $who } lets the rent slide for now.
}
event-bought = { $who_is ->
    [you] You buy { $name } for ${ $price }.
   *[other] { $who } buys { $name } for ${ $price }.
}
event-declined = { $who_is ->
    [you] You pass on { $name }.
   *[other] { $who } passes on { $name }.
}
event-auction = Auction! { $name } goes to the highest bidder.
event-bid = { $who_is ->
    [you] You bid ${ $amount }.
   *[other] { $who } bids ${ $amount }.
}
event-passed = { $who_is ->
    [you] You’re out.
   *[other] { $who } is out.
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
    [you] You turn it down.
   *[other] { $who } turns it down.
}
event-traded = { $who_is ->
    [you] Deal! You give { $target } { $give } for { $get }.
   *[other] Deal! { $who } gives { $target } { $give } for { $get }.
}
event-ended = { $who_is ->
    [you] Your turn is over.
   *[other] { $who }’s turn is over.
}
    .quiet = yes
event-bankrupt = { $who_is ->
    [you] You’re bankrupt, and { $target } gets everything: ${ $amount }{ $deeds_count ->
        [0] .
       *[other] { " " }and { $deeds }.
    }
   *[other] { $who } is bankrupt, and everything goes to { $target }: ${ $amount }{ $deeds_count ->
        [0] .
       *[other] { " " }and { $deeds }.
    }
}
event-ruined = { $who_is ->
    [you] You’re bankrupt. ${ $amount } goes into the middle{ $deeds_count ->
        [0] .
       *[other] , and the bank takes { $deeds }.
    }
   *[other] { $who } is bankrupt. ${ $amount } goes into the middle{ $deeds_count ->
        [0] .
       *[other] , and the bank takes { $deeds }.
    }
}
event-time_up = Time is up!
event-counted = { $who_is ->
    [you] You’re worth ${ $amount }.
   *[other] { $who } is worth ${ $amount }.
}
event-won = { $why ->
    [last] { $winners_is ->
        [you] You’re the last player left, and you win!
       *[other] { $winners } is the last player left and wins.
    }
   *[other] { $winners_is ->
        [you] You’re the richest, and you win!
        [too] { $winners } are the richest and share the win!
       *[other] { $winners_count ->
            [one] { $winners } is the richest and wins.
           *[other] { $winners } are the richest and share the win.
        }
    }
}

## Moves

move-token = Play { $token }
move-roll = Roll the dice
move-buy = Buy { $name } for ${ $price }
move-decline = Let { $name } go to auction
move-pass = I’m out
move-silent = Let it slide for now
move-accept = Accept the offer
move-refuse = Turn down the offer
move-bankrupt = Declare bankruptcy
move-end = End your turn
move-go_on = Go on
move-rent = Collect ${ $amount } rent for { $name } from { $target }
move-time_up = Time is up
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

## Why a hint names a move

why-finish = { $name } finishes your { $group } group: rent doubles, and you can build.
why-deny = { $who } needs { $name } to finish the { $group } group. Get it first.
why-pair = That makes { $held } of { $size } in the { $group } group. One more and it’s a set.
why-early = Early on, buy almost anything. Even a spare deed is something to trade.
why-dear = It would leave you just ${ $left }. Let it go to auction: you might get it for less.
why-outbid = { $who } needs this one for the { $group } group. Don’t let it go cheap: up to about ${ $limit } it’s worth it.
why-cheap = It’s still going for less than its price of ${ $price }.
why-full-price = That’s full price already, and it finishes nobody’s color. Let it go.
why-third = The third Present is the big one: rent jumps from ${ $now } to ${ $next }.
why-build = { $who } is { $away } spaces from { $name }. Build before the next roll.
why-scarce = { $presents ->
    [one] Only one Present is
   *[other] Only { $presents } Presents are
} left. What’s on your deeds can’t go on theirs.
why-save = Keep your cash: { $name } is { $away } spaces ahead and costs ${ $rent }.
why-inside = No rush to get out: it’s rent-free in here, and you still collect.
why-ask = { $who } has { $name }, the last of your { $group } group. It’s worth a good price.
why-refuse = That hands { $who } the whole { $group } group. Ask for at least ${ $least }, or for a deed that finishes a color of yours.
why-both = You both finish a color{ $richer ->
    [yes] , and you’ll have more cash to build with.
   *[no] . That’s a fair deal.
}
why-loose = Mortgage { $name } first: it earns only ${ $rent } a visit.
why-loose-keep = Mortgage { $name } first: it earns only ${ $rent } a visit. Keep your { $group } group together.

## What is expected

ask-Setup = Which token do you want to be?
ask-Pre = Your turn: roll the dice.
ask-Pre-naughty = Your turn in NAUGHTY: roll doubles to get out.
ask-Post = Anything else, or do you end your turn?
ask-Post-again = Doubles! Roll again.
business-first = You can build, sell or trade first.
ask-Between = Do you want to build, sell or trade before the next turn?
ask-Buy = { $name } is for sale for ${ $price }. Do you want to buy it?
ask-Auction = { $name } is up for auction (price ${ $price }). { $leader_is ->
    [nobody] No bid yet.
   *[other] { $leader } bids ${ $bid }.
} How much do you bid, or are you out?
ask-Rent = { $target } is on your { $name }! Do you want to collect ${ $amount } rent?
ask-Raise = You owe ${ $amount } and have ${ $cash }. What do you want to sell, mortgage or trade?
ask-Offered = { $by } offers you { $give } for { $get }. Deal?
aside-rent = You may still ask { $target } for ${ $amount } rent.

wait-Setup = { $who_is ->
    [you] You’re choosing a token.
   *[other] { $who } is choosing a token.
}
wait-Pre = { turn-of }
wait-Post = { turn-of }
wait-Between = { $who_is ->
    [you] You may build, sell or trade before the next turn.
   *[other] { $who } may build, sell or trade before the next turn.
}
wait-Buy = { $who_is ->
    [you] You’re deciding about { $name } (${ $price }).
   *[other] { $who } is eyeing { $name } (${ $price }).
}
wait-Auction = { $who_is ->
    [you] It’s your bid for { $name }.
   *[other] It’s { $who }’s bid for { $name }.
} { $leader_is ->
    [nobody] No bid yet.
    [you] You lead with ${ $bid }.
   *[other] { $leader } leads with ${ $bid }.
}
wait-Rent = { $who_is ->
    [you] You can collect ${ $amount } rent for { $name }.
   *[other] { $who } can collect ${ $amount } rent for { $name }.
}
wait-Raise = { $who_is ->
    [you] You have to raise ${ $amount }.
   *[other] { $who } has to raise ${ $amount }.
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
    [one] one try left
   *[other] { $left } tries left
}
board-loses = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
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
board-hint-deed = Type deed 11 to read a deed, or deeds for all of them. You can offer and bid any amount.
help-opoly =
    deed 11      what a deed says; deeds lists all of them
    bid 120      bid any amount in an auction
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
option-rent_mode-prompt = the table asks the owner
option-rent_mode-watchful = the owner has to notice
option-rent_mode-auto = the table collects it
option-naughty_throws-one_per_turn = { $naughty_throws } turns
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
option-seized_mortgages-usable = you can use it right away
option-sales_while_buying-yes = yes
option-sales_while_buying-no = no
option-tree_value-with_presents = its price and { $presents_before_tree } Presents
option-tree_value-tree_alone = its price alone
option-time_up-finish_turn = you finish it
option-time_up-at_once = it stops at once
option-clock-wall = a real clock
option-clock-virtual = forty seconds for every turn
option-cash_public-yes = yes
option-cash_public-no = no
option-turn_cap-none = no end by turns
option-turn_cap-number = after { $n } turns
option-time_limit-none = no time limit
option-time_limit-number = after { $n } minutes
