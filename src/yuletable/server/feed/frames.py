"""An update of one viewer as a message in their language."""

from __future__ import annotations

from typing import NamedTuple

from yuletable.kernel.core import HOUSE
from yuletable.server import protocol as wire
from yuletable.server.feed.patch import Parts, choices, seen
from yuletable.server.table.update import Update
from yuletable.words.sentences import Words


class Patch(NamedTuple):
    """What turns the view somebody had into the present one."""

    parts: Parts  # that are new or different
    whole: bool  # all of them: forget what you had
    hash: str  # of the view as it is then


def batch_of(update: Update, words: Words, names: list[str], patch: Patch) -> wire.Batch:
    """An update in words."""
    eyes = HOUSE if update.viewer is None else update.viewer
    view = update.foreseen or update.view()
    return wire.Batch(
        seat=update.viewer,
        revision=update.revision,
        events=seen(update.events, eyes, words, names),
        view=patch.parts,
        whole=patch.whole,
        hash=patch.hash,
        say=words.question(view, update.menu, names),
        question=update.question,
        choices=choices(update.menu, eyes, words, names, view),
        undo=update.undo,
        clock=update.clock,
        struck=update.struck,
        passing=update.passing,
    )
