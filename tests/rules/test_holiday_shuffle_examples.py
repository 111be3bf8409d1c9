"""Holiday Shuffle: the worked examples HS-X01 to HS-X48."""

from __future__ import annotations

import pytest

from tests.holiday import (
    ONE_ROUND,
    SCORING,
    Scored,
    luck,
    mat,
    pile,
    scored,
    scored_at_table,
    shuffle,
    top,
)
from tests.table import Table


def both(line: str) -> Scored:
    """A row of house cards, scored by the functions and at the table alike."""
    found = scored(line)
    assert scored_at_table(line) == found
    return found


# Wild cards and order.


def test_hs_x01_no_day_between() -> None:
    found = both("Jan1 Jan31 W Feb1 Mar8 Apr1 May5 Jul4 Sep6 Oct31")
    assert found == (False, (2, 5, 0), "Jan2", 7)


def test_hs_x02_same_cards_wild_one_slot_further() -> None:
    found = both("Jan1 Jan31 Feb1 W Mar8 Apr1 May5 Jul4 Sep6 Oct31")
    assert found == (True, (10, 6, 0), "Mar1", 16)


def test_hs_x03_neighbouring_house_dates() -> None:
    found = both("Apr1 Apr10 W Apr11 May1 Jun14 Jul4 Sep6 Oct31 Dec25")
    assert found == (False, (3, 4, 3), "Apr12", 10)
    found = both("Apr1 W Apr10 Apr11 May1 Jun14 Jul4 Sep6 Oct31 Dec25")
    assert (found.complete, found.points, found.total) == (True, (10, 4, 4), 18)


def test_hs_x04_nothing_after_new_years_eve() -> None:
    found = both("Jan6 Feb2 Mar8 Apr1 May5 Jul4 Sep6 Nov1 Dec31 W")
    assert (found.complete, found.points, found.total) == (False, (9, 5, 0), 14)


def test_hs_x05_nothing_before_new_years_day() -> None:
    found = both("W Jan1 Feb2 Mar8 Apr1 May5 Jul4 Sep6 Nov1 Dec31")
    assert (found.complete, found.points, found.total) == (False, (1, 5, 0), 6)


def test_hs_x06_leap_day() -> None:
    line = "Jan6 Feb28 W Mar1 Apr1 May5 Jul4 Sep6 Oct31 Dec25"
    assert scored(line) == (True, (10, 4, 0), "Feb29", 14)
    assert scored(line, leap_day="never") == (False, (3, 6, 0), "Mar2", 9)


def test_hs_x07_two_wilds_one_day() -> None:
    found = both("Jan6 Jan19 Mar15 W W Mar17 Apr1 Jul4 Sep6 Dec25")
    assert found == (False, (5, 0, 3), "Mar16 Mar18", 8)


def test_hs_x08_date_taken_elsewhere_on_the_mat() -> None:
    line = "Jan19 W W Jan22 Feb2 Mar8 Jun4 Dec25 Jan21 Jan1"
    found = both(line)
    assert (found.complete, found.points, found.total) == (False, (3, 3, 3), 9)
    assert shuffle(line).view("")["in_order"][0] == 3
    found = both("Jan19 W W Jan22 Feb2 Mar8 Jun4 Dec25 Jul4 Jan1")
    assert found == (False, (8, 3, 4), "Jan20 Jan21", 15)


def test_hs_x09_equal_printed_dates() -> None:
    line = "Jan1 Jan19 Feb14 Mar17 Apr22 May5 Oct31 Oct31 Nov11 Dec26"
    assert scored(line) == (True, (10, 8, 0), "", 18)
    assert scored(line, equal_dates="break") == (False, (7, 8, 0), "", 15)


def test_hs_x10_wild_between_equal_dates() -> None:
    found = scored("Jan1 Jan19 Feb14 Mar17 Apr22 May5 Oct31 W Oct31 Dec26")
    assert (found.complete, found.points, found.total) == (False, (8, 5, 0), 13)


def test_hs_x11_two_wilds_at_the_end() -> None:
    found = both("Jan6 Feb2 Mar8 Apr1 May5 Jul4 Sep6 Nov1 W W")
    assert found == (True, (10, 5, 3), "Nov2 Nov3", 18)


def test_hs_x12_one_date_not_two() -> None:
    found = both("Feb2 Feb14 W Apr1 Apr10 Jan6 Dec4 Oct31 Jul1 Nov11")
    assert found == (False, (5, 0, 3), "Feb15", 8)


def test_hs_x13_one_wild_serving_order_and_group() -> None:
    found = both("Mar14 W Mar17 Apr11 May9 Jan6 Dec4 Feb2 Oct31 Jul1")
    assert found == (False, (5, 3, 3), "Mar15", 11)


def test_hs_x14_wild_beyond_the_break() -> None:
    found = both("May5 Jan1 W Mar8 Dec25 Oct31 Jul4 Sep6 Apr1 Aug9")
    assert found == (False, (1, 3, 0), "Feb1", 4)


def test_hs_x15_two_wilds_in_different_places() -> None:
    found = both("Jan1 Feb2 W Apr1 Jul4 Mar15 W Mar17 Dec25 Jun4")
    assert found == (False, (5, 4, 3), "Mar1 Mar16", 12)


# Scoring printed dates.


def test_hs_x16_second_card_earlier() -> None:
    found = both("Jul4 Jan1 Feb14 Mar8 Sep6 Apr1 Nov1 Dec25 Jun14 May5")
    assert found == (False, (1, 3, 0), "", 4)


def test_hs_x17_prefix_stops_at_the_first_break() -> None:
    found = both("Jan1 Feb2 Mar17 Jul4 Apr1 Sep6 Oct31 Nov1 Dec25 Dec31")
    assert found == (False, (4, 7, 0), "", 11)


def test_hs_x18_overlapping_bonuses() -> None:
    line = "Mar8 Apr1 May1 May5 May9 Jan6 Dec4 Feb2 Oct31 Jul1"
    assert both(line) == (False, (5, 3, 3), "", 11)
    assert scored(line, bonus_overlap=False).total == 8
    assert scored_at_table(line, {"bonus_overlap": False}).total == 8
    line = "Feb2 Mar8 Apr1 May1 May5 May9 Jan6 Dec4 Oct31 Jul1"
    assert both(line) == (False, (6, 4, 3), "", 13)
    assert scored(line, bonus_overlap=False) == (False, (6, 3, 3), "", 12)
    assert scored_at_table(line, {"bonus_overlap": False}).points == (6, 3, 3)


def test_hs_x19_thirteen_points_as_in_the_rulebooks_example() -> None:
    found = both("Jan1 Mar8 Apr1 May5 Jun14 Feb2 Feb14 Feb16 Feb17 Jan6")
    assert found == (False, (5, 4, 4), "", 13)


def test_hs_x20_no_year_wrap() -> None:
    found = both("Nov1 Dec25 Jan1 Feb14 Oct31 Apr1 Sep19 Mar17 Aug13 Jun8")
    assert found == (False, (2, 0, 0), "", 2)


def test_hs_x21_seven_of_one_month() -> None:
    found = both("Dec4 W Dec8 Dec14 Dec25 Dec26 Dec31 Jan1 Mar8 Feb2")
    assert (found.complete, found.points, found.total) == (False, (7, 0, 6), 13)


def test_hs_x22_group_broken_by_disorder() -> None:
    found = both("Mar2 Mar17 Mar8 Mar15 Mar20 Jan1 Dec4 Feb2 Oct31 Jul1")
    assert found == (False, (2, 0, 3), "", 5)


def test_hs_x23_full_run() -> None:
    found = both("Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Aug9 Sep6 Oct31")
    assert found == (True, (10, 10, 0), "", 20)


def test_hs_x24_group_and_run() -> None:
    found = both("Jan1 Jan6 Jan19 Jan21 Jan22 Jan31 Feb2 Mar8 Apr1 May5")
    assert found == (True, (10, 5, 6), "", 21)


def test_hs_x25_several_runs_and_groups() -> None:
    found = both("Sep6 Sep12 Sep19 Oct4 Nov1 Nov2 Nov3 Nov11 Jan1 Feb2")
    assert found == (False, (8, 3, 7), "", 18)


def test_hs_x26_runs_that_abut() -> None:
    found = both("Jan1 Feb2 Mar8 Mar14 Apr1 May5 Sep6 Oct4 Nov1 Dec4")
    assert found == (True, (10, 10, 0), "", 20)


def test_hs_x27_equal_dates_in_a_group() -> None:
    found = scored("Oct24 Oct31 Oct31 Jan1 Mar8 Feb2 Dec25 Nov1 Jul4 May5")
    assert found == (False, (3, 0, 3), "", 6)


# Play.

ROW = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"


def test_hs_x28_tie_for_the_deal() -> None:
    table = Table("holiday_shuffle", seats=3, luck=luck("W Jan1 Feb2 Dec4 Mar8", ""))
    drew = [(event["seat"], event["card"]) for event in table.told("drew_for_deal")]
    assert drew == [(0, "W"), (1, "Jan1"), (2, "Feb2"), (0, "Dec4"), (1, "Mar8")]
    assert table.view("")["dealer"] == 1


def test_hs_x29_dealt_celebration() -> None:
    table = shuffle("Mar14 Feb2 Jan1 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1", top="Oct31")
    table.play("A D>2")
    assert table.waiting() == "B"
    assert table.view("")["extra"] == 0
    table.play("B P", "B x")
    assert table.waiting() == "A"
    table.refuses("A AG", "HS-45")


def test_hs_x30_face_up_start_card_is_a_celebration() -> None:
    table = shuffle(ROW, top="Jul20")
    table.play("A D>5")
    assert mat(table, "A").split()[4] == "Jul20"
    assert top(table) == "May5"
    assert table.menu("A") == ["-", "AG"]


def test_hs_x31_rejected_celebration() -> None:
    table = shuffle(ROW, draw="Mar15")
    table.play("A P", "A x")
    assert (table.waiting(), table.phase(), top(table)) == ("B", "Turn", "Mar15")
    table.play("B D>2")
    assert (table.waiting(), table.phase()) == ("B", "Effect")
    table.play("B SW:1,2")
    assert mat(table, "B").split()[0] == "Mar15"


def test_hs_x32_discard_must_be_kept() -> None:
    table = shuffle("Feb2 Jan1 Mar8 Nov1 May5 Jun14 Apr1 Aug15 Sep6 Oct31", top="Dec25")
    assert table.menu("A") == ["P", *[f"D>{slot}" for slot in range(1, 11)]]
    table.refuses("A D>", "TB-06")
    table.refuses("A x", "HS-36")
    table.play("A D>4")
    assert top(table) == "Nov1"
    assert table.waiting() == "B"


def test_hs_x33_extra_turn_takes_back_the_discard() -> None:
    table = shuffle("Jan1 Feb2 Mar8 Dec25 Apr11 Jun14 Apr1 Aug15 Sep6 Nov1", top="Jul20")
    table.play("A D>5", "A AG")
    assert (table.waiting(), top(table)) == ("A", "Apr11")
    table.play("A D>3")
    assert mat(table, "A").split()[2] == "Apr11"
    assert table.waiting() == "B"


def test_hs_x34_switch_with_the_new_card() -> None:
    table = shuffle(ROW, top="Aug13", options=ONE_ROUND)
    table.play("A D>4")
    assert mat(table, "A").split()[3:7] == ["Aug13", "May5", "Jun14", "Apr1"]
    table.play("A SW:4,7")
    assert mat(table, "A").split()[3:7] == ["Apr1", "May5", "Jun14", "Aug13"]
    assert table.match.over()
    assert [event["seat"] for event in table.told("complete")] == [0]
    told = table.told("scored")[0]
    assert (told["base"], told["months"], told["groups"]) == (10, 6, 0)
    assert table.scores()[0] == 16


def test_hs_x35_trading_a_celebration() -> None:
    table = shuffle("Jul20 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1", top="Feb17")
    table.play("A D>2", "A TR:1,B5")
    assert mat(table, "B").split()[4] == "Jul20"
    assert (table.waiting(), table.phase()) == ("B", "Turn")
    table.play("B P", "B x")
    assert table.waiting() == "A"


def test_hs_x36_placing_completes_the_row() -> None:
    table = shuffle(
        "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Dec25 Sep6 Nov1", top="Jul30", options=ONE_ROUND
    )
    table.play("A D>8")
    assert table.match.over()
    told = table.told("scored")[0]
    assert (told["base"], told["months"], told["groups"]) == (10, 7, 0)
    assert table.told("traded") == table.told("unused") == []


def test_hs_x37_both_complete_at_once() -> None:
    table = shuffle(
        "Jan1 Feb2 Mar8 Apr1 Oct4 Jun14 Jul4 Dec25 Sep6 Nov1",
        "Jan6 Feb14 Mar17 Apr22 Jul1 Aug1 Sep12 May5 Nov2 Dec4",
        top="Jul30",
        options=ONE_ROUND,
    )
    table.play("A D>8", "A TR:5,B8")
    assert [event["seat"] for event in table.told("complete")] == [0, 1]
    told = [(e["base"], e["months"], e["groups"]) for e in table.told("scored")]
    assert told == [(10, 7, 0), (10, 10, 0)]
    assert table.scores() == [17, 20]


def test_hs_x38_round_won_on_anothers_turn() -> None:
    table = shuffle(
        "Dec31 Feb2 Mar8 Apr1 Oct4 Jun14 Jul4 Dec25 Sep6 Nov1",
        "Jan6 Feb14 Mar17 Apr22 Jul1 Aug1 Sep12 May5 Nov2 Dec4",
        top="Jul30",
        options=ONE_ROUND,
    )
    table.play("A D>8", "A TR:5,B8")
    assert [event["seat"] for event in table.told("complete")] == [1]
    told = [(e["base"], e["months"], e["groups"]) for e in table.told("scored")]
    assert told == [(1, 6, 0), (10, 10, 0)]
    assert table.scores() == [7, 20]


def test_hs_x39_effect_declined() -> None:
    table = shuffle(ROW, top="Feb17")
    table.play("A D>1")
    before = mat(table, "A"), mat(table, "B")
    table.play("A -")
    assert (mat(table, "A"), mat(table, "B")) == before
    assert (table.waiting(), table.phase()) == ("B", "Turn")
    assert [event["effect"] for event in table.told("unused")] == ["TRADE"]


def flip_start(**options: str) -> Table:
    """Draw pile [q], discard pile [a, b, c]: Jun24 and [Jul1, Aug1, Sep6]."""
    return shuffle(
        "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Dec4 Nov1",
        draw="Jun24",
        discard="Jul1 Aug1 Sep6",
        exact=True,
        options=options,
    )


def test_hs_x40_flip() -> None:
    table = flip_start()
    table.play("A P")
    assert (pile(table, "held"), pile(table, "draw"), pile(table, "discard")) == (
        "Jun24",
        "Aug1 Sep6",
        "Jul1",
    )
    table.play("A >2")
    assert pile(table, "discard") == "Jul1 Feb2"
    assert "D>1" in table.menu("B")
    table.play("B P")
    assert pile(table, "held") == "Aug1"


def test_hs_x41_flip_other_timings() -> None:
    table = flip_start(flip_timing="turn_end")
    table.play("A P")
    assert (pile(table, "draw"), pile(table, "discard")) == ("", "Jul1 Aug1 Sep6")
    table.play("A >2")
    assert (pile(table, "draw"), pile(table, "discard")) == ("Aug1 Sep6 Feb2", "Jul1")
    table.play("B D>1")
    assert mat(table, "B").split()[0] == "Jul1"

    table = flip_start(flip_timing="when_needed")
    table.play("A P", "A >2")
    assert (pile(table, "draw"), top(table)) == ("", "Feb2")
    table.play("B P")
    assert (pile(table, "draw"), pile(table, "discard")) == ("Sep6 Feb2", "Jul1")
    assert pile(table, "held") == "Aug1"


@pytest.mark.parametrize("timing", ["when_emptied", "turn_end", "when_needed"])
def test_hs_x42_taking_the_discard_never_flips(timing: str) -> None:
    table = flip_start(flip_timing=timing)
    table.play("A D>1")
    assert (pile(table, "draw"), pile(table, "discard")) == ("Jun24", "Jul1 Aug1 Jan1")
    assert table.told("flipped") == []


def test_hs_x43_complete_by_the_deal() -> None:
    mine = "Dec25 Feb2 Mar8 Jan6 May5 Jun14 Apr1 Aug15 Sep6 Nov1".split()
    theirs = "Jan1 Feb14 Mar17 Apr22 May9 Jun19 Jul1 Aug1 Sep12 Oct31".split()
    dealt = " ".join([code for pair in zip(theirs, mine, strict=True) for code in pair])
    table = Table(
        "holiday_shuffle", seats=2, options={**ONE_ROUND, "first_dealer": 0}, luck=luck(dealt)
    )
    assert table.match.over()
    assert table.match.record.moves == []
    assert [event["seat"] for event in table.told("complete")] == [1]
    assert table.scores() == [1, 20]


def test_hs_x44_dealer_order() -> None:
    line = "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Dec25 Sep6 Nov1"
    for dealer, first, round_ in ((0, "B", 1), (1, "C", 2), (2, "D", 3)):
        table = shuffle(line, seats=4, dealer=dealer, round=round_)
        assert table.waiting() == first
    table = shuffle(line, seats=4, dealer=0, top="Jul30", phase={"phase": "Turn", "seat": 0})
    table.play("A D>8")
    assert (table.view("")["round"], table.view("")["dealer"]) == (2, 1)
    assert table.waiting() == "C"


def test_hs_x45_tie_for_the_game() -> None:
    dull = "Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30 Mar20"
    duller = "Dec26 Nov11 Oct16 Sep16 Aug19 Jul14 Jun20 May9 Apr22 Mar17"
    table = shuffle(
        "Dec25 Nov2 Oct11 Sep12 Aug15 Jul4 Jun19 May5 Apr11 Mar8",
        dull,
        duller,
        seats=3,
        scores=[40, 40, 29],
        round=3,
        phase=SCORING,
    )
    assert table.scores() == [41, 41, 30]
    assert table.told("game_over")[0]["winners"] == (0, 1)


def test_hs_x46_short_variant() -> None:
    table = shuffle(
        "Jan1 Mar8 May5 Jul4 Jul14 Sep6 Sep12 Nov1 Nov2 Dec25",
        "Jan6 Feb2 Mar17 Apr1 May9 Jun14 Jul25 Apr11 Feb1 Jan19",
        options=ONE_ROUND,
        phase=SCORING,
    )
    assert table.match.over()
    told = [(e["base"], e["months"], e["groups"]) for e in table.told("scored")]
    assert told == [(10, 0, 0), (7, 7, 0)]
    assert table.told("game_over")[0]["winners"] == (1,)


def test_hs_x47_traded_wild() -> None:
    table = shuffle(
        "W Feb2 Mar8 Apr1 Oct4 Jun14 Jul4 Jul25 Sep6 Nov1",
        "Jan6 Feb14 Mar17 Apr22 Jul1 Dec31 Sep12 May5 Nov2 Dec4",
        top="Jul30",
        options=ONE_ROUND,
    )
    table.play("A D>8", "A TR:1,B6")
    assert mat(table, "B").split()[5] == "W"
    assert mat(table, "A").split()[0] == "Dec31"
    table = shuffle(
        "W Feb2 Mar8 Apr1 Oct4 Jun14 Jul4 Jul25 Sep6 Nov1",
        "Jan6 Feb14 Mar17 Apr22 Jul1 Dec31 Sep12 Oct11 Nov2 Dec4",
        top="Jul30",
        options=ONE_ROUND,
    )
    table.play("A D>8", "A TR:1,B6")
    assert table.scores()[1] == 20  # Jul2 to Sep11 would all do for the order, August for the run
    assert table.told("scored")[1]["dates"][5] == "Aug1"


def test_hs_x48_no_day_for_a_wild() -> None:
    line = "Feb2 Apr10 Jan1 Apr11 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="W")
    assert "D>3" not in table.menu("A")
    assert len(table.menu("A")) == 10
    table.refuses("A D>3", "HS-23")
    table = shuffle(line, top="W", options={"wild_gap_ban": False})
    assert "D>3" in table.menu("A")
    table.play("A D>3")
    assert mat(table, "A").split()[2] == "W"
