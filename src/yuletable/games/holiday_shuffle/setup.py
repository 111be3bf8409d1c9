"""How a game begins: an empty table, and then the first deal."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.phases.rounds import ROUNDS
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.games.holiday_shuffle.terms import ShuffleTerms
from yuletable.kernel.core import Host


def start(terms: ShuffleTerms, host: Host) -> Shuffle:
    """An empty table, and then the first deal."""
    state = Shuffle(terms)
    state.push(ROUNDS)
    state.settle(host)
    return state
