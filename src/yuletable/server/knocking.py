"""How a newcomer gets a seat of a game that has begun, so that no seat is ever lost."""

from __future__ import annotations

import asyncio
from itertools import count

from yuletable.kernel.core import Seat
from yuletable.server import entries as log
from yuletable.server import protocol as wire
from yuletable.server.arranging import DOOR_CLOSED, IN_THE_GAME
from yuletable.server.clock import now
from yuletable.server.house import House
from yuletable.server.keeping import name_put
from yuletable.server.keys import bind, number_for, welcome
from yuletable.server.live import KNOCKING_TIME, Live, Waiting
from yuletable.server.naming import fresh_name
from yuletable.server.protocol import write_frame
from yuletable.server.sessions import Session
from yuletable.server.table import Denied
from yuletable.server.telling import Frames, news

MOST_KNOCKS = 5  # at one table
numbers = count(1)


async def knock(house: House, live: Live, session: Session, order: wire.AskForSeat) -> wire.Knocked:
    """Ask the host for a seat; where nobody is left to ask, it is given at once."""
    name = allowed(live, session, order)
    if live.deserted(now()):
        await let_in(house, live, session, order.seat, name, host=True)
        return wire.Knocked(seated=True)
    await house.commit(live, [], [session.put()])
    house.sessions.remember(session)
    name = allowed(live, session, order)  # others may have come meanwhile
    live.forget_knocks(session.hash)
    until = now() + KNOCKING_TIME
    number = next(numbers)
    live.knocks[number] = Waiting(session._replace(token=""), order.seat, name, until)
    house.writer.send(live, news(live))
    asyncio.get_running_loop().call_later(KNOCKING_TIME / 1_000, give_up, house, live, number)
    return wire.Knocked(seated=False)


def give_up(house: House, live: Live, number: int) -> None:
    """Nobody has answered the door."""
    if live.knocks.pop(number, None) is not None and not live.dead:
        house.writer.send(live, news(live))


def allowed(live: Live, session: Session, order: wire.AskForSeat) -> str:
    """The name of somebody who may knock; Denied if they may not."""
    table = live.table
    if table.seats_of(welcome(live, session.hash)):
        raise Denied("You have a seat here already.")
    if table.stage not in IN_THE_GAME:
        begun = table.stage != "lobby"
        raise Denied("The game is over." if begun else "The game has not begun: just sit down.")
    if not table.door:
        raise Denied(DOOR_CLOSED)
    chair = table.chair(order.seat)
    if order.seat not in live.croupier.vacant():
        raise Denied("Somebody plays that seat, but another may be free.")
    others = [one for one in live.waiting(now()).values() if one.session.hash != session.hash]
    if len(others) >= MOST_KNOCKS:
        raise Denied("Others are at the door already; try again in a moment.")
    if chair.player is not None and not order.name.strip():
        return live.names.get(chair.player, "")
    return fresh_name(live, order.name, chair.player, session.hash)


async def admit(house: House, live: Live, device: int | None, message: wire.Admit) -> None:
    """The host answers the door."""
    if not live.table.is_host(device):
        raise Denied("Only the host can do that.")
    waiting = live.waiting(now()).get(message.knock)
    if waiting is None:
        raise Denied("They are not at the door any more.")
    session = waiting.session
    if message.yes:
        await let_in(house, live, session, waiting.seat, waiting.name, device, message.id)
        return
    del live.knocks[message.knock]
    house.writer.send(live, news(live))
    bye = wire.Bye("The host cannot give you that seat just now.", False)
    await house.commit(live, [], [], farewell(live, session.hash, bye))


async def let_in(
    house: House,
    live: Live,
    session: Session,
    seat: Seat,
    name: str,
    by: int | None = None,
    key: str | None = None,
    host: bool = False,
) -> int:
    """Give a vacant seat to a session; the device it plays from."""
    chair, device = live.table.chair(seat), number_for(live, session)
    player = live.table.players if chair.player is None else chair.player
    admitted = log.Admitted(seat, player, device)
    steps = live.croupier.admit(admitted, by, key, now(), host)
    live.forget_knocks(session.hash)
    live.barred.discard(device)
    live.names[player] = name
    puts = [name_put(live, player), *bind(live, device, session)]
    bye = wire.Bye("You have a seat now.", True)
    await house.commit(live, steps, puts, farewell(live, session.hash, bye))
    house.sessions.remember(session)
    house.plan(live)
    return device


def farewell(live: Live, session: str, bye: wire.Bye) -> Frames:
    """A goodbye to every socket of a session."""
    frame = write_frame(bye)
    return [(guest, frame) for guest in live.guests if guest.session == session]
