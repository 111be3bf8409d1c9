"""Moves as players write them, read back."""

from __future__ import annotations

import re

from yuletable.games.holiday_shuffle.calendar import SLOTS, read_day
from yuletable.games.holiday_shuffle.moves import (
    ACCEPT,
    AGAIN,
    DRAW,
    LETTERS,
    NAME,
    PUT,
    REFUSE,
    REJECT,
    SWITCH,
    TAKE,
    TRADE,
)
from yuletable.kernel.ballot import DECLINE
from yuletable.kernel.core import Move
from yuletable.kernel.errors import Unreadable

EXPECTED = (
    "P (draw), D>4 (the top discard into slot 4), >4 (the drawn card into slot 4), x (discard it), "
    "AG, SW:3,7, TR:3,B5, W3=Mar21, accept, refuse, or - to leave an effect unused"
)
PLAIN: dict[str, Move] = {
    "P": DRAW,
    "X": REJECT,
    "AG": AGAIN,
    "-": DECLINE,
    "ACCEPT": ACCEPT,
    "REFUSE": REFUSE,
}
TAKEN = re.compile(r"(D?)>(\d{1,3})")
SWITCHED = re.compile(r"SW:(\d{1,3}),(\d{1,3})")
TRADED = re.compile(r"TR:(\d{1,3}),([A-Z])(\d{1,3})")
NAMED = re.compile(r"W(\d{1,3})=(\w+)")


def read_move(text: str) -> Move:
    """The move a player wrote; capitals and spaces do not matter.

    >>> read_move("tr: 3, b5").text(), read_move("SW:7,3").text()
    ('TR:3,B5', 'SW:3,7')
    """
    word = "".join(text.split()).upper()
    if word in PLAIN:
        return PLAIN[word]
    if taken := TAKEN.fullmatch(word):
        slot = read_slot(taken[2])
        return TAKE[slot] if taken[1] else PUT[slot]
    if switched := SWITCHED.fullmatch(word):
        first, second = sorted([read_slot(switched[1]), read_slot(switched[2])])
        return SWITCH[first][second]
    if traded := TRADED.fullmatch(word):
        if traded[2] not in LETTERS:
            raise Unreadable("HS-02", f"Seats are lettered A to D, so nobody is {traded[2]}.")
        partner = LETTERS.index(traded[2])
        return TRADE[partner][read_slot(traded[1])][read_slot(traded[3])]
    if named := NAMED.fullmatch(word):
        return NAME[read_slot(named[1])][read_day(named[2])]
    raise Unreadable("TB-06", f"I can’t read {text.strip()[:40]!r}. Moves look like {EXPECTED}.")


def read_slot(number: str) -> int:
    slot = int(number) - 1
    if not 0 <= slot < SLOTS:
        raise Unreadable("HS-05", f"A mat has slots 1 to 10: there is no slot {number}.")
    return slot
