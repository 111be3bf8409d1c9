"""How a newcomer gets a seat of a game that has begun, so that no seat is ever lost."""

from __future__ import annotations

import asyncio
from itertools import count

from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.clock import now
from yuletable.server.feed.connection import Connection
from yuletable.server.net.sessions import Session
from yuletable.server.refusals import Denied
from yuletable.server.rooms.keys import bind, number_for, welcome
from yuletable.server.rooms.naming import fresh_name
from yuletable.server.rooms.news import farewell, news
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import KNOCKING_TIME, Knocker, Room
from yuletable.server.rooms.rows import name_put
from yuletable.server.table import log
from yuletable.server.table.seats import IN_THE_GAME

MOST_KNOCKS = 5  # at one table
numbers = count(1)


async def knock(
    registry: TableRegistry, room: Room, session: Session, order: wire.AskForSeat
) -> wire.Knocked:
    """Ask the host for a seat; where nobody is left to ask, it is given at once."""
    name = allowed(room, session, order)
    if room.deserted(now()):
        await let_in(registry, room, session, order.seat, name, host=True)
        return wire.Knocked(seated=True)
    await registry.commit(room, [], [session.put()])
    registry.sessions.remember(session)
    name = allowed(room, session, order)  # others may have come meanwhile
    room.forget_knocks(session.hash)
    until = now() + KNOCKING_TIME
    number = next(numbers)
    room.knocks[number] = Knocker(session._replace(token=""), order.seat, name, until)
    registry.writer.send(room, news(room))
    asyncio.get_running_loop().call_later(KNOCKING_TIME / 1_000, give_up, registry, room, number)
    return wire.Knocked(seated=False)


def give_up(registry: TableRegistry, room: Room, number: int) -> None:
    """Nobody has answered the door."""
    if room.knocks.pop(number, None) is not None and not room.dead:
        registry.writer.send(room, news(room))


def allowed(room: Room, session: Session, order: wire.AskForSeat) -> str:
    """The name of somebody who may knock; Denied if they may not."""
    table = room.table
    if table.seats_of(welcome(room, session.hash)):
        raise Denied(refusals.HAVE_A_SEAT)
    if table.stage not in IN_THE_GAME:
        begun = table.stage != "lobby"
        raise Denied(refusals.GAME_OVER if begun else refusals.SIT_INSTEAD)
    if not table.door:
        raise Denied(refusals.DOOR_CLOSED)
    chair = table.chair(order.seat)
    if order.seat not in room.director.presence.vacant():
        raise Denied(refusals.SEAT_PLAYED)
    others = [one for one in room.at_door(now()).values() if one.session.hash != session.hash]
    if len(others) >= MOST_KNOCKS:
        raise Denied(refusals.DOOR_CROWDED)
    if chair.player is not None and not order.name.strip():
        return room.names.get(chair.player, "")
    return fresh_name(room, order.name, chair.player, session.hash)


async def admit(registry: TableRegistry, room: Room, device: int, message: wire.Admit) -> None:
    """The host answers the door."""
    waiting = room.at_door(now()).get(message.knock)
    if waiting is None:
        raise Denied(refusals.NOT_AT_DOOR)
    session = waiting.session
    if message.yes:
        await let_in(registry, room, session, waiting.seat, waiting.name, device, message.id)
        return
    del room.knocks[message.knock]
    registry.writer.send(room, news(room))
    no = farewell(sockets_of(room, session.hash), Denied(refusals.KNOCK_REFUSED))
    await registry.commit(room, [], [], no)


async def let_in(
    registry: TableRegistry,
    room: Room,
    session: Session,
    seat: Seat,
    name: str,
    by: int | None = None,
    key: str | None = None,
    host: bool = False,
) -> int:
    """Give a vacant seat to a session; the device it plays from."""
    chair, device = room.table.chair(seat), number_for(room, session)
    player = room.table.players if chair.player is None else chair.player
    admitted = log.Admitted(seat, player, device)
    steps = room.director.admit(admitted, by, key, now(), host)
    room.forget_knocks(session.hash)
    room.barred.discard(device)
    room.names[player] = name
    puts = [name_put(room, player), *bind(room, device, session)]
    come_in = farewell(sockets_of(room, session.hash), Denied(refusals.SEAT_GIVEN), again=True)
    await registry.commit(room, steps, puts, come_in)
    registry.sessions.remember(session)
    registry.plan(room)
    return device


def sockets_of(room: Room, session: str) -> list[Connection]:
    """Every open socket of a session."""
    return [connection for connection in room.connections if connection.session == session]
