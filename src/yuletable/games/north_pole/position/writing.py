"""A position, written down."""

from __future__ import annotations

from yuletable.games.north_pole.cards import CODES
from yuletable.games.north_pole.position.cards import write_cards
from yuletable.games.north_pole.state import Race
from yuletable.kernel.core import Json
from yuletable.kernel.positions import write_phase, write_seals


def write_position(state: Race) -> dict[str, Json]:
    return {
        "at": state.at[:],
        "hands": [write_cards(hand) for hand in state.hands],
        "draw": write_cards(state.draw[::-1]),
        "discard": write_cards(state.discard),
        "dealer": state.dealer,
        "lots": [{"seat": lot.seat, "card": CODES[lot.card]} for lot in state.lots],
        "active": state.active,
        "next": state.next_seat,
        "turns": state.turns[:],
        "detour": [turn or None for turn in state.detour],
        "known": [list(least) for least in state.memory.least],
        "scores": state.scores[:],
        "sealed": write_seals(state),
        "stack": [write_phase(phase) for phase in state.stack],
    }
