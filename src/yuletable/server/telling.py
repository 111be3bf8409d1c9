"""Steps of a table as frames for its guests, each in their own language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE, Event, Move, Seat
from yuletable.kernel.errors import Refused
from yuletable.server import entries as log
from yuletable.server import protocol as wire
from yuletable.server.croupier import Sheet, Step
from yuletable.server.guest import Guest, TableFrame
from yuletable.server.live import Live
from yuletable.server.protocol import write_frame
from yuletable.server.table import Ear
from yuletable.server.thinking import Thought, Why
from yuletable.server.told import Parts, Picture, View, choices, seen, whole_hash
from yuletable.words.sentences import LANGUAGES, Words

Frames = list[tuple[Guest, bytes]]


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


def frames_of(live: Live, steps: list[Step]) -> Frames:
    """What every guest is told of steps in one breath: the table itself last, as it is then.

    So nobody hears that the game is over before they hear of its last move.
    """
    ended = live.table.stage == "over"
    reseat = any(ended or not isinstance(step.entry, log.GAME_ONLY) for step in steps)
    reseat |= bool(steps) and live.hour_changed()
    if reseat:
        for guest in live.guests:
            guest.follows &= live.ears_of(guest)  # what is theirs no longer is told them no more
    frames = [frame for step in steps for frame in batches(live, step)]
    return frames + reseated(live) if reseat else frames


def batches(live: Live, step: Step) -> Frames:
    """What every guest is told of the game."""
    names = live.seat_names()
    changed = laid_open(live, step)
    return [frame for sheet in step.sheets for frame in told(live, sheet, names, changed)]


def laid_open(live: Live, step: Step) -> Parts:
    """What a step changed before everyone's eyes; a sealed one changes nothing there."""
    if not step.sheets or step.entry.sealed() is not None:
        return {}
    return live.lying.renew(step.sheets[0].lying)


def told(live: Live, sheet: Sheet, names: list[str], changed: Parts) -> Frames:
    """One ear's news to everyone who follows it: what changed since they were told last."""
    patches: dict[bool, Patch] = {}  # for people, for programs
    made: dict[str, bytes] = {}
    frames: Frames = []
    for guest in live.guests:
        if sheet.ear in guest.follows:
            if guest.language not in made:
                aided = bool(guest.language)
                if aided not in patches:
                    patches[aided] = patched(live, sheet, aided, changed)
                words = words_for(live.row.game, guest.language)
                made[guest.language] = write_frame(batch_of(sheet, words, names, patches[aided]))
            frames.append((guest, made[guest.language]))
    return frames


def patched(live: Live, sheet: Sheet, aided: bool, changed: Parts) -> Patch:
    """What makes the view of those who follow this ear the present one."""
    picture = picture_of(live, sheet.ear, aided)
    if not picture.view:
        return whole(live, sheet, aided)
    parts = changed | picture.renew(own_in(sheet, aided))
    return Patch(parts, False, whole_hash(live.lying, picture))


def whole(live: Live, sheet: Sheet, aided: bool) -> Patch:
    """A view for those who have none yet."""
    if not live.lying.view:
        live.lying.renew(sheet.lying)
    own = own_in(sheet, aided)
    picture_of(live, sheet.ear, aided).renew(own)
    picture = Picture()
    return Patch(picture.renew(sheet.lying | own), True, whole_hash(picture))


def reseated(live: Live) -> Frames:
    """The table has changed: everyone is told, and hears from now on what is theirs."""
    frames = news(live)
    for guest in live.guests:
        frames += follow(live, guest)
    return frames


def follow(live: Live, guest: Guest, since: Iterable[wire.Since] = ()) -> Frames:
    """Let a guest listen to what is theirs, and tell how things stand of what is new to them."""
    known = {one.seat: one.revision for one in since}
    ears = live.ears_of(guest)
    fresh = ears - guest.follows
    guest.follows = ears
    live.listen()
    if live.table.match is None:
        return []
    return [
        (guest, snapshot(live, ear, guest.language, known.get(ear)))
        for ear in sorted(fresh, key=rank)
    ]


def rank(ear: Ear) -> int:
    return -1 if ear is None else ear


def snapshot(live: Live, ear: Ear, language: str, since: int | None = None) -> bytes:
    """How things stand for this ear, and what happened since it was told last."""
    missed = [] if since is None else live.table.missed(ear, since)
    events = live.all_since(ear, since or 0) if missed is None else missed
    struck = None if since is None else live.table.struck(ear, since)
    sheet = live.croupier.sheet(ear, events, live.table.playing().state.open(), struck)
    words, names = words_for(live.row.game, language), live.seat_names()
    return write_frame(batch_of(sheet, words, names, whole(live, sheet, bool(language))))


def picture_of(live: Live, ear: Ear, aided: bool) -> Picture:
    """What those who follow this ear were last told of their own, people or programs."""
    return live.pictures.setdefault((ear, aided), Picture())


def own_in(sheet: Sheet, aided: bool) -> View:
    return sheet.own | sheet.aids if aided else sheet.own


def batch_of(sheet: Sheet, words: Words, names: list[str], patch: Patch) -> wire.Batch:
    """A sheet in words."""
    eyes = HOUSE if sheet.ear is None else sheet.ear
    view = sheet.foreseen or sheet.view()
    return wire.Batch(
        seat=sheet.ear,
        revision=sheet.revision,
        events=seen(sheet.events, eyes, words, names),
        view=patch.parts,
        whole=patch.whole,
        hash=patch.hash,
        say=words.question(view, sheet.menu, names),
        question=sheet.question,
        choices=choices(sheet.menu, eyes, words, names, view),
        undo=sheet.undo,
        clock=sheet.clock,
        struck=sheet.struck,
    )


def hinted(live: Live, seat: Seat, thought: Thought, key: str, language: str) -> wire.Hinted:
    """A hint in words."""
    words, names = words_for(live.row.game, language), live.seat_names()
    view = live.croupier.at_hand(seat).view(seat)
    read = live.table.game.read_move

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


def worded(live: Live, answer: wire.Answer, language: str) -> wire.Answer:
    """An answer in the words of whoever asked: the rules speak English by themselves."""
    if answer.outcome != "illegal":
        return answer
    why = words_for(live.row.game, language).refused(Refused(answer.clause, answer.why))
    return structs.replace(answer, why=why)


def news(live: Live, guests: Iterable[Guest] | None = None) -> Frames:
    """The table itself, as each guest's device sees it; to everyone, or to some."""
    if guests is None:
        live.hour_is_told()
    knocking = {one.session.hash for one in live.knocks.values()}
    made: dict[tuple[int | None, str | None], TableFrame] = {}
    frames: Frames = []
    for guest in list(live.guests if guests is None else guests):
        eyes = guest.device, guest.session if guest.session in knocking else None
        if eyes not in made:
            made[eyes] = TableFrame(write_frame(live.news(*eyes)))
        frames.append((guest, made[eyes]))
    return frames
