"""Metrics of the running server, without names or tables."""

from __future__ import annotations

import asyncio
import contextlib

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LOOKS = 0.5  # seconds from one look at the loop to the next
QUICK_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Everything that `/metrics` reports."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("yuletable_tables", "Tables in memory")
        self.connections = self._gauge("yuletable_connections", "Open sockets", "kind")
        self.line = self._gauge("yuletable_waiting", "Waiting in line", "line")
        self.tasks = self._gauge("yuletable_tasks", "Tasks of the event loop")
        self.due = self._gauge("yuletable_due_tables", "Tables asleep until their clock rings")
        self.size = self._gauge("yuletable_database_bytes", "Size of the database")
        self.lag = self._gauge("yuletable_loop_lag_seconds", "The longest wait of the last minute")
        self.failures = self._gauge("yuletable_failed_commits", "So far")
        self.moves = Counter("yuletable_moves", "Moves made", registry=self.registry)
        self.failed = Counter("yuletable_server_errors", "Answers 5xx", registry=self.registry)
        self.refused = Counter(
            "yuletable_refused", "Turned away at the gate", ["what"], registry=self.registry
        )
        self.closed = Counter(
            "yuletable_closed_sockets", "By closing code", ["code"], registry=self.registry
        )
        self.commits = Histogram(
            "yuletable_commit_seconds",
            "From the line to the disk",
            buckets=QUICK_TIMES,
            registry=self.registry,
        )
        self.lags: list[float] = []

    def _gauge(self, name: str, words: str, *labels: str) -> Gauge:
        return Gauge(name, words, labels, registry=self.registry)

    async def watch_loop(self) -> None:
        """Measure the event loop's delay again and again."""
        clock = asyncio.get_running_loop().time
        while True:
            before = clock()
            await asyncio.sleep(LOOKS)
            self.lags = [*self.lags[-119:], max(0.0, clock() - before - LOOKS)]
            self.lag.set(max(self.lags))

    def read(self) -> bytes:
        """What Prometheus reads."""
        with contextlib.suppress(RuntimeError):
            self.tasks.set(len(asyncio.all_tasks()))
        return generate_latest(self.registry)
