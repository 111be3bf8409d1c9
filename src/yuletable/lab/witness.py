"""Take notes on one game of bots, from its moves and events alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

from yuletable.bots.bot import Bot
from yuletable.bots.drive import decide, luck_of
from yuletable.bots.levels import bot
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Event, Fact, Host, Seat, State, Terms
from yuletable.kernel.game import Game
from yuletable.lab.job import LONGEST, Job
from yuletable.lab.standing import TIED, Standing, ahead, standing

BEGINS = ("begins", "round", "turn")  # kinds of events: the first of them says who begins
SEATS = ("target", "by")  # facts that are somebody else's seat
LABELS = ("place", "level", "day", "face")  # numbers that name something instead of measuring it
PROSE = ("text",)  # facts that say once more what another one names
QUARTERS = (0.25, 0.5, 0.75)
Count = tuple[str, Seat]  # what happened, and to whom


@dataclass
class Notes:
    """What is kept of one game."""

    moves: int = 0  # all of them
    choices: int = 0  # moves where there was more than one to choose from
    turns: int = 0  # how often the move passed on to somebody else, reactions aside
    leads: list[tuple[int, Seat]] = field(default_factory=list)  # after which move, who took it
    counts: Counter[Count] = field(default_factory=Counter)
    first: Seat = TIED
    finished: bool = False
    scores: list[int] = field(default_factory=list)
    margin: int = 0  # how far ahead of the second the first was in the end

    def leader_at(self, share: float) -> Seat:
        """Who was ahead when this share of the moves had been made."""
        then = [seat for move, seat in self.leads if move <= share * self.moves]
        return then[-1] if then else TIED

    def lead_changes(self) -> int:
        """How often somebody was ahead alone who had not been the last to be so."""
        alone = [seat for _, seat in self.leads if seat != TIED]
        return sum([one != other for one, other in pairwise(alone)])

    def winners(self) -> list[Seat]:
        best = max(self.scores)
        return [s for s, score in enumerate(self.scores) if score == best] if self.finished else []


class Play:
    """A game being played by bots, with the luck a match of this seed would have.

    So `yuletable watch` with the same seed and bots shows the very same game, unless one of them
    runs out of its second there: here nobody looks at the clock.
    """

    def __init__(self, game: Game, terms: Terms, names: tuple[str, ...], seed: str) -> None:
        self.seed = seed
        self.bots: dict[Seat, Bot] = {
            seat: bot(name, game, hurried=False) for seat, name in enumerate(names)
        }
        self.host = Host(stream(seed, "table"), loud=True)
        self.state = game.start(terms, self.host)
        self.moves = 0
        self.choices = 0

    def step(self) -> None:
        decided = decide(self.state, self.bots, luck_of(self.seed, self.moves))
        self.choices += decided.free
        self.moves += 1
        self.host.chance = stream(self.seed, "table", self.moves)
        self.state.play(decided.seat, decided.move, self.host)


def witness(game: Game, terms: Terms, job: Job, number: int) -> Notes:
    """Play one game of a job and take notes."""
    play = Play(game, terms, job.bots_of(number), job.seed_of(number))
    notes = Notes()
    standings = standing(game)
    leads = Leads(notes, standings)
    leads.look(play.state, 0)
    while not play.state.over() and play.moves < LONGEST:
        play.step()
        leads.look(play.state, play.moves)
    notes.moves, notes.choices = play.moves, play.choices
    notes.finished = play.state.over()
    notes.scores = play.state.scores[:]
    first, second = sorted(standings(play.state), reverse=True)[:2]
    notes.margin = first - second
    note_events(notes, play.host.events)
    note_accounts(notes, play.state)
    return notes


class Leads:
    """Looks at the standings whenever the turn passes on."""

    def __init__(self, notes: Notes, standing: Standing) -> None:
        self.notes = notes
        self.standing = standing
        self.turn = TIED

    def look(self, state: State, moves: int) -> None:
        if not state.stack or state.stack[-1].sealed() or state.asking[0] == self.turn:
            return
        self.turn = state.asking[0]
        self.notes.turns += 1
        leader = ahead(self.standing(state))
        if not self.notes.leads or self.notes.leads[-1][1] != leader:
            self.notes.leads.append((moves, leader))


def note_events(notes: Notes, events: list[Event]) -> None:
    """Count what happened to whom: kinds of events, the words in their facts, sums of numbers."""
    counts = notes.counts
    for event in events:
        kind, seat = event.kind, event.seat
        if notes.first == TIED and kind.name in BEGINS:
            notes.first = seat
        counts[kind.name, seat] += 1
        for name, fact in zip(kind.facts, event.facts, strict=True):
            note_fact(counts, kind.name, name, fact, seat)
        for name, fact in zip(kind.secrets, event.secrets, strict=bool(event.secrets)):
            note_fact(counts, kind.name, name, fact, seat)


def note_fact(counts: Counter[Count], kind: str, name: str, fact: Fact, seat: Seat) -> None:
    """A word is counted, a number summed up, somebody else's seat gets a count of its own."""
    if isinstance(fact, tuple):
        for part in fact:
            if isinstance(part, str):
                counts[f"{kind}.{name}={part}", seat] += 1
    elif isinstance(fact, (str, bool)) or name in LABELS:
        if name not in PROSE and fact != "":
            counts[f"{kind}.{name}={fact}", seat] += 1
    elif name in SEATS:
        counts[f"{kind}.{name}", fact] += 1
    else:
        counts[f"{kind}.{name}+", seat] += fact


def note_accounts(notes: Notes, state: State) -> None:
    """Sum up how each score came about, where the game says so."""
    for seat in range(len(state.scores)):
        for line in state.account(seat):
            notes.counts[f"account.{line.words}+", seat] += line.points
