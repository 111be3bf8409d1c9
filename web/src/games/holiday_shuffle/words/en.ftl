# The board of Holiday Shuffle in English.

hs-you = You
hs-bot = bot
hs-close = Close

## Dates and cards

hs-month-1 = Jan
hs-month-2 = Feb
hs-month-3 = Mar
hs-month-4 = Apr
hs-month-5 = May
hs-month-6 = Jun
hs-month-7 = Jul
hs-month-8 = Aug
hs-month-9 = Sep
hs-month-10 = Oct
hs-month-11 = Nov
hs-month-12 = Dec
hs-date = { $month } { $day }
hs-wild = Wild
hs-any-date = Any date
hs-a-wild = a Wild
hs-wild-dated = a Wild ({ $date })
hs-card = { $date }, { $name }
hs-effect = { $effect ->
    [AGAIN] another turn
    [SWITCH] switch two cards
   *[TRADE] trade a card
}

## Mats

hs-mat-of = { $name }’s mat
hs-table = The table with all mats
hs-your-mat = Your mat
hs-open-mat = { $name }’s mat in full: { $order } in order, { $points ->
    [one] 1 point
   *[other] { $points } points
}
hs-in-order = { $count } in order
hs-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hs-slot = Slot { $slot }: { $card }{ $order ->
    [yes] , in order
   *[other] { "" }
}
hs-slot-fits = Slot { $slot }: { $card }. With { $what } here { $count } are in order, worth { $points }
hs-no-bonus = No bonus yet: three months in a row, or three of a month
hs-bonus-run = Months { $from } to { $to }{ $wilds ->
    [none] { "" }
   *[other] { " " }(Wild as { $wilds })
}
hs-bonus-group = { $cards } in { $from }{ $wilds ->
    [none] { "" }
   *[other] { " " }(Wild as { $wilds })
}
hs-now = Now { $base } + { $bonus } = { $total }
hs-then = { $what } in slot { $slot } gives { $total }

## Piles

hs-draw = { $count ->
    [0] Nothing to draw
    [one] Draw pile, 1 card
   *[other] Draw pile, { $count } cards
}
hs-draw-short = Draw
hs-flipped = in the order discarded
hs-discard-short = Discards
hs-discard-top = Discards, on top { $card }
hs-discard-here = Discard it here, onto { $card }
hs-discard-empty = No discards
hs-discard-list = All discards in order: { $count }
hs-discards = The discards
hs-discards-how = The newest first. When the draw pile runs out they are turned over, and the oldest is drawn first.
hs-you-drew = You drew { $what }

## What to do

hs-take-where = Where does { $what } go? Choose a slot.
hs-switch-two = Choose two cards of your mat.
hs-switch-second = And the second card?
hs-trade-two = Choose one of your cards and one on another mat.
hs-trade-theirs = And which card of another mat?
hs-trade-mine = And which card of yours?
hs-name-it = Choose a date for the Wild in slot { $slot }.
hs-naming = A date for the Wild in slot { $slot }
hs-months = Months
hs-day = { $date }{ $likely ->
    [yes] , would do well
   *[other] { "" }
}

## Scores

hs-scores = Scores
hs-before-now = Before
hs-so-far = Round { $round } so far
hs-total = Total
hs-round = Round { $round } of { $rounds }
hs-again = { $count ->
    [one] another turn follows
   *[other] { $count } more turns follow
}
hs-round-over = Round { $round } is over
hs-round-points = Round { $round }: points
hs-wins-round = wins the round
hs-won-base = All ten in order
hs-order-base = { $count ->
    [one] 1 in order from the left
   *[other] { $count } in order from the left
}
hs-in-all = In all
