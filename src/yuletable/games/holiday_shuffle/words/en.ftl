# Holiday Shuffle in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

about = Be the first to put the { $slots } dates on your mat in order, and let the holidays help you along the way.
about-minutes = about 30 minutes
edition-calm = Calm
edition-calm-how = Two Trade cards instead of eight, so a single trade decides fewer rounds.
how-to =
    Put the { $slots } cards of your mat in order, from early to late in the year.
    On your turn, take a card from the draw pile or from the top of the discards.
    Put it in place of a card on your mat. You may also discard a card you drew.
    The first mat in order ends the round. Runs of months and groups of one month earn extra points.

## Cards

date = { $month } { $day }
month-Jan = Jan
month-Feb = Feb
month-Mar = Mar
month-Apr = Apr
month-May = May
month-Jun = Jun
month-Jul = Jul
month-Aug = Aug
month-Sep = Sep
month-Oct = Oct
month-Nov = Nov
month-Dec = Dec

card-date = { $date }
card-wild = a Wild
card-wild-listed = Wild
card-wild-dated = a Wild ({ $date })
card-named = { $date } ({ $name })
card-celebration = { $date } ({ $name }, { $effect })
effect-AGAIN = another turn
effect-SWITCH = a swap
effect-TRADE = a trade
text-AGAIN = Take one more turn after this one.
text-SWITCH = Swap two cards on your mat.
text-TRADE = Take any card from somebody else’s mat, and leave one of yours in its place.

## Events

event-drew_for_deal = { draws-for-deal }
event-round = { $dealer_is ->
    [you] Round { $round }: you deal, and { $who } starts.
   *[other] { $who_is ->
        [you] Round { $round }: { $dealer } deals, and you start.
       *[other] Round { $round }: { $dealer } deals, and { $who } starts.
    }
}
event-dealt = { $who_is ->
    [you] On your mat: { $cards }.
   *[other] On { $who }’s mat: { $cards }.
}
    .quiet = yes
event-turned_up = The first face-up card is { $card }.
event-took = { $who_is ->
    [you] You take { $card } from the discards for slot { $slot } and throw out { $old }.
   *[other] { $who } takes { $card } from the discards for slot { $slot } and throws out { $old }.
}
event-drew = { $card ->
    [hidden] { $who } draws a card.
   *[other] You draw { $card }.
}
event-kept = { $who_is ->
    [you] You put { $card } in slot { $slot }. Out goes { $old }.
   *[other] { $who } puts { $card } in slot { $slot }. Out goes { $old }.
}
event-rejected = { $who_is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
event-flipped = The deck is used up, so the discards are flipped over: { $cards ->
    [one] one card
   *[other] { $cards } cards
} to draw, in the same order, and { $card } face up.
event-unused = { $who_is ->
    [you] You skip the Celebration.
   *[other] { $who } skips the Celebration.
}
event-again = { $who_is ->
    [you] You go again.
   *[other] { $who } goes again.
}
event-switched = { $who_is ->
    [you] You swap two cards: { $card } is now in slot { $first }, and { $other } in slot { $second }.
   *[other] { $who } swaps two cards: { $card } is now in slot { $first }, and { $other } in slot { $second }.
}
event-offered = { $who_is ->
    [you] You offer { $target } { $card } for { $other } in slot { $there }.
   *[other] { $who } offers { $target } { $card } for { $other } in slot { $there }.
}
event-traded = { $who_is ->
    [you] You trade with { $target }: { $card } for { $other }, which is now in your slot { $slot }.
   *[other] { $target_is ->
        [you] { $who } takes { $other } from you! You get { $card }, in slot { $there }.
       *[other] { $who } trades with { $target }: { $card } for { $other }.
    }
}
event-refused = { $by_is ->
    [you] You turn down the trade.
   *[other] { $by } turns down the trade.
}
event-named = { $who_is ->
    [you] Your Wild in slot { $slot } is { $date }.
   *[other] { $who }’s Wild in slot { $slot } is { $date }.
}
event-complete = { $who_is ->
    [you] All { $slots } of your dates are in order: you win the round!
   *[other] All { $slots } of { $who }’s dates are in order: { $who } wins the round.
}
event-scored = { $who_is ->
    [you] You score { $points } ({ $base } for order, { $months } for months, { $groups } for groups) and have { $total }: { $dates }.
   *[other] { $who } scores { $points } ({ $base } for order, { $months } for months, { $groups } for groups) and has { $total }: { $dates }.
}
event-game_over = { $winners_is ->
    [you] The game is over, and you win!
    [too] The game is over: { $winners } share the win!
   *[other] { $winners_count ->
        [one] The game is over, and { $winners } wins.
       *[other] The game is over: { $winners } share the win.
    }
}

## Moves

move-draw = Draw a card
move-put = Put { $card } in slot { $slot }, replacing { $old }
move-reject = Discard it
move-again = Take another turn after this one
move-switch = Swap { $card } and { $other }
move-trade = Trade { $card } for { $other } from { $target }
move-name = Your Wild in slot { $slot } is { $date }
move-decline = Skip it
move-accept = Accept the trade
move-refuse = Turn down the trade

## Why a hint names a move

why-finishes = That finishes your year!
why-belongs = That’s just the place for { $card }: { $old } had to go anyway.
why-sure = A sure thing beats a mystery card: { $card } fits now, and { $old } had to go anyway.
why-one-more = After that, one card between { $card } and { $other } finishes your year.
why-cramped = No day fits between { $card } and { $other }, so one of them has to move.
why-room = It leaves more room, too: { $here } unseen cards would help you next, and only { $there } from slot { $slot }.
why-tempting = Slot { $slot } is tempting, but with { $card } there you’d have to squeeze in { $behind } cards before New Year’s.
why-safer = It’s safer, too: { $who } would love to get { $old }.
why-keep = Don’t throw away { $card }: it finishes { $who }’s year!
why-rushed = { $who } is about to finish. Fix the left end: every card in order there is a point.
why-draw = There’s no slot that { $card } would help. Try the deck.
why-toss = It won’t help any slot. Toss it: patience is a move.
why-swap = Each is sitting in the other’s season: swap { $card } and { $other }.
why-swap-one = Swap { $card } and { $other }, and one more card is where it belongs.
why-wild = A Wild fits anywhere. Take { $who }’s, and leave { $card }, which you can’t use.
why-no-use = You get what you need, and { $card } is no help to { $who } there.
why-trade = You need { $other } far more than { $card }.
why-refuse = Turn it down: it would finish { $who }’s year!

## What is expected

ask-Turn = Your turn. Do you draw a card, or take { $card }?
ask-Turn-empty = The deck is empty, so take { $card }. Which card does it replace?
ask-Drawn = You drew { $card }. Where does it go, or do you discard it?
ask-Effect-AGAIN = A Celebration! Go again after this turn{ $may ->
    [yes] , or skip it.
   *[no] .
}
ask-Effect-SWITCH = A Celebration! Swap two of your cards{ $may ->
    [yes] , or skip it.
   *[no] .
}
ask-Effect-TRADE = A Celebration! Trade a card with somebody{ $may ->
    [yes] , or skip it.
   *[no] .
}
ask-Consent = { $by } offers you { $card } for { $other }. Do you accept?
ask-Naming = Which date is your Wild in slot { $slot }?
ask-Score = The round is over. Which date is your Wild in slot { $slot }?

wait-Turn = { turn-of }
wait-Drawn = { looks-at-card }
wait-Effect = { $who_is ->
    [you] You have a Celebration to use.
   *[other] { $who } has a Celebration to use.
}
wait-Consent = { $who_is ->
    [you] You have a trade to answer.
   *[other] { $who } has a trade to answer.
}
wait-Naming = { $who_is ->
    [you] You’re picking the date of a Wild.
   *[other] { $who } is picking the date of a Wild.
}
wait-Score = { $who_is ->
    [you] The round is over. You’re picking the date of a Wild.
   *[other] The round is over. { $who } is picking the date of a Wild.
}

keys-Turn = Type P to draw, or a move like D>4.
keys-Turn-empty = Type a move like D>4.
keys-Drawn = Type a move like >4, or x.
keys-Effect-AGAIN = Type AG, or -.
keys-Effect-SWITCH = Type a move like SW:3,7, or -.
keys-Effect-TRADE = Type a move like TR:3,B5, or -.
keys-Naming = Type a move like W{ $slot }=Mar21.

## The board

board-shuffle = Holiday Shuffle, round { $round } of { $rounds }
board-draw = { $count ->
    [0] Nothing to draw
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
board-flipped = in the order discarded
board-discard = discards: { $card }
board-below = below it { $cards }
board-held = you hold { $card }
board-named = { $code } { $name }
board-effect = { $code } { $name }, { $effect }
board-in-order = { $count } in order
board-dealer = dealer
board-total = { $points } points

## House rules, each choice in plain words

option-rounds-number = { $n ->
    [one] one round
   *[other] { $n } rounds
}
option-first_dealer-draw = everyone draws for it
option-wild_in_dealer_draw-jan1 = January 1
option-wild_in_dealer_draw-redraw = you draw again
option-equal_dates-in_order = in order
option-equal_dates-break = not in order
option-leap_day-if_printed = if a card shows it
option-leap_day-always = always
option-leap_day-never = never
option-wild_binding-scoring = at the end of the round
option-wild_binding-placement = as soon as you place it
option-wild_choice-best = the table, for the most points
option-wild_choice-ask = you
option-month_groups-together = side by side
option-month_groups-apart = anywhere on the mat, as long as they are in order
option-flip_timing-when_emptied = as soon as it is empty
option-flip_timing-turn_end = at the end of that turn
option-flip_timing-when_needed = when somebody has to draw
