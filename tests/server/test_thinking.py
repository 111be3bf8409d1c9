"""The line in front of the bots' processes: no table waits long for what another asks."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.web.laying import begun
from yuletable.bots.levels import imagined
from yuletable.kernel.errors import Invalid
from yuletable.server import protocol as wire
from yuletable.server.bots import pool as thinking
from yuletable.server.bots.pool import BotPool, Task, Thought
from yuletable.server.feed.connection import Connection
from yuletable.server.net.sessions import new_session
from yuletable.server.rooms.registry import TableRegistry, offered
from yuletable.server.rooms.requests import handle
from yuletable.server.rooms.room import Room
from yuletable.server.storage.migrations import migrate
from yuletable.server.storage.store import Store
from yuletable.server.table import log
from yuletable.server.table.pace import STILL
from yuletable.server.table.table import restored

WORKER = """
import json, sys, time
for line in sys.stdin:
    task = json.loads(line)
    time.sleep(task["options"].get("seconds", 0))
    print(json.dumps({"move": task["luck"]}), flush=True)
"""
COMMAND = [sys.executable, "-c", WORKER]
SLOW = 0.3


def task(name: str, level: str = "merry", hint: bool = False, seconds: float = 0) -> Task:
    return Task("north_pole", 2, "house", {"seconds": seconds}, level, 0, {}, name, hint=hint)


async def in_order(pool: BotPool, *errands: tuple[str, Task]) -> list[str]:
    """Who is answered when, if all of these are asked in this order."""
    answered: list[str] = []

    async def ask(table: str, one: Task) -> None:
        answered.append((await pool.think(one, table)).move)

    asking = [asyncio.create_task(ask(table, one)) for table, one in errands]
    await asyncio.gather(*asking)
    await pool.stop()
    return answered


def test_bots_come_before_hints_and_tables_take_turns() -> None:
    async def ask() -> list[str]:
        return await in_order(
            BotPool(1, COMMAND),
            ("A", task("first", "wily", seconds=SLOW)),
            ("A", task("hint", hint=True)),
            ("B", task("B1", "wily")),
            ("B", task("B2", "wily")),
            ("B", task("B3", "wily")),
            ("C", task("C1", "wily")),
        )

    assert asyncio.run(ask()) == ["first", "B1", "C1", "B2", "B3", "hint"]


def test_quick_bots_do_not_wait_for_searches() -> None:
    """Searches never hold the last process, and quick bots overtake those that wait."""

    async def ask() -> list[str]:
        searches = [(f"T{n}", task(f"search{n}", "wily", seconds=1.5)) for n in range(3)]
        return await in_order(BotPool(2, COMMAND), *searches, ("Q", task("quick")))

    assert asyncio.run(ask())[0] == "quick"


def test_searches_have_their_turn_among_many_quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_OVERTAKING", 3)

    async def ask() -> list[str]:
        quick = [(f"Q{n}", task(f"quick{n}")) for n in range(9)]
        return await in_order(BotPool(1, COMMAND), ("S", task("search", "wily")), *quick)

    assert asyncio.run(ask()).index("search") < 5


def test_the_deadline_counts_from_the_order() -> None:
    async def ask() -> tuple[Thought, dict[str, int]]:
        pool = BotPool(1, COMMAND)
        busy = asyncio.create_task(pool.think(task("busy", seconds=1), "A"))
        await asyncio.sleep(0.05)
        late = await pool.think(task("late"), "B", deadline=0.2)
        left = pool.waiting()
        await busy
        await pool.stop()
        return late, left

    late, left = asyncio.run(ask())
    assert late.failed
    assert left == {"quick": 0, "slow": 0, "hints": 0}


def test_a_stuck_process_costs_one_table_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.5)

    async def ask() -> list[Thought]:
        pool = BotPool(1, COMMAND)
        await pool.think(task("warm"), "A")
        stuck = asyncio.create_task(pool.think(task("stuck", seconds=60), "A"))
        other = asyncio.create_task(pool.think(task("other"), "B"))
        told = [await stuck, await other]
        await pool.stop()
        return told

    stuck, other = asyncio.run(ask())
    assert stuck.failed
    assert other.move == "other"


def test_a_hint_that_nobody_waits_for_is_dropped_and_too_many_are_refused() -> None:
    async def ask() -> tuple[int, int, Thought]:
        pool = BotPool(1, COMMAND)
        busy = asyncio.create_task(pool.think(task("busy", seconds=SLOW), "A"))
        hints = [
            asyncio.create_task(pool.think(task(f"hint{n}", hint=True), "A"))
            for n in range(thinking.MOST_HINTS)
        ]
        await asyncio.sleep(0.05)
        full = pool.waiting()["hints"]
        refused = await pool.think(task("more", hint=True), "A")
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        left = pool.waiting()["hints"]
        await busy
        await pool.stop()
        return full, left, refused

    full, left, refused = asyncio.run(ask())
    assert (full, left) == (thinking.MOST_HINTS, 0)
    assert refused.failed


def test_nobody_waits_for_thinkers_that_have_stopped() -> None:
    async def stop() -> list[Thought]:
        pool = BotPool(1, COMMAND)
        asked = [
            asyncio.create_task(pool.think(task("long", seconds=60), "A")),
            asyncio.create_task(pool.think(task("next"), "B")),
        ]
        await asyncio.sleep(0.05)
        await pool.stop()
        return await asyncio.gather(*asked)

    assert all(thought.failed for thought in asyncio.run(stop()))


class Counting(BotPool):
    """Counts what it is asked; its advice is always the same."""

    asked = 0

    async def think(self, task: Task, table: str = "", deadline: float = 8.0) -> Thought:
        self.asked += task.hint
        return await super().think(task, table, deadline)


async def among_bots(folder: Path, pool: BotPool) -> tuple[TableRegistry, Room, Connection]:
    """Somebody whose turn it is."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    migrate(store.engine)
    registry = TableRegistry(store, pool, STILL)
    await registry.open()
    order = wire.MakeTable(game="north_pole", seats=2, name="Robin", level="merry")
    seated = await registry.make(order, new_session("the browser of a person"))
    room, connection = await registry.find(seated.table), Connection(0, False, "en")
    registry.arrive(room, connection, [])
    while not room.director.menu(0):
        await asyncio.sleep(0.01)
    return registry, room, connection


def test_one_hint_for_a_question_is_told_as_often_as_one_asks(tmp_path: Path) -> None:
    async def ask() -> tuple[int, list[bytes]]:
        pool = Counting(1)
        registry, room, connection = await among_bots(tmp_path, pool)
        for number in range(5):
            await handle(registry, room, connection, wire.Hint(f"{number:032x}", 0))
        await asyncio.gather(*room.thoughts)
        await handle(registry, room, connection, wire.Hint("f" * 32, 0))
        await asyncio.gather(*room.thoughts)
        await registry.close()
        return pool.asked, [frame for frame in connection.frames if b'"hinted"' in frame]

    asked, told = asyncio.run(ask())
    assert asked == 1
    assert len(told) == 6


def test_who_leaves_takes_their_hints_out_of_the_line(tmp_path: Path) -> None:
    async def ask() -> tuple[int, int]:
        registry, room, connection = await among_bots(tmp_path, BotPool(1))
        pool = registry.pool
        pool.free.clear()  # all are busy
        await handle(registry, room, connection, wire.Hint("a" * 32, 0))
        await asyncio.sleep(0.01)
        before = pool.waiting()["hints"]
        registry.leave(room, connection)
        await asyncio.sleep(0.01)
        after = pool.waiting()["hints"]
        await registry.close()
        return before, after

    assert asyncio.run(ask()) == (1, 0)


@pytest.mark.parametrize("number", ["000000001999999", "1000001", "0000001000000", "٣"])
def test_no_bot_imagines_more_games_than_allowed(number: str) -> None:
    with pytest.raises(Invalid):
        imagined(f"search:{number}")
    assert imagined("search:1000000") == 1_000_000


def test_a_log_may_name_bots_that_are_no_longer_offered() -> None:
    laid = begun("north_pole", 2, "old bots")
    entries = [log.read_entry(row.entry) for row in laid.rows]
    seated = [isinstance(entry, log.BotSat) for entry in entries].index(True)
    entries[seated] = log.BotSat(1, "search:1000000")
    assert restored("T", laid.row.secret, entries).chairs[1].level == "search:1000000"
    assert offered("search:1000000") == "wily"
    assert [offered(level) for level in ("", "cosy", "greedy")] == ["", "cosy", "greedy"]
