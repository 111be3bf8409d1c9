"""`yuletable verify`: a record recomputed from its seed, and what that showed."""

from __future__ import annotations

from pathlib import Path

from yuletable.cli.saves import read_game
from yuletable.cli.screen import Screen
from yuletable.games.catalogue import find
from yuletable.kernel.match import verify as recompute
from yuletable.words.sentences import Words


def verify(file: Path, screen: Screen) -> int:
    """Say what was recomputed; Invalid names the entry that is not true."""
    record = read_game(file)
    game = find(record.game)
    match = recompute(game, record)
    words = Words(game)
    say = words.say
    screen.line(say("verified", game=game.title, seats=record.seats))
    screen.line(say("verified-seed", commitment=record.commitment))
    if words.vocabulary is not None:
        shuffles = words.vocabulary.shuffles(match.events)
        screen.line(say("verified-luck", shuffles=shuffles))
    screen.line(say("verified-moves", moves=len(record.moves)))
    if record.end is None:
        screen.line(say("verified-unfinished"))
    else:
        screen.line(say("verified-end", end=record.end))
    return 0
