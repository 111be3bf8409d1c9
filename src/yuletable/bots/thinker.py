"""A bot that thinks before it moves."""

from __future__ import annotations

from yuletable.bots.bot import Bot, Sight
from yuletable.bots.search import Budget, think
from yuletable.bots.taste import Taste
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move


class Thinker(Bot):
    """Searches worlds it cannot tell from the real one; a forced or obvious move needs no search.

    Without a limit in seconds the same sight and luck give the same move everywhere.
    """

    name = "search"

    def __init__(self, taste: Taste, budget: Budget) -> None:
        self.taste = taste
        self.budget = budget

    def choose(self, sight: Sight, chance: Chance) -> Move:
        move = self.taste.obvious(sight.menu)
        if move is None:
            found = think(sight.seat, sight.menu, sight.imagine, self.taste, self.budget, chance)
            move = found[0].move
        return self.taste.spoken(move, sight.imagine, chance)

    def aside(self, sight: Sight, chance: Chance) -> Move | None:
        return self.taste.aside(sight.menu)


class Fitful(Thinker):
    """Thinks now and then, and else goes by first impressions."""

    name = "fitful"

    def __init__(self, taste: Taste, budget: Budget, impulse: Bot, thoughtful: int) -> None:
        super().__init__(taste, budget)
        self.impulse = impulse
        self.thoughtful = thoughtful  # percent of choices

    def choose(self, sight: Sight, chance: Chance) -> Move:
        if chance.below(100) < self.thoughtful:
            return super().choose(sight, chance)
        return self.impulse.choose(sight, chance)
