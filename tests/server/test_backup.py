"""Copies of the database, made and put back."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.parlour import Parlour
from tests.server.test_store import rows_of, table_put
from yuletable.cli.backup import copy_back, copy_out
from yuletable.kernel.errors import Invalid
from yuletable.server.migrations import migrate
from yuletable.server.store import Store

TABLE = "a" * 32


def filled(file: Path) -> Store:
    store = Store(f"sqlite:///{file}")
    migrate(store.engine)
    store.append(rows_of(Parlour("north_pole", people=2), TABLE), [table_put(TABLE)])
    return store


def test_a_copy_is_made_while_the_server_runs_and_put_back_when_it_does_not(tmp_path: Path) -> None:
    store = filled(tmp_path / "tables.db")
    rows = store.rows(TABLE)
    copy_out(tmp_path / "copy.db", tmp_path / "tables.db")
    with store.engine.begin() as db:
        db.execute(sa.text("delete from log"))
    store.close()
    copy_back(tmp_path / "copy.db", tmp_path / "tables.db")
    assert Store(f"sqlite:///{tmp_path / 'tables.db'}").rows(TABLE) == rows
    assert (tmp_path / "tables.before-restore.db").exists()


def test_nothing_is_put_back_under_a_running_server(tmp_path: Path) -> None:
    store = filled(tmp_path / "tables.db")
    copy_out(tmp_path / "copy.db", tmp_path / "tables.db")
    with store.engine.begin() as db:
        db.execute(sa.text("delete from names"))
        with pytest.raises(Invalid, match="stop the server first"):
            copy_back(tmp_path / "copy.db", tmp_path / "tables.db")


def test_no_file_is_overwritten_and_no_other_file_put_back(tmp_path: Path) -> None:
    filled(tmp_path / "tables.db").close()
    other = tmp_path / "other.db"
    other.write_text("a shopping list")
    with pytest.raises(Invalid, match="already"):
        copy_out(other, tmp_path / "tables.db")
    with pytest.raises(Invalid, match="no whole database"):
        copy_back(other, tmp_path / "tables.db")
    with pytest.raises(Invalid, match="no such file"):
        copy_back(tmp_path / "nothing.db", tmp_path / "tables.db")
