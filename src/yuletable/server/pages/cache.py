"""A bounded cache of answers about finished games, each computed once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from yuletable.server.refusals import Denied, Reason

MOST_BYTES = 32 << 20
MOST_WAITING = 50  # answers that are being worked out
FAILED_FOR = 300.0  # seconds in which what failed is not tried again
Key = tuple[str, ...]  # the table first


@dataclass(frozen=True)
class Known:
    """An answer, and the names in it, which invalidate it when they change."""

    names: tuple[str, ...]
    answer: bytes


class AnswerCache:
    """Answers that are ready, answers in progress, and failures."""

    def __init__(self, why: Reason, most: int = MOST_BYTES) -> None:
        self.why = why  # there is no answer
        self.most = most
        self.bytes = 0
        self.known: OrderedDict[Key, Known] = OrderedDict()
        self.asked: dict[tuple[Key, tuple[str, ...]], asyncio.Task[bytes]] = {}
        self.failed: OrderedDict[Key, float] = OrderedDict()  # until when

    async def get(self, key: Key, names: list[str], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer for a table with these names; Denied if there is none now."""
        called = tuple(names)
        known = self.known.get(key)
        if known is not None and known.names == called:
            self.known.move_to_end(key)
            return known.answer
        self._drop(key)
        if self.failed.get(key, 0) > asyncio.get_running_loop().time():
            raise Denied(self.why)
        whole = (key, called)
        if whole not in self.asked:
            if len(self.asked) >= MOST_WAITING:
                raise Denied(self.why)
            self.asked[whole] = asyncio.create_task(self._make(key, called, make))
        making = self.asked[whole]
        try:
            return await asyncio.shield(making)
        finally:
            if making.done():
                self.asked.pop(whole, None)

    async def _make(
        self, key: Key, names: tuple[str, ...], make: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        try:
            answer = await make()
        except Denied:
            self.failed[key] = asyncio.get_running_loop().time() + FAILED_FOR
            self.failed.move_to_end(key)
            if len(self.failed) > MOST_WAITING:
                self.failed.popitem(last=False)
            raise
        self._keep(key, Known(names, answer))
        return answer

    def _keep(self, key: Key, known: Known) -> None:
        self._drop(key)
        self.known[key] = known
        self.bytes += len(known.answer)
        while self.bytes > self.most and len(self.known) > 1:
            self._drop(next(iter(self.known)))

    def _drop(self, key: Key) -> None:
        known = self.known.pop(key, None)
        self.bytes -= 0 if known is None else len(known.answer)

    def forget(self, table: str) -> None:
        """Drop everything about a table: something in it was erased."""
        for key in [key for key in self.known if key[0] == table]:
            self._drop(key)
