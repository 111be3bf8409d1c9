"""Kill a server again and again: no accepted move is lost, none is made twice.

People play at several tables while the server is killed without warning, at random moments and at
named points of its work. They come back, and send again what was not answered. At the end a
checker that shares no code with the server reads the database.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from urllib.error import URLError

import msgspec
from websockets.exceptions import WebSocketException

from yuletable.kernel.chance import Chance, stream
from yuletable.prove.client import Client
from yuletable.prove.nursery import POINTS, Wish
from yuletable.prove.process import free_port
from yuletable.server import protocol as wire
from yuletable.server.feed.patch import view_hash
from yuletable.server.settings import Settings
from yuletable.server.storage.store import Store, checked
from yuletable.server.table.table import restored

GAMES = ("north_pole", "secret_santa", "holiday_shuffle")
SEATS = 3
GONE = (OSError, URLError, WebSocketException, TimeoutError, ConnectionError)


class Lost(AssertionError):
    """A promise of durability is broken."""


@dataclass
class Tally:
    """What was tried."""

    cycles: int = 0
    accepted: int = 0
    resent: int = 0
    duplicates: int = 0
    points: Counter[str] = field(default_factory=Counter)


@dataclass
class Nursery:
    """The warm parent, and the server it started last."""

    process: subprocess.Popen[bytes]
    child: int = 0

    @classmethod
    def open(cls) -> Nursery:
        command = [sys.executable, "-m", "yuletable.prove.nursery"]
        pipe = subprocess.PIPE
        return cls(subprocess.Popen(command, stdin=pipe, stdout=pipe))

    def start(self, wish: Wish) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(wish) + b"\n")
        self.process.stdin.flush()
        self.child = int(self.process.stdout.readline())

    def kill(self) -> None:
        """Kill the server, and return when it is gone."""
        with suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)
        while self.alive():
            time.sleep(0.001)

    def alive(self) -> bool:
        try:
            os.kill(self.child, 0)
        except ProcessLookupError:
            return False
        return True

    def close(self) -> None:
        self.kill()
        self.process.kill()
        self.process.communicate()


@dataclass
class Person:
    """A person who keeps playing and remembers which moves were accepted."""

    client: Client
    luck: Chance
    tally: Tally
    accepted: list[tuple[str, str]] = field(default_factory=list)  # table, key
    pending: wire.Play | None = None

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                await self.client.join()
                await self.play_on(stop)
            except GONE:
                await self.client.drop()
                await asyncio.sleep(0.005 + self.luck.below(20) / 1_000)

    async def play_on(self, stop: asyncio.Event) -> None:
        """Resend unanswered moves, then answer questions until the connection breaks."""
        while not stop.is_set() and not self.client.over():
            if self.pending is not None:
                self.tally.resent += 1
                await self.settle(self.pending)
                continue
            questions = self.client.questions()
            if not questions:
                await self.client.something(patience=1)
                continue
            batch = questions[0]
            assert batch.question is not None
            assert batch.seat is not None
            move = batch.choices[self.luck.below(len(batch.choices))].move
            self.client.answered(batch)
            self.pending = wire.Play(secrets.token_hex(16), batch.seat, move, batch.question.id)
            await self.settle(self.pending)
        stop.set()

    async def settle(self, play: wire.Play) -> None:
        answer = await self.client.send(play, patience=2)
        if answer.outcome == "retry":
            await asyncio.sleep(answer.after / 1_000)
            return
        if answer.outcome in ("applied", "duplicate"):
            self.accepted.append((self.client.table, play.id))
            self.tally.accepted += 1
            self.tally.duplicates += answer.outcome == "duplicate"
        elif answer.outcome not in ("stale", "illegal", "refused"):
            raise Lost(f"a move was answered {answer}")
        self.pending = None


async def sit_down(port: int, number: int, tally: Tally) -> list[Person]:
    """A fresh table full of people, its game begun."""
    game = GAMES[number % len(GAMES)]
    host = Client(port)
    made = await host.make(game, seats=SEATS, pace="relaxed")
    clients = [host]
    for name in ("Nina", "Ole")[: SEATS - 1]:
        friend = Client(port)
        await friend.sit(made.table, name)
        clients.append(friend)
    await host.join()
    started = await host.ask(wire.Start)
    if started.outcome != "applied":
        raise Lost(f"a table did not start: {started}")
    await host.drop()
    return [
        Person(client, stream(f"person/{number}", made.table, seat), tally)
        for seat, client in enumerate(clients)
    ]


async def cycle(
    nursery: Nursery, settings: Settings, people: list[Person], luck: Chance, tally: Tally
) -> None:
    """Start the server, let everyone play, and end it without warning."""
    point = ("random", *POINTS)[luck.below(len(POINTS) + 1)]
    wish = Wish(settings) if point == "random" else Wish(settings, point, 1 + luck.below(12))
    nursery.start(wish)
    stop = asyncio.Event()
    playing = [asyncio.create_task(person.play(stop)) for person in people]
    await reached(people, nursery)
    await asyncio.sleep(luck.below(60) / 1_000)
    nursery.kill()
    stop.set()
    for person in people:
        await person.client.drop()
    await asyncio.gather(*playing)
    tally.cycles += 1
    tally.points[point] += 1


async def reached(people: list[Person], nursery: Nursery) -> None:
    """Wait until some moves were accepted, or the server has died already."""
    before = sum(len(person.accepted) for person in people)
    for _ in range(300):
        if not nursery.alive() or sum(len(person.accepted) for person in people) > before + 1:
            return
        await asyncio.sleep(0.005)


async def prove(
    cycles: int, folder: Path, seed: str = "kill", told: Callable[[Tally], None] = lambda _: None
) -> Tally:
    """Kill the server so often; Lost if a promise was broken."""
    tally = Tally()
    luck = stream(seed, "kill")
    file = folder / "tables.db"
    settings = Settings(
        host="127.0.0.1",
        port=free_port(),
        database=f"sqlite:///{file}",
        thinkers=1,
        still=True,
        frames=1_000_000,
        asks=1_000_000,
    )
    nursery = Nursery.open()
    people: list[Person] = []
    everyone: list[Person] = []
    try:
        while tally.cycles < cycles:
            if tally.cycles % 25 == 0 or any(person.client.over() for person in people):
                nursery.start(Wish(settings))
                await answers(settings.port)
                people = await sit_down(settings.port, len(everyone), tally)
                everyone += people
                nursery.kill()
            await cycle(nursery, settings, people, luck, tally)
            told(tally)
    finally:
        nursery.close()
    check_log(file, [promise for person in everyone for promise in person.accepted])
    check_views(file, everyone)
    return tally


async def answers(port: int) -> None:
    """Wait until the server is there."""
    for _ in range(1_000):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
        except OSError:
            await asyncio.sleep(0.01)
        else:
            return
    raise Lost("the server does not come back")


def check_log(file: Path, accepted: list[tuple[str, str]]) -> None:
    """Check by SQL and hashes alone that every accepted move is stored once, in a whole chain."""
    db = sqlite3.connect(file)
    if db.execute("pragma integrity_check").fetchone() != ("ok",):
        raise Lost("the database is damaged")
    stored = Counter(
        db.execute("select table_id, move_id from log where move_id is not null").fetchall()
    )
    lost = [promise for promise in accepted if stored[promise] != 1]
    if lost:
        raise Lost(f"{len(lost)} accepted moves are not in the log exactly once")
    query = (
        "select table_id, seq, move_id, device, entry, previous, hash, at from log order by 1, 2"
    )
    head: dict[str, tuple[int, str]] = {}
    for table, seq, key, device, entry, previous, stated, at in db.execute(query):
        last, before = head.get(table, (-1, "0" * 64))
        parts = [before, table, str(seq), key or "", "" if device is None else str(device), str(at)]
        found = sha256("\n".join([*parts, entry]).encode()).hexdigest()
        if (seq, previous, stated) != (last + 1, before, found):
            raise Lost(f"the chain of {table} breaks at {seq}")
        head[table] = (seq, stated)
    db.close()


def check_views(file: Path, people: list[Person]) -> None:
    """Check that a fresh reading of the log gives everyone's last view."""
    store = Store(f"sqlite:///{file}")
    for table in {person.client.table for person in people}:
        row = store.table(table)
        assert row is not None
        entries = list(checked(store.rows(table)))
        told = {
            (number, seat.revision): seat.hash
            for person in people
            if person.client.table == table
            for number, seat in person.client.seats.items()
            if number is not None
        }
        fresh = restored(row.id, row.secret, [])
        for entry in entries:
            fresh.apply(entry)
            if fresh.match is None:
                continue
            for number in range(SEATS):
                known = told.pop((number, fresh.revisions.get(number, 0)), None)
                if known and known != view_hash(fresh.match.state.view(number)):
                    raise Lost(f"seat {number} of {table} was told something else")
        if told:
            raise Lost(f"{len(told)} browsers of {table} were told what is not in the log")
    store.close()
