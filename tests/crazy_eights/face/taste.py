"""A sensible player of Crazy Eights: keeps eights for the end, and suits it has many of."""

from __future__ import annotations

from tests.crazy_eights.rules import EIGHT, Eights, Lay
from yuletable.bots.taste import Taste, chances, firsts
from yuletable.kernel.core import Move, Seat


class GameTaste(Taste):
    """Lays what it can, eights last."""

    def weigh(self, state: Eights, seat: Seat, menu: list[Move]) -> list[float]:
        return [self.weight(state.hands[seat], move) for move in menu]

    def weight(self, hand: list[int], move: Move) -> float:
        if not isinstance(move, Lay):
            return 0.0
        follows = sum([card // 13 == move.suit for card in hand if card != move.card])
        return 1.0 + follows + (0.0 if move.card % 13 == EIGHT else 10.0)

    def worth(self, state: Eights) -> list[float]:
        if state.over():
            return firsts(state.scores)
        return chances([-len(hand) for hand in state.hands], 2.0)
