"""The phases of a position: how each is written and read, and what lies beneath it."""

from __future__ import annotations

from typing import Final

from yuletable.games.christmas_opoly.board import FREE, MIDDLE, PROPERTY
from yuletable.games.christmas_opoly.phases.auction import Auction, Buy
from yuletable.games.christmas_opoly.phases.common import NOTHING_DONE, Done
from yuletable.games.christmas_opoly.phases.debts import Raise
from yuletable.games.christmas_opoly.phases.ending import COUNT, Count
from yuletable.games.christmas_opoly.phases.opening import SETUP, Setup
from yuletable.games.christmas_opoly.phases.rent import RENTS, Rent
from yuletable.games.christmas_opoly.phases.trade import Offered
from yuletable.games.christmas_opoly.phases.turns import (
    SENT,
    STEP_OUT,
    Between,
    Post,
    Pre,
    Sent,
    StepOut,
)
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.games.christmas_opoly.terms import OpolyTerms
from yuletable.kernel.core import HOUSE, Json, Phase, Seat
from yuletable.kernel.reading import Entry
from yuletable.kernel.stack import NOTHING, Given, Layer, StackReader, just

WINDOW = "offers mortgaged lifted built sold"  # what was done in it so far
LOWEST = (Setup, Pre, Post, Between, Sent, Count)
MASKS = ("mortgaged", "lifted")
GROUPS = ("built", "sold")


def write_phase(phase: Phase, terms: OpolyTerms) -> dict[str, Json]:
    written: dict[str, Json] = {"phase": phase.wire_name}
    for name, part in phase.parts().items():
        if name in GROUPS:
            part = tuple([terms.group_names[group] for group in part])
        if name in ("creditor", "leader") and part == HOUSE:
            part = None
        written[name] = list(part) if isinstance(part, tuple) else part
    return written


def beneath(state: Opoly, top: Phase, entry: Entry) -> list[Phase]:
    """What lies below the phase on top, when only that was given."""
    if isinstance(top, LOWEST):
        return []
    if isinstance(top, Offered):
        return [Pre(top.by, NOTHING_DONE.offering())]
    return [Post(whose_turn(state, top), 0, False, NOTHING_DONE)]


def whose_turn(state: Opoly, top: Phase) -> Seat:
    """Who must have landed where this question is asked."""
    if isinstance(top, Buy):
        return top.seat
    if isinstance(top, Raise):
        return top.debtor
    if isinstance(top, Rent) and state.claim is not None:
        return state.claim.visitor
    if isinstance(top, Auction) and top.space in state.at:
        return state.at.index(top.space)
    return state.out.index(False)


def seat_in(given: Given[Opoly], name: str) -> Seat:
    """A seat that is still in the game, by default the first."""
    seat = given.seat(name, first(given))
    if given.state.out[seat]:
        raise given.wrong(f"seat {seat} has left the game")
    return seat


def seat_or_bank(given: Given[Opoly], name: str) -> Seat:
    if name not in given.fields or given.fields[name].json is None:
        return HOUSE
    return seat_in(given, name)


def first(given: Given[Opoly]) -> Seat:
    """The first seat still in the game."""
    return given.state.out.index(False)


def offers(given: Given[Opoly]) -> int:
    return given.number("offers", 0, 10)


def done(given: Given[Opoly]) -> Done:
    """What was done in this window before."""
    masks = dict.fromkeys((*MASKS, *GROUPS), 0)
    terms = given.state.terms
    for name in masks:
        for item in given.fields[name].items() if name in given.fields else []:
            if name in MASKS:
                masks[name] |= 1 << item.number(0, terms.size - 1)
            else:
                masks[name] |= 1 << terms.group_index(item.word(terms.group_names))
    return Done(offers(given), *[masks[name] for name in masks])


def pre(given: Given[Opoly]) -> Phase:
    return Pre(seat_in(given, "seat"), done(given))


def post(given: Given[Opoly]) -> Phase:
    seat = given.seat("seat", first(given))  # it may have left the game just now
    again = given.truth("again", False)
    doubles = given.number("doubles", 1 if again else 0, 2)
    if again and not doubles:
        raise given.wrong("a further throw is due to doubles only: doubles is 1 or 2")
    if again and given.state.naughty[seat] != FREE:
        raise given.wrong("nobody throws again in NAUGHTY")
    return Post(seat, doubles, again, done(given))


def between(given: Given[Opoly]) -> Phase:
    if "turn" not in given.fields:
        following = seat_in(given, "following")
        return Between(tuple(given.state.others(following)), following, done(given))
    turn = given.seats("turn", ())
    return Between(turn, given.seat("following", first(given)), done(given))


def unsold(given: Given[Opoly], space: int) -> int:
    state = given.state
    if state.terms.kinds[space] != PROPERTY or state.owner[space] != HOUSE:
        raise given.wrong(f"space {space} is no property of the bank")
    return space


def buy(given: Given[Opoly]) -> Phase:
    state = given.state
    seat = seat_in(given, "seat")
    here = state.at[seat] if state.at[seat] != MIDDLE else 0
    space = unsold(given, given.number("space", here, state.terms.size - 1))
    return Buy(seat, space, offers(given))


def auction(given: Given[Opoly]) -> Phase:
    state = given.state
    space = unsold(given, given.needed("space").number(0, state.terms.size - 1))
    everyone = tuple([seat for seat in state.seating.order if not state.out[seat]])
    turn = given.seats("turn", everyone)
    for seat in turn:
        if state.out[seat]:
            raise given.fields["turn"].wrong(f"seat {seat} has left the game")
    leader = seat_or_bank(given, "leader")
    bid = given.number("bid", 0)
    if (leader == HOUSE) != (bid == 0):
        raise given.wrong("a bid has a leader, and before the first there is none")
    if leader != HOUSE and (leader not in turn or bid > state.cash[leader]):
        raise given.wrong(f"seat {leader} must be in turn and have ${bid}")
    return Auction(space, turn, bid, leader, offers(given))


def rent(given: Given[Opoly]) -> Phase:
    claim = given.state.claim
    if claim is None:
        raise given.wrong("no claim is open: say so under claim")
    if given.seat("owner", claim.owner) != claim.owner:
        raise given.fields["owner"].wrong(f"the claim is seat {claim.owner}'s")
    return RENTS[claim.owner]


def debt(given: Given[Opoly]) -> Phase:
    debtor = seat_in(given, "debtor")
    creditor = seat_or_bank(given, "creditor")
    if creditor == debtor:
        raise given.fields["creditor"].wrong("nobody owes anything to themselves")
    return Raise(debtor, creditor, given.needed("amount").number(1), offers(given))


def offered(given: Given[Opoly]) -> Phase:
    by = seat_in(given, "by")
    to = given.seat_needed("to")
    if by == to or given.state.out[to]:
        raise given.fields["to"].wrong("an offer is made to somebody else in the game")
    return Offered(by, to)


STACK: Final = StackReader[Opoly](
    [
        Layer(Setup, "seat", lambda given: SETUP[seat_in(given, "seat")], on=NOTHING),
        Layer(Pre, f"seat {WINDOW}", pre, on=NOTHING),
        Layer(Post, f"seat doubles again {WINDOW}", post, on=NOTHING),
        Layer(Between, f"turn following {WINDOW}", between, on=NOTHING),
        Layer(Sent, "seat", lambda given: SENT[seat_in(given, "seat")], on=NOTHING),
        Layer(StepOut, "seat", lambda given: STEP_OUT[seat_in(given, "seat")], on=(Post,)),
        Layer(Buy, "seat space offers", buy, on=(Post,)),
        Layer(
            Auction,
            "space turn bid leader offers",
            auction,
            on=(Pre, Post, Between, Count, Auction),
        ),
        Layer(Rent, "owner", rent, on=(Post,)),
        Layer(
            Raise,
            "debtor creditor amount offers",
            debt,
            on=(Pre, Post, Between, Count, StepOut),
        ),
        Layer(Offered, "by to", offered, on=(Pre, Post, Between, Raise, Buy, Auction)),
        Layer(Count, "", just(COUNT), on=NOTHING),
    ],
    beneath,
)
