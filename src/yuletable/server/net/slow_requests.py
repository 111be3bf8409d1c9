"""Close HTTP connections that do not finish their requests."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from yuletable.server.net.addresses import household
from yuletable.server.rate_limit import drop_one

WHOLE = 10.0  # seconds in which a request must have come, head and body
MOST = 200  # connections of one household
UNFINISHED = (h11.IDLE, h11.SEND_BODY)
logger = structlog.get_logger()


class Unhurried(H11Protocol):
    """One connection; `lines` makes a class with separate counts for each server."""

    open: Counter[str]
    proxies: frozenset[str]
    counted = ""
    upgraded = False  # it is a socket now, with limits of its own
    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in self.proxies:
            self.counted = household(address)
            self.open[self.counted] += 1
        if self.open[self.counted] > MOST:
            self._let_go("too many connections of one household")
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.upgraded or self.conn.their_state not in UNFINISHED:
            self._stop_waiting()
        elif self.waiting is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self._uncount()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self.waiting = self.loop.call_later(WHOLE, self._let_go, "half a request")

    def _stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def _uncount(self) -> None:
        if self.counted:
            drop_one(self.open, self.counted)
            self.counted = ""

    def _let_go(self, why: str) -> None:
        logger.info("connection closed", why=why)
        self.transport.abort()


def lines(proxies: Iterable[str]) -> type[Unhurried]:
    """The protocol of one server; a proxy may hold as many connections as it likes."""
    return type("Lines", (Unhurried,), {"open": Counter(), "proxies": frozenset(proxies)})
