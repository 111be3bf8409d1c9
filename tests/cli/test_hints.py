"""A hint at the keyboard."""

from __future__ import annotations

import pytest

from tests.bots.test_search import along
from tests.cli.conftest import Terminal
from yuletable.bots.bot import sight
from yuletable.bots.search import Budget
from yuletable.cli import hints
from yuletable.cli.board import board_of
from yuletable.games.catalogue import GAMES
from yuletable.kernel.chance import stream
from yuletable.kernel.game import Game


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No clock decides what these tests see."""
    monkeypatch.setattr(hints, "BUDGET", Budget(24, longest=60))


def test_somebody_asks_for_a_hint_and_still_has_to_choose(terminal: Terminal) -> None:
    words = ("play", "secret_santa", "--plain", "--seed", "fir")
    lines = terminal(*words, typed=["hint", "quit"]).lines()
    said = next(at for at, line in enumerate(lines) if line.startswith("I’d choose “Give "))
    verdicts = [line for line in lines[said:] if line.startswith(("Good: ", "Fair: ", "Risky: "))]
    assert 2 <= len(verdicts) <= 4
    assert verdicts[0].startswith("Good: Give ")
    assert not [line for line in lines[said:] if "%" in line]


def test_the_numbers_come_when_somebody_asks_for_them(terminal: Terminal) -> None:
    words = ("play", "secret_santa", "--plain", "--seed", "fir")
    lines = terminal(*words, typed=["odds", "quit"]).lines()
    odds = [line for line in lines if "% (between " in line]
    assert 2 <= len(odds) <= 4
    assert all([line.startswith(("Give ", "Pass")) for line in odds])  # in words
    assert terminal("play", "secret_santa", "--plain", typed=["?"]).out.count("hint  ") == 1


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_game_has_words_for_its_hints(game: Game) -> None:
    seats = game.seats[0]
    board = board_of(game, ["You", "Ivy", "Noel", "Clara"][:seats])
    for number, (state, seat) in enumerate(along(game, seats, "words", every=3)):
        eyes = sight(state, seat)
        found = hints.hinted(eyes, board, game, stream("hint", game.name, number))
        if not found.choices:
            continue
        lines = [*hints.advice(found, eyes, board), *hints.odds(found, eyes, board)]
        assert lines[0].startswith("I’d choose “")
        assert lines[0].endswith("”.")
        assert not [line for line in lines if "{" in line or "hint-" in line]
        assert len(lines[1].split()) > 4  # a sentence with a reason
        if number == 4:
            break
