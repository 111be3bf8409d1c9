"""Compare two runs of one game: two editions, or two sets of house rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from yuletable.kernel.game import Game
from yuletable.lab.drawing import Say, dumbbells, two_hills
from yuletable.lab.findings import (
    Finding,
    Row,
    called,
    capital,
    count,
    pair_row,
    percent,
    span,
    tenth,
)
from yuletable.lab.intervals import Estimate, difference
from yuletable.lab.job import Job, lower
from yuletable.lab.study import Bin, Pair, Study
from yuletable.lab.subjects import Subject, Things, subject
from yuletable.words.sentences import Words

MOST = 12  # lines of a picture


@dataclass(frozen=True)
class Measure:
    """One figure of both runs."""

    label: str
    say: Say
    one: Estimate
    other: Estimate

    def change(self) -> Estimate:
        return difference(self.other, self.one)

    def row(self) -> Row:
        change = self.change()
        clear = "clearly" if change.excludes(0.0) else ""
        figures = [self.say(self.one.value), self.say(self.other.value), self.say(change.value)]
        return [self.label, *figures, span(change, self.say), clear]


def compare(study: Study, other: Study, game: Game) -> list[Finding]:
    """What is different in the other run."""
    about = subject(game)
    names = rules_apart(study.job, other.job)
    measures = figures(study, other)
    found = [overall(study, other, names, measures, about)]
    words = Words(game)
    for things in about.things:
        found += things_apart(study, other, names, things, words)
    return found


def rules_apart(one: Job, other: Job) -> tuple[str, str]:
    """What to call two jobs: by what they do not share."""
    called = []
    for job, against in ((one, other), (other, one)):
        words = [
            f"{name} {lower(value)}"
            for name, value in job.options.items()
            if against.options.get(name) != value
        ]
        if job.edition_hash != against.edition_hash:
            words.append(f"edition {job.edition_said or 'house'}")
        if job.seats != against.seats:
            words.append(f"{job.seats} seats")
        if job.bots != against.bots:
            words.append(job.called())
        if job.seed != against.seed and job.edition_hash == against.edition_hash:
            words.append(f"seed {job.seed}")
        called.append(", ".join(words) or "the house rules")
    return called[0], called[1]


def figures(study: Study, other: Study) -> list[Measure]:
    pairs = [
        ("moves, median", count, [s.quantile("moves", 0.5) for s in (study, other)]),
        (
            "moves, one in twenty more than",
            count,
            [s.quantile("moves", 0.95) for s in (study, other)],
        ),
        ("choices", tenth, [s.average("choices") for s in (study, other)]),
        ("turns", tenth, [s.average("turns") for s in (study, other)]),
        ("changes of the lead", tenth, [s.average("lead_changes") for s in (study, other)]),
        ("margin", tenth, [s.average("margin") for s in (study, other)]),
        ("ahead at half-time wins", percent, [s.leaders_win()[1].estimate for s in (study, other)]),
    ]
    for one, two in zip(study.by_order(), other.by_order(), strict=False):
        pairs.append((f"whoever goes {one.label} wins", percent, [one.estimate, two.estimate]))
    return [Measure(label, say, one, two) for label, say, (one, two) in pairs]


def overall(
    study: Study, other: Study, names: tuple[str, str], measures: list[Measure], about: Subject
) -> Finding:
    change = measures[0].other.value / measures[0].one.value - 1
    clear = [measure for measure in measures if measure.change().excludes(0.0)]
    length = f"{100 * abs(change):.0f} % {'longer' if change > 0 else 'shorter'}"
    if not clear:
        headline = f"With {names[1]} nothing here changes that these games could show."
    else:
        said = (
            f"{about.many} are {length}"
            if clear[0].label == "moves, median"
            else "the length stays"
        )
        headline = (
            f"With {names[1]} {said}; {len(clear)} of {len(measures)} figures change clearly."
        )
    one, two = same_bins(study, other)
    return Finding(
        "comparison",
        f"{capital(names[0])} against {names[1]}",
        headline,
        f"{study.games.height:,} {about.many} with {names[0]}, {other.games.height:,} with "
        f"{names[1]}. The picture shows how many moves they take.",
        [two_hills(one, two, names)],
        ["", names[0], names[1], "change", "95 % interval", ""],
        [measure.row() for measure in measures],
        [study.results.command(), other.results.command()],
    )


def same_bins(study: Study, other: Study) -> tuple[list[Bin], list[Bin]]:
    """How long the games of both are, on one axis."""
    longer = max((study, other), key=lambda s: s.quantile("moves", 0.99).value)
    start = min([s.quantile("moves", 0).value for s in (study, other)])
    bins = longer.histogram("moves")
    step = bins[0].high - bins[0].low
    edges = list(range(int(start - start % step), bins[-1].high, step))

    def fill(moves: Sequence[int]) -> list[Bin]:
        counts = [0] * len(edges)
        for value in moves:
            counts[min((value - edges[0]) // step, len(edges) - 1)] += 1
        return [Bin(edge, edge + step, n) for edge, n in zip(edges, counts, strict=True)]

    return fill(study.games["moves"].to_list()), fill(other.games["moves"].to_list())


def things_apart(
    study: Study, other: Study, names: tuple[str, str], things: Things, words: Words
) -> list[Finding]:
    """The cards or spaces whose worth changes most."""
    there = {bar.label: bar.estimate for bar in other.things(things.prefix)}
    pairs = [
        Pair(called(words, things, bar.label), bar.estimate, there[bar.label], bar.games)
        for bar in study.things(things.prefix)
        if bar.label in there
    ]
    pairs.sort(key=lambda pair: -abs(pair.gap()))
    if not pairs:
        return []
    most = pairs[0]
    clear = len([pair for pair in pairs if difference(pair.one, pair.other).excludes(0.0)])
    return [
        Finding(
            f"comparison-{things.name}",
            things.title,
            f"{capital(most.label)} changes most: whoever {things.met} it wins "
            f"{percent(most.one.value)} with {names[0]} and {percent(most.other.value)} "
            f"with {names[1]}.",
            f"{clear} of {len(pairs)} change by more than their intervals; "
            f"about {len(pairs) / 20:.0f} would by chance. Without chance, they lie "
            f"{points(study.unevenness(things.prefix))} from what is usual with {names[0]} and "
            f"{points(other.unevenness(things.prefix))} with {names[1]}.",
            [dumbbells(pairs[:MOST], percent, *names, zero=False)],
            ["", names[0], "95 % interval", names[1], "95 % interval"],
            [pair_row(pair, percent) for pair in pairs],
            [study.results.command(), other.results.command()],
        )
    ]


def points(estimate: Estimate) -> str:
    """Percentage points with their interval."""
    low, value, high = [100 * e for e in (estimate.low, estimate.value, estimate.high)]
    return f"{value:.1f} points ({low:.1f} to {high:.1f})"
