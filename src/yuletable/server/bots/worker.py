"""The process in which a bot thinks: reads tasks and writes thoughts, a line each."""

from __future__ import annotations

import sys
from time import monotonic, sleep

import msgspec

from yuletable.bots.bot import Sight, sight
from yuletable.bots.hint import Choice, Reason, advice_of, hint
from yuletable.bots.levels import bot, taste_of
from yuletable.bots.search import Budget
from yuletable.games.catalogue import find
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import Host, Move, Seat
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.game import Game
from yuletable.kernel.reading import Entry
from yuletable.server.bots.pool import Considered, Task, Thought, Why
from yuletable.words.sentences import LETTERS, View, Words

ADVICE = Budget(2_000, 0.9)  # about as long as somebody likes to wait
SHOWN = 3  # other moves beside the best
HURRIED = "greedy"  # in windows nobody waits for a search


def think(task: Task) -> Thought:
    """What the bot of this level does in this seat."""
    game = find(task.game)
    terms = game.terms(task.seats, task.edition, task.options)
    state = game.read_position(Entry(task.position, "position"), terms)
    luck = stream(task.luck, "thought")
    state.settle(Host(luck))
    eyes = sight(state, task.seat)
    if task.hint:
        return advice(eyes, game, luck)
    player = bot(HURRIED if task.hurry else task.level, game)
    if task.aside:
        said = player.aside(eyes, luck)
        return Thought(move="" if said is None else said.text())
    if not eyes.menu:
        return Thought(failed="nothing to choose from")
    return Thought(move=player.choose(eyes, luck).text())


def advice(eyes: Sight, game: Game, luck: Chance) -> Thought:
    """What a friend would do in this seat, and why."""
    if not eyes.menu:
        return Thought(failed="nothing to choose from")
    words = Words(game)

    def naming(move: Move, seat: Seat, view: View) -> str:
        return words.move(move, seat, list(LETTERS), view) or move.text()

    found = hint(eyes, taste_of(game), ADVICE, luck, naming, advice_of(game))
    return Thought(
        weighed=[considered(choice) for choice in found.choices[: 1 + SHOWN]],
        reasons=[why(reason) for reason in found.reasons],
    )


def considered(choice: Choice) -> Considered:
    odds = choice.odds
    return Considered(choice.move.text(), choice.verdict, odds.chance, odds.low, odds.high)


def why(reason: Reason) -> Why:
    moves = {name: fact.text() for name, fact in reason.facts.items() if isinstance(fact, Move)}
    facts = {name: fact for name, fact in reason.facts.items() if name not in moves}
    return Why(reason.message, facts, moves)


def think_for(task: Task) -> Thought:
    """Think, then sleep until the time that any choice of this level takes."""
    begun = monotonic()
    try:
        return think(task)
    finally:
        sleep(max(0.0, begun + task.takes - monotonic()))


def main() -> None:
    for line in sys.stdin.buffer:
        try:
            thought = think_for(msgspec.json.decode(line, type=Task))
        except (Invalid, Refused, msgspec.MsgspecError) as error:
            thought = Thought(failed=str(error))
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
