"""Moves as players write them, read back."""

from __future__ import annotations

import re

from yuletable.games.secret_santa.cards import (
    CODES,
    KINDS,
    SPECIALS,
    TOP_GIFT,
)
from yuletable.games.secret_santa.moves import (
    DECLARE,
    LETTERS,
    PASS,
    SILENT,
    TREE_LEFT,
    TREE_SELF,
    USE,
    USE_ON,
    Give,
    Regift,
    Zeros,
)
from yuletable.kernel.ballot import DECLINE
from yuletable.kernel.core import Move
from yuletable.kernel.errors import Unreadable

EXPECTED = (
    "3x5 (three 5s), 3x5+1E (with an Elf), 0:MOUSE+E (specials as zeros), SANTA, pass, declare, "
    "silent, MOUSE, GHOST, CAROL>C, TREE:self, TREE:left, SCROOGE>C, FRUIT:7>C, or - to decline"
)
PLAIN: dict[str, Move] = {
    "PASS": PASS,
    "DECLARE": DECLARE,
    "SILENT": SILENT,
    "-": DECLINE,
    "TREE:SELF": TREE_SELF,
    "TREE:LEFT": TREE_LEFT,
}
GIFTS = re.compile(r"(\d{1,3})X(\d{1,2})(?:\+(\d{1,2})E)?(\+SANTA)?")
KIND_OF = {CODES[kind]: kind for kind in range(1, KINDS)}


def read_move(text: str) -> Move:
    """The move a player wrote; capitals and spaces do not matter.

    >>> read_move("3x5+1e").text()
    '3x5+1E'
    """
    word = "".join(text.split()).upper()
    if word in PLAIN:
        return PLAIN[word]
    if gifts := GIFTS.fullmatch(word):
        number, value, elves = (int(part or 0) for part in gifts.group(1, 2, 3))
        return Give(value, number, elves, santa=bool(gifts.group(4)))
    if word.startswith("0:"):
        return read_zeros(word[2:], text)
    name, _, target = word.partition(">")
    if not target and name in KIND_OF and KIND_OF[name] in SPECIALS:
        return USE[KIND_OF[name]]
    if len(target) == 1 and target in LETTERS:
        if name in ("CAROL", "SCROOGE"):
            return USE_ON[KIND_OF[name]][LETTERS.index(target)]
        gift = name.removeprefix("FRUIT:")
        if gift != name and gift in KIND_OF and KIND_OF[gift] <= TOP_GIFT:
            return Regift(KIND_OF[gift], LETTERS.index(target))
        if gift != name and gift in KIND_OF:
            raise Unreadable(
                "SS-83", f"The Fruitcake passes along a gift from 1 to {TOP_GIFT}, not {gift}."
            )
    raise Unreadable("TB-06", f"I can’t read {text.strip()[:40]!r}. Moves look like {EXPECTED}.")


def read_zeros(names: str, text: str) -> Move:
    cards: list[int] = []
    for name in names.split("+"):
        kind = KIND_OF.get(name, 0)
        if kind not in SPECIALS:
            raise Unreadable(
                "TB-06", f"I can’t read {text.strip()[:40]!r}: {name!r} isn’t a special."
            )
        cards.append(kind)
    return Zeros(tuple(cards))
