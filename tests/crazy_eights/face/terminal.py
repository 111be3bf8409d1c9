"""Crazy Eights in the terminal: the pile, everyone's cards, the hand."""

from __future__ import annotations

from tests.crazy_eights.face.phrases import card
from yuletable.cli.board import Board, around
from yuletable.words.sentences import View


class GameBoard(Board):
    """The table of Crazy Eights."""

    def lines(self, view: View) -> list[str]:
        say = self.words.say
        held = [
            say("board-held", who=self.person(view, seat), count=view["held"][seat])
            for seat in around(view)
        ]
        top = say("board-top", card=card(self.words, view["pile"][-1]), count=view["stock"])
        hand = [say("board-hand", cards=" ".join(view["hand"]))] if view["hand"] else []
        return [*held, top, *hand]
