"""Copies of the server's database, made and put back.

A copy counts only once it has been read back whole and is on the disk: until then it has another
name. What a restore replaces is kept. So an interruption at any point loses nothing.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import gmtime, strftime

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from yuletable.kernel.errors import Invalid
from yuletable.server.settings import Settings
from yuletable.server.storage.lock import FileLock, InUse
from yuletable.server.storage.opening import RESTORING, bring_up_to_date, erase_all
from yuletable.server.storage.private import (
    beside,
    create_private,
    remove_database,
    sync_folder,
    sync_path,
)
from yuletable.server.storage.store import Damaged, Store, lock_file, sqlite_file, sqlite_url
from yuletable.server.storage.tombstones import Erased, add_tombstones, read_tombstones

PART = ".part"  # a copy that has not been read back yet
NOT_OURS = "this is no whole database of tables"


def database_of(settings: Settings) -> Path:
    """The file with the tables; Invalid if they are in no file."""
    file = sqlite_file(settings.url())
    if file is None:
        raise Invalid(settings.url(), "only a SQLite file is copied; PostgreSQL has pg_dump")
    return file


def copy_out(file: Path, settings: Settings) -> int:
    """Copy the tables while the server may be writing; 1 if some of them are damaged."""
    source = database_of(settings)
    if file.exists():
        raise Invalid(str(file), "there is such a file already; choose another name")
    if not source.exists():
        raise Invalid(str(source), "there is no such file")
    part = beside(file, PART)
    try:
        copy(source, part)
        damaged = read_back(part)
        sync_path(part)
        os.replace(part, file)
    finally:
        remove_database(part)
    sync_folder(file.absolute().parent)
    print(f"Every table is in {file} now.")
    if damaged:
        print(f"Damaged already before the copy was made: {', '.join(damaged)}.", file=sys.stderr)
    return 1 if damaged else 0


def copy(source: Path, target: Path) -> None:
    """A copy made by SQLite, as one file."""
    remove_database(target)
    create_private(target)
    origin = source.absolute().as_uri() + "?mode=ro"
    try:
        with (
            closing(sqlite3.connect(origin, uri=True)) as here,
            closing(sqlite3.connect(target)) as there,
        ):
            here.backup(there)
            there.execute("pragma journal_mode = delete")
    except sqlite3.DatabaseError as error:
        raise Invalid(str(source), f"it cannot be copied ({error})") from None


def read_back(file: Path) -> list[str]:
    """Read a database whole; the tables in it whose logs are damaged."""
    with opened(file) as store:
        return broken_tables(store)


@contextmanager
def opened(file: Path) -> Iterator[Store]:
    """A database of ours, as one file again when it is closed; Invalid if it is none."""
    store = Store(sqlite_url(file))
    try:
        store.assert_sound()
        if not sa.inspect(store.engine).has_table("log"):
            raise Invalid(str(file), NOT_OURS)
        yield store
    except (Damaged, SQLAlchemyError, sqlite3.DatabaseError) as error:
        raise Invalid(str(file), f"{NOT_OURS} ({error})") from None
    finally:
        store.close()
    with closing(sqlite3.connect(file)) as db:
        db.execute("pragma journal_mode = delete")


def broken_tables(store: Store) -> list[str]:
    """The tables whose chain of entries is broken."""
    return [table for table in store.all_tables() if not store.is_whole(table)]


def copy_back(file: Path, settings: Settings, leave_out_damaged: bool = False) -> int:
    """Put a copy in place of the tables; what was there is kept beside it."""
    target = database_of(settings)
    if not file.exists():
        raise Invalid(str(file), "there is no such file")
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(lock_file(target))
    except InUse as in_use:
        raise Invalid(str(target), f"nothing was changed. {in_use}") from None
    fresh = beside(target, RESTORING)
    try:
        remade(file, fresh, target, leave_out_damaged)
        before = put_in_place(fresh, target)
    finally:
        remove_database(fresh)
        lock.release()
    if before is not None:
        print(f"What was there is in {before}.")
    print("The tables are as they were when the backup was made.")
    return 0


def remade(file: Path, fresh: Path, target: Path, leave_out_damaged: bool) -> None:
    """A copy of the backup that can be served: whole, up to date, without what was erased."""
    erased = read_tombstones(target) | erased_in(target)
    for ending in ("", "-wal"):
        if beside(file, ending).exists():
            create_private(beside(fresh, ending))
            shutil.copyfile(beside(file, ending), beside(fresh, ending))
    with opened(fresh) as store:
        damaged = broken_tables(store)
        if damaged and not leave_out_damaged:
            which = f"these tables are damaged: {', '.join(damaged)}"
            raise Invalid(str(file), f"{which}; --leave-out-damaged restores the others")
        for table in damaged:
            store.delete(table)
        bring_up_to_date(store)
        erased |= store.erased()
        erase_all(store, erased)
        store.scrub()
    add_tombstones(target, erased - read_tombstones(target))
    sync_path(fresh)


def erased_in(database: Path) -> set[Erased]:
    """What was erased by the account of a database that may be damaged, old or missing."""
    if not database.exists():
        return set()
    origin = database.absolute().as_uri() + "?mode=ro"  # SQLite may tidy up what it cannot read
    with closing(sqlite3.connect(origin, uri=True)) as db:
        try:
            return set(db.execute("select table_id, player from erasures").fetchall())
        except sqlite3.DatabaseError:
            return set()


def put_in_place(fresh: Path, target: Path) -> Path | None:
    """Swap databases in one step; where the old one is kept."""
    before = None
    if target.exists():
        before = free_name(target)
        keep(target, before)
        fold_in_log(target)
    sync_folder(target.absolute().parent)
    os.replace(fresh, target)
    sync_folder(target.absolute().parent)
    return before


def keep(database: Path, before: Path) -> None:
    """Another name for a database and its write-ahead log."""
    for ending in ("", "-wal"):
        old, new = beside(database, ending), beside(before, ending)
        if not old.exists():
            continue
        try:
            os.link(old, new)
        except OSError:  # a file system without links
            create_private(new)
            shutil.copyfile(old, new)
            sync_path(new)
    create_private(before)


def fold_in_log(database: Path) -> None:
    """Leave no write-ahead log beside a database: it would be taken for the new one's."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
    for ending in ("-wal", "-shm", "-journal"):
        beside(database, ending).unlink(missing_ok=True)


def free_name(database: Path) -> Path:
    """A name that no older copy has."""
    stem = f"{database.stem}.before-restore-{strftime('%Y%m%d-%H%M%S', gmtime())}"
    names = [f"{stem}.db", *[f"{stem}-{number}.db" for number in range(2, 1_000)]]
    return next(path for name in names if not (path := database.with_name(name)).exists())
