"""What the catalogue knows about a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from yuletable.kernel.core import Host, Json, Kind, Move, State, Terms
from yuletable.kernel.edition import Edition, canonical, in_folder, load
from yuletable.kernel.errors import Invalid
from yuletable.kernel.keepsakes import Keepsakes
from yuletable.kernel.options import Option, choose
from yuletable.kernel.reading import Entry


@dataclass(frozen=True)
class Scoring:
    """A kind of event that tells of scores, the clause behind it, and the fact that is added."""

    kind: Kind
    clause: str
    points: str = ""  # some explain, and add nothing


@dataclass(frozen=True)
class Game:
    """A game's name, its choices, and how it starts, is written and is read.

    Where `Any` stands, a game's own functions name its own Terms and State. A package holds
    editions, words and a `face` besides the rules; a small game is one file and has none.
    """

    name: str
    title: str
    version: int  # of the rules: raised whenever an old record might play out differently
    prefix: str  # of its clauses
    seats: range
    agree: Callable[[Edition, dict[str, Json], int], Terms]
    start: Callable[[Any, Host], State]
    read_move: Callable[[str], Move]
    read_position: Callable[[Entry, Any], State]
    write_position: Callable[[Any], dict[str, Json]]
    options: tuple[Option, ...] = ()
    scoring: tuple[Scoring, ...] = ()
    keepsakes: Keepsakes | None = None
    time_up: Move | None = None  # what the house says when the minutes of a game are over
    letters: str = "ABCDEFGH"  # by seat: how players call each other
    package: str | None = None  # whose folder holds its editions, words and face

    @property
    def folder(self) -> Path | None:
        return None if self.package is None else Path(import_module(self.package).__path__[0])

    def shelf(self) -> Path | None:
        """Where its editions lie; a game with a plain deck needs none."""
        shelf = None if self.folder is None else self.folder / "editions"
        return shelf if shelf is not None and shelf.is_dir() else None

    def edition(self, given: Json = None) -> Edition:
        shelf = self.shelf()
        if shelf is None:
            return Edition("house", self.title, {})
        if isinstance(given, str | None):
            return printed(shelf, self.name, given)
        return load(shelf, self.name, given)

    def editions(self) -> list[str]:
        """The names of its editions, the usual one first."""
        shelf = self.shelf()
        found = [] if shelf is None else in_folder(shelf)
        return ["house", *[name for name in found if name != "house"]]

    def terms(self, seats: int, edition: Json = None, options: Json = None) -> Terms:
        """Settle what is agreed before the game; Invalid names what cannot be."""
        if not isinstance(seats, int) or seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]} players"
            raise Invalid("seats", f"{self.title} is for {allowed}, not {seats}")
        chosen = choose(self.options, options, seats)
        if isinstance(edition, str | None):
            return agreed(self, edition, json.dumps(chosen), seats)
        return self.agree(self.edition(edition), chosen, seats)


@cache
def printed(folder: Path, game: str, name: str | None) -> Edition:
    """An edition by its name, read once."""
    return load(folder, game, name)


@lru_cache(maxsize=256)
def agreed(game: Game, edition: str | None, options: str, seats: int) -> Terms:
    """Terms never change, so tables that agree on the same share them."""
    return game.agree(game.edition(edition), json.loads(options), seats)


def position_hash(position: Json) -> str:
    """The fingerprint of a position: equal everywhere for equal positions."""
    return sha256(canonical(position).encode()).hexdigest()
