"""Who hears what people say: those who sit at the table, and those the host lets watch."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire

SECRET = "home alone till six"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("talk")) as running:
        yield running


async def parlor(server: Server, watchers: bool) -> tuple[Client, Client, Client, Client]:
    """Robin hosts, Nina sits, Eve was sent away, a stranger has the link; all are connected."""
    robin, nina, eve, stranger = [Client(server.port) for _ in range(4)]
    made = await robin.make("north_pole", seats=4)
    await robin.join()
    await nina.sit(made.table, "Nina")
    await eve.sit(made.table, "Eve")
    await robin.ask(wire.Settle, words=True, watchers=watchers)
    await nina.join()
    await eve.join()
    stranger.table = made.table
    await stranger.join()
    await robin.ask(wire.Kick, seat=2)
    return robin, nina, eve, stranger


def heard(client: Client) -> bool:
    return any(SECRET.encode() in frame for frame in client.frames)


@pytest.mark.parametrize("stage", ["lobby", "playing"])
@pytest.mark.parametrize("watchers", [False, True])
def test_words_reach_seats_and_admitted_watchers_only(
    server: Server, watchers: bool, stage: str
) -> None:
    async def talk() -> list[bool]:
        robin, nina, eve, stranger = everyone = await parlor(server, watchers)
        if stage == "playing":
            await robin.ask(wire.Start, level="merry")
        answer = await robin.ask(wire.Say, seat=0, words=SECRET)
        assert answer.outcome == "applied", answer
        await nina.until(lambda: heard(nina))
        await nina.ask(wire.Why, seat=1, move="3")  # a round trip: nothing is on its way any more
        found = [heard(client) for client in (nina, eve, stranger)]
        for client in everyone:
            await client.close()
        return found

    assert asyncio.run(talk()) == [True, False, watchers]


def test_only_known_phrases_are_passed_on(server: Server) -> None:
    async def talk() -> tuple[bool, wire.Answer]:
        robin = Client(server.port)
        await robin.make("north_pole", seats=2)
        await robin.join()
        assert robin.socket is not None
        frame = {"type": "say", "id": "1" * 32, "seat": 0, "phrase": "meet me outside"}
        await robin.socket.send(json.dumps(frame))
        answer = await robin.ask(wire.Say, seat=0, phrase="thank-you")
        passed_on = any(b'"type":"said"' in frame and b"outside" in frame for frame in robin.frames)
        await robin.close()
        return passed_on, answer

    passed_on, answer = asyncio.run(talk())
    assert not passed_on
    assert answer.outcome == "applied"
