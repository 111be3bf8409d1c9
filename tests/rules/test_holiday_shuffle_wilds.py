"""Holiday Shuffle: dates, order and Wild cards (HS-10 to HS-24)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.holiday import GAME, ONE_ROUND, SCORING, luck, mat, row, scored, shuffle
from tests.table import Table
from yuletable.games.holiday_shuffle.calendar import (
    LAST,
    MONTH,
    TEXTS,
    day_of,
    in_order,
    next_day,
    read_day,
)
from yuletable.kernel.errors import Unreadable

PLACEMENT = {"wild_binding": "placement"}
BAN = {"wild_gap_ban": True}
ASK = {"wild_choice": "ask", **ONE_ROUND}
DULL = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"


# Dates and order.


def test_hs_10_dates_are_compared_by_month_then_day() -> None:
    dates = "Jan1 Jan31 Feb1 Feb29 Mar1 Apr30 May1 Sep6 Oct31 Nov1 Dec25 Dec31".split()
    days = [read_day(date) for date in dates]
    assert days == sorted(days)
    assert (days[0], days[-1]) == (1, LAST)
    assert [TEXTS[day] for day in days] == dates


def test_hs_10_every_day_has_its_number_and_month() -> None:
    days = [day_of(month, day) for month in range(1, 13) for day in range(1, 32)]
    assert [day for day in days if day] == list(range(1, LAST + 1))
    assert len(MONTH) == len(TEXTS) == LAST + 1
    assert [next_day(day, True) for day in range(1, LAST)] == list(range(2, LAST + 1))


def test_hs_10_the_year_does_not_wrap() -> None:
    assert not scored("Nov1 Nov2 Dec4 Dec8 Dec25 Dec26 Dec31 Jan1 Jan6 Jan19").complete
    assert in_order(row("Dec31 Jan1"), True, False) == 1


def test_hs_11_chronological_order_runs_from_left_to_right() -> None:
    line = "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Aug15 Sep6 Nov1"
    assert scored(line).complete
    assert not scored(" ".join(reversed(line.split()))).complete


def test_hs_12_equal_dates_are_in_order_or_break_it() -> None:
    line = "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Aug15 Oct31 Oct31"
    assert scored(line, equal_dates="in_order").complete
    assert not scored(line, equal_dates="break").complete
    assert scored(line, equal_dates="break").points[0] == 9


def test_hs_12_equal_dates_are_played_with_such_an_edition() -> None:
    cards = GAME.edition().data["holiday_cards"]["cards"]
    twice = [{**c, "month": 10, "day": 31} if c["id"] == "Nov1" else c for c in cards]
    line = "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Dec25 Oct31 Nov1"
    for equal, over in (("in_order", True), ("break", False)):
        table = shuffle(
            line,
            top="Aug15",
            options={**ONE_ROUND, "equal_dates": equal},
            edition={"holiday_cards": {"cards": twice}},
        )
        table.play("A D>8")
        assert table.match.over() is over


def test_hs_13_a_mat_is_complete_if_its_wilds_can_make_it_so() -> None:
    assert scored("W Feb2 W Apr1 W Jun14 W Aug15 W Nov1").complete
    assert scored("W W W W W W Jan31 Feb1 Feb2 Feb14").complete
    assert not scored("W W W W W W Jan6 Feb1 Feb2 Feb14").complete  # five days before Jan6


# What a Wild can be.


def test_hs_14_a_wild_is_taken_and_placed_like_any_card() -> None:
    table = shuffle(DULL, top="W", draw="W")
    table.play("A D>2")
    assert mat(table, "A").split()[1] == "W"
    table.play("B P")
    assert table.menu("B") == ["x", *[f">{slot}" for slot in range(1, 11)]]
    table.play("B >3")
    assert mat(table, "B").split()[2] == "W"


def test_hs_14_a_wild_counts_for_order_and_bonuses() -> None:
    found = scored("Jan1 W Mar8 Dec25 Nov1 Sep6 Jul4 May5 Aug1 Feb1")
    assert (found.points, found.wilds) == ((4, 3, 0), "Feb2")


def test_hs_15_a_wild_is_no_date_of_its_own_mat() -> None:
    table = shuffle("W Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1", options=ASK, phase=SCORING)
    table.refuses("A W1=Feb2", "HS-15")
    assert "W1=Feb2" not in table.menu("A")
    assert "W1=Feb3" in table.menu("A")


def test_hs_15_what_lies_on_another_mat_does_not_matter() -> None:
    table = shuffle(
        "W Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1",
        "Dec31 Jan1 Feb1 Mar2 Apr11 May1 Jun4 Jul1 Aug1 Oct4",
        options=ASK,
        phase=SCORING,
    )
    table.play("A W1=Jan1")
    assert table.told("scored")[0]["dates"][0] == "Jan1"


@pytest.mark.parametrize("date", ["Feb30", "Apr31", "Jan32", "Jan0"])
def test_hs_16_a_wild_is_no_day_that_does_not_exist(date: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_day(date)
    assert caught.value.clause == "HS-16"
    table = shuffle("W Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1", options=ASK, phase=SCORING)
    table.refuses(f"A W1={date}", "HS-16")


def test_hs_16_nothing_lies_between_january_31_and_february_1() -> None:
    assert in_order(row("Jan31 W Feb1"), True, False) == 2


def test_hs_17_dates_further_off_and_of_other_wilds_are_taken_too() -> None:
    line = "W Feb2 Mar8 Dec25 W Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, options=ASK, phase=SCORING)
    table.refuses("A W1=Nov1", "HS-15")
    table.play("A W1=Jan2")
    table.refuses("A W5=Jan2", "HS-15")
    assert len(table.menu("A")) == LAST - 9


@pytest.mark.parametrize(
    ("leap_day", "edition", "exists"),
    [
        ("if_printed", None, True),
        ("always", None, True),
        ("never", None, False),
        ("if_printed", {"calendar": {"leap_day": "never"}}, False),
        ("always", {"calendar": {"leap_day": "never"}}, True),
        ("never", {"calendar": {"leap_day": "always"}}, False),
    ],
)
def test_hs_18_whether_a_wild_may_be_february_29(leap_day: str, edition: Any, exists: bool) -> None:
    table = shuffle(
        "W Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1",
        options={**ASK, "leap_day": leap_day},
        edition=edition,
        phase=SCORING,
    )
    assert ("W1=Feb29" in table.menu("A")) is exists
    if not exists:
        table.refuses("A W1=Feb29", "HS-18")


def test_hs_18_without_a_card_for_it_there_is_no_february_29() -> None:
    cards = GAME.edition().data["celebration_cards"]["cards"]
    other = [{**c, "id": "Feb28", "day": 28} if c["id"] == "Feb29" else c for c in cards]
    edition = {"celebration_cards": {"cards": other}}
    assert GAME.terms(2, edition, {}).scale.leap is False  # type: ignore[attr-defined]
    always = GAME.terms(2, edition, {"leap_day": "always"})
    assert always.scale.leap is True  # type: ignore[attr-defined]


def test_hs_19_a_wild_has_one_date_that_stays() -> None:
    line = "W Feb2 Mar8 Dec25 W Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, options=ASK, phase=SCORING)
    table.refuses("A W5=Jan2", "HS-19")
    table.play("A W1=Jan2")
    table.refuses("A W1=Jan3", "HS-19")
    table.refuses("A W2=Jan3", "HS-14")
    assert mat(table, "A").split()[0] == "W=Jan2"


# When a Wild gets its date.


def test_hs_20_wilds_have_no_date_during_the_round() -> None:
    table = shuffle("W Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1")
    assert table.view("")["dates"][0][0] is None
    table.refuses("A W1=Jan2", "HS-20")
    table.play("A P", "A x", "B P", "B x")
    assert table.view("")["dates"][0][0] is None


def test_hs_21_the_software_takes_the_highest_score() -> None:
    found = scored("Dec25 Jan1 W Mar8 Apr1 Nov1 Jul4 W Sep6 Feb2")
    assert (found.points, found.wilds) == ((1, 7, 0), "Feb1 Aug1")


def test_hs_21_of_equal_scores_the_earliest_list_of_dates() -> None:
    found = scored("Dec25 W Oct31 Jan1 Sep6 Mar8 Jul4 May5 Nov1 Feb2")
    assert (found.points, found.wilds) == ((2, 0, 0), "Dec26")
    found = scored("Dec31 W Oct31 Jan1 Sep6 Mar8 Jul4 May5 W Feb2")
    assert (found.points, found.wilds) == ((1, 0, 0), "Jan2 Jan3")


def test_hs_21_under_ask_the_owners_name_their_wilds_from_the_dealers_left() -> None:
    table = shuffle(
        "W Feb2 Mar8 Dec25 W Jun14 Apr1 Aug15 Sep6 Nov1",
        "Dec31 W Feb1 Mar2 Apr11 May1 Jun4 Jul1 Aug1 Oct4",
        options=ASK,
        dealer=0,
        phase=SCORING,
    )
    assert (table.waiting(), table.phase()) == ("B", "Score")
    table.refuses("A W1=Jan2", "HS-21")
    table.refuses("B P", "HS-21")
    table.play("B W2=Jan2", "A W1=Jan2", "A W5=May6")
    assert table.match.over()
    told = table.told("scored")
    assert told[1]["dates"][1] == "Jan2"
    assert (told[0]["dates"][0], told[0]["dates"][4]) == ("Jan2", "May6")
    assert [event["date"] for event in table.told("named")] == ["Jan2", "Jan2", "May6"]


def test_hs_21_under_ask_an_owner_may_choose_badly() -> None:
    line = "Jan1 W Mar8 Dec25 Nov1 Sep6 Jul4 May5 Aug1 Feb1"
    table = shuffle(line, options=ASK, phase=SCORING)
    table.play("A W2=Dec31")
    assert table.scores()[0] == 2


def test_hs_22_a_date_need_not_fit_between_its_neighbours() -> None:
    table = shuffle("Jan1 W Mar8 Dec25 Nov1 Sep6 Jul4 May5 Aug1 Feb1", options=ASK, phase=SCORING)
    assert len(table.menu("A")) == LAST - 9


def test_hs_22_on_a_complete_mat_all_ten_stay_in_order() -> None:
    line = "Jan1 W W Jan6 May5 Jun14 Jul4 Aug15 Sep6 Nov1"
    table = shuffle(line, options=ASK, phase=SCORING)
    assert table.menu("A") == ["W2=Jan2", "W2=Jan3", "W2=Jan4"]
    table.refuses("A W2=Jan5", "HS-22")
    table.refuses("A W2=Dec31", "HS-22")
    table.play("A W2=Jan3")
    assert table.menu("A") == ["W3=Jan4", "W3=Jan5"]
    table.refuses("A W3=Jan2", "HS-22")
    table.play("A W3=Jan5")
    assert table.told("scored")[0]["base"] == 10


def test_hs_22_a_complete_mat_forgoes_a_bonus_out_of_order() -> None:
    line = "Jan1 Jan31 W Feb2 Mar8 Apr1 Jul4 Sep6 Nov1 Dec25"
    assert scored(line) == (True, (10, 3, 0), "Feb1", 13)  # in January it would join the run
    line = "Jan31 Jan1 W Feb2 Mar8 Apr1 Jul4 Sep6 Nov1 Dec25"
    assert scored(line) == (False, (1, 4, 0), "Jan2", 5)


def test_hs_22_a_complete_mat_keeps_its_order_where_a_bonus_would_outweigh_it() -> None:
    line = "Jan1 Feb14 Apr1 Apr30 May9 Jul25 Oct31 W Nov3 Dec8"
    assert scored(line) == (True, (10, 0, 0), "Nov1", 10)  # not Oct1, for October to December


def test_hs_22_feb29_is_left_out_where_it_does_not_exist() -> None:
    line = "Jan1 Feb17 W Mar2 May5 Jun14 Jul4 Aug15 Sep6 Nov1"
    table = shuffle(line, options={**ASK, "leap_day": "never"}, phase=SCORING)
    assert table.menu("A") == [f"W3=Feb{day}" for day in range(18, 29)] + ["W3=Mar1"]


def test_hs_23_by_default_no_wild_goes_between_january_31_and_february_1() -> None:
    line = "Jan31 Dec25 Feb1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="W")
    assert "D>2" not in table.menu("A")
    assert "No day is left for a Wild" in table.refuses("A D>2", "HS-23").why


def test_hs_23_by_option_a_wild_goes_anywhere() -> None:
    line = "Jan31 Dec25 Feb1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="W", options={"wild_gap_ban": False})
    assert len(table.menu("A")) == 11
    table.play("A D>2")
    assert mat(table, "A").split()[:3] == ["Jan31", "W", "Feb1"]


@pytest.mark.parametrize(
    ("line", "banned"),
    [
        ("Jan31 Dec25 Feb1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1", [2]),
        ("Feb1 Dec25 Jan31 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1", []),  # the left one is later
        ("Feb1 Jan31 Feb2 W May5 Jun14 Apr1 Aug15 Sep6 Nov1", [2]),
        ("W Jan31 Feb2 W May5 Jun14 Apr1 Aug15 Sep6 Nov1", []),
        ("W Jan31 W Feb2 May5 W Jan1 Aug15 Sep6 Nov1", []),  # Wilds have no printed date
        ("Jan1 Apr10 Feb2 Apr11 Mar8 Nov1 Apr1 Nov2 Sep6 Nov3", [3, 7, 9]),
    ],
)
def test_hs_23_under_the_ban_no_wild_goes_between_successive_days(
    line: str, banned: list[int]
) -> None:
    open_slots = [slot for slot in range(1, 11) if slot not in banned]
    table = shuffle(line, top="W", options={"wild_gap_ban": True})
    assert table.menu("A") == ["P", *[f"D>{slot}" for slot in open_slots]]
    for slot in banned:
        table.refuses(f"A D>{slot}", "HS-23")
    table = shuffle(line, draw="W", options={"wild_gap_ban": True}, top="Dec31")
    assert len(table.menu("A")) == 11  # the top discard is no Wild
    table.play("A P")
    assert table.menu("A") == ["x", *[f">{slot}" for slot in open_slots]]
    for slot in banned:
        table.refuses(f"A >{slot}", "HS-23")


def test_hs_23_successive_are_days_without_one_between_that_exists() -> None:
    cards = GAME.edition().data["holiday_cards"]["cards"]
    moved = [
        {**c, "id": "Feb28", "day": 28}
        if c["id"] == "Feb16"
        else {**c, "id": "Mar1", "day": 1}
        if c["id"] == "Mar2"
        else c
        for c in cards
    ]
    line = "Feb28 Dec25 Mar1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    for leap_day, banned in (("never", True), ("always", False)):
        table = Table(
            "holiday_shuffle",
            mats=[line, "Dec31 Dec26 Nov11 Nov2 Oct31 Oct16 Sep12 Sep16 Sep22 Sep19"],
            discard="W",
            options={"wild_gap_ban": True, "leap_day": leap_day},
            edition={"holiday_cards": {"cards": moved}},
        )
        assert ("D>2" not in table.menu("A")) is banned


def on_october_31(*codes: str) -> dict[str, Any]:
    """An edition in which these cards, too, are dated October 31."""
    cards = GAME.edition().data["holiday_cards"]["cards"]
    moved = [{**c, "month": 10, "day": 31} if c["id"] in codes else c for c in cards]
    return {"holiday_cards": {"cards": moved}}


def test_hs_23_nor_between_two_cards_of_the_same_day() -> None:
    line = "Jan1 Feb2 Oct31 Dec25 Nov11 Jun14 Apr1 Aug15 Sep6 Nov25"
    table = shuffle(line, top="W", options=BAN, edition=on_october_31("Nov11"))
    assert "D>4" not in table.menu("A")
    table.refuses("A D>4", "HS-23")
    assert len(table.menu("A")) == 10


def test_hs_23_a_day_between_is_enough() -> None:
    line = "Jan31 Dec25 Feb2 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    assert len(shuffle(line, top="W", options=BAN).menu("A")) == 11


@pytest.mark.parametrize(
    "line",
    [
        "W=Jan31 Dec25 Feb1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1",
        "Jan31 Dec25 W=Feb1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1",
        "W=Jan31 Dec25 W=Feb1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1",
    ],
)
def test_hs_23_a_wild_that_was_named_forbids_nothing(line: str) -> None:
    table = shuffle(line, top="W", options={**BAN, **PLACEMENT})
    assert len(table.menu("A")) == 11
    table.play("A D>2")
    assert (table.waiting(), table.phase()) == ("A", "Naming")


def test_hs_23_a_wild_before_new_years_day_leaves_the_slot_between_them_open() -> None:
    line = "W Dec25 Jan1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="W", options=BAN)
    assert len(table.menu("A")) == 11
    table.play("A D>2")
    assert mat(table, "A").split()[:3] == ["W", "W", "Jan1"]


def test_hs_23_other_cards_may_lie_there() -> None:
    line = "Jan31 Dec25 Feb1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="Nov25", draw="Nov11", options=BAN)
    table.play("A D>2")
    assert mat(table, "A").split()[1] == "Nov25"
    table = shuffle(line, top="Nov25", draw="Nov11", options=BAN)
    table.play("A P")
    assert len(table.menu("A")) == 11
    table.play("A >2")
    assert mat(table, "A").split()[1] == "Nov11"


def test_hs_23_only_the_wild_is_refused_and_only_on_ones_own_mat() -> None:
    mine = "Jan31 Dec25 Feb1 Mar8 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    theirs = "Jan1 Apr10 Dec31 Apr11 Feb2 Jun19 May9 Aug1 Sep12 Nov2"
    table = shuffle(mine, theirs, top="Nov25", draw="W", options=BAN)
    assert "D>2" in table.menu("A")
    table.play("A P", "A x")
    assert table.menu("B") == ["P", *[f"D>{slot}" for slot in range(1, 11) if slot != 3]]


def test_hs_23_trades_and_switches_are_not_banned() -> None:
    line = "Jan31 W Mar8 Feb1 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="Mar15", options={"wild_gap_ban": True})
    table.play("A D>10", "A SW:3,4")
    assert mat(table, "A").split()[:3] == ["Jan31", "W", "Feb1"]


# Wilds that are named at once.


def test_hs_24_a_wild_is_named_when_it_comes_onto_the_mat() -> None:
    table = shuffle(DULL, top="W", options=PLACEMENT)
    table.play("A D>4")
    assert (table.waiting(), table.phase()) == ("A", "Naming")
    table.refuses("B P", "HS-24")
    table.refuses("A P", "HS-24")
    table.refuses("A W4=Feb2", "HS-15")
    table.refuses("A W3=Mar9", "HS-14")
    assert "W4=Dec25" in table.menu("A")  # it has just left the mat
    table.play("A W4=Mar21")
    assert mat(table, "A").split()[3] == "W=Mar21"
    assert table.waiting() == "B"
    table.play("B P", "B x")
    table.refuses("A W4=Mar22", "HS-24")


def test_hs_24_dealt_wilds_are_named_from_the_dealers_left() -> None:
    dealt = "Jan1 W Mar8 Dec25 W Jun14 W Aug15"
    table = Table(
        "holiday_shuffle", seats=2, options={**PLACEMENT, "first_dealer": 0}, luck=luck(dealt)
    )
    assert (table.waiting(), table.phase(), table.menu("B")[0]) == ("B", "Naming", "W3=Jan2")
    table.play("B W3=Feb2")
    assert table.menu("B")[0][:3] == "W4="
    table.play("B W4=Feb3")
    assert table.waiting() == "A"
    table.play("A W1=Jan2")
    assert (table.waiting(), table.phase()) == ("B", "Turn")


def test_hs_24_a_named_wild_keeps_its_date_when_switched() -> None:
    line = "Jan1 W=Feb3 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="Mar15", options=PLACEMENT)
    table.play("A D>10", "A SW:2,9")
    assert mat(table, "A").split()[8] == "W=Feb3"
    assert table.waiting() == "B"


def test_hs_24_a_traded_wild_is_named_afresh() -> None:
    line = "Jan1 W=Feb3 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="Feb17", options=PLACEMENT)
    table.play("A D>10", "A TR:2,B1")
    assert (table.waiting(), table.phase(), mat(table, "B").split()[0]) == ("B", "Naming", "W")
    table.play("B W1=Feb3")
    assert mat(table, "B").split()[0] == "W=Feb3"
    assert (table.waiting(), table.phase()) == ("B", "Turn")


def test_hs_24_if_two_wilds_are_traded_whose_turn_it_is_names_first() -> None:
    table = shuffle(
        "Jan1 W=Feb3 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1",
        "W=Jul3 Dec31 Feb1 Mar2 Apr11 May1 Jun4 Jul1 Aug1 Oct4",
        top="Feb17",
        dealer=0,
        options=PLACEMENT,
    )
    table.play("B D>10", "B TR:1,A2")
    assert (table.waiting(), table.phase()) == ("B", "Naming")
    table.play("B W1=Mar21")
    assert table.waiting() == "A"
    table.play("A W2=Mar21", "A P")
    assert mat(table, "A").split()[1] == "W=Mar21"


def test_hs_24_a_printed_card_may_join_a_wild_of_its_date() -> None:
    line = "Jan1 Feb2 Mar8 Apr1 W=May5 Dec25 Jul4 Aug15 Sep6 Nov1"
    for equal, over in (("in_order", True), ("break", False)):
        table = shuffle(line, top="May5", options={**PLACEMENT, **ONE_ROUND, "equal_dates": equal})
        table.play("A D>6")
        assert table.match.over() is over


def test_hs_24_mats_are_tested_after_the_naming() -> None:
    line = "Jan1 Feb2 Mar8 Apr1 Dec25 Jun14 Jul4 Aug15 Sep6 Nov1"
    table = shuffle(line, top="W", options={**PLACEMENT, **ONE_ROUND})
    table.play("A D>5")
    assert not table.match.over()
    table.play("A W5=Jan2")
    assert (table.match.over(), table.waiting()) == (False, "B")
    table = shuffle(line, top="W", options={**PLACEMENT, **ONE_ROUND})
    table.play("A D>5", "A W5=May6")
    assert table.match.over()
    assert table.scores()[0] == 19


def test_hs_24_scores_use_the_named_dates() -> None:
    line = "Dec25 Jan1 W=Nov3 Mar8 Apr1 Nov1 Jul4 Oct31 Sep6 Feb2"
    options = {**PLACEMENT, **ONE_ROUND, "wild_choice": "ask"}
    table = shuffle(line, options=options, phase=SCORING)
    assert table.match.over()
    assert table.told("scored")[0]["points"] == 1
