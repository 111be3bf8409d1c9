"""Secret Santa: a climbing card game of competitive gift-giving."""

from __future__ import annotations

from yuletable.games.secret_santa.edition import agree
from yuletable.games.secret_santa.events import NIGHT_OVER, SCORED
from yuletable.games.secret_santa.moves import LETTERS
from yuletable.games.secret_santa.notation import read_move
from yuletable.games.secret_santa.options import OPTIONS
from yuletable.games.secret_santa.position import read_position, write_position
from yuletable.games.secret_santa.setup import start
from yuletable.kernel.game import Game, Scoring

GAME = Game(
    name="secret_santa",
    title="Secret Santa",
    version=2,
    prefix="SS",
    seats=range(3, 9),
    letters=LETTERS,
    options=OPTIONS,
    scoring=(Scoring(SCORED, "SS-40", "points"), Scoring(NIGHT_OVER, "SS-49")),
    package=__name__,
    agree=agree,
    start=start,
    read_move=read_move,
    read_position=read_position,
    write_position=write_position,
)
