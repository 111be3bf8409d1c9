"""What a guess makes up: the cards nobody has seen yet, and an offer between two others."""

from __future__ import annotations

from yuletable.games.christmas_opoly.moves import Offer
from yuletable.games.christmas_opoly.terms import OpolyTerms
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Seat


def reshuffled(cards: list[int], top: int, seen: int, chance: Chance) -> list[int]:
    """A deck from its top in which only the cards drawn before keep their places (section 5)."""
    size = len(cards)
    unseen = sorted([cards[(top + n) % size] for n in range(size - seen)])
    chance.shuffle(unseen)
    return unseen + [cards[(top - seen + n) % size] for n in range(seen)]


def another_offer(
    terms: OpolyTerms,
    estates: list[list[int]],
    level: list[int],
    locked: list[bool],
    cash: list[int],
    by: Seat,
    to: Seat,
    in_debt: bool,
    chance: Chance,
) -> Offer:
    """A lawful offer between these two, for eyes that may not see the real one (CO-109).

    The proposer asks the price of a deed, which a debtor always may (CO-156); without a deed to
    sell, the proposer must be offering money.
    """
    mine = [space for space in estates[by] if free(terms, level, locked, space)]
    if mine:
        space = mine[chance.below(len(mine))]
        deed = terms.deeds[space]
        return Offer(to, (space,), 0, (), max(deed.price, deed.mortgage + 1))
    theirs = [space for space in estates[to] if free(terms, level, locked, space)]
    space = theirs[chance.below(len(theirs))]
    price = 1 if in_debt else max(min(terms.deeds[space].price, cash[by]), 1)
    return Offer(to, (), price, (space,), 0)


def free(terms: OpolyTerms, level: list[int], locked: list[bool], space: int) -> bool:
    """May this deed be sold (CO-099, CO-100, CO-161)?"""
    if locked[space]:
        return False
    if not terms.group_scope:
        return not level[space]
    for member in terms.groups[terms.deeds[space].group]:
        if level[member]:
            return False
    return True
