"""Figures as SVG that stretches with the page: places across are percentages, heights are pixels.

So one drawing serves a telephone and a screen with letters of the same size. Colors are classes:
the page and the stylesheet of a picture file give them their values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from yuletable.lab.intervals import Estimate
from yuletable.lab.study import Bar, Bin, Pair

ROW = 46  # pixels for a line of words and its whisker
FOOT = 34  # for the axis
HILL = 200  # for a histogram
TICKS = 4  # about so many have room on a telephone
ROOM = 25  # letters of a label that have room there
Say = Callable[[float], str]  # a figure in words


@dataclass(frozen=True)
class Picture:
    """A drawing, how high it is, and what it shows to somebody who cannot see it."""

    body: str
    height: int
    words: str

    def inline(self) -> str:
        return (
            f'<svg class="figure" width="100%" height="{self.height}" role="img" '
            f'aria-label="{escape(self.words)}">{self.body}</svg>'
        )


@dataclass(frozen=True)
class Scale:
    """Where a figure lies across the picture."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> str:
        share = (value - self.low) / (self.high - self.low)
        return f"{100 * min(max(share, 0.0), 1.0):.2f}%"

    def ticks(self) -> list[float]:
        first = ceil(self.low / self.step - 1e-9)
        return [n * self.step for n in range(first, floor(self.high / self.step + 1e-9) + 1)]


def scale(values: Sequence[float]) -> Scale:
    """An axis that holds these values, with a few ticks at round figures.

    >>> scale([21, 29]).ticks()
    [20.0, 22.0, 24.0, 26.0, 28.0, 30.0]
    """
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(digit * power for digit in (1, 2, 5, 10) if digit * power >= rough * 0.999)
    return Scale(floor(low / step) * step, ceil(high / step) * step, step)


def whole_ticks(across: Scale) -> list[float]:
    """Round whole numbers along an axis."""
    wide = scale([across.low, across.high])
    ticks = Scale(wide.low, wide.high, max(1.0, wide.step)).ticks()
    return [tick for tick in ticks if across.low <= tick <= across.high]


def whiskers(bars: Sequence[Bar], say: Say, base: float | None, base_words: str) -> Picture:
    """A dot for each figure, with its interval as a band; a dashed line is what to compare with."""
    values = [v for bar in bars for v in (bar.estimate.low, bar.estimate.high)]
    across = scale([*values, *([base] if base is not None else [])])
    if base is not None and base - across.low < across.step / 100:  # no line through the words
        across = Scale(across.low - across.step, across.high, across.step)
    head = 24 if base is not None else 0
    bottom = head + ROW * len(bars)
    body = [grid(across, head, bottom, say)]
    if base is not None:
        body.append(base_line(across, base, base_words, bottom))
    for number, bar in enumerate(bars):
        top = head + ROW * number
        body.append(row_words(top, bar.label, give_or_take(bar.estimate, say)))
        body.append(band(across, bar.estimate, top + 31, "one"))
    spoken = "; ".join([f"{bar.label}: {say(bar.estimate.value)}" for bar in bars])
    return Picture("".join(body), bottom + FOOT, spoken)


def dumbbells(pairs: Sequence[Pair], say: Say, one: str, other: str, zero: bool = True) -> Picture:
    """Two dots on each line, joined: one figure and the other; amounts are seen from zero."""
    values = [v for p in pairs for e in (p.one, p.other) for v in (e.low, e.high)]
    across = scale([0.0, *values] if zero else values)
    bottom = 30 + ROW * len(pairs)
    body = [legend(one, other), grid(across, 30, bottom, say)]
    for number, pair in enumerate(pairs):
        top = 30 + ROW * number
        body.append(row_words(top, pair.label, f"{say(pair.one.value)} · {say(pair.other.value)}"))
        ends = f'x1="{across.at(pair.other.value)}" x2="{across.at(pair.one.value)}"'
        body.append(f'<line class="join" {ends} y1="{top + 31}" y2="{top + 31}"/>')
        body.append(band(across, pair.other, top + 31, "other"))
        body.append(band(across, pair.one, top + 31, "one"))
    spoken = [f"{p.label}: {say(p.one.value)} against {say(p.other.value)}" for p in pairs]
    return Picture("".join(body), bottom + FOOT, "; ".join(spoken))


def histogram(bins: Sequence[Bin], marks: Sequence[tuple[float, str]], words: str) -> Picture:
    """How many games there are of each length; marks stand above."""
    across = Scale(bins[0].low, bins[-1].high, 1)
    most, games = max([b.games for b in bins]), sum([b.games for b in bins])
    base = HILL + 20 + 16 * (len(marks) - 1)
    body = []
    for b in bins:
        height = HILL * b.games / most
        said = f"{b.low} to {b.high - 1}" if b.high - b.low > 1 else f"{b.low}"
        body.append(
            f'<rect class="hill" x="{across.at(b.low + 0.06 * (b.high - b.low))}" '
            f'width="{88 / len(bins):.2f}%" y="{base - height:.1f}" height="{height:.1f}">'
            f"<title>{said}: {b.games / games:.1%}</title></rect>"
        )
    for number, (value, said) in enumerate(marks):
        body.append(mark(across, value, said, base, 12 + 16 * number))
    body.append(axis(across, whole_ticks(across), base, lambda value: f"{value:,.0f}"))
    return Picture("".join(body), base + FOOT, words)


def two_hills(one: Sequence[Bin], other: Sequence[Bin], names: tuple[str, str]) -> Picture:
    """Two histograms over each other; both have the same bins."""
    across = Scale(one[0].low, one[-1].high, 1)
    base = HILL + 34
    body = [legend(*names)]
    for bins, kind in ((other, "other"), (one, "one")):
        games = sum([b.games for b in bins])
        most = max([b.games / sum([c.games for c in bs]) for bs in (one, other) for b in bs])
        for b in bins:
            height = HILL * b.games / games / most
            body.append(
                f'<rect class="hill {kind}" x="{across.at(b.low)}" width="{100 / len(bins):.2f}%" '
                f'y="{base - height:.1f}" height="{height:.1f}"/>'
            )
    body.append(axis(across, whole_ticks(across), base, lambda value: f"{value:,.0f}"))
    return Picture("".join(body), base + FOOT, f"{names[0]} beside {names[1]}")


# The parts of a picture.


def row_words(top: int, label: str, value: str) -> str:
    at = f'y="{top + 17}"'
    words = f"<text {at}>{escape(label)}</text>"
    if len(label) > ROOM:
        short = f"{label[: ROOM - 1].rstrip()}…"
        words = (
            f'<text class="long" {at}>{escape(label)}</text>'
            f'<text class="short" {at}>{escape(short)}<title>{escape(label)}</title></text>'
        )
    return f'{words}<text class="value" x="100%" {at} text-anchor="end">{escape(value)}</text>'


def band(across: Scale, estimate: Estimate, y: int, kind: str) -> str:
    """An interval as a band, with a dot where the figure lies."""
    ends = f'x1="{across.at(estimate.low)}" x2="{across.at(estimate.high)}"'
    return (
        f'<line class="band {kind}" {ends} y1="{y}" y2="{y}"/>'
        f'<circle class="dot {kind}" cx="{across.at(estimate.value)}" cy="{y}" r="5"/>'
    )


def grid(across: Scale, top: int, bottom: int, say: Say) -> str:
    lines = [
        f'<line class="grid" x1="{across.at(t)}" x2="{across.at(t)}" y1="{top}" y2="{bottom}"/>'
        for t in across.ticks()
    ]
    return "".join(lines) + axis(across, across.ticks(), bottom, say)


def axis(across: Scale, ticks: Sequence[float], y: int, say: Say) -> str:
    words = [
        f'<text class="tick" x="{across.at(tick)}" y="{y + 20}" '
        f'text-anchor="{anchor(across, tick)}">{escape(say(tick).replace(".0", ""))}</text>'
        for tick in ticks
    ]
    return f'<line class="axis" x1="0" x2="100%" y1="{y}" y2="{y}"/>' + "".join(words)


def anchor(across: Scale, value: float) -> str:
    """Words at the edge of the picture stay inside it."""
    share = (value - across.low) / (across.high - across.low)
    return "start" if share < 0.06 else "end" if share > 0.94 else "middle"


def base_line(across: Scale, base: float, words: str, bottom: int) -> str:
    share = (base - across.low) / (across.high - across.low)
    side = "start" if share < 0.3 else "end" if share > 0.7 else "middle"
    return (
        f'<text class="tick" x="{across.at(base)}" y="12" text-anchor="{side}">{escape(words)}'
        f'</text><line class="base" x1="{across.at(base)}" x2="{across.at(base)}" y1="18" '
        f'y2="{bottom}"/>'
    )


def mark(across: Scale, value: float, words: str, bottom: int, y: int) -> str:
    share = (value - across.low) / (across.high - across.low)
    side = "start" if share < 0.5 else "end"
    nudge = 4 if share < 0.5 else -4
    return (
        f'<line class="base" x1="{across.at(value)}" x2="{across.at(value)}" y1="2" y2="{bottom}"/>'
        f'<text class="tick" x="{across.at(value)}" dx="{nudge}" y="{y}" text-anchor="{side}">'
        f"{escape(words)}</text>"
    )


def legend(one: str, other: str) -> str:
    return (
        '<circle class="dot one" cx="6" cy="11" r="5"/>'
        f'<text class="tick" x="17" y="15">{escape(one)}</text>'
        '<circle class="dot other" cx="50%" cy="11" r="5"/>'
        f'<text class="tick" x="50%" dx="11" y="15">{escape(other)}</text>'
    )


def give_or_take(estimate: Estimate, say: Say) -> str:
    """A figure and how far its interval reaches to the farther side: `25.1 ± 0.9 %`."""
    reach = max(estimate.high - estimate.value, estimate.value - estimate.low)
    return f"{say(estimate.value).removesuffix(' %')} ± {say(reach).removeprefix('+')}"
