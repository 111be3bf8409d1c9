"""Moving a token, and what the space it lands on does."""

from __future__ import annotations

from yuletable.games.christmas_opoly import board, events
from yuletable.games.christmas_opoly.board import DECKS, MIDDLE, Card
from yuletable.games.christmas_opoly.phases.auction import Buy
from yuletable.games.christmas_opoly.phases.debts import owe
from yuletable.games.christmas_opoly.phases.estate import buildings
from yuletable.games.christmas_opoly.phases.rent import visit
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import HOUSE, Host, Seat


def forward(state: Opoly, seat: Seat, steps: int, host: Host) -> None:
    """Move by the dice; from the middle ON DASHER is step one (CO-016, CO-023)."""
    if state.at[seat] == MIDDLE:
        if state.terms.entry_pays:
            collect_dasher(state, seat, host)  # CO-020
        arrive(state, seat, (steps - 1) % state.terms.size, host)
    else:
        go_on(state, seat, steps, host)


def go_on(state: Opoly, seat: Seat, steps: int, host: Host) -> None:
    """So many steps ahead; ON DASHER pays once, before the landing (CO-028)."""
    goal = state.at[seat] + steps
    if goal >= state.terms.size:
        collect_dasher(state, seat, host)
    arrive(state, seat, goal % state.terms.size, host)


def go_back(state: Opoly, seat: Seat, steps: int, host: Host) -> None:
    """Backwards ON DASHER pays only whom it ends on (CO-029)."""
    goal = (state.at[seat] - steps) % state.terms.size
    if goal == 0:
        collect_dasher(state, seat, host)
    arrive(state, seat, goal, host)


def collect_dasher(state: Opoly, seat: Seat, host: Host) -> None:
    amount = state.terms.amounts.dasher
    state.cash[seat] += amount
    host.tell(events.DASHER, seat, (amount,))


def arrive(state: Opoly, seat: Seat, space: int, host: Host) -> None:
    state.at[seat] = space
    if host.loud:
        host.tell(events.MOVED, seat, (space, state.terms.spaces[space].name))


def land(state: Opoly, seat: Seat, host: Host) -> bool:
    """The space takes effect (CO-021); True if it sends the token to NAUGHTY."""
    space = state.at[seat]
    kind = state.terms.kinds[space]
    if kind == board.PROPERTY:
        land_on_property(state, seat, space, host)
    elif kind == board.BIG_FUN:
        return follow(state, seat, 0, host)
    elif kind == board.BAH_HUMBUG:
        return follow(state, seat, 1, host)
    elif kind == board.PAY:
        owe(state, seat, HOUSE, state.terms.spaces[space].due, host)
    elif kind == board.SANTA:
        collect_middle(state, seat, host)
    elif kind == board.GO_NAUGHTY:
        send(state, seat, "space", host)
        return True
    elif kind == board.NAUGHTY:
        host.tell(events.NICE, seat)  # CO-065
    return False


def land_on_property(state: Opoly, seat: Seat, space: int, host: Host) -> None:
    owner = state.owner[space]
    if owner == HOUSE:
        state.push(Buy(seat, space, 0))
    elif owner != seat:  # CO-047
        visit(state, seat, space, host)


def collect_middle(state: Opoly, seat: Seat, host: Host) -> None:
    """All the money lying in the middle just now (CO-061)."""
    amount = state.middle
    state.middle = 0
    state.cash[seat] += amount
    host.tell(events.SANTA, seat, (amount,))


def send(state: Opoly, seat: Seat, why: str, host: Host) -> None:
    """Directly to NAUGHTY, without the way over ON DASHER (CO-063)."""
    state.at[seat] = state.terms.naughty
    state.naughty[seat] = 0
    host.tell(events.SENT, seat, (why,))


# Cards.


def follow(state: Opoly, seat: Seat, deck: int, host: Host) -> bool:
    """Draw a card and follow it (CO-030); True if it sends the token to NAUGHTY."""
    card = state.draw(deck)
    if host.loud:
        host.tell(events.CARD, seat, (DECKS[deck], card.id, card.title, card.text))
    effect = card.effect
    if effect == board.GO_TO_NAUGHTY:
        send(state, seat, "card", host)
        return True
    if effect == board.LOSE_TURN:
        state.lose[seat] += 1  # CO-151
        host.tell(events.LOSES, seat)
        return False
    if effect in (board.ADVANCE_TO, board.ADVANCE_NEXT, board.FORWARD, board.BACK):
        move_by_card(state, seat, card, host)
        return land(state, seat, host)  # CO-032
    money_by_card(state, seat, card, host)
    return False


def move_by_card(state: Opoly, seat: Seat, card: Card, host: Host) -> None:
    if card.effect == board.BACK:
        go_back(state, seat, card.amount, host)
    elif card.effect == board.FORWARD:
        go_on(state, seat, card.amount, host)
    else:
        go_on(state, seat, steps_to(state, seat, card), host)


def steps_to(state: Opoly, seat: Seat, card: Card) -> int:
    """How far it is to where the card sends the token, at least one step (CO-150)."""
    terms = state.terms
    space = state.at[seat]
    for steps in range(1, terms.size + 1):
        goal = (space + steps) % terms.size
        if card.effect == board.ADVANCE_TO:
            if goal == card.amount:
                return steps
        elif terms.kinds[goal] == board.PROPERTY and terms.deeds[goal].kind == card.amount:
            return steps
    return terms.size


def money_by_card(state: Opoly, seat: Seat, card: Card, host: Host) -> None:
    """What it brings comes from the bank (CO-011), what it costs goes to the middle (CO-060)."""
    others = state.playing - 1
    effect = card.effect
    if effect == board.COLLECT:
        collect(state, seat, card.amount, host)
    elif effect == board.COLLECT_PER_OTHER:
        collect(state, seat, card.amount * others, host)  # CO-012
    elif effect == board.PAYMENT:
        owe(state, seat, HOUSE, card.amount, host)
    elif effect == board.PAY_PER_OTHER:
        owe(state, seat, HOUSE, card.amount * others, host)
    else:
        presents, trees = buildings(state, seat)
        owe(state, seat, HOUSE, card.amount * presents + card.tree * trees, host)


def collect(state: Opoly, seat: Seat, amount: int, host: Host) -> None:
    state.cash[seat] += amount
    host.tell(events.COLLECTED, seat, (amount,))
