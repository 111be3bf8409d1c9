"""Drawing Gifts and Value cards, and laying Value cards beneath Gifts."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import LETTERS, Slot, put
from yuletable.games.holiday_fever.parcels import Parcel
from yuletable.games.holiday_fever.phases.choosing import Choice, own_gift
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Host, Move, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


def draw(state: Fever, seat: Seat, gifts: int, values: int, host: Host, owed: int = 0) -> None:
    """What the decks still hold, but no Gift without a Value card (HF-068, HF-142)."""
    values = min(values, len(state.values))
    gifts = min(gifts, len(state.gifts), values)
    names = [state.draw_gift(seat).gift for _ in range(gifts)]
    cards: list[int] = []
    if state.can_receive(seat):
        eyes = state.peek(seat)
        cards = [state.draw_value(eyes) for _ in range(values)]
        state.drawn += cards
    if host.loud:
        amounts = tuple([state.amount_to(seat, card) for card in cards])
        secrets = (tuple([state.terms.gifts[gift] for gift in names]), amounts)
        host.whisper(events.DREW, seat, (gifts, len(cards)), secrets, (seat,))
    if cards:
        state.push(Place(seat, owed))


def enough(state: Fever, bare: int, unplaced: int, owed: int, left: int) -> bool:
    """Can every Gift still get a Value card, after this (HF-049)?"""
    return bare <= unplaced + min(owed, left)


@final
class Place(Choice):
    """Lay the cards just drawn beneath one's Gifts, one by one (HF-050, HF-051)."""

    wire_name: ClassVar[str] = "Place"

    def __init__(self, seat: Seat, owed: int) -> None:
        super().__init__(seat)
        self.owed = owed  # items the Store still owes

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "owed": self.owed}

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        bare = state.bare(seat)
        moves: list[Move] = []
        if not state.drawn:
            return moves
        for parcel in reversed(state.rows[seat]):
            if parcel.slot != state.stocking[seat] and self.leaves_enough(state, parcel, bare):
                moves.append(put(parcel.slot))
        return moves

    def leaves_enough(self, state: Fever, parcel: Parcel, bare: int) -> bool:
        after = bare if parcel.cards else bare - 1
        return enough(state, after, len(state.drawn) - 1, self.owed, len(state.values))

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if not isinstance(move, Slot) or move.verb != "put":
            raise Illegal("HF-050", "First put your Value card under a Gift, like “put 1”.")
        parcel = own_gift(state, seat, move.slot, "HF-050")
        require(
            move.slot != state.stocking[seat],
            "HF-095",
            "Your Stocking is on that Gift: you can’t add anything to it.",
        )
        require(
            self.leaves_enough(state, parcel, state.bare(seat)),
            "HF-049",
            "One of your Gifts has no Value card yet: put it there.",
        )

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Slot)
        card = state.put(seat, move.slot)
        if host.loud:
            amount = state.amount_to(seat, card)
            host.whisper(events.PUT, seat, (move.slot,), (amount,), (seat,))
        if not state.drawn:
            state.pop()

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-051", f"{LETTERS[self.seat]} is placing Value cards.")
