"""A table in virtual time: people who answer by a seed, bots that answer at once, no socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from yuletable.bots.bot import sight
from yuletable.bots.levels import bot
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Move, Seat
from yuletable.server import protocol as wire
from yuletable.server.table.director import Director
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.pace import Tempo
from yuletable.server.table.requests import Outcome, decide
from yuletable.server.table.table import Table, first_entry
from yuletable.server.table.update import Everyone, Step

Choose = Callable[["Parlour", Seat, list[Move]], str]
SECRET = "5ec2e7" * 8
THINKING = 1_000  # milliseconds a person takes


class Parlour:
    """One table and everybody at it; the first persons' seats come first, the rest are bots."""

    def __init__(
        self,
        game: str,
        seats: int = 4,
        people: int = 2,
        seed: str = "parlour",
        pace: wire.Pace = "normal",
        tempo: Tempo | None = None,
        start: bool = True,
        one_screen: bool = False,
        position: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
        level: str = "merry",
    ) -> None:
        self.seed = seed
        self.now = 0
        self.requests = 0
        self.log: list[Step] = []
        self.director = Director(Table("T" + seed, SECRET + seed), 0, tempo)
        self.table = self.director.table
        made = first_entry(game, seats, options or {}, pace, SECRET + seed)
        self.keep(self.director.make(structs.replace(made, position=position), 0))
        self.director.listen(Everyone(None, *range(seats)))
        for person in range(people):
            self.keep(self.director.sit(0 if one_screen else person, None, 0)[1])
        if start:
            self.ask(0, wire.Start, level=level)

    def keep(self, steps: list[Step]) -> None:
        self.log += steps

    def entries(self) -> list[AnyEntry]:
        return [step.entry for step in self.log]

    def key(self) -> str:
        self.requests += 1
        return f"{self.requests:032x}"[::-1]

    def send(self, device: int | None, message: wire.Request) -> wire.Answer:
        outcome: Outcome = decide(self.director, device, message, self.now)
        self.keep(outcome.steps)
        assert outcome.answer is not None
        return outcome.answer

    def ask(self, device: int | None, kind: type[wire.Request], **parts: object) -> wire.Answer:
        return self.send(device, kind(self.key(), **parts))

    def play(self, seat: Seat, move: str) -> wire.Answer:
        question = self.table.question
        device = self.table.chairs[seat].device
        return self.ask(device, wire.Play, seat=seat, move=move, question=question)

    def think(self) -> None:
        """Every bot that was asked answers at once."""
        while orders := self.director.orders():
            for order in orders:
                player = bot(order.level, self.table.game)
                luck = self.director.luck(order.seat)
                state = self.table.playing().state
                eyes = sight(state, order.seat)
                eyes.menu = self.director.menu(order.seat)
                if order.aside:
                    said = player.aside(eyes, luck)
                    words = "" if said is None else said.text()
                    self.keep(self.director.bot_says(order.seat, order.question, words, self.now))
                    continue
                move = player.choose(eyes, luck).text()
                steps = self.director.bot_answers(order.seat, order.question, move, self.now)
                self.keep(steps)

    def step(self, choose: Choose) -> None:
        """Whoever is awaited acts; if nobody is, time passes until something is due."""
        self.think()
        if self.table.stage != "playing":
            return
        waiting = self.director.waiting
        assert waiting is not None
        early = self.early()
        if early is not None:
            answer = self.play(early, choose(self, early, self.director.menu(early)))
            assert answer.outcome == "applied", answer
            return
        for seat in waiting.pending:
            if self.table.chairs[seat].person() and seat not in self.table.answers:
                self.now += THINKING
                self.keep(self.director.tick(self.now))
                if self.director.waiting is not waiting:
                    return
                answer = self.play(seat, choose(self, seat, self.director.menu(seat)))
                assert answer.outcome == "applied", answer
                return
        alarm = self.director.alarm()
        assert alarm is not None, waiting
        self.now = max(self.now, alarm)
        self.keep(self.director.tick(self.now))

    def early(self) -> Seat | None:
        """Whoever may decide now what they do when nobody reacts, and has not yet."""
        for seat in self.table.people():
            asked = self.director.question(seat)
            if asked is not None and asked.ahead and not asked.answered:
                return seat
        return None

    def run(self, choose: Choose, most: int = 100_000) -> None:
        """Play on to the end of the game, or so many steps."""
        for _ in range(most):
            if self.table.stage != "playing":
                return
            self.step(choose)


def sensibly(parlour: Parlour, seat: Seat, menu: list[Move]) -> str:
    """A person who plays like a bot, mostly."""
    luck = stream(parlour.seed, f"person/{seat}", len(parlour.log))
    if luck.below(8) == 0:
        return menu[luck.below(len(menu))].text()
    eyes = sight(parlour.director.at_hand(seat), seat)
    eyes.menu = menu
    return bot("greedy", parlour.table.game).choose(eyes, luck).text()
