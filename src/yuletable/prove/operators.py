"""Operators' mistakes, and bad luck at the worst moment, with real processes.

After each of them nothing that was accepted is lost, every chain is whole, and nothing that was
erased comes back.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from yuletable.kernel.chance import Chance, stream
from yuletable.prove.client import Client
from yuletable.prove.kill import Lost, Person, check_log, sit_down
from yuletable.prove.kill import Tally as Kills
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.storage.migrations import NEWEST, migrate
from yuletable.server.storage.store import Store, sqlite_url

NAME = "Wilhelmina"
PATIENCE = 30.0  # seconds
ROOM = 400_000  # bytes that a full disk leaves to a file
LIMITED = (
    "import resource, sys; "
    f"resource.setrlimit(resource.RLIMIT_FSIZE, ({ROOM}, {ROOM})); "
    "from yuletable.cli.main import main; main(['serve', '--quiet'])"
)


@dataclass
class Tally:
    """What was tried."""

    mistakes: int = 0
    accepted: int = 0  # moves, none of which was lost
    kinds: Counter[str] = field(default_factory=Counter)


class Keeper:
    """A folder with a server's tables, the people who play there, and the commands."""

    def __init__(self, folder: Path, luck: Chance) -> None:
        self.folder = folder
        self.luck = luck
        self.server = Server(folder)
        self.database = self.server.database
        self.people: list[Person] = []
        self.loop = asyncio.Runner()  # one for all: the people's sockets belong to it

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.loop.close()

    def command(self, *words: str) -> subprocess.Popen[str]:
        """Start a command with the settings of the server."""
        return subprocess.Popen(
            [sys.executable, "-m", "yuletable", *words],
            env={**os.environ, **self.server.settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def done(self, *words: str) -> tuple[int, str]:
        """Run a command to its end: its exit code and what it said."""
        process = self.command(*words)
        told, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, told

    def killed(self, *words: str) -> bool:
        """Kill a command at some moment of its work; False if it was done before."""
        process = self.command(*words)
        time.sleep(0.2 + self.luck.below(1_000) / 1_000)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        return process.returncode == -signal.SIGKILL

    def play(self, moves: int = 10) -> None:
        """People play until so many more moves were accepted."""
        self.loop.run(self._play(moves))

    async def _play(self, moves: int) -> None:
        if not self.people:
            self.people = await sit_down(self.server.port, 0, Kills())
        stop, enough = asyncio.Event(), len(self.accepted()) + moves
        playing = [asyncio.create_task(person.play(stop)) for person in self.people]
        while len(self.accepted()) < enough and not any(task.done() for task in playing):
            await asyncio.sleep(0.01)
        stop.set()
        for person in self.people:
            await person.client.drop()
        await asyncio.gather(*playing)

    def accepted(self) -> list[tuple[str, str]]:
        return [promise for person in self.people for promise in person.accepted]

    def check(self, file: Path | None = None) -> None:
        check_log(file or self.database, self.accepted())


def expect(right: bool, what: str) -> None:
    if not right:
        raise Lost(what)


def restore_under_a_running_server(keeper: Keeper) -> None:
    copy = keeper.folder / "copy.db"
    with keeper.server:
        keeper.play()
        expect(keeper.done("backup", str(copy))[0] == 0, "no backup could be made")
        keeper.play()
        code, told = keeper.done("restore", str(copy))
        expect(code != 0 and "Stop it first" in told, f"restored under the server: {told}")
        keeper.play()
        keeper.server.kill()
        keeper.server.start()
        keeper.play(2)
    keeper.check()


def a_second_server(keeper: Keeper) -> None:
    with keeper.server:
        keeper.play()
        code, told = keeper.done("serve", "--quiet", "--port", "0")
        expect(code == 1 and "Stop it first" in told, f"two servers on one file: {told}")
        expect("Traceback" not in told, told)
        keeper.play()
    keeper.check()


def backup_while_people_play(keeper: Keeper) -> None:
    with keeper.server:
        keeper.play()
        for number in range(2):
            copy, promised = keeper.folder / f"copy{number}.db", keeper.accepted()
            process = keeper.command("backup", str(copy))
            keeper.play(30)
            told, _ = process.communicate(timeout=PATIENCE)
            expect(process.returncode == 0, f"no backup could be made: {told}")
            check_log(copy, promised)
    keeper.check()


def a_backup_that_is_killed(keeper: Keeper) -> None:
    with keeper.server:
        keeper.play()
        copy = keeper.folder / "copy.db"
        keeper.killed("backup", str(copy))
        if copy.exists():
            check_log(copy, keeper.accepted())
            copy.unlink()
        expect(keeper.done("backup", str(copy))[0] == 0, "no backup after a killed one")
        check_log(copy, keeper.accepted())
    keeper.check()


def a_restore_that_is_killed(keeper: Keeper) -> None:
    copy = keeper.folder / "copy.db"
    with keeper.server:
        keeper.play()
        expect(keeper.done("backup", str(copy))[0] == 0, "no backup could be made")
        before = keeper.accepted()
        keeper.play()
        keeper.server.kill()  # so that it leaves a write-ahead log
    keeper.killed("restore", str(copy))
    kept = list(keeper.folder.glob("*.before-restore-*.db"))
    check_log(keeper.database, before)
    expect(
        any(holds(file, keeper.accepted()) for file in (keeper.database, *kept)),
        "a restore that was killed lost what was there",
    )
    expect(keeper.done("restore", str(copy))[0] == 0, "no restore after a killed one")
    check_log(keeper.database, before)


def holds(file: Path, accepted: list[tuple[str, str]]) -> bool:
    try:
        check_log(file, accepted)
    except Lost:
        return False
    return True


def a_migration_that_is_killed(keeper: Keeper) -> None:
    old = Store(sqlite_url(keeper.database))
    migrate(old.engine, "0001")
    with old.engine.begin() as db:
        for number in range(2_000):
            made = f"'{number:032x}', '{number}', 's', 'north_pole', 1"
            db.exec_driver_sql(f"insert into tables values ({made})")
    old.close()
    keeper.killed("serve", "--quiet")
    with closing(sqlite3.connect(keeper.database)) as db:
        (version,) = db.execute("select version_num from alembic_version").fetchone()
        expect(version in ("0001", NEWEST), f"a migration stopped half way at {version}")
        columns = [name for _, name, *_ in db.execute("pragma table_info(tables)")]
        expect(("joinable" in columns) == (version == NEWEST), "half of a migration was kept")
        (count,) = db.execute("select count(*) from tables").fetchone()
        expect(count == 2_000, "a migration lost tables")
    with keeper.server:
        keeper.play()
    keeper.check()


def an_erasure_while_somebody_reads(keeper: Keeper) -> None:
    copy = keeper.folder / "copy.db"
    with keeper.server:
        host = Client(keeper.server.port)
        keeper.loop.run(host.make("north_pole", name=NAME, seats=2))
        expect(keeper.done("backup", str(copy))[0] == 0, "no backup could be made")
        with reader(keeper.database):
            keeper.loop.run(erase(host))
            time.sleep(0.5)
        end = time.monotonic() + PATIENCE
        while traces(keeper) and time.monotonic() < end:
            time.sleep(0.1)
        expect(not traces(keeper), f"erased, and still in {traces(keeper)}")
        keeper.server.stop()
        expect(keeper.done("restore", str(copy))[0] == 0, "the copy could not be restored")
        keeper.server.start()
        expect(not traces(keeper), "a restore brought an erased name back")


async def erase(host: Client) -> None:
    await host.join()
    answer = await host.ask(wire.Erase, seat=0)
    expect(answer.outcome == "applied", f"an erasure was answered {answer}")
    await host.close()


def traces(keeper: Keeper) -> list[str]:
    """The files of the server, in use or kept, that still hold the name."""
    files = [file for file in keeper.folder.glob("tables*") if NAME.encode() in file.read_bytes()]
    return [file.name for file in files]


@contextmanager
def reader(file: Path) -> Iterator[None]:
    """Somebody who reads the database for a while, as a slow backup does."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("begin")
        db.execute("select count(*) from log").fetchone()
        yield


def a_full_disk(keeper: Keeper) -> None:
    """A file that cannot grow: moves are answered `retry` from some moment on, none is lost."""
    usual = keeper.server.command
    keeper.server.command = [sys.executable, "-c", LIMITED]
    with keeper.server:
        keeper.play()
        keeper.loop.run(fill(keeper))
        keeper.server.kill()
        keeper.server.command = usual
        keeper.server.start()
        keeper.play()
    keeper.check()


async def fill(keeper: Keeper) -> None:
    """Make tables until there is no room for another."""
    host = Client(keeper.server.port)
    for _ in range(2_000):
        try:
            await host.make("north_pole", seats=2, name=NAME)
        except OSError as full:
            expect(getattr(full, "code", 0) == 503, f"a full disk was answered {full}")
            return
    raise Lost("the disk never filled up")


MISTAKES: tuple[Callable[[Keeper], None], ...] = (
    restore_under_a_running_server,
    a_second_server,
    backup_while_people_play,
    a_backup_that_is_killed,
    a_restore_that_is_killed,
    a_migration_that_is_killed,
    an_erasure_while_somebody_reads,
    a_full_disk,
)


def prove(
    mistakes: int, seed: str = "operators", told: Callable[[Tally], None] = lambda _: None
) -> Tally:
    """Make so many mistakes, one kind after another; Lost if one of them cost anything."""
    tally = Tally()
    while tally.mistakes < mistakes:
        mistake = MISTAKES[tally.mistakes % len(MISTAKES)]
        luck = stream(seed, "operators", tally.mistakes)
        with TemporaryDirectory() as folder, Keeper(Path(folder), luck) as keeper:
            mistake(keeper)
        tally.mistakes += 1
        tally.accepted += len(keeper.accepted())
        tally.kinds[mistake.__name__] += 1
        told(tally)
    return tally
