"""Single keys, without waiting for Enter."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Protocol

ARROWS = {"\x1b[C": "right", "\x1bOC": "right", "\xe0M": "right"}


class Keys(Protocol):
    """Where key strokes come from."""

    def within(self, seconds: float | None) -> str:
        """The key pressed within this time, or nothing; None waits for one."""


class NoKeys:
    """Nobody can press a key: time just passes."""

    def within(self, seconds: float | None) -> str:
        from time import sleep

        sleep(seconds or 0)
        return ""


if sys.platform == "win32":

    class TerminalKeys:
        """The keys of a Windows console."""

        def __enter__(self) -> TerminalKeys:
            return self

        def __exit__(self, *why: object) -> None:
            return None

        def within(self, seconds: float | None) -> str:
            import msvcrt
            from time import monotonic, sleep

            end = None if seconds is None else monotonic() + seconds
            while not msvcrt.kbhit():
                if end is not None and monotonic() >= end:
                    return ""
                sleep(0.02)
            key = msvcrt.getwch()
            key += msvcrt.getwch() if key == "\xe0" else ""
            return ARROWS.get(key, key)

else:
    import os
    import select
    import termios
    import tty

    class TerminalKeys:
        """The keys of a terminal, which is put back as it was."""

        def __init__(self) -> None:
            self.terminal = sys.stdin.fileno()

        def __enter__(self) -> TerminalKeys:
            self.before = termios.tcgetattr(self.terminal)
            tty.setcbreak(self.terminal)
            return self

        def __exit__(
            self,
            kind: type[BaseException] | None,
            error: BaseException | None,
            where: TracebackType | None,
        ) -> None:
            termios.tcsetattr(self.terminal, termios.TCSADRAIN, self.before)

        def within(self, seconds: float | None) -> str:
            ready, _, _ = select.select([self.terminal], [], [], seconds)
            if not ready:
                return ""
            key = os.read(self.terminal, 8).decode(errors="replace")
            return ARROWS.get(key, key[:1]) if key else "q"  # the terminal is gone
