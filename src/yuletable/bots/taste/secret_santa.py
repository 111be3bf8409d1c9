"""A sensible player of Secret Santa: sheds low cards, spends high ones to win the lead."""

from __future__ import annotations

from yuletable.bots.bot import Bot, Sight
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move


class Greedy(Bot):
    """Plays by the rulebook's own advice (SS-107)."""

    name = "greedy"

    def choose(self, sight: Sight, chance: Chance) -> Move:
        return sight.menu[-1]
