"""A sensible player of Secret Santa: sheds low cards, spends high ones to win the lead."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from yuletable.bots.taste import Taste, chances, firsts
from yuletable.games.secret_santa.cards import ELF, SANTA, TOP_GIFT
from yuletable.games.secret_santa.moves import Give, LightTree, Regift, Use, UseOn, Zeros
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.ballot import Decline
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Seat, Word

NEAR: Final = 3  # so few cards left in a hand are a danger
EARLY: Final = 12  # with more cards than this, specials are worth keeping
OUT: Final = -100.0


@final
class GameTaste(Taste):
    """Plays by the rulebook's own advice (SS-107): each move is worth the hand it leaves."""

    def weigh(self, state: Santa, seat: Seat, menu: list[Move]) -> list[float]:
        table = Table(state, seat)
        weights: list[float] = []
        for move in menu:
            weights.append(-table.change(move))
        return weights

    def choose(self, state: Santa, seat: Seat, menu: list[Move], chance: Chance) -> Move:
        """The same without a list: this is the hot path of imagined games."""
        best = menu[0]
        if len(menu) == 1:
            return best
        table = Table(state, seat)
        least = table.change(best)
        for at in range(1, len(menu)):
            change = table.change(menu[at])
            if change < least:
                best = menu[at]
                least = change
        return best

    def chapter(self, state: Santa) -> int:
        return state.game

    def carried(self, state: Santa) -> list[int]:
        return state.carried()

    def worth(self, state: Santa) -> list[float]:
        """Three places up in a game still to come count less than in the last."""
        if not state.stack:
            return firsts(state.scores)
        seats = len(state.scores)
        left = state.terms.games - state.game + 1
        return chances(state.scores, sqrt(left * (seats * seats - 1) / 12.0))


@final
class Table:
    """What one seat sees, ready to be weighed.

    A hand's burden is roughly how many turns it still needs: low gifts need the lead, high ones a
    place, specials a moment. Moves are compared by how they change it.
    """

    def __init__(self, state: Santa, seat: Seat) -> None:
        self.seat = seat
        self.hand = state.hands[seat]
        self.held = state.held
        self.pile = state.pile
        fewest = 99
        for other, held in enumerate(state.held):
            if other != seat and 0 < held < fewest:
                fewest = held
        self.danger = fewest <= NEAR
        early = state.held[seat] > EARLY and not self.danger
        self.patience = 0.5 if early else 0.0  # what it costs to use a special too soon

    def change(self, move: Move) -> float:
        """How much more is left to do after this move; the lead counts for something."""
        if isinstance(move, Give):
            return self.by_gifts(move)
        if isinstance(move, Decline):
            return 0.0
        if isinstance(move, Word):
            if move.word == "pass":
                return 0.9 if self.danger else 0.15
            return 0.0 if move.word == "declare" else 1.0
        if isinstance(move, Use):
            return self.by_special(move.card)
        if isinstance(move, UseOn):
            return self.by_target(move)
        if isinstance(move, Regift):
            return -self.relief(move.gift, 1) - 0.01 * self.held[move.target]
        if isinstance(move, LightTree):
            return -0.3 if move.left else -0.2
        assert isinstance(move, Zeros)
        relieved = -0.5
        for card in move.cards:
            relieved -= self.relief(card, 1)
        return relieved

    def by_gifts(self, move: Give) -> float:
        size = move.gifts + move.elves
        if size == self.held[self.seat]:
            return OUT
        relief = self.relief(move.value, move.gifts) + 0.25 * move.elves
        lead = 0.5 / (1.0 + 0.6 * self.rivals(move.value, size))
        return -relief - lead - (0.0 if self.pile else 0.12 * size)

    def by_special(self, card: int) -> float:
        if self.held[self.seat] == 1:
            return OUT
        if card == SANTA:  # worth most when the lead empties the hand
            groups = 0
            for value in range(1, TOP_GIFT + 1):
                if self.hand[value]:
                    groups += 1
            return 0.25 if groups > 2 and not self.danger else -0.95
        big = False
        if self.pile:
            top = self.pile[-1]
            big = self.held[top.seat] <= NEAR or top.value >= 8
        return self.patience - (0.75 if big else 0.35)

    def by_target(self, move: UseOn) -> float:
        if self.held[self.seat] == 1:
            return OUT
        itself = 2.0 if move.target == self.seat else 0.0
        return self.patience - 0.35 + itself + 0.01 * self.held[move.target]

    def relief(self, kind: int, count: int) -> float:
        """How much lighter the hand is without some cards of one kind."""
        if kind > TOP_GIFT:
            return (0.25 if kind == ELF else 0.35) * count
        gone = 1.0 - 0.04 * kind if count == self.hand[kind] else 0.0
        return gone + 0.05 * count

    def rivals(self, value: int, size: int) -> int:
        """How many higher values somebody might lay in a set of this size."""
        rivals = 0
        for higher in range(value + 1, TOP_GIFT + 1):
            if 13 - higher - self.hand[higher] >= size:
                rivals += 1
        return rivals
