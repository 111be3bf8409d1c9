"""How a game begins: everything with the bank, and the first token to choose."""

from __future__ import annotations

from yuletable.games.christmas_opoly.phases.opening import SETUP
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.games.christmas_opoly.terms import OpolyTerms
from yuletable.kernel.core import Host


def start(terms: OpolyTerms, host: Host) -> Opoly:
    state = Opoly(terms)
    state.push(SETUP[0])
    state.settle(host)
    return state
