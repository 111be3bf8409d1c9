"""All tables of one process, without sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.answering import handle
from yuletable.server.clock import now
from yuletable.server.croupier import Croupier, Step
from yuletable.server.guest import Guest
from yuletable.server.house import House
from yuletable.server.live import Live
from yuletable.server.migrations import migrate
from yuletable.server.pace import SECOND, STILL
from yuletable.server.sessions import new_session
from yuletable.server.store import Store
from yuletable.server.thinking import Task, Thinkers


class Forgetful(House):
    """Its bots cannot even be told what is on the table."""

    def task(self, live: Live, seat: Seat, level: str) -> Task:
        raise RuntimeError("no world to imagine")


async def sat_down(folder: Path) -> tuple[House, Live, Guest]:
    """Somebody among bots at a table of that house."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    migrate(store.engine)
    house = Forgetful(store, Thinkers(1), STILL)
    await house.open()
    order = wire.MakeTable(game="north_pole", seats=4, name="Robin", level="merry")
    seated = await house.make(order, new_session("the browser of a person"))
    live, guest = await house.find(seated.table), Guest(0, False, "en")
    house.arrive(live, guest, [])
    return house, live, guest


def test_a_bot_that_cannot_be_asked_makes_the_meekest_move(tmp_path: Path) -> None:
    async def evening() -> Live:
        house, live, guest = await sat_down(tmp_path)
        for number in range(500):
            if len(live.table.playing().record.moves) > 12:
                break
            await asyncio.sleep(0.01)
            if menu := live.croupier.menu(0):
                move, asked = menu[0].text(), live.table.question
                await handle(house, live, guest, wire.Play(f"{number:032x}", 0, move, asked))
        await house.close()
        return live

    moved = {seat for seat, _ in asyncio.run(evening()).table.playing().record.moves}
    assert moved == {0, 1, 2, 3}


def test_a_hint_that_fails_is_answered(tmp_path: Path) -> None:
    async def ask() -> list[bytes]:
        house, live, guest = await sat_down(tmp_path)
        while not live.croupier.menu(0):
            await asyncio.sleep(0.01)
        await handle(house, live, guest, wire.Hint("a" * 32, 0))
        await asyncio.gather(*live.thoughts)
        await house.close()
        return list(guest.frames)

    assert any(b"No advice comes to mind" in frame for frame in asyncio.run(ask()))


class Stumbling(Croupier):
    """It fails at the first answer of a bot."""

    def bot_answers(self, seat: Seat, question: int, move: str, now: int) -> list[Step]:
        raise RuntimeError("nobody has thought of that")


def test_a_table_that_fails_at_a_bots_answer_is_let_go(tmp_path: Path) -> None:
    """Its guests come back to it as its log has it, and nobody waits for ever."""

    async def evening() -> tuple[Live, Guest, bool]:
        house, live, guest = await sat_down(tmp_path)
        live.croupier.__class__ = Stumbling
        for number in range(500):
            if live.dead:
                break
            await asyncio.sleep(0.01)
            if menu := live.croupier.menu(0):
                move, asked = menu[0].text(), live.table.question
                await handle(house, live, guest, wire.Play(f"{number:032x}", 0, move, asked))
        again = await house.find(live.row.id)
        await house.close()
        return live, guest, again is not live

    live, guest, fresh = asyncio.run(evening())
    assert live.dead
    assert guest.closed
    assert fresh


def keep_warm(house: House, live: Live, moves: int) -> None:
    """A bot sits down for who is away, and so many moves are made."""
    later = now() + 10 * live.table.absence * SECOND
    house.stage(live, live.croupier.tick(later))
    while len(live.table.playing().record.moves) < moves:
        moment = live.croupier.moment
        assert moment is not None
        seat = next(seat for seat in moment.due if seat not in moment.moves)
        meekest = live.croupier.menu(seat)[0].text()
        steps = live.croupier.bot_answers(seat, live.table.question, meekest, later)
        house.stage(live, steps)


def test_whoever_comes_back_to_a_kept_seat_hears_what_happened(tmp_path: Path) -> None:
    async def evening() -> list[bytes]:
        house, live, guest = await sat_down(tmp_path)
        house.leave(live, guest)
        known = wire.Since(seat=0, revision=live.table.revisions[0], hash="")
        keep_warm(house, live, len(live.table.playing().record.moves) + 5)
        back = Guest(0, False, "en")
        house.arrive(live, back, [known])
        await house.close()
        return list(back.frames)

    told = [msgspec.json.decode(frame) for frame in asyncio.run(evening())]
    first = next(frame for frame in told if frame["type"] == "batch")
    assert first["events"]
