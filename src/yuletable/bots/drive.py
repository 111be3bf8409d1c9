"""The next move among bots: first asides, then the awaited seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from yuletable.bots.bot import Bot, sight
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import Move, Seat, State

Luck = Callable[[Seat], Chance]  # each bot's own, for this moment


class Decision(NamedTuple):
    """A move, who makes it, and whether there was anything to choose."""

    seat: Seat
    move: Move
    free: bool


def luck_of(seed: str, moves: int) -> Luck:
    """The luck of every bot after so many moves of a match."""
    return lambda seat: stream(seed, f"bot/{seat}", moves)


def next_move(state: State, bots: Mapping[Seat, Bot], luck: Luck) -> tuple[Seat, Move]:
    """The next move at a table of bots."""
    decision = decide(state, bots, luck)
    return decision.seat, decision.move


def decide(state: State, bots: Mapping[Seat, Bot], luck: Luck) -> Decision:
    """What happens next at a table of bots."""
    spoken = poll(state, bots, luck)
    if spoken is not None:
        return Decision(*spoken, free=True)
    seat = state.waiting()[0]
    return answer(state, seat, bots[seat], luck)


def poll(state: State, bots: Mapping[Seat, Bot], luck: Luck) -> tuple[Seat, Move] | None:
    """Poll the bots for an aside: every speaker once at every move.

    A game names its speakers itself, so where nobody has anything to say this costs one call.
    """
    for seat in state.speakers():
        if seat in bots:
            move = bots[seat].aside(sight(state, seat), luck(seat))
            if move is not None:
                return seat, move
    return None


def answer(state: State, seat: Seat, bot: Bot, luck: Luck) -> Decision:
    """An awaited bot's move; a forced answer needs neither thought nor luck."""
    seen = sight(state, seat)
    if len(seen.menu) == 1:
        return Decision(seat, seen.menu[0], free=False)
    return Decision(seat, bot.choose(seen, luck(seat)), free=True)
