"""The clock beside the keyboard, for games that end with their hour."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic

from yuletable.kernel.core import State

MINUTE = 60  # seconds


class Clock:
    """Counts how long a game has been played; time away from the keyboard is a pause."""

    def __init__(self, played: float = 0, now: Callable[[], float] = monotonic) -> None:
        self.played = played  # seconds
        self.now = now
        self.looked = now()

    def left(self, state: State) -> int:
        """The minutes left, begun ones counted; 0 if no clock runs, and when it has run out."""
        moment = self.now()
        if state.minutes():
            self.played += moment - self.looked
        self.looked = moment
        return max(ceil(state.minutes() - self.played / MINUTE), 0)

    def runs_out(self, state: State) -> bool:
        """Is the agreed time over?"""
        return self.left(state) == 0 and state.minutes() > 0
