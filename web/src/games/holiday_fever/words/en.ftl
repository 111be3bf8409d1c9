# The board of Holiday Fever in English.

hf-title = Holiday Fever
hf-money = { "$" }{ $amount }
hf-others = The others
hf-yours = Yours
hf-day = December { $day }

## The town and December

hf-town = The town
hf-december = December, an advent calendar
hf-stands-here = { $name } is here
hf-business-of = Business of { $name }
hf-tag-store = { $items } for { $price }
hf-tag-swap = { $items } ⇄ { $price }
hf-race = The Race
hf-gift-deck = Gifts
hf-value-deck = Values
hf-pile = Cards
hf-dice = Thrown: { $thrown }
hf-dice-rest = Dice, not yet thrown

hf-map = Map of the town and December
hf-one-die = from the { $day }th: one die
hf-door-draw = + { $gifts ->
    [0] Value
   *[other] Gift
}
hf-door-lose = lose 1
hf-door-swap_gift = swap a Gift
hf-door-sell_gift = sell, { $price }
hf-door-slide_back = back { $amount }
## Trees, score cards, Gifts

hf-tree = Tree of { $name }: { $lights } Lights and { $ornaments } Ornaments; it needs { $needed } of each{ $undone ->
    [yes] . It lost a decoration in December: hang another one to set out again
   *[no] { "" }
}
hf-hung-lights = { $lights } of { $needed } Lights
hf-hung-ornaments = { $ornaments } of { $needed } Ornaments
hf-your-tree = Your tree and score card
hf-score-of = Score card of { $name }
hf-star = Star
hf-no-star = No star yet
hf-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
hf-held = { $count ->
    [one] 1 Naughty-or-Nice card
   *[other] { $count } Naughty-or-Nice cards
}
hf-debts = Debts
hf-deposits = Deposits
hf-your-gifts = Your Gifts
hf-only-you = as you saw them
hf-no-gifts = None yet.
hf-to-lay = To lay beneath a Gift:
hf-slot = slot { $slot }
hf-wrapped = Wrapped
hf-unseen-values = { $count ->
    [one] 1 Value card face down
   *[other] { $count } Value cards face down
}
hf-stocked = under the Stocking

hf-seen-by = seen by { $names }
hf-is-not = not { $gifts }
hf-owed = { $amount } owed
hf-chance = waits for a double { $face }
hf-good-G = A Gift
hf-good-V = A Value card
hf-good-L = A Light
hf-good-O = An Ornament
hf-clues = What is known besides
hf-sold = Sold
hf-whose-slot = slot { $slot } of { $name }
hf-out-of-play = out of play
hf-riddle = { $name } moved one of { $count } Value cards from { $from } to { $to }; only { $name } knows which.
hf-riddle-values = { $name } moved one of { $values } from { $from } to { $to }; only { $name } knows which.

## Scenes

hf-white-elephant = White Elephant
hf-exchange = White Elephant: the Gifts on the table
hf-chooses-now = chooses now
hf-chooses-later = chooses { $place ->
    [2] next
   *[other] later
}
hf-has-chosen = has chosen
hf-market = Everybody else's Gifts
hf-final = Christmas!
hf-you = You
hf-tally-deposit = Deposits
hf-tally-gift = Gifts
hf-tally-lights = Lights
hf-tally-ornaments = Ornaments
hf-tally-christmas = Landed on Christmas
hf-tally-debt = Debts
hf-tally-forgiven = Forgiven by stars
hf-tally-forgiven-by-tree = Forgiven by the tree
## Cards and speeches

hf-your-cards = Naughty-or-Nice
hf-no-cards = No cards in your hand.
hf-just-drawn = just drawn
hf-when-anytime = anytime
hf-when-reaction = reaction
hf-when-throw = after your throw
hf-when-now = at once
hf-say-or-write = Say it, or write it down
hf-letters = { $count } of { $longest } · nobody judges it
hf-said-aloud = I said it aloud
hf-donated-aloud = I donate, and said it aloud
hf-send-written = Send what I wrote
hf-star-forgives = One more star would forgive your debt of { $amount }.
hf-star-for-later = One more star waits for your next debt.
hf-which-way = In which way?
hf-which-gift = Which Gift is it?
hf-point-at-yours = Point at one of your Gifts.
hf-and-then = Now point at what lights up.

## What is printed

hf-gift-coal = Coal
hf-gift-board_game = Board Game
hf-gift-snow_globe = Snow Globe
hf-gift-wool_blanket = Wool Blanket
hf-gift-camera = Camera
hf-gift-bicycle = Bicycle
hf-gift-telescope = Telescope
hf-gift-guitar = Guitar
hf-gift-puppy = Puppy
hf-gift-sweat_pants = Sweat Pants
hf-gift-cake_stand = Cake Stand
hf-gift-rolling_pin = Rolling Pin
hf-gift-cookie_press = Cookie Press
hf-gift-herb_garden = Herb Garden
hf-gift-watering_can = Watering Can
hf-gift-bonsai_tree = Bonsai Tree
hf-gift-milkshake_maker = Milkshake Maker
hf-gift-waffle_iron = Waffle Iron
hf-gift-neon_clock = Neon Clock
hf-gift-tool_belt = Tool Belt
hf-gift-camp_lantern = Camp Lantern
hf-gift-birdhouse_kit = Birdhouse Kit
hf-gift-magic_kit = Magic Kit
hf-gift-opera_glasses = Opera Glasses
hf-gift-puppet_stage = Puppet Stage
hf-gift-go_kart = Go-Kart
hf-gift-roller_skates = Roller Skates
hf-gift-road_atlas = Road Atlas
hf-card-N01 = Holiday Memory
hf-card-N02 = Doorstep Carol
hf-card-N03 = Kind Words
hf-card-N04 = New Tradition
hf-card-N05 = Honest Finder
hf-card-N06 = Year-End Bonus
hf-card-N07 = Blue Ribbon Tree
hf-card-N08 = Cold Furnace
hf-card-N09 = Towed Away
hf-card-N10 = Parcel Insurance
hf-card-N11 = Envelope Under the Door
hf-card-N12 = Neighbor's Surprise
hf-card-N13 = Popped Fuse
hf-card-N14 = Climbing Cat
hf-card-N15 = Spare Bulbs
hf-card-N16 = Star in the Mail
hf-card-N17 = Busy Day at the Shop
hf-card-N18 = Town Raffle
hf-card-A01 = Shake the Box
hf-card-A02 = Mixed-Up Tags
hf-card-A03 = Re-Wrap
hf-card-A04 = Generous Offer
hf-card-A05 = Second Hook
hf-card-A06 = Not This One!
hf-card-A07 = Pass the Parcel
hf-card-A08 = Flea Market
hf-card-A09 = Second Wind
hf-card-A10 = Sure-Footed
hf-card-A11 = Sticky Mittens
hf-card-A12 = Table Toast
hf-card-A13 = Bright Idea
hf-card-A14 = Warm Hands
hf-text-N01 = Tell the table a holiday memory you still smile about.
hf-text-N02 = Sing one verse of any carol.
hf-text-N03 = Say something kind about the player on your left.
hf-text-N04 = Describe a tradition you would like to start next year.
hf-text-N05 = You return a lost purse and are thanked in cash.
hf-text-N06 = Your boss hands out a year-end bonus.
hf-text-N07 = Your tree wins a ribbon: collect for every Light and Ornament on it.
hf-text-N08 = The furnace quits on the coldest night.
hf-text-N09 = Your car is towed from the snow route.
hf-text-N10 = You insure the parcels under your tree: pay for every Gift you own.
hf-text-N11 = An envelope slides under the door. Place the card under one of your Gifts.
hf-text-N12 = A neighbor drops off a surprise.
hf-text-N13 = A fuse pops: lose a Light, or pay if you have none.
hf-text-N14 = The cat climbs the tree: lose an Ornament, or pay if you have none.
hf-text-N15 = A spare string of bulbs turns up.
hf-text-N16 = A handmade star arrives in the mail.
hf-text-N17 = Hurry to your own Business and collect. In December you stay where you are and collect.
hf-text-N18 = Town raffle: every player collects.
hf-text-A01 = Look at one Gift of another player, and at its Value cards.
hf-text-A02 = Exchange all Value cards between two of your Gifts.
hf-text-A03 = Move one Value card from one of your Gifts to another; each must keep at least one.
hf-text-A04 = Take one Gift of another player and pay that player { "$" }200.
hf-text-A05 = Lift your Stocking and lay it on any of your Gifts, or keep it in hand.
hf-text-A06 = When someone would take or swap one of your Gifts: you keep it, and they get nothing instead.
hf-text-A07 = Hand one of your Gifts, Coal or not, to another player.
hf-text-A08 = Sell one of your Gifts for { "$" }150, or Coal for what lies beneath it.
hf-text-A09 = Throw your movement dice again before you move.
hf-text-A10 = Move one space more or one space less than you threw.
hf-text-A11 = Take one Light or one Ornament from another player's tree and hang it on yours.
hf-text-A12 = Raise a glass and say a few words.
hf-text-A13 = Gain a Light or an Ornament.
hf-text-A14 = Give one of your Gifts, not Coal, to the other player who has the fewest, and earn a star.
hf-kind-white_elephant = Everybody opens a Gift, then each keeps it or trades. With too few cards the Race begins.
hf-kind-store = Buy the printed number of items for one total: Gifts with a Value card, Value cards, Lights, Ornaments.
hf-kind-naughty_or_nice = Draw a card. Play Now cards happen at once, Play Anytime cards may be kept.
hf-kind-business = Your own pays you { "$" }{ $business }, an opponent's costs you { "$" }{ $business }.
hf-kind-charitable_donation = Everybody may owe { "$" }{ $donation } and speak, for a star.
hf-kind-roll_a_miracle = Draw a card; if your next throw is the double shown, you collect { "$" }{ $miracle }.
hf-kind-chili_cook_off = Collect { "$" }{ $chili }, and speak for a star.
hf-kind-estate_sale = Buy somebody's Gift for { "$" }{ $estate } times a throw, or sell one of yours for { "$" }{ $sale }.
hf-kind-holiday_auction = Name somebody's Gift; if you are right it is yours. Or sell one of yours for { "$" }{ $sale }.
hf-kind-family_vacation = Owe { "$" }{ $vacation }, draw a Gift and three Value cards, and speak for a star.
hf-kind-assisted_happiness = Draw a Gift and two Value cards, and speak for a star.
