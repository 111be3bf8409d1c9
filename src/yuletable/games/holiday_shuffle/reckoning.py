"""What people would count on their fingers: the worth of a mat, and where a card would go well.

It follows from what they see, so bots do without, and it is worked out only where somebody looks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypedDict, final

from yuletable.games.holiday_shuffle.calendar import SHORTEST, SLOTS, TEXTS, in_order
from yuletable.games.holiday_shuffle.scoring import (
    NEXT_MONTH,
    SAME_MONTH,
    Points,
    Scale,
    best_dates,
    spread_out,
)
from yuletable.kernel.core import Value


class BonusView(TypedDict):
    """A bonus on a mat."""

    first: int
    last: int
    points: int
    run: bool


class Worth(TypedDict):
    """What a mat would score now, and what for."""

    base: int
    months: int
    groups: int
    bonuses: list[BonusView]
    dates: list[str]


class Fit(TypedDict):
    """What a mat would be like with a card in a slot."""

    in_order: int
    points: int


@final
class Bonus(Value):
    """A run of months or a group of one month that scores."""

    def __init__(self, first: int, last: int, points: int, run: bool) -> None:
        self.first = first  # slots, from 1 as players count
        self.last = last
        self.points = points
        self.run = run

    def parts(self) -> dict[str, Any]:
        return {"first": self.first, "last": self.last, "points": self.points, "run": self.run}

    def seen(self) -> BonusView:
        return {"first": self.first, "last": self.last, "points": self.points, "run": self.run}


def bonuses(row: list[int], scale: Scale) -> list[Bonus]:
    """The runs and groups of ten dates, from left to right (HS-63 to HS-69)."""
    if scale.spread:
        return scattered(row, scale)
    if not scale.overlap:
        return apart(row, scale)
    found: list[Bonus] = []
    for follows in (NEXT_MONTH, SAME_MONTH):
        start = 0
        for end in range(1, len(row) + 1):
            if end == len(row) or scale.follows(row[end - 1], row[end]) != follows:
                if end - start >= SHORTEST:
                    found.append(bonus(start, end, follows, scale))
                start = end
    return sorted(found, key=first_slot)


def first_slot(bonus: Bonus) -> int:
    return bonus.first


def scattered(row: list[int], scale: Scale) -> list[Bonus]:
    """The same where the cards of a group need not touch (HS-66)."""
    spread = spread_out(row, scale)
    runs = [bonus(start, end, NEXT_MONTH, scale) for start, end in spread.runs]
    groups = [
        Bonus(line[0] + 1, line[-1] + 1, min(len(line), scale.cap), run=False)
        for line in spread.lines
    ]
    return sorted([*runs, *groups], key=first_slot)


def apart(row: list[int], scale: Scale) -> list[Bonus]:
    """The best of them without a card in common, where a card serves only once (HS-69)."""
    best: list[list[Bonus]] = [[]]  # by number of cards from the left
    for end in range(1, len(row) + 1):
        found = best[end - 1]
        for follows in (NEXT_MONTH, SAME_MONTH):
            start = end - 1
            while start and scale.follows(row[start - 1], row[start]) == follows:
                start -= 1
                if end - start >= SHORTEST:
                    more = [*best[start], bonus(start, end, follows, scale)]
                    if weight(more) > weight(found):
                        found = more
        best.append(found)
    return best[-1]


def weight(found: list[Bonus]) -> tuple[int, int]:
    """By points; of equal ones those with more for months come first."""
    return sum([b.points for b in found]), sum([b.points for b in found if b.run])


def bonus(start: int, end: int, follows: int, scale: Scale) -> Bonus:
    run = follows == NEXT_MONTH
    return Bonus(start + 1, end, end - start if run else min(end - start, scale.cap), run)


@lru_cache(maxsize=2048)  # mats change one card at a time, and everyone looks at all of them
def dated(row: tuple[int, ...], scale: Scale) -> list[int]:
    """A row with the best dates for its Wilds."""
    return best_dates(list(row), scale)


def points(row: list[int], scale: Scale) -> Points:
    return scale.points(dated(tuple(row), scale), scale.complete(row))


@lru_cache(maxsize=2048)
def worth(row: tuple[int, ...], scale: Scale) -> Worth:
    """What a mat would score now, and what for; to be read, not written on."""
    dates = dated(row, scale)
    found = [bonus.seen() for bonus in bonuses(dates, scale)]
    texts = [TEXTS[day] for day in dates]
    scored = points(list(row), scale)
    return {
        "base": scored.base,
        "months": scored.months,
        "groups": scored.groups,
        "bonuses": found,
        "dates": texts,
    }


def fits(row: list[int], day: int, scale: Scale) -> list[Fit]:
    """By slot: how many cards would be in order with this card there, and what the mat is worth."""
    found: list[Fit] = []
    for slot in range(SLOTS):
        new = [*row[:slot], day, *row[slot + 1 :]]
        ordered = in_order(new, scale.leap, scale.strict)
        found.append({"in_order": ordered, "points": points(new, scale).total()})
    return found
