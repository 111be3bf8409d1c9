"""Routine upkeep: delete old tables, and leave no trace of erased words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from yuletable.server.clock import wall
from yuletable.server.storage.store import Store
from yuletable.server.storage.tombstones import add_tombstones, read_tombstones
from yuletable.server.storage.writer import Writer

DAY = 24 * 60 * 60
SESSIONS = 400  # days a browser is remembered that does not come back
FIRST = 30.0  # seconds after the start: people come first
PATIENCE = (0.2, 60.0)  # seconds between two tries to clean the file, at first and at most
logger = structlog.get_logger()


def days_ago(days: int) -> int:
    return wall() - days * DAY * 1_000


class Upkeep:
    """The housekeeping of one server; nobody waits for it."""

    def __init__(self, store: Store, writer: Writer, retention: int) -> None:
        self.store = store
        self.writer = writer
        self.retention = retention  # days after its last entry that a table is kept; 0: forever
        self.unclean = asyncio.Event()  # something was erased that the files may still hold
        self.tasks: list[asyncio.Task[None]] = []

    def open(self, let_go: Callable[[str], bool]) -> None:
        """Begin; `let_go` drops a table from memory unless somebody is at it."""
        self.unclean.set()  # a reader may have been in the way when the last server stopped
        self.start(self._keep_clean())
        self.start(self._sweep_daily(let_go))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def erased(self) -> None:
        """Something was erased: clean the files as soon as no reader is in the way."""
        self.unclean.set()

    async def _keep_clean(self) -> None:
        wait, most = PATIENCE
        while True:
            await self.unclean.wait()
            self.unclean.clear()
            if await self._clean():
                wait = PATIENCE[0]
                continue
            self.unclean.set()
            await asyncio.sleep(wait)
            wait = min(2 * wait, most)

    async def _clean(self) -> bool:
        """Record the erasures and empty the write-ahead log; False to try again."""
        try:
            await self.writer.read(self._note_erasures)
            return await self.writer.read(self.store.scrub)
        except Exception:  # the next try may go better
            logger.exception("the files could not be cleaned")
            return False

    def _note_erasures(self) -> None:
        if self.store.file is not None:
            noted = read_tombstones(self.store.file)
            add_tombstones(self.store.file, self.store.erased() - noted)

    async def _sweep_daily(self, let_go: Callable[[str], bool]) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.sweep(let_go)
            except Exception:  # tomorrow is another day
                logger.exception("old tables could not be deleted")
            await asyncio.sleep(DAY)

    async def sweep(self, let_go: Callable[[str], bool]) -> int:
        """Delete old tables one after another, and count them."""
        gone = 0
        if self.retention:
            before = days_ago(self.retention)
            for table in await asyncio.to_thread(self.store.idle_since, before):
                if let_go(table):
                    await self.writer.read(self.store.delete, table)
                    gone += 1
        await self.writer.read(self.store.forget_sessions, days_ago(SESSIONS))
        if gone:
            logger.info("old tables were deleted", tables=gone, days=self.retention)
            self.erased()
        return gone
