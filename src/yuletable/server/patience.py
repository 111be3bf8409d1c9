"""How often one address may ask over HTTP: nobody guesses codes or makes tables by the thousand."""

from __future__ import annotations

from typing import Any

from limits import RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler


class Patience:
    """A guard before everything that changes or looks up something."""

    def __init__(self, asks: int) -> None:
        self.limit = RateLimitItemPerMinute(asks)
        self.limiter = MovingWindowRateLimiter(MemoryStorage())

    async def __call__(
        self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler
    ) -> None:
        address = connection.client.host if connection.client else ""
        if not await self.limiter.hit(self.limit, address):
            raise TooManyRequestsException("Too many requests from here; try again in a minute.")
