"""The stack of phases, written and read: either all of it, or just the phase on top."""

from __future__ import annotations

from yuletable.games.christmas_opoly.board import FREE, MIDDLE, PROPERTY
from yuletable.games.christmas_opoly.phases.auction import Auction, Buy
from yuletable.games.christmas_opoly.phases.common import NOTHING_DONE, Done
from yuletable.games.christmas_opoly.phases.debts import Raise
from yuletable.games.christmas_opoly.phases.ending import COUNT
from yuletable.games.christmas_opoly.phases.opening import SETUP
from yuletable.games.christmas_opoly.phases.rent import RENTS, Rent
from yuletable.games.christmas_opoly.phases.trade import Offered
from yuletable.games.christmas_opoly.phases.turns import SENT, STEP_OUT, Between, Post, Pre
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.games.christmas_opoly.terms import OpolyTerms
from yuletable.kernel.core import HOUSE, Json, Phase, Seat
from yuletable.kernel.reading import Entry

WINDOW = "offers mortgaged lifted built sold"  # what was done in it so far
PHASES = {  # by name: its entries
    "Setup": "seat",
    "Pre": f"seat {WINDOW}",
    "Post": f"seat doubles again {WINDOW}",
    "Between": f"turn following {WINDOW}",
    "Sent": "seat",
    "StepOut": "seat",
    "Buy": "seat space offers",
    "Auction": "space turn bid leader offers",
    "Rent": "owner",
    "Raise": "debtor creditor amount offers",
    "Offered": "by to",
    "Count": "",
}
WINDOWS = ("Pre", "Post", "Between")
LOWEST = ("Setup", "Pre", "Post", "Between", "Sent", "Count")
LIES_ON = {  # the others lie on one of these
    "StepOut": ("Post",),
    "Buy": ("Post",),
    "Rent": ("Post",),
    "Auction": ("Pre", "Post", "Between", "Count", "Auction"),
    "Raise": ("Pre", "Post", "Between", "Count", "StepOut"),
    "Offered": ("Pre", "Post", "Between", "Raise", "Buy", "Auction"),
}
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


def read_stack(state: Opoly, entry: Entry) -> list[Phase]:
    """A whole stack, each phase lying where it can lie."""
    stack: list[Phase] = []
    for item in entry.items():
        phase = read_phase(state, item)
        name = phase.wire_name
        below = stack[-1].wire_name if stack else ""
        wanted = LIES_ON.get(name, ("",))
        if below not in wanted:
            where = " or ".join(wanted) or "nothing"
            raise item.wrong(f"{name} lies on {where}, not on {below or 'nothing'}")
        stack.append(phase)
    return stack


def stack_under(state: Opoly, top: Phase) -> list[Phase]:
    """The whole stack, when only the phase on top was given."""
    if top.wire_name in LOWEST:
        return [top]
    if isinstance(top, Offered):
        return [Pre(top.by, NOTHING_DONE.offering()), top]
    return [Post(whose_turn(state, top), 0, False, NOTHING_DONE), top]


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


def read_phase(state: Opoly, entry: Entry) -> Phase:
    """One phase; what is left out is what the position suggests."""
    every = sorted({field for fields in PHASES.values() for field in fields.split()})
    name = entry.needed(entry.fields(("phase", *every)), "phase").word(PHASES)
    given = Given(state, entry, entry.fields(("phase", *PHASES[name].split())))
    return given.window(name) if name in WINDOWS else given.other(name)


class Given:
    """What a person wrote of a phase, with the rest made up from the position."""

    def __init__(self, state: Opoly, entry: Entry, fields: dict[str, Entry]) -> None:
        self.state = state
        self.entry = entry
        self.fields = fields

    def seat(self, name: str, default: Seat, may_be_out: bool = False) -> Seat:
        last = self.state.terms.seats - 1
        seat = self.fields[name].number(0, last) if name in self.fields else default
        if self.state.out[seat] and not may_be_out:
            raise self.entry.wrong(f"seat {seat} has left the game")
        return seat

    def number(self, name: str, default: int, most: int | None = None) -> int:
        return self.fields[name].number(0, most) if name in self.fields else default

    def first(self) -> Seat:
        """The first seat still in the game."""
        return self.state.out.index(False)

    def done(self) -> Done:
        """What was done in this window before."""
        masks = dict.fromkeys((*MASKS, *GROUPS), 0)
        terms = self.state.terms
        for name in masks:
            for item in self.fields[name].items() if name in self.fields else []:
                if name in MASKS:
                    masks[name] |= 1 << item.number(0, terms.size - 1)
                else:
                    masks[name] |= 1 << terms.group_index(item.word(terms.group_names))
        return Done(self.number("offers", 0, 10), *[masks[name] for name in masks])

    def window(self, name: str) -> Phase:
        state = self.state
        if name == "Pre":
            return Pre(self.seat("seat", self.first()), self.done())
        if name == "Between":
            return self.between()
        seat = self.seat("seat", self.first(), may_be_out=True)
        again = self.fields["again"].truth() if "again" in self.fields else False
        doubles = self.number("doubles", 1 if again else 0, 2)
        if again and not doubles:
            raise self.entry.wrong("a further throw is due to doubles only: doubles is 1 or 2")
        if again and state.naughty[seat] != FREE:
            raise self.entry.wrong("nobody throws again in NAUGHTY")
        return Post(seat, doubles, again, self.done())

    def between(self) -> Phase:
        state = self.state
        if "turn" not in self.fields:
            following = self.seat("following", self.first())
            return Between(tuple(state.others(following)), following, self.done())
        seats = self.fields["turn"].seats(state.terms.seats)
        following = self.seat("following", self.first(), may_be_out=True)
        return Between(tuple(seats), following, self.done())

    def other(self, name: str) -> Phase:
        if name == "Count":
            return COUNT
        if name == "Setup":
            return SETUP[self.seat("seat", self.first())]
        if name in ("Sent", "StepOut"):
            seat = self.seat("seat", self.first())
            return SENT[seat] if name == "Sent" else STEP_OUT[seat]
        if name == "Buy":
            return self.buy()
        if name == "Auction":
            return self.auction()
        if name == "Rent":
            return self.rent()
        return self.debt() if name == "Raise" else self.offered()

    def buy(self) -> Phase:
        state = self.state
        seat = self.seat("seat", self.first())
        at = state.at[seat]
        default = at if at != MIDDLE else 0
        space = self.number("space", default, state.terms.size - 1)
        if state.terms.kinds[space] != PROPERTY or state.owner[space] != HOUSE:
            raise self.entry.wrong(f"space {space} is no property of the bank")
        return Buy(seat, space, self.number("offers", 0, 10))

    def auction(self) -> Phase:
        state = self.state
        space = self.entry.needed(self.fields, "space").number(0, state.terms.size - 1)
        if state.terms.kinds[space] != PROPERTY or state.owner[space] != HOUSE:
            raise self.entry.wrong(f"space {space} is no property of the bank")
        everyone = [seat for seat in state.seating.order if not state.out[seat]]
        turn = self.fields["turn"].seats(state.terms.seats) if "turn" in self.fields else everyone
        for seat in turn:
            if state.out[seat]:
                raise self.fields["turn"].wrong(f"seat {seat} has left the game")
        leader = HOUSE
        if "leader" in self.fields and self.fields["leader"].json is not None:
            leader = self.seat("leader", 0)
        bid = self.number("bid", 0)
        if (leader == HOUSE) != (bid == 0):
            raise self.entry.wrong("a bid has a leader, and before the first there is none")
        if leader != HOUSE and (leader not in turn or bid > state.cash[leader]):
            raise self.entry.wrong(f"seat {leader} must be in turn and have ${bid}")
        return Auction(space, tuple(turn), bid, leader, self.number("offers", 0, 10))

    def rent(self) -> Phase:
        claim = self.state.claim
        if claim is None:
            raise self.entry.wrong("no claim is open: say so under claim")
        if self.seat("owner", claim.owner) != claim.owner:
            raise self.fields["owner"].wrong(f"the claim is seat {claim.owner}'s")
        return RENTS[claim.owner]

    def debt(self) -> Phase:
        debtor = self.seat("debtor", self.first())
        creditor = HOUSE
        if "creditor" in self.fields and self.fields["creditor"].json is not None:
            creditor = self.seat("creditor", 0)
        if creditor == debtor:
            raise self.fields["creditor"].wrong("nobody owes anything to themselves")
        amount = self.entry.needed(self.fields, "amount").number(1)
        return Raise(debtor, creditor, amount, self.number("offers", 0, 10))

    def offered(self) -> Phase:
        by = self.seat("by", self.first())
        to = self.entry.needed(self.fields, "to").number(0, self.state.terms.seats - 1)
        if by == to or self.state.out[to]:
            raise self.fields["to"].wrong("an offer is made to somebody else in the game")
        return Offered(by, to)
