"""Prove that strangers never disconnect or delay a seated player.

First in one process, where everything happens between two turns of the loop: people who look on
come and go in hundreds before anything is sent. Then at a real server: crowds that come and go,
browsers that never read, floods of hellos and half requests, while somebody plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.bots.pool import BotPool
from yuletable.server.feed.connection import MOST_FRAMES, Connection
from yuletable.server.net.sessions import new_session
from yuletable.server.protocol import write_frame
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import Room
from yuletable.server.settings import Settings
from yuletable.server.storage.migrations import migrate
from yuletable.server.storage.store import Store, sqlite_url
from yuletable.server.table.pace import STILL
from yuletable.server.table.requests import decide

BOUND = 10.0  # seconds in which a player is answered whatever others do, on any machine
FEW = 4  # frames that a crowd may leave in a player's queue
LIMITS = {"visits": "1000000", "sockets_from": "200", "sockets_at": "60", "reads": "1000000"}


class Broken(AssertionError):
    """Strangers disturbed a player."""


@dataclass
class Tally:
    """What the crowd did, and how the player fared."""

    rounds: int = 0
    strangers: int = 0
    refused: int = 0  # sockets that were not opened
    asked: int = 0  # requests of the player, all answered
    slowest: float = 0.0  # seconds for one of them


# In one process.


async def rush(folder: Path, count: int, watching: bool) -> int:
    """Let many people come and go at once; count the frames that leaves the player to read."""
    store = Store(sqlite_url(folder / "tables.db"))
    migrate(store.engine)
    registry = TableRegistry(store, BotPool(1), STILL, Settings())
    await registry.open()
    try:
        room, player = await seated(registry, watching)
        before = len(player.frames)
        come_and_go(registry, room, count)
        if player.closed:
            raise Broken(f"a player was closed with {player.code} by those who left")
        return len(player.frames) - before
    finally:
        await registry.close()


async def seated(registry: TableRegistry, watching: bool) -> tuple[Room, Connection]:
    """Somebody in the lobby of a table that others may watch, or may not."""
    order = wire.MakeTable(game="north_pole", seats=2, name="Robin")
    made = await registry.make(order, new_session("the browser of a person"))
    room, player = await registry.find(made.table), Connection(0, False, "en")
    settle = wire.Settle(secrets.token_hex(16), watchers=watching)
    await registry.commit(room, decide(room.director, 0, settle, 0).steps)
    registry.arrive(room, player, [])
    return room, player


def come_and_go(registry: TableRegistry, room: Room, count: int) -> None:
    strangers = [Connection(None, False, "en") for _ in range(count)]
    for stranger in strangers:
        registry.arrive(room, stranger, [])
    for stranger in strangers:
        registry.leave(room, stranger)


async def prove_rush(folder: Path, count: int = 2 * MOST_FRAMES) -> None:
    """Raise Broken if visitors cost a player more than a few frames."""
    for watching, most in ((True, FEW), (False, 0)):
        here = folder / str(watching)
        here.mkdir()
        if (left := await rush(here, count, watching)) > most:
            raise Broken(f"{count} people who came and went left a player {left} frames")


# At a real server.


class Crowd:
    """Everything that strangers with the link do to a table."""

    def __init__(self, port: int, table: str, tally: Tally) -> None:
        self.port = port
        self.table = table
        self.tally = tally
        self.held: list[socket.socket] = []

    async def visit(self, hellos: int = 1) -> None:
        """Come, say hello a number of times, and go without a word."""
        self.tally.strangers += 1
        try:
            line = await connect(
                f"ws://127.0.0.1:{self.port}/ws/{self.table}",
                origin=f"http://127.0.0.1:{self.port}",  # type: ignore[arg-type]
                compression=None,
                proxy=None,
                open_timeout=BOUND,
            )
        except (OSError, WebSocketException):
            self.tally.refused += 1
            return
        with contextlib.suppress(OSError, WebSocketException):
            for _ in range(hellos):
                await line.send(write_frame(wire.Hello()).decode())
        line.transport.abort()

    async def never_read(self) -> None:
        """Open a socket, say hello, and never read what comes."""
        self.tally.strangers += 1
        line = await self._raw()
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        head = (
            f"GET /ws/{self.table} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Origin: http://127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        hello = write_frame(wire.Hello())
        frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello  # masked with zeros
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().sock_sendall(line, head.encode())
            await asyncio.sleep(0.05)
            await asyncio.get_running_loop().sock_sendall(line, frame)

    async def half_a_request(self) -> None:
        self.tally.strangers += 1
        line = await self._raw()
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().sock_sendall(line, b"GET / HTTP/1.1\r\nHost: 127")

    async def _raw(self) -> socket.socket:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.setblocking(False)
        self.held.append(line)
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        return line

    def go(self) -> None:
        for line in self.held:
            line.close()
        self.held.clear()


async def player_at(port: int) -> Client:
    """Somebody in a game among bots that everybody with the link may watch."""
    player = Client(port)
    await player.make("north_pole", seats=2)
    await player.join()
    await player.ask(wire.Settle, watchers=True)
    answer = await player.ask(wire.Start, level="merry")
    if answer.outcome != "applied":
        raise Broken(f"a game did not begin: {answer}")
    return player


async def play_on(player: Client, tally: Tally, still: Callable[[], bool]) -> None:
    """Keep asking and moving; every request must be answered."""
    clock = asyncio.get_running_loop().time
    while still():
        begun = clock()
        try:
            await player.ask(wire.Why, seat=0, move="3")
            for batch in player.questions():
                assert batch.question is not None
                move, question = batch.choices[0].move, batch.question.id
                await player.ask(wire.Play, seat=0, move=move, question=question)
                player.answered(batch)
        except (ConnectionError, TimeoutError) as error:
            raise Broken(f"a player was not answered: {error!r} {player.bye}") from None
        tally.asked += 1
        tally.slowest = max(tally.slowest, clock() - begun)
        if tally.slowest > BOUND:
            raise Broken(f"a player waited {tally.slowest:.1f} s")
        await asyncio.sleep(0.01)


async def one_round(player: Client, port: int, size: int, tally: Tally) -> None:
    """A whole crowd at once, while somebody plays."""
    crowd = Crowd(port, player.table, tally)
    doings = [
        *[crowd.visit() for _ in range(size)],
        *[crowd.visit(hellos=50) for _ in range(size // 4)],
        *[crowd.never_read() for _ in range(size // 4)],
        *[crowd.half_a_request() for _ in range(size // 2)],
    ]
    rush = asyncio.gather(*doings)
    playing = asyncio.create_task(play_on(player, tally, lambda: not rush.done()))
    try:
        await rush
        await playing
    finally:
        crowd.go()
    tally.rounds += 1


async def prove(
    rounds: int,
    folder: Path,
    size: int = 60,
    told: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Let crowds come so many times; Broken if a player is closed or left waiting."""
    tally = Tally()
    await prove_rush(folder)
    with Server(folder, **LIMITS) as server:
        player = await player_at(server.port)
        while tally.rounds < rounds:
            await one_round(player, server.port, size, tally)
            if player.over():
                await player.close()
                player = await player_at(server.port)
            told(tally)
        await player.close()
    return tally
