"""How tests ask a game's advice about one move of a position set up by hand."""

from __future__ import annotations

from typing import Any

from yuletable.bots.hint import Reason
from yuletable.games.catalogue import find
from yuletable.kernel.core import Move, Seat
from yuletable.kernel.face import face
from yuletable.kernel.match import Match
from yuletable.words.sentences import LANGUAGES, Words

NAMES = ["Ivy", "Bramble", "Pip", "Juniper", "Robin", "Belle"]


class Panel:
    """A position as the judge reads it, and the advice to one seat."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Any] | None = None, **position: Any
    ) -> None:
        self.game = find(game)
        match = Match(self.game, seats, seed="panel", options=options, position=position)
        self.state = match.state
        self.advice: Any = face(self.game, "advice")

    def why(self, text: str, seat: Seat = 0) -> list[Reason]:
        """The reasons for a move of this seat's menu, or one that the rules accept beside it."""
        menu = self.state.menu(seat)
        view = {**self.state.view(seat), **self.state.reckon(seat)}
        found: list[Reason] = self.advice.reasons(view, seat, self.move(text, seat), menu)
        return found

    def move(self, text: str, seat: Seat) -> Move:
        move = self.game.read_move(text)
        self.state.check(seat, move)
        return move

    def names(self, text: str, seat: Seat = 0) -> list[str]:
        """The messages alone; every one of them can be said in every language."""
        reasons = self.why(text, seat)
        for language in LANGUAGES:
            for reason in reasons:
                assert self.said(reason, seat, language)
        return [reason.message for reason in reasons]

    def says(self, text: str, seat: Seat = 0, language: str = "en") -> str:
        return " ".join([self.said(reason, seat, language) for reason in self.why(text, seat)])

    def said(self, reason: Reason, seat: Seat, language: str) -> str:
        """A reason in words; a fact that is nobody is put as the game's events put it."""
        words = Words(self.game, language)
        facts: dict[str, Any] = {}
        for name, fact in reason.facts.items():
            if name == "who":
                facts |= words.person("who", fact, seat, NAMES)
            else:
                facts[name] = words.phrase(name, fact)
        text, errors = words.formatted(reason.message, facts)
        assert not errors, errors
        return text
