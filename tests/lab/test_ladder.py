"""The ladder: who meets whom, what is counted, and how strong that makes everyone."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from tests.cli.conftest import Terminal
from tests.cli.conftest import terminal as terminal  # the fixture
from yuletable.cli.ladder import section_of
from yuletable.games.catalogue import find
from yuletable.lab.ladder import BASIS, Pairing, counted, fit, pairings, ratings

GAME = find("north_pole")
PLACE = "# Bots\n\n<!-- ladder north_pole -->\n<!-- end of ladder north_pole -->\n\nThe rest.\n"


def pairing(one: str, others: str, games: int, first: float, seats: int = 4) -> Pairing:
    job = next(p.job for p in pairings(GAME, seats, (others, one)) if p.one == one)
    return Pairing(job, games, first)


def test_everyone_meets_the_level_below_and_the_basis() -> None:
    met = [p.among() for p in pairings(GAME, 4, ("cosy", "merry", "search:9", "search:99"))]
    assert met == [
        "merry among cosy",
        "search:9 among merry",
        "search:99 among search:9",
        "cosy among merry",
        "search:99 among merry",
    ]
    first = next(pairings(GAME, 3, ("cosy", "merry")))
    assert first.job.bots == ("merry", "cosy", "cosy")
    assert {first.job.bots_of(number).index("merry") for number in range(3)} == {0, 1, 2}


def test_a_tie_is_shared_and_an_unfinished_game_by_all() -> None:
    rows = [
        (["keen", "merry"], [0]),
        (["merry", "keen"], [0]),
        (["merry", "keen"], [0, 1]),
        (["keen", "merry"], []),
    ]
    games = pl.DataFrame(rows, schema=["bots", "winners"], orient="row")
    assert counted(pairing("keen", "merry", 0, 0, seats=2), games).first == 2.0


def test_an_even_share_is_no_strength_and_ten_times_as_likely_is_400_points() -> None:
    even = fit([pairing("keen", BASIS, 10_000, 2_500)])
    assert even["keen"] == pytest.approx(0, abs=1)
    strong = fit([pairing("keen", BASIS, 13_000, 10_000)])  # 10 against 3 times 1
    assert strong["keen"] == pytest.approx(400, abs=2)
    assert strong[BASIS] == 0


def test_strengths_add_up_along_the_ladder() -> None:
    found = fit([pairing("keen", BASIS, 5_000, 2_000), pairing("wily", "keen", 5_000, 2_000)])
    assert found["wily"] == pytest.approx(2 * found["keen"], rel=0.01)


def test_ratings_have_intervals_that_more_games_make_narrow() -> None:
    few = ratings([pairing("keen", BASIS, 100, 40)])["keen"]
    many = ratings([pairing("keen", BASIS, 4_000, 1_600)])["keen"]
    assert few.low < few.value < few.high
    assert many.high - many.low < (few.high - few.low) / 3
    assert many.excludes(0)


LADDER = ("lab", "ladder", "north_pole", "--seats", "2", "--games", "6", "--bots", "cosy,merry")


def test_a_ladder_is_played_kept_and_written_into_a_page(
    terminal: Terminal, tmp_path: Path
) -> None:
    page, keep = tmp_path / "bots.md", tmp_path / "kept"
    page.write_text(PLACE)
    words = (*LADDER, "--keep", str(keep), "--page", str(page), "--workers", "1")
    assert terminal(*words).code == 0
    before, ladder, after = section_of(page, "north_pole")
    assert (before, after) == ("# Bots\n\n", "\n\nThe rest.\n")
    assert "| merry among cosy | 6 |" in ladder
    assert "| cosy among merry | 6 |" in ladder
    assert "yuletable lab ladder north_pole --seats=2 --games=6 --bots=cosy,merry" in ladder
    files = {file.name: file.stat().st_mtime_ns for file in keep.iterdir()}
    assert set(files) == {"north_pole-merry-cosy.parquet", "north_pole-cosy-merry.parquet"}
    once = page.read_text()
    assert terminal(*words).code == 0  # nothing is left to play, and nothing changes
    assert page.read_text() == once
    assert {file.name: file.stat().st_mtime_ns for file in keep.iterdir()} == files


def test_a_dear_bot_may_play_fewer_games(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(PLACE)
    words = [*LADDER, "--keep", str(tmp_path / "kept"), "--page", str(page), "--workers", "1"]
    assert terminal(*words).code == 0
    words[words.index("6")] = "8,4"  # four of the six that were kept count
    assert terminal(*words).code == 0
    ladder = section_of(page, "north_pole")[1]
    assert "| cosy among merry | 8 |" in ladder
    assert "| merry among cosy | 4 |" in ladder
    assert "--games=8,4 " in ladder


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--bots", "merry"], "bots: a ladder takes two bots or more"),
        (["--bots", "merry,clever"], "bot: 'clever' is not known"),
        (["--games", "0"], "games: at least one, not 0"),
        (["--games", "9,0,9,9"], "games: at least one, not 0"),
        (["--games", "many"], "games: 'many' is no number"),
        (["--games", "9,9"], "games: 2 numbers for 4 bots"),
        (["--workers", "0"], "workers: at least one, not 0"),
        (["--seats", "9"], "seats: "),
        (["--page", "nowhere.md"], "page nowhere.md: there is no such file"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    terminal: Terminal, more: list[str], complaint: str, tmp_path: Path
) -> None:
    keep = tmp_path / "kept"
    shown = terminal("lab", "ladder", "north_pole", "--keep", str(keep), *more)
    assert shown.code == 2
    assert complaint in shown.err
    assert not keep.exists()


def test_a_page_without_a_place_stays_as_it_is(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "other.md"
    page.write_text("# Something else\n")
    shown = terminal(*LADDER, "--keep", str(tmp_path / "kept"), "--page", str(page))
    assert shown.code == 2
    assert "it has no place for this ladder" in shown.err
    assert page.read_text() == "# Something else\n"
