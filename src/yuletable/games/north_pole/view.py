"""What lies open on the table, and what a seat sees besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from yuletable.games.north_pole.cards import CODES, EX, HB, RC, SA, codes
from yuletable.games.north_pole.track import TrackView
from yuletable.kernel.core import HOUSE, Seat

if TYPE_CHECKING:
    from yuletable.games.north_pole.state import Race


class SpacesView(TypedDict):
    """How far Specialty cards move a train, by code."""

    HB: int
    EX: int
    ST: int


class LotView(TypedDict):
    """A card drawn to see who deals."""

    seat: Seat
    card: str


class KnownView(TypedDict):
    """What everybody knows of a hand: at least so many cards of these kinds."""

    least: int
    of: list[str]


class QuestionView(TypedDict, total=False):
    """The parts of the phase on top; which of them are there depends on the phase."""

    seat: Seat
    number: int
    turn: list[Seat]
    by: Seat
    play: str
    used: bool


class OpenView(TypedDict):
    """What lies open on the table; cards are codes."""

    track: TrackView
    stations: list[str]
    tokens: list[str]
    spaces: SpacesView
    at: list[int]  # by seat
    held: list[int]  # by seat
    draw: int
    discard: list[str]
    dealer: Seat
    lots: list[LotView]
    active: Seat
    next: Seat
    turns: list[int]  # by seat
    detour: list[int | None]  # by seat
    known: list[list[KnownView]]  # by seat
    question: QuestionView


class SeatView(TypedDict):
    """What a seat sees besides."""

    hand: list[str] | None


def open_view(state: Race) -> OpenView:
    """What everyone sees."""
    seats = range(len(state.at))
    return {
        "track": state.terms.track.shown(),
        "stations": list(state.terms.station_names),
        "tokens": list(state.terms.tokens),
        "spaces": {
            "HB": state.terms.hustle_spaces,
            "EX": state.terms.express_spaces,
            "ST": state.terms.storm_spaces,
        },
        "at": state.at[:],
        "held": [len(hand) for hand in state.hands],
        "draw": len(state.draw),
        "discard": codes(state.discard),
        "dealer": state.dealer,
        "lots": [{"seat": lot.seat, "card": CODES[lot.card]} for lot in state.lots],
        "active": state.active,
        "next": state.next_seat,
        "turns": state.turns[:],
        "detour": [turn or None for turn in state.detour],
        "known": [known(state, s) for s in seats],
        "question": state.stack[-1].seen() if state.stack else {},
    }


def seat_view(state: Race, seat: Seat) -> SeatView:
    """What this seat sees besides."""
    return {"hand": codes(state.hands[seat]) if seat != HOUSE else None}


def known(state: Race, seat: Seat) -> list[KnownView]:
    """What everybody knows of a hand: at least so many cards of these kinds (NP-33)."""
    found: list[KnownView] = []
    before = 0
    for group, least in enumerate(state.memory.least[seat]):
        if least > before:
            kinds = [card for card in (RC, SA, HB, EX) if state.group_of(card) <= group]
            found.append({"least": least, "of": codes(kinds)})
        before = max(before, least)
    return found
