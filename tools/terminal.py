"""The README's picture of the terminal: `python -m tools.terminal docs/img/terminal.svg`.

It is drawn by the code that draws the game, from a moment that is always the same.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from yuletable.bots.bot import sight
from yuletable.cli.board import board_of
from yuletable.cli.keyboard import Keyboard
from yuletable.cli.screen import Screen
from yuletable.games.catalogue import find
from yuletable.kernel.ballot import DECLINE
from yuletable.kernel.match import Match

WIDTH, HEIGHT = 80, 24
NAMES = ["You", "Ivy", "Noel", "Clara"]
YOU = 0
POSITION = {
    "hands": [
        "1 1 3 3 3 4 6 7 7 9 9 11 SANTA GHOST E",
        "2 2 2 4 4 5 5 6 8 8 12 SCROOGE",
        "1 1 1 3 5 5 5 6 7 10",
        "2 2 3 4 6 8 9 10 MOUSE CAROL TREE E",
    ],
    "scores": [3, 4, 1, 2],
    "game": 2,
    "dealer": 0,
}
MOVES = [(1, "2x2"), (2, "2x5"), (3, "1x6+1E")]  # and everybody lets it pass
EVENING = TerminalTheme(  # deep green, warm paper, brass, one red
    (14, 28, 24),
    (244, 241, 230),
    [
        (14, 28, 24),
        (184, 48, 58),
        (79, 155, 104),
        (210, 170, 82),
        (134, 179, 196),
        (231, 154, 178),
        (134, 179, 196),
        (244, 241, 230),
    ],
)


def drawn() -> str:
    """A moment of Secret Santa as an SVG that fetches nothing from anywhere."""
    game = find("secret_santa")
    match = Match(game, len(NAMES), seed="picture", position=POSITION, names=NAMES)
    for seat, text in MOVES:
        match.play(seat, text)
        while DECLINE in match.menu(match.waiting()[0]):
            match.play(match.waiting()[0], DECLINE)
    console = Console(
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        width=WIDTH,
        height=HEIGHT,
        highlight=False,
    )
    board = board_of(game, NAMES)
    keyboard = Keyboard(Screen(console=console), board, game, [YOU], Path("game.json"))
    keyboard.tell(match.events)
    look = sight(match.state, YOU)
    keyboard.present(look, board.choices(look.view, look.menu), keyboard.story(YOU))
    console.print(f"{board.words.say('prompt')}2x9", markup=False)
    svg = console.export_svg(title="yuletable play", theme=EVENING, unique_id="yuletable")
    return re.sub(r"\s*@font-face \{.*?\n    \}", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawn(), encoding="utf-8")
