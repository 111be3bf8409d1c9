"""A hint: a move, its chance to win beside the others', and why.

It gets a sight, like a bot, so it knows no hidden cards; its reasons come from the games it
imagined. A message and its facts are for a program to put into words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from yuletable.bots.bot import Sight
from yuletable.bots.search import Budget, Candidate, spoke, think
from yuletable.bots.taste import Taste
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Host, Json, Move, Seat, State, Word

SURE = 1.959964  # standard deviations on either side that hold 95% of a normal distribution
FORESEEN = 20  # games that are looked at more closely
LONGEST = 200  # moves of each
MOSTLY = 0.5  # share of them from which on something is worth saying
OFTEN = {"always": 0.95, "mostly": 0.6, "half": 0.4, "seldom": 0.1}  # from which share on
CLEAR = 5  # percentage points between two moves; less is a close call
SAME = 2  # and less than this no difference
HOPELESS = 2  # percent: a player with no better chance has all but lost
SOON = 3  # choices: a game that ends after so many is nearly over
FEW = 4  # choices, and beyond them nobody counts

Naming = Callable[[Move, Seat, dict[str, Json]], str]  # what a move is called, by the mover's view


def written(move: Move, seat: Seat, view: dict[str, Json]) -> str:
    return move.text()


@dataclass(frozen=True)
class Odds:
    """A chance to win, and between what it lies 19 times out of 20."""

    chance: float
    low: float
    high: float
    games: int  # imagined


@dataclass(frozen=True)
class Choice:
    """A move and its odds."""

    move: Move
    odds: Odds


@dataclass(frozen=True)
class Reason:
    """A sentence to be: its message and facts, moves and seats among them.

    A view among the facts is what the mover would see there, in one of the imagined games.
    """

    message: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Hint:
    """What to do, what else was considered, the better first, and why."""

    move: Move
    odds: Odds
    others: list[Choice]
    reasons: list[Reason]


def hint(
    sight: Sight, taste: Taste, budget: Budget, chance: Chance, naming: Naming = written
) -> Hint:
    """A friend's advice to this seat; two moves are the same if they are called the same."""
    found = think(sight.seat, sight.menu, sight.imagine, taste, budget, chance)
    tried = [candidate for candidate in found if candidate.games]
    if len(tried) < 2:
        only = found[0].move
        return Hint(only, Odds(0.0, 0.0, 1.0, 0), [], [Reason("hint-only", {})])
    choices = [Choice(candidate.move, odds(candidate)) for candidate in tried]
    best, others = choices[0], sorted(choices[1:], key=lambda choice: -choice.odds.chance)
    foreseen = foresee(sight, best.move, taste, chance, naming)
    return Hint(best.move, best.odds, others, reasons(best, others, foreseen))


def odds(candidate: Candidate) -> Odds:
    """Wilson's interval: an imagined game is worth between 0 and 1, so it is never too narrow."""
    games, square = candidate.games, SURE * SURE
    share = candidate.mean()
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    reach = SURE * sqrt(spread) / (1 + square / games)
    return Odds(share, max(0.0, middle - reach), min(1.0, middle + reach), int(games))


# Why.


def reasons(best: Choice, others: list[Choice], foreseen: Foreseen) -> list[Reason]:
    """The reasons for a hint, the most telling first."""
    if foreseen.at_once() and all([other.odds.chance == best.odds.chance for other in others]):
        return [Reason("hint-idle", {})]
    found = [beside(best, others[0]), foreseen.outlook(), foreseen.usual_answer()]
    return [reason for reason in found if reason is not None]


def beside(best: Choice, rival: Choice) -> Reason:
    """How the move compares with the next best, or that it makes no difference."""
    wins, lost = percent(best.odds.chance), percent(rival.odds.chance)
    if max(wins, lost) <= HOPELESS:
        return Reason("hint-lost", {})
    if min(wins, lost) >= 100 - HOPELESS:
        return Reason("hint-safe", {})
    facts = {"wins": wins, "other": rival.move, "rival": lost}
    if wins - lost < SAME:
        return Reason("hint-alike", facts)
    close = wins - lost < CLEAR and rival.odds.high > best.odds.chance
    return Reason("hint-close" if close else "hint-wins", facts)


def percent(share: float) -> int:
    return round(100 * share)


def left(choices: int) -> str:
    """How many choices are left, as one would say it: the words choose by it."""
    if choices <= 1:
        return "one" if choices else "last"
    return "few" if choices <= FEW else "many"


def often(share: float) -> str:
    """How often, as one would say it of a few games: the words choose by it."""
    for word, least in OFTEN.items():
        if share >= least:
            return word
    return "never"


@dataclass
class Foreseen:
    """What followed a move in imagined games."""

    naming: Naming = written
    games: int = 0
    over: int = 0  # in so many the game came to its end
    dealt: int = 0  # and in so many only its present part, the deal
    first: float = 0.0  # in so many of those this seat got the most out of it; a tie is shared
    choices: int = 0  # this seat's, until then
    answers: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    seen: dict[tuple[Seat, str], tuple[Move, dict[str, Json]]] = field(default_factory=dict)

    def note(self, seat: Seat, move: Move, view: dict[str, Json]) -> None:
        """An answer; what is called otherwise in every world is a secret, and never usual."""
        answer = (seat, self.naming(move, seat, view))
        self.answers[answer] += 1
        self.seen.setdefault(answer, (move, view))

    def outlook(self) -> Reason | None:
        """How this deal goes on where there are several, or that the game is nearly over."""
        ended = self.over + self.dealt
        if not ended or ended < MOSTLY * self.games:
            return None
        turns = round(self.choices / ended)
        if self.dealt > self.over:
            facts = {"left": left(turns), "often": often(self.first / self.dealt)}
            return Reason("hint-first", facts)
        return Reason("hint-over", {"turns": turns}) if turns <= SOON else None

    def at_once(self) -> bool:
        """Did the game always end without another choice of this seat?"""
        return self.games > 0 and self.over == self.games and not self.choices

    def usual_answer(self) -> Reason | None:
        """What somebody does next in most games."""
        for answer, count in self.answers.most_common(1):
            if count >= MOSTLY * self.games:
                move, view = self.seen[answer]
                how = often(count / self.games)
                facts = {"who": answer[0], "move": move, "view": view, "often": how}
                return Reason("hint-answer", facts)
        return None


def foresee(
    sight: Sight, move: Move, taste: Taste, chance: Chance, naming: Naming = written
) -> Foreseen:
    """Play on from this move by taste, and take notes."""
    foreseen = Foreseen(naming)
    for _ in range(FORESEEN):
        look_on(foreseen, sight.imagine(chance), sight.seat, move, taste, chance)
    return foreseen


def look_on(
    foreseen: Foreseen, state: State, me: Seat, move: Move, taste: Taste, chance: Chance
) -> None:
    host = Host(chance)
    before, chapter = taste.carried(state), taste.chapter(state)
    state.play(me, move, host)
    answered, choices = HOUSE, 0
    for _ in range(LONGEST):
        if not state.asking or dealt(state, before, chapter, taste):
            break
        if spoke(state, taste, host):
            continue
        seat = state.asking[0]
        menu = state.menu(seat)
        chosen = taste.choose(state, seat, menu, chance)
        if len(menu) > 1 and seat == me:
            choices += 1
        elif len(menu) > 1 and answered == HOUSE and not state.stack[-1].sealed():
            answered = seat
            if not isinstance(chosen, Word):  # a pass or a throw of the dice is no news
                foreseen.note(seat, chosen, state.view(seat))
        state.play(seat, chosen, host)
    foreseen.games += 1
    if not state.asking:
        foreseen.over += 1
        foreseen.choices += choices
    elif dealt(state, before, chapter, taste):
        gained = [after - score for after, score in zip(state.scores, before, strict=True)]
        foreseen.dealt += 1
        foreseen.choices += choices
        if gained[me] == max(gained):
            foreseen.first += 1 / gained.count(gained[me])


def dealt(state: State, before: list[int], chapter: int, taste: Taste) -> bool:
    """Is this part of the game over and counted? Some are short, and count only in the end."""
    return taste.chapter(state) != chapter and state.scores != before
