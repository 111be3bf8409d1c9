"""Who may play from which device: sessions at a table, and codes to type on another device."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hmac import compare_digest

from yuletable.kernel.core import Seat
from yuletable.server.clock import now
from yuletable.server.net.sessions import Session
from yuletable.server.refusals import MEMBERS_ONLY, SENT_AWAY, Denied
from yuletable.server.rooms.room import Room
from yuletable.server.rooms.rows import key_put
from yuletable.server.storage.store import Put

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike


@dataclass(frozen=True)
class Moving:
    """Seats that wait to be taken over by another device."""

    table: str
    device: int  # from which the code was asked for
    seat: Seat | None  # the one it is for, if the host asked for another person
    until: int


def device_of(room: Room, session: str | None) -> int | None:
    """The number this session has among the devices of this table, if it has one."""
    wanted = session or ""
    found = [d for d, known in room.key_hashes.items() if compare_digest(known, wanted)]
    return found[0] if wanted and found else None


def welcome(room: Room, session: str | None) -> int | None:
    """The number of a session here, if it has one; Denied if the host has sent it away."""
    device = device_of(room, session)
    if device in room.barred:
        raise Denied(SENT_AWAY)
    return device


def require_member(room: Room, session: str | None) -> None:
    """Denied unless this session has sat here, or everyone may watch."""
    if welcome(room, session) is None and not room.table.watchers:
        raise Denied(MEMBERS_ONLY)


def bar(room: Room, device: int) -> list[Put]:
    """Take from a device what it may do here, unless somebody still plays from it."""
    if device not in room.key_hashes or room.table.seats_of(device):
        return []
    room.barred.add(device)
    return [key_put(room, device)]


def unbar(room: Room, device: int) -> list[Put]:
    """Let a device that was sent away be welcome again."""
    if device not in room.barred:
        return []
    room.barred.discard(device)
    return [key_put(room, device)]


def number_for(room: Room, session: Session) -> int:
    """The number this session has here, or the next one, which nobody ever had."""
    known = device_of(room, session.hash)
    return room.table.devices if known is None else known


def bind(room: Room, device: int, session: Session) -> list[Put]:
    """Let this session play from this device; what is to be stored of that."""
    if device not in room.key_hashes:
        room.director.presence.went(device, now())
    room.key_hashes[device] = session.hash
    return [session.put(), key_put(room, device)]


def letters(count: int) -> str:
    """A code to read out across a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(count))
