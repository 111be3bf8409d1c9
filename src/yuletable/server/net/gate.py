"""The gate before every request: host names, rate limits and headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from yuletable.server import refusals
from yuletable.server.net.addresses import OwnNames, household, is_keeper, networks
from yuletable.server.net.languages import language_of
from yuletable.server.operation.metrics import Metrics
from yuletable.server.protocol import write_frame
from yuletable.server.rate_limit import HOUR, MINUTE, RateLimit, RateLimits
from yuletable.server.refusals import Denied, Reason
from yuletable.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
TWO_YEARS = "max-age=63072000"
FOR_KEEPERS = ("/metrics",)
FORWARDED = (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip")
logger = structlog.get_logger()
Scope = Any  # as ASGI has it: a dictionary
Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]


class Limits:
    """How much each household, and everybody together, may ask."""

    def __init__(self, settings: Settings) -> None:
        self.reads = RateLimits(settings.reads, MINUTE)
        self.asks = RateLimits(settings.asks, MINUTE)
        self.visits = RateLimits(settings.visits, MINUTE)
        self.guesses = RateLimit(settings.guesses, MINUTE)
        self.made_from = RateLimits(settings.made_from, HOUR)
        self.made = RateLimit(settings.made, HOUR)

    def refusal(self, scope: Scope, path: str, home: str) -> Reason | None:
        """The reason to rate-limit this request, if any."""
        if scope["type"] == "websocket":
            return None if self.visits.take(home) else refusals.TOO_MANY_REQUESTS
        if not path.startswith("/api/"):
            return None
        changing, guessing = scope["method"] == "POST", path.startswith("/api/codes/")
        if not (self.asks if changing or guessing else self.reads).take(home):
            return refusals.TOO_MANY_REQUESTS
        if guessing and not self.guesses.take():
            return refusals.TOO_MANY_REQUESTS
        makes = changing and (path == "/api/tables" or path.endswith("/play-on"))
        if makes and not (self.made_from.take(home) and self.made.take()):
            return refusals.TOO_MANY_TABLES
        return None


class Gate:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.names = OwnNames(settings.hosts, settings.origins)
        self.keepers = networks(settings.keepers)
        self.limits = Limits(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        sending = self.dressed(scope, send)
        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, sending)
            return
        self.metrics.refused.labels("socket" if scope["type"] == "websocket" else "request").inc()
        logger.info("refused", status=refusal.status, why=refusal.id)
        await refuse(scope, receive, sending, refusal)

    def refusal(self, scope: Scope) -> Reason | None:
        """The reason to refuse this request, if any."""
        host = header(scope, b"host")
        if not self.names.include(host):
            return refusals.OTHER_NAME
        path = scope["path"]
        if path in FOR_KEEPERS and not self.kept_by(scope):
            return refusals.KEEPER_ONLY
        return self.limits.refusal(scope, path, household(address_of(scope)))

    def kept_by(self, scope: Scope) -> bool:
        """Does this come from the operator?"""
        forwarded = any(header(scope, name) for name in FORWARDED)
        return is_keeper(address_of(scope), self.keepers, forwarded)

    def dressed(self, scope: Scope, send: Send) -> Send:
        """Wrap `send` to add the headers of every answer and to count failures."""
        if scope["type"] != "http":
            return send
        extra = self.headers(scope["path"])

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] >= 500:
                    self.metrics.failed.inc()
                worn = {name.lower() for name, _ in message["headers"]}
                fitting = extra(message["status"])
                missing = [(n, v) for n, v in fitting if n not in worn]
                message = {**message, "headers": [*message["headers"], *missing]}
            await send(message)

        return sending

    def headers(self, path: str) -> Callable[[int], list[tuple[bytes, bytes]]]:
        """What an answer at this address carries, unless it says otherwise itself."""
        common = dict(HEADERS)
        if self.settings.https:
            common["Strict-Transport-Security"] = TWO_YEARS

        def fitting(status: int) -> list[tuple[bytes, bytes]]:
            found = common | {"Cache-Control": kept_for(path, status)}
            return [(name.lower().encode(), value.encode()) for name, value in found.items()]

        return fitting


def kept_for(path: str, status: int) -> str:
    """How long a browser may cache this address; assets have a hash in their names."""
    if path.startswith(("/api", "/health", "/metrics")) or status >= 400:
        return "no-store"
    return "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"


async def refuse(scope: Scope, receive: Receive, send: Send, why: Reason) -> None:
    """An answer in a sentence; a socket is not opened at all."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1013, "reason": why.id})
        return
    body = write_frame(refusals.body(Denied(why), language_of(scope)))
    headers: Any = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if why.status == 429:
        headers.append((b"retry-after", b"60"))
    await send({"type": "http.response.start", "status": why.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def header(scope: Scope, name: bytes) -> str:
    found: list[bytes] = [value for known, value in scope["headers"] if known == name]
    return found[0].decode("latin-1") if found else ""


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
