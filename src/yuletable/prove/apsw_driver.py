"""apsw as SQLAlchemy knows a driver of SQLite, so that the real store runs on a disk we watch.

Only what `Store` needs: statements, transactions, rows. The standard library's sqlite3 cannot be
given a file system of one's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import apsw
import apsw.ext

paramstyle = "qmark"
apilevel = "2.0"
threadsafety = 1
sqlite_version = apsw.sqlite_lib_version()
sqlite_version_info = tuple([int(part) for part in sqlite_version.split(".")])
Error = apsw.Error
DatabaseError = InterfaceError = DataError = InternalError = apsw.Error
NotSupportedError = ProgrammingError = apsw.SQLError
OperationalError = apsw.BusyError
IntegrityError = apsw.ConstraintError
READS = ("select", "pragma", "with")


class Cursor:
    """Statements and the rows they gave."""

    arraysize = 1
    lastrowid = None

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection
        self.description: tuple[Any, ...] | None = None
        self.rowcount = -1
        self.rows: list[Any] = []

    def execute(self, sql: str, facts: Sequence[Any] = ()) -> Cursor:
        reads = sql.lstrip().lower().startswith(READS)
        found = apsw.ext.query_info(self.connection, sql).description if reads else ()
        self.description = tuple([(name, *[None] * 6) for name, *_ in found]) or None
        before = self.connection.total_changes()
        self.rows = list(self.connection.execute(sql, tuple(facts)))
        self.rowcount = self.connection.total_changes() - before
        return self

    def executemany(self, sql: str, many: Iterable[Sequence[Any]]) -> Cursor:
        before = self.connection.total_changes()
        self.connection.executemany(sql, [tuple(facts) for facts in many])
        self.rowcount = self.connection.total_changes() - before
        self.description, self.rows = None, []
        return self

    def fetchone(self) -> Any:
        return self.rows.pop(0) if self.rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        taken, self.rows = self.rows[:size], self.rows[size:]
        return taken

    def fetchall(self) -> list[Any]:
        taken, self.rows = self.rows, []
        return taken

    def close(self) -> None:
        self.rows = []


class Connection:
    """One connection, whose transactions begin where the store says so."""

    isolation_level: str | None = None

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection

    def cursor(self) -> Cursor:
        return Cursor(self.connection)

    def execute(self, sql: str) -> Cursor:
        return self.cursor().execute(sql)

    def create_function(self, *_: object, **__: object) -> None:
        """No statement of the store needs one."""

    def commit(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("commit")

    def rollback(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("rollback")

    def close(self) -> None:
        self.connection.close()
