"""What is stored: an unbroken chain, old files brought up to date, damage named, words erased."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.server.parlour import Parlour, sensibly
from yuletable.server import store as kept
from yuletable.server.migrations import NEWEST, config, migrate, revision_of
from yuletable.server.store import (
    GENESIS,
    Damaged,
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
    with pytest.raises(sa.exc.IntegrityError):
        store.append(rows[-1:], [])
    again = chained(
        "a" * 32, len(rows), rows[-1].move_id, 0, Parlour("north_pole").log[0].entry, "", 0
    )
    with pytest.raises(sa.exc.IntegrityError):
        store.append([again], [])
    assert store.rows("a" * 32) == rows


def test_all_or_none(store: Store) -> None:
    rows = rows_of(Parlour("north_pole", people=2), "a" * 32)
    with pytest.raises(sa.exc.IntegrityError):
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
    assert store.erase("a" * 32, 3) == 1
    assert store.said("a" * 32) == []
    store.close()
    for file in tmp_path.iterdir():
        data = file.read_bytes()
        assert secret.encode() not in data
        assert b"Wilhelmina" not in data
