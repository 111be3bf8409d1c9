"""What lies open on the table, and what a seat sees besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from yuletable.games.christmas_opoly.board import FREE, MIDDLE
from yuletable.games.christmas_opoly.terms import SpaceView
from yuletable.kernel.core import Seat

if TYPE_CHECKING:
    from yuletable.games.christmas_opoly.state import Opoly


class ClaimView(TypedDict):
    """Rent that may be requested until the next throw."""

    owner: Seat
    visitor: Seat
    space: int
    amount: int


class QuestionView(TypedDict, total=False):
    """The parts of the phase on top; which of them are there depends on the phase."""

    seat: Seat
    doubles: int
    again: bool
    offers: int
    mortgaged: list[int]
    lifted: list[int]
    built: list[int]
    sold: list[int]
    space: int
    turn: list[Seat]
    bid: int
    leader: Seat
    by: Seat
    to: Seat
    following: Seat
    owner: Seat
    debtor: Seat
    creditor: Seat
    amount: int


class OpenView(TypedDict):
    """What lies open on the table; spaces are numbers."""

    at: list[int | None]  # by seat
    deeds: list[list[int]]  # by seat
    levels: dict[str, int]  # by space
    mortgaged: list[int]
    locked: list[int]
    rents: dict[str, int]  # by space
    middle: int
    presents: int
    trees: int
    naughty: list[int | None]  # by seat: throws that failed
    lose: list[int]  # by seat
    out: list[Seat]
    claim: ClaimView | None
    thrown: list[list[int]]
    opening: list[list[int]]
    turns: int
    changed: int
    turn_cap: int | None
    minutes: int | None
    time_up: bool
    tokens: list[str | None]  # by seat
    known: list[list[str]]  # by deck
    winners: list[Seat]
    adjudicated: bool
    question: QuestionView
    board: list[SpaceView]


class SeatView(TypedDict):
    """What a seat sees besides."""

    cash: list[int | None]  # by seat
    offer: str | None


def open_view(state: Opoly) -> OpenView:
    """What everyone sees."""
    terms = state.terms
    return {
        "at": [None if at == MIDDLE else at for at in state.at],
        "deeds": [estate[:] for estate in state.estates],
        "levels": {str(s): level for s, level in enumerate(state.level) if level},
        "mortgaged": [s for s, mortgaged in enumerate(state.mortgaged) if mortgaged],
        "locked": [s for s, locked in enumerate(state.locked) if locked],
        "rents": {str(s): state.fare(s) for estate in state.estates for s in estate},
        "middle": state.middle,
        "presents": state.presents,
        "trees": state.trees,
        "naughty": [None if failed == FREE else failed for failed in state.naughty],
        "lose": state.lose[:],
        "out": state.retired[:],
        "claim": claim_view(state),
        "thrown": [[throw // 10, throw % 10] for throw in state.thrown],
        "opening": [[t // 100, t // 10 % 10, t % 10] for t in state.opening],
        "turns": state.turns,
        "changed": state.changed,
        "turn_cap": terms.turn_cap or None,
        "minutes": terms.minutes or None,
        "time_up": state.time_up,
        "tokens": [terms.tokens[token] if token >= 0 else None for token in state.tokens],
        "known": [[terms.decks[d][card].id for card in state.known(d)] for d in (0, 1)],
        "winners": state.winners[:],
        "adjudicated": state.adjudicated,
        "question": state.stack[-1].seen() if state.stack else {},
        "board": terms.printed,
    }


def seat_view(state: Opoly, seat: Seat) -> SeatView:
    """What this seat sees besides."""
    public = state.terms.cash_public
    return {
        "cash": [cash if public or s == seat else None for s, cash in enumerate(state.cash)],
        "offer": offer_text(state, seat),
    }


def claim_view(state: Opoly) -> ClaimView | None:
    """The rent that may be requested."""
    claim = state.claim
    if claim is None:
        return None
    return {
        "owner": claim.owner,
        "visitor": claim.visitor,
        "space": claim.space,
        "amount": claim.amount,
    }


def offer_text(state: Opoly, seat: Seat) -> str | None:
    """The offer on the table, for the two whom it concerns."""
    if state.proposal is None or not state.proposal.concerns(seat):
        return None
    return state.proposal.offer.text()
