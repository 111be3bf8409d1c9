"""The North Pole, and what holds in every race: NP-102 to NP-107."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.promises import choice
from tests.table import race
from yuletable.games.catalogue import find
from yuletable.games.north_pole.state import Race
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host

GAME = find("north_pole")


def test_np_102_an_exact_number_wins() -> None:
    table = race([80, 0], ["4 1", "5"]).play("A 4")
    assert table.match.over()
    assert table.at() == [84, 0]


@pytest.mark.parametrize("card", [5, 6, 7])
def test_np_103_a_larger_number_wins_too(card: int) -> None:
    assert race([80, 0], [f"{card} 1", "5"]).play(f"A {card}").match.over()


@pytest.mark.parametrize("start", [69, 70, 76, 83])
def test_np_104_three_of_a_kind_beyond_jingle_bell_square_wins(start: int) -> None:
    table = race([start, 0], ["1 1 1 2", "5"]).play("A 3x1", "B -")
    assert table.match.over()
    assert table.at() == [84, 0]


def test_np_105_and_on_it() -> None:
    assert race([68, 0], ["1 1 1 2", "5"]).play("A 3x1", "B -").match.over()
    assert race([67, 0], ["1 1 1 2", "5"]).play("A 3x1", "B -").at()[0] == 68


@pytest.mark.parametrize("card", ["EX", "HB"])
@pytest.mark.parametrize("start", [76, 77, 82])
def test_np_106_the_eight_spaces_of_a_card_may_win(card: str, start: int) -> None:
    table = race([start, 83], [f"{card} 1", "5"]).play(f"A {card}")
    assert table.match.over()
    assert table.scores() == [1, 0]


@pytest.mark.parametrize("card", ["EX", "HB"])
def test_np_106_or_be_barred(card: str) -> None:
    options = {"specialty_finish": "barred"}
    table = race([76, 83], [f"{card} 1", "5"], options=options)
    assert table.menu("A") == ["1"]
    table.refuses(f"A {card}", "NP-106")
    near = race([74, 83], [f"{card} 1", "5"], options=options)
    assert near.menu("A") == ["1", card]
    stuck = race([76, 83], [f"{card} SA", "5"], options=options)
    assert stuck.menu("A") == [f"toss:{card}", "toss:SA"]


def test_np_107_the_others_are_ranked_by_position() -> None:
    table = race([80, 20, 40, 20], ["7 1", "5", "5", "5"]).play("A 7")
    assert table.told("won") == [{"what": "won", "seat": 0, "ranks": (1, 3, 2, 3)}]
    assert table.scores() == [3, 1, 2, 1]
    assert table.menu("B") == []
    table.refuses("B 5", "TB-01")


def test_np_107_the_game_stops_at_once() -> None:
    table = race([83, 83, 83], ["1 2", "5", "5"]).play("A 1")
    assert table.at() == [84, 83, 83]
    assert table.waiting() == ""


# What holds in every race.


def check_table(state: Race) -> None:
    """Cards are conserved, trains stand where trains can stand, and counts are true."""
    terms = state.terms
    everywhere = [*state.draw, *state.discard, *[card for hand in state.hands for card in hand]]
    assert sorted(everywhere) == terms.deck
    for hand in state.hands:
        assert len(hand) <= terms.hand_size
        assert hand == sorted(hand)
    assert all(0 <= space <= terms.track.length for space in state.at)
    assert terms.track.top not in state.at
    assert (terms.track.length in state.at) == state.over()
    assert state.at.count(terms.track.length) <= 1
    assert state.crossings_down == state.discard.count(104)
    assert state.santas_down == state.discard.count(105)
    for seat, known in enumerate(state.memory.least):
        held = state.least_held(seat)
        assert all(least <= found for least, found in zip(known, held, strict=True))
    if not terms.detours:
        assert not any(state.detour)
    if terms.reshuffle_at_once and not state.over():
        assert state.draw


@given(number=st.integers(0, 10_000), seats=st.integers(2, 6))
def test_np_107_np_25_np_65_random_races_keep_the_table_in_order(number: int, seats: int) -> None:
    luck = stream("race", "moves", number)
    options: dict[str, Any] = {o.name: choice(o, seats, luck) for o in GAME.options}
    options["max_players"] = 6
    state = GAME.start(GAME.terms(seats, options=options), Host(luck))
    assert isinstance(state, Race)
    for _ in range(3000):
        if state.over():
            break
        check_table(state)
        seat = state.waiting()[0]
        menu = state.menu(seat)
        state.play(seat, menu[luck.below(len(menu))], Host(luck))
    check_table(state)
    assert state.over()
    assert sum(score == seats - 1 for score in state.scores) == 1
