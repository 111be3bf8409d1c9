"""Questions that are put only where there is something to choose (HF-236)."""

from __future__ import annotations

from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import NOBODY, Host, Question, Seat
from yuletable.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question):
    """Asks one seat about open facts: the only answer is carried out unasked.

    Its menu must follow from what everyone can see; otherwise the silence would tell something.
    """

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        return self.alone if len(self.menu(state, self.seat)) > 1 else NOBODY

    def go(self, state: Fever, host: Host) -> None:
        moves = self.menu(state, self.seat)
        if moves:
            self.play(state, self.seat, moves[0], host)
        else:
            state.pop()
