"""Before the first round: the Fruitcake."""

from __future__ import annotations

from typing import ClassVar, final

from yuletable.games.secret_santa import events
from yuletable.games.secret_santa.cards import CODES, FRUITCAKE, TOP_GIFT
from yuletable.games.secret_santa.moves import LETTERS, Regift
from yuletable.games.secret_santa.phases.carol import check_player
from yuletable.games.secret_santa.phases.interval import between_rounds
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.ballot import DECLINE, Decline, Window
from yuletable.kernel.core import HOUSE, Host, Move, Question, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


def open_fruitcake(state: Santa) -> None:
    if not state.deck().copies[FRUITCAKE]:
        return
    if not state.terms.fruitcake_must:
        state.push(OfferFruitcake(state.round_from(state.dealer)))
        return
    for seat in state.seating.order:
        if state.hands[seat][FRUITCAKE] and state.gifts[seat]:
            state.memory = state.memory.shown(seat, FRUITCAKE)  # nobody else is asked
            state.push(Fruitcake(seat))


def regifts(state: Santa, seat: Seat) -> list[Move]:
    moves: list[Move] = []
    for gift in range(1, TOP_GIFT + 1):
        if state.hands[seat][gift]:
            for other in state.others_from(seat):
                moves.append(Regift(gift, other))
    return moves


def check_regift(state: Santa, seat: Seat, move: Move) -> None:
    require(
        not isinstance(move, Decline), "SS-85", "You have to play the Fruitcake, like FRUIT:1>B."
    )
    if not isinstance(move, Regift):
        raise Illegal("SS-84", "The Fruitcake comes first: give somebody a gift, like FRUIT:1>B.")
    require(state.hands[seat][FRUITCAKE] > 0, "SS-82", "You don’t have the Fruitcake.")
    require(
        1 <= move.gift <= TOP_GIFT,
        "SS-83",
        f"The Fruitcake passes a gift along, from 1 to {TOP_GIFT}.",
    )
    require(state.hands[seat][move.gift] > 0, "SS-83", f"You have no {move.gift} to give away.")
    check_player(state, move.target, "SS-83")
    require(move.target != seat, "SS-83", "Give the gift to somebody else.")


def regift(state: Santa, seat: Seat, move: Regift, host: Host) -> None:
    """One gift changes hands; giver and receiver know which (SS-85)."""
    public = state.terms.fruitcake_public
    state.use(seat, FRUITCAKE)
    state.hand_over(seat, move.target, move.gift)
    state.memory = state.memory.regifted(seat, move.target, move.gift, public)
    host.tell(events.USED, seat, (CODES[FRUITCAKE], state.held[seat]))
    if public:
        host.tell(events.REGIFTED_OPENLY, seat, (move.target, CODES[move.gift]))
    else:
        eyes = (seat, move.target)
        host.whisper(events.REGIFTED, seat, (move.target,), (CODES[move.gift],), eyes)
    between_rounds(state, seat, host)


@final
class Fruitcake(Question):
    """The player who was dealt the Fruitcake must play it (SS-85)."""

    wire_name: ClassVar[str] = "Fruitcake"

    def menu(self, state: Santa, seat: Seat) -> list[Move]:
        return regifts(state, seat)

    def check(self, state: Santa, seat: Seat, move: Move) -> None:
        check_regift(state, seat, move)

    def play(self, state: Santa, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Regift)
        state.pop()
        regift(state, seat, move, host)

    def not_asked(self, state: Santa, seat: Seat) -> NotAsked:
        return NotAsked("SS-84", f"First {LETTERS[self.seat]} plays the Fruitcake.")


@final
class OfferFruitcake(Window):
    """Option `fruitcake_play=may`: everyone is asked, clockwise from the dealer's left (SS-85)."""

    wire_name: ClassVar[str] = "OfferFruitcake"

    def admits(self, state: Santa, seat: Seat) -> bool:
        return not state.gone[FRUITCAKE] and state.held[seat] > 0

    def menu(self, state: Santa, seat: Seat) -> list[Move]:
        moves: list[Move] = [DECLINE]
        if state.hands[seat][FRUITCAKE]:
            moves += regifts(state, seat)
        return moves

    def check(self, state: Santa, seat: Seat, move: Move) -> None:
        if not isinstance(move, Decline):
            check_regift(state, seat, move)

    def react(self, state: Santa, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Regift)
        state.pop()
        regift(state, seat, move, host)

    def close(self, state: Santa, host: Host) -> None:
        host.tell(events.WINDOW, HOUSE, ("fruitcake",))

    def not_asked(self, state: Santa, seat: Seat) -> NotAsked:
        return NotAsked(
            "SS-84", "The table asks everyone about the Fruitcake first, one after another."
        )
