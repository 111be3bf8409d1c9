"""The commands. Each fetches what it needs when it is called, so that help comes at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from yuletable.cli.lab import lab
from yuletable.cli.prove import prove

if TYPE_CHECKING:
    from yuletable.cli.screen import Screen

INVALID = 2
Names = Annotated[
    str | None, Parameter(help="The people, like Ann,Bob; bots take the other seats.")
]
Level = Annotated[str | None, Parameter(help="How strong bots are: cosy, merry, keen or wily.")]
Bots = Annotated[str | None, Parameter(help="A bot for each other seat, like cosy,merry,wily.")]
Seats = Annotated[int | None, Parameter(help="How many sit at the table.")]
Seed = Annotated[
    str | None, Parameter(help="The seed of the shuffle; the same seed deals the same cards.")
]
Options = Annotated[
    list[str] | None, Parameter(help="A house rule, like games_per_night=1.", negative=())
]
Edition = Annotated[str | None, Parameter(help="The name of an edition, or a file with one.")]
Plain = Annotated[
    bool,
    Parameter(help="Lines only, for screen readers and pipes.", negative=(), show_default=False),
]
Language = Annotated[Literal["en", "de"], Parameter(help="English or German.")]
Database = Annotated[
    str | None, Parameter(help="Where the tables are: a file, or a URL like the one serve takes.")
]
SettingsFile = Annotated[Path | None, Parameter(help="The server's settings file (TOML).")]
Eyes = Annotated[str | None, Parameter(help="Whose view to show: a letter or a name.")]


def our_version() -> str:
    try:
        return version("yuletable")
    except PackageNotFoundError:
        return "(not installed)"


app = App(
    name="yuletable",
    help="Five holiday games, one table. Start with `yuletable play` to play against bots.",
    version=our_version,
    help_format="plaintext",
    result_action="return_value",
    version_flags=["--version"],
)


@app.command(sort_key=0)
def serve(
    *,
    host: Annotated[
        str | None, Parameter(help="Where to listen; 127.0.0.1 means this machine only.")
    ] = None,
    port: Annotated[int | None, Parameter(help="The port; 8225 unless you say otherwise.")] = None,
    database: Annotated[
        str | None, Parameter(help="Where to store tables, as a URL like sqlite:///tables.db.")
    ] = None,
    origin: Annotated[
        list[str] | None, Parameter(help="Another origin whose pages may connect.", negative=())
    ] = None,
    name: Annotated[
        list[str] | None, Parameter(help="A name this server answers to.", negative=())
    ] = None,
    https: Annotated[
        bool | None, Parameter(help="A proxy in front of the server handles https.")
    ] = None,
    thinkers: Annotated[int | None, Parameter(help="How many processes bots think in.")] = None,
    frames: Annotated[
        int | None, Parameter(help="How many messages one browser may send in 20 seconds.")
    ] = None,
    asks: Annotated[
        int | None,
        Parameter(help="How many tables, seats and codes one address may request per minute."),
    ] = None,
    retention: Annotated[
        int | None, Parameter(help="Days to keep a table after its last move; 0 keeps it forever.")
    ] = None,
    still: Annotated[bool | None, Parameter(help="No pauses, for programs.")] = None,
    log: Annotated[str | None, Parameter(help="debug, info, warning or error.")] = None,
    settings: Annotated[Path | None, Parameter(help="A file with these settings (TOML).")] = None,
    quiet: Annotated[
        bool, Parameter(help="Print nothing and open no browser.", negative=())
    ] = False,
    browser: Annotated[bool, Parameter(help="Open the page in a browser.")] = True,
) -> int:
    """Open a table for the family: the page, for every device in your home.

    A flag wins over the environment (YULETABLE_PORT and so on), and the environment over the
    settings file.
    """
    from yuletable.cli.serve import serve as open_house

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "origins": origin,
        "hosts": name,
        "https": https,
        "thinkers": thinkers,
        "frames": frames,
        "asks": asks,
        "retention": retention,
        "still": still,
        "log": log,
    }
    return open_house(flags, settings, quiet, browser)


@app.command(sort_key=10)
def backup(file: Path, /, *, database: Database = None, settings: SettingsFile = None) -> int:
    """Copy the server's tables into a file; the server may keep running.

    Parameters
    ----------
    file
        Where to write the copy; the file must not exist yet.
    """
    from yuletable.cli.backup import copy_out
    from yuletable.server.settings import read_settings

    return copy_out(file, read_settings({"database": database}, file=settings))


@app.command(sort_key=11)
def restore(
    file: Path,
    /,
    *,
    leave_out_damaged: Annotated[
        bool, Parameter(help="Restore only the undamaged tables.", negative=())
    ] = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> int:
    """Replace the server's tables with a backup; stop the server first.

    Parameters
    ----------
    file
        The backup.
    """
    from yuletable.cli.backup import copy_back
    from yuletable.server.settings import read_settings

    found = read_settings({"database": database}, file=settings)
    return copy_back(file, found, leave_out_damaged)


@app.command(sort_key=12)
def erase(
    table: str,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="The seat's number, counting from 0.")] = None,
    name: Annotated[str | None, Parameter(help="The person's name.")] = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> int:
    """Erase what a person typed at a table; stop the server first.

    Parameters
    ----------
    table
        The id or the code of the table.
    """
    from yuletable.cli.keeper import erase as forget
    from yuletable.server.settings import read_settings

    return forget(table, seat, name, read_settings({"database": database}, file=settings))


@app.command(sort_key=13)
def purge(
    *,
    days: Annotated[
        int | None, Parameter(help="Delete tables with no move for this many days.")
    ] = None,
    dry_run: Annotated[
        bool, Parameter(help="Only count them, and delete nothing.", negative=())
    ] = False,
    database: Database = None,
    settings: SettingsFile = None,
) -> int:
    """Delete old tables; stop the server first. A running server does this every day."""
    from yuletable.cli.keeper import purge as delete_old
    from yuletable.server.settings import read_settings

    return delete_old(days, dry_run, read_settings({"database": database}, file=settings))


@app.command(sort_key=1)
def play(
    game: str | None = None,
    /,
    *,
    seats: Seats = None,
    names: Names = None,
    level: Level = None,
    bots: Bots = None,
    seed: Seed = None,
    option: Options = None,
    edition: Edition = None,
    save: Annotated[
        Path | None, Parameter(help="Save the game to this file instead of your data folder.")
    ] = None,
    continue_: Annotated[
        Path | None, Parameter(name="--continue", help="Continue the game in this file.")
    ] = None,
    language: Language = "en",
    plain: Plain = False,
) -> int:
    """Play a game against bots, or with others at one keyboard.

    Parameters
    ----------
    game
        Which game, like secret_santa.
    """
    from yuletable.cli.play import go_on
    from yuletable.cli.play import play as sit_down

    screen = terminal(plain, language)
    if continue_ is not None:
        others = {"game": game, "seats": seats, "names": names, "seed": seed, "option": option}
        refuse_others({**others, "edition": edition, "save": save})
        return go_on(continue_, screen)
    persons = split(names) if names is not None else []
    players = opponents(level, bots)
    return sit_down(game, seats, persons, players, seed, option or [], edition, save, screen)


@app.command(sort_key=2)
def watch(
    game: str | None = None,
    /,
    *,
    seats: Seats = None,
    level: Level = None,
    bots: Bots = None,
    seed: Seed = None,
    option: Options = None,
    edition: Edition = None,
    seat: Eyes = None,
    delay: Annotated[float, Parameter(help="Seconds between two moves.")] = 0.8,
    save: Annotated[Path | None, Parameter(help="Write the record to this file.")] = None,
    language: Language = "en",
    plain: Plain = False,
) -> int:
    """Watch bots play.

    Parameters
    ----------
    game
        Which game, like secret_santa.
    """
    from yuletable.cli.watch import watch as look_on

    screen = terminal(plain, language)
    players = opponents(level, bots)
    return look_on(game, seats, players, seed, option or [], edition, seat, delay, save, screen)


@app.command(sort_key=3)
def replay(
    record: Path,
    /,
    *,
    seat: Eyes = None,
    move: Annotated[int, Parameter(help="Start after this many moves.")] = 0,
    step: Annotated[
        bool | None, Parameter(help="Wait after each move; by default only on a terminal.")
    ] = None,
    language: Language = "en",
    plain: Plain = False,
) -> int:
    """Replay a game move by move, from any seat's point of view.

    Parameters
    ----------
    record
        The file of a game, finished or not.
    """
    from yuletable.cli.replay import replay as look_back

    return look_back(record, seat, move, step, terminal(plain, language))


@app.command(sort_key=4)
def verify(record: Path, /) -> int:
    """Verify a game from its seed: the commitment, every shuffle, every move, the result.

    Parameters
    ----------
    record
        The file of a game, finished or not.
    """
    from yuletable.cli.verify import verify as recompute

    return recompute(record, terminal(plain=True))


@app.command(sort_key=5)
def rules(
    game: str | None = None,
    clause: str | None = None,
    /,
    *,
    all: Annotated[bool, Parameter(negative=())] = False,
    find: str = "",
    coverage: Annotated[bool, Parameter(negative=())] = False,
    language: Language = "en",
    plain: Plain = False,
) -> int:
    """Read a game's rulebook, all its rules, or one clause with the tests that prove it.

    Parameters
    ----------
    game
        Which game, like secret_santa.
    clause
        Which clause, like SS-18.
    all
        Read all the rules, clause by clause, with examples and options.
    find
        Search the rules for these words, like "how do I win".
    coverage
        Show how many clauses have tests; fail if any has none.
    """
    from yuletable.cli.rules import Reading, show_coverage, show_rules

    if coverage:
        return show_coverage(game, plain)
    return show_rules(Reading(game, clause, all, find, language), plain)


@app.command(sort_key=6)
def judge(case: Annotated[str, Parameter(allow_leading_hyphen=True)], /) -> int:
    """Judge a case written in JSON: a position, some moves, and what the rules say about them.

    Parameters
    ----------
    case
        The file with the case, or - to read standard input.
    """
    from yuletable.cli.judge import run

    return run(case)


bench = App(
    name="bench", help="Measure how fast the engine is.", sort_key=7, help_format="plaintext"
)
app.command(bench)
Seconds = Annotated[float, Parameter(help="How long each measurement lasts.")]
AsJson = Annotated[bool, Parameter(name="--json", help="Print the figures as JSON.", negative=())]


@bench.default
def bench_engine(*games: str, seconds: Seconds = 2.0, as_json: AsJson = False) -> int:
    """Measure how fast the engine is.

    Parameters
    ----------
    games
        Which games; all of them by default.
    """
    from yuletable.cli.bench import run

    return run(list(games), seconds, as_json)


@bench.command(name="search")
def bench_search(*games: str, seconds: Seconds = 2.0, as_json: AsJson = False) -> int:
    """Measure how many games per second a search imagines, each to the end of its chapter.

    Parameters
    ----------
    games
        Which games; all of them by default.
    """
    from yuletable.cli.bench import run_search

    return run_search(list(games), seconds, as_json)


@bench.command(name="server")
def bench_server(
    *tables: int,
    rate: float = 500,
    seconds: Seconds = 10.0,
    language: str = "",
    as_json: AsJson = False,
) -> int:
    """Measure the server: players at many tables, every move stored before it is answered.

    Parameters
    ----------
    tables
        How many tables; 20, 100 and 500 by default.
    rate
        Moves per second, all tables together.
    language
        Send sentences too, as the page needs them; programs need none.
    """
    from yuletable.cli.bench_server import run

    return run(list(tables) or [20, 100, 500], rate, seconds, language, as_json)


app.command(lab)
app.command(prove)


@app.command(sort_key=9)
def family(record: Path | None = None, /, *, book: Path | None = None) -> int:
    """Show the family records, or the score cards of a finished game.

    Parameters
    ----------
    record
        The file of a finished game whose score cards you want to see.
    book
        A records file other than your family's own.
    """
    from yuletable.cli.family import show

    return show(record, book, terminal(plain=True))


def terminal(plain: bool, language: str = "en") -> Screen:
    from yuletable.cli.screen import Screen

    return Screen(plain, language=language)


def refuse_others(words: dict[str, object]) -> None:
    """A game that goes on has its players, rules and file already."""
    from yuletable.kernel.errors import Invalid

    for name, word in words.items():
        if word is not None:
            raise Invalid(name, "a continued game keeps what it began with; leave this out")


def opponents(level: str | None, bots: str | None) -> list[str]:
    """Which bots sit down: all of one level, or each by name."""
    from yuletable.bots.levels import USUAL
    from yuletable.kernel.errors import Invalid

    if bots is not None and level is not None:
        raise Invalid("level", "with --bots each seat has its own; say one or the other")
    return split(bots) if bots is not None else [level or USUAL]


def split(names: str) -> list[str]:
    """Names between commas.

    >>> split("Ann, Bob")
    ['Ann', 'Bob']
    """
    return [name.strip() for name in names.split(",")]


def run(words: Sequence[str]) -> int:
    """Do what these words ask; whatever is wrong with them is said in a sentence."""
    from yuletable.cli.extras import what_is_missing
    from yuletable.kernel.errors import Invalid

    try:
        code = app(list(words), exit_on_error=False, print_error=True)
    except Invalid as invalid:
        print(f"{invalid}", file=sys.stderr)
        return INVALID
    except ModuleNotFoundError as error:
        sentence = what_is_missing(error)
        if not sentence:
            raise
        print(sentence, file=sys.stderr)
        return INVALID
    return code if isinstance(code, int) else 0


def main(words: Sequence[str] | None = None) -> None:
    """The entry point: ends the process with the command's exit code."""
    from cyclopts import CycloptsError

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a poor alphabet is no reason to stop
    try:
        code = run(sys.argv[1:] if words is None else words)
        sys.stdout.flush()
    except CycloptsError:
        code = INVALID  # what is wrong has been said
    except (KeyboardInterrupt, EOFError):
        print()
        code = 130
    except BrokenPipeError:  # the reader of our pipe has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
