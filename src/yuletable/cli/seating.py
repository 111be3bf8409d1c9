"""Who sits where: persons first, bots in the seats that are left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from yuletable.bots.bot import Bot
from yuletable.bots.levels import bot
from yuletable.kernel.core import Seat
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.words.sentences import YOU

SEATS = 4  # at a table where nobody says how many
LONGEST = 16  # letters in a name
BOT_NAMES = "Ivy Noel Clara Jasper Merry Robin Belle Nick Pearl Bruno".split()


@dataclass(frozen=True)
class Party:
    """Everyone at the table."""

    names: tuple[str, ...]  # by seat
    bots: tuple[str | None, ...]  # by seat: which bot sits there; None is a person

    def persons(self) -> list[Seat]:
        return [seat for seat, kind in enumerate(self.bots) if kind is None]

    def seated_bots(self, game: Game) -> dict[Seat, Bot]:
        return {seat: bot(kind, game) for seat, kind in enumerate(self.bots) if kind is not None}


def party(game: Game, persons: Sequence[str], bots: Sequence[str], seats: int | None) -> Party:
    """Seat these persons, and these bots where seats are left; one bot's name stands for all."""
    for number, name in enumerate(persons):
        check_name(f"names[{number}]", name, persons)
    if seats is None:
        enough = max(len(persons) + len(bots), SEATS if len(bots) == 1 else 0)
        seats = min(max(enough, game.seats[0]), game.seats[-1])
    if seats not in game.seats:
        raise Invalid("seats", f"{game.title} is for {span(game)} players, not {seats}")
    empty = seats - len(persons)
    if empty < 0:
        raise Invalid("names", f"{len(persons)} persons do not fit on {seats} seats")
    kinds = list(bots) * empty if len(bots) == 1 else list(bots)
    if len(kinds) != empty:
        raise Invalid("bots", f"{len(kinds)} bots for {empty} seats; name one for all, or each")
    for kind in kinds:
        bot(kind, game)  # Invalid if there is none of this name
    taken = [name.lower() for name in persons]
    names = [name for name in BOT_NAMES if name.lower() not in taken]
    return Party((*persons, *names[:empty]), (*[None] * len(persons), *kinds))


def check_name(entry: str, name: str, names: Sequence[str]) -> None:
    if not name or not name.isprintable() or len(name) > LONGEST:
        raise Invalid(entry, f"a name has 1 to {LONGEST} letters, unlike {name[:40]!r}")
    if [other.lower() for other in names].count(name.lower()) > 1:
        raise Invalid(entry, f"two persons are called {name}: tell them apart")


def span(game: Game) -> str:
    return f"{game.seats[0]} to {game.seats[-1]}"


def safe_names(names: Sequence[str], seats: int) -> list[str]:
    """Names from a file, fit to be printed; a missing one is empty.

    >>> safe_names(["Ann", "B\\x1bob"], 3)
    ['Ann', 'Bob', '']
    """
    clean = ["".join([c for c in name if c.isprintable()])[:LONGEST] for name in names[:seats]]
    return clean + [""] * (seats - len(clean))


def find_seat(text: str, names: Sequence[str], letters: str) -> Seat:
    """The seat somebody means by a letter or a name."""
    seats = len(names)
    if text.upper() in letters[:seats] and len(text) == 1:
        return letters.index(text.upper())
    called = [name.lower() for name in names]
    if text and text.lower() in called:
        return called.index(text.lower())
    known = [f"{letters[s]} {names[s]}".strip() for s in range(seats)]
    raise Invalid("seat", f"{text[:40]!r} sits not at this table; here are {', '.join(known)}")


def default_eyes(names: Sequence[str]) -> Seat | None:
    """Whose game this was, if one person played it alone."""
    return list(names).index(YOU) if YOU in names else None
