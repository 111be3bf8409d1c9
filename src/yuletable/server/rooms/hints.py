"""Hints for players, based only on what they know."""

from __future__ import annotations

import asyncio

import structlog
from msgspec import structs

from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.bots.pool import Thought, Why
from yuletable.server.feed.connection import Connection
from yuletable.server.feed.wording import words_for
from yuletable.server.protocol import write_frame
from yuletable.server.refusals import NO_HINT, NOT_ASKED, Denied, answer
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import Advice, Room
from yuletable.server.table.requests import allow
from yuletable.server.table.update import View

logger = structlog.get_logger()


async def hint(
    registry: TableRegistry,
    room: Room,
    connection: Connection,
    device: int | None,
    message: wire.Hint,
) -> None:
    """Answer a request for a hint."""
    told: wire.Hinted | wire.Answer
    try:
        allow(room.table, device, message)
        if not room.director.menu(message.seat):
            raise Denied(NOT_ASKED)
        thought = await advised(registry, room, message.seat)
        if thought.failed:
            raise Denied(NO_HINT)
        told = hinted(room, message.seat, thought, message.id, connection.language)
    except Denied as denied:
        told = answer(message.id, denied, connection.language)
    except Exception:  # whatever it is, never silence
        logger.exception("a hint failed")
        told = answer(message.id, Denied(NO_HINT), connection.language)
    registry.writer.send(room, [(connection, write_frame(told))])


async def advised(registry: TableRegistry, room: Room, seat: Seat) -> Thought:
    """The best bot's choice, computed once for each question and dropped if all leave."""
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
    """The advice for this seat's current question, cached unless it failed.

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


def hinted(room: Room, seat: Seat, thought: Thought, key: str, language: str) -> wire.Hinted:
    """A hint in words."""
    words, names = words_for(room.row.game, language), room.seat_names()
    view = room.director.at_hand(seat).view(seat)
    read = room.table.game.read_move

    def put(move: str, mover: Seat = seat, shown: View = view) -> str:
        return words.move(read(move), mover, names, shown) or move

    def sentence(why: Why) -> str:
        facts = {name: fact for name, fact in why.facts.items() if name != "view"}
        if "view" in why.facts:  # a move of somebody else's, as they would see it themselves
            mover, shown = why.facts["who"], why.facts["view"]
            moves = {name: put(move, mover, shown) for name, move in why.moves.items()}
        else:
            moves = {name: put(move) for name, move in why.moves.items()}
        return words.reason(why.message, facts, moves, seat, names)

    return wire.Hinted(
        id=key,
        moves=[
            wire.Weighed(
                move=each.move,
                say=put(each.move),
                verdict=each.verdict,
                chance=each.chance,
                low=each.low,
                high=each.high,
            )
            for each in thought.weighed
        ],
        reason=" ".join([sentence(why) for why in thought.reasons]),
    )
