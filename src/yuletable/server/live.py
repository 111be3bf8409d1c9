"""A table in memory, and everybody connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from yuletable.kernel.core import Event
from yuletable.kernel.match import replay
from yuletable.server import protocol as wire
from yuletable.server.clock import now
from yuletable.server.croupier import Croupier
from yuletable.server.guest import Guest
from yuletable.server.pace import Millis
from yuletable.server.store import GENESIS, TableRow
from yuletable.server.table import Ear, Table
from yuletable.server.told import Picture

MOST_EVENTS = 1_000  # for a browser that was away for very long


@dataclass(eq=False)
class Live:
    """One table while it is awake."""

    row: TableRow
    croupier: Croupier
    key_hashes: dict[int, str]  # by device
    names: dict[int, str]  # by player
    head: str = GENESIS  # hash of the last row
    guests: set[Guest] = field(default_factory=set)
    lying: Picture = field(default_factory=Picture)  # open on the table, as all were told
    pictures: dict[tuple[Ear, bool], Picture] = field(default_factory=dict)  # by ear: aided or not
    alarm: asyncio.TimerHandle | None = None
    thoughts: set[asyncio.Task[None]] = field(default_factory=set)
    clock: Callable[[], Millis] = now
    hour_told: tuple[int, bool] | None = None  # the whole of it, and whether it runs
    dead: bool = False  # its log must be read again

    @property
    def table(self) -> Table:
        return self.croupier.table

    def seat_names(self) -> list[str]:
        return [self.table.called(seat, self.names) for seat in range(len(self.table.chairs))]

    def ears_of(self, guest: Guest) -> set[Ear]:
        """What this guest may listen to: their own seats, else what lies open if they may watch."""
        if not guest.screen and (seats := self.table.seats_of(guest.device)):
            return set(seats)
        seated = guest.device is not None and bool(self.table.seats_of(guest.device))
        return {None} if seated or self.table.watchers else set()

    def hour_changed(self) -> bool:
        """Has the game's hour begun, stopped or gone on since people were told of it?"""
        hour = self.croupier.hour(self.clock())
        return self.hour_told != (None if hour is None else (hour.whole, hour.running))

    def tell_hour(self) -> wire.Hour | None:
        """The hour as everyone is told of it now."""
        hour = self.croupier.hour(self.clock())
        self.hour_told = None if hour is None else (hour.whole, hour.running)
        return hour

    def listen(self) -> None:
        """Let the croupier know who is to be told, and forget what nobody follows."""
        ears = {ear for guest in self.guests for ear in guest.follows}
        aided = {ear for guest in self.guests if guest.language for ear in guest.follows}
        self.croupier.ears, self.croupier.aided = ears, aided
        followed = {(ear, bool(g.language)) for g in self.guests for ear in g.follows}
        self.pictures = {eyes: seen for eyes, seen in self.pictures.items() if eyes in followed}
        if not followed:
            self.lying = Picture()

    def all_since(self, ear: Ear, since: int) -> list[Event]:
        """What an ear was told after this revision, however long ago: from the first move on."""
        match = self.table.playing()
        whole = replay(match.game, match.record).events
        return whole if since == 0 else whole[-MOST_EVENTS:]

    def sleep(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
