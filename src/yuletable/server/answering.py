"""What guests ask over their sockets, and the one answer each of them gets."""

from __future__ import annotations

import asyncio

import structlog
from msgspec import structs
from sqlalchemy.exc import SQLAlchemyError

from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.clock import now, wall
from yuletable.server.guest import Guest
from yuletable.server.house import House
from yuletable.server.keeping import name_put
from yuletable.server.keys import SENT_AWAY, bar, unbar
from yuletable.server.knocking import admit
from yuletable.server.live import Advice, Live
from yuletable.server.loading import upgraded
from yuletable.server.naming import fresh_name
from yuletable.server.protocol import write_frame
from yuletable.server.seating import offer_move, rematch
from yuletable.server.store import Erasing, Put
from yuletable.server.table import Denied
from yuletable.server.telling import Frames, forget_sentences, hinted, news, worded
from yuletable.server.thinking import Thought
from yuletable.server.tidy import tidy
from yuletable.server.writer import RETRY, NotStored

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


async def handle(house: House, live: Live, guest: Guest, message: wire.Request) -> None:
    """Answer a request of a guest, after what it led to is stored."""
    if house.draining or live.dead:
        guest.send(write_frame(wire.Answer(message.id, "retry", after=RETRY)))
        return
    if live.table.closed and not isinstance(message, wire.Upgrade | wire.Erase):
        guest.send(write_frame(wire.Answer(message.id, "refused", live.table.closed)))
        return
    device = None if guest.screen or guest.device in live.barred else guest.device
    if live.was_done(message.id):
        house.stage(live, [], answer=(guest, wire.Answer(message.id, "duplicate")))
    elif isinstance(message, wire.Hint):
        asking = asyncio.create_task(hint(house, live, guest, device, message))
        guest.wait_for(asking)
        house.ponder(live, asking)
    elif isinstance(message, BESIDE):
        await arrange(house, live, guest, device, message)
    else:
        play(house, live, guest, device, message)


async def arrange(
    house: House, live: Live, guest: Guest, device: int | None, message: wire.Request
) -> None:
    """A request that the house decides about, not the table."""
    live.remember(message.id)  # before anything is awaited, so that none is done twice
    guest.owed.add(message.id)
    try:
        answer = wire.Answer(message.id, "applied", code=await beside(house, live, device, message))
    except (NotStored, SQLAlchemyError):
        live.forget(message.id)
        guest.send(write_frame(wire.Answer(message.id, "retry", after=RETRY)))
        return
    except Denied as denied:
        live.forget(message.id)
        answer = wire.Answer(message.id, "refused", str(denied))
    finally:
        guest.owed.discard(message.id)
    house.writer.send(live, [(guest, write_frame(answer))])
    if isinstance(message, wire.Upgrade) and answer.outcome == "applied":
        house.drop(live, "The game goes on under today's rules; you are back in a moment.")


def play(house: House, live: Live, guest: Guest, device: int | None, message: wire.Request) -> None:
    """A request that the table decides about."""
    if guest.stores.spent():
        guest.send(write_frame(wire.Answer(message.id, "retry", CALM, after=CALM_DOWN)))
        return
    try:
        name = fresh_name(live, message.name) if isinstance(message, wire.AddHere) else ""
    except Denied as denied:
        answer = wire.Answer(message.id, "refused", str(denied))
        house.stage(live, [], answer=(guest, answer))
        return
    device_there = device_concerned(live, message)
    outcome = live.croupier.handle(device, message, now())
    assert outcome.answer is not None
    if outcome.steps:
        guest.stores.take()
    puts: list[Put] = []
    if outcome.answer.outcome == "applied":
        puts = named_last(live, name) if name else []
        if device_there is not None:
            puts += (bar if isinstance(message, wire.Kick) else unbar)(live, device_there)
    answer = worded(live, outcome.answer, guest.language)
    farewells = sent_away(live, device_there) if isinstance(message, wire.Kick) else []
    house.stage(live, outcome.steps, puts, (guest, answer), farewells)
    house.plan(live)


def named_last(live: Live, name: str) -> list[Put]:
    """The name of the person who sat down last."""
    player = live.table.players - 1
    live.names[player] = name
    return [name_put(live, player)]


def device_concerned(live: Live, message: wire.Request) -> int | None:
    """The device that loses its welcome by this, or regains it."""
    if not isinstance(message, (wire.Kick, wire.GiveBack)):
        return None
    chairs = live.table.chairs
    return chairs[message.seat].device if message.seat < len(chairs) else None


def sent_away(live: Live, device: int | None) -> Frames:
    """A goodbye to every socket of a device that is not welcome any more."""
    if device is None or device not in live.barred:
        return []
    bye, session = write_frame(wire.Bye(SENT_AWAY, False)), live.key_hashes[device]
    return [(g, bye) for g in live.guests if g.device == device or g.session == session]


async def beside(house: House, live: Live, device: int | None, message: wire.Request) -> str:
    """What is no matter of the game: words, names, other devices, another evening."""
    match message:
        case wire.Say():
            say(house, live, device, message)
        case wire.Rename():
            await rename(house, live, device, message)
        case wire.Erase():
            await erase(house, live, device, message.seat)
        case wire.Upgrade():
            await upgrade(house, live, device, message)
        case wire.MoveDevice():
            return offer_move(house, live, device, message.seat)
        case wire.Admit():
            await admit(house, live, device, message)
        case wire.Rematch():
            await rematch(house, live, device, message.id)
    return ""


def own(live: Live, device: int | None, seat: Seat) -> int:
    """The person on a seat, if it is played from this device."""
    player = live.table.chairs[seat].player if seat in live.table.seats_of(device) else None
    if player is None:
        raise Denied("That is not your seat.")
    return player


def say(house: House, live: Live, device: int | None, message: wire.Say) -> None:
    """A set phrase, or typed words where the host allows them, to all who may follow the game."""
    own(live, device, message.seat)
    words = tidy(message.words)
    if words and not live.table.words:
        raise Denied("The host has not opened the table for typed words.")
    said = write_frame(wire.Said(message.seat, message.phrase, words))
    house.writer.send(live, [(guest, said) for guest in live.guests if guest.follows])


async def rename(house: House, live: Live, device: int | None, message: wire.Rename) -> None:
    player = own(live, device, message.seat)
    name = fresh_name(live, message.name, player)
    if live.names.get(player) == name:
        return
    live.names[player] = name
    await house.commit(live, [], [name_put(live, player)])
    house.writer.send(live, news(live))


async def erase(house: House, live: Live, device: int | None, seat: Seat) -> None:
    """Forget what a person typed; the host may ask it of any seat."""
    chair = live.table.chair(seat)
    mine = device is not None and chair.device == device  # also after one stood up
    if not mine and not live.table.is_host(device):
        raise Denied("That is not your seat.")
    if chair.player is None:
        raise Denied("Nobody has said anything there.")
    await house.commit(live, [], [Erasing.of(live.row.id, chair.player, wall())])
    live.names[chair.player] = ""  # now that the store has forgotten it
    live.table.forget_words(chair.player)
    forget_sentences(live.row.game)
    house.forget_told(live)
    house.upkeep.erased()
    house.writer.send(live, news(live))


async def upgrade(house: House, live: Live, device: int | None, message: wire.Upgrade) -> None:
    """Play a game on that began under older rules; everybody gets it from its log then."""
    table = live.table
    if not table.is_host(device):
        raise Denied("Only the host can do that.")
    if not table.upgradable:
        raise Denied(table.closed or "This game is played under today's rules already.")
    table.upgradable = False  # it is on its way
    await house.write_down(live, upgraded(table), device, message.id)


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
