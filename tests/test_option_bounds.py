"""No option takes a number without end."""

from __future__ import annotations

import pytest

from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.errors import Invalid


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_highest(name: str) -> None:
    game = find(name)
    for option in game.options:
        if option.number_from is not None:
            highest = option.highest(game.seats[-1])
            assert highest is not None, option.name
            with pytest.raises(Invalid, match=f"whole number from {option.number_from} to"):
                game.terms(game.seats[0], "house", {option.name: 10**30})
