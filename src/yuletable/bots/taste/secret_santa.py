"""A sensible player of Secret Santa: sheds low cards, spends high ones to win the lead."""

from __future__ import annotations

from typing import Any

from yuletable.bots.bot import Bot, Sight
from yuletable.games.secret_santa.cards import CODES, ELF, SANTA, SPECIALS, TOP_GIFT, counts_of
from yuletable.games.secret_santa.moves import Give, LightTree, Regift, Use, UseOn, Zeros
from yuletable.kernel.ballot import Decline
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Word

NEAR = 3  # so few cards left in a hand are a danger
EARLY = 12  # with more cards than this, specials are worth keeping
KIND_OF = {code: kind for kind, code in enumerate(CODES)}


class Greedy(Bot):
    """Plays by the rulebook's own advice (SS-107), one move at a time, without looking ahead."""

    name = "greedy"

    def choose(self, sight: Sight, chance: Chance) -> Move:
        if len(sight.menu) == 1:
            return sight.menu[0]
        table = Table(sight.view)
        best = sight.menu[0]
        least = table.burden_after(best)
        for move in sight.menu[1:]:
            burden = table.burden_after(move)
            if burden < least:
                best, least = move, burden
        return best


class Table:
    """What one seat sees, ready to be weighed: each move is worth the hand it leaves behind."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.hand = counts_of([KIND_OF[code] for code in view["hand"]])
        self.held: list[int] = view["held"]
        self.open = not view["pile"]
        self.top: dict[str, Any] = view["pile"][-1] if view["pile"] else {}
        others = [n for s, n in enumerate(self.held) if s != self.seat and n]
        self.danger = min(others, default=99) <= NEAR
        early = self.held[self.seat] > EARLY and not self.danger
        self.patience = 0.5 if early else 0.0  # what it costs to use a special too soon

    def burden_after(self, move: Move) -> float:
        """How much is left to do after this move; the lead counts for something."""
        if isinstance(move, Give):
            return self.after_gifts(move)
        if isinstance(move, Zeros):
            return burden(self.without(list(move.cards))) - 0.5
        if isinstance(move, Use):
            return self.after_special(move.card)
        if isinstance(move, UseOn):
            return self.after_target(move)
        if isinstance(move, Regift):
            left = self.without([move.gift])
            return burden(left) - 0.01 * self.held[move.target]
        if isinstance(move, LightTree):
            return burden(self.hand) - (0.3 if move.left else 0.2)
        if isinstance(move, Decline):
            return burden(self.hand)
        if isinstance(move, Word) and move.word == "pass":
            return burden(self.hand) + (0.9 if self.danger else 0.15)
        return 0.0 if isinstance(move, Word) and move.word == "declare" else 1.0

    def after_gifts(self, move: Give) -> float:
        size = move.gifts + move.elves
        left = self.without([move.value] * move.gifts + [ELF] * move.elves)
        if not any(left):
            return -100.0
        lead = 0.5 / (1.0 + 0.6 * self.rivals(move.value, size))
        return burden(left) - lead - (0.12 * size if self.open else 0.0)

    def after_special(self, card: int) -> float:
        left = self.without([card])
        if not any(left):
            return -100.0
        if card == SANTA:  # worth most when the lead empties the hand
            groups = len([n for n in left[1 : TOP_GIFT + 1] if n])
            return burden(left) + (0.6 if groups > 2 and not self.danger else -0.6)
        big = self.top and (self.held[self.top["seat"]] <= NEAR or self.top["value"] >= 8)
        return burden(left) + self.patience - (0.4 if big else 0.0)

    def after_target(self, move: UseOn) -> float:
        left = self.without([move.card])
        if not any(left):
            return -100.0
        itself = 2.0 if move.target == self.seat else 0.0
        return burden(left) + self.patience + itself + 0.01 * self.held[move.target]

    def without(self, cards: list[int]) -> list[int]:
        left = self.hand[:]
        for card in cards:
            left[card] -= 1
        return left

    def rivals(self, value: int, size: int) -> int:
        """How many higher values somebody might lay in a set of this size."""
        return len([v for v in range(value + 1, TOP_GIFT + 1) if 13 - v - self.hand[v] >= size])


def burden(hand: list[int]) -> float:
    """Roughly how many turns a hand still needs: low gifts need the lead, high ones a place."""
    total = 0.0
    for value in range(1, TOP_GIFT + 1):
        if hand[value]:
            total += 1.0 - 0.04 * value + 0.05 * hand[value]
    for card in SPECIALS:
        total += (0.25 if card == ELF else 0.35) * hand[card]
    return total
