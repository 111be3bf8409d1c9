"""Bots that do not think ahead."""

from __future__ import annotations

from yuletable.bots.bot import Bot, Sight
from yuletable.bots.taste import Taste
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


class Greedy(Bot):
    """Makes the move its taste likes best in a world it imagines."""

    name = "greedy"

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def choose(self, sight: Sight, chance: Chance) -> Move:
        move = self.taste.obvious(sight.menu)
        if move is None:
            world = sight.imagine(chance)
            move = self.taste.choose(world, sight.seat, sight.menu, chance)
        return self.taste.spoken(move, sight.imagine, chance)

    def aside(self, sight: Sight, chance: Chance) -> Move | None:
        return self.taste.aside(sight.menu)


class Whimsical(Greedy):
    """Plays by its taste, but now and then just anything."""

    name = "whimsical"

    def __init__(self, taste: Taste, whim: int) -> None:
        super().__init__(taste)
        self.whim = whim  # percent of choices that are random

    def choose(self, sight: Sight, chance: Chance) -> Move:
        polite = self.taste.courtesy(sight.menu) is not None
        if polite or chance.below(100) >= self.whim:
            return super().choose(sight, chance)
        move = sight.menu[chance.below(len(sight.menu))]
        return self.taste.spoken(move, sight.imagine, chance)
