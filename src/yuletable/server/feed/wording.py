"""Sentences about a game in each language, and none for programs."""

from __future__ import annotations

from functools import lru_cache

from yuletable.games.catalogue import find
from yuletable.kernel.core import Event, Move, Seat
from yuletable.server.table.update import View
from yuletable.words.sentences import LANGUAGES, Words


class Unworded(Words):
    """For programs at the table: they read views and events, and need no sentences about them."""

    def event(self, event: Event, viewer: Seat, names: list[str]) -> str:
        return ""

    def move(self, move: Move, viewer: Seat, names: list[str], view: View) -> str:
        return ""

    def question(self, view: View, menu: list[Move], names: list[str]) -> str:
        return ""


@lru_cache(maxsize=64)
def words_for(game: str, language: str) -> Words:
    """The words of a game in a language; without one, none."""
    return Words(find(game), language) if language else Unworded(find(game))


def forget_sentences(game: str) -> None:
    """Keep no sentence in memory that holds what somebody typed."""
    for language in ("", *LANGUAGES):
        words_for(game, language).said.clear()
