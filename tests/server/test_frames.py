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
from yuletable.server.rooms import requests as requests_of_room
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import ROOM, Handler
from yuletable.server.rooms.room import Room
from yuletable.server.storage.writer import Staged, Writer
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


def among_neighbors(count: int, folder: Path) -> Tally:
    folder.mkdir(exist_ok=True)
    tally = Tally()
    asyncio.run(in_a_house(count, folder, stream("test", "house"), tally))
    return tally


def test_neighbors_in_the_same_transactions_notice_nothing(tmp_path: Path) -> None:
    assert among_neighbors(1_200, tmp_path).tables >= 3


def test_a_commit_that_fails_for_everyone_in_it_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row that the database refuses takes all tables of its transaction along."""
    append = Writer._append

    async def picky(self: Writer, group: list[Staged]) -> None:
        if any('"stood"' in row.entry for staged in group for row in staged.rows):
            raise ValueError("refused")
        await append(self, group)

    async def together(self: Writer, group: list[Staged], error: Exception) -> None:
        for staged in group:
            staged.room.dead = True

    monkeypatch.setattr(Writer, "_append", picky)
    among_neighbors(1_200, tmp_path / "apart")
    monkeypatch.setattr(Writer, "_one_by_one", together)
    with pytest.raises(frames.Broken, match="a neighbor was disturbed"):
        among_neighbors(1_200, tmp_path / "together")


def test_a_room_that_does_more_than_it_stores_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slipping(registry: TableRegistry, room: Room, device: int, message: object) -> None:
        room.table.absence += 1  # and no entry says so

    planted: dict[type[wire.Request], Handler] = {**ROOM, wire.Say: slipping}
    monkeypatch.setattr(requests_of_room, "ROOM", planted)
    with pytest.raises(frames.Broken, match="what is stored of a table gives another one"):
        among_neighbors(4_000, tmp_path)


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
