"""Play a game to its end without asking anyone: the loop that search and benchmarks run."""

from __future__ import annotations

from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Host, State

LONGEST = 200_000  # more moves than any of our games


def playout(state: State, chance: Chance) -> int:
    """Play random moves to the end and count them; a forced answer needs no luck.

    Whoever has an aside to make speaks every other time, before anybody who is awaited.
    """
    host = Host(chance)
    for moves in range(LONGEST):
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
    raise RuntimeError(f"not over after {LONGEST} moves")
