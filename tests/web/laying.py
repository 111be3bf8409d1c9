"""Tables laid in a running server's store, with known luck, as if they had been played there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256

from msgspec import structs

from tools.theatre import NAMES
from yuletable.bots.drive import luck_of, next_move
from yuletable.bots.levels import bot
from yuletable.kernel.chance import FAST
from yuletable.kernel.match import Match
from yuletable.prove.process import Server
from yuletable.server.clock import wall
from yuletable.server.net.sessions import new_session
from yuletable.server.rooms.rows import as_made
from yuletable.server.storage import store as kept
from yuletable.server.storage.store import GENESIS, Put, Row, Store, TableRow, chained, sqlite_url
from yuletable.server.table import log
from yuletable.server.table.pace import ABSENCE
from yuletable.server.table.table import Table, first_entry

KEY = "the key to our seat at every table that is laid here"


class Laid:
    """A table as its log tells of it, with us in the first seat."""

    def __init__(self, game: str, seats: int, seed: str) -> None:
        name = f"{game} {seed}"
        self.row = TableRow(digest(name, 32), digest(name, 6).upper(), digest(seed, 64), game)
        self.table = Table(self.row.id, self.row.secret)
        self.rows: list[Row] = []
        self.names = [*NAMES]
        self.seed = seed
        made = first_entry(game, seats, {}, "relaxed", self.row.secret)
        self.add(structs.replace(made, luck=FAST))  # by which its scenes were chosen
        self.add(log.Sat(0, 0, 0))

    def add(self, entry: log.AnyEntry) -> None:
        self.table.apply(entry)
        last = self.rows[-1].hash if self.rows else GENESIS
        self.rows.append(chained(self.row.id, len(self.rows), None, None, entry, last, wall()))

    def play(self, enough: Callable[[Match], bool]) -> None:
        """Bots play on, also in our seat."""
        match = self.table.playing()
        bots = {seat: bot("greedy", match.game) for seat in range(len(self.table.chairs))}
        while not enough(match):
            assert not match.over(), f"{self.row.game} was over before there was enough of it"
            luck = luck_of(self.seed, len(match.record.moves))
            seat, move = next_move(match.state, bots, luck)
            self.add(log.Moved([(seat, move.text())], "bot"))

    def into(self, store: Store) -> None:
        here = {"table_id": self.row.id}
        named = [
            Put(kept.names, {**here, "player": player}, {"name": self.names[player]})
            for player in range(self.table.players)
        ]
        made = Put(kept.tables, {"id": self.row.id}, {**as_made(self.row), "made_at": wall()})
        us = new_session(KEY)
        key = Put(kept.keys, {**here, "device": 0}, {"hash": us.hash})
        store.append(self.rows, [made, *named, us.put(), key])


def begun(game: str, seats: int, seed: str) -> Laid:
    """A game that has just begun, among bots; everyone with the link may watch and look back."""
    laid = Laid(game, seats, seed)
    laid.add(log.Settled(seats, {}, "relaxed", ABSENCE, watchers=True, words=False))
    for seat in range(1, seats):
        laid.add(log.BotSat(seat, "greedy"))
    laid.add(log.Started("2026-12-24"))
    return laid


def lay(server: Server, tables: Iterable[Laid]) -> None:
    store = Store(sqlite_url(server.database))
    for laid in tables:
        laid.into(store)
    store.close()


def digest(words: str, length: int) -> str:
    return sha256(words.encode()).hexdigest()[:length]
