"""Leads one table: messages and the time in, log entries and what each ear is told out.

No clock, no socket, no disk: the server, tests, proofs and simulations all run this code. Whatever
it decides is an entry, and nobody is told of an entry before it is stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from yuletable.bots.levels import GLANCE, takes
from yuletable.kernel.ballot import Ballot, Window
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import HOUSE, Aside, Event, Move, Seat, State
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.match import nearest
from yuletable.server import protocol as wire
from yuletable.server.feed.patch import View, aids_of, own_of
from yuletable.server.table import log
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.pace import DESERTED, DESERTED_ALONE, HOST_AWAY, SECOND, Millis, Tempo
from yuletable.server.table.seats import HOST_ONLY, IN_THE_GAME, arranged, own_seat, taken_seat
from yuletable.server.table.table import Denied, Table, Viewer
from yuletable.server.table.undo import can_ask, judge
from yuletable.server.table.waiting import Waiting, begin

MOST_ENTRIES = 20_000  # of a log, after which only moves are taken
FULL = "So much has happened at this table that only moves can be made now, until the game is over."
CHANGES_WHO_IS_ASKED = (
    log.Started,
    log.Moved,
    log.Undone,
    log.Paused,
    log.Kept,
    log.Returned,
    log.Admitted,
)


class Update(NamedTuple):
    """All that one ear learns of a step, and what it may do then."""

    viewer: Viewer
    revision: int
    events: list[Event]
    lying: View  # open, before everyone
    own: View
    aids: View  # what a person would count up from these, if one listens
    foreseen: View | None  # what the menu is about, if it is for later
    menu: list[Move]
    question: wire.Question | None
    undo: bool
    struck: int | None
    clock: wire.Clock | None

    def view(self) -> View:
        return self.lying | self.own


class Step(NamedTuple):
    """One entry, to be stored before anybody is told."""

    entry: AnyEntry
    device: int | None
    key: str | None  # of the request that led to it
    at: Millis
    updates: list[Update]
    said: list[tuple[int, Seat, str]]  # words to keep beside the log: move, seat, words


class Order(NamedTuple):
    """A bot is to think about this question."""

    seat: Seat
    level: str
    question: int
    hurry: bool  # in a window: answer at once
    aside: bool = False  # nobody waits for it; it may have something to say


class Outcome(NamedTuple):
    """What became of a message: its answer, and the steps to store before it is sent."""

    answer: wire.Answer | None
    steps: list[Step]


class Director:
    """Decides what comes next at one table."""

    def __init__(
        self, table: Table, now: Millis, tempo: Tempo | None = None, awake: bool = True
    ) -> None:
        self.table = table
        self.now = now
        self.fixed_tempo = tempo
        self.most_entries = MOST_ENTRIES
        self.keys: set[int] = set()  # of requests that were done
        self.viewers: set[Viewer] = set()  # who is to be told
        self.aided: set[Viewer] = set()  # and those with people behind them, who like help to count
        self.away: dict[int, Millis] = {}  # devices nobody is connected from, and since when
        self.attended = now  # when a person at the table was last seen to be connected
        self.awake = awake  # somebody is there, so the game's hour may run
        self.hour_since: Millis | None = None  # since when it runs
        self.waiting: Waiting | None = None
        self.steps: list[Step] = []
        self.begin_again()

    # What happens to a table.

    def make(self, made: log.Made, now: Millis) -> list[Step]:
        """The first entry of a table."""
        self.now = now
        self._do(made)
        return self._taken()

    def sit(self, device: int, seat: Seat | None, now: Millis) -> tuple[Seat, list[Step]]:
        """A person takes a free seat from this device; Denied if there is none."""
        self.now = now
        sat = taken_seat(self.table, device, seat)
        self.attended = now
        self._do(sat, device)
        return sat.seat, self._taken()

    def seat_bot(self, seat: Seat, level: str, now: Millis) -> list[Step]:
        """A bot takes a free seat."""
        self.now = now
        self._do(log.BotSat(seat, level))
        return self._taken()

    def handle(self, device: int | None, message: wire.Request, now: Millis) -> Outcome:
        """Answer a request; nothing has changed unless the answer says «applied»."""
        self.now = now
        self._attend(now)
        answer = self._answer(device, message)
        self._go_on()
        return Outcome(answer, self._taken())

    def tick(self, now: Millis) -> list[Step]:
        """Do everything that is due by now."""
        self.now = now
        self._go_on()
        return self._taken()

    def bot_answers(self, seat: Seat, question: int, move: str, now: Millis) -> list[Step]:
        """A bot has thought: too late is thrown away, nonsense becomes the meekest move."""
        self.now = now
        waiting = self.waiting
        if waiting is not None and waiting.question == question and seat in waiting.due:
            waiting.moves[seat] = move if self._lawful(seat, move) else self._meekest(seat)
            waiting.due[seat] = self.tempo().given(waiting.due[seat], now)
        self._go_on()
        return self._taken()

    def bot_says(self, seat: Seat, question: int, move: str, now: Millis) -> list[Step]:
        """A bot speaks though nobody asked it; if it has nothing to say, nothing happens."""
        self.now = now
        waiting = self.waiting
        if move and waiting is not None and waiting.question == question:
            waiting.said[seat] = move
            waiting.heard_at = self.tempo().given(waiting.heard_at, now)
        self._go_on()
        return self._taken()

    def arrived(self, device: int, now: Millis) -> list[Step]:
        """Somebody is connected from this device: their seats are theirs again."""
        self.now = now
        self._attend(now)
        self.away.pop(device, None)
        for seat, chair in enumerate(self.table.chairs):
            if chair.device == device and chair.why == "absent":
                self._do(log.Returned(seat), device)
        self._go_on()
        return self._taken()

    def went(self, device: int, now: Millis) -> None:
        """Nobody is connected from this device any more."""
        self._attend(now)
        self.away[device] = now

    def carry(self, device: int, to: int, now: Millis) -> list[Step]:
        """All seats of one device go to another."""
        self.now = now
        self._do(log.Carried(device, to), device)
        self.attended = now
        return self._taken()

    def admit(
        self, admitted: log.Admitted, device: int | None, key: str | None, now: Millis, host: bool
    ) -> list[Step]:
        """Somebody plays a seat of the running game from now on, and may become the host."""
        self.now = now
        self._attend(now)
        self._do(admitted, device, key)
        self.attended = now
        if host and self.table.host != admitted.player:
            self._do(log.Hosted(admitted.player))
        self._go_on()
        return self._taken()

    def go_on_at(self, table: str, device: int, key: str, now: Millis) -> list[Step]:
        """The evening goes on at another table."""
        self.now = now
        self._do(log.Rematched(table), device, key)
        return self._taken()

    def did(self, key: str) -> bool:
        """Was the request of this key done before?"""
        return key_number(key) in self.keys

    def remember(self, keys: Iterable[str]) -> None:
        """The keys of requests that were done before a restart."""
        self.keys.update(map(key_number, keys))

    # Seats that nobody plays.

    def vacant(self) -> list[Seat]:
        """The seats of a game that a bot plays, or that nobody is there to play."""
        if self.table.stage not in IN_THE_GAME:
            return []
        chairs = enumerate(self.table.chairs)
        return [seat for seat, chair in chairs if chair.level or chair.device in self.away]

    def deserted_at(self) -> Millis | None:
        """When there is nobody left to ask for a seat; never while a person is connected."""
        if self.table.stage not in IN_THE_GAME or self._attended():
            return None
        return self.attended + (DESERTED_ALONE if self._lonely() else DESERTED)

    def _lonely(self) -> bool:
        """Does at most one person play here, who is expected back soon?"""
        people = [chair for chair in self.table.chairs if chair.held()]
        return len(people) <= 1 and self.table.pace != "daily"

    def read_again(self, last: Millis, now: Millis) -> None:
        """Nobody has been here since the last entry; a lone player gets time to come back."""
        self.attended = now if self._lonely() else last

    def _attended(self) -> bool:
        """Is a person at the table connected?"""
        return any(chair.held() and chair.device not in self.away for chair in self.table.chairs)

    def _attend(self, now: Millis) -> None:
        """Note, before anything changes, that a person was here until now."""
        if self._attended():
            self.attended = now

    def alarm(self) -> Millis | None:
        """When `tick` is to be called next, if nothing happens before."""
        if self.table.stage != "playing":
            return None
        times = list(self._absences().values())
        if self.waiting is not None:
            times += self.waiting.times(self.now)
        if self._hour_may_end():
            times.append(self.now + self._hour_left(self.now))
        return min(times, default=None)

    def orders(self) -> list[Order]:
        """The bots that have to think now; each is named once for a question."""
        waiting = self.waiting
        if waiting is None or self.table.stage != "playing":
            return []
        asked = [seat for seat in waiting.due if seat not in waiting.ordered]
        waiting.ordered.update(asked)
        heard, waiting.asides = sorted(waiting.asides), set()
        return [
            *[self._order(seat, waiting, aside=True) for seat in heard],
            *[self._order(seat, waiting) for seat in asked],
        ]

    def _order(self, seat: Seat, waiting: Waiting, aside: bool = False) -> Order:
        level = self.table.chairs[seat].level
        return Order(seat, level, waiting.question, bool(waiting.window), aside)

    def takes(self, order: Order) -> float:
        """The seconds this bot's process takes for any answer, so that none tells by its time."""
        if not self.tempo().grid:
            return 0.0
        return GLANCE if order.hurry or order.aside else takes(order.level)

    def luck(self, seat: Seat) -> Chance:
        """A bot's own luck for this question."""
        return stream(self.table.secret, f"bot/{seat}", self.table.question)

    def _taken(self) -> list[Step]:
        steps, self.steps = self.steps, []
        return steps

    def _do(self, entry: AnyEntry, device: int | None = None, key: str | None = None) -> None:
        """Apply an entry and write down who is told what."""
        table = self.table
        if table.closed:
            raise Denied(table.closed)
        before = 0 if table.match is None else len(table.match.beside.said)
        events = table.apply(entry)
        if key is not None:
            self.keys.add(key_number(key))
        if isinstance(entry, log.Cast) and self.waiting is not None:
            self.waiting.heard(entry.seat)
        elif isinstance(entry, CHANGES_WHO_IS_ASKED):
            self.begin_again()
        said = [] if table.match is None else table.match.beside.said[before:]
        words = [(one.move, one.seat, one.words) for one in said]
        self.steps.append(Step(entry, device, key, self.now, self._updates(entry, events), words))

    def begin_again(self) -> None:
        """Work out what the table waits for now."""
        self._read_clock()
        before, self.waiting = self.waiting, begin(self.table, self.tempo(), self.now)
        if before is not None and self.waiting is not None:
            self.waiting.take_over(before)

    def tempo(self) -> Tempo:
        return self.fixed_tempo or self.table.tempo()

    # The hour of a game that ends by a clock.

    def wake(self, awake: bool, now: Millis) -> None:
        """Somebody is there, or nobody is any more: a table that sleeps is not played at."""
        self.now, self.awake = now, awake
        self._read_clock()

    def _read_clock(self) -> None:
        """Count what was played, and run on if the game does."""
        if self.hour_since is not None:
            self.table.played += self.now - self.hour_since
        self.hour_since = self.now if self.awake and self.table.hour_runs() else None

    def _hour_left(self, now: Millis) -> Millis:
        running = 0 if self.hour_since is None else now - self.hour_since
        return self.table.hour() - self.table.played - running

    def hour(self, now: Millis) -> wire.Hour | None:
        """What people are told of it; it runs on by itself, so only its going and stopping is."""
        whole = self.table.hour()
        if not whole:
            return None
        left = max(0, self._hour_left(now))
        return wire.Hour(left=left, whole=whole, running=self.hour_since is not None)

    def _hour_may_end(self) -> bool:
        """Does the hour run, and may it end now? In the middle of something it waits."""
        time_up = self.table.game.time_up if self.hour_since is not None else None
        if time_up is None:
            return False
        try:
            self.table.playing().state.check(HOUSE, time_up)
        except Refused:
            return False
        return True

    def _end_hour(self) -> bool:
        """The house says that time is up, if it is."""
        time_up = self.table.game.time_up
        if time_up is None or not self._hour_may_end() or self._hour_left(self.now) > 0:
            return False
        self._do(log.Moved([(HOUSE, time_up.text())], "clock"))
        return True

    # Requests.

    def _answer(self, device: int | None, message: wire.Request) -> wire.Answer:
        if key_number(message.id) in self.keys:
            return wire.Answer(message.id, "duplicate")
        try:
            self._allow(device, message)
            assert device is not None
            return self._act(device, message) or wire.Answer(message.id, "applied")
        except Denied as denied:
            return wire.Answer(message.id, "refused", why=str(denied))
        except Invalid as invalid:
            return wire.Answer(message.id, "refused", why=f"{invalid}.")
        except Refused as no:
            return wire.Answer(message.id, "illegal", no.why, no.clause, no.instead)

    def _allow(self, device: int | None, message: wire.Request) -> None:
        """Who may ask for this: checked for every message, denied unless allowed."""
        if isinstance(message, wire.ComeBack) and device is not None:
            return  # whether they left that seat is looked at later
        if not self.table.seats_of(device):
            raise Denied("Take a seat first.")
        if isinstance(message, HOST_ONLY) and not self.table.is_host(device):
            raise Denied("Only the host can do that.")
        if (seat := own_seat(message)) is not None and not self.table.chair(seat).played_from(
            device
        ):
            raise Denied("That is not your seat.")
        if self._full() and not isinstance(message, wire.Play | wire.Why):
            raise Denied(FULL)

    def _full(self) -> bool:
        return self.table.seq >= self.most_entries

    def _act(self, device: int, message: wire.Request) -> wire.Answer | None:
        """Do what is asked; no answer means that it was simply done."""
        match message:
            case wire.Play():
                return self._play(device, message)
            case wire.Why():
                self._check(message.seat, self.table.game.read_move(message.move))
                return wire.Answer(message.id, "lawful")
            case wire.Undo():
                self._undo(device, message)
            case wire.Consent():
                self._consent(device, message)
            case _:
                self._arrange(device, message)
        return None

    def _arrange(self, device: int, message: wire.Request) -> None:
        """Whatever is no move: seats, terms, who leads; what changes nothing is not written."""
        entries = arranged(self.table, device, message, self._host_is_away())
        for number, entry in enumerate(entries, 1):
            self._do(entry, device, message.id if number == len(entries) else None)

    def _play(self, device: int, message: wire.Play) -> wire.Answer | None:
        table = self.table
        move = table.game.read_move(message.move)
        aside = isinstance(move, Aside)
        if aside and self._full():
            raise Denied(FULL)
        if not aside and message.question != table.question:
            return wire.Answer(message.id, "stale", "The table has gone on since.")
        self._check(message.seat, move)
        if move.said() and table.words:
            table.spoken[message.seat] = move.said()
        if self._ahead(message.seat) is not None and not aside:
            decided = log.Decided(message.seat, table.question, move.text())
            self._do(decided, device, message.id)
        elif isinstance(table.phase(), Window) and not aside:
            answered = log.Answered(message.seat, table.question, move.text())
            self._do(answered, device, message.id)
        elif self._stays_sealed() and not aside:
            self._do(log.Cast(message.seat, move.text(), "person"), device, message.id)
        else:
            self._do(log.Moved([(message.seat, move.text())], "person"), device, message.id)
        return None

    def _check(self, seat: Seat, move: Move) -> None:
        """Raise Refused unless this seat may make this move, or give this answer to a window."""
        match = self.table.playing()
        if self.table.stage == "paused":
            raise Denied("The host has paused the game.")
        phase = self.table.phase()
        window = self.waiting is not None and self.waiting.window and not isinstance(move, Aside)
        ahead = None if isinstance(move, Aside) else self._ahead(seat)
        try:
            if ahead is not None:
                ahead.check(seat, move)
            elif window and phase is not None and self.waiting and seat in self.waiting.pending:
                phase.check(match.state, seat, move)
            else:
                match.state.check(seat, move)
        except Refused as refused:
            refused.instead = nearest(move.text(), self.menu(seat))
            raise

    def _lawful(self, seat: Seat, text: str) -> bool:
        try:
            self._check(seat, self.table.game.read_move(text))
        except Refused:
            return False
        return True

    def _undo(self, device: int, message: wire.Undo) -> None:
        table = self.table
        table.playing()
        if table.stage != "playing":
            raise Denied("There is nothing to take back now.")
        verdict = judge(table, message.seat)
        if verdict.why:
            raise Denied(verdict.why)
        if verdict.free:
            self._do(log.Undone(verdict.moves), device, message.id)
        elif table.people() == [message.seat]:
            raise Denied("The game has gone on since, so that move stays.")
        else:
            self._do(log.UndoAsked(message.seat), device, message.id)

    def _consent(self, device: int, message: wire.Consent) -> None:
        table = self.table
        asked = table.undo_asked
        if asked is None or message.seat == asked:
            raise Denied("Nobody has asked for that.")
        verdict = judge(table, asked)
        if message.yes and verdict.why:
            raise Denied(verdict.why)
        self._do(log.Consented(message.seat, message.yes), device, message.id)
        if message.yes and table.undo_yes | {asked} >= set(table.people()):
            self._do(log.Undone(verdict.moves), device)

    def _host_is_away(self) -> bool:
        for chair in self.table.chairs:
            if chair.player == self.table.host and chair.device is not None:
                since = self.away.get(chair.device)
                return since is not None and since + HOST_AWAY <= self.now
        return True

    # Time.

    def _go_on(self) -> None:
        """Do all that is due, one thing after another."""
        while self.table.stage == "playing" and (
            self._fetch_bot() or self._end_hour() or self._next_due()
        ):
            pass

    def _fetch_bot(self) -> bool:
        """A bot steps in for whoever has been away too long."""
        for seat, time in self._absences().items():
            if time <= self.now:
                self._do(log.Kept(seat, self.table.level(), "absent"))
                return True
        return False

    def _absences(self) -> dict[Seat, Millis]:
        """By seat: when a bot will step in for its absent person; who has a day may be away."""
        if self.table.pace == "daily":
            return {}
        return {
            seat: self.away[chair.device] + self.table.absence * SECOND
            for seat, chair in enumerate(self.table.chairs)
            if chair.person() and chair.device in self.away
        }

    def _next_due(self) -> bool:
        """One step that is due now, if there is one."""
        waiting = self.waiting
        if waiting is None:
            return False
        if waiting.window:
            return self._window_due(waiting)
        if waiting.heard_at <= self.now and self._speak(waiting):
            return True
        for seat, move in waiting.moves.items():
            if waiting.due[seat] <= self.now:
                self._play_for(seat, move, "bot")
                return True
        if waiting.late(self.now):
            seat = next(s for s in waiting.pending if self.table.chairs[s].person())
            self._play_for(seat, self._meekest(seat), "clock")
            return True
        return False

    def _speak(self, waiting: Waiting) -> bool:
        """What bots say unasked is heard, if it is still lawful."""
        while waiting.said:
            seat = min(waiting.said)
            move = waiting.said.pop(seat)
            if self._lawful(seat, move):
                self._do(log.Moved([(seat, move)], "bot"))
                return True
        return False

    def _play_for(self, seat: Seat, move: str, by: log.By) -> None:
        if self._stays_sealed():
            self._do(log.Cast(seat, move, by))
        else:
            self._do(log.Moved([(seat, move)], by))

    def _stays_sealed(self) -> bool:
        """Is this a ballot that waits for more than one answer?"""
        return isinstance(self.table.phase(), Ballot) and len(self.table.playing().waiting()) > 1

    def _window_due(self, waiting: Waiting) -> bool:
        """Close the window if its time is over or everyone has answered."""
        if not waiting.late(self.now) and not all(
            self._answered(waiting, s) for s in waiting.pending
        ):
            return False
        handed = self._handed_in(waiting)
        used = [seat for seat, move in handed if move != self._meekest(seat)]
        decided = [] if used else list(self.table.decided.items())
        self._do(log.Moved(handed, "window"))
        for seat, move in decided:
            if self.table.chairs[seat].person():
                self._do(log.Moved([(seat, move)], "person"))
        return True

    def _ahead(self, seat: Seat) -> State | None:
        """The game as it will be if nobody reacts, for whoever is next and lets the window pass."""
        waiting = self.waiting
        if waiting is None or waiting.ahead is None or waiting.ahead.seat != seat:
            return None
        silent = seat not in waiting.pending or (
            self._answered(waiting, seat)
            and self.table.answers.get(seat) in (None, self._meekest(seat))
        )
        return waiting.ahead.state if silent and self.table.chairs[seat].person() else None

    def _answered(self, waiting: Waiting, seat: Seat) -> bool:
        table = self.table
        if seat in table.answers or (seat in waiting.moves and waiting.due[seat] <= self.now):
            return True
        if not table.chairs[seat].person():
            return False
        return waiting.window in table.chairs[seat].passing or self._alone_and_helpless(seat)

    def _alone_and_helpless(self, seat: Seat) -> bool:
        """Where one person plays and nobody looks on, nobody learns that they cannot react."""
        persons = [s for s, chair in enumerate(self.table.chairs) if chair.player is not None]
        return persons == [seat] and self.viewers <= {seat} and len(self._phase_menu(seat)) == 1

    def _handed_in(self, waiting: Waiting) -> list[tuple[Seat, str]]:
        """The answers in the order of the rules, up to the first that is not a decline."""
        moves: list[tuple[Seat, str]] = []
        for seat in waiting.pending:
            decline = self._meekest(seat)
            answer = self.table.answers.get(seat) or waiting.moves.get(seat) or decline
            moves.append((seat, answer))
            if answer != decline:
                break
        return moves

    def _phase_menu(self, seat: Seat) -> list[Move]:
        """What this seat may answer, as if those before it had declined."""
        state = self.table.playing().state
        return state.stack[-1].menu(state, seat)

    def _meekest(self, seat: Seat) -> str:
        return self._phase_menu(seat)[0].text()

    # What everyone is told.

    def _updates(self, entry: AnyEntry, events: list[Event]) -> list[Update]:
        """What each listening ear learns of this entry."""
        if self.table.match is None:
            return []
        sealed = entry.sealed()
        viewers = self.table.all_viewers() if sealed is None else [sealed]
        listening = [viewer for viewer in viewers if viewer in self.viewers]
        lying = self.table.match.state.open() if listening else {}
        undone = isinstance(entry, log.Undone)
        return [
            self.update(viewer, events, lying, self._struck(viewer) if undone else None)
            for viewer in listening
        ]

    def _struck(self, viewer: Viewer) -> int | None:
        """After which revision an ear strikes out what it was told, if this batch takes it back."""
        return self.table.struck(viewer, self.table.revisions.get(viewer, 0) - 1)

    def update(
        self, viewer: Viewer, events: list[Event], lying: View, struck: int | None = None
    ) -> Update:
        """What this ear may know now, besides what lies open."""
        table, state = self.table, self.table.playing().state
        ahead = None if viewer is None else self._ahead(viewer)
        return Update(
            viewer=viewer,
            revision=table.revisions.get(viewer, 0),
            events=events,
            lying=lying,
            own=own_of(state, viewer),
            aids=aids_of(state, viewer) if viewer in self.aided else {},
            foreseen=None if ahead is None or viewer is None else ahead.view(viewer),
            menu=[] if viewer is None else self.menu(viewer),
            question=None if viewer is None else self.question(viewer),
            undo=viewer is not None and can_ask(table, viewer),
            struck=struck,
            clock=None if self.waiting is None else self.waiting.clock(self.now),
        )

    def at_hand(self, seat: Seat) -> State:
        """The game in which this seat decides: as it is, or as it will be if nobody reacts."""
        return self._ahead(seat) or self.table.playing().state

    def menu(self, seat: Seat) -> list[Move]:
        """What this seat may do now, in a window as if everyone before it let it pass."""
        waiting = self.waiting
        if waiting is None:
            return []
        if not waiting.window:
            return self.table.playing().menu(seat)
        if (ahead := self._ahead(seat)) is not None:
            return ahead.menu(seat)
        return self._phase_menu(seat) if seat in waiting.pending else []

    def question(self, seat: Seat) -> wire.Question | None:
        """What the person on this seat is asked."""
        waiting = self.waiting
        if waiting is None or not self.table.chairs[seat].person():
            return None
        ahead = self._ahead(seat) is not None
        if not ahead and seat not in waiting.pending:
            return None
        return wire.Question(
            id=waiting.question,
            window="" if ahead else waiting.window,
            ahead=ahead,
            clock=waiting.clock(self.now),
            answered=self._has_answered(waiting, seat, ahead),
        )

    def _has_answered(self, waiting: Waiting, seat: Seat, ahead: bool) -> bool:
        """Is there nothing left to ask this person, though the window is still open?"""
        if ahead:
            return seat in self.table.decided
        return bool(waiting.window) and self._answered(waiting, seat)


def key_number(key: str) -> int:
    """A request's key in few bytes."""
    return int(key, 16)
