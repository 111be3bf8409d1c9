"""Who is ahead while a game is played, as somebody would say who sees all the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yuletable.kernel.core import State
from yuletable.kernel.face import face
from yuletable.kernel.game import Game

Standing = Callable[[Any], list[int]]  # by seat: the more the better
TIED = -1  # nobody is ahead alone


def standing(game: Game) -> Standing:
    """How to tell who is ahead; where the game's study says nothing better, by the scores."""
    told: Standing = getattr(face(game, "study"), "standing", scores)
    return told


def scores(state: State) -> list[int]:
    return state.scores


def ahead(standings: list[int]) -> int:
    """The seat that is ahead of all others, or TIED.

    >>> ahead([3, 5, 1]), ahead([5, 5, 1])
    (1, -1)
    """
    best = max(standings)
    return standings.index(best) if standings.count(best) == 1 else TIED
