"""Naming the dates of Wilds: which are allowed, and who is asked when."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.holiday_shuffle import events
from yuletable.games.holiday_shuffle.calendar import (
    LAST,
    LEAP_DAY,
    NOTHING,
    TEXTS,
    WILD,
    earliest,
    latest,
)
from yuletable.games.holiday_shuffle.moves import LETTERS, NAME, Name
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.kernel.core import NOBODY, Host, Move, Phase, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require

ALONE: Final = [(seat,) for seat in range(len(LETTERS))]


@final
class Naming(Phase):
    """Players who have Wilds without a date name them, from left to right (HS-24)."""

    wire_name: ClassVar[str] = "Naming"

    def __init__(self, turn: tuple[Seat, ...]) -> None:
        self.turn = turn  # in this order

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn}

    def waiting(self, state: Shuffle) -> tuple[Seat, ...]:
        return first_undated(state, self.turn)

    def menu(self, state: Shuffle, seat: Seat) -> list[Move]:
        return free_dates(state, seat, state.undated(seat))

    def check(self, state: Shuffle, seat: Seat, move: Move) -> None:
        require(isinstance(move, Name), "HS-24", "Name the date of your Wild first, like W3=Mar21.")
        check_name(state, seat, move)

    def play(self, state: Shuffle, seat: Seat, move: Move, host: Host) -> None:
        name(state, seat, move, host)

    def go(self, state: Shuffle, host: Host) -> None:
        state.pop()

    def not_asked(self, state: Shuffle, seat: Seat) -> NotAsked:
        return NotAsked(
            "HS-24", f"Wait: {LETTERS[state.asking[0]]} names the date of a Wild first."
        )


def first_undated(state: Shuffle, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The first of these seats with a Wild without a date, alone."""
    for seat in seats:
        if state.undated(seat) != NOTHING:
            return ALONE[seat]
    return NOBODY


def free_dates(state: Shuffle, seat: Seat, slot: int) -> list[Move]:
    """Every day of the year that is not on this mat (HS-15 to HS-18)."""
    row = state.dates[seat]
    moves: list[Move] = []
    for day in range(1, LAST + 1):
        if day not in row and (day != LEAP_DAY or state.terms.scale.leap):
            moves.append(NAME[slot][day])
    return moves


def fitting_dates(state: Shuffle, seat: Seat, slot: int) -> list[Move]:
    """Every day that keeps a complete mat in order (HS-22)."""
    row = state.dates[seat]
    leap = state.terms.scale.leap
    moves: list[Move] = []
    for day in range(earliest(row, slot, leap), latest(row, slot, leap) + 1):
        if day != LEAP_DAY or leap:
            moves.append(NAME[slot][day])
    return moves


def check_name(state: Shuffle, seat: Seat, move: Move) -> None:
    """Is this an allowed date for the Wild whose turn it is?"""
    if not isinstance(move, Name):
        raise Illegal("HS-21", "Give your Wild a date, like W3=Mar21.")
    slot = state.undated(seat)
    require(
        state.mats[seat][move.slot] == WILD, "HS-14", f"There is no Wild in slot {move.slot + 1}."
    )
    require(move.slot == slot, "HS-19", f"The Wild in slot {slot + 1} gets its date first.")
    require(
        move.day != LEAP_DAY or state.terms.scale.leap,
        "HS-18",
        "This table doesn’t play with Feb29.",
    )
    taken = f"{TEXTS[move.day]} is already on your mat."
    require(move.day not in state.dates[seat], "HS-15", taken)


def check_fits(state: Shuffle, seat: Seat, move: Move) -> None:
    """On a complete mat only dates that keep all ten in order are allowed (HS-22)."""
    if isinstance(move, Name) and state.complete(seat):
        row = state.dates[seat][:]
        row[move.slot] = move.day
        fits = state.terms.scale.complete(row)
        require(fits, "HS-22", "Your row won the round: choose a date that keeps it in order.")


def name(state: Shuffle, seat: Seat, move: Move, host: Host) -> None:
    assert isinstance(move, Name)
    state.dates[seat][move.slot] = move.day
    host.tell(events.NAMED, seat, (move.slot + 1, TEXTS[move.day]))
