"""How rule tests of Christmas-opoly set their tables: dice in words, who owns what."""

from __future__ import annotations

from typing import Any

from tests.table import Table

TOKENS = ["candy cane", "snowman", "bell", "mitten", "drum", "star"]
SHUFFLES = [0] * 30  # two decks of sixteen
DEAL = [0] * 27  # of 28 deeds
WHITE, SILVER, PINK, RED = [1, 3], [6, 7, 9], [11, 12, 14], [21, 23, 24]
GOLD, GREEN, MIDNIGHT = [26, 27, 29], [31, 32, 34], [37, 39]


def dice_of(text: str) -> list[int]:
    """The luck that makes these throws: "3+4 2+2"."""
    return [int(die) - 1 for throw in text.split() for die in throw.split("+")]


def table(
    seats: int = 4,
    dice: str = "",
    options: dict[str, Any] | None = None,
    edition: Any = None,
    **position: Any,
) -> Table:
    """A table in the middle of a game; it is A's turn unless a phase is given."""
    position.setdefault("at", [0] * seats)
    return Table(
        "christmas_opoly",
        seats=seats,
        options=options,
        edition=edition,
        luck=dice_of(dice),
        **position,
    )


def opening(
    seats: int, dice: str, options: dict[str, Any] | None = None, deal: list[int] | None = None
) -> Table:
    """A game from its very beginning, tokens chosen; the decks stay almost as printed."""
    luck = [*SHUFFLES, *(deal or []), *dice_of(dice)]
    game = Table("christmas_opoly", seats=seats, options=options, luck=luck)
    for seat in range(min(seats, len(TOKENS) - 1)):  # the last of six has nothing to choose
        game.play(f"{'ABCDEF'[seat]} token {TOKENS[seat]}")
    return game


def owned(seats: int, **deeds: list[int]) -> list[list[int]]:
    """Deeds by letter: owned(4, A=[1, 3])."""
    return [deeds.get(letter, []) for letter in "ABCDEF"[:seats]]


def says(game: Table, line: str) -> None:
    """A move by somebody, asked or not; nobody else lets anything pass before."""
    letter, _, move = line.partition(" ")
    game.match.play("ABCDEF".index(letter), move)


def cash(game: Table) -> list[int]:
    return list(game.state.cash)


def at(game: Table) -> list[int | None]:
    return list(game.view("")["at"])


def buys(game: Table, letter: str) -> list[str]:
    """What somebody may do, without the ways to raise cash."""
    return [m for m in game.menu(letter) if m.split()[0] not in ("mortgage", "sell")]
