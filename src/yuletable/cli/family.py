"""`yuletable family`: the family records page, and score cards kept of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from yuletable.cli import saves
from yuletable.cli.board import board_of
from yuletable.cli.screen import Screen
from yuletable.games.catalogue import find
from yuletable.kernel.errors import Invalid
from yuletable.kernel.keepsakes import Lines, beating_lines
from yuletable.words.sentences import Words


class Page(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The page: one list for all games of the family."""

    format: int = 1
    lines: list[dict[str, Any]] = []  # name, date, players, score


def book() -> Path:
    """Where the family's page is kept."""
    return saves.games_folder().parent / "family.json"


def read_page(file: Path) -> Page:
    if not file.is_file():
        return Page()
    try:
        return msgspec.json.decode(saves.read_text(file), type=Page)
    except msgspec.DecodeError as error:
        raise Invalid(str(file), f"is no family page: {error}") from None


def enter(lines: Lines) -> Lines:
    """Add those lines of a finished game to the page that beat the record; the new ones."""
    page = read_page(book())
    added = beating_lines(page.lines, lines)
    if added:
        page.lines += added
        text = msgspec.json.format(msgspec.json.encode(page), indent=1).decode()
        saves.write_whole(book(), f"{text}\n")
    return added


def show(record: Path | None, file: Path | None, screen: Screen) -> int:
    """The page, or the score cards beside a record."""
    if record is not None:
        show_cards(record, screen)
        return 0
    words, page = Words(), read_page(file or book())
    if not page.lines:
        screen.line(words.say("family-empty"))
    for line in page.lines:
        screen.line(words.say("family-line", **line))
    return 0


def show_cards(record: Path, screen: Screen) -> None:
    cards = saves.read_companion(record).keepsakes
    if not cards:
        raise Invalid(str(record), "no score cards lie beside this game")
    played = saves.read_game(record)
    board = board_of(find(played.game), played.names)
    for card in cards:
        screen.lines([*board.keepsake(card), ""])
