# Holiday Shuffle in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

about = Put ten dates on your mat in order before anybody else does, and let holidays celebrate along the way.
about-minutes = about 30 minutes
edition-calm = Calm
edition-calm-how = Two trades among the Celebrations instead of eight, so that fewer rounds are decided by one.
how-to =
    Put the ten cards of your mat in order, from early to late in the year.
    On your turn take a card, from the draw pile or from the top of the discards.
    It replaces a card of your mat; a card you drew may also be discarded.
    The first mat in order ends the round. Runs of months and groups of one month bring more points.

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
effect-SWITCH = a switch
effect-TRADE = a trade
text-AGAIN = When this turn is over, take one more.
text-SWITCH = Let two cards on your mat change places.
text-TRADE = Let one of your cards and one card on somebody else’s mat change places.

## Events

event-drew_for_deal = { $who_is ->
    [you] You draw { $card } for the deal.
   *[other] { $who } draws { $card } for the deal.
}
event-round = { $dealer_is ->
    [you] Round { $round }: you deal, and { $who } begins.
   *[other] { $who_is ->
        [you] Round { $round }: { $dealer } deals, and you begin.
       *[other] Round { $round }: { $dealer } deals, and { $who } begins.
    }
}
event-dealt = { $who_is ->
    [you] On your mat: { $cards }.
   *[other] On { $who }’s mat: { $cards }.
}
    .quiet = yes
event-turned_up = Face up lies { $card }.
event-took = { $who_is ->
    [you] You take { $card } from the discards into slot { $slot }, in place of { $old }.
   *[other] { $who } takes { $card } from the discards into slot { $slot }, in place of { $old }.
}
event-drew = { $card ->
    [hidden] { $who } draws a card.
   *[other] You draw { $card }.
}
event-kept = { $who_is ->
    [you] You put { $card } into slot { $slot }, in place of { $old }.
   *[other] { $who } puts { $card } into slot { $slot }, in place of { $old }.
}
event-rejected = { $who_is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
event-flipped = The discard pile is turned over: { $card } lies face up, and { $cards ->
    [one] one card is
   *[other] { $cards } cards are
} to draw, in the order in which they were discarded.
event-unused = { $who_is ->
    [you] You leave the Celebration unused.
   *[other] { $who } leaves the Celebration unused.
}
event-again = { $who_is ->
    [you] You will take another turn.
   *[other] { $who } will take another turn.
}
event-switched = { $who_is ->
    [you] You switch: { $card } is now in slot { $first } and { $other } in slot { $second }.
   *[other] { $who } switches: { $card } is now in slot { $first } and { $other } in slot { $second }.
}
event-offered = { $who_is ->
    [you] You offer { $target } { $card } for { $other } in slot { $there }.
   *[other] { $who } offers { $target } { $card } for { $other } in slot { $there }.
}
event-traded = { $who_is ->
    [you] You trade with { $target }: { $card } for { $other }, which is now in your slot { $slot }.
   *[other] { $target_is ->
        [you] { $who } trades with you: { $card }, now in your slot { $there }, for { $other }.
       *[other] { $who } trades with { $target }: { $card } for { $other }.
    }
}
event-refused = { $by_is ->
    [you] You refuse the trade.
   *[other] { $by } refuses the trade.
}
event-named = { $who_is ->
    [you] Your Wild in slot { $slot } is { $date }.
   *[other] { $who }’s Wild in slot { $slot } is { $date }.
}
event-complete = { $who_is ->
    [you] All ten of your dates are in order: you win the round!
   *[other] All ten of { $who }’s dates are in order: { $who } wins the round.
}
event-scored = { $who_is ->
    [you] You score { $points } ({ $base } for order, { $months } for months, { $groups } for groups) and have { $total }: { $dates }.
   *[other] { $who } scores { $points } ({ $base } for order, { $months } for months, { $groups } for groups) and has { $total }: { $dates }.
}
event-game_over = { $winners_is ->
    [you] The game is over, and you have won it!
    [too] The game is over: { $winners } share the win!
   *[other] { $winners_count ->
        [one] The game is over, and { $winners } has won it.
       *[other] The game is over: { $winners } share the win.
    }
}

## Moves

move-draw = Draw a card
move-put = Put { $card } on slot { $slot }, replacing { $old }
move-reject = Discard it
move-again = Take another turn after this one
move-switch = Let { $card } and { $other } change places
move-trade = Trade { $card } for { $other } from { $target }
move-name = Your Wild in slot { $slot } is { $date }
move-decline = Leave it unused
move-accept = Agree to the trade
move-refuse = Refuse the trade

## What is expected

ask-Turn = Your turn: draw a card, or take { $card }.
ask-Turn-empty = Your turn, and nothing is left to draw: take { $card }.
ask-Drawn = You drew { $card }: put it on your mat, or discard it.
ask-Effect-AGAIN = A Celebration! Take another turn after this one{ $may ->
    [yes] , or leave it.
   *[no] .
}
ask-Effect-SWITCH = A Celebration! Switch two cards of your mat{ $may ->
    [yes] , or leave it.
   *[no] .
}
ask-Effect-TRADE = A Celebration! Trade a card with somebody{ $may ->
    [yes] , or leave it.
   *[no] .
}
ask-Consent = { $by } offers { $card } for { $other } from your mat. Do you accept?
ask-Naming = Which date is your Wild in slot { $slot }?
ask-Score = The round is over. Which date is your Wild in slot { $slot }?

wait-Turn = { $who_is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
wait-Drawn = { $who_is ->
    [you] You look at a card.
   *[other] { $who } looks at a card.
}
wait-Effect = { $who_is ->
    [you] You have a Celebration to use.
   *[other] { $who } has a Celebration to use.
}
wait-Consent = { $who_is ->
    [you] You have been offered a trade.
   *[other] { $who } has been offered a trade.
}
wait-Naming = { $who_is ->
    [you] You name a Wild.
   *[other] { $who } names a Wild.
}
wait-Score = { $who_is ->
    [you] The round is over. You name a Wild.
   *[other] The round is over. { $who } names a Wild.
}

keys-Turn = Type P to draw, or like D>4.
keys-Turn-empty = Type it like D>4.
keys-Drawn = Type it like >4, or x.
keys-Effect-AGAIN = Type AG, or -.
keys-Effect-SWITCH = Type it like SW:3,7, or -.
keys-Effect-TRADE = Type it like TR:3,B5, or -.
keys-Naming = Type it like W{ $slot }=Mar21.

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
option-first_dealer-draw = drawn by card
option-wild_in_dealer_draw-jan1 = January 1
option-wild_in_dealer_draw-redraw = another card is drawn
option-equal_dates-in_order = in order
option-equal_dates-break = not in order
option-leap_day-if_printed = if a card shows it
option-leap_day-always = always
option-leap_day-never = never
option-wild_binding-scoring = at the end of the round
option-wild_binding-placement = as soon as it lies there
option-wild_choice-best = the table, for the most points
option-wild_choice-ask = you yourself
option-month_groups-together = side by side
option-month_groups-apart = anywhere on the mat, as long as they are in order
option-flip_timing-when_emptied = as soon as it is empty
option-flip_timing-turn_end = at the end of that turn
option-flip_timing-when_needed = when somebody has to draw
