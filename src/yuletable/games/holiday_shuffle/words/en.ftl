# Holiday Shuffle in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

how-to =
    Put the ten cards of your mat in order, from early to late in the year.
    On your turn take a card, from the draw pile (P) or the top of the discards (D>4 puts it into slot 4).
    It replaces a card of your mat; what you drew you may also discard (x).
    The first mat in order ends the round. Runs of months and groups of one month bring more points.

## Cards

card-wild = a Wild
card-wild-dated = a Wild ({ $date })
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

move-draw = draw a card
move-take = take the top discard into slot { $slot }
move-put = put it into slot { $slot }
move-reject = discard it
move-again = take another turn after this one
move-switch = switch slots { $first } and { $second }
move-trade = give slot { $slot } for { $target_is ->
    [you] your
   *[other] { $target }’s
} slot { $there }
move-name = the Wild in slot { $slot } is { $date }
move-decline = leave it unused
move-accept = agree to the trade
move-refuse = refuse the trade
move-exchange = { $card } into slot { $slot }, { $old } goes
move-switch-cards = { $card } and { $other } change places
move-trade-cards = { $card } for { $other } from { $target }

## What is expected

ask-Turn = Your turn: draw (P), or take { $card }, like D>4.
ask-Turn-empty = Your turn, and nothing is left to draw: take { $card }, like D>4.
ask-Drawn = You drew { $card }: put it on your mat, like >4, or discard it (x).
ask-Effect-AGAIN = A Celebration! Take another turn after this one (AG), or leave it (-).
ask-Effect-SWITCH = A Celebration! Switch two cards of your mat, like SW:3,7, or leave it (-).
ask-Effect-TRADE = A Celebration! Trade a card with somebody, like TR:3,B5, or leave it (-).
ask-Consent = { $who } offers { $card } for { $other } from your mat. Do you accept?
ask-Naming = Which date is your Wild in slot { $slot }? Write it like W{ $slot }=Mar21.
ask-Score = The round is over. Which date is your Wild in slot { $slot }? Write it like W{ $slot }=Mar21.

wait-Turn = It is { $who }’s turn.
wait-Drawn = { $who } looks at a card.
wait-Effect = { $who } has a Celebration to use.
wait-Consent = { $who } has been offered a trade.
wait-Naming = { $who } names a Wild.
wait-Score = { $who } names a Wild.

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
