"""The bots one may sit down with, by name."""

from __future__ import annotations

from yuletable.bots.bot import Bot
from yuletable.bots.simple import Greedy, Meek, Random
from yuletable.bots.taste.christmas_opoly import OpolyTaste
from yuletable.bots.taste.holiday_fever import FeverTaste
from yuletable.bots.taste.holiday_shuffle import ShuffleTaste
from yuletable.bots.taste.north_pole import TrainTaste
from yuletable.bots.taste.secret_santa import SantaTaste
from yuletable.bots.taste.taste import Indifferent, Taste
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.kernel.reading import suggestion

TASTES: dict[str, type[Taste]] = {
    "secret_santa": SantaTaste,
    "holiday_shuffle": ShuffleTaste,
    "north_pole": TrainTaste,
    "christmas_opoly": OpolyTaste,
    "holiday_fever": FeverTaste,
}
LEVELS = ("random", "greedy")  # the weakest first: what a lobby offers
NAMES = ("greedy", "random", "meek")


def taste_of(game: Game) -> Taste:
    """What this game's players like; a game without a taste of its own likes anything."""
    return TASTES.get(game.name, Indifferent)()


def bot(name: str, game: Game) -> Bot:
    """The bot of this name for this game."""
    if name not in NAMES:
        raise Invalid("bot", f"{name!r} is not known; {suggestion(name, list(NAMES))}")
    if name == "greedy":
        return Greedy(taste_of(game))
    return Random() if name == "random" else Meek()
