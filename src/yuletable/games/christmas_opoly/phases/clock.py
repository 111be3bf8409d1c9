"""The clock: the one move nobody at the table makes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.phases.debts import Raise
from yuletable.games.christmas_opoly.phases.ending import COUNT
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import HOUSE, Aside, Host, Phase, Seat
from yuletable.kernel.errors import require


@final
class TimeUp(Aside):
    """The hour is over: `time_up`, put into the record by the timekeeper (CO-141)."""

    wire_name: ClassVar[str] = "TimeUp"

    def text(self) -> str:
        return "time_up"

    def by_house(self) -> bool:
        return True

    def check(self, state: Opoly, seat: Seat) -> None:
        require(seat == HOUSE, "CO-141", "The table keeps the time, not a player.")
        require(state.terms.minutes > 0, "CO-158", "This game has no time limit.")
        turns = "This table counts turns as time: forty seconds each."
        require(state.terms.wall_clock, "CO-141", turns)
        begins = "The clock starts with the opening rolls."
        require(state.question().timed(), "CO-139", begins)
        require(not state.time_up, "CO-140", "Time is already up.")

    def play(self, state: Opoly, seat: Seat, host: Host) -> None:
        """The turn being played is finished, or everything but a debt falls away (CO-140)."""
        state.time_up = True
        host.tell(events.TIME_UP, HOUSE)
        if state.terms.stops_at_once:
            debts: list[Phase] = [phase for phase in state.stack if isinstance(phase, Raise)]
            state.claim = None
            state.proposal = None
            state.stack = [COUNT, *debts]


TIME_UP: Final = TimeUp()
