"""Words people typed, before anybody else sees them."""

from __future__ import annotations

import unicodedata

from yuletable.server.table import Denied

LONGEST_NAME = 20
LONGEST_LINE = 280
# Characters that turn the direction of the text around them, or join what should stay apart.
TURNING = {*"\u200b\u200e\u200f\u2028\u2029\u061c\ufeff", *map(chr, range(0x202A, 0x202F))}
TURNING |= set(map(chr, range(0x2066, 0x206A)))
MARKS = 2  # that may stand on one letter


def tidy(words: str, longest: int = LONGEST_LINE) -> str:
    """One line of composed characters, nothing that hides or turns text, not too long.

    >>> tidy("  A\\u202eb\\n c ")
    'Ab c'
    """
    composed = unicodedata.normalize("NFC", words)
    kept: list[str] = []
    marks = 0
    for letter in composed:
        if letter in TURNING or unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn"):
            kept.append(" " if letter.isspace() else "")
            continue
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()


def tidy_name(name: str) -> str:
    """A name to sit under; Denied if nothing of it is left."""
    tidied = tidy(name, LONGEST_NAME)
    if not tidied:
        raise Denied("Please give a name.")
    return tidied
