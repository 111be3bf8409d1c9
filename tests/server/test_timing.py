"""When a bot answers tells nothing about what it holds: real server, real sockets, real time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from yuletable.games.catalogue import find
from yuletable.kernel.chance import stream
from yuletable.kernel.match import Match
from yuletable.prove.leaks import wander
from yuletable.prove.timing import FAR, UNLIKELY, Told, prove, smirnov, welch
from yuletable.server.bots.pool import Task, imagined
from yuletable.server.bots.worker import think_for

EAGER = """
from yuletable.server.table import waiting as moment

asked = moment.asked


def eager(table, tempo, now):
    found = asked(table, tempo, now)
    state = table.playing().state
    for seat in found.due:
        if len(state.stack[-1].menu(state, seat)) == 1:
            found.due[seat] = now
    return found


moment.asked = eager
"""


def test_bots_take_as_long_for_a_forced_move_as_for_a_choice(tmp_path: Path) -> None:
    tally = asyncio.run(prove(100, tmp_path, levels=["merry"], paces=["brisk"]))
    assert tally.answers >= 80
    assert not any("too few" in line for line in tally.found), tally


def test_bots_that_are_faster_without_a_choice_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault is planted in the server's own process."""
    (tmp_path / "sitecustomize.py").write_text(EAGER)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(Told, match="forced"):
        asyncio.run(prove(100, tmp_path, levels=["merry"], paces=["brisk"]))


@pytest.mark.parametrize("choices", [1, 2])
def test_the_process_of_a_bot_takes_its_time_for_any_choice(choices: int) -> None:
    """It may take longer on a busy machine, but never less."""
    task = question_with(choices)
    begun = time.monotonic()
    assert think_for(task).move
    assert time.monotonic() - begun >= task.takes


def question_with(choices: int) -> Task:
    """What a bot with one move, or with several, is told."""
    game = find("secret_santa")
    match, luck = Match(game, 4, seed="menus"), stream("menus", "luck")
    while min(len(match.menu(match.waiting()[0])), 2) != choices:
        match.play(*wander(match, luck))
    seat = match.waiting()[0]
    return Task(
        game=game.name,
        seats=4,
        edition="house",
        options={},
        level="merry",
        seat=seat,
        position=imagined(game, match.state, seat, luck),
        luck="00" * 32,
        takes=0.3,
    )


def drawn(seed: str, shift: float = 0.0, count: int = 200) -> list[float]:
    luck = stream(seed, "times")
    return [shift + luck.below(350) / 1_000 for _ in range(count)]


def test_the_tests_tell_apart_what_differs_and_nothing_else() -> None:
    for number in range(50):
        one, other = drawn(f"one{number}"), drawn(f"other{number}")
        assert smirnov(one, other) > UNLIKELY
        assert abs(welch(one, other)) < FAR
    later = drawn("later", shift=0.1)
    assert smirnov(drawn("one"), later) < UNLIKELY
    assert abs(welch(drawn("one"), later)) > FAR


def test_the_published_examples_of_both_tests() -> None:
    """By hand: the ranks of ten numbers, and the means of two small samples."""
    assert smirnov([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]) == 1.0
    assert smirnov([1.0] * 100, [2.0] * 100) < 1e-40
    assert welch([1, 2, 3], [4, 5, 6]) == pytest.approx(-3 / (2 / 3) ** 0.5)
    assert welch([1, 1], [1, 1]) == 0.0
