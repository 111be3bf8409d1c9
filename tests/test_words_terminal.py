"""The terminal in other languages: the same games, pictures that fit, and refusals."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from tests.cli.conftest import Terminal
from tests.cli.conftest import terminal as terminal  # the fixture
from tests.cli.test_boards import shown_by
from tests.test_records import RECORDS, recorded
from tests.test_words_whole import FLAWS
from yuletable.cli import main
from yuletable.cli.board import board_of
from yuletable.cli.saves import read_game
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import replay
from yuletable.words.sentences import LANGUAGES

PLAIN = ("--seats", "4", "--seed", "fir", "--plain")
MOMENTS = 12


def test_the_commands_know_every_language() -> None:
    assert sorted(get_args(get_args(main.Language)[0])) == list(LANGUAGES)


def test_a_game_is_played_in_german(terminal: Terminal, tmp_path: Path) -> None:
    file, english = tmp_path / "spiel.json", tmp_path / "game.json"
    words = ["play", "secret_santa", *PLAIN, "--option", "games_per_night=1"]
    shown = terminal(*words, "--language", "de", "--save", str(file), typed=["1"] * 400)
    terminal(*words, "--save", str(english), typed=["1"] * 400)
    assert shown.code == 0
    assert "A Du" in shown.out
    assert "Der Abend ist vorbei" in shown.out
    assert "--language de" in shown.out  # to look at it again
    assert read_game(file) == read_game(english)


def test_a_refusal_is_told_in_german_and_the_game_goes_on(terminal: Terminal) -> None:
    words = ["play", "christmas_opoly", *PLAIN, "--language", "de"]
    shown = terminal(*words, typed=["roll", "token bell", "quit"])
    assert "Wähl zuerst eine der Figuren dieses Spiels. [CO-001]" in shown.out
    assert "Du spielst die Glocke." in shown.out
    assert "--continue" in shown.out
    assert "--language de" in shown.out


def test_bots_are_watched_and_looked_at_again_in_german(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "spiel.json"
    watched = terminal("watch", "north_pole", *PLAIN, "--language", "de", "--save", str(file))
    assert "am Nordpol" in watched.out
    again = terminal("replay", str(file), "--language", "de", "--plain")
    assert "am Nordpol" in again.out
    assert "The " not in again.out.replace("The North Pole", "")


def test_a_language_we_do_not_speak_is_refused(terminal: Terminal) -> None:
    assert terminal("watch", "north_pole", "--language", "xx").code != 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_pictures_fit_the_screen(path: Path, language: str) -> None:
    record = recorded(path)
    match = replay(find(record.game), record, moves=0)
    board = board_of(find(record.game), record.names, language)
    every = max(1, len(record.moves) // MOMENTS)
    for number, (mover, text) in enumerate(record.moves):
        match.play(mover, text)
        if number % every == 0:
            for seat in (HOUSE, number % record.seats):
                shown = shown_by(board, match, seat)
                assert max([len(line) for line in shown]) <= 80
                assert all([board.lines(match.view(seat))])
    assert not [line for line in board.standings(match.view(HOUSE)) if FLAWS.search(line)]


def test_every_game_has_a_board_that_speaks_german() -> None:
    for name in GAMES:
        board = board_of(find(name), ["Ann", "Bob", "Cleo"], "de")
        assert board.words.language == "de"
