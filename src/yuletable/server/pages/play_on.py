"""Play on from a moment of a finished game: what if?

The new table keeps what one seat could know at that moment; all else is dealt anew with luck of its
own. So whoever has read the old record knows no more than that seat did, and the new record, which
begins with a position, replays and verifies alone.
"""

from __future__ import annotations

from msgspec import structs

from yuletable.bots.levels import USUAL
from yuletable.kernel.chance import SECURE, luck_of
from yuletable.kernel.match import replay
from yuletable.server import protocol as wire
from yuletable.server.net.sessions import Session
from yuletable.server.pages.finished import finished
from yuletable.server.refusals import NO_CHOICE_HERE, Denied
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import Room
from yuletable.server.table import log
from yuletable.server.table.table import first_entry


async def play_on(
    registry: TableRegistry, old: Room, order: wire.PlayOn, session: Session
) -> wire.Seated:
    """A table among bots that goes on from there."""
    room = registry.new(old.row.game)
    made = made_from(old, order, room.row.secret)
    if not order.level:
        order = structs.replace(order, level=USUAL)
    return await registry.lay(room, made, order, session, order.seat)


def made_from(old: Room, order: wire.PlayOn, secret: str) -> log.Made:
    """How the log of that table begins: with the position as this seat might imagine it."""
    game, record = old.table.game, finished(old).record
    if order.seat >= record.seats or order.move >= len(record.moves):
        raise Denied(NO_CHOICE_HERE)
    truth = replay(game, record, order.move).state
    world = truth.guess(order.seat, luck_of(SECURE, secret, "play-on"))
    made = first_entry(
        game.name, record.seats, record.options, "relaxed", secret, old.table.edition
    )
    return structs.replace(
        made,
        origin=log.Origin(old.row.id, order.move, order.seat),
        position=game.write_position(world),
    )
