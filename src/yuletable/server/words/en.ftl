# Why the server says no, or goodbye: one message for each reason in server/refusals.py.

## Who may do it

denied-sit-first = Take a seat first.
denied-host-only = Only the host can do that.
denied-host-present = The host is still here, and only the host can do that.
denied-not-your-seat = That’s not your seat.
denied-not-left-by-you = That’s not a seat you left.
denied-sent-away = The host has asked you to leave this table.
denied-members-only = Only the people who sat at this table can look back at its game.
denied-chat-off = Typed chat is off here. The host can turn it on.
denied-foreign-page = Open Yuletable from its own address and try again.
denied-keeper-only = Only the person who runs this server can see this.

## What there is not

denied-no-table = There’s no table at this address. It may have been cleared away.
denied-no-code = No table has that code. Please check it.
denied-code-begun = That game has already started. Ask your friends for the link.
denied-no-seat = This table has no such seat.
denied-no-move = This game has no such move.
denied-no-window = This game has no such pause to skip.
denied-no-game = There’s no such game here.
denied-not-found = There’s nothing at this address.
denied-nothing-to-erase = There’s nothing to erase.
denied-device-code-bad = That code is wrong, used, or expired. Get a new one on your other device or from the host.

## Seats, names and the door

denied-name-needed = Please enter a name.
denied-name-taken = Somebody here is already called { $name }.
denied-table-full = Every seat is taken.
denied-seat-taken = That seat is taken, but seat { $letter } is open.
denied-seat-empty = That seat is already empty.
denied-seat-occupied = Somebody is sitting there.
denied-seats-in-use = Somebody would lose their seat. Clear it first.
denied-seat-not-kept = Nobody is waiting to have that seat back.
denied-seat-played = Somebody plays that seat, but another may be open.
denied-have-a-seat = You already have a seat here.
denied-not-yourself = You can’t send yourself away, but you can leave.
denied-host-person = The host must be a player at the table.
denied-person-present = A code is for the seat of a person who isn’t here.
denied-same-device = You’re already playing on this device.
denied-door-closed = The host has closed the door.
denied-door-crowded = Others are waiting at the door. Try again in a moment.
denied-not-sent-away = They’re welcome here already.
denied-not-at-door = They’re no longer at the door.

## How far the game is

denied-not-started = The game hasn’t started.
denied-already-started = The game has already started.
denied-knock-instead = The game has already started. Knock, and the host can give you a seat.
denied-sit-instead = The game hasn’t started: just take a seat.
denied-game-over = The game is over.
denied-game-not-over = You can see this once the game is over.
denied-paused = The game is paused.
denied-not-running = The game isn’t running.
denied-not-paused = The game isn’t paused.
denied-stale = Too late: the game has moved on.
denied-seed-given = This seat has already added its bit of luck.
denied-no-choice-here = Nobody has a choice at this move. Pick another.
denied-rematch-started = The rematch has already started.
denied-log-full = So much has happened at this table that it takes nothing but moves until the game is over.
denied-up-to-date = This game already follows today’s rules.

## Taking back, and hints

denied-nothing-to-undo = There’s nothing to undo.
denied-undo-no-move = You haven’t made a move yet.
denied-undo-seen = Luck or something hidden has come to light since, so that move stays.
denied-undo-sealed = You gave that answer under seal, so it stays.
denied-undo-alone = The game has moved on, so that move stays.
denied-no-undo-asked = Nobody is asking to undo a move.
denied-not-asked = It’s not your turn to choose, so there’s no hint.
denied-no-hint = No hint right now. Try again in a moment.

## Tables that can only be looked at, or not even that

denied-older-rules = This game began under older rules. The host can choose to play on under today’s rules.
denied-older-rules-for-good = This game began under older rules. Today’s rules don’t allow every move that was made, so it stays closed.
denied-rules-changed = Today’s rules don’t allow every move that was made here, so this game stays closed.
denied-newer-version = This table was last played with a newer Yuletable. It opens once this server is updated.
denied-other-luck = This version can’t deal the cards of this game again, so it stays closed.
denied-log-damaged = The log of this table is damaged, so nobody can play on here. The person who runs this server can restore it from a backup.
denied-unreadable = This table can’t be opened. The person who runs this server finds the reason in its log.

## What cannot be read or used

denied-bad-message = We couldn’t read that. Please reload the page.
denied-wrong-endpoint = This table can’t answer that. Please reload the page.
denied-hello-missing = Please reload the page: it began without a hello.
denied-hello-twice = You have already said hello.
denied-hello-late = The connection took too long. You’ll be back in a moment.
denied-wrong-method = That can’t be asked this way.
denied-too-large = That was too long for us to read.
denied-text-only = We can read only text here.
denied-invalid = { $entry ->
    [seats] This game is for another number of players.
    [edition] There’s no such version of this game.
    [options] One of the house rules doesn’t fit this game.
    [bot] There’s no such bot.
    [date] That day isn’t in the calendar.
   *[other] One of these settings doesn’t fit this game.
}
denied-other-version = Yuletable has been updated. Please reload the page.
denied-other-name = This server doesn’t go by that name. The person who runs it can add the name to “hosts”.

## Too much at once

denied-too-many-requests = That was a lot at once. Try again in a minute.
denied-too-many-tables = So many tables were set up just now. Try again in a little while.
denied-too-many-frames = That was a lot at once. You’ll be back in a moment.
denied-too-many-stores = That was a lot at once. One moment, please.
denied-too-many-tabs = This table is already open in many tabs on your device. Close one of them first.
denied-too-many-sockets = Too many tables are open from where you are. Close one of them first.
denied-too-many-silent = Too many connections from where you are are still opening. Try again in a moment.
denied-too-many-watchers = So many people are watching that there’s no room for more.
denied-server-full = There’s no room for another table right now. Try again in a while.

## Trouble here

denied-not-stored = We couldn’t save that. Nothing is lost, so try again in a moment.
denied-no-story = The story of this game isn’t ready. Try again in a moment.
denied-no-replay = We can’t show this game again right now. Try again in a few minutes.
denied-unwell = The disk does not answer, or nothing is saved anymore.
denied-failed = Something went wrong here. Nothing is lost, so try again in a moment.

## Goodbyes

denied-knock-refused = The host can’t give you that seat right now.
denied-seat-given = You have a seat now.
denied-seat-moved = You’re now playing on another device.
denied-upgraded = The game goes on under today’s rules. You’ll be back in a moment.
denied-restarting = The server is restarting. You’ll be back in a moment.
