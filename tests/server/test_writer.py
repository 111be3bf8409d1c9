"""The one way to the disk: neighbors in a transaction, answers that fail, what is told when."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.parlour import Parlour
from tests.server.test_store import rows_of, table_put
from yuletable.server import protocol as wire
from yuletable.server.feed.connection import Connection
from yuletable.server.rooms.room import Room
from yuletable.server.storage.opening import open_store
from yuletable.server.storage.store import Forked, Put, Row, Store, TableRow
from yuletable.server.storage.writer import NotStored, Staged, Writer
from yuletable.server.table.director import Director
from yuletable.server.table.table import Table

FULL = OperationalError("insert", {}, sqlite3.OperationalError("disk is full"))


def live_table(letter: str) -> Room:
    return Room(
        TableRow(letter * 32, letter, "s", "north_pole"), Director(Table(letter, "s"), 0), {}, {}
    )


class Party:
    """Some tables with one guest each, and the writer they share."""

    def __init__(self, folder: Path, letters: str, store: Store | None = None) -> None:
        self.store = store or open_store(f"sqlite:///{folder / 'tables.db'}")
        self.rooms = {letter: live_table(letter) for letter in letters}
        self.connections = {letter: Connection(0, False, "en") for letter in letters}
        self.dropped: list[Room] = []
        self.rows = {letter: rows_of(Parlour("north_pole"), letter * 32) for letter in letters}
        self.store.append([], [table_put(letter * 32) for letter in letters])

    def stage(self, writer: Writer, letter: str, rows: list[Row]) -> None:
        answer = wire.Answer(letter * 32, "applied")
        news = (self.connections[letter], b"news")
        room = self.rooms[letter]
        writer.stage(Staged(room, rows, [], (self.connections[letter], answer), [news]))

    def run(self, work: Callable[[Writer], Coroutine[Any, Any, None]]) -> Writer:
        async def evening() -> Writer:
            writer = Writer(self.store, self.dropped.append)
            writer.open()
            await work(writer)
            await writer.close()
            return writer

        return asyncio.run(evening())

    def heard(self, letter: str) -> list[bytes]:
        return list(self.connections[letter].frames)


def test_only_the_guilty_table_fails(tmp_path: Path) -> None:
    party = Party(tmp_path, "abc")

    async def one_transaction(writer: Writer) -> None:
        party.stage(writer, "a", party.rows["a"])
        party.stage(writer, "b", party.rows["b"][2:])  # follows nothing
        party.stage(writer, "c", party.rows["c"])

    party.run(one_transaction)
    reopened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    for letter in "ac":
        assert reopened.rows(letter * 32) == party.rows[letter]
        answer, news = party.heard(letter)
        assert b'"applied"' in answer
        assert news == b"news"
    assert reopened.rows("b" * 32) == []
    assert [b'"retry"' in frame for frame in party.heard("b")] == [True]
    assert party.dropped == [party.rooms["b"]]


class Counting(Store):
    """A store that fails as it is told to, and counts how often it was asked."""

    asked = 0
    failure: Exception | None = None

    def append(self, rows: list[Row], puts: list[Put]) -> None:
        self.asked += 1
        if self.failure is not None:
            raise self.failure
        super().append(rows, puts)


@pytest.mark.parametrize(("failure", "asked"), [(FULL, 1), (OSError("gone"), 1), (Forked(), 4)])
def test_a_disk_that_fails_is_not_asked_once_more_for_every_table(
    failure: Exception, asked: int, tmp_path: Path
) -> None:
    """Each question may take as long as a locked file is waited for."""
    open_store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    store = Counting(f"sqlite:///{tmp_path / 'tables.db'}")
    party = Party(tmp_path, "abc", store)
    store.asked, store.failure = 0, failure

    async def one_transaction(writer: Writer) -> None:
        for letter in "abc":
            party.stage(writer, letter, party.rows[letter])

    party.run(one_transaction)
    assert store.asked == asked
    assert len(party.dropped) == 3


class Deaf(Connection):
    """A guest whose queue fails."""

    def send(self, frame: bytes) -> None:
        raise RuntimeError("nobody has thought of that")


def test_an_answer_that_cannot_be_given_does_not_stop_the_writer(tmp_path: Path) -> None:
    party = Party(tmp_path, "ab")
    party.connections["a"] = Deaf(0, False, "en")

    async def two_transactions(writer: Writer) -> None:
        party.stage(writer, "a", party.rows["a"])
        await asyncio.sleep(0.1)
        party.stage(writer, "b", party.rows["b"])
        await writer.beat(1)
        await writer.settled(party.rooms["b"])

    party.run(two_transactions)
    assert b'"applied"' in party.heard("b")[0]
    assert party.dropped == [party.rooms["a"]]


def test_a_dead_writer_is_noticed(tmp_path: Path) -> None:
    party = Party(tmp_path, "a")

    async def killed(writer: Writer) -> None:
        await writer.beat(1)
        assert writer.task is not None
        writer.task.cancel()
        await asyncio.sleep(0)
        with pytest.raises(NotStored):
            await writer.beat(2)

    party.run(killed)


def test_nothing_is_seen_before_it_is_stored(tmp_path: Path) -> None:
    """A look over HTTP waits for what is on its way, and fails if that fails."""
    party = Party(tmp_path, "ab")

    async def looks(writer: Writer) -> None:
        party.stage(writer, "a", party.rows["a"])
        await writer.settled(party.rooms["a"])
        assert len(party.heard("a")) == 2
        party.stage(writer, "b", party.rows["b"][1:])
        with pytest.raises(NotStored):
            await writer.settled(party.rooms["b"])

    party.run(looks)
