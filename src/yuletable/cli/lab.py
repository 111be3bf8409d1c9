"""`yuletable lab`: games by the thousand, to learn about bots and about games."""

from __future__ import annotations

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
    games: Annotated[int, Parameter(help="How many games for each pairing.")] = 1000,
) -> int:
    """Let bots play each other, and say which is stronger.

    Parameters
    ----------
    game
        Which game, like secret_santa.
    """
    from yuletable.cli.ladder import run

    return run(game, seats, games)
