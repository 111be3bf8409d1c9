"""Which trades a sensible player offers and accepts (CO-159, 3 to 5)."""

from __future__ import annotations

from typing import Final

from yuletable.games.christmas_opoly.moves import Offer
from yuletable.games.christmas_opoly.phases.trade import EXTRA, PERCENTS, share
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import HOUSE, Seat

PATIENCE: Final = 40  # turns before a refused offer is made again
KEPT: Final = 100  # dollars that stay in hand when buying a deed
PURSE: Final = 300  # dollars that stay in hand when a deed is no more than nice to have
NONE: Final = -1


# Accepting.


def accepts(state: Opoly, by: Seat, offer: Offer) -> bool:
    """Would a sensible player accept this offer?"""
    to = offer.to
    if offer.get_cash > state.cash[to] or splits(state, to, offer.get):
        return False
    received = prices(state, offer.give) + offer.give_cash
    given = prices(state, offer.get) + offer.get_cash
    mine = completed(state, to, offer.give)
    theirs = completed(state, by, offer.get)
    if mine != NONE and state.cash[to] - offer.get_cash >= KEPT:
        return theirs == NONE or strength(state, theirs) <= 2 * strength(state, mine)
    if theirs != NONE:
        return received * 100 >= given * asking(state)
    fair = received >= given and not pairs(state, to, offer.get)
    return fair and (not offer.get_cash or state.cash[to] - offer.get_cash >= PURSE)


def asking(state: Opoly) -> int:
    """Percent of its price for a deed that makes somebody else's group whole."""
    if state.turns < 150:
        return 200
    return 150 if state.turns < 300 else 100


def prices(state: Opoly, deeds: tuple[int, ...]) -> int:
    """What deeds are worth on the board; half of it if mortgaged."""
    total = 0
    for space in deeds:
        price = state.terms.deeds[space].price
        total += price // 2 if state.mortgaged[space] else price
    return total


def completed(state: Opoly, seat: Seat, deeds: tuple[int, ...]) -> int:
    """The color group that these deeds complete for somebody, or NONE."""
    for space in deeds:
        group = state.terms.deeds[space].group
        if group < state.terms.colours:
            more = 0
            for other in deeds:
                if state.terms.deeds[other].group == group:
                    more += 1
            if state.holds(seat, group) + more == state.terms.sizes[group]:
                return group
    return NONE


def splits(state: Opoly, seat: Seat, deeds: tuple[int, ...]) -> bool:
    """Would giving these away break a whole group?"""
    for space in deeds:
        group = state.terms.deeds[space].group
        if group < state.terms.colours and state.complete(seat, group):
            return True
    return False


def pairs(state: Opoly, seat: Seat, deeds: tuple[int, ...]) -> bool:
    """Would giving these away break a pair of one color?"""
    for space in deeds:
        group = state.terms.deeds[space].group
        if group < state.terms.colours and state.holds(seat, group) > 1:
            return True
    return False


def strength(state: Opoly, group: int) -> int:
    """What a whole group is good for: the rent with three Presents on each."""
    total = 0
    for space in state.terms.groups[group]:
        total += state.terms.deeds[space].rent[3]
    return total


# Offering.


def bargain(state: Opoly, seat: Seat, made: int) -> Offer | None:
    """An offer worth making now that the other is likely to accept; after some, the next best.

    Nothing is repeated before a deed has changed hands or forty turns have passed: in between
    offers are made in one round only.
    """
    waited = state.turns - state.changed
    if made >= state.terms.offers or waited % PATIENCE >= state.playing:
        return None
    offers: list[Offer] = []
    for group in range(state.terms.colours):
        if state.holds(seat, group) == state.terms.sizes[group] - 1:
            add_for_last(offers, state, seat, group)
    if len(offers) <= made:
        add_pairings(offers, state, seat)
    return offers[made] if made < len(offers) else None


def add_for_last(offers: list[Offer], state: Opoly, seat: Seat, group: int) -> None:
    """For the last deed of a group: an exchange that helps both, money, or a dearer deed."""
    space = NONE
    for member in state.terms.groups[group]:
        if state.owner[member] != seat:
            space = member
    if space == NONE:
        return  # what is missing is one's own, and locked (CO-161)
    to = state.owner[space]
    if to == HOUSE or state.bound(space):
        return
    for own in state.estates[seat]:
        if loose(state, seat, own, group) and completed(state, to, (own,)) != NONE:
            add_if_welcome(offers, state, seat, Offer(to, (own,), 0, (space,), 0))
    price = state.terms.deeds[space].price
    for percent in PERCENTS:
        amount = share(price, percent)
        if 0 < amount <= state.cash[seat] - KEPT:
            add_if_welcome(offers, state, seat, Offer(to, (), amount, (space,), 0))
    for own in state.estates[seat]:
        if loose(state, seat, own, group) and state.terms.deeds[own].price >= price:
            add_if_welcome(offers, state, seat, Offer(to, (own,), 0, (space,), 0))
            if state.cash[seat] >= EXTRA + KEPT:
                add_if_welcome(offers, state, seat, Offer(to, (own,), EXTRA, (space,), 0))


def loose(state: Opoly, seat: Seat, own: int, wanted: int) -> bool:
    """Does this deed help no group of its owner's?"""
    group = state.terms.deeds[own].group
    if group == wanted or state.bound(own):
        return False
    return group >= state.terms.colours or state.holds(seat, group) == 1


def add_pairings(offers: list[Offer], state: Opoly, seat: Seat) -> None:
    """Even exchanges that bring both sides a second deed of a group."""
    terms = state.terms
    for own in state.estates[seat]:
        group = terms.deeds[own].group
        if group >= terms.colours or state.holds(seat, group) != 1 or state.bound(own):
            continue
        for member in terms.groups[group]:
            to = state.owner[member]
            if to in (HOUSE, seat) or state.holds(to, group) + 1 > terms.sizes[group] - 1:
                continue
            for other in state.estates[to]:
                if pairs_up(state, seat, to, own, other):
                    add_if_welcome(offers, state, seat, Offer(to, (own,), 0, (other,), 0))


def pairs_up(state: Opoly, seat: Seat, to: Seat, own: int, other: int) -> bool:
    """Is the other deed alone with its owner, and does it join one of mine?"""
    deed = state.terms.deeds[other]
    if deed.group >= state.terms.colours or deed.group == state.terms.deeds[own].group:
        return False
    if state.holds(to, deed.group) != 1 or state.holds(seat, deed.group) != 1:
        return False
    return not state.bound(other) and 2 * deed.price >= state.terms.deeds[own].price


def add_if_welcome(offers: list[Offer], state: Opoly, seat: Seat, offer: Offer) -> None:
    """Offer what the other would accept by these same rules, and what does not hurt oneself."""
    given = completed(state, offer.to, offer.give)
    gained = completed(state, seat, offer.get)
    if given != NONE and gained != NONE:
        if strength(state, given) > 2 * strength(state, gained):
            return
    elif given != NONE:
        return
    if accepts(state, seat, offer):
        offers.append(offer)
