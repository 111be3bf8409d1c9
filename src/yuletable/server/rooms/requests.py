"""What guests ask over their sockets, and the one answer each of them gets."""

from __future__ import annotations

import asyncio

import structlog
from msgspec import structs
from sqlalchemy.exc import SQLAlchemyError

from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.bots.pool import Thought
from yuletable.server.clock import now, wall
from yuletable.server.feed.connection import Connection
from yuletable.server.feed.frames import Frames, forget_sentences, hinted, news, worded
from yuletable.server.protocol import write_frame
from yuletable.server.rooms.keys import SENT_AWAY, bar, unbar
from yuletable.server.rooms.knocking import admit
from yuletable.server.rooms.naming import fresh_name
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import Advice, Room
from yuletable.server.rooms.rows import name_put
from yuletable.server.rooms.seating import offer_move, rematch
from yuletable.server.storage.loading import upgraded
from yuletable.server.storage.store import Erasing, Put
from yuletable.server.storage.writer import RETRY, NotStored
from yuletable.server.table.clean_text import tidy
from yuletable.server.table.table import Denied

BESIDE = (
    wire.Say,
    wire.Rename,
    wire.Erase,
    wire.Upgrade,
    wire.MoveDevice,
    wire.Admit,
    wire.Rematch,
)
CALM = "That was a lot at once; a moment, please."
CALM_DOWN = 2_000  # milliseconds
logger = structlog.get_logger()


async def handle(
    registry: TableRegistry, room: Room, connection: Connection, message: wire.Request
) -> None:
    """Answer a request of a guest, after what it led to is stored."""
    if registry.draining or room.dead:
        connection.send(write_frame(wire.Answer(message.id, "retry", after=RETRY)))
        return
    if room.table.closed and not isinstance(message, wire.Upgrade | wire.Erase):
        connection.send(write_frame(wire.Answer(message.id, "refused", room.table.closed)))
        return
    device = None if connection.screen or connection.device in room.barred else connection.device
    if room.was_done(message.id):
        registry.stage(room, [], answer=(connection, wire.Answer(message.id, "duplicate")))
    elif isinstance(message, wire.Hint):
        asking = asyncio.create_task(hint(registry, room, connection, device, message))
        connection.wait_for(asking)
        registry.ponder(room, asking)
    elif isinstance(message, BESIDE):
        await arrange(registry, room, connection, device, message)
    else:
        play(registry, room, connection, device, message)


async def arrange(
    registry: TableRegistry,
    room: Room,
    connection: Connection,
    device: int | None,
    message: wire.Request,
) -> None:
    """A request that the house decides about, not the table."""
    room.remember(message.id)  # before anything is awaited, so that none is done twice
    connection.owed.add(message.id)
    try:
        answer = wire.Answer(
            message.id, "applied", code=await beside(registry, room, device, message)
        )
    except (NotStored, SQLAlchemyError):
        room.forget(message.id)
        connection.send(write_frame(wire.Answer(message.id, "retry", after=RETRY)))
        return
    except Denied as denied:
        room.forget(message.id)
        answer = wire.Answer(message.id, "refused", str(denied))
    finally:
        connection.owed.discard(message.id)
    registry.writer.send(room, [(connection, write_frame(answer))])
    if isinstance(message, wire.Upgrade) and answer.outcome == "applied":
        registry.drop(room, "The game goes on under today's rules; you are back in a moment.")


def play(
    registry: TableRegistry,
    room: Room,
    connection: Connection,
    device: int | None,
    message: wire.Request,
) -> None:
    """A request that the table decides about."""
    if connection.stores.spent():
        connection.send(write_frame(wire.Answer(message.id, "retry", CALM, after=CALM_DOWN)))
        return
    try:
        name = fresh_name(room, message.name) if isinstance(message, wire.AddHere) else ""
    except Denied as denied:
        answer = wire.Answer(message.id, "refused", str(denied))
        registry.stage(room, [], answer=(connection, answer))
        return
    device_there = device_concerned(room, message)
    outcome = room.director.handle(device, message, now())
    assert outcome.answer is not None
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
    """The device that loses its welcome by this, or regains it."""
    if not isinstance(message, (wire.Kick, wire.GiveBack)):
        return None
    chairs = room.table.chairs
    return chairs[message.seat].device if message.seat < len(chairs) else None


def sent_away(room: Room, device: int | None) -> Frames:
    """A goodbye to every socket of a device that is not welcome any more."""
    if device is None or device not in room.barred:
        return []
    bye, session = write_frame(wire.Bye(SENT_AWAY, False)), room.key_hashes[device]
    return [(g, bye) for g in room.connections if g.device == device or g.session == session]


async def beside(
    registry: TableRegistry, room: Room, device: int | None, message: wire.Request
) -> str:
    """What is no matter of the game: words, names, other devices, another evening."""
    match message:
        case wire.Say():
            say(registry, room, device, message)
        case wire.Rename():
            await rename(registry, room, device, message)
        case wire.Erase():
            await erase(registry, room, device, message.seat)
        case wire.Upgrade():
            await upgrade(registry, room, device, message)
        case wire.MoveDevice():
            return offer_move(registry, room, device, message.seat)
        case wire.Admit():
            await admit(registry, room, device, message)
        case wire.Rematch():
            await rematch(registry, room, device, message.id)
    return ""


def own(room: Room, device: int | None, seat: Seat) -> int:
    """The person on a seat, if it is played from this device."""
    player = room.table.chairs[seat].player if seat in room.table.seats_of(device) else None
    if player is None:
        raise Denied("That is not your seat.")
    return player


def say(registry: TableRegistry, room: Room, device: int | None, message: wire.Say) -> None:
    """A set phrase, or typed words where the host allows them, to all who may follow the game."""
    own(room, device, message.seat)
    words = tidy(message.words)
    if words and not room.table.words:
        raise Denied("The host has not opened the table for typed words.")
    said = write_frame(wire.Said(message.seat, message.phrase, words))
    registry.writer.send(
        room, [(connection, said) for connection in room.connections if connection.follows]
    )


async def rename(
    registry: TableRegistry, room: Room, device: int | None, message: wire.Rename
) -> None:
    player = own(room, device, message.seat)
    name = fresh_name(room, message.name, player)
    if room.names.get(player) == name:
        return
    room.names[player] = name
    await registry.commit(room, [], [name_put(room, player)])
    registry.writer.send(room, news(room))


async def erase(registry: TableRegistry, room: Room, device: int | None, seat: Seat) -> None:
    """Forget what a person typed; the host may ask it of any seat."""
    chair = room.table.chair(seat)
    mine = device is not None and chair.device == device  # also after one stood up
    if not mine and not room.table.is_host(device):
        raise Denied("That is not your seat.")
    if chair.player is None:
        raise Denied("Nobody has said anything there.")
    await registry.commit(room, [], [Erasing.of(room.row.id, chair.player, wall())])
    room.names[chair.player] = ""  # now that the store has forgotten it
    room.table.forget_words(chair.player)
    forget_sentences(room.row.game)
    registry.forget_told(room)
    registry.upkeep.erased()
    registry.writer.send(room, news(room))


async def upgrade(
    registry: TableRegistry, room: Room, device: int | None, message: wire.Upgrade
) -> None:
    """Play a game on that began under older rules; everybody gets it from its log then."""
    table = room.table
    if not table.is_host(device):
        raise Denied("Only the host can do that.")
    if not table.upgradable:
        raise Denied(table.closed or "This game is played under today's rules already.")
    table.upgradable = False  # it is on its way
    await registry.write_down(room, upgraded(table), device, message.id)


async def hint(
    registry: TableRegistry,
    room: Room,
    connection: Connection,
    device: int | None,
    message: wire.Hint,
) -> None:
    """Advice for whoever is asked; it knows what they know."""
    told: wire.Hinted | wire.Answer
    try:
        own(room, device, message.seat)
        if not room.director.menu(message.seat):
            raise Denied("You are not asked anything now.")
        thought = await advised(registry, room, message.seat)
        if thought.failed:
            raise Denied("No advice comes to mind.")
        told = hinted(room, message.seat, thought, message.id, connection.language)
    except Denied as denied:
        told = wire.Answer(message.id, "refused", str(denied))
    except Exception:  # whatever it is, never silence
        logger.exception("a hint failed")
        told = wire.Answer(message.id, "refused", "No advice comes to mind.")
    registry.writer.send(room, [(connection, write_frame(told))])


async def advised(registry: TableRegistry, room: Room, seat: Seat) -> Thought:
    """What the best bot would do here: thought once for each question, dropped if all leave."""
    advice = advice_for(registry, room, seat)
    advice.askers += 1
    try:
        return await asyncio.shield(advice.thinking)
    finally:
        advice.askers -= 1
        if not advice.askers and not advice.thinking.done():
            advice.thinking.cancel()
            room.advice.pop(seat, None)


def advice_for(registry: TableRegistry, room: Room, seat: Seat) -> Advice:
    """The advice this seat was given on its present question, or a new one; failures are not kept.

    In a window a seat is asked twice under one number: about the window, and about what follows.
    """
    asked = room.director.question(seat)
    about = (room.table.question, asked is not None and asked.ahead)
    known = room.advice.get(seat)
    if known is not None and known.about == about and not failed(known.thinking):
        return known
    task = structs.replace(registry.task(room, seat, ""), hint=True)
    thinking = asyncio.create_task(registry.pool.think(task, room.row.id))
    room.advice[seat] = Advice(about, thinking)
    return room.advice[seat]


def failed(thinking: asyncio.Task[Thought]) -> bool:
    if not thinking.done():
        return False
    lost = thinking.cancelled() or thinking.exception() is not None
    return lost or bool(thinking.result().failed)
