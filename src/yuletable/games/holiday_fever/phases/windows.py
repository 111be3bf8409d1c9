"""Windows: three times a turn, everyone who holds a card may play one (HF-150 to HF-154)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.holiday_fever.moves import PASS, Play
from yuletable.games.holiday_fever.phases.december import CHECK
from yuletable.games.holiday_fever.phases.instructions import begin_play
from yuletable.games.holiday_fever.phases.plays import (
    check_no_reaction,
    check_play,
    only_after_roll,
    plays,
)
from yuletable.games.holiday_fever.phases.taking import check_held
from yuletable.games.holiday_fever.printed import Card
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.ballot import Decline, Window
from yuletable.kernel.core import Host, Move, Seat
from yuletable.kernel.errors import Illegal, NotAsked

BEFORE: Final = 1  # the throw
BETWEEN: Final = 2  # throw and move
AFTER: Final = 3  # the instruction
AT_SALE: Final = 4  # before somebody chooses at an Estate Sale or Auction (HF-240)


def open_window(state: Fever, when: int) -> None:
    """Ask those who hold a card, the active seat first; nobody if nobody holds one (HF-152)."""
    active = state.active
    alone = when == BETWEEN and not state.terms.all_after_throw  # HF-150
    if alone:
        if state.hands[active]:
            state.push(Anytime((active,), when))
        return
    for hand in state.hands:
        if hand:
            state.push(Anytime((active, *state.others_from(active)), when))
            return


@final
class Anytime(Window):
    """A moment to play a held card."""

    wire_name: ClassVar[str] = "Anytime"

    def __init__(self, turn: tuple[Seat, ...], when: int) -> None:
        super().__init__(turn)
        self.when = when

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "when": self.when}

    def admits(self, state: Fever, seat: Seat) -> bool:
        return len(state.hands[seat]) > 0

    def timely(self, state: Fever, seat: Seat, card: Card) -> bool:
        """Is this a moment for this card (HF-150, HF-154, HF-156, HF-232)?"""
        if card.throw:
            return self.when == BETWEEN and seat == state.active and state.thrown > 0
        if card.reaction:
            return False
        return self.when != BETWEEN or state.terms.all_after_throw

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS]
        last = -1
        for card in state.hands[seat]:
            if card != last and self.timely(state, seat, state.terms.cards[card]):
                moves += plays(state, seat, card)
            last = card
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if not isinstance(move, Play):
            raise Illegal("HF-152", "Play one of your cards, or pass.")
        check_held(state, seat, move)
        index = state.terms.card(move.code)
        card = state.terms.cards[index]
        check_no_reaction(card)
        if not self.timely(state, seat, card):
            if card.throw:
                raise only_after_roll()
            raise Illegal("HF-150", "At this table you can only play roll cards after a roll.")
        check_play(state, seat, index, move)

    def react(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Play)
        card = state.terms.card(move.code)
        state.lay(seat, card)
        state.pop()
        state.push(self)  # asking starts again, under new seals (HF-152)
        state.push(CHECK)
        begin_play(state, seat, card, move, host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        if not state.hands[seat]:
            return NotAsked("HF-152", "You have no Naughty-or-Nice card.")
        return NotAsked("HF-152", "The table asks the players with cards, one at a time.")
