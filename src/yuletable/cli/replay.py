"""`yuletable replay`: a game again, from any seat's eyes, forwards and backwards."""

from __future__ import annotations

import sys
from pathlib import Path

from yuletable.cli.board import Board, board_of
from yuletable.cli.driver import declines
from yuletable.cli.saves import read_companion, read_game
from yuletable.cli.screen import Screen
from yuletable.cli.seating import default_eyes, find_seat, safe_names
from yuletable.games.catalogue import find
from yuletable.kernel.beside import Beside
from yuletable.kernel.core import HOUSE, Seat
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match, Record
from yuletable.kernel.match import replay as play_again

BACK = "-"
PASSER_BY = "."


def replay(file: Path, eyes: str | None, move: int, step: bool | None, screen: Screen) -> int:
    """Show a record step by step, or all of it where nobody can press a key."""
    record = read_game(file)
    names = safe_names(record.names, record.seats)
    own = default_eyes(names)
    letters = find(record.game).letters
    seat = find_seat(eyes, names, letters) if eyes else HOUSE if own is None else own
    play_again(find(record.game), record)  # Invalid, before anything is shown
    if not 0 <= move <= len(record.moves):
        raise Invalid("move", f"from 0 to {len(record.moves)}, not {move}")
    beside = read_companion(file)
    board = board_of(find(record.game), names, screen.language, record.edition)
    viewer = Replay(screen, record, board, seat, beside)
    if step is None:
        step = sys.stdin.isatty() and screen.console.is_terminal
    if step:
        viewer.step_from(move)
    else:
        viewer.tell_from(move)
    return 0


class Replay:
    """A record laid open: what had happened after each of its moves."""

    def __init__(
        self, screen: Screen, record: Record, board: Board, seat: Seat, beside: Beside
    ) -> None:
        self.screen = screen
        self.record = record
        self.beside = beside  # what was said, as far as it was kept
        self.board = board
        self.seat = seat
        self.last = len(record.moves)
        match = self.after(0)
        self.heard = [len(match.events)]  # by number of moves: how many events
        for number, (mover, text) in enumerate(record.moves, start=1):
            match.play(mover, text)
            match.events += match.hear(beside.words_of(number))
            self.heard.append(len(match.events))
        self.events = match.events

    def after(self, moves: int) -> Match:
        """The game after so many moves."""
        return play_again(find(self.record.game), self.record, moves, self.beside)

    def story(self, since: int, until: int) -> list[str]:
        """What happened between two moves, in sentences."""
        words = self.board.words
        start = self.heard[since] if until else 0
        news = [e for e in self.events[start : self.heard[until]] if not words.quiet(e)]
        told = [words.event(event, self.seat, self.board.names) for event in news]
        return [sentence for sentence in told if sentence]

    def tell_from(self, moves: int) -> None:
        """All of it, in lines, and the table at the end."""
        if not moves:
            self.screen.lines(self.story(0, 0))
        self.screen.lines(self.story(moves, self.last))
        view = self.after(self.last).view(self.seat)
        self.screen.lines([*self.board.lines(view), *self.board.standings(view)])

    def step_from(self, at: int) -> None:
        """Forwards, backwards, and to other eyes, as somebody types."""
        say = self.board.words.say
        self.show(at)
        self.screen.line(say("replay-keys"), style="dim")
        while True:
            try:
                text = self.screen.read(say("prompt")).lower()
            except EOFError:
                return
            if text == "q":
                return
            goal = self.goal(at, text)
            if goal is None:
                letters = self.board.words.letters[: self.record.seats]
                self.screen.line(say("replay-again", moves=self.last, letters=letters))
            else:
                at = goal
                self.show(at)

    def goal(self, at: int, text: str) -> int | None:
        """Where somebody wants to go, or None if that cannot be made out."""
        if text == "":
            return self.next(at)
        if text == BACK:
            return self.previous(at)
        if text == PASSER_BY:
            self.seat = HOUSE
            return at
        if text.isdecimal():
            return int(text[:9]) if int(text[:9]) <= self.last else None
        try:
            self.seat = find_seat(text, self.board.names, self.board.words.letters)
        except Invalid:
            return None
        return at

    def next(self, at: int) -> int:
        """The next move that anybody notices: declining does not count."""
        for number in range(at + 1, self.last):
            if not declines(find(self.record.game), self.record.moves[number - 1][1]):
                return number
        return self.last

    def previous(self, at: int) -> int:
        for number in range(at - 1, 0, -1):
            if not declines(find(self.record.game), self.record.moves[number - 1][1]):
                return number
        return 0

    def show(self, at: int) -> None:
        say = self.board.words.say
        match = self.after(at)
        view = match.view(self.seat)
        story = self.story(self.previous(at), at)
        self.screen.clear()
        if self.screen.plain:
            self.screen.lines([*story, *self.board.lines(view)])
        else:
            menu = match.menu(self.seat) if self.seat != HOUSE else []
            self.screen.show(self.board.picture(view, menu, self.screen.console.width))
            self.screen.lines(story)
        who = say("everyone") if self.seat == HOUSE else self.board.label(self.seat)
        moment = say("moment", move=at, moves=self.last, who=who)
        self.screen.line(f"{moment} {self.board.question(view, [])}", style="bold")
