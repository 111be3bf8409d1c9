"""The phases of a position: how each is written and read, and what lies beneath it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from yuletable.games.holiday_fever.phases.december import CHECK, Check, Return, Reunion
from yuletable.games.holiday_fever.phases.elephant import Trade
from yuletable.games.holiday_fever.phases.ending import SingAlong
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
from yuletable.kernel.stack import ANYTHING, NOTHING, Given, Kinds, Layer, StackReader

GROUND = (Families, Youngest, Begin, SingAlong)
DEEDS = (Buying, Guessing, Swapping, Paying)
CARRIED = (Follow, Choose)  # their `at` is an effect, not a space
TURN_PHASES = (Ready, Travel, Last)  # lie on the coming turn


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


def beneath(state: Fever, top: Phase, entry: Entry) -> list[Phase]:
    """What lies below the phase on top, when only that was given."""
    if isinstance(top, GROUND):
        return []
    if isinstance(top, Reaction):
        raise entry.wrong("give the whole stack: what the Reaction may prevent lies beneath it")
    coming = Begin(state.left_of(state.active))
    if isinstance(top, Anytime):
        return [coming, *beneath_window(state, top, entry)]
    if isinstance(top, TURN_PHASES):
        return [coming]
    return [coming, Last()] if isinstance(top, Check) else [coming, Last(), CHECK]


def beneath_window(state: Fever, window: Anytime, entry: Entry) -> list[Phase]:
    """What waits for a window to close, above the coming turn."""
    active = state.active
    if window.when == BEFORE:
        return [Ready(active)]
    if window.when == BETWEEN:
        return [Travel(active)]
    if window.when != AT_SALE:
        return []
    if not sale_at(state, state.at[active]):
        raise entry.wrong("the active seat stands at no sale (HF-240)")
    return [Last(), CHECK, Visit(active, state.at[active])]


def part(given: Given[Fever], field: str) -> Any:
    """What a part of a phase is, or what the position suggests."""
    if field in ("seat", "owner", "actor", "speaker"):
        return seat_of(given, field)
    if field == "turn":
        return turn(given)
    if field in ("offer", "fewest"):
        return given.truth(field, field == "offer")
    if field == "topic":
        return topic(given)
    if field == "card":
        return card(given)
    if field == "gift":
        gifts = given.state.terms.gifts
        return gifts.index(given.needed("gift").word(gifts))
    return number(given, field)


def seat_of(given: Given[Fever], field: str) -> Seat:
    if field == "owner" and field not in given.fields:
        raise given.wrong("say who owns the Gift")
    return given.seat(field, max(given.state.active, 0))


def turn(given: Given[Fever]) -> tuple[Seat, ...]:
    return given.seats("turn", ()) if "turn" in given.fields else usual_turn(given)


def usual_turn(given: Given[Fever]) -> tuple[Seat, ...]:
    """Who is asked, and in which order, if nothing is said."""
    state = given.state
    active = max(state.active, 0)
    if given.kind is Trade:
        return state.round_from(active)
    if given.kind is Heard:
        return state.others_from(seat_of(given, "speaker"))
    if given.kind is Reaction:
        raise given.wrong("say who is asked")
    after = given.kind is Anytime and number(given, "when") == BETWEEN
    if after and not state.terms.all_after_throw:
        return (active,)
    return (active, *state.others_from(active))


def number(given: Given[Fever], field: str) -> int:
    """A number; `at` is the space or effect, the rest says itself."""
    if field in given.fields:
        low, high = limits(given)[field]
        return given.fields[field].number(low, high)
    suggested = defaults(given)
    if field not in suggested:
        raise given.wrong(f"say which {field}")
    return suggested[field]


def defaults(given: Given[Fever]) -> dict[str, int]:
    state = given.state
    here = state.at[seat_of(given, "seat") if given.kind is not Anytime else 0]
    return {
        "when": BEFORE,
        "owed": 0,
        "at": 0 if given.kind in CARRIED else here,
        "left": state.terms.ring[here].items,
        "day": 0,
        "price": state.terms.sale_price,
    }


def limits(given: Given[Fever]) -> dict[str, tuple[int, int]]:
    terms = given.state.terms
    return {
        "when": (BEFORE, AT_SALE),
        "owed": (0, 99),
        "at": (0, 99 if given.kind in CARRIED else len(terms.ring) - 1),
        "left": (0, 99),
        "day": (0, terms.christmas - 1),
        "price": (0, 9999),
        "face": (1, 6),
        "slot": (1, 9999),
        "mine": (1, 9999),
    }


def topic(given: Given[Fever]) -> str:
    state = given.state
    if "topic" in given.fields:
        return given.fields["topic"].word(state.terms.printed.prompts)
    here = state.terms.ring[state.at[max(state.active, 0)]].topic
    if not here:
        raise given.wrong("say which topic")
    return here


def card(given: Given[Fever]) -> int:
    if "card" not in given.fields or given.fields["card"].json is None:
        return NONE
    codes = [card.code for card in given.state.terms.cards]
    return codes.index(given.fields["card"].word(codes))


def check(given: Given[Fever], phase: Phase) -> None:
    """What a phase needs in order to go on."""
    state = given.state
    if isinstance(phase, Follow):
        check_follow(given, phase)
    elif isinstance(phase, (Offer, Store, Pawn)):
        space = state.terms.ring[phase.at]
        if space.kind != STORE or space.sells != isinstance(phase, Pawn):
            raise given.wrong(f"space {phase.at} is {space.name}, not such a Store")
    elif isinstance(phase, Visit) and not sale_at(state, phase.at):
        raise given.wrong(f"space {phase.at} is no sale")
    elif isinstance(phase, DEEDS):
        check_own(given, phase.owner, phase.slot)
        if isinstance(phase, Swapping):
            check_own(given, phase.seat, phase.mine)
    elif isinstance(phase, Reaction):
        if len(phase.turn) != 1 or not state.hands[phase.turn[0]]:
            raise given.wrong("one seat that holds a card is asked")
    elif isinstance(phase, Fresh) and state.fresh == NONE:
        raise given.wrong("say in `fresh` which card was drawn")
    elif isinstance(phase, Place) and not state.drawn:
        raise given.wrong("say in `unplaced` which Value cards are to be placed")
    elif isinstance(phase, Trade) and None in state.table:
        raise given.wrong("say in `table` which pair each seat has opened")
    elif isinstance(phase, Choose):
        check_choose(given, phase)
    if not isinstance(phase, Families) and NONE in state.colours:
        raise given.wrong("every seat needs its family first")


def check_follow(given: Given[Fever], phase: Follow) -> None:
    if (phase.card == NONE) == (phase.day == 0):
        raise given.wrong("either a card or a day is followed")
    terms = given.state.terms
    if phase.card == NONE:
        effects = terms.days[phase.day - 1].effects
    else:
        effects = terms.cards[phase.card].effects
    if phase.at > len(effects):
        raise given.wrong(f"there are only {len(effects)} effects")


def check_choose(given: Given[Fever], phase: Choose) -> None:
    if phase.card == NONE:
        raise given.wrong("say which card")
    effects = given.state.terms.cards[phase.card].effects
    if phase.at >= len(effects) or not aimed(effects[phase.at]):
        raise given.wrong(f"effect {phase.at} of this card leaves nothing to choose")


def check_own(given: Given[Fever], seat: Seat, slot: int) -> None:
    if given.state.find(seat, slot) is None:
        raise given.wrong(f"seat {seat} has no Gift in slot {slot}")


def layer(kind: type[Phase], parts: str, on: Kinds = ANYTHING) -> Layer[Fever]:
    """A phase whose constructor takes these parts."""
    make: Callable[..., Phase] = kind

    def read(given: Given[Fever]) -> Phase:
        phase = make(**{name: part(given, name) for name in parts.split()})
        check(given, phase)
        return phase

    return Layer(kind, parts, read, on)


STACK: Final = StackReader[Fever](
    [
        layer(Families, "seat", on=NOTHING),
        layer(Youngest, "", on=NOTHING),
        layer(Begin, "seat", on=NOTHING),
        layer(Ready, "seat"),
        layer(Travel, "seat"),
        layer(Visit, "seat at"),
        layer(Last, ""),
        layer(Check, ""),
        layer(Anytime, "turn when"),
        layer(Trade, "turn"),
        layer(Reunion, "turn"),
        layer(Return, "seat"),
        layer(Donation, "turn topic"),
        layer(Speech, "seat topic"),
        layer(Heard, "turn speaker topic"),
        layer(Place, "seat owed"),
        layer(Offer, "seat at"),
        layer(Store, "seat at left"),
        layer(Pawn, "seat at"),
        layer(Estate, "seat"),
        layer(Auction, "seat"),
        layer(SellGift, "seat price offer"),
        layer(SwapGift, "seat offer"),
        layer(TakeGift, "seat price"),
        layer(GiveGift, "seat fewest"),
        layer(Reaction, "turn actor slot", on=DEEDS),
        layer(Buying, "seat owner slot"),
        layer(Guessing, "seat owner slot gift"),
        layer(Swapping, "seat mine owner slot"),
        layer(Paying, "seat owner slot price"),
        layer(Chance, "seat face"),
        layer(Fresh, "seat"),
        layer(Follow, "seat card day at"),
        layer(Lose, "seat"),
        layer(Choose, "seat card at"),
        layer(SingAlong, "", on=NOTHING),
    ],
    beneath,
)
