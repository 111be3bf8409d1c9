"""What is worth asking of Holiday Shuffle, and who is ahead in it."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.calendar import in_order
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.lab.subjects import Subject, Things, Ways

SUBJECT = Subject(
    ways=(
        Ways(
            "ways",
            "How the winner won",
            "points",
            {
                "scored.base+": "for dates in order",
                "scored.months+": "for months in a row",
                "scored.groups+": "for cards of one month",
            },
        ),
        Ways(
            "turns",
            "What the winner did",
            "",
            {
                "complete": "rounds ended with ten dates in order",
                "took": "cards taken from the discard pile",
                "kept": "cards drawn and kept",
                "rejected": "cards drawn and thrown away",
                "again": "further turns by a Celebration",
                "switched": "switches by a Celebration",
                "traded": "trades by a Celebration",
            },
        ),
    ),
    things=(
        Things("cards", "Which cards to be dealt", "dealt.cards=", "card", "is dealt"),
        Things("taken", "Which cards winners take", "took.card=", "card", "takes"),
    ),
)


def standing(state: Shuffle) -> list[int]:
    """The points so far and, while a round lasts, one for each card that lies in order."""
    if state.over():
        return state.scores
    scale = state.terms.scale
    ordered = [in_order(row, scale.leap, scale.strict) for row in state.dates]
    return [score + more for score, more in zip(state.scores, ordered, strict=True)]
