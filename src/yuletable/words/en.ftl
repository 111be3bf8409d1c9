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
saved-in = Every move is kept in { $file }
beginner = Type ? for help.
back = Welcome back: { $moves ->
    [one] one move has
   *[other] { $moves } moves have
} been made.
which-game = Which game?
which-game-again = Type one of the numbers, or a name from the list.

## At the prompt

prompt = { "> " }
prompt-name = { $name }> { "" }
choose = { $who }, choose one of these.
nobody-asked = The table is settled.
waiting = The table waits for { $who }.
only-one = Press Enter: this is all you can do.
more = { $count ->
    [one] One more choice: type more.
   *[other] { $count } more choices: type more.
}
enter-first = Enter takes the first choice.
let-pass = Enter lets it pass, -- lets everything pass until your next turn.
minutes-left = { $minutes ->
    [one] This is the last minute.
   *[other] { $minutes } minutes left.
}
no-such-choice = { $last ->
    [1] There is no choice { $number }, only 1.
   *[other] There is no choice { $number }. They go from 1 to { $last }.
}
no-such-card = There is nothing to say about { $card }.
label-name = { $by ->
    [letter] letter
   *[number] number
}
say-something = Type the { label-name } of a choice or the move itself, or ? for help.
refused = { $why } [{ $clause }]
instead = Perhaps { $move }?
you-can = You can: { $moves }
read-clause = To read the rule, type: rules { $clause }
earlier = … { $count ->
    [one] one thing happened
   *[other] { $count } things happened
} before that; log shows all.
next = Press Enter to go on.
saved = Kept in { $file }

help =
    Type the { label-name } of a choice, or the move as it is written beside it.
    Enter        if there is only one choice, or to let something pass
    --           let everything pass until your next turn
    ?            this help
    hint         what a friend would do, and why
    more         every choice, also the rarer ones
    hand         the table and your hand again
    log          all that has happened in this game
    rules        how to play
    rules { $clause }  one rule, word for word
    save         where the game is kept
    quit         leave; the game can be continued
help-card = ? NAME       what a card does, as in ? { $card }

## Several people at one keyboard

curtain = Pass the keyboard to { $name }, then press Enter.
anybody = { $who }: press Enter to go on, or type your letter to look at your hand and react.
letter-of = { $letter } { $name }
no-such-letter = { $text } is none of the letters asked: { $letters }.

## Leaving and coming back

left = Your game is kept. To go on: { $command }
over = The game is over.
reckoned = in all
seed = The seed was { $seed }
record = Look at it again:  { $replay }
record-verify = Check the shuffle: { $verify }

## Watching and looking back

keys = Space pauses, → steps, + and - change the pace, q ends.
paused = Paused. Space goes on, → makes one step.
stopped = Stopped after { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
kept-record = The record is in { $file }
moment = Move { $move } of { $moves }, seen by { $who }.
everyone = a passer-by
replay-keys = Enter goes on, - goes back, a number goes to that move, a letter changes eyes (. for a passer-by), q ends.
replay-again = Type Enter, -, a number from 0 to { $moves }, a letter from { $letters }, . or q.

verified = The record is true: { $game }, { $seats } seats.
verified-seed = The seed is the one promised before the deal: { $commitment }
verified-luck = { $shuffles ->
    [0] Nothing was shuffled.
    [one] One shuffle was made again from the seed.
   *[other] { $shuffles } shuffles were made again from the seed.
}
verified-moves = { $moves ->
    [one] One move was played again, and it was lawful.
   *[other] { $moves } moves were played again, and all were lawful.
}
verified-end = The last position is the one recorded: { $end }
verified-unfinished = The game is not over yet, so there is no last position to compare.

## Keepsakes and the family's page

keepsake-theme = { $name }, a theme for your score card (Enter for none):{ " " }
keepsake-note = Something to remember, on its back:{ " " }
family-line = { $name }, { $date }, { $players } players: { $score }
family-empty = The page is empty. The next family to finish a game of Holiday Fever begins it.
family-beaten = { $name } is on the family's page: { $score } with { $players } players on { $date }.

## Hints

hint = I would choose «{ $move }».
hint-only = There is nothing else to do.
hint-wins = That wins you about { $wins } games of a hundred, as far as I can see, and «{ $other }» only { $rival }.
hint-close = It is a close call: I see you win { $wins } games of a hundred that way, and { $rival } with «{ $other }».
hint-alike = It hardly matters, though: «{ $other }» does just as well, and either way you win about { $wins } games of a hundred.
hint-lost = To be honest, it would take a small miracle now, whatever you choose.
hint-idle = It changes nothing any more, so do whatever you enjoy.
hint-safe = You can hardly go wrong: nearly every game I imagine from here is yours.
hint-first = { $left ->
    [last] That should be your last choice in this deal,
    [one] You get one more choice in this deal,
    [few] You get a few more choices in this deal,
   *[many] There is a lot of this deal still to come,
} { $often ->
    [always] and it is as good as yours.
    [mostly] and mostly you come off best in it.
    [half] and half the time you come off best in it.
    [seldom] but mostly somebody else comes off best in it.
   *[never] but I hardly ever see you come off best in it.
}
hint-over = { $turns ->
    [0] That may well end the game.
    [one] One more choice after this, and it should be over.
    [2] Two more choices after this, and it should be over.
   *[other] It should soon be over.
}
hint-answer = { $often ->
    [always] Be ready for { $who } to choose «{ $move }» next.
   *[other] Most likely { $who } chooses «{ $move }» next.
}
hint-odds = { $move }: { $chance } of a hundred, between { $low } and { $high }
