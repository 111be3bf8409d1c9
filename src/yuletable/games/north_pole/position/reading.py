"""A position, read: only `hands` is needed, and whatever is wrong is named."""

from __future__ import annotations

from yuletable.games.north_pole.cards import RC, SA
from yuletable.games.north_pole.memory import Least, Memory
from yuletable.games.north_pole.phases.turns import Play
from yuletable.games.north_pole.position.cards import (
    in_some_order,
    left_over,
    read_cards,
    read_draw,
    write_cards,
)
from yuletable.games.north_pole.position.stack import STACK
from yuletable.games.north_pole.state import Lot, Race
from yuletable.games.north_pole.terms import TrainTerms
from yuletable.kernel.core import Seat
from yuletable.kernel.errors import Invalid
from yuletable.kernel.positions import declined, read_seals
from yuletable.kernel.reading import Entry

FIELDS = (
    "at hands draw discard dealer lots active next turns detour known scores sealed stack phase"
).split()
Fields = dict[str, Entry]


def read_position(entry: Entry, terms: TrainTerms) -> Race:
    """A position as a person may write it."""
    fields = entry.fields(FIELDS)
    if "hands" not in fields:
        raise Invalid(f"{entry.place}.hands", "missing: say which cards each seat holds")
    state = Race(terms)
    read_cards_everywhere(state, fields)
    read_turn(state, fields)
    read_trains(state, fields)
    state.stack = STACK.read(state, fields, entry, Play)
    read_end(state, fields, entry)
    state.sealed = read_seals(state, fields, declined)
    if "known" in fields:
        state.memory = read_known(state, fields["known"])
    return state


def read_cards_everywhere(state: Race, fields: Fields) -> None:
    """Hands and piles; what is not named lies in the draw pile, or below a discard pile."""
    hands = fields["hands"].rows(state.terms.seats)
    state.hands = [sorted(read_cards(item, state)) for item in hands]
    for item, hand in zip(hands, state.hands, strict=True):
        if len(hand) > state.terms.hand_size:
            raise item.wrong(f"a hand never exceeds {state.terms.hand_size} cards (NP-25)")
    used = [card for hand in state.hands for card in hand]
    place = fields["hands"]
    if "discard" in fields:
        place = fields["discard"]
        state.discard = read_cards(place, state)
        used += state.discard
    rest = "draw" not in fields
    top: list[int] = []
    if "draw" in fields:
        place = fields["draw"]
        top, rest = read_draw(place, state)
        used += top
    left = left_over(state, used, place)
    below = in_some_order(left) if rest else []
    state.draw = [*below, *top[::-1]]
    if not rest and "discard" not in fields:
        state.discard = in_some_order(left)
    elif not rest and left:
        raise place.wrong(f"the rest of the deck is nowhere: {write_cards(left)}; end it with …")
    state.crossings_down = state.discard.count(RC)
    state.santas_down = state.discard.count(SA)


def read_turn(state: Race, fields: Fields) -> None:
    """Who dealt, whose turn it is, and how many turns everybody has begun."""
    seats = state.terms.seats
    state.dealer = seat_in(fields, "dealer", seats, seats - 1)
    state.active = seat_in(fields, "active", seats, state.left_of(state.dealer))
    state.next_seat = seat_in(fields, "next", seats, state.left_of(state.active))
    state.turns = [1] * seats
    if "turns" in fields:
        state.turns = [item.number(0) for item in fields["turns"].rows(seats)]
    if "detour" in fields:
        marks = fields["detour"].rows(seats)
        state.detour = [0 if item.json is None else item.number(1) for item in marks]
    for item in fields["lots"].items() if "lots" in fields else []:
        parts = item.fields(("seat", "card"))
        seat = item.needed(parts, "seat").number(0, seats - 1)
        cards = read_cards(item.needed(parts, "card"), state)
        if len(cards) != 1:
            raise parts["card"].wrong("expected one card")
        state.lots += (Lot(seat, cards[0]),)


def read_trains(state: Race, fields: Fields) -> None:
    if "at" not in fields:
        return
    track = state.terms.track
    for seat, item in enumerate(fields["at"].rows(state.terms.seats)):
        state.at[seat] = item.number(0, track.length)
        if state.at[seat] == track.top:
            raise item.wrong(f"no train rests on the Slippery Slope, {track.top} (NP-65)")


def read_end(state: Race, fields: Fields, entry: Entry) -> None:
    """A race is over exactly when one train has reached the North Pole (NP-107)."""
    there = state.at.count(state.terms.track.length)
    if there != (0 if state.stack else 1):
        why = "one train" if not state.stack else "no train, while the race goes on,"
        raise Invalid(f"{entry.place}.at", f"{why} stands on the North Pole; here are {there}")
    if "scores" in fields:
        state.scores = [item.number(0) for item in fields["scores"].rows(state.terms.seats)]


def read_known(state: Race, entry: Entry) -> Memory:
    """What everybody knows of hands (NP-33); it must not contradict them."""
    known: list[Least] = []
    for seat, item in enumerate(entry.rows(state.terms.seats)):
        counts = [count.number(0, state.terms.hand_size) for count in item.items()]
        if len(counts) != 3 or sorted(counts) != counts:
            raise item.wrong("expected three numbers, none below the one before it")
        held = state.least_held(seat)
        for least, found in zip(counts, held, strict=True):
            if found < least:
                raise item.wrong(f"seat {seat} holds {found} such cards, not {least}")
        known.append((counts[0], counts[1], counts[2]))
    return Memory(tuple(known))


def seat_in(fields: Fields, name: str, seats: int, default: Seat) -> Seat:
    return fields[name].number(0, seats - 1) if name in fields else default
