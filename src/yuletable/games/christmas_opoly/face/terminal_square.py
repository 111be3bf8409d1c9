"""A ring of spaces drawn as a square, with room for words in the middle."""

from __future__ import annotations

from rich.text import Text

from yuletable.words.sentences import View

COLORS = {  # by group: what stands for its color in a terminal
    "white": "bright_white",
    "silver": "white",
    "pink": "bright_magenta",
    "orange": "dark_orange",
    "red": "bright_red",
    "gold": "yellow",
    "green": "bright_green",
    "midnight": "bright_blue",
    "route": "cyan",
    "works": "bright_cyan",
}
SIGNS = {  # of spaces that are no property
    "dasher": "GO",
    "big_fun": "F!",
    "bah_humbug": "B!",
    "pay": "$$",
    "naughty": "NN",
    "santa": "SC",
    "go_naughty": ">N",
    "rest": "..",
}
NARROW = 7  # columns of a space on one line
WIDE = 10  # columns of a space on two lines
TOKENS = 3  # letters of players on one space


def cell_width(width: int, size: int) -> int:
    """How wide a space may be; 0 where a square does not fit."""
    across = size // 4 + 1
    if size % 4 or width < across * NARROW:
        return 0
    return WIDE if width >= across * WIDE else NARROW


def room(cell: int, size: int) -> int:
    """How many columns the words in the middle may take."""
    return (size // 4 - 1) * cell - 2


def square(view: View, letters: str, middle: list[Text], cell: int) -> list[Text]:
    """The ring, ON DASHER at the lower right and the way clockwise, around these lines."""
    size = len(view["board"])
    side = size // 4
    tall = 2 if cell == WIDE else 1
    rows: list[list[Text]] = []
    top = [spot(view, letters, 2 * side + n, cell) for n in range(side + 1)]
    bottom = [spot(view, letters, side - n, cell) for n in range(side + 1)]
    rows += [[part[line] for part in top] for line in range(tall)]
    inner = room(cell, size)
    for n in range(side - 1):
        left = spot(view, letters, 2 * side - 1 - n, cell)
        right = spot(view, letters, 3 * side + 1 + n, cell)
        for line in range(tall):
            at = n * tall + line
            words = middle[at].copy() if at < len(middle) else Text("")
            words.truncate(inner, overflow="ellipsis")
            words.pad_right(inner + 1 - words.cell_len)
            rows.append([left[line], Text(" ") + words, right[line]])
    rows += [[part[line] for part in bottom] for line in range(tall)]
    return [Text("").join(row) for row in rows]


def spot(view: View, letters: str, space: int, cell: int) -> list[Text]:
    """One space: its number in its color, its owner, its buildings and the tokens on it."""
    space %= len(view["board"])
    printed = view["board"][space]
    colour = COLORS.get(printed.get("group", ""), "dim" if "price" not in printed else "white")
    there = [letters[seat] for seat, at in enumerate(view["at"]) if at == space]
    there = [letter for letter in there if letters.index(letter) not in view["out"]]
    tokens = "".join(there) if len(there) <= TOKENS else "".join(there[: TOKENS - 1]) + "+"
    line = Text(f"{space:>2}", style=f"bold {colour}" if "price" in printed else "dim")
    line.append(mark(view, letters, space), style=colour)
    line.append(f"{tokens:<{cell - 4}}", style="bold")
    if cell != WIDE:
        return [line]
    name = printed["name"][: WIDE - 1]
    return [Text(f"{name:<{WIDE}}", style=colour), line]


def mark(view: View, letters: str, space: int) -> str:
    """Whose property it is and how it stands: `A2`, `BT` with a Tree, `Cm` mortgaged."""
    printed = view["board"][space]
    if "price" not in printed:
        return SIGNS[printed["kind"]]
    owner = [letters[seat] for seat, deeds in enumerate(view["deeds"]) if space in deeds]
    level = view["levels"].get(str(space), 0)
    state = "m" if space in view["mortgaged"] else "T" if level == 5 else str(level or " ")
    return f"{owner[0] if owner else '·'}{state}"
