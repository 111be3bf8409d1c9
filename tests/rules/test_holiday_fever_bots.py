"""How the sensible bot plays Holiday Fever: two ways to Christmas, and only what it may know."""

from __future__ import annotations

from typing import Any

from tests.fever import Fever
from yuletable.bots.bot import sight
from yuletable.bots.levels import bot
from yuletable.games.catalogue import find
from yuletable.games.holiday_fever.phases.sales import Auction
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host, Seat, State

GAME = find("holiday_fever")
STORE = {"phase": "Store", "at": 1, "left": 1}


def choice(state: State, seat: Seat = 0) -> str:
    """What the sensible bot does here."""
    return bot("greedy", GAME).choose(sight(state, seat), stream("choice", "luck")).text()


def store(**position: Any) -> str:
    """What A buys at a Store."""
    return choice(Fever(seats=2, phase=STORE, rows=[["camera 100"], []], **position).state)


# Two ways to Christmas.


def test_hf_204_with_debts_and_a_tree_almost_complete_the_bot_decorates() -> None:
    assert store(lights=[3, 0], ornaments=[2, 0], debts=[[200, 200, 200], []]) == "buy O"
    assert store(lights=[2, 0], ornaments=[3, 0], debts=[[200, 200, 200], []]) == "buy L"


def test_hf_204_when_the_cards_run_out_the_bot_turns_from_the_tree_to_the_race() -> None:
    poor = {"lights": [2, 0], "ornaments": [0, 0], "debts": [[200, 200, 200], []]}
    assert store(**poor) in ("buy L", "buy O")
    assert store(**poor, gift_deck=2) == "buy V"  # no time is left for four decorations
    assert store(**poor, gift_deck=1) == "buy G"  # the last Gift: everyone is in the Race


def test_hf_204_in_december_the_bot_does_not_call_the_others_there() -> None:
    ahead: dict[str, Any] = {"lights": [3, 0], "ornaments": [3, 0], "days": [14, 0], "gift_deck": 5}
    assert store(**ahead, value_deck="50 50") == "buy V"
    assert store(**ahead, value_deck="50") in ("buy L", "buy O")  # the last Value card stays there


def test_hf_204_games_of_bots_end_both_ways() -> None:
    assert {raced(f"evening {number}") for number in range(16)} == {True, False}


def raced(seed: str) -> bool:
    """Did this game end in the Race, one sensible bot among three that buy anything?"""
    greedy, shopper = bot("greedy", GAME), bot("random", GAME)
    host, luck = Host(stream(seed, "table")), stream(seed, "players")
    state: Any = GAME.start(GAME.terms(4), host)
    while not state.over():
        seat = state.waiting()[0]
        player = greedy if seat == 0 else shopper
        state.play(seat, player.choose(sight(state, seat), luck), host)
    return bool(state.race)


# Guesses at the Auction.


def test_hf_136_a_gift_the_bot_has_seen_is_named() -> None:
    table = Fever(
        phase={"phase": "Anytime"},
        hands=["A01", "", "", ""],
        rows=[[], ["camera 100 150", "guitar 50"], [], []],
    )
    table.play("A play A01 B#1").quiet()
    table.state.stack.append(Auction(0))
    table.state.asking = (0,)
    assert choice(table.state) == "guess B#1 camera"


def test_hf_136_the_bot_names_nothing_that_it_knows_to_lie_elsewhere() -> None:
    rows = [["camera 200", "guitar 250"], ["puppy 50 50"], [], []]
    for number in range(30):
        table = Fever(phase={"phase": "Auction"}, rows=rows, seed=f"auction {number}")
        verb, _, name = choice(table.state).rpartition(" ")
        assert verb == "guess B#1"
        assert name not in ("camera", "guitar", "coal")


def test_hf_136_a_name_that_was_wrong_before_is_not_tried_again() -> None:
    table = Fever(phase={"phase": "Auction"}, rows=[[], ["puppy 50 50"], [], []])
    first = choice(table.state)
    if first.endswith("puppy"):
        first = "guess B#1 camera"
    table.play(f"A {first}")
    table.state.stack.append(Auction(0))
    table.state.asking = (0,)
    assert choice(table.state) not in (first, "pass")


def test_hf_136_what_the_bot_does_at_an_auction_depends_on_what_it_may_know_alone() -> None:
    met = 0
    for number in range(12):
        for state, seat in auctions(f"evening {number}"):
            met += 1
            chosen = choice(state, seat)
            worlds = [state.guess(seat, stream("world", "other", n)) for n in range(5)]
            assert {choice(world, seat) for world in worlds} == {chosen}
    assert met > 20


def auctions(seed: str) -> list[tuple[State, Seat]]:
    """Every Holiday Auction of a game of bots, as it was met."""
    greedy = bot("greedy", GAME)
    host, luck = Host(stream(seed, "table")), stream(seed, "players")
    state: Any = GAME.start(GAME.terms(4), host)
    met: list[tuple[State, Seat]] = []
    while not state.over():
        seat = state.waiting()[0]
        if isinstance(state.stack[-1], Auction):
            met.append((state.copy(), seat))
        state.play(seat, greedy.choose(sight(state, seat), luck), host)
    return met
