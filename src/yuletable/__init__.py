"""Five holiday games, one table: the same rules for families, programs and bots."""

from __future__ import annotations

from typing import Any

from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.errors import Illegal, Invalid, NotAsked, Refused, Unreadable
from yuletable.kernel.match import Match, Record, read_record, replay, verify, write_record

__all__ = [
    "GAMES",
    "Illegal",
    "Invalid",
    "Match",
    "NotAsked",
    "Record",
    "Refused",
    "Unreadable",
    "new",
    "read_record",
    "replay",
    "verify",
    "write_record",
]


def new(game: str, seats: int, **settings: Any) -> Match:
    """A new match of this game; settings are those of `Match`: seed, edition, options, position."""
    return Match(find(game), seats, **settings)
