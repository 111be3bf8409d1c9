"""The process in which a bot thinks: tasks come in and thoughts go out, a line each."""

from __future__ import annotations

import sys

import msgspec

from yuletable.bots.bot import sight
from yuletable.bots.levels import bot
from yuletable.games.catalogue import find
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.reading import Entry
from yuletable.server.thinking import Task, Thought

HURRIED = "greedy"  # in windows nobody waits for a search


def think(task: Task) -> Thought:
    """What the bot of this level does in this seat."""
    game = find(task.game)
    terms = game.terms(task.seats, None, task.options)
    state = game.read_position(Entry(task.position, "position"), terms)
    luck = stream(task.luck, "thought")
    state.settle(Host(luck))
    eyes = sight(state, task.seat)
    player = bot(HURRIED if task.hurry else task.level, game)
    if task.aside:
        said = player.aside(eyes, luck)
        return Thought(move="" if said is None else said.text())
    if not eyes.menu:
        return Thought(failed="nothing to choose from")
    return Thought(move=player.choose(eyes, luck).text())


def main() -> None:
    for line in sys.stdin.buffer:
        try:
            thought = think(msgspec.json.decode(line, type=Task))
        except (Invalid, Refused, msgspec.MsgspecError) as error:
            thought = Thought(failed=str(error))
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
