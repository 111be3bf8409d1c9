"""What happened and what may be done, as sentences from one seat's eyes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from yuletable.kernel.core import HOUSE, Event, Fact, Json, Move, Seat
from yuletable.kernel.edition import Edition
from yuletable.kernel.errors import Refused
from yuletable.kernel.face import face
from yuletable.kernel.game import Game
from yuletable.kernel.options import Option

View = dict[str, Json]
HERE = Path(__file__).parent
ENGLISH = "en"  # speaks where another language has no words
LANGUAGES = tuple(sorted([file.stem for file in HERE.glob("*.ftl")]))
LETTERS = "ABCDEFGH"  # by seat, where no game has letters of its own
HIDDEN = "hidden"  # stands for a secret that these eyes may not see
PERSONS = ("target", "by", "dealer", "winners", "dealt", "runners")  # facts that are seats
REMEMBERED = 20_000  # sentences
YOU = "You"  # the name of a person who gave none
SOFT = "\u00ad"  # where a long name may be broken on a board; sentences are broken elsewhere


class Vocabulary(Protocol):
    """How one game's facts and moves are put: the module `phrases` of its face."""

    def phrase(self, words: Words, name: str, fact: Fact) -> Fact:
        """A fact as it stands in a sentence: `three gold rings (3×5)` for the play 3x5."""

    def move(self, words: Words, move: Move, viewer: Seat, names: list[str], view: View) -> str:
        """What a move does, in a few words; the view has the table it is made at."""

    def question(self, words: Words, view: View, menu: list[Move], names: list[str]) -> str:
        """The question for this view's player, or what they wait for; it may be left out."""

    def numbers(self, edition: Edition) -> dict[str, Fact]:
        """The numbers of this edition that any message may speak of; it may be left out."""

    def shuffles(self, events: list[Event]) -> int:
        """How often something was shuffled."""


class About(NamedTuple):
    """A game for those who choose one: nothing where it has no words."""

    sentence: str
    minutes: str
    how_to: str


class Words:
    """The sentences of one game in one language; their numbers are those of one edition."""

    def __init__(
        self,
        game: Game | None = None,
        language: str = ENGLISH,
        folder: Path | None = None,
        edition: Json = None,
    ) -> None:
        self.language = language if language in LANGUAGES else ENGLISH
        self.bundle = FluentBundle([self.language], use_isolating=False)
        self.said: dict[tuple[Fact, ...], str] = {}
        self.letters = LETTERS if game is None else game.letters
        self.names: dict[str, str] = {}  # what is printed in editions, by its message, in our words
        self.vocabulary: Vocabulary | None = None if game is None else face(game, "phrases")
        self.numbers: dict[str, Fact] = {}
        if game and self.vocabulary and hasattr(self.vocabulary, "numbers"):
            self.numbers = self.vocabulary.numbers(game.edition(edition))
        folders = [HERE]
        if game is not None and game.folder is not None:
            folders.append(game.folder / "words")
        if folder is not None:
            folders.append(folder)
        for spoken in dict.fromkeys((self.language, ENGLISH)):  # what comes first stays
            for folder in folders:
                found = messages(folder / f"{spoken}.ftl")
                self.bundle.add_resource(found)
                self.names |= {name: self.say(name) for name in names_in(found)}

    def knows(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, **facts: Fact) -> str:
        """A message with these facts; what was said lately is remembered, for people repeat it."""
        key = (message, *facts.items())
        said = self.said.get(key)
        if said is None:
            said = self.worded(message, facts)
            if len(self.said) == REMEMBERED:
                self.said.clear()
            self.said[key] = said
        return said

    def worded(self, message: str, facts: dict[str, Fact]) -> str:
        text, _ = self.formatted(message, facts)
        marked = [fact for fact in facts.values() if str(fact).endswith(("!", "?"))]
        for fact in marked:  # a name that brings a mark of its own needs no full stop
            text = text.replace(f"{fact}.", str(fact))
        return text

    def formatted(self, message: str, facts: dict[str, Fact]) -> tuple[str, list[Exception]]:
        """The message with its facts, and what was wrong with it."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, {**self.numbers, **facts})
        return str(text), errors

    def quiet(self, event: Event) -> bool:
        """Is this event for the log alone?"""
        message = f"event-{event.kind.name}"
        return self.knows(message) and "quiet" in self.bundle.get_message(message).attributes

    def event(self, event: Event, viewer: Seat, names: list[str]) -> str:
        """One event as this viewer learns of it; nothing at all if it is nothing to them."""
        facts = self.facts(event, viewer, names)
        message = f"event-{event.kind.name}"
        if self.knows(message):
            return self.say(message, **facts)
        known = [f"{n} {facts[n]}" for n in (*event.kind.facts, *event.kind.secrets)]
        return f"{facts['who']}: {', '.join([event.kind.name, *known])}."

    def facts(self, event: Event, viewer: Seat, names: list[str]) -> dict[str, Fact]:
        """What a message about this event may speak of."""
        seen = event.seen_by(viewer)
        facts: dict[str, Fact] = {
            "viewer": "nobody" if viewer == HOUSE else "seat",
            **self.person("who", event.seat, viewer, names),
        }
        for name in (*event.kind.facts, *event.kind.secrets):
            fact = seen.get(name, HIDDEN)
            if name in PERSONS and fact != HIDDEN:
                facts |= self.person(name, fact, viewer, names)
                if fact == event.seat != viewer:
                    facts[f"{name}_is"] = "who"
            elif isinstance(fact, tuple):
                facts[name] = self.phrase(name, fact)
                facts[f"{name}_count"] = len(fact)
            else:
                facts[name] = self.phrase(name, fact)
        return facts

    def phrase(self, name: str, fact: Fact) -> Fact:
        if fact == HIDDEN:
            return fact
        if self.vocabulary is not None:
            return self.vocabulary.phrase(self, name, fact)
        return fact if isinstance(fact, (int, str)) else " ".join([str(part) for part in fact])

    def person(
        self, name: str, who: Seat | tuple[Seat, ...], viewer: Seat, names: list[str]
    ) -> dict[str, Fact]:
        """One person or several: what to call them, and whether the viewer is among them."""
        if isinstance(who, int):
            return {
                name: self.name(who, viewer, names),
                f"{name}_is": "you" if who == viewer else "other",
            }
        among = "you" if who == (viewer,) else "too" if viewer in who else "other"
        called = self.listed([self.name(seat, viewer, names) for seat in who])
        return {name: called, f"{name}_is": among, f"{name}_count": len(who)}

    def name(self, seat: Seat, viewer: Seat, names: list[str]) -> str:
        """What to call this seat in the middle of a sentence."""
        if seat == viewer:
            return self.say("you")
        return self.called(seat, names)

    def called(self, seat: Seat, names: list[str]) -> str:
        """A person's name; who is only called You is You to nobody else."""
        if 0 <= seat < len(names) and names[seat] not in ("", YOU):
            return names[seat]
        return self.say("player", letter=self.letters[seat]) if seat != HOUSE else ""

    def listed(self, names: list[str]) -> str:
        """Several names as one: `Ann, Bob and Clara`."""
        if len(names) < 2:
            return "".join(names)
        text = self.say("list-two", first=names[-2], second=names[-1])
        for name in reversed(names[:-2]):
            text = self.say("list-more", first=name, rest=text)
        return text

    def printed(self, name: str) -> str:
        """What an edition calls something, in this language or, failing that, as it is printed."""
        return self.names.get(named(name), name).replace(SOFT, "")

    def reason(
        self,
        message: str,
        facts: dict[str, Json],
        moves: dict[str, str],
        viewer: Seat,
        names: list[str],
    ) -> str:
        """Why a friend would make a move; facts are named like those of events."""
        told: dict[str, Fact] = {**moves}
        for name, listed in facts.items():
            fact = tuple(listed) if isinstance(listed, list) else listed
            if name == "who" or name in PERSONS:
                told |= self.person(name, fact, viewer, names)
            else:
                told[name] = self.phrase(name, fact)
        return self.say(message, **told)

    # What may be done, and what may not.

    def move(self, move: Move, viewer: Seat, names: list[str], view: View) -> str:
        """What a move does, in a few words; nothing if the game has no words for it."""
        if self.vocabulary is None:
            return ""
        return self.vocabulary.move(self, move, viewer, names, view)

    def question(self, view: View, menu: list[Move], names: list[str]) -> str:
        """Who has to do what, in one sentence for this view's player."""
        if not view["asked"]:
            return self.say("over" if view["over"] else "nobody-asked")
        if self.vocabulary is not None and hasattr(self.vocabulary, "question"):
            return self.vocabulary.question(self, view, menu, names)
        if not menu:
            return self.waits(view, names)
        return self.say("choose", who=self.called(eyes(view), names))

    def waits(self, view: View, names: list[str], **facts: Fact) -> str:
        """What those are told who only wait: whom for and, if there are words, what happens."""
        viewer = eyes(view)
        others = tuple([seat for seat in view["asked"] if seat != viewer])
        asked = others or tuple(view["asked"])
        message = f"wait-{view['phase']}"
        known = message if self.knows(message) else "waiting"
        return self.say(known, **self.person("who", asked, viewer, names), **facts)

    def refused(self, refused: Refused) -> str:
        """Why not: in English as the rules say it, in other languages a sentence per clause."""
        message = f"refusal-{refused.clause}"
        return self.say(message) if self.knows(message) else refused.why

    # Before the game.

    def about(self) -> About:
        """The game in a sentence, how long it takes, and how it is played."""
        parts = ("about", "about-minutes", "how-to")
        return About(*[self.say(part) if self.knows(part) else "" for part in parts])

    def edition(self, name: str) -> tuple[str, str]:
        """An edition and what it changes; one without words goes by its name."""
        message = f"edition-{name}"
        if not self.knows(message):
            return name, ""
        return self.say(message), self.say(f"{message}-how")

    def option(self, option: Option) -> str:
        """What a house rule settles."""
        message = f"option-{option.name}"
        return self.say(message) if self.knows(message) else option.words

    def value(self, option: Option, value: Json) -> str:
        """One of the choices a house rule leaves, in plain words."""
        if isinstance(value, bool):
            return self.say("option-true" if value else "option-false")
        if isinstance(value, int) and option.below_seats:
            return self.say("player", letter=self.letters[value])
        number = isinstance(value, int)
        message = f"option-{option.name}-{'number' if number else value}"
        if not self.knows(message):
            return str(value)
        return self.say(message, n=value) if number else self.say(message)


def eyes(view: View) -> Seat:
    """Whose view this is; HOUSE stands for a passer-by."""
    return HOUSE if view["seat"] is None else int(view["seat"])


@cache
def messages(file: Path) -> Resource:
    """The messages of a file, read once; a new game may come without words."""
    return FluentResource(file.read_text(encoding="utf-8") if file.exists() else "")


def named(printed: str) -> str:
    """The message for something that is printed in an edition: name-paper-snowflakes."""
    return "name-" + re.sub("[^a-z0-9]+", "-", printed.lower()).strip("-")


def names_in(found: Resource) -> list[str]:
    ids = [entry.id.name for entry in found.body if isinstance(entry, Message)]
    return [name for name in ids if name.startswith("name-")]
