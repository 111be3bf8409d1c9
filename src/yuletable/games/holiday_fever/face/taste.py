"""A sensible player of Holiday Fever: weighs every move in dollars, and speaks when asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yuletable.bots.taste import Taste, firsts
from yuletable.games.holiday_fever.face.taste_outlook import Outlook
from yuletable.games.holiday_fever.moves import (
    Give,
    Guess,
    Name,
    Play,
    Slot,
    Speak,
    Swap,
    Take,
    Trinket,
)
from yuletable.games.holiday_fever.parcels import Parcel
from yuletable.games.holiday_fever.phases.sales import SellGift, TakeGift
from yuletable.games.holiday_fever.phases.stores import Pawn
from yuletable.games.holiday_fever.phases.taking import Reaction
from yuletable.games.holiday_fever.phases.windows import BETWEEN, Anytime
from yuletable.games.holiday_fever.printed import LIGHT, ORNAMENT
from yuletable.games.holiday_fever.scoring import christmas_value
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.ballot import Decline
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Move, Seat, State, Word

MEAN: Final = 140  # dollars on a Value card
COAL: Final = 0.2  # how often an unseen Gift is Coal
DICE: Final = 70  # dollars an Estate Sale costs
SALE: Final = 150
STOCKED: Final = 250.0  # what a Gift must be worth to get the Stocking
BONUS: Final = 500.0  # for landing on Christmas
LIKED: Final = ("roll", "shop", "go", "heard", "sung", "keep", "hold")  # unless something is better


class GameTaste(Taste):
    """Plays the move that seems to be worth most."""

    def __init__(self) -> None:
        self.outlook: Outlook | None = None  # made when it is needed

    def weigh(self, state: Fever, seat: Seat, menu: list[Move]) -> list[float]:
        table = self.table(state, seat)
        weights: list[float] = []
        for move in menu:
            weights.append(table.worth(move))
        return weights

    def table(self, state: Fever, seat: Seat) -> Table:
        return Table(state, seat)

    def courtesy(self, menu: list[Move]) -> Move | None:
        """To speak or sing costs nothing (HF-091)."""
        for move in menu:
            if isinstance(move, Speak) and move.word == "speak":
                return move
        return None

    def obvious(self, menu: list[Move]) -> Move | None:
        return self.courtesy(menu) or super().obvious(menu)

    def choose(self, state: Fever, seat: Seat, menu: list[Move], chance: Chance) -> Move:
        return self.courtesy(menu) or super().choose(state, seat, menu, chance)

    def spoken(self, move: Move, imagine: Callable[[Chance], State], chance: Chance) -> Move:
        """Something fitting to say; the bot's own luck chooses."""
        if not isinstance(move, Speak):
            return move
        world = imagine(chance)
        assert isinstance(world, Fever)
        topic = world.stack[-1].parts().get("topic")
        if topic is None:
            return move
        lines = world.terms.printed.lines[topic]
        return Speak(move.word, lines[chance.below(len(lines))])

    def chapter(self, state: Fever) -> int:
        """A turn: what comes of it later, its outlook tells better than dice do."""
        return state.turn

    def worth(self, state: Fever) -> list[float]:
        if state.christmas != HOUSE:  # all that is left is a song
            return firsts([christmas_value(state, seat) for seat in range(len(state.scores))])
        if self.outlook is None or self.outlook.terms is not state.terms:
            self.outlook = Outlook(state.terms)
        return self.outlook.worth(state)


class Table:
    """What one seat sees, ready to be weighed."""

    def __init__(self, state: Fever, seat: Seat) -> None:
        self.state = state
        self.me = seat
        self.question = state.stack[-1]
        self.row = state.rows[seat]
        self.coal = state.terms.coal

    # Moves.

    def worth(self, move: Move) -> float:
        """What a move brings, in dollars; doing nothing brings none."""
        if isinstance(move, Decline):
            return 0.0
        if isinstance(move, Word):
            return 1.0 if move.word in LIKED else 0.0
        if isinstance(move, Speak):
            return self.star(50)
        if isinstance(move, Play):
            return self.card(move)
        if isinstance(move, Trinket):
            return self.item(move)
        if isinstance(move, Slot):
            return self.slot(move)
        return self.others_gift(move)

    def others_gift(self, move: Move) -> float:
        """Taking, guessing, exchanging, giving, trading."""
        if isinstance(move, Take):
            return self.taking(move.seat, move.slot) - DICE
        if isinstance(move, Guess):
            return self.guess(move)
        if isinstance(move, Swap):
            return self.taking(move.seat, move.slot) - self.value(self.mine(move.mine))
        if isinstance(move, Give):
            return self.giving(self.mine(move.slot))
        if isinstance(move, Name) and move.verb == "trade":
            theirs = self.state.table[move.seat]
            ours = self.state.table[self.me]
            assert theirs is not None
            assert ours is not None
            return self.value(theirs) - self.value(ours)
        return 0.0

    def slot(self, move: Slot) -> float:
        """Something with an own Gift."""
        gift = self.mine(move.slot)
        worth = self.value(gift)
        if move.verb == "put":
            return (-50.0 if gift.gift == self.coal else 50.0) - worth / 100
        if move.verb == "stock":
            best = worth
            for other in self.row:
                best = max(best, self.value(other))
            return 2.0 if worth == best and worth >= STOCKED else -1.0
        return self.sale(gift, move.face, self.price())

    def price(self) -> int:
        question = self.question
        if isinstance(question, Pawn):
            return 100
        if isinstance(question, SellGift):
            return question.price
        return question.price if isinstance(question, TakeGift) else SALE

    def sale(self, gift: Parcel, face: bool, price: int) -> float:
        return (self.beneath(gift) if face else price) - self.value(gift) - 5

    def item(self, move: Trinket) -> float:
        """An item to buy, sell or lose."""
        if move.item == "G":
            worth = MEAN * (1 - 2 * COAL) + 10 + self.race_begun(1)
        elif move.item == "V":
            worth = (float(MEAN) if self.has_good() else -float(MEAN)) + self.race_begun(0)
        else:
            worth = self.decoration(kind_of(move.item), 0)
        if move.verb == "buy":
            return worth - (100 if isinstance(self.question, Pawn) else 0)
        if move.verb == "lose":
            return -worth
        return 100.0 - self.decoration(kind_of(move.item), 1)

    def has_good(self) -> bool:
        """Is there a Gift to put a Value card beneath?"""
        stocking = self.state.stocking[self.me]
        for gift in self.row:
            if gift.gift != self.coal and gift.slot != stocking:
                return True
        return False

    def decoration(self, kind: int, lost: int) -> float:
        """A Light or an Ornament: for itself, and as a step on the way to Christmas."""
        state = self.state
        needed = state.terms.needed
        have = state.hung[kind][self.me] - lost
        left = self.missing()
        enough = have >= needed[kind] and not state.undone[self.me]
        if enough or not self.in_time(left):
            return 100.0
        return 100.0 + (250 + state.owed(self.me)) / (left + 2)

    def missing(self) -> int:
        """How many decorations the own tree still needs."""
        left = 1 if self.state.undone[self.me] and self.state.decorated(self.me) else 0
        for kind in (LIGHT, ORNAMENT):
            left += max(0, self.state.terms.needed[kind] - self.state.hung[kind][self.me])
        return left

    def in_time(self, left: int) -> bool:
        """Can so many decorations still be hung before the cards run out?"""
        state = self.state
        decks = min(len(state.gifts), len(state.values))
        return not state.race and left * len(state.scores) <= 3 * decks

    def race_begun(self, gifts: int) -> float:
        """What it brings to buy the last card: from town a run at the bonus, in December rivals."""
        state = self.state
        if state.race or (len(state.gifts) > gifts and len(state.values) > 1):
            return 0.0
        share = BONUS / len(state.scores)
        return -share if state.day[self.me] else share

    # Cards.

    def card(self, move: Play) -> float:
        """What a Play Anytime card brings, by what it is played on."""
        if move.word == "+":
            return self.nudge(1)
        if move.word == "-":
            return self.nudge(-1)
        if len(move.slots) == 3:
            return self.rewrap(move.slots)
        if len(move.slots) == 2:
            return self.mixed_tags(move.slots)
        if move.slots and move.slot:
            return self.taking(move.seat, move.slot) - self.value(self.mine(move.slots[0]))
        if move.slots and move.seat >= 0:
            return self.parcel(move)
        if move.slot:
            return self.look_or_buy(move)
        if move.word in ("L", "O"):
            return self.mittens(move) if move.seat >= 0 else self.decoration(kind_of(move.word), 0)
        if move.slots:
            return self.sale_or_stocking(move)
        return self.plain(move)

    def plain(self, move: Play) -> float:
        """A card without arguments: a throw again, a reaction, or a speech."""
        state = self.state
        question = self.question
        if isinstance(question, Reaction):  # is the Gift that was named worth a card?
            return self.value(self.mine(question.slot)) - 100.0
        between = isinstance(question, Anytime) and question.when == BETWEEN
        if between and state.active == self.me and move.code == "A09":
            day = state.day[self.me]
            return 50.0 if day and day + state.thrown > 25 else -1.0
        return self.star(0) - 1 if move.word == "" else -1.0

    def nudge(self, change: int) -> float:
        day = self.state.day[self.me]
        to = day + self.state.thrown
        return 500.0 if day and to + change == 25 and to != 25 else -1.0

    def rewrap(self, slots: tuple[int, ...]) -> float:
        source = self.mine(slots[0])
        target = self.mine(slots[1])
        amount = self.amount(source.cards[slots[2] - 1])
        if source.gift == self.coal:
            return 2.0 * amount - 1 if target.gift != self.coal else -1.0
        return -2.0 * amount - 1 if target.gift == self.coal else -1.0

    def mixed_tags(self, slots: tuple[int, ...]) -> float:
        coal = self.mine(slots[0])
        good = self.mine(slots[1])
        if (coal.gift == self.coal) == (good.gift == self.coal):
            return -1.0
        if good.gift == self.coal:
            coal, good = good, coal
        return 2.0 * (self.beneath(coal) - self.beneath(good)) - 1

    def parcel(self, move: Play) -> float:
        """A Gift is given away: best it is Coal; where that is barred, for a star."""
        gift = self.mine(move.slots[0])
        if gift.gift == self.coal:
            return float(self.beneath(gift)) + 20
        return self.giving(gift) if move.code == "A14" else -self.value(gift) - 10

    def giving(self, gift: Parcel) -> float:
        """A Gift for a star."""
        return self.star(0) - self.value(gift) - 10

    def look_or_buy(self, move: Play) -> float:
        if move.code != "A01":
            return self.taking(move.seat, move.slot) - 200
        gift = self.theirs(move.seat, move.slot)
        return 5.0 * len(gift.cards) if not self.state.known_gift(self.me, gift) else -1.0

    def mittens(self, move: Play) -> float:
        """A decoration of somebody else's."""
        return self.decoration(kind_of(move.word), 0) + self.robbed(move.seat)

    def robbed(self, seat: Seat) -> float:
        """How much it hurts: a finished tree in December is sent home."""
        state = self.state
        needed = state.terms.needed
        full = state.hung[LIGHT][seat] == needed[0] or state.hung[ORNAMENT][seat] == needed[1]
        home = full or state.terms.any_loss
        return 130.0 if state.day[seat] and home and not state.race else 30.0

    def sale_or_stocking(self, move: Play) -> float:
        if move.code == "A05":
            return -1.0
        return self.sale(self.mine(move.slots[0]), move.word == "face", SALE)

    # What things are worth.

    def mine(self, slot: int) -> Parcel:
        return self.theirs(self.me, slot)

    def theirs(self, seat: Seat, slot: int) -> Parcel:
        gift = self.state.find(seat, slot)
        assert gift is not None
        return gift

    def amount(self, card: int) -> int:
        """What a Value card shows, or usually does."""
        return self.state.amount_to(self.me, card) or MEAN

    def beneath(self, gift: Parcel) -> int:
        total = 0
        for card in gift.cards:
            total += self.amount(card)
        return total

    def value(self, gift: Parcel) -> float:
        """What a Gift is worth to its owner; Coal can be sold some day, or is owed."""
        amount = self.beneath(gift)
        if not self.state.known_gift(self.me, gift):
            return amount * (1.0 if gift.never >> self.coal & 1 else 1 - 1.5 * COAL)
        return -0.3 * amount if gift.gift == self.coal else float(amount)

    def taking(self, seat: Seat, slot: int) -> float:
        """Somebody else's Gift: it is theirs no more, too."""
        return 1.2 * self.value(self.theirs(seat, slot))

    def guess(self, move: Guess) -> float:
        """Right for certain if it was seen; else what is left after all that was seen."""
        gift = self.theirs(move.seat, move.slot)
        kind = self.state.terms.gift(move.gift)
        if self.state.known_gift(self.me, gift):
            return self.value(gift) if gift.gift == kind else -1.0
        if kind == self.coal or gift.never >> kind & 1 or self.seen(kind):
            return -1.0
        return self.value(gift) / 40

    def seen(self, kind: int) -> bool:
        """Does this seat know where a Gift of this kind is?"""
        state = self.state
        for row in state.rows:
            for gift in row:
                if gift.gift == kind and state.known_gift(self.me, gift):
                    return True
        for gift in state.gone:
            if gift.gift == kind and state.known_gift(self.me, gift):
                return True
        return False

    def star(self, price: int) -> float:
        """What one more star forgives, less a new debt of this price."""
        debts = self.state.debts[self.me]
        stars = self.state.stars[self.me]
        if stars < len(debts):
            return float(debts[stars] - price)
        return 0.0


def kind_of(item: str) -> int:
    return LIGHT if item == "L" else ORNAMENT
