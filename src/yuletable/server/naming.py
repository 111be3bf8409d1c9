"""What people are called: nobody at a table is called like somebody else there."""

from __future__ import annotations

from yuletable.server.live import Live
from yuletable.server.table import BOTS, Denied
from yuletable.server.tidy import tidy_name


def fresh_name(live: Live, typed: str, player: int | None = None, session: str = "") -> str:
    """A name to sit under, for this player if they have one already; Denied if it is taken."""
    name = tidy_name(typed)
    people = {chair.player for chair in live.table.chairs if chair.player not in (None, player)}
    taken = [live.names.get(one, "") for one in people if one is not None]
    taken += BOTS[: len(live.table.chairs)]
    taken += [knock.name for knock in live.knocks.values() if knock.session.hash != session]
    if name.casefold() in {one.casefold() for one in taken}:
        raise Denied("Somebody here is called that already.")
    return name
