"""The rematch keeps everyone's seat theirs, and no request is ever done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from yuletable.prove.visitors import Browser, open_house
from yuletable.server import protocol as wire
from yuletable.server.rooms.keys import device_of
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.storage import store as kept

KEY = "ab" * 16


def evening(folder: Path, story: Callable[[TableRegistry], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with open_house(folder) as registry:
            return await story(registry)

    return asyncio.run(run())


async def finish(registry: TableRegistry, table: str) -> None:
    """The game is over: nobody plays what is left of it."""
    (await registry.find(table)).table.stage = "over"


async def tables_made(registry: TableRegistry) -> int:
    def count() -> int:
        with registry.store.engine.connect() as db:
            return db.scalar(sa.select(sa.func.count()).select_from(kept.tables)) or 0

    return await registry.writer.read(count)


async def two_at_the_end(registry: TableRegistry) -> tuple[Browser, Browser, str]:
    robin, nina = Browser(registry), Browser(registry)
    table = await robin.make(seats=3)
    await nina.sit(table, "Nina")
    await robin.join(table)
    await nina.join(table)
    assert (await robin.ask(table, wire.Start, level="merry")).outcome == "applied"
    await finish(registry, table)
    return robin, nina, table


def test_the_rematch_keeps_a_seat_for_everyone(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        robin, nina, table = await two_at_the_end(registry)
        assert (await robin.ask(table, wire.Rematch)).outcome == "applied"
        again = nina.last_news(table).rematch
        assert (await robin.seats(again), await nina.seats(again)) == ([1], [2])
        registry.drop(await registry.find(again))
        assert (await robin.seats(again), await nina.seats(again)) == ([1], [2])

    evening(tmp_path, story)


def test_who_was_sent_away_gets_nobodys_seat_at_the_rematch(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        eve, late = Browser(registry), Browser(registry)
        robin = Browser(registry)
        table = await robin.make(seats=3)
        await eve.sit(table, "Eve")
        await robin.join(table)
        await robin.ask(table, wire.Kick, seat=1)
        await robin.ask(table, wire.Start, level="merry")
        await finish(registry, table)
        await robin.ask(table, wire.Rematch)
        again = robin.last_news(table).rematch
        await robin.join(again)
        await robin.ask(again, wire.Seating, seat=0, level=None)
        assert await late.sit(again, "Nina") == [0]
        assert (await eve.seats(again), await late.seats(again)) == ([], [0])

    evening(tmp_path, story)


def test_several_people_on_one_device_go_on_together(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        robin, nina, table = await two_at_the_end(registry)
        room = await registry.find(table)
        room.table.chairs[2].player, room.table.chairs[2].level = 2, ""
        room.table.chairs[2].device = device_of(room, robin.session())
        await robin.ask(table, wire.Rematch)
        again = robin.last_news(table).rematch
        assert (await robin.seats(again), await nina.seats(again)) == ([0, 1], [2])

    evening(tmp_path, story)


def test_two_tabs_that_ask_at_once_get_one_rematch(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        robin, _, table = await two_at_the_end(registry)
        tab = Browser(registry)
        tab.token = robin.token
        await tab.join(table)
        before = await tables_made(registry)
        asked = [robin.ask(table, wire.Rematch), tab.ask(table, wire.Rematch)]
        outcomes = sorted([answer.outcome for answer in await asyncio.gather(*asked)])
        assert outcomes == ["applied", "refused"]
        assert await tables_made(registry) == before + 1

    evening(tmp_path, story)


REQUESTS = [
    wire.Rematch(KEY),
    wire.Say(KEY, 0, "thank-you"),
    wire.Rename(KEY, 0, "Robyn"),
    wire.Erase(KEY, 0),
    wire.MoveDevice(KEY),
]


@pytest.mark.parametrize("message", REQUESTS, ids=lambda message: type(message).__name__)
def test_a_request_beside_the_log_is_done_once(message: wire.Request, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        robin, nina, table = await two_at_the_end(registry)
        before = await tables_made(registry)
        assert (await robin.send(table, message)).outcome == "applied"
        heard = len(nina.heard(table))
        for _ in range(3):
            assert (await robin.send(table, message)).outcome == "duplicate"
        assert len(nina.heard(table)) == heard
        assert len(registry.moving) <= 1
        assert await tables_made(registry) == before + isinstance(message, wire.Rematch)

    evening(tmp_path, story)


@pytest.mark.parametrize("message", REQUESTS, ids=lambda message: type(message).__name__)
def test_an_id_is_used_once_whatever_for(message: wire.Request, tmp_path: Path) -> None:
    """A used id never reaches the database again, where it would fail for everyone in line."""

    async def story(registry: TableRegistry) -> None:
        robin, nina = Browser(registry), Browser(registry)
        table = await robin.make(seats=3)
        await robin.join(table)
        assert (await robin.send(table, wire.Start(KEY, "merry"))).outcome == "applied"
        await finish(registry, table)
        assert (await robin.send(table, message)).outcome == "duplicate"
        other = await nina.make(seats=2)
        await nina.join(other)
        assert (await nina.ask(other, wire.Settle, pace="brisk")).outcome == "applied"
        assert registry.writer.failures == 0

    evening(tmp_path, story)


@pytest.mark.parametrize("message", REQUESTS[1:], ids=lambda message: type(message).__name__)
def test_an_id_used_beside_the_log_is_not_used_in_it(message: wire.Request, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        robin, _, table = await two_at_the_end(registry)
        assert (await robin.send(table, message)).outcome == "applied"
        assert (await robin.send(table, wire.Rematch(KEY))).outcome == "duplicate"
        assert (await registry.find(table)).table.rematch == ""

    evening(tmp_path, story)


def test_what_was_refused_may_be_asked_again(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        robin = Browser(registry)
        table = await robin.make(seats=3)
        await robin.join(table)
        wordy = wire.Say(KEY, 0, words="hello")
        assert (await robin.send(table, wordy)).outcome == "refused"
        await robin.ask(table, wire.Settle, words=True)
        assert (await robin.send(table, wordy)).outcome == "applied"

    evening(tmp_path, story)


def test_words_are_heard_by_those_who_may_listen(tmp_path: Path) -> None:
    """A stranger who has only the link hears none, unless watching is allowed."""

    async def story(registry: TableRegistry) -> list[bool]:
        robin, stranger = Browser(registry), Browser(registry)
        table = await robin.make(seats=3)
        await robin.join(table)
        await stranger.join(table)
        heard = []
        for watchers in (False, True):
            await robin.ask(table, wire.Settle, words=True, watchers=watchers)
            await robin.ask(table, wire.Say, seat=0, words="home alone till six")
            heard.append(any(isinstance(one, wire.Said) for one in stranger.heard(table)))
        return heard

    assert evening(tmp_path, story) == [False, True]
