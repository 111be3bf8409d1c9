"""A power cut: whatever had not been synced may be lost, in any order, torn in the middle.

A layer beneath SQLite remembers what reached the disk for certain and what was only written. A cut
keeps any part of the latter. Moves are stored with the server's own settings; after every cut the
file is opened again, and every move that was acknowledged before must be in it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import apsw

from yuletable.kernel.chance import Chance, stream
from yuletable.server.store import PRAGMAS

SECTOR = 512
MOVES = 40  # in one file
CHECKPOINT = 7  # moves between two checkpoints, so that they are cut too


class Lost(AssertionError):
    """An acknowledged move was gone after a cut."""


@dataclass
class Disk:
    """One file: what is safe, and what was written since."""

    safe: bytes = b""
    pending: list[tuple[int, bytes]] = field(default_factory=list)  # at, data

    def write(self, at: int, data: bytes) -> None:
        self.pending += [
            (at + n, data[n : n + SECTOR]) for n in range(0, max(1, len(data)), SECTOR)
        ]

    def sync(self, whole: bytes) -> None:
        self.safe, self.pending = whole, []

    def after_cut(self, luck: Chance) -> bytes:
        """The file as it may be found: any of the sectors that were on their way."""
        found = bytearray(self.safe)
        for at, data in self.pending:
            if luck.below(2):
                found.extend(bytes(max(0, at + len(data) - len(found))))
                found[at : at + len(data)] = data
        return bytes(found)


@dataclass
class Machine:
    """The disk, and how many moves were acknowledged; a photograph of it is a cut."""

    disks: dict[str, Disk] = field(default_factory=dict)
    acknowledged: int = 0
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

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        self.disk.sync(self.path.read_bytes())
        self.machine.watch()


@dataclass
class Tally:
    """What was tried."""

    cuts: int = 0
    lost: int = 0


def prove(
    cuts: int,
    synchronous: str = "full",
    seed: str = "power",
    told: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Cut the power so often; how many times an acknowledged move was gone."""
    tally = Tally()
    luck = stream(seed, synchronous)
    number = 0
    while tally.cuts < cuts:
        number += 1
        with TemporaryDirectory() as folder:
            cut_one_file(Path(folder), f"cut{number}", synchronous, cuts, luck, tally)
        told(tally)
    return tally


def cut_one_file(
    folder: Path, name: str, synchronous: str, cuts: int, luck: Chance, tally: Tally
) -> None:
    """Store moves, and at every write see what a cut there would leave."""
    machine = Machine()
    layer = Layer(name, machine)
    file = folder / "tables.db"
    db = apsw.Connection(str(file), vfs=name)
    db.execute("pragma locking_mode = exclusive")  # no shared memory: one writer, as in the server
    for pragma in (*PRAGMAS, f"synchronous = {synchronous}"):
        db.execute(f"pragma {pragma}")
    db.execute("create table log (seq integer primary key, entry text)")

    def photograph() -> None:
        if luck.below(3) == 0 and tally.cuts < cuts:
            tally.cuts += 1
            tally.lost += not survived(machine, folder / "after", luck)

    machine.watch = photograph
    for seq in range(MOVES):
        db.execute("begin immediate")
        db.execute("insert into log values (?, ?)", (seq, f"move {seq} " * 20))
        db.execute("commit")
        machine.acknowledged = seq + 1
        photograph()
        if seq % CHECKPOINT == CHECKPOINT - 1:
            db.execute("pragma wal_checkpoint(passive)")
    machine.watch = lambda: None
    db.close()
    layer.unregister()


def survived(machine: Machine, folder: Path, luck: Chance) -> bool:
    """Open what a cut leaves: are all acknowledged moves there?"""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, disk in machine.disks.items():
        (folder / name).write_bytes(disk.after_cut(luck))
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        try:
            (found,) = db.execute("select count(*) from log").fetchone()
            whole = db.execute("pragma integrity_check").fetchone() == ("ok",)
        except sqlite3.DatabaseError:
            return machine.acknowledged == 0
    return bool(whole and found >= machine.acknowledged)
