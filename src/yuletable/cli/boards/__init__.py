"""How each game looks in a terminal; a game without a board of its own is shown plainly."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from yuletable.cli.boards.board import Board
from yuletable.kernel.game import Game
from yuletable.words.sentences import ENGLISH, Words


def board_of(game: Game, names: list[str], language: str = ENGLISH) -> Board:
    """The board of this game: the module here that bears its name, else the plain one."""
    words = Words(game, language)
    module = f"{__package__}.{game.name}"
    if not find_spec(module):
        return Board(words, names)
    board: Board = import_module(module).GameBoard(words, names)
    return board
