"""A turn: perhaps the Stocking, the throw, the move, and the instruction of the place."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import LETTERS, ROLL, Slot, stock
from yuletable.games.holiday_fever.phases.choosing import own_gift
from yuletable.games.holiday_fever.phases.december import CHECK
from yuletable.games.holiday_fever.phases.dice import throw_to_move
from yuletable.games.holiday_fever.phases.ending import SING_ALONG
from yuletable.games.holiday_fever.phases.instructions import Follow, land
from yuletable.games.holiday_fever.phases.windows import (
    AFTER,
    AT_SALE,
    BEFORE,
    BETWEEN,
    open_window,
)
from yuletable.games.holiday_fever.printed import AUCTION, ESTATE
from yuletable.games.holiday_fever.state import NONE, Fever
from yuletable.kernel.core import Host, Move, Phase, Question, Seat
from yuletable.kernel.errors import NotAsked, require, turn_of


@final
class Begin(Phase):
    """The next seat's turn begins (HF-025)."""

    wire_name: ClassVar[str] = "Begin"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def go(self, state: Fever, host: Host) -> None:
        seat = self.seat
        state.active = seat
        state.turn += 1
        state.thrown = 0
        state.asked_back = False
        host.tell(events.TURN, seat)
        state.swap(Begin(state.left_of(seat)))
        state.push(Ready(seat))
        open_window(state, BEFORE)


@final
class Ready(Question):
    """Lay the Stocking if you like, then throw (HF-023, HF-094)."""

    wire_name: ClassVar[str] = "Ready"

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [ROLL]
        if not state.stocking[seat]:
            for parcel in state.rows[seat]:
                moves.append(stock(parcel.slot))
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Slot):
            require(move.verb == "stock", "HF-023", "It’s your turn: roll the dice.")
            require(
                not state.stocking[seat],
                "HF-096",
                "Your Stocking is already up: you can’t move it.",
            )
            own_gift(state, seat, move.slot, "HF-104")
        else:
            require(move == ROLL, "HF-023", "It’s your turn: roll, or hang your Stocking first.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Slot):
            state.stocking[seat] = move.slot
            host.tell(events.STOCKED, seat, (move.slot,))
            return
        state.swap(Travel(seat))
        throw_to_move(state, seat, host)
        open_window(state, BETWEEN)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return turn_of(LETTERS[self.seat])


@final
class Travel(Phase):
    """The thrown move, unless it is void (HF-153)."""

    wire_name: ClassVar[str] = "Travel"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def go(self, state: Fever, host: Host) -> None:
        seat, thrown = self.seat, state.thrown
        state.thrown = 0
        state.swap(Last())
        if not thrown:
            return
        if state.day[seat]:
            self.in_december(state, thrown, host)
            return
        space = state.terms.ring[(state.at[seat] + thrown) % len(state.terms.ring)]
        state.at[seat] = space.at
        host.tell(events.MOVED, seat, (space.name,))
        state.push(CHECK)
        if state.terms.sale_window and space.kind in (ESTATE, AUCTION):
            state.push(Visit(seat, space.at))
            open_window(state, AT_SALE)
        else:
            land(state, seat, host)

    def in_december(self, state: Fever, thrown: int, host: Host) -> None:
        seat = self.seat
        christmas = state.terms.christmas
        day = state.day[seat] + thrown
        if day > christmas and not (state.race and state.terms.overshoot_stops):
            host.tell(events.TOO_FAR, seat, (thrown,))  # HF-188, HF-202
            return
        day = min(day, christmas)
        state.day[seat] = day
        if day == christmas:
            self.end(state, host)
            return
        host.tell(events.DAY, seat, (day, state.terms.days[day - 1].name))
        if not state.race:  # HF-195
            state.push(CHECK)
            state.push(Follow(seat, NONE, day, 0))

    def end(self, state: Fever, host: Host) -> None:
        """The game ends at once (HF-205, HF-206)."""
        state.christmas = self.seat
        host.tell(events.CHRISTMAS, self.seat)
        state.finish()
        carols = state.terms.printed.carols
        host.tell(events.SING, self.seat, (carols[state.turn % len(carols)],))
        state.push(SING_ALONG)


@final
class Visit(Phase):
    """A sale once everyone could play a card, if the token still stands there (HF-240)."""

    wire_name: ClassVar[str] = "Visit"

    def __init__(self, seat: Seat, at: int) -> None:
        self.seat = seat
        self.at = at

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "at": self.at}

    def go(self, state: Fever, host: Host) -> None:
        state.pop()
        if not state.day[self.seat] and state.at[self.seat] == self.at:
            land(state, self.seat, host)


@final
class Last(Phase):
    """The last window of a turn."""

    wire_name: ClassVar[str] = "Last"

    def go(self, state: Fever, host: Host) -> None:
        state.pop()
        open_window(state, AFTER)
