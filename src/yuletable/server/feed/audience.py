"""Everybody connected to one table: which viewers each follows, and what they were last sent.

A connection follows viewers: the seats it plays, or None, who sees what lies open. All that follow
one viewer in one language get the very same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence

from yuletable.server.feed.connection import Connection
from yuletable.server.feed.frames import Patch, batch_of
from yuletable.server.feed.patch import Parts, SentView, whole_hash
from yuletable.server.feed.wording import words_for
from yuletable.server.protocol import write_frame
from yuletable.server.table.table import Viewer
from yuletable.server.table.update import Step, Update, View

Frames = list[tuple[Connection, bytes]]


class Audience:
    """The connections of a table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.lying = SentView()  # what lies open, as everyone was told
        self.own: dict[tuple[Viewer, bool], SentView] = {}  # by viewer: people or programs

    def viewers(self) -> set[Viewer]:
        """The viewers that somebody follows."""
        return {viewer for connection in self.connections for viewer in connection.follows}

    def aided(self) -> set[Viewer]:
        """The viewers that people follow: they like help to count, programs do without."""
        people = [connection for connection in self.connections if connection.language]
        return {viewer for connection in people for viewer in connection.follows}

    def forget_unfollowed(self) -> None:
        """Forget the views that nobody follows."""
        followed = {(v, bool(c.language)) for c in self.connections for v in c.follows}
        self.own = {eyes: sent for eyes, sent in self.own.items() if eyes in followed}
        if not followed:
            self.lying = SentView()

    def tell(self, game: str, steps: Sequence[Step], names: list[str]) -> Frames:
        """Frames about the game in these steps, for each connection."""
        frames: Frames = []
        for step in steps:
            changed = self._laid_open(step)
            for update in step.updates:
                frames += self._told(game, update, names, changed)
        return frames

    def whole(self, game: str, update: Update, names: list[str], language: str) -> bytes:
        """How things stand, for a connection that follows a viewer from now on."""
        patch = self._whole(update, bool(language))
        return write_frame(batch_of(update, words_for(game, language), names, patch))

    def _laid_open(self, step: Step) -> Parts:
        """The public changes of a step; a sealed one has none."""
        if not step.updates or step.entry.sealed() is not None:
            return {}
        return self.lying.renew(step.updates[0].lying)

    def _told(self, game: str, update: Update, names: list[str], changed: Parts) -> Frames:
        """Send one viewer's followers the changes since their last update."""
        patches: dict[bool, Patch] = {}  # for people, for programs
        made: dict[str, bytes] = {}  # by language
        frames: Frames = []
        for connection in self.connections:
            if update.viewer not in connection.follows:
                continue
            language, aided = connection.language, bool(connection.language)
            if language not in made:
                if aided not in patches:
                    patches[aided] = self._patched(update, aided, changed)
                words = words_for(game, language)
                made[language] = write_frame(batch_of(update, words, names, patches[aided]))
            frames.append((connection, made[language]))
        return frames

    def _patched(self, update: Update, aided: bool, changed: Parts) -> Patch:
        """What turns the view that followers of this viewer have into the present one."""
        sent = self._sent(update.viewer, aided)
        if not sent.view:
            return self._whole(update, aided)
        parts = changed | sent.renew(own_in(update, aided))
        return Patch(parts, False, whole_hash(self.lying, sent))

    def _whole(self, update: Update, aided: bool) -> Patch:
        """A view for those who have none yet."""
        if not self.lying.view:
            self.lying.renew(update.lying)
        own = own_in(update, aided)
        self._sent(update.viewer, aided).renew(own)
        sent = SentView()
        return Patch(sent.renew(update.lying | own), True, whole_hash(sent))

    def _sent(self, viewer: Viewer, aided: bool) -> SentView:
        return self.own.setdefault((viewer, aided), SentView())


def own_in(update: Update, aided: bool) -> View:
    """What a viewer sees besides what lies open."""
    return update.own | update.aids if aided else update.own
