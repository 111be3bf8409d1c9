"""Before the first turn: who deals, and the deal."""

from __future__ import annotations

from yuletable.games.north_pole import events
from yuletable.games.north_pole.cards import CODES, TOP_NUMBER, codes
from yuletable.games.north_pole.phases.turns import ROUNDS
from yuletable.games.north_pole.state import Lot, Race
from yuletable.games.north_pole.terms import TrainTerms
from yuletable.kernel.core import HOUSE, Host, Seat


def start(terms: TrainTerms, host: Host) -> Race:
    """All trains at Home, a dealer, the deal, and the first turn (NP-13 to NP-22)."""
    state = Race(terms)
    state.push(ROUNDS)
    state.dealer = terms.first_dealer
    if state.dealer == HOUSE:
        state.dealer = draw_for_dealer(state, host)
    host.tell(events.DEALER, state.dealer)
    deal(state, host)
    state.next_seat = state.left_of(state.dealer)
    state.settle(host)
    return state


def draw_for_dealer(state: Race, host: Host) -> Seat:
    """The highest number deals; those who tie for it draw again, alone (NP-14 to NP-17)."""
    seats = list(range(len(state.at)))
    lots: list[Lot] = []
    while len(seats) > 1:
        deck = state.terms.deck[:]
        host.chance.shuffle(deck)
        numbers: list[int] = []
        for seat in seats:
            card = deck.pop()
            while card > TOP_NUMBER:  # it goes back, and the same seat draws again
                tell_lot(lots, seat, card, host)
                deck.append(card)
                host.chance.shuffle(deck)
                card = deck.pop()
            tell_lot(lots, seat, card, host)
            numbers.append(card)
        highest = max(numbers)
        seats = [seat for seat, card in zip(seats, numbers, strict=True) if card == highest]
    state.lots = tuple(lots)
    return seats[0]


def tell_lot(lots: list[Lot], seat: Seat, card: int, host: Host) -> None:
    lots.append(Lot(seat, card))
    host.tell(events.LOT, seat, (CODES[card],))


def deal(state: Race, host: Host) -> None:
    """All cards are shuffled and dealt one at a time from the dealer's left (NP-18 to NP-21)."""
    deck = state.terms.deck[:]
    host.chance.shuffle(deck)
    for _ in range(state.terms.deal_size):
        for seat in state.round_from(state.dealer):
            state.hands[seat].append(deck.pop())
    for hand in state.hands:
        hand.sort()
    state.draw = deck
    if host.loud:
        for seat, hand in enumerate(state.hands):
            host.whisper(events.DEALT, seat, (len(hand),), (tuple(codes(hand)),), (seat,))
