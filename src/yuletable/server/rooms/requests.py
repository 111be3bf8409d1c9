"""Requests from sockets, and the one answer each gets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.clock import now, wall
from yuletable.server.feed.audience import Frames
from yuletable.server.feed.connection import Connection
from yuletable.server.feed.wording import forget_sentences
from yuletable.server.protocol import write_frame
from yuletable.server.refusals import Denied, Reason
from yuletable.server.rooms.hints import hint
from yuletable.server.rooms.keys import bar, unbar
from yuletable.server.rooms.knocking import admit
from yuletable.server.rooms.naming import fresh_name
from yuletable.server.rooms.news import farewell, news, worded
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import Room
from yuletable.server.rooms.rows import name_put
from yuletable.server.rooms.seating import offer_move, rematch
from yuletable.server.storage.loading import upgraded
from yuletable.server.storage.store import Erasing, Put
from yuletable.server.storage.writer import RETRY, NotStored
from yuletable.server.table.clean_text import tidy
from yuletable.server.table.requests import REQUESTS, allow, decide

Handler = Callable[[TableRegistry, Room, int, Any], Awaitable[str | None]]
CALM_DOWN = 2_000  # milliseconds
logger = structlog.get_logger()


async def handle(
    registry: TableRegistry, room: Room, connection: Connection, message: wire.Request
) -> None:
    """Answer a request once its effects are stored."""
    if registry.draining or room.dead:
        put_off(connection, message.id)
        return
    if room.table.closed and not isinstance(message, wire.Upgrade | wire.Erase):
        closed = Denied(room.table.closed)
        connection.send(write_frame(refusals.answer(message.id, closed, connection.language)))
        return
    device = None if connection.screen or connection.device in room.barred else connection.device
    if room.was_done(message.id):
        registry.stage(room, [], answer=(connection, wire.Answer(message.id, "duplicate")))
    elif isinstance(message, wire.Hint):
        asking = asyncio.create_task(hint(registry, room, connection, device, message))
        connection.wait_for(asking)
        registry.ponder(room, asking)
    elif REQUESTS[type(message)].handler is None:
        await answer_in_room(registry, room, connection, device, message)
    else:
        answer_at_table(registry, room, connection, device, message)


async def answer_in_room(
    registry: TableRegistry,
    room: Room,
    connection: Connection,
    device: int | None,
    message: wire.Request,
) -> None:
    """A request about words, names, devices or other tables."""
    room.remember(message.id)  # before anything is awaited, so that none is done twice
    connection.owed.add(message.id)
    try:
        allowed = allow(room.table, device, message)
        code = await ROOM[type(message)](registry, room, allowed, message)
        answer = wire.Answer(message.id, "applied", code=code or "")
    except (NotStored, SQLAlchemyError):
        room.forget(message.id)
        put_off(connection, message.id)
        return
    except Denied as denied:
        room.forget(message.id)
        answer = refusals.answer(message.id, denied, connection.language)
    finally:
        connection.owed.discard(message.id)
    registry.writer.send(room, [(connection, write_frame(answer))])
    if isinstance(message, wire.Upgrade) and answer.outcome == "applied":
        registry.drop(room, refusals.UPGRADED)


def put_off(
    connection: Connection, key: str, why: Reason = refusals.NOT_STORED, after: int = RETRY
) -> None:
    """A request may be sent again in a moment."""
    answer = refusals.answer(key, Denied(why), connection.language, "retry", after)
    connection.send(write_frame(answer))


def answer_at_table(
    registry: TableRegistry,
    room: Room,
    connection: Connection,
    device: int | None,
    message: wire.Request,
) -> None:
    """A request that becomes entries of the table's log."""
    if connection.stores.spent():
        put_off(connection, message.id, refusals.TOO_MANY_STORES, CALM_DOWN)
        return
    try:
        name = fresh_name(room, message.name) if isinstance(message, wire.AddHere) else ""
    except Denied as denied:
        answer = refusals.answer(message.id, denied, connection.language)
        registry.stage(room, [], answer=(connection, answer))
        return
    device_there = device_concerned(room, message)
    outcome = decide(room.director, device, message, now())
    if outcome.steps:
        connection.stores.take()
    puts: list[Put] = []
    if outcome.answer.outcome == "applied":
        puts = named_last(room, name) if name else []
        if device_there is not None:
            puts += (bar if isinstance(message, wire.Kick) else unbar)(room, device_there)
    answer = worded(room, outcome.answer, connection.language)
    farewells = sent_away(room, device_there) if isinstance(message, wire.Kick) else []
    registry.stage(room, outcome.steps, puts, (connection, answer), farewells)
    registry.plan(room)


def named_last(room: Room, name: str) -> list[Put]:
    """The name of the person who sat down last."""
    player = room.table.players - 1
    room.names[player] = name
    return [name_put(room, player)]


def device_concerned(room: Room, message: wire.Request) -> int | None:
    """The device that this entry bars or readmits."""
    if not isinstance(message, (wire.Kick, wire.GiveBack)):
        return None
    chairs = room.table.chairs
    return chairs[message.seat].device if message.seat < len(chairs) else None


def sent_away(room: Room, device: int | None) -> Frames:
    """Say goodbye to every socket of a barred device."""
    if device is None or device not in room.barred:
        return []
    session = room.key_hashes[device]
    theirs = [g for g in room.connections if g.device == device or g.session == session]
    return farewell(theirs, Denied(refusals.SENT_AWAY))


async def say(registry: TableRegistry, room: Room, device: int, message: wire.Say) -> None:
    """A set phrase, or typed words where the host allows them, to all who may follow the game."""
    words = tidy(message.words)
    if words and not room.table.words:
        raise Denied(refusals.CHAT_OFF)
    said = write_frame(wire.Said(message.seat, message.phrase, words))
    registry.writer.send(
        room, [(connection, said) for connection in room.connections if connection.follows]
    )


async def rename(registry: TableRegistry, room: Room, device: int, message: wire.Rename) -> None:
    """A person takes another name."""
    player = room.table.chairs[message.seat].player
    assert player is not None
    name = fresh_name(room, message.name, player)
    if room.names.get(player) == name:
        return
    room.names[player] = name
    await registry.commit(room, [], [name_put(room, player)])
    registry.writer.send(room, news(room))


async def erase(registry: TableRegistry, room: Room, device: int, message: wire.Erase) -> None:
    """Forget what a person typed; the host may ask it of any seat."""
    chair = room.table.chair(message.seat)
    mine = chair.device == device  # also after one stood up
    if not mine and not room.table.is_host(device):
        raise Denied(refusals.NOT_YOUR_SEAT)
    if chair.player is None:
        raise Denied(refusals.NOTHING_TO_ERASE)
    await registry.commit(room, [], [Erasing.of(room.row.id, chair.player, wall())])
    room.names[chair.player] = ""  # now that the store has forgotten it
    room.director.forget_words(chair.player)
    forget_sentences(room.row.game)
    registry.forget_told(room)
    registry.upkeep.erased()
    registry.writer.send(room, news(room))


async def upgrade(registry: TableRegistry, room: Room, device: int, message: wire.Upgrade) -> None:
    """Continue a game that began under older rules, and reload it for everybody."""
    table = room.table
    if not table.upgradable:
        raise Denied(table.closed or refusals.UP_TO_DATE)
    table.upgradable = False  # it is on its way
    await registry.write_down(room, upgraded(table), device, message.id)


async def let_back(registry: TableRegistry, room: Room, device: int, message: wire.LetBack) -> None:
    """The host lets somebody sit down or knock again who was sent away."""
    lifted = unbar(room, message.device)
    if not lifted:
        raise Denied(refusals.NOT_SENT_AWAY)
    steps = room.director.let_back(message.device, device, message.id, now())
    await registry.commit(room, steps, lifted)


# Every message of `table.requests.REQUESTS` without a handler there has one here.
ROOM: dict[type[wire.Request], Handler] = {
    wire.Say: say,
    wire.Rename: rename,
    wire.Erase: erase,
    wire.Upgrade: upgrade,
    wire.MoveDevice: offer_move,
    wire.Admit: admit,
    wire.LetBack: let_back,
    wire.Rematch: rematch,
}
