# The board of Secret Santa in English.

ss-you = You

## Cards

ss-name-1 = partridge
ss-name-2 = turtle dove
ss-name-3 = French hen
ss-name-4 = calling bird
ss-name-5 = gold ring
ss-name-6 = goose
ss-name-7 = swan
ss-name-8 = maid
ss-name-9 = lady dancing
ss-name-10 = lord
ss-name-11 = piper
ss-name-12 = drummer
ss-name-CAROL = Christmas Carol
ss-name-FRUIT = the Fruitcake
ss-name-GHOST = the Ghost of Christmas Present
ss-name-MOUSE = A Mouse
ss-name-SANTA = Santa
ss-name-SCROOGE = Scrooge
ss-name-TREE = the Christmas Tree
ss-name-E = Elf

ss-card-CAROL = Carol
ss-card-FRUIT = Fruitcake
ss-card-GHOST = Ghost
ss-card-MOUSE = A Mouse
ss-card-SANTA = Santa
ss-card-SCROOGE = Scrooge
ss-card-TREE = Tree
ss-card-E = Elf

ss-when-E = beside a gift
ss-when-SANTA = all by himself
ss-when-FRUIT = opens the game
ss-when-star = on your turn
ss-when-holly = after a turn
ss-when-snow = between rounds

ss-group-gift = { $count ->
    [one] { $value }, { $name }
   *[other] { $count } times { $value }, { $name }
}
ss-group-special = { $count ->
    [one] { $name }
   *[other] { $count } times { $name }
}

## The hand

ss-hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand, 1 card
   *[other] Your hand, { $cards } cards
}
ss-hand-empty = You have given everything away.
ss-chosen = chosen
ss-picked = { $count } of { $of }
ss-with-elf = with an Elf
ss-more = One more: { $name }
ss-fewer = One fewer: { $name }
ss-which-way = How?
ss-to-whom = Whom do you mean? Choose a tag.
ss-elf-needs = An Elf goes beside a gift: choose one.
ss-which-gift = Which gift do you hand on?

## The table

ss-climb = This round
ss-set = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
ss-lower = and { $count } below
ss-your-step = Your step
ss-open-round = Nothing given yet
ss-game = Game { $game } of { $games }
ss-used = Used this round
ss-away = { $count ->
    [one] 1 card put away
   *[other] { $count } cards put away
}
ss-buried = { $count ->
    [one] One of them lies face down under the Tree.
   *[other] { $count } of them lie face down under the Tree.
}
ss-close = Close
ss-sealed = Your answer is sealed
ss-pause-Holly = Does anybody react?
ss-pause-SantaWindow = Does anybody send Santa home?
ss-pause-TreeWindow = Does anybody light the Tree?
ss-pause-Snow = Before the next round
ss-pause-OfferFruitcake = Does anybody open the Fruitcake?

## Players

ss-player = { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $status ->
    [none] { "" }
   *[other] , { $status }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
ss-aim = Choose { $player }
ss-known = surely holds { $cards }
ss-points = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
ss-status-out = { $place ->
    [1] out first!
    [2] out second
    [3] out third
   *[other] out as no. { $place }
}
ss-status-done = no cards left
ss-status-scrooged = sits out
ss-status-turn = to play
ss-status-your-turn = your turn
ss-status-silent = misses a turn
ss-status-top = on top
ss-status-passed = passed
ss-status-dealer = dealt
ss-says-declared = Final Gift!
ss-says-passed = Pass
ss-says-missed = …

## After a game

ss-sheet = Game { $game } is over
ss-sheet-short = Game { $game }: points
ss-place = Place
ss-points-head = Points
ss-night = Night
