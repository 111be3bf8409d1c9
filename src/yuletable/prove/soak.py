"""Prove that many short evenings leave the server as it was.

Tables, sockets, tasks, lines, open files, threads and processes must be back where they began, and
memory must not have grown with the number of evenings.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from websockets.asyncio.client import connect

from yuletable.kernel.chance import Chance, stream
from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.rooms.registry import READERS

AT_ONCE = 4  # evenings
MOVES = 6  # of a person in one evening
PATIENCE = 60.0  # seconds until everything is back
WATCHED = ("yuletable_tables", "yuletable_connections", "yuletable_waiting", "yuletable_due")
WARM = 3  # rounds until caches are full and processes started
GROWTH = 24 << 10  # KiB of memory that may come and go
LATE = {"threads": READERS, "files": READERS}  # a reader starts when several read at once


class Broken(AssertionError):
    """Something was left behind."""


@dataclass
class Traces:
    """What a server holds at one moment."""

    metrics: dict[str, float]
    tasks: float
    files: int
    threads: int
    children: int
    memory: int  # KiB

    def left_behind(self, before: Traces) -> str:
        """What is more than it was, in words."""
        found = [name for name, value in self.metrics.items() if value > before.metrics[name]]
        for name in ("tasks", "files", "threads", "children"):
            if getattr(self, name) > getattr(before, name) + LATE.get(name, 0):
                found.append(f"{name} {getattr(before, name)} -> {getattr(self, name)}")
        if self.memory > before.memory + GROWTH:
            found.append(f"memory {before.memory} -> {self.memory} KiB")
        return ", ".join(found)


@dataclass
class Tally:
    """How many evenings there were, and what they left."""

    evenings: int = 0
    moves: int = 0
    before: Traces | None = None
    after: Traces | None = None
    errors: list[str] = field(default_factory=list)


def traces(server: Server) -> Traces:
    """Look at a server from outside."""
    with urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=10) as told:
        lines = [line.rsplit(" ", 1) for line in told.read().decode().splitlines()]
    metrics = {name: float(value) for name, value in lines if name.startswith(WATCHED)}
    tasks = next(float(value) for name, value in lines if name == "yuletable_tasks")
    here = Path(f"/proc/{server.pid()}")
    status = dict(line.split(":\t", 1) for line in (here / "status").read_text().splitlines())
    children = (here / "task" / str(server.pid()) / "children").read_text().split()
    return Traces(
        metrics=metrics,
        tasks=tasks,
        files=len(os.listdir(here / "fd")),
        threads=int(status["Threads"]),
        children=len(children),
        memory=int(status["VmRSS"].split()[0]),
    )


async def evening(port: int, luck: Chance, tally: Tally) -> None:
    """Somebody comes, plays a little among bots, and goes in one way or another."""
    robin = Client(port)
    await robin.make(
        "north_pole", seats=2, level="merry", pace="daily" if luck.below(4) else "normal"
    )
    await robin.join()
    for _ in range(MOVES):
        await robin.until(lambda: robin.is_asked() or robin.over())
        for batch in robin.questions()[:1]:
            assert batch.question is not None
            move, question = batch.choices[0].move, batch.question.id
            await robin.ask(wire.Play, seat=0, move=move, question=question)
            robin.answered(batch)
            tally.moves += 1
    if luck.below(2):
        await robin.ask(wire.Leave, seat=0)
    await (robin.drop() if luck.below(2) else robin.close())
    tally.evenings += 1


async def passers_by(port: int) -> None:
    """Somebody makes a table and never opens it, and others only look."""
    maker = Client(port)
    made = await maker.make("holiday_shuffle", seats=2)
    for path in (f"/api/tables/{made.table}", f"/api/tables/{secrets.token_hex(16)}"):
        with contextlib.suppress(HTTPError):
            await maker.get(path)
    line = await connect(
        f"ws://127.0.0.1:{port}/ws/{made.table}",
        origin=maker.origin,  # type: ignore[arg-type]
        proxy=None,
    )
    line.transport.abort()


async def one_round(port: int, luck: Chance, tally: Tally) -> None:
    await asyncio.gather(
        *[evening(port, luck, tally) for _ in range(AT_ONCE)],
        *[passers_by(port) for _ in range(AT_ONCE)],
    )


async def settled(server: Server, before: Traces | None) -> Traces:
    """What is left when everything that was going to end has ended."""
    until = time.monotonic() + PATIENCE
    while True:
        now = await asyncio.to_thread(traces, server)
        busy = now.metrics["yuletable_tables"] > 0 or (before and now.left_behind(before))
        if not busy or time.monotonic() > until:
            return now
        await asyncio.sleep(0.5)


async def prove(
    minutes: float,
    folder: Path,
    seed: str = "soak",
    told: Callable[[Tally], None] = lambda _: None,
    **settings: str,
) -> Tally:
    """Let evenings come and go for so long; Broken if they leave something behind."""
    tally = Tally()
    luck = stream(seed, "soak")
    with Server(folder, **{"idle": "1", **settings}) as server:
        for _ in range(WARM):
            await one_round(server.port, luck, tally)
        tally.before = await settled(server, None)
        if tally.before.metrics["yuletable_tables"]:
            raise Broken("tables stay in memory when everybody has gone")
        until = time.monotonic() + minutes * 60
        while time.monotonic() < until:
            await one_round(server.port, luck, tally)
            told(tally)
        tally.after = await settled(server, tally.before)
        if left := tally.after.left_behind(tally.before):
            raise Broken(f"{tally.evenings} evenings left behind: {left}")
    return tally
