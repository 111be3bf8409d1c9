"""Taking a move back must teach nobody anything.

Along games of all kinds, every seat asks after every move whether it may have its last one back.
Where that is free, nobody may have learned anything since: in every world that a seat could not
tell from the real one before, the same moves are lawful and lead to the same view. Where others may
allow it, that must hold for the seat that would have its move back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple

from yuletable.games.catalogue import GAMES
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import Host, Move, Seat, State
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.game import Game
from yuletable.prove.leaks import wander
from yuletable.server.table import log
from yuletable.server.table.table import Table, first_entry
from yuletable.server.table.undo import Verdict, judge

WORLDS = 200  # imagined for every seat that must not have learned anything
LONGEST = 300  # moves of a game that are looked at
SECRET = "5e" * 32


class Oracle(AssertionError):
    """A move could be taken back after it had told somebody something."""


@dataclass
class Tally:
    """What was tried."""

    moves: int = 0
    free: dict[str, int] = field(default_factory=dict)  # by game: nobody need be asked
    allowed: dict[str, int] = field(default_factory=dict)  # by game: others may allow it


class Past(NamedTuple):
    """A move, and the game before it."""

    before: State
    seat: Seat
    move: Move


@dataclass
class Evening:
    """A table full of people, and all they have done."""

    table: Table
    past: list[Past] = field(default_factory=list)


def prove(
    moves: int,
    seed: str = "undo",
    games: list[str] | None = None,
    worlds: int = WORLDS,
    told: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Put so many moves to the test, over all games; Oracle at the first that tells something."""
    tally = Tally()
    sources = [moves_of(name, seed) for name in games or sorted(GAMES)]
    while tally.moves < moves:
        examine(next(sources[tally.moves % len(sources)]), worlds, tally)
        told(tally)
    return tally


def moves_of(name: str, seed: str) -> Iterator[Evening]:
    """Game after game, each time after one more move."""
    for number in count():
        luck = stream(seed, name, number)
        evening = Evening(seated(name, luck, number))
        for _ in range(LONGEST):
            if evening.table.stage == "over":
                break
            one_move(evening, luck)
            yield evening


def seated(name: str, luck: Chance, number: int) -> Table:
    """A table full of people, its game begun."""
    game = GAMES[name]
    seats = game.seats[luck.below(min(3, len(game.seats)))]
    table = Table(f"{number:032x}", SECRET + name)
    table.apply(first_entry(name, seats, house_rules(game, luck, seats), "normal", table.secret))
    for seat in range(seats):
        table.apply(log.Sat(seat, seat, seat))
    table.apply(log.Started("2026-12-24"))
    return table


def house_rules(game: Game, luck: Chance, seats: int) -> dict[str, Any]:
    """Some options other than usual, if they go together: they hide other things."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        if option.allowed and luck.below(3) == 0:
            chosen[option.name] = option.allowed[luck.below(len(option.allowed))]
    try:
        game.terms(seats, "house", chosen)
    except Invalid:
        return {}
    return chosen


def one_move(evening: Evening, luck: Chance) -> None:
    """A person makes the next move, mostly a sensible one."""
    match = evening.table.playing()
    before = match.state.copy()
    seat, move = wander(match, luck)
    evening.table.apply(log.Moved([(seat, move.text())], "person"))
    evening.past.append(Past(before, seat, move))


def examine(evening: Evening, worlds: int, tally: Tally) -> None:
    """Ask for the verdict of every seat, and for its reasons."""
    tally.moves += 1
    table = evening.table
    if table.stage == "over":
        return
    for seat in range(table.playing().record.seats):
        verdict = judge(table, seat)
        if verdict.why:
            continue
        counts = tally.free if verdict.free else tally.allowed
        counts[table.game.name] = counts.get(table.game.name, 0) + 1
        for witness in witnesses(evening, seat, verdict):
            luck = stream("worlds", f"{table.game.name}/{witness}", tally.moves)
            for _ in range(worlds):
                unchanged(evening, witness, verdict, luck)


def witnesses(evening: Evening, seat: Seat, verdict: Verdict) -> list[Seat]:
    """The seats that must not have learned anything since the move."""
    return list(range(evening.table.playing().record.seats)) if verdict.free else [seat]


def unchanged(evening: Evening, witness: Seat, verdict: Verdict, luck: Chance) -> None:
    """Raise Oracle if this seat could tell a world from the real one by what happened since."""
    game, past = evening.table.game, evening.past[verdict.moves :]
    world = past[0].before.guess(witness, luck)
    moves = ", ".join([f"{one.seat} {one.move.text()}" for one in past])
    what = f"{game.name}: {moves} told seat {witness} something hidden"
    for one in past:
        try:
            world.check(one.seat, one.move)
        except Refused:
            raise Oracle(f"{what}: elsewhere it is refused") from None
        world.play(one.seat, one.move, Host(luck))
    seen, truth = world.view(witness), evening.table.playing().state.view(witness)
    if seen != truth:
        parts = [name for name in truth if seen.get(name, ...) != truth[name]]
        raise Oracle(f"{what}: {', '.join(parts)}")
