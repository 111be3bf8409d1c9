"""Find the parts above a game's rules by file name: `face/taste.py` is its taste."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from yuletable.kernel.game import Game


def face(game: Game, part: str) -> Any:
    """A module in the folder `face` of this game, like its phrases; None if it has no such part."""
    return None if game.package is None else part_of(game.package, part)


@cache
def part_of(package: str, part: str) -> Any:
    folder = f"{package}.face"
    if find_spec(folder) is None or find_spec(f"{folder}.{part}") is None:
        return None
    return import_module(f"{folder}.{part}")
