"""`yuletable replay`: a game again, from any seat's eyes, forwards and backwards."""

from __future__ import annotations

import sys
from pathlib import Path

from yuletable.cli.boards import board_of
from yuletable.cli.boards.board import Board
from yuletable.cli.saves import read_game
from yuletable.cli.screen import Screen
from yuletable.cli.seating import default_eyes, find_seat, safe_names
from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE, Seat
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match, Record
from yuletable.kernel.match import replay as play_again
from yuletable.words.sentences import LETTERS

PASSER_BY = "0"


def replay(file: Path, eyes: str | None, move: int, step: bool | None, screen: Screen) -> int:
    """Show a record step by step, or all of it where nobody can press a key."""
    record = read_game(file)
    names = safe_names(record.names, record.seats)
    own = default_eyes(names)
    seat = find_seat(eyes, names) if eyes else HOUSE if own is None else own
    play_again(find(record.game), record)  # Invalid, before anything is shown
    if not 0 <= move <= len(record.moves):
        raise Invalid("move", f"from 0 to {len(record.moves)}, not {move}")
    viewer = Replay(screen, record, board_of(find(record.game), names), seat)
    if step is None:
        step = sys.stdin.isatty() and screen.console.is_terminal
    if step:
        viewer.step_from(move)
    else:
        viewer.tell_from(move)
    return 0


class Replay:
    """A record, and where in it we are."""

    def __init__(self, screen: Screen, record: Record, board: Board, seat: Seat) -> None:
        self.screen = screen
        self.record = record
        self.board = board
        self.seat = seat
        self.match = self.at(0)

    def at(self, moves: int) -> Match:
        """The game after so many moves."""
        return play_again(find(self.record.game), self.record, moves)

    def tell_from(self, moves: int) -> None:
        """All of it, in lines, and the table at the end."""
        self.match = self.at(moves)
        heard = len(self.match.events) if moves else 0
        for seat, text in self.record.moves[moves:]:
            self.match.play(seat, text)
        self.screen.lines(self.story(heard))
        self.screen.lines(self.board.lines(self.match.view(self.seat)))
        self.screen.lines(self.board.standings(self.match.view(self.seat)))

    def story(self, since: int) -> list[str]:
        words = self.board.words
        news = [e for e in self.match.events[since:] if not words.quiet(e)]
        told = [words.event(event, self.seat, self.board.names) for event in news]
        return [sentence for sentence in told if sentence]

    def step_from(self, moves: int) -> None:
        """Forwards, backwards, and to other eyes, as somebody types."""
        say, last = self.board.words.say, len(self.record.moves)
        at, heard = moves, 0
        self.match = self.at(at)
        heard = len(self.match.events) if at else 0
        self.show(at, heard)
        self.screen.line(say("replay-keys"), style="dim")
        while True:
            try:
                text = self.screen.read(say("prompt")).lower()
            except EOFError:
                return
            if text == "q":
                return
            if text == "":
                goal = min(self.after(at), last)
            elif text == "b":
                goal = self.before(at)
            elif text.isdecimal() and text != PASSER_BY and int(text[:9]) <= last:
                goal = int(text[:9])
            elif self.look_through(text):
                goal = at
            else:
                letters = LETTERS[: self.record.seats]
                self.screen.line(say("replay-again", moves=last, letters=letters))
                continue
            heard = len(self.match.events) if goal > at else 0
            if goal != at:
                self.match = self.at(goal)
                heard = heard or len(self.at(max(goal - 1, 0)).events) * (goal > 0)
                at = goal
            self.show(at, heard)

    def look_through(self, text: str) -> bool:
        """Change eyes, if that is what is meant."""
        if text == PASSER_BY:
            self.seat = HOUSE
            return True
        try:
            self.seat = find_seat(text, self.board.names)
        except Invalid:
            return False
        return True

    def after(self, at: int) -> int:
        """The next move that anybody notices: declining does not count."""
        for number in range(at, len(self.record.moves)):
            if self.record.moves[number][1] != "-":
                return number + 1
        return len(self.record.moves)

    def before(self, at: int) -> int:
        for number in range(at - 1, 0, -1):
            if self.record.moves[number - 1][1] != "-":
                return number
        return 0

    def show(self, at: int, heard: int) -> None:
        say = self.board.words.say
        view = self.match.view(self.seat)
        self.screen.clear()
        if not self.screen.plain:
            menu = self.match.menu(self.seat) if self.seat != HOUSE else []
            self.screen.show(self.board.picture(view, menu, self.screen.console.width))
        self.screen.lines(self.story(heard))
        if self.screen.plain:
            self.screen.lines(self.board.lines(view))
        who = say("everyone") if self.seat == HOUSE else self.board.label(self.seat)
        moment = say("moment", move=at, moves=len(self.record.moves), who=who)
        self.screen.line(f"{moment} {self.board.question(view, [])}", style="bold")
