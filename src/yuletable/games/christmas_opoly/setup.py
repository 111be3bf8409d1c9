"""How a game begins: everything with the bank, and the first token to choose."""

from __future__ import annotations

from yuletable.games.christmas_opoly.board import FREE, MIDDLE
from yuletable.games.christmas_opoly.phases.opening import SETUP
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.games.christmas_opoly.terms import OpolyTerms
from yuletable.kernel.core import HOUSE, Host, Phase, Seating


def start(terms: OpolyTerms, host: Host) -> Opoly:
    state = empty_table(terms, [SETUP[0]])
    state.settle(host)
    return state


def empty_table(terms: OpolyTerms, stack: list[Phase]) -> Opoly:
    """Everything with the bank, every token in the middle (CO-009, CO-013)."""
    seats = terms.seats
    return Opoly(
        terms=terms,
        seating=Seating(tuple(range(seats))),
        scores=[0] * seats,
        stack=stack,
        cash=[terms.amounts.start] * seats,
        at=[MIDDLE] * seats,
        owner=[HOUSE] * terms.size,
        level=[0] * terms.size,
        mortgaged=[False] * terms.size,
        locked=[False] * terms.size,
        estates=[[] for _ in range(seats)],
        counts=[0] * (seats * len(terms.sizes)),
        raised=[0] * len(terms.sizes),
        middle=0,
        presents=terms.presents,
        trees=terms.trees,
        naughty=[FREE] * seats,
        lose=[0] * seats,
        out=[False] * seats,
        retired=[],
        playing=seats,
        decks=[[], []],
        tops=[0, 0],
        seen=[0, 0],
        claim=None,
        proposal=None,
        thrown=[],
        opening=[],
        turns=0,
        changed=0,
        time_up=False,
        tokens=[-1] * seats,
        winners=[],
        adjudicated=False,
    )
