"""What lies on the table in Secret Santa, who sees what, and the small things that change it."""

from __future__ import annotations

from typing import Any, final

from yuletable.games.secret_santa.cards import (
    CAROL,
    CODES,
    ELF,
    KINDS,
    SANTA,
    STAR,
    TOP_GIFT,
    counts_of,
)
from yuletable.games.secret_santa.imagine import another_memory, redealt
from yuletable.games.secret_santa.memory import blank
from yuletable.games.secret_santa.terms import Deck, SantaTerms
from yuletable.games.secret_santa.view import (
    OpenView,
    Reckoned,
    SeatView,
    open_view,
    reckoned,
    seat_view,
)
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Seat, Seating, State, Value


@final
class Lay(Value):
    """What one seat laid as gifts in one turn, still standing."""

    def __init__(
        self, seat: Seat, value: int, gifts: int, elves: int, zeros: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.value = value
        self.gifts = gifts
        self.elves = elves
        self.zeros = zeros  # specials laid as gifts of value 0 (SS-65)
        self.size = gifts + elves + len(zeros)

    def parts(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "value": self.value,
            "gifts": self.gifts,
            "elves": self.elves,
            "zeros": self.zeros,
        }

    def counts(self) -> list[int]:
        """Its cards, counted by kind."""
        counts = counts_of(list(self.zeros))
        counts[ELF] += self.elves
        if self.gifts:
            counts[self.value] += self.gifts
        return counts

    def text(self) -> str:
        if self.zeros:
            return "0:" + "+".join([CODES[card] for card in self.zeros])
        return f"{self.gifts}x{self.value}" + (f"+{self.elves}E" if self.elves else "")


@final
class Finish(Value):
    """Somebody went out this round, and with what value (SS-45)."""

    def __init__(self, seat: Seat, value: int) -> None:
        self.seat = seat
        self.value = value

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "value": self.value}


@final
class Santa(State):
    """One night of Secret Santa."""

    def __init__(self, terms: SantaTerms, like: Santa | None = None) -> None:
        """An empty table, or a copy of another state."""
        self.terms = terms
        if like is None:
            seats = terms.seats
            super().__init__(terms.home, [0] * seats, [], [])
            self.game = 0  # which game of the night, from 1
            self.dealer: Seat = 0
            self.hands = [[0] * KINDS for _ in range(seats)]  # seat, kind: how many
            self.held = [0] * seats  # by seat: cards in hand
            self.gifts = [0] * seats  # by seat: gift cards in hand
            self.pile: list[Lay] = []  # the round's standing gift plays, the top last
            self.used: list[int] = []  # specials used for their effect this round
            self.buried = [0] * KINDS  # by kind: discarded unseen by the Tree (SS-76)
            # by kind: the special has been seen for good (SS-108)
            self.gone = [not copies for copies in terms.deck_in(1).copies]
            self.passed = [False] * seats  # by seat: out of this round
            # by seat: passed in the last round and gave nothing (SS-88)
            self.misers = [False] * seats
            # by seat: owes a missed turn for not saying "Final Gift!"
            self.silent = [False] * seats
            self.scrooged = HOUSE  # who sits out this round, or the coming one
            self.first: Seat = 0  # whose turn came first in this round (SS-32)
            self.lead: Seat = 0  # who won the last round, or opens the first
            self.giver = HOUSE  # who laid gifts last in this round, haunted or not (SS-58)
            self.went_out: list[Finish] = []  # in this round, in time order
            self.places: list[Seat] = []  # who is out, best first
            self.treed = [0] * seats  # by seat: the gift the Tree dealt them, 0 for none
            self.memory = blank(seats)
        else:
            super().__init__(
                like.seating, like.scores[:], like.stack[:], [row[:] for row in like.sealed]
            )
            self.asking = like.asking
            self.game = like.game
            self.dealer = like.dealer
            self.hands = [hand[:] for hand in like.hands]
            self.held = like.held[:]
            self.gifts = like.gifts[:]
            self.pile = like.pile[:]
            self.used = like.used[:]
            self.buried = like.buried[:]
            self.gone = like.gone[:]
            self.passed = like.passed[:]
            self.misers = like.misers[:]
            self.silent = like.silent[:]
            self.scrooged = like.scrooged
            self.first = like.first
            self.lead = like.lead
            self.giver = like.giver
            self.went_out = like.went_out[:]
            self.places = like.places[:]
            self.treed = like.treed[:]
            self.memory = like.memory

    def copy(self) -> Santa:
        return Santa(self.terms, self)

    # Who sees what.

    def lay_open(self) -> OpenView:
        return open_view(self)

    def show(self, seat: Seat) -> SeatView:
        return seat_view(self, seat)

    def reckon(self, seat: Seat) -> Reckoned:
        return reckoned(self, seat)

    def redeal(self, seat: Seat, chance: Chance) -> None:
        dealt = redealt(seat, self.hands, self.held, self.buried, self.treed, self.memory, chance)
        self.hands = dealt.hands
        self.buried = dealt.buried
        self.treed = dealt.treed
        self.memory = another_memory(seat, dealt, self.memory, chance)
        self.gifts = [sum(hand[1 : TOP_GIFT + 1]) for hand in self.hands]

    def discards(self) -> list[int]:
        """By kind: what lies face up from earlier rounds, the rest of the deck."""
        left = self.deck().copies[:]
        laid = [lay.counts() for lay in self.pile]
        for counts in [*self.hands, *laid, counts_of(self.used), self.buried]:
            for kind in range(KINDS):
                left[kind] -= counts[kind]
        return left

    # What the rules ask.

    def number(self) -> int:
        """How many cards each play of this round has; 0 while the round is open (SS-17)."""
        return self.pile[0].size if self.pile else 0

    def playing(self) -> int:
        """How many still hold cards."""
        count = 0
        for held in self.held:
            if held:
                count += 1
        return count

    def deck(self) -> Deck:
        """The cards of this game of the night."""
        return self.terms.deck_in(self.game)

    def has_to_wait(self, seat: Seat) -> bool:
        """Has nobody else laid gifts since this seat did (SS-56, SS-58)?"""
        if self.terms.wait_for_standing:
            return bool(self.pile) and self.pile[-1].seat == seat
        return self.giver == seat

    def has_choice(self, seat: Seat) -> bool:
        """Might this seat do anything but pass, as far as everybody can see (SS-110)?"""
        if not self.pile or not self.gone[SANTA]:
            return True
        if self.terms.carol == STAR and not self.gone[CAROL]:
            return True
        top = self.pile[-1]
        return self.held[seat] >= top.size and top.value < self.deck().highest[top.size]

    def points(self, place: int) -> int:
        """What a place brings, from as many as there are players down to one (SS-40)."""
        return len(self.scores) + 1 - place

    def carried(self) -> list[int]:
        """The points of the games before this one."""
        scores = self.scores[:]
        for place, seat in enumerate(self.places, start=1):
            scores[seat] -= self.points(place)
        return scores

    def opener(self, lead: Seat) -> Seat:
        """Who opens the next round if this seat has won the last (SS-28 to SS-30, SS-90)."""
        seat = lead
        while not self.held[seat] or seat == self.scrooged:
            seat = self.left_of(seat)
        return seat

    # What is written on the sheet.

    def take_place(self, seat: Seat) -> None:
        """Who is out, or left over, has the next place and its points."""
        self.places.append(seat)
        self.scores[seat] += self.points(len(self.places))

    def give_up_place(self, seat: Seat) -> None:
        """A player who is back in the game has no place; those who were out later move up."""
        carried = self.carried()
        self.places.remove(seat)
        self.scores = carried
        for place, out in enumerate(self.places, start=1):
            self.scores[out] += self.points(place)

    # What happens to cards.

    def take(self, seat: Seat, kind: int, count: int) -> None:
        """Cards come into a hand; a debt of silence lapses unless one card is left (SS-38)."""
        self.hands[seat][kind] += count
        self.held[seat] += count
        if kind <= TOP_GIFT:
            self.gifts[seat] += count
        if self.held[seat] != 1:
            self.silent[seat] = False

    def put(self, seat: Seat, kind: int, count: int) -> None:
        """Cards of a kind leave a hand, for all to see."""
        self.hands[seat][kind] -= count
        self.held[seat] -= count
        if kind <= TOP_GIFT:
            self.gifts[seat] -= count
        if self.memory.minds(seat):
            self.memory = self.memory.laid(seat, kind, count)

    def lay(self, lay: Lay) -> None:
        """A gift play is laid on the pile."""
        seat = lay.seat
        if lay.gifts:
            self.put(seat, lay.value, lay.gifts)
        if lay.elves:
            self.put(seat, ELF, lay.elves)
        for card in lay.zeros:
            self.put(seat, card, 1)
            if card != ELF:
                self.gone[card] = True
        if lay.zeros:
            self.memory = self.memory.bared(seat)
        self.pile.append(lay)
        self.giver = seat

    def next_turn(self, after: Seat) -> Seat:
        """The next player to the left who may still play; HOUSE if everyone has passed (SS-23)."""
        for seat in self.seating.around[after]:
            if self.held[seat] and not self.passed[seat]:
                return seat
        return HOUSE

    def take_back(self) -> Lay:
        """The top of the pile returns to the hand it came from (SS-105)."""
        lay = self.pile.pop()
        counts = lay.counts()
        for kind, count in enumerate(counts):
            if count:
                self.take(lay.seat, kind, count)
                self.gone[kind] = False
        self.memory = self.memory.taken_back(lay.seat, counts)
        return lay

    def use(self, seat: Seat, card: int) -> None:
        """A special is used for its effect."""
        self.put(seat, card, 1)
        self.used.append(card)
        self.gone[card] = True

    def unuse_santa(self, seat: Seat) -> None:
        """A Ghost sends Santa home (option `ghost_on_santa`)."""
        self.used.remove(SANTA)
        self.gone[SANTA] = False
        self.take(seat, SANTA, 1)
        self.memory = self.memory.taken_back(seat, counts_of([SANTA]))

    def change_seats(self, seat: Seat, other: Seat) -> None:
        swapped = {seat: other, other: seat}
        self.seating = Seating(tuple([swapped.get(s, s) for s in self.seating.order]))

    def clear_game(self) -> None:
        """Before a deal: nobody holds anything, nobody is out, nothing is remembered."""
        seats = len(self.scores)
        self.gifts = [0] * seats
        self.pile = []
        self.used = []
        self.buried = [0] * KINDS
        self.gone = [not copies for copies in self.deck().copies]
        self.silent = [False] * seats
        self.scrooged = HOUSE
        self.places = []
        self.treed = [0] * seats
        self.memory = blank(seats)
        self.clear_round()

    def clear_round(self) -> None:
        """Before a round: only whom Scrooge named has passed (SS-87)."""
        seats = len(self.scores)
        self.passed = [seat == self.scrooged for seat in range(seats)]
        self.misers = [False] * seats
        self.giver = HOUSE
        self.went_out = []

    def hand_over(self, seat: Seat, target: Seat, gift: int) -> None:
        """A gift changes hands, unseen by the others."""
        self.hands[seat][gift] -= 1
        self.held[seat] -= 1
        self.gifts[seat] -= 1
        self.take(target, gift, 1)

    def sweep(self) -> None:
        """The round's cards are discarded, face up (SS-27)."""
        self.pile = []
        self.used = []
