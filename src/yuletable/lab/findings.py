"""The findings of a study: each a sentence, a picture, figures, and a command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil

from yuletable.kernel.game import Game
from yuletable.lab.drawing import Picture, Say, dumbbells, histogram, whiskers
from yuletable.lab.intervals import Estimate
from yuletable.lab.study import Bar, Pair, Study
from yuletable.lab.subjects import Subject, Things, Ways, subject
from yuletable.words.sentences import Words

MOST = 16  # lines of a picture; the table below it holds all
CLEAR = 1.4  # times the interval: that far off leaves no doubt, though one looks at many figures
USUAL = 1.2816  # standard deviations below which nine of ten lie
Row = list[str]


@dataclass(frozen=True)
class Finding:
    """One thing the games say."""

    name: str
    title: str
    headline: str
    text: str
    pictures: list[Picture]
    heads: Row
    rows: list[Row]
    commands: list[str] = field(default_factory=list)  # where it is other games than the page's
    watch: str = ""  # the command that shows the game spoken of


def findings(study: Study, game: Game) -> list[Finding]:
    """All that one run says about its game."""
    about, words = subject(game), Words(game)
    found = [seats(study, about, game.letters), length(study, about), leads(study, about)]
    found.append(margin(study, about))
    for ways in about.ways or fallback_ways(study):
        found += won(study, ways, about)
    for things in about.things or fallback_things(study):
        found += matter(study, things, words, about)
    return found


# Seats, length, leads.


def seats(study: Study, about: Subject, letters: str) -> Finding:
    chairs = seated(study, letters)
    bars = [Bar(f"goes {bar.label}", bar.estimate, bar.games) for bar in study.by_order()] or chairs
    best, worst = max(bars, key=value_of), min(bars, key=value_of)
    figures = percent(best.estimate.value), percent(worst.estimate.value)
    if any([clearly(bar.estimate, study.even) for bar in bars]):
        headline = (
            f"Seats are not alike: whoever {best.label} wins {figures[0]}, "
            f"whoever {worst.label} {figures[1]}."
        )
    else:
        headline = (
            f"It does not matter where you sit: every place wins "
            f"between {figures[1]} and {figures[0]}."
        )
    return Finding(
        "seats",
        "Who goes first",
        headline,
        f"An even chance is {percent(study.even)}. A tie counts as a shared first place.",
        [whiskers(bars, percent, study.even, "an even chance")],
        ["whoever …", "first places", "95 % interval", about.many],
        [bar_row(bar, percent) for bar in dict.fromkeys([*bars, *chairs])],
    )


def seated(study: Study, letters: str) -> list[Bar]:
    """The seats by their letters, wherever the game began."""
    bars = study.by_seat()
    return [Bar(f"sits in {letters[n]}", b.estimate, b.games) for n, b in enumerate(bars)]


def length(study: Study, about: Subject) -> Finding:
    low, middle, high, most = [study.quantile("moves", at) for at in (0.25, 0.5, 0.75, 0.95)]
    choices, moves, turns = [study.average(c) for c in ("choices", "moves", "turns")]
    number = study.longest()
    text = (
        f"Of {count(moves.value)} moves on average, {count(choices.value)} are choices with more "
        f"than one way to go; the turn passes on {count(turns.value)} times. The last bar holds "
        f"all {about.many} beyond. The longest had {count(study.quantile('moves', 1).value)} "
        f"moves; to watch it:"
    )
    if study.unfinished:
        text = f"{study.unfinished:,} {about.many} came to no end and are left out. {text}"
    figures = {"median of moves": middle, "a quarter is shorter than": low}
    figures |= {"a quarter is longer than": high, "one in twenty is longer than": most}
    figures |= {"moves": moves, "choices": choices, "turns": turns}
    return Finding(
        "length",
        "How long it takes",
        f"Half of all {about.many} take {count(low.value)} to {count(high.value)} moves; "
        f"one in twenty takes more than {count(most.value)}.",
        text,
        [
            histogram(
                study.histogram("moves"),
                [
                    (middle.value, f"median {count(middle.value)}"),
                    (most.value, f"95 % up to {count(most.value)}"),
                ],
                f"Moves in a {about.one}: median {count(middle.value)}",
            )
        ],
        ["", "moves", "95 % interval"],
        [[label, count(e.value), span(e, count)] for label, e in figures.items()],
        watch=study.job.watch_command(number),
    )


def leads(study: Study, about: Subject) -> Finding:
    bars = [
        Bar(f"ahead after {bar.label} of the moves", bar.estimate, bar.games)
        for bar in study.leaders_win()
    ]
    changes, half = study.average("lead_changes"), bars[1].estimate
    decided = (half.value - study.even) / (1 - study.even)  # from an even chance to certainty
    if not clearly(half, study.even):
        said = "Being ahead at half-time means nothing"
    elif decided < 0.5:
        said = f"At half-time {'nearly everything' if decided < 0.15 else 'much'} is open"
    else:
        said = "At half-time it is mostly decided"
    return Finding(
        "leads",
        "Who is ahead",
        f"{said}: whoever is ahead then wins {percent(half.value)}, "
        f"and the lead changes hands {tenth(changes.value)} times.",
        f"Ahead is whoever somebody would name who sees all the cards. "
        f"An even chance is {percent(study.even)}.",
        [
            whiskers(bars, percent, study.even, "an even chance"),
            histogram(
                study.histogram("lead_changes", cut=0.99),
                [(changes.value, f"on average {tenth(changes.value)}")],
                f"Changes of the lead: {tenth(changes.value)} on average",
            ),
        ],
        ["", "first places", "95 % interval", about.many],
        [
            *[bar_row(bar, percent) for bar in bars],
            ["changes of the lead", tenth(changes.value), span(changes, tenth), games_of(study)],
        ],
    )


def margin(study: Study, about: Subject) -> Finding:
    close, middle, far = [study.quantile("margin", at) for at in (0.1, 0.5, 0.9)]
    mean = study.average("margin")
    unit = about.margin
    narrow = f"by {count(close.value)} or fewer" if round(close.value) else "ends in a tie"
    return Finding(
        "margin",
        "How close it is",
        f"Half of all {about.many} are won by {many(middle.value, unit)} or fewer, "
        f"one in ten {narrow}.",
        f"One in ten is won by {many(far.value, unit)} or more.",
        [
            histogram(
                study.histogram("margin", cut=0.99),
                [(middle.value, f"median {count(middle.value)}")],
                f"By how many {unit} the winner is ahead",
            )
        ],
        ["", unit, "95 % interval"],
        [
            ["median", count(middle.value), span(middle, count)],
            ["mean", tenth(mean.value), span(mean, tenth)],
        ],
    )


# How the winner won, and with what.


def won(study: Study, ways: Ways, about: Subject) -> list[Finding]:
    """What winners have more of; nothing if it never happened."""
    whats = [what for what in ways.labels if what in study.tally]
    pairs = [study.winner_and_others(what, ways.labels[what]) for what in whats]
    if not pairs:
        return []
    say = money if ways.unit == "$" else tenth
    headline, picture = in_units(pairs, ways, say) if ways.unit else in_times(study, whats, pairs)
    return [
        Finding(
            ways.name,
            ways.title,
            headline,
            f"Averages over all {about.many}, winners and the others apart.",
            [picture],
            ["", "the winner", "95 % interval", "each other", "95 % interval"],
            [pair_row(pair, say) for pair in pairs],
        )
    ]


def in_units(pairs: list[Pair], ways: Ways, say: Say) -> tuple[str, Picture]:
    """Amounts of one kind: how much the winner and each of the others had."""
    most = max(pairs, key=lambda pair: abs(pair.gap()))
    unit = "" if ways.unit == "$" else f" {ways.unit}"
    headline = (
        f"The greatest difference: {most.label}, {say(most.one.value)}{unit} for the winner and "
        f"{say(most.other.value)} for each of the others."
    )
    return headline, dumbbells(pairs, say, "the winner", "each of the others")


def in_times(study: Study, whats: list[str], pairs: list[Pair]) -> tuple[str, Picture]:
    """Things that happen: how much more often to the winner than to each of the others."""
    bars = [
        Bar(pair.label, shifted(study.winner_to_others(what)), pair.games)
        for what, pair in zip(whats, pairs, strict=True)
    ]
    bars.sort(key=value_of, reverse=True)
    best, worst = bars[0], bars[-1]
    parts = []
    if best.estimate.low > 0:
        parts.append(f"more {best.label} ({more(best.estimate.value)})")
    if worst.estimate.high < 0:
        parts.append(f"fewer {worst.label} ({more(worst.estimate.value)})")
    headline = f"Winners have {' and '.join(parts) or 'no more of anything'} than the others."
    return headline, whiskers(bars, more, 0.0, "as often as each of the others")


def shifted(times: Estimate) -> Estimate:
    """Times as often, as how much more often."""
    return Estimate(times.value - 1, times.low - 1, times.high - 1)


def matter(study: Study, things: Things, words: Words, about: Subject) -> list[Finding]:
    """Which things go with winning; nothing if there are too few to compare."""
    usual = study.usual(things.prefix).value
    bars = [
        Bar(called(words, things, bar.label), bar.estimate, bar.games)
        for bar in study.things(things.prefix)
    ]
    if len(bars) < 2:
        return []
    best, worst = bars[0], bars[-1]
    clear = [bar for bar in bars if clearly(bar.estimate, usual)]
    if not clear:
        headline = f"None of them stands out: whoever {things.met} one wins about {percent(usual)}."
    else:
        headline = (
            f"{capital(best.label)} goes with winning: whoever {things.met} it wins "
            f"{percent(best.estimate.value)}; at the other end is {worst.label} "
            f"with {percent(worst.estimate.value)}."
        )
    return [
        Finding(
            things.name,
            things.title,
            headline,
            f"Whoever {things.met} any of these wins {percent(usual)}; {len(clear)} of {len(bars)} "
            f"differ clearly from that. What goes with winning need not be its cause."
            f"{f' {things.about}' if things.about else ''}",
            [whiskers(ends(bars), percent, usual, f"whoever {things.met} any")],
            ["", "first places", "95 % interval", about.many],
            [bar_row(bar, percent) for bar in bars],
        )
    ]


def ends(bars: Sequence[Bar]) -> list[Bar]:
    """The first and the last few, where there are too many for a picture."""
    half = MOST // 2
    return list(bars) if len(bars) <= MOST else [*bars[:half], *bars[-half:]]


def called(words: Words, things: Things, name: str) -> str:
    """How a game's words call a card or space."""
    fact = things.number_fact if name.isdigit() and things.number_fact else things.fact
    return str(words.phrase(fact, name))


def fallback_ways(study: Study) -> list[Ways]:
    """Where nobody has said what matters: how scores came about, or what winners do most."""
    accounts = {
        what: what.removeprefix("account.").removesuffix("+").removeprefix("account-")
        for what in study.tally
        if what.startswith("account.")
    }
    if accounts:
        return [Ways("ways", "How the winner won", "points", accounts)]
    kinds = [what for what in study.tally if what.isidentifier()]
    kinds.sort(key=lambda what: -abs(study.winner_to_others(what).value - 1))
    labels = {what: what.replace("_", " ") for what in kinds[: MOST // 2]}
    return [Ways("ways", "How the winner won", "", labels)]


def fallback_things(study: Study) -> list[Things]:
    """The sorts of things that differ most in how often they go with winning."""
    return [
        Things(sort.replace(".", "-"), sort.replace(".", ", "), f"{sort}=", sort, "meets")
        for sort in study.sorts()[:2]
    ]


# Luck against skill.


def skill(studies: Sequence[Study]) -> Finding:
    """How much more often the better player wins, one line for each mixture of bots."""
    bars = [best_among(study) for study in studies]
    needed = [until_clear(study, bar) for study, bar in zip(studies, bars, strict=True)]
    first, luck = bars[0], studies[0].even
    verdict = "one game mostly shows who is better"
    if needed[0] != 1:
        verdict = f"after {needed[0]:,} games it is nine to one that the better one leads"
    return Finding(
        "skill",
        "Luck against skill",
        f"{capital(first.label)} wins {percent(first.estimate.value)} where luck alone gives "
        f"{percent(luck)}: {verdict}.",
        "Bots change seats from game to game, so that each has every seat equally often.",
        [whiskers(bars, percent, luck, "luck alone")],
        ["", "first places", "95 % interval", "games", "games for nine to one"],
        [[*bar_row(bar, percent), f"{n:,}"] for bar, n in zip(bars, needed, strict=True)],
        [study.results.command() for study in studies],
    )


def best_among(study: Study) -> Bar:
    """The bot that wins most, and among whom it sat."""
    best = max(study.by_bot(), key=value_of)
    others = [name for name in study.job.bots if name != best.label]
    among = " and ".join([f"{others.count(name)} {name}" for name in dict.fromkeys(others)])
    return Bar(f"{best.label} among {among}", best.estimate, best.games)


def until_clear(study: Study, best: Bar) -> int:
    """After how many games it is nine to one that the better one has won more than another."""
    better = best.estimate.value
    worse = (1 - better) / (study.seats - 1)
    gap = better - worse
    return ceil(USUAL**2 * (better + worse - gap * gap) / (gap * gap)) if gap > 0 else 0


# Figures in words.


def value_of(bar: Bar) -> float:
    return bar.estimate.value


def clearly(estimate: Estimate, figure: float) -> bool:
    """Is it off this figure by more than chance makes likely among many?"""
    low = estimate.value - CLEAR * (estimate.value - estimate.low)
    high = estimate.value + CLEAR * (estimate.high - estimate.value)
    return not low <= figure <= high


def percent(value: float) -> str:
    """
    >>> percent(0.2512)
    '25.1 %'
    """
    return f"{100 * value:.1f} %"


def more(value: float) -> str:
    """
    >>> more(0.25), more(-0.5), more(0)
    ('+25 %', '−50 %', '0 %')
    """
    whole = round(100 * value)
    return f"{'+' if whole > 0 else '−' if whole < 0 else ''}{abs(whole):,} %"


def count(value: float) -> str:
    return f"{value:,.0f}"


def many(value: float, unit: str) -> str:
    """
    >>> many(1, "points"), many(13, "points")
    ('1 point', '13 points')
    """
    return f"{count(value)} {unit.removesuffix('s') if round(value) == 1 else unit}"


def tenth(value: float) -> str:
    return f"{value:,.1f}" if abs(value) < 100 else count(value)


def money(value: float) -> str:
    """
    >>> money(-1200.4)
    '−$1,200'
    """
    return f"{'−' if round(value) < 0 else ''}${abs(value):,.0f}"


def span(estimate: Estimate, say: Say) -> str:
    return f"{say(estimate.low)} to {say(estimate.high)}"


def bar_row(bar: Bar, say: Say) -> Row:
    return [bar.label, say(bar.estimate.value), span(bar.estimate, say), f"{bar.games:,}"]


def pair_row(pair: Pair, say: Say) -> Row:
    one, other = pair.one, pair.other
    return [pair.label, say(one.value), span(one, say), say(other.value), span(other, say)]


def games_of(study: Study) -> str:
    return f"{study.games.height:,}"


def capital(words: str) -> str:
    """
    >>> capital("a Wild")
    'A Wild'
    """
    return words[:1].upper() + words[1:]
