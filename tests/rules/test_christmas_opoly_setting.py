"""Editions, positions and notation: whatever is wrong is named."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.rules.opoly import GREEN, PINK, owned, table
from yuletable.games.catalogue import find
from yuletable.kernel.errors import Invalid, Unreadable
from yuletable.kernel.match import Match

GAME = find("christmas_opoly")
HOUSE = GAME.edition().data


def changed(group: str, entry: str, at: int, /, **change: Any) -> dict[str, Any]:
    """The house edition with one item of a list changed."""
    items = copy.deepcopy(HOUSE[group][entry])
    items[at] = items[at] | change
    return {group: {entry: items}}


def without(group: str, entry: str, at: int) -> dict[str, Any]:
    items = copy.deepcopy(HOUSE[group][entry])
    del items[at]
    return {group: {entry: items}}


@pytest.mark.parametrize(
    ("change", "entry"),
    [
        (changed("spaces", "items", 20, kind="rest"), "edition.spaces.items"),
        (changed("spaces", "items", 2, kind="santa"), "edition.spaces.items"),
        (changed("spaces", "items", 2, kind="swamp"), "edition.spaces.items[2].kind"),
        (changed("spaces", "items", 4, amount=-1), "edition.spaces.items[4].amount"),
        (changed("spaces", "items", 4, index=5), "edition.spaces.items[4].index"),
        (changed("spaces", "items", 2, kind="property"), "edition.deeds.items"),
        (changed("deeds", "items", 0, space=2), "edition.deeds.items[0].group"),
        (changed("deeds", "items", 2, space=2), "edition.deeds.items[2].space"),
        (changed("deeds", "items", 0, space=3), "edition.deeds.items[1].space"),
        (changed("deeds", "items", 0, price=0), "edition.deeds.items[0].price"),
        (changed("deeds", "items", 0, price=60.5), "edition.deeds.items[0].price"),
        (changed("deeds", "items", 0, rent=[1, 2, 3]), "edition.deeds.items[0].rent"),
        (changed("deeds", "items", 0, group="beige"), "edition.deeds.items[0].group"),
        (changed("deeds", "items", 0, colour="red"), "edition.deeds.items[0].colour"),
        (changed("deeds", "items", 2, rent_by_owned=[1]), "edition.deeds.items[2].rent_by_owned"),
        (changed("deeds", "items", 8, dice_times=[1]), "edition.deeds.items[8].dice_times"),
        (without("deeds", "items", 2), "edition.deeds.items[9].rent_by_owned"),
        (changed("groups", "items", 0, members=[1]), "edition.groups.items[0].members"),
        (changed("groups", "items", 0, members=[3, 1]), "edition.groups.items[0].members"),
        (changed("groups", "items", 0, members=[1, 6]), "edition.groups.items[1].members"),
        (changed("groups", "items", 0, members=[1, 3, 5]), "edition.groups.items[0].members"),
        (changed("groups", "items", 0, id="silver"), "edition.groups.items[1].id"),
        ({"presents": {"count": 0}}, "edition.presents.count"),
        ({"trees": {"count": 0}}, "edition.trees.count"),
        ({"token_names": {"names": ["Bell"]}}, "edition.token_names.names"),
        ({"token_count": {"count": 5}}, "edition.token_count.count"),
        ({"amounts": {"presents_before_tree": 3}}, "edition.amounts.presents_before_tree"),
        (
            changed("big_fun", "cards", 0, effect={"op": "dance"}),
            "edition.big_fun.cards[0].effect.op",
        ),
        (
            changed("big_fun", "cards", 0, effect={"op": "advance_to", "space": 40}),
            "edition.big_fun.cards[0].effect.space",
        ),
        (
            changed("big_fun", "cards", 0, effect={"op": "collect", "space": 4}),
            "edition.big_fun.cards[0].effect.space",
        ),
        (changed("big_fun", "cards", 1, id="BF1"), "edition.big_fun.cards[1].id"),
        (
            {"big_fun": {"cards": [HOUSE["big_fun"]["cards"][0]]}},
            "edition.big_fun.cards",
        ),
        ({"spaces": {"items": HOUSE["spaces"]["items"][1:]}}, "edition.spaces.items[0].index"),
    ],
)
def test_co_009_a_bad_edition_names_its_entry(change: dict[str, Any], entry: str) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.terms(4, change)
    assert caught.value.entry == entry
    assert caught.value.why


def test_an_edition_needs_deeds_for_the_short_version() -> None:
    routes = [d["space"] for d in HOUSE["deeds"]["items"] if d["kind"] != "colour"]
    deeds = [d for d in HOUSE["deeds"]["items"] if d["space"] not in routes]
    ring = [
        s if s["index"] not in routes else s | {"kind": "rest"} for s in HOUSE["spaces"]["items"]
    ]
    with pytest.raises(Invalid, match="at least 24 deeds are needed, not 22"):
        GAME.terms(4, {"deeds": {"items": deeds}, "spaces": {"items": ring}})


def test_every_deed_and_card_of_the_box_is_read() -> None:
    board = Match(GAME, 2, seed="fir").view(0)["board"]
    assert len(board) == 40
    for deed in HOUSE["deeds"]["items"]:
        shown = board[deed["space"]]
        assert (shown["price"], shown["mortgage"]) == (deed["price"], deed["mortgage"])
        assert shown["rent"] in (
            deed.get("rent"),
            deed.get("rent_by_owned"),
            deed.get("dice_times"),
        )
    assert board[38] == {"name": "Overnight Shipping", "kind": "pay", "due": 150}


# Positions.


@pytest.mark.parametrize(
    ("position", "entry"),
    [
        ({"cash": [1, 2, 3]}, "position.cash"),
        ({"cash": [1, 2, 3, -4]}, "position.cash[3]"),
        ({"at": [0, 0, 0, 40]}, "position.at[3]"),
        ({"deeds": [[0], [], [], []]}, "position.deeds[0][0]"),
        ({"deeds": [[1], [1], [], []]}, "position.deeds[1][0]"),
        ({"deeds": [[1], [], [], []], "out": [0]}, "position.deeds[0][0]"),
        ({"out": [0, 1, 2, 3]}, "position.out"),
        ({"out": [0, 1, 2]}, "position.out"),
        ({"levels": {"11": 1}}, "position.levels.11"),
        ({"levels": {"99": 1}}, "position.levels.99"),
        ({"deeds": [[5], [], [], []], "levels": {"5": 1}}, "position.levels.5"),
        ({"deeds": [PINK, [], [], []], "levels": {"11": 2}}, "position.levels"),
        ({"deeds": [PINK, [], [], []], "levels": {"11": 6}}, "position.levels.11"),
        (
            {"deeds": [PINK, [], [], []], "levels": {"11": 1}, "mortgaged": [11]},
            "position.levels.11",
        ),
        ({"mortgaged": [0]}, "position.mortgaged[0]"),
        ({"presents": 31}, "position.presents"),
        ({"naughty": [0, None, None, None], "at": [0, 0, 0, 0]}, "position.naughty[0]"),
        ({"big_fun": ["BH1"]}, "position.big_fun[0]"),
        ({"big_fun": ["BF1", "BF1"]}, "position.big_fun"),
        ({"seen": [17, 0]}, "position.seen[0]"),
        ({"tokens": ["Bell", "Bell", None, None]}, "position.tokens"),
        ({"tokens": ["Bel", None, None, None]}, "position.tokens[0]"),
        ({"thrown": [[1, 7]]}, "position.thrown[0][1]"),
        ({"claim": {"owner": 0, "visitor": 0, "space": 1, "amount": 2}}, "position.claim"),
        ({"claim": {"owner": 0, "visitor": 1, "space": 0, "amount": 2}}, "position.claim"),
        ({"offer": "offer B give 1 get $5"}, "position.offer"),
        ({"phase": {"phase": "Offered", "to": 1}}, "position.offer"),
        (
            {"phase": {"phase": "Offered", "to": 1}, "offer": "offer B give 1 get $5"},
            "position.offer",
        ),
        ({"phase": {"phase": "Rent"}}, "position.phase"),
        ({"phase": {"phase": "Raise", "debtor": 1}}, "position.phase.amount"),
        ({"phase": {"phase": "Buy", "space": 0}}, "position.phase"),
        ({"phase": {"phase": "Auction"}}, "position.phase.space"),
        ({"phase": {"phase": "Auction", "space": 1, "bid": 5}}, "position.phase"),
        ({"phase": {"phase": "Post", "again": True, "doubles": 0}}, "position.phase"),
        ({"phase": {"phase": "Pre", "seat": 3}, "out": [3]}, "position.phase"),
        ({"phase": {"phase": "Dance"}}, "position.phase.phase"),
        ({"stack": [{"phase": "Buy", "space": 1}]}, "position.stack[0]"),
        ({"stack": [{"phase": "Pre"}, {"phase": "Buy", "space": 1}]}, "position.stack[1]"),
        ({"stack": [], "phase": {"phase": "Pre"}}, "position.phase"),
        ({"hats": 1}, "position.hats"),
    ],
)
def test_a_bad_position_names_its_entry(position: dict[str, Any], entry: str) -> None:
    with pytest.raises(Invalid) as caught:
        Match(GAME, 4, seed="fir", position=position)
    assert caught.value.entry == entry


def test_an_empty_position_is_the_first_turn_of_a() -> None:
    match = Match(GAME, 3, seed="fir", position={})
    assert (match.waiting(), match.view(0)["phase"]) == ((0,), "Pre")
    assert match.view(0)["tokens"] == ["Candy Cane", "Snowman", "Bell"]
    assert match.view(0)["cash"] == [1630] * 3


def test_too_many_presents_for_the_box() -> None:
    levels = {str(space): 4 for space in (*PINK, *GREEN)}
    with pytest.raises(Invalid, match="there are not so many presents in the box"):
        table(deeds=owned(4, A=PINK, B=GREEN), levels=levels, edition={"presents": {"count": 23}})


# Notation.


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("ROLL", "roll"),
        (" Bid  120 ", "bid 120"),
        ("bid $120", "bid 120"),
        ("sell GOLD 1, 2, 1", "sell gold 1,2,1"),
        ("sell gold 1 2 1", "sell gold 1,2,1"),
        ("mortgage 24", "mortgage 24"),
        ("offer b get 12 ", "offer B get 12"),
        ("offer B give 29 5 $60 get 11", "offer B give 5,29,$60 get 11"),
        ("offer B give 29,$0 get $60", "offer B give 29 get $60"),
        ("Token Candy  Cane", "token candy cane"),
        ("time_up", "time_up"),
        ("rent", "rent"),
    ],
)
def test_moves_are_read_as_people_write_them(text: str, written: str) -> None:
    assert GAME.read_move(text).text() == written
    assert GAME.read_move(written) == GAME.read_move(text)


@pytest.mark.parametrize(
    "text",
    [
        *["", "bid", "bid -5", "bid 5.5", "bid 12345678901", "build", "sell gold", "sell 1,2,1"],
        *["offer G give 1 get 2", "offer B give x get 2", "offer B give 1$ get 2", "roll roll"],
    ],
)
def test_what_cannot_be_read_is_answered_with_what_can(text: str) -> None:
    with pytest.raises(Unreadable, match="Moves look like roll, buy") as caught:
        GAME.read_move(text)
    assert caught.value.clause == "TB-06"
