"""A rule text for the page: sections of blocks, their words in runs, so that nothing is markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from yuletable.games.catalogue import GAMES
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match
from yuletable.rulebook.family import Picture, load_family, pictures, without_pictures
from yuletable.rulebook.search import LINK, Finding, search
from yuletable.rulebook.text import MENTION, RuleText, Section, items, load, mentioned
from yuletable.words.sentences import Words

Run = str | tuple[str, str]  # plain words, or marked ones: strong, em, code, clause, rule
Cells = list[list[Run]]

MARKUP = re.compile(r"\*\*(.+?)\*\*|\*(\S.*?)\*|`(.+?)`|\b([A-Z]{2}-X?\d+)\b")
MARKS = ("strong", "em", "code", "clause")
RULE = re.compile(r"\|[ :|-]+\|")  # the line below a table's head
FENCE = "```"
MOST_FINDINGS = 30
MOST_SEATS = 4  # around the board in a picture


class Block(Struct, frozen=True, tag_field="kind"):
    """Something one reads at once."""


class Clause(Block, frozen=True, tag="clause"):
    """A numbered rule."""

    id: str
    tag: str
    reason: list[Run]
    words: list[Run]


class Example(Block, frozen=True, tag="example"):
    """A worked example."""

    id: str
    title: str
    words: list[Run]


class Paragraph(Block, frozen=True, tag="text"):
    """Plain words."""

    words: list[Run]


class Item(Block, frozen=True, tag="item"):
    """A line of a list, with the picture it begins with."""

    words: list[Run]
    picture: Picture | None = None


class Pictures(Block, frozen=True, tag="pictures"):
    """Pictures side by side."""

    pictures: list[Picture]


class Code(Block, frozen=True, tag="code"):
    """Words to be taken letter by letter."""

    words: str


class Table(Block, frozen=True, tag="table"):
    """Rows of cells below a head."""

    head: Cells
    rows: list[Cells]


class PageSection(Struct, frozen=True):
    """A heading and what stands below it."""

    level: int
    heading: str
    blocks: list[Clause | Example | Paragraph | Item | Code | Table]


class FamilySection(Struct, frozen=True):
    """A heading of the family rulebook and what stands below it."""

    level: int
    heading: str
    anchor: str
    blocks: list[Paragraph | Item | Pictures]


class RulesPage(Struct, frozen=True):
    """The rules of a game, or of the table, as the page reads them."""

    name: str
    title: str
    prefix: str
    how: str  # how to play, in a few sentences
    family: list[FamilySection]  # what a family reads first; empty for the table
    view: dict[str, Any]  # a game just begun, as a passer-by sees it: for drawing the board
    sections: list[PageSection]


class Findings(Struct, frozen=True):
    """What a search in the rules found, best first."""

    count: int
    findings: list[Finding]  # as many as one reads


def rules_page(name: str, language: str = "en") -> RulesPage:
    """The rule text of this name; Invalid suggests the nearest."""
    rules = load(name)
    sections = [
        PageSection(section.level, section.heading.replace("`", ""), list(blocks(rules, section)))
        for section in rules.sections
    ]
    title = GAMES[name].title if name in GAMES else rules.title
    return RulesPage(
        name=name,
        title=title,
        prefix=rules.prefix,
        how=how_to(name, language),
        family=family_page(name, language),
        view=just_begun(name),
        sections=sections,
    )


def findings(name: str, asked: str, language: str) -> Findings:
    """What the rules say about this; Invalid for unknown rules."""
    found = search(name, asked, language)
    return Findings(len(found), found[:MOST_FINDINGS])


def family_page(name: str, language: str) -> list[FamilySection]:
    """The family rulebook of a game; nothing where it has none."""
    family = load_family(name, language)
    if family is None:
        return []
    return [
        FamilySection(s.level, s.heading, anchor, [family_block(p) for p in paragraphs(s.body)])
        for s, anchor in zip(family.sections, family.anchors(), strict=True)
    ]


def family_block(part: str) -> Paragraph | Item | Pictures:
    words = linked(without_pictures(part.removeprefix("- ")))
    found = pictures(part)
    if part.startswith("- "):
        return Item(words, found[0] if found else None)
    return Paragraph(words) if words else Pictures(found)


def linked(words: str) -> list[Run]:
    """Words with the clauses they rest on as links of their own.

    >>> linked("**Santa** wins. (SS-66, SS-67) Always.")
    [('strong', 'Santa'), ' wins.', ('rule', 'SS-66'), ('rule', 'SS-67'), ' Always.']
    """
    found: list[Run] = []
    end = 0
    for link in LINK.finditer(words):
        found += runs(words[end : link.start()])
        found += [("rule", id_) for id_ in mentioned(link[0])]
        end = link.end()
    return found + runs(words[end:])


def just_begun(name: str) -> dict[str, Any]:
    """A game that has just begun, seen by nobody in particular; it is always the same."""
    game = GAMES.get(name)
    if game is None:
        return {}
    most = min(game.seats[-1], MOST_SEATS)
    return Match(game, most, seed=name).view(HOUSE)


def how_to(name: str, language: str) -> str:
    """The game's own few sentences for a beginner, if it has some."""
    words = Words(GAMES.get(name), language)
    return words.say("how-to") if words.knows("how-to") else ""


def blocks(
    rules: RuleText, section: Section
) -> Iterator[Clause | Example | Paragraph | Item | Code | Table]:
    """What stands in a section, in its order."""
    waiting = paragraphs(section.body)
    while waiting:
        part = waiting.pop(0)
        if part.startswith(FENCE):
            yield Code(part.removeprefix(FENCE).strip("\n"))
        elif part.startswith("|"):
            rows = [part]
            while waiting and waiting[0].startswith("|"):
                rows.append(waiting.pop(0))
            yield table(rows)
        elif part.startswith("- **") and (known := marked(rules, part)):
            yield known
        elif part.startswith(("- ", "* ")):
            yield Item(runs(part[2:]))
        else:
            yield Paragraph(runs(part))


def paragraphs(body: str) -> list[str]:
    """Paragraphs, list items and table rows, each on one line; what is fenced keeps its lines."""
    found: list[str] = []
    for number, piece in enumerate(body.split(FENCE)):
        if number % 2:
            found.append(FENCE + piece.partition("\n")[2])
            continue
        for paragraph in re.split(r"\n\s*\n", piece):
            found += joined(items(paragraph))
    return [part for part in found if part.strip()]


def joined(lines: list[str]) -> list[str]:
    """Join the lines of each paragraph; items and rows stay separate."""
    found: list[str] = []
    for line in lines:
        alone = line.startswith(("- ", "* ", "|"))
        if found and not alone and not found[-1].startswith("|"):
            found[-1] += f" {line}"
        else:
            found.append(line)
    return found


def marked(rules: RuleText, part: str) -> Clause | Example | None:
    """The clause or example that begins here."""
    mention = MENTION.search(part)
    assert mention is not None
    id_ = mention[0].partition(" ")[0]
    if clause := rules.clauses.get(id_):
        return Clause(id_, clause.tag, runs(clause.reason), runs(clause.words))
    if example := rules.examples.get(id_):
        return Example(id_, example.title, runs(example.words))
    return None


def table(rows: list[str]) -> Table:
    cells = [cells_of(row) for row in rows if not RULE.fullmatch(row.strip())]
    return Table(cells[0], cells[1:])


def cells_of(row: str) -> Cells:
    return [runs(cell.strip()) for cell in row.strip().strip("|").split("|")]


def runs(words: str) -> list[Run]:
    """Words cut where a mark begins or ends.

    >>> runs("a **Ghost** takes it back (SS-69)")
    ['a ', ('strong', 'Ghost'), ' takes it back (', ('clause', 'SS-69'), ')']
    """
    found: list[Run] = []
    end = 0
    for mark in MARKUP.finditer(words):
        if mark.start() > end:
            found.append(words[end : mark.start()])
        inner = next(number for number in range(1, 5) if mark[number] is not None)
        found.append((MARKS[inner - 1], mark[inner]))
        end = mark.end()
    if end < len(words):
        found.append(words[end:])
    return found
