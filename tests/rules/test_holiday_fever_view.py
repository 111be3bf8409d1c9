"""Holiday Fever: the figures that a table shows, so that nobody has to reckon them."""

from __future__ import annotations

from tests.fever import Fever


def test_hf_043_what_is_owed_and_what_the_next_star_forgives() -> None:
    table = Fever(
        debts=[[30, 200, 50, 150], [60], [], []],
        stars=[2, 1, 0, 0],
        deposits=[[300, 80], [], [], []],
    )
    view = table.view("B")
    assert view["owed"] == [200, 0, 0, 0]
    assert view["next_star"] == [50, None, None, None]
    assert view["saved"] == [380, 0, 0, 0]


def test_hf_210_a_gift_is_worth_something_to_those_who_have_seen_all_of_it() -> None:
    table = Fever(rows=[["guitar 100 50", "coal 200"], [], [], []])
    assert [gift["worth"] for gift in table.view("A")["rows"][0]] == [150, -200]
    assert [gift["worth"] for gift in table.view("B")["rows"][0]] == [None, None]


def test_hf_072_a_tree_says_whether_it_is_complete() -> None:
    view = Fever(lights=[3, 3, 4, 0], ornaments=[3, 2, 3, 3]).view("A")
    assert view["needed"] == [3, 3]
    assert view["complete"] == [0, 2]


def test_hf_186_the_doors_show_what_is_printed_behind_them() -> None:
    view = Fever().view("A")
    doors = view["doors"]
    assert len(doors) == len(view["calendar"]) == 25
    assert doors[1] == [{"op": "collect", "amount": 50, "more": 0}]
    assert [effect["op"] for effect in doors[22]] == ["pay", "draw"]
    assert doors[24] == [{"op": "collect", "amount": 500, "more": 0}]


def test_hf_085_the_ring_shows_where_a_speech_may_earn_a_star() -> None:
    ring = Fever().view("A")["ring"]
    assert {kind for _, kind, printed in ring if "topic" in printed} == {
        "charitable_donation",
        "chili_cook_off",
        "family_vacation",
        "assisted_happiness",
    }


def test_hf_150_only_whoever_holds_a_card_reads_when_it_is_played() -> None:
    table = Fever(hands=["A06 A09 A12", "", "", ""])
    cards = table.view("A")["cards"]
    assert {code: card["when"] for code, card in cards.items()} == {
        "A06": "reaction",
        "A09": "throw",
        "A12": "anytime",
    }
    assert cards["A12"]["topic"] is not None
    assert cards["A06"]["topic"] is None
    assert table.view("B")["cards"] == table.view("")["cards"] == {}


def test_hf_217_the_final_arithmetic_is_told_in_sums() -> None:
    table = Fever(
        phase={"phase": "SingAlong"},
        christmas=0,
        rows=[["guitar 100 50", "coal 200"], [], [], []],
        debts=[[30, 70], [], [], []],
        deposits=[[300, 80], [], [], []],
        stars=[1, 0, 0, 0],
        lights=[1, 0, 0, 0],
    )
    assert table.view("A")["tallies"] == []
    table.play("A sung", "B sung", "C sung", "D sung")
    view = table.view("B")
    assert view["tallies"][0] == {
        "deposit": 380,
        "gift": 150,
        "lights": 100,
        "christmas": 500,
        "forgiven": 30,
        "debt": -270,
    }
    assert view["scores"][0] == 860
