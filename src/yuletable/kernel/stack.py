"""The stack of phases of a position, read: either all of it, or just the phase on top."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from yuletable.kernel.core import Phase, Seat, State
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry

Table = TypeVar("Table", bound=State)
Kinds = tuple[type[Phase], ...]

NOTHING: Final[Kinds] = ()  # what the lowest phase of a stack lies on
ANYTHING: Final[Kinds] = (Phase,)


class Given(Generic[Table]):
    """What a person wrote of a phase; the rest is made up from the position."""

    def __init__(
        self, kind: type[Phase], state: Table, entry: Entry, fields: dict[str, Entry]
    ) -> None:
        self.kind = kind
        self.state = state
        self.entry = entry
        self.fields = fields

    def wrong(self, why: str) -> Invalid:
        return self.entry.wrong(why)

    def needed(self, name: str) -> Entry:
        return self.entry.needed(self.fields, name)

    def seat_needed(self, name: str) -> Seat:
        return self.needed(name).number(0, len(self.state.scores) - 1)

    def seat(self, name: str, default: Seat) -> Seat:
        return self.seat_needed(name) if name in self.fields else default

    def seats(self, name: str, default: tuple[Seat, ...]) -> tuple[Seat, ...]:
        seats = len(self.state.scores)
        return tuple(self.fields[name].seats(seats)) if name in self.fields else default

    def number(self, name: str, default: int, most: int | None = None) -> int:
        return self.fields[name].number(0, most) if name in self.fields else default

    def truth(self, name: str, default: bool) -> bool:
        return self.fields[name].truth() if name in self.fields else default


@dataclass(frozen=True)
class Layer(Generic[Table]):
    """A phase as it stands in positions: its parts, how to read them, and what it lies on."""

    kind: type[Phase]
    parts: str
    read: Callable[[Given[Table]], Phase]
    on: Kinds

    def check(self, below: Phase | None, entry: Entry) -> None:
        """Raise Invalid unless it may lie on this phase, or on nothing."""
        if isinstance(below, self.on) if self.on else below is None:
            return
        wanted = [kind.wire_name for kind in self.on if kind is not Phase]
        where = "something" if self.on == ANYTHING else " or ".join(wanted) or "nothing"
        found = "nothing" if below is None else below.wire_name
        raise entry.wrong(f"{self.kind.wire_name} lies on {where}, not on {found}")


class StackReader(Generic[Table]):
    """Reads the stack of one game, whose phases it knows by their wire names.

    `beneath` makes up what lies below a phase that was given alone.
    """

    def __init__(
        self,
        layers: Iterable[Layer[Table]],
        beneath: Callable[[Table, Phase, Entry], list[Phase]],
    ) -> None:
        self.layers = {layer.kind.wire_name: layer for layer in layers}
        self.parts = sorted({part for layer in layers for part in layer.parts.split()})
        self.beneath = beneath

    def read(
        self, state: Table, fields: dict[str, Entry], entry: Entry, usual: type[Phase]
    ) -> list[Phase]:
        """The whole stack, from `stack`, from the `phase` on top, or from the usual one."""
        if "stack" in fields and "phase" in fields:
            raise fields["phase"].wrong("give either the whole stack or the phase on top of it")
        if "stack" in fields:
            return self.whole(state, fields["stack"])
        place = fields.get("phase", Entry({"phase": usual.wire_name}, f"{entry.place}.phase"))
        top = self.phase(state, place)
        return [*self.beneath(state, top, place), top]

    def whole(self, state: Table, entry: Entry) -> list[Phase]:
        """Every phase given, each lying where it can lie."""
        stack: list[Phase] = []
        for item in entry.items():
            phase = self.phase(state, item)
            self.layers[phase.wire_name].check(stack[-1] if stack else None, item)
            stack.append(phase)
        return stack

    def phase(self, state: Table, entry: Entry) -> Phase:
        """One phase; what is left out is what the rest of the position suggests."""
        name = entry.needed(entry.fields(("phase", *self.parts)), "phase").word(self.layers)
        layer = self.layers[name]
        fields = entry.fields(("phase", *layer.parts.split()))
        return layer.read(Given(layer.kind, state, entry, fields))


def just(phase: Phase) -> Callable[[Given[Any]], Phase]:
    """How a phase without parts is read."""
    return lambda _: phase
