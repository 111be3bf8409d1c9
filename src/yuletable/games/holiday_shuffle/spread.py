"""Month groups whose cards need not touch: each month counts once, by its longest line (HS-66)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from yuletable.games.holiday_shuffle.calendar import MONTH, SHORTEST


def month_line(row: list[int], month: int, strict: bool, taken: list[int]) -> list[int]:
    """The slots of the most cards of a month that lie in order, leaving out those taken.

    >>> month_line([62, 1, 68, 67, 2, 77], month=3, strict=False, taken=[])  # Mar2 Mar8 Mar17
    [0, 2, 5]
    """
    lines: list[list[int]] = []  # the longest that end with each card
    for slot, day in enumerate(row):
        if MONTH[day] == month and slot not in taken:
            longest: list[int] = []
            for line in lines:
                last = row[line[-1]]
                ordered = last < day or (last == day and not strict)
                if ordered and len(line) > len(longest):
                    longest = line
            lines.append([*longest, slot])
    return max(lines, key=len, default=[])


def month_lines(row: list[int], strict: bool, taken: list[int]) -> list[list[int]]:
    """The longest line of every month, as far as it is long enough to score."""
    months = sorted({MONTH[day] for day in row if day})
    lines = [month_line(row, month, strict, taken) for month in months]
    return [line for line in lines if len(line) >= SHORTEST]


def line_lengths(row: list[int], strict: bool) -> list[int]:
    """How many cards the longest line of each month has, in no order; Wilds belong to none."""
    ends: dict[int, list[int]] = {}  # by month: the earliest last day of a line of each length
    for day in row:
        if day:
            last = ends.setdefault(MONTH[day], [])
            at = bisect_left(last, day) if strict else bisect_right(last, day)
            last[at : at + 1] = [day]
    return [len(last) for last in ends.values()]


def worth_of(cards: int, cap: int) -> int:
    """The points of a line of so many cards (HS-65, HS-68)."""
    return min(cards, cap) if cards >= SHORTEST else 0


def most_with(lengths: list[int], wilds: int, cap: int) -> int:
    """The most that lines of these lengths score if so many Wilds may join any of them.

    >>> most_with([2, 4, 1], wilds=1, cap=6), most_with([2, 4, 1], wilds=3, cap=6)
    (7, 10)
    """
    best = [0] * (wilds + 1)  # by Wilds used
    for length in [*lengths, *[0] * (wilds // SHORTEST)]:
        for used in range(wilds, -1, -1):
            found = [best[used - more] + worth_of(length + more, cap) for more in range(used + 1)]
            best[used] = max(found)
    return max(best)
