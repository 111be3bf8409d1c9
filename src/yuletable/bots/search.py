"""Search that knows no game: imagine worlds, try moves in them, play on, and count.

This is information-set Monte-Carlo tree search. The deciding seat cannot tell any world from
the real one. The search tries all candidates in each world with the same luck, so that it compares
them on equal terms, and drops the worse half stage by stage (sequential halving). The taste's own
move stays to the end, and only a clearly better move replaces it. Below the root grows one tree for
all worlds: its nodes are moves of any seat, and a world skips the moves it does not offer. From its
leaves a taste plays on until the game, its chapter or our patience is over.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from time import perf_counter
from typing import Final, final

from yuletable.bots.taste import HOPELESS, Taste
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Host, Move, Seat, State

CURIOSITY: Final = 0.4  # how much a seldom tried move is given the benefit of the doubt
CAUTION: Final = 1.0  # standard errors by which a move must beat what the taste would do
EACH: Final = 8  # games there must be for each move that is considered
NARROWEST: Final = 3  # moves that are considered all the same
RIPE: Final = 6.0  # games through a node for each move that is tried there


@final
class Budget:
    """How much may be imagined, and how."""

    def __init__(
        self,
        games: int,
        seconds: float = 0.0,
        longest: int = 0,
        widest: int = 12,
        whim: int = 0,
        deepest: int = 12,
        nodes: int = 20_000,
    ) -> None:
        self.games = games  # imagined, at most
        self.seconds = seconds  # 0 for no limit
        self.longest = longest  # moves that are played on from a leaf; 0 leaves it to the taste
        self.widest = widest  # moves that are considered
        self.whim = whim  # of a thousand moves that are played on, so many are any
        self.deepest = deepest  # moves down the tree
        self.nodes = nodes  # of the tree, at most


@final
class Node:
    """A move in imagined games, and its results for its maker."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.games = 0.0
        self.total = 0.0
        self.offered = 0.0  # in so many games it could have been made
        self.next: list[Node] = []


@final
class Candidate:
    """A move under consideration, and how its imagined games went."""

    def __init__(self, move: Move, weight: float) -> None:
        self.move = move
        self.weight = weight  # how good it looks at first sight
        self.root = Node(move)
        self.games = 0.0
        self.total = 0.0
        self.gain = 0.0  # on what the taste would do, in the same worlds
        self.gain_squares = 0.0

    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    def note(self, value: float, gain: float) -> None:
        self.games += 1.0
        self.total += value
        self.gain += gain
        self.gain_squares += gain * gain

    def clearly_better(self) -> bool:
        """Did it do better than what the taste would do by more than chance makes likely?"""
        if self.games < 2.0:
            return False
        mean = self.gain / self.games
        spread = max(0.0, self.gain_squares / self.games - mean * mean) / (self.games - 1.0)
        return mean > CAUTION * sqrt(spread)


def think(
    seat: Seat,
    menu: list[Move],
    imagine: Callable[[Chance], State],
    taste: Taste,
    budget: Budget,
    chance: Chance,
) -> list[Candidate]:
    """The candidates with their results, the best first."""
    search = Search(seat, taste, budget)
    widest = min(budget.widest, max(NARROWEST, budget.games // EACH))
    liked, *alive = candidates(imagine(chance), seat, menu, taste, widest, chance)
    dropped: list[Candidate] = []
    stages = stages_for(len(alive) + 1)
    begin = perf_counter()
    spent = 0
    for stage in range(1, stages + 1):
        quota = budget.games * stage // stages
        until = begin + budget.seconds * stage / stages
        while spent < quota:
            search.try_all(liked, alive, imagine(chance), chance)
            spent += len(alive) + 1
            if budget.seconds and perf_counter() > until:
                break
        alive.sort(key=lambda candidate: -candidate.mean())
        half = max(1, len(alive) // 2)
        dropped = alive[half:] + dropped
        alive = alive[:half]
    if alive and alive[0].clearly_better():
        return [*alive, liked, *dropped]
    return [liked, *alive, *dropped]


def stages_for(moves: int) -> int:
    """How often so many moves are halved until one is left."""
    stages = 0
    while (1 << stages) < moves:
        stages += 1
    return stages


def candidates(
    world: State, seat: Seat, menu: list[Move], taste: Taste, widest: int, chance: Chance
) -> list[Candidate]:
    """What the taste would do, then whatever looks best of the rest."""
    weights = taste.weigh(world, seat, menu)
    found = [Candidate(move, weight) for move, weight in zip(menu, weights, strict=True)]
    found.sort(key=lambda candidate: -candidate.weight)
    liked = taste.choose(world, seat, menu, chance)
    rest = [c for c in found if c.move != liked and c.weight > HOPELESS]
    return [Candidate(liked, 0.0), *rest[: widest - 1]]


@final
class Search:
    """One decision of one seat."""

    def __init__(self, seat: Seat, taste: Taste, budget: Budget) -> None:
        self.seat = seat
        self.taste = taste
        self.budget = budget
        self.longest = budget.longest or taste.patience()
        self.nodes = 0

    def try_all(
        self, liked: Candidate, alive: list[Candidate], world: State, chance: Chance
    ) -> None:
        """One imagined game for each move, in the same world with the same luck."""
        a = chance.next32()
        b = chance.next32()
        c = chance.next32()
        usual = self.imagined_game(world.copy(), liked, Chance(a, b, c))
        liked.note(usual, 0.0)
        for candidate in alive:
            value = self.imagined_game(world.copy(), candidate, Chance(a, b, c))
            candidate.note(value, value - usual)

    def imagined_game(self, state: State, candidate: Candidate, chance: Chance) -> float:
        """What the deciding seat gets."""
        host = Host(chance)
        taste = self.taste
        chapter = taste.chapter(state)
        state.play(self.seat, candidate.move, host)
        nodes: list[Node] = []
        movers: list[Seat] = []
        self.descend(candidate.root, state, chapter, host, nodes, movers)
        values = play_on(state, chapter, taste, self.longest, self.budget.whim, host)
        for node, mover in zip(nodes, movers, strict=True):
            node.games += 1.0
            node.total += values[mover]
        return values[self.seat]

    def descend(
        self,
        root: Node,
        state: State,
        chapter: int,
        host: Host,
        nodes: list[Node],
        movers: list[Seat],
    ) -> None:
        """Follow the tree while it is known well enough, and grow it by a node."""
        node = root
        node.games += 1.0
        taste = self.taste
        while len(nodes) < self.budget.deepest and node.games > RIPE:
            if not state.asking or taste.chapter(state) != chapter:
                return
            if spoke(state, taste, host):
                continue
            mover = state.asking[0]
            menu = state.menu(mover)
            if len(menu) == 1:
                state.play(mover, menu[0], host)
                continue
            if mover != self.seat and state.stack[-1].sealed():
                # The next seat must not know it, so it is not part of the tree.
                state.play(mover, taste.choose(state, mover, menu, host.chance), host)
                continue
            node = self.step(node, state, mover, menu, host.chance)
            nodes.append(node)
            movers.append(mover)
            state.play(mover, node.move, host)

    def step(self, node: Node, state: State, mover: Seat, menu: list[Move], chance: Chance) -> Node:
        """The next node: a new one when this is ripe for it, else the most promising."""
        here: list[Node] = []
        for child in node.next:
            if contains(menu, child.move):
                child.offered += 1.0
                here.append(child)
        ripe = node.games > RIPE * (len(here) + 1) and self.nodes < self.budget.nodes
        if ripe and len(here) < len(menu):
            new = self.grown(node, here, state, mover, menu, chance)
            if new is not None:
                return new
        if not here:
            return Node(self.taste.choose(state, mover, menu, chance))
        best = here[0]
        most = -1.0
        for child in here:
            hope = 2.0
            if child.games:
                hope = child.total / child.games
                hope += CURIOSITY * sqrt(log(child.offered + 1.0) / child.games)
            if hope > most:
                best = child
                most = hope
        return best

    def grown(
        self,
        node: Node,
        here: list[Node],
        state: State,
        mover: Seat,
        menu: list[Move],
        chance: Chance,
    ) -> Node | None:
        """A new node: first what the taste would do, then what looks best of the rest, if any."""
        move = self.taste.choose(state, mover, menu, chance)
        if tried(here, move):
            weights = self.taste.weigh(state, mover, menu)
            most = HOPELESS
            for at, other in enumerate(menu):
                if weights[at] > most and not tried(here, other):
                    move = other
                    most = weights[at]
            if most <= HOPELESS:
                return None
        new = Node(move)
        new.offered = 1.0
        node.next.append(new)
        self.nodes += 1
        return new


def contains(menu: list[Move], move: Move) -> bool:
    """Is this move offered? Most are made once and shared, so a look tells."""
    for offered in menu:
        if offered is move:
            return True
    for offered in menu:
        if type(offered) is type(move) and offered.text() == move.text():
            return True
    return False


def tried(nodes: list[Node], move: Move) -> bool:
    for node in nodes:
        if node.move is move or (type(node.move) is type(move) and node.move.text() == move.text()):
            return True
    return False


def spoke(state: State, taste: Taste, host: Host) -> bool:
    """Let a seat with an aside make it."""
    for seat in state.speakers():
        said = taste.aside(state.menu(seat))
        if said is not None:
            state.play(seat, said, host)
            return True
    return False


def play_on(
    state: State, chapter: int, taste: Taste, longest: int, whim: int, host: Host
) -> list[float]:
    """Play by taste until the game, its chapter or the patience ends; return its worth."""
    chance = host.chance
    for _ in range(longest):
        waiting = state.asking
        if not waiting or taste.chapter(state) != chapter:
            break
        if spoke(state, taste, host):
            continue
        seat = waiting[0]
        menu = state.menu(seat)
        choices = len(menu)
        if choices == 1:
            state.play(seat, menu[0], host)
            continue
        if whim and chance.below(1000) < whim:
            move = menu[chance.below(choices)]
        else:
            move = taste.choose(state, seat, menu, chance)
        outcome = taste.outcome(state, seat, move)
        if outcome:
            return outcome
        state.play(seat, move, host)
    return taste.worth(state)
