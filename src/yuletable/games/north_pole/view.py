"""What lies open on the table, and what a seat sees besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yuletable.games.north_pole.cards import CODES, EX, HB, RC, SA, ST, codes
from yuletable.kernel.core import HOUSE, Json, Seat

if TYPE_CHECKING:
    from yuletable.games.north_pole.state import Race


def open_view(state: Race) -> dict[str, Json]:
    """What everyone sees."""
    seats = range(len(state.at))
    return {
        "track": state.terms.track.shown(),
        "stations": list(state.terms.station_names),
        "tokens": list(state.terms.tokens),
        "spaces": {
            CODES[HB]: state.terms.hustle_spaces,
            CODES[EX]: state.terms.express_spaces,
            CODES[ST]: state.terms.storm_spaces,
        },
        "at": state.at[:],
        "held": [len(hand) for hand in state.hands],
        "draw": len(state.draw),
        "discard": codes(state.discard),
        "dealer": state.dealer,
        "lots": [{"seat": lot.seat, "card": CODES[lot.card]} for lot in state.lots],
        "active": state.active,
        "next": state.next_seat,
        "turns": state.turns[:],
        "detour": [turn or None for turn in state.detour],
        "known": [known(state, s) for s in seats],
        "question": state.stack[-1].seen() if state.stack else {},
    }


def seat_view(state: Race, seat: Seat) -> dict[str, Json]:
    """What this seat sees besides."""
    return {"hand": codes(state.hands[seat]) if seat != HOUSE else None}


def known(state: Race, seat: Seat) -> list[dict[str, Json]]:
    """What everybody knows of a hand: at least so many cards of these kinds (NP-33)."""
    found: list[dict[str, Json]] = []
    before = 0
    for group, least in enumerate(state.memory.least[seat]):
        if least > before:
            kinds = [card for card in (RC, SA, HB, EX) if state.group_of(card) <= group]
            found.append({"least": least, "of": codes(kinds)})
        before = max(before, least)
    return found
