"""Buying what nobody owns, and auctions."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.moves import (
    BUY,
    DECLINE,
    LETTERS,
    PASS,
    Bid,
    Mortgage,
    Offer,
    Sell,
    bid_of,
)
from yuletable.games.christmas_opoly.phases.building import add_sales, check_sell, sell
from yuletable.games.christmas_opoly.phases.common import NOTHING_DONE, OpolyPhase, left_the_game
from yuletable.games.christmas_opoly.phases.mortgages import add_mortgages, check_mortgage, mortgage
from yuletable.games.christmas_opoly.phases.trade import (
    add_cash_offers,
    check_sale,
    may_sell,
    propose,
)
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import HOUSE, NOBODY, Host, Move, Seat, Word
from yuletable.kernel.errors import Illegal, NotAsked, require

STEPS: Final = (1, 5, 10, 25, 50, 100)  # above the highest bid, on menus (4.3)


@final
class Buy(OpolyPhase):
    """A player has landed on a property of the bank: buy it, or leave it to all (CO-034)."""

    wire_name: ClassVar[str] = "Buy"

    def __init__(self, seat: Seat, space: int, offers: int) -> None:
        self.seat = seat
        self.space = space
        self.offers = offers  # made meanwhile (CO-163)
        self.alone = (seat,)

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "space": self.space, "offers": self.offers}

    def waiting(self, state: Opoly) -> tuple[Seat, ...]:
        price = state.terms.deeds[self.space].price
        return self.alone if may_pay(state, self.seat, price, self.offers) else NOBODY

    def go(self, state: Opoly, host: Host) -> None:
        """There is no way to pay for it (CO-164)."""
        self.decline(state, host)

    def menu(self, state: Opoly, seat: Seat) -> list[Move]:
        moves: list[Move] = [DECLINE]
        short = state.cash[seat] < state.terms.deeds[self.space].price
        if not short:
            moves.append(BUY)
        add_mortgages(moves, state, seat)
        add_sales(moves, state, seat)
        if short:
            add_cash_offers(moves, state, seat, self.offers)
        return moves

    def check(self, state: Opoly, seat: Seat, move: Move) -> None:
        deed = state.terms.deeds[self.space]
        if move == BUY:
            poor = f"{deed.name} costs ${deed.price}: raise cash first, or decline."
            require(state.cash[seat] >= deed.price, "CO-035", poor)
        elif move != DECLINE:
            instead = f"Buy {deed.name}, or decline."
            check_raising(state, seat, move, self.offers, instead, "CO-044")

    def play(self, state: Opoly, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Offer):
            state.swap(Buy(self.seat, self.space, self.offers + 1))
            propose(state, seat, move, 0, host)
        elif not isinstance(move, Word):
            raise_cash(state, seat, move, host)
        elif move.word == BUY.word:
            state.pop()
            purchase(state, seat, self.space, state.terms.deeds[self.space].price, host)
        else:
            self.decline(state, host)

    def decline(self, state: Opoly, host: Host) -> None:
        state.pop()
        if host.loud:
            host.tell(events.DECLINED, self.seat, (self.space, state.terms.deeds[self.space].name))
        open_auctions(state, [self.space], self.seat, host)

    def wait(self, state: Opoly) -> NotAsked:
        return NotAsked("TB-02", f"Wait: {LETTERS[self.seat]} is deciding about a property.")


@final
class Auction(OpolyPhase):
    """Each in turn bids higher or passes for good; the highest bidder gets the deed (CO-038)."""

    wire_name: ClassVar[str] = "Auction"

    def __init__(
        self, space: int, turn: tuple[Seat, ...], bid: int, leader: Seat, offers: int
    ) -> None:
        self.space = space
        self.turn = turn  # who has not passed, in the order they are asked
        self.bid = bid  # the highest so far
        self.leader = leader  # whose it is; HOUSE before the first
        self.offers = offers  # made in this turn to bid (CO-163)
        self.asks = NOBODY if not turn or turn[0] == leader else (turn[0],)

    def parts(self) -> dict[str, Any]:
        return {
            "space": self.space,
            "turn": self.turn,
            "bid": self.bid,
            "leader": self.leader,
            "offers": self.offers,
        }

    def pledged(self, seat: Seat) -> int:
        return self.bid if seat == self.leader else 0

    def waiting(self, state: Opoly) -> tuple[Seat, ...]:
        if self.asks and not may_pay(state, self.asks[0], self.bid + 1, self.offers):
            return NOBODY
        return self.asks

    def go(self, state: Opoly, host: Host) -> None:
        """The next cannot bid more (CO-164), or the bidding is over."""
        if self.asks:
            self.pass_by(state, self.asks[0], host)
        else:
            self.close(state, host)

    def pass_by(self, state: Opoly, seat: Seat, host: Host) -> None:
        state.swap(Auction(self.space, self.turn[1:], self.bid, self.leader, 0))
        host.tell(events.PASSED, seat)

    def close(self, state: Opoly, host: Host) -> None:
        state.pop()
        if self.leader != HOUSE:
            purchase(state, self.leader, self.space, self.bid, host)
        else:
            state.mortgaged[self.space] = False  # it stays with the bank, face up (CO-130)
            if host.loud:
                name = state.terms.deeds[self.space].name
                host.tell(events.UNSOLD, HOUSE, (self.space, name))

    def menu(self, state: Opoly, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS]
        cash = state.cash[seat]
        if cash > self.bid:
            add_bids(moves, self.bid, state.terms.deeds[self.space].price, cash)
        add_mortgages(moves, state, seat)
        add_sales(moves, state, seat)
        if cash <= self.bid:
            add_cash_offers(moves, state, seat, self.offers)
        return moves

    def check(self, state: Opoly, seat: Seat, move: Move) -> None:
        if isinstance(move, Bid):
            more = f"Bid at least ${self.bid + 1}, or pass."
            require(move.amount > self.bid, "CO-039", more)
            poor = f"You have ${state.cash[seat]}: raise cash first, or bid less."
            require(move.amount <= state.cash[seat], "CO-040", poor)
        elif move != PASS:
            check_raising(state, seat, move, self.offers, "Bid higher, or pass.", "CO-041")

    def play(self, state: Opoly, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Bid):
            state.swap(Auction(self.space, (*self.turn[1:], seat), move.amount, seat, 0))
            host.tell(events.BID, seat, (move.amount,))
        elif isinstance(move, Word):
            self.pass_by(state, seat, host)
        elif isinstance(move, Offer):
            state.swap(Auction(self.space, self.turn, self.bid, self.leader, self.offers + 1))
            propose(state, seat, move, 0, host)
        else:
            raise_cash(state, seat, move, host)

    def not_asked(self, state: Opoly, seat: Seat) -> NotAsked:
        if state.out[seat]:
            return left_the_game()
        if seat not in self.turn:
            return NotAsked("CO-038", "You have passed, and a pass is final.")
        if seat == self.leader:
            return NotAsked("CO-038", "You already have the highest bid.")
        return NotAsked("CO-038", f"Wait: it’s {LETTERS[self.turn[0]]}’s bid.")


def add_bids(moves: list[Move], high: int, price: int, cash: int) -> None:
    """Some bids between the highest so far and all one's cash (4.3), lowest first."""
    listed = False  # the price is
    last = high
    for step in STEPS:
        amount = high + step
        if amount > cash:
            break
        if not listed and high < price <= amount:
            listed = True
            if price < amount:
                moves.append(bid_of(price))
        moves.append(bid_of(amount))
        last = amount
    if not listed and last < price <= cash:
        moves.append(bid_of(price))
        last = price
    if last < cash:
        moves.append(bid_of(cash))


def open_auctions(state: Opoly, spaces: list[int], after: Seat, host: Host) -> None:
    """Auction these one by one, the bidding starting left of this seat (CO-038, CO-130)."""
    bidders = tuple([seat for seat in state.round_from(after) if not state.out[seat]])
    for space in reversed(spaces):
        state.push(Auction(space, bidders, 0, HOUSE, 0))
    if host.loud:
        for space in spaces:
            host.tell(events.AUCTION, bidders[0], (space, state.terms.deeds[space].name))


def purchase(state: Opoly, seat: Seat, space: int, price: int, host: Host) -> None:
    """The bank is paid and hands over the deed (CO-035, CO-042)."""
    state.cash[seat] -= price
    state.transfer(space, seat)
    if host.loud:
        host.tell(events.BOUGHT, seat, (space, state.terms.deeds[space].name, price))


# Raising cash before one answers.


def may_pay(state: Opoly, seat: Seat, price: int, offers: int) -> bool:
    """Could this seat come to pay so much, as far as anybody may know (CO-164)?"""
    if state.cash[seat] >= price or not state.terms.cash_public:
        return True
    for space in state.estates[seat]:
        if state.level[space] or not (state.mortgaged[space] or state.bound(space)):
            return True
    return may_sell(state, seat, offers)


def check_raising(
    state: Opoly, seat: Seat, move: Move, offers: int, instead: str, clause: str
) -> None:
    if isinstance(move, Mortgage):
        check_mortgage(state, seat, move, NOTHING_DONE)
    elif isinstance(move, Sell):
        check_sell(state, seat, move, NOTHING_DONE)
    elif isinstance(move, Offer) and state.terms.sells_while_buying:
        check_sale(state, seat, move, offers)
    else:
        raise Illegal(clause, f"{instead} Until then you can only sell or mortgage.")


def raise_cash(state: Opoly, seat: Seat, move: Move, host: Host) -> None:
    if isinstance(move, Mortgage):
        mortgage(state, seat, move, host)
    elif isinstance(move, Sell):
        sell(state, seat, move, host)
