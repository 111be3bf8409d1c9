"""Commit, then answer, then tell: the one way from a decision to anybody's screen.

Everything staged while one transaction is on its way to the disk goes into the next one. A lone
move is stored at once; in a rush those of a few milliseconds share a transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

import structlog

from yuletable.server import protocol as wire
from yuletable.server.guest import Guest
from yuletable.server.live import Live
from yuletable.server.protocol import write_frame
from yuletable.server.store import Put, Row, Store
from yuletable.server.table import Denied
from yuletable.server.telling import Frames

T = TypeVar("T")
RETRY = 500  # milliseconds
BREATH = 0.004  # seconds from one transaction to the next, at least
logger = structlog.get_logger()


@dataclass
class Staged:
    """What is to be stored, and what may be sent once it is."""

    live: Live
    rows: list[Row] = field(default_factory=list)
    puts: list[Put] = field(default_factory=list)
    answer: tuple[Guest, wire.Answer] | None = None
    frames: Frames = field(default_factory=list)
    farewells: Frames = field(default_factory=list)  # after which a socket is closed
    done: asyncio.Future[None] | None = None

    def release(self) -> None:
        """It is on the disk."""
        if self.answer is not None:
            guest, answer = self.answer
            guest.send(write_frame(answer))
        for guest, frame in self.frames:
            guest.send(frame)
        for guest, frame in self.farewells:
            guest.send(frame)
            guest.close()
        if self.done is not None and not self.done.done():
            self.done.set_result(None)

    def fail(self) -> None:
        """It did not happen: whoever asked may ask again, everyone else begins from the log."""
        if self.answer is not None:
            guest, answer = self.answer
            guest.send(write_frame(wire.Answer(answer.id, "retry", after=RETRY)))
        if self.done is not None and not self.done.done():
            self.done.set_exception(Denied("The disk does not answer; try again in a moment."))


class Writer:
    """The one thread that writes, and the line in front of it."""

    def __init__(self, store: Store, on_failure: Callable[[Live], None]) -> None:
        self.store = store
        self.on_failure = on_failure
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.line: list[Staged] = []
        self.nudge = asyncio.Event()
        self.busy = False
        self.failures = 0
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Store what is in line, then stop."""
        while self.line or self.busy:
            await asyncio.sleep(0.005)
        if self.task is not None:
            self.task.cancel()
        self.thread.shutdown()
        self.store.close()

    async def read(self, work: Callable[..., T], *parts: Any) -> T:
        """Anything else the store can do, in its turn."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *parts)

    def stage(self, staged: Staged) -> None:
        """Stand in line for the next transaction."""
        self.line.append(staged)
        self.nudge.set()

    async def commit(self, staged: Staged) -> None:
        """Stand in line, and wait until it is stored; Denied if it is not."""
        staged.done = asyncio.get_running_loop().create_future()
        self.stage(staged)
        await staged.done

    def send(self, live: Live, frames: Frames) -> None:
        """Frames that tell nothing new, but not before what is still to be stored."""
        if self.line or self.busy:
            self.stage(Staged(live, frames=frames))
        else:
            Staged(live, frames=frames).release()

    def busy_with(self, live: Live) -> bool:
        return self.busy or any(staged.live is live for staged in self.line)

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        last = clock()
        while True:
            await self.nudge.wait()
            await asyncio.sleep(max(0.0, last + BREATH - clock()))
            self.nudge.clear()
            line, self.line = self.line, []
            self.busy = True
            last = clock()
            try:
                await self._store(line)
            finally:
                self.busy = False

    async def _store(self, line: list[Staged]) -> None:
        """One transaction for everyone in line; if it fails, for none of them."""
        alive = [staged for staged in line if not staged.live.dead]
        rows = [row for staged in alive for row in staged.rows]
        puts = [put for staged in alive for put in staged.puts]
        try:
            if rows or puts:
                await self.read(self.store.append, rows, puts)
        except Exception as error:  # whatever it is, the next in line must not wait for ever
            self.failures += 1
            logger.error("commit failed", error=type(error).__name__)
            for staged in alive:
                staged.live.dead = True
        for staged in line:
            if staged.live.dead:
                staged.fail()
                self.on_failure(staged.live)
            else:
                staged.release()
