"""The stack of phases, written and read: either all of it, or just the phase on top."""

from __future__ import annotations

from yuletable.games.secret_santa.cards import FRUITCAKE, GHOST, SANTA
from yuletable.games.secret_santa.phases.final_gift import FinalGift
from yuletable.games.secret_santa.phases.fruitcake import Fruitcake, OfferFruitcake
from yuletable.games.secret_santa.phases.holly import Holly, SantaWindow
from yuletable.games.secret_santa.phases.interval import (
    DISCARD,
    EndRound,
    Snow,
    TreeWindow,
    from_opener,
)
from yuletable.games.secret_santa.phases.night import EndGame, Night, Rounds
from yuletable.games.secret_santa.phases.turns import NEXT, TURN
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.core import Phase, Seat
from yuletable.kernel.reading import Entry

PHASES = {  # by name: its entries
    "Night": "",
    "Rounds": "",
    "EndGame": "",
    "Discard": "",
    "Turn": "seat",
    "Next": "after",
    "FinalGift": "seat",
    "Fruitcake": "seat",
    "OfferFruitcake": "turn",
    "Holly": "turn after gave users",
    "SantaWindow": "turn after",
    "EndRound": "winner why",
    "TreeWindow": "turn",
    "Snow": "turn",
}
LIES_ON = {  # FinalGift lies on anything in a game
    "Rounds": "Night",
    "EndGame": "Night",
    "TreeWindow": "Discard",
    "Holly": "Next",
    "SantaWindow": "Next",
}
WHY = ("top", "santa", "mouse", "nobody")


def read_stack(state: Santa, entry: Entry) -> list[Phase]:
    """A whole stack, each phase lying where it can lie."""
    stack: list[Phase] = []
    for item in entry.items():
        phase = read_phase(state, item)
        name = phase.wire_name
        below = stack[-1].wire_name if stack else ""
        wanted = LIES_ON.get(name, "" if name == "Night" else "Rounds")
        floats = name == "FinalGift" and below not in ("", "Night", "EndGame")
        if below != wanted and not floats:
            raise item.wrong(f"{name} lies on {wanted or 'nothing'}, not on {below or 'nothing'}")
        stack.append(phase)
    return stack


def stack_under(top: Phase) -> list[Phase]:
    """The whole stack, when only the phase on top was given."""
    if isinstance(top, Night):
        return [top]
    if isinstance(top, (Rounds, EndGame)):
        return [Night(), top]
    below: list[Phase] = [Night(), Rounds()]
    if isinstance(top, (Holly, SantaWindow)):
        below.append(NEXT[top.after])
    elif isinstance(top, FinalGift):
        below.append(NEXT[top.seat])
    elif isinstance(top, TreeWindow):
        below.append(DISCARD)
    return [*below, top]


def read_phase(state: Santa, entry: Entry) -> Phase:
    """One phase; what is left out is what the pile and the dealer suggest."""
    every = sorted({field for fields in PHASES.values() for field in fields.split()})
    name = entry.needed(entry.fields(("phase", *every)), "phase").word(PHASES)
    given = Given(state, entry, entry.fields(("phase", *PHASES[name].split())))
    plain = {"Night": Night(), "Rounds": Rounds(), "EndGame": EndGame(), "Discard": DISCARD}
    if name in plain:
        return plain[name]
    return given.between_rounds(name) if name in BETWEEN else given.in_a_round(name)


BETWEEN = ("Fruitcake", "OfferFruitcake", "TreeWindow", "Snow")


class Given:
    """What a person wrote of a phase, with the rest made up from the position."""

    def __init__(self, state: Santa, entry: Entry, fields: dict[str, Entry]) -> None:
        self.state = state
        self.entry = entry
        self.fields = fields

    def seat(self, name: str, default: Seat) -> Seat:
        last = self.state.terms.seats - 1
        return self.fields[name].number(0, last) if name in self.fields else default

    def seats(self, name: str, default: tuple[Seat, ...]) -> tuple[Seat, ...]:
        seats = self.state.terms.seats
        return tuple(self.fields[name].seats(seats)) if name in self.fields else default

    def top(self) -> Seat:
        """Whose play is on top; before any, who opens."""
        pile = self.state.pile
        return pile[-1].seat if pile else self.state.left_of(self.state.dealer)

    def in_a_round(self, name: str) -> Phase:
        after = self.seat("after", self.top())
        others = self.state.others_from(after)
        if name == "Turn":
            return self.turn()
        if name == "FinalGift":
            return self.final_gift()
        if name == "Holly":
            made_top = bool(self.state.pile) and self.top() == after
            gave = self.fields["gave"].truth() if "gave" in self.fields else made_top
            if gave and not made_top and not self.state.gone[GHOST]:
                raise self.entry.wrong(f"seat {after} has no gift play on top")
            return Holly(self.seats("turn", others), after, gave, self.seats("users", ()))
        if name == "SantaWindow":
            if not self.state.terms.ghost_on_santa:
                raise self.entry.wrong("this window opens under the option ghost_on_santa only")
            if SANTA not in self.state.used:
                raise self.entry.wrong("Santa must be among the cards `used` in this round")
            return SantaWindow(self.seats("turn", others), after)
        if name == "EndRound":
            why = self.fields["why"].word(WHY) if "why" in self.fields else "top"
            return EndRound(self.seat("winner", self.top()), why)
        return NEXT[after]

    def turn(self) -> Phase:
        state = self.state
        left = state.left_of(state.dealer)
        able = [s for s in state.round_from(self.top()) if state.held[s] and not state.passed[s]]
        seat = self.seat("seat", (able or [left])[0] if state.pile else left)
        if not state.held[seat]:
            raise self.entry.wrong(f"seat {seat} has no cards, so it cannot have the turn")
        if state.passed[seat] or seat == state.scrooged:
            raise self.entry.wrong(f"seat {seat} is out of this round, so it cannot have the turn")
        return TURN[seat]

    def final_gift(self) -> Phase:
        seat = self.entry.needed(self.fields, "seat").number(0, self.state.terms.seats - 1)
        if self.state.held[seat] != 1:
            raise self.entry.wrong(f"seat {seat} does not hold exactly one card (SS-36)")
        return FinalGift(seat)

    def between_rounds(self, name: str) -> Phase:
        state = self.state
        if name == "Fruitcake":
            return self.fruitcake()
        if name == "OfferFruitcake":
            return OfferFruitcake(self.seats("turn", state.round_from(state.dealer)))
        if not any(state.held):
            raise self.entry.wrong("nobody holds cards")
        kind = TreeWindow if name == "TreeWindow" else Snow
        return kind(self.seats("turn", from_opener(state)))

    def fruitcake(self) -> Phase:
        state = self.state
        able = [s for s in state.seating.order if state.hands[s][FRUITCAKE] and state.gifts[s]]
        if not able:
            raise self.entry.wrong("nobody holds the Fruitcake and a gift to pass on")
        seat = self.seat("seat", able[0])
        if seat not in able:
            raise self.entry.wrong(f"seat {seat} does not hold the Fruitcake")
        return Fruitcake(seat)
