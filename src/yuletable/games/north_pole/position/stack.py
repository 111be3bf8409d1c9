"""The phases of a position: how each is read, and what lies beneath it."""

from __future__ import annotations

from typing import Final

from yuletable.games.north_pole.moves import Number, Use, UseOn
from yuletable.games.north_pole.notation import read_move
from yuletable.games.north_pole.phases.crossing import Arrive, Crossed, ReindeerWindow
from yuletable.games.north_pole.phases.numbers import BONUS, Bonus, Bridge, Bump
from yuletable.games.north_pole.phases.santa import SantaWindow
from yuletable.games.north_pole.phases.specialties import Elf, Hustle, Skip, Storm
from yuletable.games.north_pole.phases.turns import PLAY, ROUNDS, Play, Rounds
from yuletable.games.north_pole.state import Race
from yuletable.kernel.core import Phase, Seat
from yuletable.kernel.errors import Refused
from yuletable.kernel.reading import Entry
from yuletable.kernel.stack import NOTHING, Given, Layer, StackReader, just

PLAYS = "EX, HB, HB>2, ST, NE>2, RC, or a number where Santa protects from bumps"
THREATS = (Skip, Hustle, Storm, Elf, Bump)


def beneath(state: Race, top: Phase, entry: Entry) -> list[Phase]:
    """What lies below the phase on top, when only that was given."""
    if isinstance(top, Rounds):
        return []
    if isinstance(top, Bonus):
        return [ROUNDS, PLAY[top.seat]]
    if isinstance(top, ReindeerWindow):
        return [ROUNDS, Arrive(top.by)]
    if isinstance(top, SantaWindow):
        return [ROUNDS, *threat_under(state, top, entry)]
    if isinstance(top, Crossed):
        return [ROUNDS, Arrive(top.victim)]
    return [ROUNDS]


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


def whose_turn(given: Given[Race], name: str = "seat") -> Seat:
    """The seat whose turn it is, and no other."""
    active = given.state.active
    seat = given.seat(name, active)
    if seat != active:
        raise given.wrong(f"it is the turn of seat {active}, not of {seat}")
    return seat


def number(given: Given[Race]) -> int:
    return given.needed("number").number(1, max(given.state.terms.deck))


def bonus(given: Given[Race]) -> Phase:
    state = given.state
    seat = whose_turn(given)
    if not state.terms.track.is_station[state.at[seat]]:
        raise given.wrong(f"seat {seat} does not stand on a Station (NP-35)")
    return BONUS[seat]


def bridge(given: Given[Race]) -> Phase:
    state = given.state
    seat = whose_turn(given)
    if state.at[seat] != state.terms.track.lower:
        raise given.wrong(f"seat {seat} does not stand on the Lower Bridge (NP-50)")
    if state.terms.track.upper in state.at:
        raise given.wrong("somebody stands on the Upper Bridge (NP-51)")
    return Bridge(seat, number(given))


def reindeer_window(given: Given[Race]) -> Phase:
    by = whose_turn(given, "by")
    return ReindeerWindow(asked(given, by, given.state.others_from(by)), by)


def santa_window(given: Given[Race]) -> Phase:
    by = given.seat("by", given.state.active)
    play = given.needed("play").text().strip().upper()
    used = given.truth("used", False)
    if play == "RC":
        return SantaWindow(crossed_victim(given, by), by, play, used)
    whose_turn(given, "by")
    victims = threatened(given.state, by, play, given.needed("play"))
    return SantaWindow(asked(given, by, victims), by, play, used)


def asked(given: Given[Race], by: Seat, default: tuple[Seat, ...]) -> tuple[Seat, ...]:
    turn = given.seats("turn", default)
    if not turn or by in turn:
        raise given.wrong(f"turn: somebody is asked, and not seat {by}, whose card it is")
    return turn


def crossed_victim(given: Given[Race], by: Seat) -> tuple[Seat, ...]:
    """Reindeer Crossing threatens the seat that played the three of a kind, and nobody else."""
    active = given.state.active
    turn = given.seats("turn", (active,))
    if turn != (active,) or by == active:
        raise given.wrong(f"Reindeer Crossing of another seat threatens seat {active} alone")
    return turn


def victims(given: Given[Race]) -> tuple[Seat, ...]:
    return given.seats("victims", ())


def elf(given: Given[Race]) -> Phase:
    target = given.seat_needed("target")
    movers = elf_movers(given.state, given.state.active, target)
    return Elf(target, given.seats("movers", movers))


def two_seats(given: Given[Race]) -> tuple[Seat, Seat]:
    by = given.seat("by", given.state.active)
    victim = given.seat_needed("victim")
    if by == victim:
        raise given.wrong("by and victim are two seats")
    return by, victim


def crossed(given: Given[Race]) -> Phase:
    return Crossed(*two_seats(given))


def bump(given: Given[Race]) -> Phase:
    return Bump(number(given), victims(given))


STACK: Final = StackReader[Race](
    [
        Layer(Rounds, "", just(ROUNDS), on=NOTHING),
        Layer(Play, "seat", lambda given: PLAY[whose_turn(given)], on=(Rounds,)),
        Layer(Bonus, "seat", bonus, on=(Play,)),
        Layer(Bridge, "seat number", bridge, on=(Rounds,)),
        Layer(Arrive, "seat", lambda given: Arrive(whose_turn(given)), on=(Rounds,)),
        Layer(ReindeerWindow, "turn by", reindeer_window, on=(Arrive,)),
        Layer(Crossed, "by victim", crossed, on=(Arrive, ReindeerWindow)),
        Layer(SantaWindow, "turn by play used", santa_window, on=(Crossed, *THREATS)),
        Layer(Skip, "by victim", lambda given: Skip(*two_seats(given)), on=(Rounds,)),
        Layer(Hustle, "victims", lambda given: Hustle(victims(given)), on=(Rounds,)),
        Layer(Storm, "victims", lambda given: Storm(victims(given)), on=(Rounds,)),
        Layer(Elf, "target movers", elf, on=(Rounds,)),
        Layer(Bump, "number victims", bump, on=(Rounds,)),
    ],
    beneath,
)
