"""What lies open on the table, and what a seat sees besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yuletable.games.christmas_opoly.board import FREE, MIDDLE
from yuletable.kernel.core import Json, Seat

if TYPE_CHECKING:
    from yuletable.games.christmas_opoly.state import Opoly


def open_view(state: Opoly) -> dict[str, Json]:
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
        "claim": None if state.claim is None else state.claim.parts(),
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


def seat_view(state: Opoly, seat: Seat) -> dict[str, Json]:
    """What this seat sees besides."""
    public = state.terms.cash_public
    return {
        "cash": [cash if public or s == seat else None for s, cash in enumerate(state.cash)],
        "offer": offer_text(state, seat),
    }


def offer_text(state: Opoly, seat: Seat) -> str | None:
    """The offer on the table, for the two whom it concerns."""
    if state.proposal is None or not state.proposal.concerns(seat):
        return None
    return state.proposal.offer.text()
