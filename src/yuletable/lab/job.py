"""A job: everything that a run's results depend on, and nothing else."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

import msgspec

from yuletable.bots.levels import bot
from yuletable.games.catalogue import find
from yuletable.kernel.chance import FAST
from yuletable.kernel.core import Json
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game

LONGEST = 20_000  # moves: where chance alone does not end a game, we do


class Job(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which game, which house rules, which bots, and the seed that its games share."""

    game: str
    rules: int  # version of the game's rules
    luck: str = FAST
    edition: str | dict[str, Any] | None = None
    edition_said: str | None = None  # what the command line called it: a name or a file
    edition_hash: str
    options: dict[str, Any] = {}
    seats: int
    bots: tuple[str, ...]  # by seat in the first game; they move on by one seat each game
    seed: str

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def bots_of(self, number: int) -> tuple[str, ...]:
        """By seat, who sits there in this game: each bot has every seat equally often."""
        on = -number % self.seats
        return self.bots[on:] + self.bots[:on]

    def mixed(self) -> bool:
        return len(set(self.bots)) > 1

    def called(self) -> str:
        """Who plays, shortly: `greedy`, or `greedy, random × 3`."""
        counts = {name: self.bots.count(name) for name in self.bots}
        if len(counts) == 1:
            return self.bots[0]
        return ", ".join([f"{n} × {c}" if c > 1 else n for n, c in counts.items()])

    def rules_said(self) -> list[str]:
        """The house rules as the command line takes them."""
        words = [f"--option={name}={lower(value)}" for name, value in self.options.items()]
        if self.edition_said is not None:
            words.append(f"--edition={self.edition_said}")
        return words

    def run_command(self, games: int, out: str) -> str:
        """How to play all this again."""
        bots = ",".join(self.bots if self.mixed() else self.bots[:1])
        words = ["yuletable", "lab", "run", self.game, f"--seats={self.seats}", f"--games={games}"]
        words += [f"--bots={bots}", *self.rules_said(), f"--seed={self.seed}", f"--out={out}"]
        return shlex.join(words)

    def watch_command(self, number: int) -> str:
        """How to look at one of these games."""
        bots = ",".join(self.bots_of(number) if self.mixed() else self.bots[:1])
        words = ["yuletable", "watch", self.game, f"--seats={self.seats}", f"--bots={bots}"]
        return shlex.join([*words, *self.rules_said(), f"--seed={self.seed_of(number)}"])


def settle(
    game: Game,
    seats: int,
    bots: Sequence[str],
    seed: str,
    edition: Json = None,
    options: Json = None,
    edition_said: str | None = None,
) -> Job:
    """Agree on a job; Invalid names what cannot be."""
    game.terms(seats, edition, options)
    for name in bots:
        bot(name, game)
    if len(bots) not in (1, seats):
        raise Invalid("bots", f"{len(bots)} bots for {seats} seats; name one for all, or each")
    return Job(
        game=game.name,
        rules=game.version,
        edition=edition,
        edition_said=edition_said,
        edition_hash=game.edition(edition).digest(),
        options=dict(options or {}),
        seats=seats,
        bots=tuple(bots) * (seats if len(bots) == 1 else 1),
        seed=seed,
    )


def game_of(job: Job) -> Game:
    """The game of a job, if it still has the rules the job was made with."""
    game = find(job.game)
    if job.rules != game.version:
        raise Invalid("rules", f"made with rules {job.rules} of {game.title}, not {game.version}")
    if job.luck != FAST:
        raise Invalid("luck", f"made with luck {job.luck}, not {FAST}")
    if job.edition_hash != game.edition(job.edition).digest():
        raise Invalid("edition", f"the edition {job.edition_said or 'house'} has changed since")
    return game


def lower(value: Json) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
