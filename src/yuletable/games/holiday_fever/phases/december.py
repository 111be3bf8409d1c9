"""The checkpoint: who goes to December, who comes back, and when the Race begins (HF-185)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import GO, LETTERS, PASS, STAY, Give
from yuletable.games.holiday_fever.phases.sales import check_give, give_away, gives, might_give
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Host, Move, Phase, Question, Seat
from yuletable.kernel.errors import NotAsked, require


@final
class Check(Phase):
    """After a whole instruction: repeated until nothing changes."""

    wire_name: ClassVar[str] = "Check"

    def go(self, state: Fever, host: Host) -> None:
        if state.race:
            state.pop()
        elif state.skipped or not state.gifts or not state.values:
            begin_race(state, host)
        else:
            everyone = (state.active, *state.others_from(state.active))
            for seat in everyone:
                if state.day[seat] and not state.whole(seat):
                    send_home(state, seat, host)
            for seat in everyone:
                if not state.day[seat] and state.whole(seat) and called(state, seat, host):
                    return
            state.pop()


CHECK: Final = Check()


def begin_race(state: Fever, host: Host) -> None:
    """All tokens in town move to Family Reunion (HF-191, HF-194)."""
    state.race = True
    state.undone = [False] * state.terms.seats
    state.skipped = False
    everyone = (state.active, *state.others_from(state.active))
    runners = tuple([seat for seat in everyone if not state.day[seat]])
    for seat in runners:
        state.relocate(seat, 0, 1)
    host.tell(events.RACE, state.active, (runners,))
    if state.terms.reunion_each:
        for seat in reversed(runners):  # the first to arrive on top (HF-239)
            state.push(Reunion((seat, *state.others_from(seat))))
    elif runners:
        state.push(Reunion(everyone))  # one round for all (HF-193)


def send_home(state: Fever, seat: Seat, host: Host) -> None:
    """Back to the own Business, whose instruction is ignored (HF-076, HF-077)."""
    space = state.terms.ring[state.terms.business[state.colours[seat]]]
    state.relocate(seat, space.at, 0)
    host.tell(events.SENT_HOME, seat, (space.name,))


def called(state: Fever, seat: Seat, host: Host) -> bool:
    """A decorated tree calls its owner; one who has been to December may be asked (HF-080)."""
    if state.terms.may_return and state.been[seat]:
        if seat != state.active or state.asked_back:
            return False
        state.asked_back = True
        state.push(Return(seat))
    else:
        arrive(state, seat, host)
    return True


def arrive(state: Fever, seat: Seat, host: Host) -> None:
    """To Family Reunion, where everyone may give a Gift (HF-073, HF-180)."""
    state.relocate(seat, 0, 1)
    host.tell(events.TO_DECEMBER, seat)
    state.push(Reunion((seat, *state.others_from(seat))))


@final
class Return(Question):
    """Go back to December, or stay in town (HF-080)."""

    wire_name: ClassVar[str] = "Return"

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        return [GO, STAY]

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        require(move in (GO, STAY), "HF-080", "Your tree is complete again: type go or stay.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        if move == GO:
            arrive(state, seat, host)
        else:
            host.tell(events.IN_TOWN, seat)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked(
            "HF-080", f"Wait: {LETTERS[self.seat]} is deciding whether to go to December."
        )


@final
class Reunion(Phase):
    """Family Reunion: one after another may give a Gift for a star (HF-180 to HF-184)."""

    wire_name: ClassVar[str] = "Reunion"

    def __init__(self, turn: tuple[Seat, ...]) -> None:
        self.turn = turn

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn}

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        """Asked by what everyone knows: a seat may hold nothing but Coal (HF-182, HF-236)."""
        seat = self.turn[0]
        return self.turn[:1] if might_give(state, seat, state.terms.release_any) else ()

    def go(self, state: Fever, host: Host) -> None:
        self.next(state)

    def next(self, state: Fever) -> None:
        if len(self.turn) > 1:
            state.swap(Reunion(self.turn[1:]))
        else:
            state.pop()

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS]
        return moves + gives(state, seat, False, state.terms.release_any, fewest=False)

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Give):
            check_give(state, seat, move, False, state.terms.release_any, fewest=False)
        else:
            require(move == PASS, "HF-180", "Give a Gift, like “give 1 B”, or pass.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        self.next(state)
        if isinstance(move, Give):
            give_away(state, seat, move.slot, move.seat, True, host)
            state.stars[seat] += 1  # HF-181

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-182", f"Wait: it’s up to {LETTERS[self.turn[0]]} first.")
