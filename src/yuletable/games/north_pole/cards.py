"""The cards: number cards are their own value, the Specialty cards follow."""

from __future__ import annotations

from typing import Final

TOP_NUMBER: Final = 99
HB: Final = 100  # Hustle-Bustle
EX: Final = 101  # Express
ST: Final = 102  # Snow Storm
NE: Final = 103  # Naughty Elf
RC: Final = 104  # Reindeer Crossing
SA: Final = 105  # Santa
CARDS: Final = 106  # card 0 is nothing

SPECIALTIES: Final = (HB, EX, ST, NE, RC, SA)
CODES: Final = [*[str(value) for value in range(TOP_NUMBER + 1)], *"HB EX ST NE RC SA".split()]
NAMES: Final = {
    HB: "Hustle-Bustle",
    EX: "Express",
    ST: "Snow Storm",
    NE: "Naughty Elf",
    RC: "Reindeer Crossing",
    SA: "Santa",
}


def codes(cards: list[int]) -> list[str]:
    """Cards as they are written.

    >>> codes([4, 4, RC])
    ['4', '4', 'RC']
    """
    return [CODES[card] for card in cards]
