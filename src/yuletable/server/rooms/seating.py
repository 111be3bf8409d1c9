"""Who sits where: taking a seat, moving it to another device, going on together to a rematch."""

from __future__ import annotations

from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.clock import now
from yuletable.server.net.sessions import Session
from yuletable.server.refusals import Denied
from yuletable.server.rooms.keys import Moving, bind, device_of, letters, number_for, welcome
from yuletable.server.rooms.knocking import let_in
from yuletable.server.rooms.naming import fresh_name
from yuletable.server.rooms.news import farewell
from yuletable.server.rooms.registry import TableRegistry, seated
from yuletable.server.rooms.room import Room
from yuletable.server.rooms.rows import name_put
from yuletable.server.table.table import GONE, first_entry
from yuletable.server.table.update import Step

MOVING_TIME = 600_000  # milliseconds to type a code on another device
MOST_CODES = 1_000


async def sit(
    registry: TableRegistry, room: Room, session: Session, order: wire.TakeSeat
) -> wire.Seated:
    """Somebody takes a seat."""
    welcome(room, session.hash)
    if room.table.stage == "lobby" and not room.table.door:
        raise Denied(refusals.DOOR_CLOSED)
    name = fresh_name(room, order.name)
    device, player = number_for(room, session), room.table.players
    _, steps = room.director.sit(device, order.seat, now())
    room.names[player] = name
    await registry.commit(room, steps, [name_put(room, player), *bind(room, device, session)])
    registry.sessions.remember(session)
    return seated(room, device)


async def offer_move(
    registry: TableRegistry, room: Room, device: int, message: wire.MoveDevice
) -> str:
    """A one-time code to take over this device's seats, or a lost person's."""
    seat = message.seat
    if seat is not None:
        if not room.table.is_host(device):
            raise Denied(refusals.HOST_ONLY)
        lost_person(room, seat)
    kept = {
        code: one
        for code, one in registry.moving.items()
        if one.until > now() and (one.table, one.device, one.seat) != (room.row.id, device, seat)
    }
    code = letters(8)
    registry.moving = dict([*kept.items()][-MOST_CODES:])
    registry.moving[code] = Moving(room.row.id, device, seat, now() + MOVING_TIME)
    return code


def lost_person(room: Room, seat: Seat) -> int:
    """The absent person of a seat; Denied if there is none."""
    player = room.table.chair(seat).player
    if player is None or seat not in room.director.presence.vacant():
        raise Denied(refusals.PERSON_PRESENT)
    return player


async def take_over(
    registry: TableRegistry, room: Room, session: Session, code: str
) -> wire.Seated:
    """The seats that a code is for."""
    moving = registry.moving.get(code.upper())
    if moving is None or moving.table != room.row.id or moving.until <= now():
        raise Denied(refusals.DEVICE_CODE_BAD)
    if moving.seat is None:
        device = await carry(registry, room, session, moving.device, code.upper())
    else:
        name = room.names.get(lost_person(room, moving.seat), "")
        del registry.moving[code.upper()]
        device = await let_in(registry, room, session, moving.seat, name)
    return seated(room, device)


async def carry(registry: TableRegistry, room: Room, session: Session, old: int, code: str) -> int:
    """Move all seats of a device to this session and close its old connections."""
    welcome(room, session.hash)
    device = number_for(room, session)
    if device == old:
        raise Denied(refusals.SAME_DEVICE)
    if not room.table.seats_of(old):
        raise Denied(refusals.DEVICE_CODE_BAD)
    del registry.moving[code]
    steps = room.director.carry(old, device, now())
    there = [connection for connection in room.connections if connection.device == old]
    farewells = farewell(there, Denied(refusals.SEAT_MOVED))
    await registry.commit(room, steps, bind(room, device, session), farewells)
    registry.sessions.remember(session)
    return device


async def rematch(registry: TableRegistry, room: Room, device: int, message: wire.Rematch) -> None:
    """Another table for the same people, everybody one seat further."""
    old = room.table
    if old.stage != "over":
        raise Denied(refusals.GAME_NOT_OVER)
    if old.rematch:
        raise Denied(refusals.REMATCH_STARTED)
    again = registry.new(room.row.game)
    steps = laid_again(room, again)
    await registry.found_after(
        again, steps, room, room.director.go_on_at(again.row.id, device, message.id, now())
    )


def laid_again(room: Room, again: Room) -> list[Step]:
    """The rematch as it begins; each person's session is bound to a new device number there."""
    old, seats = room.table, len(room.table.chairs)
    secret = again.row.secret
    made = first_entry(room.row.game, seats, old.options, old.pace, secret, old.edition)
    steps = again.director.make(made, now())
    for seat in sorted(range(seats), key=lambda seat: old.chairs[seat].player != old.host):
        chair, there = old.chairs[seat], (seat + 1) % seats
        if chair.player is None or chair.device is None or chair.why in GONE:
            steps += again.director.seat_bot(there, chair.level or old.level(), now())
            continue
        again.names[again.table.players] = room.names.get(chair.player, "")
        steps += again.director.sit(carried(room, again, chair.device), there, now())[1]
    return steps


def carried(room: Room, again: Room, device: int) -> int:
    """The number at another table of the session that has this one here."""
    session = room.key_hashes.get(device)
    known = device_of(again, session)
    if known is not None:
        return known
    if session is not None:
        again.key_hashes[again.table.devices] = session
    return again.table.devices
