"""The end of a round: Wilds get their dates, and everyone scores."""

from __future__ import annotations

from typing import ClassVar, Final, final

from yuletable.games.holiday_shuffle import events
from yuletable.games.holiday_shuffle.calendar import TEXTS
from yuletable.games.holiday_shuffle.moves import LETTERS
from yuletable.games.holiday_shuffle.phases.wilds import (
    check_fits,
    check_name,
    first_undated,
    fitting_dates,
    free_dates,
    name,
)
from yuletable.games.holiday_shuffle.reckoning import bonuses
from yuletable.games.holiday_shuffle.scoring import best_dates
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.kernel.core import NOBODY, Host, Move, Phase, Seat
from yuletable.kernel.errors import NotAsked


@final
class Score(Phase):
    """A mat is complete, so the round is over; owners may be asked for the dates of their Wilds."""

    wire_name: ClassVar[str] = "Score"

    def waiting(self, state: Shuffle) -> tuple[Seat, ...]:
        asked = undated_owner(state)
        if asked and len(self.menu(state, asked[0])) == 1:
            return NOBODY  # HS-79
        return asked

    def menu(self, state: Shuffle, seat: Seat) -> list[Move]:
        slot = state.undated(seat)
        if state.complete(seat):
            return fitting_dates(state, seat, slot)
        return free_dates(state, seat, slot)

    def check(self, state: Shuffle, seat: Seat, move: Move) -> None:
        check_name(state, seat, move)
        check_fits(state, seat, move)

    def play(self, state: Shuffle, seat: Seat, move: Move, host: Host) -> None:
        name(state, seat, move, host)

    def go(self, state: Shuffle, host: Host) -> None:
        """Points for everyone (HS-59 to HS-71); all complete mats have won (HS-58)."""
        for seat in undated_owner(state):
            name(state, seat, self.menu(state, seat)[0], host)  # the only date there is
            return
        state.extra = 0
        seats = range(len(state.mats))
        won = [state.complete(seat) for seat in seats]
        for seat in seats:
            if won[seat]:
                host.tell(events.COMPLETE, seat)
        for seat in seats:
            score(state, seat, won[seat], host)
        state.pop()

    def not_asked(self, state: Shuffle, seat: Seat) -> NotAsked:
        return NotAsked("HS-21", f"Wait: {LETTERS[state.asking[0]]} is picking the date of a Wild.")


def undated_owner(state: Shuffle) -> tuple[Seat, ...]:
    """Who is the next to date a Wild, where owners do so themselves (HS-21)."""
    return first_undated(state, state.round_from(state.dealer)) if state.terms.ask else NOBODY


def score(state: Shuffle, seat: Seat, won: bool, host: Host) -> None:
    scale = state.terms.scale
    row = best_dates(state.dates[seat], scale)
    points = scale.points(row, won)
    state.dates[seat] = row
    state.scores[seat] += points.total()
    if host.loud:
        dates = tuple([TEXTS[day] for day in row])
        found = tuple([(b.first, b.last, b.points) for b in bonuses(row, scale)])
        facts = (points.base, points.months, points.groups, points.total(), state.scores[seat])
        host.tell(events.SCORED, seat, (*facts, dates, found))


SCORE: Final = Score()
