"""Names at a table: no two are alike, bots included.

A person cannot take the name of a bot that is there, and a bot that comes later takes another.
"""

from __future__ import annotations

from yuletable.server.refusals import NAME_TAKEN, Denied
from yuletable.server.rooms.room import Room
from yuletable.server.table.clean_text import tidy_name


def fresh_name(room: Room, typed: str, player: int | None = None, session: str = "") -> str:
    """A name to sit under, for this player if they have one already; Denied if it is taken."""
    name = tidy_name(typed)
    people = {chair.player for chair in room.table.chairs if chair.player not in (None, player)}
    taken = [room.names.get(one, "") for one in people if one is not None]
    taken += [room.table.called(seat, room.names) for seat in room.table.bots()]
    taken += [knock.name for knock in room.knocks.values() if knock.session.hash != session]
    if name.casefold() in {one.casefold() for one in taken}:
        raise Denied(NAME_TAKEN, name=name)
    return name
