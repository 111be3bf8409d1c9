"""Mortgages: the only loans there are (CO-117)."""

from __future__ import annotations

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.moves import Lift, Mortgage
from yuletable.games.christmas_opoly.phases.common import Done
from yuletable.games.christmas_opoly.phases.estate import require_cash, require_own
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import Host, Move, Seat
from yuletable.kernel.errors import require


def add_mortgages(moves: list[Move], state: Opoly, seat: Seat) -> None:
    for space in state.estates[seat]:
        if not state.mortgaged[space] and not state.bound(space):
            moves.append(state.terms.mortgage[space])


def check_mortgage(state: Opoly, seat: Seat, move: Mortgage, done: Done) -> None:
    space = move.space
    deed = require_own(state, seat, space, "CO-110")
    require(not state.mortgaged[space], "CO-110", f"{deed.name} is already mortgaged.")
    first = f"Presents or a Tree stand on {deed.name}: sell them first."
    require(not state.level[space], "CO-111", first)
    group = "Presents or Trees stand in this group: sell them first."
    require(not state.bound(space), "CO-113", group)
    lifted = f"You just lifted the mortgage on {deed.name}: mortgage it at your next chance."
    require(not done.lifted >> space & 1, "CO-116", lifted)


def mortgage(state: Opoly, seat: Seat, move: Mortgage, host: Host) -> None:
    space = move.space
    deed = state.terms.deeds[space]
    state.mortgaged[space] = True
    state.cash[seat] += deed.mortgage
    if state.claim is not None and state.claim.space == space:
        state.claim = None  # CO-055
    if host.loud:
        host.tell(events.MORTGAGED, seat, (space, deed.name, deed.mortgage))


def add_loans(moves: list[Move], state: Opoly, seat: Seat, done: Done) -> None:
    """What can be lifted, and then what can be mortgaged, in one walk through the deeds."""
    terms = state.terms
    mortgaged = state.mortgaged
    cash = state.cash[seat]
    free: list[Move] = []
    for space in state.estates[seat]:
        if not mortgaged[space]:
            if not state.bound(space) and not done.lifted >> space & 1:
                free.append(terms.mortgage[space])
        elif cash >= terms.deeds[space].lift and not done.mortgaged >> space & 1:
            moves.append(terms.lift[space])
    moves += free


def check_lift(state: Opoly, seat: Seat, move: Lift, done: Done) -> None:
    space = move.space
    deed = require_own(state, seat, space, "CO-114")
    require(state.mortgaged[space], "CO-114", f"{deed.name} isn’t mortgaged.")
    mortgaged = f"You just mortgaged {deed.name}: lift it at your next chance."
    require(not done.mortgaged >> space & 1, "CO-116", mortgaged)
    require_cash(state, seat, deed.lift, "CO-114")


def lift(state: Opoly, seat: Seat, move: Lift, host: Host) -> None:
    space = move.space
    price = state.terms.deeds[space].lift
    state.mortgaged[space] = False
    if state.locked[space]:
        state.release(space)  # CO-125
    state.cash[seat] -= price  # to the bank (CO-059)
    if host.loud:
        host.tell(events.LIFTED, seat, (space, state.terms.deeds[space].name, price))
