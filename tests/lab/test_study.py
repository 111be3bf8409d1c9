"""Figures and their intervals, on games whose answers are known."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import polars as pl
import pytest

from yuletable.games.catalogue import find
from yuletable.lab import intervals
from yuletable.lab.intervals import Estimate
from yuletable.lab.job import settle
from yuletable.lab.results import Results, schema
from yuletable.lab.study import Bin, Study


def games(*rows: dict[str, Any]) -> Study:
    """A study of games of four that differ from a plain one as told."""
    job = settle(find("north_pole"), 4, ("greedy", "random", "random", "random"), "fir")
    plain = {
        "seats": 4,
        "first": 0,
        "finished": True,
        "winners": [0],
        "scores": [3, 2, 1, 0],
        "margin": 1,
        "moves": 10,
        "choices": 5,
        "turns": 4,
        "lead_changes": 0,
        "leaders": [0, 0, 0],
        "counts": [],
    }
    filled = [
        {"number": n, "seed": job.seed_of(n), "bots": list(job.bots_of(n)), **plain, **row}
        for n, row in enumerate(rows)
    ]
    return Study(Results(job, pl.DataFrame(filled, schema=schema()), "t.parquet"))


def counted(what: str, seat: int, count: int = 1) -> dict[str, Any]:
    return {"what": what, "seat": seat, "count": count}


def test_first_places_follow_the_order_of_play_and_ties_are_shared() -> None:
    study = games(
        {"first": 2, "winners": [3]},
        {"first": 1, "winners": [1, 2]},
        {"first": -1, "winners": [0]},
    )
    assert [bar.estimate.value * bar.games for bar in study.by_order()] == [0.5, 1.5, 0, 0]
    assert [round(bar.estimate.value * 3, 6) for bar in study.by_seat()] == [1, 0.5, 0.5, 1]


def test_bots_are_followed_to_their_seats() -> None:
    study = games({"winners": [0]}, {"winners": [1]}, {"winners": [3]})
    one, others = study.by_bot()
    assert (one.label, others.label) == ("greedy", "random")
    assert one.estimate.value == pytest.approx(2 / 3)  # its seat was 0, then 1, then 2
    assert others.estimate.value == pytest.approx(1 / 9)  # each of the three


def test_games_without_end_are_left_out() -> None:
    study = games({}, {"finished": False, "winners": [], "moves": 99})
    assert study.unfinished == 1
    assert study.quantile("moves", 1).value == 10


def test_leaders_are_followed_to_the_end() -> None:
    study = games(
        {"leaders": [1, 0, 0]}, {"leaders": [-1, 1, 0]}, {"leaders": [0, 2, 0], "winners": [0, 2]}
    )
    quarter, half, late = study.leaders_win()
    assert (quarter.games, quarter.estimate.value) == (2, 0.25)
    assert (half.games, half.estimate.value) == (3, 0.5)
    assert late.estimate.value == pytest.approx(2.5 / 3)


def test_the_longest_game_is_the_first_of_the_longest() -> None:
    assert games({"moves": 5}, {"moves": 70}, {"moves": 70}).longest() == 1


def test_a_histogram_holds_every_game_once() -> None:
    study = games(*[{"moves": moves} for moves in (*range(20, 120), 5000)])
    bins = study.histogram("moves", bins=10, cut=0.98)
    assert sum(b.games for b in bins) == 101
    assert {b.high - b.low for b in bins} == {10}
    assert (bins[0].low, bins[-1].games) == (20, 11)  # the long one lies in the last
    assert games({"moves": 7}).histogram("moves") == [Bin(7, 8, 1)]


def test_winners_are_held_against_the_others() -> None:
    study = games(
        {"counts": [counted("rent.amount+", 0, 900), counted("rent.amount+", 2, 300)]},
        {"counts": [counted("rent.amount+", 0, 300), counted("rent.amount+", -1, 7)]},
    )
    pair = study.winner_and_others("rent.amount+", "rent")
    assert (pair.one.value, pair.other.value) == (600, 50)
    assert study.winner_to_others("rent.amount+").value == pytest.approx(12)


def test_things_are_weighed_by_how_often_they_were_met() -> None:
    row = [counted("drew.cards=SA", 0, 2), counted("drew.cards=SA", 1), counted("drew.cards=3", 3)]
    study = games(*[{"counts": row}] * 40)
    santa, three = study.things("drew.cards=")
    assert (santa.label, three.label) == ("SA", "3")
    assert santa.estimate.value == pytest.approx(2 / 3)
    assert three.estimate.value == 0
    assert study.usual("drew.cards=").value == pytest.approx(0.5)
    assert games(*[{"counts": row}] * 29).things("drew.cards=") == []  # too few to say


def test_the_sort_of_things_that_differs_most_comes_first() -> None:
    luck = Random(4)
    rows = []
    for _ in range(400):
        row = [counted(f"a.much={'xyz'[seat]}", seat) for seat in range(3)]
        row += [counted(f"b.none={luck.choice('xyz')}", seat) for seat in range(4)]
        rows.append({"counts": row, "winners": [luck.choice((0, 0, 0, 1, 2, 3))]})
    study = games(*rows)
    assert study.sorts()[0] == "a.much"
    assert study.spread("a.much=") > 10 * study.spread("b.none=")


# The intervals themselves.


def test_a_share_has_wilsons_interval() -> None:
    """Checked against the figures of the textbook example: 10 of 20."""
    half = intervals.share(10, 20)
    assert (half.value, round(half.low, 4), round(half.high, 4)) == (0.5, 0.2993, 0.7007)
    assert intervals.share(0, 0) == Estimate(0.0, 0.0, 1.0)


@pytest.mark.parametrize("truth", [0.02, 0.25, 0.6])
def test_intervals_of_shares_hold_the_truth_nineteen_times_of_twenty(truth: float) -> None:
    luck = Random(1)
    held = 0
    for _ in range(1000):
        won = sum([luck.random() < truth for _ in range(200)])
        held += not intervals.share(won, 200).excludes(truth)
    assert 930 <= held <= 975


def test_intervals_of_means_ratios_and_medians_hold_the_truth() -> None:
    luck = Random(2)
    held = {"mean": 0, "ratio": 0, "median": 0}
    for _ in range(1000):
        whole = [luck.choice((0, 1, 2, 5)) for _ in range(150)]
        part = [n * luck.random() for n in whole]
        values = sorted([luck.gauss(7, 3) for _ in range(150)])
        mean = intervals.mean(sum(values), sum([v * v for v in values]), 150)
        ratio = intervals.ratio(
            sum(part),
            sum(whole),
            sum([p * p for p in part]),
            sum([n * n for n in whole]),
            sum([p * n for p, n in zip(part, whole, strict=True)]),
        )
        held["mean"] += not mean.excludes(7)
        held["ratio"] += not ratio.excludes(0.5)
        held["median"] += not intervals.quantile(values, 0.5).excludes(7)
    assert all(925 <= count <= 975 for count in held.values()), held


def test_a_difference_is_as_uncertain_as_both_together() -> None:
    change = intervals.difference(Estimate(10, 7, 13), Estimate(4, 0, 8))
    assert change == Estimate(6, 6 - sqrt(9 + 16), 6 + sqrt(9 + 16))
    assert change.excludes(0)
    assert not change.excludes(2)


def test_unevenness_takes_off_what_chance_does() -> None:
    luck = Random(3)

    def seen(truths: list[float]) -> Estimate:
        drawn = [luck.gauss(truth, 0.01) for truth in truths]
        figures = [Estimate(d, d - 0.0196, d + 0.0196) for d in drawn]
        return intervals.unevenness(figures, 0.25)

    even, uneven = seen([0.25] * 200), seen([0.22, 0.28] * 100)
    assert even.value < 0.004
    assert uneven.value == pytest.approx(0.03, abs=0.002)
    assert not uneven.excludes(0.03)
    assert intervals.unevenness([], 0.25) == Estimate(0.0, 0.0, 0.0)


def test_nothing_counted_is_no_division_by_zero() -> None:
    assert intervals.mean(0, 0, 0) == Estimate(0.0, 0.0, 0.0)
    assert intervals.ratio(0, 0, 0, 0, 0) == Estimate(0.0, 0.0, 0.0)
