"""One open socket: who is behind it, what it follows, and a bounded queue."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from yuletable.server.rate_limit import MINUTE, RateLimit
from yuletable.server.table.table import Viewer

MOST_FRAMES = 256
MOST_BYTES = 1 << 20
MOST_STORES = 1_000_000  # unless a smaller allowance is given


class TableFrame(bytes):
    """A frame about the table; the newest one replaces earlier ones."""


class Connection:
    """One connected client: a device with seats, a table screen or a watcher."""

    def __init__(
        self,
        device: int | None,
        screen: bool,
        language: str,
        session: str | None = None,
        stores: RateLimit | None = None,
    ) -> None:
        self.stores = stores or RateLimit(MOST_STORES, MINUTE)
        self.device = device
        self.session = session  # which browser this is, if it ever sat anywhere
        self.screen = screen
        self.language = language
        self.follows: set[Viewer] = set()
        self.frames: deque[bytes] = deque()
        self.news: TableFrame | None = None  # in the queue, and not the first one
        self.introduced = False  # has been told once how the table is
        self.owed: set[str] = set()  # requests that are being answered
        self.pending: set[asyncio.Task[Any]] = set()  # what is done for this connection alone
        self.waiting = asyncio.Event()  # there is something to send, or nothing ever again
        self.bytes = 0
        self.closed = False
        self.code = 1000  # with which the socket is closed
        self.why = ""  # it was closed: for the log

    def send(self, frame: bytes) -> None:
        """Queue a frame; disconnect a browser that does not keep up."""
        if self.closed:
            return
        if isinstance(frame, TableFrame):
            self._replace(frame)
        self.bytes += len(frame)
        if len(self.frames) >= MOST_FRAMES or self.bytes > MOST_BYTES:
            self.close(1013, "does not keep up")
            return
        self.frames.append(frame)
        self.waiting.set()

    def _replace(self, frame: TableFrame) -> None:
        """Drop older table frames from the queue, except the first, which everything needs."""
        if self.news is not None:
            at = next(at for at, queued in enumerate(self.frames) if queued is self.news)
            del self.frames[at]
            self.bytes -= len(self.news)
        self.news = frame if self.introduced else None
        self.introduced = True

    async def next_frame(self) -> bytes | None:
        """The next frame to send; none when the socket is to be closed."""
        while not self.frames:
            if self.closed:
                return None
            self.waiting.clear()
            await self.waiting.wait()
        return self.take()

    def take(self) -> bytes:
        """Take the first frame out of the queue."""
        frame = self.frames.popleft()
        self.bytes -= len(frame)
        if frame is self.news:
            self.news = None
        return frame

    def wait_for(self, work: asyncio.Task[Any]) -> None:
        """Remember work to cancel when this connection is gone."""
        self.pending.add(work)
        work.add_done_callback(self.pending.discard)

    def gone(self) -> None:
        """Cancel the work that this connection was waiting for."""
        for work in list(self.pending):
            work.cancel()

    def close(self, code: int = 1000, why: str = "") -> None:
        """Send what is queued, then close."""
        if not self.closed:
            self.closed = True
            self.code = code
            self.why = why
            self.waiting.set()
