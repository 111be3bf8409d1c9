"""A rule text for the page: sections of blocks, their words in runs, so that nothing is markup."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from yuletable.games.catalogue import GAMES
from yuletable.rulebook.text import MENTION, RuleText, Section, items, load
from yuletable.words.sentences import Words

Run = str | tuple[str, str]  # plain words, or marked ones: strong, em, code, clause
Cells = list[list[Run]]

MARKUP = re.compile(r"\*\*(.+?)\*\*|\*(\S.*?)\*|`(.+?)`|\b([A-Z]{2}-X?\d+)\b")
MARKS = ("strong", "em", "code", "clause")
RULE = re.compile(r"\|[ :|-]+\|")  # the line below a table's head
FENCE = "```"


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
    """A line of a list."""

    words: list[Run]


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


class RulesPage(Struct, frozen=True):
    """The rules of a game, or of the table, as the page reads them."""

    name: str
    title: str
    prefix: str
    how: str  # how to play, in a few sentences
    sections: list[PageSection]


def rules_page(name: str, language: str = "en") -> RulesPage:
    """The rule text of this name; Invalid suggests the nearest."""
    rules = load(name)
    sections = [
        PageSection(section.level, section.heading.replace("`", ""), list(blocks(rules, section)))
        for section in rules.sections
    ]
    title = GAMES[name].title if name in GAMES else rules.title
    return RulesPage(name, title, rules.prefix, how_to(name, language), sections)


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
