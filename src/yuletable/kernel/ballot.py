"""Phases that ask several seats and keep their answers under seal."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.kernel.core import NOBODY, Host, Move, Phase, Seat, State
from yuletable.kernel.native import mypyc_attr


@final
class Decline(Move):
    """Let a window pass: `-`, or the word a game has for it."""

    wire_name: ClassVar[str] = "Decline"

    def __init__(self, word: str = "-") -> None:
        self.word = word

    def parts(self) -> dict[str, Any]:
        return {"word": self.word}

    def text(self) -> str:
        return self.word


DECLINE: Final = Decline()


def under_seal(state: State) -> list[Move | None]:
    """By seat: the answers to the sealed phase on top."""
    return state.sealed[-1]


def unsealed(state: State) -> list[Move | None]:
    """The same answers, as the phase leaves the stack."""
    answers = state.sealed[-1]
    state.pop()
    return answers


@mypyc_attr(allow_interpreted_subclasses=True)
class Ballot(Phase):
    """Every asked seat answers under seal, in any order. When the last has, all are revealed."""

    def reveal(self, state: Any, answers: list[Move | None], host: Host) -> None:
        """Carry out the answers, by seat; the ballot itself is already off the stack."""
        raise NotImplementedError

    def asked(self, state: Any) -> tuple[Seat, ...]:
        """Who must answer, by public facts alone."""
        raise NotImplementedError

    def sealed(self) -> bool:
        return True

    def waiting(self, state: Any) -> tuple[Seat, ...]:
        answers = under_seal(state)
        return tuple([seat for seat in self.asked(state) if answers[seat] is None])

    def play(self, state: Any, seat: Seat, move: Move, host: Host) -> None:
        under_seal(state)[seat] = move

    def go(self, state: Any, host: Host) -> None:
        self.reveal(state, unsealed(state), host)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Phase):
    """A moment to react. Seats are asked one after another, each until it declines.

    Who is asked follows from public facts alone; that a seat declined stays under seal. A table
    may put the question to everyone at once and hand in the answers in this order.
    """

    def __init__(self, turn: tuple[Seat, ...]) -> None:
        self.turn = turn  # in order of priority, fixed when the window opens

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn}

    def admits(self, state: Any, seat: Seat) -> bool:
        """Might this seat have something to play, as far as everybody knows?"""
        raise NotImplementedError

    def react(self, state: Any, seat: Seat, move: Move, host: Host) -> None:
        """Carry out a reaction; the window is still open beneath it."""
        raise NotImplementedError

    def close(self, state: Any, host: Host) -> None:
        """Nobody is left to ask; the window is already off the stack."""

    def then(self, state: Any) -> tuple[Seat, ...]:
        """Who moves next if nobody reacts, where they may decide meanwhile: by public facts."""
        return NOBODY

    def sealed(self) -> bool:
        return True

    def asked(self, state: Any) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.turn if self.admits(state, seat)])

    def waiting(self, state: Any) -> tuple[Seat, ...]:
        answers = under_seal(state)
        for seat in self.turn:
            if answers[seat] is None and self.admits(state, seat):
                return (seat,)
        return NOBODY

    def play(self, state: Any, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Decline):
            under_seal(state)[seat] = move
        else:
            self.react(state, seat, move, host)

    def go(self, state: Any, host: Host) -> None:
        unsealed(state)
        self.close(state, host)

    def unseal(self, state: Any, answers: list[Move | None], seat: Seat) -> list[Move | None]:
        """A seat that has been asked knows that those before it declined, and of nobody else."""
        if seat not in self.turn or (answers[seat] is None and seat not in state.asking):
            return [None] * len(answers)
        at = self.turn.index(seat)
        return [answers[s] if s in self.turn[: at + 1] else None for s in range(len(answers))]
