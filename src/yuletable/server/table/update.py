"""What one viewer learns of one step, and what they may do then."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from yuletable.kernel.core import HOUSE, Event, Move, Seat, State
from yuletable.server import protocol as wire
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.pace import Millis
from yuletable.server.table.table import Viewer

View = dict[str, Any]


class Update(NamedTuple):
    """All that one viewer learns of a step, and what they may do then."""

    viewer: Viewer
    revision: int
    events: list[Event]
    lying: View  # open, before everyone
    own: View
    aids: View  # what a person would count up from these, if one listens
    foreseen: View | None  # what the menu is about, if it is for later
    menu: list[Move]
    question: wire.Question | None
    undo: bool
    struck: int | None
    clock: wire.Clock | None
    passing: list[str]

    def view(self) -> View:
        return self.lying | self.own


class Step(NamedTuple):
    """One entry, to be stored before anybody is told."""

    entry: AnyEntry
    device: int | None
    key: str | None  # of the request that led to it
    at: Millis
    updates: list[Update]
    said: list[tuple[int, Seat, str]]  # words to keep beside the log: move, seat, words


def own_of(state: State, seat: Seat | None) -> View:
    """What a seat, or nobody's, sees besides what lies open."""
    return state.own(HOUSE if seat is None else seat)


def aids_of(state: State, seat: Seat | None) -> View:
    """What a person would count up from that view; programs do without."""
    return dict(state.reckon(HOUSE if seat is None else seat))


class Audience(Protocol):
    """Who listens to a table."""

    def viewers(self) -> set[Viewer]:
        """The seats somebody follows, and None if somebody follows what lies open."""

    def aided(self) -> set[Viewer]:
        """Those of them with people behind them, who like help to count."""


class Everyone:
    """An audience for tables that nobody is connected to."""

    def __init__(self, *viewers: Viewer) -> None:
        self.listening = set(viewers)

    def viewers(self) -> set[Viewer]:
        return self.listening

    def aided(self) -> set[Viewer]:
        return set()
