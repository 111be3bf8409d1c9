"""What a player of one game likes, computed fast enough for thousands of imagined games."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Seat, State
from yuletable.kernel.native import mypyc_attr

UNDECIDED: Final[list[float]] = []
HOPELESS: Final = -1e9  # the weight of a move that nobody need think about


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """How to play on without thinking ahead, and what a position is worth.

    This one suits every game and likes every move equally; where `Any` stands, a game's own taste
    names its own State. It is asked about worlds a seat imagines, and even there it looks at
    nobody else's secrets.
    """

    def weigh(self, state: Any, seat: Seat, menu: list[Move]) -> list[float]:
        """How good each move looks."""
        return [0.0] * len(menu)

    def choose(self, state: Any, seat: Seat, menu: list[Move], chance: Chance) -> Move:
        """The move that looks best; it may be an open choice that is not on the menu."""
        if len(menu) == 1:
            return menu[0]
        weights = self.weigh(state, seat, menu)
        best = 0
        for at in range(1, len(weights)):
            if weights[at] > weights[best]:
                best = at
        return menu[best]

    def obvious(self, menu: list[Move]) -> Move | None:
        """The move that needs no thought, if there is one."""
        return menu[0] if len(menu) == 1 else None

    def courtesy(self, menu: list[Move]) -> Move | None:
        """The move that a friendly player makes in any mood, if there is one."""
        return None

    def aside(self, menu: list[Move]) -> Move | None:
        """An aside to make now, if any."""
        return None

    def spoken(self, move: Move, imagine: Callable[[Chance], State], chance: Chance) -> Move:
        """The same move with words to go with it, where a game asks for some."""
        return move

    def patience(self) -> int:
        """How many moves an imagined game is played on before its position is weighed."""
        return 2_000

    def chapter(self, state: Any) -> int:
        """Which part of the game this is: imagined games need not go beyond it."""
        return 0

    def carried(self, state: Any) -> list[int]:
        """The scores with which this chapter began."""
        scores: list[int] = state.scores[:]
        return scores

    def outcome(self, state: Any, seat: Seat, move: Move) -> list[float]:
        """The worth of a move that ends its chapter, where making it takes long; else nothing."""
        return UNDECIDED

    def worth(self, state: Any) -> list[float]:
        """By seat, the chance to be first in the end; they add up to one."""
        return firsts(state.scores) if state.over() else chances(state.scores, 1.0)


class Indifferent(Taste):
    """For a game without a taste of its own: any move will do."""

    def choose(self, state: State, seat: Seat, menu: list[Move], chance: Chance) -> Move:
        return menu[chance.below(len(menu))]


def firsts(scores: list[int]) -> list[float]:
    """Each seat's share of the first place.

    >>> firsts([3, 7, 7])
    [0.0, 0.5, 0.5]
    """
    best = max(scores)
    share = 1.0 / scores.count(best)
    return [share if score == best else 0.0 for score in scores]


def chances(strengths: list[float] | list[int], spread: float) -> list[float]:
    """Chances to be first where so much luck is still to come.

    >>> [round(chance, 2) for chance in chances([2, 1, 1], 1.0)]
    [0.58, 0.21, 0.21]
    """
    best = max(strengths)
    odds = [exp((strength - best) / spread) for strength in strengths]
    total = sum(odds)
    return [odd / total for odd in odds]
