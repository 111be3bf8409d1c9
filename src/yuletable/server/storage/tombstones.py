"""A small file beside the database that lists erasures and outlives the database.

One line for each: the table's id and the number of the player. No name, no words.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from yuletable.server.storage.private import create_private, sync_file

Erased = tuple[str, int]  # table, player


def tombstone_file(database: Path) -> Path:
    return database.with_name(database.name + ".erased")


def read_tombstones(database: Path) -> set[Erased]:
    """Read the file; ignore a line torn by a power cut."""
    file = tombstone_file(database)
    if not file.exists():
        return set()
    lines = [
        line.split() for line in file.read_text(encoding="ascii", errors="replace").split("\n")
    ]
    whole = [parts for parts in lines if len(parts) == 2 and len(parts[0]) == 32]
    return {(table, int(player)) for table, player in whole if player.isdecimal()}


def add_tombstones(database: Path, erased: Iterable[Erased]) -> None:
    """Add these to the file and wait until it is on the disk."""
    lines = "".join([f"\n{table} {player}\n" for table, player in sorted(erased)])
    if not lines:
        return
    file = tombstone_file(database)
    create_private(file)
    handle = os.open(file, os.O_WRONLY | os.O_APPEND)
    try:
        os.write(handle, lines.encode())  # begins with a line break: the last line may be torn
        sync_file(handle)
    finally:
        os.close(handle)
