"""What lies on the table in Holiday Shuffle, who sees what, and the small things that change it."""

from __future__ import annotations

from typing import final

from yuletable.games.holiday_shuffle.calendar import NOTHING, SLOTS, TEXTS, WILD
from yuletable.games.holiday_shuffle.terms import ShuffleTerms
from yuletable.games.holiday_shuffle.view import (
    OpenView,
    Reckoned,
    SeatView,
    open_view,
    reckoned,
    seat_view,
)
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Seat, State


@final
class Shuffle(State):
    """One game of Holiday Shuffle."""

    def __init__(self, terms: ShuffleTerms, like: Shuffle | None = None) -> None:
        """An empty table, or a copy of another state."""
        self.terms = terms
        if like is None:
            seats = terms.seats
            super().__init__(terms.seating, [0] * seats, [], [])
            self.round = 0  # which round it is, from 1
            self.dealer: Seat = 0
            self.mats = [[WILD] * SLOTS for _ in range(seats)]  # seat, slot: the kind of card
            # seat, slot: the day, WILD for one without a date
            self.dates = [[WILD] * SLOTS for _ in range(seats)]
            self.draw: list[int] = []  # the top last
            self.discard: list[int] = []  # the top last
            # the draw pile was the discard pile, so its order is known (HS-51)
            self.flipped = False
            self.held = NOTHING  # the card drawn and not yet placed, or NOTHING
            self.extra = 0  # further turns owed to whose turn it is (HS-48)
        else:
            super().__init__(like.seating, like.scores[:], like.stack[:], [])
            self.asking = like.asking
            self.round = like.round
            self.dealer = like.dealer
            self.mats = [mat[:] for mat in like.mats]
            self.dates = [row[:] for row in like.dates]
            self.draw = like.draw[:]
            self.discard = like.discard[:]
            self.flipped = like.flipped
            self.held = like.held
            self.extra = like.extra

    def copy(self) -> Shuffle:
        return Shuffle(self.terms, self)

    # Who sees what.

    def lay_open(self) -> OpenView:
        return open_view(self)

    def show(self, seat: Seat) -> SeatView:
        return seat_view(self, seat)

    def reckon(self, seat: Seat) -> Reckoned:
        return reckoned(self, seat)

    def holds(self, seat: Seat) -> bool:
        """Does this seat look at a card it has drawn?"""
        return self.held != NOTHING and seat != HOUSE and seat in self.asking

    def mat_codes(self, seat: Seat) -> list[str]:
        """A mat from left to right; a Wild with a date as W=Mar21."""
        codes: list[str] = []
        for slot in range(SLOTS):
            card = self.mats[seat][slot]
            day = self.dates[seat][slot]
            code = self.terms.codes[card]
            codes.append(f"{code}={TEXTS[day]}" if card == WILD and day != WILD else code)
        return codes

    def redeal(self, seat: Seat, chance: Chance) -> None:
        """Redeal what lies face down; everyone knows a pile that was turned over (HS-51).

        What was drawn from such a pile is known too, and so is the last card of any pile: all
        others lie open.
        """
        if self.flipped:
            return
        unseen = self.draw[:]
        hidden = self.held != NOTHING and not self.holds(seat)
        if hidden:
            unseen.append(self.held)
        unseen.sort()  # so that the guess follows from what is known, and not from the true order
        chance.shuffle(unseen)
        if hidden:
            self.held = unseen.pop()
        self.draw = unseen

    # What the rules ask.

    def complete(self, seat: Seat) -> bool:
        return self.terms.scale.complete(self.dates[seat])

    def anyone_complete(self) -> bool:
        for row in self.dates:
            if self.terms.scale.complete(row):
                return True
        return False

    def undated(self, seat: Seat) -> int:
        """The leftmost slot with a Wild without a date, or NOTHING."""
        row = self.dates[seat]
        for slot in range(SLOTS):
            if row[slot] == WILD:
                return slot
        return NOTHING

    def can_flip(self) -> bool:
        """Are there discards enough to make a draw pile, one staying face up (HS-54)?"""
        return len(self.discard) > 1

    # What happens to cards.

    def lay(self, seat: Seat, slot: int, card: int) -> None:
        """A card comes to lie in a slot, with its printed date if it has one."""
        self.mats[seat][slot] = card
        self.dates[seat][slot] = self.terms.days[card]

    def exchange(self, seat: Seat, slot: int, card: int) -> int:
        """A card taken replaces one on the mat, which is discarded (HS-39, HS-40)."""
        old = self.mats[seat][slot]
        self.discard.append(old)
        self.lay(seat, slot, card)
        return old

    def flip(self) -> None:
        """The discard pile is turned over, and its oldest card turned up (HS-51, HS-52)."""
        oldest = self.discard[0]
        self.draw = self.discard[:0:-1]
        self.discard = [oldest]
        self.flipped = True

    def switch(self, seat: Seat, first: int, second: int) -> None:
        """Two cards of a mat change places; a Wild keeps its date (HS-24, HS-49)."""
        mat = self.mats[seat]
        mat[first], mat[second] = mat[second], mat[first]
        row = self.dates[seat]
        row[first], row[second] = row[second], row[first]

    def trade(self, seat: Seat, mine: int, partner: Seat, theirs: int) -> None:
        """Two cards change mats; a Wild loses its date (HS-24, HS-50)."""
        given = self.mats[seat][mine]
        self.lay(seat, mine, self.mats[partner][theirs])
        self.lay(partner, theirs, given)

    def tidy(self) -> None:
        """Before a deal: every card is back in the deck."""
        for seat in range(len(self.mats)):
            self.mats[seat] = [WILD] * SLOTS
            self.dates[seat] = [WILD] * SLOTS
        self.draw = []
        self.discard = []
        self.flipped = False
        self.held = NOTHING
        self.extra = 0
