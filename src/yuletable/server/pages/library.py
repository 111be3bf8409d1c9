"""What can be read without sitting at a table: the games, their rules, and finished games."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Struct, structs

from yuletable.bots.levels import LEVELS, USUAL
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.beside import Beside, Said
from yuletable.kernel.core import HOUSE, Seat
from yuletable.kernel.match import Match, Record, replay
from yuletable.kernel.options import Option
from yuletable.server.feed.frames import words_for
from yuletable.server.feed.patch import SentView, aids_of, seen, whole_hash
from yuletable.server.pages.rules import rules_page
from yuletable.server.protocol import Batch
from yuletable.server.rooms.room import Room
from yuletable.server.table.table import Denied
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
    usual: str  # for whoever does not choose


SCENES = 60  # moves of a replay in one answer
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


def finished(room: Room) -> Match:
    """The game of a table, if it is over: until then nobody may look back."""
    match = room.table.playing()
    if room.table.stage != "over":
        raise Denied("This can be seen when the game is over.")
    return match


def record_of(room: Room) -> Record:
    """The record of a finished game, with the names that are still known."""
    names = room.seat_names()
    return structs.replace(finished(room).record, names=names)


def words_of(room: Room, said: list[tuple[int, int, str]]) -> Beside:
    """The words that went with the moves of a finished game, and its keepsakes."""
    match = finished(room)
    spoken = [Said(move=move, seat=seat, words=words) for move, seat, words in said]
    keep = match.game.keepsakes
    cards = keep(match.state, room.seat_names(), match.record.date or "") if keep else []
    return Beside(said=spoken, keepsakes=cards)


def scenes(record: Record, seat: Seat | None, move: int, language: str) -> list[Batch]:
    """A finished game from this move on, through the eyes of a seat or of nobody's."""
    match = replay(find(record.game), record, move)
    eyes = HOUSE if seat is None else seat
    words, names = words_for(record.game, language), record.names
    batches: list[Batch] = []
    events = match.events if move == 0 else []
    sent = SentView()
    for number in range(move, min(move + SCENES, len(record.moves)) + 1):
        view = match.state.view(eyes) | aids_of(match.state, seat)
        changed = sent.renew(view)
        batches.append(
            Batch(
                seat=seat,
                revision=number,
                events=seen(events, eyes, words, names),
                view=changed,
                whole=number == move,
                hash=whole_hash(sent),
                say=words.question(view, [], names),
            )
        )
        if number < len(record.moves):
            events = match.play(*record.moves[number])
    return batches
