"""Holiday Shuffle: what holds in every game and for every row, whatever the options."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import promises
from tests.holiday import GAME, scale
from yuletable.games.holiday_shuffle.calendar import (
    LAST,
    LEAP_DAY,
    MONTH,
    NOTHING,
    WILD,
    earliest,
    in_order,
    latest,
    next_day,
)
from yuletable.games.holiday_shuffle.scoring import Scale, best_dates, candidates

NIGHTS = 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_ever_lost_and_no_mat_complete_while_a_round_goes_on(seats: int) -> None:
    for night in range(NIGHTS):
        match = promises.table(GAME, seats, night)
        rounds = []
        for _ in promises.steps(match):
            state: Any = match.state
            rounds.append(state.round)
            cards = [card for mat in state.mats for card in mat] + state.draw + state.discard
            cards += [] if state.held == NOTHING else [state.held]
            assert Counter(cards) == Counter(state.terms.deck)
            assert state.discard
            assert state.held == NOTHING or match.view(0)["phase"] == "Drawn"
            if match.view(0)["phase"] in ("Turn", "Drawn", "Effect", "Consent"):
                assert not state.anyone_complete()
            for mat, row in zip(state.mats, state.dates, strict=True):
                for card, day in zip(mat, row, strict=True):
                    assert card == WILD or day == state.terms.days[card]
        assert rounds == sorted(rounds)
        assert rounds[-1] == state.terms.rounds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_stay_within_bounds_and_add_up(seats: int) -> None:
    for night in range(NIGHTS):
        match = promises.played(GAME, seats, night)
        scored = [event.seen_by(0) for event in match.events if event.kind.name == "scored"]
        won = [event for event in match.events if event.kind.name == "complete"]
        totals = [0] * seats
        for event in scored:
            assert 1 <= event["base"] <= 10
            assert 0 <= event["months"] <= 10
            assert event["points"] == event["base"] + event["months"] + event["groups"]
            totals[event["seat"]] += event["points"]
            assert event["total"] == totals[event["seat"]]
        rounds = match.state.terms.rounds  # type: ignore[attr-defined]
        assert len(scored) == seats * rounds
        assert len([event for event in scored if event["base"] == 10]) == len(won) >= rounds
        assert match.scores() == totals


# Rows.

scales = st.builds(
    Scale,
    leap=st.booleans(),
    strict=st.booleans(),
    overlap=st.booleans(),
    cap=st.sampled_from((3, 6, 8)),
)


def as_row(days: list[int], wilds: list[int], ordered: bool) -> list[int]:
    row = sorted(days) if ordered else days[:]
    for slot in wilds:
        row[slot] = WILD
    return row


def rows(wilds: int, near: int = LAST) -> st.SearchStrategy[list[int]]:
    """Rows with so many Wilds; close together, so that something happens."""
    return st.builds(
        as_row,
        st.lists(st.integers(1, near), min_size=10, max_size=10),
        st.lists(st.integers(0, 9), min_size=wilds, max_size=wilds, unique=True),
        st.booleans(),
    )


def lawful(row: list[int], weighed: Scale) -> bool:
    return all(weighed.ordered(a, b) for a, b in pairwise(row))


def best_by_trying(row: list[int], weighed: Scale, days: list[int]) -> tuple[int, list[int]]:
    """The highest score over all these days for each Wild, and the earliest list that has it."""
    slots = [slot for slot, day in enumerate(row) if day == WILD]
    complete = weighed.complete(row)
    free = [d for d in days if d not in row and (d != LEAP_DAY or weighed.leap)]
    found: list[tuple[int, list[int]]] = []
    for chosen in permutations(free, len(slots)):
        dated = row[:]
        for slot, day in zip(slots, chosen, strict=True):
            dated[slot] = day
        if not complete or lawful(dated, weighed):
            found.append((-weighed.points(dated, complete).total(), dated))
    most, dates = min(found)
    return -most, dates


def agrees(row: list[int], weighed: Scale, days: list[int]) -> None:
    best = best_dates(row, weighed)
    total = weighed.points(best, weighed.complete(row)).total()
    assert (total, best) == best_by_trying(row, weighed, days)


@settings(max_examples=150, deadline=None)
@given(row=rows(1) | rows(1, 62), weighed=scales)
def test_hs_21_one_wild_gets_the_best_of_all_days_of_the_year(
    row: list[int], weighed: Scale
) -> None:
    agrees(row, weighed, list(range(1, LAST + 1)))


@settings(max_examples=25, deadline=None)
@given(row=rows(2, 62), weighed=scales)
def test_hs_21_two_wilds_get_the_best_of_three_months(row: list[int], weighed: Scale) -> None:
    """April 1 to 3 stand for everything that is later than all the others."""
    days = [*range(1, 94), *[day for day in candidates(row, weighed.leap) if day > 93]]
    agrees(row, weighed, days)


@settings(max_examples=20, deadline=None)
@given(row=rows(3, 40), weighed=scales)
def test_hs_21_three_wilds_get_the_best_of_the_days_that_matter(
    row: list[int], weighed: Scale
) -> None:
    days = [day for day in candidates(row, weighed.leap) if day < 93]
    best = best_dates(row, weighed)
    total = weighed.points(best, weighed.complete(row)).total()
    tried, _ = best_by_trying(row, weighed, days)
    assert total >= tried
    assert total == tried or max(best) >= 93


@settings(max_examples=200, deadline=None)
@given(row=rows(3) | rows(5), weighed=scales)
def test_hs_17_wilds_have_days_that_exist_and_differ(row: list[int], weighed: Scale) -> None:
    best = best_dates(row, weighed)
    wilds = [day for day, was in zip(best, row, strict=True) if was == WILD]
    assert len(set(wilds)) == len(wilds)
    assert not set(wilds) & set(row)
    assert weighed.leap or LEAP_DAY not in wilds
    assert [b for b, was in zip(best, row, strict=True) if was] == [d for d in row if d]
    if weighed.complete(row):
        assert lawful(best, weighed)


def sweep_by_trying(row: list[int], weighed: Scale) -> bool:
    """Is there any way at all to put this row in order? Day by day, without cleverness."""
    fits = {0}
    for day in row:
        if day == WILD:
            later = range(min(fits) + 1, LAST + 1) if fits else range(0)
            fits = {d for d in later if d not in row and (d != LEAP_DAY or weighed.leap)}
        else:
            fits = {day} if any(weighed.ordered(before, day) for before in fits) else set()
    return bool(fits)


@settings(max_examples=300, deadline=None)
@given(row=rows(2) | rows(4) | rows(4, 14), weighed=scales)
def test_hs_13_complete_is_what_can_be_put_in_order(row: list[int], weighed: Scale) -> None:
    assert weighed.complete(row) == sweep_by_trying(row, weighed)


@settings(max_examples=200, deadline=None)
@given(row=rows(2) | rows(4), leap=st.booleans())
def test_hs_22_every_day_between_the_first_and_the_last_keeps_a_complete_row(
    row: list[int], leap: bool
) -> None:
    weighed = Scale(leap, strict=False, overlap=True, cap=6)
    if not weighed.complete(row):
        return
    slot = row.index(WILD)
    fitting = []
    for day in range(1, LAST + 1):
        if (day != LEAP_DAY or leap) and day not in row:
            dated = [*row[:slot], day, *row[slot + 1 :]]
            if weighed.complete(dated):
                fitting.append(day)
    assert (fitting[0], fitting[-1]) == (earliest(row, slot, leap), latest(row, slot, leap))
    steps = pairwise(fitting)
    assert all(later == next_day(day, leap) for day, later in steps)


@settings(max_examples=300, deadline=None)
@given(row=rows(0) | rows(0, 62), weighed=scales)
def test_hs_69_bonuses_are_the_sum_over_maximal_blocks(row: list[int], weighed: Scale) -> None:
    """The definition of 4.4, block by block."""
    runs = blocks(row, lambda a, b: MONTH[b] == MONTH[a] + 1)
    groups = blocks(row, lambda a, b: MONTH[b] == MONTH[a] and weighed.ordered(a, b))
    months = sum(runs)
    same = sum([min(cards, weighed.cap) for cards in groups])
    points = Scale(weighed.leap, weighed.strict, True, weighed.cap).points(row, False)
    assert (points.months, points.groups) == (months, same)
    apart = Scale(weighed.leap, weighed.strict, False, weighed.cap).points(row, False)
    assert apart.total() <= points.base + months + sum(groups)
    assert points.base == in_order(row, weighed.leap, weighed.strict)


def blocks(row: list[int], joined: Any) -> list[int]:
    """The lengths of all maximal blocks of three or more."""
    lengths = [1]
    for before, day in pairwise(row):
        if joined(before, day):
            lengths[-1] += 1
        else:
            lengths.append(1)
    return [cards for cards in lengths if cards >= 3]


def test_the_scale_of_a_table_follows_its_options() -> None:
    default = scale()
    assert (default.leap, default.strict, default.overlap, default.cap) == (True, False, True, 6)
    other = scale(leap_day="never", equal_dates="break", bonus_overlap=False)
    assert (other.leap, other.strict, other.overlap) == (False, True, False)
