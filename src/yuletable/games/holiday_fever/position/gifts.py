"""Gifts with their Value cards, read: `camera 100 50`, or an object that says who has seen what."""

from __future__ import annotations

from yuletable.games.holiday_fever.parcels import Parcel, Riddle
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import HOUSE, Seat
from yuletable.kernel.reading import Entry

Fields = dict[str, Entry]
PARTS = ("slot", "gift", "values", "seen", "values_seen", "not")


def read_rows(state: Fever, fields: Fields) -> None:
    """Everybody's Gifts, slots and Stockings, and the pairs of an exchange."""
    seats = state.terms.seats
    if "rows" in fields:
        for seat, row in enumerate(fields["rows"].rows(seats)):
            for item in row.items():
                read_gift(state, seat, item)
    state.slots = [row[-1].slot if row else 0 for row in state.rows]
    if "slots" in fields:
        for seat, item in enumerate(fields["slots"].rows(seats)):
            state.slots[seat] = item.number(state.slots[seat])
    if "stockings" in fields:
        for seat, item in enumerate(fields["stockings"].rows(seats)):
            if item.json is not None:
                state.stocking[seat] = item.number(1)
                if state.find(seat, state.stocking[seat]) is None:
                    raise item.wrong(f"seat {seat} has no Gift in that slot")
    if "table" in fields:
        for seat, item in enumerate(fields["table"].rows(seats)):
            if item.json is not None:
                state.table[seat] = read_parcel(state, seat, item, 0, opened=True)
    if "unplaced" in fields:
        active = fields["active"].number(0, seats - 1) if "active" in fields else 0
        for item in fields["unplaced"].items():
            state.drawn.append(new_card(state, read_amount(state, item), state.peek(active)))


def read_gift(state: Fever, seat: Seat, item: Entry) -> None:
    row = state.rows[seat]
    last = row[-1].slot if row else 0
    parcel = read_parcel(state, seat, item, last + 1)
    if parcel.slot <= last:
        raise item.wrong(f"slots go up along a row; the one before is {last}")
    row.append(parcel)


def read_gone(state: Fever, fields: Fields) -> None:
    if "gone" in fields:
        for item in fields["gone"].items():
            state.gone.append(read_parcel(state, HOUSE, item, 0))


def read_parcel(state: Fever, owner: Seat, item: Entry, slot: int, opened: bool = False) -> Parcel:
    """A Gift and what lies beneath it; by default only its owner has seen it."""
    terms = state.terms
    owners = 0 if owner == HOUSE else terms.bit(owner)
    peeks = 0 if owner == HOUSE else state.peek(owner)
    if isinstance(item.json, str):
        name, *amounts = item.json.split()
        gift = terms.gifts.index(Entry(name, item.place).word(terms.gifts))
        cards = [
            new_card(state, read_amount(state, Entry(whole(a), item.place)), peeks) for a in amounts
        ]
        return Parcel(slot, gift, tuple(cards), terms.everyone if opened else owners, 0)
    parts = item.fields(PARTS)
    gift = terms.gifts.index(item.needed(parts, "gift").word(terms.gifts))
    if "slot" in parts and slot:
        slot = parts["slot"].number(1)
    seen = read_eyes(state, parts["seen"]) if "seen" in parts else owners
    eyes = (
        [read_eyes(state, e) for e in parts["values_seen"].items()]
        if "values_seen" in parts
        else []
    )
    amounts_given = parts["values"].items() if "values" in parts else []
    if eyes and len(eyes) != len(amounts_given):
        raise parts["values_seen"].wrong("one entry for each Value card")
    cards = [
        new_card(state, read_amount(state, amount), eyes[at] if eyes else peeks)
        for at, amount in enumerate(amounts_given)
    ]
    never = 0
    for name_entry in parts["not"].items() if "not" in parts else []:
        never |= 1 << terms.gifts.index(name_entry.word(terms.gifts))
    if never >> gift & 1:
        raise parts["not"].wrong(f"it is a {terms.gifts[gift]}")
    return Parcel(slot, gift, tuple(cards), seen, never)


def whole(text: str) -> int | str:
    """A number if it is one, for `read_amount` to judge."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text


def read_amount(state: Fever, item: Entry) -> int:
    amount = item.number(1)
    if amount not in state.terms.printed.amounts:
        known = ", ".join([str(a) for a in state.terms.printed.amounts])
        raise item.wrong(f"there is no Value card of {amount}; they are {known}")
    return amount


def read_eyes(state: Fever, item: Entry) -> int:
    if item.json == "all":
        return state.terms.everyone
    mask = 0
    for seat in item.seats(state.terms.seats):
        mask |= state.terms.bit(seat)
    return mask


def new_card(state: Fever, amount: int, eyes: int) -> int:
    state.amounts.append(amount)
    state.eyes.append(eyes)
    return len(state.amounts) - 1


def read_riddles(state: Fever, fields: Fields) -> None:
    """What Re-Wrap moved. Cards are numbered as they lie: rows, table, unplaced, gone, riddles."""
    if "riddles" not in fields:
        return
    entry = fields["riddles"]
    parts = entry.fields(("cards", "moves"))
    numbers = lying(state)
    for item in parts["cards"].items() if "cards" in parts else []:
        card = item.fields(("amount", "seen"))
        amount = read_amount(state, item.needed(card, "amount"))
        eyes = read_eyes(state, card["seen"]) if "seen" in card else 0
        numbers.append(new_card(state, amount, eyes))
    for item in parts["moves"].items() if "moves" in parts else []:
        read_riddle(state, item, numbers)


def lying(state: Fever) -> list[int]:
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
    return cards


def read_riddle(state: Fever, item: Entry, numbers: list[int]) -> None:
    last = len(numbers) - 1
    parts = item.fields(("by", "were", "stayed", "moved", "pick"))
    old = tuple([numbers[n.number(0, last)] for n in item.needed(parts, "were").items()])
    rest = tuple([numbers[n.number(0, last)] for n in item.needed(parts, "stayed").items()])
    moved = numbers[item.needed(parts, "moved").number(0, last)]
    if len(rest) + 1 != len(old) or len(old) < 2:
        raise item.wrong("all but one of the cards stayed")
    pick = item.needed(parts, "pick").number(1, len(old)) - 1
    riddle = Riddle(item.needed(parts, "by").number(0, state.terms.seats - 1), old, rest, moved)
    for card in (*rest, moved):
        if state.amounts[card] != state.amounts[riddle.was(card, pick)]:
            raise item.wrong("the cards are not what they were")
    state.riddles = (*state.riddles, riddle)
    state.picks.append(pick)
