"""Holiday Shuffle: the end of a round, its points, and who wins (HS-55 to HS-77)."""

from __future__ import annotations

import pytest

from tests.holiday import GAME, ONE_ROUND, SCORING, luck, mat, scored, shuffle, terms
from tests.table import Table
from yuletable.kernel.match import Match

READY = "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Dec25 Sep6 Nov1"  # but for slot 8
DULL = "Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30 Mar20"


# The end of a round.


def test_hs_55_a_round_is_over_as_soon_as_a_mat_is_in_order() -> None:
    table = shuffle(READY, top="Aug15")
    table.play("A D>8")
    assert [event["seat"] for event in table.told("complete")] == [0]
    assert table.view("")["round"] == 2
    assert table.scores() == [19, 1]


def test_hs_56_mats_are_tested_after_an_exchange_and_a_lost_effect_is_lost() -> None:
    for card in ("Jul20", "Aug13", "Jul30"):
        table = shuffle(READY, top=card, options=ONE_ROUND)
        table.play("A D>8")
        assert table.match.over()
    table = shuffle(READY, draw="Aug15", options=ONE_ROUND)
    table.play("A P", "A >8")
    assert table.match.over()


def test_hs_56_mats_are_tested_after_every_effect() -> None:
    line = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="Aug13", options=ONE_ROUND)
    table.play("A D>4")
    assert not table.match.over()
    table.play("A SW:4,7")
    assert table.match.over()


def test_hs_56_mats_are_tested_after_an_accepted_trade() -> None:
    options = {**ONE_ROUND, "trade_consent": True}
    table = shuffle(
        "Dec31 Feb2 Mar8 Apr1 Oct4 Jun14 Jul4 Dec25 Sep6 Nov1",
        "Jan6 Feb14 Mar17 Apr22 Jul1 Aug1 Sep12 May5 Nov2 Dec4",
        top="Jul30",
        options=options,
    )
    table.play("A D>8", "A TR:5,B8", "B accept")
    assert table.match.over()


def test_hs_56_mats_are_tested_after_the_deal() -> None:
    mine = "Dec25 Feb2 Mar8 Jan6 May5 Jun14 Apr1 Aug15 Sep6 Nov1".split()
    theirs = "Jan1 Feb14 Mar17 Apr22 May9 Jun19 Jul1 Aug1 Sep12 Oct31".split()
    dealt = " ".join([code for pair in zip(theirs, mine, strict=True) for code in pair])
    table = Table("holiday_shuffle", seats=2, options={"first_dealer": 0}, luck=luck(dealt, ""))
    assert (table.view("")["round"], table.scores()) == (2, [1, 20])
    assert table.waiting() == "A"  # B dealt the second round


def test_hs_56_a_further_turn_is_not_carried_into_the_next_round() -> None:
    table = shuffle(READY, top="Jul20", draw="Aug15", extra=1)
    table.play("A P", "A >8")
    assert (table.view("")["round"], table.view("")["extra"]) == (2, 0)
    table = shuffle(READY, top="Jul20", draw="Aug15", extra=1, options=ONE_ROUND)
    table.play("A P", "A >8")
    assert (table.match.over(), table.view("")["extra"]) == (True, 0)


def test_hs_57_a_trade_may_complete_somebody_elses_mat() -> None:
    table = shuffle(
        "Dec26 Feb14 Mar17 Apr22 Aug15 Jun14 Jul14 Dec4 Sep12 Nov2",
        DULL,
        READY.replace("Jun14", "Jun19"),
        seats=3,
        top="Jul30",
        options=ONE_ROUND,
    )
    table.play("A D>8", "A TR:5,C8")
    assert [event["seat"] for event in table.told("complete")] == [2]
    assert table.told("scored")[2]["base"] == 10


def test_hs_58_all_complete_mats_have_won() -> None:
    table = shuffle(
        "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Aug15 Sep6 Nov1",
        DULL,
        "Jan6 Feb14 Mar17 Apr22 May9 Jun19 Jul14 Aug19 Sep12 Nov2",
        seats=3,
        options=ONE_ROUND,
    )
    assert [event["seat"] for event in table.told("complete")] == [0, 2]
    assert [event["base"] for event in table.told("scored")] == [10, 1, 10]


# Points.


def test_hs_59_the_winner_gets_ten() -> None:
    assert scored("Jan1 Jan6 Mar8 Mar17 May5 May9 Jul4 Jul14 Sep6 Nov1").points == (10, 0, 0)


@pytest.mark.parametrize(
    ("line", "base"),
    [
        ("Jan1 Feb2 Mar17 Jul4 Apr1 Sep6 Oct31 Nov1 Dec25 Dec31", 4),
        ("Jan1 Feb2 Mar17 Jul4 Aug1 Sep6 Oct31 Nov1 Dec25 Dec4", 9),
        ("Jan1 Dec31 Mar17 Jul4 Aug1 Sep6 Oct31 Nov1 Dec25 Dec4", 2),
    ],
)
def test_hs_60_the_others_count_cards_up_to_the_first_break(line: str, base: int) -> None:
    assert scored(line).points[0] == base


def test_hs_61_nobody_gets_less_than_one() -> None:
    assert scored("Feb2 Jan1 Mar17 Jul4 Aug1 Sep6 Oct31 Nov1 Dec25 Dec31").points[0] == 1
    assert scored(DULL).points == (1, 0, 0)


def test_hs_62_everyone_looks_for_bonuses_the_winner_included() -> None:
    table = shuffle(
        "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Aug15 Sep6 Nov1",
        "Dec25 Jan6 Feb14 Mar17 Dec31 Jun19 Jul14 Aug19 Apr11 Nov2",
        options=ONE_ROUND,
    )
    assert [event["months"] for event in table.told("scored")] == [9, 6]


@pytest.mark.parametrize("cards", range(2, 11))
def test_hs_63_a_month_run_scores_its_cards(cards: int) -> None:
    run = "Feb2 Mar8 Apr1 May5 Jun14 Jul4 Aug15 Sep6 Oct31 Nov1".split()[:cards]
    rest = "Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30".split()[: 10 - cards]
    assert scored(" ".join([*run, *rest])).points[1] == (cards if cards >= 3 else 0)


@pytest.mark.parametrize(
    ("line", "months"),
    [
        ("Nov1 Dec25 Jan1 Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24", 0),  # no wrap
        ("Jan1 Mar8 May5 Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24", 0),  # one more, not two
        ("Mar8 Feb2 Jan1 Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24", 0),  # upwards only
        ("Jan1 Feb2 Mar8 Mar17 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24", 3),
        ("Jan1 Feb2 Mar8 Apr1 Nov25 Jan6 Feb14 Mar17 Jul25 Jun24", 7),  # two runs
    ],
)
def test_hs_64_each_month_is_one_more_than_its_left_neighbours(line: str, months: int) -> None:
    assert scored(line).points[1] == months


@pytest.mark.parametrize("cards", range(2, 7))
def test_hs_65_a_month_group_scores_its_cards(cards: int) -> None:
    group = "Dec4 Dec8 Dec14 Dec25 Dec26 Dec31".split()[:cards]
    rest = "Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30".split()[: 10 - cards]
    assert scored(" ".join([*group, *rest])).points[2] == (cards if cards >= 3 else 0)


@pytest.mark.parametrize(
    ("line", "groups"),
    [
        ("Mar2 Mar8 Nov25 Mar17 Oct24 Sep22 Aug26 Jul25 Jun24 May31", 0),  # side by side
        ("Mar17 Mar8 Mar2 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31", 0),  # in order
        ("Mar2 Mar14 Mar17 Mar8 Mar15 Mar20 Aug26 Jul25 Jun24 May31", 6),  # two groups
        ("Mar2 Mar14 Mar8 Mar15 Aug26 Jul25 Jun24 May31 Apr30 Jan1", 0),
    ],
)
def test_hs_66_a_group_lies_together_and_in_order(line: str, groups: int) -> None:
    assert scored(line).points[2] == groups


def test_hs_67_bonuses_count_beyond_the_first_break() -> None:
    assert scored("Dec31 Nov25 Jan1 Feb2 Mar8 Oct24 Jun4 Jun8 Jun14 Apr30").points == (1, 3, 3)


def test_hs_68_seven_of_a_month_score_six_or_what_the_edition_says() -> None:
    line = "W Dec4 Dec8 Dec14 Dec25 Dec26 Dec31 Jan1 Mar8 Feb2"
    assert scored(line).points == (7, 0, 6)
    assert terms(2, {"same_month_cap": {"points": 8}}).scale.cap == 8
    table = shuffle(
        line, phase=SCORING, options=ONE_ROUND, edition={"same_month_cap": {"points": 8}}
    )
    assert table.told("scored")[0]["groups"] == 7


def test_hs_69_one_card_may_serve_in_a_run_and_in_a_group() -> None:
    line = "Mar8 Apr1 May1 May5 May9 Jan6 Dec4 Feb2 Oct31 Jul1"
    assert scored(line, bonus_overlap=True).points == (5, 3, 3)
    assert scored(line, bonus_overlap=False).points == (5, 3, 0)


@pytest.mark.parametrize(
    ("line", "bonus"),
    [
        ("Jan1 Jan6 Jan19 Jan21 Feb2 Mar8 Apr1 Dec25 Nov1 Oct31", 3 + 4),  # Jan19 | Jan21–Apr1
        ("Jan1 Jan6 Jan19 Feb2 Mar8 Dec31 Nov25 Oct24 Sep22 Aug26", 3),
        ("Jan1 Jan6 Jan19 Feb2 Mar8 Apr1 Nov25 Oct24 Sep22 Aug26", 6),
        ("Jan1 Feb2 Mar2 Mar8 Mar17 Apr1 May5 Dec25 Nov1 Oct31", 6),  # two runs, or one and a half
        ("Dec4 W Dec8 Dec14 Dec25 Dec26 Dec31 Jan1 Mar8 Feb2", 7),  # three and four
    ],
)
def test_hs_69_without_overlap_the_best_stretches_count(line: str, bonus: int) -> None:
    found = scored(line, bonus_overlap=False)
    assert found.points[1] + found.points[2] == bonus


def test_hs_70_a_wild_cannot_be_two_dates_for_two_bonuses() -> None:
    found = scored("Feb2 Feb14 W Apr1 Apr10 Jan6 Dec4 Oct31 Jul1 Nov11")
    assert found.points[1:] == (0, 3)  # in March it would make a run instead


def test_hs_71_the_points_of_a_round_are_added_to_the_total() -> None:
    table = shuffle(READY, top="Aug15", scores=[12, 30], round=2)
    table.play("A D>8")
    assert table.scores() == [31, 31]
    told = [(event["points"], event["total"]) for event in table.told("scored")]
    assert told == [(19, 31), (1, 31)]


# Further rounds and the end.


def test_hs_72_the_next_dealer_is_the_last_ones_left_and_shuffles_everything() -> None:
    table = shuffle(READY, top="Aug15", seats=3, dealer=2)
    table.play("A D>8")
    view = table.view("")
    assert (view["round"], view["dealer"], table.waiting()) == (2, 0, "B")
    assert (view["draw"], len(view["discard"]), view["flipped"]) == (47, 1, False)


def test_hs_73_the_most_points_after_three_rounds_win() -> None:
    table = shuffle(READY, top="Aug15", round=2)
    table.play("A D>8")
    assert not table.match.over()
    table = shuffle(READY, top="Aug15", round=3, scores=[10, 40])
    table.play("A D>8")
    assert table.match.over()
    assert table.told("game_over")[0]["winners"] == (1,)
    table.refuses("A P", "TB-01")


def test_hs_74_equal_totals_share_the_win() -> None:
    table = shuffle(READY, top="Aug15", round=3, scores=[10, 28])
    table.play("A D>8")
    assert table.told("game_over")[0] == {
        "what": "game_over",
        "seat": -1,
        "winners": (0, 1),
        "totals": (29, 29),
    }


@pytest.mark.parametrize("rounds", [1, 3])
def test_hs_75_one_round_or_three(rounds: int) -> None:
    table = shuffle(READY, top="Aug15", options={"rounds": rounds})
    assert table.view("")["rounds"] == rounds
    table.play("A D>8")
    assert table.match.over() is (rounds == 1)


def test_hs_76_a_round_has_no_turn_limit() -> None:
    match = Match(GAME, 2, seed="patience")
    for _ in range(3000):
        seat = match.waiting()[0]
        match.play(seat, match.menu(seat)[0])  # draw and discard, for ever
    assert match.view(0)["round"] == 1
    assert not match.over()


def test_hs_77_nobody_is_asked_out_of_turn_but_the_partner_of_a_trade() -> None:
    table = shuffle(DULL, top="Feb17", seats=3, options={"trade_consent": True})
    table.play("A D>4")
    table.refuses("B P", "TB-02")
    table.play("A TR:1,C10")
    assert table.asked() == "C"
    table.refuses("B accept", "HS-77")
    table.refuses("A accept", "HS-77")
    assert not [phase for phase in table.state.stack if phase.sealed()]
    assert mat(table, "A").split()[0] == "Dec31"
