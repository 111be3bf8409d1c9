"""The town of Eastern Star as a ring of spaces, with the December calendar inside."""

from __future__ import annotations

from rich.text import Text

from yuletable.kernel.core import Seat
from yuletable.words.sentences import View

CELL = 4  # columns of a space
WEEK = 5  # days in a line of the calendar
SIGNS = {  # by kind of space, in three letters or fewer
    "white_elephant": "ELE",
    "store": "$",
    "naughty_or_nice": "n/n",
    "business": "BIZ",
    "charitable_donation": "♥",
    "roll_a_miracle": "☄",
    "chili_cook_off": "CHI",
    "estate_sale": "EST",
    "holiday_auction": "AUC",
    "family_vacation": "VAC",
    "assisted_happiness": "JOY",
}
STANDING = "bold yellow"
QUIET = "green"


def town(view: View, letters: str, legend: list[str]) -> list[Text]:
    """The board in lines: as many spaces on each side as the ring allows, the calendar within.

    Where there is room above and below the calendar, the legend says what the signs mean.
    """
    ring = view["ring"]
    side = max((len(ring) + 3) // 4, 2)
    cells = [space(view, at, letters) for at in range(len(ring))]
    cells += [Text(" " * CELL)] * (4 * side - len(cells))
    top, right = cells[: side + 1], cells[side + 1 : 2 * side]
    bottom, left = cells[2 * side : 3 * side + 1][::-1], cells[3 * side + 1 :][::-1]
    inside = calendar(view, letters, legend, (side - 1) * CELL, side - 1)
    lines = [Text("").join(top)]
    for at in range(side - 1):
        lines.append(Text("").join([left[at], inside[at], right[at]]))
    return [*lines, Text("").join(bottom)]


def space(view: View, at: int, letters: str) -> Text:
    """A space: the tokens on it, or its sign."""
    here = [seat for seat, where in enumerate(view["spaces"]) if where == at]
    if here:
        return Text(tokens(here, letters, CELL - 1).ljust(CELL), style=STANDING)
    return Text(SIGNS[view["ring"][at][1]].ljust(CELL), style=QUIET)


def tokens(seats: list[Seat], letters: str, room: int) -> str:
    """Letters of those who stand here; a plus if there is no room for all.

    >>> tokens([0, 1, 2, 3], "ABCD", 3)
    'AB+'
    """
    named = "".join([letters[seat] for seat in seats])
    return named if len(named) <= room else f"{named[: room - 1]}+"


def calendar(view: View, letters: str, legend: list[str], width: int, height: int) -> list[Text]:
    """The days in weeks, in the middle of the ring."""
    days = len(view["calendar"])
    cell = max(width // WEEK - 1, CELL)
    weeks: list[Text] = []
    for first in range(1, days + 1, WEEK):
        line = Text(" ")
        for day in range(first, min(first + WEEK, days + 1)):
            here = [seat for seat, on in enumerate(view["days"]) if on == day]
            line.append(f"{day:>2}", style="bold red" if day == days else "dim")
            line.append(tokens(here, letters, cell - 2).ljust(cell - 2), style=STANDING)
        line.pad_right(max(width - line.cell_len, 0))
        line.truncate(width)
        weeks.append(line)
    above = max((height - len(weeks)) // 2, 0)
    fits = height >= len(weeks) + len(legend) and max([len(line) for line in legend]) < width
    signs = [f" {line}" if fits else "" for line in legend]
    signs += [""] * (height - len(signs))
    around = [Text(sign.ljust(width), style="dim") for sign in signs]
    lines = around[:above] + weeks + around[above:]
    return lines[:height]
