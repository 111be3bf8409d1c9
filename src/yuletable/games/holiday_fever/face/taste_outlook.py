"""Who will be first in Holiday Fever: who lands on Christmas, when, and who is richest then."""

from __future__ import annotations

from math import exp
from typing import Final, final

from yuletable.bots.taste import chances
from yuletable.games.holiday_fever.phases.dice import FACES
from yuletable.games.holiday_fever.printed import (
    LIGHT,
    NUDGE,
    ORNAMENT,
    REROLL,
    SLIDE_BACK,
    TAKE_DECOR,
)
from yuletable.games.holiday_fever.state import Fever
from yuletable.games.holiday_fever.terms import FeverTerms
from yuletable.kernel.core import Seat

THROWS: Final = 30  # of each seat, that are looked ahead
SLIGHT: Final = 0.0005  # a chance that is not worth following

# Fitted to games of tastes. In dollars:
STAR: Final = 48.0  # for each star beyond the debts: it will forgive one yet to come
SOLD: Final = 0.36  # of each dollar beneath Coal, which may still be sold
STOLEN: Final = 0.06  # of each dollar beneath Gifts without the Stocking
MITTENS: Final = 600.0  # for a card that sends somebody home who has all but landed
CARD: Final = 26.0  # for any other that is held
INCOME: Final = 54.0  # a turn in town
DOUBT: Final = 54.0  # how far luck spreads what somebody has
MORE_DOUBT: Final = 46.5  # and with each turn
# In turns, from town until half of all tokens are near Christmas:
WHOLE: Final = 5.4  # with a whole tree
MISSING: Final = 1.4  # more for each decoration that is missing
NO_SPARE: Final = 0.6  # more for each kind of which the tree can lose none
RACE: Final = 4.4  # once the Race begins
DECK: Final = 2.45  # more for each card of the shorter deck and seat
EARLY: Final = 1.9  # how far they lie apart
# And how much likelier a landing is with a card for the throw:
NUDGED: Final = 1.6
REROLLED: Final = 0.2


@final
class Outlook:
    """What the December of one table is like, and what its positions are worth."""

    def __init__(self, terms: FeverTerms) -> None:
        self.terms = terms
        self.lands = landings(terms)  # by day, throw

    def worth(self, state: Fever) -> list[float]:
        """By seat, the chance to be first: a landing ends the game, and dollars decide."""
        seats = [Standing(state, seat) for seat in range(len(state.scores))]
        firsts = [0.0] * len(seats)
        left = 1.0  # the chance that nobody has landed yet
        order = (state.active, *state.others_from(state.active))
        for throw in range(THROWS):
            for seat in order:
                lands = left * self.landing(seats[seat], throw)
                if lands > SLIGHT:
                    left -= lands
                    add_chances(firsts, lands, seats, throw, seat)
        add_chances(firsts, left, seats, THROWS, -1)
        return firsts

    def landing(self, seat: Standing, throw: int) -> float:
        """The chance to land on Christmas with this throw, if with none before."""
        if seat.day:
            return min(1.0, seat.aim * self.lands[seat.day][throw])
        return seat.aim / FACES / (1.0 + exp((seat.away - throw) / EARLY))


def add_chances(
    firsts: list[float], likely: float, seats: list[Standing], turns: int, lander: Seat
) -> None:
    """What each seat has of a game that ends so, if it ends so with this likelihood."""
    dollars = [seat.dollars + seat.income * turns for seat in seats]
    if lander >= 0:
        dollars[lander] += seats[lander].prize
    for seat, chance in enumerate(chances(dollars, DOUBT + MORE_DOUBT * turns)):
        firsts[seat] += likely * chance


@final
class Standing:
    """What a seat has, what Christmas would bring it, and how far that is away."""

    def __init__(self, state: Fever, seat: Seat) -> None:
        terms = state.terms
        self.day = state.day[seat]
        self.dollars = float(terms.decoration_value * decorations(state, seat))
        for deposit in state.deposits[seat]:
            self.dollars += deposit
        self.dollars += STAR * max(0, state.stars[seat] - len(state.debts[seat]))
        owed = self.count_gifts(state, seat)
        self.dollars -= owed
        self.prize = float(terms.christmas_bonus)
        if terms.pardon_all and state.decorated(seat):
            self.dollars += owed  # the player who lands (HF-238)
        elif not self.day or state.decorated(seat):
            self.prize += owed
        self.income = 0.0 if self.day else INCOME
        self.away = turns_away(state, seat)
        self.aim = 1.0
        for card in state.hands[seat]:
            self.count_card(terms.cards[card].effects[0].op, state.race)

    def count_gifts(self, state: Fever, seat: Seat) -> float:
        """Gifts are worth what lies beneath them; what is owed in the end, Coal with it."""
        debts = state.debts[seat][:]
        stocking = state.stocking[seat]
        for parcel in state.rows[seat]:
            beneath = state.worth(parcel)
            if parcel.gift == state.terms.coal:
                debts.append(beneath)
                self.dollars += SOLD * beneath
            else:
                self.dollars += beneath if parcel.slot == stocking else (1.0 - STOLEN) * beneath
        owed = 0
        for debt in debts[state.stars[seat] :]:
            owed += debt
        return float(owed)

    def count_card(self, op: int, race: bool) -> None:
        if op == NUDGE:
            self.aim += NUDGED
        elif op == REROLL:
            self.aim += REROLLED
        else:
            self.dollars += MITTENS if op == TAKE_DECOR and not race else CARD  # HF-081


def decorations(state: Fever, seat: Seat) -> int:
    return state.hung[LIGHT][seat] + state.hung[ORNAMENT][seat]


def turns_away(state: Fever, seat: Seat) -> float:
    """How many turns a token in town needs to come near Christmas, by its tree or by the Race."""
    turns = WHOLE + (MISSING if state.undone[seat] and state.decorated(seat) else 0.0)
    for kind in (LIGHT, ORNAMENT):
        missing = state.terms.needed[kind] - state.hung[kind][seat]
        turns += MISSING * max(0, missing) + (NO_SPARE if missing >= 0 else 0.0)
    deck = min(len(state.gifts), len(state.values))
    return min(turns, RACE + DECK * deck / len(state.scores))


# December.


def landings(terms: FeverTerms) -> list[list[float]]:
    """By day and throw, the chance to land on Christmas with it, if with none before."""
    christmas = terms.christmas
    there = [[0.0] * (THROWS + 1) for _ in range(christmas)]  # by day, throws made
    there.append([1.0] * (THROWS + 1))
    for throws in range(1, THROWS + 1):
        for day in range(1, christmas):
            days = reached(terms, day)
            total = 0.0
            for to in days:
                total += there[to][throws - 1]
            there[day][throws] = total / len(days)
    return [hazards(row) for row in there[:christmas]]


def hazards(there: list[float]) -> list[float]:
    """How likely each throw is the one.

    >>> hazards([0.0, 0.5, 0.75])
    [0.5, 0.5]
    """
    return [(there[n + 1] - there[n]) / (1.0 - there[n]) for n in range(len(there) - 1)]


def reached(terms: FeverTerms, day: int) -> list[int]:
    """Where the throws lead from a day, each as likely (HF-187)."""
    faces = range(1, FACES + 1)
    if day >= terms.one_die_from:
        return [led(terms, day, face) for face in faces]
    return [led(terms, day, face + other) for face in faces for other in faces]


def led(terms: FeverTerms, day: int, thrown: int) -> int:
    """Where one throw leads: too far is nowhere (HF-188), and some days slide back."""
    to = day + thrown
    if to > terms.christmas:
        return day
    for effect in terms.days[to - 1].effects:
        if effect.op == SLIDE_BACK:
            return max(1, to - effect.amount)
    return to
