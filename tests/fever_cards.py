"""Naughty-or-Nice cards that the house does not print: every effect that an edition may use."""

from __future__ import annotations

import json
from typing import Any

from yuletable.games.holiday_fever import GAME

NOW: list[list[dict[str, Any]]] = [
    [{"op": "take_decor"}],
    [{"op": "give_gift", "to": "fewest"}, {"op": "collect", "amount": 10}],
    [{"op": "take_gift", "pay_owner": 100}],
    [{"op": "go_next", "kind": "store"}, {"op": "pay", "amount": 10}],
    [{"op": "swap_gift"}, {"op": "sell_gift", "amount": 90}],
    [{"op": "look"}],
    [{"op": "move_value"}],
    [{"op": "gain", "what": "choice"}],
    [{"op": "lose", "what": "choice", "else_pay": 20}],
    [{"op": "slide_back", "days": 3}, {"op": "draw_nn"}],
]
ANYTIME: list[list[dict[str, Any]]] = [
    [{"op": "swap_gift"}, {"op": "draw", "gifts": 1, "values": 2}],
    [{"op": "go_business", "amount": 50}],
    [{"op": "go_next", "kind": "estate_sale"}],
    [{"op": "draw", "gifts": 0, "values": 1}],
    [{"op": "gain", "what": "L"}, {"op": "star", "kind": "carol"}],
    [{"op": "all_collect", "amount": 20}],
]


def card(code: str, timing: str, effects: list[dict[str, Any]], copies: int = 1) -> dict[str, Any]:
    flags = {"star": False, "reaction": False, "throw": False}
    return {
        "id": code,
        "name": f"Card {code}",
        "copies": copies,
        "timing": timing,
        "effects": effects,
        "text": "",
        **flags,
    }


def more_cards() -> dict[str, Any]:
    """The house's Play Anytime cards twice, and a card for each effect above."""
    assert GAME.folder is not None
    house = json.loads((GAME.folder / "editions" / "house.json").read_text(encoding="utf-8"))
    anytime = [{**c, "copies": 2} for c in house["nn_cards"]["items"] if c["timing"] == "anytime"]
    now = [card(f"Y{n}", "now", effects) for n, effects in enumerate(NOW)]
    held = [card(f"Z{n}", "anytime", effects, 2) for n, effects in enumerate(ANYTIME)]
    return {"nn_cards": {"items": [*anytime, *now, *held]}}
