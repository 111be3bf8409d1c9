"""A table in memory, and everybody connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import structs

from yuletable.kernel.core import Event, Seat
from yuletable.kernel.match import replay
from yuletable.server import protocol as wire
from yuletable.server.bots.pool import Thought
from yuletable.server.clock import now
from yuletable.server.feed.audience import Audience
from yuletable.server.feed.connection import Connection
from yuletable.server.net.sessions import Session
from yuletable.server.refusals import sentence
from yuletable.server.storage.store import GENESIS, TableRow
from yuletable.server.table.director import Director, key_number
from yuletable.server.table.pace import Millis
from yuletable.server.table.table import Table, Viewer
from yuletable.words.sentences import ENGLISH

MOST_EVENTS = 1_000  # for a browser that was away for very long
KNOCKING_TIME = 600_000  # milliseconds that somebody waits at the door
MOST_BESIDE = 512  # requests beside the log whose ids are remembered


@dataclass(frozen=True)
class Knocker:
    """Somebody without a seat who has asked for one."""

    session: Session
    seat: Seat
    name: str
    until: Millis


@dataclass(eq=False)
class Advice:
    """A hint for one question to one seat: thought once, told as often as it is asked for."""

    about: tuple[int, bool]  # the question, and whether it is one that comes ahead
    thinking: asyncio.Task[Thought]
    askers: int = 0


@dataclass(eq=False)
class Room:
    """One table while it is awake."""

    row: TableRow
    director: Director
    key_hashes: dict[int, str]  # by device: of the session it belongs to
    names: dict[int, str]  # by player
    head: str = GENESIS  # hash of the last row
    barred: set[int] = field(default_factory=set)  # devices the host has sent away
    knocks: dict[int, Knocker] = field(default_factory=dict)  # by number
    audience: Audience = field(default_factory=Audience)
    alarm: asyncio.TimerHandle | None = None
    desertion: asyncio.TimerHandle | None = None  # when everyone is told that nobody is left
    thoughts: set[asyncio.Task[None]] = field(default_factory=set)
    advice: dict[Seat, Advice] = field(default_factory=dict)  # hints for what each is asked now
    retold: tuple[int, list[Event]] | None = None  # the whole game so far, for who comes back late
    touched: int = field(default_factory=now)  # when somebody last came to it
    clock: Callable[[], Millis] = now
    hour_told: tuple[int, bool] | None = None  # the whole of it, and whether it runs
    dead: bool = False  # its log must be read again
    beside: dict[int, None] = field(default_factory=dict)  # ids of what was done beside the log

    def __post_init__(self) -> None:
        self.director.listen(self.audience)

    @property
    def table(self) -> Table:
        return self.director.table

    @property
    def connections(self) -> set[Connection]:
        return self.audience.connections

    def was_done(self, key: str) -> bool:
        """Has a request of any kind with this id been done?"""
        number = key_number(key)
        return number in self.director.keys or number in self.beside

    def remember(self, key: str) -> None:
        """Remember a request that leaves no log entry."""
        self.beside[key_number(key)] = None
        if len(self.beside) > MOST_BESIDE:
            del self.beside[next(iter(self.beside))]

    def forget(self, key: str) -> None:
        """Forget a request that failed after all."""
        self.beside.pop(key_number(key), None)

    def rebind(self, old: str, session: str) -> None:
        """A device that had a key of its own belongs to this session now."""
        for device, known in self.key_hashes.items():
            if known == old and session not in self.key_hashes.values():
                self.key_hashes[device] = session

    def seat_names(self) -> list[str]:
        return [self.table.called(seat, self.names) for seat in range(len(self.table.chairs))]

    def viewers_of(self, connection: Connection) -> set[Viewer]:
        """What this connection may follow: its own seats, else what lies open if it may watch."""
        if connection.device in self.barred:
            return set()
        if not connection.screen and (seats := self.table.seats_of(connection.device)):
            return set(seats)
        seated = connection.device is not None and bool(self.table.seats_of(connection.device))
        return {None} if seated or self.table.watchers else set()

    def heard(self, connection: Connection) -> bool:
        """Should others notice this connection? Strangers go unnoticed."""
        return bool(self.viewers_of(connection))

    def listeners(self) -> int:
        """How many look on: watchers and table screens."""
        return sum(None in self.viewers_of(connection) for connection in self.connections)

    def deserted(self, now: Millis) -> bool:
        """Is there nobody left to ask for a seat?"""
        since = self.director.presence.deserted_at()
        return since is not None and since <= now

    def at_door(self, now: Millis) -> dict[int, Knocker]:
        """The knocks that can still be granted, except those of people who have a seat now."""
        vacant = self.director.presence.vacant()
        seated = {known for d, known in self.key_hashes.items() if self.table.seats_of(d)}
        return {
            number: one
            for number, one in self.knocks.items()
            if one.until > now and one.seat in vacant and one.session.hash not in seated
        }

    def sent_away(self) -> list[wire.SentAway]:
        """The devices that may not come here, with the names of those who played from them."""
        players = {device: self.table.sat.get(device, []) for device in sorted(self.barred)}
        return [
            wire.SentAway(device=device, names=[name for p in sat if (name := self.names.get(p))])
            for device, sat in players.items()
        ]

    def forget_knocks(self, session: str) -> None:
        """Drop this session's knocks."""
        knocks = self.knocks.items()
        self.knocks = {n: one for n, one in knocks if one.session.hash != session}

    def news(
        self, device: int | None, session: str | None, language: str = ENGLISH
    ) -> wire.TableNews:
        """The table as a browser sees it, with those who wait at its door."""
        at = self.clock()
        hour = self.director.clock.hour(at)
        told = self.table.news(device, self.names, self.row.code, self.director.presence.away, hour)
        at_door = self.at_door(at)
        knocks = [wire.Knock(knock=n, seat=w.seat, name=w.name) for n, w in at_door.items()]
        return structs.replace(
            told,
            closed=sentence(told.closed_reason, {}, language) if told.closed_reason else "",
            knocks=knocks if told.host else [],
            sent_away=self.sent_away() if told.host else [],
            knocking=any(one.session.hash == session for one in at_door.values()),
            vacant=self.director.presence.vacant() if self.table.door else [],
            reclaimable=self.table.door and self.deserted(at),
            listeners=self.listeners(),
        )

    def hour_changed(self) -> bool:
        """Has the game's clock started, stopped or resumed since it was last announced?"""
        hour = self.director.clock.hour(self.clock())
        return self.hour_told != (None if hour is None else (hour.whole, hour.running))

    def hour_is_told(self) -> None:
        """Note that the clock has just been announced."""
        hour = self.director.clock.hour(self.clock())
        self.hour_told = None if hour is None else (hour.whole, hour.running)

    def all_since(self, since: int) -> list[Event]:
        """The events after this revision, however long ago."""
        match = self.table.playing()
        if self.retold is None or self.retold[0] != self.table.seq:
            self.retold = self.table.seq, replay(match.game, match.record).events
        whole = self.retold[1]
        return whole if since == 0 else whole[-MOST_EVENTS:]

    def sleep(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.desertion is not None:
            self.desertion.cancel()
            self.desertion = None
