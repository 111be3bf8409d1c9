"""Christmas-opoly: buy, trade and decorate properties until one player is left."""

from __future__ import annotations

from yuletable.games.christmas_opoly.edition import agree
from yuletable.games.christmas_opoly.events import COUNTED, WON
from yuletable.games.christmas_opoly.moves import LETTERS
from yuletable.games.christmas_opoly.notation import read_move
from yuletable.games.christmas_opoly.options import OPTIONS
from yuletable.games.christmas_opoly.phases.clock import TIME_UP
from yuletable.games.christmas_opoly.position import read_position, write_position
from yuletable.games.christmas_opoly.setup import start
from yuletable.kernel.game import Game, Scoring

GAME = Game(
    name="christmas_opoly",
    title="Christmas-opoly",
    version=2,
    prefix="CO",
    seats=range(2, 7),
    letters=LETTERS,
    options=OPTIONS,
    scoring=(Scoring(COUNTED, "CO-142", "amount"), Scoring(WON, "CO-144")),
    package=__name__,
    agree=agree,
    start=start,
    read_move=read_move,
    read_position=read_position,
    write_position=write_position,
    time_up=TIME_UP,
)
