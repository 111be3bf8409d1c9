"""What the table is told: every kind of event, with the names of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

LOT: Final = Kind("lot", "card", reveals=True)  # seat: who drew it to see who deals (NP-14)
DEALER: Final = Kind("dealer")
DEALT: Final = Kind("dealt", "held", "hand")  # seat: who was dealt to
TURN: Final = Kind("turn", "number")  # seat: whose; number: how many this seat has begun
DREW: Final = Kind("drew", "count", "cards")
SHUFFLED: Final = Kind("shuffled", "count")  # the discard pile became the draw pile
PLAYED: Final = Kind("played", "play left", shows=True)  # face up
PLAYED_ON: Final = Kind("played_on", "play target left", shows=True)
MOVED: Final = Kind("moved", "start end how place")  # place: a Station's name, or nothing
STAYED: Final = Kind("stayed")  # on the Lower Bridge, by choice
BONUS: Final = Kind("bonus", "station")  # another play is offered
STOPPED: Final = Kind("stopped")  # and declined
WINDOW: Final = Kind("window", "kind", reveals=True)  # passed unused; seat: whose card it was about
SAVED: Final = Kind("saved", "play by")  # seat: whom Santa protected; by: whose card
MISSED: Final = Kind("missed", "by")  # a turn, by Express
HALTED: Final = Kind("halted", "by")  # three of a kind, by Reindeer Crossing
TOSSED: Final = Kind("tossed", "card left", shows=True)
PASSED: Final = Kind("passed", shows=True)  # for want of a play
WON: Final = Kind("won", "ranks")
