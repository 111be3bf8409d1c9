"""Whole games in sentences: no event, no choice and no question without one, in any language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.promises import steps, table
from tests.test_records import RECORDS, recorded
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.core import HOUSE, Event, Fact
from yuletable.kernel.game import Game
from yuletable.kernel.match import Match, replay
from yuletable.words.sentences import LANGUAGES, Words

NAMES = ["You", "Ivy", "Noel", "Clara", "Jasper", "Merry", "Robin", "Belle"]
LOOKS = 200  # moments of a recorded game at which everybody's question and menu are read
FLAWS = re.compile(r"[{}]|  |\s[.,;:!?]|[.,;:][.,;:!?]|[!?][.,;:]|\bhidden\b|^\s|\s$")
NOTATION = re.compile(r"\b(Enter|[Tt]ype|[Tt]ipp\w*|key|Taste)\b|“\w+ \d|[A-Z]>\d|\w:\d|#\d")
SELDOM = 8  # moves between two such moments
SILENT = {  # events that are nothing to most eyes
    *("dealt", "unwrapped", "peeked")
}


class Strict(Words):
    """Words that take no message for granted: whatever Fluent cannot say fails."""

    def formatted(self, message: str, facts: dict[str, Fact]) -> tuple[str, list[Exception]]:
        text, errors = super().formatted(message, facts)
        assert not errors, f"{message}: {errors}"
        return text, errors


def whole(text: str) -> None:
    """Something is said, and nothing is wrong with how."""
    assert text
    flaw = FLAWS.search(text)
    assert not flaw, f"{text!r}: {flaw}"


def sentence(text: str) -> None:
    whole(text)
    assert text[0].isupper() or text[0].isdigit() or text[0] in "„“", text
    assert text[-1] in ".!?”“", text


# The table at one moment.


def look(match: Match, words: Words) -> None:
    """What everyone is asked, and everything they may do."""
    names = match.record.names or NAMES
    for seat in (HOUSE, *range(match.record.seats)):
        view = match.view(seat)
        menu = match.menu(seat) if seat != HOUSE else []
        asked = words.question(view, menu, names)
        sentence(asked)
        assert not NOTATION.search(asked), asked
        for move in menu:
            said = words.move(move, seat, names, view)
            whole(said)
            assert said[0].isupper() or said[0].isdigit(), said
            assert not NOTATION.search(said), said


def told(events: list[Event], seats: int, words: Words) -> None:
    """Every event, to everybody."""
    for event in events:
        for viewer in (HOUSE, *range(seats)):
            said = words.event(event, viewer, NAMES)
            if said or event.kind.name not in SILENT:
                sentence(said)


def reckoned(match: Match, words: Words) -> None:
    """The arithmetic in the end."""
    for seat in range(match.record.seats):
        for line in match.state.account(seat):
            facts = {name: words.phrase(name, fact) for name, fact in line.facts}
            whole(words.say(line.words, **facts))


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_are_told_without_a_gap(path: Path, language: str) -> None:
    record = recorded(path)
    words = Strict(find(record.game), language)
    match = replay(find(record.game), record, moves=0)
    every = max(1, len(record.moves) // LOOKS)
    for number, (seat, text) in enumerate(record.moves):
        if number % every == 0:
            look(match, words)
        match.play(seat, text)
    look(match, words)
    told(match.events, record.seats, words)
    reckoned(match, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_nights_under_any_house_rules_are_told_without_a_gap(name: str, language: str) -> None:
    game = find(name)
    words = Strict(game, language)
    for night in range(1, 5):
        seats = game.seats[night % len(game.seats)]
        match = table(game, seats, night)
        for number, _ in enumerate(steps(match)):
            if number % SELDOM == 0:
                look(match, words)
        told(match.events, seats, words)
        reckoned(match, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_phase_that_asks_has_a_sentence_of_its_own(name: str, language: str) -> None:
    """A phase that chance has not met yet is asked and waited for in words all the same."""
    words = Words(find(name), language)
    for phase in asking(find(name)):
        assert words.knows(f"wait-{phase}"), phase
        own = [f"ask-{phase}", f"ask-{phase}-AGAIN", f"ask-{phase}-1"]
        own = [message for message in own if words.knows(message)]
        assert own, phase


def asking(game: Game) -> set[str]:
    """Every phase that was asked in a few whole games."""
    found: set[str] = set()
    for seats, night in ((game.seats[0], 0), (game.seats[0], 1), (game.seats[-1], 2)):
        match = table(game, seats, night)
        for _ in steps(match):
            found.add(match.view(HOUSE)["phase"])
    return found
