"""The benchmark measures what it says; how much is never tested here."""

from __future__ import annotations

from yuletable.games.catalogue import find
from yuletable.kernel.core import State
from yuletable.lab.speed import compiled, contest, measure, middle


def test_every_game_is_measured_in_four_ways() -> None:
    speeds = measure([find("secret_santa")], seconds=0.05)
    ours = [speed for speed in speeds if speed.what.startswith("secret_santa")]
    assert [speed.unit for speed in ours] == ["decisions", "decisions", "copies", "guesses"]
    assert all(speed.per_second > 0 for speed in speeds)


def test_ratios_are_ours_divided_by_the_peers() -> None:
    ours, theirs = {"ours": lambda _: (30, 1.0)}, {"peer": lambda _: (10, 1.0)}
    speeds = contest("decisions", ours, theirs, 1.0)
    assert speeds[0].ratios == {"peer": 3.0}
    assert [speed.per_second for speed in speeds] == [30.0, 10.0]


def test_the_middle_of_a_game_is_no_end() -> None:
    state = middle(find("secret_santa"), 4)
    assert isinstance(state, State)
    assert not state.over()
    assert not compiled()
