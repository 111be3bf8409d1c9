"""A sixth game in one file gets promises, bots, terminal, judge and benchmark for nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import crazy_eights
from tests.cli.conftest import Terminal
from tests.cli.conftest import terminal as terminal  # the fixture
from tests.promises import PROMISES, Promise, records_replay_elsewhere
from yuletable.bots.levels import bot
from yuletable.bots.playout import playout
from yuletable.games import catalogue
from yuletable.games.judge import judge
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host
from yuletable.lab.speed import measure

GAME = crazy_eights.GAME
LONGEST = 200  # lines


@pytest.fixture(autouse=True)
def six_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line in the catalogue."""
    monkeypatch.setitem(catalogue.GAMES, GAME.name, GAME)


def test_it_is_small() -> None:
    assert len(Path(crazy_eights.__file__).read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_every_promise(promise: Promise, seats: int) -> None:
    if promise is records_replay_elsewhere:
        records_replay_elsewhere(GAME, seats, 0, source=crazy_eights.__name__)
        return
    for night in range(2):
        promise(GAME, seats, night)


def test_bots_play_it_to_the_end(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    assert terminal("watch", "crazy_eights", "--seats", "3", "--save", str(file)).code == 0
    assert terminal("verify", str(file)).code == 0
    assert bot("greedy", GAME).name == "random"  # it has no taste of its own


def test_a_person_plays_it_in_the_terminal(terminal: Terminal) -> None:
    shown = terminal("play", "crazy_eights", "--seed", "holly", typed=["1"] * 200)
    assert shown.code == 0
    assert "Crazy Eights" in shown.out


def test_the_judge_hears_its_cases() -> None:
    case = {"game": "crazy_eights", "seats": 2, "seed": "fir"}
    answer = judge({**case, "moves": [{"seat": 1, "move": "draw"}, {"seat": 0, "move": "draw"}]})
    assert [a["ok"] for a in answer["answers"]] == [False, True]
    assert answer["answers"][0]["clause"] == "TB-02"
    assert json.dumps(answer)


def test_playouts_and_the_benchmark_run_it() -> None:
    chance = stream("sixth", "game")
    assert playout(GAME.start(GAME.terms(4), Host(chance)), chance) > 4
    assert len(measure([GAME], 0.02)) >= 4
