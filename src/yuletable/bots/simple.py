"""Bots that do not think."""

from __future__ import annotations

from yuletable.bots.bot import Bot, Sight
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move


class Random(Bot):
    """Picks any move of its menu."""

    name = "random"

    def choose(self, sight: Sight, chance: Chance) -> Move:
        return sight.menu[chance.below(len(sight.menu))]

    def aside(self, sight: Sight, chance: Chance) -> Move | None:
        chosen = chance.below(len(sight.menu) + 1)
        return sight.menu[chosen - 1] if chosen else None


class Meek(Bot):
    """Always takes the meekest move: what a clock plays for a seat that ran out of time."""

    name = "meek"

    def choose(self, sight: Sight, chance: Chance) -> Move:
        return sight.menu[0]
