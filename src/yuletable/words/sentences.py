"""What happened and what may be done, as sentences from one seat's eyes."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource

from yuletable.kernel.core import HOUSE, Event, Fact, Json, Move, Seat
from yuletable.kernel.game import Game

LETTERS = "ABCDEFGH"  # by seat, where no game has letters of its own
HIDDEN = "hidden"  # stands for a secret that these eyes may not see
PERSONS = ("target", "by", "dealer", "winners", "dealt", "runners")  # facts that are seats
YOU = "You"  # the name of a person who gave none


class Vocabulary(Protocol):
    """How one game's facts and moves are put: a module of this package with the game's name."""

    def phrase(self, words: Words, name: str, fact: Fact) -> Fact:
        """A fact as it stands in a sentence: «three gold rings (3×5)» for the play 3x5."""

    def move(self, words: Words, move: Move, viewer: Seat, names: list[str]) -> str:
        """What a move does, in a few words."""

    def shuffles(self, events: list[Event]) -> int:
        """How often something was shuffled."""


class Words:
    """The sentences of one game in one language."""

    def __init__(self, game: Game | None = None, language: str = "en") -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.letters = LETTERS if game is None else game.letters
        self.vocabulary = None if game is None else vocabulary(game)
        folders = [Path(__file__).parent]
        if game is not None and game.folder is not None:
            folders.append(game.folder / "words")
        for folder in folders:
            file = folder / f"{language}.ftl"
            if file.exists():  # a new game may come without words
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def knows(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, **facts: Fact) -> str:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, _ = self.bundle.format_pattern(pattern, facts)
        return str(text)

    def quiet(self, event: Event) -> bool:
        """Is this event for the log alone?"""
        message = f"event-{event.kind.name}"
        return self.knows(message) and "quiet" in self.bundle.get_message(message).attributes

    def event(self, event: Event, viewer: Seat, names: list[str]) -> str:
        """One event as this viewer learns of it; nothing at all if it is nothing to them."""
        facts = self.facts(event, viewer, names)
        message = f"event-{event.kind.name}"
        if self.knows(message):
            return ended(self.say(message, **facts))
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
        """Several names as one: «Ann, Bob and Clara»."""
        if len(names) < 2:
            return "".join(names)
        text = self.say("list-two", first=names[-2], second=names[-1])
        for name in reversed(names[:-2]):
            text = self.say("list-more", first=name, rest=text)
        return text

    def move(self, move: Move, viewer: Seat, names: list[str]) -> str:
        """What a move does, in a few words; nothing if the game has no words for it."""
        if self.vocabulary is None:
            return ""
        return self.vocabulary.move(self, move, viewer, names)

    def question(self, view: dict[str, Json], menu: list[Move], names: list[str]) -> str:
        """What is expected of whom, in one sentence for whoever has this view."""
        if not view["asked"]:
            return self.say("over" if view["over"] else "nobody-asked")
        viewer = HOUSE if view["seat"] is None else view["seat"]
        if not menu:
            return self.say("waiting", **self.person("who", tuple(view["asked"]), viewer, names))
        return self.say("choose", who=self.called(viewer, names))


def ended(sentence: str) -> str:
    """The sentence with one mark at its end, if a name brings one of its own.

    >>> ended("You come to Big Fun!.")
    'You come to Big Fun!'
    """
    return sentence[:-1] if sentence.endswith(("!.", "?.")) else sentence


def vocabulary(game: Game) -> Vocabulary | None:
    """The module of this package named like the game, if there is one."""
    name = f"{__package__}.{game.name}"
    if not find_spec(name):
        return None
    module: Vocabulary = cast(Any, import_module(name))
    return module
