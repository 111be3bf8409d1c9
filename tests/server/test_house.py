"""All tables of one process, without sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.bots.pool import BotPool, Task
from yuletable.server.clock import now
from yuletable.server.feed.connection import Connection
from yuletable.server.net.sessions import new_session
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import handle
from yuletable.server.rooms.room import Room
from yuletable.server.storage.migrations import migrate
from yuletable.server.storage.store import Store
from yuletable.server.table.director import Director
from yuletable.server.table.pace import SECOND, STILL
from yuletable.server.table.update import Step


class Forgetful(TableRegistry):
    """Its bots cannot even be told what is on the table."""

    def task(self, room: Room, seat: Seat, level: str) -> Task:
        raise RuntimeError("no world to imagine")


async def sat_down(folder: Path) -> tuple[TableRegistry, Room, Connection]:
    """Somebody among bots at a table of that house."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    migrate(store.engine)
    registry = Forgetful(store, BotPool(1), STILL)
    await registry.open()
    order = wire.MakeTable(game="north_pole", seats=4, name="Robin", level="merry")
    seated = await registry.make(order, new_session("the browser of a person"))
    room, connection = await registry.find(seated.table), Connection(0, False, "en")
    registry.arrive(room, connection, [])
    return registry, room, connection


def test_a_bot_that_cannot_be_asked_makes_the_meekest_move(tmp_path: Path) -> None:
    async def evening() -> Room:
        registry, room, connection = await sat_down(tmp_path)
        for number in range(500):
            if len(room.table.playing().record.moves) > 12:
                break
            await asyncio.sleep(0.01)
            if menu := room.director.menu(0):
                move, asked = menu[0].text(), room.table.question
                await handle(
                    registry, room, connection, wire.Play(f"{number:032x}", 0, move, asked)
                )
        await registry.close()
        return room

    moved = {seat for seat, _ in asyncio.run(evening()).table.playing().record.moves}
    assert moved == {0, 1, 2, 3}


def test_a_hint_that_fails_is_answered(tmp_path: Path) -> None:
    async def ask() -> list[bytes]:
        registry, room, connection = await sat_down(tmp_path)
        while not room.director.menu(0):
            await asyncio.sleep(0.01)
        await handle(registry, room, connection, wire.Hint("a" * 32, 0))
        await asyncio.gather(*room.thoughts)
        await registry.close()
        return list(connection.frames)

    assert any(b'"no-hint"' in frame for frame in asyncio.run(ask()))


class Stumbling(Director):
    """It fails at the first answer of a bot."""

    def bot_answers(self, seat: Seat, question: int, move: str, now: int) -> list[Step]:
        raise RuntimeError("nobody has thought of that")


def test_a_table_that_fails_at_a_bots_answer_is_let_go(tmp_path: Path) -> None:
    """Its guests come back to it as its log has it, and nobody waits for ever."""

    async def evening() -> tuple[Room, Connection, bool]:
        registry, room, connection = await sat_down(tmp_path)
        room.director.__class__ = Stumbling
        for number in range(500):
            if room.dead:
                break
            await asyncio.sleep(0.01)
            if menu := room.director.menu(0):
                move, asked = menu[0].text(), room.table.question
                await handle(
                    registry, room, connection, wire.Play(f"{number:032x}", 0, move, asked)
                )
        again = await registry.find(room.row.id)
        await registry.close()
        return room, connection, again is not room

    room, connection, fresh = asyncio.run(evening())
    assert room.dead
    assert connection.closed
    assert fresh


def keep_warm(registry: TableRegistry, room: Room, moves: int) -> None:
    """A bot sits down for who is away, and so many moves are made."""
    later = now() + 10 * room.table.absence * SECOND
    registry.stage(room, room.director.tick(later))
    while len(room.table.playing().record.moves) < moves:
        waiting = room.director.waiting
        assert waiting is not None
        seat = next(seat for seat in waiting.due if seat not in waiting.moves)
        meekest = room.director.menu(seat)[0].text()
        steps = room.director.bot_answers(seat, room.table.question, meekest, later)
        registry.stage(room, steps)


def test_whoever_comes_back_to_a_kept_seat_hears_what_happened(tmp_path: Path) -> None:
    async def evening() -> list[bytes]:
        registry, room, connection = await sat_down(tmp_path)
        registry.leave(room, connection)
        known = wire.Since(seat=0, revision=room.table.revisions[0], hash="")
        keep_warm(registry, room, len(room.table.playing().record.moves) + 5)
        back = Connection(0, False, "en")
        registry.arrive(room, back, [known])
        await registry.close()
        return list(back.frames)

    told = [msgspec.json.decode(frame) for frame in asyncio.run(evening())]
    first = next(frame for frame in told if frame["type"] == "batch")
    assert first["events"]
