"""A warm parent of servers: everything is imported, so that a child serves in a blink.

A line on its input starts a server in a child process; its output is the child's number. The child
may be told to die at a certain point of its work.
"""

from __future__ import annotations

import os
import signal
import sys

import msgspec

from yuletable.server.run import serve
from yuletable.server.settings import Settings
from yuletable.server.storage.store import Put, Row, Store
from yuletable.server.storage.writer import Staged


class Wish(msgspec.Struct, frozen=True):
    """A server to start, and where it is to die: at the nth time it comes to this point."""

    settings: Settings
    point: str = ""
    times: int = 0


POINTS = ("before_commit", "after_commit", "before_answer", "while_telling")


def arm(wish: Wish) -> None:
    """Plant the end of this process; only ever called in a child."""
    left = wish.times
    append, release = Store.append, Staged.release

    def pass_by(point: str) -> None:
        nonlocal left
        if wish.point == point:
            left -= 1
            if left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def mortal_append(self: Store, rows: list[Row], puts: list[Put]) -> None:
        pass_by("before_commit")
        append(self, rows, puts)
        pass_by("after_commit")

    def mortal_release(self: Staged) -> None:
        pass_by("before_answer")
        if wish.point == "while_telling" and self.frames:
            half = Staged(self.room, answer=self.answer, frames=self.frames[:1])
            release(half)
            pass_by("while_telling")
        release(self)

    Store.append = mortal_append  # type: ignore[method-assign]
    Staged.release = mortal_release  # type: ignore[method-assign]


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        wish = msgspec.json.decode(line, type=Wish)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            arm(wish)
            serve(wish.settings)
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
