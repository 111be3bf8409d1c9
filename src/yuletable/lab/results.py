"""Results as a table, one row for each game, kept as Parquet with the job that made them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.lab.job import Job, game_of
from yuletable.lab.witness import QUARTERS, witness

if TYPE_CHECKING:
    import polars as pl

FORMAT = "1"
Columns = dict[str, list[Any]]


def schema() -> dict[str, pl.DataType]:
    """What is known of each game, in the order of the columns."""
    import polars as pl

    by_seat = pl.List(pl.Int8())
    what = pl.Struct({"what": pl.String(), "seat": pl.Int8(), "count": pl.Int64()})
    return {
        "number": pl.Int32(),
        "seed": pl.String(),
        "seats": pl.Int8(),
        "bots": pl.List(pl.String()),  # by seat
        "first": pl.Int8(),  # who began, -1 if nobody can say
        "finished": pl.Boolean(),
        "winners": by_seat,  # seats; several share a tie, none wins an unfinished game
        "scores": pl.List(pl.Int64()),  # by seat
        "margin": pl.Int64(),  # from the first to the second, as standings go
        "moves": pl.Int32(),
        "choices": pl.Int32(),  # moves where there was more than one
        "turns": pl.Int32(),
        "lead_changes": pl.Int32(),
        "leaders": by_seat,  # after a quarter, half and three quarters of the moves; -1 if tied
        "counts": pl.List(what),  # what happened to whom, how often or how much of it
    }


def run_chunk(job: Job, numbers: Sequence[int]) -> Columns:
    """Play these games of a job: what every back end calls, on this machine or another."""
    game = game_of(job)
    terms = game.terms(job.seats, job.edition, job.options)
    columns: Columns = {}
    for number in numbers:
        for name, value in row(game, job, number, terms).items():
            columns.setdefault(name, []).append(value)
    return columns


def row(game: Game, job: Job, number: int, terms: Any) -> dict[str, Any]:
    notes = witness(game, terms, job, number)
    counts = sorted(notes.counts.items())
    return {
        "number": number,
        "seed": job.seed_of(number),
        "seats": job.seats,
        "bots": list(job.bots_of(number)),
        "first": notes.first,
        "finished": notes.finished,
        "winners": notes.winners(),
        "scores": notes.scores,
        "margin": notes.margin,
        "moves": notes.moves,
        "choices": notes.choices,
        "turns": notes.turns,
        "lead_changes": notes.lead_changes(),
        "leaders": [notes.leader_at(share) for share in QUARTERS],
        "counts": [{"what": w, "seat": s, "count": n} for (w, s), n in counts],
    }


@dataclass(frozen=True)
class Results:
    """The games of one job."""

    job: Job
    games: pl.DataFrame
    file: str  # where they lay, for the command that makes them again

    def command(self) -> str:
        return self.job.run_command(self.games.height, self.file)


def as_frame(columns: Columns) -> pl.DataFrame:
    import polars as pl

    return pl.DataFrame(columns, schema=schema())


def write(file: Path, job: Job, games: pl.DataFrame) -> None:
    """The whole file or nothing: it gets its name when it is complete."""
    words = {"yuletable": FORMAT, "job": msgspec.json.encode(job, order="sorted").decode()}
    half = file.with_name(f"{file.name}.{os.getpid()}.half")
    games.rechunk().write_parquet(half, compression="zstd", metadata=words)
    half.replace(file)


def read(file: Path) -> Results:
    """Results from a file; Invalid says what is wrong with it."""
    import polars as pl
    from polars.exceptions import PolarsError

    if not file.is_file():
        raise Invalid(f"results {file}", "there is no such file")
    try:
        job = read_job(file, pl.read_parquet_metadata(file))
        games = pl.read_parquet(file)
    except (PolarsError, OSError):
        raise Invalid(f"results {file}", "this is not a whole Parquet file") from None
    if dict(games.schema) != schema():
        raise Invalid(f"results {file}", "its columns are not those of a run")
    if not games.height:
        raise Invalid(f"results {file}", "it holds no games")
    return Results(job, games, file.name)


def read_job(file: Path, words: dict[str, str]) -> Job:
    if words.get("yuletable") != FORMAT or "job" not in words:
        raise Invalid(f"results {file}", "no run of ours wrote it: yuletable lab run makes one")
    try:
        return msgspec.json.decode(words["job"], type=Job)
    except msgspec.DecodeError as error:
        raise Invalid(f"results {file}", f"its job cannot be read: {error}") from None
