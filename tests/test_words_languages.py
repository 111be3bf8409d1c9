"""Languages: German says all that English says, and what only the rules say in English."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests import crazy_eights
from tests.test_words import KINDS, SOURCE, Speaks
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.core import Json, Kind, Move
from yuletable.kernel.errors import Illegal
from yuletable.kernel.match import Match
from yuletable.kernel.options import Option
from yuletable.words.sentences import ENGLISH, LANGUAGES, PERSONS, SOFT, Words, named

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
FOLDERS = [SOURCE / "words", *[SOURCE / "games" / name / "words" for name in GAMES]]
CLAUSE = re.compile(r"[A-Z]{2}-\d+")
KEPT = {"ON DASHER", "NAUGHTY / NICE", "SANTA CLAUS", "Big Fun!", "Bah Humbug"} | {
    "White Elephant",
    "Naughty-or-Nice",
}  # printed names that every language leaves as they are
NAMING = ("name", "title", "text", "names")  # keys of an edition that are shown to players
NAMED = {
    "north_pole": ("station_names",),
    "christmas_opoly": ("spaces", "token_names", "big_fun", "bah_humbug"),
    "holiday_fever": ("ring", "december"),
    "holiday_shuffle": ("holiday_cards", "celebration_cards"),
}  # parts of an edition that name things
NO_REFUSAL = ("Option", "Line")  # calls that name a clause without refusing anything

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def entries(file: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def speaks(message: ftl.Message) -> set[str]:
    """What a message speaks of; whether somebody is you, and how many they are, is its own affair.

    Languages differ there: German has a dative.
    """
    visitor = Speaks()
    visitor.visit(message)
    return {re.sub("_(is|count)$", "", name) for name in visitor.variables} | visitor.messages


def english_only(folder: Path) -> set[str]:
    """What English leaves to code and edition: house rules, refusals and printed names."""
    game = folder.parent.name
    if game not in GAMES:
        return {f"refusal-{clause}" for clause in clauses(SOURCE) if clause.startswith("TB")}
    own = f"{find(game).prefix}-"
    cited = [clause for clause in clauses(SOURCE / "games" / game) if clause.startswith(own)]
    options = {f"option-{option.name}" for option in find(game).options}
    printed = {named(name) for name in printed_names(game)}
    return options | {f"refusal-{clause}" for clause in cited} | printed


def printed_names(game: str) -> set[str]:
    """What the house edition calls things, as far as languages say it in their own words."""
    edition = json.loads((SOURCE / "games" / game / "editions" / "house.json").read_text("utf-8"))
    parts = [edition[part] for part in NAMED.get(game, ())]
    return {name for part in parts for name in names_in(part)} - KEPT


def names_in(part: Json, naming: bool = False) -> Iterator[str]:
    """The names in a part of an edition, wherever they stand; provenance is none of them."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key not in ("provenance", "fields", "printed_names"):
                yield from names_in(value, key in NAMING)
    elif isinstance(part, list):
        for item in part:
            yield from names_in(item, naming)
    elif naming and isinstance(part, str):
        yield part


@cache
def clauses(folder: Path) -> set[str]:
    """Every clause that rules cite in a refusal."""
    found: set[str] = set()
    for layer in ("kernel", "games"):
        for file in (SOURCE / layer).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            if file.is_relative_to(folder) and "yuletable.kernel.errors" in text:
                found |= cited_in(ast.parse(text))
    return found


def cited_in(tree: ast.Module) -> set[str]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    other = [node for call in calls if is_no_refusal(call) for node in ast.walk(call)]
    nodes = [node for node in ast.walk(tree) if node not in other]
    texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and CLAUSE.fullmatch(text)}


def is_no_refusal(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in NO_REFUSAL


# Complete.


@each_other
@each_folder
def test_every_message_is_there(folder: Path, language: str) -> None:
    english, other = entries(folder / "en.ftl"), entries(folder / f"{language}.ftl")
    assert set(other) - set(english) == english_only(folder)
    assert set(english) <= set(other)


@each_other
@each_folder
def test_every_message_speaks_of_the_same_things(folder: Path, language: str) -> None:
    other = entries(folder / f"{language}.ftl")
    for name, message in entries(folder / "en.ftl").items():
        assert speaks(other[name]) == speaks(message), name
        attributes = [attribute.id.name for attribute in message.attributes]
        assert [attribute.id.name for attribute in other[name].attributes] == attributes, name


@each_language
@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda part: getattr(part, "name", part))
def test_no_sentence_of_an_event_speaks_of_what_it_is_not_told(
    game: str, kind: Kind, language: str
) -> None:
    messages = entries(SOURCE / "games" / game / "words" / f"{language}.ftl")
    visitor = Speaks()
    visitor.visit(messages[f"event-{kind.name}"])
    facts = {"who", *kind.facts, *kind.secrets}
    known = facts | {f"{name}_is" for name in facts if name in (*PERSONS, "who")} | {"viewer"}
    known |= set(Words(find(game)).numbers)
    assert visitor.variables <= known | {f"{name}_count" for name in facts}


@each_other
@each_folder
def test_little_is_left_as_it_was(folder: Path, language: str) -> None:
    """Sentences are translated; names and signs may be the same."""
    english = Words(find(folder.parent.name) if folder.parent.name in GAMES else None)
    other = Words(find(folder.parent.name) if folder.parent.name in GAMES else None, language)
    for name, message in entries(folder / "en.ftl").items():
        if not speaks(message) and len(english.say(name).split()) > 3:
            assert other.say(name) != english.say(name), name


# House rules, and games in a sentence.


def choices(option: Option) -> list[object]:
    numbers = [] if option.number_from is None else [option.number_from, option.number_from + 1]
    return [*option.allowed, *numbers]


@each_language
@each_game
def test_house_rules_and_their_choices_are_in_plain_words(name: str, language: str) -> None:
    words = Words(find(name), language)
    for option in find(name).options:
        assert words.option(option)[0].isupper()
        assert words.option(option).endswith(".")
        said = [words.value(option, value) for value in choices(option)]
        assert len(set(said)) == len(said), f"{option.name}: {said}"
        for value, text in zip(choices(option), said, strict=True):
            assert text
            assert "_" not in text
            named = isinstance(value, str) and words.knows(f"option-{option.name}-{value}")
            assert named or text != str(value), f"{option.name}: {value}"


@each_other
@each_game
def test_house_rules_are_not_left_in_english(name: str, language: str) -> None:
    words = Words(find(name), language)
    for option in find(name).options:
        assert words.option(option) != option.words


@each_language
@each_game
def test_every_game_is_described(name: str, language: str) -> None:
    about = Words(find(name), language).about()
    assert about.sentence.endswith(".")
    assert about.sentence.count(".") == 1
    assert about.minutes
    assert len(about.how_to.splitlines()) >= 3


# Refusals.


@each_other
def test_refusals_are_told_by_their_clause(language: str) -> None:
    refused = Illegal("SS-19", "A tie is not enough: go higher than 7.")
    assert Words(find("secret_santa")).refused(refused) == refused.why
    other = Words(find("secret_santa"), language).refused(refused)
    assert other not in (refused.why, "")
    unknown = Illegal("SS-999", "No.")
    assert Words(find("secret_santa"), language).refused(unknown) == "No."


@each_other
@each_game
def test_refusals_are_sentences(name: str, language: str) -> None:
    folder = SOURCE / "games" / name / "words"
    found = [n for n in entries(folder / f"{language}.ftl") if n.startswith("refusal-")]
    assert len(found) > 20
    words = Words(find(name), language)
    for message in found:
        text = words.say(message)
        assert text[0].isupper() or text[0] == "„"
        assert text[-1] == "."


# Where a language has no words.


@each_other
def test_a_game_without_words_of_its_own_is_asked_about_all_the_same(language: str) -> None:
    words = Words(crazy_eights.FACELESS, language)
    match = Match(crazy_eights.FACELESS, 2, seed="fir", names=["Ann", "Bob"])
    seat = match.waiting()[0]
    asked = words.question(match.view(seat), match.menu(seat), ["Ann", "Bob"])
    waits = words.question(match.view(1 - seat), [], ["Ann", "Bob"])
    english = Words(crazy_eights.FACELESS)
    assert asked != english.question(match.view(seat), match.menu(seat), ["Ann", "Bob"])
    assert ["Ann", "Bob"][seat] in asked
    assert ["Ann", "Bob"][seat] in waits
    assert words.about() == ("", "", "")


def test_a_language_we_do_not_speak_is_english() -> None:
    words = Words(find("secret_santa"), "fr")
    assert words.say("move-pass") == "Pass"
    assert words.about() == Words(find("secret_santa")).about()


# Names.


@each_other
@pytest.mark.parametrize("name", list(NAMED))
def test_printed_names_are_said_in_their_language(name: str, language: str) -> None:
    words = Words(find(name), language)
    for printed in printed_names(name):
        said = words.printed(printed)
        assert said == words.names[named(printed)].replace(SOFT, "")
        assert SOFT not in said
    assert words.printed("A Name of Another Edition") == "A Name of Another Edition"
    assert Words(find(name)).names == {}


def test_a_deed_has_its_german_name_wherever_it_is_spoken_of() -> None:
    match = Match(find("christmas_opoly"), seats=2, seed="fir")
    words = Words(match.game, "de")
    told: list[str] = []
    menu: list[Move] = []
    while not any(move.text() == "buy" for move in menu):
        seat = match.waiting()[0]
        menu = match.menu(seat)
        view = match.view(seat)
        told.append(words.question(view, menu, ["Ann", "Bob"]))
        told += [words.move(move, seat, ["Ann", "Bob"], view) for move in menu]
        match.play(seat, menu[0])
    printed = [str(space["name"]) for space in match.view(0)["board"] if "price" in space]
    assert not [name for name in printed if any(name in sentence for sentence in told)]
    assert [name for name in printed if any(words.printed(name) in s for s in told)]
