"""The three decks and the hands, read; no card is lost and none is there twice."""

from __future__ import annotations

from yuletable.games.holiday_fever.parcels import Parcel
from yuletable.games.holiday_fever.phases.instructions import Follow
from yuletable.games.holiday_fever.phases.seating import gifts_in_use
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Json
from yuletable.kernel.reading import Entry

Fields = dict[str, Entry]
REST = "..."  # and then the rest of the deck


def read_decks(state: Fever, fields: Fields, entry: Entry) -> None:
    """Decks as they lie, top first; what is not named anywhere lies in them, or was sold."""
    read_gift_deck(state, fields, entry)
    read_value_deck(state, fields, entry)
    read_cards(state, fields, entry)


def read_gift_deck(state: Fever, fields: Fields, entry: Entry) -> None:
    terms = state.terms
    parcels = [p for row in state.rows for p in row] + state.gone
    parcels += [p for p in state.table if p is not None]
    left = gifts_in_use(state)
    for parcel in parcels:
        if parcel.gift not in left:
            name = terms.gifts[parcel.gift]
            where = fields.get("rows", entry)
            raise where.wrong(f"there is no other {name} in this game")
        left.remove(parcel.gift)
    names = [terms.gifts[kind] for kind in left]
    deck, rest = top_first(fields, "gift_deck", names)
    state.gifts = [terms.gifts.index(name) for name in reversed(deck)]
    state.gone += [Parcel(0, terms.gifts.index(name), (), 0, 0) for name in rest]


def read_value_deck(state: Fever, fields: Fields, entry: Entry) -> None:
    """What is in no place was sold, beneath a Gift that was sold."""
    left = state.terms.values[:]
    outer = [card for riddle in state.riddles for card in riddle.old]
    for card, amount in enumerate(state.amounts):
        if card in outer:  # it is counted by its new number
            continue
        if amount not in left:
            where = fields.get("rows", entry)
            raise where.wrong(f"this position has too many Value cards of {amount}")
        left.remove(amount)
    deck, rest = top_first(fields, "value_deck", left)
    state.values = [int(amount) for amount in reversed(deck)]
    if rest and not state.gone:
        where = fields["value_deck"]
        raise where.wrong(
            f"{len(rest)} Value cards are nowhere; say in `gone` which Gifts were sold"
        )
    for amount in rest:
        state.amounts.append(int(amount))
        state.eyes.append(0)
        last = state.gone[-1]
        state.gone[-1] = last.over((*last.cards, len(state.amounts) - 1))


def top_first(fields: Fields, name: str, cards: list[Json]) -> tuple[list[Json], list[Json]]:
    """The deck as it was given, and what is left over of these cards."""
    if name not in fields:
        return cards, []
    entry = fields[name]
    if isinstance(entry.json, int) and not isinstance(entry.json, bool):
        size = entry.number(0, len(cards))
        return cards[:size], cards[size:]
    items = entry.json.split() if isinstance(entry.json, str) else None
    given = [Entry(i, entry.place) for i in items] if items is not None else entry.items()
    left = cards[:]
    deck: list[Json] = []
    for at, item in enumerate(given):
        if item.json == REST and at == len(given) - 1:
            return deck + left, []
        card = item.json
        if isinstance(card, str) and card.isascii() and card.isdigit():
            card = int(card)
        if card not in left:
            raise item.wrong(f"{item.json!r} is no card, or not so many are left")
        left.remove(card)
        deck.append(card)
    return deck, left


def read_cards(state: Fever, fields: Fields, entry: Entry) -> None:
    """Naughty-or-Nice: hands, the card just drawn, the pile with the top first."""
    terms = state.terms
    codes = [card.code for card in terms.cards]
    left = [codes[card] for card in terms.deck]
    for name, hands in (("hands", state.hands), ("shown", state.shown)):
        if name in fields:
            for seat, item in enumerate(fields[name].rows(terms.seats)):
                hands[seat] = sorted([codes.index(c) for c in read_codes(item, codes)])
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if not terms.cards[card].anytime:
                raise fields["hands"].wrong(f"{codes[card]} is a Play Now card and cannot be held")
            take(left, codes[card], fields["hands"])
        for card in state.shown[seat]:
            if state.shown[seat].count(card) > hand.count(card):
                raise fields["shown"].wrong(f"seat {seat} does not hold {codes[card]}")
    if "fresh" in fields:
        state.fresh = codes.index(fields["fresh"].word(codes))
        if not terms.cards[state.fresh].anytime:
            raise fields["fresh"].wrong("only a Play Anytime card waits to be played or held")
        take(left, codes[state.fresh], fields["fresh"])
        state.fresh_shown = "fresh_shown" in fields and fields["fresh_shown"].truth()
    for code in being_played(fields):
        take(left, code, fields.get("stack", entry))
    deck, rest = top_first(fields, "pile", left)
    if rest:
        raise fields["pile"].wrong(f"{rest[0]} is nowhere; “...” stands for the rest of the cards")
    state.pile = [codes.index(code) for code in reversed(deck)]
    state.bottom = fields["bottom"].number(0, len(deck)) if "bottom" in fields else 0


def read_codes(item: Entry, codes: list[str]) -> list[str]:
    """Cards by their codes, in a list or in one line."""
    if isinstance(item.json, str):
        return [Entry(code, item.place).word(codes) for code in item.json.upper().split()]
    return [code.word(codes) for code in item.items()]


def take(left: list[Json], code: str, where: Entry) -> None:
    if code not in left:
        raise where.wrong(f"there is no other card {code}")
    left.remove(code)


def being_played(fields: Fields) -> list[str]:
    """Cards on the stack that go beneath the pile when they are done."""
    phases: list[Json] = []
    if "stack" in fields and isinstance(fields["stack"].json, list):
        phases = fields["stack"].json
    elif "phase" in fields:
        phases = [fields["phase"].json]
    name = Follow.wire_name
    return [
        str(phase["card"])
        for phase in phases
        if isinstance(phase, dict) and phase.get("phase") == name and phase.get("card")
    ]
