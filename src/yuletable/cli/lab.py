"""`yuletable lab`: games by the thousand, to learn about bots and about games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

lab = App(
    name="lab",
    help="Play games by the thousand, to learn about bots and about games.",
    sort_key=8,
    help_format="plaintext",
)


@lab.command(sort_key=1)
def ladder(
    game: str,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many sit at the table.")] = None,
    games: Annotated[
        str, Parameter(help="Games for each pairing, or for each bot, like 1000,1000,500,200.")
    ] = "1000",
    bots: Annotated[
        str,
        Parameter(
            help="Which bots play, the weakest first. search:200 imagines 200 games per choice."
        ),
    ] = "cosy,merry,search:40,search:400",
    workers: Annotated[
        int | None, Parameter(help="How many processes to use; all cores by default.")
    ] = None,
    keep: Annotated[Path, Parameter(help="The folder to store games in.")] = Path("ladder"),
    page: Annotated[
        Path | None, Parameter(help="A page to write the ladder into, like docs/bots.md.")
    ] = None,
) -> int:
    """Play each bot against weaker ones, and rate how strong it is.

    Parameters
    ----------
    game
        Which game, like secret_santa.
    """
    from yuletable.cli.ladder import climb, how_many

    names = [name.strip() for name in bots.split(",")]
    return climb(game, seats, how_many(games), names, workers, keep, page)


@lab.command(sort_key=2)
def run(
    game: str,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many sit at the table.")] = None,
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    bots: Annotated[
        str,
        Parameter(
            help="One bot for all seats, or one for each: greedy,random,... They rotate seats."
        ),
    ] = "greedy",
    option: Annotated[
        list[str] | None, Parameter(help="A house rule, like games_per_night=1.", negative=())
    ] = None,
    edition: Annotated[
        str | None, Parameter(help="The name of an edition, or a file with one.")
    ] = None,
    seed: Annotated[str, Parameter(help="A different seed gives different games.")] = "lab",
    workers: Annotated[
        int | None, Parameter(help="How many processes to use; all cores by default.")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="The file for the results, like night.parquet.")
    ] = None,
    on: Annotated[str, Parameter(help="processes, or ray for a cluster.")] = "processes",
) -> int:
    """Play many games and record what happens in each; run it again to continue.

    Parameters
    ----------
    game
        Which game, like secret_santa.
    """
    from yuletable.cli.lab_run import play

    names = [name.strip() for name in bots.split(",")]
    return play(game, seats, games, names, option or [], edition, seed, workers, out, on)


@lab.command(sort_key=3)
def report(
    *files: Path,
    out: Annotated[Path | None, Parameter(help="Where to write the page, like night.html.")] = None,
    about: Annotated[
        Path | None, Parameter(help="A text file with your own paragraphs for the top of the page.")
    ] = None,
    svg: Annotated[Path | None, Parameter(help="A folder to save every picture in as SVG.")] = None,
    png: Annotated[Path | None, Parameter(help="A folder to save every picture in as PNG.")] = None,
) -> int:
    """Report a run on one page: seats, length, leads, what wins, luck against skill.

    Parameters
    ----------
    files
        A file of results. Add more to compare: other bots show how much skill counts,
        another edition or house rule shows what it changes.
    """
    from yuletable.cli.lab_report import tell

    return tell(files, out, about, svg, png)
