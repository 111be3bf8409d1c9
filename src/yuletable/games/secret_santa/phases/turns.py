"""A turn: lay gifts, use a Star card, or pass; and whose turn is next."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.secret_santa import events
from yuletable.games.secret_santa.cards import (
    CAROL,
    CODES,
    ELF,
    KINDS,
    NAMES,
    SANTA,
    STAR,
    TOP_GIFT,
)
from yuletable.games.secret_santa.moves import (
    LETTERS,
    PASS,
    USE,
    Give,
    Use,
    UseOn,
    Zeros,
    with_santa,
)
from yuletable.games.secret_santa.phases.carol import carol, carols, check_carol
from yuletable.games.secret_santa.phases.final_gift import last_card
from yuletable.games.secret_santa.phases.holly import (
    go_out,
    open_holly,
    open_santa_window,
    win_by_santa,
)
from yuletable.games.secret_santa.phases.interval import EndRound
from yuletable.games.secret_santa.phases.timing import wrong_time
from yuletable.games.secret_santa.state import Lay, Santa
from yuletable.kernel.core import HOUSE, NOBODY, Host, Move, Phase, Question, Seat, Word
from yuletable.kernel.errors import Illegal, NotAsked, require

SONG: Final = 5  # five gold rings


@final
class Turn(Question):
    """Lay gifts, use a Star card, or pass."""

    wire_name: ClassVar[str] = "Turn"

    def waiting(self, state: Santa) -> tuple[Seat, ...]:
        asked = state.has_choice(self.seat) and not state.silent[self.seat]
        return self.alone if asked else NOBODY

    def go(self, state: Santa, host: Host) -> None:
        """Nothing is asked: the turn is missed, or everybody sees that it is a pass (SS-110)."""
        chance = not state.terms.single_chance or state.number() <= 1
        if state.silent[self.seat] and chance:
            self.miss(state, host)
        else:
            self.play(state, self.seat, PASS, host)

    def miss(self, state: Santa, host: Host) -> None:
        """The turn is missed for want of a "Final Gift!" (SS-37)."""
        seat = self.seat
        state.silent[seat] = False
        host.tell(events.MISSED, seat)
        others = [s for s in state.others_from(seat) if state.held[s] and not state.passed[s]]
        if state.terms.missing_is_passing or (state.pile and not others):
            state.passed[seat] = True
        state.swap(NEXT[seat])

    def menu(self, state: Santa, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if state.pile or state.terms.opener_may_pass:
            moves.append(PASS)
        add_gift_plays(moves, state, seat)
        if state.hands[seat][SANTA]:
            if state.terms.santa_with_gifts:
                moves += [with_santa(move) for move in moves if isinstance(move, Give)]
            moves.append(USE[SANTA])
        if state.terms.carol == STAR and state.hands[seat][CAROL]:
            moves += carols(state, seat)
        return moves

    def check(self, state: Santa, seat: Seat, move: Move) -> None:
        if isinstance(move, Give):
            check_give(state, seat, move)
        elif isinstance(move, Zeros):
            check_zeros(state, seat, move)
        elif isinstance(move, Word):
            check_word(state, seat, move)
        elif isinstance(move, Use) and move.card == SANTA:
            require(state.hands[seat][SANTA] > 0, "SS-66", "You don’t have Santa.")
        elif isinstance(move, UseOn) and move.card == CAROL and state.terms.carol == STAR:
            check_carol(state, seat, move)
        else:
            raise wrong_time(state, move, "On your turn, lay gifts, use a Star card, or pass.")

    def play(self, state: Santa, seat: Seat, move: Move, host: Host) -> None:
        if isinstance(move, Give):
            self.lay(state, Lay(seat, move.value, move.gifts, move.elves, ()), move.santa, host)
        elif isinstance(move, Word):
            state.passed[seat] = True
            host.tell(events.PASSED, seat)
            if not (state.terms.holly_after_pass and open_holly(state, seat, False, NEXT[seat])):
                pass_on(state, seat)  # SS-57
        elif isinstance(move, Zeros):
            self.lay(state, Lay(seat, 0, 0, 0, move.cards), False, host)
        elif isinstance(move, UseOn):
            self.change_seats(state, seat, move.target, host)
        else:
            self.santa(state, seat, host)

    def lay(self, state: Santa, lay: Lay, santa: bool, host: Host) -> None:
        seat = lay.seat
        state.lay(lay)
        if host.loud:
            host.tell(events.GAVE, seat, (lay.text(), lay.value, lay.size, state.held[seat]))
            if lay.value == SONG and lay.size == SONG:
                host.tell(events.SING, seat)  # SS-31
        if santa:
            self.santa(state, seat, host, with_gifts=True)
            return
        if not open_holly(state, seat, True, NEXT[seat]):
            go_out(state, seat, lay.value)
            pass_on(state, seat)
        if state.held[seat] == 1:
            last_card(state, seat, host)

    def santa(self, state: Santa, seat: Seat, host: Host, with_gifts: bool = False) -> None:
        """Santa wins the round at once (SS-66)."""
        state.use(seat, SANTA)
        host.tell(events.USED, seat, (CODES[SANTA], state.held[seat]))
        haunted = state.terms.ghost_on_santa and not with_gifts  # SS-69, SS-70
        if not (haunted and open_santa_window(state, seat, NEXT[seat])):
            win_by_santa(state, seat)
        last_card(state, seat, host)

    def change_seats(self, state: Santa, seat: Seat, target: Seat, host: Host) -> None:
        """Carol as a Star: the turn goes on from the new seat (SS-97)."""
        carol(state, seat, target, host)
        if not state.held[seat]:
            go_out(state, seat, 0)
            state.swap(NEXT[seat])
        last_card(state, seat, host)

    def not_asked(self, state: Santa, seat: Seat) -> NotAsked:
        if not state.held[seat]:
            return NotAsked("SS-26", "You have no cards left.")
        if seat == state.scrooged:
            return NotAsked("SS-87", "Scrooge benched you: you sit this round out.")
        if state.passed[seat]:
            return NotAsked("SS-21", "You have passed and are out of this round.")
        return NotAsked("TB-02", f"It’s {LETTERS[self.seat]}’s turn.")


TURN: Final = [Turn(seat) for seat in range(len(LETTERS))]


def add_gift_plays(moves: list[Move], state: Santa, seat: Seat) -> None:
    """Every set this seat may lay now, lowest first (SS-17, SS-18, SS-64, SS-73)."""
    hand = state.hands[seat]
    elves = hand[ELF]
    gives = state.terms.gives
    if state.pile:
        top = state.pile[-1]
        size = top.size
        fewest = max(size - elves, 1)
        for value in range(top.value + 1, TOP_GIFT + 1):
            held = hand[value]
            if held < fewest:
                continue
            if not elves:
                moves.append(gives[value][size][0])
                continue
            for gifts in range(fewest, min(held, size) + 1):
                moves.append(gives[value][gifts][size - gifts])
    elif state.gifts[seat]:
        for value in range(1, TOP_GIFT + 1):
            for gifts in range(1, hand[value] + 1):
                for helpers in range(elves + 1):
                    moves.append(gives[value][gifts][helpers])
    else:
        moves += zero_plays(hand)


def zero_plays(hand: list[int]) -> list[Move]:
    """Every choice of the specials in a hand without gifts (SS-64)."""
    choices: list[tuple[int, ...]] = [()]
    for card in range(TOP_GIFT + 1, KINDS):
        more: list[tuple[int, ...]] = []
        for count in range(hand[card] + 1):
            for choice in choices:
                more.append(choice + (card,) * count)
        choices = more
    moves: list[Move] = []
    for choice in choices:
        if choice:
            moves.append(Zeros(choice))
    return moves


def check_give(state: Santa, seat: Seat, move: Give) -> None:
    hand = state.hands[seat]
    value = move.value
    require(1 <= value <= TOP_GIFT, "SS-01", "Gifts go from 1 to 12.")
    require(move.gifts + move.elves >= 1, "SS-17", "Lay at least one card.")
    require(move.gifts >= 1, "SS-73", "Elves copy a gift: lay at least one with them.")
    if state.pile:
        top = state.pile[-1].value
        size = state.pile[0].size
        require(value != top, "SS-19", f"A tie is not enough: lay more than {top}.")
        require(value > top, "SS-18", f"Lay a higher value than {top}, or pass.")
        wanted = f"This round takes {size} card{'s' if size > 1 else ''} at a time."
        require(move.gifts + move.elves == size, "SS-18", wanted)
    held = f"You have {hand[value] or 'no'} {value}{'' if hand[value] == 1 else 's'}."
    require(hand[value] >= move.gifts, "SS-17", held)
    elves = f"You have {hand[ELF] or 'no'} Elves." if hand[ELF] != 1 else "You have one Elf."
    require(hand[ELF] >= move.elves, "SS-71", elves)
    if move.santa:
        require(state.terms.santa_with_gifts, "SS-70", "Play Santa all by himself.")
        require(hand[SANTA] > 0, "SS-66", "You don’t have Santa.")


def check_zeros(state: Santa, seat: Seat, move: Zeros) -> None:
    hand = state.hands[seat]
    for card in move.cards:
        require(card > TOP_GIFT, "SS-63", "Only specials can count as zeros.")
        require(move.cards.count(card) <= hand[card], "SS-64", f"You don’t have {NAMES[card]}.")
    require(
        not state.gifts[seat], "SS-63", "Specials only count as zeros once your gifts are gone."
    )
    require(not state.pile, "SS-64", "Zero can’t beat anything: you can only open a round with it.")


def check_word(state: Santa, seat: Seat, move: Word) -> None:
    if move != PASS:
        raise Illegal("SS-36", "You only say that when you get down to one card.")
    open_round = not state.pile and not state.terms.opener_may_pass
    require(not open_round, "SS-22", "Nobody has given anything yet, and it’s up to you to open.")


@final
class Next(Phase):
    """The turn goes on to the left, or everyone has passed and the round is over (SS-23)."""

    wire_name: ClassVar[str] = "Next"

    def __init__(self, after: Seat) -> None:
        self.after = after

    def parts(self) -> dict[str, Any]:
        return {"after": self.after}

    def go(self, state: Santa, host: Host) -> None:
        pass_on(state, self.after)


def pass_on(state: Santa, after: Seat) -> None:
    """Swap in the turn of the next player who may still play, or the end of the round."""
    seat = state.next_turn(after)
    if seat != HOUSE:
        state.swap(TURN[seat])
    elif state.pile:
        state.swap(EndRound(state.pile[-1].seat, "top"))  # SS-28
    else:
        state.swap(EndRound(state.first, "nobody"))  # SS-32


NEXT: Final = [Next(seat) for seat in range(len(LETTERS))]
