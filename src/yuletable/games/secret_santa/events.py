"""What the table is told: every kind of event, with the names of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

DEALT: Final = Kind("dealt", "game dealer held", "hand")  # seat: who was dealt to
REGIFTED: Final = Kind("regifted", "target", "gift", shows=True)  # the Fruitcake
REGIFTED_OPENLY: Final = Kind("regifted", "target gift", shows=True)
ROUND: Final = Kind("round", "")  # seat: who opens it
GAVE: Final = Kind("gave", "play value size left", shows=True)
SING: Final = Kind("sing")  # five gold rings (SS-31)
PASSED: Final = Kind("passed")
MISSED: Final = Kind("missed")  # a turn, for not saying «Final Gift!»
DECLARED: Final = Kind("declared")
KEPT_SILENT: Final = Kind("silent")
WINDOW: Final = Kind(
    "window", "kind", reveals=True
)  # passed unused; seat: after whose turn, if any
USED: Final = Kind("used", "card left", shows=True)  # a special, for its effect
SWAPPED: Final = Kind("swapped", "target")  # Carol
HAUNTED: Final = Kind("haunted", "play by")  # seat: who takes the cards back
TREE_LIT: Final = Kind("tree", "gifts dealt", reveals=True)
UNWRAPPED: Final = Kind("unwrapped", "", "gift")  # one gift from the Tree
SCROOGED: Final = Kind("scrooged", "by")
WON_ROUND: Final = Kind("won_round", "why")  # why: top, santa, mouse or nobody
OUT: Final = Kind("out", "place points")
BACK: Final = Kind("back")  # in again, by the Tree
SCORED: Final = Kind("scored", "place points total")
NIGHT_OVER: Final = Kind("night_over", "winners totals")
