"""Power cuts: any write that was not synced may be lost, in any order, or torn.

A layer beneath SQLite remembers what reached the disk for certain and what was only written. A cut
keeps any part of the latter. Moves and erasures are stored by the server's own `Store`; after every
cut the file is opened again, and all that was acknowledged before must be in it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import apsw
import sqlalchemy as sa

from yuletable.kernel.chance import Chance, stream
from yuletable.prove import apsw_driver
from yuletable.server.storage import store as kept
from yuletable.server.storage.migrations import migrate
from yuletable.server.storage.store import GENESIS, Erasing, Put, Row, Store, chained, sqlite_url
from yuletable.server.table import log

SECTOR = 512
MOVES = 40  # in one file
CHECKPOINT = 7  # moves between two erasures, each with a checkpoint, so that those are cut too
TABLE = "a" * 32
NAME = "Wilhelmina"
MEMORY = Path("/dev/shm")  # noqa: S108  # where a machine has one, files that are never synced


@dataclass
class Disk:
    """One file: what is safe, and what was written since."""

    safe: bytes = b""
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)  # at, data or the end

    def write(self, at: int, data: bytes) -> None:
        self.pending += [
            (at + n, data[n : n + SECTOR]) for n in range(0, max(1, len(data)), SECTOR)
        ]

    def truncate(self, at: int) -> None:
        self.pending.append((at, None))

    def sync(self, whole: bytes) -> None:
        self.safe, self.pending = whole, []

    def after_cut(self, luck: Chance) -> bytes:
        """The file as it may be found: any of the sectors that were on their way."""
        found = bytearray(self.safe)
        for at, data in self.pending:
            if luck.below(2) == 0:
                continue
            if data is None:
                del found[at:]
            else:
                found.extend(bytes(max(0, at + len(data) - len(found))))
                found[at : at + len(data)] = data
        return bytes(found)


@dataclass
class Machine:
    """The disk, and what was acknowledged; a photograph of it is a cut."""

    disks: dict[str, Disk] = field(default_factory=dict)
    acknowledged: int = 0  # moves
    erased: list[int] = field(default_factory=list)  # players
    watch: Callable[[], None] = lambda: None


class Layer(apsw.VFS):
    """A file system that knows what is safe."""

    def __init__(self, name: str, machine: Machine) -> None:
        self.machine = machine
        super().__init__(name, "unix")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        return Watched(self.machine, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.machine.disks.pop(Path(filename).name, None)
        super().xDelete(filename, syncdir)


class Watched(apsw.VFSFile):
    """A file whose writes are remembered until they are synced."""

    def __init__(
        self, machine: Machine, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> None:
        super().__init__("unix", name, flags)
        self.machine = machine
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        self.path = Path(path)
        self.disk = machine.disks.setdefault(self.path.name, Disk())

    def xWrite(self, data: bytes, offset: int) -> None:
        super().xWrite(data, offset)
        self.disk.write(offset, bytes(data))
        self.machine.watch()

    def xTruncate(self, newsize: int) -> None:
        super().xTruncate(newsize)
        self.disk.truncate(newsize)
        self.machine.watch()

    def xSync(self, flags: int) -> None:
        # The disk is only imagined: a real sync would take time and prove nothing.
        self.disk.sync(self.path.read_bytes())
        self.machine.watch()


@dataclass
class Tally:
    """What was tried."""

    cuts: int = 0
    lost: int = 0


def prove(
    cuts: int,
    synchronous: str = "",
    seed: str = "power",
    told: Callable[[Tally], None] = lambda _: None,
    kind: type[Store] = Store,
) -> Tally:
    """Cut the power so often; how many times something acknowledged was gone.

    Without a level of its own the store syncs as it does in the server.
    """
    tally = Tally()
    luck = stream(seed, synchronous)
    rows = moves_to_make()
    with TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
        empty = fresh_database(Path(folder) / "empty.db")
        while tally.cuts < cuts:
            Evening(Path(folder), empty, rows, cuts, luck, tally).play(kind, synchronous)
            told(tally)
    return tally


def moves_to_make() -> list[Row]:
    """The log that is written again and again."""
    rows: list[Row] = []
    for seq in range(MOVES):
        moved = log.Moved([(seq % 4, f"move {seq} " * 20)], "person")
        head = rows[-1].hash if rows else GENESIS
        rows.append(chained(TABLE, seq, f"{seq:032x}", 0, moved, head, seq))
    return rows


def fresh_database(file: Path) -> bytes:
    """A database with one table in it and no moves yet."""
    store = Store(sqlite_url(file))
    migrate(store.engine)
    made = {"code": "CODE", "secret": "s", "game": "north_pole", "made_at": 1}
    people = [
        Put(kept.names, {"table_id": TABLE, "player": player}, {"name": NAME})
        for player in range(MOVES)
    ]
    store.append([], [Put(kept.tables, {"id": TABLE}, made), *people])
    store.close()
    return file.read_bytes()


class Evening:
    """One file to which moves are added, while every write may be the last."""

    def __init__(
        self,
        folder: Path,
        empty: bytes,
        rows: list[Row],
        cuts: int,
        luck: Chance,
        tally: Tally,
    ) -> None:
        self.after = folder / "after"
        self.rows = rows
        self.cuts = cuts
        self.luck = luck
        self.tally = tally
        self.machine = Machine({"tables.db": Disk(empty)})
        self.file = folder / "tables.db"
        self.file.write_bytes(empty)
        self.file.with_name("tables.db-wal").unlink(missing_ok=True)

    def play(self, kind: type[Store], synchronous: str) -> None:
        """Store moves and erasures, and at every write see what a cut there would leave."""
        name = f"cut{self.tally.cuts}"
        layer = Layer(name, self.machine)
        store = watched_store(self.file, name, kind, synchronous)
        self.machine.watch = self.photograph
        for row in self.rows:
            store.append([row], [])
            self.machine.acknowledged = row.seq + 1
            self.photograph()
            if row.seq % CHECKPOINT == CHECKPOINT - 1:
                store.append([], [Erasing.of(TABLE, row.seq, row.at)])
                self.machine.erased.append(row.seq)
                store.scrub()
        self.machine.watch = lambda: None
        store.close()
        layer.unregister()

    def photograph(self) -> None:
        if self.luck.below(3) == 0 and self.tally.cuts < self.cuts:
            self.tally.cuts += 1
            self.tally.lost += not self.survived()

    def survived(self) -> bool:
        """Open what a cut leaves: is all there that was acknowledged, and nothing else?"""
        self.after.mkdir(exist_ok=True)
        for old in self.after.iterdir():
            old.unlink()
        for name, disk in self.machine.disks.items():
            (self.after / name).write_bytes(disk.after_cut(self.luck))
        with closing(sqlite3.connect(self.after / "tables.db")) as db:
            try:
                db.execute("pragma synchronous = off")
                return self.whole(db)
            except sqlite3.DatabaseError:
                return False

    def whole(self, db: sqlite3.Connection) -> bool:
        """By SQL alone: the moves are those that were made, and erased names are gone."""
        found = db.execute("select seq, hash from log order by seq").fetchall()
        made = [(row.seq, row.hash) for row in self.rows[: len(found)]]
        named = {player for (player,) in db.execute("select player from names where name > ''")}
        return (
            found == made
            and len(found) >= self.machine.acknowledged
            and named.isdisjoint(self.machine.erased)
            and db.execute("pragma integrity_check").fetchone() == ("ok",)
        )


def watched_store(file: Path, layer: str, kind: type[Store], synchronous: str) -> Store:
    """The server's own store on a disk that is watched."""

    def connect() -> apsw_driver.Connection:
        db = apsw.Connection(str(file), vfs=layer)
        db.execute("pragma locking_mode = exclusive")  # this layer has no shared memory
        return apsw_driver.Connection(db)

    store = kind(sqlite_url(file), module=apsw_driver, creator=connect, poolclass=sa.StaticPool)
    if synchronous:
        sa.event.listen(
            store.engine, "connect", lambda db, _: db.execute(f"pragma synchronous = {synchronous}")
        )
    return store
