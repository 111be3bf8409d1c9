"""What the server says in other languages: the games to choose from, and answers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from yuletable.games.catalogue import GAMES
from yuletable.server import protocol as wire
from yuletable.server.pages.catalogue import catalogue
from yuletable.server.rooms.news import worded
from yuletable.words.sentences import LANGUAGES

SANTA: Any = SimpleNamespace(row=SimpleNamespace(game="secret_santa"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_card_in_plain_words(language: str) -> None:
    cards = catalogue(language)
    assert [card.name for card in cards] == list(GAMES)
    for card in cards:
        assert card.sentence.endswith(".")
        for option in card.options:
            assert len(option.choices) == len(option.allowed)
            assert not [text for text in option.choices if "_" in text or text in ("True", "")]


def test_cards_differ_by_language() -> None:
    for english, german in zip(catalogue("en"), catalogue("de"), strict=True):
        assert english.sentence != german.sentence
        for one, other in zip(english.options, german.options, strict=True):
            assert one.words != other.words
            assert (one.name, one.allowed, one.clause) == (other.name, other.allowed, other.clause)


def test_a_refusal_is_answered_in_the_guests_language() -> None:
    tie = "A tie is not enough: go higher than 7."
    answer = wire.Answer("1" * 32, "illegal", tie, "SS-19", "2x9")
    german = worded(SANTA, answer, "de")
    assert german.why == "Gleich hoch reicht nicht: Gib einen höheren Wert."
    assert (german.id, german.outcome, german.clause, german.instead) == (
        *(answer.id, "illegal", "SS-19", "2x9"),
    )
    assert worded(SANTA, answer, "en") == answer
    done = wire.Answer("2" * 32, "applied")
    assert worded(SANTA, done, "de") is done


def test_a_hostile_language_is_english() -> None:
    answer = wire.Answer("1" * 32, "illegal", "No.", "SS-19")
    assert worded(SANTA, answer, "../../../etc/passwd").why == "No."
