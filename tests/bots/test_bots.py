"""Bots see what their seat sees, and the sensible one is sensible."""

from __future__ import annotations

from typing import Any

import pytest

from yuletable.bots.bot import Bot, sight
from yuletable.bots.levels import bot
from yuletable.bots.playout import playout
from yuletable.games.catalogue import find
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host, State
from yuletable.kernel.game import Game

DEALS = 100
FIRST_PLACES = 75  # of a hundred; chance alone gives 25
RACES = 80
RACES_WON = 58  # of eighty; chance alone gives 20


def deal(game: Game, players: list[Bot], seed: str, **options: Any) -> State:
    """One game to its end; forced answers need no thought."""
    host = Host(stream(seed, "table"))
    luck = stream(seed, "players")
    state = game.start(game.terms(len(players), options=options), host)
    while not state.over():
        seat = state.waiting()[0]
        state.play(seat, players[seat].choose(sight(state, seat), luck), host)
    return state


def test_greedy_beats_random_at_secret_santa() -> None:
    game = find("secret_santa")
    first = 0
    for number in range(DEALS):
        players: list[Bot] = [bot("random", game) for _ in range(4)]
        players[number % 4] = bot("greedy", game)
        scores = deal(game, players, f"deal {number}", games_per_night=1).scores
        first += scores[number % 4] == max(scores)
    assert first >= FIRST_PLACES


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random_at_holiday_shuffle(seats: int) -> None:
    game = find("holiday_shuffle")
    first = 0
    for number in range(40):
        players: list[Bot] = [bot("random", game) for _ in range(seats)]
        players[number % seats] = bot("greedy", game)
        scores = deal(game, players, f"deal {number}", rounds=1).scores
        first += scores[number % seats] == max(scores)
    assert first >= 38


def test_greedy_beats_random_at_christmas_opoly() -> None:
    game = find("christmas_opoly")
    first = 0
    for number in range(40):
        players: list[Bot] = [bot("random", game) for _ in range(4)]
        players[number % 4] = bot("greedy", game)
        scores = deal(game, players, f"deal {number}", turn_cap=1000).scores
        first += scores[number % 4] == max(scores)
    assert first >= 32


def test_greedy_beats_random_at_holiday_fever() -> None:
    game = find("holiday_fever")
    first = 0
    for number in range(40):
        players: list[Bot] = [bot("random", game) for _ in range(4)]
        players[number % 4] = bot("greedy", game)
        scores = deal(game, players, f"evening {number}").scores
        first += scores[number % 4] == max(scores)
    assert first >= 30  # chance alone gives 10


@pytest.mark.parametrize(
    "options",
    [
        {"wild_binding": "placement", "trade_consent": True},
        {"wild_choice": "ask", "celebration_optional": False},
        {"wild_gap_ban": True, "bonus_overlap": False},
    ],
)
def test_greedy_ends_games_of_holiday_shuffle_under_house_rules(options: dict[str, Any]) -> None:
    game = find("holiday_shuffle")
    for seats in game.seats:
        players = [bot("greedy", game) for _ in range(seats)]
        assert deal(game, players, f"house rules for {seats}", **options).over()


def test_a_playout_stops_where_chance_alone_would_go_on() -> None:
    game = find("holiday_shuffle")
    chance = stream("playout", "stops")
    state = game.start(game.terms(2), Host(chance))
    assert playout(state, chance, 500) == 500
    assert not state.over()


def test_greedy_beats_random_at_the_train_race() -> None:
    game = find("north_pole")
    first = 0
    for number in range(RACES):
        players: list[Bot] = [bot("random", game) for _ in range(4)]
        players[number % 4] = bot("greedy", game)
        scores = deal(game, players, f"race {number}").scores
        first += scores[number % 4] == max(scores)
    assert first >= RACES_WON


def test_a_sight_holds_no_state() -> None:
    game = find("secret_santa")
    state = game.start(game.terms(4), Host(stream("sight", "table")))
    seen = sight(state, state.waiting()[0])
    assert not any(isinstance(part, State) for part in vars(seen).values())
    assert set(vars(seen)) == {"seat", "menu", "imagine", "_look", "_reckon"}
