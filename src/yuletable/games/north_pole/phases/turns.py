"""A turn: refill the hand, then make one play."""

from __future__ import annotations

from typing import ClassVar, Final, final

from yuletable.games.north_pole import events
from yuletable.games.north_pole.cards import (
    CODES,
    EX,
    HB,
    NAMES,
    NE,
    RC,
    SA,
    ST,
    TOP_NUMBER,
)
from yuletable.games.north_pole.memory import ANSWERS, WITH_EXPRESS, WITH_HUSTLE
from yuletable.games.north_pole.moves import (
    MOST_SEATS,
    NUMBER,
    TOSS,
    TRIPLE,
    USE,
    Number,
    Toss,
    Triple,
    Use,
    UseOn,
)
from yuletable.games.north_pole.phases.crossing import play_triple
from yuletable.games.north_pole.phases.numbers import play_number
from yuletable.games.north_pole.phases.santa import check_santa
from yuletable.games.north_pole.phases.specialties import (
    check_elf,
    check_express,
    check_hustle,
    check_storm,
    elves,
    hustles,
    play_elf,
    play_express,
    play_hustle,
    play_storm,
    too_far,
)
from yuletable.games.north_pole.state import Race
from yuletable.kernel.ballot import DECLINE, Decline
from yuletable.kernel.core import HOUSE, NOBODY, Host, Move, Phase, Question, Seat, Word
from yuletable.kernel.errors import Illegal, NotAsked, require, turn_of


@final
class Rounds(Phase):
    """Turn after turn, each begun with a full hand (NP-22, NP-23)."""

    wire_name: ClassVar[str] = "Rounds"

    def go(self, state: Race, host: Host) -> None:
        seat = state.next_seat
        state.active = seat
        state.next_seat = state.left_of(seat)
        state.turns[seat] += 1
        if state.detour[seat] < state.turns[seat]:
            state.detour[seat] = 0
        if host.loud:
            host.tell(events.TURN, seat, (state.turns[seat],))
        state.take(seat, state.terms.hand_size - len(state.hands[seat]), host)
        state.push(PLAY[seat])


@final
class Play(Question):
    """One play: a number card, three of a kind, or a Specialty card (NP-29)."""

    wire_name: ClassVar[str] = "Play"

    def waiting(self, state: Race) -> tuple[Seat, ...]:
        return self.alone if state.hands[self.seat] else NOBODY

    def go(self, state: Race, host: Host) -> None:
        """Who has no card at all just ends the turn (NP-28)."""
        state.pop()

    def menu(self, state: Race, seat: Seat) -> list[Move]:
        moves = plays(state, seat)
        if moves:
            return moves
        if state.terms.pass_without_play:
            return [DECLINE]
        last = 0
        for card in state.hands[seat]:  # NP-33
            if card != last:
                moves.append(TOSS[card])
                last = card
        return moves

    def check(self, state: Race, seat: Seat, move: Move) -> None:
        if isinstance(move, (Number, Triple)):
            check_numbers(state, seat, move)
        elif isinstance(move, Use):
            check_use(state, seat, move.card)
        elif isinstance(move, UseOn):
            if move.card == NE:
                check_elf(state, seat, move.target)
            else:
                check_hustle(state, seat, move.target)
        elif isinstance(move, (Toss, Decline)):
            check_stuck(state, seat, move)
        elif isinstance(move, Word) and move.word in ("cross", "stay"):
            raise Illegal("NP-53", "You can only cross right when you land on the Lower Bridge.")
        else:
            raise Illegal(
                "NP-35", "You can only say that on a Station you reached with one number card."
            )

    def play(self, state: Race, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Number):
            state.put(seat, move.value)
            tell_played(state, seat, move, host)
            play_number(state, seat, move.value, host)
            return
        state.pop()
        if isinstance(move, Triple):
            for _ in range(3):
                state.put(seat, move.value)
            tell_played(state, seat, move, host)
            play_triple(state, seat, host)
        elif isinstance(move, Use):
            state.put(seat, move.card)
            tell_played(state, seat, move, host)
            play_specialty(state, seat, move, host)
        elif isinstance(move, UseOn):
            state.put(seat, move.card)
            tell_played(state, seat, move, host)
            if move.card == NE:
                play_elf(state, seat, move.target, move.text())
            else:
                play_hustle(state, seat, move.target, move.text(), host)
        else:
            do_without(state, seat, move, host)

    def not_asked(self, state: Race, seat: Seat) -> NotAsked:
        return turn_of(f"seat {self.seat}")


PLAY: Final = [Play(seat) for seat in range(MOST_SEATS)]
ROUNDS: Final = Rounds()


def plays(state: Race, seat: Seat) -> list[Move]:
    """Every play of this hand, the smallest number first (NP-29 to NP-32)."""
    moves: list[Move] = []
    last = 0
    alike = 0
    most_alike = 0
    for card in state.hands[seat]:  # sorted: numbers come first
        if card == last:
            alike += 1
            if alike > most_alike:
                most_alike = alike
            continue
        last = card
        alike = 1
        if card <= TOP_NUMBER:
            moves.append(NUMBER[card])
        elif card == HB:
            moves += hustles(state, seat)
        elif card == EX:
            if not too_far(state, seat, state.terms.express_spaces):
                moves.append(USE[EX])
        elif card == ST:
            moves.append(USE[ST])
        elif card == NE:
            moves += elves(state, seat)
        elif card == SA and state.terms.santa_on_turn:
            moves.append(USE[SA])
    if most_alike >= 3:
        add_triples(moves, state.hands[seat])
    return moves


def add_triples(moves: list[Move], hand: list[int]) -> None:
    """Three of a kind, for every number held three times or more (NP-45, NP-48)."""
    for at in range(len(hand) - 2):
        card = hand[at]
        if card <= TOP_NUMBER and hand[at + 2] == card and (at == 0 or hand[at - 1] != card):
            moves.append(TRIPLE[card])


def check_numbers(state: Race, seat: Seat, move: Number | Triple) -> None:
    held = state.hands[seat].count(move.value)
    if isinstance(move, Number):
        require(held > 0, "NP-34", f"You have no {move.value}.")
    else:
        found = f"You have {held or 'no'} {move.value}{'' if held == 1 else 's'}."
        require(held >= 3, "NP-45", f"Three of a kind means three equal numbers. {found}")


def check_use(state: Race, seat: Seat, card: int) -> None:
    if card == HB:
        check_hustle(state, seat, HOUSE)
    elif card == EX:
        check_express(state, seat)
    elif card == ST:
        check_storm(state, seat)
    elif card == RC:
        raise Illegal("NP-32", "Reindeer Crossing only answers somebody else’s three of a kind.")
    else:
        on_turn = state.terms.santa_on_turn
        require(on_turn, "NP-32", "Santa only answers somebody else’s Specialty card.")
        check_santa(state, seat)


def check_stuck(state: Race, seat: Seat, move: Move) -> None:
    """Throwing away and passing are for those who can play nothing (NP-31, NP-33)."""
    able = len(plays(state, seat)) > 0
    if isinstance(move, Toss):
        require(not able, "NP-33", "You can still play something, so you can’t toss a card.")
        passing = state.terms.pass_without_play
        require(not passing, "NP-33", "At this table you keep your cards: pass with “-”.")
        held = move.card in state.hands[seat]
        name = NAMES.get(move.card, CODES[move.card])
        require(held, "NP-33", f"You don’t have {name}.")
    else:
        require(not able, "NP-31", "You can’t pass while you can play something.")
        tossing = not state.terms.pass_without_play
        require(not tossing, "NP-33", "You have nothing to play: toss one card, like toss:RC.")


def tell_played(state: Race, seat: Seat, move: Move, host: Host) -> None:
    if not host.loud:
        return
    held = len(state.hands[seat])
    if isinstance(move, UseOn):
        host.tell(events.PLAYED_ON, seat, (CODES[move.card], move.target, held))
    else:
        host.tell(events.PLAYED, seat, (move.text(), held))


def play_specialty(state: Race, seat: Seat, move: Use, host: Host) -> None:
    if move.card == HB:
        play_hustle(state, seat, HOUSE, move.text(), host)
    elif move.card == EX:
        play_express(state, seat, move.text(), host)
    elif move.card == ST:
        play_storm(state, seat, move.text())
    # Santa spent on one's own turn has no effect (NP-32).


def do_without(state: Race, seat: Seat, move: Move, host: Host) -> None:
    """Nothing can be played, which tells everybody what this hand is made of (NP-33)."""
    group = ANSWERS
    if too_far(state, seat, state.terms.express_spaces):
        group = WITH_EXPRESS
    elif not hustles(state, seat):
        group = WITH_HUSTLE
    if isinstance(move, Toss):
        state.put(seat, move.card)
        if host.loud:
            host.tell(events.TOSSED, seat, (CODES[move.card], len(state.hands[seat])))
    else:
        host.tell(events.PASSED, seat)
    state.memory = state.memory.stuck(seat, group, len(state.hands[seat]))
