"""A sensible player of Christmas-opoly: buys, bids, builds, and above all trades (CO-159)."""

from __future__ import annotations

from math import log
from typing import Final, final

from yuletable.bots.taste import HOPELESS, Taste, chances, firsts
from yuletable.games.christmas_opoly.face.taste_advice import advise, build_gain, obvious
from yuletable.games.christmas_opoly.moves import Bid, Build, Lift, Mortgage, Offer, Sell
from yuletable.games.christmas_opoly.phases.estate import worth
from yuletable.games.christmas_opoly.phases.rent import RENT
from yuletable.games.christmas_opoly.phases.windows import DealingWindow
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Seat

PATIENCE: Final = 60  # moves; beyond them luck drowns what one move has done

# What the chances to win follow from, fitted to games of tastes; the units are e-folds.
WEALTH: Final = 0.51  # for each e-fold of what somebody is worth
RENTS: Final = 0.34 / 500  # for each dollar of rent from whole groups
CASH: Final = 0.37 / 500  # for each dollar that can be built on
BUILDABLE: Final = 800  # dollars; more makes no difference
NEARLY: Final = 0.055  # for each deed of a group that lacks but one


@final
class GameTaste(Taste):
    """Follows the advice the rules give to bots; holdings lie open, so it needs no secrets."""

    def obvious(self, menu: list[Move]) -> Move | None:
        return obvious(menu)

    def choose(self, state: Opoly, seat: Seat, menu: list[Move], chance: Chance) -> Move:
        move = obvious(menu)
        return advise(state, seat, menu) if move is None else move

    def aside(self, menu: list[Move]) -> Move | None:
        for move in menu:
            if move is RENT:
                return move
        return None

    def weigh(self, state: Opoly, seat: Seat, menu: list[Move]) -> list[float]:
        """Which moves are worth a second thought: this orders them, and decides nothing."""
        dealing = isinstance(state.stack[-1], DealingWindow)
        weights: list[float] = []
        for move in menu:
            if isinstance(move, Build):
                weights.append(2.0 + build_gain(state, move.space, state.cash[seat]))
            elif isinstance(move, Lift):
                weights.append(1.5)
            elif isinstance(move, Offer):
                weights.append(1.0)
            elif isinstance(move, (Mortgage, Sell)):
                weights.append(HOPELESS if dealing else 0.5)  # without a debt it only costs
            else:
                weights.append(2.5 if isinstance(move, Bid) else 9.0)
        return weights

    def patience(self) -> int:
        return PATIENCE

    def worth(self, state: Opoly) -> list[float]:
        if not state.stack:
            return firsts(state.scores)
        strengths: list[float] = []
        for seat in range(len(state.scores)):
            strengths.append(BEATEN if state.out[seat] else strength_of(state, seat))
        return chances(strengths, 1.0)


BEATEN: Final = -1000.0


def strength_of(state: Opoly, seat: Seat) -> float:
    """What somebody has, what others will have to pay them, and what can still be built."""
    terms = state.terms
    rents = 0
    whole = False
    nearly = 0
    for space in state.estates[seat]:
        deed = terms.deeds[space]
        if state.mortgaged[space] or deed.group >= terms.colours:
            continue
        if state.complete(seat, deed.group):
            whole = True
            level = state.level[space]
            rents += deed.rent[level] if level else 2 * deed.rent[0]
        elif state.holds(seat, deed.group) == terms.sizes[deed.group] - 1:
            nearly += 1
    strength = WEALTH * log(worth(state, seat) + 100) + RENTS * rents + NEARLY * nearly
    return strength + CASH * min(state.cash[seat], BUILDABLE) if whole else strength
