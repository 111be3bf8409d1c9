"""Every game in the catalogue keeps its promises, at every number of seats.

YULETABLE_NIGHTS says how many nights each promise is put to the test for, at each number of seats;
a campaign is `YULETABLE_NIGHTS=200 python3 go.py test tests/test_promises.py`.
"""

from __future__ import annotations

import os

import pytest

from tests.promises import PROMISES, Promise
from yuletable.games.catalogue import GAMES
from yuletable.kernel.game import Game

NIGHTS = int(os.environ.get("YULETABLE_NIGHTS", "2"))


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.name}-{seats}")
        for game in GAMES.values()
        for seats in game.seats
    ],
)
def test_promise(promise: Promise, game: Game, seats: int) -> None:
    for night in range(NIGHTS):
        promise(game, seats, night)
