"""The one list of games."""

from __future__ import annotations

from yuletable.games import christmas_opoly, holiday_shuffle, secret_santa
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.kernel.reading import suggestion

GAMES: dict[str, Game] = {
    game.name: game for game in (secret_santa.GAME, holiday_shuffle.GAME, christmas_opoly.GAME)
}


def find(name: str) -> Game:
    """The game of this name; Invalid suggests the nearest."""
    if name not in GAMES:
        raise Invalid("game", f"{name!r} is not in the catalogue; {suggestion(name, list(GAMES))}")
    return GAMES[name]
