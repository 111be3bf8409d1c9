"""Commit, then answer, then tell: the only way from a decision to a screen.

Everything staged while one transaction is on its way to the disk goes into the next one. A lone
move is stored at once; under load, moves within a few milliseconds share a transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Protocol, TypeVar

import structlog
from sqlalchemy.exc import OperationalError

from yuletable.server import protocol as wire
from yuletable.server.feed.audience import Frames
from yuletable.server.feed.connection import Connection
from yuletable.server.protocol import write_frame
from yuletable.server.refusals import NOT_STORED, Denied
from yuletable.server.refusals import answer as refused
from yuletable.server.storage.store import Put, Row, Store, TableRow

T = TypeVar("T")
RETRY = 500  # milliseconds
BREATH = 0.004  # seconds from one transaction to the next, at least
logger = structlog.get_logger()


class Stored(Hashable, Protocol):
    """A table in memory, as far as storing it goes."""

    row: TableRow
    dead: bool  # its log must be read again


class NotStored(Denied):
    """The disk refused it, so it has not happened; the sender may retry."""

    def __init__(self) -> None:
        super().__init__(NOT_STORED)


@dataclass
class Staged:
    """Rows to store, and the frames to send once they are."""

    room: Stored
    rows: list[Row] = field(default_factory=list)
    puts: list[Put] = field(default_factory=list)
    answer: tuple[Connection, wire.Answer] | None = None
    frames: Frames = field(default_factory=list)
    farewells: Frames = field(default_factory=list)  # after which a socket is closed
    done: asyncio.Future[None] | None = None

    def release(self) -> None:
        """It is on the disk."""
        if self.answer is not None:
            connection, answer = self.answer
            connection.send(write_frame(answer))
        for connection, frame in self.frames:
            connection.send(frame)
        for connection, frame in self.farewells:
            connection.send(frame)
            connection.close()
        if self.done is not None and not self.done.done():
            self.done.set_result(None)

    def fail(self) -> None:
        """Tell the sender to retry, and reload the table from its log."""
        if self.answer is not None:
            connection, answer = self.answer
            again = refused(answer.id, NotStored(), connection.language, "retry", RETRY)
            connection.send(write_frame(again))
        self.give_up()

    def give_up(self) -> None:
        """Stop waiting for it."""
        if self.done is not None and not self.done.done():
            self.done.set_exception(NotStored())


class Writer:
    """The one thread that writes, and its queue."""

    def __init__(self, store: Store, on_failure: Callable[[Any], None]) -> None:
        self.store = store
        self.on_failure = on_failure
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.line: list[Staged] = []
        self.nudge = asyncio.Event()
        self.storing: set[Stored] = set()  # tables with something on its way to the disk
        self.at_work = False  # until everyone has been answered
        self.failures = 0
        self.on_commit: Callable[[float], object] = lambda seconds: None
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self._run())

    def alive(self) -> bool:
        """Is the writing task still running?"""
        return self.task is not None and not self.task.done()

    async def close(self) -> None:
        """Store what is in line, then stop."""
        while (self.line or self.at_work) and self.alive():
            await asyncio.sleep(0.005)
        if self.task is not None:
            self.task.cancel()
        self.thread.shutdown()
        self.store.close()

    async def read(self, work: Callable[..., T], *parts: Any) -> T:
        """Run another operation of the store, in its turn."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *parts)

    async def beat(self, now: int) -> None:
        """Make a real commit for the health check; NotStored if the writer has stopped."""
        if not self.alive():
            raise NotStored
        await self.read(self.store.beat, now)

    def stage(self, staged: Staged) -> None:
        """Queue it for the next transaction."""
        self.line.append(staged)
        self.nudge.set()

    async def commit(self, staged: Staged) -> None:
        """Queue it, and wait until it is stored; Denied if it is not."""
        staged.done = asyncio.get_running_loop().create_future()
        self.stage(staged)
        await staged.done

    async def settled(self, room: Stored) -> None:
        """Wait until every decision at this table is stored; NotStored if one is not."""
        if self.busy_with(room):
            await self.commit(Staged(room))

    async def landed(self, table: str) -> None:
        """Wait until nothing of this table is on its way to the disk."""
        while any(room.row.id == table for room in self.storing):
            await asyncio.sleep(0.002)

    def send(self, room: Stored, frames: Frames) -> None:
        """Send frames without news, in order after everything that waits to be stored."""
        if self.line or self.storing:
            self.stage(Staged(room, frames=frames))
        else:
            Staged(room, frames=frames).release()

    def busy_with(self, room: Stored) -> bool:
        return room in self.storing or any(staged.room is room for staged in self.line)

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        last = clock()
        while True:
            await self.nudge.wait()
            await asyncio.sleep(max(0.0, last + BREATH - clock()))
            self.nudge.clear()
            line, self.line = self.line, []
            self.at_work = True
            self.storing = {staged.room for staged in line}
            last = clock()
            try:
                await self._store(line)
            except Exception:  # whatever it is, the next in line must not wait forever
                logger.exception("the writer stumbled")
            finally:
                self.storing = set()
            await self._send_off({staged.room for staged in line if staged.room.dead})
            self.at_work = False

    async def _store(self, line: list[Staged]) -> None:
        """Store the whole queue in one transaction, then answer each sender once."""
        alive = [staged for staged in line if not staged.room.dead]
        try:
            await self._append(alive)
        except Exception as error:  # whatever it is, it must not take innocent tables along
            self._failed(error)
            await self._one_by_one(alive, error)
        for staged in line:
            self._settle(staged)

    async def _append(self, group: list[Staged]) -> None:
        rows = [row for staged in group for row in staged.rows]
        puts = [put for staged in group for put in staged.puts]
        if rows or puts:
            began = monotonic()
            await self.read(self.store.append, rows, puts)
            self.on_commit(monotonic() - began)

    async def _one_by_one(self, group: list[Staged], error: Exception) -> None:
        """Store each table in its own transaction, so that only the bad one fails.

        If the disk itself fails, no table is to blame, and trying on would only take time.
        """
        rooms = list(dict.fromkeys([staged.room for staged in group]))
        for room in rooms:
            if len(rooms) == 1 or isinstance(error, OperationalError | OSError):
                room.dead = True
                continue
            try:
                await self._append([staged for staged in group if staged.room is room])
            except Exception as its_own:  # whatever it is, the others have their turn
                room.dead, error = True, its_own
                self._failed(error)

    def _failed(self, error: Exception) -> None:
        self.failures += 1
        logger.error("commit failed", error=type(error).__name__)

    def _settle(self, staged: Staged) -> None:
        """Answer what was stored or not; if answering fails, drop its table."""
        try:
            if staged.room.dead:
                staged.fail()
            else:
                staged.release()
        except Exception:
            logger.exception("an answer could not be given")
            staged.room.dead = True
            staged.give_up()

    async def _send_off(self, rooms: set[Stored]) -> None:
        """Drop failed tables once their senders have been answered."""
        if rooms:
            await asyncio.sleep(0)
        for room in rooms:
            try:
                self.on_failure(room)
            except Exception:
                logger.exception("a table could not be let go")
