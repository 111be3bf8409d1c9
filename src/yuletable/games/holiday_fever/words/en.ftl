# Holiday Fever in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

about = Shop, give, sing and speak your way through December, and bring your family the most valuable Christmas.
about-minutes = 30 to 60 minutes
edition-steady = Steady
edition-steady-how = No Sure-Footed (it decides games); Second Wind and Bright Idea come twice.
how-to =
    Bring your family the most valuable Christmas.
    On your turn you may hang your Stocking on a Gift. Then roll, and do what your space says.
    A Gift is worth the Value cards under it; for Coal you owe them. A star wipes out the debt beside it.
    A tree with { $tree_lights } Lights and { $tree_ornaments } Ornaments takes you to December; so does the last Gift or Value card.
    The first player to land on Christmas ends the game.
keys-how-to =
    On the table: ✦ Light, ● Ornament, ★ star, + deposits, - debts, ✉ cards held, ☂ Stocking.
    What a space or a card does: ? store, ? est, ? a06.

## Things

money = { "$" }{ $amount }
item-G = a Gift with a Value card
item-V = a Value card
item-L = a Light
item-O = an Ornament
no-cards = nothing
unseen = a face-down card
slot = slot { $slot }
slot-of = slot { $slot } of { $who }
slot-gift = { $gift } in slot { $slot }
slot-gift-of = { $gift } in slot { $slot } of { $who }

family = the { $colour } family
family-red = the red family
family-green = the green family
family-blue = the blue family
family-yellow = the yellow family
family-purple = the purple family
family-orange = the orange family

gift-coal = Coal
gift-board_game = Board Game
gift-snow_globe = Snow Globe
gift-wool_blanket = Wool Blanket
gift-camera = Camera
gift-bicycle = Bicycle
gift-telescope = Telescope
gift-guitar = Guitar
gift-puppy = Puppy
gift-sweat_pants = Sweat Pants
gift-cake_stand = Cake Stand
gift-rolling_pin = Rolling Pin
gift-cookie_press = Cookie Press
gift-herb_garden = Herb Garden
gift-watering_can = Watering Can
gift-bonsai_tree = Bonsai Tree
gift-milkshake_maker = Milkshake Maker
gift-waffle_iron = Waffle Iron
gift-neon_clock = Neon Clock
gift-tool_belt = Tool Belt
gift-camp_lantern = Camp Lantern
gift-birdhouse_kit = Birdhouse Kit
gift-magic_kit = Magic Kit
gift-opera_glasses = Opera Glasses
gift-puppet_stage = Puppet Stage
gift-go_kart = Go-Kart
gift-roller_skates = Roller Skates
gift-road_atlas = Road Atlas

card-N01 = Holiday Memory
card-N02 = Doorstep Carol
card-N03 = Kind Words
card-N04 = New Tradition
card-N05 = Honest Finder
card-N06 = Year-End Bonus
card-N07 = Blue Ribbon Tree
card-N08 = Cold Furnace
card-N09 = Towed Away
card-N10 = Parcel Insurance
card-N11 = Envelope Under the Door
card-N12 = Neighbor’s Surprise
card-N13 = Popped Fuse
card-N14 = Climbing Cat
card-N15 = Spare Bulbs
card-N16 = Star in the Mail
card-N17 = Busy Day at the Shop
card-N18 = Town Raffle
card-A01 = Shake the Box
card-A02 = Mixed-Up Tags
card-A03 = Re-Wrap
card-A04 = Generous Offer
card-A05 = Second Hook
card-A06 = Not This One!
card-A07 = Pass the Parcel
card-A08 = Flea Market
card-A09 = Second Wind
card-A10 = Sure-Footed
card-A11 = Sticky Mittens
card-A12 = Table Toast
card-A13 = Bright Idea
card-A14 = Warm Hands

text-N01 = Holiday Memory: Tell the table a holiday memory you still smile about.
text-N02 = Doorstep Carol: Sing one verse of any carol.
text-N03 = Kind Words: Say something kind about the player on your left.
text-N04 = New Tradition: Describe a tradition you would like to start next year.
text-N05 = Honest Finder: You return a lost purse and get a cash reward.
text-N06 = Year-End Bonus: Your boss hands out a year-end bonus.
text-N07 = Blue Ribbon Tree: Your tree wins a ribbon: collect for every Light and Ornament on it.
text-N08 = Cold Furnace: The furnace quits on the coldest night.
text-N09 = Towed Away: Your car is towed from the snow route.
text-N10 = Parcel Insurance: You insure the parcels under your tree: pay for every Gift you own.
text-N11 = Envelope Under the Door: An envelope slides under the door. Put the card under one of your Gifts.
text-N12 = Neighbor’s Surprise: A neighbor drops off a surprise.
text-N13 = Popped Fuse: A fuse pops: lose a Light, or pay if you have none.
text-N14 = Climbing Cat: The cat climbs the tree: lose an Ornament, or pay if you have none.
text-N15 = Spare Bulbs: A spare string of bulbs turns up.
text-N16 = Star in the Mail: A handmade star arrives in the mail.
text-N17 = Busy Day at the Shop: Hurry to your own Business and collect. In December you stay where you are and collect.
text-N18 = Town Raffle: Town raffle: every player collects.
text-A01 = Shake the Box: Look at another player’s Gift and its Value cards.
text-A02 = Mixed-Up Tags: Swap all the Value cards of two of your Gifts.
text-A03 = Re-Wrap: Move one Value card from one of your Gifts to another; each must keep at least one.
text-A04 = Generous Offer: Take a Gift from another player and pay them { "$" }{ $A04_pay_owner }.
text-A05 = Second Hook: Move your Stocking to any of your Gifts, or back into your hand.
text-A06 = Not This One!: Play it when someone wants to take or swap one of your Gifts. You keep it, and they get nothing.
text-A07 = Pass the Parcel: Hand one of your Gifts, Coal or not, to another player.
text-A08 = Flea Market: Sell one of your Gifts for { "$" }{ $A08_amount }, or Coal for what’s under it.
text-A09 = Second Wind: Roll again before you move.
text-A10 = Sure-Footed: Move one space more or one space less than you rolled.
text-A11 = Sticky Mittens: Take one Light or one Ornament from another player’s tree and hang it on yours.
text-A12 = Table Toast: Raise a glass and say a few words.
text-A13 = Bright Idea: Hang a Light or an Ornament on your tree.
text-A14 = Warm Hands: Give one of your Gifts, not Coal, to the other player who has the fewest, and earn a star.

text-ELE = White Elephant: everybody opens a Gift, then keeps it or trades. If there are too few cards, the Race begins.
text-STORE = Store: buy the printed number of items for one total: Gifts with a Value card, Value cards, Lights, Ornaments.
text-NN = Naughty-or-Nice: draw a card. Play Now cards happen right away; you may keep Play Anytime cards.
text-BIZ = Business: your own pays you { "$" }{ $business_amount }; somebody else’s costs you { "$" }{ $business_amount }.
text-DONATION = Charitable Donation: everybody may give { "$" }{ $donation_amount } and say a few words, for a star.
text-MIRACLE = Roll A Miracle: draw a card; if your next roll is the double it shows, you collect { "$" }{ $miracle_bonus }.
text-CHI = Chili Cook-Off: collect { "$" }{ $chili_amount }, and say a few words for a star.
text-EST = Estate Sale: buy somebody’s Gift for { "$" }{ $estate_factor } times a roll, or sell one of yours for { "$" }{ $sale_price }.
text-AUC = Holiday Auction: name somebody’s Gift, and if you’re right, it’s yours. Or sell one of yours for { "$" }{ $sale_price }.
text-VAC = Family Vacation: owe { "$" }{ $vacation_cost }, draw { $vacation_gifts ->
    [one] a Gift
   *[other] { $vacation_gifts } Gifts
} and { $vacation_values ->
    [one] a Value card
   *[other] { $vacation_values } Value cards
}, and say a few words for a star.
text-JOY = The Institution of Assisted Happiness: draw { $institution_gifts ->
    [one] a Gift
   *[other] { $institution_gifts } Gifts
} and { $institution_values ->
    [one] a Value card
   *[other] { $institution_values } Value cards
}, and say a few words for a star.

prompt-donation = how you’d help the world
prompt-chili = what makes a good life
prompt-vacation = where you’d take everyone on vacation
prompt-institution = what you are grateful for
prompt-memory = a holiday memory you still smile about
prompt-kind_words = something kind about the player on your left
prompt-tradition = a tradition you’d like to start
prompt-toast = a toast to someone who couldn’t come
prompt-halfway = the best part of this month so far
prompt-new_year = a wish for the new year
prompt-carol = sing one verse of a carol
topic-donation = a wish to help the world
topic-chili = what makes a good life
topic-vacation = a vacation for everyone
topic-institution = some gratitude
topic-memory = a holiday memory
topic-kind_words = something kind about a neighbor
topic-tradition = a new tradition
topic-toast = a toast to someone who couldn’t come
topic-halfway = the best part of this month so far
topic-new_year = a wish for the new year
topic-carol = a verse of a carol

## Events

event-family = { $who_is ->
    [you] You choose { $colour }.
   *[other] { $who } chooses { $colour }.
}
event-shuffled = { $who_is ->
    [you] { $gifts } Gifts, { $values } Value cards and { $cards } Naughty-or-Nice cards are shuffled. You are the youngest.
   *[other] { $gifts } Gifts, { $values } Value cards and { $cards } Naughty-or-Nice cards are shuffled. { $who } is the youngest.
}
event-exchange = White Elephant! Everybody opens a Gift.
event-no_exchange = White Elephant, but there aren’t enough cards for everybody.
event-opened = { $who_is ->
    [you] { $value ->
        [hidden] You open { $gift }.
       *[other] You open { $gift }, with { $value } under it.
    }
   *[other] { $who } opens { $gift }.
}
event-kept = { $who_is ->
    [you] You keep { $gift }.
   *[other] { $who } keeps { $gift }.
}
event-traded = { $who_is ->
    [you] You trade { $lost } for { $gift } with { $target }.
   *[other] { $who } trades { $lost } for { $gift } with { $target }.
}
event-peeked = { $value ->
    [hidden] { "" }
   *[other] Under { $gift } you see { $value }.
}
event-wrapped = { $who_is ->
    [you] { $gift } is yours now, in slot { $slot }.
   *[other] { $gift } is { $who }’s now, in slot { $slot }.
}
    .quiet = yes
event-turn = { turn-of }
    .quiet = yes
event-stocked = { $who_is ->
    [you] You hang your Stocking on slot { $slot }.
   *[other] { $who } hangs a Stocking on slot { $slot }.
}
event-threw = { $who_is ->
    [you] You roll { $dice }.
   *[other] { $who } rolls { $dice }.
}
event-doubles = { $who_is ->
    [you] Doubles Deal: you collect { $amount }.
   *[other] Doubles Deal: { $who } collects { $amount }.
}
event-miracle = { $who_is ->
    [you] A miracle! You collect { $amount }.
   *[other] A miracle! { $who } collects { $amount }.
}
event-chance = { $who_is ->
    [you] If your next roll is a double { $face }, it’s a miracle!
   *[other] If { $who }’s next roll is a double { $face }, it’s a miracle!
}
event-moved = { $who_is ->
    [you] You land on { $space }.
   *[other] { $who } lands on { $space }.
}
event-day = { $who_is ->
    [you] You land on December { $day }, { $name }.
   *[other] { $who } lands on December { $day }, { $name }.
}
event-paid = { $who_is ->
    [you] You owe { $amount } more.
   *[other] { $who } owes { $amount } more.
}
event-collected = { $who_is ->
    [you] You collect { $amount }.
   *[other] { $who } collects { $amount }.
}
event-paid_to = { $who_is ->
    [you] You owe { $amount }, and { $target } collects it.
   *[other] { $target_is ->
        [you] { $who } owes { $amount }, and you collect it.
       *[other] { $who } owes { $amount }, and { $target } collects it.
    }
}
event-spoke = { $who_is ->
    [you] You share { $topic } and earn a star.
   *[other] { $who } shares { $topic } and earns a star.
}
event-declined = { $who_is ->
    [you] You skip the speech.
   *[other] { $who } skips the speech.
}
event-drew = { $who_is ->
    [you] { $gifts ->
        [0] You draw { $amounts }.
       *[other] You draw { $names } and { $amounts }.
    }
   *[other] { $gifts ->
        [0] { $values ->
            [0] { $who } draws nothing.
            [one] { $who } draws a Value card.
           *[other] { $who } draws { $values } Value cards.
        }
        [one] { $values ->
            [one] { $who } draws a Gift and a Value card.
           *[other] { $who } draws a Gift and { $values } Value cards.
        }
       *[other] { $who } draws { $gifts } Gifts and { $values } Value cards.
    }
}
event-put = { $who_is ->
    [you] You put { $amount } under slot { $slot }.
   *[other] { $who } puts a Value card under slot { $slot }.
}
event-shopping = { $who_is ->
    [you] You shop at { $why } for { $amount }.
   *[other] { $who } shops at { $why } for { $amount }.
}
event-left = { $who_is ->
    [you] You walk past { $why }.
   *[other] { $who } walks past { $why }.
}
event-bought = { $who_is ->
    [you] You buy { $item }.
   *[other] { $who } buys { $item }.
}
    .quiet = yes
event-sold = { $who_is ->
    [you] You sell slot { $slot } for { $price }.
   *[other] { $who } sells slot { $slot }, unseen, for { $price }.
}
event-sold_openly = { $who_is ->
    [you] You sell { $gift } over { $amounts } for { $price }.
   *[other] { $who } sells { $gift } over { $amounts } for { $price }.
}
event-sold_trinket = { $who_is ->
    [you] You sell { $item } for { $price }.
   *[other] { $who } sells { $item } for { $price }.
}
event-aimed = { $who_is ->
    [you] You want slot { $slot } of { $target }.
   *[other] { $target_is ->
        [you] { $who } wants your slot { $slot }.
       *[other] { $who } wants slot { $slot } of { $target }.
    }
}
event-cancelled = { $who_is ->
    [you] You keep your Gift.
   *[other] { $who } keeps the Gift.
}
event-received = { $who_is ->
    [you] You now have { $gift } over { $amounts }, in slot { $new }.
   *[other] Slot { $slot } of { $target } is now slot { $new } of { $who }.
}
event-guessed = { $right ->
    [yes] { $who_is ->
        [you] You guess { $gift } in slot { $slot } of { $target }: right!
       *[other] { $who } guesses { $gift } in slot { $slot } of { $target }: right!
    }
   *[no] { $who_is ->
        [you] You guess { $gift } in slot { $slot } of { $target }: wrong.
       *[other] { $who } guesses { $gift } in slot { $slot } of { $target }: wrong.
    }
}
event-gave = { $who_is ->
    [you] You give slot { $slot } to { $target }.
   *[other] { $who } gives slot { $slot } to { $target }.
}
event-looked = { $who_is ->
    [you] In slot { $slot } of { $target } you see { $gift } over { $amounts }.
   *[other] { $target_is ->
        [you] { $who } looks at your slot { $slot }.
       *[other] { $who } looks at slot { $slot } of { $target }.
    }
}
event-card = { $who_is ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
event-drew_card = { $who_is ->
    [you] You draw { $card } in secret.
   *[other] { $who } draws a Play Anytime card.
}
event-held = { $who_is ->
    [you] You save it for later.
   *[other] { $who } saves it for later.
}
event-played = { $who_is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
event-gained = { $who_is ->
    [you] You hang { $item } on your tree.
   *[other] { $who } hangs { $item } on the tree.
}
event-lost = { $who_is ->
    [you] You lose { $item }.
   *[other] { $who } loses { $item }.
}
event-stole = { $who_is ->
    [you] You take { $item } from { $target }.
   *[other] { $who } takes { $item } from { $target }.
}
event-value_moved = { $who_is ->
    [you] You move { $amount } from slot { $slot } to slot { $other }.
   *[other] { $who } moves a Value card from slot { $slot } to slot { $other }.
}
event-values_swapped = { $who_is ->
    [you] You swap everything under slots { $slot } and { $other }.
   *[other] { $who } swaps everything under slots { $slot } and { $other }.
}
event-stocking = { $slot ->
    [0] { $who_is ->
        [you] You take your Stocking back into your hand.
       *[other] { $who } takes the Stocking back.
    }
   *[other] { $who_is ->
        [you] You hang your Stocking on slot { $slot }.
       *[other] { $who } hangs the Stocking on slot { $slot }.
    }
}
event-nudged = { $who_is ->
    [you] You will move { $thrown }.
   *[other] { $who } will move { $thrown }.
}
event-went = { $who_is ->
    [you] You go to { $space }.
   *[other] { $who } goes to { $space }.
}
event-slid = { $who_is ->
    [you] You slide back to December { $day }.
   *[other] { $who } slides back to December { $day }.
}
event-sent_home = { $who_is ->
    [you] Your tree isn’t complete anymore: you go back to { $space }.
   *[other] { $who }’s tree isn’t complete anymore: back to { $space }.
}
event-to_december = { $who_is ->
    [you] Your tree is complete: you go to Family Reunion!
   *[other] { $who }’s tree is complete: off to Family Reunion!
}
event-in_town = { $who_is ->
    [you] You stay in town for now.
   *[other] { $who } stays in town for now.
}
event-race = The Race to Christmas begins!
event-too_far = { $who_is ->
    [you] { $thrown } is too far: you stay where you are.
   *[other] { $thrown } is too far: { $who } stays.
}
event-christmas = { $who_is ->
    [you] You land on Christmas!
   *[other] { $who } lands on Christmas!
}
event-sing = Everybody sings: { $carol }!
event-valued = { $who_is ->
    [you] Your Christmas is worth { $value }.
   *[other] { $who }’s Christmas is worth { $value }.
}
event-won = { $winners_is ->
    [you] You have the most valuable Christmas!
   *[other] The most valuable Christmas: { $winners }.
}

## Moves

move-roll = Roll the dice
move-keep = Keep { $gift }
move-shop = Shop here: { $items ->
    [one] one item
   *[other] { $items } items
} for { $total }
move-leave = Buy nothing
move-stop = Buy no more
move-hold = Save the card for later
move-go = Go to December
move-stay = Stay in town
move-heard = I heard it
move-sung = Sing along
move-skip = Let the others sing
move-decline = Skip it (no star)
move-pass = Let it pass
move-pass-Youngest = Surprise us
move-pass-Anytime = Play no card now
move-pass-Reaction = Let it go
move-pass-Donation = Not this time
move-pass-Estate = Neither buy nor sell
move-pass-Auction = Neither guess nor sell
move-pass-SellGift = Sell nothing
move-pass-SwapGift = Trade nothing
move-pass-GiveGift = You have nothing to give
move-pass-Reunion = Keep all your Gifts
move-speak = Say it
move-donate = Give { $amount } and say it, for a star
move-token = Play { $colour }
move-youngest = { $who_is ->
    [you] You are the youngest
   *[other] { $who } is the youngest
}
move-trade = Trade with { $who } for { $gift }
move-stock = Hang your Stocking on { $gift }
move-put = Put it under { $gift }
move-sell = Sell { $gift } for { $price }
move-sell-face = Sell { $gift } for what’s under it
move-buy = Buy { $item }
move-sell-item = Sell { $item } for { $price }
move-lose = Lose { $item }
move-take = Buy { $other } for { $factor } times a roll
move-take-for = Take { $other } for { $price }
move-guess = Guess { $gift } in { $other }
move-swap = Trade { $gift } for { $other }
move-give = Give { $gift } to { $who }
move-play = Play { $card }
move-play-on = Play { $card }: { $what }
play-swap = { $slot } for { $other }
play-give = { $slot } to { $who }
play-face = { $slot } for what’s under it
play-take = { $item } from { $who }
play-both = everything under { $slot } and { $other }
play-value = { $value } from { $slot } to { $other }
play-hand = back into your hand
play-more = one space more
play-less = one space less

## Why a hint names a move

why-star = Say it: the star wipes out your { $amount } debt.
why-star-later = Say it: it’s free, and the star covers a debt to come.
why-give = Give: it costs { $price } and wipes out { $amount }.
why-even = Either is fine: the star just covers the { $price } you’d give.
why-tree = Go for { $item }: it finishes your tree, and from December you can end the game your way.
why-tree-owed = Go for { $item }: it finishes your tree, and landing on Christmas would wipe out the { $amount } you owe.
why-near = Go for the tree: after this, { $left ->
    [one] one more decoration finishes it.
   *[other] { $left } more decorations finish it.
}
why-values = Your tree is far off, and a Value card under the { $gift } is usually worth more than a decoration.
why-covered = Go ahead: a star is already waiting for this debt.
why-pawn = Sell { $item }: { $price } now is more than it counts in the end.
why-not-coal = Put it under the { $gift }, not under the Coal: there it would count against you.
why-seen = Hang your Stocking on the { $gift }: it’s your best, and somebody else has seen it.
why-best = Hang your Stocking on the { $gift }: at { $amount } it’s your best.
why-known = Say { $gift }: you’ve seen what { $who } has there.
why-coal = Sell the Coal for what’s under it: you collect { $amount } instead of owing it.
why-buy = Buy { $who }’s Gift: { $cards } Value cards for about { $price }. It could be Coal, but most Gifts aren’t.
why-buy-sure = Buy { $who }’s Gift: { $cards } Value cards for about { $price }, and you know it isn’t Coal.
why-nudge = { $way ->
    [more] One space more
   *[less] One space less
} lands you right on Christmas.
why-mittens = Take { $item } from { $who }: that sends { $who } home from December.
why-worth-it = Use it: the { $gift } is worth { $amount }.
why-let-go = Let it go and save the card: the { $gift } is worth only { $amount }.
why-let-coal = Let it go: that’s your Coal, with { $amount } under it.

## The final arithmetic

account-deposit = a deposit
account-gift = { $gift } in slot { $slot }
account-lights = { $count ->
    [one] one Light
   *[other] { $count } Lights
}
account-ornaments = { $count ->
    [one] one Ornament
   *[other] { $count } Ornaments
}
account-christmas = landed on Christmas
account-debt = { $coal ->
    [1] row { $row }, Coal: { "$" }{ $debt } owed
   *[other] row { $row }: { "$" }{ $debt } owed
}
account-forgiven = row { $row }: { "$" }{ $debt } wiped out by a star
account-forgiven-by-tree = row { $row }: { "$" }{ $debt } wiped out by the tree

## The table

board-title = Holiday Fever.
board-race = The Race to Christmas!
board-decks = Left: { $gifts } Gifts, { $values } Value cards.
board-tree = { $lights ->
    [one] one Light
   *[other] { $lights } Lights
} and { $ornaments ->
    [one] one Ornament
   *[other] { $ornaments } Ornaments
}
board-money = has { $has }, owes { $owed }
board-purse = +{ $has } -{ $owed }
board-gifts = Your Gifts: { $gifts }
board-day = December { $day }, { $name }
board-card = Your debts: { $rows }
board-hand = You hold: { $cards }
board-pairs = On the table: { $pairs }
board-nothing = none
mark-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
mark-chance = hoping for a double { $face }
mark-turn = to move
sign-cards = ✉{ $count }
sign-chance = ☄{ $face }
board-legend =
    { "$" } store  ♥ donation  ☄ miracle
    n/n card  BIZ Business  CHI Chili
    EST Estate Sale  ELE Elephant
    AUC Auction  VAC Vacation  JOY Joy

## The score card as a keepsake

keepsake-title = { $name }, { $date }, { $players } players, the { $family } family
keepsake-debts = Debts and stars: { $rows }
keepsake-deposits = Deposits: { $rows }
keepsake-tree = Tree: { $tree }
keepsake-gifts = Gifts: { $gifts }
keepsake-value = The value of this Christmas: { $value }
keepsake-about = “{ $theme }” { $note }

## What is expected

ask-Families = Which family do you want to be?
ask-Youngest = Who’s the youngest? They go first.
ask-Trade = Do you want to keep your pair, or trade it for another?
ask-Anytime-1 = Do you want to play a card before the roll?
ask-Anytime-2 = { $thrown ->
    [0] Do you want to play a card before anybody moves?
   *[other] { $active_is ->
        [you] You’re about to move { $thrown }. Do you want to play a card first?
       *[other] { $active } is about to move { $thrown }. Do you want to play a card first?
    }
}
ask-Anytime-3 = Do you want to play a card before the turn ends?
ask-Anytime-4 = { $active_is ->
    [you] You’re at a sale. Do you want to play a card before you choose?
   *[other] { $active } is at a sale. Do you want to play a card before they choose?
}
ask-Reaction = { $by } wants your { $gift }. Do you let it go?
ask-Ready = Your turn: roll, or hang your Stocking first.
ask-Ready-roll = Your turn: roll.
ask-Speech = Earn a star: { $prompt }. Will you say it?
ask-Heard = Did you hear it?
ask-Donation = Will you give { $amount } and say how you’d help the world?
ask-Place = Which Gift do you want to put { $value } under?
ask-Offer = { $items ->
    [one] { $name }: do you want to buy one item for { $total }?
   *[other] { $name }: do you want to buy { $items } items for { $total }?
}
ask-Store = { $left ->
    [one] Which item do you want from { $name }?
   *[other] Which { $left } items do you want from { $name }?
}
ask-Pawn = { $name }: do you want to buy one item for { $total }, or sell one for { $sells }?
ask-Estate = Estate Sale: do you want to buy somebody’s Gift for { $factor } times a roll, or sell one for { $price }?
ask-Auction = Holiday Auction: name somebody’s Gift and it’s yours. Or do you want to sell one for { $price }?
ask-SellGift = Do you want to sell a Gift for { $price }?
ask-SwapGift = Do you want to trade one of your Gifts for somebody else’s?
ask-TakeGift = Which Gift do you want to take for { $price }?
ask-GiveGift = Which Gift do you give away, and who gets it?
ask-Fresh = You drew { $card }. Do you want to play it now, or save it?
ask-Fresh-only = You drew { $card }. You can’t play it right now, so save it for later.
ask-Reunion-only = Family Reunion: you have no Gift to give away, so just pass. Nobody can tell why.
ask-GiveGift-only = You have no Gift to give away, so just pass. Nobody can tell why.
ask-Lose = Which one comes down?
ask-Choose = What do you want to do with the card?
ask-Return = Your tree is complete again. Do you want to go back to December?
ask-Reunion = Family Reunion! Do you want to give a Gift away for a star?
ask-SingAlong = Sing along!
nothing-Anytime = You can’t play any of your cards right now.
nothing-Reaction = { $by } wants your { $gift }, and you have no card to stop it.

wait-Families = { $who_is ->
    [you] You’re choosing a family.
   *[other] { $who } is choosing a family.
}
wait-Youngest = { $who_is ->
    [you] You say who is the youngest.
   *[other] { $who } says who is the youngest.
}
wait-Trade = { $who_is ->
    [you] White Elephant: do you keep your pair, or trade it?
   *[other] White Elephant: will { $who } keep the pair, or trade it?
}
wait-Anytime = Does anybody want to play a card?
wait-Reaction = { $by_is ->
    [you] You want { $gift }. Does anybody object?
   *[other] { $by } wants { $gift }. Does anybody object?
}
wait-Ready = { turn-of }
wait-Speech = { $who_is ->
    [you] You are about to speak. The topic: { $prompt }.
   *[other] { $who } is about to speak. The topic: { $prompt }.
}
wait-Heard = { $who_is ->
    [you] You haven’t said yet that you heard it.
   *[other] { $who } hasn’t said yet that they heard it.
}
wait-Donation = { $who_is ->
    [you] You may donate { $amount } and speak.
   *[other] { $who } may donate { $amount } and speak.
}
wait-Place = { $who_is ->
    [you] You’re putting a Value card under a Gift.
   *[other] { $who } is putting a Value card under a Gift.
}
wait-Offer = { $who_is ->
    [you] You are at { $name }: { $items ->
        [one] one item
       *[other] { $items } items
    } for { $total }.
   *[other] { $who } is at { $name }: { $items ->
        [one] one item
       *[other] { $items } items
    } for { $total }.
}
wait-Store = { $who_is ->
    [you] You shop at { $name }.
   *[other] { $who } shops at { $name }.
}
wait-Pawn = { $who_is ->
    [you] You are at { $name } and may buy or sell.
   *[other] { $who } is at { $name } and may buy or sell.
}
wait-Estate = { $who_is ->
    [you] You are at the Estate Sale.
   *[other] { $who } is at the Estate Sale.
}
wait-Auction = { $who_is ->
    [you] You are at the Holiday Auction.
   *[other] { $who } is at the Holiday Auction.
}
wait-SellGift = { $who_is ->
    [you] You may sell a Gift for { $price }.
   *[other] { $who } may sell a Gift for { $price }.
}
wait-SwapGift = { $who_is ->
    [you] You may trade a Gift.
   *[other] { $who } may trade a Gift.
}
wait-TakeGift = { $who_is ->
    [you] You choose a Gift to take for { $price }.
   *[other] { $who } chooses a Gift to take for { $price }.
}
wait-GiveGift = { $who_is ->
    [you] You choose a Gift to give away.
   *[other] { $who } chooses a Gift to give away.
}
wait-Fresh = { looks-at-card }
wait-Lose = { $who_is ->
    [you] You choose what to lose.
   *[other] { $who } chooses what to lose.
}
wait-Choose = { $who_is ->
    [you] You’re playing a card.
   *[other] { $who } is playing a card.
}
wait-Return = { $who_is ->
    [you] You’re deciding whether to go back to December.
   *[other] { $who } is deciding whether to go back to December.
}
wait-Reunion = { $who_is ->
    [you] Family Reunion: you may give a Gift away.
   *[other] Family Reunion: { $who } may give a Gift away.
}
wait-SingAlong = Everybody sings!

keys-Speech = Type speak and your words.
keys-Donation = Type donate and your words.

## House rules, each choice in plain words

option-doubles_deal_amount-sum = both dice
option-doubles_deal_amount-face = one die
option-doubles_deal_scope-any_throw = every roll
option-doubles_deal_scope-movement = only one that moves you
option-value_peek-owner = yes
option-value_peek-blind = no, nobody looks
option-sold_gifts-hidden = no
option-sold_gifts-shown = yes
option-tree_cap-none = yes
option-tree_cap-three_each = no, three of a kind at most
option-december_loss-broken_tree = only one your tree needs
option-december_loss-any = any of them
option-return_to_december-must = you must
option-return_to_december-may = you may
option-speech_ack-self = no, your word is enough
option-speech_ack-table = yes, everyone
option-stocking_release-named_only = no
option-stocking_release-any_voluntary = yes
option-store_fewer-no = no
option-store_fewer-yes = yes
option-business_owner_collects-no = no
option-business_owner_collects-yes = yes
option-anytime_after_throw-yes = yes
option-anytime_after_throw-no = no, only the player who rolled
option-sale_window-no = no
option-sale_window-yes = yes
option-race_reunions-one = one for all
option-race_reunions-each = one for each
option-race_overshoot-stay = you stay
option-race_overshoot-stop = you stop there
option-christmas_pardon-lander = yes, only to them
option-christmas_pardon-decorated = no, to everyone whose tree is decorated
option-coal_entry-per_gift = each its own debt
option-coal_entry-single = one debt for all
option-records_bots-no = no
option-records_bots-yes = yes
