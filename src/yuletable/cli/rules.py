"""The rule reader: the rules of a game, one clause with its tests, and how much is tested."""

from __future__ import annotations

import re
import sys

from rich.console import Console
from rich.markdown import Markdown

from yuletable.kernel.errors import Invalid
from yuletable.rulebook.ledger import Ledger, folder_of_tests, open_ledger
from yuletable.rulebook.text import MENTION, Clause, Example, RuleText, load, load_all

DONE = 0
INCOMPLETE = 1
NOT_FOUND = 2
SOURCE = {"text": "The rulebook says it", "ruling": "Our ruling"}


def show_rules(game: str | None, clause: str | None, coverage: bool, plain: bool) -> int:
    """Answer `yuletable rules`: print what was asked for and return the exit code."""
    out = Printer(plain)
    try:
        if coverage:
            return show_coverage(game, out)
        if game is None:
            return show_list(out)
        if clause is None and MENTION.fullmatch(game.upper()):
            game, clause = text_with(game), game
        text = load(game)
        return read_rules(text, out) if clause is None else show_clause(text, clause, out)
    except Invalid as invalid:
        say(Console(stderr=True), sentence(invalid.why))
        return NOT_FOUND


def say(console: Console, words: str) -> None:
    """Print words as they are: no colors, no line breaks of our own."""
    console.print(words, markup=False, highlight=False, emoji=False, soft_wrap=True)


class Printer:
    """Prints Markdown: in color on a terminal, as plain lines to pipes and screen readers."""

    def __init__(self, plain: bool) -> None:
        self.console = Console()
        self.plain = plain or not self.console.is_terminal

    def show(self, markdown: str) -> None:
        if self.plain:
            say(self.console, plain_text(markdown))
        else:
            self.console.print(Markdown(markdown))
        self.console.print()

    def asks(self) -> bool:
        """Is there somebody to turn the pages?"""
        return not self.plain and sys.stdin.isatty()


def text_with(id_: str) -> str:
    """The name of the rule text that an id belongs to, by its two letters."""
    prefixes = {text.prefix: text.name for text in load_all()}
    prefix = id_[:2].upper()
    if prefix not in prefixes:
        known = ", ".join([f"{prefix}- in {name}" for prefix, name in prefixes.items()])
        raise Invalid("clause", f"no rules have clauses like {id_!r}; there are {known}")
    return prefixes[prefix]


def show_list(out: Printer) -> int:
    lines = ["# Rules", ""]
    for text in load_all():
        examples = f" and {len(text.examples)} examples" if text.examples else ""
        lines.append(f"- **{text.name}**: {text.title}, {len(text.clauses)} clauses{examples}")
    lines += ["", "Read them with `yuletable rules NAME`, one clause with `yuletable rules SS-17`."]
    out.show("\n".join(lines))
    return DONE


# Reading a whole text.


def read_rules(text: RuleText, out: Printer) -> int:
    """Show the sections one after another; on a terminal a key turns the page."""
    sections = pages(text)
    at = 0
    while at < len(sections):
        out.show(sections[at][1])
        at += 1
        if at < len(sections) and out.asks():
            at = turn_page([heading for heading, _ in sections], at, out)
    return DONE


def pages(text: RuleText) -> list[tuple[str, str]]:
    """Each section with its heading; one that is a heading only goes with the next."""
    found: list[tuple[str, str]] = []
    above = ""
    for section in text.sections:
        markdown = f"{above}{'#' * section.level} {section.heading}\n\n{section.body}\n"
        if section.body:
            found.append((section.heading, markdown))
        above = "" if section.body else markdown
    return found


def turn_page(headings: list[str], at: int, out: Printer) -> int:
    """Which page the reader wants next; past the last one to stop."""
    prompt = f"\nEnter: {headings[at]}. A word: the heading that has it. q: stop. "
    around = list(range(at, len(headings))) + list(range(at))
    while True:
        try:
            answer = out.console.input(prompt, markup=False).strip().lower()
        except (EOFError, KeyboardInterrupt):
            out.console.print()  # the prompt's line is still open
            answer = "q"
        if answer == "q":
            return len(headings)
        for page in around:  # no word at all is in every heading, so Enter goes on
            if answer in headings[page].lower():
                return page
        out.show(f"No heading has {answer!r}.")


# One clause.


def show_clause(text: RuleText, given: str, out: Printer) -> int:
    """A clause or an example with all that belongs to it."""
    found = text.find(given)
    out.show("\n".join(about(text, found, open_ledger())))
    return DONE


def about(text: RuleText, found: Clause | Example, ledger: Ledger) -> list[str]:
    lines: list[str]
    if isinstance(found, Clause):
        source = SOURCE[found.tag] + (f": {found.reason}" if found.reason else "")
        lines = [f"## {found.id} · {found.section}", "", found.words, "", f"{source}.", ""]
        cited_by = [e for e in text.examples.values() if found.id in e.cites]
        related = [(e.id, f"**{e.id} {e.title}.** {e.words}") for e in cited_by]
        lines += listed("Examples", [words for _, words in related])
    else:
        lines = [f"## {found.id} · {found.title}", "", found.words, ""]
        cites = [text.clauses[id_] for id_ in found.cites if id_ in text.clauses]
        lines += listed("Clauses", [f"**{c.id}** {c.words}" for c in cites])
        related = []
    return [*lines, *proof_lines([found.id, *[id_ for id_, _ in related]], ledger)]


def proof_lines(ids: list[str], ledger: Ledger) -> list[str]:
    if folder_of_tests() is None:
        return ["The tests that prove it come with the source, not with the installed package."]
    tests = dict.fromkeys([str(proof) for id_ in ids for proof in ledger.proofs_of(id_)])
    return listed("Proved by", [f"`{test}`" for test in tests]) or ["No test proves it yet."]


def listed(heading: str, points: list[str]) -> list[str]:
    return [f"**{heading}**", "", *[f"- {point}" for point in points], ""] if points else []


# Coverage.


def show_coverage(game: str | None, out: Printer) -> int:
    """How many clauses and examples are tested, and what is missing or wrong."""
    if game is not None:
        load(game)
    if folder_of_tests() is None:
        raise Invalid("coverage", "the tests come with the source: ask for coverage in a checkout")
    ledger = open_ledger()
    rows = [c for c in ledger.coverage() if game in (None, c.text.name)]
    lines = ["| rules | clauses | examples | missing |", "|---|---|---|---|"]
    for row in rows:
        missing = ", ".join(row.missing()) or "nothing"
        lines.append(f"| {row.text.name} | {row.clauses()} | {row.examples()} | {missing} |")
    errors = [f"{error}, which no rule text has" for error in ledger.errors()]
    out.show("\n".join([*lines, "", *listed("Wrong", errors)]))
    return INCOMPLETE if errors or any([row.missing() for row in rows]) else DONE


# Words.


def sentence(why: str) -> str:
    return f"{why[0].upper()}{why[1:]}" + ("" if why.endswith((".", "?")) else ".")


def plain_text(markdown: str) -> str:
    """Markdown without its marks; each row of a table is read out with its headings.

    >>> print(plain_text("## Elves\\n| card | copies |\\n|---|---|\\n| **Elf** | 3 |"))
    Elves
    card: Elf; copies: 3
    """
    lines: list[str] = []
    headings: list[str] = []
    for line in markdown.splitlines():
        if not line.startswith("|"):
            headings = []
            lines.append(unmarked(re.sub(r"^(#+|\*) +", lambda m: "- " * (m[1] == "*"), line)))
            continue
        cells = [unmarked(cell.strip()) for cell in line.strip("|").split("|")]
        if not headings:
            headings = cells
        elif set(line) - set("|-: "):
            row = zip(headings, cells, strict=False)
            lines.append("; ".join([f"{heading}: {cell}" for heading, cell in row if cell]))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")


def unmarked(line: str) -> str:
    return re.sub(r"\*+(?=\S)|(?<=\S)\*+|`", "", line)
