"""What lies open on the table, and what a seat sees besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from yuletable.games.secret_santa.cards import CODES, KINDS, TOP_GIFT, TYPES, cards_of, codes
from yuletable.kernel.core import HOUSE, Seat

if TYPE_CHECKING:
    from yuletable.games.secret_santa.state import Santa


class LayView(TypedDict):
    """A play on the pile."""

    seat: Seat
    play: str
    value: int


class WentOutView(TypedDict):
    """Somebody without cards, and what their last play was worth."""

    seat: Seat
    value: int


class OpenView(TypedDict):
    """What lies open on the table; cards are codes."""

    game: int
    games: int
    dealer: Seat
    held: list[int]  # by seat
    pile: list[LayView]
    number: int | None  # of cards in a play of this round
    used: list[str]
    discards: list[str]
    buried: int
    gone: list[str]
    passed: list[Seat]
    misers: list[Seat]
    silent: list[Seat]
    scrooged: Seat | None
    giver: Seat | None
    went_out: list[WentOutView]
    places: list[Seat]
    under_tree: list[str]
    treed: list[int]


class SeatView(TypedDict):
    """What a seat sees besides."""

    hand: list[str] | None
    known: list[list[str]]  # by seat: cards of other hands it can be sure of


class Reckoned(TypedDict):
    """What people would look up."""

    carol: str
    copies: dict[str, int]  # by code: how many of a card there are in this game's deck


def open_view(state: Santa) -> OpenView:
    """What everyone sees."""
    seats = range(len(state.hands))
    return {
        "game": state.game,
        "games": state.terms.games,
        "dealer": state.dealer,
        "held": state.held[:],
        "pile": [{"seat": lay.seat, "play": lay.text(), "value": lay.value} for lay in state.pile],
        "number": state.number() or None,
        "used": codes(state.used),
        "discards": codes(cards_of(state.discards())),
        "buried": sum(state.buried),
        "gone": [CODES[kind] for kind in range(TOP_GIFT + 1, KINDS) if state.gone[kind]],
        "passed": [s for s in seats if state.passed[s]],
        "misers": [s for s in seats if state.misers[s]],
        "silent": [s for s in seats if state.silent[s]],
        "scrooged": state.scrooged if state.scrooged != HOUSE else None,
        "giver": state.giver if state.giver != HOUSE else None,
        "went_out": [{"seat": f.seat, "value": f.value} for f in state.went_out],
        "places": state.places[:],
        "under_tree": codes(list(state.memory.pool)),
        "treed": list(state.memory.treed),
    }


def seat_view(state: Santa, seat: Seat) -> SeatView:
    """What this seat sees besides."""
    return {
        "hand": codes(cards_of(state.hands[seat])) if seat != HOUSE else None,
        "known": [codes(known_to(state, seat, s)) for s in range(len(state.hands))],
    }


def reckoned(state: Santa, seat: Seat) -> Reckoned:
    """What people at the table would count up or look up."""
    copies = state.deck().copies
    return {
        "carol": TYPES[state.terms.carol],  # which symbol her card bears at this table
        "copies": {CODES[kind]: copies[kind] for kind in range(1, KINDS) if copies[kind]},
    }


def known_to(state: Santa, viewer: Seat, seat: Seat) -> list[int]:
    """The cards of another hand this viewer can be sure of."""
    if viewer == seat:
        return []
    return cards_of([state.memory.least(seat, kind, viewer, 0) for kind in range(KINDS)])
