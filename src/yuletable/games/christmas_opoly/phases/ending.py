"""The end: the last player left, or the count when time or turns are up."""

from __future__ import annotations

from typing import ClassVar, Final, final

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.phases.common import OpolyPhase
from yuletable.games.christmas_opoly.phases.estate import worth
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import HOUSE, Host, Seat


@final
class Count(OpolyPhase):
    """Everyone adds up what they have; the richest wins (CO-142 to CO-145)."""

    wire_name: ClassVar[str] = "Count"

    def go(self, state: Opoly, host: Host) -> None:
        most = 0
        for seat in state.seating.order:
            if not state.out[seat]:
                state.scores[seat] = worth(state, seat)
                most = max(most, state.scores[seat])
                host.tell(events.COUNTED, seat, (state.scores[seat],))
        winners = [s for s in state.seating.order if not state.out[s] and state.scores[s] == most]
        state.adjudicated = not state.time_up
        crown(state, winners, "turns" if state.adjudicated else "time", host)


COUNT: Final = Count()


def last_one_left(state: Opoly, host: Host) -> None:
    """The only player who remains has won (CO-131)."""
    for seat in state.seating.order:
        if not state.out[seat]:
            state.scores[seat] = worth(state, seat)
            crown(state, [seat], "last", host)


def crown(state: Opoly, winners: list[Seat], why: str, host: Host) -> None:
    state.claim = None
    state.proposal = None
    state.winners = winners
    state.finish()
    host.tell(events.WON, HOUSE, (tuple(winners), why))
