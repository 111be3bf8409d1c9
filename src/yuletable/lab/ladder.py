"""Which bot is stronger, and by how much: many games, every seat in turn, the same deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from yuletable.bots.drive import next_move
from yuletable.bots.levels import bot
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host, State
from yuletable.kernel.game import Game


@dataclass(frozen=True)
class Pairing:
    """One bot among others that are all alike."""

    one: str
    others: str


def outcomes(game: Game, pairing: Pairing, seats: int, games: int) -> Iterator[float]:
    """The first places of the one, game by game; a tie is shared."""
    for number in range(games):
        seat = number % seats
        names = [pairing.one if s == seat else pairing.others for s in range(seats)]
        scores = play(game, names, f"ladder/{number // seats}").scores
        best = max(scores)
        yield 1 / scores.count(best) if scores[seat] == best else 0.0


def play(game: Game, names: list[str], seed: str) -> State:
    """One game of these bots to its end."""
    host = Host(stream(seed, "table"))
    bots = {seat: bot(name, game) for seat, name in enumerate(names)}
    lucks = [stream(seed, f"bot/{seat}") for seat in bots]
    state = game.start(game.terms(len(names)), host)
    while not state.over():
        seat, move = next_move(state, bots, lambda seat: lucks[seat])
        state.play(seat, move, host)
    return state
