"""Throws, and what doubles bring."""

from __future__ import annotations

from typing import Final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Host, Seat

FACES: Final = 6


def throw(state: Fever, seat: Seat, dice: int, deal: bool, host: Host) -> int:
    """Throw so many dice; doubles bring a deposit at once (HF-028, HF-032). Returns the sum."""
    first = 1 + host.chance.below(FACES)
    if dice == 1:
        state.dice = (first,)  # never doubles (HF-031)
        host.tell(events.THREW, seat, (state.dice,))
        return first
    second = 1 + host.chance.below(FACES)
    state.dice = (first, second)
    host.tell(events.THREW, seat, (state.dice,))
    if first == second and deal:
        number = first if state.terms.doubles_by_face else first + second  # HF-029
        amount = number * state.terms.doubles_factor
        state.deposits[seat].append(amount)
        host.tell(events.DOUBLES, seat, (amount,))
    return first + second


def throw_to_move(state: Fever, seat: Seat, host: Host) -> None:
    """The movement throw, with the dice that belong to the place (HF-023, HF-187)."""
    dice = 1 if state.day[seat] >= state.terms.one_die_from else 2
    state.thrown = throw(state, seat, dice, True, host)
    chance = state.chances[seat]
    if chance and state.dice == (chance, chance):  # HF-158
        state.deposits[seat].append(state.terms.miracle_bonus)
        host.tell(events.MIRACLE, seat, (state.terms.miracle_bonus,))
    state.chances[seat] = 0  # HF-159, HF-161
