"""What a mat is worth, and the best dates for its Wilds: exact, without trying every day.

The search knows two things. Only the first few free days of each stretch between printed dates
matter (4.4), and what the cards from some slot on can still bring depends on little: the date on
their left, how far a run or group has come, and whether the row is unbroken. That gives a bound
which is reached unless two Wilds want the same day, so the first list of dates to reach it, the
earliest tried first, is the answer (HS-21).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, final

from yuletable.games.holiday_shuffle.calendar import (
    LAST,
    LEAP_DAY,
    MONTH,
    SHORTEST,
    SLOTS,
    WILD,
    in_order,
)
from yuletable.games.holiday_shuffle.spread import line_lengths, month_lines, most_with, worth_of
from yuletable.kernel.core import Value

ELSEWHERE: Final = 0  # how a month follows the one on its left
NEXT_MONTH: Final = 1
SAME_MONTH: Final = 2  # and in order

FRESH: Final = 0  # how far a bonus has come: one card, which may begin a run or a group
RUN: Final = 1  # two cards of a run
LONG_RUN: Final = 2  # three or more
GROUP: Final = 3  # two cards of a group; three are one more, and so on

WINNING: Final = 10  # points for the winner of a round (HS-59)
NEVER: Final = -1000


@final
class Points(Value):
    """What a row of ten dates scores."""

    def __init__(self, base: int, months: int, groups: int) -> None:
        self.base = base  # order: HS-59 to HS-61
        self.months = months  # HS-63
        self.groups = groups  # HS-65

    def parts(self) -> dict[str, Any]:
        return {"base": self.base, "months": self.months, "groups": self.groups}

    def total(self) -> int:
        return self.base + self.months + self.groups


@final
class Way:
    """How far a bonus comes with one more card, and what that card brings."""

    def __init__(self, mark: int, gain: int) -> None:
        self.mark = mark
        self.gain = gain


@final
class Scale:
    """How rows are weighed at this table: which days exist, and which cards make bonuses."""

    def __init__(
        self, leap: bool, strict: bool, overlap: bool, cap: int, spread: bool = False
    ) -> None:
        self.leap = leap  # Feb29 exists for Wilds (HS-18)
        self.strict = strict  # equal dates break the order (HS-12)
        self.overlap = overlap  # a card may serve in a run and in a group (HS-69)
        self.cap = cap  # the most points of a group (HS-68)
        self.spread = spread  # the cards of a group need not touch (HS-66)
        self.ways = [[self.ways_on(mark, way) for way in range(3)] for mark in range(cap + 2)]

    def complete(self, row: list[int]) -> bool:
        """Can all ten cards be in order (HS-13)?"""
        return in_order(row, self.leap, self.strict) == SLOTS

    def ordered(self, before: int, day: int) -> bool:
        return day > before or (day == before and not self.strict)

    def follows(self, before: int, day: int) -> int:
        """How a date follows the one on its left; 0 is none."""
        if not before:
            return ELSEWHERE
        if MONTH[day] == MONTH[before] + 1:
            return NEXT_MONTH
        if MONTH[day] == MONTH[before] and self.ordered(before, day):
            return SAME_MONTH
        return ELSEWHERE

    def ways_on(self, mark: int, follows: int) -> list[Way]:
        """What may come of a bonus with one more card that follows so."""
        if follows == ELSEWHERE or (self.spread and follows == SAME_MONTH):
            return [Way(FRESH, 0)]
        going_on = self.going_on(mark, follows)
        if self.overlap or self.spread:
            return [going_on]
        if mark != FRESH and (mark >= GROUP) != (follows == SAME_MONTH):
            return [Way(FRESH, 0)]  # its last card cannot serve twice
        return [going_on, Way(FRESH, 0)]  # or the stretch is cut short

    def going_on(self, mark: int, follows: int) -> Way:
        if follows == NEXT_MONTH:
            if mark == LONG_RUN:
                return Way(LONG_RUN, 1)
            return Way(LONG_RUN, SHORTEST) if mark == RUN else Way(RUN, 0)
        if mark < GROUP:
            return Way(GROUP, 0)
        cards = mark - GROUP + SHORTEST  # with this one
        if cards > self.cap:
            return Way(mark, 0)
        return Way(mark + 1, SHORTEST if cards == SHORTEST else 1)

    # A row whose Wilds have their dates.

    def points(self, row: list[int], complete: bool) -> Points:
        """What these ten dates score on a mat that is complete or not."""
        base = WINNING if complete else in_order(row, self.leap, self.strict)
        if self.spread:
            found = spread_out(row, self)
            return Points(base, found.months, found.groups)
        if self.overlap:
            return Points(base, self.runs(row), self.groups(row))
        best = self.apart(row)
        return Points(base, best.months, best.groups)

    def runs(self, row: list[int]) -> int:
        """The points of all maximal month runs (HS-63, HS-64)."""
        total = 0
        cards = 1
        for at in range(1, len(row) + 1):
            if at < len(row) and self.follows(row[at - 1], row[at]) == NEXT_MONTH:
                cards += 1
            else:
                total += cards if cards >= SHORTEST else 0
                cards = 1
        return total

    def groups(self, row: list[int]) -> int:
        """The points of all maximal month groups (HS-65, HS-66, HS-68)."""
        total = 0
        cards = 1
        for at in range(1, len(row) + 1):
            if at < len(row) and self.follows(row[at - 1], row[at]) == SAME_MONTH:
                cards += 1
            else:
                total += min(cards, self.cap) if cards >= SHORTEST else 0
                cards = 1
        return total

    def apart(self, row: list[int]) -> Points:
        """The best stretches of runs and groups without a card in common (HS-69)."""
        best = [Points(0, 0, 0)]  # by number of cards from the left
        for end in range(1, len(row) + 1):
            found = best[end - 1]
            for follows in (NEXT_MONTH, SAME_MONTH):
                start = end - 1
                while start and self.follows(row[start - 1], row[start]) == follows:
                    start -= 1
                    if end - start >= SHORTEST:
                        found = better(found, self.with_stretch(best[start], end - start, follows))
            best.append(found)
        return best[-1]

    def with_stretch(self, points: Points, cards: int, follows: int) -> Points:
        if follows == NEXT_MONTH:
            return Points(0, points.months + cards, points.groups)
        return Points(0, points.months, points.groups + min(cards, self.cap))


@final
class Spread:
    """The month runs and the scattered month groups that a row scores (HS-66)."""

    def __init__(self, runs: list[tuple[int, int]], lines: list[list[int]], cap: int) -> None:
        self.runs = runs  # from this slot to before that
        self.lines = lines  # the slots of each group
        self.months = sum([end - start for start, end in runs])
        self.groups = sum([worth_of(len(line), cap) for line in lines])


def spread_out(row: list[int], scale: Scale) -> Spread:
    """What a row scores where groups need not touch; where a card serves once, the best choice."""
    found: list[Spread] = []
    for runs in run_choices(row, scale, 0):
        taken = [slot for start, end in runs for slot in range(start, end)]
        lines = month_lines(row, scale.strict, [] if scale.overlap else taken)
        found.append(Spread(runs, lines, scale.cap))
    return max(found, key=spread_weight)


def spread_weight(found: Spread) -> tuple[int, int]:
    """By points; of equal ones that with more for months is told."""
    return found.months + found.groups, found.months


def run_choices(row: list[int], scale: Scale, start: int) -> list[list[tuple[int, int]]]:
    """Every choice of month runs without a card in common, from this slot on."""
    if start == len(row):
        return [[]]
    found = run_choices(row, scale, start + 1)
    end = start + 1
    while end < len(row) and scale.follows(row[end - 1], row[end]) == NEXT_MONTH:
        end += 1
        if end - start >= SHORTEST:
            found = found + [[(start, end), *rest] for rest in run_choices(row, scale, end)]
    return found


def better(one: Points, two: Points) -> Points:
    """The greater; of equal ones that with more points for months."""
    if one.total() != two.total():
        return one if one.total() > two.total() else two
    return one if one.months >= two.months else two


def best_dates(row: list[int], scale: Scale) -> list[int]:
    """The row with the best lawful dates for its Wilds, the earliest list of them (HS-21, HS-22).

    >>> house = Scale(leap=True, strict=False, overlap=True, cap=6)
    >>> best_dates([6, 33, 68, 92, 126, 186, 250, 306, WILD, WILD], house)[8:]  # Nov2, Nov3
    [307, 308]
    """
    return Search(row, scale).best() if WILD in row else row[:]


@final
class Search:
    """Finds the best dates for the Wilds of one mat."""

    def __init__(self, row: list[int], scale: Scale) -> None:
        self.row = row
        self.scale = scale
        self.complete = scale.complete(row)
        self.days = candidates(row, scale.leap)
        self.found = row[:]
        self.bounds: dict[int, int] = {}
        self.hoped: dict[tuple[tuple[int, ...], int], int] = {}
        self.earlier = same_stretch(row, self.days) if scale.spread else {}

    def best(self) -> list[int]:
        wanted = self.bound(0, 0, FRESH, True) + self.groups_to_hope(0)
        start = [NEVER] * len(self.scale.ways)
        start[FRESH] = 0
        while not self.reaches(0, 0, start, True, wanted):
            wanted -= 1
            assert wanted > 0, "every row is worth something"
        return self.found

    def choices(self, slot: int) -> list[int]:
        """The dates that the card of this slot may have, earliest first."""
        return self.days if self.row[slot] == WILD else [self.row[slot]]

    def bound(self, slot: int, before: int, mark: int, unbroken: bool) -> int:
        """The most that the cards from this slot on bring, could Wilds far apart share a day."""
        if slot == len(self.row):
            return 0
        key = ((slot * (LAST + 1) + before) * (SLOTS + GROUP) + mark) * 2 + unbroken
        known = self.bounds.get(key, NEVER - 1)
        if known >= NEVER:
            return known
        most = NEVER
        wild = self.row[slot] == WILD
        for day in self.choices(slot):
            still = unbroken and self.scale.ordered(before, day)
            neighbors = wild and day == before  # even here two side by side cannot share one
            if not neighbors and (still or not self.complete):
                for way in self.scale.ways[mark][self.scale.follows(before, day)]:
                    more = self.bound(slot + 1, day, way.mark, still) + way.gain + still
                    most = max(most, more)
        self.bounds[key] = most
        return most

    def reaches(
        self, slot: int, before: int, gained: list[int], unbroken: bool, wanted: int
    ) -> bool:
        """Find the earliest dates from this slot on that bring what is wanted, if there are any."""
        if slot == len(self.row):
            return self.is_worth(wanted)
        for day in self.choices(slot):
            if self.row[slot] == WILD and self.not_free(day, slot):
                continue
            still = unbroken and self.scale.ordered(before, day)
            if still or not self.complete:
                self.found[slot] = day
                more = self.with_card(gained, self.scale.follows(before, day), still)
                if self.hopes(slot + 1, day, more, still, wanted) and self.reaches(
                    slot + 1, day, more, still, wanted
                ):
                    return True
        return False

    def with_card(self, gained: list[int], follows: int, still: bool) -> list[int]:
        """The most gained so far, by how far a bonus has come, after one more card."""
        more = [NEVER] * len(gained)
        for mark, gain in enumerate(gained):
            if gain >= 0:
                for way in self.scale.ways[mark][follows]:
                    more[way.mark] = max(more[way.mark], gain + way.gain + still)
        return more

    def is_worth(self, wanted: int) -> bool:
        """Does the row found bring what is wanted? Scattered groups are counted only here."""
        if not self.scale.spread:
            return True
        return self.scale.points(self.found, self.complete).total() >= wanted

    def not_free(self, day: int, slot: int) -> bool:
        """Is a day taken by a Wild further left, or does an earlier one do as well?"""
        taken = self.found[:slot]
        return day in taken or (day in self.earlier and self.earlier[day] not in taken)

    def groups_to_hope(self, slot: int) -> int:
        """The most that scattered groups bring, could the Wilds from this slot on join any."""
        if not self.scale.spread:
            return 0
        row = self.found[:slot] + self.row[slot:]
        lengths = tuple(sorted(line_lengths(row, self.scale.strict)))
        wilds = self.row[slot:].count(WILD)
        key = (lengths, wilds)
        if key not in self.hoped:
            self.hoped[key] = most_with(list(lengths), wilds, self.scale.cap)
        return self.hoped[key]

    def hopes(self, slot: int, before: int, gained: list[int], still: bool, wanted: int) -> bool:
        wanted -= self.groups_to_hope(slot)
        for mark, gain in enumerate(gained):
            if gain >= 0 and gain + self.bound(slot, before, mark, still) >= wanted:
                return True
        return False


def same_stretch(row: list[int], days: list[int]) -> dict[int, int]:
    """By day: the candidate before it, if both lie in one stretch of a month."""
    found: dict[int, int] = {}
    for before, day in pairwise(days):
        printed = [between for between in range(before, day) if between in row]
        if MONTH[before] == MONTH[day] and not printed:
            found[day] = before
    return found


def candidates(row: list[int], leap: bool) -> list[int]:
    """The first few free days of every stretch of a month between printed dates (4.4)."""
    wilds = row.count(WILD)
    days: list[int] = []
    free = 0  # so many of this stretch
    for day in range(1, LAST + 1):
        if day in row:
            free = 0
        elif day != LEAP_DAY or leap:
            if MONTH[day] != MONTH[day - 1]:
                free = 0
            if free < wilds:
                days.append(day)
            free += 1
    return days
