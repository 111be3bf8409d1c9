"""What each game declares for the wire: phases, moves and events, by their names."""

from __future__ import annotations

from importlib import import_module
from typing import TypeVar

from yuletable.kernel.core import Kind, Move, Phase, Value
from yuletable.kernel.game import Game

Declared = TypeVar("Declared", bound=Value)
KERNEL = "yuletable.kernel"


def subclasses(kind: type[Declared]) -> list[type[Declared]]:
    """All classes below this one, in no order that means anything."""
    found = [kind]
    for one in found:
        found += one.__subclasses__()
    return found[1:]


def package(game: Game) -> str:
    return f"yuletable.games.{game.name}"


def belongs(kind: type[Value], where: str) -> bool:
    return f"{kind.__module__}.".startswith(f"{where}.")


def phases(game: Game) -> list[type[Phase]]:
    """The phases of a game that have a name, sorted by it."""
    import_module(f"{package(game)}.position")
    own = [kind for kind in subclasses(Phase) if belongs(kind, package(game))]
    return sorted([k for k in own if hasattr(k, "wire_name")], key=lambda k: k.wire_name)


def moves(game: Game) -> list[type[Move]]:
    """The moves of a game that have a name, sorted by it, without those of the kernel."""
    import_module(f"{package(game)}.position")
    own = [kind for kind in subclasses(Move) if belongs(kind, package(game))]
    return sorted([k for k in own if hasattr(k, "wire_name")], key=lambda k: k.wire_name)


def kernel_moves() -> list[type[Move]]:
    """The moves that every game shares: a word, a decline."""
    own = [kind for kind in subclasses(Move) if belongs(kind, KERNEL)]
    return sorted([k for k in own if hasattr(k, "wire_name")], key=lambda k: k.wire_name)


def kinds(game: Game) -> list[Kind]:
    """The events of a game, sorted by name; two may share one if their facts differ in secrecy."""
    events = import_module(f"{package(game)}.events")
    own = [kind for kind in vars(events).values() if isinstance(kind, Kind)]
    return sorted(own, key=lambda kind: (kind.name, kind.facts))
