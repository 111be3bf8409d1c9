"""A recorded evening for the page to draw: every batch one pair of eyes is told, as JSON lines.

python -m tools.theatre GAME [SEATS] [SEED] [EYES] [OPTION=VALUE ...]

EYES is a seat, or none for the table screen; a VALUE is JSON, or a word.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from yuletable.bots.drive import luck_of, next_move
from yuletable.bots.levels import bot
from yuletable.games.catalogue import find
from yuletable.kernel.ballot import Window
from yuletable.kernel.core import HOUSE, Seat
from yuletable.kernel.match import Match
from yuletable.server.feed.patch import choices, seen, view_hash
from yuletable.server.protocol import Batch, Clock, Question, write_frame
from yuletable.server.table.update import aids_of
from yuletable.words.sentences import Words

NAMES = ["Robin", "Grandma", "Ole", "Nina", "Uncle Sam", "Lucía", "Wei", "Amal"]
MOST = 3_000
PAUSE = Clock(left=4_000, whole=5_000)


def evening(
    name: str, seats: int, seed: str, eyes: Seat = 0, options: dict[str, Any] | None = None
) -> list[Batch]:
    """A game among bots, as one seat, or HOUSE, is told of it."""
    game = find(name)
    match = Match(game, seats, seed=seed, names=NAMES[:seats], options=options or {})
    words = Words(game)
    bots = {seat: bot("greedy", game) for seat in range(seats)}
    told: list[Batch] = []
    events = match.events[:]
    while True:
        watcher = None if eyes == HOUSE else eyes
        view = match.state.view(eyes) | aids_of(match.state, watcher)
        menu = match.menu(eyes)
        told.append(
            Batch(
                seat=None if eyes == HOUSE else eyes,
                revision=len(told),
                events=seen(events, eyes, words, NAMES),
                view=view,
                whole=True,
                hash=view_hash(view),
                say=words.question(view, menu, NAMES),
                question=question(match, len(told)) if menu else None,
                choices=choices(menu, eyes, words, NAMES, view),
            )
        )
        if match.over() or len(told) == MOST:
            return told
        luck = luck_of(seed, len(told))
        seat, move = next_move(match.state, bots, luck)
        events = match.play(seat, move)


def question(match: Match, number: int) -> Question:
    """What is asked; a window as a table with clocks puts it."""
    phase = match.state.stack[-1]
    if not isinstance(phase, Window):
        return Question(id=number)
    return Question(id=number, window=phase.wire_name, clock=PAUSE)


def read(value: str) -> Any:
    """What an option is set to: JSON, or a word."""
    try:
        return json.loads(value)
    except json.JSONDecodeError:
        return value


if __name__ == "__main__":
    places = [word for word in sys.argv[1:] if "=" not in word]
    agreed = {name: read(value) for name, value in [w.split("=") for w in sys.argv if "=" in w]}
    game, seats, seed, eyes = [*places, *["", "4", "a", "0"][len(places) :]]
    looker = HOUSE if eyes == "none" else int(eyes)
    for batch in evening(game, int(seats), seed, looker, agreed):
        sys.stdout.write(write_frame(batch).decode() + "\n")
