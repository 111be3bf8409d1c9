"""What a keeper of a server does wrong costs nobody anything."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from yuletable.kernel.chance import stream
from yuletable.prove.kill import Lost
from yuletable.prove.operators import MISTAKES, Keeper


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.__name__)
def test_a_mistake_costs_nothing(mistake: Callable[[Keeper], None], tmp_path: Path) -> None:
    with Keeper(tmp_path, stream("test", mistake.__name__)) as keeper:
        mistake(keeper)
    if keeper.people:
        assert len(keeper.accepted()) >= 10


def test_a_lost_move_is_noticed(tmp_path: Path) -> None:
    with Keeper(tmp_path, stream("test", "planted")) as keeper, keeper.server:
        keeper.play()
    table, key = keeper.accepted()[-1]
    with sqlite3.connect(keeper.database) as db:
        db.execute("delete from log where table_id = ? and move_id = ?", [table, key])
    with pytest.raises(Lost):
        keeper.check()
