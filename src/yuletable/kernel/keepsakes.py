"""What players keep of a finished game, and what of it goes on a family's records page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from yuletable.kernel.core import Json, Seat

Card = dict[str, Json]
Lines = list[dict[str, Json]]  # of a records page


@dataclass(frozen=True)
class Keepsakes:
    """How a game makes its keepsakes; where `Any` stands, its functions name its own State."""

    made: Callable[[Any, list[str], str], list[Card]]  # from the last state, by names and date
    inscribed: Callable[[Card, str, str], Card]  # one of them with a theme and a note on it
    lines: Callable[[list[Card], list[Seat], dict[str, Json]], Lines]  # by persons and options


def beating_lines(page: Lines, lines: Lines) -> Lines:
    """Those lines of one game that beat every line of the page (HF-226, HF-227, HF-229)."""
    best = max([line["score"] for line in page], default=None)
    return [line for line in lines if best is None or line["score"] > best]
