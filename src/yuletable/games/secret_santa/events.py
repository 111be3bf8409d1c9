"""What the table is told: every kind of event, with the names and types of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

# seat: who was dealt to
DEALT: Final = Kind("dealt", "game: int, dealer: int, held: int", "hand: list[str]")
REGIFTED: Final = Kind("regifted", "target: int", "gift: str", shows=True)  # the Fruitcake
REGIFTED_OPENLY: Final = Kind("regifted", "target: int, gift: str", shows=True)
ROUND: Final = Kind("round")  # seat: who opens it
GAVE: Final = Kind("gave", "play: str, value: int, size: int, left: int", shows=True)
SING: Final = Kind("sing")  # five gold rings (SS-31)
PASSED: Final = Kind("passed")
MISSED: Final = Kind("missed")  # a turn, for not saying "Final Gift!"
DECLARED: Final = Kind("declared")
KEPT_SILENT: Final = Kind("silent")
# passed unused; seat: after whose turn, if any
WINDOW: Final = Kind("window", "kind: str", reveals=True)
USED: Final = Kind("used", "card: str, left: int", shows=True)  # a special, for its effect
SWAPPED: Final = Kind("swapped", "target: int")  # Carol
HAUNTED: Final = Kind("haunted", "play: str, by: int")  # seat: who takes the cards back
TREE_LIT: Final = Kind("tree", "gifts: list[str], dealt: list[int]", reveals=True)
UNWRAPPED: Final = Kind("unwrapped", "", "gift: str")  # one gift from the Tree
SCROOGED: Final = Kind("scrooged", "by: int")
WON_ROUND: Final = Kind("won_round", "why: str")  # why: top, santa, mouse or nobody
OUT: Final = Kind("out", "place: int, points: int")
BACK: Final = Kind("back")  # in again, by the Tree
SCORED: Final = Kind("scored", "place: int, points: int, total: int")
NIGHT_OVER: Final = Kind("night_over", "winners: list[int], totals: list[int]")
