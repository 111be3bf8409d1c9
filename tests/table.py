"""The little language that rule tests are written in."""

from __future__ import annotations

from typing import Any

import pytest

from yuletable.games.catalogue import find
from yuletable.kernel.ballot import DECLINE
from yuletable.kernel.chance import Script
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Refused
from yuletable.kernel.match import Match

BETWEEN = "Between"  # where everyone is asked between two turns, and most let it pass
LETTERS = find("secret_santa").letters  # by seat, as in its rules


class Table:
    """A match set up by hand, played in lines like "A 2x5"."""

    def __init__(
        self,
        game: str = "secret_santa",
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        edition: Any = None,
        luck: list[int] | None = None,
        seed: str = "test",
        **position: Any,
    ) -> None:
        self.letters = find(game).letters
        self.match = Match(
            find(game),
            seats or len(position["hands" if "hands" in position else "mats"]),
            seed=seed,
            options=options,
            edition=edition,
            position=position or None,
            luck=Script(luck) if luck is not None else None,
        )
        self.state: Any = self.match.state

    def play(self, *lines: str) -> Table:
        """Make these moves; whoever a window asks meanwhile declines."""
        for line in lines:
            seat, move = self._line(line)
            self._decline_until(seat)
            self.match.play(seat, move)
        return self

    def refuses(self, line: str, clause: str, *, at_once: bool = False) -> Refused:
        """The move is refused by this clause, and nothing has changed."""
        seat, move = self._line(line)
        if not at_once:  # first everybody whom a window asks before them declines
            self._decline_until(seat)
        before = self.match.position()
        with pytest.raises(Refused) as caught:
            self.match.play(seat, move)
        assert caught.value.clause == clause, str(caught.value)
        assert self.match.position() == before
        return caught.value

    def quiet(self) -> Table:
        """Everyone a window asks declines, until somebody has a real choice."""
        self._decline_until(HOUSE)
        return self

    def menu(self, letter: str) -> list[str]:
        return [move.text() for move in self.match.menu(self.letters.index(letter))]

    def waiting(self) -> str:
        """Whose answer is needed now, by letter."""
        return "".join([self.letters[seat] for seat in self.match.waiting()])

    def asked(self) -> str:
        """Who everyone may know to be asked now, by letter, in order."""
        return "".join([self.letters[seat] for seat in self.match.view(HOUSE)["asked"]])

    def phase(self) -> str:
        return str(self.match.view(HOUSE)["phase"])

    def view(self, letter: str) -> dict[str, Any]:
        return self.match.view(self.letters.index(letter) if letter else HOUSE)

    def hand(self, letter: str) -> str:
        return " ".join(self.view(letter)["hand"])

    def seats(self) -> str:
        """Who sits where, clockwise from the first seat."""
        return "".join([self.letters[seat] for seat in self.state.seating.order])

    def told(self, what: str) -> list[dict[str, Any]]:
        """The events of this kind so far, as a passer-by learns of them."""
        return [e.seen_by(HOUSE) for e in self.match.events if e.kind.name == what]

    def scores(self) -> list[int]:
        return self.match.scores()

    def at(self) -> list[int]:
        """Where everybody stands, in a race."""
        return list(self.match.view(HOUSE)["at"])

    def _line(self, line: str) -> tuple[int, str]:
        letter, _, move = line.partition(" ")
        return self.letters.index(letter), move

    def _decline_until(self, seat: int) -> None:
        while not self.match.over():
            asked = self.match.waiting()
            menu = self.match.menu(asked[0])
            window = self.state.stack[-1].sealed() and DECLINE in menu
            if seat in asked or not (window or self.phase() == BETWEEN):
                return
            self.match.play(asked[0], menu[0])


def race(at: list[int], hands: list[str], **settings: Any) -> Table:
    """A train race with everybody's space and cards; A is to play."""
    return Table("north_pole", at=at, hands=hands, **settings)
