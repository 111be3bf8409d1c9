"""Private sales: an offer, an answer, and both sides carried out at once."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.moves import ACCEPT, LETTERS, REFUSE, Offer
from yuletable.games.christmas_opoly.phases.common import OpolyPhase
from yuletable.games.christmas_opoly.phases.estate import can_pay, deed_at
from yuletable.games.christmas_opoly.state import Opoly, Proposal
from yuletable.kernel.core import HOUSE, Host, Move, Seat, Word
from yuletable.kernel.errors import Illegal, NotAsked, require

PERCENTS: Final = (100, 150, 200, 300)  # of the printed price, on menus
SMALL_CHANGE: Final = 5  # menus round down to it
EXTRA: Final = 100  # what may go with a deed in an exchange, on menus


# The law.


def check_offer(state: Opoly, seat: Seat, offer: Offer, made: int, debt: int) -> None:
    """May this seat, having made so many offers in this window and owing so much, offer this?"""
    to = offer.to
    require(to < state.terms.seats, "CO-106", "Nobody sits there.")
    require(to != seat, "CO-106", "Make your offer to somebody else.")
    require(not state.out[to], "CO-133", f"{LETTERS[to]} has left the game.")
    most = state.terms.offers
    require(made < most, "CO-108", f"You may make {most or 'no'} offers at a time.")
    check_deeds(state, seat, offer.give, "isn’t yours")
    check_deeds(state, to, offer.get, f"isn’t {LETTERS[to]}’s")
    both = "Each side gives something: a deed, or at least $1."
    require(bool(offer.give) or offer.give_cash > 0, "CO-107", both)
    require(bool(offer.get) or offer.get_cash > 0, "CO-107", both)
    require(bool(offer.give or offer.get), "CO-107", "At least one deed must change hands.")
    one = "Only one side can give cash."
    require(not (offer.give_cash and offer.get_cash), "CO-107", one)
    poor = f"You don’t have ${offer.give_cash}."
    require(offer.give_cash <= state.cash[seat], "CO-107", poor)
    if debt:
        check_debtor(state, seat, offer, debt)


def check_sale(state: Opoly, seat: Seat, offer: Offer, made: int) -> None:
    """May somebody who decides about a purchase or a bid offer this for cash (CO-163)?"""
    cash = "While you decide about a deed, you may only sell others of yours, for cash."
    require(offer.get_cash > 0, "CO-163", cash)
    check_offer(state, seat, offer, made, 0)


def check_deeds(state: Opoly, owner: Seat, deeds: tuple[int, ...], not_theirs: str) -> None:
    before = -1
    for space in deeds:
        deed = deed_at(state, space)
        require(space != before, "CO-106", f"{deed.name} is named twice.")
        before = space
        require(state.owner[space] == owner, "CO-097", f"{deed.name} {not_theirs}.")
        locked = f"{deed.name} is locked until its mortgage is paid: you can’t sell it."
        require(not state.locked[space], "CO-161", locked)
        stands = f"Presents or a Tree stand on {deed.name}: you can’t sell it."
        require(not state.level[space], "CO-099", stands)
        group = f"Presents or Trees stand in the group of {deed.name}: you can’t sell it."
        require(not state.bound(space), "CO-100", group)


def check_debtor(state: Opoly, seat: Seat, offer: Offer, debt: int) -> None:
    """A debtor gives nothing away (CO-156)."""
    means = can_pay(state, seat)
    after = means + gain(state, offer)
    if means >= debt:
        left = f"That would leave you ${after}, and you owe ${debt}."
        require(after >= debt, "CO-156", left)
    else:
        require(after > means, "CO-156", "That wouldn’t help you pay your debt.")


def gain(state: Opoly, offer: Offer) -> int:
    """By how much carrying this out changes what the proposer can pay."""
    total = offer.get_cash - offer.give_cash
    for space in offer.get:
        if not state.mortgaged[space]:
            total += state.terms.deeds[space].mortgage
    for space in offer.give:
        if not state.mortgaged[space]:
            total -= state.terms.deeds[space].mortgage
    return total


# The menu: a few good ones.


def add_offers(moves: list[Move], state: Opoly, seat: Seat, group: int, mine: int) -> None:
    """Offers worth thinking about: those that help somebody to the whole of this group (4.3)."""
    if mine == state.terms.sizes[group] - 1:
        add_last_deed(moves, state, seat, group)
    if mine == 1:
        add_to_their_group(moves, state, seat, group)


def add_last_deed(moves: list[Move], state: Opoly, seat: Seat, group: int) -> None:
    """Ways to get the one deed missing in this group: for cash, or for another deed."""
    space = HOUSE
    for member in state.terms.groups[group]:
        if state.owner[member] != seat:
            space = member
    if space == HOUSE:
        return  # what is missing is one's own, and locked (CO-161)
    to = state.owner[space]
    if to == HOUSE or state.bound(space):
        return
    price = state.terms.deeds[space].price
    for percent in PERCENTS:
        amount = share(price, percent)
        if 0 < amount <= state.cash[seat]:
            moves.append(Offer(to, (), amount, (space,), 0))
    for own in state.estates[seat]:
        if may_go(state, seat, own, group):
            moves.append(Offer(to, (own,), 0, (space,), 0))
            if state.cash[seat] >= EXTRA:
                moves.append(Offer(to, (own,), EXTRA, (space,), 0))


def may_go(state: Opoly, seat: Seat, own: int, group: int) -> bool:
    """Would this seat give away this deed for the last one of a group?"""
    other = state.terms.deeds[own].group
    if other == group or state.bound(own):
        return False
    return other >= state.terms.colours or state.holds(seat, other) < state.terms.sizes[other]


def add_to_their_group(moves: list[Move], state: Opoly, seat: Seat, group: int) -> None:
    """Ways to sell the one deed that somebody else lacks in this group."""
    space = HOUSE
    to = HOUSE
    for member in state.terms.groups[group]:
        if state.owner[member] == seat:
            space = member
        elif to == HOUSE:
            to = state.owner[member]
    if to == HOUSE or state.bound(space):
        return
    if state.holds(to, group) == state.terms.sizes[group] - 1:
        for percent in PERCENTS:
            amount = share(state.terms.deeds[space].price, percent)
            if amount:
                moves.append(Offer(to, (space,), 0, (), amount))


def add_debtor_offers(moves: list[Move], state: Opoly, seat: Seat, made: int, debt: int) -> None:
    """A debtor offers single deeds to everyone, for the price or half as much again."""
    if made >= state.terms.offers:
        return
    means = can_pay(state, seat)
    for space in state.estates[seat]:
        if state.bound(space):
            continue
        for percent in (100, 150):
            amount = share(state.terms.deeds[space].price, percent)
            for to in state.others_from(seat):
                if amount and not state.out[to]:
                    offer = Offer(to, (space,), 0, (), amount)
                    after = means + gain(state, offer)
                    if after >= debt if means >= debt else after > means:
                        moves.append(offer)


def add_cash_offers(moves: list[Move], state: Opoly, seat: Seat, made: int) -> None:
    """Somebody short of cash offers single deeds to everyone, as a debtor does (CO-163)."""
    if state.terms.sells_while_buying:
        add_debtor_offers(moves, state, seat, made, 0)


def may_bargain(state: Opoly, seat: Seat) -> bool:
    """Has a debtor without means a lawful offer left: a deed to sell, or one to get cheaply?"""
    for space in state.estates[seat]:
        if not state.bound(space):
            return True
    if not state.cash[seat]:
        return False
    for other in state.others(seat):
        for space in state.estates[other]:
            lends = not state.mortgaged[space] and state.terms.deeds[space].mortgage > 1
            if lends and not state.bound(space):
                return True
    return False


def may_sell(state: Opoly, seat: Seat, made: int) -> bool:
    """Is there a deed that may be offered for cash while deciding about another (CO-163)?"""
    if not state.terms.sells_while_buying or made >= state.terms.offers:
        return False
    for space in state.estates[seat]:
        if not state.bound(space):
            return True
    return False


def share(price: int, percent: int) -> int:
    """Part of a price, as menus round it.

    >>> share(140, 150)
    210
    """
    return price * percent // 100 // SMALL_CHANGE * SMALL_CHANGE


# The answer.


@final
class Offered(OpolyPhase):
    """Somebody has made an offer to somebody else, who accepts it as a whole or refuses."""

    wire_name: ClassVar[str] = "Offered"

    def __init__(self, by: Seat, to: Seat) -> None:
        self.by = by
        self.to = to
        self.alone = (to,)

    def parts(self) -> dict[str, Any]:
        return {"by": self.by, "to": self.to}

    def waiting(self, state: Opoly) -> tuple[Seat, ...]:
        return self.alone

    def menu(self, state: Opoly, seat: Seat) -> list[Move]:
        proposal = state.proposal
        assert proposal is not None
        if proposal.offer.get_cash <= purse(state, seat):
            return [REFUSE, ACCEPT]
        return [REFUSE]

    def check(self, state: Opoly, seat: Seat, move: Move) -> None:
        proposal = state.proposal
        assert proposal is not None
        if move == ACCEPT:
            amount = proposal.offer.get_cash
            poor = f"You don’t have ${amount}, and you can’t raise cash while you answer."
            require(amount <= state.cash[seat], "CO-107", poor)
            bid = "You lead the auction, so you have to keep the cash for your bid."
            require(amount <= purse(state, seat), "CO-163", bid)
        elif move != REFUSE:
            raise Illegal("CO-106", "You have an offer to answer: accept it as a whole, or refuse.")

    def play(self, state: Opoly, seat: Seat, move: Move, host: Host) -> None:
        proposal = state.proposal
        assert proposal is not None
        state.proposal = None
        state.pop()
        if isinstance(move, Word) and move.word == ACCEPT.word:
            carry_out(state, self.by, proposal.offer, host)
        else:
            host.tell(events.REFUSED, seat, (self.by,))

    def wait(self, state: Opoly) -> NotAsked:
        return NotAsked("CO-106", f"Wait: {LETTERS[self.to]} has an offer to answer.")


def purse(state: Opoly, seat: Seat) -> int:
    """What somebody can pay for an offer with: a standing bid is not spent twice (CO-163)."""
    below = state.stack[-2]
    assert isinstance(below, OpolyPhase)
    return state.cash[seat] - below.pledged(seat)


def propose(state: Opoly, seat: Seat, offer: Offer, debt: int, host: Host) -> None:
    state.proposal = Proposal(seat, debt, offer)
    state.push(Offered(seat, offer.to))
    if host.loud:
        sides = (named(state, offer.give, offer.give_cash), named(state, offer.get, offer.get_cash))
        host.whisper(events.OFFERED, seat, (offer.to,), sides, (seat, offer.to))


def named(state: Opoly, deeds: tuple[int, ...], cash: int) -> tuple[str, ...]:
    """One side of an offer in the words of the deeds."""
    names = [state.terms.deeds[space].name for space in deeds]
    if cash:
        names.append(f"${cash}")
    return tuple(names)


def carry_out(state: Opoly, by: Seat, offer: Offer, host: Host) -> None:
    """Both sides at once (CO-106); what is mortgaged stays mortgaged (CO-105)."""
    to = offer.to
    for space in offer.give:
        state.transfer(space, to)
    for space in offer.get:
        state.transfer(space, by)
    paid = offer.give_cash - offer.get_cash
    state.cash[by] -= paid
    state.cash[to] += paid
    if host.loud:
        given = named(state, offer.give, offer.give_cash)
        host.tell(events.TRADED, by, (to, given, named(state, offer.get, offer.get_cash)))
