"""Who may play from which device: keys, and codes to type on another one."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from yuletable.server.live import Live

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike


@dataclass(frozen=True)
class Moving:
    """Seats that wait to be taken over by another device."""

    table: str
    device: int
    until: int


def device_of(live: Live, key: str | None) -> int | None:
    """The device whose key this is, if it is one of this table's."""
    hashed = key_hash(key or "")
    found = [d for d, known in live.key_hashes.items() if compare_digest(known, hashed)]
    return found[0] if key and found else None


def new_key(live: Live, device: int) -> str:
    """A key for a device; the one it had opens nothing any more."""
    key = secrets.token_urlsafe(32)
    live.key_hashes[device] = key_hash(key)
    return key


def letters(count: int) -> str:
    """A code to read out across a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(count))


def key_hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()
