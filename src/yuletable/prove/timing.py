"""When a bot answers must not tell what it holds: the real-time half of `prove leaks`.

A real server, real sockets, bots of one level. A browser writes down when it learns of each move;
afterward the log says what the bot could have done. The times of bots with one lawful move and of
those with several must look alike to two tests, one of their distributions, one of their means.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import exp, inf, sqrt
from pathlib import Path
from statistics import fmean, median, variance
from typing import NamedTuple

from yuletable.bots.levels import LEVELS, SECOND, takes
from yuletable.kernel.ballot import Window
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Aside
from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.storage.store import Store, checked, sqlite_url
from yuletable.server.table import log
from yuletable.server.table.table import Table

GAME = "secret_santa"  # in which a bot that must pass tells what it does not hold
SEATS = 4
TABLES = 8  # at once, of bots that need no search
SEARCHING = 2  # at once, of those that do: more would only wait for each other
SETTLING = 6  # questions of each table that are left out: processes start, rooms warm up
PACES: tuple[wire.Pace, ...] = ("brisk", "normal")
FEWEST = 8  # times of either sort, or nothing is said about them
# Times that have nothing to do with each other are called different once in a million trials.
UNLIKELY = 1e-6  # by the test of Kolmogorov and Smirnov
FAR = 5.0  # standard errors between the means, by Welch


class Told(AssertionError):
    """The time of an answer tells whether there was a choice."""


class Answer(NamedTuple):
    """One answer as a browser saw it."""

    what: str  # a move or a window
    forced: bool  # the bot had only this answer
    seconds: float


@dataclass
class Tally:
    """What was measured."""

    answers: int = 0
    found: list[str] = field(default_factory=list)  # a line for each comparison

    def __str__(self) -> str:
        return "\n".join([f"{self.answers} answers", *self.found])


class Watch(Client):
    """A browser that writes down when it is told something, and answers at once."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__(port, "")
        self.luck = stream("timing", GAME, number)
        self.arrived: dict[int, float] = {}  # by revision
        self.mine = 0  # answers of its own

    def _told(self, batch: wire.Batch) -> None:
        self.arrived[batch.revision] = time.monotonic()
        super()._told(batch)

    def counted(self) -> int:
        """About how many answers of bots it has seen."""
        return len(self.arrived) - self.mine

    async def play(self) -> None:
        while not self.over():
            await self.something(60)
            for batch in self.questions():
                assert batch.question is not None
                self.answered(batch)
                self.mine += 1
                move = batch.choices[self.luck.below(len(batch.choices))].move
                await self.ask(wire.Play, seat=batch.seat, move=move, question=batch.question.id)


async def prove(
    answers: int,
    folder: Path,
    levels: list[str] | None = None,
    paces: list[wire.Pace] | None = None,
    load: bool = False,
    told: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Compare the times of so many answers of each level at each pace; Told if they differ."""
    tally = Tally()
    for level in levels or list(LEVELS):
        for pace in paces or list(PACES):
            place = folder / f"{level}-{pace}"
            place.mkdir()
            with Server(place, still="0", pool="2") as server:
                measured = await measure(server, level, pace, answers, load)
            tally.answers += len(measured)
            tally.found += compare(measured, f"{level}, {pace}")
            told(tally)
    return tally


async def measure(
    server: Server, level: str, pace: wire.Pace, answers: int, load: bool
) -> list[Answer]:
    """The answers of bots at several tables, as their guests saw them."""
    tables = SEARCHING if takes(level) >= SECOND else TABLES
    watches = [Watch(server.port, number) for number in range(tables)]
    crowd = [Watch(server.port, TABLES + number) for number in range(TABLES if load else 0)]
    for watch in watches + crowd:
        bots = level if watch in watches else "wily"
        await watch.make(GAME, seats=SEATS, pace=pace, level=bots, options={"games_per_night": 9})
        await watch.join()
    playing = [asyncio.create_task(watch.play()) for watch in watches + crowd]
    while sum(watch.counted() - SETTLING for watch in watches) < answers:
        await asyncio.sleep(0.1)
        for task in playing:
            if task.done():
                task.result()
        if all(task.done() for task in playing):
            break
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for watch in watches + crowd:
        await watch.close()
    store = Store(sqlite_url(server.database))
    try:
        return [answer for watch in watches for answer in answers_of(store, watch)]
    finally:
        store.close()


def answers_of(store: Store, watch: Watch) -> Iterator[Answer]:
    """What the log says about the answers this browser has timed."""
    row = store.table(watch.table)
    assert row is not None
    table = Table(row.id, row.secret)
    asked, since = 0, inf
    for entry in checked(store.rows(row.id)):
        had = choice_of(table, entry)
        table.apply(entry)
        if entry.sealed() not in (None, 0):
            continue
        arrived = watch.arrived.get(table.revisions.get(0, 0))
        if had is not None and arrived is not None and since < inf and asked > SETTLING:
            yield Answer(*had, arrived - since)
        if table.question != asked:
            asked, since = table.question, inf if arrived is None else arrived


def choice_of(table: Table, entry: log.AnyEntry) -> tuple[str, bool] | None:
    """What a bot's answer is called, and whether it was forced; nothing if no bot answered."""
    if not isinstance(entry, log.Moved) or entry.by not in ("bot", "window"):
        return None
    state = table.playing().state
    phase = state.stack[-1]
    if isinstance(phase, Window):
        bots = [seat for seat in phase.asked(state) if not table.chairs[seat].person()]
        if not bots:
            return None
        return "window", all(len(phase.menu(state, seat)) == 1 for seat in bots)
    seat, text = entry.moves[0]
    if isinstance(table.game.read_move(text), Aside):
        return None
    return "move", len(phase.menu(state, seat)) == 1


def compare(answers: list[Answer], where: str) -> list[str]:
    """A line for each sort of answer; Told if its times tell whether there was a choice."""
    lines: list[str] = []
    for what in ("move", "window"):
        forced = [a.seconds for a in answers if a.what == what and a.forced]
        chosen = [a.seconds for a in answers if a.what == what and not a.forced]
        if min(len(forced), len(chosen)) < FEWEST:
            lines.append(f"{where}, {what}: too few to tell ({len(forced)} and {len(chosen)})")
            continue
        alike, apart = smirnov(forced, chosen), welch(forced, chosen)
        line = (
            f"{where}, {what}: forced {1e3 * median(forced):.0f} ms (n {len(forced)}), chosen "
            f"{1e3 * median(chosen):.0f} ms (n {len(chosen)}), KS p {alike:.2g}, t {apart:.1f}"
        )
        if alike < UNLIKELY or abs(apart) > FAR:
            raise Told(line)
        lines.append(line)
    return lines


def smirnov(one: list[float], other: list[float]) -> float:
    """How likely two samples of one distribution differ so much (Kolmogorov and Smirnov)."""
    a, b = sorted(one), sorted(other)
    apart, i, j = 0.0, 0, 0
    while i < len(a) and j < len(b):
        at = min(a[i], b[j])
        while i < len(a) and a[i] <= at:
            i += 1
        while j < len(b) and b[j] <= at:
            j += 1
        apart = max(apart, abs(i / len(a) - j / len(b)))
    size = sqrt(len(a) * len(b) / (len(a) + len(b)))
    scaled = (size + 0.12 + 0.11 / size) * apart
    if scaled < 0.2:  # the series does not converge there, and the answer is one
        return 1.0
    terms = [exp(-2 * (k * scaled) ** 2) for k in range(1, 101)]
    return min(1.0, max(0.0, 2 * (sum(terms[::2]) - sum(terms[1::2]))))


def welch(one: list[float], other: list[float]) -> float:
    """How many standard errors two means lie apart (Welch)."""
    error: float = sqrt(variance(one) / len(one) + variance(other) / len(other))
    gap = fmean(one) - fmean(other)
    if error == 0.0:
        return inf if gap else 0.0
    return gap / error
