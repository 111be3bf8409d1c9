"""What lies open on the table, and what a seat sees besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yuletable.games.holiday_shuffle.calendar import NOTHING, TEXTS, in_order
from yuletable.games.holiday_shuffle.reckoning import fits, worth
from yuletable.kernel.core import Json, Seat

if TYPE_CHECKING:
    from yuletable.games.holiday_shuffle.state import Shuffle


def open_view(state: Shuffle) -> dict[str, Json]:
    """What everyone sees."""
    scale = state.terms.scale
    return {
        "round": state.round,
        "rounds": state.terms.rounds,
        "dealer": state.dealer,
        "mats": [state.mat_codes(s) for s in range(len(state.mats))],
        "dates": [[TEXTS[day] if day else None for day in row] for row in state.dates],
        "in_order": [in_order(row, scale.leap, scale.strict) for row in state.dates],
        "draw": len(state.draw),
        "flipped": state.flipped,
        "discard": [state.terms.codes[card] for card in state.discard],
        "top": card_facts(state, state.discard[-1]) if state.discard else None,
        "extra": state.extra,
        "question": state.stack[-1].seen() if state.stack else {},
    }


def seat_view(state: Shuffle, seat: Seat) -> dict[str, Json]:
    """What this seat sees besides."""
    return {"held": card_facts(state, state.held) if state.holds(seat) else None}


def reckoned(state: Shuffle, seat: Seat) -> dict[str, Json]:
    """What people at the table would count up or look up."""
    scale = state.terms.scale
    return {
        "cards": state.terms.printed,
        "worth": [worth(tuple(row), scale) for row in state.dates],
        "fits": good_places(state, seat) if seat in state.asking else None,
    }


def good_places(state: Shuffle, seat: Seat) -> list[dict[str, Json]] | None:
    """Where the card that this seat is to place would go well, if there is one."""
    taking = state.stack[-1].wire_name in ("Turn", "Drawn")
    if not taking:
        return None
    card = state.held if state.held != NOTHING else state.discard[-1]
    return fits(state.dates[seat], state.terms.days[card], state.terms.scale)


def card_facts(state: Shuffle, card: int) -> dict[str, Json]:
    """What is printed on a card."""
    printed = state.terms.cards[card]
    date = TEXTS[printed.day] if printed.day else None
    effect = printed.effect()
    return {"card": printed.code, "date": date, "name": printed.name, "effect": effect}
