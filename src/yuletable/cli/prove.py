"""Put the server's promises to the test for as long as one likes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

from cyclopts import App, Parameter

from yuletable.kernel.errors import Invalid

prove = App(
    name="prove",
    help="Put the server's promises to the test.",
    sort_key=8,
    help_format="plaintext",
)
Seed = Annotated[str, Parameter(help="Another seed tries other things.")]


def reported(work: Callable[[Callable[[Any], None]], Any], what: str, count: int) -> int:
    """Show how far it is, then what was tried; the first broken promise ends it."""
    from rich.progress import Progress

    with Progress(disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(what, total=count)
        name = what.split()[-1]
        try:
            tally = work(lambda tally: progress.update(task, completed=getattr(tally, name)))
        except AssertionError as broken:
            print(f"Broken: {broken}", file=sys.stderr)
            return 1
    print(tally)
    return 0


@prove.command
def leaks(
    *,
    pairs: Annotated[int, Parameter(help="Pairs of worlds to compare.")] = 1_000,
    game: Annotated[list[str] | None, Parameter(help="Only these games.", negative=())] = None,
    seed: Seed = "leaks",
) -> int:
    """What a seat may not know changes no byte and no moment of what it is sent."""
    from yuletable.server.prove import leaks as promise

    return reported(lambda told: promise.prove(pairs, seed, game, told), "comparing pairs", pairs)


@prove.command
def kill(
    *,
    cycles: Annotated[int, Parameter(help="How often the server dies.")] = 300,
    seed: Seed = "kill",
) -> int:
    """A server killed again and again loses no accepted move and makes none twice."""
    from yuletable.server.prove import kill as promise

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(cycles, Path(folder), seed, told))

    return reported(work, "killing cycles", cycles)


@prove.command
def frames(
    *,
    count: Annotated[int, Parameter(help="Frames to send.")] = 20_000,
    seed: Seed = "frames",
) -> int:
    """Nonsense gets its documented answer; the table and its neighbours are untouched."""
    from yuletable.server.prove import frames as promise
    from yuletable.server.prove.process import Server

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder, Server(Path(folder)) as server:
            tally = asyncio.run(promise.prove(count, server.port, seed, told))
            if "Traceback" in server.log.read_text():
                raise AssertionError("the server's log holds an exception")
            return tally

    return reported(work, "sending frames", count)


@prove.command
def operators(
    *,
    mistakes: Annotated[int, Parameter(help="How many are made.")] = 40,
    seed: Seed = "operators",
) -> int:
    """A keeper's mistakes, kills and a full disk lose nothing and bring nothing erased back."""
    from yuletable.server.prove import operators as promise

    return reported(lambda told: promise.prove(mistakes, seed, told), "making mistakes", mistakes)


@prove.command
def power(
    *,
    cuts: Annotated[int, Parameter(help="How often the power is cut.")] = 20_000,
    synchronous: Annotated[
        str, Parameter(help="Instead of the server's own; anything less than full loses moves.")
    ] = "",
    seed: Seed = "power",
) -> int:
    """A power cut loses no acknowledged move: whatever was not synced may be gone or torn."""
    from importlib.util import find_spec

    if find_spec("apsw") is None:
        raise Invalid("power", "this needs the package apsw, which developers have")
    from yuletable.server.prove import power as promise

    def work(told: Callable[[Any], None]) -> Any:
        tally = promise.prove(cuts, synchronous, seed, told)
        if tally.lost:
            raise AssertionError(f"{tally.lost} of {tally.cuts} cuts lost an acknowledged move")
        return tally

    return reported(work, "making cuts", cuts)
