"""Sentences: every event and move has one, and every message is given what it speaks of."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.kernel import toy
from yuletable.games.catalogue import GAMES, find
from yuletable.games.secret_santa import events, moves
from yuletable.games.secret_santa.cards import CODES, GHOST, MOUSE, SPECIALS
from yuletable.games.secret_santa.cards import SANTA as SANTA_CARD
from yuletable.kernel.core import HOUSE, Event, Kind
from yuletable.kernel.match import SAID
from yuletable.words.sentences import PERSONS, Words


def kinds_of(game: str) -> list[Kind]:
    events = import_module(f"yuletable.games.{game}.events")
    return [kind for kind in vars(events).values() if isinstance(kind, Kind)]


SOURCE = Path(__file__).resolve().parent.parent / "src" / "yuletable"
COMMON = SOURCE / "words" / "en.ftl"
SANTA = find("secret_santa")
WORDS = Words(SANTA)
NAMES = ["You", "Ivy", "Noel", "Clara", "Jasper", "Merry", "Robin", "Belle"]
KINDS = [(name, kind) for name in GAMES for kind in kinds_of(name)]


class Speaks(Visitor):
    """Which variables a message speaks of, and which other messages it contains."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the variables it speaks of."""
    found: dict[str, Speaks] = {}
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = Speaks()
            found[entry.id.name].visit(entry)
    for speaks in found.values():
        for inner in speaks.messages:
            speaks.variables |= (
                found[inner].variables if inner in found else messages(COMMON)[inner]
            )
    return {name: speaks.variables for name, speaks in found.items()}


def messages_of(game: str) -> dict[str, set[str]]:
    """What is said at every game, and at this one."""
    folder = find(game).folder
    assert folder is not None
    return messages(COMMON) | messages(folder / "words" / "en.ftl")


# Every fact arrives.


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda part: getattr(part, "name", part))
def test_every_kind_of_event_has_a_sentence_about_its_own_facts(game: str, kind: Kind) -> None:
    speaks = messages_of(game)[f"event-{kind.name}"]
    known = {"who", "who_is", "viewer", *kind.facts, *kind.secrets}
    known |= {f"{name}_is" for name in (*kind.facts, *kind.secrets) if name in PERSONS}
    listed = ("winners", "dealt", "gifts", "deeds")
    known |= {f"{name}_count" for name in listed if name in kind.facts}
    assert speaks - set(Words(find(game)).numbers) <= known


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_about_an_event_that_does_not_exist(game: str) -> None:
    assert {name for name in messages_of(game) if name.startswith("event-")} == {
        f"event-{kind.name}" for kind in (*kinds_of(game), SAID)
    }


def says(folder: str) -> Iterator[tuple[str, str, set[str] | None]]:
    """Every message said in the code by its name: where, which, with what facts (None: any)."""
    for file in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else None
            called = node.func.id if isinstance(node.func, ast.Name) else called
            first = node.args[0]
            if called == "say" and isinstance(first, ast.Constant):
                given = {word.arg for word in node.keywords if word.arg is not None}
                open_ended = any(word.arg is None for word in node.keywords)
                yield f"{file.name}:{node.lineno}", str(first.value), None if open_ended else given


def test_every_message_said_is_there_and_given_its_facts() -> None:
    """A module named like a game speaks of that game; the others of any."""
    known = {game: messages_of(game) for game in GAMES}
    said = [*says("cli"), *says("words")]
    assert len(said) > 60
    for where, message, given in said:
        games = [game for game in GAMES if where.startswith(f"{game}.py:")] or list(GAMES)
        speaks = [known[game][message] for game in games if message in known[game]]
        assert speaks, f"{where}: {message}"
        if given is not None:
            assert all(variables == given for variables in speaks), f"{where}: {message}"


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_left_over(game: str) -> None:
    """What is said by a name put together from parts begins with one of these."""
    code = "".join([f.read_text(encoding="utf-8") for f in sorted(SOURCE.rglob("*.py"))])
    built = tuple(
        f"{name}-"
        for name in (
            "about account ask card edition effect event family gift group item keys month move "
            "nothing option play prompt special text token topic wait"
        ).split()
    )
    files = [COMMON, *sorted(SOURCE.glob("games/*/words/en.ftl"))]
    code += "".join([file.read_text(encoding="utf-8") for file in files])
    for message in messages_of(game):
        said = any([f"{a}{message}{b}" in code for a, b in ('""', "''", ("{ ", " }"))])
        assert said or message.startswith(built), message


# Single sentences.


def event(
    kind: Kind, seat: int, *facts: Any, secrets: tuple[Any, ...] = (), eyes: Any = ()
) -> Event:
    return Event(kind, seat, facts, secrets, eyes)


@pytest.mark.parametrize(
    ("happened", "viewer", "sentence"),
    [
        (event(events.GAVE, 1, "3x5", 5, 3, 9), 0, "Ivy gives three gold rings (3×5)."),
        (event(events.GAVE, 1, "3x5", 5, 3, 9), 1, "You give three gold rings (3×5)."),
        (event(events.GAVE, 0, "1x1", 1, 1, 9), 1, "Player A gives a partridge (1)."),
        (
            event(events.GAVE, 2, "2x6+1E", 6, 3, 0),
            0,
            "Noel gives two geese and an Elf (3×6), the last card!",
        ),
        (
            event(events.GAVE, 2, "1x12+3E", 12, 4, 0),
            2,
            "You give a drummer and three Elves (4×12), your last card!",
        ),
        (
            event(events.GAVE, 2, "0:MOUSE+E+E", 0, 3, 4),
            0,
            "Noel gives A Mouse, an Elf and an Elf as gifts worth nothing (3×0).",
        ),
        (event(events.USED, 3, "GHOST", 4), 0, "Clara uses the Ghost of Christmas Present."),
        (event(events.HAUNTED, 0, "SANTA", 2), 0, "You take back Santa."),
        (event(events.SWAPPED, 1, 0), 0, "Ivy and you swap seats."),
        (event(events.SCROOGED, 0, 0), 0, "You sit out the next round."),
        (
            event(events.REGIFTED, 1, 0, secrets=(7,), eyes=(0, 1)),
            0,
            "Ivy passes a swan (7) to you.",
        ),
        (
            event(events.REGIFTED, 1, 0, secrets=(7,), eyes=(0, 1)),
            2,
            "Ivy passes a gift to Player A.",
        ),
        (
            event(events.REGIFTED, 1, 0, secrets=(7,), eyes=(0, 1)),
            1,
            "You pass a swan (7) to Player A.",
        ),
        (event(events.REGIFTED_OPENLY, 1, 2, 7), HOUSE, "Ivy passes a swan (7) to Noel."),
        (
            event(events.UNWRAPPED, 1, secrets=("9",), eyes=(1,)),
            1,
            "You unwrap a lady dancing (9).",
        ),
        (event(events.UNWRAPPED, 1, secrets=("9",), eyes=(1,)), 0, ""),
        (
            event(events.TREE_LIT, 1, ("4", "9"), (1, 0)),
            0,
            "Under the Tree: 4 9. They are shuffled, and Ivy and you get one each.",
        ),
        (
            event(events.TREE_LIT, 1, ("4",), (2,)),
            0,
            "Under the Tree: 4. One of them goes to Noel.",
        ),
        (event(events.TREE_LIT, 1, (), ()), 0, "No gifts lie under the Tree."),
        (event(events.OUT, 0, 2, 3), 0, "You’re out of cards: 2nd place, and 3 points!"),
        (event(events.SCORED, 3, 4, 1, 6), 0, "Clara comes in 4th and gets one point, 6 in all."),
        (
            event(events.NIGHT_OVER, HOUSE, (1,), (1, 9)),
            1,
            "The night is over, and you win it!",
        ),
        (
            event(events.NIGHT_OVER, HOUSE, (1, 2), (1, 9)),
            0,
            "The night is over: Ivy and Noel share the honor.",
        ),
        (
            event(events.DEALT, 2, 1, 2, 22, secrets=(("1",),), eyes=(2,)),
            HOUSE,
            "Game 1: Noel deals.",
        ),
        (event(events.DEALT, 2, 1, 2, 22, secrets=(("1",),), eyes=(2,)), 0, ""),
    ],
)
def test_sentences(happened: Event, viewer: int, sentence: str) -> None:
    assert WORDS.event(happened, viewer, NAMES[:4]) == sentence


def test_every_special_has_a_name_and_a_move() -> None:
    for card in SPECIALS:
        assert WORDS.knows(f"special-{CODES[card]}")
        assert WORDS.knows(f"card-{CODES[card]}")
        assert WORDS.knows(f"text-{WORDS.say(f'card-{CODES[card]}').upper()}")
    for use in [moves.USE[card] for card in (SANTA_CARD, MOUSE, GHOST)]:
        assert WORDS.move(use, 0, NAMES, {})
    assert WORDS.move(moves.TREE_LEFT, 0, NAMES, {}) != WORDS.move(moves.TREE_SELF, 0, NAMES, {})


def test_quiet_events_are_for_the_log_alone() -> None:
    window = event(events.WINDOW, 0, "holly")
    assert WORDS.quiet(window)
    assert WORDS.event(window, 1, NAMES) == "Nobody reacts."
    assert not WORDS.quiet(event(events.PASSED, 0))


def test_letters_are_those_of_the_notation() -> None:
    assert WORDS.letters == moves.LETTERS


def test_names_are_listed() -> None:
    assert WORDS.listed([]) == ""
    assert WORDS.listed(["Ann"]) == "Ann"
    assert WORDS.listed(["Ann", "Bob", "Cleo"]) == "Ann, Bob and Cleo"


def test_a_game_without_words_is_told_by_its_facts() -> None:
    words = Words(toy.GAME)
    spun = event(toy.SPUN, 1, 3)
    assert words.event(spun, 0, ["Ann", "Bob"]) == "Bob: spun, points 3."
    assert words.move(toy.SPIN, 0, ["Ann", "Bob"], {}) == ""
    assert not words.quiet(spun)
    took = event(toy.TOOK, 1, secrets=(5,), eyes=(1,))
    assert words.event(took, 0, ["Ann", "Bob"]) == "Bob: took, card hidden."
    assert words.event(took, 1, ["Ann", "Bob"]) == "you: took, card 5."
