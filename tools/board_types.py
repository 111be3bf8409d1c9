"""The types of the boards: each game's declarations, written as TypeScript.

python -m tools.board_types      writes them again
"""

from __future__ import annotations

import types
from importlib import import_module
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from tools import declared, seam
from yuletable.games.catalogue import GAMES
from yuletable.kernel.core import CommonView, Kind, Move, State
from yuletable.kernel.game import Game
from yuletable.kernel.match import SAID

BOARDS = Path(__file__).parents[1] / "web" / "src" / "games"
UNIONS = (Union, types.UnionType)
WIDEST = 120  # columns
NOTE = "// From games/{game} by `python -m tools.board_types`: do not edit.\n"
WORDS = {int: "number", str: "string", bool: "boolean", type(None): "null"}
CHOICE = """interface Written {
  move: string;
  say: string;
  open: boolean;
}
"""


def spelled(kind: Any) -> str:
    """A type as TypeScript says it; what is declared by name goes by its name."""
    if kind in WORDS:
        return WORDS[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, inner = get_origin(kind), get_args(kind)
    if origin in UNIONS:
        return " | ".join([spelled(one) for one in inner])
    if origin is dict:
        return f"Record<string, {spelled(inner[1])}>"
    if origin is tuple and inner[-1] is not Ellipsis:
        return f"[{', '.join([spelled(one) for one in inner])}]"
    item = spelled(inner[0])
    return f"({item})[]" if get_origin(inner[0]) in UNIONS else f"{item}[]"


def named(kind: Any, found: list[Any]) -> list[Any]:
    """Every TypedDict within a type, what is used before what uses it."""
    inner = list(get_type_hints(kind).values()) if is_typeddict(kind) else list(get_args(kind))
    for one in inner:
        named(one, found)
    if is_typeddict(kind) and kind not in found:
        found.append(kind)
    return found


def interface(kind: Any, phases: str = "") -> str:
    """A TypedDict as an interface; the name of a phase is one of the declared names."""
    lines = []
    for name, one in get_type_hints(kind).items():
        mark = "" if name in kind.__required_keys__ else "?"
        word = phases + spelled(one).removeprefix("string") if name == "phase" else spelled(one)
        lines.append(f"  {name}{mark}: {word};\n")
    return f"export interface {kind.__name__} {{\n{''.join(lines)}}}\n"


def one_of(name: str, words: list[str]) -> str:
    """A choice of words, on one line if there is room."""
    line = f"export type {name} = {' | '.join(words)};"
    if len(line) <= WIDEST:
        return f"{line}\n"
    line = f"  {' | '.join(words)};"
    rest = line if len(line) <= WIDEST else "  | " + "\n  | ".join(words) + ";"
    return f"export type {name} =\n{rest}\n"


def shape(fields: list[str]) -> str:
    return f"{{ {'; '.join(fields)} }}" if fields else "{}"


def union(name: str, members: list[list[str]]) -> str:
    """A discriminated union, a member to a line where there is room."""
    lines = []
    for fields in members:
        line = f"  | {shape(fields)}"
        if len(line) + 1 > WIDEST:
            line = "  | {\n" + "".join([f"      {field};\n" for field in fields]) + "    }"
        lines.append(line)
    return f"export type {name} =\n" + "\n".join(lines) + ";\n"


def event_fields(kind: Kind) -> list[str]:
    """What an event tells: the secret part only some hear."""
    fields = [f'what: "{kind.name}"', "seat: number", "say: string"]
    for name in (*kind.facts, *kind.secrets):
        mark = "?" if name in kind.secrets else ""
        fields.append(f"{name}{mark}: {spelled(seam.fact_type(kind.types[name]))}")
    return fields


def choice_fields(move: type[Move]) -> list[str]:
    parts = [f"{name}: {spelled(kind)}" for name, kind in seam.part_types(move).items()]
    whole = shape(parts) if parts else "Record<string, never>"
    return [f'kind: "{move.wire_name}"', f"parts: {whole}"]


def state_of(game: Game) -> type[State]:
    """The State of a game, by what its `start` returns."""
    setup = import_module(f"{declared.package(game)}.setup")
    found: type[State] = get_type_hints(setup.start)["return"]
    return found


def written(game: Game) -> str:
    """All types of a game's board."""
    views = [CommonView, *seam.view_types(state_of(game)).values()]
    nested: list[Any] = []
    for view in views:
        named(view, nested)
    names = [f'"{kind.wire_name}"' for kind in declared.phases(game)]
    moves = sorted([*declared.moves(game), *declared.kernel_moves()], key=lambda m: m.wire_name)
    choices = union("Kind", [choice_fields(move) for move in moves]).replace("export ", "")
    events = union("Event", [event_fields(kind) for kind in [*declared.kinds(game), SAID]])
    whole = f"export type View = {' & '.join([view.__name__ for view in views])};\n"
    shapes = [interface(kind, "Phase") for kind in nested]
    parts = [
        NOTE.format(game=game.name),
        one_of("Phase", names),
        *shapes,
        whole,
        events,
        CHOICE,
        choices,
    ]
    return "\n".join([*parts, "export type Choice = Written & Kind;\n"])


def path(game: Game) -> Path:
    return BOARDS / game.name / "types.ts"


def write() -> None:
    for game in GAMES.values():
        path(game).write_text(written(game), encoding="utf-8")


if __name__ == "__main__":
    write()
