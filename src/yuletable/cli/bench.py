"""`yuletable bench`: how fast the engine is, as a table or as JSON."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from yuletable.cli.extras import how_to_install
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.game import Game
from yuletable.lab.speed import Speed, compiled, decision_peers, measure, measure_search

Measuring = Callable[[list[Game], float], list[Speed]]


def run(games: list[str], seconds: float, as_json: bool) -> int:
    """Measure the engine at these games, or all; more seconds make steadier figures."""
    return report(measure, games, seconds, as_json)


def run_search(games: list[str], seconds: float, as_json: bool) -> int:
    """The same for the search."""
    return report(measure_search, games, seconds, as_json)


def report(measuring: Measuring, games: list[str], seconds: float, as_json: bool) -> int:
    chosen = [find(name) for name in games] or list(GAMES.values())
    engine = "compiled" if compiled() else "interpreted"
    if as_json:
        speeds = [speed.as_json() for speed in measuring(chosen, seconds)]
        facts = {"engine": engine, "python": platform.python_version(), "speeds": speeds}
        print(json.dumps(facts, indent=1))
        return 0
    console = Console()
    with console.status(f"Measuring, about {seconds * 5 * len(chosen):.0f} seconds ..."):
        speeds_measured = measuring(chosen, seconds)
    console.print(table(speeds_measured, engine))
    if not decision_peers():
        console.print(f"Peers: {how_to_install('bench')}", markup=False)
    return 0


def table(speeds: list[Speed], engine: str) -> Table:
    """One line for each measurement; a peer's line says how many times as fast we are."""
    shown = Table(title=f"{engine} engine, Python {platform.python_version()}, CPU time")
    shown.add_column("what")
    for heading in ("a second", "each", "ours are"):
        shown.add_column(heading, justify="right", no_wrap=True)
    ratios: dict[str, float] = {}
    for speed in speeds:
        ratios.update(speed.ratios)
        ours = f"{ratios[speed.what]:.2f} ×" if speed.what in ratios else ""
        each = f"{1e6 / speed.per_second:.2f} µs"
        shown.add_row(speed.what, f"{speed.per_second:,.0f} {speed.unit}", each, ours)
    return shown
