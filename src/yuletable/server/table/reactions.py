"""Windows, in which everyone may react at once, and choosing ahead while one is open.

A window closes when its time is over or everyone has answered. Who is asked follows from public
facts alone, so neither its length nor its end tells what anybody holds.
"""

from __future__ import annotations

from yuletable.kernel.core import Move, Seat, State
from yuletable.server.table.pace import Millis
from yuletable.server.table.table import Table
from yuletable.server.table.update import Audience
from yuletable.server.table.waiting import Waiting


class Reactions:
    """What the seats of one table answer to its windows."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self.table = table
        self.audience = audience

    def menu(self, seat: Seat) -> list[Move]:
        """What this seat may answer, as if those before it had declined."""
        state = self.table.playing().state
        return state.stack[-1].menu(state, seat)

    def meekest(self, seat: Seat) -> str:
        return self.menu(seat)[0].text()

    def answered(self, waiting: Waiting, seat: Seat, now: Millis) -> bool:
        """Has this seat answered the window, or does it let windows of this kind pass?"""
        table = self.table
        if seat in table.answers or (seat in waiting.moves and waiting.due[seat] <= now):
            return True
        if not table.chairs[seat].person():
            return False
        return waiting.window in table.chairs[seat].passing or self._alone_and_helpless(seat)

    def _alone_and_helpless(self, seat: Seat) -> bool:
        """Is this person alone, unwatched and unable to react, so that nobody would learn it?"""
        persons = [s for s, chair in enumerate(self.table.chairs) if chair.player is not None]
        alone = persons == [seat] and self.audience.viewers() <= {seat}
        return alone and len(self.menu(seat)) == 1

    def complete(self, waiting: Waiting, now: Millis) -> bool:
        """Is the window's time over, or has everyone answered?"""
        if waiting.late(now):
            return True
        return all(self.answered(waiting, seat, now) for seat in waiting.pending)

    def handed_in(self, waiting: Waiting) -> list[tuple[Seat, str]]:
        """The answers in the order of the rules, up to the first that is not a decline."""
        moves: list[tuple[Seat, str]] = []
        for seat in waiting.pending:
            decline = self.meekest(seat)
            answer = self.table.answers.get(seat) or waiting.moves.get(seat) or decline
            moves.append((seat, answer))
            if answer != decline:
                break
        return moves

    def decided(self, handed: list[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
        """The moves chosen ahead that stand now: none, if anybody reacted."""
        if any(move != self.meekest(seat) for seat, move in handed):
            return []
        decided = self.table.decided.items()
        return [(seat, move) for seat, move in decided if self.table.chairs[seat].person()]

    def ahead(self, waiting: Waiting | None, seat: Seat, now: Millis) -> State | None:
        """The game as it will be if nobody reacts, for the next player who lets the window pass."""
        if waiting is None or waiting.ahead is None or waiting.ahead.seat != seat:
            return None
        silent = seat not in waiting.pending or (
            self.answered(waiting, seat, now)
            and self.table.answers.get(seat) in (None, self.meekest(seat))
        )
        return waiting.ahead.state if silent and self.table.chairs[seat].person() else None
