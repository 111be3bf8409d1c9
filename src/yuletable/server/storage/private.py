"""Files that only their owner may read, and that survive a power cut once written."""

from __future__ import annotations

import os
import sys
from pathlib import Path

OWNER_ONLY = 0o600
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps next to a database


def create_private(file: Path) -> None:
    """Create a file if there is none, and let only its owner read it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for name in BESIDE:
        part = beside(file, name)
        if part.exists() and part.stat().st_mode & 0o077:
            part.chmod(OWNER_ONLY)


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def remove_database(file: Path) -> None:
    """Remove a database and what SQLite left next to it."""
    for name in reversed(BESIDE):
        beside(file, name).unlink(missing_ok=True)


def sync_file(handle: int) -> None:
    """Wait until the file is on the disk, past the drive's own cache if need be."""
    if sys.platform == "darwin":
        import fcntl

        fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
    else:
        os.fsync(handle)


def sync_path(file: Path) -> None:
    """The same for a file that is closed already."""
    handle = os.open(file, os.O_RDWR)
    try:
        sync_file(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk; Windows has no such thing."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
