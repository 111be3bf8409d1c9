"""Who is ahead while a game is played, as somebody would say who sees all the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yuletable.games.christmas_opoly.phases.estate import worth
from yuletable.games.holiday_fever.scoring import christmas_value
from yuletable.games.holiday_shuffle.calendar import in_order
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.kernel.core import State
from yuletable.kernel.game import Game

Standing = Callable[[Any], list[int]]  # by seat: the more the better
TIED = -1  # nobody is ahead alone


def mats_in_order(state: Shuffle) -> list[int]:
    """The points so far and, while a round lasts, one for each card that lies in order."""
    if state.over():
        return state.scores
    scale = state.terms.scale
    ordered = [in_order(row, scale.leap, scale.strict) for row in state.dates]
    return [score + more for score, more in zip(state.scores, ordered, strict=True)]


BY_GAME: dict[str, Standing] = {
    "holiday_shuffle": mats_in_order,
    "north_pole": lambda state: state.at,
    "christmas_opoly": lambda state: [worth(state, seat) for seat in range(len(state.scores))],
    "holiday_fever": lambda state: [
        christmas_value(state, seat) for seat in range(len(state.scores))
    ],
}


def standing(game: Game) -> Standing:
    """How to tell who is ahead; where a game says nothing better, by the scores."""
    return BY_GAME.get(game.name, scores)


def scores(state: State) -> list[int]:
    return state.scores


def ahead(standings: list[int]) -> int:
    """The seat that is ahead of all others, or TIED.

    >>> ahead([3, 5, 1]), ahead([5, 5, 1])
    (1, -1)
    """
    best = max(standings)
    return standings.index(best) if standings.count(best) == 1 else TIED
