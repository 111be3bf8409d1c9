"""What the table is told: every kind of event, with the names and types of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

DREW_FOR_DEAL: Final = Kind("drew_for_deal", "card: str", reveals=True)
ROUND: Final = Kind("round", "round: int, dealer: int")  # seat: who begins it
DEALT: Final = Kind("dealt", "cards: list[str]", reveals=True)  # seat: on whose mat
TURNED_UP: Final = Kind("turned_up", "card: str", reveals=True)  # it starts the discard pile
TOOK: Final = Kind("took", "card: str, slot: int, old: str")  # from the discard pile
DREW: Final = Kind("drew", "", "card: str")
KEPT: Final = Kind("kept", "card: str, slot: int, old: str", shows=True)  # the card drawn
REJECTED: Final = Kind("rejected", "card: str", shows=True)
# card: the new top discard; cards: to draw
FLIPPED: Final = Kind("flipped", "card: str, cards: int")
UNUSED: Final = Kind("unused", "effect: str")  # a Celebration
AGAIN: Final = Kind("again")
# which cards came to which slots
SWITCHED: Final = Kind("switched", "first: int, card: str, second: int, other: str")
OFFERED: Final = Kind("offered", "slot: int, card: str, target: int, there: int, other: str")
# card: what went to the target
TRADED: Final = Kind("traded", "slot: int, card: str, target: int, there: int, other: str")
REFUSED: Final = Kind("refused", "by: int")  # seat: whose trade it was
NAMED: Final = Kind("named", "slot: int, date: str")
COMPLETE: Final = Kind("complete")  # a mat, by which its owner wins the round
SCORED: Final = Kind(
    "scored",
    "base: int, months: int, groups: int, points: int, total: int, "
    "dates: list[str], bonuses: list[list[int]]",
)
GAME_OVER: Final = Kind("game_over", "winners: list[int], totals: list[int]")
