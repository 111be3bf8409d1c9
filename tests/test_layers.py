"""Which part of yuletable may import which: the arrows go one way."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from yuletable.games.catalogue import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "yuletable"
COMPILED = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["yuletable"]["compiled"]
MAY_IMPORT = {
    "kernel": "",
    "games": "kernel",
    "words": "kernel games",
    "rulebook": "kernel games",
    "bots": "kernel games",
    "lab": "kernel games words bots",
    "server": "kernel games words rulebook bots lab",
    "prove": "kernel games words rulebook bots lab server",
    "cli": "kernel games words rulebook bots lab server prove",
    "__init__": "kernel games",
    "__main__": "cli",
}
# What stands above a game's rules, in its folder `face`, and the layer each part belongs to. The
# first word of a file's name is its part: taste_outlook.py is of the taste.
FACES = {
    "phrases": "words",
    "taste": "bots",
    "advice": "bots",
    "study": "lab",
    "terminal": "cli",
}
SHARED = ("catalogue", "judge")  # of the folder games: all that others may import by name
# The server's folders, the lowest first; a folder may import those before it.
SERVER = "table feed storage bots operation net rooms pages app".split()
BELOW_ALL = "clock errors protocol rate_limit refusals settings".split()  # modules of the server
PURE = ("kernel", "games")  # no packages, no clock, no luck of their own
IMPURE = {"random", "time", "datetime", "secrets", "os"}
SERVING = ("serve.py", "bench_server.py", "backup.py", "keeper.py")
EXCEPT = {
    ("kernel/match.py", "secrets"),  # the seed of a new match
    ("kernel/native.py", "mypy_extensions"),  # for the type checker's eyes only
}


def imports(file: Path, package: Path) -> Iterator[tuple[str, bool]]:
    """Every dotted name a file imports, and whether it does so inside a function."""
    here = ("yuletable", *file.relative_to(package).parent.parts)
    tree = ast.parse(file.read_text(encoding="utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    late = {n for f in ast.walk(tree) if isinstance(f, functions) for n in ast.walk(f)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node in late) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = here[: len(here) + 1 - node.level] if node.level else ()
            base = ".".join([*start, *filter(None, [node.module])])
            yield from ((f"{base}.{alias.name}", node in late) for alias in node.names)


def rank_in_server(part: str) -> int:
    """How high a folder or module of the server stands."""
    if part in BELOW_ALL:
        return -1
    return SERVER.index("app" if part == "run" else part)


def layer_of(parts: tuple[str, ...]) -> str:
    """The layer of a module: a part of a game's face belongs to one above the games."""
    layer, _, folder, part, *_ = *parts, "", "", ""
    if layer == "games" and folder == "face" and part != "__init__":
        return FACES.get(part.partition("_")[0], "no layer")
    return layer


def of_a_game(layer: str, game: str | None, imported: tuple[str, ...]) -> bool:
    """May a module of this layer import this of a game? If it is part of a game, of its own."""
    name, folder, *_ = *imported[1:], "", ""
    if game is None:
        return layer == "games" or name in SHARED
    if folder != "face":
        return name == game
    above = layer_of(imported)
    return name == game and (above == layer or above in MAY_IMPORT[layer].split())


def wrong_imports(file: Path, package: Path) -> list[str]:
    """What a file imports and may not."""
    name = file.relative_to(package)
    layer = layer_of(name.with_suffix("").parts)
    game = name.parts[1] if name.parts[0] == "games" and len(name.parts) > 2 else None
    compiled = any(name.match(glob) for glob in COMPILED)

    def allowed(imported: str, late: bool) -> bool:
        top, below, *rest = *imported.split("."), "", ""
        if (name.as_posix(), top) in EXCEPT:
            return True
        if top != "yuletable":
            ours = top in sys.stdlib_module_names - IMPURE or (top == "msgspec" and not compiled)
            return ours or layer not in PURE
        if layer == below == "server":
            return rank_in_server(rest[0]) <= rank_in_server(name.with_suffix("").parts[1])
        if below == "games" and "games" in (layer, *MAY_IMPORT.get(layer, "").split()):
            return of_a_game(layer, game, tuple(imported.split(".")[1:]))
        if layer == below:
            return True
        if layer == "cli" and below in ("server", "prove"):
            # Only where it starts the server or opens its database: others do without its packages.
            return late or name.name in SERVING
        return below in MAY_IMPORT.get(layer, "").split()

    return [imported for imported, late in imports(file, package) if not allowed(imported, late)]


@pytest.mark.parametrize(
    "file", sorted(PACKAGE.rglob("*.py")), ids=lambda f: str(f.relative_to(PACKAGE))
)
def test_imports_point_one_way(file: Path) -> None:
    wrong = ", ".join(wrong_imports(file, PACKAGE))
    assert not wrong, f"{file.relative_to(PACKAGE)} may not import {wrong}"


def names_in(file: Path) -> set[str]:
    """Every string in a file that is a game's name."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant)}
    return {text for text in texts if isinstance(text, str) and text in GAMES}


@pytest.mark.parametrize("layer", sorted(set(MAY_IMPORT) - {"games", "prove"}))
def test_no_game_is_named_outside_its_folder(layer: str) -> None:
    """The proofs say which game they play; nobody else knows one from another."""
    files = [*(PACKAGE / layer).rglob("*.py"), *PACKAGE.glob(f"{layer}.py")]
    assert files
    named = {str(file.relative_to(PACKAGE)): names_in(file) for file in files}
    assert not {file: names for file, names in named.items() if names}


@pytest.mark.parametrize(
    ("file", "line", "wrong"),
    [
        ("kernel/core.py", "from yuletable.games import catalogue", "yuletable.games.catalogue"),
        ("kernel/core.py", "from ..bots.search import best", "yuletable.bots.search.best"),
        ("kernel/core.py", "import msgspec", "msgspec"),
        ("kernel/notation.py", "import msgspec", None),
        ("kernel/chance.py", "def f():\n    import random", "random"),
        ("kernel/match.py", "import secrets", None),
        ("games/a/state.py", "from yuletable.games.b.state import B", "yuletable.games.b.state.B"),
        ("games/a/state.py", "from .. import b", "yuletable.games.b"),
        ("games/a/state.py", "from .cards import KINDS", None),
        ("games/catalogue.py", "from yuletable.games import a, b", None),
        ("games/a/state.py", "from .face import taste", "yuletable.games.a.face.taste"),
        ("games/a/state.py", "from . import face", "yuletable.games.a.face"),
        ("games/a/state.py", "from yuletable.bots import taste", "yuletable.bots.taste"),
        ("games/a/face/phrases.py", "from yuletable.words.say import Words", None),
        ("games/a/face/phrases.py", "from yuletable.games.a.moves import Lay", None),
        ("games/a/face/phrases.py", "from . import taste", "yuletable.games.a.face.taste"),
        ("games/a/face/phrases.py", "import yuletable.bots.taste", "yuletable.bots.taste"),
        ("games/a/face/taste.py", "from .taste_outlook import Outlook", None),
        ("games/a/face/taste.py", "from yuletable.bots.taste import Taste", None),
        ("games/a/face/taste.py", "from . import phrases", "yuletable.games.a.face.phrases"),
        ("games/a/face/taste.py", "from ...b.state import B", "yuletable.games.b.state.B"),
        ("games/a/face/advice.py", "from yuletable.bots.hint import Reason", None),
        ("games/a/face/advice.py", "from . import phrases", "yuletable.games.a.face.phrases"),
        ("games/a/face/study.py", "from yuletable.lab.subjects import Subject", None),
        ("games/a/face/study.py", "from yuletable import cli", "yuletable.cli"),
        ("games/a/face/terminal.py", "from . import phrases\nimport rich", None),
        ("games/a/face/terminal.py", "from yuletable import server", "yuletable.server"),
        ("games/a/face/hearing.py", "from yuletable import words", "yuletable.words"),
        ("words/say.py", "from yuletable.games import catalogue", None),
        ("words/say.py", "from yuletable.games.a import GAME", "yuletable.games.a.GAME"),
        ("bots/levels.py", "import yuletable.games.a.face.taste", "yuletable.games.a.face.taste"),
        ("bots/search.py", "from yuletable import lab", "yuletable.lab"),
        ("words/say.py", "import yuletable.bots.simple", "yuletable.bots.simple"),
        ("server/app.py", "from yuletable.cli import main", "yuletable.cli.main"),
        ("server/table/log.py", "from yuletable.server import protocol", None),
        ("server/table/log.py", "from yuletable.server import feed", "yuletable.server.feed"),
        ("server/rooms/room.py", "from yuletable.server.table import log", None),
        ("cli/main.py", "from yuletable.server import app", "yuletable.server.app"),
        ("cli/main.py", "def serve():\n    from yuletable.server import app", None),
    ],
)
def test_a_wrong_import_is_reported(
    file: str, line: str, wrong: str | None, tmp_path: Path
) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(line)
    assert wrong_imports(path, tmp_path) == ([wrong] if wrong else [])
