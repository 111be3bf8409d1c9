"""The one list of games."""

from __future__ import annotations

from yuletable.games import (
    christmas_opoly,
    holiday_fever,
    holiday_shuffle,
    north_pole,
    secret_santa,
)
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.kernel.reading import suggestion

ALL = (
    secret_santa.GAME,
    holiday_shuffle.GAME,
    north_pole.GAME,
    christmas_opoly.GAME,
    holiday_fever.GAME,
)
GAMES: dict[str, Game] = {game.name: game for game in ALL}


def find(name: str) -> Game:
    """The game of this name; Invalid suggests the nearest."""
    if name not in GAMES:
        raise Invalid("game", f"{name!r} is not in the catalogue; {suggestion(name, list(GAMES))}")
    return GAMES[name]
