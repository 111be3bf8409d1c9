"""`yuletable family`: the family records page, and score cards kept of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from yuletable.cli import saves
from yuletable.cli.boards.holiday_fever import tree
from yuletable.cli.screen import Screen
from yuletable.games.holiday_fever.family import beating_lines, winning_lines
from yuletable.kernel.core import Json, Seat
from yuletable.kernel.errors import Invalid
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


def enter(
    cards: list[dict[str, Json]], persons: list[Seat], options: dict[str, Json]
) -> list[dict[str, Json]]:
    """Add a finished game to the page if it beats the record; the new lines."""
    page = read_page(book())
    added = beating_lines(page.lines, winning_lines(cards, persons, options))
    if added:
        page.lines += added
        text = msgspec.json.format(msgspec.json.encode(page), indent=1).decode()
        saves.write_whole(book(), f"{text}\n")
    return added


def show(record: Path | None, file: Path | None, screen: Screen) -> int:
    """The page, or the score cards beside a record."""
    words = Words()
    if record is not None:
        cards = saves.read_companion(record).keepsakes
        if not cards:
            raise Invalid(str(record), "no score cards lie beside this game")
        for card in cards:
            screen.lines(card_lines(words, card))
        return 0
    page = read_page(file or book())
    if not page.lines:
        screen.line(words.say("family-empty"))
    for line in page.lines:
        screen.line(words.say("family-line", **line))
    return 0


def card_lines(words: Words, card: dict[str, Any]) -> list[str]:
    """A score card as one would read it out."""
    debts = [
        f"{'★' if row['row'] <= card['stars'] else '☆'}{row['amount']}" for row in card["debts"]
    ]
    spare = "★" * max(0, card["stars"] - len(debts))
    gifts = [f"{gift['gift']} {'+'.join(map(str, gift['values']))}" for gift in card["gifts"]]
    lines = [
        words.say("keepsake-title", **{n: card[n] for n in ("name", "date", "players", "family")}),
        words.say("keepsake-debts", rows=" ".join([*debts, spare]).strip() or "–"),
        words.say("keepsake-deposits", rows=" ".join(map(str, card["deposits"])) or "–"),
        words.say("keepsake-tree", tree=tree(**card["tree"])),
        words.say("keepsake-gifts", gifts=", ".join(gifts) or "–"),
        words.say("keepsake-value", value=card["value"]),
    ]
    if card["theme"]:
        lines.append(words.say("keepsake-about", theme=card["theme"], note=card["note"]))
    return [*lines, ""]
