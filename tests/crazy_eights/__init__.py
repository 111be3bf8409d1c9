"""Crazy Eights: a sixth game in one folder, to prove that a game needs nothing elsewhere."""

from __future__ import annotations

from dataclasses import replace

from tests.crazy_eights.rules import WON, Table, read_move, read_position, start, write_position
from yuletable.kernel.game import Game, Scoring

GAME = Game(
    name="crazy_eights",
    title="Crazy Eights",
    version=1,
    prefix="TB",
    seats=range(2, 6),
    scoring=(Scoring(WON, "TB-01"),),
    package=__name__,
    agree=Table,
    start=start,
    read_move=read_move,
    read_position=read_position,
    write_position=write_position,
)
FACELESS = replace(GAME, package=None)  # its rules alone
GAMES = {GAME.name: GAME}  # a catalogue of its own
