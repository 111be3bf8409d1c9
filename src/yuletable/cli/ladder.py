"""`yuletable lab ladder`: which bot is stronger, as a table and as a section of a page."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from yuletable.cli.extras import need
from yuletable.cli.saves import write_whole
from yuletable.cli.seating import SEATS
from yuletable.games.catalogue import find
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.lab.intervals import Estimate
from yuletable.lab.ladder import Pairing, counted, pairings, ratings
from yuletable.lab.results import read
from yuletable.lab.run import in_processes, run

STOPPED = 130  # as shells number it


def climb(
    name: str,
    seats: int | None,
    games: list[int],
    bots: Sequence[str],
    workers: int | None,
    keep: Path,
    page: Path | None,
) -> int:
    """Play every pairing, or what is missing of it, and say what came of it."""
    game = find(name)
    seats = min(SEATS, game.seats[-1]) if seats is None else seats
    workers = (os.cpu_count() or 1) if workers is None else workers
    for entry, number in (*[("games", number) for number in games], ("workers", workers)):
        if number < 1:
            raise Invalid(entry, f"at least one, not {number}")
    if len(set(bots)) < 2:
        raise Invalid("bots", "a ladder takes two bots or more, the weakest first")
    if len(games) not in (1, len(bots)):
        raise Invalid("games", f"{len(games)} numbers for {len(bots)} bots; one for all, or each")
    of_bot = dict(zip(bots, games if len(games) > 1 else games * len(bots), strict=True))
    asked = list(pairings(game, seats, bots))
    if page is not None:
        section_of(page, name)
    need("lab")
    keep.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    try:
        played = [
            played_out(pairing, of_bot[pairing.one], workers, keep, console) for pairing in asked
        ]
    except KeyboardInterrupt:
        console.print(f"Stopped. What was played is kept in {keep}; the same command goes on.")
        return STOPPED
    Console().print(table(game, played))
    if page is not None:
        write_section(page, name, section(game, played, games, bots))
    return 0


def how_many(games: str) -> list[int]:
    """How many games each bot plays where it sits alone: one number for all, or one for each."""
    try:
        return [int(number) for number in games.split(",")]
    except ValueError:
        raise Invalid("games", f"{games!r} is no number, nor one for each bot") from None


def played_out(pairing: Pairing, games: int, workers: int, keep: Path, console: Console) -> Pairing:
    """The pairing with its games, kept in a file of its own."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
        console=console,
        disable=not console.is_terminal,
    )
    task = bar.add_task(f"{pairing.job.game}, {pairing.among()}", total=games)
    file = keep / pairing.file()
    with bar:
        run(pairing.job, games, file, workers, in_processes, lambda n: bar.advance(task, n))
    return counted(pairing, read(file).games.head(games))


def table(game: Game, played: Sequence[Pairing]) -> Table:
    shown = Table(title=f"{game.title}, {played[0].job.seats} seats")
    for heading in ("", "games", "first, %", "even chances", "rating"):
        shown.add_column(heading, justify="left" if not heading else "right")
    for row in rows(played):
        shown.add_row(*row)
    return shown


def rows(played: Sequence[Pairing]) -> list[list[str]]:
    """One line for each pairing; a bot's rating stands where it first appears."""
    points = ratings(played)
    lines: list[list[str]] = []
    for pairing in played:
        wins, chance = pairing.wins(), pairing.chance()
        times = Estimate(wins.value / chance, wins.low / chance, wins.high / chance)
        rating = points.pop(pairing.one, None)
        lines.append(
            [
                pairing.among(),
                f"{pairing.games:,}",
                said(Estimate(100 * wins.value, 100 * wins.low, 100 * wins.high), ".1f"),
                said(times, ".2f"),
                "" if rating is None else said(rating, "+.0f"),
            ]
        )
    return lines


def said(figure: Estimate, how: str) -> str:
    """A figure with its interval: `34.1 (31.2 to 37.1)`."""
    return f"{figure.value:{how}} ({figure.low:{how}} to {figure.high:{how}})"


# The page.


def marks(name: str) -> tuple[str, str]:
    return f"<!-- ladder {name} -->", f"<!-- end of ladder {name} -->"


def section_of(page: Path, name: str) -> tuple[str, str, str]:
    """A page in three: before this game's ladder, the ladder, and after it."""
    begin, end = marks(name)
    try:
        text = page.read_text(encoding="utf-8")
    except OSError:
        raise Invalid(f"page {page}", "there is no such file to write a ladder into") from None
    if begin not in text or end not in text:
        raise Invalid(f"page {page}", f"it has no place for this ladder: {begin} ... {end}")
    before, _, rest = text.partition(begin)
    old, _, after = rest.partition(end)
    return before, old, after


def write_section(page: Path, name: str, text: str) -> None:
    before, _, after = section_of(page, name)
    begin, end = marks(name)
    write_whole(page, f"{before}{begin}\n{text}{end}{after}")


def section(game: Game, played: Sequence[Pairing], games: list[int], bots: Sequence[str]) -> str:
    """The ladder as Markdown, with the command that makes it."""
    seats, each = played[0].job.seats, ",".join([str(number) for number in games])
    command = f"yuletable lab ladder {game.name} --seats={seats} --games={each}"
    lines = [
        f"`{command} --bots={','.join(bots)} --page=docs/bots.md`",
        "",
        "| | games | first, % | times an even chance | rating |",
        "|---|---:|---:|---:|---:|",
    ]
    return "\n".join([*lines, *[f"| {' | '.join(row)} |" for row in rows(played)], ""])
