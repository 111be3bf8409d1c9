"""A hint: a move, why a friend would make it, and how it compares with the others.

It is given a sight, like a bot, so it knows no hidden cards. The game's own reasons come first,
then what the imagined games showed. A program puts a message and its facts into words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot, sqrt
from typing import Any, Literal

from yuletable.bots.bot import Sight
from yuletable.bots.search import Budget, Candidate, spoke, think
from yuletable.bots.taste import Taste
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Host, Json, Move, Seat, State, Word
from yuletable.kernel.face import face
from yuletable.kernel.game import Game

SURE = 1.959964  # standard deviations on either side that hold 95% of a normal distribution
FORESEEN = 20  # games that are looked at more closely
LONGEST = 200  # moves of each
MOSTLY = 0.5  # share of them from which on something is worth saying
OFTEN = {"always": 0.95, "mostly": 0.6, "half": 0.4, "seldom": 0.1}  # from which share on
MOST_REASONS = 2  # of the game's own
MOST_SENTENCES = 3
SAME = 0.02  # between two chances to win: less is no difference, however many games showed it
CLOSE = 0.05  # and what games by chance alone may show; beyond that a move is not called as good
RISKY = 2 / 3  # of the best chance to win: a move that surely leaves less is a risk
HOPELESS = 2  # percent: a player with no better chance has all but lost
SOON = 3  # choices: a game that ends after so many is nearly over
FEW = 4  # choices: a deal that lasts longer is not foreseen

View = dict[str, Json]
Naming = Callable[[Move, Seat, View], str]  # what a move is called, by the mover's view
Verdict = Literal["good", "fair", "risky"]


def written(move: Move, seat: Seat, view: View) -> str:
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
    """A move, its odds, and how that looks beside the best."""

    move: Move
    odds: Odds
    verdict: Verdict = "good"


@dataclass(frozen=True)
class Reason:
    """A sentence to be: its message and facts, moves and seats among them.

    A view among the facts is what the mover would see there, in one of the imagined games.
    """

    message: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Hint:
    """What to do, before what else was considered, and why; no choices if any will do."""

    choices: list[Choice]
    reasons: list[Reason]

    @property
    def move(self) -> Move:
        return self.choices[0].move

    @property
    def odds(self) -> Odds:
        return self.choices[0].odds

    @property
    def others(self) -> list[Choice]:
        """The better first."""
        return self.choices[1:]


class Advice:
    """What a friend who knows the game says of a move; this one says nothing."""

    def reasons(self, view: View, seat: Seat, move: Move, menu: list[Move]) -> list[Reason]:
        """Why a friend would play this move, the most telling reason first; [] if none is plain."""
        return []

    def cosmetic(self, view: View, menu: list[Move]) -> bool:
        """Does this choice have no effect on play, like the color of a token?"""
        return False


class GameAdvice(Advice):
    """The advice of a game's face: its function `reasons`, and `cosmetic` if it has one."""

    def __init__(self, module: Any) -> None:
        self.module = module

    def reasons(self, view: View, seat: Seat, move: Move, menu: list[Move]) -> list[Reason]:
        found: list[Reason] = self.module.reasons(view, seat, move, menu)
        return found

    def cosmetic(self, view: View, menu: list[Move]) -> bool:
        return hasattr(self.module, "cosmetic") and bool(self.module.cosmetic(view, menu))


def advice_of(game: Game) -> Advice:
    """The advice of this game, which may have none."""
    module = face(game, "advice")
    return Advice() if module is None else GameAdvice(module)


SILENT = Advice()


def hint(
    sight: Sight,
    taste: Taste,
    budget: Budget,
    chance: Chance,
    naming: Naming = written,
    advice: Advice = SILENT,
) -> Hint:
    """A friend's advice to this seat; two moves are the same if they are called the same."""
    if advice.cosmetic(sight.view, sight.menu):
        return Hint([], [Reason("hint-cosmetic", {})])
    found = think(sight.seat, sight.menu, sight.imagine, taste, budget, chance)
    tried = [candidate for candidate in found if candidate.games]
    if len(tried) < 2:
        only = Choice(found[0].move, Odds(0.0, 0.0, 1.0, 0))
        return Hint([only], [Reason("hint-only", {})])

    def own(move: Move) -> list[Reason]:
        return advice.reasons(sight.counted, sight.seat, move, sight.menu)[:MOST_REASONS]

    choices = sensible_first(weighed(tried), own)
    best, others = choices[0], choices[1:]
    foreseen = foresee(sight, best.move, taste, chance, naming)
    return Hint(choices, reasons(best, others, foreseen, own(best.move)))


def weighed(tried: list[Candidate]) -> list[Choice]:
    """The choices with a verdict on each, the best first and then by their odds."""
    best = odds(tried[0])
    choices = [Choice(each.move, odds(each), verdict(best, odds(each))) for each in tried]
    return [choices[0], *sorted(choices[1:], key=lambda choice: -choice.odds.chance)]


def sensible_first(choices: list[Choice], own: Callable[[Move], list[Reason]]) -> list[Choice]:
    """Of choices that are as good as the best, one that has a plain reason goes before it."""
    if own(choices[0].move):
        return choices
    for choice in choices[1:]:
        if choice.verdict == "good" and own(choice.move):
            return [choice, *[other for other in choices if other is not choice]]
    return choices


def verdict(best: Odds, odds: Odds) -> Verdict:
    """How a move looks beside the best: as good, not quite or not surely so, or a risk."""
    lost = best.chance - odds.chance
    if lost < SAME or (lost < CLOSE and not surely(best, odds)):
        return "good"
    return "risky" if surely(best, odds) and odds.chance < RISKY * best.chance else "fair"


def surely(best: Odds, odds: Odds) -> bool:
    """Is the difference more than luck would show 19 times out of 20 (Newcombe's interval)?"""
    noise = hypot(best.chance - best.low, odds.high - odds.chance)
    return best.chance - odds.chance > noise


def odds(candidate: Candidate) -> Odds:
    """Wilson's interval: an imagined game is worth between 0 and 1, so it is never too narrow."""
    games, square = candidate.games, SURE * SURE
    share = candidate.mean()
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    reach = SURE * sqrt(spread) / (1 + square / games)
    return Odds(share, max(0.0, middle - reach), min(1.0, middle + reach), int(games))


# Why.


def reasons(
    best: Choice, others: list[Choice], foreseen: Foreseen, own: list[Reason]
) -> list[Reason]:
    """Why, the most telling first: the game's own reasons, then what the imagined games showed."""
    if foreseen.at_once() and all([other.odds.chance == best.odds.chance for other in others]):
        return [Reason("hint-idle", {})]
    found = [*own, beside(best, others, own)]  # a reason stands next to the move it is for
    if not own:
        found += [foreseen.outlook(), foreseen.usual_answer()]
    return [reason for reason in found if reason is not None][:MOST_SENTENCES]


def decided(best: Choice, others: list[Choice]) -> str:
    """Is the game lost or won whatever is chosen? The message that says so, or nothing."""
    chances = [percent(choice.odds.chance) for choice in (best, *others)]
    if max(chances) <= HOPELESS:
        return "hint-lost"
    return "hint-safe" if min(chances) >= 100 - HOPELESS else ""


def beside(best: Choice, others: list[Choice], own: list[Reason]) -> Reason | None:
    """How the move compares with the next best, where there is a real difference to tell."""
    told = decided(best, others)
    if told:
        return None if own else Reason(told, {})
    rival = others[0]
    if rival.verdict == "good":
        fine = len([other for other in others if other.verdict == "good"])
        return Reason("hint-alike", {"other": rival.move, "fine": 1 + fine})
    if not surely(best.odds, rival.odds):
        return None if own else Reason("hint-close", {"other": rival.move})
    return Reason("hint-wins", {"other": rival.move, "verdict": rival.verdict})


def percent(share: float) -> int:
    return round(100 * share)


def left(choices: int) -> str:
    """How many choices are left, as one would say it: the words choose by it."""
    if choices <= 1:
        return "one" if choices else "last"
    return "few"


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
    seen: dict[tuple[Seat, str], tuple[Move, View]] = field(default_factory=dict)

    def note(self, seat: Seat, move: Move, view: View) -> None:
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
            if turns > FEW:  # too far away to tell
                return None
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
