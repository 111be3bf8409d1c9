"""A stack of phases is read whole or from its top, and what cannot lie there is named."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from yuletable.kernel.core import Json, Phase, Seat, Seating, State
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry
from yuletable.kernel.stack import ANYTHING, NOTHING, Given, Layer, StackReader, just


class Evening(Phase):
    wire_name: ClassVar[str] = "Evening"


class Carol(Phase):
    wire_name: ClassVar[str] = "Carol"

    def __init__(self, seat: Seat, turn: tuple[Seat, ...], verse: int, loud: bool) -> None:
        self.told = {"seat": seat, "turn": turn, "verse": verse, "loud": loud}

    def parts(self) -> dict[str, Any]:
        return self.told


class Pause(Phase):
    wire_name: ClassVar[str] = "Pause"


def carol(given: Given[State]) -> Phase:
    turn = given.seats("turn", given.state.seating.order)
    return Carol(
        given.seat_needed("seat"), turn, given.number("verse", 1, 4), given.truth("loud", False)
    )


STACK = StackReader[State](
    [
        Layer(Evening, "", just(Evening()), on=NOTHING),
        Layer(Carol, "seat turn verse loud", carol, on=(Evening, Carol)),
        Layer(Pause, "", just(Pause()), on=ANYTHING),
    ],
    lambda state, top, entry: [] if isinstance(top, Evening) else [Evening()],
)


def read(position: dict[str, Json]) -> list[Phase]:
    state = State(Seating((0, 1, 2)), [0] * 3, [], [])
    entry = Entry(position, "position")
    return STACK.read(state, entry.fields(("stack", "phase")), entry, Pause)


def test_the_top_suggests_what_lies_beneath_it() -> None:
    assert read({"phase": {"phase": "Carol", "seat": 2}}) == [
        Evening(),
        Carol(2, (0, 1, 2), 1, False),
    ]
    assert read({"phase": {"phase": "Evening"}}) == [Evening()]
    assert read({}) == [Evening(), Pause()]


def test_a_whole_stack_is_read_as_it_stands() -> None:
    told = {"phase": "Carol", "seat": 0, "turn": [2, 1], "verse": 3, "loud": True}
    first, again = Carol(0, (2, 1), 3, True), Carol(1, (0, 1, 2), 1, False)
    stack = [{"phase": "Evening"}, told, {"phase": "Carol", "seat": 1}, {"phase": "Pause"}]
    assert read({"stack": stack}) == [Evening(), first, again, Pause()]
    assert read({"stack": []}) == []


ON_TOP = {"phase": "Carol", "seat": 0}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (
            {"stack": [], "phase": ON_TOP},
            "position.phase: give either the whole stack or the phase on top of it",
        ),
        ({"stack": [ON_TOP]}, "position.stack[0]: Carol lies on Evening or Carol, not on nothing"),
        ({"stack": [{"phase": "Pause"}]}, "position.stack[0]: Pause lies on something, not on"),
        (
            {"stack": [{"phase": "Evening"}, {"phase": "Evening"}]},
            "position.stack[1]: Evening lies on nothing, not on Evening",
        ),
        ({"phase": {"phase": "Carrol"}}, "position.phase.phase: 'Carrol' is not known; perhaps"),
        ({"phase": {}}, "position.phase.phase: this entry is missing"),
        ({"phase": {"phase": "Carol"}}, "position.phase.seat: this entry is missing"),
        ({"phase": {"phase": "Carol", "seat": 3}}, "position.phase.seat: expected a whole number"),
        ({"phase": {**ON_TOP, "turn": [1, 1]}}, "position.phase.turn: a seat is named twice"),
        ({"phase": {**ON_TOP, "verse": 5}}, "position.phase.verse: expected a whole number"),
        ({"phase": {**ON_TOP, "versus": 5}}, "position.phase.versus: unknown; perhaps verse?"),
        ({"phase": {"phase": "Pause", "seat": 0}}, "position.phase.seat: unknown; Allowed: phase"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(position: dict[str, Json], why: str) -> None:
    with pytest.raises(Invalid) as raised:
        read(position)
    assert str(raised.value).startswith(why)
