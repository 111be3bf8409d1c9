"""The games and their rules, as the home page shows them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from yuletable.bots.levels import LEVELS, USUAL
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.options import Option
from yuletable.server.feed.wording import words_for
from yuletable.server.pages.rules import findings, rules_page
from yuletable.words.sentences import Words


class OptionCard(Struct, frozen=True):
    """A house rule in plain words."""

    name: str
    words: str
    clause: str
    default: Any
    allowed: list[Any]
    choices: list[str]  # what each of these means
    number_from: int | None
    number_to: int | None
    seat: bool  # the number is a seat's


class EditionCard(Struct, frozen=True):
    """An edition in plain words: what is printed on the cards and the board."""

    name: str
    words: str
    how: str  # what it changes


class GameCard(Struct, frozen=True):
    """A game as the home page shows it."""

    name: str
    title: str
    seats: list[int]
    minutes: str
    sentence: str
    editions: list[EditionCard]  # the usual one first
    options: list[OptionCard]
    levels: list[str]  # of bots, the weakest first
    usual: str  # the default


SEARCHES = 256  # that are kept as they are sent
PAGES = 64  # that are kept as they are sent: five games, some languages


def catalogue(language: str) -> list[GameCard]:
    """All games, in the order of the catalogue."""
    return [game_card(name, language) for name in GAMES]


@cache
def catalogue_page(language: str) -> bytes:
    """The catalogue as it is sent: it never changes while the server runs."""
    return msgspec.json.encode(catalogue(language))


@lru_cache(maxsize=PAGES)
def rules_page_sent(game: str, language: str) -> bytes:
    return msgspec.json.encode(rules_page(game, language))


@lru_cache(maxsize=SEARCHES)
def findings_sent(game: str, asked: str, language: str) -> bytes:
    return msgspec.json.encode(findings(game, asked, language))


@lru_cache(maxsize=PAGES)
def names_sent(game: str, language: str) -> bytes:
    """What is printed on boards and cards, in this language; English is printed."""
    return msgspec.json.encode(words_for(game, language).names)


def game_card(name: str, language: str) -> GameCard:
    game = find(name)
    words = words_for(name, language)
    about = words.about()
    return GameCard(
        name=name,
        title=game.title,
        seats=list(game.seats),
        minutes=about.minutes,
        sentence=about.sentence,
        editions=[EditionCard(one, *words.edition(one)) for one in game.editions()],
        options=[option_card(option, words) for option in game.options],
        levels=list(LEVELS),
        usual=USUAL,
    )


def option_card(option: Option, words: Words) -> OptionCard:
    return OptionCard(
        name=option.name,
        words=words.option(option),
        clause=option.clause,
        default=option.default,
        allowed=list(option.allowed),
        choices=[words.value(option, value) for value in option.allowed],
        number_from=option.number_from,
        number_to=option.number_to,
        seat=option.below_seats,
    )
