"""The table: what holds in every game (TB-01 to TB-07)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.toy import GAME
from tests.table import Table
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import NotAsked, Refused, Unreadable
from yuletable.kernel.match import Match, write_record

TURN = [{"phase": "Rounds"}, {"phase": "Turn", "seat": 1}]


def stockings(hands: list[list[int]], **position: Any) -> Match:
    """A table of the small game that tests are played with; it has asides."""
    return Match(GAME, len(hands), seed="fir", position={"hands": hands, **position})


def refuses(match: Match, seat: int, move: str, clause: str) -> Refused:
    before = match.position(), match.waiting(), write_record(match.record), list(match.events)
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    assert caught.value.clause == clause, str(caught.value)
    after = match.position(), match.waiting(), write_record(match.record), list(match.events)
    assert after == before
    return caught.value


# When.


def test_tb_01_after_the_end_nobody_moves() -> None:
    match = stockings([[1], [2]])
    match.play(0, "lay 1")
    match.play(1, "lay 2")
    match.play(1, "spin")
    assert match.over()
    for seat in (0, 1):
        assert match.menu(seat) == []
        refuses(match, seat, "spin", "TB-01")
        refuses(match, seat, "hang 1", "TB-01")


def test_tb_01_after_the_end_of_a_night() -> None:
    table = Table(hands=["2", "1 1", "", ""], options={"games_per_night": 1})
    table.play("A 1x2").quiet().play("B pass")
    assert table.match.over()
    table.refuses("B 1x1", "TB-01")


def test_tb_02_only_who_is_awaited_moves() -> None:
    match = stockings([[1], [2, 3]], deck=[4], stack=TURN)
    assert match.waiting() == (1,)
    refused = refuses(match, 0, "spin", "TB-02")
    assert isinstance(refused, NotAsked)


def test_tb_02_nobody_answers_twice() -> None:
    match = stockings([[1, 2], [2, 3]])
    match.play(0, "lay 1")
    refuses(match, 0, "lay 2", "TB-02")


def test_tb_02_on_somebody_elses_turn() -> None:
    table = Table(hands=["4 4", "9 9", "1 1", "1 1"])
    refused = table.refuses("B 2x9", "TB-02")
    assert refused.why == "It’s A’s turn."


def test_tb_03_an_aside_only_while_the_table_rests() -> None:
    match = stockings([[1, 2], [2, 3]])
    refuses(match, 0, "hang 1", "TB-03")


def test_tb_03_an_aside_by_anybody_while_it_rests() -> None:
    match = stockings([[1, 2], [2, 3]], stack=TURN)
    assert match.waiting() == (1,)
    match.play(0, "hang 1")
    match.play(1, "hang 3")
    assert match.scores() == [1, 1]
    assert match.waiting() == (1,)


# What.


def test_tb_04_a_move_is_one_of_those_the_phase_allows() -> None:
    match = stockings([[1, 2], [2, 3]])
    refused = refuses(match, 0, "lay 3", "TB-04")
    assert refused.instead in ("lay 1", "lay 2")
    refuses(match, 0, "spin", "TB-04")


def test_tb_04_an_aside_too_must_be_possible() -> None:
    match = stockings([[1, 2], [2, 3]], stack=TURN)
    refuses(match, 0, "hang 3", "TB-04")


@pytest.mark.parametrize("seat", [2, 7, HOUSE, -2])
def test_tb_05_whoever_moves_has_a_seat(seat: int) -> None:
    refuses(stockings([[1, 2], [2, 3]]), seat, "lay 1", "TB-05")


@pytest.mark.parametrize("seat", [2, 7, HOUSE, -2])
def test_tb_05_whoever_makes_an_aside_has_a_seat(seat: int) -> None:
    refused = refuses(stockings([[1, 2], [2, 3]], stack=TURN), seat, "hang 1", "TB-05")
    assert refused.instead == ""


def test_tb_05_in_secret_santa() -> None:
    match = Match(Table(hands=["4 4", "9 9", "1 1", "1 1"]).match.game, 4, seed="fir")
    for seat in (4, 8, HOUSE):
        refuses(match, seat, "pass", "TB-05")


@pytest.mark.parametrize("words", ["", "  ", "lay", "lay three", "lie 3", "LAY", "¿?", "x" * 500])
def test_tb_06_the_words_must_be_readable(words: str) -> None:
    refused = refuses(stockings([[1, 2], [2, 3]]), 0, words, "TB-06")
    assert isinstance(refused, Unreadable)
    assert "lay 3" in refused.why


def test_tb_06_says_what_it_expected_and_what_is_near() -> None:
    table = Table(hands=["4 4", "9 9", "1 1", "1 1"])
    refused = table.refuses("A two fours", "TB-06")
    assert "3x5 (three 5s)" in refused.why
    assert table.refuses("A 2y4", "TB-06").instead == "2x4"


def test_tb_07_a_refused_move_changes_nothing() -> None:
    match = stockings([[1, 2], [0, 3]], deck=[4], stack=TURN)
    menus = [match.menu(seat) for seat in (0, 1)]
    views = [match.view(seat) for seat in (0, 1, HOUSE)]
    for seat, move, clause in (
        (0, "spin", "TB-02"),
        (0, "hang 4", "TB-04"),
        (1, "lay 3", "TB-04"),
        (1, "mitten", "TB-04"),
        (1, "spni", "TB-06"),
        (2, "spin", "TB-05"),
    ):
        refuses(match, seat, move, clause)
    assert [match.menu(seat) for seat in (0, 1)] == menus
    assert [match.view(seat) for seat in (0, 1, HOUSE)] == views
    match.play(1, "take")
    assert match.record.moves == [(1, "take")]


def test_tb_07_the_luck_of_the_next_move_is_not_touched() -> None:
    plain, tried = [stockings([[1, 2], [0, 3]], stack=TURN) for _ in range(2)]
    refuses(tried, 0, "spin", "TB-02")
    refuses(tried, 1, "take", "TB-04")
    for match in (plain, tried):
        match.play(1, "spin")
    assert plain.position() == tried.position()
