"""What lies open on the table, and what a seat sees besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from yuletable.games.holiday_fever.parcels import Parcel
from yuletable.games.holiday_fever.printed import (
    LIGHT,
    ORNAMENT,
    CardView,
    EffectView,
    PrintedOnSpace,
)
from yuletable.kernel.core import HOUSE, Json, Line, LineView, Seat

if TYPE_CHECKING:
    from yuletable.games.holiday_fever.state import Fever


class PricesView(TypedDict):
    """What things cost or bring at this table."""

    donation: int
    sale: int
    estate: int
    business: int
    chili: int
    vacation: int
    miracle: int


class SpeechView(TypedDict):
    """What somebody is asked to speak about."""

    topic: str
    prompt: str
    lines: list[str]


class PhaseParts(TypedDict, total=False):
    """The parts of phases on the stack; which of them are there depends on the phase."""

    seat: Seat
    turn: list[Seat]
    when: int
    face: int
    owner: Seat
    slot: int
    mine: int
    gift: int
    actor: Seat
    card: int
    day: int
    at: int
    topic: str
    speaker: Seat
    left: int
    owed: int
    price: int
    offer: bool
    fewest: bool


class PhaseView(PhaseParts):
    """A phase on the stack."""

    phase: str


class CardsOpenView(TypedDict):
    """Naughty-or-Nice cards: what everyone can count or remember."""

    held: list[int]  # by seat
    shown: list[list[str]]  # by seat
    pile: int
    bottom: list[str]


class OpenView(CardsOpenView):
    """What lies open on the table."""

    turn: int
    active: Seat | None
    race: bool
    families: list[str | None]  # by seat
    spaces: list[int | None]  # by seat
    days: list[int]  # by seat
    been: list[Seat]
    dice: list[int]
    thrown: int | None
    chances: list[int]
    lights: list[int]  # by seat
    ornaments: list[int]  # by seat
    debts: list[list[int]]  # by seat
    deposits: list[list[int]]  # by seat
    stars: list[int]  # by seat
    owed: list[int]  # by seat
    saved: list[int]  # by seat
    next_star: list[int | None]  # by seat
    needed: list[int]
    complete: list[Seat]
    undone: list[Seat]
    stockings: list[int | None]  # by seat
    slots: list[int]  # by seat
    gifts: list[str]
    gift_deck: int
    value_deck: int
    ring: list[tuple[str, str, PrintedOnSpace]]  # name, kind, and what else is printed
    prices: PricesView
    calendar: list[str]
    doors: list[list[EffectView]]  # by day
    one_die_from: int
    christmas: Seat | None
    speech: SpeechView | None
    accounts: list[list[LineView]]  # by seat
    tallies: list[dict[str, int]]  # by seat, when the game is over
    stack: list[PhaseView]


Unlikely = TypedDict("Unlikely", {"not": list[str]})  # gifts that this one cannot be


class ParcelView(Unlikely):
    """A Gift and its Value cards, as far as this viewer knows them."""

    gift: str | None
    values: list[int | None]
    seen: list[Seat]
    values_seen: list[list[Seat]]
    worth: int | None


class GiftView(ParcelView):
    """A Gift in somebody's row."""

    slot: int
    stocking: bool


class RiddleView(TypedDict):
    """Cards that were mixed by Re-Wrap."""

    by: Seat
    were: list[int | None]
    seen: list[list[Seat]]
    stayed: list[list[int] | None]
    moved: list[int] | None


class SeatView(TypedDict):
    """What a seat sees besides."""

    rows: list[list[GiftView]]  # by seat
    table: list[ParcelView | None]
    unplaced: list[int | None]
    gone: list[ParcelView]
    riddles: list[RiddleView]
    hand: list[str] | None
    fresh: str | None
    cards: dict[str, CardView]  # by code


def open_view(state: Fever) -> OpenView:
    """What everyone sees."""
    terms = state.terms
    seats = range(terms.seats)
    return {
        "turn": state.turn,
        "active": None if state.active == HOUSE else state.active,
        "race": state.race,
        "families": [terms.families[c].colour if c >= 0 else None for c in state.colours],
        "spaces": [None if state.day[s] else state.at[s] for s in seats],
        "days": state.day[:],
        "been": [s for s in seats if state.been[s]],
        "dice": list(state.dice),
        "thrown": state.thrown or None,
        "chances": state.chances[:],
        "lights": state.hung[LIGHT][:],
        "ornaments": state.hung[ORNAMENT][:],
        "debts": [column[:] for column in state.debts],
        "deposits": [column[:] for column in state.deposits],
        "stars": state.stars[:],
        "owed": [state.owed(s) for s in seats],
        "saved": [sum(column) for column in state.deposits],
        "next_star": [next_forgiven(state, s) for s in seats],
        "needed": terms.needed[:],
        "complete": [s for s in seats if state.decorated(s)],
        "undone": [s for s in seats if state.undone[s]],
        "stockings": [slot or None for slot in state.stocking],
        "slots": state.slots[:],
        "gifts": [name for kind, name in enumerate(terms.gifts) if state.in_use(kind)],
        "gift_deck": len(state.gifts),
        "value_deck": len(state.values),
        **cards_open(state),
        "ring": terms.ring_shown,
        "prices": {
            "donation": terms.donation_amount,
            "sale": terms.sale_price,
            "estate": terms.estate_factor,
            "business": terms.business_amount,
            "chili": terms.chili_amount,
            "vacation": terms.vacation_cost,
            "miracle": terms.miracle_bonus,
        },
        "calendar": terms.days_shown,
        "doors": terms.doors_shown,
        "one_die_from": terms.one_die_from,
        "christmas": None if state.christmas == HOUSE else state.christmas,
        "speech": speech_seen(state),
        "accounts": [[line.seen() for line in state.account(s)] for s in seats],
        "tallies": [] if state.stack else [tallied(state.account(s)) for s in seats],
        "stack": stack_seen(state),
    }


def stack_seen(state: Fever) -> Json:
    """Every phase by its name and its parts."""
    return [{"phase": phase.wire_name, **phase.seen()} for phase in state.stack]


def cards_open(state: Fever) -> CardsOpenView:
    """Naughty-or-Nice cards: what everyone can count or remember."""
    cards = state.terms.cards
    return {
        "held": [len(hand) for hand in state.hands],
        "shown": [[cards[c].code for c in hand] for hand in state.shown],
        "pile": len(state.pile),
        "bottom": [cards[c].code for c in state.pile[: state.bottom]],
    }


def seat_view(state: Fever, viewer: Seat) -> SeatView:
    """Gifts and cards: everything but what only others have seen."""
    cards = state.terms.cards
    fresh = state.fresh >= 0 and state.fresh_seen_by(viewer)
    return {
        "rows": [
            [gift_seen(state, viewer, owner, parcel) for parcel in row]
            for owner, row in enumerate(state.rows)
        ],
        "table": [None if p is None else parcel_seen(state, viewer, p) for p in state.table],
        "unplaced": [state.amount_to(viewer, card) or None for card in state.drawn],
        "gone": [parcel_seen(state, viewer, parcel) for parcel in state.gone],
        "riddles": riddles_seen(state, viewer),
        "hand": None if viewer == HOUSE else [cards[c].code for c in state.hands[viewer]],
        "fresh": cards[state.fresh].code if fresh else None,
        "cards": {cards[c].code: cards[c].shown() for c in own_cards(state, viewer)},
    }


def own_cards(state: Fever, viewer: Seat) -> list[int]:
    """The cards these eyes look at: in the hand, and just drawn."""
    hand = [] if viewer == HOUSE else state.hands[viewer]
    return [*hand, state.fresh] if state.fresh >= 0 and state.fresh_seen_by(viewer) else hand


def next_forgiven(state: Fever, seat: Seat) -> int | None:
    """The debt that one star more would stand beside (HF-043)."""
    rows, stars = state.debts[seat], state.stars[seat]
    return rows[stars] if stars < len(rows) else None


def tallied(lines: list[Line]) -> dict[str, int]:
    """The final arithmetic in sums, by what each line is for; what was forgiven in full."""
    sums: dict[str, int] = {}
    for line in lines:
        name = line.words.removeprefix("account-")
        forgiven = name.startswith("forgiven")
        worth = int(dict(line.facts)["debt"]) if forgiven else line.points
        sums[name] = sums.get(name, 0) + worth
    return sums


def gift_seen(state: Fever, viewer: Seat, owner: Seat, parcel: Parcel) -> GiftView:
    """A Gift in somebody's row."""
    stocking = state.stocking[owner] == parcel.slot
    return {
        "slot": parcel.slot,
        **parcel_seen(state, viewer, parcel),
        "stocking": stocking,
    }


def parcel_seen(state: Fever, viewer: Seat, parcel: Parcel) -> ParcelView:
    """A Gift and its Value cards: what this viewer has seen, and who else has seen what."""
    gifts = state.terms.gifts
    return {
        "gift": gifts[parcel.gift] if state.known_gift(viewer, parcel) else None,
        "values": [state.amount_to(viewer, card) or None for card in parcel.cards],
        "seen": eyes(state, parcel.seen),
        "values_seen": [eyes(state, state.eyes[card]) for card in parcel.cards],
        "not": [name for kind, name in enumerate(gifts) if parcel.never >> kind & 1],
        "worth": worth_seen(state, viewer, parcel),
    }


def worth_seen(state: Fever, viewer: Seat, parcel: Parcel) -> int | None:
    """What a Gift is worth to a seat that has seen all of it; under Coal lies a debt (HF-210)."""
    amounts = [state.amount_to(viewer, card) for card in parcel.cards]
    if not amounts or 0 in amounts or not state.known_gift(viewer, parcel):
        return None
    return -sum(amounts) if parcel.gift == state.terms.coal else sum(amounts)


def eyes(state: Fever, mask: int) -> list[Seat]:
    """The seats in a mask of eyes."""
    return [seat for seat in range(state.terms.seats) if mask >> seat & 1]


def riddles_seen(state: Fever, viewer: Seat) -> list[RiddleView]:
    """Cards that were mixed by Re-Wrap: where they may be now, and what was known of them."""
    where: dict[int, list[int]] = {}
    for seat, row in enumerate(state.rows):
        for parcel in row:
            for card in parcel.cards:
                where[card] = [seat, parcel.slot]
    return [
        {
            "by": riddle.mover,
            "were": [state.amount_to(viewer, card) or None for card in riddle.old],
            "seen": [eyes(state, state.eyes[card]) for card in riddle.old],
            "stayed": [where.get(card) for card in riddle.rest],
            "moved": where.get(riddle.moved),
        }
        for riddle in state.riddles
    ]


def speech_seen(state: Fever) -> SpeechView | None:
    """What somebody is asked to speak about, and lines that a bot may borrow."""
    topic = state.stack[-1].parts().get("topic") if state.stack else None
    if topic is None:
        return None
    printed = state.terms.printed
    return {"topic": topic, "prompt": printed.prompts[topic], "lines": printed.lines[topic]}
