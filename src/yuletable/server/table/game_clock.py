"""The hour of a game that ends by a clock: it runs only while people play."""

from __future__ import annotations

from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Refused
from yuletable.server import protocol as wire
from yuletable.server.table.pace import Millis
from yuletable.server.table.table import Table


class GameClock:
    """How much of a game's hour is left."""

    def __init__(self, table: Table, awake: bool) -> None:
        self.table = table
        self.awake = awake  # somebody is there, so the hour may run
        self.since: Millis | None = None  # when it started to run

    def wake(self, awake: bool, now: Millis) -> None:
        """Start or stop the clock as people connect or leave."""
        self.awake = awake
        self.read(now)

    def read(self, now: Millis) -> None:
        """Add the time played, and keep running if the game does."""
        if self.since is not None:
            self.table.played += now - self.since
        self.since = now if self.awake and self.table.hour_runs() else None

    def left(self, now: Millis) -> Millis:
        running = 0 if self.since is None else now - self.since
        return self.table.hour() - self.table.played - running

    def hour(self, now: Millis) -> wire.Hour | None:
        """The clock for the page, which counts down by itself between starts and stops."""
        whole = self.table.hour()
        if not whole:
            return None
        left = max(0, self.left(now))
        return wire.Hour(left=left, whole=whole, running=self.since is not None)

    def may_end(self) -> bool:
        """Does the hour run, and may it end now? In the middle of something it waits."""
        time_up = self.table.game.time_up if self.since is not None else None
        if time_up is None:
            return False
        try:
            self.table.playing().state.check(HOUSE, time_up)
        except Refused:
            return False
        return True
