"""Which bot is stronger, and by how much: each among others that are all alike, in every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log10
from typing import TYPE_CHECKING

from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.game import Game
from yuletable.lab.intervals import Estimate, quantile, share
from yuletable.lab.job import Job, settle

if TYPE_CHECKING:
    import polars as pl

BASIS = "merry"  # every other bot also plays among these
SEED = "ladder"
DRAWS = 200  # for the intervals of ratings
FINE = 10_000  # how finely luck is drawn
ROUNDS = 100  # of the fit; it has long settled by then


@dataclass(frozen=True)
class Pairing:
    """One bot among others that are all alike, and how often it came first; a tie is shared."""

    job: Job
    games: int = 0
    first: float = 0.0

    @property
    def one(self) -> str:
        return self.job.bots[0]

    @property
    def others(self) -> str:
        return self.job.bots[1]

    def wins(self) -> Estimate:
        return share(self.first, self.games)

    def chance(self) -> float:
        """What would be even."""
        return 1 / self.job.seats

    def among(self) -> str:
        return f"{self.one} among {self.others}"

    def file(self) -> str:
        """Where its games are kept; a colon is no letter for a file."""
        return f"{self.job.game}-{self.one}-{self.others}.parquet".replace(":", "")


def pairings(game: Game, seats: int, bots: Sequence[str]) -> Iterator[Pairing]:
    """Every bot among those of the level below, and among the basis."""
    asked = list(pairwise(reversed(bots)))[::-1]
    asked += [(one, BASIS) for one in bots if one != BASIS and (one, BASIS) not in asked]
    for one, others in asked:
        if one != BASIS or others in bots:
            yield Pairing(settle(game, seats, (one, *[others] * (seats - 1)), SEED))


def counted(pairing: Pairing, games: pl.DataFrame) -> Pairing:
    """The pairing with what came of its games; an unfinished one is shared by all."""
    first = 0.0
    for bots, winners in games.select("bots", "winners").iter_rows():
        seat = bots.index(pairing.one)
        ahead = winners or range(len(bots))
        first += 1 / len(ahead) if seat in ahead else 0.0
    return Pairing(pairing.job, games.height, first)


# Ratings.


def ratings(played: Sequence[Pairing]) -> dict[str, Estimate]:
    """How strong each bot is, in points above the basis: 400 points are ten times as likely first.

    Bradley and Terry's model for tables of any size: strength draws the first place.
    """
    found = fit(played)
    luck = stream(SEED, "ratings")
    drawn = [fit([again(pairing, luck) for pairing in played]) for _ in range(DRAWS)]
    return {name: spread(found[name], sorted([fit[name] for fit in drawn])) for name in found}


def spread(value: float, drawn: list[float]) -> Estimate:
    low, high = quantile(drawn, 0.025).value, quantile(drawn, 0.975).value
    return Estimate(value, low, high)


def again(pairing: Pairing, luck: Chance) -> Pairing:
    """The pairing had its luck been other."""
    least = round(FINE * pairing.first / max(1, pairing.games))
    first = sum([luck.below(FINE) < least for _ in range(pairing.games)])
    return Pairing(pairing.job, pairing.games, first)


def fit(played: Sequence[Pairing]) -> dict[str, float]:
    """The strengths that make what happened most likely, by Hunter's iteration."""
    names = list(dict.fromkeys([n for p in played for n in (BASIS, p.others, p.one)]))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        won, met = dict.fromkeys(names, 0.5), dict.fromkeys(names, 0.5)  # nobody is beyond measure
        for pairing in played:
            many = pairing.job.seats - 1
            each = pairing.games / (strength[pairing.one] + many * strength[pairing.others])
            won[pairing.one] += pairing.first
            won[pairing.others] += pairing.games - pairing.first
            met[pairing.one] += each
            met[pairing.others] += many * each
        strength = {name: won[name] / met[name] for name in names}
    return {name: 400 * log10(strength[name] / strength[BASIS]) for name in names}
