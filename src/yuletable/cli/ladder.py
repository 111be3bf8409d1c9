"""`yuletable lab ladder`: which bot is stronger, as a table."""

from __future__ import annotations

from itertools import pairwise

from yuletable.bots.levels import NAMES
from yuletable.games.catalogue import find
from yuletable.lab.ladder import Pairing, outcomes


def run(name: str, seats: int | None, games: int) -> int:
    """Every bot against the next weaker one."""
    game = find(name)
    seats = min(4, game.seats[-1]) if seats is None else seats
    for one, others in pairwise(NAMES):
        first = sum(outcomes(game, Pairing(one, others), seats, games))
        print(f"{one} among {others}: first in {first:g} of {games} games")
    return 0
