"""One open socket: who is behind it, what it follows, and a queue that cannot grow for ever."""

from __future__ import annotations

import asyncio

from yuletable.server.table import Ear

MOST_FRAMES = 256
MOST_BYTES = 1 << 20


class Guest:
    """Whoever is connected: a device with seats, a table screen or a watcher."""

    def __init__(self, device: int | None, screen: bool, language: str) -> None:
        self.device = device
        self.screen = screen
        self.language = language
        self.follows: set[Ear] = set()
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bytes = 0
        self.closed = False
        self.code = 1000  # with which the socket is closed

    def send(self, frame: bytes) -> None:
        """Queue a frame; a browser that does not keep up is let go and may resume later."""
        if self.closed:
            return
        self.bytes += len(frame)
        if self.queue.qsize() >= MOST_FRAMES or self.bytes > MOST_BYTES:
            self.close(1013)
            return
        self.queue.put_nowait(frame)

    async def next_frame(self) -> bytes | None:
        """The next frame to send; none when the socket is to be closed."""
        frame = await self.queue.get()
        if frame is not None:
            self.bytes -= len(frame)
        return frame

    def close(self, code: int = 1000) -> None:
        """Send what is queued, then close."""
        if not self.closed:
            self.closed = True
            self.code = code
            self.queue.put_nowait(None)
