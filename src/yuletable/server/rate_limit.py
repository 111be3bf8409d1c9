"""Rate limits by household, and limits on open sockets."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import NamedTuple

from yuletable.server.refusals import SERVER_FULL, TOO_MANY_SILENT, TOO_MANY_SOCKETS, Reason

MOST_REMEMBERED = 20_000  # households; those that asked longest ago are forgotten
MINUTE, HOUR = 60.0, 3_600.0


class RateLimit:
    """An allowance of so many requests in so many seconds, refilled evenly."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.left = float(most)
        self.at = clock()

    def take(self, count: int = 1) -> bool:
        """Use some of it up; is there enough?"""
        self._fill()
        if self.left < count:
            return False
        self.left -= count
        return True

    def spent(self) -> bool:
        """Is there nothing left of it just now?"""
        self._fill()
        return self.left < 1

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.at) * self.most / self.seconds)
        self.at = now


class RateLimits:
    """An allowance for each household, in bounded memory."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.new = partial(RateLimit, most, seconds, clock)
        self.known: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, household: str) -> bool:
        allowance = self.known.pop(household, None) or self.new()
        self.known[household] = allowance
        if len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)
        return allowance.take()


class Places(NamedTuple):
    """How many sockets may be open at once."""

    in_all: int
    household: int
    silent: int  # that have not said hello yet, of one household


class OpenSockets:
    """The sockets that are open now, by household."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.open: Counter[str] = Counter()
        self.silent: Counter[str] = Counter()

    def full(self, household: str) -> Reason | None:
        """Why no further socket may be opened from there, if so."""
        if self.open.total() >= self.places.in_all:
            return SERVER_FULL
        if self.open[household] >= self.places.household:
            return TOO_MANY_SOCKETS
        if self.silent[household] >= self.places.silent:
            return TOO_MANY_SILENT
        return None

    def enter(self, household: str) -> None:
        self.open[household] += 1
        self.silent[household] += 1

    def speak(self, household: str) -> None:
        """One of them has said hello."""
        drop_one(self.silent, household)

    def leave(self, household: str) -> None:
        drop_one(self.open, household)


def drop_one(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if counter[name] <= 0:
        del counter[name]
