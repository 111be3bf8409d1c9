"""Copies of the server's database, made and put back by SQLite itself."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from yuletable.kernel.errors import Invalid


def usual(database: Path | None) -> Path:
    from yuletable.server.settings import default_file

    return database or default_file()


def copy_out(file: Path, database: Path | None) -> int:
    """Copy the tables while the server may be writing."""
    source = usual(database)
    if file.exists():
        raise Invalid(str(file), "there is such a file already; choose another name")
    sound(source)
    copy(source, file)
    print(f"Every table is in {file} now.")
    return 0


def copy_back(file: Path, database: Path | None) -> int:
    """Put a copy back; what was there is kept beside it."""
    target = usual(database)
    sound(file)
    if target.exists():
        with closing(sqlite3.connect(target, timeout=0.2)) as here:
            try:
                here.execute("begin exclusive")
            except sqlite3.OperationalError:
                raise Invalid(str(target), "it is in use; stop the server first") from None
            here.rollback()
        before = target.with_suffix(".before-restore.db")
        before.unlink(missing_ok=True)
        copy(target, before)
        print(f"What was there is in {before}.")
    copy(file, target)
    print("The tables are as they were when the backup was made.")
    return 0


def sound(file: Path) -> None:
    """Raise Invalid unless this is a whole database of ours."""
    if not file.exists():
        raise Invalid(str(file), "there is no such file")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
        try:
            whole = db.execute("pragma quick_check").fetchone() == ("ok",)
            ours = db.execute("select 1 from sqlite_master where name = 'log'").fetchone()
        except sqlite3.DatabaseError:
            whole, ours = False, None
    if not whole or not ours:
        raise Invalid(str(file), "this is no whole database of tables")


def copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
