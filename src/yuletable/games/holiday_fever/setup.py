"""How a game begins: an empty table, and the first family to choose."""

from __future__ import annotations

from yuletable.games.holiday_fever.parcels import Parcel
from yuletable.games.holiday_fever.phases.seating import Families
from yuletable.games.holiday_fever.state import NO_DICE, NONE, Fever
from yuletable.games.holiday_fever.terms import FeverTerms
from yuletable.kernel.core import HOUSE, Host, Seating


def start(terms: FeverTerms, host: Host) -> Fever:
    """The first seat chooses its family."""
    state = empty_table(terms)
    state.push(Families(0))
    state.settle(host)
    return state


def empty_table(terms: FeverTerms) -> Fever:
    seats = terms.seats
    none: list[Parcel | None] = [None] * seats
    return Fever(
        terms=terms,
        seating=Seating(tuple(range(seats))),
        scores=[0] * seats,
        stack=[],
        sealed=[],
        colours=[NONE] * seats,
        at=[0] * seats,
        day=[0] * seats,
        been=[False] * seats,
        rows=[[] for _ in range(seats)],
        slots=[0] * seats,
        stocking=[0] * seats,
        hung=[[0] * seats, [0] * seats],
        undone=[False] * seats,
        debts=[[] for _ in range(seats)],
        deposits=[[] for _ in range(seats)],
        stars=[0] * seats,
        chances=[0] * seats,
        gifts=[],
        values=[],
        pile=[],
        bottom=0,
        hands=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        fresh=NONE,
        fresh_shown=False,
        amounts=[],
        eyes=[],
        riddles=(),
        picks=[],
        drawn=[],
        table=none,
        gone=[],
        active=HOUSE,
        turn=0,
        dice=NO_DICE,
        thrown=0,
        race=False,
        skipped=False,
        asked_back=False,
        christmas=HOUSE,
    )
