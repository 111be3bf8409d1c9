"""Bots think in separate processes, so that one that hangs or dies blocks no table."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from yuletable.kernel.ballot import Window
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Host, Seat, State
from yuletable.kernel.game import Game
from yuletable.server.bots.line_process import LineProcess
from yuletable.server.protocol import Verdict

DEADLINE = 8.0  # seconds from the order, after which the meekest move is made instead
LONGEST = 4.0  # seconds one process may take: a stuck one leaves the next in line half their time
LARGEST = 1 << 22  # bytes of one thought
MOST_HINTS = 16  # that may wait; bots are as many as tables have seats
MOST_OVERTAKING = 50  # quick errands in a row, while one that searches waits
QUICK = ("cosy", "merry", "greedy", "random", "meek")  # levels that answer at first sight


class Task(msgspec.Struct, frozen=True):
    """A bot's task: a world its seat cannot tell from the real one, never the real one."""

    game: str
    seats: int
    edition: str
    options: dict[str, Any]
    level: str
    seat: Seat
    position: dict[str, Any]
    luck: str  # the bot's own, for this question
    hurry: bool = False  # a window: answer at once
    aside: bool = False  # nobody asked: it may have nothing to say
    hint: bool = False  # weigh the moves for a person
    takes: float = 0.0  # seconds until the answer, however soon it is found


class Why(msgspec.Struct, frozen=True):
    """A reason for a hint: its message and facts."""

    message: str
    facts: dict[str, Any]
    moves: dict[str, str]  # facts that are moves, as they are written


class Considered(msgspec.Struct, frozen=True):
    """A move weighed for a hint: how it looks, and its chance to win, between low and high."""

    move: str
    verdict: Verdict
    chance: float
    low: float
    high: float


class Thought(msgspec.Struct, frozen=True):
    """The result: the move, or the moves weighed for a hint."""

    move: str = ""
    weighed: list[Considered] = []
    reasons: list[Why] = []
    failed: str = ""


def imagined(game: Game, state: State, seat: Seat, luck: Chance) -> dict[str, Any]:
    """Imagine a position that this seat cannot tell from the real one, and that asks it.

    In a window, the seats asked before it count as having declined.
    """
    world = state.guess(seat, luck)
    quiet = Host(luck)
    window = isinstance(world.stack[-1], Window)
    while window and world.waiting() and seat not in world.waiting():
        earlier = world.waiting()[0]
        world.play(earlier, world.menu(earlier)[0], quiet)
    return game.write_position(world)


class Thinker:
    """One process that thinks about one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = LineProcess(command, LARGEST)
        self.warm = False  # has answered since it was started, which takes its time

    async def think(self, task: Task, deadline: float) -> Thought:
        """Ask the process; on any failure, replace it and return an empty thought."""
        # Nobody's table waits for a hint, and on a small machine it may need the time.
        most = min(deadline, LONGEST) if self.warm and not task.hint else deadline
        try:
            thought = await asyncio.wait_for(self._ask(task), most)
            self.warm = True
            return thought
        except (TimeoutError, OSError, msgspec.DecodeError, asyncio.IncompleteReadError) as error:
            await self.stop()
            return Thought(failed=type(error).__name__)

    async def _ask(self, task: Task) -> Thought:
        return msgspec.json.decode(await self.process.ask(msgspec.json.encode(task)), type=Thought)

    async def stop(self) -> None:
        self.warm = False
        await self.process.stop()


@dataclass(eq=False)
class Errand:
    """A queued task: its table, its deadline, and the future that awaits its result."""

    task: Task
    table: str
    until: float  # by the loop's clock
    done: asyncio.Future[Thought]

    def answer(self, thought: Thought) -> None:
        """Deliver the result; only the first one counts."""
        if not self.done.done():
            self.done.set_result(thought)


class Line:
    """A queue of errands in which tables take turns, however many one of them has."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, deque[Errand]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.tables.values()))

    def add(self, errand: Errand) -> None:
        self.tables.setdefault(errand.table, deque()).append(errand)

    def take(self) -> Errand:
        """The next errand; its table goes to the end of the line."""
        table, errands = self.tables.popitem(last=False)
        errand = errands.popleft()
        if errands:
            self.tables[table] = errands
        return errand

    def remove(self, errand: Errand) -> bool:
        """Take an errand out of the line; was it still there?"""
        errands = self.tables.get(errand.table, deque())
        if errand not in errands:
            return False
        errands.remove(errand)
        if not errands:
            del self.tables[errand.table]
        return True


class BotPool:
    """A pool of processes in which bots think, and the queues in front of them.

    Bots come before hints. Quick levels overtake those that search, which never hold the last
    process; so a table with quick bots waits for milliseconds, not for everybody's searches.
    """

    def __init__(self, count: int, command: Sequence[str] | None = None) -> None:
        usual = [sys.executable, "-m", "yuletable.server.bots.worker"]
        self.all = [Thinker(command or usual) for _ in range(count)]
        self.free = self.all[::-1]  # the last one used is used next: others need not be started
        self.quick, self.slow, self.hints = Line(), Line(), Line()
        self.searching = 0  # processes at work for a long while
        self.overtaken = 0  # quick errands that went past a waiting slow one, in a row
        self.running: set[asyncio.Task[None]] = set()

    async def think(self, task: Task, table: str = "", deadline: float = DEADLINE) -> Thought:
        """Think about a task, or return an empty thought after its deadline."""
        line = self._line(task)
        if line is self.hints and len(line) >= MOST_HINTS:
            return Thought(failed="too many hints are asked for")
        loop = asyncio.get_running_loop()
        errand = Errand(task, table, loop.time() + deadline, loop.create_future())
        line.add(errand)
        self._start()
        try:
            return await asyncio.wait_for(errand.done, deadline)
        except TimeoutError:
            return Thought(failed="TimeoutError")
        finally:
            line.remove(errand)

    def waiting(self) -> dict[str, int]:
        """How many errands are in each line."""
        return {"quick": len(self.quick), "slow": len(self.slow), "hints": len(self.hints)}

    def _line(self, task: Task) -> Line:
        if task.hint:
            return self.hints
        return self.quick if task.hurry or task.level in QUICK else self.slow

    def _start(self) -> None:
        """Start errands on free processes."""
        while self.free and (line := self._next_line()) is not None:
            errand = line.take()
            self.searching += line is not self.quick
            working = asyncio.create_task(self._work(self.free.pop(), errand, line))
            self.running.add(working)
            working.add_done_callback(self.running.discard)

    def _next_line(self) -> Line | None:
        """Whose turn it is: quick bots, then bots that search, then hints."""
        slow = next((line for line in (self.slow, self.hints) if line), None)
        if slow is not None and self.searching >= max(1, len(self.all) - 1):
            slow = None
        if self.quick and (slow is None or self.overtaken < MOST_OVERTAKING):
            self.overtaken = 0 if slow is None else self.overtaken + 1
            return self.quick
        self.overtaken = 0
        return slow

    async def _work(self, thinker: Thinker, errand: Errand, line: Line) -> None:
        """Let one process do one errand, and drop errands that nobody waits for."""
        left = errand.until - asyncio.get_running_loop().time()
        try:
            if left > 0 and not errand.done.done():
                errand.answer(await thinker.think(errand.task, left))
        finally:
            errand.answer(Thought(failed="given up"))
            self.searching -= line is not self.quick
            self.free.append(thinker)
            self._start()

    async def stop(self) -> None:
        for line in (self.quick, self.slow, self.hints):
            while line:
                line.take().answer(Thought(failed="closed"))
        for working in list(self.running):
            working.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        for thinker in self.all:
            await thinker.stop()
