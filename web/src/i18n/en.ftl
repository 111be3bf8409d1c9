# The texts of the page itself. Sentences of the games come from the server; a game's own texts lie
# in games/GAME: its card at home, its board's words and its lessons.

## Everywhere

home = Home
close = Close
yes = Yes
no = No
you = You
name = Name
date = Date
money = ${ $amount }
more = More
fewer = Fewer
print = Print
menu = Menu
fetching = One moment …
try-again = Try again
rules = Rules
learn = Learn
table = Table
tables = Tables
which-game = Which game?

## Home

five-games = Five holiday games, one table.
share-a-link = Share a link and sit down together, wherever you all are.
make-table = Make a table
join = Join
join-code = Join with a code
table-code-word = table code
sit-down = Sit down
play-now = Play now
play-now-game = Play now: { $title }
players = { $from } to { $to } players
players-count = { $count } players
players-word = Players
your-tables = Your tables
your-turn = Your turn
only-you = you alone
with = with { $names }
stage-lobby = being laid
stage-playing = being played
stage-paused = paused
stage-over = over
won = { $names } won
first-time = First time here?
first-alone = Learn by playing
first-alone-how = A first game with a coach
first-far = Friends far away
first-far-how = Make a table and share its link
first-room = All in one room
first-room-how = The table on the TV, phones as hands
your-name = Your name
chairs = Chairs
lay-table = Lay the table

## Lost

lost-page = There is nothing here.
lost-page-how = The address may have a slip in it. Home is always there.
lost-offline = The table cannot be reached.
lost-offline-how = The server does not answer. Check your network; nothing is lost, your seat is kept.
lost-table = This table is not here.
lost-table-how = It may have been cleared away, or the code has a slip in it.
lost-code = This code opens no table.
lost-code-how = It may have a slip in it, or its game has begun: then ask your friends for the link.
lost-memory = This evening belongs to others.
lost-memory-how = Only those who sat at this table, and friends who were allowed to watch, can look back at its game.
lost-trouble = Something went wrong at the table.
lost-trouble-how = Nothing that was accepted is lost. Try again in a moment.

## At the door

your-chair = Your chair
chair = Chair { $letter }
closed-lobby = Every chair is taken.
closed-taken = The game has begun, and everybody is here.
closed-over = This game is over.
closed-over-strangers = This game is over. Those who sat here can look back at it.
closed-table = This game rests.
upgrade = Play on under today’s rules
door-shut = The door is closed just now. { $name } can open it for you.
door-shut-nobody = The door is closed just now.
knock-how = The game has begun, but there is a seat for you. { $name } will be asked to let you in.
knock-nobody = The game has begun, but there is a seat for you. Whoever is host will be asked to let you in.
knock-alone = Nobody is here to ask. Take this seat and go on.
which-seat = Which seat?
vacant-bot = A bot plays here
vacant-away = Away just now
vacant-left = Has left
ask-host = Ask the host
take-seat = Take this seat
knocked = { $name } has been asked. Stay here: as soon as you are let in, the table opens by itself.
knocked-nobody = The host has been asked. Stay here: as soon as you are let in, the table opens by itself.
knock-unanswered = Nobody has answered. Perhaps they are busy; you can ask again.
lost-seat = You sat here before, and this browser has forgotten you? Ask for your own seat, or ask the host for a code.
lost-seat-code = You sat here before, and this browser has forgotten you? The host can give you a code.
come-back-how = You stood up, and a bot plays on for { $name }. The seat is still yours.
come-back = Come back
watch = Watch
watch-again = Watch it again
have-code = I have a code for a seat
sit-instead = Back, without a code
device-code = Code from your other device or the host
take-over = Go on here

## Before the game

table-of = { $name }’s table
invitation = Invitation
qr = QR code with the link to this table
friends-join = Friends join with
copy-link = Copy link
copied = Copied
copy-link-note = For a friend who would like to join
on-tv = On the TV
open-chair = An open chair
open-chair-how = Friend, bot or nobody
friend-sits = A friend who opens the link can sit down here. What stays empty is filled by bots.
add-here = Someone else on this device
add-here-how = A curtain hides your hands from each other
seat-a-bot = A bot: { $level }
rename = Another name
stand-up = Stand up
free-chair = Free the chair
send-away = Free the chair for somebody else
seat-bot = Bot, { $level }
seat-kept = Away: a bot keeps the seat warm
seat-left = Has left: a bot plays on
seat-mine = On this device
seat-here = Here
seat-away = Away
seat-friend = Friend, seated
seat-host = Friend, the host
seat-you = You
seat-you-host = You, the host
seat-on-device = On this device
level-random = carefree
level-random-how = Plays whatever comes to mind
level-greedy = steady
level-greedy-how = Takes what is good now
level-meek = shy
level-meek-how = Lets everything pass
level-cosy = cosy
level-cosy-how = Gentle, and often in the clouds
level-merry = merry
level-merry-how = Takes what is good now
level-keen = keen
level-keen-how = Looks a little ahead
level-wily = wily
level-wily-how = Thinks ahead, and takes its time
how-we-play = How we play tonight
host-decides = { $name } decides; all see it.
pace = Pace
pace-relaxed = Relaxed
pace-normal = Normal
pace-brisk = Brisk
pace-daily = Daily
pace-relaxed-how = Nobody hurries anybody.
pace-normal-how = A minute and a half for a move, five seconds to react.
pace-brisk-how = Twenty-five seconds for a move, three to react.
pace-daily-how = A day for a move: come back when you like.
edition = Edition
finer-points = { $count ->
    [0] No finer points
    [one] One finer point
   *[other] { $count } finer points
}
a-number = a number
reaction = Time to react
reaction-how = For cards that are played out of turn. It ends sooner if everyone has answered; around one screen nobody is hurried.
overlap = Choose while others may react
overlap-how = In Secret Santa, whoever is next may choose already; it counts only if nobody reacts.
absence = When somebody is away
absence-how = After this time a bot keeps their chair warm, and hands it back when they return.
in-seconds = { $n } seconds
in-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
a-day = a day
door-open = The door is open
door-open-how = Friends who have the link may sit down, or ask for a seat.
door-closed-how = Nobody new comes in; a code still opens a seat.
kept-days = { $days ->
    [one] This table is deleted a day after its last move.
   *[other] This table is deleted { $days } days after its last move.
}
may-watch = Friends may watch
may-watch-how = They see the table, never a hand.
may-type = Typed words
may-type-how = Beside the set phrases; anyone can have their own forgotten.
start = Start the game
first-time-coach = First time? A coach helps
start-when = Start when you like.
start-late = Whoever is late finds a bot keeping the chair warm.
wait-for-host = { $name } will start the game.

## At the table

laying-table = The table is being laid …
waiting = The others are thinking.
table-code = Table { $code }
prompt = What is asked
confirm = Do it
put-back = Put back
ahead = If nobody reacts: { $say }
answered = Answered; the others are still thinking.
seconds-left = { $seconds } seconds left
all-moves = All moves
all-moves-count = { $count ->
    [one] The one move
   *[other] All { $count } moves
}
search-moves = Find a move
no-moves = There is nothing for you to do just now.
or-other-amounts = or another amount, on the board
hint = Hint
thinking = Thinking …
no-hint = No hint can be had just now.
verdict = { $verdict ->
    [good] Good
    [fair] Fair
   *[risky] Risky
}
hint-details = Details
chance = A { $chance } chance to win, between { $low } and { $high }.
coach = Coach
coach-does = Do that
coach-off = I know how it goes
coach-on = A coach beside me
coach-on-note = Explains what is new, and what one could do
got-it = Got it
lesson-screen = What is lit can be clicked; what is dim says why not when you point at it. A move is put together first and made with the brass button. The list beside it has every move in words.
undo = Take back
undo-asked = { $name } would like to take back a move
undo-asked-how = Somebody has learned something new since, so everyone has to agree.
log = Log
taken-back = (taken back)
log-empty = What happens from now on is told here.
what-happened = What just happened?
say-something = Say something
your-words = Your own words
send = Send
applaud = Applaud { $name }
sing-along = Sing along
hide-hand = Hide my hand
sound-on = Sound on
sound-off = Sound off
pause = Pause
go-on = Go on
paused = The table rests.
sent-away = { $name } can’t come back to this table.
let-back = Let them back in
people = People
host = Host
give-back = Give the seat back
to-bot = Give the seat to a bot
make-host = Make host
become-host = Become the host
forget-mine = Forget my words
forget-theirs = Forget this seat’s words
forget-sure = Yes, forget them for good
code-for-seat = Code for a new device
code-for-how = { $name } opens { $address } and types this code. It works once, within ten minutes.
looking-on = { $count ->
    [one] One looks on
   *[other] { $count } look on
}
at-the-door = At the door
knocks-for = { $name } asks for { $owner }’s seat.
knocks-again = { $name } asks to have their seat back.
let-in = Let them in
not-now = Not now
hour = The game ends when this time is up
hour-rests = The clock rests
hour-minutes = { $count } min
hour-seconds = { $count } s
hour-over = Time is up
hour-minutes-left = { $count ->
    [one] A minute left to play
   *[other] { $count } minutes left to play
}
hour-seconds-left = { $count ->
    [one] A second left to play
   *[other] { $count } seconds left to play
}
hour-over-left = Time is up
hour-near = { $minutes ->
    [one] One minute is left to play.
   *[other] { $minutes } minutes are left to play.
}
table-screen = Table on a TV
table-screen-note = What lies open, without hands
other-device = Go on on another device
other-device-note = Your seat moves there
device-how = Open { $address } there and type this code. It works once, within ten minutes.
settings = Settings
leave = Leave
leave-how = You can go home and come back: your seat is kept. Or leave for good, and a bot takes it.
just-go-home = Go home, keep my seat
leave-for-good = Leave for good
reconnecting = Reconnecting … Your seat is kept, and nothing is lost.
instead = Perhaps { $move }?
read-rule = Read rule { $clause }
pass-device = Pass the device to { $name }
nobody-looks = Nobody else looks, please.
i-am = I am { $name }
who-looks = Whose hand shall be seen?
passing = Let these pass from now on
passing-note = Until you ask to be asked again
ask-again = { $window ->
    [Anytime] Ask me again when cards may be played
    [Holly] Ask me again about Holly cards
    [OfferFruitcake] Ask me again about the Fruitcake
    [Reaction] Ask me again when somebody reaches for my gift
    [ReindeerWindow] Ask me again about reindeer
    [SantaWindow] Ask me again about Santa
    [Snow] Ask me again about Snow cards
    [TreeWindow] Ask me again about the Tree
   *[other] Ask me again
}

## Phrases and reactions

phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-not-again = Not again!
phrase-good-luck = Good luck!
phrase-one-moment = One moment, please.
phrase-your-turn = Your turn!
phrase-what-a-night = What a night!
phrase-sorry = Sorry!
reaction-clap = Applause
reaction-heart = A heart
reaction-joy = Tears of joy
reaction-party = Confetti
reaction-scream = A fright
reaction-snow = A snowflake
reaction-think = Hm
reaction-weep = Tears

## Settings

speed = How fast things move
speed-still = Still
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
sounds = Sounds
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Evening
text-size = Size of text
size-usual = Usual
size-large = Large
size-largest = Largest
language = Language
language-auto = As the device

## Rules

rules-of = Rules: { $title }
search-rules = Search the rules
found-rules = { $count ->
    [0] Nothing found.
    [one] One passage found.
   *[other] { $count } passages found.
}
rulebook = Rulebook
all-rules = All the rules
all-rules-how = Every rule with its number, examples and house rules.
rule-number = Rule { $id }
ruling = Our ruling
no-rules = The rules cannot be fetched just now. Try again in a moment.
every-table = At every table
learn-how = The best way to learn is to play: a gentle first game, with a coach who explains what is new and says what one could do.
first-game = Play a first game

## After the game

game-over = The game is over.
you-win = You win!
wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
why = Why
arithmetic = { $count ->
    [one] How it adds up
   *[other] How it adds up, in { $count } lines
}
how-it-went = How it went
course-scores = points
lead-changes = { $count ->
    [0] { $who ->
        [you] You were ahead from the start.
       *[other] { $name } was ahead from the start.
    }
    [one] { $who ->
        [you] The lead changed once: you took it for good at move { $move }.
       *[other] The lead changed once: { $name } took it for good at move { $move }.
    }
   *[other] { $who ->
        [you] The lead changed { $count } times; you took it for good at move { $move }.
       *[other] The lead changed { $count } times; { $name } took it for good at move { $move }.
    }
}
chance-to-win = chance to win
what-is-drawn = What is drawn
chance-went = { $name }: from { $before } to { $after }
chance-start = { $who ->
    [you] You began with a chance of { $chance }.
   *[other] { $name } began with a chance of { $chance }.
}
story-best = Best move:
story-lucky = Greatest luck:
story-start = Kindest start:
watch-from-here = Watch from here
play-on = Play on from here
play-on-how = A table of your own goes on from move { $move }. { $who ->
    [you] You sit where you sat and know what you knew;
   *[other] You sit where { $name } sat and know what { $name } knew;
} what was hidden is dealt anew, and bots take the other chairs.
play-on-chair = Whose chair?
play-on-begin = What if …
what-if = What if: played on from move { $move }
share-moment = Share this moment
moment-copied = The link to this moment is copied.
slide-back = Slide along the chart to look back, and to play on from there.
the-start = Start
the-end = End
watch-replay = Watch all { $moves } moves again
replay = Replay
back = One back
forward = One on
play = Play
moment = Moment
move-of = { $at } of { $moves }
eyes = Through whose eyes
eyes-nobody = A passer-by
to-keep = To keep
you-within = you
an-evening = An evening with { $names }
print-keepsake = Keepsake
keepsake = Keepsake
keepsake-back = On the back
theme-of = A theme for it
note-of = Something to remember
value-of-christmas = The value of this Christmas
stars = Stars
debts = Debts
deposits = Deposits
coal = Coal
tree-with = A tree with { $lights } lights and { $ornaments } ornaments
replays = Replays
replays-how = Every finished game can be watched again, from any chair, and played on from any move.
replays-empty = Nothing yet. The next game you finish can be watched here.
family-book = Family book
family-book-note = All that was played here
family-book-how = Games finished on this device. Nothing of it is anywhere else.
family-records = The family’s page
family-empty = The book is empty. The next game you finish begins it.
look-again = Look again
forget = Forget this game
check-shuffle = Check the shuffle
check-shuffle-note = Made again on this device
shuffle-true = True: the luck of this game is the one that was promised before the deal.
shuffle-false = This is not the luck that was promised before the deal.
promise-before = Promised before the deal
secret-after = The server’s secret, shown now
share-of = { $name }’s share
seed = Together they make the seed
shuffle-how = From that seed every shuffle and throw follows: { $shuffles } shuffles in { $moves } moves. The record can be checked with “yuletable verify”.
download-record = The record
download-record-note = Every move, to keep or check
forget-words = Forget words
forget-words-note = What people typed here
forget-words-how = The name, speeches and talk are erased here, at the table and in everybody’s log. They cannot be brought back.
forgotten = Forgotten
once-more = Once more?
rematch = Rematch
rematch-how = Everybody moves one seat on.
rematch-host = { $name } can lay the table again.
rematch-follow = To the next table
rematch-waits = The others are at the next table already.
another-game = Another game
screen-join = Open { $host } and type the code, or point a phone at the picture.
screen-again = Once more? The next table appears here by itself.
screen-closed = Those who sit here see the table, and friends when the host lets them watch. Open this screen from a device that sits at the table.
