"""The story of a finished game: how everyone's chances went, the best move and the greatest luck.

Chances are the shares of games won when bots play on by taste from the true position; every moment
is played on with the same luck, so that neighboring moments can be compared.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import pairwise

from msgspec import Struct

from yuletable.bots.levels import taste_of
from yuletable.bots.search import play_on
from yuletable.bots.taste import firsts
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import Host, Json, Seat, State
from yuletable.kernel.errors import Refused
from yuletable.kernel.game import Game
from yuletable.kernel.match import Record, replay

MOST = 60  # moments of the curve
CLOSER = 6  # stretches that are looked at move by move
FINALISTS = 6  # moves that are looked at closest
ROUNDS = 200  # games that are imagined from a moment, if there is time
FEWEST = 5  # and at least
WORLDS = 3  # imagined for the mover, to tell luck from a decision
CLEAR = 0.05  # a smaller change is none
WHIM = 20  # of a thousand choices


class Moment(Struct, frozen=True):
    """Everyone's chance to win after so many moves."""

    move: int
    chances: list[float]  # by seat


class Turn(Struct, frozen=True):
    """A move that changed its mover's chance."""

    move: int  # after which it had changed
    seat: Seat
    before: float
    after: float


class Story(Struct, frozen=True):
    """How a game went, seen by somebody who knows all cards."""

    moments: list[Moment]
    best: Turn | None  # the best decision
    lucky: Turn | None  # the kindest throw or card


@dataclass
class Watched:
    """A moment of the game, and what became of it in imagined games."""

    state: State
    totals: list[float]
    games: int = 0

    def chances(self) -> list[float]:
        return [total / self.games for total in self.totals]


@dataclass
class Teller:
    """Follows one record; `seconds` is about how long it may take."""

    game: Game
    record: Record
    seconds: float
    watched: dict[int, Watched] = field(default_factory=dict)

    def tell(self) -> Story:
        moves = len(self.record.moves)
        step = max(1, -(-moves // MOST))
        marks = sorted({*range(0, moves, step), moves})
        self.watch(marks, self.seconds / 2)
        curve = [Moment(mark, self.watched[mark].chances()) for mark in marks]
        closer = self.eventful(marks)
        self.watch(closer, self.seconds / 4)
        finalists = [turn.move for turn in self.turns(closer)[:FINALISTS]]
        self.watch({at for move in finalists for at in (move - 1, move)}, self.seconds / 4)
        turns = self.turns(finalists)
        return Story(
            moments=curve,
            best=next((turn for turn in turns if self.decided(turn.move)), None),
            lucky=next((turn for turn in turns if self.lucky(turn.move)), None),
        )

    def watch(self, marks: Collection[int], seconds: float) -> None:
        """Imagine games from these moments, one from each in turn, until the time is over."""
        self.go_through({mark for mark in marks if mark not in self.watched})
        until = time.monotonic() + seconds
        for number in range(ROUNDS):
            if number >= FEWEST and time.monotonic() > until:
                break
            for mark in marks:
                self.imagine(self.watched[mark])

    def go_through(self, wanted: set[int]) -> None:
        """Play the record again, and keep the states after these moves."""
        match = replay(self.game, self.record, 0)
        for number in range(len(self.record.moves) + 1):
            if number in wanted:
                self.watched[number] = Watched(match.state.copy(), [0.0] * self.record.seats)
            if number < len(self.record.moves):
                self.play(match.state, number)

    def play(self, state: State, number: int) -> None:
        seat, text = self.record.moves[number]
        state.play(seat, self.game.read_move(text), Host(self.luck(number)))

    def luck(self, number: int) -> Chance:
        """The luck that this move of the record had."""
        return stream(self.record.seed, "table", number + 1)

    def imagine(self, watched: Watched) -> None:
        """One more game from here: its worth to everyone."""
        state, taste = watched.state.copy(), taste_of(self.game)
        host = Host(stream(self.record.seed, "story", watched.games))
        if state.over():
            worth = firsts(state.scores)
        else:
            worth = play_on(state, taste.chapter(state), taste, taste.patience(), WHIM, host)
        watched.totals = [sum(pair) for pair in zip(watched.totals, worth, strict=True)]
        watched.games += 1

    def eventful(self, marks: list[int]) -> list[int]:
        """All moves of the stretches in which somebody's chance rose the most."""
        stretches = sorted(pairwise(marks), key=lambda ends: -max(self.change(*ends)))
        return sorted({move for a, b in stretches[:CLOSER] for move in range(a, b + 1)})

    def change(self, before: int, after: int) -> list[float]:
        now, then = self.watched[after].chances(), self.watched[before].chances()
        return [new - old for new, old in zip(now, then, strict=True)]

    def turns(self, moves: list[int]) -> list[Turn]:
        """The moves that changed their maker's chance enough to tell, the greatest first."""
        made = [self.turn(move) for move in moves if move and move - 1 in self.watched]
        told = [turn for turn in made if turn.after - turn.before >= CLEAR]
        return sorted(told, key=lambda turn: turn.before - turn.after)

    def turn(self, move: int) -> Turn:
        seat = self.record.moves[move - 1][0]
        before, after = [self.watched[at].chances()[seat] for at in (move - 1, move)]
        return Turn(move, seat, before, after)

    def decided(self, move: int) -> bool:
        """Was something done that could be left, and that led where its maker could foresee?"""
        seat, text = self.record.moves[move - 1]
        menu = self.watched[move - 1].state.menu(seat)  # the meekest first
        return len(menu) > 1 and text != menu[0].text() and not self.lucky(move)

    def lucky(self, move: int) -> bool:
        """Did this move throw dice, or show its maker something hidden?"""
        seat, text = self.record.moves[move - 1]
        before = self.watched[move - 1].state
        luck, untouched = self.luck(move - 1), self.luck(move - 1)
        worlds = [before.guess(seat, stream(self.record.seed, "luck", n)) for n in range(WORLDS)]
        views = [self.seen(world, seat, text, self.luck(move - 1)) for world in worlds]
        true = self.seen(before.copy(), seat, text, luck)
        return luck.counter != untouched.counter or any(view != true for view in views)

    def seen(self, state: State, seat: Seat, text: str, luck: Chance) -> dict[str, Json]:
        """What the mover sees after this move; nothing where it would not be lawful."""
        move = self.game.read_move(text)
        try:
            state.check(seat, move)
        except Refused:
            return {}
        state.play(seat, move, Host(luck))
        return state.view(seat)


def story(game: Game, record: Record, seconds: float = 2.5) -> Story:
    """The story of this record, in about so many seconds."""
    return Teller(game, record, seconds).tell()
