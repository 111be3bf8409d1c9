"""Rule texts: Markdown for people, with clauses, examples and options that programs find too."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from yuletable.games.catalogue import GAMES
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import suggestion

PACKAGE = Path(__file__).resolve().parent.parent
CHECKOUT = PACKAGE.parent.parent
TABLE = "table"  # the rules common to all games
TAGS = ("text", "ruling")

HEADING = re.compile(r"(#+) +(.+)")
MARKED = re.compile(r"- \*\*([A-Z]{2}-(X?)\d+)\b *([^*]*)\*\* *(.*)")
TAGGED = re.compile(r"\[(\w+)(?:: ([^]]*))?\] *(.*)")
MENTION = re.compile(r"\b([A-Z]{2})-(X?)(\d+)\b(?: to [A-Z]{2}-(\d+)\b)?")


@dataclass(frozen=True)
class Clause:
    """One numbered rule."""

    id: str
    tag: str  # text: the rulebook says it; ruling: we decided
    reason: str  # of a ruling, where it stands in the tag
    section: str
    words: str


@dataclass(frozen=True)
class Example:
    """One worked example, and the clauses it cites."""

    id: str
    title: str
    words: str
    cites: tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """An option as the rule text lists it."""

    name: str
    default: str
    others: str
    clause: str


@dataclass(frozen=True)
class Section:
    """A heading and the Markdown below it, up to the next heading."""

    level: int
    heading: str
    body: str


@dataclass(frozen=True)
class RuleText:
    """The rules of one game, or of the table."""

    name: str
    title: str
    prefix: str
    sections: tuple[Section, ...]
    clauses: dict[str, Clause]
    examples: dict[str, Example]
    options: tuple[Choice, ...]

    def ids(self) -> list[str]:
        return [*self.clauses, *self.examples]

    def mentions(self) -> list[str]:
        """Every id the text names anywhere, its own or another's."""
        return list(dict.fromkeys([i for s in self.sections for i in mentioned(s.body)]))

    def find(self, given: str) -> Clause | Example:
        """The clause or example a person means; Invalid suggests the nearest."""
        id_ = given.strip().upper()
        if id_.lstrip("X").isdigit():  # `17`, `X01`
            id_ = f"{self.prefix}-{id_}"
        prefix, _, number = id_.rpartition("-")
        padded = f"{prefix}-{number:0>3}"  # a longer text counts in three digits
        found = self.clauses.get(id_) or self.examples.get(id_) or self.clauses.get(padded)
        if found is None:
            what = f"{self.title} has no clause {given.strip()!r}"
            raise Invalid("clause", f"{what}; {self.nearest(id_)}")
        return found

    def nearest(self, id_: str) -> str:
        span = [
            f"{ids[0]} to {ids[-1]}" for ids in (list(self.clauses), list(self.examples)) if ids
        ]
        perhaps, _, _ = suggestion(id_, self.ids()).partition("Allowed:")
        return f"{perhaps}they run from {' and from '.join(span)}"


def parse(name: str, markdown: str) -> RuleText:
    """Read a rule text; Invalid names the line that is not in our form."""
    sections = split(markdown)
    clauses: dict[str, Clause] = {}
    examples: dict[str, Example] = {}
    options: list[Choice] = []
    for section in sections:
        for item in items(section.body):
            if item.startswith("|"):
                options += read_choice(item)
            elif marked := MARKED.fullmatch(item):
                id_, example, title, words = marked.groups()
                if id_ in clauses or id_ in examples:
                    raise Invalid(f"{name}.md, {id_}", "this id is used twice")
                if example:
                    cites = tuple([i for i in mentioned(words) if "-X" not in i])
                    examples[id_] = Example(id_, title.strip().rstrip("."), words, cites)
                else:
                    clauses[id_] = read_clause(name, id_, words, section.heading)
            elif item.startswith("- **"):
                raise Invalid(f"{name}.md, {item[:40]!r}", "expected - **AB-01** [text] words")
    prefixes = {id_[:2] for id_ in [*clauses, *examples]}
    if len(prefixes) != 1:
        found = ", ".join(sorted(prefixes)) or "none"
        raise Invalid(
            f"{name}.md", f"all ids of a text begin with the same two letters, not {found}"
        )
    title = sections[0].heading or name
    return RuleText(name, title, prefixes.pop(), sections, clauses, examples, tuple(options))


def split(markdown: str) -> tuple[Section, ...]:
    """The text cut at its headings."""
    found: list[tuple[int, str, list[str]]] = [(0, "", [])]
    for line in markdown.splitlines():
        if heading := HEADING.fullmatch(line):
            found.append((len(heading[1]), heading[2].strip(), []))
        else:
            found[-1][2].append(line)
    sections = [Section(level, head, "\n".join(lines).strip()) for level, head, lines in found]
    return tuple([s for s in sections if s.heading or s.body]) or (Section(0, "", ""),)


def items(body: str) -> list[str]:
    """List items and table rows, each on one line whatever its lines were."""
    found: list[str] = []
    for line in body.splitlines():
        if line.startswith("  ") and found:
            found[-1] += f" {line.strip()}"
        else:
            found.append(line.rstrip())
    return found


def read_clause(name: str, id_: str, words: str, section: str) -> Clause:
    tagged = TAGGED.fullmatch(words)
    if tagged is None or tagged[1] not in TAGS or not tagged[3]:
        raise Invalid(f"{name}.md, {id_}", f"expected [{'] or ['.join(TAGS)}] and then the words")
    return Clause(id_, tagged[1], tagged[2] or "", section, tagged[3])


def read_choice(row: str) -> list[Choice]:
    """The option in a row of the table of options; no other table has such rows."""
    cells = [cell.strip().replace("`", "") for cell in row.strip("|").split("|")]
    if len(cells) == 4 and row.startswith("| `") and MENTION.fullmatch(cells[3]):
        return [Choice(*cells)]
    return []


def mentioned(words: str) -> list[str]:
    """The ids that words name, ranges spelt out.

    >>> mentioned("as in SS-08 and SS-83 to SS-85 (SS-X01)")
    ['SS-08', 'SS-83', 'SS-84', 'SS-85', 'SS-X01']
    """
    found: dict[str, None] = {}
    for prefix, x, first, last in MENTION.findall(words):
        for number in range(int(first), int(last or first) + 1):
            found[f"{prefix}-{x}{number:0{len(first)}d}"] = None
    return list(found)


def folder() -> Path:
    """Where the rule texts lie: in an installed package within it, in a checkout under docs."""
    installed = PACKAGE / "rules_text"
    return installed if installed.is_dir() else CHECKOUT / "docs" / "rules"


def names() -> list[str]:
    """Every rule text there is to read: the table's and each game's."""
    return [TABLE, *GAMES]


def load(name: str) -> RuleText:
    """The rule text of this name; Invalid suggests the nearest."""
    if name not in names():
        raise Invalid("game", f"there are no rules called {name!r}; {suggestion(name, names())}")
    file = folder() / f"{name}.md"
    if not file.is_file():
        raise Invalid("game", f"the rule text {file.name} is missing from {file.parent}")
    return parse(name, file.read_text(encoding="utf-8"))


def load_all() -> list[RuleText]:
    return [load(name) for name in names()]
