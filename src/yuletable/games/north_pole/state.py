"""What lies on the table in the train race, who sees what, and what happens to cards."""

from __future__ import annotations

from bisect import insort
from typing import Any, final

from yuletable.games.north_pole import events
from yuletable.games.north_pole.cards import RC, SA, codes
from yuletable.games.north_pole.imagine import redealt
from yuletable.games.north_pole.memory import Least, Memory, group_of
from yuletable.games.north_pole.terms import TrainTerms
from yuletable.games.north_pole.view import OpenView, SeatView, open_view, seat_view
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Host, Move, Phase, Seat, Seating, State, Value


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

    def __init__(
        self,
        terms: TrainTerms,
        seating: Seating,
        scores: list[int],
        stack: list[Phase],
        sealed: list[list[Move | None]],
        dealer: Seat,
        lots: tuple[Lot, ...],
        at: list[int],
        hands: list[list[int]],
        draw: list[int],
        discard: list[int],
        crossings_down: int,
        santas_down: int,
        active: Seat,
        next_seat: Seat,
        turns: list[int],
        detour: list[int],
        memory: Memory,
    ) -> None:
        super().__init__(seating, scores, stack, sealed)
        self.terms = terms
        self.dealer = dealer
        self.lots = lots  # in the order they were drawn
        self.at = at  # by seat: the space its train stands on
        self.hands = hands  # by seat, sorted
        self.draw = draw  # top last
        self.discard = discard  # top last
        self.crossings_down = crossings_down  # how many Reindeer Crossings lie in the discard pile
        self.santas_down = santas_down  # how many Santas do
        self.active = active  # whose turn it is
        self.next_seat = next_seat  # whose turn it will be
        self.turns = turns  # by seat: turns begun
        self.detour = detour  # by seat: during which of its turns it may not cross; 0 for none
        self.memory = memory

    def copy(self) -> Race:
        new = Race(
            terms=self.terms,
            seating=self.seating,
            scores=self.scores[:],
            stack=self.stack[:],
            sealed=[row[:] for row in self.sealed],
            dealer=self.dealer,
            lots=self.lots,
            at=self.at[:],
            hands=[hand[:] for hand in self.hands],
            draw=self.draw[:],
            discard=self.discard[:],
            crossings_down=self.crossings_down,
            santas_down=self.santas_down,
            active=self.active,
            next_seat=self.next_seat,
            turns=self.turns[:],
            detour=self.detour[:],
            memory=self.memory,
        )
        new.asking = self.asking
        return new

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
