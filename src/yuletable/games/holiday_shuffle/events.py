"""What the table is told: every kind of event, with the names of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

DREW_FOR_DEAL: Final = Kind("drew_for_deal", "card", reveals=True)
ROUND: Final = Kind("round", "round dealer")  # seat: who begins it
DEALT: Final = Kind("dealt", "cards", reveals=True)  # seat: on whose mat
TURNED_UP: Final = Kind("turned_up", "card", reveals=True)  # it starts the discard pile
TOOK: Final = Kind("took", "card slot old")  # from the discard pile
DREW: Final = Kind("drew", "", "card")
KEPT: Final = Kind("kept", "card slot old", shows=True)  # the card drawn
REJECTED: Final = Kind("rejected", "card", shows=True)
FLIPPED: Final = Kind("flipped", "card cards")  # card: the new top discard; cards: to draw
UNUSED: Final = Kind("unused", "effect")  # a Celebration
AGAIN: Final = Kind("again")
SWITCHED: Final = Kind("switched", "first card second other")  # which cards came to which slots
OFFERED: Final = Kind("offered", "slot card target there other")
TRADED: Final = Kind("traded", "slot card target there other")  # card: what went to the target
REFUSED: Final = Kind("refused", "by")  # seat: whose trade it was
NAMED: Final = Kind("named", "slot date")
COMPLETE: Final = Kind("complete")  # a mat, by which its owner wins the round
SCORED: Final = Kind("scored", "base months groups points total dates bonuses")
GAME_OVER: Final = Kind("game_over", "winners totals")
