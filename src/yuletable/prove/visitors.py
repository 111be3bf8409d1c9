"""Browsers without a network: the same doors of the house that HTTP and sockets use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from yuletable.server import protocol as wire
from yuletable.server.bots.pool import BotPool
from yuletable.server.feed.connection import Connection
from yuletable.server.net.sessions import Session, token_hash
from yuletable.server.rooms import knocking, seating
from yuletable.server.rooms.keys import device_of, welcome
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import handle
from yuletable.server.rooms.room import Room
from yuletable.server.storage.migrations import migrate
from yuletable.server.storage.store import Store, sqlite_url
from yuletable.server.table.director import Order
from yuletable.server.table.pace import STILL

read = msgspec.json.Decoder(wire.Outgoing).decode
PATIENCE = 4_000  # turns of the loop until an answer must have come


class QuietHouse(TableRegistry):
    """A house whose bots and clocks do nothing by themselves, so that a game stands still."""

    async def _think(self, room: Room, order: Order) -> None:
        """Nothing comes of it."""

    def _ring(self, room: Room) -> None:
        """Time passes only when somebody lets it."""


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[TableRegistry]:
    """A house with a real database in this folder, and nobody in it yet."""
    store = Store(sqlite_url(folder / "tables.db"))
    migrate(store.engine)
    registry = QuietHouse(store, BotPool(1), STILL)
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


class Browser:
    """One browser: its cookie, and its sockets at any number of tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.token: str | None = None
        self.connections: dict[str, Connection] = {}
        self.told: dict[str, list[wire.Outgoing]] = {}
        self.requests = 0

    def session(self) -> str | None:
        return token_hash(self.token) if self.token else None

    async def needed(self) -> Session:
        return await self.registry.sessions.needed(self.token)

    # Over HTTP.

    async def make(self, game: str = "north_pole", **parts: Any) -> str:
        session = await self.needed()
        order = wire.MakeTable(**{"game": game, "seats": 4, "name": "Robin", **parts})
        made = await self.registry.make(order, session)
        self.token = session.token
        return made.table

    async def sit(self, table: str, name: str, seat: int | None = None) -> list[int]:
        session, room = await self.needed(), await self.registry.find(table)
        order = wire.TakeSeat(name=name, seat=seat)
        taken = await seating.sit(self.registry, room, session, order)
        self.token = session.token
        return taken.seats

    async def take_over(self, table: str, code: str) -> list[int]:
        session, room = await self.needed(), await self.registry.find(table)
        taken = await seating.take_over(self.registry, room, session, code)
        self.token = session.token
        return taken.seats

    async def knock(self, table: str, name: str, seat: int) -> wire.Knocked:
        session, room = await self.needed(), await self.registry.find(table)
        order = wire.AskForSeat(name=name, seat=seat)
        knocked = await knocking.knock(self.registry, room, session, order)
        self.token = session.token
        return knocked

    async def seats(self, table: str) -> list[int]:
        """The seats this browser may play at a table."""
        room = await self.registry.find(table)
        return room.table.seats_of(device_of(room, self.session()))

    # Over a socket.

    async def join(self, table: str) -> Room:
        room = await self.registry.find(table)
        connection = Connection(welcome(room, self.session()), False, "en", self.session())
        self.connections[table], self.told[table] = connection, []
        self.registry.arrive(room, connection, [])
        return room

    async def drop(self, table: str) -> None:
        """The socket of a table is closed."""
        connection = self.connections.pop(table, None)
        if connection is not None:
            self.registry.leave(await self.registry.find(table), connection)

    def heard(self, table: str) -> list[wire.Outgoing]:
        """All that came over the socket so far."""
        connection, told = self.connections[table], self.told[table]
        while connection.frames:
            told.append(read(connection.take()))
        return told

    def last_news(self, table: str) -> wire.TableNews:
        return [one for one in self.heard(table) if isinstance(one, wire.TableNews)][-1]

    async def ask(self, table: str, kind: type[wire.Request], **parts: Any) -> wire.Answer:
        """Make a request, and wait for its answer."""
        self.requests += 1
        return await self.send(table, kind(f"{id(self):024x}{self.requests:08x}", **parts))

    async def send(self, table: str, message: wire.Request) -> wire.Answer:
        room, before = await self.registry.find(table), len(self.heard(table))
        await handle(self.registry, room, self.connections[table], message)
        for _ in range(PATIENCE):
            for one in self.heard(table)[before:]:
                if isinstance(one, wire.Answer) and one.id == message.id:
                    return one
            await asyncio.sleep(0.001)
        raise AssertionError(f"no answer to {message}")
