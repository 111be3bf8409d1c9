"""What is kept of a table beside its log."""

from __future__ import annotations

from yuletable.kernel.core import Seat
from yuletable.server.clock import wall
from yuletable.server.rooms.room import Room
from yuletable.server.storage import store as kept
from yuletable.server.storage.store import Put, TableRow


def as_made(row: TableRow) -> dict[str, object]:
    return {"code": row.code, "secret": row.secret, "game": row.game}


def name_put(room: Room, player: int) -> Put:
    key = {"table_id": room.row.id, "player": player}
    return Put(kept.names, key, {"name": room.names[player]})


def key_put(room: Room, device: int) -> Put:
    key = {"table_id": room.row.id, "device": device}
    return Put(kept.keys, key, {"hash": room.key_hashes[device], "barred": device in room.barred})


def said_put(room: Room, move: int, seat: Seat, words: str) -> Put:
    """Words that went with a move; a later game at the same place replaces them."""
    key = {"table_id": room.row.id, "move": move, "seat": seat}
    player = room.table.chairs[seat].player
    return Put(kept.words, key, {"player": player, "words": words, "at": wall()})


def begun_put(room: Room) -> Put:
    """Record that the game has begun, so that its code opens nothing."""
    return Put(kept.tables, {"id": room.row.id}, {"joinable": False})


def daily_put(room: Room) -> Put:
    """Whether this table is to be woken when the server starts."""
    return Put(kept.tables, {"id": room.row.id}, {"daily": room.table.runs_alone()})
