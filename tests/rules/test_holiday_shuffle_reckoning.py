"""What a page counts up for people: the worth of a mat, and where a card would go well."""

from __future__ import annotations

import pytest

from tests.holiday import GAME, row
from yuletable.games.holiday_shuffle.calendar import LAST, read_day
from yuletable.games.holiday_shuffle.reckoning import bonuses, fits, worth
from yuletable.games.holiday_shuffle.scoring import Scale
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match

HOUSE_SCALE = Scale(leap=True, strict=False, overlap=True, cap=6)
APART = Scale(leap=True, strict=False, overlap=False, cap=6)


def test_hs_69_bonuses_are_named_by_their_slots() -> None:
    found = bonuses(row("Sep6 Sep12 Sep19 Oct4 Nov1 Nov2 Nov3 Nov11 Jan1 Feb2"), HOUSE_SCALE)
    slots = [(b.first, b.last, b.points, b.run) for b in found]
    assert slots == [(1, 3, 3, False), (3, 5, 3, True), (5, 8, 4, False)]


def test_hs_69_a_card_serves_once_where_that_is_agreed() -> None:
    dates = row("Feb2 Mar8 Apr1 May1 May5 May9 Jan6 Dec4 Oct31 Jul1")
    found = [(b.first, b.last, b.points) for b in bonuses(dates, APART)]
    assert found == [(1, 3, 3), (4, 6, 3)]


@pytest.mark.parametrize("scale", [HOUSE_SCALE, APART], ids=["overlap", "apart"])
def test_bonuses_add_up_to_what_is_scored(scale: Scale) -> None:
    for night in range(300):
        luck = stream("bonuses", "row", night)
        dates = sorted([luck.below(LAST) + 1 for _ in range(10)])
        dates[luck.below(10)] = luck.below(LAST) + 1
        points = scale.points(dates, scale.complete(dates))
        found = bonuses(dates, scale)
        assert sum([b.points for b in found if b.run]) == points.months
        assert sum([b.points for b in found if not b.run]) == points.groups


def test_worth_dates_the_wilds() -> None:
    counted = worth(tuple(row("Jan6 Feb2 Mar8 Apr1 May5 Jul4 Sep6 Nov1 W W")), HOUSE_SCALE)
    assert (counted["base"], counted["months"], counted["groups"]) == (10, 5, 3)
    assert counted["dates"][8:] == ["Nov2", "Nov3"]


def test_fits_says_what_a_card_would_bring_in_each_slot() -> None:
    mat = row("Jan6 Feb14 Mar17 W May23 Jul4 Jun14 Sep16 Oct31 Apr22")
    found = fits(mat, read_day("Aug9"), HOUSE_SCALE)
    assert found[6] == {"in_order": 9, "points": 18}
    assert [slot["in_order"] for slot in found] == [1, 2, 4, 4, 5, 6, 9, 6, 6, 6]


def test_only_who_places_a_card_is_told_where_it_fits() -> None:
    state = Match(GAME, 2, seed="fits").state
    asked = state.waiting()[0]
    assert len(state.reckon(asked)["fits"]) == 10
    assert state.reckon(1 - asked)["fits"] is None
    assert state.reckon(HOUSE)["fits"] is None
