"""The first moments of a socket, when either side may be slow."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.test_house import sat_down
from yuletable.server import app
from yuletable.server import protocol as wire
from yuletable.server.protocol import write_frame
from yuletable.server.settings import Settings

Receive = Callable[[], Awaitable[dict[str, Any]]]
GONE = {"type": "websocket.disconnect"}
read = msgspec.json.Decoder(wire.Outgoing).decode


class Line:
    """A socket of which the test holds the other end."""

    def __init__(self, *frames: Receive) -> None:
        self.headers = {"origin": "http://here", "host": "here"}
        self.cookies: dict[str, str] = {}
        self.client = None
        self.scope: dict[str, Any] = {"headers": []}
        self.frames = list(frames)
        self.told: list[wire.Outgoing] = []

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self.frames.pop(0)()

    async def send(self, message: dict[str, Any]) -> None:
        self.told.append(read(message["text"]))

    async def send_data(self, text: str, mode: str) -> None:
        self.told.append(read(text))

    async def close(self, code: int) -> None:
        pass


async def never() -> dict[str, Any]:
    await asyncio.sleep(60)
    return GONE


def test_whoever_says_hello_too_late_may_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone that falls asleep on its way to the table is not sent home for good."""
    monkeypatch.setattr(app, "HELLO", 0.01)

    async def visit() -> Line:
        registry, room, _ = await sat_down(tmp_path)
        line = Line(never)
        await app.table_socket.fn(line, room.row.id, registry, Settings())
        await registry.close()
        return line

    (bye,) = asyncio.run(visit()).told
    assert isinstance(bye, wire.Bye)
    assert bye.again


def test_nobody_sits_down_at_a_table_that_was_let_go(tmp_path: Path) -> None:
    """It may have been while their hello was on its way; nothing ever happens at such a table."""

    async def visit() -> bool:
        registry, room, _ = await sat_down(tmp_path)

        async def hello() -> dict[str, Any]:
            registry.drop(room)
            return {"type": "websocket.receive", "text": write_frame(wire.Hello()).decode()}

        async def look() -> dict[str, Any]:
            found.append(bool(room.connections - before))
            return GONE

        found: list[bool] = []
        before = set(room.connections)
        await app.table_socket.fn(Line(hello, look), room.row.id, registry, Settings())
        await registry.close()
        return found[0]

    assert not asyncio.run(visit())
