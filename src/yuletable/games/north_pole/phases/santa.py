"""What is about to happen to somebody, and Santa, who may prevent it."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.north_pole import events
from yuletable.games.north_pole.cards import CODES, SA
from yuletable.games.north_pole.moves import USE, Use
from yuletable.games.north_pole.state import Race
from yuletable.kernel.ballot import DECLINE, Decline, Window
from yuletable.kernel.core import Host, Move, Phase, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


class Threat(Phase):
    """Something that will happen unless Santa prevents it: he is asked on top of it."""

    def spared(self, seat: Seat) -> Phase | None:
        """What is left of it once this seat is protected; None for nothing."""
        raise NotImplementedError


def threaten(state: Race, threat: Threat, turn: tuple[Seat, ...], by: Seat, play: str) -> None:
    """Let a card threaten these seats, in the order in which they may play Santa (NP-93)."""
    state.push(threat)
    open_santa(state, SantaWindow(turn, by, play, False))


def open_santa(state: Race, window: SantaWindow) -> None:
    """A window with nobody to ask is skipped."""
    for seat in window.turn:
        if window.admits(state, seat):
            state.push(window)
            return


@final
class SantaWindow(Window):
    """Somebody's card threatens these seats: each may play Santa (NP-91, NP-92)."""

    wire_name: ClassVar[str] = "SantaWindow"

    def __init__(self, turn: tuple[Seat, ...], by: Seat, play: str, used: bool) -> None:
        super().__init__(turn)
        self.by = by  # whose card it is
        self.play_text = play
        self.used = used  # somebody has already played Santa

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "by": self.by, "play": self.play_text, "used": self.used}

    def admits(self, state: Race, seat: Seat) -> bool:
        return len(state.hands[seat]) > 0 and state.santas_down < state.terms.santas  # NP-108

    def menu(self, state: Race, seat: Seat) -> list[Move]:
        return [DECLINE, USE[SA]] if SA in state.hands[seat] else [DECLINE]

    def check(self, state: Race, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if not (isinstance(move, Use) and move.card == SA):
            raise Illegal("NP-92", "Play SA to save yourself, or let it pass.")
        check_santa(state, seat)

    def react(self, state: Race, seat: Seat, move: Move, host: Host) -> None:
        state.put(seat, SA)
        if host.loud:
            host.tell(events.PLAYED, seat, (CODES[SA], len(state.hands[seat])))
            host.tell(events.SAVED, seat, (self.play_text, self.by))
        state.pop()
        threat = state.stack[-1]
        assert isinstance(threat, Threat)
        state.pop()
        spared = threat.spared(seat)
        if spared is not None:
            state.push(spared)
            rest = self.turn[self.turn.index(seat) + 1 :]  # those before are known to have declined
            open_santa(state, SantaWindow(rest, self.by, self.play_text, True))

    def close(self, state: Race, host: Host) -> None:
        if not self.used:
            host.tell(events.WINDOW, self.by, ("santa",))

    def not_asked(self, state: Race, seat: Seat) -> NotAsked:
        if seat not in self.turn:
            return NotAsked(
                "NP-93", "This card does nothing to you, so there is nothing to answer."
            )
        if not state.hands[seat]:
            return no_cards_to_answer()
        return NotAsked(
            "NP-108",
            "The table asks the players this card hits, one at a time. Wait for your turn.",
        )


def without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in seats if other != seat])


def check_santa(state: Race, seat: Seat) -> None:
    require(SA in state.hands[seat], "NP-91", "You don’t have Santa.")


def no_cards_to_answer() -> NotAsked:
    return NotAsked("NP-108", "You have no cards to answer with.")
