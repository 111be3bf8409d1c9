"""The stack of phases, written and read: either all of it, or just the phase on top."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.calendar import NOTHING, SLOTS
from yuletable.games.holiday_shuffle.phases.effects import EFFECT, Consent, Effect, Further
from yuletable.games.holiday_shuffle.phases.ending import SCORE
from yuletable.games.holiday_shuffle.phases.rounds import OPENING, ROUNDS
from yuletable.games.holiday_shuffle.phases.turns import DRAWN, TURN, TURN_END
from yuletable.games.holiday_shuffle.phases.wilds import Naming
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.games.holiday_shuffle.terms import EFFECTS, TRADE
from yuletable.kernel.core import Phase, Seat
from yuletable.kernel.reading import Entry

PHASES = {  # by name: its entries
    "Rounds": "",
    "Opening": "",
    "Score": "",
    "Turn": "seat",
    "Drawn": "seat",
    "TurnEnd": "seat",
    "Effect": "seat effect",
    "Further": "seat effect",
    "Consent": "by mine partner theirs",
    "Naming": "turn",
}
LIES_ON = {  # all others lie on Rounds
    "Rounds": ("nothing",),
    "Effect": ("TurnEnd", "Further"),
    "Further": ("TurnEnd", "Further"),
    "Consent": ("TurnEnd", "Further"),
    "Naming": ("Opening", "TurnEnd", "Further"),
}


def read_stack(state: Shuffle, entry: Entry) -> list[Phase]:
    """A whole stack, each phase lying where it can lie."""
    stack: list[Phase] = []
    for item in entry.items():
        phase = read_phase(state, item)
        name = phase.wire_name
        below = stack[-1].wire_name if stack else "nothing"
        wanted = LIES_ON.get(name, ("Rounds",))
        if below not in wanted:
            raise item.wrong(f"{name} lies on {' or '.join(wanted)}, not on {below}")
        stack.append(phase)
    return stack


def stack_under(state: Shuffle, top: Phase) -> list[Phase]:
    """The whole stack, when only the phase on top was given."""
    if top is ROUNDS:
        return [top]
    below: list[Phase] = [ROUNDS]
    if isinstance(top, (Effect, Further)):
        below.append(TURN_END[top.seat])
    elif isinstance(top, Consent):
        below.append(TURN_END[top.by])
    elif isinstance(top, Naming):
        dealt = top.turn == state.round_from(state.dealer)
        below.append(OPENING if dealt else TURN_END[top.turn[0]])
    return [*below, top]


def usual_stack(state: Shuffle) -> list[Phase]:
    """What is going on if nothing is said: a Wild to be named, a round just won, or a turn."""
    undated = [s for s in range(len(state.mats)) if state.undated(s) != NOTHING]
    if state.terms.placement and undated:
        return [ROUNDS, OPENING, Naming(state.round_from(state.dealer))]
    if state.anyone_complete():
        return [ROUNDS, SCORE]
    return [ROUNDS, TURN[state.left_of(state.dealer)]]


def read_phase(state: Shuffle, entry: Entry) -> Phase:
    """One phase; what is left out follows from the dealer."""
    every = sorted({field for fields in PHASES.values() for field in fields.split()})
    name = entry.needed(entry.fields(("phase", *every)), "phase").word(PHASES)
    given = Given(state, entry, entry.fields(("phase", *PHASES[name].split())))
    plain = {"Rounds": ROUNDS, "Opening": OPENING, "Score": SCORE}
    if name in plain:
        return plain[name]
    seat = given.seat("seat", state.left_of(state.dealer))
    if name == "Effect":
        return EFFECT[seat][given.effect(seat)]
    if name == "Further":
        return Further(seat, given.effect(seat))
    if name == "Consent":
        return given.consent()
    if name == "Naming":
        return given.naming()
    if name == "Turn":
        return TURN[seat]
    return DRAWN[seat] if name == "Drawn" else TURN_END[seat]


class Given:
    """What a person wrote of a phase, with the rest made up from the position."""

    def __init__(self, state: Shuffle, entry: Entry, fields: dict[str, Entry]) -> None:
        self.state = state
        self.entry = entry
        self.fields = fields

    def seat(self, name: str, default: Seat) -> Seat:
        last = self.state.terms.seats - 1
        return self.fields[name].number(0, last) if name in self.fields else default

    def slot(self, name: str) -> int:
        return self.entry.needed(self.fields, name).number(1, SLOTS) - 1

    def effect(self, seat: Seat) -> int:
        effect = EFFECTS.index(self.entry.needed(self.fields, "effect").word(EFFECTS[1:]))
        self.placed(seat, effect)
        return effect

    def consent(self) -> Phase:
        state = self.state
        if not state.terms.consent:
            raise self.entry.wrong("a trade is asked about under the option trade_consent only")
        by = self.seat("by", state.left_of(state.dealer))
        partner = self.entry.needed(self.fields, "partner").number(0, state.terms.seats - 1)
        if by == partner:
            raise self.fields["partner"].wrong("a trade is with somebody else (HS-50)")
        self.placed(by, TRADE)
        return Consent(by, self.slot("mine"), partner, self.slot("theirs"))

    def placed(self, seat: Seat, effect: int) -> None:
        """The Celebration that was just placed lies on the mat."""
        mat = self.state.mats[seat]
        if not [card for card in mat if effect in self.state.terms.extras[card]]:
            raise self.entry.wrong(f"seat {seat} has no card {EFFECTS[effect]} on its mat")

    def naming(self) -> Phase:
        state = self.state
        if not state.terms.placement:
            raise self.entry.wrong("Wilds are named under wild_binding=placement only")
        if "turn" not in self.fields:
            return Naming(state.round_from(state.dealer))
        turn = tuple(self.fields["turn"].seats(state.terms.seats))
        if not turn:
            raise self.fields["turn"].wrong("somebody must be asked")
        return Naming(turn)
