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
from yuletable.server import store as kept
from yuletable.server.answering import handle
from yuletable.server.clock import wall
from yuletable.server.guest import Guest
from yuletable.server.house import House
from yuletable.server.live import Live
from yuletable.server.store import Erasing, Put, Row, Store
from yuletable.server.telling import words_for
from yuletable.server.upkeep import days_ago

TABLE = "0123456789abcdef" * 2
SECRET = "Grandmas-secret"


async def speak(house: House, live: Live) -> int:
    """Whoever is asked makes a move and says something with it; their seat."""
    assert live.croupier.moment is not None
    seat = live.croupier.moment.pending[0]
    guest = Guest(seat, False, "en")
    house.arrive(live, guest, [])
    live.table.spoken[seat] = SECRET
    move, asked = live.croupier.menu(seat)[0].text(), live.table.question
    await handle(house, live, guest, wire.Play("c" * 32, seat, move, asked))
    await house.writer.settled(live)
    assert any(SECRET.encode() in frame for frame in guest.frames)
    house.leave(live, guest)
    return seat


def answers(guest: Guest) -> list[dict[str, Any]]:
    told = [msgspec.json.decode(frame) for frame in guest.frames]
    return [one for one in told if one["type"] == "answer"]


def test_a_browser_that_comes_back_is_not_told_erased_words(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened_house(tmp_path, played(TABLE, people=4)) as (house, live):
            since = wire.Since(seat=2, revision=live.table.revisions[2], hash="")
            seat = await speak(house, live)
            host = Guest(0, False, "en")
            house.arrive(live, host, [])
            assert any(SECRET in said for said in words_for("north_pole", "en").said.values())
            await handle(house, live, host, wire.Erase("e" * 32, seat))
            assert answers(host)[0]["outcome"] == "applied"
            back = Guest(2, False, "en")
            house.arrive(live, back, [since])
            assert any(b'"batch"' in frame for frame in back.frames)
            assert not any(SECRET.encode() in frame for frame in back.frames)
            news = live.table.news(0, live.names, live.row.code)
            assert [place.erased for place in news.places] == [one == seat for one in range(4)]
            assert live.names.get(seat, "") == ""
            assert live.table.playing().beside.said == []
            assert not any(SECRET in said for said in words_for("north_pole", "en").said.values())
            assert house.store.said(TABLE) == []
            house.drop(live)
            again = await house.find(TABLE)
            assert again.table.erased == {seat}

    asyncio.run(evening())


def test_the_files_are_cleaned_as_soon_as_no_reader_is_in_the_way(tmp_path: Path) -> None:
    def traces() -> list[str]:
        return [f.name for f in sorted(tmp_path.iterdir()) if SECRET.encode() in f.read_bytes()]

    async def evening() -> None:
        async with opened_house(tmp_path, played(TABLE, people=4)) as (house, live):
            seat = await speak(house, live)
            host = Guest(0, False, "en")
            house.arrive(live, host, [])
            with reader(tmp_path / "tables.db"):
                await handle(house, live, host, wire.Erase("e" * 32, seat))
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
        async with opened_house(tmp_path, played(TABLE, people=4)) as (house, live):
            seat = await speak(house, live)
            host = Guest(0, False, "en")
            house.arrive(live, host, [])
            await handle(house, live, host, wire.Erase("e" * 32, 0))
            assert answers(host)[0]["outcome"] == "retry"
            assert live.names[0] == "Robin"
            assert live.table.erased == set()
            again = await house.find(TABLE)
            assert again.names[0] == "Robin"
            assert [one[1:] for one in house.store.said(TABLE)] == [(seat, SECRET)]
            monkeypatch.undo()
            back = Guest(0, False, "en")
            house.arrive(again, back, [])
            await handle(house, again, back, wire.Erase("e" * 32, 0))
            assert answers(back)[0]["outcome"] == "applied"
            assert again.names[0] == ""

    asyncio.run(evening())


def test_nobody_else_erases_and_who_left_may_erase_their_own(tmp_path: Path) -> None:
    async def evening() -> list[str]:
        async with opened_house(tmp_path, played(TABLE, people=4)) as (house, live):
            guest = Guest(2, False, "en")
            house.arrive(live, guest, [])
            await handle(house, live, guest, wire.Erase("1" * 32, 1))
            await handle(house, live, guest, wire.Leave("2" * 32, 2))
            await house.writer.settled(live)
            await handle(house, live, guest, wire.Erase("3" * 32, 2))
            for thought in list(live.thoughts):
                thought.cancel()
            return [one["outcome"] for one in answers(guest)]

    assert asyncio.run(evening()) == ["refused", "applied", "applied"]


def test_old_tables_are_deleted_unless_somebody_is_there(tmp_path: Path) -> None:
    ids = [letter * 32 for letter in "abcd"]

    async def sweep() -> tuple[int, list[str]]:
        async with opened_house(tmp_path, played(TABLE, people=4)) as (house, _):
            for table in ids:
                lay(house.store, table, played(table, people=4))
            with house.store.engine.begin() as db:
                young = kept.log.c.table_id.in_([TABLE, ids[3]])
                db.execute(sa.update(kept.log).where(young).values(at=wall()))
                db.execute(sa.insert(kept.sessions), [old_session("1"), old_session("2")])
                seen = sa.update(kept.sessions).where(kept.sessions.c.hash == "2")
                db.execute(seen.values(seen_at=wall()))
            house.upkeep.retention = 90
            visited, looked_at = await house.find(ids[0]), await house.find(ids[1])
            house.arrive(visited, Guest(0, False, "en"), [])
            assert visited.table.news(0, {}, "").kept_days == 90
            gone = await house.upkeep.sweep(house.let_go)
            assert looked_at.dead
            with house.store.engine.connect() as db:
                assert list(db.scalars(sa.select(kept.sessions.c.hash))) == ["2"]
            return gone, house.store.all_tables()

    gone, left = asyncio.run(sweep())
    assert gone == 2
    assert left == sorted([TABLE, ids[0], ids[3]])


def old_session(name: str) -> dict[str, object]:
    return {"hash": name, "made_at": 1, "seen_at": days_ago(401)}
