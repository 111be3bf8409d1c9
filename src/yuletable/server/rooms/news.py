"""Frames for the people in a room: about their game, and about the table itself."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from yuletable.kernel.errors import Refused
from yuletable.server import protocol as wire
from yuletable.server.feed.audience import Frames
from yuletable.server.feed.connection import Connection, TableFrame
from yuletable.server.feed.wording import words_for
from yuletable.server.protocol import write_frame
from yuletable.server.refusals import Denied, bye, sentence
from yuletable.server.rooms.room import Room
from yuletable.server.table import log
from yuletable.server.table.table import Viewer
from yuletable.server.table.update import Step


def frames_of(room: Room, steps: list[Step]) -> Frames:
    """Frames about steps taken together, with the table's own news last.

    So nobody learns that the game is over before they see its last move.
    """
    ended = room.table.stage == "over"
    reseat = any(ended or not isinstance(step.entry, log.GAME_ONLY) for step in steps)
    reseat |= bool(steps) and room.hour_changed()
    if reseat:
        for connection in room.connections:
            connection.follows &= room.viewers_of(connection)  # they no longer see others' seats
    frames = room.audience.tell(room.row.game, steps, room.seat_names())
    return frames + reseated(room) if reseat else frames


def reseated(room: Room) -> Frames:
    """Announce a changed table, and let every connection follow its own seats."""
    frames = news(room)
    for connection in room.connections:
        frames += follow(room, connection)
    return frames


def follow(room: Room, connection: Connection, since: Iterable[wire.Since] = ()) -> Frames:
    """Let a connection follow its own viewers, and send snapshots of the new ones."""
    known = {one.seat: one.revision for one in since}
    viewers = room.viewers_of(connection)
    fresh = viewers - connection.follows
    connection.follows = viewers
    room.audience.forget_unfollowed()
    if room.table.match is None:
        return []
    return [
        (connection, snapshot(room, viewer, connection.language, known.get(viewer)))
        for viewer in sorted(fresh, key=rank)
    ]


def rank(viewer: Viewer) -> int:
    return -1 if viewer is None else viewer


def snapshot(room: Room, viewer: Viewer, language: str, since: int | None = None) -> bytes:
    """The viewer's current view, and the events since its last update."""
    missed = [] if since is None else room.table.missed(viewer, since)
    events = room.all_since(since or 0) if missed is None else missed
    struck = None if since is None else room.table.struck(viewer, since)
    lying = room.table.playing().state.open()
    update = room.director.update(viewer, events, lying, struck)
    return room.audience.whole(room.row.game, update, room.seat_names(), language)


def worded(room: Room, answer: wire.Answer, language: str) -> wire.Answer:
    """Translate an answer into the sender's language."""
    if answer.reason:
        return structs.replace(answer, why=sentence(answer.reason, answer.facts, language))
    if answer.outcome != "illegal":
        return answer
    why = words_for(room.row.game, language).refused(Refused(answer.clause, answer.why))
    return structs.replace(answer, why=why)


def news(room: Room, connections: Iterable[Connection] | None = None) -> Frames:
    """Table news for everyone or for some, as each device sees it."""
    if connections is None:
        room.hour_is_told()
    knocking = {one.session.hash for one in room.knocks.values()}
    made: dict[tuple[int | None, str | None, str], TableFrame] = {}
    frames: Frames = []
    for connection in list(room.connections if connections is None else connections):
        session = connection.session if connection.session in knocking else None
        language = connection.language if room.table.closed else ""
        eyes = connection.device, session, language
        if eyes not in made:
            made[eyes] = TableFrame(write_frame(room.news(*eyes)))
        frames.append((connection, made[eyes]))
    return frames


def farewell(connections: Iterable[Connection], denied: Denied, again: bool = False) -> Frames:
    """Say goodbye to each connection in its own language."""
    return [
        (connection, write_frame(bye(denied, connection.language, again)))
        for connection in connections
    ]
