"""The database: an append-only log of each table, and beside it what can be erased.

One thread writes, so every method here blocks and is called from that thread alone. Many steps go
into one transaction; when `append` returns they have reached the disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import structlog
from msgspec import Struct, structs

from yuletable.server.storage.lock import AdvisoryLock, FileLock, Lock
from yuletable.server.table.log import AnyEntry, read_entry, write_entry

SQLITE_WANTED = (3, 51, 3)  # older ones can damage a log that is checkpointed while it is read
GENESIS = "0" * 64
PATIENT = "busy_timeout = 2000"
PRAGMAS = (
    "journal_mode = wal",
    "synchronous = full",  # what was committed survives a power cut
    "fullfsync = on",  # also on a Mac, where a plain sync leaves it in the drive's cache
    "checkpoint_fullfsync = on",
    "foreign_keys = on",
    "secure_delete = on",  # what was erased is overwritten
    PATIENT,
)
metadata = sa.MetaData()
logger = structlog.get_logger()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(12), nullable=False, unique=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("daily", sa.Boolean, nullable=False, server_default=sa.false()),  # and not over
    sa.Column("joinable", sa.Boolean, nullable=False, server_default=sa.true()),  # by its code
)
log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("move_id", sa.String(32)),
    sa.Column("device", sa.Integer),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("previous", sa.String(64), nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "move_id"),
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # of the browser's cookie
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("seen_at", sa.BigInteger, nullable=False),
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("device", sa.Integer, primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False),  # of the session
    sa.Column("barred", sa.Boolean, nullable=False, server_default=sa.false()),  # sent away
    sa.Index("keys_by_hash", "hash"),
)
names = sa.Table(
    "names",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
)
words = sa.Table(
    "words",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("move", sa.Integer, primary_key=True),  # that they went with
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.Integer),  # nobody's are a bot's
    sa.Column("words", sa.String(400), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
erasures = sa.Table(
    "erasures",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)


class Row(Struct, frozen=True):
    """One line of a log as it is stored."""

    table_id: str
    seq: int
    move_id: str | None
    device: int | None
    entry: str
    previous: str
    hash: str
    at: int


class Put(Struct, frozen=True):
    """Something beside the logs, new or replaced."""

    table: sa.Table
    key: dict[str, Any]
    values: dict[str, Any]

    def into(self, db: sa.Connection) -> None:
        here = sa.and_(*[self.table.c[name] == value for name, value in self.key.items()])
        if db.execute(sa.update(self.table).where(here).values(**self.values)).rowcount == 0:
            db.execute(sa.insert(self.table), {**self.key, **self.values})


class Erasing(Put, frozen=True):
    """The erasure of a person's name and words, with a note of it."""

    @classmethod
    def of(cls, table: str, player: int, at: int) -> Erasing:
        return cls(erasures, {"table_id": table, "player": player}, {"at": at})

    def into(self, db: sa.Connection) -> None:
        theirs = [one.c.table_id == self.key["table_id"] for one in (words, names)]
        mine = [one.c.player == self.key["player"] for one in (words, names)]
        db.execute(sa.delete(words).where(theirs[0], mine[0]))
        db.execute(sa.update(names).where(theirs[1], mine[1]).values(name=""))
        super().into(db)


class TableRow(Struct, frozen=True):
    """What is kept of a table outside its log."""

    id: str
    code: str
    secret: str
    game: str


class Damaged(Exception):
    """What is stored cannot be trusted; the sentence says what to do."""


class Forked(Exception):
    """A log does not end where its table believes, so the table must be reloaded."""


def chained(
    table: str,
    seq: int,
    key: str | None,
    device: int | None,
    entry: AnyEntry,
    previous: str,
    at: int,
) -> Row:
    """The next row of a log: its hash covers everything in it and the row before."""
    text = write_entry(entry).decode()
    hashed = row_hash(previous, table, seq, key, device, text, at)
    return Row(table, seq, key, device, text, previous, hashed, at)


def row_hash(
    previous: str, table: str, seq: int, key: str | None, device: int | None, text: str, at: int
) -> str:
    parts = [previous, table, str(seq), key or "", "" if device is None else str(device), str(at)]
    return sha256("\n".join([*parts, text]).encode()).hexdigest()


def checked(rows: Iterable[Row]) -> Iterator[AnyEntry]:
    """The entries of a log whose chain is whole; Damaged names the first row that is not."""
    return (read_entry(row.entry) for row in unbroken(rows))


def unbroken(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows of a log up to its end; Damaged names the first that does not follow."""
    previous, seq = GENESIS, 0
    for row in rows:
        expected = row_hash(previous, row.table_id, seq, row.move_id, row.device, row.entry, row.at)
        if (row.seq, row.previous, row.hash) != (seq, previous, expected):
            raise Damaged(f"The log of table {row.table_id} is damaged at entry {seq}.")
        yield row
        previous, seq = row.hash, seq + 1


class Store:
    """The database behind the server."""

    def __init__(self, url: str, **engine: Any) -> None:
        self.engine = sa.create_engine(url, **engine)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self.file = sqlite_file(url)
        if self.sqlite:
            sa.event.listen(self.engine, "connect", durable)
            sa.event.listen(self.engine, "begin", begin_immediate)
        self.writing: sa.Connection | None = None  # stays open: opening one costs more than a row
        self.lock: Lock | None = None

    def _reading(self) -> sa.Connection:
        return self.engine.connect().execution_options(reading=True)

    def hold(self) -> None:
        """Keep every other server away until this one ends; InUse if there is one already."""
        if not self.sqlite:
            self.lock = AdvisoryLock(self.engine)
        elif self.file is not None:
            self.lock = FileLock(lock_file(self.file))

    def close(self) -> None:
        self._stop_writing()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()
            self.lock = None

    def _stop_writing(self) -> None:
        if self.writing is not None:
            self.writing.close()
            self.writing = None

    def assert_sound(self) -> None:
        """Raise Damaged unless the database is intact and durable."""
        with self._reading() as db:
            if not self.sqlite:
                if db.scalar(sa.text("show synchronous_commit")) != "on":
                    raise Damaged("PostgreSQL must run with synchronous_commit = on.")
                return
            found = db.scalar(sa.text("pragma quick_check"))
            if found != "ok":
                raise Damaged(f"The database is damaged ({found}): restore your last backup.")
            mode = db.scalar(sa.text("pragma journal_mode"))
            level = db.scalar(sa.text("pragma synchronous"))
            if (mode, level) != ("wal", 2):
                raise Damaged(f"The database would not keep every move: {mode}, {level}.")

    def append(self, rows: list[Row], puts: list[Put]) -> None:
        """Store rows of any number of logs and what lies beside them, all or none.

        Forked if a log on the disk does not end where the first of its rows begins.
        """
        if self.writing is None:
            self.writing = self.engine.connect()
        try:
            with self.writing.begin():
                self._insert(self.writing, rows, puts)
        except Exception:
            self._stop_writing()  # a connection that failed may be good for nothing
            raise

    def _insert(self, db: sa.Connection, rows: list[Row], puts: list[Put]) -> None:
        for put in puts:
            put.into(db)
        if rows:
            stored = db.execute(INSERT_ROW, [structs.asdict(row) for row in rows]).rowcount
            if stored != len(rows):
                raise Forked(f"{len(rows) - stored} of {len(rows)} rows do not follow their log.")

    def table(self, table: str) -> TableRow | None:
        with self._reading() as db:
            query = sa.select(tables.c.id, tables.c.code, tables.c.secret, tables.c.game)
            found = db.execute(query.where(tables.c.id == table)).one_or_none()
        return None if found is None else TableRow(*found)

    def by_code(self, code: str) -> tuple[str, bool] | None:
        """The table of a short code, and whether its lobby is still open."""
        query = sa.select(tables.c.id, tables.c.joinable).where(tables.c.code == code)
        with self._reading() as db:
            found = db.execute(query).one_or_none()
        return None if found is None else (found.id, found.joinable)

    def daily(self) -> list[str]:
        """The tables whose clocks run while nobody is there."""
        with self._reading() as db:
            found = db.scalars(sa.select(tables.c.id).where(tables.c.daily).order_by(tables.c.id))
            return list(found)

    def rows(self, table: str) -> list[Row]:
        query = sa.select(*[log.c[name] for name in Row.__struct_fields__])
        with self._reading() as db:
            found = db.execute(query.where(log.c.table_id == table).order_by(log.c.seq)).all()
        return [Row(*row) for row in found]

    def is_whole(self, table: str) -> bool:
        """Has this table a log, and is its chain unbroken?"""
        try:
            return any([row.seq == 0 for row in unbroken(self.rows(table))])
        except Damaged:
            return False

    def key_hashes(self, table: str) -> dict[int, str]:
        query = sa.select(keys.c.device, keys.c.hash).where(keys.c.table_id == table)
        with self._reading() as db:
            return {row.device: row.hash for row in db.execute(query)}

    def barred(self, table: str) -> set[int]:
        """The devices that were sent away from this table."""
        query = sa.select(keys.c.device).where(keys.c.table_id == table, keys.c.barred)
        with self._reading() as db:
            return set(db.scalars(query))

    def session_made_at(self, session: str) -> int | None:
        """When this session was issued, if it was."""
        with self._reading() as db:
            return db.scalar(sa.select(sessions.c.made_at).where(sessions.c.hash == session))

    def bind(self, known: Put, session: str, old: dict[str, str]) -> bool:
        """Give a session the devices that have these keys, by table; is it known now?"""
        with self.engine.begin() as db:
            pairs = [{"at": table, "old": hashed} for table, hashed in old.items()]
            bound = db.execute(BIND, [{**pair, "session": session} for pair in pairs]).rowcount
            if bound > 0:
                known.into(db)
            return bool(db.scalar(sa.select(sa.true()).where(sessions.c.hash == session)))

    def names(self, table: str) -> dict[int, str]:
        query = sa.select(names.c.player, names.c.name).where(names.c.table_id == table)
        with self._reading() as db:
            return {row.player: row.name for row in db.execute(query)}

    def said(self, table: str) -> list[tuple[int, int, str]]:
        """Move, seat and words of everything said with a move."""
        query = sa.select(words.c.move, words.c.seat, words.c.words)
        with self._reading() as db:
            found = db.execute(query.where(words.c.table_id == table).order_by(words.c.move))
            return [(row.move, row.seat, row.words) for row in found]

    def erased(self, table: str | None = None) -> set[tuple[str, int]]:
        """Whose words were erased, here or at all tables: table and player."""
        query = sa.select(erasures.c.table_id, erasures.c.player)
        if table is not None:
            query = query.where(erasures.c.table_id == table)
        with self._reading() as db:
            return {(row.table_id, row.player) for row in db.execute(query)}

    def scrub(self) -> bool:
        """Clear erased words from the files; False if a reader is in the way.

        SQLite's secure_delete overwrites the pages; this empties the write-ahead log.
        """
        if self.file is None:
            return True
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("pragma busy_timeout = 0")  # who waits here keeps the writer waiting
            busy, *_ = cursor.execute("pragma wal_checkpoint(truncate)").fetchone()
            cursor.execute(f"pragma {PATIENT}")
            cursor.close()
        finally:
            connection.close()
        return not busy

    def idle_since(self, before: int) -> list[str]:
        """The tables at which nothing has happened since then."""
        newest = sa.select(log.c.at).where(log.c.table_id == tables.c.id)
        newest = newest.order_by(log.c.seq.desc()).limit(1)
        last = sa.func.coalesce(newest.scalar_subquery(), tables.c.made_at)
        with self._reading() as db:
            return list(db.scalars(sa.select(tables.c.id).where(last < before)))

    def delete(self, table: str) -> None:
        """Delete a table and everything beside it, except the note of erasures."""
        with self.engine.begin() as db:
            for part in (words, names, keys, log):
                db.execute(sa.delete(part).where(part.c.table_id == table))
            db.execute(sa.delete(tables).where(tables.c.id == table))

    def forget_sessions(self, before: int) -> int:
        """Delete the sessions of browsers not seen since then, and count them."""
        with self.engine.begin() as db:
            return db.execute(sa.delete(sessions).where(sessions.c.seen_at < before)).rowcount

    def all_tables(self) -> list[str]:
        with self._reading() as db:
            return list(db.scalars(sa.select(tables.c.id).order_by(tables.c.id)))

    def size(self) -> int:
        """The size of the database in bytes, if it can be measured."""
        path = self.engine.url.database
        if not self.sqlite or not path:
            return 0
        files = [Path(path + ending) for ending in ("", "-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    def beat(self, now: int) -> None:
        """A real commit, for the health check."""
        with self.engine.begin() as db:
            Put(heartbeat, {"id": 1}, {"at": now}).into(db)


heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
theirs = keys.alias("theirs")
BIND = (
    sa.update(keys)
    .where(keys.c.table_id == sa.bindparam("at"), keys.c.hash == sa.bindparam("old"))
    .where(
        ~sa.exists().where(
            theirs.c.table_id == sa.bindparam("at"), theirs.c.hash == sa.bindparam("session")
        )
    )
    .values(hash=sa.bindparam("session"))
)
COLUMNS = Row.__struct_fields__
# A row goes in only where its log ends with the row it was chained to, so that no log can fork.
INSERT_ROW = sa.text(f"""
insert into log ({", ".join(COLUMNS)})
select {", ".join([f"cast(:{name} as {log.c[name].type})" for name in COLUMNS])}
where not exists (select 1 from log where table_id = :table_id and seq >= :seq)
and (
    (:seq = 0 and :previous = '{GENESIS}')
    or exists (
        select 1 from log where table_id = :table_id and seq = :seq - 1 and hash = :previous
    )
)
""")  # noqa: S608  # made of names of columns alone


def durable(connection: sqlite3.Connection, _: object) -> None:
    """The settings of every connection."""
    connection.isolation_level = None  # we begin transactions ourselves
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")


def begin_immediate(connection: sa.Connection) -> None:
    """Take the write lock at once, so that no transaction fails halfway for lack of it."""
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("begin" if reading else "begin immediate")


def warn_of_old_sqlite() -> None:
    """Log a warning if this SQLite has a known bug."""
    if sqlite3.sqlite_version_info < SQLITE_WANTED:
        wanted = ".".join(map(str, SQLITE_WANTED))
        logger.warning("old SQLite", version=sqlite3.sqlite_version, wanted=wanted)


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def sqlite_file(url: str) -> Path | None:
    """The file behind a URL, if it is one of SQLite's."""
    made = sa.make_url(url)
    on_disk = made.get_backend_name() == "sqlite" and made.database not in (None, "", ":memory:")
    return Path(made.database) if on_disk and made.database else None


def lock_file(database: Path) -> Path:
    return database.with_name(database.name + ".lock")
