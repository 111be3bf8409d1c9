"""`yuletable watch`: bots play, and somebody looks on."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from yuletable.bots.bot import Sight
from yuletable.cli import saves
from yuletable.cli.board import Board, board_of
from yuletable.cli.choosing import ask_for_game
from yuletable.cli.driver import Driver
from yuletable.cli.keys import Keys, NoKeys, TerminalKeys
from yuletable.cli.screen import Screen
from yuletable.cli.seating import find_seat, party
from yuletable.cli.terms import read_edition, read_options
from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE, Event, Seat
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.match import Match, write_record
from yuletable.words.sentences import View

FASTEST, SLOWEST = 0.05, 5.0  # seconds between two moves
RECENT = 6  # sentences under the board


class Stop(Exception):
    """Somebody has seen enough."""


def watch(
    game: str | None,
    seats: int | None,
    bots: Sequence[str],
    seed: str | None,
    options: Sequence[str],
    edition: str | None,
    eyes: str | None,
    delay: float,
    file: Path | None,
    screen: Screen,
) -> int:
    """Let bots play a game and show it."""
    chosen = find(game) if game else ask_for_game(screen)
    everyone = party(chosen, [], bots, seats)
    if not 0 <= delay <= SLOWEST:
        raise Invalid("delay", f"from 0 to {SLOWEST:g} seconds, not {delay:g}")
    seat = HOUSE if eyes is None else find_seat(eyes, everyone.names, chosen.letters)
    match = Match(
        chosen,
        len(everyone.names),
        seed=seed,
        edition=read_edition(edition),
        options=read_options(options),
        names=list(everyone.names),
    )
    board = board_of(chosen, list(everyone.names), screen.language)
    if not screen.console.is_terminal:
        delay = 0  # nobody waits at the other end of a pipe
    with_keys = not screen.plain and sys.stdin.isatty()
    with TerminalKeys() if with_keys else nullcontext(NoKeys()) as keys:
        looker = Looker(screen, board, match, seat, keys, delay)
        return look_on(looker, Driver(match, everyone.seated_bots(chosen), looker), file)


def look_on(looker: Looker, driver: Driver, file: Path | None) -> int:
    """Show the game until it is over or somebody stops it."""
    say, screen, match = looker.board.words.say, looker.screen, driver.match
    try:
        screen.line(say("promise", commitment=match.record.commitment), exact=True)
        looker.tell(match.events)
        driver.run()
        screen.lines(looker.board.standings(match.view(HOUSE)))
        screen.line(say("seed", seed=match.record.seed), exact=True)
    except (Stop, KeyboardInterrupt):
        screen.line(say("stopped", moves=len(match.record.moves)))
    if file is not None:
        saves.write_whole(file, write_record(match.record))
        saves.keep_beside(file, match)
        screen.line(say("kept-record", file=str(file)), exact=True)
    return 0


class Looker:
    """Looks on while bots play, and sets the pace."""

    def __init__(
        self, screen: Screen, board: Board, match: Match, seat: Seat, keys: Keys, delay: float
    ) -> None:
        self.screen = screen
        self.board = board
        self.match = match
        self.seat = seat
        self.keys = keys
        self.delay = delay
        self.paused = False
        self.recent: list[str] = []

    def tell(self, events: list[Event]) -> None:
        """Show what happened, and leave time to see it; what nobody notices takes none."""
        words, names = self.board.words, self.board.names
        told = [words.event(e, self.seat, names) for e in events if not words.quiet(e)]
        story = [sentence for sentence in told if sentence]
        if not story:
            return
        if self.screen.plain:
            self.screen.lines(story)
        else:
            self.recent = (self.recent + story)[-RECENT:]
            self.draw()
        self.wait()

    def draw(self) -> None:
        say = self.board.words.say
        view = self.match.view(self.seat)
        self.screen.clear()
        self.screen.show(self.board.picture(view, [], self.screen.console.width))
        self.screen.lines(self.recent)
        self.screen.line(say("paused" if self.paused else "keys"), style="dim")

    def wait(self) -> None:
        """Until the next move is due, minding the keys."""
        while True:
            key = self.keys.within(None if self.paused else self.delay)
            if key == "q":
                raise Stop
            if key == " ":
                self.paused = not self.paused
                self.draw()
            elif key in ("+", "="):
                self.delay = max(self.delay / 2, FASTEST)
            elif key == "-":
                self.delay = min(self.delay * 2, SLOWEST)
            elif key in ("right", "n"):
                self.paused = True
                return
            if not key and not self.paused:
                return

    def ask(self, sight: Sight) -> str:
        raise AssertionError("only bots sit here")

    def react(self, view: View, asked: list[Seat]) -> set[Seat]:
        raise AssertionError("only bots sit here")

    def refuse(self, seat: Seat, refused: Refused) -> None:
        raise AssertionError("only bots sit here")
