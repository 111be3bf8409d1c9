"""A sensible player of the train race: ground gained, stations hit, and trouble for the leader."""

from __future__ import annotations

from typing import Final, final

from yuletable.bots.taste import Taste, chances, firsts
from yuletable.games.north_pole.cards import EX, HB, NE, RC, SA, ST, TOP_NUMBER
from yuletable.games.north_pole.moves import Number, Toss, Triple, Use, UseOn
from yuletable.games.north_pole.phases.crossing import ReindeerWindow
from yuletable.games.north_pole.phases.santa import SantaWindow
from yuletable.games.north_pole.state import Race
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Move, Seat, Word

AGAIN: Final = 3.0  # what another play is worth, in spaces
TURN: Final = 4.0  # what a turn is worth
NEAR: Final = 16  # spaces from the end where somebody is a danger
WON: Final = 10_000.0
PATIENCE: Final = 16  # moves; beyond them luck drowns what one move has done

# What the chances to win follow from, fitted to games of tastes; the units are e-folds.
SPACES: Final = 0.105  # for each space, once somebody is about to arrive
BEHIND: Final = 0.015  # against it, while the race is long: players aim cards at the leader


@final
class GameTaste(Taste):
    """Makes the play that leaves it furthest ahead."""

    def weigh(self, state: Race, seat: Seat, menu: list[Move]) -> list[float]:
        table = Table(state, seat)
        weights: list[float] = []
        for move in menu:
            weights.append(table.worth(move))
        return weights

    def patience(self) -> int:
        return PATIENCE

    def worth(self, state: Race) -> list[float]:
        if not state.stack:
            return firsts(state.scores)
        lead = max(state.at) / state.terms.track.length
        each = SPACES * lead * lead - BEHIND
        strengths: list[float] = []
        for seat, hand in enumerate(state.hands):
            strength = each * state.at[seat]
            for card in hand:
                if card > TOP_NUMBER:
                    strength += held(card)
            strengths.append(strength)
        return chances(strengths, 1.0)


def held(card: int) -> float:
    """What a card in hand does for the chances to win."""
    if card == HB:
        return 0.28
    if card == SA:
        return 0.27
    if card == RC:
        return 0.17
    return 0.1 if card == ST else 0.0


def kept(card: int) -> float:
    """What a card is worth in hand."""
    if card == SA:
        return 6.0
    if card in (RC, NE):
        return 5.0
    if card == HB:
        return 2.0
    return 1.0 if card in (EX, ST) else 0.0


@final
class Table:
    """What one seat sees, ready to be weighed in spaces gained on the others."""

    def __init__(self, state: Race, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.at = state.at
        self.here = state.at[seat]
        self.hand = state.hands[seat]
        self.track = state.terms.track
        self.others = state.others_from(seat)
        self.rivals = max([state.at[other] for other in self.others])
        self.crowd = 1.0 if len(self.others) < 3 else 1.5

    def worth(self, move: Move) -> float:
        """What a move is worth, in spaces."""
        if isinstance(move, Number):
            return self.number(move.value)
        if isinstance(move, Decline):
            return 0.0
        if isinstance(move, Use):
            return self.specialty(move.card)
        if isinstance(move, Triple):
            station = self.track.ahead[self.here]
            return self.win_or(station, station - self.here - 2 * self.price(move.value))
        if isinstance(move, UseOn):
            if move.card == NE:
                return self.elf(move.target) - kept(NE)
            return self.ahead_by(self.state.terms.hustle_spaces, HB) + self.to_station(move.target)
        if isinstance(move, Toss):
            return -(kept(move.card) or self.price(move.card))
        assert isinstance(move, Word)
        return 1.0 if move.word in ("draw", "cross") else 0.0

    # Plays.

    def number(self, value: int) -> float:
        track = self.track
        end = self.here + value
        if end >= track.length:
            return WON
        if track.is_station[end]:
            return value + AGAIN - self.price(value)
        if end == track.lower and self.may_cross():
            return track.upper - self.here - self.price(value)
        space = self.landing(end)
        bumped = 0.0
        for seat in self.others:
            if self.at[seat] == space:
                bumped += self.setback(seat, value)
        return space - self.here + bumped - self.price(value)

    def may_cross(self) -> bool:
        detour = self.state.detour[self.seat]
        closed = detour and detour == self.state.turns[self.seat]
        return not closed and self.track.upper not in self.at

    def price(self, value: int) -> float:
        """Numbers are better kept if two of them wait for a third."""
        return 0.8 if self.hand.count(value) == 2 else 0.0

    def specialty(self, card: int) -> float:
        terms = self.state.terms
        if card == SA:
            return self.santa()
        if card == RC:
            return self.reindeer()
        if card == EX:
            behind = self.at[self.state.left_of(self.seat)] < self.here - 6
            danger = TURN / 2 if behind else TURN
            return self.ahead_by(terms.express_spaces, EX) + danger / len(self.others)
        gained = 0.0
        if card == HB:
            gained = self.ahead_by(terms.hustle_spaces, HB)
            furthest = max(self.at)
            for seat in self.others:
                if self.at[seat] == furthest:
                    gained += self.to_station(seat)
            return gained
        for seat in self.others:
            gained += self.setback(seat, terms.storm_spaces)
        return gained - kept(ST)

    def ahead_by(self, spaces: int, card: int) -> float:
        end = self.here + spaces
        return WON if end >= self.track.length else self.landing(end) - self.here - kept(card)

    def elf(self, target: Seat) -> float:
        gained = self.at[target] - self.track.lower
        if self.here == self.track.upper and target != self.seat:
            gained += self.at[target] - self.here
        return self.share(target, gained)

    # Answers.

    def santa(self) -> float:
        """Santa is for a setback that hurts; as a play of one's own turn he is wasted."""
        question = self.state.stack[-1]
        if not isinstance(question, SantaWindow):
            return -kept(SA)
        play = question.play_text
        track = self.track
        if play == "RC":
            station = track.ahead[self.here]
            return self.win_or(station, station - self.here + TURN - kept(SA))
        if play == "EX":
            return TURN + self.threats() - kept(SA)
        if play.startswith("HB"):
            return self.here - track.behind[self.here] - kept(SA)
        if play.startswith("NE"):
            return self.here - track.lower - kept(SA)
        lost = self.here - self.landing(max(0, self.here - self.state.terms.storm_spaces))
        return lost + self.here / 20 - kept(SA)

    def reindeer(self) -> float:
        question = self.state.stack[-1]
        assert isinstance(question, ReindeerWindow)
        rider = question.by
        station = self.track.ahead[self.at[rider]]
        if station == self.track.length:
            return 1000.0
        return self.share(rider, station - self.at[rider]) + TURN - kept(RC)

    # Where trains end, and whom it hurts.

    def landing(self, space: int) -> int:
        if space == self.track.top:
            return self.track.foot
        return self.track.lower if space == self.track.upper else space

    def setback(self, seat: Seat, spaces: int) -> float:
        return self.share(seat, self.at[seat] - self.landing(max(0, self.at[seat] - spaces)))

    def to_station(self, seat: Seat) -> float:
        return self.share(seat, self.at[seat] - self.track.behind[self.at[seat]])

    def share(self, seat: Seat, lost: int) -> float:
        """What somebody else's loss is worth to us: the more, the further ahead they are."""
        weight = 0.9 if self.at[seat] == self.rivals else 0.35
        if self.track.length - self.at[seat] <= NEAR:
            weight += 0.6
        return weight * lost / self.crowd

    def win_or(self, space: int, worth: float) -> float:
        return WON if space >= self.track.length else worth

    def threats(self) -> float:
        """A turn is worth more when somebody is about to arrive."""
        return 2.0 if self.track.length - max(self.at) <= NEAR else 0.0
