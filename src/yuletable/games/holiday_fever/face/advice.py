"""Why a friend would make a move in Holiday Fever: stars and debts, the tree, and what was seen."""

from __future__ import annotations

from typing import Final

from yuletable.bots.hint import Reason
from yuletable.games.holiday_fever.moves import (
    DONATE,
    PASS,
    SHOP,
    SPEAK,
    Guess,
    Play,
    Slot,
    Take,
    Token,
    Trinket,
)
from yuletable.kernel.core import Json, Move, Seat

View = dict[str, Json]

COAL: Final = "coal"
PRINTED: Final = 100  # dollars a decoration counts in the end
NEAR: Final = 3  # decorations that a tree may lack to be worth going for
GOOD: Final = 250  # dollars from which on a Gift deserves the Stocking
GREAT: Final = 200  # dollars from which on a Gift is worth a card
SMALL: Final = 100  # dollars up to which it is not
USUAL: Final = 7  # pips of two dice
MANY: Final = 2  # Value cards that make an unknown Gift worth its price


def reasons(view: View, seat: Seat, move: Move, menu: list[Move]) -> list[Reason]:
    """Why a friend would play this move, the most telling reason first; [] if none is plain."""
    table = Sitting(view, seat)
    phase = view["phase"]
    found: list[Reason | None] = []
    if phase == "Speech":
        found = [speaking(table)] if move == SPEAK else []
    elif phase == "Donation":
        found = [giving(table, move)]
    elif phase == "Reaction":
        found = [reacting(table, move, menu)]
    elif isinstance(move, Slot):
        found = [with_own(table, move, menu)]
    elif isinstance(move, Trinket) and move.verb == "sell":
        found = [pawning(table, move.item)]
    elif move == SHOP or (isinstance(move, Trinket) and move.verb == "buy"):
        found = shopping(table, move)
    else:
        found = [with_others(table, move)]
    return [reason for reason in found if reason is not None]


def cosmetic(view: View, menu: list[Move]) -> bool:
    """Which family one plays changes nothing but the color."""
    return isinstance(menu[0], Token)


class Sitting:
    """What one seat has and owes, as it sees it."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.top = view["stack"][-1]
        self.next_star: int | None = view["next_star"][seat]
        self.owed: int = view["owed"][seat]

    def gift(self, seat: Seat, slot: int) -> View:
        """A Gift in somebody's row."""
        found: list[View] = [gift for gift in self.view["rows"][seat] if gift["slot"] == slot]
        return found[0]

    def spare_star(self) -> bool:
        """Is there a star beyond all debts, those of Coal in the end among them?"""
        coal = [gift for gift in self.view["rows"][self.seat] if gift["gift"] == COAL]
        rows = len(self.view["debts"][self.seat]) + len(coal)
        return int(self.view["stars"][self.seat]) > rows

    def lacks(self, item: str) -> int:
        """How many Lights or Ornaments the tree still needs."""
        kind = "LO".index(item)
        hung = self.view["lights" if item == "L" else "ornaments"][self.seat]
        return max(0, int(self.view["needed"][kind]) - int(hung))

    def missing(self) -> int:
        return self.lacks("L") + self.lacks("O")

    def in_time(self) -> bool:
        """Are there cards enough for the rest of the tree before the Race begins?"""
        decks = min(self.view["gift_deck"], self.view["value_deck"])
        return self.missing() * len(self.view["order"]) <= 3 * int(decks)


# Stars.


def speaking(table: Sitting) -> Reason:
    if table.next_star is None:
        return Reason("why-star-later", {})
    return Reason("why-star", {"amount": table.next_star})


def giving(table: Sitting, move: Move) -> Reason | None:
    """A donation is a new debt in the last row, and a star beside an older one."""
    price = table.view["prices"]["donation"]
    if table.next_star is None:
        return Reason("why-even", {"price": price})
    if move == DONATE and table.next_star > price:
        return Reason("why-give", {"price": price, "amount": table.next_star})
    return None


# Stores.


def shopping(table: Sitting, move: Move) -> list[Reason | None]:
    if isinstance(move, Trinket) and move.item in "LO":
        return [decorating(table, move.item)]
    if isinstance(move, Trinket):
        return [values(table)] if move.item == "V" else []
    waiting = Reason("why-covered", {}) if table.spare_star() else None
    if table.missing() != 1:
        return [waiting]
    return [decorating(table, "L" if table.lacks("L") else "O"), waiting]


def decorating(table: Sitting, item: str) -> Reason | None:
    """The decoration finishes the tree, or brings it near."""
    if not table.lacks(item):
        return None
    left = table.missing() - 1
    if not left and table.owed:
        return Reason("why-tree-owed", {"item": item, "amount": table.owed})
    if not left:
        return Reason("why-tree", {"item": item})
    return Reason("why-near", {"left": left}) if left < NEAR and table.in_time() else None


def values(table: Sitting) -> Reason | None:
    """A good Gift is there to be filled, and the tree is far off."""
    for gift in table.view["rows"][table.seat]:
        good = gift["gift"] is not None and gift["gift"] != COAL and not gift["stocking"]
        if good and table.missing() > NEAR:
            return Reason("why-values", {"gift": gift["gift"]})
    return None


def pawning(table: Sitting, item: str) -> Reason | None:
    """The Store pays more than a decoration counts, and the tree comes to nothing."""
    price = price_of(table)
    if price <= PRINTED or table.in_time() or not table.missing():
        return None
    return Reason("why-pawn", {"item": item, "price": price})


# One's own Gifts.


def with_own(table: Sitting, move: Slot, menu: list[Move]) -> Reason | None:
    gift = table.gift(table.seat, move.slot)
    if move.verb == "put":
        return placing(table, gift, menu)
    if move.verb == "stock":
        return stocking(table, gift)
    if not move.face or None in gift["values"] or sum(gift["values"]) <= price_of(table):
        return None
    return Reason("why-coal", {"amount": sum(gift["values"])})


def price_of(table: Sitting) -> int:
    """What a Gift brings here if it is not sold for what lies under it."""
    if "at" in table.top:
        return int(table.view["ring"][table.top["at"]][2]["sells"] or 0)
    return int(table.top.get("price", table.view["prices"]["sale"]))


def placing(table: Sitting, gift: View, menu: list[Move]) -> Reason | None:
    """A Value card goes under something other than the Coal it might have gone under."""
    slots = [move.slot for move in menu if isinstance(move, Slot)]
    row = table.view["rows"][table.seat]
    coal = [other for other in row if other["slot"] in slots and other["gift"] == COAL]
    if not coal or gift["gift"] in (COAL, None):
        return None
    return Reason("why-not-coal", {"gift": gift["gift"]})


def stocking(table: Sitting, gift: View) -> Reason | None:
    """The best Gift is safe under the Stocking, if others know of it or it is worth a lot."""
    row = [other for other in table.view["rows"][table.seat] if other["values"]]
    worths = [other["worth"] for other in row]
    worth = gift["worth"] or 0
    if None in worths or worth <= 0 or worth < max(worths):
        return None
    if [seat for seat in gift["seen"] if seat != table.seat]:
        return Reason("why-seen", {"gift": gift["gift"]})
    return Reason("why-best", {"gift": gift["gift"], "amount": worth}) if worth >= GOOD else None


def reacting(table: Sitting, move: Move, menu: list[Move]) -> Reason | None:
    """Somebody reaches for a Gift: is it worth a card?"""
    if table.top["turn"][0] != table.seat or len(menu) == 1:
        return None
    gift = table.gift(table.seat, table.top["slot"])
    if gift["worth"] is None:
        return None
    facts = {"gift": gift["gift"], "amount": abs(gift["worth"])}
    if isinstance(move, Play):
        return Reason("why-worth-it", facts) if gift["worth"] >= GREAT else None
    if move != PASS or gift["worth"] > SMALL:
        return None
    return Reason("why-let-coal" if gift["gift"] == COAL else "why-let-go", facts)


# Other people's Gifts.


def with_others(table: Sitting, move: Move) -> Reason | None:
    if isinstance(move, Guess):
        known = table.gift(move.seat, move.slot)["gift"] == move.gift != COAL
        return Reason("why-known", {"gift": move.gift, "who": move.seat}) if known else None
    if isinstance(move, Take):
        return buying(table, move) if table.view["phase"] == "Estate" else None
    return playing(table, move) if isinstance(move, Play) else None


def buying(table: Sitting, move: Take) -> Reason | None:
    """A Gift with several Value cards, for what two dice say."""
    gift = table.gift(move.seat, move.slot)
    cards, price = len(gift["values"]), USUAL * table.view["prices"]["estate"]
    if cards < MANY or gift["gift"] == COAL:
        return None
    facts = {"who": move.seat, "cards": cards, "price": price}
    sure = gift["gift"] is not None or COAL in gift["not"]
    return Reason("why-buy-sure" if sure else "why-buy", facts)


def playing(table: Sitting, move: Play) -> Reason | None:
    """A card that lands one on Christmas, or sends somebody home."""
    view = table.view
    if move.word in ("+", "-"):
        return nudging(table, move.word)
    if move.seat < 0 or move.word not in ("L", "O") or view["race"] or not view["days"][move.seat]:
        return None
    hung = view["lights" if move.word == "L" else "ornaments"][move.seat]
    if hung != view["needed"]["LO".index(move.word)]:
        return None
    return Reason("why-mittens", {"item": move.word, "who": move.seat})


def nudging(table: Sitting, word: str) -> Reason | None:
    """One space more or less than was thrown is Christmas."""
    view, day = table.view, table.view["days"][table.seat]
    if view["active"] != table.seat or not day or not view["thrown"]:
        return None
    to = day + view["thrown"] + (1 if word == "+" else -1)
    way = "more" if word == "+" else "less"
    return Reason("why-nudge", {"way": way}) if to == len(view["calendar"]) else None
