"""What lies on the table in Christmas-opoly, who sees it, and the small things that change it."""

from __future__ import annotations

from typing import Any, final

from yuletable.games.christmas_opoly.board import COLOR, FREE, MIDDLE, TREE, Card, presents_on
from yuletable.games.christmas_opoly.imagine import another_offer, reshuffled
from yuletable.games.christmas_opoly.moves import Offer
from yuletable.games.christmas_opoly.phases.common import OpolyPhase
from yuletable.games.christmas_opoly.terms import OpolyTerms
from yuletable.games.christmas_opoly.view import OpenView, SeatView, open_view, seat_view
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, NOBODY, Move, Seat, Seating, State, Value


@final
class Claim(Value):
    """Rent that may be requested until the next throw, fixed at the landing (CO-053)."""

    def __init__(self, owner: Seat, visitor: Seat, space: int, amount: int) -> None:
        self.owner = owner
        self.visitor = visitor
        self.space = space
        self.amount = amount

    def parts(self) -> dict[str, Any]:
        return {
            "owner": self.owner,
            "visitor": self.visitor,
            "space": self.space,
            "amount": self.amount,
        }


@final
class Proposal(Value):
    """An offer under negotiation; what it says is for the eyes of two (CO-109)."""

    def __init__(self, by: Seat, debt: int, offer: Offer) -> None:
        self.by = by
        self.debt = debt  # what the proposer owes meanwhile (CO-156), 0 for nothing
        self.offer = offer

    def parts(self) -> dict[str, Any]:
        return {"by": self.by, "debt": self.debt, "offer": self.offer}

    def concerns(self, seat: Seat) -> bool:
        return seat == self.by or seat == self.offer.to


@final
class Opoly(State):
    """One game of Christmas-opoly."""

    def __init__(self, terms: OpolyTerms, like: Opoly | None = None) -> None:
        """An empty table, or a copy of another state."""
        self.terms = terms
        if like is None:
            seats = terms.seats
            super().__init__(Seating(tuple(range(seats))), [0] * seats, [], [])
            self.cash = [terms.amounts.start] * seats  # by seat
            self.at = [MIDDLE] * seats  # by seat: the space, or MIDDLE
            # by space: who has the deed; HOUSE is the bank
            self.owner: list[Seat] = [HOUSE] * terms.size
            self.level = [0] * terms.size  # by space: Presents, 5 for a Tree
            self.mortgaged = [False] * terms.size  # by space
            # by space: seized with its mortgage, which is not paid (CO-161)
            self.locked = [False] * terms.size
            # by seat: the spaces of their deeds, in walking order
            self.estates: list[list[int]] = [[] for _ in range(seats)]
            # seat times groups plus group: how many of its deeds help them (CO-161)
            self.counts = [0] * (seats * len(terms.sizes))
            self.raised = [0] * len(terms.sizes)  # by group: the levels of its properties, added up
            self.middle = 0  # dollars
            self.presents = terms.presents  # in the bank
            self.trees = terms.trees  # in the bank
            self.naughty = [FREE] * seats  # by seat: throws that failed, FREE if not sent there
            self.lose = [0] * seats  # by seat: turns to lose (CO-151)
            self.out = [False] * seats  # by seat: has left the game
            self.retired: list[Seat] = []  # who has, in that order
            self.playing = seats  # how many have not
            # by deck: cards in a ring; empty before they are shuffled
            self.decks: list[list[int]] = [[], []]
            self.tops = [0, 0]  # by deck: where in its ring the next card lies
            self.seen = [0, 0]  # by deck: how many of the cards below were drawn before
            self.claim: Claim | None = None
            self.proposal: Proposal | None = None
            # in the latest turn, 34 for a 3 and a 4; `throw` makes a new list
            self.thrown: list[int] = []
            # throws for who begins: 134 for B's 3 and 4; never changed
            self.opening: list[int] = []
            self.turns = 0  # that are over
            self.changed = 0  # how many were when a deed last changed hands
            self.time_up = False
            self.tokens = [-1] * seats  # by seat: which, -1 for none yet
            self.winners: list[Seat] = []
            self.adjudicated = False  # counted because of `turn_cap` (CO-147)
        else:
            super().__init__(like.seating, like.scores[:], like.stack[:], [])
            self.asking = like.asking
            self.cash = like.cash[:]
            self.at = like.at[:]
            self.owner = like.owner[:]
            self.level = like.level[:]
            self.mortgaged = like.mortgaged[:]
            self.locked = like.locked[:]
            self.estates = [estate[:] for estate in like.estates]
            self.counts = like.counts[:]
            self.raised = like.raised[:]
            self.middle = like.middle
            self.presents = like.presents
            self.trees = like.trees
            self.naughty = like.naughty[:]
            self.lose = like.lose[:]
            self.out = like.out[:]
            self.retired = like.retired[:]
            self.playing = like.playing
            self.decks = like.decks[:]
            self.tops = like.tops[:]
            self.seen = like.seen[:]
            self.claim = like.claim
            self.proposal = like.proposal
            self.thrown = like.thrown
            self.opening = like.opening
            self.turns = like.turns
            self.changed = like.changed
            self.time_up = like.time_up
            self.tokens = like.tokens[:]
            self.winners = like.winners[:]
            self.adjudicated = like.adjudicated

    def copy(self) -> Opoly:
        return Opoly(self.terms, self)

    # Who sees what.

    def lay_open(self) -> OpenView:
        return open_view(self)

    def show(self, seat: Seat) -> SeatView:
        return seat_view(self, seat)

    def known(self, deck: int) -> list[int]:
        """The cards everyone has seen go to the bottom, the bottom one last."""
        cards = self.decks[deck]
        first = self.tops[deck] - self.seen[deck]
        return [cards[(first + n) % len(cards)] for n in range(self.seen[deck])]

    def redeal(self, seat: Seat, chance: Chance) -> None:
        for deck in (0, 1):
            cards = self.decks[deck]
            if cards:
                self.decks[deck] = reshuffled(cards, self.tops[deck], self.seen[deck], chance)
                self.tops[deck] = 0
        made = self.proposal
        if made is not None and not made.concerns(seat):
            offer = another_offer(
                self.terms,
                self.estates,
                self.level,
                self.locked,
                self.cash,
                made.by,
                made.offer.to,
                made.debt > 0,
                chance,
            )
            self.proposal = Proposal(made.by, made.debt, offer)

    def question(self) -> OpolyPhase:
        """What is being asked."""
        top = self.stack[-1]
        assert isinstance(top, OpolyPhase)
        return top

    def minutes(self) -> int:
        """The agreed time, from the opening throws until it is over (CO-139 to CO-141)."""
        running = self.terms.wall_clock and not self.time_up
        if not running or not self.stack or not self.question().timed():
            return 0
        return self.terms.minutes

    def asides(self, seat: Seat) -> list[Move]:
        return self.question().asides(self, seat)

    def speakers(self) -> tuple[Seat, ...]:
        """The owner of an open claim, where nobody asks for it (CO-154)."""
        claim = self.claim
        if claim is None or claim.owner in self.asking or not self.question().hears_rent():
            return NOBODY
        return (claim.owner,)

    # Who is there.

    def next_seat(self, seat: Seat) -> Seat:
        """The next on the left that is still in the game (CO-002)."""
        left = self.left_of(seat)
        while self.out[left]:
            left = self.left_of(left)
        return left

    def others(self, seat: Seat) -> list[Seat]:
        """Everyone else in the game, clockwise from the left."""
        return [other for other in self.others_from(seat) if not self.out[other]]

    # What the rules ask.

    def holds(self, seat: Seat, group: int) -> int:
        """How many deeds of a group somebody has, not counting locked ones (CO-161)."""
        return self.counts[seat * len(self.terms.sizes) + group]

    def complete(self, seat: Seat, group: int) -> bool:
        return self.holds(seat, group) == self.terms.sizes[group]

    def fare(self, space: int) -> int:
        """What a visitor is to pay here, at works for each pip (CO-046 to CO-051, CO-153)."""
        if self.mortgaged[space]:
            return 0
        deed = self.terms.deeds[space]
        owner = self.owner[space]
        if deed.kind != COLOR:
            return deed.rent[self.holds(owner, deed.group) - 1]
        level = self.level[space]
        if not level and self.complete(owner, deed.group):
            return 2 * deed.rent[0]
        return deed.rent[level]

    def bound(self, space: int) -> bool:
        """Do Presents, a Tree or a lock keep it from being sold or mortgaged (CO-099, CO-113)?"""
        if self.level[space] or self.locked[space]:
            return True
        return self.terms.group_scope and self.raised[self.terms.deeds[space].group] > 0

    # What happens to money, deeds and pieces.

    def transfer(self, space: int, to: Seat) -> None:
        """A deed changes hands; HOUSE is the bank."""
        groups = len(self.terms.sizes)
        group = self.terms.deeds[space].group
        before = self.owner[space]
        if before != HOUSE:
            if self.locked[space]:
                self.release(space)
            self.estates[before].remove(space)
            self.counts[before * groups + group] -= 1
        self.owner[space] = to
        if to != HOUSE:
            insert(self.estates[to], space)
            self.counts[to * groups + group] += 1
        self.changed = self.turns

    def lock(self, space: int) -> None:
        """A seized deed helps its holder to nothing before its mortgage is paid (CO-161)."""
        self.locked[space] = True
        self.counts[self.owner[space] * len(self.terms.sizes) + self.terms.deeds[space].group] -= 1

    def release(self, space: int) -> None:
        """The mortgage of a locked deed is paid, or the deed goes on to somebody else."""
        self.locked[space] = False
        self.counts[self.owner[space] * len(self.terms.sizes) + self.terms.deeds[space].group] += 1

    def set_level(self, space: int, level: int) -> None:
        """Presents and Trees come from the bank and go back to it."""
        before = self.level[space]
        self.presents += presents_on(before) - presents_on(level)
        if before == TREE:
            self.trees += 1
        if level == TREE:
            self.trees -= 1
        self.level[space] = level
        self.raised[self.terms.deeds[space].group] += level - before

    def draw(self, deck: int) -> Card:
        """The top card, which goes to the bottom at once (CO-149)."""
        cards = self.decks[deck]
        top = self.tops[deck]
        self.tops[deck] = (top + 1) % len(cards)
        if self.seen[deck] < len(cards):
            self.seen[deck] += 1
        return self.terms.decks[deck][cards[top]]


def insert(estate: list[int], space: int) -> None:
    """Put a space in its place; there are few, so no search is needed."""
    at = len(estate)
    while at and estate[at - 1] > space:
        at -= 1
    estate.insert(at, space)
