"""A hint in the terminal: what a friend who imagines many games would do, and why."""

from __future__ import annotations

from yuletable.bots.bot import Sight
from yuletable.bots.hint import Hint, Reason, advice_of, hint
from yuletable.bots.levels import taste_of
from yuletable.bots.search import Budget
from yuletable.cli.board import Board
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Seat
from yuletable.kernel.game import Game
from yuletable.words.sentences import View

BUDGET = Budget(2_000, 0.9)  # about as long as somebody likes to wait
SHOWN = 4  # choices


def hinted(sight: Sight, board: Board, game: Game, chance: Chance) -> Hint:
    """What a friend would do who sees no more than this seat."""

    def naming(move: Move, seat: Seat, view: View) -> str:
        return phrase(board, view, move)

    return hint(sight, taste_of(game), BUDGET, chance, naming, advice_of(game))


def advice(found: Hint, sight: Sight, board: Board) -> list[str]:
    """The hint in lines: the move, why, and how the others look."""
    told = " ".join([sentence(board, sight, reason) for reason in found.reasons])
    if not found.choices:
        return [told]
    move = board.words.say("hint", move=phrase(board, sight.view, found.move))
    return [move, told, *verdicts(board, sight, found)]


def sentence(board: Board, sight: Sight, reason: Reason) -> str:
    """A reason in words."""
    view = reason.facts.get("view", sight.view)
    facts = {name: fact for name, fact in reason.facts.items() if name != "view"}
    moves = {n: phrase(board, view, fact) for n, fact in facts.items() if isinstance(fact, Move)}
    plain = {name: fact for name, fact in facts.items() if name not in moves}
    return board.words.reason(reason.message, plain, moves, sight.seat, board.names)


def phrase(board: Board, view: View, move: Move) -> str:
    """What a move does, or how it is written where there are no words for it."""
    choice = board.choice(view, move)
    return choice.words or choice.text


def verdicts(board: Board, sight: Sight, found: Hint) -> list[str]:
    """The best few choices, each good, fair or risky."""
    if not found.others:
        return []
    return [
        board.words.say(
            "hint-verdict", verdict=each.verdict, move=phrase(board, sight.view, each.move)
        )
        for each in found.choices[:SHOWN]
    ]


def odds(found: Hint, sight: Sight, board: Board) -> list[str]:
    """The same choices with their chances to win."""
    return [
        board.words.say(
            "hint-odds",
            chance=round(100 * each.odds.chance),
            low=round(100 * each.odds.low),
            high=round(100 * each.odds.high),
            move=phrase(board, sight.view, each.move),
        )
        for each in found.choices[:SHOWN]
        if found.others
    ]
