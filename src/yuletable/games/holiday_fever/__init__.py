"""Holiday Fever: A Family Tradition, a roll-and-move game of hidden gifts and warm words."""

from __future__ import annotations

from yuletable.games.holiday_fever.edition import agree
from yuletable.games.holiday_fever.events import VALUED, WON
from yuletable.games.holiday_fever.family import winning_lines
from yuletable.games.holiday_fever.keepsake import inscribed, score_cards
from yuletable.games.holiday_fever.notation import read_move
from yuletable.games.holiday_fever.options import OPTIONS
from yuletable.games.holiday_fever.position import read_position, write_position
from yuletable.games.holiday_fever.setup import start
from yuletable.kernel.game import Game, Scoring
from yuletable.kernel.keepsakes import Keepsakes

GAME = Game(
    name="holiday_fever",
    title="Holiday Fever: A Family Tradition",
    version=2,
    prefix="HF",
    seats=range(2, 7),
    options=OPTIONS,
    keepsakes=Keepsakes(score_cards, inscribed, winning_lines),
    scoring=(Scoring(VALUED, "HF-218"), Scoring(WON, "HF-220")),
    package=__name__,
    agree=agree,
    start=start,
    read_move=read_move,
    read_position=read_position,
    write_position=write_position,
)
