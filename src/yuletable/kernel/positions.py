"""The common parts of all games' positions: phases, and answers under seal."""

from __future__ import annotations

from collections.abc import Callable

from yuletable.kernel.ballot import DECLINE
from yuletable.kernel.core import Json, Move, Phase, State
from yuletable.kernel.reading import Entry


def write_phase(phase: Phase) -> dict[str, Json]:
    """A phase by its name and its parts."""
    parts = {n: list(p) if isinstance(p, tuple) else p for n, p in phase.parts().items()}
    return {"phase": phase.wire_name, **parts}


def write_seals(state: State) -> list[list[Json]]:
    """By sealed phase and seat: the answer given, or null."""
    return [[move.text() if move else None for move in row] for row in state.sealed]


def read_seals(
    state: State, fields: dict[str, Entry], answer: Callable[[Entry], Move]
) -> list[list[Move | None]]:
    """Who has answered what in each sealed phase on the stack; nobody, if nothing is said."""
    seats = len(state.scores)
    wanted = len([phase for phase in state.stack if phase.sealed()])
    if "sealed" not in fields:
        return [[None] * seats for _ in range(wanted)]
    given = fields["sealed"].items()
    if len(given) != wanted:
        raise fields["sealed"].wrong(f"expected a row for each window on the stack: {wanted}")
    return [
        [None if item.json is None else answer(item) for item in row.rows(seats)] for row in given
    ]


def declined(entry: Entry) -> Move:
    """The one answer that waits under the seal of a window."""
    entry.word((DECLINE.text(),))
    return DECLINE
