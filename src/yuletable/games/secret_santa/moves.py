"""What a player can say. Each is made once and shared, so menus hand out references."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.secret_santa.cards import CODES, ELF, KINDS, TOP_GIFT
from yuletable.kernel.core import Move, Seat, Word

LETTERS: Final = "ABCDFGHI"  # by seat; E is an Elf


@final
class Give(Move):
    """Lay gifts of one value, perhaps with Elves: `3x5+1E`."""

    wire_name: ClassVar[str] = "Give"

    def __init__(self, value: int, gifts: int, elves: int, santa: bool = False) -> None:
        self.value = value
        self.gifts = gifts
        self.elves = elves
        self.santa = santa  # Santa joins in (SS-70)

    def parts(self) -> dict[str, Any]:
        return {"value": self.value, "gifts": self.gifts, "elves": self.elves, "santa": self.santa}

    def text(self) -> str:
        elves = f"+{self.elves}E" if self.elves else ""
        return f"{self.gifts}x{self.value}{elves}{'+SANTA' if self.santa else ''}"


@final
class Zeros(Move):
    """Lay specials as gifts of value 0: `0:MOUSE+E+E`."""

    wire_name: ClassVar[str] = "Zeros"

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = tuple(sorted(cards))

    def parts(self) -> dict[str, Any]:
        return {"cards": self.cards}

    def text(self) -> str:
        return "0:" + "+".join([CODES[card] for card in self.cards])


@final
class Use(Move):
    """Use a special that needs nobody else: Santa, A Mouse, the Ghost."""

    wire_name: ClassVar[str] = "Use"

    def __init__(self, card: int) -> None:
        self.card = card

    def parts(self) -> dict[str, Any]:
        return {"card": self.card}

    def text(self) -> str:
        return CODES[self.card]


@final
class UseOn(Move):
    """Use a special on somebody: `CAROL>C`, `SCROOGE>C`."""

    wire_name: ClassVar[str] = "UseOn"

    def __init__(self, card: int, target: Seat) -> None:
        self.card = card
        self.target = target

    def parts(self) -> dict[str, Any]:
        return {"card": self.card, "target": self.target}

    def text(self) -> str:
        return f"{CODES[self.card]}>{LETTERS[self.target]}"


@final
class LightTree(Move):
    """Play the Christmas Tree and say where its deal begins: `TREE:self`, `TREE:left`."""

    wire_name: ClassVar[str] = "LightTree"

    def __init__(self, left: bool) -> None:
        self.left = left

    def parts(self) -> dict[str, Any]:
        return {"left": self.left}

    def text(self) -> str:
        return "TREE:left" if self.left else "TREE:self"


@final
class Regift(Move):
    """Play the Fruitcake and hand somebody a gift: `FRUIT:7>C`."""

    wire_name: ClassVar[str] = "Regift"

    def __init__(self, gift: int, target: Seat) -> None:
        self.gift = gift
        self.target = target

    def parts(self) -> dict[str, Any]:
        return {"gift": self.gift, "target": self.target}

    def text(self) -> str:
        return f"FRUIT:{self.gift}>{LETTERS[self.target]}"


PASS: Final = Word("pass")
DECLARE: Final = Word("declare")
SILENT: Final = Word("silent")
TREE_SELF: Final = LightTree(left=False)
TREE_LEFT: Final = LightTree(left=True)
USE: Final = [Use(card) for card in range(KINDS)]
USE_ON: Final = [[UseOn(card, seat) for seat in range(len(LETTERS))] for card in range(KINDS)]


def every_give(copies: list[int]) -> list[list[list[Give]]]:
    """Every way of giving with these copies of each kind: by value, gifts, Elves."""
    return [
        [
            [Give(value, gifts, elves) for elves in range(copies[ELF] + 1)]
            for gifts in range(most + 1)
        ]
        for value, most in enumerate(copies[: TOP_GIFT + 1])
    ]


def with_santa(move: Give) -> Give:
    return Give(move.value, move.gifts, move.elves, santa=True)
