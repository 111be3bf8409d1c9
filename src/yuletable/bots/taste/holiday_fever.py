"""A sensible player of Holiday Fever: weighs every move in dollars, and speaks when asked."""

from __future__ import annotations

from typing import Any

from yuletable.bots.bot import Bot, Sight
from yuletable.games.holiday_fever.moves import (
    SPEAK,
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
from yuletable.kernel.ballot import Decline
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Move, Word

MEAN = 140  # dollars on a Value card
COAL = 0.2  # how often an unseen Gift is Coal
DICE = 70  # dollars an Estate Sale costs
TREE = 6  # decorations to hang
SALE = 150
STOCKED = 250  # what a Gift must be worth to get the Stocking
BONUS = 500  # for landing on Christmas
LIKED = ("roll", "shop", "go", "heard", "sung", "keep", "hold")  # said unless something is better


class Greedy(Bot):
    """Plays the move that seems to be worth most, without looking ahead."""

    name = "greedy"

    def choose(self, sight: Sight, chance: Chance) -> Move:
        if SPEAK in sight.menu:  # it costs nothing (HF-091)
            return Speak("speak", line(sight.view, chance))
        if len(sight.menu) == 1:
            return sight.menu[0]
        table = Table(sight.view)
        best = max(sight.menu, key=table.worth)
        if isinstance(best, Speak):
            return Speak(best.word, line(sight.view, chance))
        return best


def line(view: dict[str, Any], chance: Chance) -> str:
    """Something fitting to say; the bot's own luck chooses."""
    speech = view["speech"]
    return str(speech["lines"][chance.below(len(speech["lines"]))]) if speech else ""


class Table:
    """What one seat sees, ready to be weighed."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.phase: str = view["phase"]
        self.stack: dict[str, Any] = view["stack"][-1]
        self.mine = {gift["slot"]: gift for gift in view["rows"][self.me]}
        self.hung = {"L": view["lights"], "O": view["ornaments"]}

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
            mine = self.value(self.mine[move.mine])
            return self.taking(move.seat, move.slot) - mine
        if isinstance(move, Give):
            return self.star() - self.value(self.mine[move.slot]) - 10
        if isinstance(move, Name) and move.verb == "trade":
            table = self.view["table"]
            return self.value(table[move.seat]) - self.value(table[self.me])
        return 0.0

    def slot(self, move: Slot) -> float:
        """Something with an own Gift."""
        gift = self.mine[move.slot]
        if move.verb == "put":
            return (-50.0 if self.is_coal(gift) else 50.0) - self.value(gift) / 100
        if move.verb == "stock":
            worth = self.value(gift)
            best = max([self.value(other) for other in self.mine.values()])
            return 2.0 if worth == best and worth >= STOCKED else -1.0
        return self.sale(gift, move.face, self.price())

    def price(self) -> int:
        if self.phase == "Pawn":
            return 100
        return int(self.stack.get("price", SALE))

    def sale(self, gift: dict[str, Any], face: bool, price: int) -> float:
        amount = sum([value or MEAN for value in gift["values"]]) if face else price
        return amount - self.value(gift) - 5

    def item(self, move: Trinket) -> float:
        """An item to buy, sell or lose."""
        if move.item == "G":
            worth = MEAN * (1 - 2 * COAL) + 10 + self.race_begun(gifts=1)
        elif move.item == "V":
            good = [g for g in self.mine.values() if not self.is_coal(g) and not g["stocking"]]
            worth = (MEAN if good else -MEAN) + self.race_begun(gifts=0)
        else:
            worth = self.decoration(move.item)
        if move.verb == "buy":
            return worth - (100 if self.phase == "Pawn" else 0)
        if move.verb == "lose":
            return -worth
        return 100.0 - self.decoration(move.item, -1)

    def decoration(self, kind: str, change: int = 1) -> float:
        """A Light or an Ornament: for itself, and as a step on the way to Christmas."""
        have: int = self.hung[kind][self.me] - (1 if change < 0 else 0)
        left: int = sum([max(0, TREE // 2 - self.hung[k][self.me]) for k in "LO"])
        if have >= TREE // 2 or not self.in_time(left):
            return 100.0
        return 100.0 + (250 + self.owed()) / (left + 2)

    def in_time(self, left: int) -> bool:
        """Can so many decorations still be hung before the cards run out?"""
        decks = min(self.view["gift_deck"], self.view["value_deck"])
        return not self.view["race"] and left * len(self.view["days"]) <= 3 * decks

    def race_begun(self, gifts: int) -> float:
        """What it brings to buy the last card: from town a run at the bonus, in December rivals."""
        view = self.view
        if view["race"] or (view["gift_deck"] > gifts and view["value_deck"] > 1):
            return 0.0
        share = BONUS / len(view["days"])
        return -share if view["days"][self.me] else share

    # Cards.

    def card(self, move: Play) -> float:
        """What a Play Anytime card brings, by what it is played on."""
        if move.word in ("+", "-"):
            return self.nudge(1 if move.word == "+" else -1)
        if len(move.slots) == 3:
            return self.rewrap(move.slots)
        if len(move.slots) == 2:
            return self.mixed_tags(move.slots)
        if move.slots and move.slot:
            mine = self.value(self.mine[move.slots[0]])
            return self.taking(move.seat, move.slot) - mine
        if move.slots and move.seat >= 0:
            return self.parcel(move)
        if move.slot:
            return self.look_or_buy(move)
        if move.word in ("L", "O"):
            return self.decoration(move.word) + (self.robbed(move) if move.seat >= 0 else 0)
        if move.slots:
            return self.sale_or_stocking(move)
        return self.plain(move)

    def plain(self, move: Play) -> float:
        """A card without arguments: a throw again, a reaction, or a speech."""
        if self.phase == "Reaction":
            return self.defended()
        if self.view["stack"][-1].get("when") == 2 and self.view["active"] == self.me:
            day, thrown = self.view["days"][self.me], self.view["thrown"] or 0
            if move.code == "A09":
                return 50.0 if day and day + thrown > 25 else -1.0
        return self.star() - 1 if move.word == "" else -1.0

    def nudge(self, change: int) -> float:
        day, thrown = self.view["days"][self.me], self.view["thrown"] or 0
        return 500.0 if day and day + thrown + change == 25 and day + thrown != 25 else -1.0

    def rewrap(self, slots: tuple[int, ...]) -> float:
        source, target = self.mine[slots[0]], self.mine[slots[1]]
        amount = source["values"][slots[2] - 1] or MEAN
        change = int(self.is_coal(source)) - int(self.is_coal(target))
        return float(2 * change * amount) - 1

    def mixed_tags(self, slots: tuple[int, ...]) -> float:
        one, two = self.mine[slots[0]], self.mine[slots[1]]
        if self.is_coal(one) == self.is_coal(two):
            return -1.0
        coal, good = (one, two) if self.is_coal(one) else (two, one)
        return float(2 * (self.beneath(coal) - self.beneath(good))) - 1

    def parcel(self, move: Play) -> float:
        """A Gift is given away: best it is Coal; where that is barred, for a star."""
        gift = self.mine[move.slots[0]]
        if self.is_coal(gift):
            return float(self.beneath(gift)) + 20
        star = self.star() if move.code == "A14" else 0.0
        return star - self.value(gift) - 10

    def look_or_buy(self, move: Play) -> float:
        gift = self.gift_of(move.seat, move.slot)
        if move.code == "A01":
            return 5.0 * len(gift["values"]) if gift["gift"] is None else -1.0
        return self.taking(move.seat, move.slot) - 200

    def robbed(self, move: Play) -> float:
        """How much it hurts: a finished tree in December is sent home."""
        view = self.view
        full = view["lights"][move.seat] == 3 or view["ornaments"][move.seat] == 3
        return 30.0 + (100.0 if view["days"][move.seat] and full and not view["race"] else 0.0)

    def sale_or_stocking(self, move: Play) -> float:
        gift = self.mine[move.slots[0]]
        if move.code == "A05":
            return -1.0
        return self.sale(gift, move.word == "face", SALE)

    def defended(self) -> float:
        """Is the Gift that was named worth a card?"""
        slot = self.view["stack"][-1]["slot"]
        return self.value(self.mine[slot]) - 100.0

    # What things are worth.

    def is_coal(self, gift: dict[str, Any]) -> bool:
        return bool(gift["gift"] == "coal")

    def beneath(self, gift: dict[str, Any]) -> int:
        return sum([value or MEAN for value in gift["values"]])

    def value(self, gift: dict[str, Any]) -> float:
        """What a Gift is worth to its owner; Coal can be sold some day, or is owed."""
        amount = self.beneath(gift)
        if gift["gift"] is None:
            coal = 0.0 if "coal" in gift["not"] else COAL
            return amount * (1 - 1.5 * coal)
        return -0.3 * amount if self.is_coal(gift) else float(amount)

    def taking(self, seat: int, slot: int) -> float:
        """Somebody else's Gift: it is theirs no more, too."""
        return 1.2 * self.value(self.gift_of(seat, slot))

    def gift_of(self, seat: int, slot: int) -> dict[str, Any]:
        found: dict[str, Any] = next(g for g in self.view["rows"][seat] if g["slot"] == slot)
        return found

    def guess(self, move: Guess) -> float:
        """Right for certain if it was seen; else what is left after all that was seen."""
        gift = self.gift_of(move.seat, move.slot)
        if gift["gift"] is not None:
            return self.value(gift) if gift["gift"] == move.gift else -1.0
        if move.gift == "coal" or move.gift in gift["not"] or move.gift in self.seen():
            return -1.0
        return self.value(gift) / 40

    def seen(self) -> list[str]:
        """Names of Gifts whose place this seat knows."""
        gifts = [gift for row in self.view["rows"] for gift in row] + self.view["gone"]
        return [gift["gift"] for gift in gifts if gift["gift"] is not None]

    def owed(self) -> int:
        return sum(self.view["debts"][self.me][self.view["stars"][self.me] :])

    def star(self, price: int = 0) -> float:
        """What one more star forgives, less a new debt of this price."""
        debts = self.view["debts"][self.me] + ([price] if price else [])
        stars = self.view["stars"][self.me]
        return float(self.owed() - sum(debts[stars + 1 :]))
