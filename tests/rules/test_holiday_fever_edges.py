"""Holiday Fever: edges where a small slip in the rules would go unnoticed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.fever import Fever
from tests.rules.test_holiday_fever_december import final
from yuletable.games.holiday_fever import GAME
from yuletable.games.holiday_fever.keepsake import score_cards
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE

NOBEL_BOOKS = 8


# A Store that pays less than it asks.


def mean_books() -> dict[str, Any]:
    """The house edition, but Nobel Books pays $50 for what it sells for $80."""
    assert GAME.folder is not None
    house = json.loads((GAME.folder / "editions" / "house.json").read_text(encoding="utf-8"))
    spaces = house["ring"]["spaces"]
    spaces[NOBEL_BOOKS]["sell_total"] = 50
    return {"ring": {"spaces": spaces}}


def at_books(**position: Any) -> Fever:
    settings: dict[str, Any] = {
        "phase": {"phase": "Pawn"},
        "spaces": [NOBEL_BOOKS, 0, 0, 0],
        "rows": [["camera 300", "coal 100 20"], [], [], []],
        "lights": [1, 0, 0, 0],
        "ornaments": [1, 0, 0, 0],
        "edition": mean_books(),
    }
    return Fever(**{**settings, **position})


@pytest.mark.parametrize("move", ["sell 1", "sell 2", "sell L", "sell O"])
def test_hf_114_a_seller_collects_what_is_printed_for_sellers(move: str) -> None:
    table = at_books(rows=[["camera 300", "coal 100 50"], [], [], []])
    table.play(f"A {move}")
    assert (table.deposits("A"), table.debts("A")) == ([50], [])


def test_hf_114_everyone_is_told_the_price_that_was_paid() -> None:
    table = at_books(rows=[["camera 300"], [], [], []])
    assert table.view("B")["ring"][NOBEL_BOOKS][2]["sells"] == 50
    table.play("A sell L")
    assert table.told("sold_trinket") == [
        {"what": "sold_trinket", "seat": 0, "item": "L", "price": 50}
    ]
    table = at_books(rows=[["camera 300"], [], [], []])
    table.play("A sell 1")
    assert table.told("sold")[0]["price"] == 50


def test_hf_114_a_buyer_pays_what_is_printed_for_buyers() -> None:
    table = at_books(rows=[[], [], [], []])
    table.play("A buy L")
    assert (table.debts("A"), table.deposits("A"), table.tree("A")) == ([80], [], "2+1")
    assert table.told("shopping")[0]["amount"] == 80


def test_hf_117_hf_118_a_sold_decoration_goes_and_coal_may_bring_its_face() -> None:
    table = at_books(rows=[["coal 100 50"], [], [], []])
    table.play("A sell O")
    assert table.tree("A") == "1+0"
    table = at_books(rows=[["coal 100 50"], [], [], []])
    table.play("A sell 1 face")
    assert table.deposits("A") == [150]


# Looking where nobody looks beneath Gifts.


@pytest.mark.parametrize(
    ("peek", "seen", "amounts"),
    [("owner", "1 camera 50 100", (50, 100)), ("blind", "1 camera ? ?", (0, 0))],
)
def test_hf_055_a_look_shows_value_cards_only_where_they_may_be_seen(
    peek: str, seen: str, amounts: tuple[int, int]
) -> None:
    table = Fever(
        phase={"phase": "Anytime"},
        hands=["A01", "", "", ""],
        rows=[[], ["camera 50 100"], [], []],
        options={"value_peek": peek},
    )
    table.play("A play A01 B#1")
    assert table.seen("A", "B") == [seen]
    looks = [event for event in table.match.events if event.kind.name == "looked"]
    assert [(event.secrets, event.eyes) for event in looks] == [(("camera", amounts), (0,))]
    assert table.seen("C", "B") == table.seen("", "B") == ["1 ? ? ?"]


def test_hf_055_blind_a_gift_that_arrives_keeps_its_cards_hidden_from_everyone() -> None:
    table = Fever(
        phase={"phase": "Reunion"},
        rows=[["camera 50 100"], [], [], []],
        options={"value_peek": "blind"},
    )
    table.play("A give 1 B")
    assert table.seen("B", "B") == ["1 camera ? ?"]
    received = [event for event in table.match.events if event.kind.name == "received"]
    assert [event.secrets for event in received] == [("camera", (0, 0))]


def test_hf_062_blind_a_sale_at_face_value_shows_the_cards() -> None:
    table = Fever(
        phase={"phase": "Estate"},
        rows=[["coal 50 100"], [], [], []],
        options={"value_peek": "blind"},
    )
    table.play("A sell 1 face")
    assert table.view("C")["gone"][-1]["values"] == [50, 100]


# Where the known part of the pile ends.


def drawn(bottom: int) -> Fever:
    """A draws Bright Idea from a pile of 32 of which so many lowest are known."""
    table = Fever(spaces=[4, 0, 0, 0], throws="12", pile="A13 ...", bottom=bottom)
    return table.play("A roll")


def test_hf_147_the_card_just_above_those_laid_beneath_is_not_known() -> None:
    table = drawn(bottom=31)
    assert (table.view("B")["fresh"], table.view("")["fresh"]) == (None, None)
    assert len(table.view("B")["bottom"]) == 31
    table.play("A hold")
    assert table.view("B")["shown"] == [[], [], [], []]
    assert table.view("B")["held"] == [1, 0, 0, 0]


def test_hf_147_the_uppermost_of_those_laid_beneath_is_known() -> None:
    table = drawn(bottom=32)
    assert table.view("B")["fresh"] == "A13"
    assert len(table.view("B")["bottom"]) == 31


def test_hf_147_what_others_guess_of_the_card_above_differs_from_world_to_world() -> None:
    table = drawn(bottom=30)
    known = table.match.position()["pile"][1:]
    guesses = [table.state.guess(1, stream("guess", "pile", n)) for n in range(60)]
    codes = table.state.terms.cards
    above = {codes[guess.fresh].code for guess in guesses}  # type: ignore[attr-defined]  # a Fever
    assert len(above) <= 2  # the two cards above the boundary, if both can be held
    for guess in guesses:
        pile = guess.pile  # type: ignore[attr-defined]  # a Fever
        assert [codes[card].code for card in reversed(pile[:30])] == known


def test_hf_147_a_play_now_card_leaves_nothing_known_about_the_next() -> None:
    table = Fever(spaces=[4, 4, 0, 0], throws="12 12", pile="N06 A13 ...", bottom=0)
    table.play("A roll", "B roll")
    assert (table.view("A")["fresh"], table.view("B")["fresh"]) == (None, "A13")
    table.play("B hold")
    assert table.view("A")["shown"] == [[], [], [], []]


def test_hf_147_a_known_card_that_was_played_is_held_no_more() -> None:
    table = drawn(bottom=32)
    table.play("A hold", "A play A13 L")
    assert table.view("B")["shown"] == [[], [], [], []]
    assert table.view("B")["bottom"][0] == "A13"


def test_hf_148_a_pile_without_cards_gives_none() -> None:
    table = Fever(spaces=[4, 0, 0, 0], throws="12")
    table.state.pile = []
    table.play("A roll")
    assert (table.phase(), table.waiting()) == ("Ready", "B")


# Money for everyone, wherever they are.


def test_hf_035_the_raffle_pays_everyone_in_december_too() -> None:
    table = Fever(
        spaces=[4, 0, 0, 0],
        days=[0, 8, 0, 1],
        lights=[0, 3, 0, 3],
        ornaments=[0, 3, 0, 3],
        throws="12",
        pile="N18 ...",
    )
    table.play("A roll")
    assert table.state.deposits == [[50], [50], [50], [50]]
    assert [event["seat"] for event in table.told("collected")] == [0, 1, 2, 3]


def test_hf_035_the_raffle_pays_everyone_when_it_is_drawn_in_december() -> None:
    table = Fever(
        days=[1, 0, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[3, 0, 0, 0],
        throws="11",
        pile="N18 ...",
    )
    table.play("A roll")  # day 3, Naughty-or-Nice
    assert table.state.deposits == [[20, 50], [50], [50], [50]]


def test_hf_123_hf_124_a_donation_is_open_to_tokens_in_december() -> None:
    table = Fever(
        spaces=[2, 0, 0, 0],
        days=[0, 8, 0, 0],
        lights=[0, 3, 0, 0],
        ornaments=[0, 3, 0, 0],
        throws="11",
    )
    table.play("A roll", "A pass", "B donate")
    assert (table.debts("B"), table.stars("B")) == ([50], 1)


# Score cards.


def test_hf_016_each_card_bears_its_owners_name_the_date_and_the_number_of_players() -> None:
    table = Fever(seats=3, phase={"phase": "SingAlong"}, families=["blue", "red", "green"])
    table.play("A skip", "B skip", "C sung")
    cards = score_cards(table.state, ["Ann", "Bob", "Cleo"], "2026-12-24")
    assert [card["name"] for card in cards] == ["Ann", "Bob", "Cleo"]
    assert {card["date"] for card in cards} == {"2026-12-24"}
    assert {card["players"] for card in cards} == {3}
    assert [card["family"] for card in cards] == ["blue", "red", "green"]


def test_hf_016_a_seat_without_a_name_leaves_it_blank() -> None:
    table = final(deposits=[[10], [20]])
    cards = score_cards(table.state, ["Ann"], "")
    assert [(card["name"], card["date"], card["players"]) for card in cards] == [
        ("Ann", "", 2),
        ("", "", 2),
    ]


def test_hf_218_each_card_shows_its_own_rows_value_and_stocking() -> None:
    table = final(
        deposits=[[10], [20]],
        debts=[[], [5]],
        stars=[0, 1],
        rows=[["camera 100", "puppy 50"], ["guitar 200"]],
        stockings=[2, None],
        lights=[1, 2],
        ornaments=[3, 4],
        christmas=1,
    )
    ann, bob = score_cards(table.state, ["Ann", "Bob"], "2026-12-24")
    assert (ann["value"], bob["value"]) == tuple(table.scores()) == (560, 1320)
    assert (ann["won"], bob["won"]) == (False, True)
    assert (ann["christmas"], bob["christmas"]) == (False, True)
    assert [gift["stocking"] for gift in ann["gifts"]] == [False, True]
    assert (bob["deposits"], bob["stars"]) == ([20], 1)
    assert bob["debts"] == [{"row": 1, "amount": 5, "coal": False, "forgiven": True}]
    assert (ann["tree"], bob["tree"]) == (
        {"lights": 1, "ornaments": 3},
        {"lights": 2, "ornaments": 4},
    )


# A Value card stays where it is.


def placed(**position: Any) -> Fever:
    settings: dict[str, Any] = {
        "phase": {"phase": "Anytime"},
        "rows": [["camera 50 100", "guitar 200"], ["puppy 50 300"], [], []],
        "hands": ["A03", "A12", "", ""],
    }
    return Fever(**{**settings, **position})


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("play A03 2 1 1", "HF-154"),  # the source keeps at least one
        ("play A03 1 1 1", "HF-154"),  # from a Gift to itself
        ("play A03 1 2 3", "HF-154"),  # there is no third card
        ("play A03 1 2", "HF-154"),  # which card?
        ("play A03 1 3 1", "HF-097"),  # no such Gift
        ("play A02 1 2", "HF-146"),  # that card is not held
        ("put 2", "HF-152"),
    ],
)
def test_hf_056_no_other_removal_is_lawful(move: str, clause: str) -> None:
    table = placed()
    table.refuses(f"A {move}", clause)
    assert table.row("A") == ["1 camera 50 100", "2 guitar 200"]


def test_hf_056_nobody_takes_a_value_card_out_of_anothers_gift() -> None:
    table = placed(hands=["A12", "A03", "", ""], phase={"phase": "Anytime", "turn": [1]})
    moves = [move for move in table.menu("B") if move.startswith("play A03")]
    assert moves == []  # one own Gift, and nowhere to move a card
    table.refuses("B play A03 1 2 1", "HF-097")


@pytest.mark.parametrize(
    ("phase", "move", "clause"),
    [
        ({"phase": "Ready"}, "put 1", "HF-023"),
        ({"phase": "Ready"}, "play A03 1 2 1", "HF-023"),
        ({"phase": "Estate"}, "put 1", "HF-131"),
        ({"phase": "Estate"}, "play A03 1 2 1", "HF-126"),
        ({"phase": "Reunion"}, "put 1", "HF-180"),
    ],
)
def test_hf_056_a_placed_card_is_not_moved_at_other_times(
    phase: dict[str, Any], move: str, clause: str
) -> None:
    table = placed(phase=phase)
    table.refuses(f"A {move}", clause)


def test_hf_056_hf_097_nothing_leaves_or_joins_a_gift_under_the_stocking() -> None:
    rows = [["camera 50 100", "guitar 200", "puppy 50 300"], [], [], []]
    table = placed(rows=rows, stockings=[1, None, None, None])
    moves = [move for move in table.menu("A") if move.startswith("play")]
    assert moves == ["play A03 3 2 1", "play A03 3 2 2"]
    table.refuses("A play A03 1 2 1", "HF-097")
    table.refuses("A play A03 3 1 1", "HF-097")


def test_hf_235_a_card_moved_singly_comes_last_and_only_it_moves() -> None:
    table = placed(rows=[["camera 50 100 150", "guitar 200"], [], [], []])
    table.play("A play A03 1 2 2")
    assert table.row("A") == ["1 camera 50 150", "2 guitar 200 100"]
    assert table.view("B")["rows"][0][1]["values"] == [None, None]
    told = [event for event in table.match.events if event.kind.name == "value_moved"]
    assert [(event.seen_by(HOUSE), event.secrets) for event in told] == [
        ({"what": "value_moved", "seat": 0, "slot": 1, "other": 2}, (100,))
    ]
