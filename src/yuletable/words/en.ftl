# What the terminal says at every game. Sentences of one game lie in games/NAME/words/en.ftl.

number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}

place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

edition-house = As usual
edition-house-how = The cards and the board as they come out of the box.
you = you
yourself = You
list-two = { $first } and { $second }
list-more = { $first }, { $rest }
player = Player { $letter }

turn-of = { $who_is ->
    [you] It’s your turn.
   *[other] It’s { $who }’s turn.
}
looks-at-card = { $who_is ->
    [you] You’re looking at a card.
   *[other] { $who } is looking at a card.
}
draws-for-deal = { $who_is ->
    [you] You draw { $card } for the deal.
   *[other] { $who } draws { $card } for the deal.
}

event-said = { $who_is ->
    [you] You say: “{ $words }”
   *[other] { $who } says: “{ $words }”
}

## Before the game

option-true = yes
option-false = no
welcome = { $game } for { $seats }: { $names }.
bots = { $count ->
    [one] { $names } is a bot.
   *[other] { $names } are bots.
}
promise = Shuffled with a secret seed. Its fingerprint: { $commitment }
saved-in = Every move is saved in { $file }
beginner = Type ? for help.
back = Welcome back! { $moves ->
    [one] One move
   *[other] { $moves } moves
} so far.
which-game = Which game?
which-game-again = Type one of the numbers, or a name from the list.

## At the prompt

prompt = { "> " }
prompt-name = { $name }> { "" }
choose = { $who }, choose one of these.
nobody-asked = There is nothing to decide right now.
waiting = Waiting for { $who }.
only-one = You have one choice: press Enter.
more = { $count ->
    [one] One more choice: type more.
   *[other] { $count } more choices: type more.
}
enter-first = Press Enter for the first choice.
let-pass = Press Enter to let it pass, or type -- to let everything pass until your next turn.
minutes-left = { $minutes ->
    [one] This is the last minute.
   *[other] { $minutes } minutes left.
}
no-such-choice = { $last ->
    [1] There is no choice { $number }, only 1.
   *[other] There is no choice { $number }. Choose from 1 to { $last }.
}
no-such-card = I don’t know a card called { $card }.
label-name = { $by ->
    [letter] letter
   *[number] number
}
say-something = Type the { label-name } of a choice or the move itself, or ? for help.
refused = { $why } [{ $clause }]
instead = Did you mean { $move }?
you-can = You can: { $moves }
read-clause = To read the rule, type: rules { $clause }
more-rules = All the rules: yuletable rules { $game } --all. To search them: yuletable rules { $game } --find "how do I win"
earlier = … { $count ->
    [one] one more thing happened
   *[other] { $count } more things happened
} before that. Type log to see them all.
next = Press Enter to go on.
saved = Saved in { $file }

help =
    Type the { label-name } of a choice, or the move as it is written beside it.
    Enter        if there is only one choice, or to let something pass
    --           let everything pass until your next turn
    ?            this help
    hint         what a friend would do, and why
    odds         the chances to win behind a hint
    more         every choice, even the rare ones
    hand         show the table and your hand again
    log          everything that has happened so far
    rules        how to play
    rules { $clause }  one rule, word for word
    rules all    every rule
    rules WORDS  what the rules say about these words
    save         where the game is saved
    quit         leave; you can continue later
help-card = ? NAME       what a card does, as in ? { $card }

## Several people at one keyboard

curtain = Pass the keyboard to { $name }, then press Enter.
anybody = { $who }: press Enter to go on, or type your letter to look at your hand and react.
letter-of = { $letter } { $name }
no-such-letter = { $text } isn’t one of the letters: { $letters }.

## Leaving and coming back

left = Your game is saved. To continue: { $command }
over = The game is over.
reckoned = total
seed = The seed was { $seed }
record = Watch it again:    { $replay }
record-verify = Check the shuffle: { $verify }

## Watching and looking back

keys = Space pauses, → moves one step, + and - change the pace, q quits.
paused = Paused. Press Space to go on, or → for one step.
stopped = Stopped after { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
kept-record = The record is saved in { $file }
moment = Move { $move } of { $moves }, seen by { $who }.
everyone = a spectator
replay-keys = Enter goes on, - goes back, a number jumps to that move, a letter shows that player’s view (. for a spectator’s), q quits.
replay-again = Type Enter, -, a number from 0 to { $moves }, a letter from { $letters }, . or q.

verified = Verified: { $game }, { $seats } seats.
verified-seed = The seed matches the fingerprint shown before the deal: { $commitment }
verified-luck = { $shuffles ->
    [0] Nothing was shuffled.
    [one] One shuffle was repeated from the seed.
   *[other] { $shuffles } shuffles were repeated from the seed.
}
verified-moves = { $moves ->
    [one] One move was replayed, and it was legal.
   *[other] { $moves } moves were replayed, and all were legal.
}
verified-end = The final position matches the record: { $end }
verified-unfinished = The game isn’t over yet, so there is no final position to check.

## Keepsakes and the family’s page

keepsake-theme = { $name }, pick a theme for your score card (Enter for none):{ " " }
keepsake-note = Write something to remember on the back:{ " " }
family-line = { $name }, { $date }, { $players } players: { $score }
family-empty = The page is empty. The next family to finish a game of Holiday Fever will be the first on it.
family-beaten = { $name } is on the family’s page: { $score } with { $players } players on { $date }.

## Hints

hint = I’d choose “{ $move }”.
hint-only = There is nothing else to do.
hint-cosmetic = Take the one you like best. It changes nothing in the game.
hint-wins = { $verdict ->
    [risky] “{ $other }” looks risky.
   *[other] “{ $other }” comes second.
}
hint-close = “{ $other }” might do just as well.
hint-alike = { $fine ->
    [2] “{ $other }” is just as good.
   *[other] Several others are just as good, “{ $other }” for one.
}
hint-lost = To be honest, it would take a small miracle now, whatever you choose.
hint-idle = It won’t change the result anymore, so do whatever you enjoy.
hint-safe = You can hardly go wrong: you’re as good as home.
hint-first = { $left ->
    [last] That should be your last move in this deal,
    [one] You get one more move in this deal,
   *[few] You get a few more moves in this deal,
} { $often ->
    [always] and it’s as good as yours.
    [mostly] and you’re likely to come out on top.
    [half] and you have an even chance to come out on top.
    [seldom] but somebody else will probably come out on top.
   *[never] but you can hardly come out on top anymore.
}
hint-over = { $turns ->
    [0] That may well end the game.
    [one] One more choice after this, and it should be over.
    [2] Two more choices after this, and it should be over.
   *[other] It should soon be over.
}
hint-answer = { $often ->
    [always] { $who } will answer with “{ $move }”.
   *[other] { $who } will probably answer with “{ $move }”.
}
hint-verdict = { $verdict ->
    [good] Good
    [fair] Fair
   *[risky] Risky
}: { $move }
hint-odds = { $move }: { $chance }% (between { $low }% and { $high }%)
