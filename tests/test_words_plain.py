"""Plain words: no turn that CONTRIBUTING bans, and no sentence written twice."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "yuletable"
ENGLISH = [SOURCE / "words" / "en.ftl", *sorted(SOURCE.glob("games/*/words/en.ftl"))]
GERMAN = [file.with_name("de.ftl") for file in ENGLISH]
WEB = ROOT / "web" / "src"
PAGE = sorted(WEB.rglob("*en.ftl"))
RULES = sorted([*SOURCE.glob("kernel/*.py"), *SOURCE.glob("games/*/**/*.py")])
REFUSALS = ("require", "Illegal", "NotAsked", "Unreadable", "Option")

# Messages of the page still to be rewritten. Empty this, and never add to it.
PAGE_NOT_YET_REWRITTEN = {
    ("games/christmas_opoly/lessons/en.ftl", "lesson-Post"),
    ("games/holiday_fever/lessons/en.ftl", "lesson-Ready"),
    ("games/holiday_fever/words/en.ftl", "hf-card-N12"),
    ("games/holiday_fever/words/en.ftl", "hf-kind-business"),
    ("games/holiday_fever/words/en.ftl", "hf-kind-estate_sale"),
    ("games/holiday_fever/words/en.ftl", "hf-kind-holiday_auction"),
    ("games/holiday_fever/words/en.ftl", "hf-market"),
    ("games/holiday_fever/words/en.ftl", "hf-text-A11"),
    ("games/holiday_shuffle/lessons/en.ftl", "lesson-Naming"),
    ("games/north_pole/lessons/en.ftl", "lesson-Play"),
    ("games/secret_santa/lessons/en.ftl", "lesson-Turn"),
    ("games/secret_santa/lessons/en.ftl", "lesson-start"),
    ("i18n/en.ftl", "knock-nobody"),
    ("i18n/en.ftl", "no-hint"),
    ("i18n/en.ftl", "overlap-how"),
    ("i18n/en.ftl", "start-late"),
}

BANNED = {
    "guillemets; write “ ”": r"[«»]",
    "a straight apostrophe; write ’": r"\w'(?=\w)|\w'(?=\s)",
    "two spaces in a row": r"\S  +\S",
    "whoever; name the actor": r"\b[Ww]ho(so|m)?ever\b",
    "hundredths in words; write %": r"\b(of|in) a hundred\b|\bper cent\b",
    "“may be had”; say what one gets": r"\b(may|can|could) be had\b",
    "“have not got”; write “don’t have”": r"\b(have|has) not got\b",
    "“for ever”, “any more” as adverbs": r"\bfor ever\b|\bany more\b(?! \w)",
    "British -our": r"\b(col|neighb|hon|fav|behavi|harb|hum|lab|rum|flav)our\w*",
    "British -re, -ce, -ey": r"\b(centre|theatre|metre|licence|defence|offence|grey)\w*\b",
    "British -ise": r"\b(real|recogn|organ|apolog|custom|emphas|final)is(e|ed|es|ing|ation)\b",
    "British double l": r"\b(cancell|travell|labell|modell|signall)(ed|ing|er)\b",
}


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """Every message of a file as it is written, without what its variables are called."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            yield entry.id.name, serialize_pattern(entry.value)


def shown(pattern: str) -> str:
    """The words of a message alone, one line of them under another."""
    words = re.sub(r"\{[^{}]*\}|\{[^{}]*->|^\s*\*?\[\w+\]|\}", "X", pattern, flags=re.MULTILINE)
    return "\n".join([line.strip() for line in words.splitlines()])


def flaws(text: str) -> list[str]:
    return [why for why, turn in BANNED.items() if re.search(turn, text)]


def refusals() -> Iterator[tuple[str, str]]:
    """Every sentence that rules say to players: refusals, and what house rules settle."""
    for file in RULES:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in REFUSALS:
                for part in ast.walk(call):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield f"{file.name}:{part.lineno}", part.value


# Turns we do not use.


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.parent.parent.name)
def test_messages_have_no_banned_turn(file: Path) -> None:
    # Columns of the help stand apart on purpose.
    read = {name: shown(pattern) for name, pattern in messages(file)}
    aligned = {name for name in read if name.startswith(("help", "board-legend", "record"))}
    apart = "two spaces in a row"
    found = {
        name: [why for why in flaws(text) if why != apart or name not in aligned]
        for name, text in read.items()
    }
    assert not {name: why for name, why in found.items() if why}


def test_refusals_and_house_rules_have_no_banned_turn() -> None:
    said = list(refusals())
    assert len(said) > 300
    assert not {where: (text, flaws(text)) for where, text in said if flaws(text)}


def test_the_page_has_no_banned_turn_but_where_it_waits_to_be_rewritten() -> None:
    found = {
        (file.relative_to(WEB).as_posix(), name)
        for file in PAGE
        for name, pattern in messages(file)
        if flaws(shown(pattern))
    }
    assert found == PAGE_NOT_YET_REWRITTEN


@pytest.mark.parametrize("file", GERMAN, ids=lambda file: file.parent.parent.name)
def test_german_has_german_quotation_marks(file: Path) -> None:
    assert not [name for name, pattern in messages(file) if re.search(r"[«»”]", pattern)]


@pytest.mark.parametrize(
    "text",
    [
        "Say «Final Gift!».",
        "Whoever opens gives.",
        "It wins 47 games of a hundred.",
        "Your neighbour's turn.",
        "No hint can be had.",
        "A grey day.",
        "Two  spaces.",
        "You realise it.",
        "You have not got $5.",
    ],
)
def test_the_list_finds_what_it_bans(text: str) -> None:
    assert flaws(text)


@pytest.mark.parametrize("text", ["Call “Final Gift!”", "It’s your turn.", "47%", "One more $5."])
def test_the_list_leaves_plain_words_alone(text: str) -> None:
    assert not flaws(text)


# Nothing twice.


@pytest.mark.parametrize("files", [ENGLISH, GERMAN], ids=["en", "de"])
def test_no_sentence_is_written_twice(files: list[Path]) -> None:
    """One sentence has one home: another message that says it refers to it."""
    homes: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for name, pattern in messages(file):
            said = " ".join(pattern.split())
            if re.search(r"\w[.!?]", said):
                homes[said].append(f"{file.parent.parent.name} {name}")
    assert not {said: where for said, where in homes.items() if len(where) > 1}
