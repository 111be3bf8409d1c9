"""Search that knows no game: imagine worlds, try moves in them, play on, and count.

Information-set Monte-Carlo tree search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from yuletable.bots.taste.taste import Taste
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Host, Move, Seat, State

LONGEST: Final = 2_000  # moves of an imagined game
WIDEST: Final = 12  # candidates


@final
class Budget:
    """How much may be imagined."""

    def __init__(
        self,
        games: int,
        seconds: float = 0.0,
        longest: int = LONGEST,
        whim: int = 0,
        widest: int = WIDEST,
    ) -> None:
        self.games = games
        self.seconds = seconds  # 0 for no limit
        self.longest = longest
        self.whim = whim  # out of a thousand moves played on, so many are any
        self.widest = widest


@final
class Candidate:
    """A move under consideration, and how its imagined games went."""

    def __init__(self, move: Move, weight: float) -> None:
        self.move = move
        self.weight = weight
        self.games = 0.0
        self.total = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    def note(self, value: float) -> None:
        self.games += 1.0
        self.total += value
        self.squares += value * value


def think(
    seat: Seat,
    menu: list[Move],
    imagine: Callable[[Chance], State],
    taste: Taste,
    budget: Budget,
    chance: Chance,
) -> list[Candidate]:
    """Candidates with what was seen of them, the best first."""
    world = imagine(chance)
    alive = candidates(world, seat, menu, taste, budget.widest, chance)
    done: list[Candidate] = []
    rounds = 0
    while (1 << rounds) < len(alive):
        rounds += 1
    if not rounds:
        return alive

    spent = 0
    for stage in range(rounds):
        quota = budget.games * (stage + 1) // rounds
        while spent < quota:
            world = imagine(chance)
            a = chance.next32()
            b = chance.next32()
            for candidate in alive:
                luck = Chance(a, b, spent // 1000)
                value = simulate(world.copy(), seat, candidate.move, taste, budget, luck)
                candidate.note(value)
            spent += len(alive)
        alive.sort(key=lambda candidate: -candidate.mean())
        keep = (len(alive) + 1) // 2
        done = alive[keep:] + done
        alive = alive[:keep]
    return alive + done


def candidates(
    world: State, seat: Seat, menu: list[Move], taste: Taste, widest: int, chance: Chance
) -> list[Candidate]:
    weights = taste.weigh(world, seat, menu)
    found = [Candidate(move, weight) for move, weight in zip(menu, weights, strict=True)]
    found.sort(key=lambda candidate: -candidate.weight)
    favourite = taste.choose(world, seat, menu, chance)
    first = None
    for candidate in found:
        if candidate.move == favourite:
            first = candidate
    if first is None:
        first = Candidate(favourite, 0.0)
    else:
        found.remove(first)
    return [first, *found[: widest - 1]]


def simulate(
    state: State, seat: Seat, move: Move, taste: Taste, budget: Budget, luck: Chance
) -> float:
    host = Host(luck)
    chapter = taste.chapter(state)
    state.play(seat, move, host)
    play_on(state, chapter, taste, budget.longest, budget.whim, host)
    return taste.worth(state)[seat]


def play_on(state: State, chapter: int, taste: Taste, longest: int, whim: int, host: Host) -> int:
    """Play by taste until the chapter or so many moves are over."""
    chance = host.chance
    for moves in range(longest):
        waiting = state.asking
        if not waiting or taste.chapter(state) != chapter:
            return moves
        speakers = state.speakers()
        if speakers:
            said = taste.aside(state.menu(speakers[0]))
            if said is not None:
                state.play(speakers[0], said, host)
                continue
        seat = waiting[0]
        menu = state.menu(seat)
        choices = len(menu)
        if choices == 1:
            state.play(seat, menu[0], host)
        elif whim and chance.below(1000) < whim:
            state.play(seat, menu[chance.below(choices)], host)
        else:
            state.play(seat, taste.choose(state, seat, menu, chance), host)
    return longest
