"""A table in virtual time with one observer, who keeps every byte and when it came."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from yuletable.kernel.core import HOUSE, Event, Move, Seat
from yuletable.kernel.match import Match, Mixed
from yuletable.server import protocol as wire
from yuletable.server.feed.connection import Connection
from yuletable.server.protocol import write_frame
from yuletable.server.rooms.news import follow, frames_of, news
from yuletable.server.rooms.room import Room
from yuletable.server.storage.store import TableRow
from yuletable.server.table import log
from yuletable.server.table.director import Director
from yuletable.server.table.requests import decide
from yuletable.server.table.table import Table, Viewer, first_entry
from yuletable.server.table.update import Step

TABLE = "0" * 32
SECRET = "5e" * 32


@dataclass(frozen=True)
class Cast:
    """Who sits at the table, and who looks on."""

    game: str
    seats: int
    people: int  # the first seats; the rest are bots
    eyes: Viewer  # of the observer: a person's seat, or nobody's
    kicked: bool = False  # the observer was, and only watches now


@dataclass
class World:
    """One table that begins in a given position."""

    cast: Cast
    position: dict[str, Any]
    now: int = 0
    heard: list[tuple[int, bytes]] = field(default_factory=list)
    requests: int = 0
    events: list[Event] = field(default_factory=list)  # since notes were compared
    by_clock: list[tuple[Seat, str]] = field(default_factory=list)  # moves, since then
    thought: set[tuple[int, Seat]] = field(default_factory=set)  # by which bots, on what

    def __post_init__(self) -> None:
        cast = self.cast
        table = Table(TABLE, SECRET)
        director = Director(table, 0)
        made = first_entry(cast.game, cast.seats, {}, "normal", SECRET)
        director.make(made, 0)
        for device in range(cast.people):
            director.sit(device, None, 0)
        names = {player: f"P{player}" for player in range(cast.people)}
        self.room = Room(TableRow(TABLE, "ABCDEF", SECRET, cast.game), director, {}, names)
        self.room.clock = lambda: self.now
        decide(director, 0, wire.Settle(self.key(), watchers=True), 0)
        decide(director, 0, wire.Start(self.key(), "merry"), 0)
        table.match = Match(
            table.game,
            cast.seats,
            position=self.position,
            mixed=Mixed(secret=SECRET, shares=[""] * cast.seats, table=TABLE),
            luck_version=made.luck,
        )
        table.match.events.clear()
        if cast.kicked and cast.eyes is not None:
            decide(director, 0, wire.Kick(self.key(), cast.eyes), 0)
        director.waiting = None
        director.begin_again()
        self.connection = Connection(cast.eyes, cast.eyes is None, "en")
        self.room.connections.add(self.connection)
        self.keep(news(self.room) + follow(self.room, self.connection))

    @property
    def director(self) -> Director:
        return self.room.director

    @property
    def table(self) -> Table:
        return self.room.table

    def key(self) -> str:
        self.requests += 1
        return f"{self.requests:032x}"[::-1]

    def keep(self, frames: list[tuple[Connection, bytes]]) -> None:
        """What reaches the observer, and when."""
        self.heard += [
            (self.now, frame) for connection, frame in frames if connection is self.connection
        ]

    def tell(self, steps: list[Step]) -> None:
        self.keep(frames_of(self.room, steps))
        for step in steps:
            if isinstance(step.entry, log.Moved) and step.entry.by == "clock":
                self.by_clock += step.entry.moves
            for update in step.updates:
                self.events += update.events

    def eyes(self) -> Seat:
        """Through whose eyes the observer sees the game."""
        return HOUSE if self.cast.eyes is None or self.cast.kicked else self.cast.eyes

    def noticed(self) -> tuple[Any, ...]:
        """What the rules let the observer see now, and have just told them."""
        state = self.table.playing().state
        return state.view(self.eyes()), [event.seen_by(self.eyes()) for event in self.events]

    def go_on(self) -> None:
        """Notes have been compared."""
        self.events.clear()
        self.by_clock.clear()

    def kinds(self) -> set[str]:
        return {event.kind.name for event in self.events}

    def revealed(self) -> list[dict[str, Any]]:
        """What the observer was told by events that may tell something hidden."""
        return [event.seen_by(self.eyes()) for event in self.events if self._tells(event)]

    def laid_open(self) -> bool:
        """Has the game just ended with everything turned up? Sums may agree where cards do not."""
        ended = self.table.playing().state.over()
        return ended and any([event.kind.reveals for event in self.events])

    def _tells(self, event: Event) -> bool:
        """Do the rules say of this event that it brings hidden things to the observer's light?"""
        kind = event.kind
        whispered = bool(event.secrets) and self.eyes() in event.eyes and not kind.known
        return kind.reveals or kind.shows or whispered

    def is_person(self, seat: Seat) -> bool:
        return self.table.chairs[seat].person()

    def bots_to_think(self) -> list[Seat]:
        """The bots that were not yet heard about this question."""
        bots = [seat for seat in self.pending() if not self.is_person(seat)]
        return [seat for seat in bots if (self.table.question, seat) not in self.thought]

    def people_asked(self) -> list[Seat]:
        """The persons who have something to answer, perhaps for later."""
        asked = [(seat, self.director.question(seat)) for seat in self.table.people()]
        return [seat for seat, question in asked if question is not None and not question.answered]

    def pending(self) -> tuple[Seat, ...]:
        waiting = self.director.waiting
        return () if waiting is None else waiting.pending

    def menu(self, seat: Seat) -> list[Move]:
        return self.director.menu(seat)

    def lawful(self, seat: Seat, move: str) -> bool:
        return any(move == one.text() for one in self.menu(seat))

    def act(self, seat: Seat, move: str) -> None:
        """A person or a bot answers what is asked."""
        if self.is_person(seat):
            device = self.table.chairs[seat].device
            play = wire.Play(self.key(), seat, move, self.table.question)
            outcome = decide(self.director, device, play, self.now)
            self.tell(outcome.steps)
            if seat == self.cast.eyes and outcome.answer is not None:
                self.heard.append((self.now, write_frame(outcome.answer)))
        else:
            self.thought.add((self.table.question, seat))
            self.tell(self.director.bot_answers(seat, self.table.question, move, self.now))

    def wait(self) -> None:
        """Nobody does anything until something is due."""
        alarm = self.director.alarm()
        if alarm is not None:
            self.now = max(self.now, alarm)
            self.tell(self.director.tick(self.now))

    def ask(self, request: type[wire.Request], **parts: Any) -> None:
        """The observer asks for something; the answer is theirs to compare."""
        message = request(self.key(), **parts)
        outcome = decide(self.director, self.connection.device, message, self.now)
        assert outcome.answer is not None
        self.heard.append((self.now, write_frame(outcome.answer)))
        self.tell(outcome.steps)
