"""Prove that HTTP shows only what is stored, by reading every page while commits fail.

A game is played in this process; its store takes some moves late and some not at all. Others keep
asking for everything one may ask, and each answer must be what the log held meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from sqlalchemy.exc import OperationalError

from yuletable.bots.drive import luck_of, next_move
from yuletable.bots.levels import bot
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.match import replay, write_record
from yuletable.prove.asking import Browser
from yuletable.server import protocol as wire
from yuletable.server.app import make_app
from yuletable.server.clock import now
from yuletable.server.feed.connection import Connection
from yuletable.server.net.gate import Gate
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import handle
from yuletable.server.rooms.room import Room
from yuletable.server.settings import Settings
from yuletable.server.storage.opening import prepare
from yuletable.server.storage.store import Put, Row, Store, checked, sqlite_url
from yuletable.server.table.table import Table
from yuletable.server.table.update import Step

MANY = 1_000_000
AFTER_THE_END = ("ending", "record", "words", "replay?move=0", "story")
SLOWEST = 20  # milliseconds a commit is held up
LAST = 10  # moves that are looked at
READ = "record 200"
LONGEST_LOOK = 20_000  # milliseconds
FAILING = 3  # one of so many commits fails


class Broken(AssertionError):
    """Somebody was told what was not stored."""


@dataclass
class Tally:
    """What was asked, and the results."""

    moves: int = 0
    failed: int = 0  # commits
    games: int = 0
    answers: Counter[str] = field(default_factory=Counter)


class Unreliable(Store):
    """A store that takes its time, and now and then takes nothing."""

    def __init__(self, url: str, luck: Chance) -> None:
        super().__init__(url)
        self.luck = luck
        self.failing = False
        self.failures = 0

    def append(self, rows: list[Row], puts: list[Put], *more: Any) -> None:
        if self.failing and rows:
            time.sleep(self.luck.below(SLOWEST) / 1_000)
            if self.luck.below(FAILING) == 0:
                self.failures += 1
                raise OperationalError("insert", {}, Exception("the disk is full"))
        super().append(rows, puts, *more)


def litestar(app: Gate) -> Litestar:
    """What stands behind the gate."""
    assert isinstance(app.app, Litestar)
    return app.app


class Shadow:
    """The table as its log tells of it now, and every stage it has been in."""

    def __init__(self, store: Store, table: str) -> None:
        row = store.table(table)
        assert row is not None
        self.store = store
        self.table = Table(table, row.secret)
        self.stages: list[str] = []

    def follow(self) -> int:
        """Read on in the log; how many entries it has."""
        entries = list(checked(self.store.rows(self.table.name)))
        for entry in entries[len(self.stages) :]:
            self.table.apply(entry)
            self.stages.append(self.table.stage)
        return len(self.stages)


class Evening:
    """One game of two people on one device, and those who look on over HTTP."""

    def __init__(self, app: Gate, store: Unreliable, luck: Chance, tally: Tally) -> None:
        self.app = app
        self.registry: TableRegistry = litestar(app).state.registry
        self.store = store
        self.luck = luck
        self.tally = tally
        self.browser = Browser(app)
        self.table = ""
        self.requests = 0
        self.broken = False  # an observer has seen too much, and looks no longer

    def key(self) -> str:
        self.requests += 1
        return f"{self.requests:032x}"

    async def begin(self) -> None:
        order = wire.MakeTable(game="north_pole", seats=2, name="Robin")
        made = await self.browser.post("/api/tables", order)
        assert made.status == 201, made
        self.table = made.json()["table"]
        room, connection = await self.sat()
        await handle(self.registry, room, connection, wire.AddHere(self.key(), "Nina"))
        await handle(self.registry, room, connection, wire.Start(self.key()))
        await self.registry.commit(room, self.nearly_over(room))
        self.registry.leave(room, connection)

    def nearly_over(self, room: Room) -> list[Step]:
        """The moves of bots in both seats, but for the last ones."""
        match = room.table.playing()
        later = replay(match.game, match.record)
        bots = dict.fromkeys(range(2), bot("merry", match.game))
        while not later.over():
            luck = luck_of(self.table, len(later.record.moves))
            later.play(*next_move(later.state, bots, luck))
        steps: list[Step] = []
        for seat, move in later.record.moves[: -self.luck.below(LAST) - 1]:
            steps += room.director.bot_says(seat, room.table.question, move, now())
        return steps

    async def sat(self) -> tuple[Room, Connection]:
        room = await self.registry.find(self.table)
        connection = Connection(0, False, "")
        self.registry.arrive(room, connection, [])
        return room, connection

    async def play(self, most: int) -> None:
        """Move until the game is over or enough moves were made; what fails is tried again."""
        room, connection = await self.sat()
        for _ in range(most):
            if room.dead:
                room, connection = await self.sat()
            asked = room.table.playing().waiting()
            if not asked or room.table.stage == "over":
                break
            menu = room.director.menu(asked[0])
            move = menu[self.luck.below(len(menu))].text()
            play = wire.Play(self.key(), asked[0], move, room.table.question)
            await handle(self.registry, room, connection, play)
            self.tally.moves += 1
            await asyncio.sleep(self.luck.below(SLOWEST) / 1_000)
            if not room.table.playing().waiting():
                await self.end(room)
        self.registry.leave(room, connection)

    async def end(self, room: Room) -> None:
        """Wait for the last move's result, and until somebody has seen it."""
        while self.registry.writer.busy_with(room):
            await asyncio.sleep(0.001)
        if not room.dead:
            await self.seen()

    async def seen(self) -> None:
        """Wait until an observer has read the record, or has stopped looking."""
        before, until = self.tally.answers[READ], now() + LONGEST_LOOK
        while self.tally.answers[READ] == before and now() < until and not self.broken:
            await asyncio.sleep(0.001)

    async def observe(self, still: Callable[[], bool]) -> None:
        """Ask for everything again and again while the game is played."""
        shadow = Shadow(self.store, self.table)
        while still():
            await self.look_at_table(shadow)
            for page in AFTER_THE_END:
                await self.look_back(shadow, page)

    async def look_at_table(self, shadow: Shadow) -> None:
        before = shadow.follow()
        told = await self.browser.get(f"/api/tables/{self.table}")
        self.tally.answers[f"table {told.status}"] += 1
        shadow.follow()
        if told.status == 200 and told.json()["stage"] not in shadow.stages[before - 1 :]:
            raise Broken("a table was shown as its log never was")

    async def look_back(self, shadow: Shadow, page: str) -> None:
        told = await self.browser.get(f"/api/tables/{self.table}/{page}")
        self.tally.answers[f"{page} {told.status}"] += 1
        shadow.follow()
        if told.status >= 500 and told.status != 503:
            raise Broken(f"{page} failed")
        if told.status != 200:
            return
        if shadow.table.stage != "over":
            raise Broken(f"{page} of a game whose last move is not stored")
        if page == "record" and told.json()["moves"] != told_moves(shadow.table):
            raise Broken("a record of other moves than those that are stored")


def told_moves(table: Table) -> list[Any]:
    moves: list[Any] = msgspec.json.decode(write_record(table.playing().record))["moves"]
    return moves


async def prove(
    games: int,
    folder: Path,
    seed: str = "observer",
    told: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Play so many games while others look on; Broken if they see too much."""
    tally = Tally()
    url = sqlite_url(folder / "tables.db")
    settings = Settings(still=True, thinkers=1, asks=MANY, reads=MANY, made_from=MANY, made=MANY)
    store = Unreliable(url, stream(seed, "disk"))
    prepare(store)
    app = make_app(settings, store)
    broken: Broken | None = None
    async with litestar(app).lifespan():
        while tally.games < games and broken is None:
            luck = stream(seed, "game", tally.games)
            broken = await one_game(Evening(app, store, luck, tally))
            tally.games += 1
            tally.failed = store.failures
            told(tally)
    if broken is not None:
        raise broken
    return tally


async def one_game(evening: Evening, most: int = 100) -> Broken | None:
    """A game with its observer; the promise it broke, if it did."""
    evening.store.failing = False
    await evening.begin()
    evening.store.failing = True
    playing = asyncio.create_task(evening.play(most))
    try:
        await evening.observe(lambda: not playing.done())
    except Broken as broken:
        evening.broken = True
        return broken
    finally:
        await playing
    return None
