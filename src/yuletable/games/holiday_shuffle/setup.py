"""How a game begins: an empty table, and then the first deal."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.calendar import NOTHING, SLOTS, WILD
from yuletable.games.holiday_shuffle.phases.rounds import ROUNDS
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.games.holiday_shuffle.terms import ShuffleTerms
from yuletable.kernel.core import Host, Phase


def start(terms: ShuffleTerms, host: Host) -> Shuffle:
    """An empty table, and then the first deal."""
    state = empty_table(terms, [ROUNDS])
    state.settle(host)
    return state


def empty_table(terms: ShuffleTerms, stack: list[Phase]) -> Shuffle:
    seats = terms.seats
    return Shuffle(
        terms=terms,
        scores=[0] * seats,
        stack=stack,
        sealed=[],
        round=0,
        dealer=0,
        mats=[[WILD] * SLOTS for _ in range(seats)],
        dates=[[WILD] * SLOTS for _ in range(seats)],
        draw=[],
        discard=[],
        flipped=False,
        held=NOTHING,
        extra=0,
    )
