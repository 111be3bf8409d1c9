"""A position, written down. Value cards are numbered as they lie, seat by seat."""

from __future__ import annotations

from yuletable.games.holiday_fever.parcels import Parcel
from yuletable.games.holiday_fever.position.stack import write_phase
from yuletable.games.holiday_fever.printed import LIGHT, ORNAMENT
from yuletable.games.holiday_fever.state import NONE, Fever
from yuletable.kernel.core import HOUSE, Json


def write_position(state: Fever) -> dict[str, Json]:
    terms = state.terms
    return {
        "scores": state.scores[:],
        "families": [terms.families[c].colour if c >= 0 else None for c in state.colours],
        "active": None if state.active == HOUSE else state.active,
        "turn": state.turn,
        "spaces": state.at[:],
        "days": state.day[:],
        "been": [seat for seat, been in enumerate(state.been) if been],
        "rows": [[write_parcel(state, parcel) for parcel in row] for row in state.rows],
        "slots": state.slots[:],
        "stockings": [slot or None for slot in state.stocking],
        "lights": state.hung[LIGHT][:],
        "ornaments": state.hung[ORNAMENT][:],
        "undone": [seat for seat, undone in enumerate(state.undone) if undone],
        "debts": [column[:] for column in state.debts],
        "deposits": [column[:] for column in state.deposits],
        "stars": state.stars[:],
        "chances": state.chances[:],
        "gift_deck": [terms.gifts[kind] for kind in reversed(state.gifts)],
        "value_deck": state.values[::-1],
        "pile": [terms.cards[card].code for card in reversed(state.pile)],
        "bottom": state.bottom,
        "hands": [[terms.cards[card].code for card in hand] for hand in state.hands],
        "shown": [[terms.cards[card].code for card in hand] for hand in state.shown],
        "fresh": None if state.fresh == NONE else terms.cards[state.fresh].code,
        "fresh_shown": state.fresh_shown,
        "unplaced": [state.amounts[card] for card in state.drawn],
        "table": [None if p is None else write_parcel(state, p) for p in state.table],
        "gone": [write_parcel(state, parcel) for parcel in state.gone],
        "riddles": write_riddles(state),
        "dice": list(state.dice),
        "thrown": state.thrown,
        "race": state.race,
        "skipped": state.skipped,
        "asked_back": state.asked_back,
        "christmas": None if state.christmas == HOUSE else state.christmas,
        "sealed": [[move.text() if move else None for move in row] for row in state.sealed],
        "stack": [write_phase(state, phase) for phase in state.stack],
    }


def write_parcel(state: Fever, parcel: Parcel) -> dict[str, Json]:
    gifts = state.terms.gifts
    return {
        "slot": parcel.slot,
        "gift": gifts[parcel.gift],
        "values": [state.amounts[card] for card in parcel.cards],
        "seen": write_eyes(state, parcel.seen),
        "values_seen": [write_eyes(state, state.eyes[card]) for card in parcel.cards],
        "not": [name for kind, name in enumerate(gifts) if parcel.never >> kind & 1],
    }


def write_eyes(state: Fever, mask: int) -> Json:
    """The seats that have seen something; `all` for the whole world."""
    if mask == state.terms.everyone:
        return "all"
    return [seat for seat in range(state.terms.seats) if mask >> seat & 1]


def numbering(state: Fever) -> list[int]:
    """Every Value card out of the deck, in the order of its number in a position."""
    cards: list[int] = []
    for row in state.rows:
        for parcel in row:
            cards += parcel.cards
    for held in state.table:
        if held is not None:
            cards += held.cards
    cards += state.drawn
    for parcel in state.gone:
        cards += parcel.cards
    for riddle in state.riddles:
        cards += riddle.old
    return cards


def write_riddles(state: Fever) -> Json:
    """What Re-Wrap moved: cards by number, those that were renumbered since written out first."""
    number = {card: at for at, card in enumerate(numbering(state))}
    old = [card for riddle in state.riddles for card in riddle.old]
    return {
        "cards": [
            {"amount": state.amounts[card], "seen": write_eyes(state, state.eyes[card])}
            for card in old
        ],
        "moves": [
            {
                "by": riddle.mover,
                "were": [number[card] for card in riddle.old],
                "stayed": [number[card] for card in riddle.rest],
                "moved": number[riddle.moved],
                "pick": pick + 1,
            }
            for riddle, pick in zip(state.riddles, state.picks, strict=True)
        ],
    }
