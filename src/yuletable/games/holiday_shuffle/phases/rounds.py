"""The game: who deals, the deal, round after round, and who has won."""

from __future__ import annotations

from typing import ClassVar, Final, final

from yuletable.games.holiday_shuffle import events
from yuletable.games.holiday_shuffle.calendar import SLOTS, WILD
from yuletable.games.holiday_shuffle.phases.ending import SCORE
from yuletable.games.holiday_shuffle.phases.turns import TURN
from yuletable.games.holiday_shuffle.phases.wilds import Naming
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.kernel.core import HOUSE, Host, Phase, Seat

JAN1: Final = 1


@final
class Rounds(Phase):
    """Round after round, until the most points win (HS-72 to HS-75)."""

    wire_name: ClassVar[str] = "Rounds"

    def go(self, state: Shuffle, host: Host) -> None:
        if state.round == state.terms.rounds:
            best = max(state.scores)
            winners = tuple([seat for seat, score in enumerate(state.scores) if score == best])
            host.tell(events.GAME_OVER, HOUSE, (winners, tuple(state.scores)))
            state.finish()
            return
        state.tidy()
        state.dealer = next_dealer(state, host)
        state.round += 1
        deal(state, host)
        state.push(OPENING)
        if state.terms.placement:
            state.push(Naming(state.round_from(state.dealer)))


@final
class Opening(Phase):
    """The cards are dealt: a mat may be complete already, else the first turn (HS-35, HS-56)."""

    wire_name: ClassVar[str] = "Opening"

    def go(self, state: Shuffle, host: Host) -> None:
        if state.anyone_complete():
            state.swap(SCORE)
        else:
            state.swap(TURN[state.left_of(state.dealer)])


ROUNDS: Final = Rounds()
OPENING: Final = Opening()


def next_dealer(state: Shuffle, host: Host) -> Seat:
    if state.round:
        return state.left_of(state.dealer)  # HS-72
    if state.terms.first_dealer != HOUSE:
        return state.terms.first_dealer
    return drawn_dealer(state, host)


def drawn_dealer(state: Shuffle, host: Host) -> Seat:
    """The player who draws the earliest date; tied players draw again (HS-25 to HS-28)."""
    cards = state.terms.deck[:]
    host.chance.shuffle(cards)
    tied = list(state.seating.order)
    while len(tied) > 1 and len(cards) >= len(tied):
        days: list[int] = []
        for seat in tied:
            days.append(draw_for_deal(state, seat, cards, host))
        first = min(days)
        tied = [seat for seat, day in zip(tied, days, strict=True) if day == first]
    return tied[0]


def draw_for_deal(state: Shuffle, seat: Seat, cards: list[int], host: Host) -> int:
    """The day of the card this seat draws; a Wild is Jan1, or laid aside for another."""
    card = cards.pop()
    host.tell(events.DREW_FOR_DEAL, seat, (state.terms.codes[card],))
    while card == WILD and state.terms.wild_redraws and cards:
        card = cards.pop()
        host.tell(events.DREW_FOR_DEAL, seat, (state.terms.codes[card],))
    return JAN1 if card == WILD else state.terms.days[card]


def deal(state: Shuffle, host: Host) -> None:
    """Ten cards each, one at a time from the dealer's left, and one turned up (HS-29 to HS-32)."""
    cards = state.terms.deck[:]
    host.chance.shuffle(cards)
    order = state.round_from(state.dealer)
    for slot in range(SLOTS):
        for seat in order:
            state.lay(seat, slot, cards.pop())
    state.discard = [cards.pop()]
    state.draw = cards
    if host.loud:
        codes = state.terms.codes
        host.tell(events.ROUND, state.left_of(state.dealer), (state.round, state.dealer))
        for seat in order:
            host.tell(events.DEALT, seat, (tuple(state.mat_codes(seat)),))
        host.tell(events.TURNED_UP, HOUSE, (codes[state.discard[0]],))
