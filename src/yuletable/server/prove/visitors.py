"""Browsers without a network: the same doors of the house that HTTP and sockets use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from yuletable.server import knocking, seating
from yuletable.server import protocol as wire
from yuletable.server.answering import handle
from yuletable.server.croupier import Order
from yuletable.server.guest import Guest
from yuletable.server.house import House
from yuletable.server.keys import device_of, welcome
from yuletable.server.live import Live
from yuletable.server.migrations import migrate
from yuletable.server.pace import STILL
from yuletable.server.sessions import Session, token_hash
from yuletable.server.store import Store, sqlite_url
from yuletable.server.thinking import Thinkers

read = msgspec.json.Decoder(wire.Outgoing).decode
PATIENCE = 4_000  # turns of the loop until an answer must have come


class QuietHouse(House):
    """A house whose bots never come to a decision, so that a game stands still."""

    async def _think(self, live: Live, order: Order) -> None:
        """Nothing comes of it."""


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[House]:
    """A house with a real database in this folder, and nobody in it yet."""
    store = Store(sqlite_url(folder / "tables.db"))
    migrate(store.engine)
    house = QuietHouse(store, Thinkers(1), STILL)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


class Browser:
    """One browser: its cookie, and its sockets at any number of tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.token: str | None = None
        self.guests: dict[str, Guest] = {}
        self.told: dict[str, list[wire.Outgoing]] = {}
        self.requests = 0

    def session(self) -> str | None:
        return token_hash(self.token) if self.token else None

    async def needed(self) -> Session:
        return await self.house.sessions.needed(self.token)

    # Over HTTP.

    async def make(self, game: str = "north_pole", **parts: Any) -> str:
        session = await self.needed()
        order = wire.MakeTable(**{"game": game, "seats": 4, "name": "Robin", **parts})
        made = await self.house.make(order, session)
        self.token = session.token
        return made.table

    async def sit(self, table: str, name: str, seat: int | None = None) -> list[int]:
        session, live = await self.needed(), await self.house.find(table)
        order = wire.TakeSeat(name=name, seat=seat)
        taken = await seating.sit(self.house, live, session, order)
        self.token = session.token
        return taken.seats

    async def take_over(self, table: str, code: str) -> list[int]:
        session, live = await self.needed(), await self.house.find(table)
        taken = await seating.take_over(self.house, live, session, code)
        self.token = session.token
        return taken.seats

    async def knock(self, table: str, name: str, seat: int) -> wire.Knocked:
        session, live = await self.needed(), await self.house.find(table)
        order = wire.AskForSeat(name=name, seat=seat)
        knocked = await knocking.knock(self.house, live, session, order)
        self.token = session.token
        return knocked

    async def seats(self, table: str) -> list[int]:
        """The seats this browser may play at a table."""
        live = await self.house.find(table)
        return live.table.seats_of(device_of(live, self.session()))

    # Over a socket.

    async def join(self, table: str) -> Live:
        live = await self.house.find(table)
        guest = Guest(welcome(live, self.session()), False, "en", self.session())
        self.guests[table], self.told[table] = guest, []
        self.house.arrive(live, guest, [])
        return live

    async def drop(self, table: str) -> None:
        """The socket of a table is closed."""
        guest = self.guests.pop(table, None)
        if guest is not None:
            self.house.leave(await self.house.find(table), guest)

    def heard(self, table: str) -> list[wire.Outgoing]:
        """All that came over the socket so far."""
        guest, told = self.guests[table], self.told[table]
        while guest.frames:
            told.append(read(guest.take()))
        return told

    def last_news(self, table: str) -> wire.TableNews:
        return [one for one in self.heard(table) if isinstance(one, wire.TableNews)][-1]

    async def ask(self, table: str, kind: type[wire.Request], **parts: Any) -> wire.Answer:
        """Make a request, and wait for its answer."""
        self.requests += 1
        return await self.send(table, kind(f"{id(self):024x}{self.requests:08x}", **parts))

    async def send(self, table: str, message: wire.Request) -> wire.Answer:
        live, before = await self.house.find(table), len(self.heard(table))
        await handle(self.house, live, self.guests[table], message)
        for _ in range(PATIENCE):
            for one in self.heard(table)[before:]:
                if isinstance(one, wire.Answer) and one.id == message.id:
                    return one
            await asyncio.sleep(0.001)
        raise AssertionError(f"no answer to {message}")
