"""Redeal what a seat cannot see, true to everything it has seen."""

from __future__ import annotations

from typing import Final, final

from yuletable.games.holiday_fever.parcels import Parcel, Riddle
from yuletable.games.holiday_fever.terms import FeverTerms
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Seat

UNKNOWN: Final = 0  # the amount of a card this viewer has not seen


@final
class Known:
    """The Gifts and Value cards of a table, and what one viewer knows of them."""

    def __init__(
        self,
        viewer: Seat,
        terms: FeverTerms,
        rows: list[list[Parcel]],
        table: list[Parcel | None],
        gone: list[Parcel],
        gifts: list[int],
        values: list[int],
        drawn: list[int],
        amounts: list[int],
        seen: list[int],
        riddles: tuple[Riddle, ...],
        picks: list[int],
    ) -> None:
        self.viewer = viewer
        self.terms = terms
        self.rows = rows
        self.table = table
        self.gone = gone
        self.gifts = gifts
        self.values = values
        self.drawn = drawn
        self.amounts = amounts
        self.seen = seen  # by number of a Value card: its amount, or UNKNOWN
        self.riddles = riddles
        self.picks = picks

    def parcels(self) -> list[Parcel]:
        """All of them, always in the same order."""
        found: list[Parcel] = []
        for row in self.rows:
            found += row
        for parcel in self.table:
            if parcel is not None:
                found.append(parcel)
        return found + self.gone

    def lying(self) -> list[int]:
        """All Value cards out of the deck, always in the same order."""
        found: list[int] = []
        for parcel in self.parcels():
            found += parcel.cards
        return found + self.drawn

    def cards(self) -> list[int]:
        """The same, and those of riddles by the numbers they had."""
        found = self.lying()
        for riddle in self.riddles:
            found += riddle.old
        return found

    def box(self) -> list[int]:
        """All Value cards there are, lowest first."""
        return sorted(self.values + [self.amounts[card] for card in self.lying()])


def redealt(known: Known, chance: Chance) -> None:
    """Redeal the unseen Gifts and Value cards."""
    deal_gifts(known, chance)
    deal_values(known, chance)


# Gifts.


def deal_gifts(known: Known, chance: Chance) -> None:
    bit = known.terms.bit(known.viewer)
    hidden: list[Parcel] = [parcel for parcel in known.parcels() if not parcel.seen & bit]
    pool = known.gifts + [parcel.gift for parcel in hidden]
    pool.sort()
    chance.shuffle(pool)
    wary = [at for at, parcel in enumerate(hidden) if parcel.never]
    gifts = [-1] * len(hidden)
    taken = [False] * len(pool)
    assert fits(hidden, wary, 0, pool, taken, gifts), "what is known of Gifts contradicts itself"
    rest = [kind for place, kind in enumerate(pool) if not taken[place]]
    for at in range(len(hidden)):
        if gifts[at] < 0:
            gifts[at] = rest.pop()
    known.gifts[:] = rest
    known.rows = [rewrapped(row, hidden, gifts, bit) for row in known.rows]
    known.gone = rewrapped(known.gone, hidden, gifts, bit)


def fits(
    hidden: list[Parcel],
    wary: list[int],
    at: int,
    pool: list[int],
    taken: list[bool],
    gifts: list[int],
) -> bool:
    """Find kinds of the pool for those Gifts that are known not to be some."""
    if at == len(wary):
        return True
    parcel = hidden[wary[at]]
    tried = parcel.never
    for place, kind in enumerate(pool):
        if taken[place] or tried >> kind & 1:
            continue
        tried |= 1 << kind
        gifts[wary[at]] = kind
        taken[place] = True
        if fits(hidden, wary, at + 1, pool, taken, gifts):
            return True
        taken[place] = False
    return False


def rewrapped(row: list[Parcel], hidden: list[Parcel], gifts: list[int], bit: int) -> list[Parcel]:
    """A row with the new kinds in place of the hidden ones, in the order of `hidden`."""
    new: list[Parcel] = []
    for parcel in row:
        if parcel.seen & bit:
            new.append(parcel)
        else:
            gift = gifts[index_of(parcel, hidden)]
            new.append(Parcel(parcel.slot, gift, parcel.cards, parcel.seen, parcel.never))
    return new


def index_of(parcel: Parcel, hidden: list[Parcel]) -> int:
    for at, other in enumerate(hidden):
        if other is parcel:
            return at
    raise AssertionError("a hidden Gift is missing")


# Value cards.


def deal_values(known: Known, chance: Chance) -> None:
    cards = known.cards()
    picks = solved(known, cards, chance)
    roots = [root(known.riddles, picks, card) for card in range(len(known.amounts))]
    seen = amounts_of_roots(known.seen, cards, roots)
    pool = left_over(known.box(), seen, cards, roots)
    assert pool is not None, "what is known of the Value cards contradicts itself"
    chance.shuffle(pool)
    for card in cards:
        if seen[roots[card]] == UNKNOWN:
            seen[roots[card]] = pool.pop()
    for card in cards:
        known.amounts[card] = seen[roots[card]]
    known.values[:] = pool
    known.picks[:] = picks


def solved(known: Known, cards: list[int], chance: Chance) -> list[int]:
    """Which card each riddle may have moved, true to all that was seen before and after."""
    if not known.riddles:
        return []
    choices: list[list[int]] = []
    for at, riddle in enumerate(known.riddles):
        ways = [known.picks[at]]
        if riddle.mover != known.viewer:
            ways = list(range(len(riddle.old)))
            chance.shuffle(ways)
        choices.append(ways)
    picks = [0] * len(choices)
    assert agrees(known, cards, choices, 0, picks), "what is known of riddles contradicts itself"
    return picks


def agrees(
    known: Known, cards: list[int], choices: list[list[int]], at: int, picks: list[int]
) -> bool:
    """Try the choices of one riddle after another until all that was seen fits together."""
    if at == len(choices):
        roots = [root(known.riddles, picks, card) for card in range(len(known.amounts))]
        if not same_amounts(known.seen, cards, roots):
            return False
        seen = amounts_of_roots(known.seen, cards, roots)
        return left_over(known.box(), seen, cards, roots) is not None
    for pick in choices[at]:
        picks[at] = pick
        if agrees(known, cards, choices, at + 1, picks):
            return True
    return False


def root(riddles: tuple[Riddle, ...], picks: list[int], card: int) -> int:
    """The number this card had when it was drawn."""
    for at in range(len(riddles) - 1, -1, -1):
        was = riddles[at].was(card, picks[at])
        if was >= 0:
            card = was
    return card


def same_amounts(seen: list[int], cards: list[int], roots: list[int]) -> bool:
    """Does nobody see two amounts on one card?"""
    found = [UNKNOWN] * len(roots)
    for card in cards:
        if seen[card] != UNKNOWN:
            if found[roots[card]] not in (UNKNOWN, seen[card]):
                return False
            found[roots[card]] = seen[card]
    return True


def amounts_of_roots(seen: list[int], cards: list[int], roots: list[int]) -> list[int]:
    found = [UNKNOWN] * len(roots)
    for card in cards:
        if seen[card] != UNKNOWN:
            found[roots[card]] = seen[card]
    return found


def left_over(
    left: list[int], seen: list[int], cards: list[int], roots: list[int]
) -> list[int] | None:
    """The Value cards this viewer has not seen; None if they have seen too many of a kind."""
    taken = [False] * len(roots)
    for card in cards:
        was = roots[card]
        if not taken[was] and seen[was] != UNKNOWN:
            taken[was] = True
            if seen[was] not in left:
                return None
            left.remove(seen[was])
    return left
