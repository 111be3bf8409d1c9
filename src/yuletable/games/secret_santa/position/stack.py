"""The phases of a position: how each is read, and what lies beneath it."""

from __future__ import annotations

from typing import Final

from yuletable.games.secret_santa.cards import FRUITCAKE, GHOST, SANTA
from yuletable.games.secret_santa.phases.final_gift import FinalGift
from yuletable.games.secret_santa.phases.fruitcake import Fruitcake, OfferFruitcake
from yuletable.games.secret_santa.phases.holly import Holly, SantaWindow
from yuletable.games.secret_santa.phases.interval import (
    DISCARD,
    Discard,
    EndRound,
    Snow,
    TreeWindow,
    from_opener,
)
from yuletable.games.secret_santa.phases.night import EndGame, Night, Rounds
from yuletable.games.secret_santa.phases.turns import NEXT, TURN, Next, Turn
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.core import Phase, Seat
from yuletable.kernel.reading import Entry
from yuletable.kernel.stack import NOTHING, Given, Layer, StackReader, just

WHY = ("top", "santa", "mouse", "nobody")
ROUND_PHASES = (
    *(Rounds, Discard, Turn, Next, FinalGift, Fruitcake, OfferFruitcake),
    *(Holly, SantaWindow, EndRound, TreeWindow, Snow),
)


def top_seat(state: Santa) -> Seat:
    """Whose play is on top; before any, who opens."""
    return state.pile[-1].seat if state.pile else state.left_of(state.dealer)


def turn(given: Given[Santa]) -> Phase:
    state = given.state
    left = state.left_of(state.dealer)
    able = [s for s in state.round_from(top_seat(state)) if state.held[s] and not state.passed[s]]
    seat = given.seat("seat", (able or [left])[0] if state.pile else left)
    if not state.held[seat]:
        raise given.wrong(f"seat {seat} has no cards, so it cannot have the turn")
    if state.passed[seat] or seat == state.scrooged:
        raise given.wrong(f"seat {seat} is out of this round, so it cannot have the turn")
    return TURN[seat]


def after(given: Given[Santa]) -> Seat:
    return given.seat("after", top_seat(given.state))


def final_gift(given: Given[Santa]) -> Phase:
    seat = given.seat_needed("seat")
    if given.state.held[seat] != 1:
        raise given.wrong(f"seat {seat} does not hold exactly one card (SS-36)")
    return FinalGift(seat)


def holly(given: Given[Santa]) -> Phase:
    state = given.state
    seat = after(given)
    made_top = bool(state.pile) and top_seat(state) == seat
    gave = given.truth("gave", made_top)
    if gave and not made_top and not state.gone[GHOST]:
        raise given.wrong(f"seat {seat} has no gift play on top")
    turn = given.seats("turn", state.others_from(seat))
    return Holly(turn, seat, gave, given.seats("users", ()))


def santa_window(given: Given[Santa]) -> Phase:
    state = given.state
    seat = after(given)
    if not state.terms.ghost_on_santa:
        raise given.wrong("this window opens under the option ghost_on_santa only")
    if SANTA not in state.used:
        raise given.wrong("Santa must be among the cards `used` in this round")
    return SantaWindow(given.seats("turn", state.others_from(seat)), seat)


def end_round(given: Given[Santa]) -> Phase:
    why = given.fields["why"].word(WHY) if "why" in given.fields else "top"
    return EndRound(given.seat("winner", top_seat(given.state)), why)


def offer_fruitcake(given: Given[Santa]) -> Phase:
    return OfferFruitcake(given.seats("turn", given.state.round_from(given.state.dealer)))


def fruitcake(given: Given[Santa]) -> Phase:
    state = given.state
    able = [s for s in state.seating.order if state.hands[s][FRUITCAKE] and state.gifts[s]]
    if not able:
        raise given.wrong("nobody holds the Fruitcake and a gift to pass on")
    seat = given.seat("seat", able[0])
    if seat not in able:
        raise given.wrong(f"seat {seat} does not hold the Fruitcake")
    return Fruitcake(seat)


def asked(given: Given[Santa]) -> tuple[Seat, ...]:
    """Whom a window between rounds asks."""
    if not any(given.state.held):
        raise given.wrong("nobody holds cards")
    return given.seats("turn", from_opener(given.state))


def beneath(state: Santa, top: Phase, entry: Entry) -> list[Phase]:
    """What lies below the phase on top, when only that was given."""
    if isinstance(top, Night):
        return []
    if isinstance(top, (Rounds, EndGame)):
        return [Night()]
    if isinstance(top, (Holly, SantaWindow)):
        return [Night(), Rounds(), NEXT[top.after]]
    if isinstance(top, FinalGift):
        return [Night(), Rounds(), NEXT[top.seat]]
    if isinstance(top, TreeWindow):
        return [Night(), Rounds(), DISCARD]
    return [Night(), Rounds()]


STACK: Final = StackReader[Santa](
    [
        Layer(Night, "", just(Night()), on=NOTHING),
        Layer(Rounds, "", just(Rounds()), on=(Night,)),
        Layer(EndGame, "", just(EndGame()), on=(Night,)),
        Layer(Discard, "", just(DISCARD), on=(Rounds,)),
        Layer(Turn, "seat", turn, on=(Rounds,)),
        Layer(Next, "after", lambda given: NEXT[after(given)], on=(Rounds,)),
        Layer(FinalGift, "seat", final_gift, on=ROUND_PHASES),
        Layer(Fruitcake, "seat", fruitcake, on=(Rounds,)),
        Layer(OfferFruitcake, "turn", offer_fruitcake, on=(Rounds,)),
        Layer(Holly, "turn after gave users", holly, on=(Next,)),
        Layer(SantaWindow, "turn after", santa_window, on=(Next,)),
        Layer(EndRound, "winner why", end_round, on=(Rounds,)),
        Layer(TreeWindow, "turn", lambda given: TreeWindow(asked(given)), on=(Discard,)),
        Layer(Snow, "turn", lambda given: Snow(asked(given)), on=(Rounds,)),
    ],
    beneath,
)
