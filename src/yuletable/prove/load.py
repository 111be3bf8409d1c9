"""Load many tables over real sockets, and measure answer times and server cost."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from yuletable.kernel.chance import Chance, stream
from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire

GAMES = ("north_pole", "secret_santa", "holiday_shuffle")
SEATS = 4
NAMES = ("Nina", "Ole", "Wei")
AT_ONCE = 50  # browsers that knock at the same moment


@dataclass(frozen=True)
class Figures:
    """What was measured at one number of tables."""

    tables: int
    moves: int
    moves_a_second: float
    p50: float  # milliseconds from sending a move to its durable answer
    p99: float
    p999: float
    cpu: float  # microseconds of the server's time for a move
    memory: float  # KiB for a table with its sockets
    back: float  # milliseconds until a browser that was away sees its seat again
    restart: float  # seconds from a kill until every browser sees its seat again

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Evening:
    """One table of people who answer at once, up to a given rate."""

    clients: list[Client]
    luck: Chance
    gap: float  # seconds between two moves of this table
    answers: list[float] = field(default_factory=list)

    async def play(self, until: float) -> None:
        next_move = time.perf_counter() + self.gap * self.luck.below(1_000) / 1_000
        while time.perf_counter() < until and not self.clients[0].over():
            await asyncio.sleep(max(0.0, next_move - time.perf_counter()))
            next_move += self.gap
            if not await self.one_move():
                await asyncio.sleep(0.01)

    async def one_move(self) -> bool:
        for client in self.clients:
            for batch in client.questions():
                assert batch.question is not None
                move = batch.choices[self.luck.below(len(batch.choices))].move
                client.answered(batch)
                begun = time.perf_counter()
                answer = await client.ask(
                    wire.Play, seat=batch.seat, move=move, question=batch.question.id
                )
                if answer.outcome == "applied":
                    self.answers.append(time.perf_counter() - begun)
                return True
        return False


async def sit_down(port: int, number: int, gap: float, language: str) -> Evening:
    """A table full of people, its game begun."""
    clients = [Client(port, language) for _ in range(SEATS)]
    game = GAMES[number % len(GAMES)]
    made = await clients[0].make(game, seats=SEATS, pace="relaxed")
    for friend, name in zip(clients[1:], NAMES, strict=True):
        await friend.sit(made.table, name)
    for client in clients:
        await client.join()
    await clients[0].ask(wire.Start)
    return Evening(clients, stream("load", made.table), gap)


async def measure(
    server: Server,
    tables: int,
    rate: float,
    seconds: float,
    language: str,
    told: Callable[[str], None],
) -> Figures:
    """Figures of so many tables that make so many moves a second together."""
    port, pid = server.port, server.pid()
    empty = memory_of(pid)
    told(f"{tables} tables sit down")
    evenings: list[Evening] = []
    for first in range(0, tables, 10):
        some = range(first, min(first + 10, tables))
        evenings += await asyncio.gather(
            *[sit_down(port, number, tables / rate, language) for number in some]
        )
    told(f"{tables} tables play")
    with no_pauses():
        used, begun = cpu_of(pid), time.perf_counter()
        await asyncio.gather(*[evening.play(begun + seconds) for evening in evenings])
        took = time.perf_counter() - begun
        cpu = cpu_of(pid) - used
    memory = memory_of(pid) - empty
    answers = sorted(answer for evening in evenings for answer in evening.answers)
    told(f"{tables} tables come back")
    clients = [client for evening in evenings for client in evening.clients]
    backs = sorted([await came_back(client) for client in clients[:: 1 + len(clients) // 100]])
    begun = time.perf_counter()
    server.kill()
    server.start()
    for first in range(0, len(clients), AT_ONCE):
        await asyncio.gather(*[came_back(client) for client in clients[first : first + AT_ONCE]])
    restart = time.perf_counter() - begun
    for evening in evenings:
        await asyncio.gather(*[client.close() for client in evening.clients])
    return Figures(
        tables=tables,
        moves=len(answers),
        moves_a_second=len(answers) / took,
        p50=1_000 * quantile(answers, 0.5),
        p99=1_000 * quantile(answers, 0.99),
        p999=1_000 * quantile(answers, 0.999),
        cpu=1e6 * cpu / max(1, len(answers)),
        memory=memory / tables,
        back=1_000 * quantile(backs, 0.99),
        restart=restart,
    )


@contextmanager
def no_pauses() -> Iterator[None]:
    """Keep the garbage collector of this side away from what is measured on the other."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def came_back(client: Client) -> float:
    """Seconds a browser needs to see its table again after its line broke."""
    begun = time.perf_counter()
    await client.drop()
    client.seats.clear()
    await client.join()
    await client.until(lambda: bool(client.seats))
    return time.perf_counter() - begun


def quantile(sorted_values: list[float], part: float) -> float:
    """The value below which this part of them lies."""
    if not sorted_values:
        return float("nan")
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))]


def cpu_of(pid: int) -> float:
    """Seconds of CPU a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """KiB a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line for line in lines if line.startswith("VmRSS")).split()[1])
