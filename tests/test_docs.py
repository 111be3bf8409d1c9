"""What the documentation shows, works."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.promises import PROMISES, Promise, records_replay_elsewhere
from yuletable.kernel.game import Game
from yuletable.kernel.match import Match

ROOT = Path(__file__).parent.parent
KERNEL = ROOT / "docs" / "kernel.md"
LONGEST = 120  # lines of a game that is meant to be tiny


def candles_source() -> str:
    return "\n\n".join(re.findall(r"```python\n(.*?)```", KERNEL.read_text("utf-8"), re.S))


@pytest.fixture(scope="module")
def candles() -> Game:
    module = ModuleType("candles")
    sys.modules["candles"] = module
    exec(compile(candles_source(), str(KERNEL), "exec"), module.__dict__)
    game = module.GAME
    assert isinstance(game, Game)
    return game


def test_the_tiny_game_is_tiny() -> None:
    lines = [line for line in candles_source().splitlines() if line.strip()]
    assert len(lines) <= LONGEST


def test_the_tiny_game_is_played_to_its_end(candles: Game) -> None:
    match = Match(candles, 3, seed="wax")
    while not match.over():
        seat = match.waiting()[0]
        match.play(seat, match.menu(seat)[0])
    assert sum(match.scores()) == 3
    assert len(match.record.moves) == 9


@pytest.mark.parametrize(
    "promise", [p for p in PROMISES if p is not records_replay_elsewhere], ids=lambda p: p.__name__
)
def test_the_tiny_game_keeps_every_promise(candles: Game, promise: Promise) -> None:
    """All but the one that starts another process, which could not import a page of a book."""
    for seats in candles.seats:
        promise(candles, seats, 0)


def test_the_server_page_names_every_module() -> None:
    folder = ROOT / "src" / "yuletable" / "server"
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    modules = [file for file in folder.rglob("*.py") if file.parent.name != "versions"]
    named = {file.stem for file in modules if "migrations" not in file.parts} - {"__init__"}
    assert {name for name in named if f"`{name}`" not in page} == set()
