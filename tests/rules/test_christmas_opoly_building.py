"""Presents, Trees, shortages, selling, mortgages (CO-075 to CO-104, CO-110 to CO-118)."""

from __future__ import annotations

import pytest

from tests.rules.opoly import PINK, SILVER, WHITE, cash, owned, says, table
from tests.table import Table
from yuletable.games.catalogue import find
from yuletable.kernel.errors import Refused

SCARCE = {"presents": {"count": 2}, "trees": {"count": 1}}


def pink(levels: str = "0,0,0", **more: object) -> Table:
    """A owns the pink group, developed like this."""
    built = {str(s): int(level) for s, level in zip(PINK, levels.split(","), strict=True)}
    more.setdefault("deeds", owned(4, A=PINK))
    return table(levels=built, **more)  # type: ignore[arg-type]


def builds(game: Table, letter: str = "A") -> list[str]:
    return [move for move in game.menu(letter) if move.startswith("build")]


def sells(game: Table, letter: str = "A") -> list[str]:
    return [move for move in game.menu(letter) if move.startswith("sell")]


# Presents.


def test_co_075_co_077_a_present_costs_what_the_deed_says() -> None:
    game = pink()
    game.play("A build 11")
    assert (cash(game)[0], game.state.presents) == (1530, 31)
    assert game.view("")["levels"] == {"11": 1}
    poor = pink(cash=[99, 9, 9, 9])
    poor.refuses("A build 11", "CO-077")
    assert builds(poor) == []


def test_co_076_only_who_owns_the_whole_group_builds() -> None:
    game = table(deeds=owned(4, A=[11, 12], B=[14]))
    game.refuses("A build 11", "CO-076")
    game.refuses("A build 14", "CO-076")
    assert builds(game) == []


def test_co_078_the_first_may_go_anywhere_in_the_group() -> None:
    assert builds(pink()) == ["build 11", "build 12", "build 14"]


def test_co_079_no_second_before_each_has_one() -> None:
    game = pink("1,1,0")
    game.refuses("A build 11", "CO-079")
    assert builds(game) == ["build 14"]


def test_co_080_only_the_lowest_may_rise() -> None:
    game = pink("3,2,2")
    game.refuses("A build 11", "CO-080")
    assert builds(game) == ["build 12", "build 14"]


def test_co_081_co_082_selling_is_even_too() -> None:
    game = pink("2,2,1")
    game.refuses("A sell pink 2,2,0", "CO-082")
    assert "sell pink 2,1,1" in sells(game)
    assert "sell pink 2,2,0" not in sells(game)
    for move in sells(game):
        levels = [int(level) for level in move.split()[2].split(",")]
        assert max(levels) - min(levels) <= 1


def test_co_083_any_number_one_at_a_time_in_every_window() -> None:
    game = table(seats=3, dice="1+3", deeds=owned(3, A=WHITE, C=PINK))
    game.play("A build 1", "A build 3", "A roll", "A build 1", "A end", "C build 11", "C build 12")
    assert game.view("")["levels"] == {"1": 2, "3": 1, "11": 1, "12": 1}
    asked = table(seats=3, phase={"phase": "Between", "turn": [1, 2], "following": 0})
    with pytest.raises(Refused, match="CO-083"):
        says(asked, "C build 11")


def test_co_084_no_present_on_a_mortgaged_property() -> None:
    game = pink(mortgaged=[14])
    game.refuses("A build 14", "CO-084")


def test_co_085_a_mortgage_in_the_group_counts_as_level_0() -> None:
    game = pink("1,1,0", mortgaged=[14])
    assert builds(game) == []
    game.refuses("A build 11", "CO-079")
    game = pink("1,0,0", mortgaged=[14])
    assert builds(game) == ["build 12"]


def test_co_085_or_forbids_building_in_the_whole_group() -> None:
    game = pink(mortgaged=[14], options={"development_scope": "group"})
    assert builds(game) == []
    game.refuses("A build 11", "CO-085")


# Trees.


def test_co_086_co_087_a_tree_after_four_presents_on_each() -> None:
    game = pink("4,4,3")
    game.refuses("A build 11", "CO-087")
    assert builds(game) == ["build 14"]
    game.play("A build 14", "A build 11")
    assert game.view("")["levels"] == {"11": 5, "12": 4, "14": 4}


def test_co_088_four_presents_go_back_and_the_tree_is_paid() -> None:
    game = pink("4,4,4")
    before = game.state.presents
    game.play("A build 12")
    assert (cash(game)[0], game.state.presents, game.state.trees) == (1530, before + 4, 21)
    dear = {"deeds": {"items": dear_trees()}}
    other = pink("4,4,4", edition=dear)
    other.play("A build 12")
    assert cash(other)[0] == 1630 - 170
    poor = pink("4,4,4", cash=[99, 9, 9, 9])
    poor.refuses("A build 12", "CO-088")


def dear_trees() -> list[dict[str, object]]:
    deeds = find("christmas_opoly").edition().data["deeds"]["items"]
    return [d | {"tree_price": 170} if d["space"] == 12 else d for d in deeds]


def test_co_089_a_tree_counts_as_four_presents() -> None:
    assert builds(pink("5,4,4")) == ["build 12", "build 14"]
    assert builds(pink("5,5,4")) == ["build 14"]


def test_co_090_co_091_nothing_beside_a_tree() -> None:
    game = pink("5,5,5")
    assert builds(game) == []
    game.refuses("A build 11", "CO-090")
    assert game.state.presents == 32


# Shortages.


def test_co_092_without_presents_one_waits() -> None:
    game = table(deeds=owned(4, A=SILVER), edition=SCARCE)
    game.play("A build 6", "A build 7")
    game.refuses("A build 9", "CO-092")
    assert builds(game) == []


def test_co_093_without_trees_one_waits() -> None:
    few = {"trees": {"count": 1}}
    game = pink("5,4,4", edition=few)
    game.refuses("A build 12", "CO-093")
    assert builds(game) == []


def test_co_094_who_asks_first_gets_the_last_ones() -> None:
    game = table(
        seats=3,
        deeds=owned(3, A=SILVER, C=PINK),
        edition=SCARCE,
        phase={"phase": "Between", "turn": [0, 2], "following": 1},
    )
    game.play("A build 6", "A build 7", "A end")
    game.refuses("C build 11", "CO-092")


def test_co_095_what_is_returned_can_be_bought_at_once() -> None:
    game = table(deeds=owned(4, A=[*WHITE, *SILVER]), levels={"1": 1, "3": 1}, edition=SCARCE)
    game.refuses("A build 6", "CO-092")
    game.play("A sell white 0,0", "A build 6")
    assert game.state.presents == 1


def test_co_096_no_tree_without_four_presents_standing() -> None:
    game = table(
        deeds=owned(4, A=WHITE), levels={"1": 3, "3": 3}, edition={"presents": {"count": 6}}
    )
    game.refuses("A build 1", "CO-092")
    assert builds(game) == []


# Selling to the bank.


def test_co_102_the_bank_pays_half() -> None:
    game = pink("1,1,1")
    game.play("A sell pink 0,0,0")
    assert (cash(game)[0], game.state.presents) == (1630 + 150, 32)


def test_co_103_a_tree_is_its_price_and_four_presents() -> None:
    game = pink("5,5,5")
    game.play("A sell pink 0,0,0")
    assert cash(game)[0] == 1630 + 3 * 5 * 50
    deeds = find("christmas_opoly").edition().data["deeds"]["items"]
    odd = [d | {"present_price": 75, "tree_price": 75} if d["space"] in PINK else d for d in deeds]
    rounded = pink("2,2,2", edition={"deeds": {"items": odd}})
    rounded.play("A sell pink 0,0,0")
    assert cash(rounded)[0] == 1630 + 6 * 37  # each level rounded down


def test_co_104_one_sale_goes_to_any_lower_even_levels() -> None:
    game = pink("3,3,2")
    game.refuses("A sell pink 3,3,2", "CO-104")
    game.refuses("A sell pink 3,3,3", "CO-104")
    game.refuses("A sell pink 1,1", "CO-104")
    game.refuses("A sell mauve 1,1,1", "CO-104")
    game.refuses("A sell gold 1,1,1", "CO-104")
    assert len(sells(game)) == len(set(sells(game))) == 17
    game.play("A sell pink 1,0,1")
    assert (cash(game)[0], game.view("")["levels"]) == (1630 + 300, {"11": 1, "14": 1})


def test_co_104_the_bank_needs_the_presents_that_then_stand() -> None:
    few = {"presents": {"count": 5}}
    game = pink("5,5,5", edition=few)
    assert "sell pink 5,5,4" in sells(game)
    game.play("A sell pink 5,5,4")
    game.refuses("A sell pink 5,4,4", "CO-104")
    assert sells(game) == [m for m in sells(game) if sum(standing(m)) <= 5]
    assert "sell pink 0,0,0" in sells(game)


def standing(move: str) -> list[int]:
    levels = [int(level) for level in move.split()[2].split(",")]
    return [0 if level == 5 else level for level in levels]


# Mortgages and loans.


def test_co_110_the_bank_lends_the_value_on_the_back() -> None:
    game = table(deeds=owned(4, A=[24], B=[23]))
    game.play("A mortgage 24")
    assert cash(game)[0] == 1630 + 120
    game.refuses("A mortgage 24", "CO-110")
    game.refuses("A mortgage 23", "CO-110")


def test_co_111_presents_are_sold_first() -> None:
    game = pink("1,1,1")
    game.refuses("A mortgage 11", "CO-111")
    game.play("A sell pink 0,0,0", "A mortgage 11")
    assert cash(game)[0] == 1630 + 150 + 70


def test_co_112_a_mortgaged_deed_lies_face_down() -> None:
    game = table(deeds=owned(4, A=[24]))
    game.play("A mortgage 24")
    assert game.view("D")["mortgaged"] == [24]


def test_co_113_only_the_property_itself_must_be_undeveloped() -> None:
    game = pink("1,0,0")
    game.play("A mortgage 14")
    assert game.state.mortgaged[14]
    strict = pink("1,0,0", options={"development_scope": "group"})
    strict.refuses("A mortgage 14", "CO-113")
    assert "mortgage 14" not in strict.menu("A")


def test_co_114_lifting_costs_the_mortgage_and_ten_percent() -> None:
    game = table(deeds=owned(4, A=[39, 1], B=[3]), mortgaged=[39, 3])
    assert "lift 39" in game.menu("A")
    game.refuses("A lift 1", "CO-114")
    game.refuses("A lift 3", "CO-114")
    game.play("A lift 39")
    assert cash(game)[0] == 1630 - 220
    poor = table(deeds=owned(4, A=[39]), mortgaged=[39], cash=[219, 9, 9, 9])
    poor.refuses("A lift 39", "CO-114")


def test_co_115_the_ten_percent_are_rounded_up_and_counted_once() -> None:
    game = table(deeds=owned(4, A=[13]), mortgaged=[13], turns=200)
    game.play("A lift 13")
    assert cash(game)[0] == 1630 - 83


def test_co_115_the_ten_percent_do_not_grow_with_time() -> None:
    game = table(seats=2, dice="4+6 4+6 4+6 4+6 4+6 4+6 1+2 1+2 1+2 1+2", deeds=owned(2, A=[13]))
    game.play("A mortgage 13")
    for _ in range(2):
        game.play("A roll", "A end", "B roll", "B end")
    game.play("A roll", "B roll")  # both are caught peeking
    for _ in range(2):
        game.play("A roll", "A end", "B roll", "B end")
    assert (game.state.turns, cash(game)) == (10, [1630 + 75, 1630])
    game.play("A lift 13")
    assert cash(game) == [1630 + 75 - 83, 1630]


def test_co_115_the_ten_percent_do_not_grow_with_owners() -> None:
    game = table(deeds=owned(4, A=[13]), mortgaged=[13])
    game.play("A offer B give 13 get $60", "B accept", "A offer B give $60 get 13", "B accept")
    game.play("A lift 13")
    assert cash(game)[:2] == [1630 - 83, 1630]


def test_co_116_nothing_goes_round_in_circles_within_a_window() -> None:
    game = table(deeds=owned(4, A=[*PINK, 5, 15]), mortgaged=[5], dice="1+3")
    game.play("A mortgage 15", "A lift 5", "A build 11")
    game.refuses("A lift 15", "CO-116")
    game.refuses("A mortgage 5", "CO-116")
    game.refuses("A sell pink 0,0,0", "CO-116")
    assert not {"lift 15", "mortgage 5", "sell pink 0,0,0"} & set(game.menu("A"))
    game.play("A roll")
    assert {"lift 15", "mortgage 5", "sell pink 0,0,0"} <= set(game.menu("A"))
    game.play("A sell pink 0,0,0")
    game.refuses("A build 11", "CO-116")
    assert builds(game) == []


def test_co_116_an_interrupted_window_is_still_the_same() -> None:
    game = table(
        seats=3,
        at=[0, 11, 0],
        deeds=owned(3, A=[39], C=[11]),
        cash=[500, 0, 500],
        claim={"owner": 2, "visitor": 1, "space": 11, "amount": 12},
    )
    game.play("A mortgage 39")
    says(game, "C rent")
    assert game.view("")["out"] == [1]
    game.refuses("A lift 39", "CO-116")


def test_co_117_co_118_no_loans_and_no_promises() -> None:
    game = table(deeds=owned(4, A=[39]))
    game.refuses("A offer B give $100 get $110", "CO-107")
    game.refuses("A lend B 100", "TB-06")
    game.refuses("A offer B give 39 get $100 later", "TB-06")
