"""Alarms for tables that are not in memory; only their times are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from yuletable.server.clock import now


class Alarms:
    """A timer for each table whose clock runs while nobody is connected."""

    def __init__(self, wake: Callable[[str], Awaitable[None]]) -> None:
        self.wake = wake
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.waking: set[asyncio.Future[None]] = set()

    def __len__(self) -> int:
        return len(self.timers)

    def note(self, table: str, due: int) -> None:
        """Wake this table at that time, by the clock of what is due."""
        self.strike(table)
        delay = max(0, due - now()) / 1_000
        loop = asyncio.get_running_loop()
        self.timers[table] = loop.call_later(delay, self._ring, table)

    def strike(self, table: str) -> None:
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def clear(self) -> None:
        for table in list(self.timers):
            self.strike(table)

    def _ring(self, table: str) -> None:
        self.timers.pop(table, None)
        waking = asyncio.ensure_future(self.wake(table))
        self.waking.add(waking)
        waking.add_done_callback(self.waking.discard)
