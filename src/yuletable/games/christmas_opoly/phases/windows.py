"""What a player may do in a window besides going on: build, sell, mortgage, lift, offer."""

from __future__ import annotations

from yuletable.games.christmas_opoly.moves import Build, Lift, Mortgage, Offer, Sell
from yuletable.games.christmas_opoly.phases.building import (
    add_builds,
    build,
    check_build,
    check_sell,
    sales,
    sell,
)
from yuletable.games.christmas_opoly.phases.common import Done, OpolyPhase
from yuletable.games.christmas_opoly.phases.mortgages import (
    add_loans,
    check_lift,
    check_mortgage,
    lift,
    mortgage,
)
from yuletable.games.christmas_opoly.phases.rent import rent_aside
from yuletable.games.christmas_opoly.phases.trade import add_offers, check_offer, propose
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import Host, Move, Seat
from yuletable.kernel.errors import Illegal
from yuletable.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class DealingWindow(OpolyPhase):
    """A window: the seat that is asked may do business, any number of times, and then goes on."""

    def __init__(self, done: Done) -> None:
        self.done = done

    def hears_rent(self) -> bool:
        return True

    def asides(self, state: Opoly, seat: Seat) -> list[Move]:
        return rent_aside(state, seat)

    def remembering(self, done: Done) -> DealingWindow:
        """The same window with more done in it."""
        raise NotImplementedError


def add_business(moves: list[Move], state: Opoly, seat: Seat, done: Done) -> None:
    """Build, lift, mortgage, sell and offer, whatever is lawful and, of offers, good."""
    if not state.estates[seat]:
        return
    terms = state.terms
    first = seat * len(terms.sizes)
    held = state.counts[first : first + terms.colours]
    for group, mine in enumerate(held):
        if mine and mine == terms.sizes[group]:
            add_builds(moves, state, seat, group, done)
    add_loans(moves, state, seat, done)
    for group, mine in enumerate(held):
        if mine and state.raised[group] and not done.built >> group & 1:
            moves += sales(state, seat, group)
    if done.offers < terms.offers:
        for group, mine in enumerate(held):
            if mine and mine != terms.sizes[group]:
                add_offers(moves, state, seat, group, mine)


def check_business(state: Opoly, seat: Seat, move: Move, done: Done, instead: str) -> None:
    if isinstance(move, Build):
        check_build(state, seat, move, done)
    elif isinstance(move, Lift):
        check_lift(state, seat, move, done)
    elif isinstance(move, Mortgage):
        check_mortgage(state, seat, move, done)
    elif isinstance(move, Sell):
        check_sell(state, seat, move, done)
    elif isinstance(move, Offer):
        check_offer(state, seat, move, done.offers, 0)
    else:
        raise Illegal("TB-04", instead)


def do_business(state: Opoly, seat: Seat, move: Move, window: DealingWindow, host: Host) -> None:
    done = window.done
    if isinstance(move, Build):
        build(state, seat, move, host)
        state.swap(window.remembering(done.building(state.terms.deeds[move.space].group)))
    elif isinstance(move, Lift):
        lift(state, seat, move, host)
        state.swap(window.remembering(done.lifting(move.space)))
    elif isinstance(move, Mortgage):
        mortgage(state, seat, move, host)
        state.swap(window.remembering(done.mortgaging(move.space)))
    elif isinstance(move, Sell):
        sell(state, seat, move, host)
        state.swap(window.remembering(done.selling(state.terms.group_index(move.group))))
    elif isinstance(move, Offer):
        state.swap(window.remembering(done.offering()))
        propose(state, seat, move, 0, host)
