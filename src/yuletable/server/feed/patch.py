"""Views, events and menus of one viewer: the only way from a game to a socket."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec
from msgspec import Raw

from yuletable.kernel.core import Event, Move, Seat
from yuletable.server.protocol import Choice
from yuletable.server.table.update import View
from yuletable.words.sentences import Words

Parts = dict[str, Raw]  # of a view, each as JSON already
canonical = msgspec.json.Encoder(order="deterministic").encode


def view_hash(view: View) -> str:
    """A checksum by which a browser notices that its view differs."""
    sent = SentView()
    sent.renew(view)
    return whole_hash(sent)


class SentView:
    """A view, or a part of one, as last sent; keys are never dropped."""

    def __init__(self) -> None:
        self.view: View = {}
        self.marks: dict[str, int] = {}  # the CRC of each part
        self.mark = 0  # all of them, combined

    def renew(self, view: View) -> Parts:
        """Take the current view, and return its changes as JSON."""
        before, self.view = self.view, view
        changed: Parts = {}
        for name, part in view.items():
            if before.get(name, ...) != part:
                written = canonical(part)
                new = crc32(b'"%b":%b' % (name.encode(), written))
                self.mark ^= self.marks.get(name, 0) ^ new
                self.marks[name] = new
                changed[name] = Raw(written)
        return changed


def whole_hash(*sent_views: SentView) -> str:
    """The hash of the view that these make up."""
    mark = 0
    for sent in sent_views:
        mark ^= sent.mark
    return f"{mark:08x}"


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
            kind=move.wire_name,
            parts=move.parts(),
            say=words.move(move, seat, names, view),
            open=move.open(),
        )
        for move in menu
    ]
