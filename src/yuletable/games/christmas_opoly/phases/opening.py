"""Before the first turn: tokens, shuffling, the deal of the short version, who begins."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.board import DECKS
from yuletable.games.christmas_opoly.moves import LETTERS, Token
from yuletable.games.christmas_opoly.phases.common import NOTHING_DONE, OpolyPhase
from yuletable.games.christmas_opoly.phases.turns import PRE, SIDES, Post, is_double, step
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import HOUSE, NOBODY, Host, Move, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


@final
class Setup(OpolyPhase):
    """Everyone chooses a token, in letter order (CO-001, CO-148)."""

    wire_name: ClassVar[str] = "Setup"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.alone = (seat,)

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def timed(self) -> bool:
        return False

    def waiting(self, state: Opoly) -> tuple[Seat, ...]:
        return NOBODY if len(self.left(state)) == 1 else self.alone

    def go(self, state: Opoly, host: Host) -> None:
        """One token is left, and nothing to choose (CO-164)."""
        self.take(state, self.left(state)[0], host)

    def left(self, state: Opoly) -> list[int]:
        return [token for token in range(len(state.terms.tokens)) if token not in state.tokens]

    def menu(self, state: Opoly, seat: Seat) -> list[Move]:
        names = state.terms.tokens
        return [Token(names[token]) for token in self.left(state)]

    def check(self, state: Opoly, seat: Seat, move: Move) -> None:
        if not isinstance(move, Token):
            raise Illegal("CO-001", "Choose a token first, like “token bell”.")
        names = [name.lower() for name in state.terms.tokens]
        known = f"The tokens are {', '.join(names)}."
        require(move.name in names, "CO-001", known)
        taken = f"Somebody already has the {move.name}."
        require(names.index(move.name) not in state.tokens, "CO-148", taken)

    def play(self, state: Opoly, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Token)
        names = [name.lower() for name in state.terms.tokens]
        self.take(state, names.index(move.name), host)

    def take(self, state: Opoly, token: int, host: Host) -> None:
        state.tokens[self.seat] = token
        host.tell(events.TOKEN, self.seat, (state.terms.tokens[token],))
        if self.seat + 1 < state.terms.seats:
            state.swap(SETUP[self.seat + 1])
        else:
            begin(state, host)

    def wait(self, state: Opoly) -> NotAsked:
        return NotAsked("CO-148", f"Wait: {LETTERS[self.seat]} chooses a token first.")


SETUP: Final = [Setup(seat) for seat in range(len(LETTERS))]


def begin(state: Opoly, host: Host) -> None:
    """All luck before the first turn, in the order of CO-006."""
    for deck, cards in enumerate(state.terms.decks):
        order = list(range(len(cards)))
        host.chance.shuffle(order)
        state.decks[deck] = order
        host.tell(events.SHUFFLED, HOUSE, (DECKS[deck],))
    if state.terms.short:
        deal(state, host)
    beginner = throw_for_start(state, host)
    host.tell(events.BEGINS, beginner)
    if not state.terms.opening_moves:
        state.swap(PRE[beginner])  # CO-017
        return
    thrown = state.opening[-1] % 100
    for throw in state.opening:
        if throw // 100 == beginner:
            thrown = throw % 100  # after ties the last one
    state.thrown = [thrown]
    double = is_double(thrown)
    state.swap(Post(beginner, 1 if double else 0, double, NOTHING_DONE))  # CO-018
    step(state, beginner, host)


def deal(state: Opoly, host: Host) -> None:
    """The short version: deeds one at a time, seat A first, paid for at once (CO-134 to CO-136)."""
    terms = state.terms
    deeds = terms.properties[:]
    host.chance.shuffle(deeds)
    for number in range(terms.amounts.dealt * terms.seats):
        seat = number % terms.seats
        state.transfer(deeds[number], seat)
        state.cash[seat] -= terms.deeds[deeds[number]].price
    if host.loud:
        for seat, estate in enumerate(state.estates):
            names = tuple([terms.deeds[space].name for space in estate])
            price = terms.amounts.start - state.cash[seat]
            host.tell(events.DEALT, seat, (names, price))


def throw_for_start(state: Opoly, host: Host) -> Seat:
    """The highest throw begins; those who tie throw again (CO-014, CO-015)."""
    seats = list(state.seating.order)
    while True:
        best = 0
        highest: list[Seat] = []
        for seat in seats:
            first = host.chance.below(SIDES) + 1
            second = host.chance.below(SIDES) + 1
            state.opening = [*state.opening, 100 * seat + 10 * first + second]
            host.tell(events.OPENED, seat, (first, second))
            if first + second > best:
                best = first + second
                highest = [seat]
            elif first + second == best:
                highest.append(seat)
        if len(highest) == 1:
            return highest[0]
        seats = highest
