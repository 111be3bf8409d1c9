"""Steps of a table as frames for its guests, each in their own language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE, Event, Move, Seat
from yuletable.kernel.errors import Refused
from yuletable.server import protocol as wire
from yuletable.server.bots.pool import Thought, Why
from yuletable.server.feed.connection import Connection, TableFrame
from yuletable.server.feed.patch import Parts, SentView, View, choices, seen, whole_hash
from yuletable.server.protocol import write_frame
from yuletable.server.rooms.room import Room
from yuletable.server.table import log
from yuletable.server.table.director import Step, Update
from yuletable.server.table.table import Viewer
from yuletable.words.sentences import LANGUAGES, Words

Frames = list[tuple[Connection, bytes]]


class Patch(NamedTuple):
    """What makes the view somebody had the present one."""

    parts: Parts  # that are new or different
    whole: bool  # all of them: forget what you had
    hash: str  # of the view as it is then


class Unworded(Words):
    """For programs at the table: they read views and events, and need no sentences about them."""

    def event(self, event: Event, viewer: Seat, names: list[str]) -> str:
        return ""

    def move(self, move: Move, viewer: Seat, names: list[str], view: View) -> str:
        return ""

    def question(self, view: View, menu: list[Move], names: list[str]) -> str:
        return ""


@lru_cache(maxsize=64)
def words_for(game: str, language: str) -> Words:
    return Words(find(game), language) if language else Unworded(find(game))


def forget_sentences(game: str) -> None:
    """Keep no sentence in memory that holds what somebody typed."""
    for language in ("", *LANGUAGES):
        words_for(game, language).said.clear()


def frames_of(room: Room, steps: list[Step]) -> Frames:
    """What every guest is told of steps in one breath: the table itself last, as it is then.

    So nobody hears that the game is over before they hear of its last move.
    """
    ended = room.table.stage == "over"
    reseat = any(ended or not isinstance(step.entry, log.GAME_ONLY) for step in steps)
    reseat |= bool(steps) and room.hour_changed()
    if reseat:
        for connection in room.connections:
            connection.follows &= room.viewers_of(
                connection
            )  # what is theirs no longer is told them no more
    frames = [frame for step in steps for frame in batches(room, step)]
    return frames + reseated(room) if reseat else frames


def batches(room: Room, step: Step) -> Frames:
    """What every guest is told of the game."""
    names = room.seat_names()
    changed = laid_open(room, step)
    return [frame for update in step.updates for frame in told(room, update, names, changed)]


def laid_open(room: Room, step: Step) -> Parts:
    """What a step changed before everyone's eyes; a sealed one changes nothing there."""
    if not step.updates or step.entry.sealed() is not None:
        return {}
    return room.lying.renew(step.updates[0].lying)


def told(room: Room, update: Update, names: list[str], changed: Parts) -> Frames:
    """One ear's news to everyone who follows it: what changed since they were told last."""
    patches: dict[bool, Patch] = {}  # for people, for programs
    made: dict[str, bytes] = {}
    frames: Frames = []
    for connection in room.connections:
        if update.viewer in connection.follows:
            if connection.language not in made:
                aided = bool(connection.language)
                if aided not in patches:
                    patches[aided] = patched(room, update, aided, changed)
                words = words_for(room.row.game, connection.language)
                made[connection.language] = write_frame(
                    batch_of(update, words, names, patches[aided])
                )
            frames.append((connection, made[connection.language]))
    return frames


def patched(room: Room, update: Update, aided: bool, changed: Parts) -> Patch:
    """What makes the view of those who follow this ear the present one."""
    sent = sent_view_of(room, update.viewer, aided)
    if not sent.view:
        return whole(room, update, aided)
    parts = changed | sent.renew(own_in(update, aided))
    return Patch(parts, False, whole_hash(room.lying, sent))


def whole(room: Room, update: Update, aided: bool) -> Patch:
    """A view for those who have none yet."""
    if not room.lying.view:
        room.lying.renew(update.lying)
    own = own_in(update, aided)
    sent_view_of(room, update.viewer, aided).renew(own)
    sent = SentView()
    return Patch(sent.renew(update.lying | own), True, whole_hash(sent))


def reseated(room: Room) -> Frames:
    """The table has changed: everyone is told, and hears from now on what is theirs."""
    frames = news(room)
    for connection in room.connections:
        frames += follow(room, connection)
    return frames


def follow(room: Room, connection: Connection, since: Iterable[wire.Since] = ()) -> Frames:
    """Let a guest listen to what is theirs, and tell how things stand of what is new to them."""
    known = {one.seat: one.revision for one in since}
    viewers = room.viewers_of(connection)
    fresh = viewers - connection.follows
    connection.follows = viewers
    room.listen()
    if room.table.match is None:
        return []
    return [
        (connection, snapshot(room, viewer, connection.language, known.get(viewer)))
        for viewer in sorted(fresh, key=rank)
    ]


def rank(viewer: Viewer) -> int:
    return -1 if viewer is None else viewer


def snapshot(room: Room, viewer: Viewer, language: str, since: int | None = None) -> bytes:
    """How things stand for this ear, and what happened since it was told last."""
    missed = [] if since is None else room.table.missed(viewer, since)
    events = room.all_since(viewer, since or 0) if missed is None else missed
    struck = None if since is None else room.table.struck(viewer, since)
    update = room.director.update(viewer, events, room.table.playing().state.open(), struck)
    words, names = words_for(room.row.game, language), room.seat_names()
    return write_frame(batch_of(update, words, names, whole(room, update, bool(language))))


def sent_view_of(room: Room, viewer: Viewer, aided: bool) -> SentView:
    """What those who follow this ear were last told of their own, people or programs."""
    return room.sent_views.setdefault((viewer, aided), SentView())


def own_in(update: Update, aided: bool) -> View:
    return update.own | update.aids if aided else update.own


def batch_of(update: Update, words: Words, names: list[str], patch: Patch) -> wire.Batch:
    """A sheet in words."""
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
    )


def hinted(room: Room, seat: Seat, thought: Thought, key: str, language: str) -> wire.Hinted:
    """A hint in words."""
    words, names = words_for(room.row.game, language), room.seat_names()
    view = room.director.at_hand(seat).view(seat)
    read = room.table.game.read_move

    def put(move: str, mover: Seat = seat, shown: View = view) -> str:
        return words.move(read(move), mover, names, shown) or move

    def sentence(why: Why) -> str:
        facts = {name: fact for name, fact in why.facts.items() if name not in ("who", "view")}
        if "who" not in why.facts:
            return words.say(why.message, **facts, **{n: put(m) for n, m in why.moves.items()})
        mover, shown = why.facts["who"], why.facts["view"]  # as they would see it themselves
        facts |= words.person("who", mover, seat, names)
        moves = {name: put(move, mover, shown) for name, move in why.moves.items()}
        return words.say(why.message, **facts, **moves)

    return wire.Hinted(
        id=key,
        moves=[
            wire.Weighed(move=move, say=put(move), chance=chance, low=low, high=high)
            for move, chance, low, high in thought.weighed
        ],
        reason=" ".join([sentence(why) for why in thought.reasons]),
    )


def worded(room: Room, answer: wire.Answer, language: str) -> wire.Answer:
    """An answer in the words of whoever asked: the rules speak English by themselves."""
    if answer.outcome != "illegal":
        return answer
    why = words_for(room.row.game, language).refused(Refused(answer.clause, answer.why))
    return structs.replace(answer, why=why)


def news(room: Room, connections: Iterable[Connection] | None = None) -> Frames:
    """The table itself, as each guest's device sees it; to everyone, or to some."""
    if connections is None:
        room.hour_is_told()
    knocking = {one.session.hash for one in room.knocks.values()}
    made: dict[tuple[int | None, str | None], TableFrame] = {}
    frames: Frames = []
    for connection in list(room.connections if connections is None else connections):
        eyes = connection.device, connection.session if connection.session in knocking else None
        if eyes not in made:
            made[eyes] = TableFrame(write_frame(room.news(*eyes)))
        frames.append((connection, made[eyes]))
    return frames
