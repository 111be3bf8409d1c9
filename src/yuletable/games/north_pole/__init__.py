"""North Pole Express Race: trains on one track, driven by cards."""

from __future__ import annotations

from yuletable.games.north_pole.edition import agree
from yuletable.games.north_pole.events import WON
from yuletable.games.north_pole.notation import read_move
from yuletable.games.north_pole.options import OPTIONS
from yuletable.games.north_pole.position import read_position, write_position
from yuletable.games.north_pole.setup import start
from yuletable.kernel.game import Game, Scoring

GAME = Game(
    name="north_pole",
    title="North Pole Express Race",
    version=1,
    prefix="NP",
    seats=range(2, 7),
    options=OPTIONS,
    scoring=(Scoring(WON, "NP-107"),),
    package=__name__,
    agree=agree,
    start=start,
    read_move=read_move,
    read_position=read_position,
    write_position=write_position,
)
