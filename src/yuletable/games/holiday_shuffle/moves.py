"""What a player can say. Each is made once and shared, so menus hand out references."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.holiday_shuffle.calendar import LAST, SLOTS, TEXTS
from yuletable.kernel.ballot import DECLINE
from yuletable.kernel.core import Move, Seat, Word

LETTERS: Final = "ABCD"  # by seat


@final
class Take(Move):
    """Take the top discard into a slot: `D>4`."""

    wire_name: ClassVar[str] = "Take"

    def __init__(self, slot: int) -> None:
        self.slot = slot  # from 0; players count from 1

    def parts(self) -> dict[str, Any]:
        return {"slot": self.slot}

    def text(self) -> str:
        return f"D>{self.slot + 1}"


@final
class Put(Move):
    """Put the drawn card into a slot: `>4`."""

    wire_name: ClassVar[str] = "Put"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def parts(self) -> dict[str, Any]:
        return {"slot": self.slot}

    def text(self) -> str:
        return f">{self.slot + 1}"


@final
class Switch(Move):
    """Let two cards of one's own mat change places: `SW:3,7`."""

    wire_name: ClassVar[str] = "Switch"

    def __init__(self, first: int, second: int) -> None:
        self.first = first  # the smaller slot
        self.second = second

    def parts(self) -> dict[str, Any]:
        return {"first": self.first, "second": self.second}

    def text(self) -> str:
        return f"SW:{self.first + 1},{self.second + 1}"


@final
class Trade(Move):
    """Trade a card of one's own for one on somebody else's mat: `TR:3,B5`."""

    wire_name: ClassVar[str] = "Trade"

    def __init__(self, mine: int, partner: Seat, theirs: int) -> None:
        self.mine = mine
        self.partner = partner
        self.theirs = theirs

    def parts(self) -> dict[str, Any]:
        return {"mine": self.mine, "partner": self.partner, "theirs": self.theirs}

    def text(self) -> str:
        return f"TR:{self.mine + 1},{LETTERS[self.partner]}{self.theirs + 1}"


@final
class Name(Move):
    """Name the date of a Wild: `W3=Mar21`."""

    wire_name: ClassVar[str] = "Name"

    def __init__(self, slot: int, day: int) -> None:
        self.slot = slot
        self.day = day

    def parts(self) -> dict[str, Any]:
        return {"slot": self.slot, "day": self.day}

    def text(self) -> str:
        return f"W{self.slot + 1}={TEXTS[self.day]}"


DRAW: Final = Word("P")
REJECT: Final = Word("x")
AGAIN: Final = Word("AG")
ACCEPT: Final = Word("accept")
REFUSE: Final = Word("refuse")
TAKE: Final = [Take(slot) for slot in range(SLOTS)]
PUT: Final = [Put(slot) for slot in range(SLOTS)]
SWITCH: Final = [[Switch(first, second) for second in range(SLOTS)] for first in range(SLOTS)]
TRADE: Final = [  # by partner, own slot, their slot
    [[Trade(mine, partner, theirs) for theirs in range(SLOTS)] for mine in range(SLOTS)]
    for partner in range(len(LETTERS))
]
NAME: Final = [[Name(slot, day) for day in range(LAST + 1)] for slot in range(SLOTS)]

# Whole menus, the meekest move first; a phase hands out copies of them.

TURN_MENU: Final[list[Move]] = [DRAW, *TAKE]
TAKE_MENU: Final[list[Move]] = [*TAKE]
DRAWN_MENU: Final[list[Move]] = [REJECT, *PUT]
AGAIN_MENU: Final[list[Move]] = [DECLINE, AGAIN]
SWITCH_MENU: Final[list[Move]] = [
    DECLINE,
    *[SWITCH[first][second] for first in range(SLOTS) for second in range(first + 1, SLOTS)],
]
CONSENT_MENU: Final[list[Move]] = [REFUSE, ACCEPT]


def trade_menu(others: tuple[Seat, ...]) -> list[Move]:
    """Every trade with these partners."""
    menu: list[Move] = [DECLINE]
    for partner in others:
        for row in TRADE[partner]:
            menu += row
    return menu
