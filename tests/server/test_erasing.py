"""Erased means erased: in memory, in the file, for browsers that come back; and old tables go."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from tests.server.test_old_games import lay, opened_house, played
from tests.server.test_store import reader
from yuletable.server import protocol as wire
from yuletable.server.clock import wall
from yuletable.server.feed.connection import Connection
from yuletable.server.feed.wording import words_for
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import handle
from yuletable.server.rooms.room import Room
from yuletable.server.storage import store as kept
from yuletable.server.storage.store import Erasing, Put, Row, Store
from yuletable.server.storage.upkeep import days_ago

TABLE = "0123456789abcdef" * 2
SECRET = "Grandmas-secret"


async def speak(registry: TableRegistry, room: Room) -> int:
    """Whoever is asked makes a move and says something with it; their seat."""
    assert room.director.waiting is not None
    seat = room.director.waiting.pending[0]
    connection = Connection(seat, False, "en")
    registry.arrive(room, connection, [])
    room.director.spoken[seat] = SECRET
    move, asked = room.director.menu(seat)[0].text(), room.table.question
    await handle(registry, room, connection, wire.Play("c" * 32, seat, move, asked))
    await registry.writer.settled(room)
    assert any(SECRET.encode() in frame for frame in connection.frames)
    registry.leave(room, connection)
    return seat


def answers(connection: Connection) -> list[dict[str, Any]]:
    told = [msgspec.json.decode(frame) for frame in connection.frames]
    return [one for one in told if one["type"] == "answer"]


def test_a_browser_that_comes_back_is_not_told_erased_words(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened_house(tmp_path, played(TABLE, people=4)) as (registry, room):
            since = wire.Since(seat=2, revision=room.table.revisions[2], hash="")
            seat = await speak(registry, room)
            host = Connection(0, False, "en")
            registry.arrive(room, host, [])
            assert any(SECRET in said for said in words_for("north_pole", "en").said.values())
            await handle(registry, room, host, wire.Erase("e" * 32, seat))
            assert answers(host)[0]["outcome"] == "applied"
            back = Connection(2, False, "en")
            registry.arrive(room, back, [since])
            assert any(b'"batch"' in frame for frame in back.frames)
            assert not any(SECRET.encode() in frame for frame in back.frames)
            news = room.table.news(0, room.names, room.row.code)
            assert [place.erased for place in news.places] == [one == seat for one in range(4)]
            assert room.names.get(seat, "") == ""
            assert room.table.playing().beside.said == []
            assert not any(SECRET in said for said in words_for("north_pole", "en").said.values())
            assert registry.store.said(TABLE) == []
            registry.drop(room)
            again = await registry.find(TABLE)
            assert again.table.erased == {seat}

    asyncio.run(evening())


def test_the_files_are_cleaned_as_soon_as_no_reader_is_in_the_way(tmp_path: Path) -> None:
    def traces() -> list[str]:
        return [f.name for f in sorted(tmp_path.iterdir()) if SECRET.encode() in f.read_bytes()]

    async def evening() -> None:
        async with opened_house(tmp_path, played(TABLE, people=4)) as (registry, room):
            seat = await speak(registry, room)
            host = Connection(0, False, "en")
            registry.arrive(room, host, [])
            with reader(tmp_path / "tables.db"):
                await handle(registry, room, host, wire.Erase("e" * 32, seat))
                await asyncio.sleep(0.3)
                assert traces(), "nobody was in the way"
            for _ in range(100):
                if not traces():
                    break
                await asyncio.sleep(0.1)
            assert traces() == []
            file = tmp_path / "tables.db.erased"
            assert file.read_text().split() == [TABLE, str(seat)]

    asyncio.run(evening())


def test_an_erasure_that_is_not_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Store.append

    def failing(self: Store, rows: list[Row], puts: list[Put]) -> None:
        if any(isinstance(put, Erasing) for put in puts):
            raise OperationalError("delete", {}, sqlite_busy)
        append(self, rows, puts)

    sqlite_busy = Exception("database is locked")
    monkeypatch.setattr(Store, "append", failing)

    async def evening() -> None:
        async with opened_house(tmp_path, played(TABLE, people=4)) as (registry, room):
            seat = await speak(registry, room)
            host = Connection(0, False, "en")
            registry.arrive(room, host, [])
            await handle(registry, room, host, wire.Erase("e" * 32, 0))
            assert answers(host)[0]["outcome"] == "retry"
            assert room.names[0] == "Robin"
            assert room.table.erased == set()
            again = await registry.find(TABLE)
            assert again.names[0] == "Robin"
            assert [one[1:] for one in registry.store.said(TABLE)] == [(seat, SECRET)]
            monkeypatch.undo()
            back = Connection(0, False, "en")
            registry.arrive(again, back, [])
            await handle(registry, again, back, wire.Erase("e" * 32, 0))
            assert answers(back)[0]["outcome"] == "applied"
            assert again.names[0] == ""

    asyncio.run(evening())


def test_nobody_else_erases_and_who_left_may_erase_their_own(tmp_path: Path) -> None:
    async def evening() -> list[str]:
        async with opened_house(tmp_path, played(TABLE, people=4)) as (registry, room):
            connection = Connection(2, False, "en")
            registry.arrive(room, connection, [])
            await handle(registry, room, connection, wire.Erase("1" * 32, 1))
            await handle(registry, room, connection, wire.Leave("2" * 32, 2))
            await registry.writer.settled(room)
            await handle(registry, room, connection, wire.Erase("3" * 32, 2))
            for thought in list(room.thoughts):
                thought.cancel()
            return [one["outcome"] for one in answers(connection)]

    assert asyncio.run(evening()) == ["refused", "applied", "applied"]


def test_old_tables_are_deleted_unless_somebody_is_there(tmp_path: Path) -> None:
    ids = [letter * 32 for letter in "abcd"]

    async def sweep() -> tuple[int, list[str]]:
        async with opened_house(tmp_path, played(TABLE, people=4)) as (registry, _):
            for table in ids:
                lay(registry.store, table, played(table, people=4))
            with registry.store.engine.begin() as db:
                young = kept.log.c.table_id.in_([TABLE, ids[3]])
                db.execute(sa.update(kept.log).where(young).values(at=wall()))
                db.execute(sa.insert(kept.sessions), [old_session("1"), old_session("2")])
                seen = sa.update(kept.sessions).where(kept.sessions.c.hash == "2")
                db.execute(seen.values(seen_at=wall()))
            registry.upkeep.retention = 90
            visited, looked_at = await registry.find(ids[0]), await registry.find(ids[1])
            registry.arrive(visited, Connection(0, False, "en"), [])
            assert visited.table.news(0, {}, "").kept_days == 90
            gone = await registry.upkeep.sweep(registry.let_go)
            assert looked_at.dead
            with registry.store.engine.connect() as db:
                assert list(db.scalars(sa.select(kept.sessions.c.hash))) == ["2"]
            return gone, registry.store.all_tables()

    gone, left = asyncio.run(sweep())
    assert gone == 2
    assert left == sorted([TABLE, ids[0], ids[3]])


def old_session(name: str) -> dict[str, object]:
    return {"hash": name, "made_at": 1, "seen_at": days_ago(401)}
