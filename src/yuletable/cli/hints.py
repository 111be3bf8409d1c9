"""A hint in the terminal: what a friend who imagines many games would do, and why."""

from __future__ import annotations

from typing import Any

from yuletable.bots.bot import Sight
from yuletable.bots.hint import Choice, Hint, Reason, hint
from yuletable.bots.levels import taste_of
from yuletable.bots.search import Budget
from yuletable.cli.board import Board
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Seat
from yuletable.kernel.game import Game
from yuletable.words.sentences import View

BUDGET = Budget(2_000, 0.9)  # about as long as somebody likes to wait
SHOWN = 3  # other choices


def advice(sight: Sight, board: Board, game: Game, chance: Chance) -> list[str]:
    """The hint in lines: the move, why, and how the others do."""

    def naming(move: Move, seat: Seat, view: View) -> str:
        return phrase(board, view, move)

    found = hint(sight, taste_of(game), BUDGET, chance, naming)
    lines = [board.words.say("hint", move=phrase(board, sight.view, found.move))]
    told = " ".join([sentence(board, sight, reason) for reason in found.reasons])
    return [*lines, told, *odds(board, sight, found)]


def sentence(board: Board, sight: Sight, reason: Reason) -> str:
    """A reason in words."""
    view = reason.facts.get("view", sight.view)
    facts: dict[str, Any] = {}
    for name, fact in reason.facts.items():
        if isinstance(fact, Move):
            facts[name] = phrase(board, view, fact)
        elif name == "who":
            facts |= board.words.person("who", fact, sight.seat, board.names)
        elif name != "view":
            facts[name] = fact
    return board.words.say(reason.message, **facts)


def phrase(board: Board, view: View, move: Move) -> str:
    """What a move does, or how it is written where there are no words for it."""
    choice = board.choice(view, move)
    return choice.words or choice.text


def odds(board: Board, sight: Sight, found: Hint) -> list[str]:
    """The best few choices with their chances to win."""
    if not found.others:
        return []
    choices = [Choice(found.move, found.odds), *found.others[:SHOWN]]
    return [
        board.words.say(
            "hint-odds",
            chance=round(100 * choice.odds.chance),
            low=round(100 * choice.odds.low),
            high=round(100 * choice.odds.high),
            move=phrase(board, sight.view, choice.move),
        )
        for choice in choices
    ]
