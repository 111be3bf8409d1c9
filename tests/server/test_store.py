"""What is stored: an unbroken chain, old files brought up to date, damage named, words erased."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import structs
from structlog.testing import capture_logs

from tests.server.parlour import Parlour, sensibly
from yuletable.server.storage import store as kept
from yuletable.server.storage.lock import InUse
from yuletable.server.storage.migrations import NEWEST, config, migrate, revision_of
from yuletable.server.storage.opening import open_store
from yuletable.server.storage.store import (
    GENESIS,
    Damaged,
    Erasing,
    Forked,
    Put,
    Row,
    Store,
    TableRow,
    chained,
    checked,
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(opened.engine)
    return opened


def table_put(table: str) -> Put:
    made = {"code": table[:6], "secret": "s", "game": "north_pole", "made_at": 1}
    return Put(kept.tables, {"id": table}, made)


def rows_of(parlour: Parlour, table: str) -> list[Row]:
    rows: list[Row] = []
    for seq, step in enumerate(parlour.log):
        head = rows[-1].hash if rows else GENESIS
        rows.append(chained(table, seq, step.key, step.device, step.entry, head, seq))
    return rows


def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    parlour = Parlour("north_pole", people=2)
    parlour.run(sensibly, most=40)
    rows = rows_of(parlour, "a" * 32)
    store.append(rows, [table_put("a" * 32)])
    assert store.rows("a" * 32) == rows
    assert list(checked(store.rows("a" * 32))) == parlour.entries()


def test_a_row_or_a_request_is_stored_once(store: Store) -> None:
    rows = rows_of(Parlour("north_pole", people=2), "a" * 32)
    store.append(rows, [table_put("a" * 32)])
    with pytest.raises(Forked):
        store.append(rows[-1:], [])
    last = rows[-1]
    entry = Parlour("north_pole").log[0].entry
    again = chained("a" * 32, len(rows), last.move_id, 0, entry, last.hash, 0)
    with pytest.raises(sa.exc.IntegrityError):
        store.append([again], [])
    assert store.rows("a" * 32) == rows


def test_all_or_none(store: Store) -> None:
    rows = rows_of(Parlour("north_pole", people=2), "a" * 32)
    with pytest.raises(Forked):
        store.append([*rows, rows[0]], [table_put("a" * 32)])
    assert store.rows("a" * 32) == []
    assert store.table("a" * 32) is None


@pytest.mark.parametrize("column", ["move_id", "device", "entry", "previous", "hash", "at"])
def test_a_changed_row_is_found(column: str, store: Store) -> None:
    parlour = Parlour("north_pole", people=2)
    rows = rows_of(parlour, "a" * 32)
    store.append(rows, [table_put("a" * 32)])
    entry = "replace(entry, 'north', 'south')" if column == "entry" else "1"
    with store.engine.begin() as db:
        db.execute(sa.text(f"update log set {column} = {entry} where seq = 0"))
    with pytest.raises(Damaged, match="entry 0"):
        list(checked(store.rows("a" * 32)))


def test_a_missing_row_is_found(store: Store) -> None:
    rows = rows_of(Parlour("north_pole", people=2), "a" * 32)
    store.append(rows, [table_put("a" * 32)])
    with store.engine.begin() as db:
        db.execute(sa.text("delete from log where seq = 1"))
    with pytest.raises(Damaged, match="entry 1"):
        list(checked(store.rows("a" * 32)))


def test_every_connection_keeps_what_it_is_told(store: Store) -> None:
    store.assert_sound()
    with store.engine.connect() as db:
        assert db.scalar(sa.text("pragma journal_mode")) == "wal"
        assert db.scalar(sa.text("pragma synchronous")) == 2


def test_a_careless_connection_is_refused(store: Store) -> None:
    sa.event.listen(
        store.engine, "connect", lambda one, _: one.execute("pragma synchronous = normal")
    )
    store.engine.dispose()
    with pytest.raises(Damaged, match="would not keep every move"):
        store.assert_sound()


def test_a_damaged_file_is_refused_with_advice(tmp_path: Path, store: Store) -> None:
    store.append(rows_of(Parlour("secret_santa", people=2), "a" * 32), [table_put("a" * 32)])
    store.close()
    file = tmp_path / "tables.db"
    sqlite3.connect(file).execute("pragma wal_checkpoint(truncate)")
    pages = bytearray(file.read_bytes())
    pages[4096:] = bytes(len(pages) - 4096)
    file.write_bytes(pages)
    broken = Store(f"sqlite:///{file}")
    with pytest.raises((Damaged, sa.exc.DatabaseError)):
        broken.assert_sound()


def test_an_old_sqlite_is_told_at_a_level_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "SQLITE_WANTED", (99, 0, 0))
    with capture_logs() as told:
        kept.warn_of_old_sqlite()
    assert [(one["event"], one["log_level"]) for one in told] == [("old SQLite", "warning")]


def test_migrations_lead_to_the_schema_in_use(store: Store) -> None:
    assert revision_of(store.engine) == NEWEST
    assert ScriptDirectory.from_config(config()).get_current_head() == NEWEST
    with store.engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        assert compare_metadata(context, kept.metadata) == []


def test_an_old_file_is_brought_up_to_date(tmp_path: Path) -> None:
    old = Store(f"sqlite:///{tmp_path / 'old.db'}")
    migrate(old.engine, "0001")
    with old.engine.begin() as db:
        db.exec_driver_sql("insert into tables values ('a', 'CODE', 's', 'north_pole', 1)")
    migrate(old.engine)
    assert revision_of(old.engine) == NEWEST
    assert old.table("a") == TableRow("a", "CODE", "s", "north_pole")
    assert old.daily() == []


def test_erased_words_leave_no_trace_in_the_files(tmp_path: Path, store: Store) -> None:
    secret = "Grandmother's maiden name"
    said = {"player": 3, "words": secret, "at": 1}
    store.append(
        [],
        [table_put("a" * 32), Put(kept.words, {"table_id": "a" * 32, "move": 1, "seat": 0}, said)],
    )
    store.append([], [Put(kept.names, {"table_id": "a" * 32, "player": 3}, {"name": "Wilhelmina"})])
    assert store.said("a" * 32) == [(1, 0, secret)]
    store.append([], [Erasing.of("a" * 32, 3, 5)])
    assert store.said("a" * 32) == []
    assert store.names("a" * 32) == {3: ""}
    assert store.erased() == {("a" * 32, 3)}
    with reader(tmp_path / "tables.db"):
        assert not store.scrub(), "a reader was in the way, and nobody noticed"
    assert store.scrub()
    for file in tmp_path.iterdir():
        data = file.read_bytes()
        assert secret.encode() not in data
        assert b"Wilhelmina" not in data


@contextmanager
def reader(file: Path) -> Iterator[None]:
    """Somebody who looks at the database, as a backup does."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("begin")
        db.execute("select count(*) from log").fetchone()
        yield


TABLES = ("a" * 32, "b" * 32)


@pytest.mark.parametrize("change", ["gap", "other head", "shorter", "no beginning", "begun twice"])
def test_no_log_forks(change: str, store: Store) -> None:
    """Whatever happened to the file behind a server's back, nothing is added to another log."""
    whole = {table: rows_of(Parlour("north_pole", people=2), table) for table in TABLES}
    rows = whole[TABLES[0]]
    store.append(rows[:4] if change != "no beginning" else [], [table_put(TABLES[0])])
    store.append([], [table_put(TABLES[1])])
    batch = {
        "gap": rows[5:6],
        "other head": [structs.replace(rows[4], previous="f" * 64)],
        "shorter": rows[3:5],
        "no beginning": rows[1:2],
        "begun twice": rows[:1],
    }[change]
    before = store.rows(TABLES[0])
    with pytest.raises(Forked):
        store.append([*whole[TABLES[1]], *batch], [])
    assert store.rows(TABLES[0]) == before
    assert store.rows(TABLES[1]) == []
    store.append(whole[TABLES[1]], [])
    assert store.rows(TABLES[1]) == whole[TABLES[1]]


def test_one_server_holds_its_tables(store: Store, tmp_path: Path) -> None:
    store.hold()
    other = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    with pytest.raises(InUse, match="Stop it first"):
        other.hold()
    store.close()
    other.hold()
    other.close()


def test_the_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(0o644)
    store = open_store(f"sqlite:///{file}")
    store.append([], [table_put(TABLES[0])])
    modes = {one.name: one.stat().st_mode & 0o777 for one in tmp_path.iterdir()}
    store.close()
    assert set(modes) >= {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"}
    assert set(modes.values()) == {0o600}


def test_an_erasure_outlives_the_database(tmp_path: Path) -> None:
    """An older copy of the file is put back by hand: what was erased is erased again on start."""
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    name = Put(kept.names, {"table_id": TABLES[0], "player": 1}, {"name": "Wilhelmina"})
    store = open_store(url)
    store.append([], [table_put(TABLES[0]), name])
    store.close()
    older = file.read_bytes()
    store = open_store(url)
    store.append([], [Erasing.of(TABLES[0], 1, 7)])
    store.close()
    open_store(url).close()
    file.write_bytes(older)
    store = open_store(url)
    assert store.names(TABLES[0]) == {1: ""}
    store.close()
    assert b"Wilhelmina" not in file.read_bytes()
    assert (tmp_path / "tables.db.erased").read_text().split() == [TABLES[0], "1"]


def test_tables_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = open_store(url)
    with store.engine.begin() as db:
        db.execute(sa.text("update alembic_version set version_num = '9999'"))
    store.close()
    with pytest.raises(Damaged, match="newer Yuletable"):
        open_store(url)


def test_an_idle_table_is_found_and_deleted_with_all_beside_it(store: Store) -> None:
    for number, table in enumerate(TABLES):
        rows = rows_of(Parlour("north_pole", people=2), table)
        last = structs.replace(rows[-1], at=1_000 * (number + 1))
        key = {"table_id": table, "player": 0}
        store.append([*rows[:-1], last], [table_put(table), Put(kept.names, key, {"name": "Ida"})])
    assert store.idle_since(1_500) == [TABLES[0]]
    assert store.idle_since(900) == []
    store.delete(TABLES[0])
    assert store.all_tables() == [TABLES[1]]
    assert store.rows(TABLES[0]) == []
    assert store.names(TABLES[0]) == {}
    assert store.names(TABLES[1]) == {0: "Ida"}
