"""A position, read: everything has a default, and whatever is wrong is named."""

from __future__ import annotations

from yuletable.games.holiday_fever.notation import read_move
from yuletable.games.holiday_fever.phases.turns import Ready
from yuletable.games.holiday_fever.position.decks import read_decks
from yuletable.games.holiday_fever.position.gifts import read_gone, read_riddles, read_rows
from yuletable.games.holiday_fever.position.stack import STACK
from yuletable.games.holiday_fever.printed import LIGHT, ORNAMENT
from yuletable.games.holiday_fever.state import NONE, Fever
from yuletable.games.holiday_fever.terms import FeverTerms
from yuletable.kernel.core import Seat
from yuletable.kernel.errors import Refused
from yuletable.kernel.reading import Entry

FIELDS = (
    "scores families active turn spaces days been rows slots stockings lights ornaments "
    "undone debts deposits stars chances gift_deck value_deck pile bottom hands shown fresh "
    "fresh_shown unplaced table gone riddles dice thrown race skipped asked_back christmas sealed "
    "stack phase"
).split()
Fields = dict[str, Entry]
MOST = 10**9


def read_position(entry: Entry, terms: FeverTerms) -> Fever:
    """A position as a person may write it."""
    given = {} if entry.json is None else entry.fields(FIELDS)
    fields = {name: item for name, item in given.items() if item.json is not None}
    state = Fever(terms)
    read_families(state, fields)
    read_score_cards(state, fields)
    read_rows(state, fields)
    read_gone(state, fields)
    read_riddles(state, fields)
    if begun(fields):
        read_decks(state, fields, entry)
    read_turn(state, fields)
    read_whole_stack(state, fields, entry)
    read_seals(state, fields)
    return state


def begun(fields: Fields) -> bool:
    """Have the decks been shuffled, by the phase at the bottom?"""
    phase = fields["phase"].json if "phase" in fields else None
    if "stack" in fields and isinstance(fields["stack"].json, list) and fields["stack"].json:
        phase = fields["stack"].json[0]
    return not (isinstance(phase, dict) and phase.get("phase") in ("Families", "Youngest"))


def read_families(state: Fever, fields: Fields) -> None:
    """Whose family is whose: by default in the order of the edition."""
    colours = [family.colour for family in state.terms.families]
    if begun(fields):
        state.colours = list(range(state.terms.seats))
    if "families" in fields:
        rows = fields["families"].rows(state.terms.seats)
        state.colours = [
            NONE if row.json is None else colours.index(row.word(colours)) for row in rows
        ]
        chosen = [colour for colour in state.colours if colour != NONE]
        if len(set(chosen)) != len(chosen):
            raise fields["families"].wrong("two seats have the same family (HF-007)")


def read_score_cards(state: Fever, fields: Fields) -> None:
    """Tokens, trees and columns."""
    terms = state.terms
    state.scores = numbers(fields, "scores", terms.seats, 0, -MOST)
    state.day = numbers(fields, "days", terms.seats, 0, 0, terms.christmas)
    state.at = numbers(fields, "spaces", terms.seats, 0, 0, len(terms.ring) - 1)
    been = fields["been"].seats(terms.seats) if "been" in fields else []
    state.been = [seat in been or state.day[seat] > 0 for seat in range(terms.seats)]
    state.hung[LIGHT] = numbers(fields, "lights", terms.seats, 0, 0)
    state.hung[ORNAMENT] = numbers(fields, "ornaments", terms.seats, 0, 0)
    if terms.capped:
        for name, kind in (("lights", LIGHT), ("ornaments", ORNAMENT)):
            if max(state.hung[kind]) > terms.needed[kind]:
                raise fields[name].wrong(f"at most {terms.needed[kind]} of a kind (HF-072)")
    read_undone(state, fields)
    state.stars = numbers(fields, "stars", terms.seats, 0, 0)
    state.chances = numbers(fields, "chances", terms.seats, 0, 0, 6)
    for name, columns in (("debts", state.debts), ("deposits", state.deposits)):
        if name in fields:
            for seat, row in enumerate(fields[name].rows(terms.seats)):
                columns[seat] = [item.number(1) for item in row.items()]


def read_undone(state: Fever, fields: Fields) -> None:
    """Whose tree must be completed again."""
    if "undone" not in fields:
        return
    seats = fields["undone"].seats(state.terms.seats)
    if seats and not state.terms.any_loss:
        raise fields["undone"].wrong("only where any loss in December sends home (HF-078)")
    state.undone = [seat in seats for seat in range(state.terms.seats)]


def numbers(
    fields: Fields, name: str, seats: int, default: int, low: int, high: int | None = None
) -> list[int]:
    if name not in fields:
        return [default] * seats
    return [item.number(low, high) for item in fields[name].rows(seats)]


def read_turn(state: Fever, fields: Fields) -> None:
    """Whose turn it is, the last throw, and how far the game has come."""
    seats = state.terms.seats
    if "active" in fields:
        state.active = fields["active"].number(0, seats - 1)
    elif begun(fields):
        state.active = 0
    state.turn = fields["turn"].number(0) if "turn" in fields else int(begun(fields))
    if "dice" in fields:
        dice = [item.number(1, 6) for item in fields["dice"].items()]
        if len(dice) > 2:
            raise fields["dice"].wrong("one die or two")
        state.dice = tuple(dice)
    state.thrown = fields["thrown"].number(0, 99) if "thrown" in fields else 0
    state.race = fields["race"].truth() if "race" in fields else False
    state.skipped = fields["skipped"].truth() if "skipped" in fields else False
    state.asked_back = fields["asked_back"].truth() if "asked_back" in fields else False
    if "christmas" in fields:
        state.christmas = fields["christmas"].number(0, seats - 1)
    if state.race and 0 in state.day:
        where = fields.get("days", fields["race"])
        raise where.wrong("in the Race every token is in December (HF-191)")


def read_whole_stack(state: Fever, fields: Fields, entry: Entry) -> None:
    state.stack = STACK.read(state, fields, entry, Ready)
    if state.stack and isinstance(state.stack[-1], Ready):
        check_ready(state, fields, entry)


def check_ready(state: Fever, fields: Fields, entry: Entry) -> None:
    """What must hold whenever somebody is about to throw (4.6)."""
    for seat in range(state.terms.seats):
        if state.bare(seat):
            where = fields.get("rows", entry)
            raise where.wrong(f"a Gift of seat {seat} has no Value card beneath it (HF-048)")
    for name, deck in (("gift_deck", state.gifts), ("value_deck", state.values)):
        if not deck and not state.race:
            where = fields.get(name, entry)
            raise where.wrong("it is empty, so the Race must have begun (HF-189)")


def read_seals(state: Fever, fields: Fields) -> None:
    """Who has answered under seal in each phase that asks so."""
    seats = state.terms.seats
    wanted = len([phase for phase in state.stack if phase.sealed()])
    state.sealed = [[None] * seats for _ in range(wanted)]
    if "sealed" not in fields:
        return
    given = fields["sealed"].items()
    if len(given) != wanted:
        raise fields["sealed"].wrong(f"expected a row for each sealed phase: {wanted}")
    for row, item in enumerate(given):
        for seat, answer in enumerate(item.rows(seats)):
            if answer.json is not None:
                read_answer(state, row, seat, answer)


def read_answer(state: Fever, row: int, seat: Seat, answer: Entry) -> None:
    answer.word(("pass", "skip", "sung"))
    try:
        state.sealed[row][seat] = read_move(answer.text())
    except Refused as refused:
        raise answer.wrong(refused.why) from None
