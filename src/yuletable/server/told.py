"""What one pair of eyes is told: the only door through which a game reaches a socket."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

from yuletable.kernel.core import HOUSE, Event, Move, Seat, State
from yuletable.server.protocol import Choice
from yuletable.words.sentences import Words

View = dict[str, Any]
canonical = msgspec.json.Encoder(order="deterministic").encode


def view_hash(view: View) -> str:
    """By which a browser notices that it holds something else: no secret, no signature."""
    return f"{crc32(canonical(view)):08x}"


def changes(before: View, after: View) -> View:
    """The entries of a view that are new or different; a game never drops one."""
    return {name: part for name, part in after.items() if before.get(name, ...) != part}


def seen(events: list[Event], seat: Seat, words: Words, names: list[str]) -> list[dict[str, Any]]:
    """Events as this seat learns of them, each with its sentence."""
    return [event.seen_by(seat) | {"say": words.event(event, seat, names)} for event in events]


def choices(
    menu: list[Move], seat: Seat, words: Words, names: list[str], view: View
) -> list[Choice]:
    """A menu for a page: how each move is written, what it is made of, what it says."""
    return [
        Choice(
            move=move.text(),
            kind=type(move).__name__,
            parts=move.parts(),
            say=words.move(move, seat, names, view),
            open=move.open(),
        )
        for move in menu
    ]


def view_of(state: State, seat: Seat | None) -> View:
    """The view of a seat, or of nobody's: what lies open, and what can be counted up from it."""
    eyes = HOUSE if seat is None else seat
    return state.view(eyes) | state.reckon(eyes)
