"""The stack of phases, written and read: either all of it, or just the phase on top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yuletable.games.holiday_fever.phases.december import CHECK, Return, Reunion
from yuletable.games.holiday_fever.phases.elephant import Trade
from yuletable.games.holiday_fever.phases.ending import SING_ALONG
from yuletable.games.holiday_fever.phases.instructions import Chance, Choose, Follow, Fresh, Lose
from yuletable.games.holiday_fever.phases.placing import Place
from yuletable.games.holiday_fever.phases.plays import aimed
from yuletable.games.holiday_fever.phases.sales import (
    Auction,
    Estate,
    GiveGift,
    SellGift,
    SwapGift,
    TakeGift,
)
from yuletable.games.holiday_fever.phases.seating import Families, Youngest
from yuletable.games.holiday_fever.phases.speeches import Donation, Heard, Speech
from yuletable.games.holiday_fever.phases.stores import Offer, Pawn, Store
from yuletable.games.holiday_fever.phases.taking import Buying, Guessing, Paying, Reaction, Swapping
from yuletable.games.holiday_fever.phases.turns import Begin, Last, Ready, Travel, Visit
from yuletable.games.holiday_fever.phases.windows import AT_SALE, BEFORE, BETWEEN, Anytime
from yuletable.games.holiday_fever.printed import AUCTION, ESTATE, STORE
from yuletable.games.holiday_fever.state import NONE, Fever
from yuletable.kernel.core import Json, Phase, Seat
from yuletable.kernel.reading import Entry

PHASES: dict[str, tuple[Callable[..., Phase], str]] = {  # by name: how it is made, its entries
    "Families": (Families, "seat"),
    "Youngest": (Youngest, ""),
    "Begin": (Begin, "seat"),
    "Ready": (Ready, "seat"),
    "Travel": (Travel, "seat"),
    "Visit": (Visit, "seat at"),
    "Last": (Last, ""),
    "Check": (lambda: CHECK, ""),
    "Anytime": (Anytime, "turn when"),
    "Trade": (Trade, "turn"),
    "Reunion": (Reunion, "turn"),
    "Return": (Return, "seat"),
    "Donation": (Donation, "turn topic"),
    "Speech": (Speech, "seat topic"),
    "Heard": (Heard, "turn speaker topic"),
    "Place": (Place, "seat owed"),
    "Offer": (Offer, "seat at"),
    "Store": (Store, "seat at left"),
    "Pawn": (Pawn, "seat at"),
    "Estate": (Estate, "seat"),
    "Auction": (Auction, "seat"),
    "SellGift": (SellGift, "seat price offer"),
    "SwapGift": (SwapGift, "seat offer"),
    "TakeGift": (TakeGift, "seat price"),
    "GiveGift": (GiveGift, "seat fewest"),
    "Reaction": (Reaction, "turn actor slot"),
    "Buying": (Buying, "seat owner slot"),
    "Guessing": (Guessing, "seat owner slot gift"),
    "Swapping": (Swapping, "seat mine owner slot"),
    "Paying": (Paying, "seat owner slot price"),
    "Chance": (Chance, "seat face"),
    "Fresh": (Fresh, "seat"),
    "Follow": (Follow, "seat card day at"),
    "Lose": (Lose, "seat"),
    "Choose": (Choose, "seat card at"),
    "SingAlong": (lambda: SING_ALONG, ""),
}
GROUND = ("Families", "Youngest", "Begin", "SingAlong")  # lie on nothing
DEEDS = (Buying, Guessing, Swapping, Paying)
CARRIED = ("Follow", "Choose")  # their `at` is an effect, not a space
TURN_PHASES = ("Ready", "Travel", "Last")  # lie on the coming turn


def write_phase(state: Fever, phase: Phase) -> dict[str, Json]:
    written: dict[str, Json] = {"phase": phase.wire_name}
    for name, part in phase.parts().items():
        if name == "card":
            written[name] = None if part == NONE else state.terms.cards[part].code
        elif name == "gift":
            written[name] = state.terms.gifts[part]
        else:
            written[name] = list(part) if isinstance(part, tuple) else part
    return written


def sale_at(state: Fever, at: int) -> bool:
    return state.terms.ring[at].kind in (ESTATE, AUCTION)


def read_stack(state: Fever, entry: Entry) -> list[Phase]:
    """A whole stack, each phase lying where it can lie."""
    stack: list[Phase] = []
    for item in entry.items():
        phase = read_phase(state, item)
        name = phase.wire_name
        if bool(stack) == (name in GROUND):
            raise item.wrong(f"{name} lies on {'nothing' if name in GROUND else 'something'}")
        if isinstance(phase, Reaction) and not (stack and isinstance(stack[-1], DEEDS)):
            raise item.wrong("a Reaction lies on what it may prevent")
        stack.append(phase)
    return stack


def stack_under(state: Fever, top: Phase, entry: Entry) -> list[Phase]:
    """The whole stack, when only the phase on top was given."""
    name = top.wire_name
    if name in GROUND:
        return [top]
    if isinstance(top, Reaction):
        raise entry.wrong("give the whole stack: what the Reaction may prevent lies beneath it")
    below: list[Phase] = [Begin(state.left_of(state.active))]
    if isinstance(top, Anytime):
        if top.when == BEFORE:
            below.append(Ready(state.active))
        elif top.when == BETWEEN:
            below.append(Travel(state.active))
        elif top.when == AT_SALE:
            if not sale_at(state, state.at[state.active]):
                raise entry.wrong("whoever is active stands at no sale (HF-240)")
            below += [Last(), CHECK, Visit(state.active, state.at[state.active])]
        return [*below, top]
    if name in TURN_PHASES:
        return [*below, top]
    below.append(Last())
    return [*below, top] if name == "Check" else [*below, CHECK, top]


def read_phase(state: Fever, entry: Entry) -> Phase:
    """One phase; what is left out is what the position suggests."""
    every = sorted({field for _, fields in PHASES.values() for field in fields.split()})
    name = entry.needed(entry.fields(("phase", *every)), "phase").word(PHASES)
    make, wanted = PHASES[name]
    given = Given(state, entry, entry.fields(("phase", *wanted.split())), name)
    phase = make(**{field: given.part(field) for field in wanted.split()})
    given.check(phase)
    return phase


class Given:
    """What a person wrote of a phase, with the rest made up from the position."""

    def __init__(self, state: Fever, entry: Entry, fields: dict[str, Entry], name: str) -> None:
        self.state = state
        self.entry = entry
        self.fields = fields
        self.name = name

    def part(self, field: str) -> Any:
        if field in ("seat", "owner", "actor", "speaker"):
            return self.seat(field)
        if field == "turn":
            return self.turn()
        if field in ("offer", "fewest"):
            return self.fields[field].truth() if field in self.fields else field == "offer"
        if field == "topic":
            return self.topic()
        if field == "card":
            return self.card()
        if field == "gift":
            return self.gift()
        return self.number(field)

    def seat(self, field: str) -> Seat:
        last = self.state.terms.seats - 1
        if field in self.fields:
            return self.fields[field].number(0, last)
        if field == "owner":
            raise self.entry.wrong("say who owns the Gift")
        return max(self.state.active, 0)

    def turn(self) -> tuple[Seat, ...]:
        state = self.state
        if "turn" in self.fields:
            return tuple(self.fields["turn"].seats(state.terms.seats))
        active = max(state.active, 0)
        if self.name == "Trade":
            return state.round_from(active)
        if self.name == "Heard":
            return state.others_from(self.seat("speaker"))
        if self.name == "Reaction":
            raise self.entry.wrong("say who is asked")
        after = self.name == "Anytime" and self.number("when") == BETWEEN
        if after and not state.terms.all_after_throw:
            return (active,)
        return (active, *state.others_from(active))

    def number(self, field: str) -> int:
        """A number; `at` is the space or effect, the rest says itself."""
        state = self.state
        seat = self.seat("seat") if self.name != "Anytime" else 0
        here = state.at[seat]
        defaults = {
            "when": BEFORE,
            "owed": 0,
            "at": 0 if self.name in CARRIED else here,
            "left": state.terms.ring[here].items,
            "day": 0,
            "price": state.terms.sale_price,
        }
        limits = {
            "when": (BEFORE, AT_SALE),
            "owed": (0, 99),
            "at": (0, 99 if self.name in CARRIED else len(state.terms.ring) - 1),
            "left": (0, 99),
            "day": (0, state.terms.christmas - 1),
            "price": (0, 9999),
            "face": (1, 6),
            "slot": (1, 9999),
            "mine": (1, 9999),
        }
        if field in self.fields:
            low, high = limits[field]
            return self.fields[field].number(low, high)
        if field not in defaults:
            raise self.entry.wrong(f"say which {field}")
        return defaults[field]

    def topic(self) -> str:
        prompts = self.state.terms.printed.prompts
        if "topic" in self.fields:
            return self.fields["topic"].word(prompts)
        here = self.state.terms.ring[self.state.at[max(self.state.active, 0)]].topic
        if not here:
            raise self.entry.wrong("say which topic")
        return here

    def card(self) -> int:
        if "card" not in self.fields or self.fields["card"].json is None:
            return NONE
        codes = [card.code for card in self.state.terms.cards]
        return codes.index(self.fields["card"].word(codes))

    def gift(self) -> int:
        gifts = self.state.terms.gifts
        return gifts.index(self.entry.needed(self.fields, "gift").word(gifts))

    def check(self, phase: Phase) -> None:
        """What a phase needs in order to go on."""
        state = self.state
        if isinstance(phase, Follow):
            self.check_follow(phase)
        elif isinstance(phase, (Offer, Store, Pawn)):
            space = state.terms.ring[phase.at]
            if space.kind != STORE or space.sells != isinstance(phase, Pawn):
                raise self.entry.wrong(f"space {phase.at} is {space.name}, not such a Store")
        elif isinstance(phase, Visit) and not sale_at(state, phase.at):
            raise self.entry.wrong(f"space {phase.at} is no sale")
        elif isinstance(phase, DEEDS):
            self.check_own(phase.owner, phase.slot)
            if isinstance(phase, Swapping):
                self.check_own(phase.seat, phase.mine)
        elif isinstance(phase, Reaction):
            if len(phase.turn) != 1 or not state.hands[phase.turn[0]]:
                raise self.entry.wrong("one seat that holds a card is asked")
        elif isinstance(phase, Fresh) and state.fresh == NONE:
            raise self.entry.wrong("say in `fresh` which card was drawn")
        elif isinstance(phase, Place) and not state.drawn:
            raise self.entry.wrong("say in `unplaced` which Value cards are to be placed")
        elif isinstance(phase, Trade) and None in state.table:
            raise self.entry.wrong("say in `table` which pair each seat has opened")
        elif isinstance(phase, Choose):
            self.check_choose(phase)
        if not isinstance(phase, Families) and NONE in state.colours:
            raise self.entry.wrong("every seat needs its family first")

    def check_follow(self, phase: Follow) -> None:
        if (phase.card == NONE) == (phase.day == 0):
            raise self.entry.wrong("either a card or a day is followed")
        terms = self.state.terms
        if phase.card == NONE:
            effects = terms.days[phase.day - 1].effects
        else:
            effects = terms.cards[phase.card].effects
        if phase.at > len(effects):
            raise self.entry.wrong(f"there are only {len(effects)} effects")

    def check_choose(self, phase: Choose) -> None:
        if phase.card == NONE:
            raise self.entry.wrong("say which card")
        effects = self.state.terms.cards[phase.card].effects
        if phase.at >= len(effects) or not aimed(effects[phase.at]):
            raise self.entry.wrong(f"effect {phase.at} of this card leaves nothing to choose")

    def check_own(self, seat: Seat, slot: int) -> None:
        if self.state.find(seat, slot) is None:
            raise self.entry.wrong(f"seat {seat} has no Gift in slot {slot}")
