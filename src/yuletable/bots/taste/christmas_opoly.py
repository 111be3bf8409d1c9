"""A sensible player of Christmas-opoly: buys, bids, builds, and above all trades (CO-159)."""

from __future__ import annotations

from typing import Final, final

from yuletable.bots.taste.taste import Taste, firsts
from yuletable.games.christmas_opoly.advice import advise, build_gain, obvious
from yuletable.games.christmas_opoly.estate import can_pay, worth
from yuletable.games.christmas_opoly.moves import Bid, Build, Lift, Mortgage, Offer, Sell
from yuletable.games.christmas_opoly.rent import RENT
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Seat

VISITS: Final = 0.8  # by each of the others, before the game is likely to be decided
STEEP: Final = 2.0  # how the chances follow from what everyone has


@final
class OpolyTaste(Taste):
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
        weights: list[float] = []
        for move in menu:
            if isinstance(move, Build):
                weights.append(2.0 + build_gain(state, move.space, state.cash[seat]))
            elif isinstance(move, Lift):
                weights.append(1.5)
            elif isinstance(move, Offer):
                weights.append(1.0)
            elif isinstance(move, (Mortgage, Sell)):
                weights.append(0.5)
            else:
                weights.append(2.5 if isinstance(move, Bid) else 9.0)
        return weights

    def worth(self, state: Opoly) -> list[float]:
        if not state.stack:
            return firsts(state.scores)
        strengths: list[float] = []
        total = 0.0
        for seat in range(len(state.scores)):
            strength = 0.0 if state.out[seat] else strength_of(state, seat) ** STEEP
            strengths.append(strength)
            total += strength
        return [strength / total for strength in strengths]


def strength_of(state: Opoly, seat: Seat) -> float:
    """What somebody has, and what others will pay them; more where cash can still be built on."""
    terms = state.terms
    rents = 0.0
    spare = float(max(0, can_pay(state, seat) - 300))
    for space in state.estates[seat]:
        if state.mortgaged[space]:
            continue
        deed = terms.deeds[space]
        if deed.group >= terms.colours:
            rents += 12.0 * state.holds(seat, deed.group)
        elif state.complete(seat, deed.group):
            level = state.level[space]
            rents += deed.rent[level] if level else 2 * deed.rent[0]
            if level < 4 and spare > 0:
                rents += 0.4 * min(spare, 600.0) / terms.sizes[deed.group]
        else:
            rents += deed.rent[0]
    return worth(state, seat) + VISITS * (state.playing - 1) * rents
