"""Somebody's Gift is named: its owner may react, and only then it is taken (HF-155, HF-156)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import LETTERS, PASS, Play
from yuletable.games.holiday_fever.phases.choosing import check_player
from yuletable.games.holiday_fever.phases.dice import throw
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.ballot import Decline, Window
from yuletable.kernel.core import Host, Move, Phase, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


def aim(state: Fever, owner: Seat, slot: int, deed: Phase, host: Host) -> None:
    """A deed is about to happen to this Gift; its owner is asked if they hold any card."""
    seat = deed.parts()["seat"]
    host.tell(events.AIMED, seat, (owner, slot))
    state.push(deed)
    if state.hands[owner]:
        state.push(Reaction((owner,), seat, slot))


def check_target(state: Fever, seat: Seat, owner: Seat, slot: int, clause: str) -> None:
    """Is there such a Gift of somebody else, and may it be taken (HF-100)?"""
    check_player(state, owner, clause)
    require(owner != seat, clause, "Choose somebody else’s Gift.")
    require(
        state.find(owner, slot) is not None, clause, f"{LETTERS[owner]} has no Gift in slot {slot}."
    )
    require(
        state.stocking[owner] != slot, "HF-100", "A Stocking protects that Gift: choose another."
    )


def check_held(state: Fever, seat: Seat, move: Play) -> None:
    held = state.terms.card(move.code) in state.hands[seat]
    require(held, "HF-146", f"You don’t have {move.code}.")


@final
class Reaction(Window):
    """The owner of the Gift is asked once, by the number of cards held alone (HF-155)."""

    wire_name: ClassVar[str] = "Reaction"

    def __init__(self, turn: tuple[Seat, ...], actor: Seat, slot: int) -> None:
        super().__init__(turn)
        self.actor = actor
        self.slot = slot

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "actor": self.actor, "slot": self.slot}

    def admits(self, state: Fever, seat: Seat) -> bool:
        return len(state.hands[seat]) > 0

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS]
        last = -1
        for card in state.hands[seat]:
            if card != last and state.terms.cards[card].reaction:
                moves.append(Play(state.terms.cards[card].code))
            last = card
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if not isinstance(move, Play):
            raise Illegal("HF-155", "Somebody wants your Gift: play a reaction card, or pass.")
        card = state.terms.card(move.code)
        check_held(state, seat, move)
        require(
            state.terms.cards[card].reaction, "HF-155", "You can only play a reaction card now."
        )
        require(move == Play(move.code), "HF-156", "Play a reaction card by its name alone.")

    def react(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Play)
        card = state.terms.card(move.code)
        state.lay(seat, card)
        host.tell(events.PLAYED, seat, (move.code,))
        state.recycle(card)  # before the card it answers (HF-148)
        state.pop()
        state.pop()  # the deed below: it does not happen
        host.tell(events.CANCELLED, seat, (self.actor,))

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-155", "Wait: the owner of the Gift may answer first.")


@final
class Buying(Phase):
    """Estate Sale: the Gift is bought for a throw of the dice (HF-127 to HF-130)."""

    wire_name: ClassVar[str] = "Buying"

    def __init__(self, seat: Seat, owner: Seat, slot: int) -> None:
        self.seat = seat
        self.owner = owner
        self.slot = slot

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "owner": self.owner, "slot": self.slot}

    def go(self, state: Fever, host: Host) -> None:
        state.pop()
        thrown = throw(state, self.seat, 2, state.terms.doubles_any_throw, host)  # HF-030
        state.pay_to(self.seat, self.owner, thrown * state.terms.estate_factor, host)
        state.hand_over(self.owner, self.slot, self.seat, host)


@final
class Guessing(Phase):
    """Holiday Auction: the Gift is taken if it was named right (HF-136, HF-137)."""

    wire_name: ClassVar[str] = "Guessing"

    def __init__(self, seat: Seat, owner: Seat, slot: int, gift: int) -> None:
        self.seat = seat
        self.owner = owner
        self.slot = slot
        self.gift = gift

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "owner": self.owner, "slot": self.slot, "gift": self.gift}

    def go(self, state: Fever, host: Host) -> None:
        state.pop()
        at = state.place(self.owner, self.slot)
        parcel = state.rows[self.owner][at]
        right = parcel.gift == self.gift
        name = state.terms.gifts[self.gift]
        host.tell(events.GUESSED, self.seat, (self.owner, self.slot, name, right))
        if right:
            state.rows[self.owner][at] = parcel.seen_by(state.terms.everyone)
            state.hand_over(self.owner, self.slot, self.seat, host)
        else:
            state.rows[self.owner][at] = parcel.not_a(self.gift)


@final
class Swapping(Phase):
    """Two Gifts are exchanged with all that lies beneath them."""

    wire_name: ClassVar[str] = "Swapping"

    def __init__(self, seat: Seat, mine: int, owner: Seat, slot: int) -> None:
        self.seat = seat
        self.mine = mine
        self.owner = owner
        self.slot = slot

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "mine": self.mine, "owner": self.owner, "slot": self.slot}

    def go(self, state: Fever, host: Host) -> None:
        state.pop()
        state.exchange(self.seat, self.mine, self.owner, self.slot, host)


@final
class Paying(Phase):
    """A Gift is taken for a fixed price, paid to its owner."""

    wire_name: ClassVar[str] = "Paying"

    def __init__(self, seat: Seat, owner: Seat, slot: int, price: int) -> None:
        self.seat = seat
        self.owner = owner
        self.slot = slot
        self.price = price

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "owner": self.owner, "slot": self.slot, "price": self.price}

    def go(self, state: Fever, host: Host) -> None:
        state.pop()
        state.pay_to(self.seat, self.owner, self.price, host)
        state.hand_over(self.owner, self.slot, self.seat, host)
