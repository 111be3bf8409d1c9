# The board of the train race. Sentences of events and moves come from the table itself.

np-board = The railway from Home to the North Pole, { $length } spaces
np-trains = Where the trains are
np-hand = Your hand
np-seats = Players
np-piles = Piles
np-draw = Draw
np-discard = Discard
np-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
np-spaces = { $count ->
    [one] space
   *[other] spaces
}
np-bridge = Bridge
np-lower = Lower Bridge
np-upper = Upper Bridge
np-slope = Slippery Slope
np-slope-short = Slope
np-you = You
np-bot = bot
np-away = away
np-detour = may not cross
np-known = surely holds { $cards }
np-place-space = space { $space }
np-place-top = top of the Slippery Slope
np-place-foot = foot of the Slippery Slope
np-at = { $name } at { $place }
np-card-HB = Hustle-Bustle
np-card-EX = Express
np-card-ST = Snow Storm
np-card-NE = Naughty Elf
np-card-RC = Reindeer Crossing
np-card-SA = Santa
np-card-number = { $value } { $value ->
    [one] space
   *[other] spaces
}
np-to = to { $place }
np-to-with = to { $place }, where { $names } { $count ->
    [one] stands
   *[other] stand
}
np-one = One { $value }
np-three = Three { $value }s
np-whom = Whom?
np-how = How?
np-toss = throw away
np-window-reindeer = { $who } plays three of a kind, bound for { $place }.
np-window-santa = { $who } plays { $card }.
np-window-wait = Everyone concerned is asked, whatever they hold.
np-follow = Follow
