"""What is kept of a table beside its log."""

from __future__ import annotations

from yuletable.kernel.core import Seat
from yuletable.server import store as kept
from yuletable.server.clock import wall
from yuletable.server.live import Live
from yuletable.server.store import Put, TableRow


def as_made(row: TableRow) -> dict[str, object]:
    return {"code": row.code, "secret": row.secret, "game": row.game}


def name_put(live: Live, player: int) -> Put:
    key = {"table_id": live.row.id, "player": player}
    return Put(kept.names, key, {"name": live.names[player]})


def key_put(live: Live, device: int) -> Put:
    key = {"table_id": live.row.id, "device": device}
    return Put(kept.keys, key, {"hash": live.key_hashes[device], "barred": device in live.barred})


def said_put(live: Live, move: int, seat: Seat, words: str) -> Put:
    """Words that went with a move; a later game at the same place replaces them."""
    key = {"table_id": live.row.id, "move": move, "seat": seat}
    player = live.table.chairs[seat].player
    return Put(kept.words, key, {"player": player, "words": words, "at": wall()})


def begun_put(live: Live) -> Put:
    """The game has begun: its code opens nothing any more."""
    return Put(kept.tables, {"id": live.row.id}, {"joinable": False})


def daily_put(live: Live) -> Put:
    """Whether this table is to be woken when the server starts."""
    return Put(kept.tables, {"id": live.row.id}, {"daily": live.table.runs_alone()})
