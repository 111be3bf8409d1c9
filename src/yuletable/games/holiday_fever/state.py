"""What lies on the table in Holiday Fever, who sees what, and the small things that change it."""

from __future__ import annotations

from typing import Final, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.imagine import Known, redealt
from yuletable.games.holiday_fever.parcels import Parcel, Riddle
from yuletable.games.holiday_fever.printed import DECORATION, LIGHT, ORNAMENT
from yuletable.games.holiday_fever.scoring import reckoning
from yuletable.games.holiday_fever.terms import FeverTerms
from yuletable.games.holiday_fever.view import OpenView, SeatView, open_view, seat_view
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Host, Json, Line, Seat, Seating, State

NONE: Final = -1
NO_DICE: Final[tuple[int, ...]] = ()


@final
class Fever(State):
    """One game of Holiday Fever."""

    def __init__(self, terms: FeverTerms, like: Fever | None = None) -> None:
        """An empty table, or a copy of another state."""
        self.terms = terms
        if like is None:
            seats = terms.seats
            super().__init__(Seating(tuple(range(seats))), [0] * seats, [], [])
            self.colours = [NONE] * seats  # by seat: its family, -1 before it is chosen
            self.at = [0] * seats  # by seat: its space on the ring, of no account in December
            self.day = [0] * seats  # by seat: its day in December, 0 in town
            self.been = [False] * seats  # by seat: has been in December (HF-080)
            # by seat: its Gifts in order of their slots
            self.rows: list[list[Parcel]] = [[] for _ in range(seats)]
            self.slots = [0] * seats  # by seat: the last slot number used (HF-058)
            self.stocking = [0] * seats  # by seat: the slot its Stocking lies on, 0 in hand
            # by kind, seat: Lights and Ornaments on the tree
            self.hung = [[0] * seats, [0] * seats]
            # by seat: lost a decoration in December, none hung since (HF-237)
            self.undone = [False] * seats
            self.debts: list[list[int]] = [[] for _ in range(seats)]  # by seat, in rows (HF-036)
            self.deposits: list[list[int]] = [[] for _ in range(seats)]  # by seat
            self.stars = [0] * seats  # by seat
            self.chances = [0] * seats  # by seat: the double that would be a miracle, 0 for none
            self.gifts: list[int] = []  # kinds in the Gift deck, top last
            self.values: list[int] = []  # amounts in the Value deck, top last
            self.pile: list[int] = []  # Naughty-or-Nice cards, top last
            self.bottom = 0  # so many lowest cards of the pile were laid there for all to see
            # by seat: Naughty-or-Nice cards held, sorted
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            # by seat: those of them that everyone can know
            self.shown: list[list[int]] = [[] for _ in range(seats)]
            self.fresh = NONE  # a Play Anytime card just drawn, -1 for none
            self.fresh_shown = False  # and everyone can know which
            self.amounts: list[int] = []  # by number of a Value card
            self.eyes: list[int] = []  # by number of a Value card: who has seen it, as a mask
            self.riddles: tuple[Riddle, ...] = ()
            self.picks: list[int] = []  # by riddle: which card went; its mover's secret
            self.drawn: list[int] = []  # Value cards drawn and not yet placed, oldest first
            # by seat: the pair it holds in a White Elephant exchange
            self.table: list[Parcel | None] = [None] * seats
            self.gone: list[Parcel] = []  # sold
            self.active = HOUSE  # whose turn it is
            self.turn = 0  # turns begun so far
            self.dice: tuple[int, ...] = NO_DICE  # the last throw
            self.thrown = 0  # how far it moves the token; 0 if not at all
            self.race = False
            self.skipped = False  # an exchange could not take place (HF-176)
            self.asked_back = False  # this turn's question of HF-080 has been put
            self.christmas = HOUSE  # who landed there
        else:
            super().__init__(
                like.seating, like.scores[:], like.stack[:], [row[:] for row in like.sealed]
            )
            self.asking = like.asking
            self.colours = like.colours[:]
            self.at = like.at[:]
            self.day = like.day[:]
            self.been = like.been[:]
            self.rows = [row[:] for row in like.rows]
            self.slots = like.slots[:]
            self.stocking = like.stocking[:]
            self.hung = [kind[:] for kind in like.hung]
            self.undone = like.undone[:]
            self.debts = [column[:] for column in like.debts]
            self.deposits = [column[:] for column in like.deposits]
            self.stars = like.stars[:]
            self.chances = like.chances[:]
            self.gifts = like.gifts[:]
            self.values = like.values[:]
            self.pile = like.pile[:]
            self.bottom = like.bottom
            self.hands = [hand[:] for hand in like.hands]
            self.shown = [hand[:] for hand in like.shown]
            self.fresh = like.fresh
            self.fresh_shown = like.fresh_shown
            self.amounts = like.amounts[:]
            self.eyes = like.eyes[:]
            self.riddles = like.riddles
            self.picks = like.picks[:]
            self.drawn = like.drawn[:]
            self.table = like.table[:]
            self.gone = like.gone[:]
            self.active = like.active
            self.turn = like.turn
            self.dice = like.dice
            self.thrown = like.thrown
            self.race = like.race
            self.skipped = like.skipped
            self.asked_back = like.asked_back
            self.christmas = like.christmas

    def copy(self) -> Fever:
        return Fever(self.terms, self)

    # Who sees what.

    def lay_open(self) -> OpenView:
        return open_view(self)

    def show(self, seat: Seat) -> SeatView:
        return seat_view(self, seat)

    def amount_to(self, viewer: Seat, card: int) -> int:
        """The amount of a Value card if this viewer has seen it, else 0."""
        if self.eyes[card] & self.terms.bit(viewer):
            return self.amounts[card]
        for riddle, pick in zip(self.riddles, self.picks, strict=True):
            if riddle.mover == viewer:  # moved unseen, but they know which it was
                was = riddle.was(card, pick)
                if was >= 0:
                    return self.amount_to(viewer, was)
        return 0

    def known_gift(self, viewer: Seat, parcel: Parcel) -> bool:
        return parcel.seen & self.terms.bit(viewer) != 0

    def redeal(self, seat: Seat, chance: Chance) -> None:
        known = Known(
            seat,
            self.terms,
            self.rows,
            self.table,
            self.gone,
            self.gifts,
            self.values,
            self.drawn,
            self.amounts,
            [self.amount_to(seat, card) for card in range(len(self.amounts))],
            self.riddles,
            self.picks,
        )
        redealt(known, chance)
        self.rows = known.rows
        self.gone = known.gone
        self.redeal_cards(seat, chance)

    def redeal_cards(self, seat: Seat, chance: Chance) -> None:
        """Naughty-or-Nice cards: others hold Play Anytime cards, the rest is in the pile."""
        unknown: list[int] = self.pile[self.bottom :]
        mine = self.fresh_seen_by(seat)
        if not mine and self.fresh != NONE:
            unknown.append(self.fresh)
        for other, hand in enumerate(self.hands):
            if other != seat:
                unknown += without(hand, self.shown[other])
        unknown.sort()
        chance.shuffle(unknown)
        rest: list[int] = []
        held: list[int] = []
        for card in unknown:
            (held if self.terms.cards[card].anytime else rest).append(card)
        for other, hand in enumerate(self.hands):
            if other != seat:
                shown = self.shown[other]
                dealt = [held.pop() for _ in range(len(hand) - len(shown))]
                self.hands[other] = sorted(shown + dealt)
        if not mine and self.fresh != NONE:
            self.fresh = held.pop()
        rest += held
        chance.shuffle(rest)
        self.pile[self.bottom :] = rest

    def fresh_seen_by(self, seat: Seat) -> bool:
        return self.fresh_shown or (self.fresh != NONE and seat in self.stack[-1].waiting(self))

    def account(self, seat: Seat) -> list[Line]:
        return reckoning(self, seat)

    # What the rules ask.

    def find(self, seat: Seat, slot: int) -> Parcel | None:
        """The Gift in this slot of a row, if there is one."""
        for parcel in self.rows[seat]:
            if parcel.slot == slot:
                return parcel
        return None

    def place(self, seat: Seat, slot: int) -> int:
        """Where in its row the Gift of this slot lies."""
        row = self.rows[seat]
        for at in range(len(row)):
            if row[at].slot == slot:
                return at
        raise AssertionError(f"seat {seat} has no Gift in slot {slot}")

    def worth(self, parcel: Parcel) -> int:
        """What lies beneath a Gift (HF-046)."""
        total = 0
        for card in parcel.cards:
            total += self.amounts[card]
        return total

    def bare(self, seat: Seat) -> int:
        """How many Gifts of this seat have no Value card yet."""
        count = 0
        for parcel in self.rows[seat]:
            if not parcel.cards:
                count += 1
        return count

    def can_receive(self, seat: Seat) -> bool:
        """Has this seat a Gift that may receive a Value card (HF-067)?"""
        row = self.rows[seat]
        return len(row) > 1 or (len(row) == 1 and row[0].slot != self.stocking[seat])

    def decorated(self, seat: Seat) -> bool:
        needed = self.terms.needed
        return (
            self.hung[LIGHT][seat] >= needed[LIGHT]
            and self.hung[ORNAMENT][seat] >= needed[ORNAMENT]
        )

    def may_hang(self, seat: Seat, kind: int) -> bool:
        """Is there room for one more of this kind (HF-072)?"""
        return not self.terms.capped or self.hung[kind][seat] < self.terms.needed[kind]

    def owed(self, seat: Seat) -> int:
        """The debts that no star stands beside (HF-043)."""
        total = 0
        for debt in self.debts[seat][self.stars[seat] :]:
            total += debt
        return total

    def family_at(self, family: int) -> Seat:
        """Whose family this is; HOUSE if nobody chose it."""
        return self.colours.index(family) if family in self.colours else HOUSE

    def in_use(self, kind: int) -> bool:
        """Is this kind of Gift in the game (HF-011)?"""
        owner = self.terms.printed.colours[kind]
        return owner < 0 or owner in self.colours

    # Money, stars and the tree.

    def pay(self, seat: Seat, amount: int, why: str, host: Host) -> None:
        """One debt (HF-034, HF-036, HF-037)."""
        if amount:
            self.debts[seat].append(amount)
            host.tell(events.PAID, seat, (amount, why))

    def collect(self, seat: Seat, amount: int, why: str, host: Host) -> None:
        """One deposit (HF-035)."""
        if amount:
            self.deposits[seat].append(amount)
            host.tell(events.COLLECTED, seat, (amount, why))

    def pay_to(self, seat: Seat, target: Seat, amount: int, host: Host) -> None:
        """A debt for one, a deposit for the other (HF-045)."""
        if amount:
            self.debts[seat].append(amount)
            self.deposits[target].append(amount)
            host.tell(events.PAID_TO, seat, (amount, target))

    def whole(self, seat: Seat) -> bool:
        """Is this tree complete, and complete again if a loss undid it (HF-072, HF-237)?"""
        return self.decorated(seat) and not self.undone[seat]

    def gain(self, seat: Seat, kind: int) -> None:
        """Drawn on the tree (HF-071)."""
        self.hung[kind][seat] += 1
        if not self.day[seat]:
            self.undone[seat] = False

    def lose(self, seat: Seat, kind: int) -> None:
        """Scratched out (HF-075)."""
        self.hung[kind][seat] -= 1
        if self.terms.any_loss and self.day[seat] and not self.race:
            self.undone[seat] = True

    def hang(self, seat: Seat, kind: int, host: Host) -> None:
        self.gain(seat, kind)
        host.tell(events.GAINED, seat, (DECORATION[kind],))

    def unhang(self, seat: Seat, kind: int, host: Host) -> None:
        self.lose(seat, kind)
        host.tell(events.LOST, seat, (DECORATION[kind],))

    # Gifts and Value cards.

    def draw_gift(self, seat: Seat) -> Parcel:
        """The next Gift, in the next slot of this row (HF-058)."""
        self.slots[seat] += 1
        parcel = Parcel(self.slots[seat], self.gifts.pop(), (), self.terms.bit(seat), 0)
        self.rows[seat].append(parcel)
        return parcel

    def draw_value(self, eyes: int) -> int:
        """The next Value card, seen by these eyes; its number."""
        self.amounts.append(self.values.pop())
        self.eyes.append(eyes)
        return len(self.amounts) - 1

    def peek(self, seat: Seat) -> int:
        """The eyes that see a Value card this seat draws (HF-055)."""
        return 0 if self.terms.blind else self.terms.bit(seat)

    def put(self, seat: Seat, slot: int) -> int:
        """The oldest card drawn goes beneath a Gift; its number."""
        card = self.drawn.pop(0)
        at = self.place(seat, slot)
        parcel = self.rows[seat][at]
        self.rows[seat][at] = parcel.over((*parcel.cards, card))
        return card

    def see(self, parcel: Parcel, eyes: int) -> Parcel:
        """These eyes see the Gift and, unless nobody may, its Value cards."""
        if not self.terms.blind:
            for card in parcel.cards:
                self.eyes[card] |= eyes
        return parcel.seen_by(eyes)

    def take_out(self, seat: Seat, slot: int) -> Parcel:
        """A Gift leaves its row; a Stocking on it is free again (HF-099)."""
        if self.stocking[seat] == slot:
            self.stocking[seat] = 0
        return self.rows[seat].pop(self.place(seat, slot))

    def take_in(self, seat: Seat, parcel: Parcel) -> Parcel:
        """A Gift arrives in the next slot, and its new owner sees it (HF-055, HF-058)."""
        self.slots[seat] += 1
        new = self.see(parcel.at(self.slots[seat]), self.terms.bit(seat))
        self.rows[seat].append(new)
        return new

    def hand_over(self, giver: Seat, slot: int, receiver: Seat, host: Host) -> None:
        """A Gift changes hands with its Value cards (HF-129)."""
        parcel = self.take_in(receiver, self.take_out(giver, slot))
        self.tell_received(giver, slot, receiver, parcel, host)

    def exchange(self, seat: Seat, mine: int, other: Seat, slot: int, host: Host) -> None:
        """Two Gifts change places; each takes its new owner's next slot."""
        given = self.take_out(seat, mine)
        taken = self.take_out(other, slot)
        self.tell_received(other, slot, seat, self.take_in(seat, taken), host)
        self.tell_received(seat, mine, other, self.take_in(other, given), host)

    def tell_received(
        self, giver: Seat, slot: int, receiver: Seat, parcel: Parcel, host: Host
    ) -> None:
        if host.loud:
            facts = (giver, slot, parcel.slot)
            secrets = self.described(receiver, parcel)
            host.whisper(events.RECEIVED, receiver, facts, secrets, (receiver,))

    def described(self, viewer: Seat, parcel: Parcel) -> tuple[Json, ...]:
        """A Gift's name and the amounts beneath it, as far as this viewer has seen them."""
        amounts = [self.amount_to(viewer, card) for card in parcel.cards]
        return (self.terms.gifts[parcel.gift], tuple(amounts))

    def leaves(self, parcel: Parcel, openly: bool) -> None:
        """A sold Gift goes out of play with its Value cards (HF-064)."""
        if openly:
            parcel = parcel.seen_by(self.terms.everyone)
            for card in parcel.cards:
                self.eyes[card] |= self.terms.everyone
        self.gone.append(parcel.at(0))

    # Naughty-or-Nice cards.

    def draw_card(self) -> int:
        """The top card of the pile; -1 if there is none (HF-148)."""
        if not self.pile:
            return NONE
        card = self.pile.pop()
        self.fresh_shown = len(self.pile) < self.bottom
        self.bottom = min(self.bottom, len(self.pile))
        return card

    def recycle(self, card: int) -> None:
        """A card that was played goes beneath the pile (HF-147)."""
        self.pile.insert(0, card)
        self.bottom += 1

    def hold(self, seat: Seat, card: int, shown: bool) -> None:
        hand = self.hands[seat]
        hand.append(card)
        hand.sort()
        if shown:
            self.shown[seat].append(card)
            self.shown[seat].sort()

    def lay(self, seat: Seat, card: int) -> None:
        """A held card is played; if everyone knew of one like it, it was that one."""
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)

    # Tokens.

    def relocate(self, seat: Seat, at: int, day: int) -> None:
        """A token is moved, but not by its throw, which is void if it was made (HF-153)."""
        self.at[seat] = at
        self.day[seat] = day
        if seat == self.active:
            self.thrown = 0
        if day:
            self.been[seat] = True


def without(cards: list[int], some: list[int]) -> list[int]:
    """Cards less some of them.

    >>> without([1, 2, 2], [2])
    [1, 2]
    """
    left = cards[:]
    for card in some:
        left.remove(card)
    return left
