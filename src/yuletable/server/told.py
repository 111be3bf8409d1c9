"""What one pair of eyes is told: the only door through which a game reaches a socket."""

from __future__ import annotations

from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from yuletable.kernel.core import HOUSE, Event, Move, Seat, State
from yuletable.server.protocol import Choice
from yuletable.words.sentences import Words

View = dict[str, Any]
Ink = dict[str, tuple[Any, bytes]]  # parts that were just written for somebody who sees the same
canonical = msgspec.json.Encoder(order="deterministic").encode


def view_hash(view: View) -> str:
    """By which a browser notices that it holds something else: no secret, no signature."""
    return crc_of(canonical(view))


def crc_of(written: bytes) -> str:
    return f"{crc32(written):08x}"


class Patch(NamedTuple):
    """What makes an old view the present one."""

    parts: View  # that are new or different
    whole: bool  # all of them: forget what you had
    hash: str  # of the view as it is then


class Picture:
    """A view as it was last told, and every part of it as it is written; none is ever dropped."""

    def __init__(self) -> None:
        self.view: View = {}
        self.written: dict[str, bytes] = {}  # with its name, in the order of names

    def renew(self, view: View, ink: Ink) -> Patch:
        """Take the view as it is now; whoever had the old one needs this."""
        before, self.view = self.view, view
        changed = {name: part for name, part in view.items() if before.get(name, ...) != part}
        known = len(self.written)
        for name, part in changed.items():
            if name not in ink or ink[name][0] != part:
                ink[name] = part, canonical({name: part})[1:-1]
            self.written[name] = ink[name][1]
        if len(self.written) > known:
            self.written = dict(sorted(self.written.items()))
        return Patch(changed, not before, self.hash())

    def all(self) -> Patch:
        """For whoever had nothing."""
        return Patch(self.view, True, self.hash())

    def hash(self) -> str:
        """The hash of the view, put together from its parts."""
        return crc_of(b"{" + b",".join(self.written.values()) + b"}")


def seen(events: list[Event], seat: Seat, words: Words, names: list[str]) -> list[dict[str, Any]]:
    """Events as this seat learns of them, each with its sentence."""
    told = [event.seen_by(seat) for event in events]
    for event, facts in zip(events, told, strict=True):
        facts["say"] = words.event(event, seat, names)
    return told


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
    """The view of a seat, or of nobody's: what lies open."""
    return state.view(HOUSE if seat is None else seat)


def aids_of(state: State, seat: Seat | None) -> View:
    """What a person would count up from that view; programs do without."""
    return state.reckon(HOUSE if seat is None else seat)
