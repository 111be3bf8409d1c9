"""How a game begins: an empty table, and the first family to choose."""

from __future__ import annotations

from yuletable.games.holiday_fever.phases.seating import Families
from yuletable.games.holiday_fever.state import Fever
from yuletable.games.holiday_fever.terms import FeverTerms
from yuletable.kernel.core import Host


def start(terms: FeverTerms, host: Host) -> Fever:
    """The first seat chooses its family."""
    state = Fever(terms)
    state.push(Families(0))
    state.settle(host)
    return state
