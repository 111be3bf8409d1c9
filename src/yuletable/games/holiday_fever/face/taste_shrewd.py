"""A shrewd player of Holiday Fever: the tree first, and Sticky Mittens at the last moment."""

from __future__ import annotations

from typing import Final, final

from yuletable.games.holiday_fever.face.taste import GameTaste, Table, kind_of
from yuletable.games.holiday_fever.moves import Play
from yuletable.games.holiday_fever.parcels import Parcel
from yuletable.games.holiday_fever.phases.windows import BETWEEN, Anytime
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Seat

TREE: Final = 330  # dollars that a whole tree promises, besides the debts it forgives
SPARE: Final = 100.0  # for one more of a kind than the tree needs: its loser stays
FORGIVEN: Final = 0.5  # of a debt: Christmas may forgive it, too, and somebody gets the Gift
SENT_HOME: Final = 1000.0
UNDONE: Final = 100.0  # in the Race they stay, and their debts do, too (HF-081, HF-214)


@final
class ShrewdTaste(GameTaste):
    """Nearly always somebody with a whole tree ends the game: be the one, or be in the way."""

    def table(self, state: Fever, seat: Seat) -> Table:
        return ShrewdTable(state, seat)


@final
class ShrewdTable(Table):
    """What one seat sees, weighed with Christmas in mind."""

    def decoration(self, kind: int, lost: int) -> float:
        state = self.state
        spare = state.hung[kind][self.me] - lost - state.terms.needed[kind]
        left = self.missing()
        undone = state.undone[self.me]
        if state.race or (spare > 0 and not undone):
            return 100.0
        if spare == 0 and not undone:
            return 100.0 if left or state.terms.any_loss else 100.0 + SPARE
        if not self.in_time(left):
            return 100.0
        return 100.0 + (TREE + state.owed(self.me)) / (left + 2)

    def giving(self, gift: Parcel) -> float:
        return FORGIVEN * self.star(0) - self.value(gift) - 10

    def mittens(self, move: Play) -> float:
        """Kept for a player who has thrown the way to Christmas, if cards may answer a throw."""
        state = self.state
        if not state.terms.all_after_throw:
            return super().mittens(move)
        kind = kind_of(move.word)
        spare = state.hung[kind][move.seat] - state.terms.needed[kind]
        whole = state.decorated(move.seat) and spare == 0
        if self.landing():  # the last chance
            home = whole or state.terms.any_loss
            stopped = home and move.seat == state.active
            return self.decoration(kind, 0) + (SENT_HOME if stopped else 0.0)
        if state.race:
            return self.decoration(kind, 0) + (UNDONE if whole else 0.0)
        return -1.0

    def landing(self) -> bool:
        """Has somebody else thrown the way to Christmas?"""
        state = self.state
        question = self.question
        if not isinstance(question, Anytime) or question.when != BETWEEN:
            return False
        day = state.day[state.active]
        lands = day > 0 and day + state.thrown == state.terms.christmas
        return lands and state.active != self.me
