"""The worked examples CO-X54 to CO-X57 of docs/rules/christmas_opoly.md."""

from __future__ import annotations

from typing import Any

from tests.rules.opoly import WHITE, cash, owned, table
from tests.table import Table
from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE

GAME = find("christmas_opoly")


def x54(seized_mortgages: str) -> Table:
    game = table(
        cash=[500, 5, 90, 9],
        deeds=owned(4, A=[26, 29], B=[27]),
        mortgaged=[27],
        phase={"phase": "Raise", "debtor": 1, "creditor": 0, "amount": 99},
        options={"seized_mortgages": seized_mortgages},
    )
    return game.play("B bankrupt")


def test_co_x54_a_seized_deed_is_locked() -> None:
    game = x54("locked")
    assert (game.view("")["deeds"][0], game.view("")["rents"]["26"]) == ([26, 27, 29], 24)
    game.refuses("A build 26", "CO-161")
    game.refuses("A offer C give 27 get $50", "CO-161")
    game.play("A lift 27")
    assert (cash(game)[0], game.view("")["rents"]["26"]) == (505 - 143, 48)
    assert x54("usable").view("")["rents"]["26"] == 48


def test_co_x55_what_trees_count() -> None:
    for tree_value, worth in (("with_presents", 640), ("tree_alone", 240)):
        game = table(
            cash=[0, 9, 9, 9],
            deeds=owned(4, A=WHITE),
            levels={"1": 5, "3": 5},
            options={"time_limit": 60, "tree_value": tree_value},
        )
        game.match.play(HOUSE, "time_up")
        assert game.scores()[0] == worth


def test_co_x56_selling_a_deed_to_bid_on_another() -> None:
    auction = {"phase": "Auction", "space": 39, "turn": [2, 0], "bid": 150, "leader": 0}
    game = table(cash=[200, 9, 120, 500], deeds=owned(4, C=[24], D=[37]), phase=auction)
    game.refuses("C offer D give 24 get 37", "CO-163")
    game.play("C offer A give 24 get $60")
    assert game.menu("A") == ["refuse"]
    game.play("A refuse", "C offer D give 24 get $200", "D accept")
    assert (game.waiting(), cash(game)) == ("C", [200, 9, 320, 300])
    for amount in (151, 320):
        game.state.check(2, GAME.read_move(f"bid {amount}"))
    game.refuses("C bid 321", "CO-040")


def test_co_x57_bankrupt_without_a_question() -> None:
    broke: dict[str, Any] = {
        "at": [0, 4, 0, 0],
        "cash": [9, 30, 9, 9],
        "dice": "1+3",
        "bah_humbug": ["BH7"],
    }
    game = table(**broke, phase={"phase": "Pre", "seat": 1}).play("B roll")
    assert (game.view("")["out"], game.state.middle) == ([1], 30)
    hope = table(**broke, deeds=owned(4, A=[6]), phase={"phase": "Pre", "seat": 1})
    hope.play("B roll")
    assert (hope.phase(), hope.menu("B")) == ("Raise", ["bankrupt"])
    hope.play("B offer A give $1 get 6", "A accept", "B mortgage 6")
    assert (hope.waiting(), cash(hope)[1]) == ("B", 79)  # and may still sell it
