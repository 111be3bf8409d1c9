"""What a table waits for now: derived from the log, and rebuilt after a restart."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from yuletable.bots.levels import takes
from yuletable.kernel.ballot import Ballot, Window
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host, Seat, State
from yuletable.server import protocol as wire
from yuletable.server.table.pace import Millis, Tempo
from yuletable.server.table.table import Table


class Ahead(NamedTuple):
    """Who is to move if nobody reacts to a window, and the game as it will be then."""

    seat: Seat
    state: State


@dataclass
class Waiting:
    """A question to one seat, a ballot, or a window; and what bots have answered so far."""

    question: int
    window: str  # the kind of window it is, if it is one
    pending: tuple[Seat, ...]  # who is to answer, by public facts
    since: Millis
    closes: Millis | None  # when it ends if nobody acts
    due: dict[Seat, Millis]  # when a bot's answer is given, fixed before it looks at its cards
    moves: dict[Seat, str] = field(default_factory=dict)  # what bots will do
    heard_at: Millis = 0  # when what bots say unasked is heard
    said: dict[Seat, str] = field(default_factory=dict)  # what they say
    ordered: set[Seat] = field(default_factory=set)  # bots that were told to think
    asides: set[Seat] = field(default_factory=set)  # bots that might say something unasked
    ahead: Ahead | None = None

    def late(self, now: Millis) -> bool:
        return self.closes is not None and self.closes <= now

    def times(self, now: Millis) -> list[Millis]:
        """When something may be due; in a window, bots that have answered wait for its end."""
        closing = [] if self.closes is None else [self.closes]
        bots = [self.due[seat] for seat in self.moves]
        speaking = [self.heard_at] if self.said else []
        return closing + speaking + [due for due in bots if not self.window or due > now]

    def heard(self, seat: Seat) -> None:
        """This seat's vote has been cast; the others' time runs on."""
        self.pending = tuple([s for s in self.pending if s != seat])
        self.due.pop(seat, None)
        self.moves.pop(seat, None)

    def take_over(self, before: Waiting) -> None:
        """If it is still the same question, its time runs on, and bots need not think again."""
        if before.question == self.question:
            self.since = before.since
            self.closes = self.closes and before.closes
            self.due |= {seat: time for seat, time in before.due.items() if seat in self.due}
            self.moves |= {seat: move for seat, move in before.moves.items() if seat in self.due}
            self.heard_at, self.said = before.heard_at, before.said
            self.ordered |= before.ordered & set(self.due)
            self.asides &= before.asides

    def clock(self, now: Millis) -> wire.Clock | None:
        if self.closes is None:
            return None
        return wire.Clock(left=self.closes - now, whole=self.closes - self.since)


def begin(table: Table, tempo: Tempo, now: Millis) -> Waiting | None:
    """What the table waits for from now on; nothing, unless a game is being played."""
    if table.match is None or table.stage != "playing":
        return None
    phase = table.phase()
    assert phase is not None
    if isinstance(phase, Window):
        return window(table, phase, tempo, now)
    return asked(table, tempo, now)


def window(table: Table, phase: Window, tempo: Tempo, now: Millis) -> Waiting:
    """Everyone whom public facts admit is asked at once, for the same time whatever they hold.

    Around one screen people are asked one after another, and nobody is hurried.
    """
    state = table.playing().state
    given = state.sealed[-1]
    pending = tuple([seat for seat in phase.asked(state) if given[seat] is None])
    due = {seat: now + tempo.beat for seat in pending if not table.chairs[seat].person()}
    hurried = len(due) < len(pending) and not table.on_one_screen()
    closes = closing(tempo.window, now) if hurried else None
    waiting = Waiting(table.question, phase.wire_name, pending, now, closes, due)
    if table.overlap and not table.on_one_screen():
        waiting.ahead = foreseen(state, phase, pending)
    return waiting


def foreseen(state: State, phase: Window, pending: tuple[Seat, ...]) -> Ahead | None:
    """Who is next if everyone lets the window pass, and in what game."""
    following = phase.then(state)
    if not following:
        return None
    later, host = state.copy(), Host(stream("", "ahead"))  # of which nothing is drawn
    for _ in pending:
        seat = later.asking[0]
        later.play(seat, later.menu(seat)[0], host)
    assert later.asking == following
    return Ahead(following[0], later)


def asked(table: Table, tempo: Tempo, now: Millis) -> Waiting:
    """One seat is to move, or several are to vote; a bot thinks for a time that tells nothing.

    Around one screen nobody keeps anybody waiting elsewhere, and nobody is hurried.
    """
    pending = table.playing().waiting()
    bots = [seat for seat in pending if not table.chairs[seat].person()]
    due = {seat: now + thinking(table, tempo, seat) for seat in bots}
    people = any(table.chairs[seat].person() for seat in electors(table))
    hurried = people and not table.on_one_screen()
    closes = closing(tempo.move, now) if hurried else None
    waiting = Waiting(table.question, "", pending, now, closes, due, heard_at=now + tempo.beat)
    speakers = table.playing().state.speakers()
    waiting.asides = {seat for seat in speakers if not table.chairs[seat].person()}
    return waiting


def thinking(table: Table, tempo: Tempo, seat: Seat) -> Millis:
    """How long this bot seems to think about this question."""
    budget = round(1_000 * takes(table.chairs[seat].level))
    return tempo.thinking(stream(table.secret, f"delay/{seat}", table.question), budget)


def electors(table: Table) -> tuple[Seat, ...]:
    """Who is asked, whether they have answered under seal or not: a clock must not tell."""
    state, phase = table.playing().state, table.phase()
    return phase.asked(state) if isinstance(phase, Ballot) else table.playing().waiting()


def closing(span: Millis | None, now: Millis) -> Millis | None:
    return None if span is None else now + span
