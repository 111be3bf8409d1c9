"""The two clocks of the server."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds that never go backwards: for everything that is due."""
    return time.monotonic_ns() // 1_000_000


def wall() -> int:
    """Milliseconds of the calendar: for the log alone."""
    return time.time_ns() // 1_000_000
