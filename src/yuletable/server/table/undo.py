"""Undo without cheating: what the rules have revealed since the move decides.

A table keeps a mark for every move, made of what its events declare. So the verdict needs no
replay, and it rests on public facts alone: it tells a seat nothing that the table has not.
"""

from __future__ import annotations

from dataclasses import dataclass

from yuletable.kernel.core import Seat
from yuletable.server.refusals import UNDO_NO_MOVE, UNDO_SEALED, UNDO_SEEN, Reason
from yuletable.server.table.marks import BY_HAND, FINAL, SEALED, SHOWN
from yuletable.server.table.table import Table


@dataclass(frozen=True)
class Verdict:
    """Whether a seat's last move can be taken back."""

    moves: int = 0  # that would remain
    free: bool = False  # nobody need be asked
    why: Reason | None = None  # it cannot


def judge(table: Table, seat: Seat) -> Verdict:
    """May this seat have its last move back?

    It is free while nobody else acted and nobody learned anything. Others may allow more, but
    never past luck, or past hidden things that came to light.
    """
    moves, trail = table.playing().record.moves, table.trail
    last = len(moves) - 1
    while last >= 0 and not (moves[last][0] == seat and trail[last] & BY_HAND):
        last -= 1
    if last < 0:
        return Verdict(why=UNDO_NO_MOVE)
    since = range(last, len(moves))
    if any(trail[n] & FINAL or (trail[n] & SHOWN and moves[n][0] != seat) for n in since):
        return Verdict(why=UNDO_SEEN)
    if trail[last] & SEALED:
        return Verdict(why=UNDO_SEALED)
    alone = len(since) == 1 and not others_asked(table, seat)
    return Verdict(last, free=alone and not trail[last] & SHOWN)


def others_asked(table: Table, seat: Seat) -> bool:
    """May others have answered under seal by now? Asked of public facts, so it does not tell."""
    phase = table.phase()
    if phase is None or not phase.sealed():
        return False
    return any(other != seat for other in phase.asked(table.playing().state))


def can_ask(table: Table, seat: Seat) -> bool:
    """Is it worth a button: free, or somebody is there to allow it?"""
    if table.stage != "playing":
        return False
    verdict = judge(table, seat)
    return verdict.why is None and (verdict.free or table.people() != [seat])
