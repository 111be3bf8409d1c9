"""Moves as players write them, read back."""

from __future__ import annotations

import re

from yuletable.games.north_pole.cards import CARDS, CODES, HB, NE, SPECIALTIES
from yuletable.games.north_pole.moves import (
    CROSS,
    DRAW,
    NUMBER,
    STAY,
    STOP,
    TOSS,
    TRIPLE,
    USE,
    USE_ON,
)
from yuletable.kernel.ballot import DECLINE
from yuletable.kernel.core import Move
from yuletable.kernel.errors import Unreadable

EXPECTED = (
    "5 (one number card), 3x5 (three of a kind), HB, EX, ST, NE>2 (on seat 2), HB>2, RC, SA, "
    "cross, stay, draw, stop, toss:RC, or - to decline"
)
PLAIN: dict[str, Move] = {"CROSS": CROSS, "STAY": STAY, "DRAW": DRAW, "STOP": STOP, "-": DECLINE}
CARD_OF = {CODES[card]: card for card in range(1, CARDS)}
ON_SEAT = re.compile(r"(HB|NE)>([0-9])")


def read_move(text: str) -> Move:
    """The move a player wrote; capitals and spaces do not matter.

    >>> read_move("3X5").text(), read_move("ne > 2").text()
    ('3x5', 'NE>2')
    """
    word = "".join(text.split()).upper()
    if word in PLAIN:
        return PLAIN[word]
    card = CARD_OF.get(word, 0)
    if card == NE:
        raise Unreadable("NP-80", "Say whom the Naughty Elf lifts, like NE>2.")
    if card:
        return USE[card] if card in SPECIALTIES else NUMBER[card]
    if on := ON_SEAT.fullmatch(word):
        return USE_ON[HB if on[1] == "HB" else NE][int(on[2])]
    name, mark, card_code = word.partition(":")
    if name == "TOSS" and mark and card_code in CARD_OF:
        return TOSS[CARD_OF[card_code]]
    three = CARD_OF.get(word.removeprefix("3X"), 0)
    if word.startswith("3X") and three:
        if three in SPECIALTIES:
            raise Unreadable("NP-48", "Three of a kind are number cards, like 3x5.")
        return TRIPLE[three]
    raise Unreadable("TB-06", f"I can’t read {text.strip()[:40]!r}. Moves look like {EXPECTED}.")
