"""A turn: take a card from either pile, place it or discard it; and whose turn is next."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.holiday_shuffle import events
from yuletable.games.holiday_shuffle.calendar import NOTHING, SLOTS, WILD, no_day_between
from yuletable.games.holiday_shuffle.moves import (
    ACCEPT,
    DRAW,
    DRAWN_MENU,
    LETTERS,
    PUT,
    REFUSE,
    REJECT,
    TAKE,
    TAKE_MENU,
    TURN_MENU,
    Name,
    Put,
    Switch,
    Take,
    Trade,
)
from yuletable.games.holiday_shuffle.moves import AGAIN as ONCE_MORE
from yuletable.games.holiday_shuffle.phases.effects import celebrate
from yuletable.games.holiday_shuffle.phases.ending import SCORE
from yuletable.games.holiday_shuffle.phases.wilds import ALONE, Naming
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.games.holiday_shuffle.terms import TURN_END as AT_TURN_END
from yuletable.games.holiday_shuffle.terms import WHEN_EMPTIED, WHEN_NEEDED
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import HOUSE, Host, Move, Phase, Question, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require

CHOOSE: Final = "Take a card first: P draws one, D>4 takes the top discard into slot 4."
KEEP: Final = "Put the card you drew on your mat, like >4, or discard it with x."


@final
class Turn(Question):
    """Take the top card of one of the piles (HS-36)."""

    wire_name: ClassVar[str] = "Turn"

    def menu(self, state: Shuffle, seat: Seat) -> list[Move]:
        can_draw = may_draw(state)
        if state.terms.gap_ban and state.discard[-1] == WILD:
            moves: list[Move] = [DRAW] if can_draw else []
            for slot in open_slots(state, seat):
                moves.append(TAKE[slot])
            return moves
        return TURN_MENU[:] if can_draw else TAKE_MENU[:]

    def check(self, state: Shuffle, seat: Seat, move: Move) -> None:
        if isinstance(move, Take):
            check_slot(state, seat, move.slot, state.discard[-1])
        elif move == DRAW:
            why = "The deck is empty, so take the top discard."
            require(may_draw(state), "HS-54", why)
        elif isinstance(move, Put) or move == REJECT:
            raise Illegal("HS-36", CHOOSE)
        else:
            raise wrong_time(state, move, CHOOSE)

    def play(self, state: Shuffle, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Take):
            card = state.discard.pop()
            old = state.exchange(seat, move.slot, card)
            tell_exchange(state, seat, move.slot, card, old, host, drawn=False)
            placed(state, seat, card, host)
        else:
            draw(state, seat, host)
            state.swap(DRAWN[seat])

    def not_asked(self, state: Shuffle, seat: Seat) -> NotAsked:
        return NotAsked("TB-02", f"It’s {LETTERS[self.seat]}’s turn.")


@final
class Drawn(Question):
    """Place the drawn card, which only its drawer has seen, or discard it (HS-38)."""

    wire_name: ClassVar[str] = "Drawn"

    def menu(self, state: Shuffle, seat: Seat) -> list[Move]:
        if state.terms.gap_ban and state.held == WILD:
            moves: list[Move] = [REJECT]
            for slot in open_slots(state, seat):
                moves.append(PUT[slot])
            return moves
        return DRAWN_MENU[:]

    def check(self, state: Shuffle, seat: Seat, move: Move) -> None:
        if isinstance(move, Put):
            check_slot(state, seat, move.slot, state.held)
        elif isinstance(move, Take) or move == DRAW:
            raise Illegal("HS-41", f"You have already taken a card this turn. {KEEP}")
        elif move != REJECT:
            raise wrong_time(state, move, KEEP)

    def play(self, state: Shuffle, seat: Seat, move: Move, host: Host) -> None:
        card = state.held
        state.held = NOTHING
        if isinstance(move, Put):
            old = state.exchange(seat, move.slot, card)
            tell_exchange(state, seat, move.slot, card, old, host, drawn=True)
            placed(state, seat, card, host)
        else:
            state.discard.append(card)
            host.tell(events.REJECTED, seat, (state.terms.codes[card],))
            end_turn(state, seat, host)

    def not_asked(self, state: Shuffle, seat: Seat) -> NotAsked:
        return NotAsked("TB-02", f"It’s {LETTERS[self.seat]}’s turn.")


@final
class TurnEnd(Phase):
    """After an effect, or a Wild that was named: mats are tested, and the turn is over (HS-56)."""

    wire_name: ClassVar[str] = "TurnEnd"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def go(self, state: Shuffle, host: Host) -> None:
        if state.anyone_complete():
            state.swap(SCORE)  # whose turn it is does not matter (HS-57)
        else:
            end_turn(state, self.seat, host)


TURN: Final = [Turn(seat) for seat in range(len(LETTERS))]
DRAWN: Final = [Drawn(seat) for seat in range(len(LETTERS))]
TURN_END: Final = [TurnEnd(seat) for seat in range(len(LETTERS))]


# Taking cards.


def may_draw(state: Shuffle) -> bool:
    if state.draw:
        return True
    return state.terms.flip == WHEN_NEEDED and state.can_flip()


def draw(state: Shuffle, seat: Seat, host: Host) -> None:
    """The top of the draw pile is looked at; an empty pile is renewed as agreed (HS-53)."""
    if not state.draw:
        flip(state, host)  # when_needed
    state.held = state.draw.pop()
    if host.loud:
        host.whisper(events.DREW, seat, (), (state.terms.codes[state.held],), (seat,))
    if not state.draw and state.terms.flip == WHEN_EMPTIED:
        flip(state, host)


def flip(state: Shuffle, host: Host) -> None:
    if state.can_flip():
        state.flip()
        if host.loud:
            facts = (state.terms.codes[state.discard[-1]], len(state.draw))
            host.tell(events.FLIPPED, HOUSE, facts)


# Placing cards.


def open_slots(state: Shuffle, seat: Seat) -> list[int]:
    """Where a Wild may be put under `wild_gap_ban`."""
    return [slot for slot in range(SLOTS) if not in_gap(state, seat, slot)]


def in_gap(state: Shuffle, seat: Seat, slot: int) -> bool:
    """Do both neighbors of this slot have printed dates without a day between them (HS-23)?"""
    if slot == 0 or slot == SLOTS - 1:
        return False
    days = state.terms.days
    left = days[state.mats[seat][slot - 1]]
    right = days[state.mats[seat][slot + 1]]
    if left == WILD or right == WILD:
        return False
    return no_day_between(left, right, state.terms.scale.leap)


def check_slot(state: Shuffle, seat: Seat, slot: int, card: int) -> None:
    if state.terms.gap_ban and card == WILD:
        why = f"No day is left for a Wild between the cards beside slot {slot + 1}."
        require(not in_gap(state, seat, slot), "HS-23", why)


def tell_exchange(
    state: Shuffle, seat: Seat, slot: int, card: int, old: int, host: Host, drawn: bool
) -> None:
    if host.loud:
        codes = state.terms.codes
        kind = events.KEPT if drawn else events.TOOK
        host.tell(kind, seat, (codes[card], slot + 1, codes[old]))


def placed(state: Shuffle, seat: Seat, card: int, host: Host) -> None:
    """What follows an exchange: the mat is tested, then a Celebration works (HS-43, HS-56)."""
    if card == WILD and state.terms.placement:
        state.swap(TURN_END[seat])
        state.push(Naming(ALONE[seat]))
    elif state.complete(seat):
        state.swap(SCORE)
    elif state.terms.extras[card]:
        state.swap(TURN_END[seat])
        celebrate(state, seat, state.terms.extras[card], host)
    else:
        end_turn(state, seat, host)


def end_turn(state: Shuffle, seat: Seat, host: Host) -> None:
    """One more turn if it is owed (HS-48), else the player to the left (HS-35)."""
    if not state.draw and state.terms.flip == AT_TURN_END:
        flip(state, host)
    if state.extra:
        state.extra -= 1
        state.swap(TURN[seat])
    else:
        state.swap(TURN[state.left_of(seat)])


def wrong_time(state: Shuffle, move: Move, instead: str) -> Illegal:
    """Why a move of another moment cannot be made now."""
    if isinstance(move, (Switch, Trade, Decline)) or move == ONCE_MORE:
        return Illegal("HS-45", f"A Celebration only works when you have just placed it. {instead}")
    if isinstance(move, Name):
        if state.terms.placement:
            return Illegal("HS-24", "You name a Wild when you put it on your mat, and only then.")
        return Illegal("HS-20", "Wilds get their dates when the round is scored.")
    if move in (ACCEPT, REFUSE):
        return Illegal("HS-50", "Nobody has offered you a trade.")
    return Illegal("TB-04", instead)
