"""Words people typed, before anybody else sees them."""

from __future__ import annotations

import re
import unicodedata
from datetime import date

from yuletable.kernel.errors import Invalid
from yuletable.server.refusals import NAME_NEEDED, Denied

LONGEST_NAME = 20
LONGEST_LINE = 280
BLANK = "\u3164\u115f\u1160\uffa0\u2800"  # letters and signs that show nothing
UNSEEN = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u2028\u2029"  # marks and breaks that show nothing
JOINERS = "\u200c\u200d"  # within emoji and in scripts that need them; elsewhere they only hide
FLAG, TAGS = "\U0001f3f4", range(0xE0020, 0xE0080)  # a black flag and the tags that make it Wales
JOINED_FROM = 0x600  # scripts and signs that are written with joiners begin here
MARKS = 2  # that may stand on one letter
DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def tidy(words: str, longest: int = LONGEST_LINE) -> str:
    """One line of composed characters, nothing that hides or turns text, not too long.

    >>> tidy("  A\\u202eb\\n c "), tidy("A\\u2060\\u200dB")
    ('Ab c', 'AB')
    """
    composed = unicodedata.normalize("NFC", words)
    kept: list[str] = []
    marks = 0
    for letter in composed:
        if hides(letter, kept[-1] if kept else ""):
            kept.append(" " if letter.isspace() or letter in BLANK else "")
            continue
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()


def hides(letter: str, before: str) -> bool:
    """Does this show nothing, or turn the text around it? A joiner may be part of an emoji."""
    if letter in JOINERS:
        return not before or ord(before) < JOINED_FROM
    if ord(letter) in TAGS:
        return before != FLAG and not (before and ord(before) in TAGS)
    if letter in BLANK or letter in UNSEEN:
        return True
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn")


def tidy_name(name: str) -> str:
    """A name to sit under; Denied if there is nothing in it to see."""
    tidied = tidy(name, LONGEST_NAME)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in tidied):
        raise Denied(NAME_NEEDED)
    return tidied


def calendar_date(text: str) -> str:
    """A day of the calendar, or nothing; Invalid if there is no such day.

    >>> calendar_date("2028-02-29")
    '2028-02-29'
    """
    try:
        if text and not DAY.fullmatch(text):
            raise ValueError(text)
        if text:
            date.fromisoformat(text)
    except ValueError:
        raise Invalid("date", f"{text[:10]!r} is no day of the calendar") from None
    return text
