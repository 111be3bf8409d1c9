"""What is told over HTTP is stored, asked for in reason, and never breaks the server."""

from __future__ import annotations

import asyncio
import io
import logging
import sys
from pathlib import Path

import pytest
import structlog

from tests.web.laying import begun
from yuletable.kernel.match import write_record
from yuletable.prove import observer
from yuletable.prove.asking import Told, ask
from yuletable.server.app import make_app
from yuletable.server.bots.pool import BotPool
from yuletable.server.operation.health import Health
from yuletable.server.operation.logs import write_logs
from yuletable.server.pages import cache as remembered
from yuletable.server.pages import storyteller
from yuletable.server.pages.cache import AnswerCache
from yuletable.server.pages.finished import record_of
from yuletable.server.pages.replay_worker import ReplayWorker, Wish, show
from yuletable.server.pages.storyteller import Storyteller
from yuletable.server.refusals import NO_STORY, Denied
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import Room
from yuletable.server.settings import Settings
from yuletable.server.storage.migrations import migrate
from yuletable.server.storage.store import Store
from yuletable.server.table.director import Director

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # litestar's, of its own 3.0


def test_nothing_is_told_before_it_is_stored(tmp_path: Path) -> None:
    tally = asyncio.run(observer.prove(2, tmp_path))
    assert tally.failed > 0
    assert tally.answers["record 200"] > 0
    assert tally.answers["record 409"] > 0


def test_the_observer_notices_a_page_that_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableRegistry, "look", TableRegistry.find)
    with pytest.raises(observer.Broken):
        asyncio.run(observer.prove(20, tmp_path))


def over(seed: str = "over") -> Room:
    """A finished game."""
    laid = begun("north_pole", 2, seed)
    laid.play(lambda match: match.over())
    return Room(laid.row, Director(laid.table, 0), {}, {0: "Robin"})


# What finished games are asked for.


def test_an_answer_is_worked_out_once_and_not_kept_under_other_names() -> None:
    async def ask() -> tuple[int, bytes, int]:
        known = AnswerCache(NO_STORY)
        made = 0

        async def make() -> bytes:
            nonlocal made
            made += 1
            await asyncio.sleep(0.01)
            return b"%d" % made

        await asyncio.gather(*[known.get(("T", "x"), ["Robin"], make) for _ in range(5)])
        again = await known.get(("T", "x"), ["Robin"], make)
        await known.get(("T", "x"), [""], make)  # the name was erased
        return made, again, len(known.known)

    assert asyncio.run(ask()) == (2, b"1", 1)


def test_memory_for_answers_is_bounded_and_can_be_emptied() -> None:
    async def fill() -> tuple[int, int, int]:
        known = AnswerCache(NO_STORY, most=1_000)

        async def make() -> bytes:
            return b"x" * 100

        for number in range(50):
            await known.get((f"T{number}",), [], make)
        full = known.bytes
        known.forget("T49")
        return full, known.bytes, len(known.known)

    assert asyncio.run(fill()) == (1_000, 900, 9)


def test_what_failed_is_not_tried_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> int:
        known = AnswerCache(NO_STORY)
        tried = 0

        async def make() -> bytes:
            nonlocal tried
            tried += 1
            raise Denied(NO_STORY)

        for _ in range(3):
            with pytest.raises(Denied):
                await known.get(("T",), [], make)
        monkeypatch.setattr(remembered, "FAILED_FOR", 0.0)
        known.failed.clear()
        for _ in range(2):
            with pytest.raises(Denied):
                await known.get(("T",), [], make)
        return tried

    assert asyncio.run(fail()) == 3


SLOW = "import sys, time; sys.stdin.read(); time.sleep(60)"
QUICK = "import sys; sys.stdin.read(); print('{}')"


def test_a_slow_story_keeps_no_other_table_from_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storyteller, "DEADLINE", 2.0)

    async def tell() -> bool:
        teller = Storyteller((sys.executable, "-c", SLOW))
        slow = asyncio.create_task(teller.tell(over("slow")))
        await asyncio.sleep(0.05)
        teller.command = (sys.executable, "-c", QUICK)
        with pytest.raises(Denied):  # it is no story, but it was the other one's turn
            await teller.tell(over("quick"))
        waiting = not slow.done()
        slow.cancel()
        await asyncio.gather(slow, *teller.remembered.asked.values(), return_exceptions=True)
        return waiting

    assert asyncio.run(tell())


def test_looking_back_survives_a_process_that_dies() -> None:
    room = over()

    async def look() -> tuple[bytes, bytes]:
        looking_back = ReplayWorker((sys.executable, "-c", "pass"))
        with pytest.raises(Denied):
            await looking_back.ending(room, "en")
        looking_back.remembered.failed.clear()
        looking_back.process.command = ReplayWorker().process.command
        first = await looking_back.ending(room, "en")
        scenes = await looking_back.replay(room, 0, 0, "en")
        with pytest.raises(Denied, match="no such move"):
            await looking_back.replay(room, 5, 0, "en")
        await looking_back.stop()
        return first, scenes

    first, scenes = asyncio.run(look())
    assert first == show(Wish(write_record_of(room), "en"))
    assert scenes == show(Wish(write_record_of(room), "en", 0, 0))


def write_record_of(room: Room) -> str:
    return write_record(record_of(room))


# Failures.


def test_a_request_that_fails_is_answered_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: TableRegistry, table: str) -> Room:
        raise RuntimeError("Wilhelmina holds the Queen")

    monkeypatch.setattr(TableRegistry, "look", broken)

    async def fail() -> tuple[Told, bytes]:
        app = make_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1))
        async with observer.litestar(app).lifespan():
            told = await ask(app, "GET", f"/api/tables/{'0' * 32}")
            return told, (await ask(app, "GET", "/metrics")).body

    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    write_logs("warning")
    try:
        told, metrics = asyncio.run(fail())
    finally:
        structlog.reset_defaults()
    assert told.status == 500
    assert told.json()["reason"] == "failed"
    assert '"a request failed"' in written.getvalue()
    assert "Wilhelmina" not in written.getvalue()
    assert b"yuletable_server_errors_total 1.0" in metrics


# Health.


def test_a_health_check_costs_one_commit_however_many_ask(tmp_path: Path) -> None:
    class Counted(Store):
        beats = 0

        def beat(self, now: int) -> None:
            self.beats += 1
            super().beat(now)

    async def ask() -> tuple[int, bool, bool]:
        store = Counted(f"sqlite:///{tmp_path / 'tables.db'}")
        migrate(store.engine)
        registry = TableRegistry(store, BotPool(1))
        await registry.open()
        pulse = Health(registry.writer)
        well = all(await asyncio.gather(*[pulse.well() for _ in range(100)]))
        assert registry.writer.task is not None
        registry.writer.task.cancel()
        pulse.beat = None
        await asyncio.sleep(0)
        dead = await pulse.well()
        await registry.close()
        return store.beats, well, dead

    assert asyncio.run(ask()) == (1, True, False)
