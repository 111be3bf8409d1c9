"""Holiday Shuffle: the kit, editions, options, the deal (HS-01 to HS-09, HS-25 to HS-35)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tests.holiday import GAME, luck, mat, pile, shuffle, terms, top
from tests.table import Table
from yuletable.games.holiday_shuffle.calendar import MONTH, TEXTS
from yuletable.games.holiday_shuffle.terms import AGAIN, SWITCH, TRADE
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match
from yuletable.rulebook.text import load

assert GAME.folder is not None
HOUSE = json.loads((GAME.folder / "editions" / "house.json").read_text("utf-8"))
HOLIDAYS = HOUSE["holiday_cards"]["cards"]
CELEBRATIONS = HOUSE["celebration_cards"]["cards"]


# The kit.


def test_hs_01_seventy_eight_cards_and_four_mats() -> None:
    assert len(terms().deck) == 78
    table = Table("holiday_shuffle", seats=4)
    assert len(table.view("")["mats"]) == 4
    cards = [code for line in table.match.position()["mats"] for code in line.split()]
    cards += [*pile(table, "draw").split(), *pile(table, "discard").split()]
    assert Counter(cards) == Counter([terms().codes[card] for card in terms().deck])


@pytest.mark.parametrize("seats", [1, 5, 0])
def test_hs_02_two_to_four_play(seats: int) -> None:
    with pytest.raises(Invalid) as caught:
        Match(GAME, seats)
    assert caught.value.entry == "seats"
    assert "2 to 4" in caught.value.why


def test_hs_02_nobody_sits_beyond_d() -> None:
    table = shuffle("Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1", top="Feb17")
    table.play("A D>1")
    assert "A to D" in table.refuses("A TR:1,F1", "HS-02").why


def test_hs_03_order_brings_points_and_the_most_points_win() -> None:
    table = shuffle(
        "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Dec25 Sep6 Nov1", top="Jul30", round=3, scores=[0, 9]
    )
    table.play("A D>8")
    assert table.scores() == [17, 10]
    assert table.told("game_over")[0] == {
        "what": "game_over",
        "seat": -1,
        "winners": (0,),
        "totals": (17, 10),
    }


def test_hs_04_the_software_keeps_the_score() -> None:
    table = shuffle(
        "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Dec25 Sep6 Nov1", top="Jul30", scores=[5, 6]
    )
    assert table.view("A")["scores"] == [5, 6]
    table.play("A D>8")
    assert table.view("B")["scores"] == [22, 7]


def test_hs_05_a_mat_holds_ten_cards_in_a_row() -> None:
    table = Table("holiday_shuffle", seats=3)
    assert [len(row) for row in table.view("")["mats"]] == [10, 10, 10]
    table.refuses(f"{table.waiting()} D>11", "HS-05")
    table.refuses(f"{table.waiting()} D>0", "HS-05")


def test_hs_06_three_types_of_cards() -> None:
    agreed = terms()
    assert agreed.copies[0] == 6  # Wilds
    assert len([card for card in agreed.cards[1:] if not card.extras]) == 48
    assert len([card for card in agreed.cards[1:] if card.extras]) == 24


def test_hs_07_holidays_only_show_a_date() -> None:
    named = {card["name"]: card["id"] for card in HOLIDAYS}
    assert (named["Christmas Day"], named["Chanukah"], named["Labor Day"]) == (
        "Dec25",
        "Dec8",
        "Sep6",
    )
    table = shuffle("Jan1 Feb2 Mar8 Dec31 May5 Jun14 Apr1 Aug15 Sep6 Nov1", top="Dec25")
    assert table.view("")["top"] == {
        "card": "Dec25",
        "date": "Dec25",
        "name": "Christmas Day",
        "effect": None,
    }
    table.play("A D>10")
    assert (table.waiting(), table.phase()) == ("B", "Turn")


def test_hs_08_celebrations_allow_something_extra() -> None:
    effects = Counter([card.extras for card in terms().cards if card.extras])
    assert effects == {(AGAIN,): 8, (SWITCH,): 8, (TRADE,): 8}
    for card in ("Jul20", "Mar15", "Feb17"):
        table = shuffle("Jan1 Feb2 Mar8 Dec31 May5 Jun14 Apr1 Aug15 Sep6 Nov1", top=card)
        table.play("A D>1")
        assert (table.waiting(), table.phase()) == ("A", "Effect")


def test_hs_09_not_every_day_has_a_card() -> None:
    days = [card.day for card in terms().cards[1:]]
    assert len(set(days)) == 72
    assert Counter([MONTH[day] for day in days]) == dict.fromkeys(range(1, 13), 6)
    assert TEXTS.index("Jan2") not in days


# Editions.


def changed(**groups: Any) -> dict[str, Any]:
    return groups


def without(group: str, name: str) -> dict[str, Any]:
    """The house edition, whole, but for one entry."""
    return {**HOUSE, group: {key: value for key, value in HOUSE[group].items() if key != name}}


@pytest.mark.parametrize(
    ("edition", "entry"),
    [
        (changed(kit={"cards": 77}), "edition.kit.cards"),
        (changed(kit={"slots_per_mat": 9}), "edition.kit.slots_per_mat"),
        (changed(counts={"wild": 5}), "edition.counts.wild"),
        (changed(counts={"dated": 71}), "edition.counts.dated"),
        (changed(splits={"holiday": 47}), "edition.splits.holiday"),
        (changed(splits={"celebration": 23}), "edition.splits.celebration"),
        (changed(splits={"TRADE": 7}), "edition.splits.TRADE"),
        (changed(wild_cards={"copies": 5}, counts={"wild": 5}), "edition.counts"),
        (changed(same_month_cap={"points": 2}), "edition.same_month_cap.points"),
        (changed(calendar={"leap_day": "sometimes"}), "edition.calendar.leap_day"),
        (changed(players={"max": 8}), "edition.players.max"),
        (changed(players={"min": 3, "max": 3}), "seats"),
        (changed(effect_kinds={"kinds": ["AGAIN", "PEEK"]}), "edition.effect_kinds.kinds[1]"),
        (
            changed(effect_kinds={"kinds": ["AGAIN", "SWITCH"]}),
            "edition.celebration_cards.cards[0].effect",
        ),
        (without("wild_cards", "copies"), "edition.wild_cards.copies"),
        (without("splits", "holiday"), "edition.splits.holiday"),
    ],
)
def test_hs_01_an_edition_is_checked_by_name(edition: Any, entry: str) -> None:
    with pytest.raises(Invalid) as caught:
        terms(2, edition)
    assert caught.value.entry == entry


@pytest.mark.parametrize(
    ("group", "change", "entry"),
    [
        ("holiday_cards", {"day": 32}, "day"),
        ("holiday_cards", {"month": 13}, "month"),
        ("holiday_cards", {"month": 2, "day": 30}, "day"),
        ("holiday_cards", {"effect": "AGAIN"}, "effect"),
        ("holiday_cards", {"id": "W"}, "id"),
        ("holiday_cards", {"id": "Jan 1"}, "id"),
        ("holiday_cards", {"id": "Dec25"}, "id"),
        ("celebration_cards", {"effect": "PEEK"}, "effect"),
        ("celebration_cards", {"effekt": "AGAIN"}, "effekt"),
        ("celebration_cards", {"name": 5}, "name"),
    ],
)
def test_hs_08_a_card_that_cannot_be_is_named(
    group: str, change: dict[str, Any], entry: str
) -> None:
    cards = [{**HOUSE[group]["cards"][0], **change}, *HOUSE[group]["cards"][1:]]
    with pytest.raises(Invalid) as caught:
        terms(2, {group: {"cards": cards}})
    twice = change.get("id") == "Dec25"  # then the second of the two is named
    at = [card["id"] for card in HOLIDAYS].index("Dec25") if twice else 0
    assert caught.value.entry == f"edition.{group}.cards[{at}].{entry}"


def test_hs_12_an_edition_may_print_a_date_twice() -> None:
    cards = [
        {**card, "month": 10, "day": 31} if card["id"] == "Nov1" else card for card in HOLIDAYS
    ]
    agreed = terms(2, {"holiday_cards": {"cards": cards}})
    assert agreed.days[agreed.codes.index("Nov1")] == agreed.days[agreed.codes.index("Oct31")]


def test_the_options_are_those_of_the_rules() -> None:
    written = {choice.name: choice for choice in load("holiday_shuffle").options}
    assert list(written) == [option.name for option in GAME.options]
    for option in GAME.options:
        choice = written[option.name]
        assert choice.default == str(option.default).lower()
        assert choice.clause.split(",")[0] == option.clause
        for value in option.allowed:
            assert str(value).lower() in f"{choice.default} {choice.others}"


# Who deals.


def drew(table: Table) -> list[tuple[int, str]]:
    return [(event["seat"], event["card"]) for event in table.told("drew_for_deal")]


def test_hs_25_the_earliest_date_deals() -> None:
    table = Table("holiday_shuffle", seats=3, luck=luck("Dec25 Feb2 Mar8", ""))
    assert drew(table) == [(0, "Dec25"), (1, "Feb2"), (2, "Mar8")]
    assert table.view("")["dealer"] == 1


def test_hs_26_the_tied_draw_again() -> None:
    table = Table("holiday_shuffle", seats=2, luck=luck("W W Dec25 Dec4", ""))
    assert drew(table) == [(0, "W"), (1, "W"), (0, "Dec25"), (1, "Dec4")]
    assert table.view("")["dealer"] == 1


def test_hs_26_a_second_tie_is_drawn_for_too() -> None:
    table = Table("holiday_shuffle", seats=2, luck=luck("W W W Jan1 Feb2 Mar8", ""))
    assert len(drew(table)) == 6
    assert table.view("")["dealer"] == 0


def test_hs_27_only_those_tied_for_the_earliest_draw_again_in_seat_order() -> None:
    table = Table("holiday_shuffle", seats=4, luck=luck("Feb2 W Mar8 Jan1 Apr1 Jul4", ""))
    assert drew(table)[4:] == [(1, "Apr1"), (3, "Jul4")]
    assert table.view("")["dealer"] == 1


def test_hs_27_a_deck_of_one_date_is_dealt_by_the_first_seat() -> None:
    cards = {
        group: {"cards": [{**card, "month": 5, "day": 5} for card in HOUSE[group]["cards"]]}
        for group in ("holiday_cards", "celebration_cards")
    }
    table = Table(
        "holiday_shuffle", seats=4, edition=cards, options={"wild_in_dealer_draw": "redraw"}
    )
    assert table.match.over()  # every mat is in order, three times over
    assert [event["dealer"] for event in table.told("round")] == [0, 1, 2]


def test_hs_28_a_wild_counts_as_january_1() -> None:
    table = Table("holiday_shuffle", seats=2, luck=luck("Jan6 W", ""))
    assert table.view("")["dealer"] == 1


def test_hs_28_under_redraw_a_wild_is_laid_aside() -> None:
    table = Table(
        "holiday_shuffle",
        seats=2,
        options={"wild_in_dealer_draw": "redraw"},
        luck=luck("Jan6 W W Mar8", ""),
    )
    assert drew(table) == [(0, "Jan6"), (1, "W"), (1, "W"), (1, "Mar8")]
    assert table.view("")["dealer"] == 0


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_hs_28_the_first_dealer_may_be_named(dealer: int) -> None:
    table = Table("holiday_shuffle", seats=3, options={"first_dealer": dealer}, luck=luck(""))
    assert table.view("")["dealer"] == dealer
    assert drew(table) == []


def test_hs_28_a_dealer_who_is_not_there_is_refused() -> None:
    with pytest.raises(Invalid) as caught:
        Table("holiday_shuffle", seats=3, options={"first_dealer": 3})
    assert caught.value.entry == "options.first_dealer"


# The deal.

DEALT = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1 W Jul4 Dec4 Dec8 Oct31"


def test_hs_29_the_drawn_cards_go_back_before_the_deal() -> None:
    table = Table("holiday_shuffle", seats=2, luck=luck("Dec25 Dec26", "Dec25 Dec26"))
    assert mat(table, "B").split()[0] == "Dec25"  # A deals
    assert mat(table, "A").split()[0] == "Dec26"


def test_hs_30_one_card_at_a_time_from_left_to_right() -> None:
    table = Table("holiday_shuffle", seats=2, options={"first_dealer": 0}, luck=luck(DEALT))
    assert mat(table, "B").split()[:8] == "Jan1 Mar8 May5 Apr1 Sep6 W Dec4 Oct31".split()
    assert mat(table, "A").split()[:7] == "Feb2 Dec25 Jun14 Aug15 Nov1 Jul4 Dec8".split()
    assert [event["cards"] for event in table.told("dealt")] == [
        tuple(mat(table, "B").split()),
        tuple(mat(table, "A").split()),
    ]


def test_hs_31_the_deal_begins_at_the_dealers_left() -> None:
    table = Table("holiday_shuffle", seats=4, options={"first_dealer": 2}, luck=luck(DEALT))
    first = [mat(table, letter).split()[0] for letter in "DABC"]
    assert first == ["Jan1", "Feb2", "Mar8", "Dec25"]


def test_hs_32_the_rest_is_the_draw_pile_and_its_top_is_turned_up() -> None:
    order = [terms().codes[card] for card in terms().deck]
    order = order[::-1]
    table = Table(
        "holiday_shuffle", seats=3, options={"first_dealer": 0}, luck=luck(" ".join(order))
    )
    assert (top(table), table.view("")["draw"]) == (order[30], 47)
    assert pile(table, "draw") == " ".join(order[31:])
    assert table.told("turned_up") == [{"what": "turned_up", "seat": -1, "card": order[30]}]


def test_hs_33_a_dealt_celebration_does_nothing() -> None:
    line = "Mar14 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1".split()
    others = "Dec31 Mar15 Feb17 Jul20 Jun8 Oct4 Jan21 Apr10 May23 Jun4".split()
    dealt = " ".join([code for pair in zip(line, others, strict=True) for code in pair])
    table = Table("holiday_shuffle", seats=2, options={"first_dealer": 1}, luck=luck(dealt))
    assert (table.waiting(), table.phase(), table.view("")["extra"]) == ("A", "Turn", 0)


def test_hs_34_a_celebration_turned_up_waits_for_its_taker() -> None:
    table = shuffle("Jan1 Feb2 Mar8 Dec31 May5 Jun14 Apr1 Aug15 Sep6 Nov1", top="Jul20")
    assert (table.waiting(), table.phase()) == ("A", "Turn")
    table.play("A P", "A x")
    assert (table.waiting(), table.phase()) == ("B", "Turn")


def test_hs_35_the_dealers_left_begins_and_turns_pass_to_the_left() -> None:
    table = shuffle("Jan1 Feb2 Mar8 Dec31 May5 Jun14 Apr1 Aug15 Sep6 Nov1", seats=4, dealer=1)
    turns = ""
    for _ in range(6):
        turns += table.waiting()
        table.play(f"{table.waiting()} P", f"{table.waiting()} x")
    assert turns == "CDABCD"
