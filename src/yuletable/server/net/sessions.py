"""Which browser this is: one session for each, in a cookie that no script can read.

A session alone grants nothing: each table lists the sessions that hold its seats.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from litestar.datastructures import Cookie

from yuletable.server.clock import wall
from yuletable.server.storage import store as kept
from yuletable.server.storage.store import Put, Store

KEPT = 400 * 24 * 60 * 60  # seconds a browser keeps its session: the longest that browsers allow
MOST_KNOWN = 10_000  # sessions in memory


class Session(NamedTuple):
    """One browser."""

    token: str  # known to the browser alone
    hash: str
    made_at: int

    def put(self) -> Put:
        """The row of a session that was just used for a seat."""
        values = {"made_at": self.made_at, "seen_at": wall()}
        return Put(kept.sessions, {"hash": self.hash}, values)


class Sessions:
    """The sessions the server has issued; it accepts no other token."""

    def __init__(self, store: Store, read: Callable[..., Awaitable[Any]]) -> None:
        self.store = store
        self.read = read
        self.made_at: dict[str, int] = {}  # by hash, the last that was used at the end

    async def known(self, token: str | None) -> Session | None:
        """The session of this token, if the server has issued it."""
        if not token:
            return None
        hashed = token_hash(token)
        made_at = self.made_at.get(hashed)
        if made_at is None:
            made_at = await self.read(self.store.session_made_at, hashed)
        if made_at is None:
            return None
        session = Session(token, hashed, made_at)
        self.remember(session)
        return session

    async def needed(self, token: str | None) -> Session:
        """The session of this token; a fresh one if it has none."""
        return await self.known(token) or new_session(secrets.token_urlsafe(32))

    def remember(self, session: Session) -> None:
        """Cache a stored session, and forget those not used for long."""
        self.made_at.pop(session.hash, None)
        self.made_at[session.hash] = session.made_at
        while len(self.made_at) > MOST_KNOWN:
            del self.made_at[next(iter(self.made_at))]


def new_session(token: str) -> Session:
    return Session(token, token_hash(token), wall())


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def cookie_name(https: bool) -> str:
    return f"{'__Host-' if https else ''}yuletable"


def token_of(cookies: Mapping[str, str], https: bool) -> str | None:
    """The token that a browser sends."""
    return cookies.get(cookie_name(https))


def cookie(name: str, value: str, https: bool, max_age: int = KEPT) -> Cookie:
    """A cookie that no script can read and no other page can send."""
    return Cookie(
        key=name,
        value=value,
        max_age=max_age,
        path="/",
        secure=https,
        httponly=True,
        samesite="strict",
    )
