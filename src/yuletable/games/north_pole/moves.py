"""What a player can say. Each is made once and shared, so menus hand out references."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.north_pole.cards import CARDS, CODES, TOP_NUMBER
from yuletable.kernel.core import Move, Seat, Word

MOST_SEATS: Final = 6
TARGETS: Final = 10  # seats that can be written down; whether they exist is for the law to say


@final
class Number(Move):
    """Play one number card: `5`."""

    wire_name: ClassVar[str] = "Number"

    def __init__(self, value: int) -> None:
        self.value = value

    def parts(self) -> dict[str, Any]:
        return {"value": self.value}

    def text(self) -> str:
        return str(self.value)


@final
class Triple(Move):
    """Play three of a kind: `3x5`."""

    wire_name: ClassVar[str] = "Triple"

    def __init__(self, value: int) -> None:
        self.value = value

    def parts(self) -> dict[str, Any]:
        return {"value": self.value}

    def text(self) -> str:
        return f"3x{self.value}"


@final
class Use(Move):
    """Play a Specialty card that names nobody: `EX`, `RC`."""

    wire_name: ClassVar[str] = "Use"

    def __init__(self, card: int) -> None:
        self.card = card

    def parts(self) -> dict[str, Any]:
        return {"card": self.card}

    def text(self) -> str:
        return CODES[self.card]


@final
class UseOn(Move):
    """Play a Specialty card on somebody: `NE>2`, `HB>2`."""

    wire_name: ClassVar[str] = "UseOn"

    def __init__(self, card: int, target: Seat) -> None:
        self.card = card
        self.target = target

    def parts(self) -> dict[str, Any]:
        return {"card": self.card, "target": self.target}

    def text(self) -> str:
        return f"{CODES[self.card]}>{self.target}"


@final
class Toss(Move):
    """Throw a card away for want of a play: `toss:RC`."""

    wire_name: ClassVar[str] = "Toss"

    def __init__(self, card: int) -> None:
        self.card = card

    def parts(self) -> dict[str, Any]:
        return {"card": self.card}

    def text(self) -> str:
        return f"toss:{CODES[self.card]}"


CROSS: Final = Word("cross")
STAY: Final = Word("stay")
DRAW: Final = Word("draw")
STOP: Final = Word("stop")
NUMBER: Final = [Number(value) for value in range(TOP_NUMBER + 1)]
TRIPLE: Final = [Triple(value) for value in range(TOP_NUMBER + 1)]
USE: Final = [Use(card) for card in range(CARDS)]
USE_ON: Final = [[UseOn(card, seat) for seat in range(TARGETS)] for card in range(CARDS)]
TOSS: Final = [Toss(card) for card in range(CARDS)]
