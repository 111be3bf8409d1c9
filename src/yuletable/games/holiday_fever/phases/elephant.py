"""White Elephant: everybody opens a Gift, and then trades (HF-163 to HF-177)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import KEEP, LETTERS, TRADE, Name
from yuletable.games.holiday_fever.parcels import Parcel
from yuletable.games.holiday_fever.phases.choosing import check_player
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Host, Move, Phase, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


def open_exchange(state: Fever, lander: Seat, host: Host) -> None:
    """A pair for everyone, or no exchange at all if there are too few (HF-165, HF-176)."""
    seats = state.terms.seats
    if len(state.gifts) < seats or len(state.values) < seats:
        state.skipped = True
        host.tell(events.NO_EXCHANGE, lander)
        return
    host.tell(events.EXCHANGE, lander)
    for seat in (lander, *state.others_from(lander)):
        gift = state.gifts.pop()
        card = state.draw_value(state.peek(seat))
        state.table[seat] = Parcel(0, gift, (card,), state.terms.everyone, 0)
        if host.loud:
            value = state.amount_to(seat, card)
            host.whisper(events.OPENED, seat, (state.terms.gifts[gift],), (value,), (seat,))
    state.push(Trade(state.round_from(lander)))


@final
class Trade(Phase):
    """Keep the pair, or trade it for anybody's (HF-167, HF-168)."""

    wire_name: ClassVar[str] = "Trade"

    def __init__(self, turn: tuple[Seat, ...]) -> None:
        self.turn = turn  # who is still to choose, the one who landed last

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn}

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        return self.turn[:1]

    def go(self, state: Fever, host: Host) -> None:
        """Everyone has chosen: the Gifts are turned down and belong to their holders (HF-174)."""
        state.pop()
        for seat in state.seating.order:
            parcel = state.table[seat]
            assert parcel is not None
            state.table[seat] = None
            state.slots[seat] += 1
            state.rows[seat].append(parcel.at(state.slots[seat]))
            name = state.terms.gifts[parcel.gift]
            host.tell(events.WRAPPED, seat, (name, state.slots[seat]))

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [KEEP]
        for other in state.others_from(seat):
            moves.append(TRADE[other])
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if move == KEEP:
            return
        if not isinstance(move, Name) or move.verb != "trade":
            raise Illegal("HF-167", "Type keep, or trade with somebody, like “trade B”.")
        check_player(state, move.seat, "HF-167")
        require(move.seat != seat, "HF-167", "Trade with somebody else.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        state.swap(Trade(self.turn[1:]))
        mine = state.table[seat]
        assert mine is not None
        gifts = state.terms.gifts
        if not isinstance(move, Name):
            host.tell(events.KEPT, seat, (gifts[mine.gift],))
            return
        theirs = state.table[move.seat]
        assert theirs is not None
        state.table[seat], state.table[move.seat] = theirs, mine
        host.tell(events.TRADED, seat, (move.seat, gifts[theirs.gift], gifts[mine.gift]))
        for receiver, parcel in ((seat, theirs), (move.seat, mine)):  # HF-170
            card = parcel.cards[0]
            state.eyes[card] |= state.terms.bit(receiver)
            if host.loud:
                facts = (gifts[parcel.gift],)
                host.whisper(events.PEEKED, receiver, facts, (state.amounts[card],), (receiver,))

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-168", f"Wait: {LETTERS[self.turn[0]]} chooses first.")
