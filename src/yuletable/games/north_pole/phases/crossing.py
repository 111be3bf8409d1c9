"""Three of a kind, Reindeer Crossing against it, and Santa against that."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.north_pole import events
from yuletable.games.north_pole.cards import CODES, RC
from yuletable.games.north_pole.moves import USE, Use
from yuletable.games.north_pole.phases.santa import Threat, no_cards_to_answer, threaten
from yuletable.games.north_pole.phases.trains import move, win
from yuletable.games.north_pole.state import Race
from yuletable.kernel.ballot import DECLINE, Decline, Window
from yuletable.kernel.core import Host, Move, Phase, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


@final
class Arrive(Phase):
    """A three of a kind is about to reach the next Station (NP-45)."""

    wire_name: ClassVar[str] = "Arrive"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def go(self, state: Race, host: Host) -> None:
        state.pop()
        track = state.terms.track
        station = track.ahead[state.at[self.seat]]
        if station == track.length:
            win(state, self.seat, host)  # NP-104, NP-105
        else:
            move(state, self.seat, station, "triple", host)


def play_triple(state: Race, seat: Seat, host: Host) -> None:
    """The move waits until nobody wants to play Reindeer Crossing (NP-49)."""
    state.push(Arrive(seat))
    others = state.others_from(seat)
    if not somebody(state, others):
        return
    if state.terms.reactions_shuffled:  # NP-89
        order = list(others)
        host.chance.shuffle(order)
        others = tuple(order)
    state.push(ReindeerWindow(others, seat))


def somebody(state: Race, seats: tuple[Seat, ...]) -> bool:
    """Is one of these to be asked for Reindeer Crossing, as far as everybody knows (NP-108)?"""
    if state.crossings_down == state.terms.crossings:
        return False
    for seat in seats:
        if state.hands[seat]:
            return True
    return False


@final
class ReindeerWindow(Window):
    """After a three of a kind: the first to play Reindeer Crossing stops it (NP-84, NP-89)."""

    wire_name: ClassVar[str] = "ReindeerWindow"

    def __init__(self, turn: tuple[Seat, ...], by: Seat) -> None:
        super().__init__(turn)
        self.by = by  # who played the three of a kind

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "by": self.by}

    def admits(self, state: Race, seat: Seat) -> bool:
        return len(state.hands[seat]) > 0 and state.crossings_down < state.terms.crossings

    def menu(self, state: Race, seat: Seat) -> list[Move]:
        return [DECLINE, USE[RC]] if RC in state.hands[seat] else [DECLINE]

    def check(self, state: Race, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if not (isinstance(move, Use) and move.card == RC):
            raise Illegal("NP-84", "Play RC to stop the three of a kind, or let it pass.")
        require(RC in state.hands[seat], "NP-84", "You don’t have Reindeer Crossing.")

    def react(self, state: Race, seat: Seat, move: Move, host: Host) -> None:
        state.put(seat, RC)
        if host.loud:
            host.tell(events.PLAYED, seat, (CODES[RC], len(state.hands[seat])))
        state.pop()
        rest = self.turn[self.turn.index(seat) + 1 :]
        if state.terms.santa_for_one_card and somebody(state, rest):
            state.push(ReindeerWindow(rest, self.by))  # asked if Santa answers this one (NP-99)
        threaten(state, Crossed(seat, self.by), (self.by,), seat, CODES[RC])

    def close(self, state: Race, host: Host) -> None:
        host.tell(events.WINDOW, self.by, ("reindeer",))

    def not_asked(self, state: Race, seat: Seat) -> NotAsked:
        if seat == self.by:
            return NotAsked("NP-84", "Your three of a kind waits for the others.")
        if seat in self.turn and not state.hands[seat]:
            return no_cards_to_answer()
        return NotAsked(
            "NP-89", "The table asks the others one at a time. It’s not your turn to answer."
        )


@final
class Crossed(Threat):
    """A three of a kind is about to be stopped (NP-85, NP-86)."""

    wire_name: ClassVar[str] = "Crossed"

    def __init__(self, by: Seat, victim: Seat) -> None:
        self.by = by
        self.victim = victim

    def parts(self) -> dict[str, Any]:
        return {"by": self.by, "victim": self.victim}

    def spared(self, seat: Seat) -> Phase | None:
        return None  # the three of a kind goes through (NP-98)

    def go(self, state: Race, host: Host) -> None:
        state.pop()
        while not isinstance(state.stack[-1], Arrive):
            state.pop()  # nobody else need stop it
        state.pop()
        state.next_seat = self.by
        victim = self.victim
        if state.detour[victim] == state.turns[victim]:
            state.detour[victim] += 1  # a lost turn does not count (NP-58)
        host.tell(events.HALTED, victim, (self.by,))
