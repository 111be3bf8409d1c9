"""A position, written down."""

from __future__ import annotations

from yuletable.games.secret_santa.cards import CODES, codes
from yuletable.games.secret_santa.position.cards import write_cards
from yuletable.games.secret_santa.position.memory import write_memory
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.core import HOUSE, Json, Seat
from yuletable.kernel.positions import write_phase, write_seals


def write_position(state: Santa) -> dict[str, Json]:
    return {
        "order": list(state.seating.order),
        "scores": state.scores[:],
        "game": state.game,
        "dealer": state.dealer,
        "hands": [write_cards(hand) for hand in state.hands],
        "pile": [{"seat": lay.seat, "play": lay.text()} for lay in state.pile],
        "used": " ".join(codes(state.used)),
        "discards": write_cards(state.discards()),
        "buried": write_cards(state.buried),
        "passed": chosen(state.passed),
        "misers": chosen(state.misers),
        "silent": chosen(state.silent),
        "scrooged": None if state.scrooged == HOUSE else state.scrooged,
        "first": state.first,
        "lead": state.lead,
        "giver": None if state.giver == HOUSE else state.giver,
        "went_out": [finish.parts() for finish in state.went_out],
        "places": state.places[:],
        "treed": [CODES[gift] if gift else "" for gift in state.treed],
        "memory": write_memory(state.memory),
        "sealed": write_seals(state),
        "stack": [write_phase(phase) for phase in state.stack],
    }


def chosen(flags: list[bool]) -> list[Seat]:
    return [seat for seat, flag in enumerate(flags) if flag]
