# The board of Christmas-opoly. Sentences of events and moves come from the table itself.

co-money = ${ $amount }
co-hidden = $?
co-board = The board
co-map = The whole board in small: owners and tokens
co-seats = Players
co-ask = What is being decided
co-close = Close
co-you = you
co-you-cap = You
co-bot = bot
co-away = away
co-out = bankrupt
co-not-yet = not on the board yet
co-in-naughty = in NAUGHTY
co-loses = { $count ->
    [one] loses a turn
   *[other] loses { $count } turns
}

## The board

co-corner-dasher = the start
co-corner-naughty = NICE if you only visit
co-corner-santa = takes all in the middle
co-corner-go_naughty = go to NAUGHTY
co-corner-property = { "" }
co-corner-big_fun = { "" }
co-corner-bah_humbug = { "" }
co-corner-pay = { "" }
co-corner-rest = { "" }
co-pay = pay { $amount }
co-no-rent = no rent
co-times-dice = { $times } × dice
co-owned = { $name } has it
co-yours = It is yours
co-bank-has = the bank has it
co-mortgaged = mortgaged
co-locked = mortgaged and locked
co-level = { $level ->
    [5] Tree
    [one] 1 Present
   *[other] { $level } Presents
}
co-in-the-middle = In the middle for SANTA CLAUS
co-middle-short = in the middle
co-in-the-bank = In the bank
co-presents = { $count ->
    [one] Present
   *[other] Presents
}
co-trees = { $count ->
    [one] Tree
   *[other] Trees
}
co-deeds = { $count ->
    [one] deed
   *[other] deeds
}
co-presents-n = { $count ->
    [one] 1 Present
   *[other] { $count } Presents
}
co-trees-n = { $count ->
    [one] 1 Tree
   *[other] { $count } Trees
}
co-deck-big_fun = Big Fun!
co-deck-bah_humbug = Bah Humbug
co-dice = dice showing { $first } and { $second }
co-threw = { $name } threw { $sum }
co-thrown = { $sum } was thrown

## Groups

co-group-white = White
co-group-silver = Silver
co-group-pink = Pink
co-group-orange = Orange
co-group-red = Red
co-group-gold = Gold
co-group-green = Green
co-group-midnight = Midnight
co-group-route = Routes
co-group-works = Works

## Deeds

co-rent = Rent
co-bare = bare
co-routes-held = { $count ->
    [one] 1 route
   *[other] { $count } routes
}
co-works-held = { $count ->
    [one] 1 works
   *[other] { $count } works
}
co-costs = Present { $present }, Tree { $tree }
co-prices = price { $price }, mortgage { $mortgage }
co-your-deeds = Your deeds
co-rent-now = rent now
co-no-deeds = No deeds yet.
co-complete = complete
co-of = { $held } of { $whole }
co-for-auction = for auction
co-has-it = { $name } has it
co-holdings = Who holds what
co-always-on = Go on by itself between turns
co-ask-me = Ask me between turns again
co-holdings-key = number: Presents, ring: the bank

## What can be done with a deed

co-do-present = + Present { $amount }
co-do-tree = + Tree { $amount }
co-do-lift = lift { $amount }
co-do-mortgage = +{ $amount }
co-say-present = Put a Present on { $name } for { $amount }
co-say-tree = Set up a Tree on { $name } for { $amount }
co-say-lift = Lift the mortgage on { $name } for { $amount }
co-say-mortgage = Mortgage { $name } for { $amount }
co-say-sell = Sell back from { $group } for { $amount }
co-say-bid = Bid { $amount }
co-say-offer = Offer { $name } { $give } for { $get }
co-not-build = Build here
co-not-lift = Lift the mortgage
co-not-mortgage = Mortgage it
co-sell-from = Sell back…
co-sell-title = Sell back from { $group }
co-sell-for = Sell for { $amount }
co-one-less = One less on { $name }
co-one-more = One more on { $name }
co-raise-cash = Raise cash
co-trade = Trade…
co-trade-away = Trade it away…
co-trade-for = Ask { $name } for it…

## Auction, purchase, debt

co-stake = It would be { $held } of { $whole } of { $group } for you.
co-bids = Bids so far
co-highest = highest
co-passed = passed
co-asked = is asked
co-amounts = Amounts
co-to = to { $amount }
co-your-bid = Your bid
co-you-have = You have { $amount }.
co-left = { $left } of your { $amount } left.
co-short = { $amount } more than the { $cash } you have.
co-owes = { $name } owes { $other } { $amount }.
co-owes-middle = { $name } owes { $amount } to the middle.
co-raised = Raised so far
co-missing = { $has } is there, { $amount } is missing.
co-claim-mine = You may ask { $other } for { $amount } rent ({ $place }) until the next throw.
co-claim-on-you = { $name } may ask you for { $amount } rent until the next throw.
co-claim = { $name } may ask { $other } for { $amount } rent until the next throw.
co-bargain = { $name } has made { $other } an offer.

## Trade

co-trade-title = Put a trade together
co-with-whom = With whom?
co-you-give = You give
co-gives = { $name } gives
co-you-add = You add $
co-they-add = { $name } adds $
co-cash = cash
co-nothing = nothing
co-you-would = You would hold { $held } of { $whole } { $group }.
co-they-would = { $name } would hold { $held } of { $whole } { $group }.
co-offer-to = Offer it to { $name }
co-start-over = Start over
co-ideas = Ideas
