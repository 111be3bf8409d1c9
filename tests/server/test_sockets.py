"""All five games over real sockets: two browsers and two bots, to the end and beyond."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.beside import read_beside
from yuletable.kernel.chance import stream
from yuletable.kernel.match import read_record, verify
from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


async def evening(game: str, port: int, seats: int = 4) -> tuple[Client, Client]:
    """Two people sit down with bots; the game is about to begin."""
    robin, nina = Client(port), Client(port)
    made = await robin.make(game, seats=seats)
    await nina.sit(made.table, "Nina")
    await robin.join()
    await nina.join()
    answer = await robin.ask(wire.Start, level="merry")
    assert answer.outcome == "applied", answer
    return robin, nina


async def asked_of(*clients: Client) -> tuple[Client, wire.Batch]:
    """Whoever is asked first, and what."""
    first = asyncio.FIRST_COMPLETED
    waiting = [asyncio.create_task(client.until(client.is_asked)) for client in clients]
    _, idle = await asyncio.wait(waiting, return_when=first)
    for task in idle:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    asked = next(client for client in clients if client.is_asked())
    return asked, asked.questions()[0]


async def play_on(client: Client, seed: str, most: int = 5_000) -> None:
    """Answer whatever is asked, mostly meekly, until the game is over."""
    luck = stream(seed, client.table)
    for _ in range(most):
        if client.over():
            return
        questions = client.questions()
        if not questions:
            await client.something()
            continue
        batch = questions[0]
        assert batch.question is not None
        assert batch.seat is not None
        choice = batch.choices[luck.below(len(batch.choices)) if luck.below(2) else 0]
        answer = await client.ask(
            wire.Play, seat=batch.seat, move=choice.move, question=batch.question.id
        )
        assert answer.outcome in ("applied", "stale"), answer
        client.answered(batch)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_whole_game_of_people_and_bots(name: str, server: Server) -> None:
    async def play() -> None:
        robin, nina = await evening(name, server.port, seats=find(name).seats[-1] // 2 + 1)
        await asyncio.gather(play_on(robin, "robin"), play_on(nina, "nina"))
        assert robin.seats[0].view["scores"] == nina.seats[1].view["scores"]
        found = await robin.get(f"/api/tables/{robin.table}/record")
        record = read_record(msgspec.json.encode(found))
        assert verify(find(name), record).scores() == robin.seats[0].view["scores"]
        beside = await robin.get(f"/api/tables/{robin.table}/words")
        cards = read_beside(msgspec.json.encode(beside)).keepsakes
        assert len(cards) == (record.seats if name == "holiday_fever" else 0)
        ending = await robin.get(f"/api/tables/{robin.table}/ending")
        assert ending["standings"][0]["place"] == 1
        assert {line["name"] for line in ending["records"]} <= {"Robin", "Nina"}  # no bots
        replay = await robin.get(f"/api/tables/{robin.table}/replay?move=0&seat=0")
        assert replay[0]["whole"]
        await robin.close()
        await nina.close()

    asyncio.run(play())


def test_a_hint_is_a_move_with_its_odds_and_a_reason(server: Server) -> None:
    async def ask() -> wire.Hinted:
        robin, nina = await evening("north_pole", server.port, seats=2)
        asked, batch = await asked_of(robin, nina)
        hinted = await asked.hint(batch.seat or 0)
        assert hinted.moves[0].move in [choice.move for choice in batch.choices]
        other = nina if asked is robin else robin
        refused = await other.ask(wire.Hint, seat=batch.seat or 0)
        assert refused.outcome == "refused"
        await robin.close()
        await nina.close()
        return hinted

    hinted = asyncio.run(ask())
    assert hinted.reason
    assert all(0 <= one.low <= one.chance <= one.high <= 1 for one in hinted.moves)


def test_only_people_are_helped_to_count(server: Server) -> None:
    """A program reckons for itself; a page beside it is told more."""

    async def look() -> tuple[wire.Batch, wire.Batch, dict[str, Any]]:
        program, page = Client(server.port, language=""), Client(server.port)
        await program.make("holiday_shuffle", seats=2, level="merry")
        await program.join()
        _, alone = await asked_of(program)
        page.table, page.cookies = program.table, program.cookies
        await page.join()
        _, helped = await asked_of(page)
        assert alone.question is not None
        await program.ask(wire.Play, seat=0, move=alone.choices[0].move, question=alone.question.id)
        await program.until(lambda: program.seats[0].revision > alone.revision)
        await page.until(lambda: page.seats[0].revision == program.seats[0].revision)
        after = program.seats[0].view
        await program.close()
        await page.close()
        return alone, helped, after

    alone, helped, after = asyncio.run(look())
    assert "fits" in helped.view
    assert "fits" not in {**alone.view, **after}


def test_a_program_may_do_without_sentences(server: Server) -> None:
    async def look() -> wire.Batch:
        robin = Client(server.port, language="")
        await robin.make("north_pole", seats=2, level="merry")
        await robin.join()
        _, batch = await asked_of(robin)
        await robin.close()
        return batch

    batch = asyncio.run(look())
    assert batch.choices
    assert {batch.say, *[choice.say for choice in batch.choices]} == {""}
