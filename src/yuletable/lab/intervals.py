"""Figures with their 95% intervals: a share without one says little."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

SURE = 1.959964  # standard deviations on either side that hold 95% of a normal distribution


@dataclass(frozen=True)
class Estimate:
    """A figure, and between what it lies 19 times out of 20."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def share(part: float, whole: float) -> Estimate:
    """A share by Wilson's interval, which stays within 0 and 1; a tie may count as half.

    >>> share(0, 100).low, round(share(0, 100).high, 3)
    (0.0, 0.037)
    """
    if not whole:
        return Estimate(0.0, 0.0, 1.0)
    value, square = part / whole, SURE * SURE
    middle = (value + square / (2 * whole)) / (1 + square / whole)
    spread = value * (1 - value) / whole + square / (4 * whole * whole)
    reach = SURE * sqrt(spread) / (1 + square / whole)
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(total: float, squares: float, count: int) -> Estimate:
    """A mean from the sum of the values and the sum of their squares."""
    if not count:
        return Estimate(0.0, 0.0, 0.0)
    value = total / count
    spread = max(0.0, squares / count - value * value)
    reach = SURE * sqrt(spread / max(1, count - 1))
    return Estimate(value, value - reach, value + reach)


def ratio(
    parts: float, wholes: float, part_squares: float, whole_squares: float, products: float
) -> Estimate:
    """One sum divided by another, where both grow together from game to game."""
    if not wholes:
        return Estimate(0.0, 0.0, 0.0)
    value = parts / wholes
    spread = part_squares - 2 * value * products + value * value * whole_squares
    reach = SURE * sqrt(max(0.0, spread)) / wholes
    return Estimate(value, value - reach, value + reach)


def quantile(ordered: Sequence[float], at: float) -> Estimate:
    """A quantile of sorted values; its interval lies between two of them.

    >>> quantile(list(range(1, 100)), 0.5)
    Estimate(value=50, low=40, high=60)
    """
    last = len(ordered) - 1
    middle, reach = at * last, SURE * sqrt(at * (1 - at) * len(ordered))
    low, high = max(0, round(middle - reach)), min(last, round(middle + reach))
    return Estimate(ordered[round(middle)], ordered[low], ordered[high])


def unevenness(figures: Sequence[Estimate], usual: float) -> Estimate:
    """How far figures lie from what is usual (root mean square), chance taken off.

    The interval comes from resampling the figures within theirs, with its own luck.
    """
    if not figures:
        return Estimate(0.0, 0.0, 0.0)
    errors = [(figure.high - figure.low) / (2 * SURE) for figure in figures]
    noise = sum([error * error for error in errors]) / len(figures)

    def apart(values: Sequence[float], noise: float) -> float:
        square = sum([(value - usual) ** 2 for value in values]) / len(values)
        return sqrt(max(0.0, square - noise))

    luck = Random(1)
    drawn = sorted(
        [
            apart([luck.gauss(f.value, e) for f, e in zip(figures, errors, strict=True)], 2 * noise)
            for _ in range(400)
        ]
    )
    return Estimate(apart([f.value for f in figures], noise), drawn[10], drawn[-11])


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One figure less another that was found in other games."""
    value = one.value - other.value
    down = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    up = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(value, value - down, value + up)
