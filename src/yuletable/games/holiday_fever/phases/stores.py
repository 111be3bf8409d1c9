"""Stores: so many items for one total, and the two that also buy."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import (
    BUY,
    BUY_GIFT,
    BUY_VALUE,
    LEAVE,
    LETTERS,
    SELL_TRINKET,
    SHOP,
    STOP,
    Slot,
    Trinket,
)
from yuletable.games.holiday_fever.phases.choosing import Choice, check_on_tree, check_room
from yuletable.games.holiday_fever.phases.placing import draw, enough
from yuletable.games.holiday_fever.phases.sales import add_sales, check_sale, sell_gift
from yuletable.games.holiday_fever.printed import DECORATION, LIGHT, ORNAMENT
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Host, Move, Question, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


def add_items(moves: list[Move], state: Fever, seat: Seat, owed: int) -> None:
    """What can be bought now, if so many items will then still be owed (HF-106, HF-111)."""
    bare = state.bare(seat)
    values = len(state.values)
    if values and state.can_receive(seat) and enough(state, bare, 1, owed, values - 1):
        moves.append(BUY_VALUE)
    if enough(state, bare, 0, owed, values):
        if state.may_hang(seat, LIGHT):
            moves.append(BUY[LIGHT])
        if state.may_hang(seat, ORNAMENT):
            moves.append(BUY[ORNAMENT])
    if values and state.gifts and enough(state, bare + 1, 1, owed, values - 1):
        moves.append(BUY_GIFT)


def check_buy(state: Fever, seat: Seat, item: str, owed: int) -> None:
    bare = state.bare(seat)
    values = len(state.values)
    if item == "G":
        require(
            bool(state.gifts) and values > 0,
            "HF-111",
            "A Gift comes with a Value card, and one of the decks is empty.",
        )
        fits = enough(state, bare + 1, 1, owed, values - 1)
    elif item == "V":
        require(values > 0, "HF-111", "The Value deck is empty.")
        require(state.can_receive(seat), "HF-067", "You have no Gift to put a Value card under.")
        fits = enough(state, bare, 1, owed, values - 1)
    else:
        kind = DECORATION.index(item)
        check_room(state, seat, kind)
        fits = enough(state, bare, 0, owed, values)
    require(fits, "HF-049", "One of your Gifts has no Value card yet: get one with “buy V”.")


def buy(state: Fever, seat: Seat, item: str, owed: int, host: Host) -> None:
    """One item, drawn and placed before the next is chosen (HF-052)."""
    host.tell(events.BOUGHT, seat, (item,))
    if item == "G":
        draw(state, seat, 1, 1, host, owed)
    elif item == "V":
        draw(state, seat, 0, 1, host, owed)
    else:
        state.hang(seat, DECORATION.index(item), host)


@final
class Offer(Question):
    """A Store: shop there or leave (HF-105)."""

    wire_name: ClassVar[str] = "Offer"

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "at": self.at}

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        return [LEAVE, SHOP]

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        require(move in (LEAVE, SHOP), "HF-105", "First type shop or leave.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        space = state.terms.ring[self.at]
        if move == LEAVE:
            state.pop()
            host.tell(events.LEFT, seat, (space.name,))
            return
        state.debts[seat].append(space.total)  # one entry for all items (HF-109)
        host.tell(events.WENT_SHOPPING, seat, (space.total, space.name, space.items))
        state.swap(Store(seat, self.at, space.items))

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-105", f"{LETTERS[self.seat]} is at a Store.")


@final
class Store(Choice):
    """Item after item, each with knowledge of what came before (HF-110)."""

    wire_name: ClassVar[str] = "Store"

    def __init__(self, seat: Seat, at: int, left: int) -> None:
        super().__init__(seat)
        self.at = at
        self.left = left  # items still owed

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "at": self.at, "left": self.left}

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        """What is still to be had; nothing ends the visit (HF-112)."""
        if not self.left:
            return []
        stop = state.terms.store_fewer and not state.bare(seat)
        moves: list[Move] = [STOP] if stop else []
        add_items(moves, state, seat, self.left - 1)
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if move == STOP:
            require(state.terms.store_fewer, "HF-108", "If you buy, you take all the items.")
            require(not state.bare(seat), "HF-049", "A Gift of yours has no Value card yet.")
        elif isinstance(move, Trinket) and move.verb == "buy":
            check_buy(state, seat, move.item, self.left - 1)
        else:
            raise Illegal("HF-106", "Choose an item: buy G, buy V, buy L or buy O.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Trinket):
            state.swap(Store(seat, self.at, self.left - 1))
            buy(state, seat, move.item, self.left - 1, host)
        else:
            state.pop()

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-105", f"{LETTERS[self.seat]} is shopping.")


@final
class Pawn(Question):
    """Holiday Pawn, Nobel Books: buy one item, sell one, or leave (HF-113)."""

    wire_name: ClassVar[str] = "Pawn"

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "at": self.at}

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [LEAVE]
        add_items(moves, state, seat, 0)
        add_sales(moves, state, seat, state.terms.release_any)  # HF-101, HF-103
        for kind in (LIGHT, ORNAMENT):
            if state.hung[kind][seat]:
                moves.append(SELL_TRINKET[kind])
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Slot):
            check_sale(state, seat, move, state.terms.release_any)
        elif isinstance(move, Trinket) and move.verb == "buy":
            check_buy(state, seat, move.item, 0)
        elif isinstance(move, Trinket) and move.verb == "sell":
            kind = DECORATION.index(move.item)
            check_on_tree(state, seat, kind, "HF-117")
        else:
            require(move == LEAVE, "HF-113", "Here you can buy one item, sell one, or leave.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        space = state.terms.ring[self.at]
        if isinstance(move, Slot):
            sell_gift(state, seat, move, space.sell_total, host)
        elif not isinstance(move, Trinket):
            host.tell(events.LEFT, seat, (space.name,))
        elif move.verb == "buy":
            state.debts[seat].append(space.total)
            host.tell(events.WENT_SHOPPING, seat, (space.total, space.name, 1))
            buy(state, seat, move.item, 0, host)
        else:
            state.lose(seat, DECORATION.index(move.item))
            state.deposits[seat].append(space.sell_total)
            host.tell(events.SOLD_TRINKET, seat, (move.item, space.sell_total))

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-113", f"{LETTERS[self.seat]} is at a Store.")
