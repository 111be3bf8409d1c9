"""How a sensible player plays, as CO-159 asks of bots: pure advice about a state."""

from __future__ import annotations

from typing import Final

from yuletable.games.christmas_opoly.face.taste_bargains import accepts, bargain
from yuletable.games.christmas_opoly.moves import (
    ACCEPT,
    BANKRUPT,
    BUY,
    DECLINE,
    PASS,
    REFUSE,
    Build,
    Lift,
    Mortgage,
    Sell,
    bid_of,
)
from yuletable.games.christmas_opoly.phases.auction import Auction, Buy
from yuletable.games.christmas_opoly.phases.debts import Raise, refund_of
from yuletable.games.christmas_opoly.phases.estate import can_pay
from yuletable.games.christmas_opoly.phases.rent import RENT
from yuletable.games.christmas_opoly.phases.trade import Offered
from yuletable.games.christmas_opoly.phases.turns import Pre
from yuletable.games.christmas_opoly.phases.windows import DealingWindow
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import Move, Seat, Word

RESERVE: Final = 150  # dollars that stay in hand when building
COMFORT: Final = 600  # from here on mortgages are lifted anywhere
COVETED: Final = 150  # percent of the price for a deed that completes a group


def obvious(menu: list[Move]) -> Move | None:
    """The move that needs no thought: the only one, the rent, or going on with nothing to do."""
    first = menu[0]
    if len(menu) == 1:
        return first
    for move in menu:
        if move is RENT:
            return move
    if isinstance(first, Word) and first.word == "end":
        for move in menu:
            if isinstance(move, (Build, Lift)):
                return None
        return first
    return None


def advise(state: Opoly, seat: Seat, menu: list[Move]) -> Move:
    """A good move of this menu, or an open choice that goes with it."""
    question = state.stack[-1]
    if isinstance(question, DealingWindow):
        return business(state, seat, menu, question)
    if isinstance(question, Buy):
        return buy(state, seat, menu, question)
    if isinstance(question, Auction):
        return bid(state, seat, question)
    if isinstance(question, Raise):
        return raise_cash(state, seat, menu, question.amount)
    if isinstance(question, Offered):
        proposal = state.proposal
        assert proposal is not None
        return ACCEPT if accepts(state, proposal.by, proposal.offer) else REFUSE
    return menu[0]


# Windows.


def business(state: Opoly, seat: Seat, menu: list[Move], window: DealingWindow) -> Move:
    """Lift what matters, build what pays, bargain before the throw, and go on."""
    cash = state.cash[seat]
    best: Move = menu[0]
    most = 0.0
    for move in menu:
        if isinstance(move, Build):
            gain = build_gain(state, move.space, cash)
            if gain > most:
                best, most = move, gain
        elif isinstance(move, Lift) and lifts(state, seat, move.space, cash):
            return move
    if most > 0:
        return best
    if isinstance(window, Pre):
        offer = bargain(state, seat, window.done.offers)
        if offer is not None:
            return offer
    return best


def build_gain(state: Opoly, space: int, cash: int) -> float:
    """Extra rent per dollar of the next level, if the reserve stays whole."""
    deed = state.terms.deeds[space]
    level = state.level[space]
    price = deed.step_price(level)
    if cash - price < RESERVE:
        return 0.0
    return float(deed.rent[level + 1] - deed.rent[level]) / price


def lifts(state: Opoly, seat: Seat, space: int, cash: int) -> bool:
    deed = state.terms.deeds[space]
    left = cash - deed.mortgage - deed.mortgage // 10 - 1
    if deed.group < state.terms.colours:
        held = state.holds(seat, deed.group) + (1 if state.locked[space] else 0)
        if held == state.terms.sizes[deed.group]:
            return left >= RESERVE
    return left >= COMFORT


# Buying.


def buy(state: Opoly, seat: Seat, menu: list[Move], question: Buy) -> Move:
    """Buy whatever can be paid for; for the last deed of a group raise the cash."""
    price = state.terms.deeds[question.space].price
    if state.cash[seat] >= price:
        return BUY
    if completes(state, seat, question.space) and can_pay(state, seat) - 100 >= price:
        return raise_cash(state, seat, menu, price)
    return DECLINE


def completes(state: Opoly, seat: Seat, space: int) -> bool:
    """Would this deed complete somebody's color group?"""
    group = state.terms.deeds[space].group
    if group >= state.terms.colours:
        return False
    mine = state.owner[space] == seat
    return not mine and state.holds(seat, group) == state.terms.sizes[group] - 1


def bid(state: Opoly, seat: Seat, auction: Auction) -> Move:
    """Up to about the price, more where a group hangs on it, never beyond one's cash."""
    limit = min(limit_of(state, seat, auction.space), state.cash[seat])
    if limit <= auction.bid:
        return PASS
    step = max(limit // 10, 1)
    return bid_of(min(max(auction.bid + step, limit // 2), limit))


def limit_of(state: Opoly, seat: Seat, space: int) -> int:
    """The most to bid for this deed."""
    deed = state.terms.deeds[space]
    for other in state.seating.order:
        if not state.out[other] and completes(state, other, space):
            return deed.price * COVETED // 100
    spare = state.cash[seat] - RESERVE
    return max(deed.mortgage, min(deed.price, spare))


# Raising cash.


def raise_cash(state: Opoly, seat: Seat, menu: list[Move], amount: int) -> Move:
    """Mortgage what matters least, then sell no more than needed; a lost cause is given up."""
    need = amount - state.cash[seat]
    best: Move | None = None
    least = 0
    for move in menu:
        if move is BANKRUPT:
            return move
        if isinstance(move, Mortgage):
            weight = weight_of(state, seat, move.space)
            if best is None or weight < least:
                best, least = move, weight
    if best is not None and least < WHOLE:
        return best
    sale = sale_for(state, seat, menu, need)
    if sale is not None:
        return sale
    return menu[0] if best is None else best


WHOLE: Final = 2_000_000  # what a deed of a whole group weighs at least


def weight_of(state: Opoly, seat: Seat, space: int) -> int:
    """How unwilling to mortgage: loose deeds first, whole groups last, cheap ones before dear."""
    deed = state.terms.deeds[space]
    if deed.group >= state.terms.colours:
        return deed.mortgage
    held = state.holds(seat, deed.group)
    if held == state.terms.sizes[deed.group]:
        return WHOLE + deed.mortgage
    return deed.mortgage if held < state.terms.sizes[deed.group] - 1 else 1_000_000 + deed.mortgage


def sale_for(state: Opoly, seat: Seat, menu: list[Move], need: int) -> Move | None:
    """The smallest sale that brings enough, else the greatest there is."""
    found: Move | None = None
    best = -1
    for move in menu:
        if isinstance(move, Sell):
            refund = refund_of(state, seat, state.terms.group_index(move.group), move)
            fits = refund >= need and (best < need or refund < best)
            nearer = best < need and refund > best
            if fits or nearer:
                found, best = move, refund
    return found
