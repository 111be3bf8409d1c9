"""What the documentation shows, works."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import go
import yuletable
from tests.promises import PROMISES, Promise, records_replay_elsewhere
from yuletable.cli.main import app
from yuletable.kernel.game import Game
from yuletable.kernel.match import Match

ROOT = Path(__file__).parent.parent
KERNEL = ROOT / "docs" / "kernel.md"
LIBRARY = ROOT / "docs" / "library.md"
LONGEST = 120  # lines of a game that is meant to be tiny


def blocks(page: Path, language: str) -> list[str]:
    """The examples in a language on a page."""
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.S)


def candles_source() -> str:
    return "\n\n".join(blocks(KERNEL, "python"))


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


def test_the_readme_example_plays_a_game_to_its_end() -> None:
    printed = io.StringIO()
    (example,) = blocks(ROOT / "README.md", "python")
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+(, \d+){3}\]\n", printed.getvalue())


def test_the_library_page_shows_what_happens() -> None:
    examples = "\n".join(blocks(LIBRARY, "pycon"))
    page = doctest.DocTestParser().get_doctest(examples, {}, "library.md", str(LIBRARY), 0)
    assert len(page.examples) > 20
    told: list[str] = []
    assert doctest.DocTestRunner().run(page, out=told.append).failed == 0, "".join(told)


def test_the_library_page_names_everything_public() -> None:
    page = LIBRARY.read_text("utf-8")
    assert [name for name in yuletable.__all__ if not re.search(rf"`{name}\b", page)] == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/library.md"])
def test_a_page_names_commands_that_exist(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    called = re.findall(r"(?:go\.py(?: fast)?|\byuletable) ([a-z]+)\b", text)
    assert called
    assert {word for word in called if word not in {*go.TASKS, "uv", "help"}} <= {*commands()}


def commands() -> list[str]:
    """Every command that yuletable has."""
    return [name for name in app if not name.startswith("-")]
