"""Play on from a moment of a finished game: what if?

The new table keeps what one seat could know at that moment and redeals the rest with its own
luck. So a reader of the old record gains nothing over that seat, and the new record, which
begins with a position, replays and verifies alone.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from yuletable.bots.levels import USUAL
from yuletable.kernel.chance import derived
from yuletable.server import protocol as wire
from yuletable.server.net.sessions import Session
from yuletable.server.pages.finished import finished
from yuletable.server.pages.replay_worker import ReplayWorker
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import Room
from yuletable.server.table import log
from yuletable.server.table.table import first_entry


async def play_on(
    registry: TableRegistry, replays: ReplayWorker, old: Room, order: wire.PlayOn, session: Session
) -> wire.Seated:
    """A table among bots that goes on from there."""
    room = registry.new(old.row.game)
    luck = derived(room.row.secret, "play-on")  # the worker never gets the table's secret
    position = await replays.imagined(old, order.seat, order.move, luck)
    made = made_from(old, order, room.row.secret, position)
    if not order.level:
        order = structs.replace(order, level=USUAL)
    return await registry.lay(room, made, order, session, order.seat)


def made_from(old: Room, order: wire.PlayOn, secret: str, position: dict[str, Any]) -> log.Made:
    """How the log of that table begins: with the position as this seat might imagine it."""
    record = finished(old).record
    made = first_entry(
        record.game, record.seats, record.options, "relaxed", secret, old.table.edition
    )
    origin = log.Origin(old.row.id, order.move, order.seat)
    return structs.replace(made, origin=origin, position=position)
