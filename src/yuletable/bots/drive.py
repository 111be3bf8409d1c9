"""Who moves next among bots: polled for asides first, then whoever is awaited."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from yuletable.bots.bot import Bot, sight
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Seat, State

Luck = Callable[[Seat], Chance]  # each bot's own, for this moment


def poll(state: State, bots: Mapping[Seat, Bot], luck: Luck) -> tuple[Seat, Move] | None:
    """What a bot says though nobody waits for it: every speaker is heard once at every move.

    A game names its speakers itself, so where nobody has anything to say this costs one call.
    """
    for seat in state.speakers():
        if seat in bots:
            move = bots[seat].aside(sight(state, seat), luck(seat))
            if move is not None:
                return seat, move
    return None


def next_move(state: State, bots: Mapping[Seat, Bot], luck: Luck) -> tuple[Seat, Move]:
    """The next move at a table of bots; a forced answer needs no thought."""
    spoken = poll(state, bots, luck)
    if spoken is not None:
        return spoken
    seat = state.waiting()[0]
    return seat, bots[seat].choose(sight(state, seat), luck(seat))
