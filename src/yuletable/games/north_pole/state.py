"""What lies on the table in the train race, who sees what, and what happens to cards."""

from __future__ import annotations

from bisect import insort
from typing import Any, final

from yuletable.games.north_pole import events
from yuletable.games.north_pole.cards import RC, SA, codes
from yuletable.games.north_pole.imagine import redealt
from yuletable.games.north_pole.memory import Least, blank, group_of
from yuletable.games.north_pole.terms import TrainTerms
from yuletable.games.north_pole.view import OpenView, SeatView, open_view, seat_view
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Host, Seat, Seating, State, Value


@final
class Lot(Value):
    """A card drawn to see who deals (NP-14); a Specialty card went back at once (NP-15)."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card}


@final
class Race(State):
    """One race from Home to the North Pole."""

    def __init__(self, terms: TrainTerms, like: Race | None = None) -> None:
        """An empty table, or a copy of another state."""
        self.terms = terms
        if like is None:
            seats = terms.seats
            super().__init__(Seating(tuple(range(seats))), [0] * seats, [], [])
            self.dealer: Seat = seats - 1
            self.lots: tuple[Lot, ...] = ()  # in the order they were drawn
            self.at = [0] * seats  # by seat: the space its train stands on
            self.hands: list[list[int]] = [[] for _ in range(seats)]  # by seat, sorted
            self.draw: list[int] = []  # top last
            self.discard: list[int] = []  # top last
            self.crossings_down = 0  # how many Reindeer Crossings lie in the discard pile
            self.santas_down = 0  # how many Santas do
            self.active: Seat = 0  # whose turn it is
            self.next_seat: Seat = 0  # whose turn it will be
            self.turns = [0] * seats  # by seat: turns begun
            # by seat: in which of its turns it may not cross, 0 for none
            self.detour = [0] * seats
            self.memory = blank(seats)
        else:
            super().__init__(
                like.seating, like.scores[:], like.stack[:], [row[:] for row in like.sealed]
            )
            self.asking = like.asking
            self.dealer = like.dealer
            self.lots = like.lots
            self.at = like.at[:]
            self.hands = [hand[:] for hand in like.hands]
            self.draw = like.draw[:]
            self.discard = like.discard[:]
            self.crossings_down = like.crossings_down
            self.santas_down = like.santas_down
            self.active = like.active
            self.next_seat = like.next_seat
            self.turns = like.turns[:]
            self.detour = like.detour[:]
            self.memory = like.memory

    def copy(self) -> Race:
        return Race(self.terms, self)

    # Who sees what.

    def lay_open(self) -> OpenView:
        return open_view(self)

    def show(self, seat: Seat) -> SeatView:
        return seat_view(self, seat)

    def group_of(self, card: int) -> int:
        return group_of(card, self.terms.santa_on_turn)

    def redeal(self, seat: Seat, chance: Chance) -> None:
        self.hands, self.draw = redealt(
            seat, self.hands, self.draw, self.memory, self.terms.santa_on_turn, chance
        )

    def least_held(self, seat: Seat) -> Least:
        """How many cards of each group this hand really holds."""
        groups = [self.group_of(card) for card in self.hands[seat]]
        return (
            len([group for group in groups if group <= 0]),
            len([group for group in groups if group <= 1]),
            len([group for group in groups if group <= 2]),
        )

    # What happens to cards.

    def put(self, seat: Seat, card: int) -> None:
        """A card leaves a hand and is laid face up on the discard pile (NP-30)."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        if card == RC:
            self.crossings_down += 1
        elif card == SA:
            self.santas_down += 1
        if not self.memory.blank:
            self.memory = self.memory.played(seat, self.group_of(card))

    def take(self, seat: Seat, count: int, host: Host) -> None:
        """Draw so many cards, or what there is (NP-23, NP-26 to NP-28)."""
        hand = self.hands[seat]
        drawn: list[int] = []
        for _ in range(count):
            if not self.draw:
                self.shuffle_discards(host)
                if not self.draw:
                    break
            card = self.draw.pop()
            insort(hand, card)
            drawn.append(card)
            if not self.draw and self.terms.reshuffle_at_once:
                self.shuffle_discards(host)
        if host.loud and drawn:
            host.whisper(events.DREW, seat, (len(drawn),), (tuple(codes(drawn)),), (seat,))

    def shuffle_discards(self, host: Host) -> None:
        """The discard pile becomes the draw pile; an empty one waits until it is needed (NP-28)."""
        if not self.discard:
            return
        self.draw = self.discard
        self.discard = []
        self.crossings_down = 0
        self.santas_down = 0
        host.chance.shuffle(self.draw)
        host.tell(events.SHUFFLED, HOUSE, (len(self.draw),))
