"""The proof about seats holds, and would notice what it is there to notice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from yuletable.prove.seats import ACTS, Broken, prove
from yuletable.server.net.sessions import Session
from yuletable.server.rooms import keys, knocking, seating
from yuletable.server.rooms import requests as answering
from yuletable.server.rooms.keys import device_of
from yuletable.server.rooms.room import Room
from yuletable.server.rooms.rows import name_put

MOST = 400  # sequences in which a fault must show


def test_seats_stay_with_their_people(tmp_path: Path) -> None:
    tally = asyncio.run(prove(80, tmp_path))
    assert tally.sequences == 80
    assert set(tally.steps) == set(ACTS)
    assert [act for act in ACTS if not tally.allowed[act]] == []
    assert tally.endings >= tally.allowed["finish"] > 0


def numbers_reused_at_the_rematch(room: Room, again: Room, device: int) -> int:
    """Everyone keeps the number they had, and so does everyone who has gone."""
    again.key_hashes |= room.key_hashes
    return device


def numbers_of_the_gone_given_again(room: Room, session: Session) -> int:
    known = device_of(room, session.hash)
    taken = [chair.device for chair in room.table.chairs if chair.device is not None]
    return max(taken, default=-1) + 1 if known is None else known


def nothing_revoked(room: Room, device: int) -> list[Any]:
    return []


def bar_lifted_in_memory_alone(room: Room, device: int) -> list[Any]:
    lifted = keys.unbar(room, device)
    return [name_put(room, 0)] if lifted else []


FAULTS: list[tuple[Any, str, Callable[..., Any]]] = [
    (seating, "carried", numbers_reused_at_the_rematch),
    (seating, "number_for", numbers_of_the_gone_given_again),
    (answering, "bar", nothing_revoked),
    (answering, "unbar", bar_lifted_in_memory_alone),
    (knocking, "farewell", lambda connections, denied, again=False: []),
]


@pytest.mark.parametrize(("module", "name", "fault"), FAULTS, ids=[one[1] for one in FAULTS])
def test_a_planted_fault_is_found(
    module: Any,
    name: str,
    fault: Callable[..., Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, fault)
    with pytest.raises(Broken):
        asyncio.run(prove(MOST, tmp_path))
