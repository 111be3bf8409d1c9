"""Speeches and songs: moves that earn a star; their words travel beside the game."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import DECLINE, DONATE, HEARD, LETTERS, PASS, SPEAK
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Host, Move, Phase, Question, Seat
from yuletable.kernel.errors import NotAsked, require


def earn_star(state: Fever, seat: Seat, topic: str, host: Host) -> None:
    """A speech was given or a song was sung (HF-038, HF-088)."""
    state.stars[seat] += 1
    host.tell(events.SPOKE, seat, (topic,))
    if state.terms.heard_by_table:
        state.push(Heard(state.others_from(seat), seat, topic))


@final
class Speech(Question):
    """Speak or sing for a star, or do without it (HF-086)."""

    wire_name: ClassVar[str] = "Speech"

    def __init__(self, seat: Seat, topic: str) -> None:
        super().__init__(seat)
        self.topic = topic

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "topic": self.topic}

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        return [DECLINE, SPEAK]

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        require(
            move in (DECLINE, SPEAK),
            "HF-086",
            "Type speak and your words, or decline the star.",
        )

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        if move == SPEAK:
            earn_star(state, seat, self.topic, host)
        else:
            host.tell(events.DECLINED, seat, (self.topic,))

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-086", f"{LETTERS[self.seat]} is about to speak.")


@final
class Heard(Phase):
    """Everyone else confirms that they heard it, one after another (HF-089)."""

    wire_name: ClassVar[str] = "Heard"

    def __init__(self, turn: tuple[Seat, ...], speaker: Seat, topic: str) -> None:
        self.turn = turn
        self.speaker = speaker
        self.topic = topic

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "speaker": self.speaker, "topic": self.topic}

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        return self.turn[:1]

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        return [HEARD]

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        require(move == HEARD, "HF-089", "Type heard. Nobody can object to a speech.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        if len(self.turn) > 1:
            state.swap(Heard(self.turn[1:], self.speaker, self.topic))
        else:
            state.pop()

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked(
            "HF-089", f"Wait: {LETTERS[self.turn[0]]} hasn’t said yet that they heard it."
        )


@final
class Donation(Phase):
    """Charitable Donation: everyone may give and speak, one after another (HF-123, HF-124)."""

    wire_name: ClassVar[str] = "Donation"

    def __init__(self, turn: tuple[Seat, ...], topic: str) -> None:
        self.turn = turn
        self.topic = topic

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "topic": self.topic}

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        return self.turn[:1]

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        return [PASS, DONATE]

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        require(move in (PASS, DONATE), "HF-123", "Type donate, or pass.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        if len(self.turn) > 1:
            state.swap(Donation(self.turn[1:], self.topic))
        else:
            state.pop()
        if move == DONATE:
            state.pay(seat, state.terms.donation_amount, self.topic, host)
            earn_star(state, seat, self.topic, host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-124", f"Wait: {LETTERS[self.turn[0]]} is deciding whether to donate.")
