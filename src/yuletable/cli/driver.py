"""Who moves next, and what is asked of whom: a table of persons and bots, without a screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from yuletable.bots.bot import Bot, Sight, sight
from yuletable.bots.drive import Luck, answer, luck_of, poll
from yuletable.cli.clock import Clock
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import HOUSE, Event, Json, Move, Seat
from yuletable.kernel.errors import Refused
from yuletable.kernel.game import Game
from yuletable.kernel.match import Match


class People(Protocol):
    """The persons at the table, as the driver knows them."""

    def tell(self, events: list[Event]) -> None:
        """Something happened; each person may learn what `seen_by` names."""

    def ask(self, sight: Sight) -> str:
        """The move this person writes."""

    def react(self, view: dict[str, Json], asked: list[Seat]) -> set[Seat]:
        """Which of these persons want to look at their hand; the view is a passer-by's."""

    def refuse(self, seat: Seat, refused: Refused) -> None:
        """Their move was refused; nothing has changed, and they are asked again."""


class Driver:
    """Leads a match to its end: bots get a sight and luck of their own, persons are asked."""

    def __init__(
        self,
        match: Match,
        bots: dict[Seat, Bot],
        people: People,
        keep: Callable[[Match], None] = lambda match: None,
        clock: Clock | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.people = people
        self.keep = keep  # called after every move, before anybody is told of it
        self.clock = clock or Clock()
        self.persons = [s for s in range(match.record.seats) if s not in bots]
        self.heard: set[Seat] = set()  # who has heard this window's question and is yet to answer
        self.eager: set[Seat] = set()  # who of them wants to look
        self.passed_up: set[Seat] = set()  # persons who were asked about an aside already

    def run(self) -> None:
        while not self.match.over():
            self.step()

    def step(self) -> None:
        """Make one move; seats with an aside to make come first.

        The clock comes before them all, but interrupts nobody who is thinking.
        """
        time_up = self.match.game.time_up
        if time_up is not None and self.clock.runs_out(self.match.state):
            self.made(HOUSE, time_up)
            return
        spoken = poll(self.match.state, self.bots, self.luck())
        if spoken is not None:
            self.made(*spoken)
        elif not self.spoke_up():
            self.awaited()

    def spoke_up(self) -> bool:
        """A person with an aside to make is asked once, unless they have just been silent."""
        speakers = [seat for seat in self.match.state.speakers() if seat in self.persons]
        moves = self.match.record.moves
        fresh = [seat for seat in speakers if seat not in self.passed_up]
        self.passed_up = set(speakers)
        for seat in fresh:
            quiet = bool(moves) and moves[-1][0] == seat
            if not quiet and self.people.react(self.match.view(HOUSE), [seat]):
                self.ask(seat)
                return True
        return False

    def awaited(self) -> None:
        """One move by a seat the table waits for."""
        seat = self.match.waiting()[0]
        if seat in self.bots:
            self.made(seat, answer(self.match.state, seat, self.bots[seat], self.luck()).move)
            return
        menu = self.match.menu(seat)
        if not (isinstance(menu[0], Decline) and self.match.state.stack[-1].sealed()):
            self.ask(seat)
        elif len(self.persons) > 1:
            self.window(seat, menu[0])
        elif len(menu) == 1:
            self.made(seat, menu[0])  # with one person at the keyboard nobody can notice
        else:
            self.ask(seat)

    def luck(self) -> Luck:
        """Every bot has luck of its own for every move."""
        record = self.match.record
        return luck_of(record.seed, len(record.moves))

    def window(self, seat: Seat, decline: Decline) -> None:
        """Several at one keyboard hear the question at once; their hands stay hidden meanwhile.

        So what is asked depends on public facts alone. Once a card takes effect, those still to
        answer hear the question afresh.
        """
        if seat not in self.heard:
            view = self.match.view(HOUSE)
            asked = [s for s in view["asked"] if s in self.persons]
            asked = asked[asked.index(seat) :]  # those before have declined
            self.heard = set(asked)
            self.eager = self.people.react(view, asked)
        self.heard.discard(seat)
        if seat in self.eager:
            self.ask(seat)
        else:
            self.made(seat, decline)

    def ask(self, seat: Seat) -> None:
        """Ask until the move is accepted."""
        while True:
            text = self.people.ask(sight(self.match.state, seat))
            try:
                self.made(seat, text)
            except Refused as refused:
                self.people.refuse(seat, refused)
            else:
                return

    def made(self, seat: Seat, move: Move | str) -> None:
        sealed = self.match.state.stack[-1].sealed()
        events = self.match.play(seat, move)
        if not (sealed and declines(self.match.game, self.match.record.moves[-1][1])):
            self.heard.clear()
            self.eager.clear()
        self.keep(self.match)
        self.people.tell(events)


def declines(game: Game, text: str) -> bool:
    """Is this how the game lets something pass?"""
    return isinstance(game.read_move(text), Decline)
