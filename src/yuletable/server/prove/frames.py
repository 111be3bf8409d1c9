"""Frames no page of ours would send: the server answers each as documented, and nobody is hurt.

Half of them are lawful frames with something changed, half are made from a grammar of JSON. After
every socket's worth of them a neighbour makes a request, which must be answered.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from yuletable.kernel.chance import Chance, stream
from yuletable.server import protocol as wire
from yuletable.server.protocol import write_frame
from yuletable.server.prove.client import Client

PER_SOCKET = 60
LARGEST = 8_192
CODES = {1001, 1003, 1007, 1008, 1009, 1012}  # with which the server may close a socket
ODD: tuple[Any, ...] = (None, True, -1, 0, 1, 7, 8, 2**63, 1e308, "", "A", "\u202e", [], {}, [[]])
TYPES = [str(kind.__struct_config__.tag) for kind in wire.Incoming.__args__]
NAMES = ["id", "seat", "move", "question", "type", "seed", "name", "level", "options", "since"]


class Broken(AssertionError):
    """The server did something it must not do."""


@dataclass
class Tally:
    """What was sent, and what came of it."""

    frames: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)


def made_up(luck: Chance, depth: int = 0) -> Any:
    """Some JSON."""
    kind = luck.below(6)
    if kind < 3 or depth > 6:
        return ODD[luck.below(len(ODD))]
    if kind == 3:
        return [made_up(luck, depth + 1) for _ in range(luck.below(4))]
    return {
        NAMES[luck.below(len(NAMES))]: made_up(luck, depth + 1) for _ in range(luck.below(5))
    } | ({"type": TYPES[luck.below(len(TYPES))]} if luck.below(2) else {})


def lawful(luck: Chance) -> dict[str, Any]:
    """A frame as a page would send it, more or less."""
    seat = luck.below(8)
    frames: list[dict[str, Any]] = [
        {"type": "play", "seat": seat, "move": "3", "question": luck.below(9)},
        {"type": "why", "seat": seat, "move": "pass"},
        {"type": "undo", "seat": seat},
        {"type": "consent", "seat": seat, "yes": True},
        {"type": "standing", "seat": seat, "window": "Holly", "passing": True},
        {"type": "say", "seat": seat, "phrase": "thank-you"},
        {"type": "seed", "seat": seat, "seed": "x"},
        {"type": "settle", "seats": luck.below(12), "options": {"a": 1}},
        {"type": "seating", "seat": seat, "level": "merry"},
        {"type": "kick", "seat": seat},
        {"type": "hand_over", "seat": seat},
        {"type": "rematch"},
        {"type": "erase", "seat": seat},
    ]
    return {"id": f"{luck.below(1 << 30):032x}", **frames[luck.below(len(frames))]}


def mutated(luck: Chance) -> str | bytes:
    """A lawful frame with something changed, from a wrong value to a torn text."""
    frame = lawful(luck)
    change = luck.below(10)
    if change < 4:
        name = list(frame)[luck.below(len(frame))]
        frame[name] = made_up(luck)
        return json.dumps(frame)
    text = json.dumps(frame)
    if change == 4:
        return text[: luck.below(len(text))]
    if change == 5:
        at = luck.below(len(text))
        return text[:at] + chr(luck.below(0x3000)) + text[at + 1 :]
    if change == 6:
        return text.encode()  # a binary frame
    if change == 7:
        return "[" * (1 + luck.below(3_000))
    if change == 8:
        return text + " " * (LARGEST + luck.below(LARGEST))
    return json.dumps(made_up(luck))


async def prove(
    count: int, port: int, seed: str = "frames", told: Callable[[Tally], None] = lambda _: None
) -> Tally:
    """Send so many frames to a server on this machine; Broken if it misbehaves."""
    tally = Tally()
    luck = stream(seed, "frames")
    neighbour = Client(port)
    made = await neighbour.make("north_pole", seats=3)
    await neighbour.join()
    while tally.frames < count:
        intruder = Client(port)
        if luck.below(2):
            await intruder.make("north_pole", seats=2)
        else:
            intruder.table = made.table
        await one_socket(intruder, port, luck, tally)
        answer = await neighbour.ask(wire.Why, seat=0, move="3")
        if answer.outcome != "refused":  # the game has not begun
            raise Broken(f"a neighbour was answered {answer}")
        told(tally)
    await neighbour.close()
    return tally


async def one_socket(client: Client, port: int, luck: Chance, tally: Tally) -> None:
    """Frames over one socket until it is closed, by either side."""
    cookies = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
    socket = await connect(
        f"ws://127.0.0.1:{port}/ws/{client.table}",
        origin=client.origin,  # type: ignore[arg-type]
        additional_headers={"Cookie": cookies},
        compression=None,
        proxy=None,
    )
    try:
        if luck.below(8):
            await socket.send(write_frame(wire.Hello()).decode())
        for _ in range(PER_SOCKET):
            frame = mutated(luck)
            await socket.send(frame)
            tally.frames += 1
            if isinstance(frame, bytes) or len(frame.encode()) > LARGEST:
                break  # the server closes now; more would only hide its goodbye
        await read_all(socket, tally)
        await socket.close()
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else 1006
        tally.closed[code] += 1
        if code not in CODES:
            raise Broken(f"a socket was closed with {code}") from None


async def read_all(socket: ClientConnection, tally: Tally) -> None:
    """What the server answered so far."""
    while True:
        try:
            frame = await asyncio.wait_for(socket.recv(), 0.5)
        except TimeoutError:
            return
        message = json.loads(frame)
        tally.answers[message.get("outcome", message["type"])] += 1
