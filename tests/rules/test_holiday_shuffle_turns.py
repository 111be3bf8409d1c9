"""Holiday Shuffle: turns, Celebrations and the draw pile (HS-36 to HS-54)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.holiday import ONE_ROUND, mat, pile, shuffle, top
from tests.table import Table

DULL = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
CONSENT = {"trade_consent": True}
MUST = {"celebration_optional": False}


# Taking a card.


def test_hs_36_a_turn_takes_one_top_card() -> None:
    table = shuffle(DULL, top="Oct31", draw="Jul4 Aug1")
    assert table.menu("A") == ["P", *[f"D>{slot}" for slot in range(1, 11)]]
    table.play("A P")
    assert table.view("A")["held"]["card"] == "Jul4"
    table.refuses("A P", "HS-41")
    table.play("A >1", "B D>1")
    assert mat(table, "B").split()[0] == "Jan1"


def test_hs_36_first_a_card_is_taken() -> None:
    table = shuffle(DULL)
    table.refuses("A >4", "HS-36")
    table.refuses("A x", "HS-36")


def test_hs_37_a_card_from_the_discards_must_replace_one() -> None:
    table = shuffle(DULL, top="Oct31")
    assert not [move for move in table.menu("A") if move == "D"]
    table.refuses("A D", "TB-06")
    table.play("A D>4")
    assert mat(table, "A").split()[3] == "Oct31"
    assert len(mat(table, "A").split()) == 10


def test_hs_38_a_drawn_card_may_replace_one_or_be_discarded() -> None:
    table = shuffle(DULL, top="Oct31", draw="Jul4 Aug1")
    table.play("A P")
    assert table.menu("A") == ["x", *[f">{slot}" for slot in range(1, 11)]]
    table.play("A x")
    assert mat(table, "A") == DULL
    assert top(table) == "Jul4"
    table.play("B P", "B >5")
    assert mat(table, "B").split()[4] == "Aug1"


def test_hs_39_what_is_replaced_or_rejected_goes_on_the_discards_and_ends_the_turn() -> None:
    table = shuffle(DULL, top="Oct31", draw="Jul4 Aug1")
    table.play("A D>4")
    assert (pile(table, "discard"), table.waiting()) == ("Dec25", "B")
    table.play("B P", "B x")
    assert (pile(table, "discard"), table.waiting()) == ("Dec25 Jul4", "A")
    assert table.view("A")["held"] is None
    table.play("A P", "A >1")
    assert (pile(table, "discard"), table.waiting()) == ("Dec25 Jul4 Jan1", "B")
    assert table.view("B")["held"] is None


def test_hs_40_other_cards_do_not_shift() -> None:
    table = shuffle(DULL, top="Oct31")
    table.play("A D>4")
    assert mat(table, "A") == DULL.replace("Dec25", "Oct31")


def test_hs_41_taking_is_compulsory_and_the_pile_is_chosen_unseen() -> None:
    table = shuffle(DULL, draw="Jul4")
    assert "-" not in table.menu("A")
    table.refuses("A -", "HS-45")
    assert table.view("A")["held"] is None
    table.play("A P")
    table.refuses("A D>3", "HS-41")
    table.refuses("A -", "HS-45")


def test_hs_42_the_card_taken_from_the_discards_cannot_go_back() -> None:
    table = shuffle(DULL, top="Oct31")
    table.play("A D>4")
    assert table.waiting() == "B"
    table.refuses("A x", "TB-02")


# Celebrations.


def test_hs_43_a_celebration_kept_works_at_once_from_either_pile() -> None:
    table = shuffle(DULL, top="Jul20")
    table.play("A D>1")
    assert (top(table), table.menu("A")) == ("Jan1", ["-", "AG"])
    table = shuffle(DULL, draw="Jul20")
    table.play("A P", "A >1")
    assert (top(table), table.menu("A")) == ("Jan1", ["-", "AG"])


def test_hs_43_each_celebration_does_what_it_says() -> None:
    table = shuffle(DULL, top="Jul20")
    table.play("A D>1")
    table.refuses("A SW:1,2", "HS-43")
    table.refuses("A TR:1,B2", "HS-43")
    table = shuffle(DULL, top="Mar15")
    table.play("A D>1")
    table.refuses("A AG", "HS-43")
    table.refuses("A accept", "HS-46")


def test_hs_44_a_celebration_rejected_serves_whoever_takes_it_later() -> None:
    table = shuffle(DULL, draw="Jul20")
    table.play("A P", "A x")
    assert table.waiting() == "B"
    table.play("B D>1", "B AG")
    assert table.waiting() == "B"


@pytest.mark.parametrize("card", ["Jul20", "Apr17", "Jun8"])
def test_hs_45_dealt_traded_or_switched_cards_trigger_nothing(card: str) -> None:
    line = f"Jan1 {card} Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="Mar15")
    table.play("A D>10", "A SW:2,4")
    assert (table.waiting(), table.phase()) == ("B", "Turn")
    table = shuffle(line, top="Feb17")
    table.play("A D>10", "A TR:2,B4")
    assert (table.waiting(), table.phase()) == ("B", "Turn")
    table.refuses("B AG", "HS-45")
    table.refuses("B SW:1,2", "HS-45")
    table.refuses("B TR:1,A2", "HS-45")


def test_hs_46_the_effect_follows_the_discard_and_precedes_the_next_turn() -> None:
    table = shuffle(DULL, top="Mar15")
    table.play("A D>4")
    assert top(table) == "Dec25"
    table.refuses("B P", "TB-02")
    table.refuses("A P", "HS-46")
    table.refuses("A >1", "HS-46")
    table.refuses("A D>1", "HS-46")
    table.refuses("A x", "HS-46")
    table.play("A SW:1,2")
    assert table.waiting() == "B"


@pytest.mark.parametrize("card", ["Jul20", "Mar15", "Feb17"])
def test_hs_47_using_an_effect_is_optional(card: str) -> None:
    table = shuffle(DULL, top=card)
    table.play("A D>4")
    assert table.menu("A")[0] == "-"
    table.play("A -")
    assert (table.waiting(), table.phase(), table.view("")["extra"]) == ("B", "Turn", 0)


@pytest.mark.parametrize("card", ["Mar15", "Feb17"])
def test_hs_47_by_option_an_effect_must_be_used(card: str) -> None:
    table = shuffle(DULL, top=card, options=MUST)
    table.play("A D>4")
    assert "-" not in table.menu("A")
    table.refuses("A -", "HS-47")


def test_hs_48_again_brings_one_whole_further_turn() -> None:
    table = shuffle(DULL, top="Jul20", draw="Jul4")
    table.play("A D>4", "A AG")
    assert (table.waiting(), table.phase()) == ("A", "Turn")
    table.play("A P", "A x")
    assert table.waiting() == "B"


def test_hs_48_another_again_adds_another_without_limit() -> None:
    agains = "Feb29 Mar14 May25 Jun4 Jul20 Aug9 Sep13 Dec4"
    table = shuffle(DULL, draw=agains)
    for number in range(8):
        table.play("A P", f"A >{10 - number}", "A AG")
        assert table.waiting() == "A"
    table.play("A P", "A x")
    assert table.waiting() == "B"


def test_hs_49_switch_exchanges_two_slots_of_ones_own_mat() -> None:
    table = shuffle(DULL, top="Mar15")
    table.play("A D>4")
    pairs = [f"SW:{i},{j}" for i in range(1, 11) for j in range(i + 1, 11)]
    assert table.menu("A") == ["-", *pairs]
    table.refuses("A SW:3,3", "HS-49")
    table.play("A SW:7,3")
    assert mat(table, "A") == "Jan1 Feb2 Apr1 Mar15 May5 Jun14 Mar8 Aug15 Sep6 Nov1"
    assert table.match.record.moves[-1] == (0, "SW:3,7")


def test_hs_49_the_card_just_placed_may_be_switched() -> None:
    table = shuffle(DULL, top="Mar15")
    table.play("A D>4", "A SW:1,4")
    assert mat(table, "A").split()[:4] == ["Mar15", "Feb2", "Mar8", "Jan1"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hs_50_trade_takes_any_card_of_anybody_else(seats: int) -> None:
    table = shuffle(DULL, top="Feb17", seats=seats)
    table.play("A D>4")
    menu = table.menu("A")
    assert len(menu) == 1 + 100 * (seats - 1)
    assert {move.split(",")[1][0] for move in menu[1:]} == set("BCD"[: seats - 1])
    table.refuses("A TR:1,A2", "HS-50")
    if seats < 4:
        table.refuses("A TR:1,D2", "HS-50")
    theirs = mat(table, "B").split()[6]
    table.play("A TR:4,B7")
    assert mat(table, "A").split()[3] == theirs
    assert mat(table, "B").split()[6] == "Feb17"
    assert table.waiting() == "B"


def test_hs_50_without_the_option_nobody_is_asked() -> None:
    table = shuffle(DULL, top="Feb17")
    table.play("A D>4", "A TR:1,B1")
    assert table.phase() == "Turn"
    table.refuses("B accept", "HS-50")
    table.refuses("B refuse", "HS-50")


def test_hs_50_with_consent_the_partner_may_accept() -> None:
    table = shuffle(DULL, top="Feb17", seats=3, options=CONSENT)
    before = mat(table, "C")
    table.play("A D>4", "A TR:1,C10")
    assert (table.waiting(), table.phase(), table.menu("C")) == (
        "C",
        "Consent",
        ["refuse", "accept"],
    )
    assert table.view("B")["question"] == {"by": 0, "mine": 1, "partner": 2, "theirs": 10}
    assert mat(table, "C") == before
    table.refuses("C P", "HS-50")
    table.play("C accept")
    assert mat(table, "C").split()[9] == "Jan1"
    assert mat(table, "A").split()[0] == before.split()[9]
    assert table.waiting() == "B"


def test_hs_50_with_consent_the_partner_may_refuse() -> None:
    table = shuffle(DULL, top="Feb17", seats=3, options=CONSENT)
    table.play("A D>4")
    before = mat(table, "A"), mat(table, "C")
    table.play("A TR:1,C10", "C refuse")
    assert (mat(table, "A"), mat(table, "C")) == before
    assert (table.waiting(), table.phase()) == ("B", "Turn")
    assert table.told("refused") == [{"what": "refused", "seat": 0, "by": 2}]
    assert table.told("traded") == []


def test_hs_50_an_accepted_wild_is_named_under_placement() -> None:
    line = "W=Feb3 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    table = shuffle(line, top="Feb17", options={**CONSENT, "wild_binding": "placement"})
    table.play("A D>4", "A TR:1,B1", "B accept")
    assert (table.waiting(), table.phase()) == ("B", "Naming")


# The draw pile runs out.


def few(draw: str, discard: str, **options: Any) -> Table:
    """A table with only these cards in the piles."""
    return shuffle(DULL, draw=draw, discard=discard, exact=True, options=options)


def test_hs_51_the_discards_are_turned_over_unshuffled() -> None:
    table = few("Jul4", "Aug1 Oct31 Apr22 Sep12")
    table.play("A P")
    assert (pile(table, "draw"), pile(table, "discard")) == ("Oct31 Apr22 Sep12", "Aug1")
    assert table.told("flipped") == [{"what": "flipped", "seat": -1, "card": "Aug1", "cards": 3}]
    assert table.view("B")["flipped"] is True


def test_hs_51_it_needs_no_luck() -> None:
    table = shuffle(DULL, draw="Jul4", discard="Aug1 Oct31 Apr22", exact=True, luck=[])
    for seat in "ABABAB":
        table.play(f"{seat} P", f"{seat} x")
    assert len(table.told("flipped")) == 3


def test_hs_52_the_oldest_discard_is_face_up_and_the_second_oldest_drawn_next() -> None:
    table = few("Jul4", "Aug1 Oct31 Apr22")
    table.play("A P", "A x")
    assert pile(table, "discard") == "Aug1 Jul4"
    table.play("B P")
    assert pile(table, "held") == "Oct31"


@pytest.mark.parametrize(
    ("timing", "drawn", "after"),
    [
        ("when_emptied", ("Oct31 Apr22", "Aug1"), ("Oct31 Apr22", "Aug1 Jul4")),
        ("turn_end", ("", "Aug1 Oct31 Apr22"), ("Oct31 Apr22 Jul4", "Aug1")),
        ("when_needed", ("", "Aug1 Oct31 Apr22"), ("", "Aug1 Oct31 Apr22 Jul4")),
    ],
)
def test_hs_53_when_the_pile_is_turned_over(
    timing: str, drawn: tuple[str, str], after: tuple[str, str]
) -> None:
    table = few("Jul4", "Aug1 Oct31 Apr22", flip_timing=timing)
    table.play("A P")
    assert (pile(table, "draw"), pile(table, "discard")) == drawn
    table.play("A x")
    assert (pile(table, "draw"), pile(table, "discard")) == after
    assert "P" in table.menu("B")


def test_hs_53_the_drawers_discard_is_on_offer_to_the_next() -> None:
    table = few("Jul4", "Aug1 Oct31 Apr22")
    table.play("A P", "A >4")
    assert top(table) == "Dec25"


def test_hs_53_at_the_end_of_a_turn_means_before_a_further_turn() -> None:
    table = few("Jul20", "Aug1 Oct31 Apr22", flip_timing="turn_end")
    table.play("A P", "A >4")
    assert table.told("flipped") == []
    table.play("A AG")
    assert (table.waiting(), top(table)) == ("A", "Aug1")
    assert pile(table, "draw") == "Oct31 Apr22 Dec25"


def test_hs_53_when_needed_the_top_discard_may_be_taken_first() -> None:
    table = few("Jul4", "Aug1 Oct31 Apr22", flip_timing="when_needed")
    table.play("A P", "A x", "B D>1")
    assert (pile(table, "draw"), mat(table, "B").split()[0]) == ("", "Jul4")
    table.play("A P")
    assert pile(table, "held") == "Oct31"


@pytest.mark.parametrize("timing", ["when_emptied", "turn_end", "when_needed"])
def test_hs_54_without_a_draw_pile_only_the_discard_may_be_taken(timing: str) -> None:
    table = few("", "Aug1", flip_timing=timing)
    assert table.menu("A") == [f"D>{slot}" for slot in range(1, 11)]
    table.refuses("A P", "HS-54")
    table.play("A D>4")
    assert table.menu("B") == [f"D>{slot}" for slot in range(1, 11)]


def test_hs_54_one_discard_makes_no_pile() -> None:
    table = few("Jul4", "Aug1")
    table.play("A P")
    assert (pile(table, "draw"), pile(table, "discard")) == ("", "Aug1")
    assert table.told("flipped") == []


def test_hs_54_the_smallest_deck_can_be_renewed() -> None:
    """Three cards more than the mats hold are enough, as the rules of editions say (2.2)."""
    table = few("Jul4 Oct31", "Aug1", **ONE_ROUND)
    for seat in "ABABABAB":
        assert "P" in table.menu(seat)
        table.play(f"{seat} P", f"{seat} x")
    assert sorted(f"{pile(table, 'draw')} {pile(table, 'discard')}".split()) == [
        "Aug1",
        "Jul4",
        "Oct31",
    ]
