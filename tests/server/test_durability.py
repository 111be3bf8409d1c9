"""Nothing that was accepted is lost: not by a kill, a power cut, a full disk or a locked file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.parlour import Parlour
from tests.server.test_sockets import asked_of, evening
from tests.server.test_store import rows_of, table_put
from yuletable.prove import kill, power
from yuletable.prove.client import Client
from yuletable.prove.load import came_back
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.storage.opening import open_store
from yuletable.server.storage.store import Erasing, Put, Row, Store
from yuletable.server.storage.writer import Staged

CYCLES = 300


def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    tally = asyncio.run(kill.prove(CYCLES, tmp_path))
    assert tally.cycles == CYCLES
    assert tally.accepted > CYCLES
    assert tally.duplicates > 0, "no kill came between storing and answering"


def test_the_checker_notices_a_lost_and_a_doubled_move(tmp_path: Path) -> None:
    asyncio.run(kill.prove(2, tmp_path))
    file = tmp_path / "tables.db"
    db = sqlite3.connect(file)
    table, key = db.execute("select table_id, move_id from log where move_id > ''").fetchone()
    kill.check_log(file, [(table, key)])
    with pytest.raises(kill.Lost, match="1 accepted moves"):
        kill.check_log(file, [(table, "f" * 32)])
    db.execute("update log set entry = replace(entry, 'moved', 'Moved') where seq = 5")
    db.commit()
    db.close()
    with pytest.raises(kill.Lost, match="breaks at 5"):
        kill.check_log(file, [])


def test_a_power_cut_loses_nothing() -> None:
    assert power.prove(400).lost == 0


class Hasty(Store):
    """Says that something is stored before it is."""

    held: tuple[list[Row], list[Put]] = ([], [])

    def append(self, rows: list[Row], puts: list[Put]) -> None:
        before, self.held = self.held, (rows, puts)
        super().append(*before)


class Careless(Store):
    """Forgets to blank the names of those who erased their words."""

    def append(self, rows: list[Row], puts: list[Put]) -> None:
        super().append(rows, [put for put in puts if not isinstance(put, Erasing)])


def test_power_cuts_find_a_store_that_does_not_keep_its_word() -> None:
    assert power.prove(60, "normal").lost > 20
    assert power.prove(60, kind=Hasty).lost > 20
    assert power.prove(60, kind=Careless).lost > 10


def test_a_restart_in_mid_game_costs_seconds_and_nothing_else(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        robin, nina = await evening("north_pole", server.port, seats=2)
        asked, batch = await asked_of(robin, nina)
        assert batch.question is not None
        play = wire.Play("a" * 32, batch.seat or 0, batch.choices[0].move, batch.question.id)
        assert (await asked.send(play)).outcome == "applied"
        seat = batch.seat
        server.kill()
        server.start()
        for client in (robin, nina):
            await came_back(client)
        assert (await asked.send(play)).outcome == "duplicate"
        assert asked.seats[seat].view["turns"] == nina.seats[1].view["turns"]
        await robin.close()
        await nina.close()

    with Server(tmp_path) as server:
        asyncio.run(play(server))


def test_a_kind_stop_tells_everyone_to_come_back(tmp_path: Path) -> None:
    async def watch(server: Server) -> int | None:
        robin = Client(server.port)
        await robin.make("north_pole", seats=3)
        await robin.join()
        await robin.ask(wire.Why, seat=0, move="3")
        assert server.process is not None
        server.process.terminate()
        assert robin.reading is not None
        await asyncio.wait_for(robin.reading, 20)
        return robin.socket.close_code if robin.socket else None

    with Server(tmp_path) as server:
        assert asyncio.run(watch(server)) == 1012  # the service restarts
        assert server.process is not None
        server.process.wait(20)


class Failing(Store):
    """A store that keeps nothing."""

    failure: Exception

    def append(self, rows: list[Row], puts: list[Put]) -> None:
        raise self.failure


FULL = OperationalError("insert", {}, sqlite3.OperationalError("disk is full"))


@pytest.mark.parametrize("failure", [FULL, OSError("gone"), ValueError("never thought of")])
def test_what_could_not_be_stored_is_answered_retry_and_told_to_nobody(
    failure: Exception, tmp_path: Path
) -> None:
    from yuletable.server.feed.connection import Connection
    from yuletable.server.rooms.room import Room
    from yuletable.server.storage.migrations import migrate
    from yuletable.server.storage.store import TableRow
    from yuletable.server.storage.writer import Writer
    from yuletable.server.table.director import Director
    from yuletable.server.table.table import Table

    store = Failing(f"sqlite:///{tmp_path / 'tables.db'}")
    store.failure = failure
    migrate(store.engine)
    connection, other = Connection(0, False, "en"), Connection(1, False, "en")
    room = Room(TableRow("a" * 32, "CODE", "s", "north_pole"), Director(Table("a", "s"), 0), {}, {})
    row = Row("a" * 32, 0, None, None, "{}", "", "", 0)

    async def write() -> list[Room]:
        dropped: list[Room] = []
        writer = Writer(store, dropped.append)
        writer.open()
        answer = wire.Answer("b" * 32, "applied")
        writer.stage(Staged(room, [row], answer=(connection, answer), frames=[(other, b"news")]))
        await writer.close()
        return dropped

    assert asyncio.run(write()) == [room]
    assert room.dead
    assert b'"retry"' in connection.frames.popleft()
    assert not other.frames


def test_in_a_rush_moves_share_a_transaction_and_a_lone_one_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from yuletable.server.rooms.room import Room
    from yuletable.server.storage import writer as writing
    from yuletable.server.storage.store import Store, TableRow
    from yuletable.server.storage.writer import Writer
    from yuletable.server.table.director import Director
    from yuletable.server.table.table import Table

    monkeypatch.setattr(writing, "BREATH", 0.3)  # longer than a busy machine takes for a row
    stored: list[int] = []

    class Counting(Store):
        def append(self, rows: list[Row], puts: list[Put]) -> None:
            stored.append(len(rows))

    room = Room(TableRow("a" * 32, "CODE", "s", "north_pole"), Director(Table("a", "s"), 0), {}, {})
    row = Row("a" * 32, 0, None, None, "{}", "", "", 0)

    async def write() -> None:
        writer = Writer(Counting(f"sqlite:///{tmp_path / 'tables.db'}"), print)
        writer.open()
        await asyncio.sleep(2 * writing.BREATH)
        await writer.commit(Staged(room, [row]))  # a lone one
        for _ in range(5):
            writer.stage(Staged(room, [row]))
            await asyncio.sleep(0)
        await writer.close()

    asyncio.run(write())
    assert stored == [1, 5]


def test_while_the_file_is_locked_moves_are_answered_retry_and_then_made_once(
    tmp_path: Path,
) -> None:
    async def play(server: Server) -> None:
        robin, nina = await evening("north_pole", server.port, seats=2)
        asked, batch = await asked_of(robin, nina)
        assert batch.question is not None
        play = wire.Play("a" * 32, batch.seat or 0, batch.choices[0].move, batch.question.id)
        lock = sqlite3.connect(server.database, isolation_level=None)
        lock.execute("begin immediate")
        assert (await asked.send(play)).outcome == "retry"
        lock.execute("rollback")
        lock.close()
        await asked.drop()
        await asked.join()
        assert (await asked.send(play)).outcome == "applied"
        assert (await asked.send(play)).outcome == "duplicate"
        await robin.drop()
        await nina.drop()

    with Server(tmp_path) as server:
        asyncio.run(play(server))


def test_a_table_that_moves_by_the_day_wakes_with_the_server(tmp_path: Path) -> None:
    async def make(server: Server) -> None:
        robin = Client(server.port)
        for pace in ("daily", "relaxed"):
            await robin.make("north_pole", seats=2, pace=pace, level="merry")

    with Server(tmp_path) as server:
        asyncio.run(make(server))
        server.kill()
        server.start()
        for _ in range(100):  # it wakes after the door is open
            with urlopen(f"http://127.0.0.1:{server.port}/metrics") as told:
                if b"yuletable_tables 1.0" in told.read():
                    return
            time.sleep(0.05)
        raise AssertionError("it sleeps on")


@pytest.mark.parametrize("damage", ["no database", "zeros", "a damaged page"])
def test_a_damaged_database_is_told_in_one_sentence(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = open_store(f"sqlite:///{file}")
    store.append(rows_of(Parlour("secret_santa", people=2), "a" * 32), [table_put("a" * 32)])
    store.close()
    whole = bytearray(file.read_bytes())
    if damage == "no database":
        whole[:] = b"a shopping list" * 999
    else:
        first = {"zeros": 4096, "a damaged page": 8192}[damage]
        whole[first:] = bytes(len(whole) - first)
    file.write_bytes(whole)
    process = subprocess.run(
        [sys.executable, "-m", "yuletable", "serve", "--quiet", "--port", "0"],
        env={**os.environ, "YULETABLE_DATABASE": str(file), "YULETABLE_LOG": "error"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert process.returncode == 1
    assert "restore your last backup" in process.stderr
    assert process.stderr.count("\n") == 1
