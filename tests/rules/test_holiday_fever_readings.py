"""Holiday Fever: what a family may read otherwise, option by option."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fever import Fever
from tests.rules.test_holiday_fever_december import account, final
from yuletable.games.holiday_fever import GAME
from yuletable.kernel.errors import Invalid

ANY_LOSS = {"december_loss": "any"}
SALES = {"sale_window": "yes"}
EACH = {"race_reunions": "each"}
PARDON = {"christmas_pardon": "decorated"}


# Losing a decoration in December.


def robbed(tree: tuple[int, int] = (4, 3), **position: Any) -> Fever:
    """B takes a Light from A, who stands on day 8."""
    settings: dict[str, Any] = {
        "phase": {"phase": "Anytime"},
        "days": [8, 0, 0, 0],
        "lights": [tree[0], 0, 0, 0],
        "ornaments": [tree[1], 0, 0, 0],
        "hands": ["", "A11", "", ""],
        "options": ANY_LOSS,
    }
    return Fever(**{**settings, **position}).play("B play A11 A L")


def test_hf_078_any_loss_in_december_sends_home_where_a_family_reads_it_so() -> None:
    table = robbed()
    assert (table.tree("A"), table.day("A"), table.space("A")) == ("3+3", 0, 3)
    assert table.deposits("A") == []  # the Business is ignored
    assert (table.phase(), table.waiting()) == ("Ready", "A")


def test_hf_078_a_loss_on_a_day_sends_home_as_well() -> None:
    for option, day in (("any", 0), ("broken_tree", 9)):
        table = Fever(
            options={"december_loss": option},
            days=[7, 0, 0, 0],
            lights=[4, 0, 0, 0],
            ornaments=[4, 0, 0, 0],
            throws="11",
        )
        table.play("A roll", "A lose L")  # Blown Fuse
        assert (table.tree("A"), table.day("A")) == ("3+4", day)


def test_hf_078_a_loss_in_town_or_in_the_race_sends_nobody_home() -> None:
    table = robbed(days=[0, 0, 0, 0], tree=(2, 3))
    assert (table.space("A"), table.view("")["undone"]) == (0, [])
    table = robbed(race=True, days=[8, 1, 1, 1])
    assert (table.day("A"), table.view("")["undone"]) == (8, [])


def test_hf_237_a_tree_that_is_still_decorated_does_not_call_at_once() -> None:
    table = robbed(throws="11")
    assert table.view("C")["undone"] == [0]
    table.play("A roll", "A leave")  # from the Business to Mitten Mercantile
    assert (table.space("A"), table.view("C")["undone"]) == (5, [0])


def test_hf_237_one_more_decoration_leads_back_to_family_reunion() -> None:
    table = Fever(
        phase={"phase": "Store", "at": 1, "left": 1},
        options=ANY_LOSS,
        spaces=[1, 0, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[3, 0, 0, 0],
        been=[0],
        undone=[0],
        rows=[["camera 50"], [], [], []],
    )
    table.play("A buy L")
    assert (table.day("A"), table.phase()) == (1, "Reunion")
    assert table.view("B")["undone"] == []


def test_hf_237_a_tree_undone_waits_in_town_whatever_else_is_bought() -> None:
    table = Fever(
        phase={"phase": "Store", "at": 1, "left": 1},
        options=ANY_LOSS,
        spaces=[1, 0, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[3, 0, 0, 0],
        been=[0],
        undone=[0],
        rows=[["camera 50", "guitar 50"], [], [], []],
    )
    table.play("A buy V", "A put 1")
    assert (table.space("A"), table.view("B")["undone"]) == (1, [0])


def test_hf_237_the_race_takes_everyone_and_forgets_it() -> None:
    table = Fever(
        phase={"phase": "Check"},
        options=ANY_LOSS,
        lights=[3, 0, 0, 0],
        ornaments=[3, 0, 0, 0],
        undone=[0],
        gift_deck=[],
        value_deck=3,
    )
    assert (table.state.day, table.view("")["undone"]) == ([1, 1, 1, 1], [])


def test_hf_237_a_position_with_a_tree_undone_needs_the_option() -> None:
    table = Fever(options=ANY_LOSS, undone=[0, 2])
    written = table.match.position()
    assert written["undone"] == [0, 2]
    assert Fever(options=ANY_LOSS, **written).match.position() == written
    with pytest.raises(Invalid) as caught:
        Fever(undone=[0])
    assert caught.value.entry == "position.undone"


# One Reunion, or one for each arrival.


def arrivals(options: dict[str, Any]) -> list[str]:
    """Who is asked, one after another, when the Race takes A and C to December; B is there."""
    table = Fever(
        seats=3,
        active=2,
        phase={"phase": "Check"},
        gift_deck=[],
        value_deck=3,
        days=[0, 5, 0],
        lights=[0, 3, 0],
        ornaments=[0, 3, 0],
        rows=[["camera 50"], ["guitar 50"], ["puppy 50"]],
        options=options,
    )
    asked = []
    while table.phase() == "Reunion":
        asked.append(table.waiting())
        table.play(f"{table.waiting()} pass")
    return asked


def test_hf_182_the_reunion_of_the_race_begins_with_the_active_player() -> None:
    assert arrivals({}) == ["C", "A", "B"]


def test_hf_193_hf_239_or_one_reunion_for_each_token_that_arrives() -> None:
    assert arrivals(EACH) == ["C", "A", "B", "A", "B", "C"]


def test_hf_239_no_token_arrives_and_there_is_no_reunion() -> None:
    table = Fever(
        phase={"phase": "Check"},
        gift_deck=[],
        value_deck=3,
        days=[5, 6, 7, 8],
        lights=[3, 3, 3, 3],
        ornaments=[3, 3, 3, 3],
        rows=[["camera 50"], [], [], []],
        options=EACH,
    )
    assert (table.state.race, table.phase()) == (True, "Ready")


def test_hf_239_in_each_reunion_everyone_may_give_a_gift_for_a_star() -> None:
    table = Fever(
        seats=2,
        phase={"phase": "Check"},
        gift_deck=[],
        value_deck=3,
        rows=[["camera 50", "guitar 50"], []],
        options=EACH,
    )
    table.play("A give 1 B", "B pass", "B give 1 A", "A give 2 B")
    assert (table.stars("A"), table.stars("B")) == (2, 1)
    assert (table.row("A"), table.row("B")) == (["3 camera 50"], ["2 guitar 50"])


# The general pardon.


def test_hf_238_a_decorated_tree_pardons_its_owner_only_at_christmas() -> None:
    trees: dict[str, Any] = {"lights": [0, 3], "ornaments": [0, 3], "debts": [[40], [30, 200]]}
    assert final(christmas=0, **trees).scores() == [500 - 40, 600 - 230]


def test_hf_238_or_every_decorated_tree_pardons_its_owner() -> None:
    trees: dict[str, Any] = {"lights": [3, 3], "ornaments": [2, 3], "debts": [[40], [30, 200]]}
    table = final(christmas=0, rows=[[], ["coal 100"]], options=PARDON, **trees)
    assert table.scores() == [500 + 500 - 40, 600]  # Coal and all
    assert account(table, "B")[2:] == [("HF-238", "account-forgiven-by-tree", 0)] * 3
    assert [row["forgiven"] for row in cards(table)[1]["debts"]] == [True, True, True]
    table = final(christmas=1, options=PARDON, **trees)
    assert account(table, "B")[3:] == [("HF-214", "account-forgiven-by-tree", 0)] * 2


def cards(table: Fever) -> list[dict[str, Any]]:
    assert GAME.keepsakes is not None
    return GAME.keepsakes.made(table.state, ["Ann", "Bob"], "2026-12-24")


# A moment before somebody chooses at a sale.


def at_sale(spaces: int = 8, throws: str = "12", **position: Any) -> Fever:
    """A comes to the Estate Sale; B holds Second Hook and has a Gift."""
    settings: dict[str, Any] = {
        "spaces": [spaces, 0, 0, 0],
        "hands": ["", "A05", "", ""],
        "rows": [[], ["camera 50"], ["guitar 50"], []],
        "options": {**SALES, "anytime_after_throw": "no"},
        "throws": throws,
    }
    return Fever(**{**settings, **position}).play("A roll")


@pytest.mark.parametrize(("spaces", "phase"), [(8, "Estate"), (16, "Auction")])
def test_hf_240_cards_are_played_before_somebody_chooses_at_a_sale(spaces: int, phase: str) -> None:
    table = at_sale(spaces)
    assert (table.phase(), table.asked(), table.space("A")) == ("Anytime", "B", spaces + 3)
    assert table.view("B")["stack"][-1]["when"] == 4
    table.play("B play A05 1")  # the Stocking, at the last moment
    assert (table.phase(), table.waiting()) == (phase, "A")
    assert not [move for move in table.menu("A") if "B#1" in move]
    assert [move for move in table.menu("A") if "C#1" in move]


def test_hf_151_hf_240_usually_nothing_is_played_before_somebody_chooses() -> None:
    table = at_sale(options={"anytime_after_throw": "no"})
    assert (table.phase(), table.waiting()) == ("Estate", "A")


def test_hf_240_other_spaces_have_no_such_moment() -> None:
    table = at_sale(spaces=2)  # Mitten Mercantile
    assert (table.phase(), table.waiting()) == ("Offer", "A")


def test_hf_240_throw_cards_come_too_late() -> None:
    table = at_sale(hands=["A09 A10", "A05", "", ""], options=SALES)
    table.play("A pass", "B pass")  # after the throw
    assert (table.view("A")["stack"][-1]["when"], table.menu("A")) == (4, ["pass"])
    table.refuses("A play A09", "HF-232")


def test_hf_240_a_token_called_away_meanwhile_visits_no_sale() -> None:
    table = at_sale(
        hands=["A13", "", "", ""],
        lights=[3, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
        rows=[[], [], [], []],
    )
    table.play("A pass")  # only throw cards after the throw
    table.play("A play A13 O")
    assert (table.day("A"), table.phase(), table.waiting()) == (1, "Ready", "B")


def test_hf_240_a_position_before_a_sale_can_be_written_and_read() -> None:
    table = at_sale()
    again = Fever(options={**SALES, "anytime_after_throw": "no"}, **table.match.position())
    again.play("B pass", "A take C#1")
    phase = {"phase": "Anytime", "when": 4}
    rows: list[list[str]] = [[], ["camera 50"], [], []]
    hands = ["", "A05", "", ""]
    table = Fever(phase=phase, spaces=[11, 0, 0, 0], rows=rows, hands=hands, options=SALES)
    table.play("B pass")
    assert table.phase() == "Estate"
    with pytest.raises(Invalid, match="no sale"):
        Fever(phase=phase, spaces=[12, 0, 0, 0], rows=rows, hands=hands, options=SALES)
    with pytest.raises(Invalid, match="is no sale"):
        Fever(phase={"phase": "Visit", "at": 3}, options=SALES)


# The worked examples.


def test_hf_x57_any_loss_sends_home_until_one_more_is_hung() -> None:
    table = robbed(throws="11 12 12 12 12")
    assert (table.tree("A"), table.space("A")) == ("3+3", 3)
    table.play("A roll", "A leave", "B roll", "C roll", "D roll")
    assert (table.space("A"), table.waiting()) == (5, "A")
    again = robbed(throws="11")
    again.play("A roll", "A shop", "A buy L", "A buy L")
    assert (again.tree("A"), again.day("A")) == ("5+3", 1)


def test_hf_x58_a_reunion_for_each_arrival() -> None:
    assert arrivals(EACH) == ["C", "A", "B", "A", "B", "C"]


def test_hf_x59_every_decorated_tree_is_pardoned() -> None:
    table = final(
        christmas=0,
        lights=[3, 3],
        ornaments=[2, 3],
        debts=[[40], [30, 200]],
        rows=[[], ["coal 100"]],
        options=PARDON,
    )
    assert table.scores() == [500 + 500 - 40, 600]


def test_hf_x60_a_stocking_before_somebody_chooses() -> None:
    table = at_sale()
    table.play("B play A05 1")
    table.refuses("A take B#1", "HF-100")
