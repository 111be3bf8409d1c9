"""One number card: ahead, perhaps over the Bridge, bumping the players who stand there."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.north_pole import events
from yuletable.games.north_pole.moves import CROSS, DRAW, MOST_SEATS, STAY, STOP
from yuletable.games.north_pole.phases.santa import Threat, threaten, without
from yuletable.games.north_pole.phases.trains import move, send_back, slide_back, station_name, win
from yuletable.games.north_pole.state import Race
from yuletable.kernel.core import Host, Move, Phase, Question, Seat, Word
from yuletable.kernel.errors import Illegal, NotAsked


def play_number(state: Race, seat: Seat, number: int, host: Host) -> None:
    """Carry out a number card; the turn is still on the stack."""
    track = state.terms.track
    end = state.at[seat] + number
    if end >= track.length:
        win(state, seat, host)  # NP-102, NP-103
        return
    move(state, seat, end, "ahead", host)
    if track.is_station[end]:
        state.push(BONUS[seat])  # the turn stays beneath it (NP-35)
        if host.loud:
            host.tell(events.BONUS, seat, (station_name(state, end),))
        return
    state.pop()
    if end == track.top:
        move(state, seat, track.foot, "slope", host)  # NP-65
        bump(state, seat, number, True, host)
    elif end == track.upper:
        slide_back(state, seat, host)  # NP-55
        bump(state, seat, number, True, host)
    elif end == track.lower and may_cross(state, seat):
        state.push(Bridge(seat, number))
    else:
        bump(state, seat, number, False, host)


def may_cross(state: Race, seat: Seat) -> bool:
    """Is the Upper Bridge free, and no detour due in this turn (NP-51, NP-58)?"""
    return state.terms.track.upper not in state.at and state.detour[seat] != state.turns[seat]


def bump(state: Race, seat: Seat, number: int, slid: bool, host: Host) -> None:
    """Players who stand where the move finished go back by the number (NP-36 to NP-40)."""
    space = state.at[seat]
    if slid and not state.terms.bump_after_slide:
        return
    if state.at.count(space) == 1:
        return
    victims = tuple([other for other in state.others_from(seat) if state.at[other] == space])
    if state.terms.santa_blocks_bumps:
        threaten(state, Bump(number, victims), victims, seat, str(number))  # NP-100
        return
    for victim in victims:
        send_back(state, victim, number, "bump", host)


@final
class Bump(Threat):
    """Trains are about to be bumped, where Santa protects from that (NP-100)."""

    wire_name: ClassVar[str] = "Bump"

    def __init__(self, number: int, victims: tuple[Seat, ...]) -> None:
        self.number = number
        self.victims = victims

    def parts(self) -> dict[str, Any]:
        return {"number": self.number, "victims": self.victims}

    def spared(self, seat: Seat) -> Phase | None:
        return Bump(self.number, without(self.victims, seat))

    def go(self, state: Race, host: Host) -> None:
        state.pop()
        for victim in self.victims:
            send_back(state, victim, self.number, "bump", host)


@final
class Bridge(Question):
    """A number card ended on the Lower Bridge: cross, or stay (NP-50)."""

    wire_name: ClassVar[str] = "Bridge"

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "number": self.number}

    def menu(self, state: Race, seat: Seat) -> list[Move]:
        return [STAY, CROSS]

    def check(self, state: Race, seat: Seat, move: Move) -> None:
        if not (isinstance(move, Word) and move.word in ("cross", "stay")):
            raise Illegal("NP-50", "You’re on the Lower Bridge: cross, or stay.")

    def play(self, state: Race, seat: Seat, word: Move, host: Host) -> None:
        state.pop()
        if word == CROSS:
            move(state, seat, state.terms.track.upper, "cross", host)  # NP-54
        else:
            host.tell(events.STAYED, seat)
        bump(state, seat, self.number, False, host)

    def not_asked(self, state: Race, seat: Seat) -> NotAsked:
        return NotAsked("TB-02", f"Seat {self.seat} is at the Bridge: wait for your turn.")


@final
class Bonus(Question):
    """A number card ended exactly on a Station: another play, or not (NP-35, NP-42)."""

    wire_name: ClassVar[str] = "Bonus"

    def menu(self, state: Race, seat: Seat) -> list[Move]:
        return [STOP, DRAW]

    def check(self, state: Race, seat: Seat, move: Move) -> None:
        if not (isinstance(move, Word) and move.word in ("draw", "stop")):
            raise Illegal("NP-35", "You’re on a Station: draw and go again, or stop.")

    def play(self, state: Race, seat: Seat, word: Move, host: Host) -> None:
        state.pop()
        if word == DRAW:
            state.take(seat, 1, host)  # and the turn beneath goes on (NP-43)
        else:
            state.pop()
            host.tell(events.STOPPED, seat)

    def not_asked(self, state: Race, seat: Seat) -> NotAsked:
        return NotAsked("TB-02", f"Seat {self.seat} is on a Station: wait for your turn.")


BONUS: Final = [Bonus(seat) for seat in range(MOST_SEATS)]
