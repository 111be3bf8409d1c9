# Holiday Fever in English. An event's facts arrive by name; of a person X also X_is: you, who (the
# one it happens to) or other. A secret that these eyes may not see arrives as the word hidden.
# Where .quiet stands, the sentence is for the log alone.

how-to =
    Bring your family the most valuable Christmas.
    Each turn: perhaps lay your Stocking on a Gift, then roll and follow your space.
    Gifts are worth the Value cards beneath them; Coal is owed. A star forgives the debt beside it.
    Three Lights and three Ornaments lead to December; so does the last Gift or Value card.
    Whoever lands on Christmas ends the game.
    On the table: ✦ Light, ● Ornament, ★ star, + deposits, - debts, ✉ cards held, ☂ Stocking.
    What a space or a card does: ? store, ? est, ? a06.

## Things

money = { "$" }{ $amount }
item-G = a Gift with a Value card
item-V = a Value card
item-L = a Light
item-O = an Ornament
no-cards = nothing
unseen = a card face down

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
card-N12 = Neighbor's Surprise
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
text-N05 = Honest Finder: You return a lost purse and are thanked in cash.
text-N06 = Year-End Bonus: Your boss hands out a year-end bonus.
text-N07 = Blue Ribbon Tree: Your tree wins a ribbon: collect for every Light and Ornament on it.
text-N08 = Cold Furnace: The furnace quits on the coldest night.
text-N09 = Towed Away: Your car is towed from the snow route.
text-N10 = Parcel Insurance: You insure the parcels under your tree: pay for every Gift you own.
text-N11 = Envelope Under the Door: An envelope slides under the door. Place the card under one of your Gifts.
text-N12 = Neighbor's Surprise: A neighbor drops off a surprise.
text-N13 = Popped Fuse: A fuse pops: lose a Light, or pay if you have none.
text-N14 = Climbing Cat: The cat climbs the tree: lose an Ornament, or pay if you have none.
text-N15 = Spare Bulbs: A spare string of bulbs turns up.
text-N16 = Star in the Mail: A handmade star arrives in the mail.
text-N17 = Busy Day at the Shop: Hurry to your own Business and collect. In December you stay where you are and collect.
text-N18 = Town Raffle: Town raffle: every player collects.
text-A01 = Shake the Box: Look at one Gift of another player, and at its Value cards.
text-A02 = Mixed-Up Tags: Exchange all Value cards between two of your Gifts.
text-A03 = Re-Wrap: Move one Value card from one of your Gifts to another; each must keep at least one.
text-A04 = Generous Offer: Take one Gift of another player and pay that player { "$" }200.
text-A05 = Second Hook: Lift your Stocking and lay it on any of your Gifts, or keep it in hand.
text-A06 = Not This One!: When someone would take or swap one of your Gifts: you keep it, and they get nothing instead.
text-A07 = Pass the Parcel: Hand one of your Gifts, Coal or not, to another player.
text-A08 = Flea Market: Sell one of your Gifts for { "$" }150, or Coal for what lies beneath it.
text-A09 = Second Wind: Throw your movement dice again before you move.
text-A10 = Sure-Footed: Move one space more or one space less than you threw.
text-A11 = Sticky Mittens: Take one Light or one Ornament from another player's tree and hang it on yours.
text-A12 = Table Toast: Raise a glass and say a few words.
text-A13 = Bright Idea: Gain a Light or an Ornament.
text-A14 = Warm Hands: Give one of your Gifts, not Coal, to the other player who has the fewest, and earn a star.

text-ELE = White Elephant: everybody opens a Gift, then each keeps it or trades. With too few cards the Race begins.
text-STORE = Store: buy the printed number of items for one total: Gifts with a Value card, Value cards, Lights, Ornaments.
text-NN = Naughty-or-Nice: draw a card. Play Now cards happen at once, Play Anytime cards may be kept.
text-BIZ = Business: your own pays you { "$" }200, an opponent's costs you { "$" }200.
text-DONATION = Charitable Donation: everybody may owe { "$" }50 and speak, for a star.
text-MIRACLE = Roll A Miracle: draw a card; if your next throw is the double shown, you collect { "$" }720.
text-CHI = Chili Cook-Off: collect { "$" }300, and speak for a star.
text-EST = Estate Sale: buy somebody's Gift for { "$" }10 times a throw, or sell one of yours for { "$" }150.
text-AUC = Holiday Auction: name somebody's Gift; if you are right it is yours. Or sell one of yours for { "$" }150.
text-VAC = Family Vacation: owe { "$" }150, draw a Gift and three Value cards, and speak for a star.
text-JOY = The Institution of Assisted Happiness: draw a Gift and two Value cards, and speak for a star.

topic-donation = a wish to help the world
topic-chili = what makes for success in life
topic-vacation = a vacation for everyone
topic-institution = some gratitude
topic-memory = a holiday memory
topic-kind_words = something kind about a neighbour
topic-tradition = a new tradition
topic-toast = a toast to someone who could not come
topic-halfway = the best part of this month so far
topic-new_year = a wish for the new year
topic-carol = a verse of a carol

## Events

event-family = { $who_is ->
    [you] You choose the { $colour } family.
   *[other] { $who } chooses the { $colour } family.
}
event-shuffled = { $who_is ->
    [you] { $gifts } Gifts, { $values } Value cards and { $cards } Naughty-or-Nice cards are shuffled. You are the youngest.
   *[other] { $gifts } Gifts, { $values } Value cards and { $cards } Naughty-or-Nice cards are shuffled. { $who } is the youngest.
}
event-exchange = White Elephant! Everybody opens a Gift.
event-no_exchange = White Elephant, but there are not enough cards for everybody.
event-opened = { $who_is ->
    [you] { $value ->
        [hidden] You open { $gift }.
       *[other] You open { $gift }, with { $value } beneath it.
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
   *[other] { $gift } is { $who }'s now, in slot { $slot }.
}
    .quiet = yes
event-turn = { $who_is ->
    [you] It is your turn.
   *[other] It is { $who }'s turn.
}
    .quiet = yes
event-stocked = { $who_is ->
    [you] You lay your Stocking on slot { $slot }.
   *[other] { $who } lays a Stocking on slot { $slot }.
}
event-threw = { $who_is ->
    [you] You throw { $dice }.
   *[other] { $who } throws { $dice }.
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
    [you] A double { $face } on your next throw will be a miracle.
   *[other] A double { $face } on { $who }'s next throw will be a miracle.
}
event-moved = { $who_is ->
    [you] You come to { $space }.
   *[other] { $who } comes to { $space }.
}
event-day = { $who_is ->
    [you] You come to December { $day }, { $name }.
   *[other] { $who } comes to December { $day }, { $name }.
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
    [you] You share { $topic } and fill a star.
   *[other] { $who } shares { $topic } and fills a star.
}
event-declined = { $who_is ->
    [you] You would rather say nothing.
   *[other] { $who } would rather say nothing.
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
    [you] You lay { $amount } beneath slot { $slot }.
   *[other] { $who } lays a Value card beneath slot { $slot }.
}
event-shopping = { $who_is ->
    [you] You shop at { $why } for { $amount }.
   *[other] { $who } shops at { $why } for { $amount }.
}
event-left = { $who_is ->
    [you] You leave { $why } with nothing.
   *[other] { $who } leaves { $why } with nothing.
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
    [you] You reach for slot { $slot } of { $target }.
   *[other] { $target_is ->
        [you] { $who } reaches for your slot { $slot }.
       *[other] { $who } reaches for slot { $slot } of { $target }.
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
    [you] You keep it for later.
   *[other] { $who } keeps it for later.
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
    [you] You exchange all that lies beneath slots { $slot } and { $other }.
   *[other] { $who } exchanges all that lies beneath slots { $slot } and { $other }.
}
event-stocking = { $slot ->
    [0] { $who_is ->
        [you] You take your Stocking into your hand.
       *[other] { $who } takes the Stocking into the hand.
    }
   *[other] { $who_is ->
        [you] You lay your Stocking on slot { $slot }.
       *[other] { $who } lays the Stocking on slot { $slot }.
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
    [you] Your tree is no longer complete: you go back to { $space }.
   *[other] A tree is no longer complete: { $who } goes back to { $space }.
}
event-to_december = { $who_is ->
    [you] Your tree is complete: you go to Family Reunion!
   *[other] { $who }'s tree is complete: off to Family Reunion!
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
   *[other] { $who }'s Christmas is worth { $value }.
}
event-won = { $winners_is ->
    [you] You have the most valuable Christmas!
   *[other] The most valuable Christmas: { $winners }.
}

## Moves

move-roll = roll the dice
move-keep = keep your pair
move-shop = shop here
move-leave = buy nothing
move-stop = buy no more
move-hold = keep the card
move-go = go to December
move-stay = stay in town
move-heard = you heard it
move-sung = you sang along
move-skip = let the others sing
move-decline = say nothing, and go without the star
move-pass = let it pass
move-speak = say it, or type: speak and your words
move-donate = owe { $amount } and speak, for a star
move-token = play the { $colour } family
move-youngest = { $who_is ->
    [you] you are the youngest
   *[other] { $who } is the youngest
}
move-draw = let chance decide
move-trade = trade with { $who }
move-stock = lay your Stocking on { $gift }
move-put = lay it beneath { $gift }
move-sell = sell { $gift }
move-sell-face = sell { $gift } for what lies beneath it
move-buy = buy { $item }
move-sell-item = sell { $item }
move-lose = lose { $item }
move-take = buy { $gift } of { $who } for a throw
move-guess = guess { $gift } in slot { $slot } of { $who }
move-swap = exchange { $gift } for { $other } of { $who }
move-give = give { $gift } to { $who }
move-play = play { $card }
move-play-on = play { $card } on { $what }
slot = slot { $slot }
gift-in = { $gift } in slot { $slot }


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
account-forgiven = row { $row }: { "$" }{ $debt } forgiven by a star
account-forgiven-by-tree = row { $row }: { "$" }{ $debt } forgiven by the tree

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
mark-chance = waits for a double { $face }
mark-turn = to move
sign-cards = ✉{ $count }
sign-chance = ☄{ $face }
board-legend =
    { "$" } store  ♥ donation  ☄ miracle
    n/n card  BIZ Business  CHI Chili
    EST Estate Sale  ELE Elephant
    AUC Auction  VAC Vacation  JOY Joy

wait-window = Whoever holds a card may play it.
ask-Families = Which family are you?
ask-Youngest = Who is the youngest? They begin.
ask-Trade = Keep your pair, or trade it for another?
ask-Anytime-1 = Before the throw: play a card?
ask-Anytime-2 = { $thrown ->
    [0] Before anybody moves: play a card?
   *[other] { $who_is ->
        [you] You are about to move { $thrown }: play a card first?
       *[other] { $who } is about to move { $thrown }: play a card first?
    }
}
ask-Anytime-3 = Before the turn ends: play a card?
ask-Reaction = { $who } reaches for your slot { $slot }. Do you let it go?
ask-Ready = Your turn: roll, or lay your Stocking first.
ask-Ready-laid = Your turn: roll.
ask-Speech = For a star: { $prompt }. Will you?
ask-Heard = Did you hear it?
ask-Donation = Will you donate, and say how you wish to help the world?
ask-Place = Where does { $value } go?
ask-Offer = { $items ->
    [one] { $name }: buy one item for { $total }?
   *[other] { $name }: buy { $items } items for { $total }?
}
ask-Store = { $left ->
    [one] One item to choose.
   *[other] { $left } items to choose.
}
ask-Pawn = { $name }: buy one item for { $total }, sell one for { $sells }, or leave.
ask-Estate = Estate Sale: take a Gift for { "$" }10 times a throw, sell one for { "$" }150, or pass.
ask-Auction = Holiday Auction: guess a Gift, sell one for { "$" }150, or pass.
ask-SellGift = Will you sell a Gift?
ask-SwapGift = Will you exchange a Gift?
ask-TakeGift = Which Gift do you take?
ask-GiveGift = Which Gift do you give, and to whom?
ask-Fresh = Play the card now, or keep it?
ask-Lose = What do you lose?
ask-Choose = How do you carry out the card?
ask-Return = Your tree is complete again: back to December?
ask-Reunion = Family Reunion: will you give a Gift away, for a star?
ask-SingAlong = Sing along!
