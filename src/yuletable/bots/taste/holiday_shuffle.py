"""A sensible player of Holiday Shuffle: keeps what can stay, and leaves room for what must come."""

from __future__ import annotations

from typing import Any

from yuletable.bots.bot import Bot, Sight
from yuletable.games.holiday_shuffle.calendar import LAST, SLOTS, TEXTS, WILD, in_order
from yuletable.games.holiday_shuffle.moves import (
    DRAW,
    REFUSE,
    REJECT,
    Name,
    Put,
    Switch,
    Take,
    Trade,
)
from yuletable.games.holiday_shuffle.scoring import Scale, best_dates
from yuletable.kernel.ballot import Decline
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move

DAY_OF = {text: day for day, text in enumerate(TEXTS)}
HOUSE = Scale(leap=True, strict=False, overlap=True, cap=6)
NARROW = 14.0  # how much a slot suffers for days it must share with others
HOPE = 0.7  # what drawing a card promises, in cards that need not be replaced any more
WORTH = {None: 0.0, "AGAIN": 0.5, "SWITCH": 0.3, "TRADE": 0.6}  # of an effect, likewise
RIVAL = 0.15  # how much somebody else's luck counts against one's own
LOST = 50.0  # for handing somebody the round
IMPOSSIBLE = 1000.0


class Greedy(Bot):
    """Makes the move that leaves the least to do, and does not look ahead."""

    name = "greedy"

    def choose(self, sight: Sight, chance: Chance) -> Move:
        if len(sight.menu) == 1:
            return sight.menu[0]
        table = Table(sight.view)
        best = sight.menu[0]
        least = table.burden_after(best)
        for move in sight.menu[1:]:
            burden = table.burden_after(move)
            if burden < least:
                best, least = move, burden
        return best


class Table:
    """What one seat sees, ready to be weighed: each move is worth the rows it leaves behind."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.rows = [[day_of(date) for date in dates] for dates in view["dates"]]
        self.row = self.rows[self.seat]
        self.now = burden(self.row)
        self.card: dict[str, Any] = view["held"] or view["top"]
        self.question: dict[str, Any] = view["question"]
        self.scoring = view["phase"] == "Score"
        self.best = best_dates(self.row, HOUSE) if self.scoring else []

    def burden_after(self, move: Move) -> float:
        """How much is left to do after this move."""
        if isinstance(move, (Take, Put)):
            effect = WORTH[self.card["effect"]]
            return burden(changed(self.row, move.slot, day_of(self.card["date"]))) - effect
        if isinstance(move, Switch):
            row = changed(self.row, move.first, self.row[move.second])
            return burden(changed(row, move.second, self.row[move.first]))
        if isinstance(move, Trade):
            return self.after_trade(self.seat, move.mine, move.partner, move.theirs)
        if isinstance(move, Name):
            if self.scoring:
                return 0.0 if self.best[move.slot] == move.day else 1.0
            return burden(changed(self.row, move.slot, move.day))
        if move == DRAW:
            return self.now - HOPE
        if move in (REJECT, REFUSE) or isinstance(move, Decline):
            return self.now
        return self.now - 1.0 if "partner" not in self.question else self.after_offer()

    def after_offer(self) -> float:
        """What is left to do after accepting a trade."""
        offer = self.question
        return self.after_trade(self.seat, offer["theirs"] - 1, offer["by"], offer["mine"] - 1)

    def after_trade(self, seat: int, mine: int, partner: int, theirs: int) -> float:
        """One's own burden counts in full, the partner's relief a little."""
        other = self.rows[partner]
        own = burden(changed(self.row, mine, other[theirs]))
        if own > self.now:
            return own
        after = changed(other, theirs, self.row[mine])
        if in_order(after, True, False) == SLOTS and own > 0.0:
            return own + LOST
        return own + RIVAL * (burden(other) - burden(after)) if own < self.now else own


def changed(row: list[int], slot: int, day: int) -> list[int]:
    return [*row[:slot], day, *row[slot + 1 :]]


def day_of(date: str | None) -> int:
    return WILD if date is None else DAY_OF[date]


def burden(row: list[int]) -> float:
    """Roughly how many cards must still be replaced, the narrower their room the worse.

    The cards that may stay are chosen for the least of it: each next one later than the last, with
    days enough in between for the slots to be filled. 0 is a row in order.
    """
    best = [IMPOSSIBLE] * (SLOTS + 2)  # by slot from 1: the least to do left of a card that stays
    best[0] = 0.0
    days = [0, *row, LAST + 1]
    wilds = [0]
    for day in days[1:]:
        wilds.append(wilds[-1] + (day == WILD))
    for at in range(1, SLOTS + 2):
        if days[at] == WILD:
            continue
        for before in range(at):
            room = days[at] - days[before]
            between = at - before - 1
            if room <= between or (before and days[before] == WILD) or best[before] >= IMPOSSIBLE:
                continue
            missing = between - (wilds[at - 1] - wilds[before])
            cost = best[before] + missing + NARROW * missing * between / room
            if cost < best[at]:
                best[at] = cost
    return best[SLOTS + 1]
