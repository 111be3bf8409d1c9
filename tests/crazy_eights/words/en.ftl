# Crazy Eights in English.

about = Follow suit or rank, lay eights whenever you like, and be the first without a card.
about-minutes = about 10 minutes
how-to =
    Lay a card of the same suit or rank as the last one, or draw.
    An eight fits anything, and you name the suit that follows.

## Cards

card = the { $rank } of { $suit }
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

## Events

event-played = { $who_is ->
    [you] You lay { $card }.
   *[other] { $who } lays { $card }.
}
event-drew = { $card ->
    [hidden] { $who } draws a card.
   *[other] You draw { $card }.
}
event-passed = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
event-won = { $winners_is ->
    [you] You won!
    [too] You won together: { $winners }.
   *[other] { $winners } won.
}

## Moves

move-draw = Draw a card
move-pass = Pass
move-lay = { $wild ->
    [yes] Lay { $card }, and ask for { $suit }
   *[no] Lay { $card }
}

## What is expected

ask-Turn = Follow { $card } or { $suit }, lay an eight, or draw.
wait-Turn = { $who } thinks about a card.

## The table

board-held = { $who }: { $count } cards
board-top = On the pile: { $card }; { $count } to draw from
board-hand = Your hand: { $cards }
