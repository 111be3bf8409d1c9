"""What lies open on the table, and what a seat sees besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from yuletable.games.holiday_shuffle.calendar import NOTHING, TEXTS, in_order
from yuletable.games.holiday_shuffle.reckoning import Fit, Worth, fits, worth
from yuletable.games.holiday_shuffle.terms import Face
from yuletable.kernel.core import Seat

if TYPE_CHECKING:
    from yuletable.games.holiday_shuffle.state import Shuffle


class CardView(TypedDict):
    """What is printed on a card."""

    card: str
    date: str | None
    name: str
    effect: str | None


class QuestionView(TypedDict, total=False):
    """The parts of the phase on top; which of them are there depends on the phase."""

    seat: Seat
    effect: str
    by: Seat
    mine: int
    partner: Seat
    theirs: int
    turn: list[Seat]


class OpenView(TypedDict):
    """What lies open on the table; cards are codes."""

    round: int
    rounds: int
    dealer: Seat
    mats: list[list[str]]  # by seat
    dates: list[list[str | None]]  # by seat
    in_order: list[int]  # by seat
    draw: int
    flipped: bool
    discard: list[str]
    top: CardView | None
    extra: int
    question: QuestionView


class SeatView(TypedDict):
    """What a seat sees besides."""

    held: CardView | None


class Reckoned(TypedDict):
    """What people would count up or look up."""

    cards: dict[str, Face]  # by code
    worth: list[Worth]  # by seat
    fits: list[Fit] | None  # by slot


def open_view(state: Shuffle) -> OpenView:
    """What everyone sees."""
    scale = state.terms.scale
    return {
        "round": state.round,
        "rounds": state.terms.rounds,
        "dealer": state.dealer,
        "mats": [state.mat_codes(s) for s in range(len(state.mats))],
        "dates": [[TEXTS[day] if day else None for day in row] for row in state.dates],
        "in_order": [in_order(row, scale.leap, scale.strict) for row in state.dates],
        "draw": len(state.draw),
        "flipped": state.flipped,
        "discard": [state.terms.codes[card] for card in state.discard],
        "top": card_facts(state, state.discard[-1]) if state.discard else None,
        "extra": state.extra,
        "question": state.stack[-1].seen() if state.stack else {},
    }


def seat_view(state: Shuffle, seat: Seat) -> SeatView:
    """What this seat sees besides."""
    return {"held": card_facts(state, state.held) if state.holds(seat) else None}


def reckoned(state: Shuffle, seat: Seat) -> Reckoned:
    """What people at the table would count up or look up."""
    scale = state.terms.scale
    return {
        "cards": state.terms.printed,
        "worth": [worth(tuple(row), scale) for row in state.dates],
        "fits": good_places(state, seat) if seat in state.asking else None,
    }


def good_places(state: Shuffle, seat: Seat) -> list[Fit] | None:
    """Where the card that this seat is to place would go well, if there is one."""
    taking = state.stack[-1].wire_name in ("Turn", "Drawn")
    if not taking:
        return None
    card = state.held if state.held != NOTHING else state.discard[-1]
    return fits(state.dates[seat], state.terms.days[card], state.terms.scale)


def card_facts(state: Shuffle, card: int) -> CardView:
    """What is printed on a card."""
    printed = state.terms.cards[card]
    date = TEXTS[printed.day] if printed.day else None
    effect = printed.effect()
    return {"card": printed.code, "date": date, "name": printed.name, "effect": effect}
