"""A sensible player of Christmas-opoly: buys, bids, builds, and above all trades (CO-159)."""

from __future__ import annotations

from yuletable.bots.bot import Bot, Sight
from yuletable.games.christmas_opoly.advice import advise, obvious
from yuletable.games.christmas_opoly.rent import RENT
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move


class Greedy(Bot):
    """Thinks about a world it imagines: holdings lie open, so any such world will do."""

    name = "greedy"

    def choose(self, sight: Sight, chance: Chance) -> Move:
        move = obvious(sight.menu)
        if move is not None:
            return move
        world = sight.imagine(chance)
        assert isinstance(world, Opoly)
        return advise(world, sight.seat, sight.menu)

    def aside(self, sight: Sight, chance: Chance) -> Move | None:
        return RENT if RENT in sight.menu else None
