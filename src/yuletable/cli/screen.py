"""The terminal itself: lines for everyone, pictures where they can be seen."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

from yuletable.words.sentences import ENGLISH

try:
    import readline  # arrow keys at the prompt
except ImportError:  # Windows has its own
    readline = None  # type: ignore[assignment]  # there is no other way to say it

FORGET_SCROLLED = "\x1b[3J"
CURTAIN = 60  # empty lines that hide a hand where the screen cannot be cleared


class Screen:
    """Where we write and read. Plain: no boxes, no colors, no cursor, one line per thing."""

    def __init__(
        self, plain: bool = False, console: Console | None = None, language: str = ENGLISH
    ) -> None:
        self.language = language
        self.console = console or Console(highlight=False, emoji=False)
        self.plain = plain or not self.console.is_terminal

    def line(self, text: str = "", style: str = "", exact: bool = False) -> None:
        """A line; an exact one is not broken, so that it can be copied."""
        if self.plain:
            print(text, flush=True)
        else:
            self.console.print(Text(text, style=style), soft_wrap=exact)

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def show(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def height(self, picture: RenderableType) -> int:
        """How many lines a picture takes."""
        return len(self.console.render_lines(picture, pad=False))

    def clear(self) -> None:
        """A fresh screen, where there is one."""
        if not self.plain:
            self.console.clear()

    def hide(self) -> None:
        """Take everything out of sight: also what could be scrolled back to, or typed again."""
        forget_typing()
        if self.plain:
            self.lines([""] * CURTAIN)
            return
        if not self.console.legacy_windows:
            self.console.file.write(FORGET_SCROLLED)
        self.console.clear()

    def read(self, prompt: str) -> str:
        """A line from the keyboard; EOFError when there are no more."""
        text = input(prompt).strip()
        if not sys.stdin.isatty():
            self.line(text)  # nobody has seen it typed
        return text


def forget_typing() -> None:
    """The next person's arrow keys must not bring back what the last one typed."""
    if readline is not None:
        readline.clear_history()
