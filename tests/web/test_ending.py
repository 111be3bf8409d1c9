"""What the page shows of a finished game, and of the rules."""

import re

import msgspec
import pytest

from tools.theatre import NAMES
from yuletable.bots.drive import luck_of, next_move
from yuletable.bots.levels import bot
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.chance import commitment
from yuletable.kernel.match import Match
from yuletable.rulebook.text import load, names
from yuletable.server.pages.ending import Ending, ending
from yuletable.server.pages.rules import rules_page
from yuletable.words.sentences import Words


def finished(name: str, seats: int) -> Match:
    game = find(name)
    match = Match(game, seats, seed="fir", names=NAMES[:seats], date="2026-12-24")
    bots = {seat: bot("greedy", game) for seat in range(seats)}
    while not match.over():
        luck = luck_of("fir", len(match.record.moves))
        seat, move = next_move(match.state, bots, luck)
        match.play(seat, move)
    return match


@pytest.fixture(scope="module", params=list(GAMES))
def evening(request: pytest.FixtureRequest) -> tuple[Match, Ending]:
    match = finished(request.param, 3)
    return match, ending(match, Words(match.game))


def test_the_best_comes_first(evening: tuple[Match, Ending]) -> None:
    match, end = evening
    assert [standing.score for standing in end.standings] == sorted(match.scores(), reverse=True)
    assert end.standings[0].place == 1


def test_every_line_has_a_clause_of_the_game(evening: tuple[Match, Ending]) -> None:
    match, end = evening
    lines = [line for account in [*end.accounts, end.verdict] for line in account]
    assert lines
    assert {line.clause for line in lines} <= set(load(match.game.name).clauses)
    assert all(line.say for line in lines)


def test_lines_with_points_add_up_to_the_score(evening: tuple[Match, Ending]) -> None:
    match, end = evening
    for seat, account in enumerate(end.accounts):
        points = [line.points for line in account if line.points is not None]
        assert not points or sum(points) == match.scores()[seat]


@pytest.mark.parametrize(("language", "you"), [("en", "you"), ("de", "du")])
def test_a_line_speaks_to_whoever_stands_in_it(
    evening: tuple[Match, Ending], language: str, you: str
) -> None:
    """Also to one who gave no name, and is some player's letter to everybody else."""
    match, _ = evening
    match.record.names[0] = "You"
    end = ending(match, Words(match.game, language))
    lines = [line for line in [*end.accounts[0], *end.verdict] if line.told]
    own = [line for line in end.accounts[0] if line.told]
    assert all(you in line.told[0].lower() for line in own)
    assert not [line for line in lines if "A" in re.findall(r"\b[A-Z]\b", line.told[0])]
    assert all(len(line.told) == match.record.seats for line in lines)


def test_the_promise_can_be_checked(evening: tuple[Match, Ending]) -> None:
    _, end = evening
    assert commitment(end.shuffle.secret) == end.shuffle.commitment


def test_an_ending_travels_as_json(evening: tuple[Match, Ending]) -> None:
    _, end = evening
    assert msgspec.json.decode(msgspec.json.encode(end))["standings"]


@pytest.mark.parametrize("name", names())
def test_the_page_has_every_clause_and_example(name: str) -> None:
    page = rules_page(name)
    ids = [getattr(block, "id", None) for section in page.sections for block in section.blocks]
    assert [id_ for id_ in ids if id_] == [id_ for id_ in ids if id_ in set(load(name).ids())]
    assert set(load(name).ids()) <= set(ids)


@pytest.mark.parametrize("name", names())
def test_no_markup_is_left_in_the_words(name: str) -> None:
    words = msgspec.json.encode(rules_page(name)).decode()
    assert "**" not in words
    assert "`" not in words
