"""The night: game after game, round after round."""

from __future__ import annotations

from typing import ClassVar, final

from yuletable.games.secret_santa import events
from yuletable.games.secret_santa.cards import TOP_GIFT, cards_of, codes, counts_of
from yuletable.games.secret_santa.phases.fruitcake import open_fruitcake
from yuletable.games.secret_santa.phases.turns import TURN
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.core import HOUSE, Host, Phase


@final
class Night(Phase):
    """Game after game, until the night is over (SS-50)."""

    wire_name: ClassVar[str] = "Night"

    def go(self, state: Santa, host: Host) -> None:
        if state.game == state.terms.games:
            best = max(state.scores)
            winners = tuple([seat for seat, score in enumerate(state.scores) if score == best])
            host.tell(events.NIGHT_OVER, HOUSE, (winners, tuple(state.scores)))
            state.finish()
            return
        seat_everyone(state, host)
        deal(state, host)
        state.lead = state.left_of(state.dealer)  # SS-16
        state.push(Rounds())
        open_fruitcake(state)


def seat_everyone(state: Santa, host: Host) -> None:
    """Seats as at the start of the night (SS-51), and the next dealer (SS-14)."""
    if state.terms.carol_reset:
        state.seating = state.terms.home
    if state.game:
        state.dealer = state.left_of(state.dealer)
    elif state.terms.first_dealer == HOUSE:
        state.dealer = host.chance.below(len(state.scores))
    else:
        state.dealer = state.terms.first_dealer
    state.game += 1


def deal(state: Santa, host: Host) -> None:
    """The whole deck, one card at a time from the dealer's left (SS-12, SS-13)."""
    seats = len(state.scores)
    cards = state.deck().cards[:]
    host.chance.shuffle(cards)
    state.clear_game()
    for place, seat in enumerate(state.round_from(state.dealer)):
        hand = cards[place::seats]
        state.hands[seat] = counts_of(hand)
        state.held[seat] = len(hand)
        for card in hand:
            if card <= TOP_GIFT:
                state.gifts[seat] += 1
    if host.loud:
        for seat in range(seats):
            facts = (state.game, state.dealer, state.held[seat])
            secret = tuple(codes(cards_of(state.hands[seat])))
            host.whisper(events.DEALT, seat, facts, (secret,), (seat,))


@final
class Rounds(Phase):
    """Round after round; the winner of the last, or who sits left of them, opens the next."""

    wire_name: ClassVar[str] = "Rounds"

    def go(self, state: Santa, host: Host) -> None:
        state.sweep()
        if state.playing() <= 1:
            state.swap(EndGame())  # SS-47
            return
        if state.scrooged != HOUSE and not state.held[state.scrooged]:
            state.scrooged = HOUSE  # SS-90
        state.clear_round()
        state.first = state.opener(state.lead)
        host.tell(events.ROUND, state.first)
        state.push(TURN[state.first])


@final
class EndGame(Phase):
    """At most one player has cards and is last; the points are summed up (SS-47, SS-48)."""

    wire_name: ClassVar[str] = "EndGame"

    def go(self, state: Santa, host: Host) -> None:
        state.sweep()
        for seat in state.seating.order:
            if state.held[seat]:
                state.take_place(seat)
        for place, seat in enumerate(state.places, start=1):
            host.tell(events.SCORED, seat, (place, state.points(place), state.scores[seat]))
        state.pop()
