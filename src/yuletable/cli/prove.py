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
    from yuletable.prove import leaks as promise

    return reported(lambda told: promise.prove(pairs, seed, game, told), "comparing pairs", pairs)


@prove.command
def timing(
    *,
    answers: Annotated[int, Parameter(help="Answers to time, of each level at each pace.")] = 500,
    level: Annotated[list[str] | None, Parameter(help="Only these levels.", negative=())] = None,
    pace: Annotated[list[str] | None, Parameter(help="Only these paces.", negative=())] = None,
    load: Annotated[bool, Parameter(help="While other tables keep the bots busy.")] = False,
) -> int:
    """When a bot answers does not tell what it holds, on a real server in real time."""
    from yuletable.bots.levels import LEVELS
    from yuletable.prove import timing as promise

    for name in pace or []:
        if name not in promise.PACES:
            raise Invalid("pace", f"{name!r} is not one of {', '.join(promise.PACES)}")
    paces: Any = pace or list(promise.PACES)
    levels = level or list(LEVELS)

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(answers, Path(folder), levels, paces, load, told))

    return reported(work, "timing answers", answers * len(levels) * len(paces))


@prove.command
def undo(
    *,
    moves: Annotated[int, Parameter(help="Moves after which every seat asks.")] = 2_000,
    game: Annotated[list[str] | None, Parameter(help="Only these games.", negative=())] = None,
    seed: Seed = "undo",
) -> int:
    """A move that can be taken back has told nobody anything hidden."""
    from yuletable.prove import undo as promise

    def work(told: Callable[[Any], None]) -> Any:
        return promise.prove(moves, seed, game, told=told)

    return reported(work, "asking about moves", moves)


@prove.command
def kill(
    *,
    cycles: Annotated[int, Parameter(help="How often the server dies.")] = 300,
    seed: Seed = "kill",
) -> int:
    """A server killed again and again loses no accepted move and makes none twice."""
    from yuletable.prove import kill as promise

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
    """Nonsense gets its documented answer; the table and its neighbors are untouched."""
    from yuletable.prove import frames as promise
    from yuletable.prove.process import Server

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder, Server(Path(folder)) as server:
            tally = asyncio.run(promise.prove(count, server.port, seed, told, Path(folder)))
            if '"traceback"' in server.log.read_text():
                raise AssertionError("the server's log holds an exception")
            return tally

    return reported(work, "sending frames", count)


@prove.command
def seats(
    *,
    sequences: Annotated[int, Parameter(help="Evenings to try.")] = 2_000,
    seed: Seed = "seats",
) -> int:
    """A seat is its person's alone, whatever people do with seats, and is never lost."""
    from yuletable.prove import seats as promise

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(sequences, Path(folder), seed, told))

    return reported(work, "trying sequences", sequences)


@prove.command
def operators(
    *,
    mistakes: Annotated[int, Parameter(help="How many are made.")] = 40,
    seed: Seed = "operators",
) -> int:
    """A keeper's mistakes, kills and a full disk lose nothing and bring nothing erased back."""
    from yuletable.prove import operators as promise

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
    from yuletable.prove import power as promise

    def work(told: Callable[[Any], None]) -> Any:
        tally = promise.prove(cuts, synchronous, seed, told)
        if tally.lost:
            raise AssertionError(f"{tally.lost} of {tally.cuts} cuts lost an acknowledged move")
        return tally

    return reported(work, "making cuts", cuts)


@prove.command
def observer(
    *,
    games: Annotated[int, Parameter(help="Games to look on at.")] = 20,
    seed: Seed = "observer",
) -> int:
    """Nothing is told over HTTP before it is stored, though commits fail all the time."""
    from yuletable.prove import observer as promise

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(games, Path(folder), seed, told))

    return reported(work, "watching games", games)


@prove.command
def crowds(
    *,
    rounds: Annotated[int, Parameter(help="How often a crowd comes.")] = 20,
    size: Annotated[int, Parameter(help="Strangers in a crowd, about half of all.")] = 60,
) -> int:
    """A seated player is never closed or held up by what strangers do."""
    from yuletable.prove import crowds as promise

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(rounds, Path(folder), size, told))

    return reported(work, "crowding rounds", rounds)


@prove.command
def soak(
    *,
    minutes: Annotated[int, Parameter(help="How long evenings come and go.")] = 10,
    seed: Seed = "soak",
) -> int:
    """After many short evenings the server is as it was: tables, tasks, files, memory."""
    from yuletable.prove import soak as promise

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(minutes, Path(folder), seed, told))

    return reported(work, "spending evenings", 60 * minutes)
