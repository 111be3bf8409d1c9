"""Holiday Shuffle: ten dates in a row, to be put in order."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.edition import agree
from yuletable.games.holiday_shuffle.events import GAME_OVER, SCORED
from yuletable.games.holiday_shuffle.notation import read_move
from yuletable.games.holiday_shuffle.options import OPTIONS
from yuletable.games.holiday_shuffle.position import read_position, write_position
from yuletable.games.holiday_shuffle.setup import start
from yuletable.kernel.game import Game, Scoring

GAME = Game(
    name="holiday_shuffle",
    title="Holiday Shuffle",
    version=2,
    prefix="HS",
    seats=range(2, 5),
    options=OPTIONS,
    scoring=(Scoring(SCORED, "HS-71", "points"), Scoring(GAME_OVER, "HS-73")),
    package=__name__,
    agree=agree,
    start=start,
    read_move=read_move,
    read_position=read_position,
    write_position=write_position,
)
