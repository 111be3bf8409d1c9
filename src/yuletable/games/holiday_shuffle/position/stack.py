"""The phases of a position: how each is read, and what lies beneath it."""

from __future__ import annotations

from typing import Final

from yuletable.games.holiday_shuffle.calendar import NOTHING as NO_SLOT
from yuletable.games.holiday_shuffle.calendar import SLOTS
from yuletable.games.holiday_shuffle.phases.effects import EFFECT, Consent, Effect, Further
from yuletable.games.holiday_shuffle.phases.ending import SCORE, Score
from yuletable.games.holiday_shuffle.phases.rounds import OPENING, ROUNDS, Opening, Rounds
from yuletable.games.holiday_shuffle.phases.turns import (
    DRAWN,
    TURN,
    TURN_END,
    Drawn,
    Turn,
    TurnEnd,
)
from yuletable.games.holiday_shuffle.phases.wilds import Naming
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.games.holiday_shuffle.terms import EFFECTS, TRADE
from yuletable.kernel.core import Phase, Seat
from yuletable.kernel.reading import Entry
from yuletable.kernel.stack import NOTHING, Given, Layer, StackReader, just


def seat_of(given: Given[Shuffle], name: str = "seat") -> Seat:
    """A seat, by default the one at the dealer's left."""
    return given.seat(name, given.state.left_of(given.state.dealer))


def effect(given: Given[Shuffle], seat: Seat) -> int:
    effect = EFFECTS.index(given.needed("effect").word(EFFECTS[1:]))
    check_placed(given, seat, effect)
    return effect


def further(given: Given[Shuffle]) -> Phase:
    seat = seat_of(given)
    return Further(seat, effect(given, seat))


def at_once(given: Given[Shuffle]) -> Phase:
    seat = seat_of(given)
    return EFFECT[seat][effect(given, seat)]


def consent(given: Given[Shuffle]) -> Phase:
    if not given.state.terms.consent:
        raise given.wrong("a trade is asked about under the option trade_consent only")
    by = seat_of(given, "by")
    partner = given.seat_needed("partner")
    if by == partner:
        raise given.fields["partner"].wrong("a trade is with somebody else (HS-50)")
    check_placed(given, by, TRADE)
    return Consent(by, slot(given, "mine"), partner, slot(given, "theirs"))


def slot(given: Given[Shuffle], name: str) -> int:
    return given.needed(name).number(1, SLOTS) - 1


def check_placed(given: Given[Shuffle], seat: Seat, effect: int) -> None:
    """The Celebration that was just placed lies on the mat."""
    state = given.state
    if not [card for card in state.mats[seat] if effect in state.terms.extras[card]]:
        raise given.wrong(f"seat {seat} has no card {EFFECTS[effect]} on its mat")


def naming(given: Given[Shuffle]) -> Phase:
    state = given.state
    if not state.terms.placement:
        raise given.wrong("Wilds are named under wild_binding=placement only")
    turn = given.seats("turn", state.round_from(state.dealer))
    if not turn:
        raise given.fields["turn"].wrong("somebody must be asked")
    return Naming(turn)


def beneath(state: Shuffle, top: Phase, entry: Entry) -> list[Phase]:
    """What lies below the phase on top, when only that was given."""
    if top is ROUNDS:
        return []
    if isinstance(top, (Effect, Further)):
        return [ROUNDS, TURN_END[top.seat]]
    if isinstance(top, Consent):
        return [ROUNDS, TURN_END[top.by]]
    if isinstance(top, Naming):
        dealt = top.turn == state.round_from(state.dealer)
        return [ROUNDS, OPENING if dealt else TURN_END[top.turn[0]]]
    return [ROUNDS]


def usual(state: Shuffle) -> type[Phase]:
    """What is going on if nothing is said: a Wild to be named, a round just won, or a turn."""
    undated = [s for s in range(len(state.mats)) if state.undated(s) != NO_SLOT]
    if state.terms.placement and undated:
        return Naming
    return Score if state.anyone_complete() else Turn


STACK: Final = StackReader[Shuffle](
    [
        Layer(Rounds, "", just(ROUNDS), on=NOTHING),
        Layer(Opening, "", just(OPENING), on=(Rounds,)),
        Layer(Score, "", just(SCORE), on=(Rounds,)),
        Layer(Turn, "seat", lambda given: TURN[seat_of(given)], on=(Rounds,)),
        Layer(Drawn, "seat", lambda given: DRAWN[seat_of(given)], on=(Rounds,)),
        Layer(TurnEnd, "seat", lambda given: TURN_END[seat_of(given)], on=(Rounds,)),
        Layer(Effect, "seat effect", at_once, on=(TurnEnd, Further)),
        Layer(Further, "seat effect", further, on=(TurnEnd, Further)),
        Layer(Consent, "by mine partner theirs", consent, on=(TurnEnd, Further)),
        Layer(Naming, "turn", naming, on=(Opening, TurnEnd, Further)),
    ],
    beneath,
)
