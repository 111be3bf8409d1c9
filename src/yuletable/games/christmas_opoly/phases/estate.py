"""What deeds are good for: rent, what somebody can pay, and what somebody is worth."""

from __future__ import annotations

from yuletable.games.christmas_opoly.board import PROPERTY, TREE, WORKS, Deed
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import Seat
from yuletable.kernel.errors import require


def rent_of(state: Opoly, space: int) -> int:
    """The rent for landing here now."""
    fare = state.fare(space)
    return fare * pips(state) if state.terms.deeds[space].kind == WORKS else fare


def pips(state: Opoly) -> int:
    """The sum of the latest throw."""
    throw = state.thrown[-1] if state.thrown else 0
    return throw // 10 + throw % 10


def can_pay(state: Opoly, seat: Seat) -> int:
    """Cash, and what the bank gives for Presents, Trees and mortgages (CO-120)."""
    total = state.cash[seat]
    for space in state.estates[seat]:
        if not state.mortgaged[space]:
            deed = state.terms.deeds[space]
            total += deed.mortgage + deed.refund[state.level[space]]
    return total


def worth(state: Opoly, seat: Seat) -> int:
    """What somebody is worth when the game is counted (CO-142, CO-143)."""
    total = state.cash[seat]
    for space in state.estates[seat]:
        deed = state.terms.deeds[space]
        if state.mortgaged[space]:
            total += deed.price * state.terms.amounts.mortgaged // 100
        else:
            total += deed.price + standing_worth(state, deed, state.level[space])
    return total


def standing_worth(state: Opoly, deed: Deed, level: int) -> int:
    """What Presents or a Tree count in the end (CO-142, CO-143, CO-162)."""
    if level == TREE and state.terms.tree_alone:
        return deed.tree_price
    return deed.cost[level]


def buildings(state: Opoly, seat: Seat) -> tuple[int, int]:
    """How many Presents and how many Trees somebody owns."""
    presents = 0
    trees = 0
    for space in state.estates[seat]:
        level = state.level[space]
        if level == TREE:
            trees += 1
        else:
            presents += level
    return presents, trees


def deed_at(state: Opoly, space: int) -> Deed:
    """The deed of this space, if it is a property."""
    there = 0 <= space < state.terms.size and state.terms.kinds[space] == PROPERTY
    require(there, "CO-034", f"Space {space} isn’t a property.")
    return state.terms.deeds[space]


def require_cash(state: Opoly, seat: Seat, price: int, clause: str) -> None:
    require(state.cash[seat] >= price, clause, f"That costs ${price}, and you don’t have it.")


def require_own(state: Opoly, seat: Seat, space: int, clause: str) -> Deed:
    deed = deed_at(state, space)
    require(state.owner[space] == seat, clause, f"{deed.name} isn’t yours.")
    return deed
