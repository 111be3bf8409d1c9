"""The family records page: worked out here, kept by the device alone (HF-225 to HF-231)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.server.test_http import post
from yuletable.games.catalogue import find
from yuletable.kernel.match import Match
from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server.pages.ending import ending
from yuletable.words.sentences import Words

FEVER = find("holiday_fever")
PATH = "/api/records"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def line(name: str, score: int, players: int = 2) -> dict[str, Any]:
    return {"name": name, "date": "2026-12-24", "players": players, "score": score}


def finished(deposits: list[list[int]], options: dict[str, Any] | None = None) -> Match:
    """Ann and Bob have sung, and everything is counted."""
    position = {"phase": {"phase": "SingAlong"}, "deposits": deposits}
    match = Match(FEVER, 2, seed="fir", options=options, position=position, date="2026-12-24")
    match.record.names = ["Ann", "Bob"]
    match.play(0, "skip")
    match.play(1, "sung")
    return match


def lines(match: Match, persons: list[int]) -> list[dict[str, Any]]:
    """What the end of this game offers to a page."""
    found: list[dict[str, Any]] = msgspec.to_builtins(
        ending(match, Words(match.game), persons).records
    )
    return found


def test_hf_225_hf_227_the_winner_is_offered_and_nobody_else() -> None:
    assert lines(finished([[300], [200]]), [0, 1]) == [line("Ann", 300)]


def test_hf_229_co_winners_are_offered_in_seat_order() -> None:
    assert lines(finished([[300], [300]]), [0, 1]) == [line("Ann", 300), line("Bob", 300)]


def test_hf_231_a_bot_that_wins_is_offered_only_by_agreement() -> None:
    assert lines(finished([[300], [200]]), [1]) == []
    bots = {"records_bots": "yes"}
    assert lines(finished([[300], [200]], bots), [1]) == [line("Ann", 300)]


def test_a_game_without_keepsakes_offers_no_line() -> None:
    match = Match(find("secret_santa"), 3, seed="fir", options={"games_per_night": 1})
    while not match.over():
        seat = match.waiting()[0]
        match.play(seat, match.menu(seat)[-1])
    assert lines(match, [0, 1, 2]) == []


def asked(server: Server, page: list[dict[str, Any]], added: list[dict[str, Any]]) -> Any:
    return asyncio.run(Client(server.port).post(PATH, {"page": page, "lines": added}))


def test_hf_226_hf_227_a_line_is_added_only_when_the_record_is_beaten(server: Server) -> None:
    ann = [line("Ann", 300)]
    assert asked(server, [], ann) == ann
    page = [line("Cleo", 100, 6), line("Dan", 250, 4)]  # one list for all numbers (HF-228)
    assert asked(server, page, ann) == ann
    assert asked(server, [*page, line("Eve", 300)], ann) == []
    assert asked(server, [line("Eve", 400), line("Dan", 250)], ann) == []


def test_hf_226_a_game_that_is_entered_twice_has_its_line_once(server: Server) -> None:
    both = [line("Ann", 300), line("Bob", 300)]
    page = asked(server, [line("Dan", -50)], both)
    assert page == both
    assert asked(server, [line("Dan", -50), *page], both) == []


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"page": [], "lines": [{"name": "Ann"}]},
        {"page": [], "lines": [line("x" * 41, 1)]},
        {"page": [], "lines": [line("Ann", 1)] * 9},
        {"page": [line("Ann", 1)] * 51, "lines": []},
        {"page": [], "lines": [{**line("Ann", 1), "score": "much"}]},
        {"page": [], "lines": [{**line("Ann", 1), "date": "yesterday"}]},
        {"page": [], "lines": [], "table": "x"},
    ],
)
def test_what_is_no_page_is_refused(server: Server, body: dict[str, Any]) -> None:
    assert asyncio.run(post(server.port, PATH, msgspec.json.encode(body))) == 400


def test_another_site_cannot_ask(server: Server) -> None:
    body = msgspec.json.encode({"page": [], "lines": []})
    foreign = {"Origin": "http://elsewhere.example"}
    assert asyncio.run(post(server.port, PATH, body, **foreign)) == 403
