"""A lock that one server holds on its tables for as long as it lives.

The kernel releases it when the process ends, however that happens. The file itself means nothing
and is never removed: removing it would let two servers lock two files of the same name.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa

ADVISORY = 8225_1224  # by which PostgreSQL knows the lock


class InUse(Exception):
    """Another process uses these tables; the sentence says what to do."""


class Lock(Protocol):
    """Held until it is released."""

    def release(self) -> None: ...


class FileLock:
    """A lock on a file beside the database."""

    def __init__(self, file: Path) -> None:
        # A program that this process starts must not inherit the lock: it may outlive the server.
        self.handle = os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            lock_handle(self.handle)
        except OSError:
            os.close(self.handle)
            raise InUse("A Yuletable server has these tables open. Stop it first.") from None

    def release(self) -> None:
        os.close(self.handle)


class AdvisoryLock:
    """A PostgreSQL advisory lock, held by its own connection."""

    def __init__(self, engine: sa.Engine) -> None:
        self.connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not self.connection.scalar(sa.select(sa.func.pg_try_advisory_lock(ADVISORY))):
            self.connection.close()
            raise InUse("A Yuletable server has these tables open. Stop it first.")

    def release(self) -> None:
        self.connection.invalidate()  # the lock goes with the connection, never back to the pool
        self.connection.close()


if sys.platform == "win32":
    import msvcrt

    def lock_handle(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_handle(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
