"""How fast the engine is, beside other engines in the same run.

Machines are noisy, so nothing here is a verdict by itself: every contender runs a short slice in
turn, again and again, and what counts is the median and the ratio within one run.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import cycle
from statistics import median
from time import process_time
from typing import Any

from yuletable.bots.levels import taste_of
from yuletable.bots.playout import playout
from yuletable.bots.search import Budget, spoke, think
from yuletable.kernel import core
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host, Move, Seat, State
from yuletable.kernel.game import Game

SLICES = 5
IMAGINED = 100  # games for each choice that is measured
PEER_IMAGINED = 200
ONE = {"games_per_night": 1, "rounds": 1}  # a whole game is one deal, where there are several
MOST = 10_000  # moves of one game: where chance alone does not end it, we do
Contest = Callable[
    [float], tuple[int, float]
]  # seconds to run: how many were done, and in what time


@dataclass(frozen=True)
class Speed:
    """What was measured of one thing, per second of CPU time."""

    what: str
    unit: str
    per_second: float
    ratios: dict[str, float]  # to each peer of the same unit

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def compiled() -> bool:
    return not str(core.__file__).endswith(".py")


def measure(games: list[Game], seconds: float) -> list[Speed]:
    """Every game's speeds and, where they are installed, those of the peers."""
    peers = decision_peers()
    clones = clone_peers()
    speeds: list[Speed] = []
    for game in games:
        seats = min(4, game.seats[-1])
        speeds += contest(
            "decisions",
            {f"{game.name}, driven from Python": driven(game, seats)},
            peers,
            seconds,
        )
        speeds += contest("decisions", {f"{game.name}, inside": inside(game, seats)}, {}, seconds)
        speeds += contest("copies", {f"{game.name}, copy": copies(game, seats)}, clones, seconds)
        speeds += contest("guesses", {f"{game.name}, guess": guesses(game, seats)}, {}, seconds)
    return speeds


def measure_search(games: list[Game], seconds: float) -> list[Speed]:
    """How many whole games a search imagines, beside the peer's search where it is installed."""
    peers = search_peers()
    speeds: list[Speed] = []
    for game in games:
        ours = {f"{game.name}, search": searching(game, min(4, game.seats[-1]))}
        speeds += contest("imagined games", ours, peers, seconds)
    return speeds


def contest(
    unit: str, ours: dict[str, Contest], peers: dict[str, Contest], seconds: float
) -> list[Speed]:
    """Run all in turn for a few slices; each one's median, and ours divided by each peer's."""
    runs: dict[str, list[float]] = {name: [] for name in {**ours, **peers}}
    for _ in range(SLICES):
        for name, run in {**ours, **peers}.items():
            done, took = run(seconds / SLICES)
            runs[name].append(done / took)
    speeds = []
    for name in ours:
        ratios = {p: median(a / b for a, b in zip(runs[name], runs[p], strict=True)) for p in peers}
        speeds.append(Speed(name, unit, median(runs[name]), ratios))
    return speeds + [Speed(name, unit, median(runs[name]), {}) for name in peers]


def timed(seconds: float, once: Callable[[], int]) -> tuple[int, float]:
    done = 0
    begin = process_time()
    while process_time() - begin < seconds:
        done += once()
    return done, process_time() - begin


def driven(game: Game, seats: int) -> Contest:
    """Whole games with every menu and move going through Python."""
    terms = game.terms(seats)
    host = Host(stream("bench", game.name))
    luck = random.Random(1).random  # the same cheap luck for us and every peer

    def once() -> int:
        state = game.start(terms, host)
        moves = 0
        while (waiting := state.waiting()) and moves < MOST:
            seat = waiting[0]
            menu = state.menu(seat)
            state.play(seat, menu[int(luck() * len(menu))], host)
            moves += 1
        return moves

    return lambda seconds: timed(seconds, once)


def inside(game: Game, seats: int) -> Contest:
    """Whole games in the loop that search uses."""
    terms = game.terms(seats)
    chance = stream("bench", game.name)
    return lambda seconds: timed(
        seconds, lambda: playout(game.start(terms, Host(chance)), chance, MOST)
    )


def middle(game: Game, seats: int) -> State:
    """A position some way into a game."""
    state = game.start(game.terms(seats), Host(stream("bench", "middle")))
    chance = stream("bench", "moves")
    for _ in range(40):
        seat = state.waiting()[0]
        menu = state.menu(seat)
        state.play(seat, menu[chance.below(len(menu))], Host(chance))
    return state


def copies(game: Game, seats: int) -> Contest:
    state = middle(game, seats)

    def once() -> int:
        for _ in range(100):
            state.copy()
        return 100

    return lambda seconds: timed(seconds, once)


def guesses(game: Game, seats: int) -> Contest:
    state = middle(game, seats)
    chance = stream("bench", "guess")

    def once() -> int:
        for _ in range(10):
            state.guess(0, chance)
        return 10

    return lambda seconds: timed(seconds, once)


def searching(game: Game, seats: int) -> Contest:
    """A search at choice after choice of one game; each is imagined to the end of its chapter."""
    taste = taste_of(game)
    chance = stream("bench", f"search {game.name}")
    budget = Budget(IMAGINED, longest=MOST)
    options = {name: value for name, value in ONE.items() if name in optional(game)}
    choices = list(choices_along(game, seats, options))
    order = list(range(len(choices)))
    chance.shuffle(order)  # late choices are cheaper than early ones
    turn = cycle(order)

    def once() -> int:
        state, seat, menu = choices[next(turn)]
        found = think(seat, menu, lambda luck: state.guess(seat, luck), taste, budget, chance)
        return int(sum([candidate.games for candidate in found]))

    return lambda seconds: timed(seconds, once)


def optional(game: Game) -> list[str]:
    return [option.name for option in game.options]


def choices_along(
    game: Game, seats: int, options: dict[str, Any]
) -> Iterator[tuple[State, Seat, list[Move]]]:
    """Every real choice of a game that is played by taste."""
    taste = taste_of(game)
    chance = stream("bench", f"choices {game.name}")
    host = Host(chance)
    state = game.start(game.terms(seats, options=options), host)
    for _ in range(MOST):
        if state.over():
            return
        if spoke(state, taste, host):
            continue
        seat = state.waiting()[0]
        menu = state.menu(seat)
        if taste.obvious(menu) is None:
            yield state.copy(), seat, menu
        state.play(seat, taste.choose(state, seat, menu, chance), host)


# The peers, if the `bench` extra is installed.


def search_peers() -> dict[str, Contest]:
    if not importlib.util.find_spec("pyspiel"):
        return {}
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, PEER_IMAGINED, 100, False, 1, False)
    luck = random.Random(1).random
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(luck() * len(outcomes))][0])

    def once() -> int:
        bot.step(state)
        return PEER_IMAGINED

    return {"OpenSpiel MCTS on crazy_eights (C++)": lambda seconds: timed(seconds, once)}


def decision_peers() -> dict[str, Contest]:
    peers: dict[str, Contest] = {}
    if importlib.util.find_spec("pyspiel"):
        peers["OpenSpiel crazy_eights (C++)"] = openspiel()
    if importlib.util.find_spec("rlcard"):
        peers["RLCard uno"] = rlcard_uno()
    return peers


def openspiel() -> Contest:
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    luck = random.Random(1).random

    def once() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(luck() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(luck() * len(actions))])
                moves += 1
        return moves

    return lambda seconds: timed(seconds, once)


def rlcard_uno() -> Contest:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    luck = random.Random(1).random

    def once() -> int:
        view, _ = env.reset()
        moves = 0
        while not env.is_over():
            actions = list(view["legal_actions"])
            view, _ = env.step(actions[int(luck() * len(actions))])
            moves += 1
        return moves

    return lambda seconds: timed(seconds, once)


def clone_peers() -> dict[str, Contest]:
    if not importlib.util.find_spec("pyspiel"):
        return {}
    import pyspiel

    state = pyspiel.load_game("crazy_eights(players=4)").new_initial_state()
    luck = random.Random(1).random
    for _ in range(60):
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else None
        actions = outcomes or state.legal_actions()
        state.apply_action(actions[int(luck() * len(actions))])

    def once() -> int:
        for _ in range(100):
            state.clone()
        return 100

    return {"OpenSpiel crazy_eights clone (C++)": lambda seconds: timed(seconds, once)}
