"""The story of a finished game: chances that add up, and turns that can be told from luck."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.web.laying import begun, lay
from tests.web.test_ending import finished
from yuletable.bots.story import Story, Teller, story
from yuletable.games.catalogue import GAMES
from yuletable.kernel.match import Match
from yuletable.prove.client import Client
from yuletable.prove.process import Server

HASTE = 0.2  # seconds


@pytest.fixture(scope="module", params=list(GAMES))
def evening(request: pytest.FixtureRequest) -> tuple[Match, Story]:
    match = finished(request.param, 3)
    return match, story(match.game, match.record, HASTE)


def test_chances_add_up_to_one_and_end_with_the_winner(evening: tuple[Match, Story]) -> None:
    match, told = evening
    assert all(sum(waiting.chances) == pytest.approx(1) for waiting in told.moments)
    best = max(match.scores())
    last = told.moments[-1]
    assert last.move == len(match.record.moves)
    assert [chance > 0 for chance in last.chances] == [score == best for score in match.scores()]


def test_turns_are_moves_of_whoever_they_helped(evening: tuple[Match, Story]) -> None:
    match, told = evening
    for turn in (told.best, told.lucky):
        if turn is not None:
            assert match.record.moves[turn.move - 1][0] == turn.seat
            assert turn.after > turn.before


def test_a_throw_of_the_dice_is_luck_and_a_purchase_is_not() -> None:
    match = finished("christmas_opoly", 3)
    moves = [text for _, text in match.record.moves]
    roll, buy = moves.index("roll") + 1, moves.index("buy") + 1
    teller = Teller(match.game, match.record, HASTE)
    teller.go_through({roll - 1, buy - 1})
    assert teller.lucky(roll)
    assert teller.decided(buy)
    assert not teller.decided(roll)


def test_a_card_from_a_hidden_deck_is_luck() -> None:
    match = finished("holiday_shuffle", 3)
    draw = [text for _, text in match.record.moves].index("P") + 1
    teller = Teller(match.game, match.record, HASTE)
    teller.go_through({draw - 1})
    assert teller.lucky(draw)


def test_the_server_tells_it_after_the_end_alone(tmp_path: Path) -> None:
    over, early = begun("north_pole", 3, "over"), begun("north_pole", 3, "early")
    over.play(lambda match: match.over())

    async def ask(server: Server) -> None:
        client = Client(server.port)
        told = await client.get(f"/api/tables/{over.row.id}/story")
        assert told["moments"][-1]["move"] == len(over.table.playing().record.moves)
        assert await client.get(f"/api/tables/{over.row.id}/story") == told
        with pytest.raises(HTTPError):
            await client.get(f"/api/tables/{early.row.id}/story")

    with Server(tmp_path) as server:
        lay(server, [over, early])
        asyncio.run(ask(server))
