"""One open socket: who is behind it, what it follows, and a queue that cannot grow for ever."""

from __future__ import annotations

import asyncio
from collections import deque

from yuletable.server.table import Ear

MOST_FRAMES = 256
MOST_BYTES = 1 << 20


class Guest:
    """Whoever is connected: a device with seats, a table screen or a watcher."""

    def __init__(
        self, device: int | None, screen: bool, language: str, session: str | None = None
    ) -> None:
        self.device = device
        self.session = session  # which browser this is, if it ever sat anywhere
        self.screen = screen
        self.language = language
        self.follows: set[Ear] = set()
        self.frames: deque[bytes] = deque()
        self.waiting = asyncio.Event()  # there is something to send, or nothing ever again
        self.bytes = 0
        self.closed = False
        self.code = 1000  # with which the socket is closed

    def send(self, frame: bytes) -> None:
        """Queue a frame; a browser that does not keep up is let go and may resume later."""
        if self.closed:
            return
        self.bytes += len(frame)
        if len(self.frames) >= MOST_FRAMES or self.bytes > MOST_BYTES:
            self.close(1013)
            return
        self.frames.append(frame)
        self.waiting.set()

    async def next_frame(self) -> bytes | None:
        """The next frame to send; none when the socket is to be closed."""
        while not self.frames:
            if self.closed:
                return None
            self.waiting.clear()
            await self.waiting.wait()
        frame = self.frames.popleft()
        self.bytes -= len(frame)
        return frame

    def close(self, code: int = 1000) -> None:
        """Send what is queued, then close."""
        if not self.closed:
            self.closed = True
            self.code = code
            self.waiting.set()
