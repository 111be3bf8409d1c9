"""Any message in any stage of any game leaves a table as its log tells of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from yuletable.games.catalogue import GAMES
from yuletable.kernel.chance import stream
from yuletable.prove import frames
from yuletable.prove.frames import PER_TABLE, STAGES, Tally, at_tables, in_a_house
from yuletable.server import protocol as wire
from yuletable.server.table import director, requests
from yuletable.server.table.director import Director
from yuletable.server.table.table import Table


def at_some_tables(count: int) -> Tally:
    tally = Tally()
    at_tables(count, stream("test", "frames"), tally, lambda _: None)
    return tally


def test_every_message_in_every_stage_of_every_game() -> None:
    tally = at_some_tables(len(GAMES) * len(STAGES) * PER_TABLE)
    assert set(tally.stages) == {f"{game} {stage}" for game in GAMES for stage in STAGES}
    kinds = {kind.__name__ for kind in wire.Incoming.__args__}
    assert kinds - set(tally.kinds) <= {"Hello", "Hint"}
    assert set(tally.answers) >= {"applied", "duplicate", "illegal", "refused", "stale"}


def test_neighbors_in_the_same_transactions_notice_nothing(tmp_path: Path) -> None:
    tally = Tally()
    asyncio.run(in_a_house(1_200, tmp_path, stream("test", "house"), tally))
    assert tally.tables >= 3


def test_a_table_that_does_more_than_it_writes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    tempo = Table.tempo

    def slipping(table: Table) -> object:
        table.absence += 1  # and no entry says so
        return tempo(table)

    monkeypatch.setattr(Director, "tempo", lambda self: slipping(self.table))
    with pytest.raises(frames.Broken, match="gives another table"):
        at_some_tables(4_000)


def test_an_id_that_is_done_twice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (director, requests):
        monkeypatch.setattr(module, "key_number", lambda _: object())
    with pytest.raises(frames.Broken, match="done twice"):
        at_some_tables(4_000)
