"""The track: stations, bridge and slope as functions of a space."""

from __future__ import annotations

from typing import Any, TypedDict, final

from yuletable.kernel.core import Value


class TrackView(TypedDict):
    """The track as pages draw it."""

    length: int
    stations: list[int]
    lower_bridge: int
    upper_bridge: int
    slope_top: int
    slope_foot: int


@final
class Track(Value):
    """One line of spaces from Home, which is 0, to the North Pole (NP-06)."""

    def __init__(
        self, stations: tuple[int, ...], lower: int, upper: int, top: int, foot: int
    ) -> None:
        self.stations = stations
        self.length = stations[-1]
        self.lower = lower  # the Bridge's two ends (NP-09)
        self.upper = upper
        self.top = top  # the Slippery Slope's two ends (NP-10)
        self.foot = foot
        self.is_station = [space in stations for space in range(self.length + 1)]
        self.ahead = [self.next_after(space) for space in range(self.length + 1)]
        self.behind = [self.last_before(space) for space in range(self.length + 1)]

    def parts(self) -> dict[str, Any]:
        return {
            "stations": self.stations,
            "lower": self.lower,
            "upper": self.upper,
            "top": self.top,
            "foot": self.foot,
        }

    def next_after(self, space: int) -> int:
        """The first Station strictly ahead (NP-47)."""
        return min([s for s in self.stations if s > space], default=self.length)

    def last_before(self, space: int) -> int:
        """The last Station strictly behind (NP-76)."""
        return max([s for s in self.stations if s < space], default=0)

    def shown(self) -> TrackView:
        return {
            "length": self.length,
            "stations": list(self.stations),
            "lower_bridge": self.lower,
            "upper_bridge": self.upper,
            "slope_top": self.top,
            "slope_foot": self.foot,
        }
