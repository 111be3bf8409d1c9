"""Who may play from which device: sessions at a table, and codes to type on another device."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hmac import compare_digest

from yuletable.kernel.core import Seat
from yuletable.server.clock import now
from yuletable.server.keeping import key_put
from yuletable.server.live import Live
from yuletable.server.sessions import Session
from yuletable.server.store import Put
from yuletable.server.table import Denied

SENT_AWAY = "The host has asked you to leave this table."
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike


@dataclass(frozen=True)
class Moving:
    """Seats that wait to be taken over by another device."""

    table: str
    device: int  # from which the code was asked for
    seat: Seat | None  # the one it is for, if the host asked for another person
    until: int


def device_of(live: Live, session: str | None) -> int | None:
    """The number this session has among the devices of this table, if it has one."""
    wanted = session or ""
    found = [d for d, known in live.key_hashes.items() if compare_digest(known, wanted)]
    return found[0] if wanted and found else None


def welcome(live: Live, session: str | None) -> int | None:
    """The number of a session here, if it has one; Denied if the host has sent it away."""
    device = device_of(live, session)
    if device in live.barred:
        raise Denied(SENT_AWAY)
    return device


def require_member(live: Live, session: str | None) -> None:
    """Denied unless this session has sat here, or everyone may watch."""
    if welcome(live, session) is None and not live.table.watchers:
        raise Denied("Only the people who sat at this table can look back at its game.")


def bar(live: Live, device: int) -> list[Put]:
    """Take from a device what it may do here, unless somebody still plays from it."""
    if device not in live.key_hashes or live.table.seats_of(device):
        return []
    live.barred.add(device)
    return [key_put(live, device)]


def unbar(live: Live, device: int) -> list[Put]:
    """Let a device that was sent away be welcome again."""
    if device not in live.barred:
        return []
    live.barred.discard(device)
    return [key_put(live, device)]


def number_for(live: Live, session: Session) -> int:
    """The number this session has here, or the next one, which nobody ever had."""
    known = device_of(live, session.hash)
    return live.table.devices if known is None else known


def bind(live: Live, device: int, session: Session) -> list[Put]:
    """Let this session play from this device; what is to be stored of that."""
    if device not in live.key_hashes:
        live.croupier.went(device, now())
    live.key_hashes[device] = session.hash
    return [session.put(), key_put(live, device)]


def letters(count: int) -> str:
    """A code to read out across a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(count))
