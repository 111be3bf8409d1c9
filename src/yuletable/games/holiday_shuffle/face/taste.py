"""A sensible player of Holiday Shuffle: keeps what can stay, and leaves room for what must come."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from yuletable.bots.taste import UNDECIDED, Taste, chances, firsts
from yuletable.games.holiday_shuffle.calendar import LAST, NOTHING, SLOTS, WILD, in_order
from yuletable.games.holiday_shuffle.moves import Name, Put, Switch, Take, Trade
from yuletable.games.holiday_shuffle.phases.effects import Consent
from yuletable.games.holiday_shuffle.phases.ending import Score
from yuletable.games.holiday_shuffle.scoring import Scale, best_dates
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Move, Seat, Word

NARROW: Final = 14.0  # how much a slot suffers for days it must share with others
HOPE: Final = 0.7  # what drawing a card promises, in cards that need no further replacement
WORTH: Final = [0.0, 0.5, 0.3, 0.6]  # by effect: none, again, switch, trade; likewise
RIVAL: Final = 0.15  # how much somebody else's luck counts against one's own
LOST: Final = 50.0  # for handing somebody the round
IMPOSSIBLE: Final = 1000.0
MONTH_DAYS: Final = 30
SWING: Final = 6.0  # points of a lead that a round makes up for, for each e-fold of the chances


@final
class GameTaste(Taste):
    """Makes the move that leaves the least to do."""

    def weigh(self, state: Shuffle, seat: Seat, menu: list[Move]) -> list[float]:
        table = Table(state, seat)
        weights: list[float] = []
        for move in menu:
            weights.append(-table.burden_after(move))
        return weights

    def chapter(self, state: Shuffle) -> int:
        return state.round

    def outcome(self, state: Shuffle, seat: Seat, move: Move) -> list[float]:
        """A row in order ends the round: its points are guessed, for dating Wilds takes long."""
        if state.terms.placement:
            return UNDECIDED
        rows = rows_after(state, seat, move)
        if not rows:
            return UNDECIDED
        scale = state.terms.scale
        complete = [scale.complete(row) for row in rows]
        if True not in complete:
            return UNDECIDED
        scores = state.scores[:]
        for at, row in enumerate(rows):
            scores[at] += likely_points(row, complete[at], scale)
        return standing(scores, state.terms.rounds - state.round)

    def worth(self, state: Shuffle) -> list[float]:
        left = state.terms.rounds - state.round + 1
        return standing(state.scores, left if state.stack else 0)


def standing(scores: list[int], rounds: int) -> list[float]:
    """The chances to win with so many rounds to come."""
    return chances(scores, SWING * sqrt(rounds)) if rounds else firsts(scores)


def rows_after(state: Shuffle, seat: Seat, move: Move) -> list[list[int]]:
    """Everyone's dates after a move that changes some, else nothing."""
    rows = state.dates[:]
    if isinstance(move, Take):
        rows[seat] = changed(rows[seat], move.slot, state.terms.days[state.discard[-1]])
    elif isinstance(move, Put):
        rows[seat] = changed(rows[seat], move.slot, state.terms.days[state.held])
    elif isinstance(move, Switch):
        rows[seat] = switched(rows[seat], move.first, move.second)
    elif isinstance(move, Trade) and not state.terms.consent:
        other = rows[move.partner]
        rows[move.partner] = changed(other, move.theirs, rows[seat][move.mine])
        rows[seat] = changed(rows[seat], move.mine, other[move.theirs])
    else:
        return []
    return rows


def likely_points(row: list[int], complete: bool, scale: Scale) -> int:
    """About what a row scores, each Wild in turn taking the best of a few days."""
    dated = row[:]
    best = scale.points(dated, complete)
    for slot, day in enumerate(row):
        if day != WILD:
            continue
        chosen = WILD
        for option in likely_days(dated, slot):
            dated[slot] = option
            points = scale.points(dated, complete)
            if chosen == WILD or points.total() > best.total():
                best = points
                chosen = option
        dated[slot] = chosen
    return best.total()


def likely_days(row: list[int], slot: int) -> list[int]:
    """Days beside those of the neighbors: in their months, and in the months between."""
    days: list[int] = []
    left = row[slot - 1] if slot else 0
    right = row[slot + 1] if slot + 1 < SLOTS else 0
    if left:
        days.append(min(left + 1, LAST))
        days.append(min(left + MONTH_DAYS, LAST))
    if right:
        days.append(max(right - 1, 1))
        days.append(max(right - MONTH_DAYS, 1))
    return days or [LAST // 2]


@final
class Table:
    """What one seat sees, ready to be weighed: each move is worth the rows it leaves behind."""

    def __init__(self, state: Shuffle, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.row = Row(state.dates[seat])
        self.now = self.row.burden
        card = state.held if state.held != NOTHING else state.discard[-1]
        self.day = state.terms.days[card]
        self.effect = sum([WORTH[extra] for extra in state.terms.extras[card]])
        scoring = isinstance(state.stack[-1], Score)
        self.best = best_dates(self.row.dates, state.terms.scale) if scoring else []

    def burden_after(self, move: Move) -> float:
        """How much is left to do after this move."""
        if isinstance(move, Take):
            return self.row.with_day(move.slot, self.day) - self.effect
        if isinstance(move, Put):
            return self.row.with_day(move.slot, self.day) - self.effect
        if isinstance(move, Word):
            return self.after_word(move.word)
        if isinstance(move, Decline):
            return self.now
        if isinstance(move, Switch):
            return self.after_switch(move.first, move.second)
        if isinstance(move, Trade):
            return self.after_trade(move.mine, move.partner, move.theirs)
        assert isinstance(move, Name)
        if self.best:
            return 0.0 if self.best[move.slot] == move.day else 1.0
        return self.row.with_day(move.slot, move.day)

    def after_word(self, word: str) -> float:
        if word == "P":
            return self.now - HOPE
        if word == "AG":
            return self.now - 1.0
        return self.after_offer() if word == "accept" else self.now

    def after_switch(self, first: int, second: int) -> float:
        return Row(switched(self.row.dates, first, second)).burden

    def after_offer(self) -> float:
        """What is left to do after accepting a trade."""
        offer = self.state.stack[-1]
        assert isinstance(offer, Consent)
        return self.after_trade(offer.theirs, offer.by, offer.mine)

    def after_trade(self, mine: int, partner: Seat, theirs: int) -> float:
        """One's own burden counts in full, the partner's relief a little."""
        other = self.state.dates[partner]
        own = self.row.with_day(mine, other[theirs])
        if own >= self.now:
            return own
        after = changed(other, theirs, self.row.dates[mine])
        if own > 0.0 and in_order(after, True, False) == SLOTS:
            return own + LOST
        return own + RIVAL * (Row(other).burden - Row(after).burden)


def changed(dates: list[int], slot: int, day: int) -> list[int]:
    new = dates[:]
    new[slot] = day
    return new


def switched(dates: list[int], first: int, second: int) -> list[int]:
    new = changed(dates, first, dates[second])
    new[second] = dates[first]
    return new


@final
class Row:
    """The dates of one mat, and roughly how many of its cards must still be replaced.

    The cards that may stay are chosen for the least of it: each next one later than the last, with
    days enough in between for the slots to be filled. A burden of 0 is a row in order.
    """

    def __init__(self, dates: list[int]) -> None:
        self.dates = dates
        self.days = [0, *dates, LAST + 1]  # slots count from 1, with walls at both ends
        self.wilds = [0] * (SLOTS + 2)  # by slot: Wilds up to and with it
        for at in range(1, SLOTS + 1):
            self.wilds[at] = self.wilds[at - 1] + (1 if dates[at - 1] == WILD else 0)
        self.wilds[SLOTS + 1] = self.wilds[SLOTS]
        self.before = [0.0] * (SLOTS + 2)  # by slot: the least to do left of it, if it stays
        self.after = [0.0] * (SLOTS + 2)  # by slot: the least to do right of it, if it stays
        for at in range(1, SLOTS + 2):
            self.before[at] = IMPOSSIBLE if self.wild(at) else self.left_of(at, self.days[at])
        for at in range(SLOTS, -1, -1):
            self.after[at] = IMPOSSIBLE if self.wild(at) else self.right_of(at, self.days[at])
        self.burden = self.before[SLOTS + 1]

    def wild(self, at: int) -> bool:
        return self.days[at] == WILD and at > 0

    def left_of(self, at: int, day: int) -> float:
        """The least to do left of this slot, were this day to stay in it."""
        least = IMPOSSIBLE
        for start in range(at):
            done = self.before[start]
            if done < least:
                wilds = self.wilds[at - 1] - self.wilds[start]
                least = min(least, done + gap(at - start - 1, wilds, day - self.days[start]))
        return least

    def right_of(self, at: int, day: int) -> float:
        """The least to do right of this slot, were this day to stay in it."""
        least = IMPOSSIBLE
        for end in range(at + 1, SLOTS + 2):
            done = self.after[end]
            if done < least:
                wilds = self.wilds[end - 1] - self.wilds[at]
                least = min(least, done + gap(end - at - 1, wilds, self.days[end] - day))
        return least

    def with_day(self, slot: int, day: int) -> float:
        """The burden of the row with another day in this slot, which counts from 0."""
        at = slot + 1
        if day == WILD:
            return self.around(at, 1)
        kept = self.left_of(at, day)
        if kept < IMPOSSIBLE:
            kept += self.right_of(at, day)
        return min(kept, self.around(at, 0))

    def around(self, at: int, wild: int) -> float:
        """The least to do if the card in this slot does not stay, or is wild."""
        change = wild - (self.wilds[at] - self.wilds[at - 1])
        least = IMPOSSIBLE
        for start in range(at):
            if self.before[start] >= least:
                continue
            for end in range(at + 1, SLOTS + 2):
                done = self.before[start] + self.after[end]
                if done < least:
                    wilds = self.wilds[end - 1] - self.wilds[start] + change
                    room = self.days[end] - self.days[start]
                    least = min(least, done + gap(end - start - 1, wilds, room))
        return least


def gap(slots: int, wilds: int, room: int) -> float:
    """What it takes to fill some slots between two days so far apart, Wilds among them."""
    if room <= slots:
        return IMPOSSIBLE
    missing = slots - wilds
    return missing * (1.0 + NARROW * slots / room)
