"""Play a game on without asking anyone: the loop that search and benchmarks run."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Host, State

LONGEST: Final = 200_000  # moves; there are games that chance alone hardly ever ends


def playout(state: State, chance: Chance, most: int = LONGEST) -> int:
    """Play random moves to the end, or so many of them; a forced answer needs no luck.

    A seat with an aside to make speaks every other time, before the awaited seats.
    """
    host = Host(chance)
    for moves in range(most):
        waiting = state.asking
        if not waiting:
            return moves
        seat = waiting[0]
        speakers = state.speakers()
        if speakers and chance.below(2):
            seat = speakers[0]
        menu = state.menu(seat)
        choices = len(menu)
        state.play(seat, menu[chance.below(choices) if choices > 1 else 0], host)
    return most
