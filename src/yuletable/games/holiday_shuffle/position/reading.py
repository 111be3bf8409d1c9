"""A position, read: only `mats` is needed, and whatever is wrong is named."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.calendar import LEAP_DAY, NOTHING, SLOTS, TEXTS, WILD
from yuletable.games.holiday_shuffle.phases.ending import Score
from yuletable.games.holiday_shuffle.phases.rounds import Rounds
from yuletable.games.holiday_shuffle.phases.turns import Drawn
from yuletable.games.holiday_shuffle.phases.wilds import Naming
from yuletable.games.holiday_shuffle.position.cards import read_cards, read_mat
from yuletable.games.holiday_shuffle.position.stack import STACK, usual
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.games.holiday_shuffle.terms import ShuffleTerms
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry

FIELDS = "scores round dealer mats draw discard flipped held extra stack phase".split()
Fields = dict[str, Entry]
PLAY = ("Turn", "Drawn", "Effect", "Consent")  # while the round is going on


def read_position(entry: Entry, terms: ShuffleTerms) -> Shuffle:
    """A position as a person may write it."""
    fields = entry.fields(FIELDS)
    if "mats" not in fields:
        raise Invalid(f"{entry.place}.mats", "missing: say which ten cards lie on each mat")
    state = Shuffle(terms)
    read_table(state, fields)
    read_mats(state, fields["mats"])
    read_piles(state, fields, entry)
    state.stack = STACK.read(state, fields, entry, usual(state))
    check_dates(state, fields["mats"])
    check_held(state, fields, entry)
    check_round(state, fields["mats"])
    return state


def read_table(state: Shuffle, fields: Fields) -> None:
    seats = state.terms.seats
    if "scores" in fields:
        state.scores = [item.number(0) for item in fields["scores"].rows(seats)]
    state.round = fields["round"].number(1, state.terms.rounds) if "round" in fields else 1
    state.dealer = fields["dealer"].number(0, seats - 1) if "dealer" in fields else seats - 1
    state.extra = fields["extra"].number(0) if "extra" in fields else 0
    state.flipped = fields["flipped"].truth() if "flipped" in fields else False


def read_mats(state: Shuffle, entry: Entry) -> None:
    for seat, item in enumerate(entry.rows(state.terms.seats)):
        cards, days = read_mat(item, state.terms)
        if len(cards) != SLOTS:
            raise item.wrong(f"expected ten cards from left to right, found {len(cards)}")
        state.mats[seat] = cards
        state.dates[seat] = days


def read_piles(state: Shuffle, fields: Fields, entry: Entry) -> None:
    """Both piles and the card drawn; what is named nowhere is left to draw, earliest on top."""
    terms = state.terms
    left = terms.copies[:]
    for mat in state.mats:
        use(left, mat, fields["mats"], terms)
    if "held" in fields:
        held = read_cards(fields["held"], terms)
        if len(held) > 1:
            raise fields["held"].wrong('expected one card, or "" for none')
        use(left, held, fields["held"], terms)
        state.held = held[0] if held else NOTHING
    if "discard" in fields:
        state.discard = read_cards(fields["discard"], terms)
        use(left, state.discard, fields["discard"], terms)
    if "draw" in fields:
        state.draw = read_cards(fields["draw"], terms)[::-1]
        use(left, state.draw, fields["draw"], terms)
    rest = [card for card in [*range(1, len(left)), WILD] for _ in range(left[card])]
    if "discard" not in fields:
        state.discard = rest[:1]
        rest = rest[1:]
    if "draw" not in fields:
        state.draw = rest[::-1]
    if not state.discard:
        raise Invalid(f"{entry.place}.discard", "at least one card lies face up (HS-32)")


def use(left: list[int], cards: list[int], entry: Entry, terms: ShuffleTerms) -> None:
    for card in cards:
        left[card] -= 1
        if left[card] < 0:
            raise entry.wrong(
                f"{terms.codes[card]} is there more often than in the deck ({terms.copies[card]})"
            )


def check_dates(state: Shuffle, entry: Entry) -> None:
    """Wilds have dates exactly when they must, and days that exist and differ."""
    top = state.stack[-1] if state.stack else None
    scored = top is None or isinstance(top, (Rounds, Score))
    for seat, item in enumerate(entry.rows(state.terms.seats)):
        dated = [slot for slot in range(SLOTS) if is_dated(state, seat, slot)]
        if dated and not state.terms.placement and not scored:
            raise item.wrong("Wilds get their dates when the round is scored (HS-20)")
        may_lack = isinstance(top, Naming) and seat in top.turn
        if state.terms.placement and state.undated(seat) != NOTHING and not may_lack:
            raise item.wrong("every Wild has been named, so say its date, like W=Mar21 (HS-24)")
        for slot in dated:
            check_date(state, seat, slot, item)


def is_dated(state: Shuffle, seat: int, slot: int) -> bool:
    return state.mats[seat][slot] == WILD and state.dates[seat][slot] != WILD


def check_date(state: Shuffle, seat: int, slot: int, entry: Entry) -> None:
    day = state.dates[seat][slot]
    if day == LEAP_DAY and not state.terms.scale.leap:
        raise entry.wrong("Feb29 does not exist at this table (HS-18)")
    others = [other for other in range(SLOTS) if other != slot and state.dates[seat][other] == day]
    for other in others:
        # Under placement a printed card may have joined the Wild later (HS-24).
        if not state.terms.placement or state.mats[seat][other] == WILD:
            raise entry.wrong(f"a Wild cannot be {TEXTS[day]}, which is on the mat (HS-15)")


def check_held(state: Shuffle, fields: Fields, entry: Entry) -> None:
    drawn = bool(state.stack) and isinstance(state.stack[-1], Drawn)
    if drawn and state.held == NOTHING:
        raise Invalid(f"{entry.place}.held", "missing: say which card was drawn")
    if not drawn and state.held != NOTHING:
        raise fields["held"].wrong("a card is held only in the phase Drawn")


def check_round(state: Shuffle, entry: Entry) -> None:
    """While a round is going on, no mat is complete (HS-55)."""
    if state.stack and state.stack[-1].wire_name in PLAY:
        for seat, item in enumerate(entry.rows(state.terms.seats)):
            if state.complete(seat):
                raise item.wrong("all ten are in order, so the round is over: leave `phase` out")
