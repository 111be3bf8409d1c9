"""Bind the seats of browsers that still carry a cookie for each table to their session.

Too many such cookies fill the header until no socket opens, so the server removes them with
its first answer.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from yuletable.server.net.sessions import (
    Session,
    cookie,
    cookie_name,
    new_session,
    token_hash,
    token_of,
)
from yuletable.server.rooms.registry import TableRegistry

NAME = re.compile(r"(?:__Host-)?yuletable-([0-9a-f]{32})")
logger = structlog.get_logger()


class OldKey(NamedTuple):
    """One table's cookie."""

    name: str
    table: str
    token: str


class OldCookies(ASGIMiddleware):
    """Binds and removes them before any request is answered."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, https: bool) -> None:
        self.https = https

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        cookies = cookies_in(MutableScopeHeaders(scope).get("cookie", ""))
        old = old_keys(cookies)
        if not old:
            await next_app(scope, receive, send)
            return
        registry: TableRegistry = scope["litestar_app"].state.registry
        try:
            session = await bound(registry, token_of(cookies, self.https), old)
        except SQLAlchemyError as error:  # the browser keeps them, and tries again
            logger.error("old cookies stay", error=type(error).__name__)
            await next_app(scope, receive, send)
            return
        lines = self._lines(session, old)
        if session is not None:
            token = f"{cookie_name(self.https)}={session.token}"
            MutableScopeHeaders(scope)["cookie"] = token  # what answers this sees it already

        async def send_with_cookies(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                sent = {line.partition("=")[0] for line in headers.getall("set-cookie", [])}
                for line in lines:
                    if line.partition("=")[0] not in sent:
                        headers.add("Set-Cookie", line)
            await send(message)

        await next_app(scope, receive, send_with_cookies)

    def _lines(self, session: Session | None, old: list[OldKey]) -> list[str]:
        """The session's cookie in, the old ones out."""
        told = [cookie(key.name, "", self.https, max_age=0) for key in old]
        if session is not None:
            told.append(cookie(cookie_name(self.https), session.token, self.https))
        return [one.to_header(header="") for one in told]


def cookies_in(header: str) -> dict[str, str]:
    pairs = [part.strip().partition("=") for part in header.split(";")]
    return {name: value for name, _, value in pairs}


def old_keys(cookies: Mapping[str, str]) -> list[OldKey]:
    named = [(NAME.fullmatch(name), token) for name, token in cookies.items()]
    return [OldKey(found[0], found[1], token) for found, token in named if found and token]


async def bound(registry: TableRegistry, token: str | None, old: list[OldKey]) -> Session | None:
    """The session that now has these seats; none if the cookies are no longer valid."""
    session = await registry.sessions.known(token) or new_session(derived(old))
    hashes = {key.table: token_hash(key.token) for key in old}
    if not await registry.writer.read(registry.store.bind, session.put(), session.hash, hashes):
        return None
    registry.sessions.remember(session)
    for table, hashed in hashes.items():
        room = await registry.in_memory(table)
        if room is not None:
            room.rebind(hashed, session.hash)
    return session


def derived(old: list[OldKey]) -> str:
    """Derive a token from these, so that two tabs or a retry reach the same session."""
    tokens = sorted(key.token for key in old)
    return urlsafe_b64encode(sha256("\n".join(tokens).encode()).digest()).decode().rstrip("=")
