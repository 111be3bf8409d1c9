"""A turn: before the throw, the throw, after it; and what lies between two turns."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.board import FREE
from yuletable.games.christmas_opoly.moves import END, LETTERS, ROLL
from yuletable.games.christmas_opoly.phases.common import NOTHING_DONE, Done, OpolyPhase
from yuletable.games.christmas_opoly.phases.debts import owe
from yuletable.games.christmas_opoly.phases.ending import COUNT
from yuletable.games.christmas_opoly.phases.estate import pips
from yuletable.games.christmas_opoly.phases.landing import forward, land, send
from yuletable.games.christmas_opoly.phases.rent import lapse
from yuletable.games.christmas_opoly.phases.windows import (
    DealingWindow,
    add_business,
    check_business,
    do_business,
)
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import HOUSE, NOBODY, Host, Move, Seat, Word
from yuletable.kernel.errors import Illegal, NotAsked, turn_of

SIDES: Final = 6
TOO_MANY: Final = 3  # doubles in succession (CO-025)


@final
class Pre(DealingWindow):
    """Before the throw."""

    wire_name: ClassVar[str] = "Pre"

    def __init__(self, seat: Seat, done: Done) -> None:
        super().__init__(done)
        self.seat = seat
        self.alone = (seat,)

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, **self.done.parts()}

    def remembering(self, done: Done) -> Pre:
        return Pre(self.seat, done)

    def waiting(self, state: Opoly) -> tuple[Seat, ...]:
        return NOBODY if state.time_up or state.out[self.seat] else self.alone

    def go(self, state: Opoly, host: Host) -> None:
        """Time was up before the throw (CO-140), or the seat has left the game."""
        if state.time_up:
            state.swap(COUNT)
        else:
            end_turn(state, self.seat, False, host)

    def menu(self, state: Opoly, seat: Seat) -> list[Move]:
        moves: list[Move] = [ROLL]
        add_business(moves, state, seat, self.done)
        return moves

    def check(self, state: Opoly, seat: Seat, move: Move) -> None:
        if move != ROLL:
            instead = (
                "Roll the dice: roll. Before that you may build, sell, mortgage, lift or offer."
            )
            check_business(state, seat, move, self.done, instead)

    def play(self, state: Opoly, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Word):
            state.thrown = []
            throw(state, seat, 0, host)
        else:
            do_business(state, seat, move, self, host)

    def wait(self, state: Opoly) -> NotAsked:
        return turn_of(LETTERS[self.seat])


@final
class Post(DealingWindow):
    """After a throw, once the space is settled; a double asks for another throw (CO-024)."""

    wire_name: ClassVar[str] = "Post"

    def __init__(self, seat: Seat, doubles: int, again: bool, done: Done) -> None:
        super().__init__(done)
        self.seat = seat
        self.doubles = doubles  # thrown in this turn
        self.again = again  # a further throw is due
        self.alone = (seat,)

    def parts(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "doubles": self.doubles,
            "again": self.again,
            **self.done.parts(),
        }

    def remembering(self, done: Done) -> Post:
        return Post(self.seat, self.doubles, self.again, done)

    def waiting(self, state: Opoly) -> tuple[Seat, ...]:
        return NOBODY if state.out[self.seat] else self.alone

    def go(self, state: Opoly, host: Host) -> None:
        end_turn(state, self.seat, False, host)

    def menu(self, state: Opoly, seat: Seat) -> list[Move]:
        moves: list[Move] = [ROLL if self.again else END]
        add_business(moves, state, seat, self.done)
        return moves

    def check(self, state: Opoly, seat: Seat, move: Move) -> None:
        if self.again and move == END:
            raise Illegal("CO-027", "You rolled doubles: roll again.")
        if not self.again and move == ROLL:
            raise Illegal(
                "CO-023", "You have already rolled: do your business, then end your turn."
            )
        if not isinstance(move, Word) or move not in (ROLL, END):
            instead = "Roll again, or do business." if self.again else "End your turn: end."
            check_business(state, seat, move, self.done, instead)

    def play(self, state: Opoly, seat: Seat, move: Move, host: Host) -> None:
        if not isinstance(move, Word):
            do_business(state, seat, move, self, host)
        elif self.again:
            throw(state, seat, self.doubles, host)
        else:
            end_turn(state, seat, False, host)

    def wait(self, state: Opoly) -> NotAsked:
        return turn_of(LETTERS[self.seat])


PRE: Final = [Pre(seat, NOTHING_DONE) for seat in range(len(LETTERS))]


# The dice.


def dice(state: Opoly, host: Host) -> int:
    """Throw both: 34 is a 3 and a 4."""
    thrown = 10 * (host.chance.below(SIDES) + 1) + host.chance.below(SIDES) + 1
    state.thrown = [*state.thrown, thrown]
    return thrown


def is_double(thrown: int) -> bool:
    return thrown // 10 == thrown % 10


def throw(state: Opoly, seat: Seat, doubles: int, host: Host) -> None:
    """The dice fall, and an open claim with them (CO-052)."""
    lapse(state, host)
    thrown = dice(state, host)
    if host.loud:
        host.tell(events.THREW, seat, (thrown // 10, thrown % 10))
    if state.naughty[seat] != FREE:
        throw_in_naughty(state, seat, thrown, host)
    else:
        move_on(state, seat, thrown, doubles, host)


def move_on(state: Opoly, seat: Seat, thrown: int, doubles: int, host: Host) -> None:
    """Move by a throw; the third double is not moved at all (CO-024 to CO-026)."""
    double = is_double(thrown)
    if double:
        doubles += 1
    if doubles == TOO_MANY:
        send(state, seat, "doubles", host)
        state.swap(SENT[seat])
        return
    state.swap(Post(seat, doubles, double, NOTHING_DONE))
    step(state, seat, host)


def step(state: Opoly, seat: Seat, host: Host) -> None:
    """Go as many steps as the dice show, and land; on top lies the window that follows."""
    forward(state, seat, pips(state), host)
    if land(state, seat, host):
        state.swap(SENT[seat])


def throw_in_naughty(state: Opoly, seat: Seat, thrown: int, host: Host) -> None:
    """Doubles free; the last failure costs the fee, paid before moving (CO-066 to CO-070)."""
    most = state.terms.amounts.throws
    state.swap(Post(seat, 0, False, NOTHING_DONE))
    while not is_double(thrown):
        state.naughty[seat] += 1
        left = most - state.naughty[seat]
        host.tell(events.STUCK, seat, (left,))
        if left <= 0:
            state.push(STEP_OUT[seat])
            owe(state, seat, HOUSE, state.terms.amounts.fee, host)
            return
        if not state.terms.three_at_once:
            return
        thrown = dice(state, host)
        host.tell(events.THREW, seat, (thrown // 10, thrown % 10))
    state.naughty[seat] = FREE
    host.tell(events.FREED, seat, ("doubles",))
    step(state, seat, host)


@final
class StepOut(OpolyPhase):
    """The fee is paid, and the token leaves NAUGHTY by the last throw (CO-069)."""

    wire_name: ClassVar[str] = "StepOut"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def go(self, state: Opoly, host: Host) -> None:
        state.pop()
        state.naughty[self.seat] = FREE
        host.tell(events.FREED, self.seat, ("fee",))
        step(state, self.seat, host)


STEP_OUT: Final = [StepOut(seat) for seat in range(len(LETTERS))]


@final
class Sent(OpolyPhase):
    """A turn that ends at once in NAUGHTY (CO-064)."""

    wire_name: ClassVar[str] = "Sent"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def go(self, state: Opoly, host: Host) -> None:
        end_turn(state, self.seat, True, host)


SENT: Final = [Sent(seat) for seat in range(len(LETTERS))]


# Between two turns.


def end_turn(state: Opoly, seat: Seat, sent: bool, host: Host) -> None:
    """A turn is over, however it ended: the count, or the others' business and the next turn."""
    terms = state.terms
    state.turns += 1
    host.tell(events.ENDED, seat)
    if terms.last_turn and state.turns >= terms.last_turn:
        state.time_up = True  # CO-141
    if state.time_up or (terms.turn_cap and state.turns >= terms.turn_cap):
        state.swap(COUNT)
        return
    following = next_to_move(state, seat, host)
    asked = [other for other in state.others(seat) if other != following]
    if sent and seat != following:
        asked.insert(0, seat)  # a seat sent to NAUGHTY had no window after its throw
    state.swap(Between(tuple(asked), following, NOTHING_DONE) if asked else PRE[following])


def next_to_move(state: Opoly, seat: Seat, host: Host) -> Seat:
    """The nearest on the left; a player who has a turn to lose loses it (CO-151)."""
    following = state.next_seat(seat)
    while state.lose[following]:
        state.lose[following] -= 1
        host.tell(events.SKIPPED, following)
        following = state.next_seat(following)
    return following


@final
class Between(DealingWindow):
    """Between two turns the others are asked, once each, clockwise (4.2)."""

    wire_name: ClassVar[str] = "Between"

    def __init__(self, turn: tuple[Seat, ...], following: Seat, done: Done) -> None:
        super().__init__(done)
        self.turn = turn  # who is yet to be asked
        self.following = following  # who moves next
        self.alone = turn[:1]

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "following": self.following, **self.done.parts()}

    def remembering(self, done: Done) -> Between:
        return Between(self.turn, self.following, done)

    def waiting(self, state: Opoly) -> tuple[Seat, ...]:
        if state.time_up or not self.turn or state.out[self.turn[0]]:
            return NOBODY
        return NOBODY if state.out[self.following] else self.alone

    def go(self, state: Opoly, host: Host) -> None:
        """Time is up, somebody has left the game, or all have been asked."""
        if state.time_up:
            state.swap(COUNT)
        elif state.out[self.following]:
            following = next_to_move(state, self.following, host)
            rest = tuple([seat for seat in self.turn if seat != following])
            state.swap(Between(rest, following, NOTHING_DONE))
        else:
            self.pass_on(state)

    def pass_on(self, state: Opoly) -> None:
        rest = self.turn[1:]
        state.swap(Between(rest, self.following, NOTHING_DONE) if rest else PRE[self.following])

    def menu(self, state: Opoly, seat: Seat) -> list[Move]:
        moves: list[Move] = [END]
        add_business(moves, state, seat, self.done)
        return moves

    def check(self, state: Opoly, seat: Seat, move: Move) -> None:
        if move == ROLL:
            raise Illegal("TB-02", f"{LETTERS[self.following]} rolls next.")
        if move != END:
            instead = "Build, sell, mortgage, lift or offer; then end."
            check_business(state, seat, move, self.done, instead)

    def play(self, state: Opoly, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Word):
            self.pass_on(state)
        else:
            do_business(state, seat, move, self, host)

    def wait(self, state: Opoly) -> NotAsked:
        return NotAsked(
            "CO-083",
            f"Between turns the table asks everyone in order. Now it asks {self.asked_letter()}.",
        )

    def asked_letter(self) -> str:
        return LETTERS[self.turn[0]]
