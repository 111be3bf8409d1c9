"""Marks of what each move revealed, from which undo is decided."""

from __future__ import annotations

from collections.abc import Iterable

from yuletable.kernel.core import Event

Mark = int  # of a move: these, added up
BY_HAND = 1  # a person made it
SEALED = 2  # it answered a ballot or a window
SHOWN = 4  # it laid open what its seat held
FINAL = 8  # luck was drawn, or something hidden came to light


def mark_of(events: Iterable[Event], drew_luck: bool, by_hand: bool, sealed: bool) -> Mark:
    """The mark of a move with these events."""
    mark = BY_HAND * by_hand | SEALED * sealed | FINAL * drew_luck
    for event in events:
        kind = event.kind
        if kind.reveals or kind.whispers():
            mark |= FINAL
        elif kind.shows:
            mark |= SHOWN
    return mark
