"""Who is connected to a table, and since when nobody is."""

from __future__ import annotations

from yuletable.kernel.core import Seat
from yuletable.server.table.pace import DESERTED, DESERTED_ALONE, HOST_AWAY, SECOND, Millis
from yuletable.server.table.seats import IN_THE_GAME
from yuletable.server.table.table import Table


class Presence:
    """The devices that people play from: which are connected, and since when others are not."""

    def __init__(self, table: Table, now: Millis) -> None:
        self.table = table
        self.away: dict[int, Millis] = {}  # devices nobody is connected from, and since when
        self.attended = now  # when a person at the table was last connected

    def arrived(self, device: int, now: Millis) -> None:
        """Somebody connects from this device."""
        self.note(now)
        self.away.pop(device, None)

    def went(self, device: int, now: Millis) -> None:
        """The last connection from this device is gone."""
        self.note(now)
        self.away[device] = now

    def note(self, now: Millis) -> None:
        """Note, before anything changes, that a person was here until now."""
        if self.anybody():
            self.attended = now

    def anybody(self) -> bool:
        """Is a person at the table connected?"""
        return any(chair.held() and chair.device not in self.away for chair in self.table.chairs)

    def read_again(self, last: Millis, now: Millis) -> None:
        """After a restart, count absences from the last entry; a lone player gets extra time."""
        self.attended = now if self._lonely() else last

    def vacant(self) -> list[Seat]:
        """The seats of a running game that a bot plays, or that nobody is there to play."""
        if self.table.stage not in IN_THE_GAME:
            return []
        chairs = enumerate(self.table.chairs)
        return [seat for seat, chair in chairs if chair.level or chair.device in self.away]

    def deserted_at(self) -> Millis | None:
        """When there is nobody left to ask for a seat; never while a person is connected."""
        if self.table.stage not in IN_THE_GAME or self.anybody():
            return None
        return self.attended + (DESERTED_ALONE if self._lonely() else DESERTED)

    def _lonely(self) -> bool:
        """Does at most one person play here, who is expected back soon?"""
        people = [chair for chair in self.table.chairs if chair.held()]
        return len(people) <= 1 and self.table.pace != "daily"

    def host_is_away(self, now: Millis) -> bool:
        """Has the host been away long enough for somebody else to take over?"""
        for chair in self.table.chairs:
            if chair.player == self.table.host and chair.device is not None:
                since = self.away.get(chair.device)
                return since is not None and since + HOST_AWAY <= now
        return True

    def absences(self) -> dict[Seat, Millis]:
        """By seat: when a bot steps in for an absent person; at a daily table none does."""
        if self.table.pace == "daily":
            return {}
        return {
            seat: self.away[chair.device] + self.table.absence * SECOND
            for seat, chair in enumerate(self.table.chairs)
            if chair.person() and chair.device in self.away
        }
