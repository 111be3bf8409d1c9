"""For the keeper of a server: erase what a person typed, and delete tables that are too old."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError

from yuletable.kernel.errors import Invalid
from yuletable.server.settings import Settings
from yuletable.server.storage.lock import InUse
from yuletable.server.storage.opening import agree_on_erasures, erase_all, open_store
from yuletable.server.storage.store import Damaged, Store, checked
from yuletable.server.storage.upkeep import days_ago
from yuletable.server.table import log


@contextmanager
def tables_of(settings: Settings) -> Iterator[Store]:
    """The tables of a server that is not running."""
    try:
        store = open_store(settings.url())
    except (InUse, Damaged) as reason:
        raise Invalid(settings.url(), f"nothing was changed. {reason}") from None
    except (DatabaseError, sqlite3.DatabaseError) as error:
        raise Invalid(settings.url(), f"it cannot be used ({error})") from None
    try:
        yield store
    finally:
        store.close()


def erase(table: str, seat: int | None, name: str | None, settings: Settings) -> int:
    """Forget what a person typed at a table, their name too."""
    if (seat is None) == (name is None):
        raise Invalid("erase", "name the person by --seat or by --name")
    with tables_of(settings) as store:
        found = found_table(store, table)
        players = on_seat(store, found, seat) if name is None else called(store, found, name)
        if not players:
            raise Invalid(table, "nobody like that sat there")
        erase_all(store, {(found, player) for player in players})
        if store.file is not None:
            agree_on_erasures(store, store.file)
        clean = store.scrub()
    print(f"What {len(players)} typed at {found} is erased." if clean else STILL_READ)
    return 0 if clean else 1


STILL_READ = "It is erased, but somebody is reading the file: run this again when they are done."


def found_table(store: Store, words: str) -> str:
    """The table with this id or this code."""
    if store.table(words):
        return words
    found = store.by_code(words.upper())
    if found is None:
        raise Invalid(words, "no table has this id or code")
    return found[0]


def on_seat(store: Store, table: str, seat: int | None) -> set[int]:
    """Everyone who ever sat on a seat."""
    try:
        entries = list(checked(store.rows(table)))
    except Damaged as damaged:
        raise Invalid(table, f"{damaged} Use --name") from None
    sat = [entry for entry in entries if isinstance(entry, log.Sat | log.Admitted)]
    return {entry.player for entry in sat if entry.seat == seat}


def called(store: Store, table: str, name: str) -> set[int]:
    """Everyone of this name, whatever the capitals."""
    names = store.names(table)
    return {player for player, known in names.items() if known.casefold() == name.casefold()}


def purge(days: int | None, dry_run: bool, settings: Settings) -> int:
    """Delete tables at which nothing has happened for so many days."""
    kept = settings.retention if days is None else days
    if kept < 1:
        raise Invalid("days", "these settings keep tables forever; name the days with --days")
    with tables_of(settings) as store:
        old = store.idle_since(days_ago(kept))
        for table in [] if dry_run else old:
            store.delete(table)
        clean = dry_run or store.scrub()
    verb = "would be deleted" if dry_run else "are deleted"
    print(f"{len(old)} tables {verb}: nothing has happened there for {kept} days.")
    if not clean:
        print(STILL_READ)
    return 0 if clean else 1
