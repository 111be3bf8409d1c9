"""What everybody knows of hands: who had nothing to play showed what the hand is made of (NP-33).

A hand without a play holds only cards that cannot be played, of one of three groups, each within
the next: the answers to others' cards; those and Hustle-Bustle, barred to the leader; those and
Express, barred close to the end. What is remembered is how many cards of each group a hand must
hold at the least.
"""

from __future__ import annotations

from typing import Any, Final, final

from yuletable.games.north_pole.cards import EX, HB, RC, SA
from yuletable.kernel.core import Seat, Value

ANSWERS: Final = 0
WITH_HUSTLE: Final = 1
WITH_EXPRESS: Final = 2
GROUPS: Final = 3

Least = tuple[int, int, int]  # by group
NONE: Final[Least] = (0, 0, 0)


def group_of(card: int, santa_on_turn: bool) -> int:
    """The smallest group this card belongs to; GROUPS for a card that can always be played."""
    if card == RC or (card == SA and not santa_on_turn):
        return ANSWERS
    if card == HB:
        return WITH_HUSTLE
    return WITH_EXPRESS if card == EX else GROUPS


@final
class Memory(Value):
    """By seat and group: how many such cards the hand holds at the least."""

    def __init__(self, least: tuple[Least, ...]) -> None:
        self.least = least
        self.blank = True
        for known in least:
            if known != NONE:
                self.blank = False

    def parts(self) -> dict[str, Any]:
        return {"least": self.least}

    def of(self, seat: Seat, known: Least) -> Memory:
        """The same memory, but for what is known of one hand."""
        return Memory((*self.least[:seat], known, *self.least[seat + 1 :]))

    def played(self, seat: Seat, group: int) -> Memory:
        """After a card whose smallest group is this left a hand."""
        known = self.least[seat]
        if group == GROUPS or known == NONE:
            return self
        answers, hustle, express = known
        return self.of(
            seat,
            (
                max(answers - 1, 0) if group == ANSWERS else answers,
                max(hustle - 1, 0) if group <= WITH_HUSTLE else hustle,
                max(express - 1, 0),
            ),
        )

    def stuck(self, seat: Seat, group: int, held: int) -> Memory:
        """After it was seen that every card of this hand is of a group."""
        answers, hustle, _ = self.least[seat]
        return self.of(
            seat,
            (
                held if group == ANSWERS else answers,
                held if group <= WITH_HUSTLE else hustle,
                held,
            ),
        )


def blank(seats: int) -> Memory:
    """Nothing is known of any hand."""
    return Memory((NONE,) * seats)
