"""The one-hour game at the keyboard: the terminal keeps the time."""

from __future__ import annotations

import json
from itertools import repeat
from pathlib import Path

from tests.cli.conftest import INTERRUPT, Terminal
from tests.cli.test_driver import Script
from yuletable.bots.levels import bot
from yuletable.cli.clock import Clock
from yuletable.cli.driver import Driver
from yuletable.cli.saves import read_game, read_unfinished
from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match, verify

OPOLY = find("christmas_opoly")
SHORT = {"version": "short"}
TIME_UP = (HOUSE, "time_up")


class Watch:
    """A clock that goes on by so much whenever somebody looks."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.shows = 0.0

    def __call__(self) -> float:
        self.shows += self.seconds
        return self.shows


def at_the_opening(options: dict[str, str]) -> Match:
    """A game whose tokens are chosen."""
    match = Match(OPOLY, 2, seed="fir", options=options)
    while match.view(HOUSE)["phase"] == "Setup":
        match.play(match.waiting()[0], match.menu(match.waiting()[0])[0])
    return match


def test_time_runs_from_the_opening_throws() -> None:
    clock = Clock(now=Watch(600))
    choosing = Match(OPOLY, 2, seed="fir", options=SHORT)
    assert clock.left(choosing.state) == 0
    assert not clock.runs_out(choosing.state)
    playing = at_the_opening(SHORT)
    assert [clock.left(playing.state) for _ in range(5)] == [50, 40, 30, 20, 10]
    assert clock.runs_out(playing.state)


def test_a_begun_minute_is_left() -> None:
    clock = Clock(played=59 * 60, now=Watch(59))
    assert clock.left(at_the_opening(SHORT).state) == 1


def test_no_time_runs_where_none_was_agreed() -> None:
    clock = Clock(now=Watch(600))
    for options in ({}, {**SHORT, "clock": "virtual"}):
        match = at_the_opening(options)
        assert clock.left(match.state) == 0
        assert not clock.runs_out(match.state)
    assert clock.played == 0


def test_when_the_hour_is_over_the_house_says_so_once() -> None:
    match = Match(OPOLY, 3, seed="fir", options=SHORT)
    bots = {seat: bot("greedy", OPOLY) for seat in range(3)}
    Driver(match, bots, Script(), clock=Clock(now=Watch(30))).run()
    moves = match.record.moves
    assert moves.count(TIME_UP) == 1
    assert 100 < moves.index(TIME_UP) < 130  # an hour at half a minute for every look
    assert "time_up" in [event.kind.name for event in match.events]
    assert verify(OPOLY, match.record).over()


def test_a_game_left_and_continued_keeps_its_time(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "hour.json"
    words = ("play", "christmas_opoly", "--plain", "--seed", "fir", "--option", "version=short")
    left = terminal(*words, "--save", str(file), typed=["1", "", INTERRUPT])
    assert "60 minutes left." in left.lines()
    assert 0 < read_unfinished(file).played < 60
    save = json.loads(file.read_text())
    save["played"] = 3600 - 90
    file.write_text(json.dumps(save))
    again = terminal("play", "--plain", "--continue", str(file), typed=[INTERRUPT])
    assert "2 minutes left." in again.lines()
    save["played"] = 3601
    file.write_text(json.dumps(save))
    over = terminal("play", "--plain", "--continue", str(file), typed=repeat(""))
    assert over.code == 0
    assert "Time is up!" in over.lines()
    assert TIME_UP in read_game(file).moves
    assert verify(OPOLY, read_game(file)).over()
