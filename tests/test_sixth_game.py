"""A sixth game in one folder gets promises, bots, terminal, judge, lab and a server's table."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests import crazy_eights
from tests.cli.conftest import Terminal
from tests.cli.conftest import terminal as terminal  # the fixture
from tests.crazy_eights.face.taste import GameTaste
from tests.promises import PROMISES, Promise, records_replay_elsewhere
from tests.server.parlour import Parlour, sensibly
from yuletable.bots.levels import bot, first_taste_of, taste_of
from yuletable.bots.playout import playout
from yuletable.games import catalogue
from yuletable.games.judge import judge
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE, Host
from yuletable.kernel.match import Match, verify
from yuletable.lab import report as reports
from yuletable.lab.job import settle
from yuletable.lab.results import Results, as_frame, run_chunk
from yuletable.lab.speed import measure
from yuletable.server.pages.ending import ending
from yuletable.words.sentences import Words

GAME = crazy_eights.GAME
FOLDER = Path(crazy_eights.__file__).parent
RULES, FACE = 220, 120  # lines of Python at most


@pytest.fixture(autouse=True)
def six_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line in the catalogue."""
    monkeypatch.setitem(catalogue.GAMES, GAME.name, GAME)


def lines(files: Iterable[Path]) -> int:
    return sum([len(file.read_text("utf-8").splitlines()) for file in files])


def test_it_is_small() -> None:
    assert lines(FOLDER.glob("*.py")) <= RULES
    assert lines((FOLDER / "face").glob("*.py")) <= FACE


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


def test_a_person_plays_it_in_the_terminal(terminal: Terminal) -> None:
    shown = terminal("play", "crazy_eights", "--seed", "holly", typed=["1"] * 200)
    assert shown.code == 0
    assert "Crazy Eights" in shown.out
    assert "On the pile: the " in shown.out
    assert "Lay the " in shown.out


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


def test_its_bots_have_its_taste() -> None:
    assert isinstance(first_taste_of(GAME), GameTaste)
    assert isinstance(taste_of(GAME), GameTaste)  # it has no shrewder one
    assert bot("greedy", GAME).name == "greedy"
    assert bot("greedy", crazy_eights.FACELESS).name == "random"


def test_its_taste_beats_chance() -> None:
    job = settle(GAME, 2, ("greedy", "random"), "fir")
    games = run_chunk(job, range(60))
    rows = zip(games["bots"], games["winners"], strict=True)
    won = [bots[seat] for bots, winners in rows for seat in winners]
    assert won.count("greedy") > 2 * won.count("random")


def test_the_lab_asks_what_its_study_asks() -> None:
    job = settle(GAME, 2, ("greedy",), "fir")
    run = Results(job, as_frame(run_chunk(job, range(60))), "eights.parquet")
    page = reports.report([run]).html([], "page.html")
    assert "cards laid" in page
    assert "How the winner won" in page


def test_people_play_it_at_a_table_of_the_server() -> None:
    parlour = Parlour(GAME.name, seats=3, people=2)
    parlour.run(sensibly)
    match = parlour.table.playing()
    again = verify(match.game, match.record)
    assert again.scores() == match.scores()
    told = ending(again, Words(GAME))
    assert [line.clause for line in told.verdict] == ["TB-01"]
    assert " won" in told.verdict[0].say


def test_what_happens_is_told_in_its_words() -> None:
    words, names = Words(GAME), ["Ann", "Bob"]
    match = Match(GAME, 2, seed="fir", names=names)
    drew, *_ = match.play(0, "draw")
    assert words.event(drew, HOUSE, names) == "Ann draws a card."
    assert words.event(drew, 0, names).startswith("You draw the ")
    asked = words.question(match.view(1), match.menu(1), names)
    assert asked.startswith("Follow the ")
    assert words.question(match.view(0), [], names) == "Bob thinks about a card."
