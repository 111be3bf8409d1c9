"""What guests ask over their sockets, and the one answer each of them gets."""

from __future__ import annotations

import asyncio

import structlog
from msgspec import structs
from sqlalchemy.exc import SQLAlchemyError

from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.clock import now
from yuletable.server.croupier import key_number
from yuletable.server.guest import Guest
from yuletable.server.house import House
from yuletable.server.keeping import name_put
from yuletable.server.live import Advice, Live
from yuletable.server.protocol import write_frame
from yuletable.server.seating import offer_move, rematch
from yuletable.server.store import Put
from yuletable.server.table import Denied
from yuletable.server.telling import hinted, news, worded
from yuletable.server.thinking import Thought
from yuletable.server.tidy import tidy, tidy_name
from yuletable.server.writer import RETRY, NotStored

CALM = "That was a lot at once; a moment, please."
CALM_DOWN = 2_000  # milliseconds
logger = structlog.get_logger()


async def handle(house: House, live: Live, guest: Guest, message: wire.Request) -> None:
    """Answer a request of a guest, after what it led to is stored."""
    if house.draining or live.dead:
        guest.send(write_frame(wire.Answer(message.id, "retry", after=RETRY)))
        return
    device = None if guest.screen else guest.device
    if key_number(message.id) in live.croupier.keys:  # whatever kind of request it was then
        house.writer.send(live, [(guest, write_frame(wire.Answer(message.id, "duplicate")))])
        return
    if isinstance(message, wire.Hint):
        asking = asyncio.create_task(hint(house, live, guest, device, message))
        guest.wait_for(asking)
        house.ponder(live, asking)
        return
    guest.owed.add(message.id)
    try:
        answer = await beside(house, live, device, message)
    except (NotStored, SQLAlchemyError):
        answer = wire.Answer(message.id, "retry", after=RETRY)
    except Denied as denied:
        answer = wire.Answer(message.id, "refused", str(denied))
    finally:
        guest.owed.discard(message.id)
    if answer is not None:
        house.writer.send(live, [(guest, write_frame(answer))])
        return
    play(house, live, guest, device, message)


def play(house: House, live: Live, guest: Guest, device: int | None, message: wire.Request) -> None:
    """A request that the table decides about."""
    if guest.stores.spent():
        guest.send(write_frame(wire.Answer(message.id, "retry", CALM, after=CALM_DOWN)))
        return
    outcome = live.croupier.handle(device, message, now())
    assert outcome.answer is not None
    if outcome.steps:
        guest.stores.take()
    puts: list[Put] = []
    if isinstance(message, wire.AddHere) and outcome.answer.outcome == "applied":
        player = live.table.players - 1
        live.names[player] = tidy_name(message.name)
        puts.append(name_put(live, player))
    answer = worded(live, outcome.answer, guest.language)
    house.stage(live, outcome.steps, puts, (guest, answer))
    house.plan(live)


async def beside(
    house: House, live: Live, device: int | None, message: wire.Request
) -> wire.Answer | None:
    """What is no matter of the game: words, names, other devices, another evening."""
    match message:
        case wire.Say():
            say(house, live, device, message)
        case wire.Rename():
            await rename(house, live, device, message)
        case wire.Erase():
            await erase(house, live, device, message.seat)
        case wire.MoveDevice():
            return wire.Answer(message.id, "applied", code=offer_move(house, live, device))
        case wire.Rematch():
            await rematch(house, live, device, message.id)
        case wire.AddHere():
            tidy_name(message.name)  # before anybody sits down
            return None
        case _:
            return None
    return wire.Answer(message.id, "applied")


def own(live: Live, device: int | None, seat: Seat) -> int:
    """The person on a seat, if it is played from this device."""
    player = live.table.chairs[seat].player if seat in live.table.seats_of(device) else None
    if player is None:
        raise Denied("That is not your seat.")
    return player


def say(house: House, live: Live, device: int | None, message: wire.Say) -> None:
    """A set phrase, or typed words where the host allows them, to everyone at the table."""
    own(live, device, message.seat)
    words = tidy(message.words)
    if words and not live.table.words:
        raise Denied("The host has not opened the table for typed words.")
    said = write_frame(wire.Said(message.seat, message.phrase, words))
    house.writer.send(live, [(guest, said) for guest in live.guests])


async def rename(house: House, live: Live, device: int | None, message: wire.Rename) -> None:
    player = own(live, device, message.seat)
    name = tidy_name(message.name)
    if live.names.get(player) == name:
        return
    live.names[player] = name
    await house.commit(live, [], [name_put(live, player)])
    house.writer.send(live, news(live))


async def erase(house: House, live: Live, device: int | None, seat: Seat) -> None:
    """Forget what a person typed; the host may ask it of any seat."""
    player = live.table.chair(seat).player
    if not live.table.is_host(device):
        player = own(live, device, seat)
    if player is None:
        raise Denied("Nobody has said anything there.")
    live.names[player] = ""
    await house.writer.read(house.store.erase, live.row.id, player)
    house.forget_told(live)
    house.writer.send(live, news(live))


async def hint(
    house: House, live: Live, guest: Guest, device: int | None, message: wire.Hint
) -> None:
    """Advice for whoever is asked; it knows what they know."""
    told: wire.Hinted | wire.Answer
    try:
        own(live, device, message.seat)
        if not live.croupier.menu(message.seat):
            raise Denied("You are not asked anything now.")
        thought = await advised(house, live, message.seat)
        if thought.failed:
            raise Denied("No advice comes to mind.")
        told = hinted(live, message.seat, thought, message.id, guest.language)
    except Denied as denied:
        told = wire.Answer(message.id, "refused", str(denied))
    except Exception:  # whatever it is, never silence
        logger.exception("a hint failed")
        told = wire.Answer(message.id, "refused", "No advice comes to mind.")
    house.writer.send(live, [(guest, write_frame(told))])


async def advised(house: House, live: Live, seat: Seat) -> Thought:
    """What the best bot would do here: thought once for each question, dropped if all leave."""
    advice = advice_for(house, live, seat)
    advice.askers += 1
    try:
        return await asyncio.shield(advice.thinking)
    finally:
        advice.askers -= 1
        if not advice.askers and not advice.thinking.done():
            advice.thinking.cancel()
            live.advice.pop(seat, None)


def advice_for(house: House, live: Live, seat: Seat) -> Advice:
    """The advice this seat was given on its present question, or a new one; failures are not kept.

    In a window a seat is asked twice under one number: about the window, and about what follows.
    """
    asked = live.croupier.question(seat)
    about = (live.table.question, asked is not None and asked.ahead)
    known = live.advice.get(seat)
    if known is not None and known.about == about and not failed(known.thinking):
        return known
    task = structs.replace(house.task(live, seat, ""), hint=True)
    thinking = asyncio.create_task(house.thinkers.think(task, live.row.id))
    live.advice[seat] = Advice(about, thinking)
    return live.advice[seat]


def failed(thinking: asyncio.Task[Thought]) -> bool:
    if not thinking.done():
        return False
    lost = thinking.cancelled() or thinking.exception() is not None
    return lost or bool(thinking.result().failed)
