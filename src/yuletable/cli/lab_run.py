"""`yuletable lab run`: many games of bots, in parallel, with a bar that says how far it is."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from yuletable.cli.extras import need
from yuletable.cli.seating import SEATS
from yuletable.cli.terms import read_edition, read_options
from yuletable.games.catalogue import find
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import suggestion
from yuletable.lab.job import Job, settle
from yuletable.lab.run import BACK_ENDS, run

STOPPED = 130  # as shells number it


def play(
    name: str,
    seats: int | None,
    games: int,
    bots: Sequence[str],
    options: Sequence[str],
    edition: str | None,
    seed: str,
    workers: int | None,
    out: Path | None,
    on: str,
) -> int:
    """Settle the job, play it, and say where the results are."""
    game = find(name)
    if on not in BACK_ENDS:
        raise Invalid("on", f"{on!r} is not known; {suggestion(on, list(BACK_ENDS))}")
    if games < 1:
        raise Invalid("games", f"at least one, not {games}")
    workers = (os.cpu_count() or 1) if workers is None else workers
    if workers < 1:
        raise Invalid("workers", f"at least one, not {workers}")
    seats = min(SEATS, game.seats[-1]) if seats is None else seats
    job = settle(game, seats, bots, seed, read_edition(edition), read_options(options), edition)
    need("lab")
    if on == "ray":
        need("cluster")
    return watched(job, games, out or Path(f"{name}-{seats}.parquet"), workers, on)


def watched(job: Job, games: int, out: Path, workers: int, on: str) -> int:
    """Play with a progress bar; after a stop, say how to continue."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
        console=console,
        disable=not console.is_terminal,
    )
    task = bar.add_task(f"{job.game}, {job.called()}", total=games)
    try:
        with bar:
            played = run(job, games, out, workers, BACK_ENDS[on], lambda n: bar.advance(task, n))
    except KeyboardInterrupt:
        there = bar.tasks[task].completed
        console.print(f"Stopped: {there:.0f} of {games} games are kept.", highlight=False)
        console.print("The same command goes on from there.")
        return STOPPED
    except BrokenProcessPool:
        console.print("A worker died, perhaps for want of memory. What was played is kept:")
        console.print("the same command goes on from there, and --workers says with how many.")
        return 1
    found = "Played" if played == games else "All were there:" if not played else f"{played} new of"
    print(f"{found} {games} games, in {out}")
    print(f"To see what they say: yuletable lab report {out}")
    return 0
