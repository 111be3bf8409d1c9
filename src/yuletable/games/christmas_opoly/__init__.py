"""Christmas-opoly: buy, trade and decorate properties until one player is left."""

from __future__ import annotations

from pathlib import Path

from yuletable.games.christmas_opoly.edition import agree
from yuletable.games.christmas_opoly.moves import LETTERS
from yuletable.games.christmas_opoly.notation import read_move
from yuletable.games.christmas_opoly.options import OPTIONS
from yuletable.games.christmas_opoly.phases.clock import TIME_UP
from yuletable.games.christmas_opoly.position import read_position, write_position
from yuletable.games.christmas_opoly.setup import start
from yuletable.kernel.game import Game

GAME = Game(
    name="christmas_opoly",
    title="Christmas-opoly",
    version=2,
    prefix="CO",
    seats=range(2, 7),
    letters=LETTERS,
    options=OPTIONS,
    folder=Path(__file__).parent,
    agree=agree,
    start=start,
    read_move=read_move,
    read_position=read_position,
    write_position=write_position,
    time_up=TIME_UP,
)
