"""A recorded evening for the page to draw: every batch one seat would be told, as JSON lines.

python -m tests.theatre GAME [SEATS] [SEED]
"""

from __future__ import annotations

import sys
from functools import partial

from yuletable.bots.drive import next_move
from yuletable.bots.levels import bot
from yuletable.games.catalogue import find
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.match import Match
from yuletable.server.protocol import Batch, Question, write_frame
from yuletable.server.told import choices, seen, view_hash, view_of
from yuletable.words.sentences import Words

NAMES = ["Robin", "Grandma", "Ole", "Nina", "Uncle Sam", "Lucía", "Wei", "Amal"]
MOST = 3_000


def evening(name: str, seats: int, seed: str) -> list[Batch]:
    """A game among bots, as the first seat is told of it."""
    game = find(name)
    match = Match(game, seats, seed=seed, names=NAMES[:seats])
    words = Words(game)
    bots = {seat: bot("greedy", game) for seat in range(seats)}
    told: list[Batch] = []
    events = match.events[:]
    while True:
        view = view_of(match.state, 0)
        menu = match.menu(0)
        told.append(
            Batch(
                seat=0,
                revision=len(told),
                events=seen(events, 0, words, NAMES),
                view=view,
                whole=True,
                hash=view_hash(view),
                say=words.question(view, menu, NAMES),
                question=Question(id=len(told)) if menu else None,
                choices=choices(menu, 0, words, NAMES, view),
            )
        )
        if match.over() or len(told) == MOST:
            return told
        luck = partial(bot_luck, seed, len(told))
        seat, move = next_move(match.state, bots, luck)
        events = match.play(seat, move)


def bot_luck(seed: str, number: int, seat: int) -> Chance:
    return stream(seed, f"bot/{seat}", number)


if __name__ == "__main__":
    game, *rest = sys.argv[1:]
    for batch in evening(game, int(rest[0]) if rest else 4, rest[1] if len(rest) > 1 else "a"):
        sys.stdout.write(write_frame(batch).decode() + "\n")
