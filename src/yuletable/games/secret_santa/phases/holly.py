"""Straight after somebody's turn: A Mouse, the Ghost, and Carol."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.secret_santa import events
from yuletable.games.secret_santa.cards import CAROL, CODES, GHOST, HOLLY, MOUSE, SANTA, TOP_GIFT
from yuletable.games.secret_santa.moves import USE, Use, UseOn
from yuletable.games.secret_santa.phases.carol import carol, carols, check_carol
from yuletable.games.secret_santa.phases.final_gift import last_card
from yuletable.games.secret_santa.phases.interval import EndRound
from yuletable.games.secret_santa.phases.timing import not_in_window, wrong_time
from yuletable.games.secret_santa.state import Finish, Santa
from yuletable.kernel.ballot import DECLINE, Decline, Window
from yuletable.kernel.core import HOUSE, NOBODY, Host, Move, Phase, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require

ABOVE_ALL: Final = TOP_GIFT + 1  # what Santa counts when places are given (SS-45)


def open_holly(state: Santa, after: Seat, gave: bool, then: Phase) -> bool:
    """Open the window after a turn if anybody is to be asked (SS-57, SS-59)."""
    if not holly_usable(state, after, gave):
        return False
    return open_window(state, Holly(state.others_from(after), after, gave, ()), then)


def open_window(state: Santa, window: Window, then: Phase) -> bool:
    """Put the window in place of the turn, over what then follows, unless it would ask nobody."""
    for seat in window.turn:
        if window.admits(state, seat):
            state.swap(then)
            state.push(window)
            return True
    return False


def holly_usable(state: Santa, after: Seat, gave: bool) -> bool:
    """Could a Holly card that is not gone be used now, if somebody held it (SS-108)?"""
    if state.terms.carol == HOLLY and not state.gone[CAROL]:
        return True
    if not state.pile:
        return False
    if not state.gone[MOUSE]:
        return True
    return gave and not state.gone[GHOST] and state.pile[-1].seat == after


@final
class Holly(Window):
    """Right after a turn: A Mouse, the Ghost, and Carol where she is a Holly card."""

    wire_name: ClassVar[str] = "Holly"

    def __init__(
        self, turn: tuple[Seat, ...], after: Seat, gave: bool, users: tuple[Seat, ...]
    ) -> None:
        super().__init__(turn)
        self.after = after
        self.gave = gave  # the turn was a gift play
        self.users = users  # who used a card in this window, in that order

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "after": self.after, "gave": self.gave, "users": self.users}

    def admits(self, state: Santa, seat: Seat) -> bool:
        if not state.held[seat] or state.silent[seat] or seat == state.scrooged:
            return False
        if state.has_to_wait(seat):
            return False
        return holly_usable(state, self.after, self.gave)

    def menu(self, state: Santa, seat: Seat) -> list[Move]:
        moves: list[Move] = [DECLINE]
        hand = state.hands[seat]
        if hand[MOUSE] and state.pile:
            moves.append(USE[MOUSE])
        if hand[GHOST] and self.haunting(state):
            moves.append(USE[GHOST])
        if hand[CAROL] and state.terms.carol == HOLLY:
            moves += carols(state, seat)
        return moves

    def haunting(self, state: Santa) -> bool:
        """Is the turn just taken a gift play that still stands (SS-105)?"""
        return self.gave and bool(state.pile) and state.pile[-1].seat == self.after

    def check(self, state: Santa, seat: Seat, move: Move) -> None:
        hand = state.hands[seat]
        if isinstance(move, Decline):
            return
        if isinstance(move, Use) and move.card == MOUSE:
            require(hand[MOUSE] > 0, "SS-98", "You don’t have A Mouse.")
            require(
                bool(state.pile),
                "SS-100",
                "Nobody has given anything yet, so the Mouse can’t end the round.",
            )
        elif isinstance(move, Use) and move.card == GHOST:
            require(hand[GHOST] > 0, "SS-101", "You don’t have the Ghost of Christmas Present.")
            require(
                self.haunting(state),
                "SS-105",
                "The Ghost only works right after somebody gives gifts.",
            )
        elif isinstance(move, UseOn) and move.card == CAROL and state.terms.carol == HOLLY:
            check_carol(state, seat, move)
        else:
            raise wrong_time(state, move, "Use a Holly card, or let it pass.")

    def react(self, state: Santa, seat: Seat, move: Move, host: Host) -> None:
        rest = self.turn[self.turn.index(seat) :]  # those before are known to have declined
        users = self.users if seat in self.users else (*self.users, seat)
        state.swap(Holly(rest, self.after, self.gave, users))
        if isinstance(move, UseOn):
            carol(state, seat, move.target, host)
        elif isinstance(move, Use) and move.card == GHOST:
            self.haunt(state, seat, host)
            return
        else:
            state.use(seat, MOUSE)
            host.tell(events.USED, seat, (CODES[MOUSE], state.held[seat]))
            state.pop()
            state.swap(EndRound(state.pile[-1].seat, "mouse"))  # SS-98, SS-99
            count_out(state, self.after, users)
        last_card(state, seat, host)

    def haunt(self, state: Santa, seat: Seat, host: Host) -> None:
        """The gifts just laid go back to the hand they came from (SS-101)."""
        state.use(seat, GHOST)
        host.tell(events.USED, seat, (CODES[GHOST], state.held[seat]))
        lay = state.take_back()
        host.tell(events.HAUNTED, lay.seat, (lay.text(), seat))
        last_card(state, seat, host)
        last_card(state, lay.seat, host)  # asked first, so pushed last

    def then(self, state: Santa) -> tuple[Seat, ...]:
        """Who has the next turn, unless nothing is asked in it or the round is over (4.8)."""
        seat = state.next_turn(self.after)
        decides = seat != HOUSE and not state.silent[seat] and state.has_choice(seat)
        return (seat,) if decides else NOBODY

    def close(self, state: Santa, host: Host) -> None:
        if not self.users:
            host.tell(events.WINDOW, self.after, ("holly",))
        count_out(state, self.after, self.users)

    def not_asked(self, state: Santa, seat: Seat) -> NotAsked:
        return not_in_window(state, seat, self.after)


def count_out(state: Santa, after: Seat, users: tuple[Seat, ...]) -> None:
    """Who is out after a window: first the turn's player, then the users of cards (4.6)."""
    go_out(state, after, state.pile[-1].value if state.pile else 0)
    for seat in users:
        go_out(state, seat, 0)


def go_out(state: Santa, seat: Seat, value: int) -> None:
    """A player without cards is out once the window after their turn has closed (SS-43)."""
    if not state.held[seat]:
        state.went_out.append(Finish(seat, value))


def open_santa_window(state: Santa, after: Seat, then: Phase) -> bool:
    """Option `ghost_on_santa`: a window for the Ghost alone (SS-69)."""
    return open_window(state, SantaWindow(state.others_from(after), after), then)


def win_by_santa(state: Santa, seat: Seat) -> None:
    """Santa has won the round, and may have been the last card (SS-45, SS-66)."""
    go_out(state, seat, ABOVE_ALL)
    state.swap(EndRound(seat, "santa"))


@final
class SantaWindow(Window):
    """After Santa, where the Ghost may send him home (SS-69)."""

    wire_name: ClassVar[str] = "SantaWindow"

    def __init__(self, turn: tuple[Seat, ...], after: Seat) -> None:
        super().__init__(turn)
        self.after = after

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "after": self.after}

    def admits(self, state: Santa, seat: Seat) -> bool:
        if not state.held[seat] or state.silent[seat] or seat == state.scrooged:
            return False
        if state.has_to_wait(seat):
            return False
        return not state.gone[GHOST]

    def menu(self, state: Santa, seat: Seat) -> list[Move]:
        return [DECLINE, USE[GHOST]] if state.hands[seat][GHOST] else [DECLINE]

    def check(self, state: Santa, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if not (isinstance(move, Use) and move.card == GHOST):
            raise Illegal("SS-69", "Only the Ghost can answer Santa; otherwise let it pass.")
        require(state.hands[seat][GHOST] > 0, "SS-101", "You don’t have the Ghost.")

    def react(self, state: Santa, seat: Seat, move: Move, host: Host) -> None:
        state.use(seat, GHOST)
        host.tell(events.USED, seat, (CODES[GHOST], state.held[seat]))
        state.unuse_santa(self.after)
        host.tell(events.HAUNTED, self.after, (CODES[SANTA], seat))
        state.pop()  # the round goes on at Santa's left
        go_out(state, seat, 0)
        last_card(state, seat, host)
        last_card(state, self.after, host)

    def close(self, state: Santa, host: Host) -> None:
        host.tell(events.WINDOW, self.after, ("santa",))
        win_by_santa(state, self.after)

    def not_asked(self, state: Santa, seat: Seat) -> NotAsked:
        return not_in_window(state, seat, self.after)
