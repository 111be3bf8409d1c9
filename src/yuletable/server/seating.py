"""Who sits where: taking a seat, moving it to another device, going on together to a rematch."""

from __future__ import annotations

from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.arranging import DOOR_CLOSED
from yuletable.server.clock import now
from yuletable.server.croupier import Step
from yuletable.server.house import House, seated
from yuletable.server.keeping import name_put
from yuletable.server.keys import Moving, bind, device_of, letters, number_for, welcome
from yuletable.server.knocking import let_in
from yuletable.server.live import Live
from yuletable.server.naming import fresh_name
from yuletable.server.protocol import write_frame
from yuletable.server.sessions import Session
from yuletable.server.table import GONE, Denied, first_entry

MOVING_TIME = 600_000  # milliseconds to type a code on another device
MOST_CODES = 1_000


async def sit(house: House, live: Live, session: Session, order: wire.TakeSeat) -> wire.Seated:
    """Somebody takes a seat."""
    welcome(live, session.hash)
    if live.table.stage == "lobby" and not live.table.door:
        raise Denied(DOOR_CLOSED)
    name = fresh_name(live, order.name)
    device, player = number_for(live, session), live.table.players
    _, steps = live.croupier.sit(device, order.seat, now())
    live.names[player] = name
    await house.commit(live, steps, [name_put(live, player), *bind(live, device, session)])
    house.sessions.remember(session)
    return seated(live, device)


def offer_move(house: House, live: Live, device: int | None, seat: Seat | None) -> str:
    """A code with which another device takes over this one's seats, or a lost person's, once."""
    if device is None or not live.table.seats_of(device):
        raise Denied("Take a seat first.")
    if seat is not None:
        if not live.table.is_host(device):
            raise Denied("Only the host can do that.")
        lost_person(live, seat)
    kept = {
        code: one
        for code, one in house.moving.items()
        if one.until > now() and (one.table, one.device, one.seat) != (live.row.id, device, seat)
    }
    code = letters(8)
    house.moving = dict([*kept.items()][-MOST_CODES:])
    house.moving[code] = Moving(live.row.id, device, seat, now() + MOVING_TIME)
    return code


def lost_person(live: Live, seat: Seat) -> int:
    """The person of a seat who is not there to play it; Denied if there is none."""
    player = live.table.chair(seat).player
    if player is None or seat not in live.croupier.vacant():
        raise Denied("A code is for the seat of a person who is not here.")
    return player


async def take_over(house: House, live: Live, session: Session, code: str) -> wire.Seated:
    """The seats that a code is for."""
    moving = house.moving.get(code.upper())
    if moving is None or moving.table != live.row.id or moving.until <= now():
        raise Denied("This code is not known, or was used already.")
    if moving.seat is None:
        device = await carry(house, live, session, moving.device, code.upper())
    else:
        name = live.names.get(lost_person(live, moving.seat), "")
        del house.moving[code.upper()]
        device = await let_in(house, live, session, moving.seat, name)
    return seated(live, device)


async def carry(house: House, live: Live, session: Session, old: int, code: str) -> int:
    """All seats of a device go to this session; those who played there say goodbye."""
    welcome(live, session.hash)
    device = number_for(live, session)
    if device == old:
        raise Denied("You play from this device already.")
    if not live.table.seats_of(old):
        raise Denied("This code is not known, or was used already.")
    del house.moving[code]
    steps = live.croupier.carry(old, device, now())
    bye = write_frame(wire.Bye("Your seat is played from another device now.", False))
    farewells = [(guest, bye) for guest in live.guests if guest.device == old]
    await house.commit(live, steps, bind(live, device, session), farewells)
    house.sessions.remember(session)
    return device


async def rematch(house: House, live: Live, device: int | None, key: str) -> None:
    """Another table for the same people, everybody one seat further."""
    old = live.table
    if device is None or not old.is_host(device):
        raise Denied("Only the host can do that.")
    if old.stage != "over" or old.rematch:
        raise Denied("A rematch comes once, after the end.")
    again = house.new(live.row.game)
    steps = laid_again(live, again)
    await house.found_after(
        again, steps, live, live.croupier.go_on_at(again.row.id, device, key, now())
    )


def laid_again(live: Live, again: Live) -> list[Step]:
    """The rematch as it begins; each person's session is bound to a new device number there."""
    old, seats = live.table, len(live.table.chairs)
    secret = again.row.secret
    made = first_entry(live.row.game, seats, old.options, old.pace, secret, old.edition)
    steps = again.croupier.make(made, now())
    for seat in sorted(range(seats), key=lambda seat: old.chairs[seat].player != old.host):
        chair, there = old.chairs[seat], (seat + 1) % seats
        if chair.player is None or chair.device is None or chair.why in GONE:
            steps += again.croupier.seat_bot(there, chair.level or old.level(), now())
            continue
        again.names[again.table.players] = live.names.get(chair.player, "")
        steps += again.croupier.sit(carried(live, again, chair.device), there, now())[1]
    return steps


def carried(live: Live, again: Live, device: int) -> int:
    """The number at another table of the session that has this one here."""
    session = live.key_hashes.get(device)
    known = device_of(again, session)
    if known is not None:
        return known
    if session is not None:
        again.key_hashes[again.table.devices] = session
    return again.table.devices
