"""A sensible player of the train race: ground gained, stations hit, and trouble for the leader."""

from __future__ import annotations

from typing import Any

from yuletable.bots.bot import Bot, Sight
from yuletable.games.north_pole.cards import CODES, EX, HB, NE, RC, SA, ST
from yuletable.games.north_pole.moves import Number, Toss, Triple, Use, UseOn
from yuletable.kernel.ballot import Decline
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Word

AGAIN = 3.0  # what another play is worth, in spaces
TURN = 4.0  # what a turn is worth
NEAR = 16  # spaces from the end where somebody is a danger
EIGHT, SEVEN = 8, 7  # what the cards of the house edition say; close enough for any other
CARD_OF = {code: card for card, code in enumerate(CODES)}
KEEP = {RC: 5.0, SA: 6.0, NE: 5.0, HB: 2.0, EX: 1.0, ST: 1.0}  # what a card is worth in hand


class Greedy(Bot):
    """Makes the play that leaves it furthest ahead, one move at a time."""

    name = "greedy"

    def choose(self, sight: Sight, chance: Chance) -> Move:
        if len(sight.menu) == 1:
            return sight.menu[0]
        table = Table(sight.view)
        best = sight.menu[0]
        most = table.worth(best)
        for move in sight.menu[1:]:
            worth = table.worth(move)
            if worth > most:
                best, most = move, worth
        return best


class Table:
    """What one seat sees, ready to be weighed in spaces gained on the others."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.at: list[int] = view["at"]
        self.here: int = self.at[self.seat]
        self.hand = [CARD_OF[code] for code in view["hand"]]
        track = view["track"]
        self.stations: list[int] = track["stations"]
        self.length: int = track["length"]
        self.lower: int = track["lower_bridge"]
        self.upper: int = track["upper_bridge"]
        self.top: int = track["slope_top"]
        self.foot: int = track["slope_foot"]
        self.question: dict[str, Any] = view["question"]
        order: list[int] = view["order"]
        self.others = [seat for seat in order if seat != self.seat]
        self.left = order[(order.index(self.seat) + 1) % len(order)]
        turn = view["turns"][self.seat]
        self.may_cross = self.upper not in self.at and view["detour"][self.seat] != turn
        self.threats = threats(view)

    def worth(self, move: Move) -> float:
        """What a move is worth, in spaces."""
        if isinstance(move, Number):
            return self.number(move.value)
        if isinstance(move, Triple):
            station = min([s for s in self.stations if s > self.here])
            return self.win_or(station, station - self.here - 2 * self.price(move.value))
        if isinstance(move, UseOn):
            if move.card == NE:
                return self.elf(move.target) - KEEP[NE]
            return self.eight(HB) + self.back_to_station(move.target)
        if isinstance(move, Use):
            return self.specialty(move.card)
        if isinstance(move, Toss):
            return -KEEP.get(move.card, self.price(move.card))
        if isinstance(move, Word):
            return 1.0 if move.word in ("draw", "cross") else 0.0
        assert isinstance(move, Decline)
        return 0.0

    # Plays.

    def number(self, value: int) -> float:
        end = self.here + value
        if end >= self.length:
            return self.win_or(end, 0.0)
        gained = self.landing(end) - self.here
        if end in self.stations:
            return gained + AGAIN - self.price(value)
        if end == self.lower and self.may_cross:
            return self.upper - self.here - self.price(value)
        space = self.landing(end)
        bumped = sum([self.setback(seat, value) for seat in self.others if self.at[seat] == space])
        return gained + bumped - self.price(value)

    def price(self, value: int) -> float:
        """Numbers are better kept if two of them wait for a third, or if they fit the next stop."""
        return 0.8 if self.hand.count(value) == 2 else 0.0

    def specialty(self, card: int) -> float:
        if card == SA:
            return self.santa()
        if card == RC:
            return self.reindeer()
        if card == EX:
            danger = TURN if self.at[self.left] >= self.here - 6 else TURN / 2
            return self.eight(EX) + danger / len(self.others)
        if card == HB:
            furthest = max(self.at)
            hit = [seat for seat in self.others if self.at[seat] == furthest]
            return self.eight(HB) + sum([self.back_to_station(seat) for seat in hit])
        blown = sum([self.setback(seat, SEVEN) for seat in self.others])
        return blown - KEEP[ST]

    def eight(self, card: int) -> float:
        end = self.here + EIGHT
        return self.win_or(end, self.landing(end) - self.here - KEEP[card])

    def elf(self, target: int) -> float:
        gained = self.at[target] - self.lower
        if self.here == self.upper and target != self.seat:
            gained += self.at[target] - self.here
        return self.share(target, gained)

    # Answers.

    def santa(self) -> float:
        """Santa is for a setback that hurts; as a play of one's own turn he is wasted."""
        play = self.question.get("play", "")
        if not play:
            return -KEEP[SA]
        if play == "RC":
            station = min([s for s in self.stations if s > self.here])
            return self.win_or(station, station - self.here + TURN - KEEP[SA])
        if play == "EX":
            return TURN + self.threats - KEEP[SA]
        if play.startswith("HB"):
            behind = max([s for s in self.stations if s < self.here])
            return self.here - behind - KEEP[SA]
        if play.startswith("NE"):
            return self.here - self.lower - KEEP[SA]
        lost = self.here - self.landing(max(0, self.here - SEVEN))
        return lost + self.here / 20 - KEEP[SA]

    def reindeer(self) -> float:
        rider = self.question["by"]
        station = min([s for s in self.stations if s > self.at[rider]])
        if station == self.length:
            return 1000.0
        return self.share(rider, station - self.at[rider]) + TURN - KEEP[RC]

    # Where trains end, and whom it hurts.

    def landing(self, space: int) -> int:
        if space == self.top:
            return self.foot
        return self.lower if space == self.upper else space

    def setback(self, seat: int, spaces: int) -> float:
        return self.share(seat, self.at[seat] - self.landing(max(0, self.at[seat] - spaces)))

    def back_to_station(self, seat: int) -> float:
        behind = max([s for s in self.stations if s < self.at[seat]], default=0)
        return self.share(seat, self.at[seat] - behind)

    def share(self, seat: int, lost: int) -> float:
        """What somebody else's loss is worth to us: the more, the further ahead they are."""
        rivals = max([self.at[other] for other in self.others])
        weight = 0.9 if self.at[seat] == rivals else 0.35
        if self.length - self.at[seat] <= NEAR:
            weight += 0.6
        return weight * lost / (1 if len(self.others) < 3 else 1.5)

    def win_or(self, space: int, worth: float) -> float:
        return 10_000.0 if space >= self.length else worth


def threats(view: dict[str, Any]) -> float:
    """A turn is worth more when somebody is about to arrive."""
    length = view["track"]["length"]
    return 2.0 if any(length - space <= NEAR for space in view["at"]) else 0.0
