"""A position, written down."""

from __future__ import annotations

from yuletable.games.christmas_opoly.board import FREE, MIDDLE
from yuletable.games.christmas_opoly.position.stack import write_phase
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import Json


def write_position(state: Opoly) -> dict[str, Json]:
    terms = state.terms
    return {
        "scores": state.scores[:],
        "cash": state.cash[:],
        "at": [None if at == MIDDLE else at for at in state.at],
        "deeds": [estate[:] for estate in state.estates],
        "levels": {str(space): level for space, level in enumerate(state.level) if level},
        "mortgaged": [space for space, mortgaged in enumerate(state.mortgaged) if mortgaged],
        "locked": [space for space, locked in enumerate(state.locked) if locked],
        "middle": state.middle,
        "presents": state.presents,
        "trees": state.trees,
        "naughty": [None if failed == FREE else failed for failed in state.naughty],
        "lose": state.lose[:],
        "out": state.retired[:],
        "big_fun": write_deck(state, 0),
        "bah_humbug": write_deck(state, 1),
        "seen": state.seen[:],
        "claim": None if state.claim is None else state.claim.parts(),
        "offer": None if state.proposal is None else state.proposal.offer.text(),
        "thrown": [[throw // 10, throw % 10] for throw in state.thrown],
        "opening": [[t // 100, t // 10 % 10, t % 10] for t in state.opening],
        "turns": state.turns,
        "changed": state.changed,
        "time_up": state.time_up,
        "tokens": [terms.tokens[token] if token >= 0 else None for token in state.tokens],
        "winners": state.winners[:],
        "adjudicated": state.adjudicated,
        "stack": [write_phase(phase, terms) for phase in state.stack],
    }


def write_deck(state: Opoly, deck: int) -> list[str] | None:
    """The cards from the top; nothing before they are shuffled."""
    cards = state.decks[deck]
    if not cards:
        return None
    top = state.tops[deck]
    return [state.terms.decks[deck][card].id for card in cards[top:] + cards[:top]]
