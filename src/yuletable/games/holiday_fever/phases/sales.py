"""Selling Gifts, and the two sales: Estate Sale and Holiday Auction."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import (
    LETTERS,
    PASS,
    Give,
    Guess,
    Slot,
    Swap,
    Take,
    give,
    sell,
    take,
)
from yuletable.games.holiday_fever.phases.choosing import Choice, check_player, own_gift
from yuletable.games.holiday_fever.phases.taking import (
    Buying,
    Guessing,
    Paying,
    Swapping,
    aim,
    check_target,
)
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import NOBODY, Host, Move, Phase, Question, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


def sell_gift(state: Fever, seat: Seat, move: Slot, price: int, host: Host) -> None:
    """A Gift is sold for the place's price, or Coal for what lies beneath it (HF-060, HF-061)."""
    parcel = state.take_out(seat, move.slot)
    amount = state.worth(parcel) if move.face else price
    openly = move.face or state.terms.sold_shown  # HF-062, HF-063
    state.leaves(parcel, openly)
    state.deposits[seat].append(amount)
    if not openly:
        host.tell(events.SOLD, seat, (move.slot, len(parcel.cards), amount))
    elif host.loud:
        name, amounts = state.described(seat, parcel)
        host.tell(events.SOLD_OPENLY, seat, (move.slot, amount, name, amounts))


def add_sales(moves: list[Move], state: Fever, seat: Seat, stocking: bool) -> None:
    """Every own Gift that may be sold here; the one under the Stocking only if that is allowed."""
    for parcel in state.rows[seat]:
        if stocking or parcel.slot != state.stocking[seat]:
            moves.append(sell(parcel.slot))
            if parcel.gift == state.terms.coal:
                moves.append(sell(parcel.slot, face=True))


def check_sale(state: Fever, seat: Seat, move: Slot, stocking: bool) -> None:
    require(move.verb == "sell", "HF-131", "You can’t do that now. Sell a Gift, like “sell 1”.")
    parcel = own_gift(state, seat, move.slot, "HF-131")
    require(
        stocking or move.slot != state.stocking[seat],
        "HF-101",
        "You can’t sell the Gift under your Stocking here.",
    )
    require(
        not move.face or parcel.gift == state.terms.coal,
        "HF-060",
        "You can only sell Coal for what’s under it.",
    )


def add_targets(moves: list[Move], state: Fever, seat: Seat) -> None:
    """Every Gift of somebody else that no Stocking protects."""
    for other in state.others_from(seat):
        for parcel in state.rows[other]:
            if parcel.slot != state.stocking[other]:
                moves.append(take(other, parcel.slot))


def anything_for_sale(state: Fever, seat: Seat) -> bool:
    """Has this seat a Gift to sell, or anybody else one to take?"""
    if state.rows[seat]:
        return True
    for other in state.others_from(seat):
        for parcel in state.rows[other]:
            if parcel.slot != state.stocking[other]:
                return True
    return False


@final
class Estate(Question):
    """Estate Sale: buy somebody's Gift, sell one of yours, or neither (HF-126)."""

    wire_name: ClassVar[str] = "Estate"

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        return self.alone if anything_for_sale(state, self.seat) else NOBODY

    def go(self, state: Fever, host: Host) -> None:
        state.pop()

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS]
        add_sales(moves, state, seat, stocking=True)  # HF-132
        add_targets(moves, state, seat)
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Take):
            check_target(state, seat, move.seat, move.slot, "HF-127")
        elif isinstance(move, Slot):
            check_sale(state, seat, move, stocking=True)
        else:
            words = "At the Estate Sale, take somebody’s Gift, sell one of yours, or pass."
            require(isinstance(move, Decline), "HF-126", words)

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        if isinstance(move, Take):
            aim(state, move.seat, move.slot, Buying(seat, move.seat, move.slot), host)
        elif isinstance(move, Slot):
            sell_gift(state, seat, move, state.terms.sale_price, host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-126", f"{LETTERS[self.seat]} is at the Estate Sale.")


@final
class Auction(Question):
    """Holiday Auction: guess somebody's Gift, sell one of yours, or neither (HF-135)."""

    wire_name: ClassVar[str] = "Auction"

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        return self.alone if anything_for_sale(state, self.seat) else NOBODY

    def go(self, state: Fever, host: Host) -> None:
        state.pop()

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS]
        add_sales(moves, state, seat, stocking=True)  # HF-140
        used = [state.in_use(kind) for kind in range(state.terms.kinds)]
        for other in state.others_from(seat):
            for parcel in state.rows[other]:
                if parcel.slot != state.stocking[other]:
                    guesses = state.terms.guesses_at(other, parcel.slot)
                    for kind, known in enumerate(used):
                        if known:
                            moves.append(guesses[kind])
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Guess):
            check_target(state, seat, move.seat, move.slot, "HF-136")
            kind = state.terms.gift(move.gift)
            require(
                kind >= 0 and state.in_use(kind),
                "HF-138",
                f"This game has no Gift called {move.gift[:30]}.",
            )
        elif isinstance(move, Slot):
            check_sale(state, seat, move, stocking=True)
        else:
            words = "At the Auction, guess somebody’s Gift, sell one of yours, or pass."
            require(isinstance(move, Decline), "HF-135", words)

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        if isinstance(move, Guess):
            deed = Guessing(seat, move.seat, move.slot, state.terms.gift(move.gift))
            aim(state, move.seat, move.slot, deed, host)
        elif isinstance(move, Slot):
            sell_gift(state, seat, move, state.terms.sale_price, host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-135", f"{LETTERS[self.seat]} is at the Holiday Auction.")


@final
class SellGift(Phase):
    """A day or card lets a player sell a Gift; on a day they need not."""

    wire_name: ClassVar[str] = "SellGift"

    def __init__(self, seat: Seat, price: int, offer: bool) -> None:
        self.seat = seat
        self.price = price
        self.offer = offer  # may be passed

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "price": self.price, "offer": self.offer}

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        """Asked by the number of their Gifts alone: whether one is Coal, nobody else knows."""
        return (self.seat,) if state.rows[self.seat] else ()

    def go(self, state: Fever, host: Host) -> None:
        state.pop()

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS] if self.offer else []
        add_sales(moves, state, seat, stocking=True)
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Slot):
            check_sale(state, seat, move, stocking=True)
        else:
            passes = isinstance(move, Decline) and self.offer
            require(passes, "HF-060", "Sell one of your Gifts, like “sell 1”.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        if isinstance(move, Slot):
            sell_gift(state, seat, move, self.price, host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-024", f"{LETTERS[self.seat]} may sell a Gift first.")


@final
class SwapGift(Choice):
    """A day or card exchanges an own Gift for somebody's; on a day it need not."""

    wire_name: ClassVar[str] = "SwapGift"

    def __init__(self, seat: Seat, offer: bool) -> None:
        super().__init__(seat)
        self.offer = offer

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "offer": self.offer}

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS] if self.offer else []
        return moves + swaps(state, seat)

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Swap):
            check_own(state, seat, move.mine)
            check_target(state, seat, move.seat, move.slot, "HF-100")
        else:
            passes = isinstance(move, Decline) and self.offer
            require(passes, "HF-024", "Trade a Gift, like “swap 1 B#2”.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        if isinstance(move, Swap):
            deed = Swapping(seat, move.mine, move.seat, move.slot)
            aim(state, move.seat, move.slot, deed, host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-024", f"{LETTERS[self.seat]} may trade a Gift first.")


def swaps(state: Fever, seat: Seat) -> list[Move]:
    """Every exchange of two Gifts, neither under a Stocking."""
    moves: list[Move] = []
    for mine in state.rows[seat]:
        if mine.slot != state.stocking[seat]:
            for other in state.others_from(seat):
                for parcel in state.rows[other]:
                    if parcel.slot != state.stocking[other]:
                        moves.append(Swap(mine.slot, other, parcel.slot))
    return moves


def check_stays(elsewhere: bool, clause: str) -> None:
    require(elsewhere, clause, "The Gift under your Stocking has to stay with you.")


def check_own(state: Fever, seat: Seat, slot: int) -> None:
    """Is there an own Gift that may go away (HF-097)?"""
    own_gift(state, seat, slot, "HF-097")
    check_stays(state.stocking[seat] != slot, "HF-097")


@final
class TakeGift(Choice):
    """A day or Play Now card makes a player take somebody's Gift for a price."""

    wire_name: ClassVar[str] = "TakeGift"

    def __init__(self, seat: Seat, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "price": self.price}

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        add_targets(moves, state, seat)
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if not isinstance(move, Take):
            raise Illegal("HF-024", "Take somebody’s Gift, like “take B#1”.")
        check_target(state, seat, move.seat, move.slot, "HF-100")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Take)
        state.pop()
        aim(state, move.seat, move.slot, Paying(seat, move.seat, move.slot, self.price), host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-024", f"{LETTERS[self.seat]} chooses a Gift first.")


def receivers(state: Fever, seat: Seat, fewest: bool) -> list[Seat]:
    """To whom a Gift may be given: anybody else, or those who have the fewest."""
    others = list(state.others_from(seat))
    least = min([len(state.rows[other]) for other in others])
    return [s for s in others if not fewest or len(state.rows[s]) == least]


def gives(state: Fever, seat: Seat, coal: bool, stocking: bool, fewest: bool) -> list[Move]:
    """Every Gift that may be given, to everyone it may be given to."""
    to = receivers(state, seat, fewest)
    moves: list[Move] = []
    for parcel in state.rows[seat]:
        hidden = parcel.gift == state.terms.coal and not coal
        if not hidden and (stocking or parcel.slot != state.stocking[seat]):
            for other in to:
                moves.append(give(parcel.slot, other))
    return moves


def might_give(state: Fever, seat: Seat, stocking: bool) -> bool:
    """Has this seat, as far as everyone knows, a Gift that is not Coal and may be given?"""
    for parcel in state.rows[seat]:
        known_coal = parcel.gift == state.terms.coal and parcel.seen == state.terms.everyone
        if not known_coal and (stocking or parcel.slot != state.stocking[seat]):
            return True
    return False


def check_give(
    state: Fever, seat: Seat, move: Give, coal: bool, stocking: bool, fewest: bool
) -> None:
    parcel = own_gift(state, seat, move.slot, "HF-180")
    check_player(state, move.seat, "HF-180")
    require(move.seat != seat, "HF-180", "Give it to somebody else.")
    require(
        coal or parcel.gift != state.terms.coal, "HF-180", "Coal is no present: give another Gift."
    )
    check_stays(stocking or state.stocking[seat] != move.slot, "HF-102")
    require(
        move.seat in receivers(state, seat, fewest),
        "HF-154",
        "Give it to somebody who has the fewest Gifts.",
    )


def give_away(state: Fever, seat: Seat, slot: int, to: Seat, no_coal: bool, host: Host) -> None:
    """A Gift becomes somebody else's; where Coal is barred, all know that it is none (HF-183)."""
    host.tell(events.GAVE, seat, (to, slot))
    if no_coal:
        at = state.place(seat, slot)
        state.rows[seat][at] = state.rows[seat][at].not_a(state.terms.coal)
    state.hand_over(seat, slot, to, host)


@final
class GiveGift(Phase):
    """A day or Play Now card makes a player give a Gift away."""

    wire_name: ClassVar[str] = "GiveGift"

    def __init__(self, seat: Seat, fewest: bool) -> None:
        self.seat = seat
        self.fewest = fewest

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "fewest": self.fewest}

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        """Where Coal is barred, only the seat itself may know that it has nothing to give."""
        if self.fewest:
            return (self.seat,) if might_give(state, self.seat, stocking=False) else ()
        return (self.seat,) if len(self.menu(state, self.seat)) > 1 else ()

    def go(self, state: Fever, host: Host) -> None:
        self.play(state, self.seat, self.menu(state, self.seat)[0], host)

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        coal = not self.fewest
        return gives(state, seat, coal, stocking=False, fewest=self.fewest) or [PASS]

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Give):
            check_give(state, seat, move, not self.fewest, stocking=False, fewest=self.fewest)
        else:
            nothing = self.menu(state, seat) == [PASS]
            require(move == PASS and nothing, "HF-024", "Give a Gift away, like “give 1 B”.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        if isinstance(move, Give):
            give_away(state, seat, move.slot, move.seat, self.fewest, host)
            if self.fewest:
                state.stars[seat] += 1

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-024", f"{LETTERS[self.seat]} gives a Gift first.")
