"""The cards: gifts are 1 to 12 by value, the specials follow in the order records name them."""

from __future__ import annotations

from typing import Final

CAROL: Final = 13
FRUITCAKE: Final = 14
GHOST: Final = 15
MOUSE: Final = 16
SANTA: Final = 17
SCROOGE: Final = 18
TREE: Final = 19
ELF: Final = 20

TOP_GIFT: Final = 12  # the Twelve Days of Christmas (SS-01)
KINDS: Final = 21  # kind 0 is nothing
SPECIALS: Final = (CAROL, FRUITCAKE, GHOST, MOUSE, SANTA, SCROOGE, TREE, ELF)

STAR: Final = 1  # on one's own turn (SS-03)
HOLLY: Final = 2  # straight after somebody else's
SNOW: Final = 3  # between rounds
TYPES: Final = "- star holly snow".split()

CODES: Final = "- 1 2 3 4 5 6 7 8 9 10 11 12 CAROL FRUIT GHOST MOUSE SANTA SCROOGE TREE E".split()
NAMES: Final = {
    CAROL: "Christmas Carol",
    FRUITCAKE: "the Fruitcake",
    GHOST: "the Ghost of Christmas Present",
    MOUSE: "A Mouse",
    SANTA: "Santa",
    SCROOGE: "Scrooge",
    TREE: "the Christmas Tree",
    ELF: "an Elf",
}


def cards_of(counts: list[int]) -> list[int]:
    """Counts by kind as a row of cards, sorted by value with the specials last (SS-15).

    >>> cards_of([0, 2, 1])
    [1, 1, 2]
    """
    cards: list[int] = []
    for kind, count in enumerate(counts):
        for _ in range(count):
            cards.append(kind)
    return cards


def counts_of(cards: list[int]) -> list[int]:
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


def codes(cards: list[int]) -> list[str]:
    return [CODES[card] for card in cards]
