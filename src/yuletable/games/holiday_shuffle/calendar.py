"""The year as numbers, order on a mat, and what a row of dates is worth.

A day is a number from 1 (Jan1) to 366 (Dec31); Feb29 always has its number, whether or not it may
be used. A row is the ten days of a mat from left to right, with 0 for a Wild without a date.
"""

from __future__ import annotations

from typing import Final

from yuletable.kernel.errors import Unreadable

SLOTS: Final = 10
WILD: Final = 0  # in a row: any day
NOTHING: Final = -1  # no card
NAMES: Final = "- Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
LENGTHS: Final = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]  # by month
LAST: Final = 366
LEAP_DAY: Final = 60
SHORTEST: Final = 3  # cards in a run or group that scores (HS-63, HS-65)


def day_of(month: int, day: int) -> int:
    """The number of a date, or 0 if there is no such date.

    >>> day_of(1, 1), day_of(3, 1), day_of(12, 31), day_of(2, 30)
    (1, 61, 366, 0)
    """
    if not (1 <= month <= 12 and 1 <= day <= LENGTHS[month]):
        return 0
    return sum(LENGTHS[:month]) + day


def months() -> list[int]:
    """By day: its month."""
    found = [0]
    for month in range(1, 13):
        found += [month] * LENGTHS[month]
    return found


MONTH: Final = months()
TEXTS: Final = ["-"] + [
    f"{NAMES[month]}{day}" for month in range(1, 13) for day in range(1, LENGTHS[month] + 1)
]


def read_day(text: str) -> int:
    """The day a person wrote.

    >>> read_day("feb 2"), read_day("Feb02"), TEXTS[read_day("DEC25")]
    (33, 33, 'Dec25')
    """
    word = "".join(text.split()).capitalize()
    month, number = word[:3], word[3:]
    if month not in NAMES[1:] or not (number.isascii() and number.isdigit() and len(number) <= 2):
        raise Unreadable("TB-06", f"I can’t read {text.strip()[:20]!r}. Dates look like Mar21.")
    day = day_of(NAMES.index(month), int(number))
    if not day:
        raise Unreadable("HS-16", f"There is no {month}{int(number)} in the year.")
    return day


def next_day(day: int, leap: bool) -> int:
    """The day after, which may lie beyond the year.

    >>> TEXTS[next_day(59, leap=True)], TEXTS[next_day(59, leap=False)], next_day(366, leap=True)
    ('Feb29', 'Mar1', 367)
    """
    return day + 2 if day == LEAP_DAY - 1 and not leap else day + 1


def in_order(row: list[int], leap: bool, strict: bool) -> int:
    """How many cards from the left can be in order, Wilds taking whatever day fits (4.4).

    >>> in_order([31, WILD, 32], leap=True, strict=False)  # no day between Jan31 and Feb1
    2
    >>> in_order([WILD, 1], leap=True, strict=False)  # nothing before New Year's Day
    1
    >>> in_order([19, WILD, WILD, 22, 21], leap=True, strict=False)  # Jan21 lies further right
    3
    >>> in_order([305, 305], leap=True, strict=False), in_order([305, 305], leap=True, strict=True)
    (2, 1)
    """
    last = 0
    tight = strict  # must the next printed date be later, and not equal?
    for at, day in enumerate(row):
        if day == WILD:
            last = next_day(last, leap)
            while last in row:  # taken elsewhere on the mat (HS-17)
                last = next_day(last, leap)
            if last > LAST:
                return at
            tight = True
        elif day < last or (day == last and tight):
            return at
        else:
            last = day
            tight = strict
    return len(row)


def no_day_between(left: int, right: int, leap: bool) -> bool:
    """Are these the same or successive days, the left one not later (HS-23)?

    >>> no_day_between(31, 32, leap=True), no_day_between(32, 31, leap=True)
    (True, False)
    """
    return left <= right <= next_day(left, leap)


def earliest(row: list[int], slot: int, leap: bool) -> int:
    """The earliest day a Wild in this slot can have while all to its left is in order."""
    last = 0
    for day in row[: slot + 1]:
        last = next_day(last, leap) if day == WILD else day
    return last


def latest(row: list[int], slot: int, leap: bool) -> int:
    """The latest day a Wild in this slot can have while all to its right is in order.

    >>> [TEXTS[day] for day in (earliest([5, 0, 0, 9], 1, True), latest([5, 0, 0, 9], 1, True))]
    ['Jan6', 'Jan7']
    """
    last = LAST + 1
    for day in reversed(row[slot:]):
        if day == WILD:
            last -= 1
            if last == LEAP_DAY and not leap:
                last -= 1
        else:
            last = day
    return last
