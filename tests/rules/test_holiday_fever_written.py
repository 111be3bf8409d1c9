"""Holiday Fever, section 2 and the judge: editions and positions that are wrong are named."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.fever import Fever
from yuletable.games.catalogue import find
from yuletable.games.holiday_fever import GAME
from yuletable.kernel.errors import Invalid, Unreadable
from yuletable.kernel.match import Match

assert GAME.folder is not None
HOUSE = json.loads((GAME.folder / "editions" / "house.json").read_text(encoding="utf-8"))


def wrong_edition(path: str, value: Any) -> str:
    """The entry that is named when one of the house edition is changed."""
    changed = copy.deepcopy(HOUSE)
    *parents, last = path.split("/")
    inside: Any = changed
    for part in parents:
        inside = inside[int(part) if part.isdigit() else part]
    key: Any = int(last) if last.isdigit() else last
    if value is None:
        del inside[key]
    else:
        inside[key] = value
    with pytest.raises(Invalid) as caught:
        Match(find("holiday_fever"), 2, edition=changed)
    return caught.value.entry


@pytest.mark.parametrize(
    ("path", "value", "entry"),
    [
        ("constants/values/business_amount", 100, "edition.constants.values.business_amount"),
        ("constants/values/sale_price", None, "edition.constants.values.sale_price"),
        ("gift_counts/by_players/3", 24, "edition.gift_counts.by_players.3"),
        ("families/items/5", None, "edition.families.items"),
        ("families/items/0/token", " ", "edition.families.items[0].token"),
        ("gifts/items/0/name", "Lump", "edition.gifts.items[0]"),
        ("gifts/items/6/name", "Board Game", "edition.gifts.items[6]"),
        ("gifts/items/6/name", "board-game", "edition.gifts.items"),
        ("gifts/items/14/colour", "pink", "edition.gifts.items[14].colour"),
        ("gifts/items/14", None, "edition.gifts.items"),
        ("values/copies/0/copies", 0, "edition.values.copies[0].copies"),
        ("values/copies/0/amount", 100, "edition.values.copies[1]"),
        ("values/copies", [{"amount": 50, "copies": 31}], "edition.values.copies"),
        ("ring/spaces/0/kind", "store", "edition.ring.spaces[0].items"),
        ("ring/spaces/10/kind", "estate_sale", "edition.ring.spaces"),
        ("ring/spaces/3/family", "green", "edition.ring.spaces"),
        ("ring/spaces/6/miracle", 7, "edition.ring.spaces[6].miracle"),
        ("ring/spaces/14/total", 40, "edition.ring.spaces[14]"),
        ("ring/spaces/14/name", "Northern Lamps", "edition.ring.spaces"),
        ("ring/spaces/8/mode", "buy", "edition.ring.spaces[8].mode"),
        ("ring/spaces/1/i", 2, "edition.ring.spaces[1].i"),
        ("ring/spaces/4/topic", None, "edition.ring.spaces[4].topic"),
        ("december/days/3/day", 5, "edition.december.days[3].day"),
        ("december/days/24/name", "Boxing Day", "edition.december.days"),
        ("december/days/24/effects", [{"op": "reunion"}], "edition.december.days[24].effects"),
        ("december/days/0/effects", [], "edition.december.days[0].effects"),
        ("december/days", HOUSE["december"]["days"][:12], "edition.december.days"),
        ("december/days/1/effects/0/op", "colect", "edition.december.days[1].effects[0].op"),
        ("december/days/1/effects/0", {"op": "look"}, "edition.december.days[1].effects[0].op"),
        ("nn_cards/items/0/id", "n-1", "edition.nn_cards.items[0].id"),
        ("nn_cards/items/1/id", "N01", "edition.nn_cards.items"),
        ("nn_cards/items/4/effects", [], "edition.nn_cards.items[4].effects"),
        ("nn_cards/items/4/effects/0/op", "reroll", "edition.nn_cards.items[4].effects[0].amount"),
        ("nn_cards/items/23/reaction", False, "edition.nn_cards.items[23].reaction"),
        ("nn_cards/items/26/throw", False, "edition.nn_cards.items[26].throw"),
        ("nn_cards/items/24/effects/0/coal", False, "edition.nn_cards.items[24].effects[0].coal"),
        ("nn_cards/items/0/effects/0/topic", "x", "edition.nn_cards.items[0].effects[0].topic"),
        ("nn_cards/items/27/effects/0/by", 2, "edition.nn_cards.items[27].effects[0].by"),
        ("score_card/rows", 0, "edition.score_card.rows"),
        ("carols/titles", [], "edition.carols.titles"),
        ("canned_lines/items/chili", [], "edition.canned_lines.items.chili"),
        ("speech_topics/items", {}, "edition.speech_topics.items"),
        ("ring", None, "edition.ring"),
    ],
)
def test_hf_012_an_edition_that_cannot_be_is_named(path: str, value: Any, entry: str) -> None:
    assert wrong_edition(path, value) == entry


@pytest.mark.parametrize(
    ("position", "entry"),
    [
        ({"families": ["red", "red"]}, "position.families"),
        ({"families": ["pink", "red"]}, "position.families[0]"),
        ({"spaces": [40, 0]}, "position.spaces[0]"),
        ({"days": [26, 0]}, "position.days[0]"),
        ({"days": [1]}, "position.days"),
        ({"rows": [["unicorn 50"], []]}, "position.rows[0][0]"),
        ({"rows": [["camera 55"], []]}, "position.rows[0][0]"),
        ({"rows": [["camera x"], []]}, "position.rows[0][0]"),
        ({"rows": [["camera 50", "camera 50"], []]}, "position.rows"),
        ({"rows": [["go_kart 50"], []]}, "position.rows"),
        ({"rows": [["camera 300 300 300 300"], []]}, "position.rows"),
        ({"rows": [["camera"], []]}, "position.rows"),
        ({"rows": [["camera 50", {"slot": 1, "gift": "puppy"}], []]}, "position.rows[0][1]"),
        ({"rows": [[{"gift": "puppy", "not": ["puppy"]}], []]}, "position.rows[0][0].not"),
        (
            {"rows": [[{"gift": "puppy", "values": [50], "values_seen": [[0], [1]]}], []]},
            "position.rows[0][0].values_seen",
        ),
        ({"stockings": [1, None]}, "position.stockings[0]"),
        ({"debts": [[0], []]}, "position.debts[0][0]"),
        ({"hands": ["N01", ""]}, "position.hands"),
        ({"hands": ["A01 A01", ""]}, "position.hands"),
        ({"hands": ["A99", ""]}, "position.hands[0]"),
        ({"shown": ["A01", ""]}, "position.shown"),
        ({"fresh": "N01"}, "position.fresh"),
        ({"pile": "A01"}, "position.pile"),
        ({"pile": "A01 A01 ..."}, "position.pile"),
        ({"value_deck": 4}, "position.value_deck"),
        ({"gift_deck": 0}, "position.gift_deck"),
        ({"gift_deck": "camera camera ..."}, "position.gift_deck"),
        ({"dice": [1, 2, 3]}, "position.dice"),
        ({"race": True}, "position.race"),
        ({"race": True, "days": [1, 0]}, "position.days"),
        ({"phase": {"phase": "Redy"}}, "position.phase.phase"),
        ({"phase": {"phase": "Place"}}, "position.phase"),
        ({"phase": {"phase": "Fresh"}}, "position.phase"),
        ({"phase": {"phase": "Trade"}}, "position.phase"),
        ({"phase": {"phase": "Pawn"}}, "position.phase"),
        ({"phase": {"phase": "Reaction", "turn": [0], "slot": 1}}, "position.phase"),
        ({"phase": {"phase": "Buying", "owner": 1, "slot": 1}}, "position.phase"),
        ({"phase": {"phase": "Buying", "slot": 1}}, "position.phase"),
        ({"phase": {"phase": "Follow", "card": "N05", "day": 3}}, "position.phase"),
        ({"phase": {"phase": "Follow", "card": "N05", "at": 2}}, "position.phase"),
        ({"phase": {"phase": "Speech"}}, "position.phase"),
        ({"phase": {"phase": "Choose"}}, "position.phase"),
        ({"phase": {"phase": "Choose", "card": "N05"}}, "position.phase"),
        ({"phase": {"phase": "Choose", "card": "A01", "at": 1}}, "position.phase"),
        ({"phase": {"phase": "Ready"}, "stack": []}, "position.phase"),
        ({"stack": [{"phase": "Ready"}]}, "position.stack[0]"),
        ({"sealed": [[None, None]]}, "position.sealed"),
        ({"families": ["red", None]}, "position.phase"),
        ({"riddles": {"moves": [{"by": 0}]}}, "position.riddles.moves[0].were"),
        ({"hans": []}, "position.hans"),
    ],
)
def test_hf_059_a_position_that_cannot_be_is_named(position: dict[str, Any], entry: str) -> None:
    with pytest.raises(Invalid) as caught:
        Fever(seats=2, **position)
    assert caught.value.entry == entry, str(caught.value)


def test_hf_072_a_capped_tree_cannot_carry_four() -> None:
    with pytest.raises(Invalid, match="at most 3"):
        Fever(seats=2, lights=[4, 0], options={"tree_cap": "three_each"})


def test_hf_012_every_card_of_the_box_is_somewhere() -> None:
    table = Fever(seats=2, gift_deck=3, value_deck="50 100", rows=[["camera 300"], []])
    position = table.match.position()
    assert len(position["gone"]) == 20 - 3 - 1
    beneath = sum(len(parcel["values"]) for parcel in position["gone"])
    assert beneath == 48 - 2 - 1
    assert position["value_deck"] == [50, 100]


def test_hf_080_a_position_remembers_who_has_been_in_december() -> None:
    table = Fever(been=[1, 3], asked_back=True)
    again = Fever(**table.match.position())
    assert again.match.position() == table.match.position()
    assert (again.match.position()["been"], again.state.asked_back) == ([1, 3], True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play A01 B#0",
        "play A01 B#1 C",
        "take B",
        "take G#1",
        "guess B#1",
        "sell",
        "sell x",
        "stock one",
        "buy X",
        "swap 1 B",
        "give B 1",
        "trade 2",
        "roll: now",
        "put 1 2",
        "token",
    ],
)
def test_hf_236_what_is_no_move_is_answered_with_how_moves_look(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.read_move(text)
    assert caught.value.clause == "TB-06"


def test_hf_087_a_toast_may_carry_words_too() -> None:
    move = GAME.read_move("play A12: To everyone who could not come")
    assert (move.text(), move.said()) == ("play A12", "To everyone who could not come")
    assert GAME.read_move("donate I would plant a tree").said() == "I would plant a tree"
