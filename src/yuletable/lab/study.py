"""What the games of a run say: every figure with its interval."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import TYPE_CHECKING

from yuletable.lab import intervals
from yuletable.lab.intervals import Estimate
from yuletable.lab.results import Results

if TYPE_CHECKING:
    import polars as pl

SLICE = 2_000  # games whose counts are unfolded at a time: each has hundreds
ENOUGH = 30  # games a share must rest on to be shown


@dataclass(frozen=True)
class Bar:
    """One line of a figure: what it is about, the figure, and how many games it rests on."""

    label: str
    estimate: Estimate
    games: int


@dataclass(frozen=True)
class Pair:
    """One line that holds two figures against each other."""

    label: str
    one: Estimate
    other: Estimate
    games: int

    def gap(self) -> float:
        return self.one.value - self.other.value


@dataclass(frozen=True)
class Bin:
    """How many games lie from here to below there."""

    low: int
    high: int
    games: int


class Study:
    """The games of one run, asked one question after another."""

    def __init__(self, results: Results) -> None:
        import polars as pl

        self.results = results
        self.job = results.job
        self.seats = results.job.seats
        self.games = results.games.filter(pl.col("finished"))
        self.unfinished = results.games.height - self.games.height
        self.even = 1 / self.seats

    @cached_property
    def first_places(self) -> list[list[float]]:
        """By game and seat: the share of the first place; a tie is shared."""
        return [
            [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
            for winners in self.games["winners"].to_list()
        ]

    # Seats and bots.

    def by_order(self) -> list[Bar]:
        """First places by who began, who came second, and so on; nothing if no game says."""
        sums, known = [0.0] * self.seats, 0
        for first, places in zip(self.games["first"], self.first_places, strict=True):
            if first >= 0:
                known += 1
                for seat, place in enumerate(places):
                    sums[(seat - first) % self.seats] += place
        return [
            Bar(ordinal(at + 1), intervals.share(total, known), known)
            for at, total in enumerate(sums if known else [])
        ]

    def by_seat(self) -> list[Bar]:
        """First places by seat, wherever the game began."""
        games = len(self.first_places)
        return [
            Bar(str(seat), intervals.share(sum([p[seat] for p in self.first_places]), games), games)
            for seat in range(self.seats)
        ]

    def by_bot(self) -> list[Bar]:
        """First places of one bot of each kind."""
        games = len(self.first_places)
        bars = []
        for name in dict.fromkeys(self.job.bots):
            total = 0.0
            for bots, places in zip(self.games["bots"], self.first_places, strict=True):
                total += sum([p for bot, p in zip(bots, places, strict=True) if bot == name])
            sitting = self.job.bots.count(name)
            bars.append(Bar(name, intervals.share(total / sitting, games), games))
        return bars

    # Length, leads, margins.

    def average(self, column: str) -> Estimate:
        values = self.games[column].to_list()
        return intervals.mean(sum(values), sum([v * v for v in values]), len(values))

    def quantile(self, column: str, at: float) -> Estimate:
        return intervals.quantile(self.games[column].sort().to_list(), at)

    def histogram(self, column: str, bins: int = 32, cut: float = 0.995) -> list[Bin]:
        """How the games spread; the last bin holds the few beyond the cut."""
        ordered = self.games[column].sort().to_list()
        low, high = ordered[0], ordered[min(len(ordered) - 1, int(cut * len(ordered)))]
        step = max(1, nice(ceil((high - low + 1) / bins)))
        low -= low % step
        edges = list(range(low, high + 1, step))
        counts = [0] * len(edges)
        for value in ordered:
            counts[min((value - low) // step, len(edges) - 1)] += 1
        return [Bin(edge, edge + step, n) for edge, n in zip(edges, counts, strict=True)]

    def leaders_win(self) -> list[Bar]:
        """How often the leader after a quarter, half and three quarters wins in the end."""
        bars = []
        for at, label in enumerate(("a quarter", "half", "three quarters")):
            total, known = 0.0, 0
            for leaders, places in zip(self.games["leaders"], self.first_places, strict=True):
                if leaders[at] >= 0:
                    known += 1
                    total += places[leaders[at]]
            bars.append(Bar(label, intervals.share(total, known), known))
        return bars

    def longest(self) -> int:
        """The number of the game with the most moves."""
        import polars as pl

        longest = self.games.sort(pl.col("moves"), pl.col("number"), descending=[True, False])
        return int(longest["number"][0])

    # What happened.

    @cached_property
    def tally(self) -> dict[str, Tally]:
        """All that was counted, by what it is."""
        import polars as pl

        parts = [part.collect() for part in self.sums_by_slice()]
        sums = pl.concat(parts).group_by("what").agg(pl.all().sum()).sort("what")
        return {row["what"]: Tally(**row) for row in sums.iter_rows(named=True)}

    def sums_by_slice(self) -> Iterator[pl.LazyFrame]:
        import polars as pl

        places = pl.Series("places", self.first_places, dtype=pl.List(pl.Float64))
        games = self.games.select("number", "counts").with_columns(places).lazy()
        count = pl.col("count").cast(pl.Float64)
        for start in range(0, self.games.height, SLICE):
            yield (
                games.slice(start, SLICE)
                .explode("counts", empty_as_null=False, keep_nulls=False)
                .unnest("counts")
                .filter(pl.col("seat") >= 0)
                .with_columns(place=pl.col("places").list.get(pl.col("seat").cast(pl.Int64)))
                .group_by("number", "what")
                .agg(n=count.sum(), w=(count * pl.col("place")).sum())
                .group_by("what")
                .agg(
                    games=pl.len().cast(pl.Int64),
                    n=pl.col("n").sum(),
                    w=pl.col("w").sum(),
                    nn=(pl.col("n") ** 2).sum(),
                    ww=(pl.col("w") ** 2).sum(),
                    nw=(pl.col("n") * pl.col("w")).sum(),
                )
            )

    def winner_and_others(self, what: str, label: str) -> Pair:
        """How much of something the winner had on average, and how much each of the others."""
        tally = self.tally[what]
        games, others = self.games.height, self.seats - 1
        rest = tally.nn - 2 * tally.nw + tally.ww
        return Pair(
            label,
            intervals.mean(tally.w, tally.ww, games),
            intervals.mean((tally.n - tally.w) / others, rest / others**2, games),
            tally.games,
        )

    def winner_to_others(self, what: str) -> Estimate:
        """How many times as much of something the winner had as each of the others."""
        tally, others = self.tally[what], self.seats - 1
        rest, both = tally.nn - 2 * tally.nw + tally.ww, tally.nw - tally.ww
        return intervals.ratio(
            tally.w, (tally.n - tally.w) / others, tally.ww, rest / others**2, both / others
        )

    def things(self, prefix: str) -> list[Bar]:
        """First places of players who met each thing of this sort, the best first."""
        bars = [
            Bar(what.removeprefix(prefix), tally.winning(), tally.games)
            for what, tally in self.tally.items()
            if what.startswith(prefix) and tally.games >= ENOUGH
        ]
        return sorted(bars, key=lambda bar: -bar.estimate.value)

    def usual(self, prefix: str) -> Estimate:
        """First places of players who met anything of this sort."""
        found = [tally for what, tally in self.tally.items() if what.startswith(prefix)]
        part, whole = sum([tally.w for tally in found]), sum([tally.n for tally in found])
        value = part / whole if whole else self.even
        return Estimate(value, value, value)

    def unevenness(self, prefix: str) -> Estimate:
        """How far things of this sort lie from what is usual, on average and without chance."""
        figures = [bar.estimate for bar in self.things(prefix)]
        return intervals.unevenness(figures, self.usual(prefix).value)

    def sorts(self) -> list[str]:
        """Every sort of thing there is, those whose things differ most in winning first."""
        names = {what.partition("=")[0] for what in self.tally if "=" in what}
        spread = {name: self.spread(f"{name}=") for name in names}
        return sorted([name for name in names if spread[name]], key=lambda name: -spread[name])

    def spread(self, prefix: str) -> float:
        """How far things of this sort lie from what is usual, beyond what chance alone does."""
        bars, usual = self.things(prefix), self.usual(prefix).value
        far = [bar.estimate.low - usual for bar in bars if bar.estimate.low > usual]
        far += [usual - bar.estimate.high for bar in bars if bar.estimate.high < usual]
        return sum(far) / len(bars) if len(bars) > 2 else 0.0


@dataclass(frozen=True)
class Tally:
    """Sums over games of how often something happened (n), and how often to winners (w)."""

    what: str
    games: int
    n: float
    w: float
    nn: float
    ww: float
    nw: float

    def winning(self) -> Estimate:
        """The share of first places of those it happened to, each time counted."""
        return intervals.ratio(self.w, self.n, self.ww, self.nn, self.nw)


def ordinal(n: int) -> str:
    """
    >>> ordinal(2)
    'second'
    """
    return "first second third fourth fifth sixth seventh eighth".split()[n - 1]


def nice(step: int) -> int:
    """The next number that is easy to read on an axis.

    >>> [nice(step) for step in (1, 3, 11, 26)]
    [1, 5, 20, 50]
    """
    power = 1
    while True:
        for digit in (1, 2, 5):
            if digit * power >= step:
                return digit * power
        power *= 10
