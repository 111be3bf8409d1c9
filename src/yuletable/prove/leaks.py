"""Prove that hidden information changes no byte and no moment of what a seat receives.

A pair of worlds: a position some game reached, and another the observer cannot tell from it. The
same things happen in both, one after the other. As long as nothing hidden is lawfully revealed,
the observer must receive the same bytes at the same times, ask what they will.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, zip_longest
from typing import Any

from yuletable.bots.bot import sight
from yuletable.bots.levels import bot
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.ballot import Ballot, Window
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import HOUSE, Move, Seat
from yuletable.kernel.match import Match
from yuletable.prove.world import Cast, World
from yuletable.server import protocol as wire

STEPS = 10  # that a pair goes together
EVERY = 7  # moves between two positions of one game
LONGEST = 400  # moves of a game that are looked at
PROBES = 6  # lawful and unlawful things the observer asks about

SHOWN = "a move that shows what somebody holds"


class Leak(AssertionError):
    """The observer could tell two worlds apart."""


@dataclass
class Tally:
    """What was tried."""

    pairs: int = 0
    steps: int = 0
    frames: int = 0
    stopped: Counter[str] = field(default_factory=Counter)  # why pairs ended


@dataclass(frozen=True)
class Pair:
    """Two positions that one viewer cannot tell apart."""

    cast: Cast
    here: dict[str, Any]
    there: dict[str, Any]
    number: int


def prove(
    pairs: int,
    seed: str = "leaks",
    games: list[str] | None = None,
    told: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Compare so many pairs, over all games and observers; Leak at the first difference."""
    tally = Tally()
    sources = [pairs_of(name, seed) for name in games or sorted(GAMES)]
    while tally.pairs < pairs:
        compare(next(sources[tally.pairs % len(sources)]), tally)
        told(tally)
    return tally


def pairs_of(name: str, seed: str) -> Iterator[Pair]:
    """Positions of game after game, each with another observer."""
    game = find(name)
    for number in count():
        luck = stream(seed, name, number)
        seats = game.seats[luck.below(min(3, len(game.seats)))]
        match = Match(game, seats, seed=f"{seed}/{number}")
        moves = luck.below(LONGEST)
        for played in range(moves):
            if match.over():
                break
            match.play(*wander(match, luck))
            if played % EVERY == EVERY - 1 and not match.over() and not half_answered(match):
                yield pair(match, luck, number)


def half_answered(match: Match) -> bool:
    """In the middle of a window: a table hands in all answers at once, so it never rests there."""
    state = match.state
    return isinstance(state.stack[-1], Window) and any(state.sealed[-1])


def wander(match: Match, luck: Chance) -> tuple[Seat, Move]:
    """The next move, mostly sensible: random ones alone lead to few kinds of positions."""
    seat = match.waiting()[0]
    menu = match.menu(seat)
    if len(menu) > 1 and luck.below(3):
        return seat, bot("greedy", match.game).choose(sight(match.state, seat), luck)
    return seat, menu[luck.below(len(menu))]


def pair(match: Match, luck: Chance, number: int) -> Pair:
    seats = match.record.seats
    people = 1 + luck.below(seats)
    role = luck.below(people + 2)  # a person, the table screen, or somebody who was kicked
    eyes = role if role < people else None if role == people else luck.below(people)
    kicked = role > people and people > 1 and eyes != 0
    cast = Cast(match.game.name, seats, people, eyes, kicked)
    seen_by = HOUSE if kicked or eyes is None else eyes
    write = match.game.write_position
    return Pair(cast, write(match.state), write(match.state.guess(seen_by, luck)), number)


def compare(pair: Pair, tally: Tally) -> None:
    """Let the same things happen in both worlds, and let the observer compare notes."""
    here, there = World(pair.cast, pair.here), World(pair.cast, pair.there)
    luck = stream("schedule", pair.cast.game, tally.pairs)
    tally.pairs += 1
    same(here, there, "at first")
    for _ in range(STEPS):
        probe(here, there, luck)
        end = lawful_end(here, there, "asking") or step_together(here, there, luck)
        tally.steps += 1
        if end:
            tally.stopped[end] += 1
            break
    tally.frames += len(here.heard)


def step_together(here: World, there: World, luck: Chance) -> str:
    """One thing happens in both worlds; why the pair ends there, if it does."""
    if here.table.stage != "playing" or there.table.stage != "playing":
        same(here, there, "at the end")
        return "over"
    if here.pending() != there.pending():
        if isinstance(here.table.phase(), Ballot):
            return "a vote under seal"  # who has voted is nobody's business, so they part here
        raise Leak(f"{here.cast}: who is asked differs, {here.pending()} and {there.pending()}")
    acts = happening(here, luck)
    if not all(there.lawful(*act) for act in acts):
        return SHOWN
    for world in (here, there):
        for act in acts:
            world.act(*act)
        if not acts:
            world.wait()
    return lawful_end(here, there, str(acts or "waiting"))


def lawful_end(here: World, there: World, after: str) -> str:
    """Why the pair ends, if the rules have shown the observer something; Leak if they have not."""
    if here.by_clock != there.by_clock:
        return SHOWN
    if here.noticed() != there.noticed():
        if here.revealed() != there.revealed() or (here.laid_open() and there.laid_open()):
            return "a reveal by the rules"
        kinds = sorted(here.kinds() | there.kinds())
        raise Leak(f"{here.cast}: {kinds} told something hidden")
    same(here, there, f"after {after}")
    here.go_on()
    there.go_on()
    return ""


def happening(world: World, luck: Chance) -> list[tuple[Seat, str]]:
    """The next thing to happen: bots answer, a person answers, or time passes."""
    if bots := world.bots_to_think():
        return [(seat, chosen(world, seat, luck)) for seat in bots]
    asked = world.people_asked()
    if not asked or luck.below(5) == 0:
        return []
    seat = asked[luck.below(len(asked))]
    return [(seat, chosen(world, seat, luck))]


def chosen(world: World, seat: Seat, luck: Chance) -> str:
    """Mostly the meekest move: others' moves end a pair where they show what is held."""
    menu = world.menu(seat)
    freely = luck.below(2) if seat == world.cast.eyes else luck.below(8) == 0
    return menu[luck.below(len(menu)) if freely else 0].text()


def probe(here: World, there: World, luck: Chance) -> None:
    """The observer asks about things it may and may not do."""
    eyes = here.cast.eyes
    if eyes is None:
        return
    texts = [move.text() for seat in range(here.cast.seats) for move in here.menu(seat)]
    texts += [move.text() for move in there.menu(luck.below(here.cast.seats))]
    for _ in range(PROBES):
        text = texts[luck.below(len(texts))] if texts else "pass"
        seat = eyes if luck.below(4) else luck.below(here.cast.seats)
        for world in (here, there):
            world.ask(wire.Why, seat=seat, move=text)
    if luck.below(4) == 0:
        for world in (here, there):
            world.ask(wire.Undo, seat=eyes)


def same(here: World, there: World, when: str) -> None:
    """Raise Leak unless the observer received the same bytes at the same times."""
    for number, (one, other) in enumerate(zip_longest(here.heard, there.heard)):
        if one != other:
            raise Leak(f"{here.cast}: frame {number} differs {when}: {difference(one, other)}")


def difference(one: tuple[int, bytes] | None, other: tuple[int, bytes] | None) -> str:
    """The first difference between two frames, in a line."""
    if one is None or other is None:
        return "one came, the other did not"
    if one[0] != other[0]:
        return f"they came at {one[0]} and {other[0]}"
    at = next((n for n, (a, b) in enumerate(zip(one[1], other[1], strict=False)) if a != b), 0)
    return f"{one[1][max(0, at - 60) : at + 60]!r} and {other[1][max(0, at - 60) : at + 60]!r}"
