"""Logs of real tables, kept so that every later version still opens them.

python -m tests.server.old_logs      writes one for each game whose rules have none yet

The first line of a file says how the table stood; each other line is a row of its log.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from tests.server.parlour import SECRET, Parlour, sensibly
from tests.server.test_store import rows_of
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.game import position_hash
from yuletable.server import protocol as wire
from yuletable.server.storage.store import Row
from yuletable.server.table.pace import SECOND
from yuletable.server.table.table import Table

FOLDER = Path(__file__).parent.parent / "records" / "logs"
TABLE = "0123456789abcdef" * 2
STEPS = 60  # before and after the interruptions


class Standing(Struct, frozen=True):
    """How a table stood when its log was written."""

    game: str
    secret: str
    position: str  # its fingerprint
    question: int
    moves: int
    stage: str
    kinds: list[str]  # of its chairs


def standing(table: Table, secret: str) -> Standing:
    match = table.playing()
    return Standing(
        game=table.game.name,
        secret=secret,
        position=position_hash(match.position()),
        question=table.question,
        moves=len(match.record.moves),
        stage=table.stage,
        kinds=[chair.kind() for chair in table.chairs],
    )


def evening(game: str) -> Parlour:
    """A table through which much has happened: seats, terms, seeds, undo, absence, a rematch."""
    parlour = Parlour(game, seats=4, people=3, seed=f"kept/{game}", start=False)
    parlour.director.table.name = TABLE
    parlour.ask(0, wire.Settle, pace="brisk", words=True)
    parlour.ask(2, wire.Leave, seat=2)
    parlour.ask(0, wire.Seating, seat=2, level="cosy")
    parlour.ask(0, wire.Seed, seat=0, seed="mulled wine")
    parlour.ask(1, wire.Seed, seat=1, seed="fir")
    parlour.ask(0, wire.Start, level="merry", date="2026-12-24")
    parlour.run(sensibly, most=STEPS)
    take_back(parlour)
    parlour.run(sensibly, most=5)
    be_absent(parlour)
    parlour.ask(0, wire.Pause, paused=True)
    parlour.ask(0, wire.Pause, paused=False)
    parlour.ask(0, wire.HandOver, seat=1)
    parlour.run(sensibly, most=STEPS)
    parlour.keep(parlour.director.go_on_at("f" * 32, 0, parlour.key(), parlour.now))
    return parlour


def take_back(parlour: Parlour) -> None:
    """Somebody takes a move back, and everyone agrees; where one cannot, the next move is tried."""
    for _ in range(40):
        before = len(parlour.log)
        for seat in (0, 1):
            if parlour.ask(seat, wire.Undo, seat=seat).outcome == "applied":
                parlour.ask(1 - seat, wire.Consent, seat=1 - seat, yes=True)
        if any(step.entry.__class__.__name__ == "Undone" for step in parlour.log[before:]):
            return
        parlour.step(sensibly)


def be_absent(parlour: Parlour) -> None:
    """Somebody is away for long, a bot keeps their seat warm, and they come back."""
    director = parlour.director
    director.presence.went(1, parlour.now)
    parlour.now += (parlour.table.absence + 1) * SECOND
    parlour.keep(director.tick(parlour.now))
    parlour.keep(director.arrived(1, parlour.now))


def write(parlour: Parlour, file: Path) -> None:
    head = standing(parlour.table, SECRET + parlour.seed)
    lines = [msgspec.json.encode(one) for one in (head, *rows_of(parlour, TABLE))]
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(b"\n".join(lines) + b"\n")


def read(file: Path) -> tuple[Standing, list[Row]]:
    head, *rows = file.read_bytes().splitlines()
    return (
        msgspec.json.decode(head, type=Standing),
        [msgspec.json.decode(row, type=Row) for row in rows],
    )


def main() -> None:
    for game in GAMES:
        file = FOLDER / f"{game}_{find(game).version}.jsonl"
        if not file.exists():
            write(evening(game), file)


if __name__ == "__main__":
    main()
