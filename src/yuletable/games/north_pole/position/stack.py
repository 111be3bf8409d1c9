"""The stack of phases, written and read: either all of it, or just the phase on top."""

from __future__ import annotations

from yuletable.games.north_pole.moves import Number, Use, UseOn
from yuletable.games.north_pole.notation import read_move
from yuletable.games.north_pole.phases.crossing import Arrive, Crossed, ReindeerWindow
from yuletable.games.north_pole.phases.numbers import BONUS, Bonus, Bridge, Bump
from yuletable.games.north_pole.phases.santa import SantaWindow
from yuletable.games.north_pole.phases.specialties import Elf, Hustle, Skip, Storm
from yuletable.games.north_pole.phases.turns import PLAY, ROUNDS
from yuletable.games.north_pole.state import Race
from yuletable.kernel.core import Phase, Seat
from yuletable.kernel.errors import Refused
from yuletable.kernel.reading import Entry

PHASES = {  # by name: its entries
    "Rounds": "",
    "Play": "seat",
    "Bonus": "seat",
    "Bridge": "seat number",
    "Arrive": "seat",
    "ReindeerWindow": "turn by",
    "Crossed": "by victim",
    "SantaWindow": "turn by play used",
    "Skip": "by victim",
    "Hustle": "victims",
    "Storm": "victims",
    "Elf": "target movers",
    "Bump": "number victims",
}
THREATS = ("Skip", "Hustle", "Storm", "Elf", "Bump")
LIES_ON = {  # everything else lies on Rounds
    "Rounds": ("",),
    "Bonus": ("Play",),
    "ReindeerWindow": ("Arrive",),
    "Crossed": ("Arrive", "ReindeerWindow"),
    "SantaWindow": ("Crossed", *THREATS),
}
PLAYS = "EX, HB, HB>2, ST, NE>2, RC, or a number where Santa protects from bumps"


def read_stack(state: Race, entry: Entry) -> list[Phase]:
    """A whole stack, each phase lying where it can lie."""
    stack: list[Phase] = []
    for item in entry.items():
        phase = read_phase(state, item)
        name = phase.wire_name
        below = stack[-1].wire_name if stack else ""
        wanted = LIES_ON.get(name, ("Rounds",))
        if below not in wanted:
            places = " or ".join([place or "nothing" for place in wanted])
            raise item.wrong(f"{name} lies on {places}, not on {below or 'nothing'}")
        stack.append(phase)
    return stack


def stack_under(state: Race, top: Phase, entry: Entry) -> list[Phase]:
    """The whole stack, when only the phase on top was given."""
    if isinstance(top, Bonus):
        return [ROUNDS, PLAY[top.seat], top]
    if isinstance(top, ReindeerWindow):
        return [ROUNDS, Arrive(top.by), top]
    if isinstance(top, SantaWindow):
        return [ROUNDS, *threat_under(state, top, entry), top]
    if isinstance(top, Crossed):
        return [ROUNDS, Arrive(top.victim), top]
    return [top] if top == ROUNDS else [ROUNDS, top]


def threat_under(state: Race, window: SantaWindow, entry: Entry) -> list[Phase]:
    """What a window for Santa is about, made up from the play that threatens."""
    move = read_play(window.play_text, entry)
    if isinstance(move, Number):
        return [Bump(move.value, window.turn)]
    if isinstance(move, UseOn) and move.text().startswith("NE"):
        return [Elf(move.target, elf_movers(state, window.by, move.target))]
    if window.play_text == "RC":
        return [Arrive(window.turn[0]), Crossed(window.by, window.turn[0])]
    if window.play_text == "EX":
        return [Skip(window.by, window.turn[0])]
    victims = threatened(state, window.by, window.play_text, entry)
    return [Storm(victims) if window.play_text == "ST" else Hustle(victims)]


def elf_movers(state: Race, by: Seat, target: Seat) -> tuple[Seat, ...]:
    upper = state.terms.track.upper
    if state.at[target] == upper:
        return ()
    return tuple([s for s in state.round_from(by) if s != target and state.at[s] == upper])


def read_play(text: str, entry: Entry) -> Number | Use | UseOn:
    """A play that Santa may answer."""
    try:
        move = read_move(text)
    except Refused as refused:
        raise entry.wrong(f"play: {refused.why}") from None
    answered = isinstance(move, (Number, UseOn)) or (
        isinstance(move, Use) and move.text() in ("EX", "HB", "ST", "RC")
    )
    if not answered or not isinstance(move, (Number, Use, UseOn)):
        raise entry.wrong(f"play: {text!r} threatens nobody; expected {PLAYS}")
    return move


def threatened(state: Race, by: Seat, play: str, entry: Entry) -> tuple[Seat, ...]:
    """Whom this play of this seat threatens, in the order they are asked."""
    move = read_play(play, entry)
    others = state.others_from(by)
    if isinstance(move, UseOn):
        if move.target >= len(state.at) or move.target == by:
            raise entry.wrong(f"play: seat {move.target} cannot be the target")
        if move.text().startswith("HB"):
            return (move.target,)
        movers = tuple([s for s in elf_movers(state, by, move.target) if s != by])
        return (move.target, *movers)
    if isinstance(move, Number):
        return tuple([s for s in others if state.at[s] == state.at[by]])
    if play == "EX":
        return others[:1]
    moving = [s for s in others if state.at[s]]
    if play == "ST":
        return tuple(moving)
    furthest = max([state.at[s] for s in others])
    return tuple([s for s in moving if state.at[s] == furthest])


def read_phase(state: Race, entry: Entry) -> Phase:
    """One phase; what is left out is what the rest of the position suggests."""
    every = sorted({field for fields in PHASES.values() for field in fields.split()})
    name = entry.needed(entry.fields(("phase", *every)), "phase").word(PHASES)
    given = Given(state, entry, entry.fields(("phase", *PHASES[name].split())))
    if name == "Rounds":
        return ROUNDS
    if name in ("ReindeerWindow", "SantaWindow"):
        return given.window(name)
    return given.threat(name) if name in (*THREATS, "Crossed") else given.in_turn(name)


class Given:
    """What a person wrote of a phase, with the rest made up from the position."""

    def __init__(self, state: Race, entry: Entry, fields: dict[str, Entry]) -> None:
        self.state = state
        self.entry = entry
        self.fields = fields

    def needed(self, name: str) -> Entry:
        return self.entry.needed(self.fields, name)

    def seat(self, name: str) -> Seat:
        """A seat, by default the one whose turn it is."""
        last = self.state.terms.seats - 1
        return self.fields[name].number(0, last) if name in self.fields else self.state.active

    def seats(self, name: str, default: tuple[Seat, ...]) -> tuple[Seat, ...]:
        seats = self.state.terms.seats
        return tuple(self.fields[name].seats(seats)) if name in self.fields else default

    def number(self) -> int:
        return self.needed("number").number(1, max(self.state.terms.deck))

    def in_turn(self, name: str) -> Phase:
        seat = self.seat("seat")
        if seat != self.state.active:
            raise self.entry.wrong(f"it is the turn of seat {self.state.active}, not of {seat}")
        track = self.state.terms.track
        here = self.state.at[seat]
        if name == "Play":
            return PLAY[seat]
        if name == "Bonus":
            if not track.is_station[here]:
                raise self.entry.wrong(f"seat {seat} does not stand on a Station (NP-35)")
            return BONUS[seat]
        if name == "Arrive":
            return Arrive(seat)
        if here != track.lower:
            raise self.entry.wrong(f"seat {seat} does not stand on the Lower Bridge (NP-50)")
        if track.upper in self.state.at:
            raise self.entry.wrong("somebody stands on the Upper Bridge (NP-51)")
        return Bridge(seat, self.number())

    def window(self, name: str) -> Phase:
        state = self.state
        by = self.seat("by")
        if name == "ReindeerWindow":
            if by != state.active:
                raise self.entry.wrong(f"it is the turn of seat {state.active}, not of {by}")
            return ReindeerWindow(self.asked(by, state.others_from(by)), by)
        play = self.needed("play").text().strip().upper()
        used = self.fields["used"].truth() if "used" in self.fields else False
        if play == "RC":
            return SantaWindow(self.crossed_victim(by), by, play, used)
        if by != state.active:
            raise self.entry.wrong(f"it is the turn of seat {state.active}, not of {by}")
        return SantaWindow(
            self.asked(by, threatened(state, by, play, self.needed("play"))), by, play, used
        )

    def asked(self, by: Seat, default: tuple[Seat, ...]) -> tuple[Seat, ...]:
        turn = self.seats("turn", default)
        if not turn or by in turn:
            raise self.entry.wrong(f"turn: somebody is asked, and not seat {by}, whose card it is")
        return turn

    def crossed_victim(self, by: Seat) -> tuple[Seat, ...]:
        """Reindeer Crossing threatens the player of the three of a kind, and nobody else."""
        turn = self.seats("turn", (self.state.active,))
        if turn != (self.state.active,) or by == self.state.active:
            raise self.entry.wrong(
                f"Reindeer Crossing of another seat threatens seat {self.state.active} alone"
            )
        return turn

    def threat(self, name: str) -> Phase:
        if name == "Bump":
            return Bump(self.number(), self.seats("victims", ()))
        if name == "Elf":
            last = self.state.terms.seats - 1
            target = self.needed("target").number(0, last)
            movers = elf_movers(self.state, self.state.active, target)
            return Elf(target, self.seats("movers", movers))
        if name in ("Hustle", "Storm"):
            victims = self.seats("victims", ())
            return Storm(victims) if name == "Storm" else Hustle(victims)
        by = self.seat("by")
        victim = self.needed("victim").number(0, self.state.terms.seats - 1)
        if by == victim:
            raise self.entry.wrong("by and victim are two seats")
        return Skip(by, victim) if name == "Skip" else Crossed(by, victim)
