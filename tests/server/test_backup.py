"""Copies of the database, made and put back; and what the keeper of a server may do by hand."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.parlour import Parlour
from tests.server.test_store import rows_of, table_put
from yuletable.cli import backup, keeper
from yuletable.cli.backup import copy_back, copy_out
from yuletable.cli.main import run
from yuletable.kernel.errors import Invalid
from yuletable.server.clock import wall
from yuletable.server.settings import Settings
from yuletable.server.storage import store as kept
from yuletable.server.storage.migrations import NEWEST, migrate, revision_of
from yuletable.server.storage.opening import open_store
from yuletable.server.storage.store import Erasing, Put, Store

TABLE, OTHER = "a" * 32, "b" * 32
NAME = "Wilhelmina"


def name_put(table: str, player: int, name: str) -> Put:
    return Put(kept.names, {"table_id": table, "player": player}, {"name": name})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The tables of a server that is not running: two tables, a name."""
    file = tmp_path / "tables.db"
    store = open_store(f"sqlite:///{file}")
    for table in (TABLE, OTHER):
        rows = rows_of(Parlour("north_pole", people=2), table)
        store.append(rows, [table_put(table), name_put(table, 0, NAME)])
    store.close()
    return file


@pytest.fixture
def settings(file: Path) -> Settings:
    return Settings(database=f"sqlite:///{file}")


def reopened(file: Path) -> Store:
    return Store(f"sqlite:///{file}")


def damage(file: Path, table: str = TABLE) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("update log set at = at + 1 where seq = 2 and table_id = ?", [table])


def test_a_copy_is_made_while_the_server_runs_and_put_back_when_it_does_not(
    file: Path, settings: Settings, tmp_path: Path
) -> None:
    store = open_store(settings.url())
    rows = store.rows(TABLE)
    assert copy_out(tmp_path / "copy.db", settings) == 0
    store.delete(TABLE)
    store.close()
    assert copy_back(tmp_path / "copy.db", settings) == 0
    assert reopened(file).rows(TABLE) == rows
    (before,) = tmp_path.glob("tables.before-restore-*.db")
    assert reopened(before).all_tables() == [OTHER]
    assert not (tmp_path / "tables.db.restoring").exists()


def test_a_copy_is_one_file_for_its_owner_alone(settings: Settings, tmp_path: Path) -> None:
    store = open_store(settings.url())
    copy_out(tmp_path / "copy.db", settings)
    store.close()
    (copy,) = tmp_path.glob("copy*")
    assert copy.stat().st_mode & 0o777 == 0o600


def test_nothing_is_put_back_under_a_running_server(
    file: Path, settings: Settings, tmp_path: Path
) -> None:
    copy_out(tmp_path / "copy.db", settings)
    store = open_store(settings.url())  # and does nothing, as a server mostly does
    store.delete(OTHER)
    with pytest.raises(Invalid, match="Stop it first"):
        copy_back(tmp_path / "copy.db", settings)
    assert store.all_tables() == [TABLE]
    store.close()


def test_no_file_is_overwritten_and_no_other_file_put_back(
    settings: Settings, tmp_path: Path
) -> None:
    other = tmp_path / "other.db"
    other.write_text("a shopping list")
    with pytest.raises(Invalid, match="already"):
        copy_out(other, settings)
    with pytest.raises(Invalid, match="no whole database"):
        copy_back(other, settings)
    with pytest.raises(Invalid, match="no such file"):
        copy_back(tmp_path / "nothing.db", settings)
    sqlite3.connect(tmp_path / "empty.db").execute("create table shopping (item)")
    with pytest.raises(Invalid, match="no whole database"):
        copy_back(tmp_path / "empty.db", settings)
    assert reopened(tmp_path / "tables.db").all_tables() == [TABLE, OTHER]
    assert not list(tmp_path.glob("*before-restore*"))


def test_two_restores_keep_two_copies(settings: Settings, tmp_path: Path) -> None:
    copy_out(tmp_path / "copy.db", settings)
    for _ in range(2):
        copy_back(tmp_path / "copy.db", settings)
    assert len(list(tmp_path.glob("tables.before-restore-*.db"))) == 2


def test_settings_are_those_of_the_server(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("YULETABLE_DATABASE", f"sqlite:///{file}")
    assert run(["backup", str(tmp_path / "by-variable.db")]) == 0
    monkeypatch.delenv("YULETABLE_DATABASE")
    told = tmp_path / "settings.toml"
    told.write_text(f'database = "sqlite:///{file}"\n')
    assert run(["backup", str(tmp_path / "by-file.db"), "--settings", str(told)]) == 0
    assert run(["backup", str(tmp_path / "by-flag.db"), "--database", str(file)]) == 0
    for name in ("variable", "file", "flag"):
        assert reopened(tmp_path / f"by-{name}.db").all_tables() == [TABLE, OTHER]


def test_a_damaged_table_is_named(
    file: Path, settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(file)
    assert copy_out(tmp_path / "copy.db", settings) == 1
    assert TABLE in capsys.readouterr().err
    before = file.read_bytes()
    with pytest.raises(Invalid, match=TABLE):
        copy_back(tmp_path / "copy.db", settings)
    assert file.read_bytes() == before
    assert copy_back(tmp_path / "copy.db", settings, leave_out_damaged=True) == 0
    assert reopened(file).all_tables() == [OTHER]


def test_an_old_copy_is_brought_up_to_date(settings: Settings, tmp_path: Path) -> None:
    old = reopened(tmp_path / "old.db")
    migrate(old.engine, "0001")
    rows = rows_of(Parlour("north_pole", people=2), TABLE)
    with old.engine.begin() as db:
        db.exec_driver_sql(f"insert into tables values ('{TABLE}', 'C', 's', 'north_pole', 1)")
    old.append(rows, [])
    old.close()
    copy_back(tmp_path / "old.db", settings)
    store = reopened(tmp_path / "tables.db")
    assert revision_of(store.engine) == NEWEST
    assert store.rows(TABLE) == rows


@pytest.mark.parametrize("lost", [False, True])
def test_what_was_erased_stays_erased(
    lost: bool, file: Path, settings: Settings, tmp_path: Path
) -> None:
    """Also if the database itself was lost after the erasure."""
    copy_out(tmp_path / "copy.db", settings)
    assert keeper.erase(TABLE, None, NAME.lower(), settings) == 0
    if lost:
        file.unlink()
    copy_back(tmp_path / "copy.db", settings)
    store = reopened(file)
    assert store.names(TABLE) == {0: ""}
    assert store.names(OTHER) == {0: NAME}
    assert store.erased() == {(TABLE, 0)}


def test_words_typed_after_an_erasure_do_not_come_back_either(
    file: Path, settings: Settings, tmp_path: Path
) -> None:
    keeper.erase(TABLE, None, NAME, settings)
    store = open_store(settings.url())
    store.append([], [name_put(TABLE, 0, "Mina")])
    assert store.names(TABLE) == {0: "Mina"}
    store.close()
    copy_out(tmp_path / "copy.db", settings)
    store = open_store(settings.url())
    assert store.names(TABLE) == {0: "Mina"}, "a start alone erases nothing new"
    store.append([], [Erasing.of(TABLE, 0, 9)])
    store.close()
    copy_back(tmp_path / "copy.db", settings)
    assert reopened(file).names(TABLE) == {0: ""}


class Cut(BaseException):
    """The power is gone."""


@pytest.mark.parametrize("step", ["remade", "fold_in_log", "keep", "replace", "sync_folder"])
def test_a_restore_that_is_interrupted_loses_nothing(
    step: str, file: Path, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_out(tmp_path / "copy.db", settings)
    store = open_store(settings.url())
    store.delete(OTHER)
    store.close()

    def cut(*_: object) -> None:
        raise Cut

    monkeypatch.setattr(os if step == "replace" else backup, step, cut)
    with pytest.raises(Cut):
        copy_back(tmp_path / "copy.db", settings)
    monkeypatch.undo()
    store = open_store(settings.url())
    assert store.all_tables() == [TABLE]
    assert store.is_whole(TABLE)
    store.close()
    copy_back(tmp_path / "copy.db", settings)
    assert reopened(file).all_tables() == [TABLE, OTHER]


def test_a_damaged_database_is_kept_with_its_log_and_replaced(
    file: Path, settings: Settings, tmp_path: Path
) -> None:
    copy_out(tmp_path / "copy.db", settings)
    file.write_bytes(b"not a database" * 400)
    (tmp_path / "tables.db-wal").write_bytes(b"of another evening")
    copy_back(tmp_path / "copy.db", settings)
    assert reopened(file).all_tables() == [TABLE, OTHER]
    (before,) = tmp_path.glob("tables.before-restore-*.db")
    assert before.read_bytes().startswith(b"not a database")
    assert before.with_name(before.name + "-wal").read_bytes() == b"of another evening"


def test_the_keeper_erases_by_seat_or_name(
    file: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["erase", TABLE, "--seat", "0", "--database", str(file)]) == 0
    assert reopened(file).names(TABLE) == {0: ""}
    assert NAME.encode() in file.read_bytes(), "the other table's"
    named = reopened(file)
    named.append([], [Put(kept.tables, {"id": OTHER}, {"code": "PSCJMH"})])
    named.close()
    assert run(["erase", "pscjmh", "--name", NAME, "--database", str(file)]) == 0
    assert NAME.encode() not in file.read_bytes()
    capsys.readouterr()
    for words in (["--seat", "7"], ["--name", "Nobody"], []):
        assert run(["erase", TABLE, *words, "--database", str(file)]) == 2
    assert run(["erase", "XXXXXX", "--seat", "0", "--database", str(file)]) == 2
    assert "no table has this id or code" in capsys.readouterr().err


def test_the_keeper_deletes_old_tables(
    file: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    store = open_store(settings.url())
    with store.engine.begin() as db:
        db.execute(kept.log.update().where(kept.log.c.table_id == OTHER).values(at=wall()))
    store.close()
    assert run(["purge", "--dry-run", "--database", str(file)]) == 0
    assert "1 tables would be deleted" in capsys.readouterr().out
    assert reopened(file).all_tables() == [TABLE, OTHER]
    assert run(["purge", "--days", "30", "--database", str(file)]) == 0
    assert reopened(file).all_tables() == [OTHER]
    assert run(["purge", "--days", "0", "--database", str(file)]) == 2


def test_the_keeper_waits_until_the_server_is_stopped(file: Path, settings: Settings) -> None:
    store = open_store(settings.url())
    with pytest.raises(Invalid, match="Stop it first"):
        keeper.purge(1, False, settings)
    with pytest.raises(Invalid, match="Stop it first"):
        keeper.erase(TABLE, 0, None, settings)
    assert store.all_tables() == [TABLE, OTHER]
    store.close()
