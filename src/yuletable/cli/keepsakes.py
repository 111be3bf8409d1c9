"""After a game: the arithmetic line by line, and the score cards its players keep."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from yuletable.cli import family, saves
from yuletable.cli.keyboard import Keyboard
from yuletable.kernel.core import Seat
from yuletable.kernel.errors import Invalid
from yuletable.kernel.keepsakes import Card, Keepsakes
from yuletable.kernel.match import Match
from yuletable.words.sentences import Words


def remember(match: Match, persons: Sequence[Seat], keyboard: Keyboard, file: Path) -> None:
    """Show how each score came about; where the game has keepsakes, inscribe and keep them."""
    keep = match.game.keepsakes
    cards: list[Card] = []
    if keep is not None:
        cards = keep.made(match.state, match.record.names, match.record.date or "")
    for seat in range(match.record.seats):
        explain(match, seat, cards, keyboard)
    if keep is None or not cards:
        return
    for seat in persons:
        cards[seat] = ask_for_inscription(keyboard, seat, cards[seat], keep)
    match.beside.keepsakes = cards
    saves.keep_beside(file, match)
    for line in family.enter(keep.lines(cards, list(persons), match.terms.options)):
        keyboard.screen.line(keyboard.words.say("family-beaten", **line), style="bold")


def explain(match: Match, seat: Seat, cards: list[Card], keyboard: Keyboard) -> None:
    """One seat's score card if there is one, and its arithmetic; on a screen, a page for each."""
    lines = reckoning(keyboard.words, match, seat)
    if not lines:
        return
    if not keyboard.screen.plain:
        keyboard.read(keyboard.words.say("next"))
        keyboard.screen.clear()
    keyboard.screen.line()
    keyboard.screen.line(keyboard.board.label(seat), style="bold")
    if cards:
        keyboard.screen.lines([*keyboard.board.keepsake(cards[seat])[1:], ""])
    keyboard.screen.lines(lines)


def reckoning(words: Words, match: Match, seat: Seat) -> list[str]:
    """The final arithmetic of a seat: what for, how much, by which clause."""
    lines = []
    for line in match.state.account(seat):
        facts = {name: words.phrase(name, fact) for name, fact in line.facts}
        said = words.say(line.words, **facts)
        lines.append(f"{line.points:>+7} {said} [{line.clause}]")
    total = words.say("reckoned")
    return [*lines, f"{match.state.scores[seat]:>7} {total}"] if lines else []


def ask_for_inscription(keyboard: Keyboard, seat: Seat, card: Card, keep: Keepsakes) -> Card:
    """A theme and something to remember, if they like (HF-223)."""
    say, screen = keyboard.words.say, keyboard.screen
    while True:
        screen.line()
        theme = keyboard.read(say("keepsake-theme", name=keyboard.board.label(seat)))
        note = keyboard.read(say("keepsake-note")) if theme else ""
        try:
            return keep.inscribed(card, theme, note)
        except Invalid as invalid:
            screen.line(f"{invalid}")
