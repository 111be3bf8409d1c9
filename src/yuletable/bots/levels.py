"""The bots one may sit down with, by name."""

from __future__ import annotations

from yuletable.bots.bot import Bot
from yuletable.bots.simple import Meek, Random
from yuletable.bots.taste import (
    christmas_opoly,
    holiday_fever,
    holiday_shuffle,
    north_pole,
    secret_santa,
)
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.kernel.reading import suggestion

GREEDY: dict[str, type[Bot]] = {
    "secret_santa": secret_santa.Greedy,
    "christmas_opoly": christmas_opoly.Greedy,
    "holiday_shuffle": holiday_shuffle.Greedy,
    "north_pole": north_pole.Greedy,
    "holiday_fever": holiday_fever.Greedy,
}
LEVELS = ("random", "greedy")  # the weakest first: what a lobby offers
NAMES = ("greedy", "random", "meek")


def bot(name: str, game: Game) -> Bot:
    """The bot of this name for this game; a game without a taste of its own gets the random one."""
    if name not in NAMES:
        raise Invalid("bot", f"{name!r} is not known; {suggestion(name, list(NAMES))}")
    if name == "greedy":
        return GREEDY.get(game.name, Random)()
    return Random() if name == "random" else Meek()
