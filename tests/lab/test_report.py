"""Reports: one page that needs nothing else, with a sentence, a picture and a command for each."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests import crazy_eights
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.core import Json
from yuletable.kernel.errors import Invalid
from yuletable.lab import report as reports
from yuletable.lab import study as studies
from yuletable.lab.drawing import give_or_take, histogram, scale, whiskers
from yuletable.lab.findings import (
    clearly,
    findings,
    margin,
    percent,
    seats,
    skill,
    until_clear,
)
from yuletable.lab.intervals import Estimate
from yuletable.lab.job import settle
from yuletable.lab.results import Results, as_frame, run_chunk
from yuletable.lab.study import Bar, Bin, Study
from yuletable.lab.subjects import Subject, subject

BIGGEST = 150_000  # bytes of a page that is kept in the repository
VOID = ("meta", "br", "circle", "line", "path", "rect")


def played(name: str, games: int, bots: str = "greedy", options: Json = None) -> Results:
    """A run of a game for as few as may sit down to it."""
    game = find(name)
    at = 4 if name == "secret_santa" else game.seats[0]  # three play without most specials
    job = settle(game, at, tuple(bots.split(",")), "fir", None, options)
    return Results(job, as_frame(run_chunk(job, range(games))), f"{name}.parquet")


SHORT: dict[str, Json] = {
    "secret_santa": {"games_per_night": 1},
    "holiday_shuffle": {"rounds": 1},
    "north_pole": {"board": "quick"},
    "christmas_opoly": {"turn_cap": 60},
}


@pytest.fixture(scope="module")
def race() -> Results:
    return played("north_pole", 60, options=SHORT["north_pole"])


class Tags(HTMLParser):
    """Notes what a page refers to, and whether every tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.links += [str(value) for name, value in attrs if name in ("src", "href")]
        self.ids += [str(value) for name, value in attrs if name == "id"]
        assert tag != "script"

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_page_that_needs_nothing_else(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "ENOUGH", 4)
    run = played(name, 32, options=SHORT.get(name))
    page = reports.report([run]).html(["A paragraph <of> ours."], "page.html")
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.links == []
    assert "url(" not in page
    assert "@import" not in page
    assert len(page.encode()) < BIGGEST
    assert len(tags.ids) == len(set(tags.ids))
    assert {"seats", "length", "leads", "margin", "ways"} <= set(tags.ids)
    assert {things.name for things in subject(find(name)).things} & set(tags.ids)
    assert "A paragraph &lt;of&gt; ours." in page
    assert run.command() in page.replace("&#x27;", "'")
    assert "prefers-color-scheme:light" in page


@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_of_a_game_happens_in_it(name: str) -> None:
    """A word of an event that is renamed would leave a finding without its line."""
    study = Study(played(name, 32))
    for ways in subject(find(name)).ways:
        missing = [what for what in ways.labels if what not in study.tally]
        assert not missing, missing
    for things in subject(find(name)).things:
        assert study.usual(things.prefix).value > 0, things.prefix


def test_a_game_nobody_has_heard_of_has_a_page_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "crazy_eights", crazy_eights.FACELESS)
    found = reports.report([played("crazy_eights", 60, "random")]).found
    assert [finding.name for finding in found[:5]] == ["seats", "length", "leads", "margin", "ways"]
    assert len(found) > 5
    assert [row[0] for row in found[0].rows] == ["sits in A", "sits in B"]  # nobody said who began


def test_every_finding_has_figures_with_intervals(race: Results) -> None:
    for finding in reports.report([race]).found:
        assert any("interval" in head for head in finding.heads), finding.name
        assert finding.rows, finding.name
        assert all(len(row) == len(finding.heads) for row in finding.rows), finding.name
        assert finding.headline.endswith("."), finding.headline
        assert finding.pictures, finding.name


def test_the_longest_game_can_be_watched(race: Results) -> None:
    length = reports.report([race]).found[1]
    number = Study(race).longest()
    assert length.watch == race.job.watch_command(number)
    assert f"--seed=fir/{number}" in length.watch


# Sentences follow the figures.


def test_a_clear_advantage_is_said_and_a_doubtful_one_is_not(race: Results) -> None:
    study = Study(race)
    by_order = [(0.4, 0.02), (0.6, 0.02)]
    study.by_order = lambda: bars(by_order)  # type: ignore[method-assign]
    assert "Seats are not alike" in seats(study, Subject(), "AB").headline
    assert "goes second wins 60.0 %" in seats(study, Subject(), "AB").headline
    by_order[:] = [(0.49, 0.02), (0.51, 0.02)]
    assert seats(study, Subject(), "AB").headline.startswith("It does not matter where you sit")


def bars(figures: list[tuple[float, float]]) -> list[Bar]:
    names = ("first", "second", "third", "fourth")
    return [
        Bar(name, Estimate(value, value - reach, value + reach), 100)
        for name, (value, reach) in zip(names, figures, strict=False)
    ]


def test_many_looks_need_more_than_one_interval() -> None:
    assert not clearly(Estimate(0.30, 0.26, 0.34), 0.25)
    assert clearly(Estimate(0.30, 0.27, 0.33), 0.25)


def test_skill_says_how_many_games_it_takes() -> None:
    strong = played("north_pole", 60, "greedy,random", SHORT["north_pole"])
    found = skill([Study(strong)])
    assert found.headline.startswith("Greedy among 1 random wins")
    assert found.commands == [strong.command()]
    study = Study(strong)
    assert until_clear(study, Bar("", Estimate(0.55, 0, 1), 1)) == 163  # 1.2816² × 0.99 / 0.01
    assert until_clear(study, Bar("", Estimate(0.5, 0, 1), 1)) == 0


def test_the_margin_is_told_in_the_games_own_unit(race: Results) -> None:
    assert "spaces" in margin(Study(race), subject(find("north_pole"))).headline


# Several runs.


def test_another_rule_is_compared(race: Results) -> None:
    longer = played("north_pole", 60, options={"board": "compact"})
    told = reports.report([race, longer])
    overall = next(f for f in told.found if f.name == "comparison")
    assert overall.title == "Board quick against board compact"
    assert re.search(r"With board compact games are \d+ % longer", overall.headline)
    assert overall.commands == [race.command(), longer.command()]
    moves = overall.rows[0]
    assert moves[0] == "moves, median"
    assert moves[-1] == "clearly"
    assert longer.command() in told.html([], "page.html")


def test_a_run_compared_with_itself_changes_nothing(race: Results) -> None:
    overall = next(f for f in reports.report([race, race]).found if f.name == "comparison")
    assert "nothing here changes" in overall.headline
    assert {row[-1] for row in overall.rows} == {""}


def test_other_bots_show_how_much_skill_counts(race: Results) -> None:
    mixed = played("north_pole", 60, "greedy,random", SHORT["north_pole"])
    names = [finding.name for finding in reports.report([race, mixed]).found]
    assert "skill" in names
    assert "comparison" not in names


def test_runs_of_two_games_do_not_go_together(race: Results) -> None:
    other = played("holiday_shuffle", 2, options=SHORT["holiday_shuffle"])
    with pytest.raises(Invalid, match="a run of Holiday Shuffle, not of North Pole"):
        reports.report([race, other])


def test_a_run_without_an_end_has_no_report(race: Results) -> None:
    games = race.games.with_columns(finished=False)
    with pytest.raises(Invalid, match="none of its games came to an end"):
        reports.report([Results(race.job, games, "r.parquet")])


# Pictures.


def test_pictures_are_files_of_their_own(race: Results, tmp_path: Path) -> None:
    told = reports.report([race])
    count = reports.write_pictures(told, tmp_path / "svg", tmp_path / "png")
    drawings = sorted((tmp_path / "svg").iterdir())
    assert len(drawings) == count == len(list((tmp_path / "png").iterdir()))
    for drawing in drawings:
        text = drawing.read_text(encoding="utf-8")
        ElementTree.fromstring(text)
        assert "var(" not in text
        assert "'DejaVu Sans'" in text  # a font by its name: not every renderer knows sans-serif
    for picture in (tmp_path / "png").iterdir():
        head = picture.read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        assert int.from_bytes(head[16:20], "big") == 2 * (reports.WIDTH + 48)


def test_a_dot_lies_where_its_figure_is() -> None:
    one = Bar("a <b>", Estimate(0.25, 0.2, 0.3), 9)
    drawn = whiskers([one], percent, None, "").body
    assert 'cx="50.00%"' in drawn  # from 0.2 to 0.3
    assert "a &lt;b&gt;" in drawn
    assert "25.0 ± 5.0 %" in drawn
    assert drawn.count('class="base"') == 0
    assert whiskers([one], percent, 0.2, "even").body.count('class="base"') == 1


def test_the_line_to_compare_with_does_not_run_through_the_words() -> None:
    ahead = Bar("ahead", Estimate(0.32, 0.3, 0.34), 9)
    drawn = whiskers([ahead], percent, 0.25, "even").body  # 25 % would be the end of the axis
    assert 'class="base" x1="0.00%"' not in drawn
    assert 'class="base" x1="' in drawn


def test_bars_of_a_histogram_are_as_high_as_their_games_are_many() -> None:
    drawn = histogram([Bin(0, 5, 10), Bin(5, 10, 40)], [], "")
    heights = [float(h) for h in re.findall(r'height="([\d.]+)">', drawn.body)]
    assert heights == [50.0, 200.0]


def test_an_axis_has_round_ticks_even_for_a_single_figure() -> None:
    assert scale([3, 3]).ticks() == [2.5, 3.0, 3.5]
    assert give_or_take(Estimate(40, 30, 60), str) == "40 ± 20"


def test_a_long_name_is_shortened_only_where_there_is_no_room() -> None:
    name = "The Institution of Assisted Happiness"
    drawn = whiskers([Bar(name, Estimate(0.25, 0.2, 0.3), 9)], percent, None, "").body
    assert f'<text class="long" y="17">{name}</text>' in drawn
    assert "The Institution of Assis…" in drawn


def test_findings_are_the_same_for_the_same_games(race: Results) -> None:
    game = find("north_pole")
    assert findings(Study(race), game) == findings(Study(race), game)
