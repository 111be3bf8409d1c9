"""What the table is told: every kind of event, with the names and types of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

LOT: Final = Kind("lot", "card: str", reveals=True)  # seat: who drew it to see who deals (NP-14)
DEALER: Final = Kind("dealer")
DEALT: Final = Kind("dealt", "held: int", "hand: list[str]")  # seat: who was dealt to
TURN: Final = Kind("turn", "number: int")  # seat: whose; number: how many this seat has begun
DREW: Final = Kind("drew", "count: int", "cards: list[str]")
SHUFFLED: Final = Kind("shuffled", "count: int")  # the discard pile became the draw pile
PLAYED: Final = Kind("played", "play: str, left: int", shows=True)  # face up
PLAYED_ON: Final = Kind("played_on", "play: str, target: int, left: int", shows=True)
# place: a Station's name, or nothing
MOVED: Final = Kind("moved", "start: int, end: int, how: str, place: str")
STAYED: Final = Kind("stayed")  # on the Lower Bridge, by choice
BONUS: Final = Kind("bonus", "station: str")  # another play is offered
STOPPED: Final = Kind("stopped")  # and declined
# passed unused; seat: whose card it was about
WINDOW: Final = Kind("window", "kind: str", reveals=True)
SAVED: Final = Kind("saved", "play: str, by: int")  # seat: whom Santa protected; by: whose card
MISSED: Final = Kind("missed", "by: int")  # a turn, by Express
HALTED: Final = Kind("halted", "by: int")  # three of a kind, by Reindeer Crossing
TOSSED: Final = Kind("tossed", "card: str, left: int", shows=True)
PASSED: Final = Kind("passed", shows=True)  # for want of a play
WON: Final = Kind("won", "ranks: list[int]")
