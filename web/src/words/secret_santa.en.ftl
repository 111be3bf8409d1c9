# The board of Secret Santa in English.

you = You

## Cards

name-1 = partridge
name-2 = turtle dove
name-3 = French hen
name-4 = calling bird
name-5 = gold ring
name-6 = goose
name-7 = swan
name-8 = maid
name-9 = lady dancing
name-10 = lord
name-11 = piper
name-12 = drummer
name-CAROL = Christmas Carol
name-FRUIT = the Fruitcake
name-GHOST = the Ghost of Christmas Present
name-MOUSE = A Mouse
name-SANTA = Santa
name-SCROOGE = Scrooge
name-TREE = the Christmas Tree
name-E = Elf

card-CAROL = Carol
card-FRUIT = Fruitcake
card-GHOST = Ghost
card-MOUSE = A Mouse
card-SANTA = Santa
card-SCROOGE = Scrooge
card-TREE = Tree
card-E = Elf

when-E = beside a gift
when-SANTA = all by himself
when-FRUIT = opens the game
when-star = on your turn
when-holly = after a turn
when-snow = between rounds

group-gift = { $count ->
    [one] { $value }, { $name }
   *[other] { $count } times { $value }, { $name }
}
group-special = { $count ->
    [one] { $name }
   *[other] { $count } times { $name }
}

## The hand

hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand, 1 card
   *[other] Your hand, { $cards } cards
}
hand-empty = You have given everything away.
chosen = chosen
picked = { $count } of { $of }
with-elf = with an Elf
more = One more: { $name }
fewer = One fewer: { $name }
which-way = How?
to-whom = Whom do you mean? Choose a tag.
elf-needs = An Elf goes beside a gift: choose one.
which-gift = Which gift do you hand on?

## The table

climb = This round
set = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
lower = and { $count } below
your-step = Your step
open-round = Nothing given yet
game = Game { $game } of { $games }
used = Used this round
away = { $count ->
    [one] 1 card put away
   *[other] { $count } cards put away
}
buried = { $count ->
    [one] One of them lies face down under the Tree.
   *[other] { $count } of them lie face down under the Tree.
}
close = Close
sealed = Your answer is sealed
pause-Holly = Does anybody react?
pause-SantaWindow = Does anybody send Santa home?
pause-TreeWindow = Does anybody light the Tree?
pause-Snow = Before the next round
pause-OfferFruitcake = Does anybody open the Fruitcake?

## Players

player = { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $status ->
    [none] { "" }
   *[other] , { $status }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
aim = Choose { $player }
known = surely holds { $cards }
points = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
status-out = { $place ->
    [1] out first!
    [2] out second
    [3] out third
   *[other] out as no. { $place }
}
status-done = no cards left
status-scrooged = sits out
status-turn = to play
status-your-turn = your turn
status-silent = misses a turn
status-top = on top
status-passed = passed
status-dealer = dealt
says-declared = Final Gift!
says-passed = Pass
says-missed = …

## After a game

sheet = Game { $game } is over
place = Place
points-head = Points
night = Night
