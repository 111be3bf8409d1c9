"""Debts: paid at once, or raised step by step, or the end of a player."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.board import FREE
from yuletable.games.christmas_opoly.moves import BANKRUPT, LETTERS, Mortgage, Offer, Sell
from yuletable.games.christmas_opoly.phases.auction import open_auctions
from yuletable.games.christmas_opoly.phases.building import add_sales, check_sell, sales, sell
from yuletable.games.christmas_opoly.phases.common import NOTHING_DONE, OpolyPhase
from yuletable.games.christmas_opoly.phases.ending import last_one_left
from yuletable.games.christmas_opoly.phases.estate import can_pay
from yuletable.games.christmas_opoly.phases.mortgages import add_mortgages, check_mortgage, mortgage
from yuletable.games.christmas_opoly.phases.trade import (
    add_debtor_offers,
    check_offer,
    may_bargain,
    propose,
)
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import HOUSE, NOBODY, Host, Move, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


def owe(state: Opoly, debtor: Seat, creditor: Seat, amount: int, host: Host) -> None:
    """Somebody must pay; HOUSE stands for the middle (CO-057). A debt of $0 is none."""
    if state.cash[debtor] >= amount:
        if amount:
            pay(state, debtor, creditor, amount, host)
    else:
        state.push(Raise(debtor, creditor, amount, 0))
        if creditor == HOUSE:
            host.tell(events.OWES_MIDDLE, debtor, (amount,))
        else:
            host.tell(events.OWES, debtor, (amount, creditor))


def pay(state: Opoly, debtor: Seat, creditor: Seat, amount: int, host: Host) -> None:
    state.cash[debtor] -= amount
    if creditor == HOUSE:
        state.middle += amount
        host.tell(events.PAID, debtor, (amount,))
    else:
        state.cash[creditor] += amount
        host.tell(events.RENT, creditor, (debtor, amount))


@final
class Raise(OpolyPhase):
    """A debtor sells, mortgages and bargains; once the cash is there the debt pays itself."""

    wire_name: ClassVar[str] = "Raise"

    def __init__(self, debtor: Seat, creditor: Seat, amount: int, offers: int) -> None:
        self.debtor = debtor
        self.creditor = creditor
        self.amount = amount
        self.offers = offers  # made for this debt (CO-121)
        self.alone = (debtor,)

    def parts(self) -> dict[str, Any]:
        return {
            "debtor": self.debtor,
            "creditor": self.creditor,
            "amount": self.amount,
            "offers": self.offers,
        }

    def waiting(self, state: Opoly) -> tuple[Seat, ...]:
        if state.cash[self.debtor] >= self.amount or self.hopeless(state):
            return NOBODY
        return self.alone

    def go(self, state: Opoly, host: Host) -> None:
        """The cash is there (CO-120), or there is no way to find it (CO-164)."""
        if state.cash[self.debtor] < self.amount:
            retire(state, self.debtor, self.creditor, host)
            return
        state.pop()
        pay(state, self.debtor, self.creditor, self.amount, host)

    def hopeless(self, state: Opoly) -> bool:
        """Is bankruptcy the only move: nothing to sell, to mortgage, or to bargain with?"""
        seat = self.debtor
        if can_pay(state, seat) > state.cash[seat]:
            return False
        return self.offers >= state.terms.offers or not may_bargain(state, seat)

    def menu(self, state: Opoly, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if can_pay(state, seat) < self.amount:
            moves.append(BANKRUPT)
        add_mortgages(moves, state, seat)
        add_sales(moves, state, seat)
        if not moves or moves[0] is not BANKRUPT:
            put_first(moves, meekest(state, seat))
        add_debtor_offers(moves, state, seat, self.offers, self.amount)
        return moves

    def check(self, state: Opoly, seat: Seat, move: Move) -> None:
        if isinstance(move, Mortgage):
            check_mortgage(state, seat, move, NOTHING_DONE)
        elif isinstance(move, Sell):
            check_sell(state, seat, move, NOTHING_DONE)
        elif isinstance(move, Offer):
            check_offer(state, seat, move, self.offers, self.amount)
        elif move == BANKRUPT:
            means = can_pay(state, seat)
            able = f"You can pay: the bank would give you up to ${means} in all."
            require(means < self.amount, "CO-121", able)
        else:
            first = f"You owe ${self.amount}: sell, mortgage or offer something."
            raise Illegal("CO-120", first)

    def play(self, state: Opoly, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Mortgage):
            mortgage(state, seat, move, host)
        elif isinstance(move, Sell):
            sell(state, seat, move, host)
        elif isinstance(move, Offer):
            state.swap(Raise(self.debtor, self.creditor, self.amount, self.offers + 1))
            propose(state, seat, move, self.amount, host)
        else:
            retire(state, seat, self.creditor, host)

    def wait(self, state: Opoly) -> NotAsked:
        return NotAsked("CO-120", f"Wait: {LETTERS[self.debtor]} has a debt to pay first.")


def meekest(state: Opoly, seat: Seat) -> Move:
    """What the program does for a debtor who can pay and does not answer (4.3)."""
    found: Move = BANKRUPT
    least = 0
    for space in state.estates[seat]:
        amount = state.terms.deeds[space].mortgage
        if not state.mortgaged[space] and not state.bound(space) and (not least or amount < least):
            found = state.terms.mortgage[space]
            least = amount
    return found if least else smallest_sale(state, seat)


def smallest_sale(state: Opoly, seat: Seat) -> Move:
    """The sale that brings least; of equal ones that of the first group (4.3)."""
    found: Move = BANKRUPT
    least = -1
    for group in range(state.terms.colours):
        listed = sales(state, seat, group) if state.raised[group] else []
        if listed:
            refund = refund_of(state, seat, group, listed[0])
            if least < 0 or refund < least:
                found = listed[0]
                least = refund
    return found


def refund_of(state: Opoly, seat: Seat, group: int, sale: Sell) -> int:
    total = 0
    at = 0
    for space in state.terms.groups[group]:
        if state.owner[space] == seat:
            rates = state.terms.deeds[space].refund
            total += rates[state.level[space]] - rates[sale.levels[at]]
            at += 1
    return total


def put_first(moves: list[Move], move: Move) -> None:
    for at, other in enumerate(moves):
        if other is move:
            moves.insert(0, moves.pop(at))
            return


# Bankruptcy.


def retire(state: Opoly, seat: Seat, creditor: Seat, host: Host) -> None:
    """A bankrupt player leaves the game, in the order of CO-157."""
    for space in state.estates[seat]:
        state.cash[seat] += state.terms.deeds[space].refund[state.level[space]]
        state.set_level(space, 0)
    leave(state, seat)
    deeds = state.estates[seat][:]
    if host.loud:
        names = tuple([state.terms.deeds[space].name for space in deeds])
        if creditor == HOUSE:
            host.tell(events.RUINED, seat, (state.cash[seat], names))
        else:
            host.tell(events.BANKRUPT, seat, (creditor, state.cash[seat], names))
    hand_over(state, seat, creditor, deeds)
    del state.stack[1:]  # nothing that waited behind the debt takes place
    if state.playing == 1:
        last_one_left(state, host)  # CO-132
    elif creditor == HOUSE and not (state.time_up and state.terms.stops_at_once):
        open_auctions(state, deeds, seat, host)


def leave(state: Opoly, seat: Seat) -> None:
    state.out[seat] = True
    state.retired.append(seat)
    state.playing -= 1
    state.naughty[seat] = FREE
    state.lose[seat] = 0
    claim = state.claim
    if claim is not None and seat in (claim.owner, claim.visitor):
        state.claim = None


def hand_over(state: Opoly, seat: Seat, creditor: Seat, deeds: list[int]) -> None:
    """Cash and deeds to the creditor; HOUSE is the bank, whose cash lies in the middle."""
    cash = state.cash[seat]
    state.cash[seat] = 0
    if creditor == HOUSE:
        state.middle += cash  # CO-128
    else:
        state.cash[creditor] += cash  # CO-124
    for space in deeds:
        state.transfer(space, creditor)
        if creditor == HOUSE:
            if state.terms.clears_mortgage:
                state.mortgaged[space] = False  # CO-129
        elif state.mortgaged[space] and state.terms.locks_seized:
            state.lock(space)  # CO-161
