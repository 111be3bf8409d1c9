"""The player declares their last card with "Final Gift!", or misses a turn."""

from __future__ import annotations

from typing import ClassVar, final

from yuletable.games.secret_santa import events
from yuletable.games.secret_santa.moves import DECLARE, LETTERS, SILENT
from yuletable.games.secret_santa.state import Santa
from yuletable.games.secret_santa.terms import AUTO, MANUAL
from yuletable.kernel.core import Host, Move, Question, Seat
from yuletable.kernel.errors import NotAsked, require


def last_card(state: Santa, seat: Seat, host: Host) -> None:
    """A hand of exactly one card must be declared at once (SS-33, SS-36, SS-39)."""
    if state.held[seat] == 1:
        if state.terms.final_gift == MANUAL:
            state.push(FinalGift(seat))
        elif state.terms.final_gift == AUTO:
            host.tell(events.DECLARED, seat)


@final
class FinalGift(Question):
    """Declare the last card, or stay silent and miss a turn (SS-34)."""

    wire_name: ClassVar[str] = "FinalGift"

    def menu(self, state: Santa, seat: Seat) -> list[Move]:
        return [SILENT, DECLARE]

    def check(self, state: Santa, seat: Seat, move: Move) -> None:
        require(
            move in (SILENT, DECLARE),
            "SS-33",
            "One card left: call it with declare, or stay silent.",
        )

    def play(self, state: Santa, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        state.silent[seat] = move == SILENT
        host.tell(events.KEPT_SILENT if move == SILENT else events.DECLARED, seat)

    def not_asked(self, state: Santa, seat: Seat) -> NotAsked:
        return NotAsked(
            "SS-36", f"Wait: {LETTERS[self.seat]} has one card left and may call it first."
        )
