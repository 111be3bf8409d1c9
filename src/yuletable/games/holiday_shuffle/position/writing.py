"""A position, written down."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.calendar import NOTHING
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.kernel.core import Json
from yuletable.kernel.positions import write_phase


def write_position(state: Shuffle) -> dict[str, Json]:
    codes = state.terms.codes
    return {
        "scores": state.scores[:],
        "round": state.round,
        "dealer": state.dealer,
        "mats": [" ".join(state.mat_codes(seat)) for seat in range(len(state.mats))],
        "draw": " ".join([codes[card] for card in reversed(state.draw)]),
        "discard": " ".join([codes[card] for card in state.discard]),
        "flipped": state.flipped,
        "held": "" if state.held == NOTHING else codes[state.held],
        "extra": state.extra,
        "stack": [write_phase(phase) for phase in state.stack],
    }
