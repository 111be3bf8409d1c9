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
    help="Test what the server promises.",
    sort_key=8,
    help_format="plaintext",
)
Seed = Annotated[str, Parameter(help="A different seed tries different things.")]


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
    """Prove that hidden cards change no byte and no timing of what a seat is sent."""
    from yuletable.prove import leaks as promise

    return reported(lambda told: promise.prove(pairs, seed, game, told), "comparing pairs", pairs)


@prove.command
def timing(
    *,
    answers: Annotated[
        int, Parameter(help="How many answers to time, for each level and pace.")
    ] = 500,
    level: Annotated[list[str] | None, Parameter(help="Only these levels.", negative=())] = None,
    pace: Annotated[list[str] | None, Parameter(help="Only these paces.", negative=())] = None,
    load: Annotated[bool, Parameter(help="Keep the bots busy at other tables meanwhile.")] = False,
) -> int:
    """Prove that a bot's answer time tells nothing about its cards, on a real server."""
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
    moves: Annotated[
        int, Parameter(help="How many moves to play; every seat asks after each.")
    ] = 2_000,
    game: Annotated[list[str] | None, Parameter(help="Only these games.", negative=())] = None,
    seed: Seed = "undo",
) -> int:
    """Prove that a move you can take back has shown nobody anything hidden."""
    from yuletable.prove import undo as promise

    def work(told: Callable[[Any], None]) -> Any:
        return promise.prove(moves, seed, game, told=told)

    return reported(work, "asking about moves", moves)


@prove.command
def kill(
    *,
    cycles: Annotated[int, Parameter(help="How often to kill the server.")] = 300,
    seed: Seed = "kill",
) -> int:
    """Prove that a server killed again and again loses and repeats no accepted move."""
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
    """Prove that nonsense gets its documented answer and harms no table."""
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
    """Prove that a seat stays with its player, whatever people do with seats."""
    from yuletable.prove import seats as promise

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(sequences, Path(folder), seed, told))

    return reported(work, "trying sequences", sequences)


@prove.command
def operators(
    *,
    mistakes: Annotated[int, Parameter(help="How many mistakes to make.")] = 40,
    seed: Seed = "operators",
) -> int:
    """Prove that operator mistakes and a full disk lose nothing and restore nothing erased."""
    from yuletable.prove import operators as promise

    return reported(lambda told: promise.prove(mistakes, seed, told), "making mistakes", mistakes)


@prove.command
def power(
    *,
    cuts: Annotated[int, Parameter(help="How often to cut the power.")] = 20_000,
    synchronous: Annotated[
        str, Parameter(help="SQLite's synchronous setting; anything less than full loses moves.")
    ] = "",
    seed: Seed = "power",
) -> int:
    """Prove that a power cut loses no acknowledged move, though unsynced writes may be lost."""
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
    games: Annotated[int, Parameter(help="How many games to observe.")] = 20,
    seed: Seed = "observer",
) -> int:
    """Prove that HTTP tells nothing before it is stored, even when commits keep failing."""
    from yuletable.prove import observer as promise

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(games, Path(folder), seed, told))

    return reported(work, "watching games", games)


@prove.command
def crowds(
    *,
    rounds: Annotated[int, Parameter(help="How many crowds to send.")] = 20,
    size: Annotated[
        int, Parameter(help="How many strangers in a crowd, about half of everyone.")
    ] = 60,
) -> int:
    """Prove that strangers never disconnect or delay a seated player."""
    from yuletable.prove import crowds as promise

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(rounds, Path(folder), size, told))

    return reported(work, "crowding rounds", rounds)


@prove.command
def soak(
    *,
    minutes: Annotated[int, Parameter(help="How long to keep games coming and going.")] = 10,
    seed: Seed = "soak",
) -> int:
    """Prove that many short games leave no tables, tasks, files or memory behind."""
    from yuletable.prove import soak as promise

    def work(told: Callable[[Any], None]) -> Any:
        with TemporaryDirectory() as folder:
            return asyncio.run(promise.prove(minutes, Path(folder), seed, told))

    return reported(work, "spending evenings", 60 * minutes)
