"""Positions as JSON that a person can write by hand: docs/judge.md explains every entry."""

from __future__ import annotations

from yuletable.games.secret_santa.position.reading import FIELDS, read_position
from yuletable.games.secret_santa.position.stack import STACK
from yuletable.games.secret_santa.position.writing import write_position

PHASES = list(STACK.layers)  # by name

__all__ = ["FIELDS", "PHASES", "read_position", "write_position"]
