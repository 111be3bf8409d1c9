"""`yuletable bench server`: many tables over real sockets, and what they cost."""

from __future__ import annotations

import asyncio
import json
import platform
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from yuletable.kernel.errors import Invalid
from yuletable.prove.load import Figures, measure
from yuletable.prove.process import Server

HEADINGS = {
    "tables": "{:,}",
    "moves a second": "{:,.0f}",
    "p50 ms": "{:.1f}",
    "p99 ms": "{:.1f}",
    "p99.9 ms": "{:.1f}",
    "CPU µs a move": "{:,.0f}",
    "KiB a table": "{:,.0f}",
    "back, ms": "{:.0f}",
    "restart, s": "{:.1f}",
}


def run(tables: list[int], rate: float, seconds: float, language: str, as_json: bool) -> int:
    """Measure a fresh server at each number of tables."""
    for entry, number in (*[("tables", count) for count in tables], ("rate", rate)):
        if number < 1:
            raise Invalid(entry, f"at least one, not {number}")
    if not Path("/proc/self/stat").exists():
        raise Invalid("server", "its processor time is read from /proc, which this system has not")
    console = Console(stderr=True)
    with console.status("") as status:
        figures = [one(count, rate, seconds, language, status.update) for count in tables]
    if as_json:
        facts = {"python": platform.python_version(), "figures": [f.as_json() for f in figures]}
        print(json.dumps(facts, indent=1))
    else:
        Console().print(table(figures))
    return 0


def one(
    tables: int, rate: float, seconds: float, language: str, told: Callable[[str], None]
) -> Figures:
    with TemporaryDirectory() as folder, Server(Path(folder)) as server:
        return asyncio.run(measure(server, tables, rate, seconds, language, told))


def table(figures: list[Figures]) -> Table:
    """One line for each number of tables."""
    title = f"durable moves of people, four at a table, Python {platform.python_version()}"
    shown = Table(title=title)
    for heading in HEADINGS:
        shown.add_column(heading, justify="right")
    for one in figures:
        values = (one.tables, one.moves_a_second, one.p50, one.p99, one.p999, one.cpu, one.memory)
        cells = zip(HEADINGS.values(), (*values, one.back, one.restart), strict=True)
        shown.add_row(*[form.format(value) for form, value in cells])
    return shown
