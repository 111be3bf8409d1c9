"""A winding railway drawn in characters: rows to and fro, with stations, jumps and trains on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rich.text import Text

NARROWEST, WIDEST = 3, 6  # columns for one space
SHORTEST = 8  # spaces in a row
LEFT = 5  # columns before the first space, for trains that crowd there
RIGHT = 2  # and after the last, for the bend
BENDS = {True: ("╮", "│", "╯"), False: ("╭", "│", "╰")}  # at the right, at the left
RAIL, SPACE, STATION, END = "─", "·", "◉", "★"


@dataclass(frozen=True)
class Plan:
    """What there is to draw."""

    stations: tuple[int, ...]  # the last is the end of the track
    names: tuple[str, ...]
    bridge: tuple[int, int]  # from where to where
    bridge_name: str
    slope: tuple[int, int]
    slope_name: str


class Railway:
    """The track of one board, laid out for a width; trains are set down on it."""

    def __init__(self, plan: Plan, width: int, per_row: int) -> None:
        self.length = plan.stations[-1]
        self.names = dict(zip(plan.stations, plan.names, strict=True))
        self.per_row = per_row
        self.cell = max(min((width - LEFT - RIGHT) // per_row, WIDEST), NARROWEST)
        rows = self.length // self.per_row + 1
        self.width = LEFT + self.per_row * self.cell + RIGHT
        self.canvas = [[" "] * self.width for _ in range(2 * rows)]  # a row of words over each
        self.styles: list[tuple[int, int, int, str]] = []  # line, from, to, style
        self.trains: dict[int, list[tuple[str, str]]] = {}  # by space: mark and style
        self.lay_rails()
        drawn = self.lay_jump(plan.bridge, plan.bridge_name, "green")
        drawn += self.lay_jump(plan.slope, plan.slope_name, "cyan")
        self.merit = (drawn, self.name_stations())  # jumps drawn, and how stations are named

    # Where things are.

    def line(self, space: int) -> int:
        return 2 * (space // self.per_row) + 1

    def column(self, space: int) -> int:
        """The middle of a space: rows go to the right and to the left in turn."""
        row, along = divmod(space, self.per_row)
        if row % 2:
            along = self.per_row - 1 - along
        return LEFT + along * self.cell + self.cell // 2

    # Laying it out.

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        for at, letter in enumerate(text):
            if 0 <= column + at < self.width:
                self.canvas[line][column + at] = letter
        if style:
            self.styles.append((line, column, column + len(text), style))

    def lay_rails(self) -> None:
        rows = len(self.canvas) // 2
        for row in range(rows):
            first = row * self.per_row
            last = min(first + self.per_row - 1, self.length)
            ends = sorted([self.column(first), self.column(last)])
            line = self.line(first)
            self.write(line, ends[0], RAIL * (ends[1] - ends[0] + 1), "dim")
            for space in range(first, last + 1):
                self.write(line, self.column(space), SPACE)
            if row + 1 < rows:
                self.bend(line, self.column(last), right=row % 2 == 0)
        for space in self.names:
            mark = END if space == self.length else STATION
            self.write(self.line(space), self.column(space), mark, "bold")

    def bend(self, line: int, column: int, right: bool) -> None:
        """From the end of one row round to the next."""
        step = 1 if right else -1
        edge = column + step * (self.cell // 2 + 1)
        for at, corner in enumerate(BENDS[right]):
            self.write(line + at, edge, corner, "dim")
            if at != 1:
                between = sorted([column + step, edge - step])
                self.write(line + at, between[0], RAIL * (between[1] - between[0] + 1), "dim")

    def lay_jump(self, jump: tuple[int, int], name: str, style: str) -> int:
        """Draw the Bridge or the slope between two rows: 1. Only name it, the rows being far: 0."""
        start, end = jump
        for space in (start, end):
            self.write(self.line(space), self.column(space), "╫", style)
        upper, lower = sorted([start, end], key=self.line)
        if self.line(lower) - self.line(upper) != 2:
            arrow = f"{name}→{end}"
            self.write(self.line(start) - 1, self.column(start) - len(arrow) // 2, arrow, style)
            return 0
        line = self.line(upper) + 1
        here, there = self.column(upper), self.column(lower)
        if here == there:
            self.write(line, here, f"║ {name}", style)
            return 1
        left, right = sorted([here, there])
        corners = ("╚", "╗") if here < there else ("╔", "╝")
        words = f" {name} " if len(name) + 4 <= right - left else ""
        self.write(line, left, corners[0] + words.center(right - left - 1, "═") + corners[1], style)
        return 1

    def name_stations(self) -> int:
        """Each name over its station, as near as there is room; how well has that gone?"""
        merit = 0
        for space, name in self.names.items():
            words = name.split(" ")
            if self.name_above(space, name):
                merit += 2
            elif space == self.length:
                self.write(self.line(space), self.column(space) + 2, name, "italic")
            elif self.name_above(space, " ".join(words[:2])) or self.name_above(space, words[0]):
                merit += 1
        return merit

    def name_above(self, space: int, name: str) -> bool:
        """Write a name over a space, or a little to one side; False if other words are there."""
        line = self.line(space) - 1
        wanted = self.column(space) - len(name) // 2
        for at in sorted(range(self.width - len(name)), key=lambda at: abs(at - wanted)):
            beside = self.canvas[line][max(at - 1, 0) : at + len(name) + 1]
            if abs(at - wanted) <= len(name) and set(beside) == {" "}:
                self.write(line, at, name, "italic")
                return True
        return False

    # What stands on it.

    def stand(self, space: int, mark: str, style: str) -> None:
        self.trains.setdefault(space, []).append((mark, style))

    def drawn(self) -> list[Text]:
        """The railway line by line, with its trains."""
        for space, marks in sorted(self.trains.items()):
            column = self.column(space) - len(marks) // 2
            for at, (mark, style) in enumerate(marks):
                self.write(self.line(space), column + at, mark, f"{style} reverse")
        lines = [Text("".join(line)) for line in self.canvas]
        for line, start, end, style in self.styles:
            lines[line].stylize(style, max(start, 0), end)
        for text in lines:
            text.rstrip()
        return [text for at, text in enumerate(lines) if at or text.plain]


def railway(plan: Plan, width: int) -> Railway:
    """An empty railway with as many jumps drawn and stations named as this width allows."""
    return Railway(plan, width, best_row(plan, width))


@cache
def best_row(plan: Plan, width: int) -> int:
    """How many spaces make a row; of rows that serve equally well, the longest."""
    most = max((width - LEFT - RIGHT) // NARROWEST, SHORTEST)
    rows = range(most, SHORTEST - 1, -1)
    return max(rows, key=lambda per_row: Railway(plan, width, per_row).merit)
