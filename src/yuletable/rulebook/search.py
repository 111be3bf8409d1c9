"""Search in the rules: the family rulebook, the clauses and the examples, best first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from yuletable.rulebook.everyday import ASKING, EVERYDAY
from yuletable.rulebook.family import (
    ENGLISH,
    FamilyRules,
    load_family,
    on_one_line,
    without_pictures,
)
from yuletable.rulebook.text import MENTION, TABLE, load

FAMILY, CLAUSE, EXAMPLE = "family", "clause", "example"
KINDS = (FAMILY, CLAUSE, EXAMPLE)  # the best first
LONGEST = 100  # letters of what is asked
MOST_WORDS = 8
REMEMBERED = 20_000  # words and passages taken apart; people also ask for new ones
SHOWN = 240  # letters of a passage
BEFORE = 60  # of them before what was found
SAME, BEGINS, ALIKE = 3, 2, 1  # how well a word fits: itself, its beginning, another word for it

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
LINK = re.compile(rf" *\((?:{MENTION.pattern}(?:, *)?)+\)")
MARKS = re.compile(r"\*+(?=\S)|(?<=\S)\*+|`")
ENDINGS = {
    "en": (("'s", "’s"), ("ies", "es", "s"), ("ing", "ed"), ("e", "y")),
    "de": (("ern", "em", "en", "er", "es", "st", "e", "n", "s", "t"), ("en", "er", "e")),
}
UMLAUTS = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})

Run = str | tuple[str, str]  # plain words, or ("mark", words)


@dataclass(frozen=True)
class Passage:
    """Something that can be found: a section of the family rulebook, a clause, an example."""

    kind: str
    id: str  # of a clause or example, or a section's anchor
    heading: str
    parts: tuple[str, ...]  # paragraphs, without marks and links

    def text(self) -> str:
        return " ".join([self.heading, *self.parts]).lower()


@dataclass(frozen=True)
class Finding:
    """A passage that fits, with what was found in it marked."""

    kind: str
    id: str
    heading: list[Run]
    words: list[Run]


def search(name: str, asked: str, language: str = ENGLISH) -> list[Finding]:
    """What the rules of a game say about this, best first; Invalid for unknown rules."""
    book = passages(name, language)
    wanted = content(asked[:LONGEST], language)[:MOST_WORDS]
    fits = [fitting(name, language, word) for word in wanted]
    missing = [missed(passage, fits) for passage in book]
    fewest = min(missing, default=0)
    if fewest == len(fits):
        return []
    phrase = " ".join(asked.lower().split()) if len(asked.split()) > 1 else ""
    found = [p for p, lacks in zip(book, missing, strict=True) if lacks == fewest]
    found.sort(key=lambda passage: rank(passage, fits, phrase))
    return [finding(passage, fits) for passage in found]


def rank(passage: Passage, fits: list[dict[str, int]], phrase: str) -> tuple[int, ...]:
    """Lower is better: the exact phrase, then the kind, its heading, and how well the words fit."""
    heading = sum([best(passage.heading, fit) for fit in fits])
    body = sum([max([best(part, fit) for part in passage.parts], default=0) for fit in fits])
    often = len([word for word in words(passage.text()) if any(word in fit for fit in fits)])
    often = often if passage.kind == FAMILY else 0  # clauses stay in their order
    exact = bool(phrase) and phrase in passage.text()
    return (not exact, KINDS.index(passage.kind), -heading, -body, -often)


def missed(passage: Passage, fits: list[dict[str, int]]) -> int:
    found = set(words(passage.text()))
    return len([fit for fit in fits if found.isdisjoint(fit)])


def best(text: str, fit: dict[str, int]) -> int:
    return max([fit.get(word, 0) for word in words(text)], default=0)


# The passages of a book.


@cache
def passages(name: str, language: str) -> tuple[Passage, ...]:
    rules = load(name)
    family = None if name == TABLE else load_family(name, language)
    return (
        *(sections(family) if family else ()),
        *[Passage(CLAUSE, c.id, c.section, (plain(c.words),)) for c in rules.clauses.values()],
        *[Passage(EXAMPLE, e.id, e.title, (plain(e.words),)) for e in rules.examples.values()],
    )


def sections(family: FamilyRules) -> Iterator[Passage]:
    for section, anchor in zip(family.sections, family.anchors(), strict=True):
        parts = on_one_line(without_pictures(section.body)).splitlines()
        shown = [plain(part) for part in parts if part]
        yield Passage(FAMILY, anchor, section.heading, tuple(shown))


def plain(markdown: str) -> str:
    """Markdown without marks, and without its links to clauses.

    >>> plain("- **Santa** wins the round. (SS-66, SS-67)")
    'Santa wins the round.'
    """
    bare = MARKS.sub("", LINK.sub("", markdown.removeprefix("- ")))
    return " ".join(bare.split())


# Words.


@lru_cache(maxsize=REMEMBERED)
def words(text: str) -> list[str]:
    return WORD.findall(text.lower())


@lru_cache(maxsize=REMEMBERED)
def stem(word: str, language: str) -> str:
    """A word without its ending, roughly.

    >>> [stem(word, "en") for word in ("stealing", "wins", "winning", "trade", "trading", "ring")]
    ['steal', 'win', 'win', 'trad', 'trad', 'ring']
    """
    short = word.lower().translate(UMLAUTS)
    for endings in ENDINGS[language]:
        ending = next((e for e in endings if short.endswith(e) and len(short) - len(e) >= 3), "")
        short = short.removesuffix(ending)
    doubled = len(short) > 3 and short[-1] == short[-2]
    return short[:-1] if doubled else short


def content(asked: str, language: str) -> list[str]:
    """The words that say what is wanted; all of them if none does."""
    asking = ASKING[language].split()
    given = list(dict.fromkeys(words(asked)))
    return [word for word in given if word not in asking] or given


@cache
def vocabulary(name: str, language: str) -> tuple[str, ...]:
    found = [word for passage in passages(name, language) for word in words(passage.text())]
    return tuple(dict.fromkeys(found))


def fitting(name: str, language: str, asked: str) -> dict[str, int]:
    """Every word of the book that fits what is asked, and how well."""
    wanted = stem(asked, language)
    table = EVERYDAY[language].items()
    others = [
        other for word, found in table if stem(word, language) == wanted for other in found.split()
    ]
    alike = {stem(other, language) for other in others}
    grades = {w: grade(w, asked, wanted, alike, language) for w in vocabulary(name, language)}
    return {word: fits for word, fits in grades.items() if fits}


def grade(word: str, asked: str, wanted: str, alike: set[str], language: str) -> int:
    if stem(word, language) == wanted:
        return SAME
    compound = language != ENGLISH and len(asked) > 3 and asked in word  # Karte, Zahlenkarte
    if compound or (len(asked) > 2 and word.startswith(asked)):
        return BEGINS
    return ALIKE if stem(word, language) in alike else 0


# What is shown.


def finding(passage: Passage, fits: list[dict[str, int]]) -> Finding:
    """The passage with its best part, marked."""

    def fit(part: str) -> int:
        return sum([best(part, fit) for fit in fits])

    part = max(passage.parts, key=fit, default="")
    known = {word for fit in fits for word in fit}
    return Finding(
        passage.kind, passage.id, marked(passage.heading, known), marked(cut(part, known), known)
    )


def cut(part: str, known: set[str]) -> str:
    """As much of a long part as one reads at a glance, around the first word that was found."""
    if len(part) <= SHOWN:
        return part
    at = next((m.start() for m in WORD.finditer(part) if m[0].lower() in known), 0)
    start = part.rfind(" ", 0, at - BEFORE) + 1 if at > BEFORE else 0
    end = part.rfind(" ", start, start + SHOWN) if start + SHOWN < len(part) else len(part)
    return f"{'… ' if start else ''}{part[start:end]}{' …' if end < len(part) else ''}"


def marked(text: str, known: set[str]) -> list[Run]:
    """Words with those that were found marked.

    >>> marked("You steal it.", {"steal"})
    ['You ', ('mark', 'steal'), ' it.']
    """
    found: list[Run] = []
    end = 0
    for word in WORD.finditer(text):
        if word[0].lower() in known:
            found += [text[end : word.start()]] if word.start() > end else []
            found.append(("mark", word[0]))
            end = word.end()
    return [*found, text[end:]] if end < len(text) else found
