"""Bots think in processes of their own: one that hangs or dies never holds a table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from yuletable.kernel.ballot import Window
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Host, Seat, State
from yuletable.kernel.game import Game

DEADLINE = 8.0  # seconds, after which the meekest move is made instead


class Task(msgspec.Struct, frozen=True):
    """What a bot is told: a world its seat cannot tell from the real one, never the real one."""

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
    """A reason for a hint: its message, and what that speaks of."""

    message: str
    facts: dict[str, Any]
    moves: dict[str, str]  # facts that are moves, as they are written


class Thought(msgspec.Struct, frozen=True):
    """What came of it: the move, or the moves weighed for a hint."""

    move: str = ""
    weighed: list[tuple[str, float, float, float]] = []  # move, chance to win, between these
    reasons: list[Why] = []
    failed: str = ""


def imagined(game: Game, state: State, seat: Seat, luck: Chance) -> dict[str, Any]:
    """The position of a world this seat cannot tell from the real one, in which it is asked.

    In a window those who are asked before it are taken to have declined.
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
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def think(self, task: Task, deadline: float) -> Thought:
        """The bot's thought; whatever goes wrong, the process is replaced and the thought empty."""
        try:
            return await asyncio.wait_for(self._ask(task), deadline)
        except (TimeoutError, OSError, msgspec.DecodeError, asyncio.IncompleteReadError) as error:
            await self.stop()
            return Thought(failed=type(error).__name__)

    async def _ask(self, task: Task) -> Thought:
        process = self.process
        if process is None or process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            process = await asyncio.create_subprocess_exec(
                *self.command, stdin=pipe, stdout=pipe, limit=2**22
            )
            self.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=Thought)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Thinkers:
    """As many processes as bots may think at once."""

    def __init__(self, count: int, command: Sequence[str] | None = None) -> None:
        usual = [sys.executable, "-m", "yuletable.server.thinker"]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        self.all = [Thinker(command or usual) for _ in range(count)]
        for thinker in self.all:
            self.free.put_nowait(thinker)

    async def think(self, task: Task, deadline: float = DEADLINE) -> Thought:
        thinker = await self.free.get()
        try:
            return await thinker.think(task, deadline)
        finally:
            self.free.put_nowait(thinker)

    async def stop(self) -> None:
        for thinker in self.all:
            await thinker.stop()
