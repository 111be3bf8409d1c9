"""Plain words in documents, docstrings and comments: no turn that CONTRIBUTING bans."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_words_plain import BANNED as SPOKEN

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "yuletable"
TOP = ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY", "CODE_OF_CONDUCT", "web/README")
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *[ROOT / f"{name}.md" for name in TOP]])
CODE = sorted([*SOURCE.rglob("*.py"), *(ROOT / "tools").glob("*.py")])

# Documents write apostrophes as code does, and align columns; all else is banned there too.
TYPOGRAPHY = ("a straight apostrophe; write ’", "two spaces in a row")
BANNED = {why: turn for why, turn in SPOKEN.items() if why not in TYPOGRAPHY} | {
    "a space before %": r"\d %",
    "“anew”; write “again”": r"\b[Aa]new\b",
    "British -wards": r"\b([Aa]fter|[Tt]o)wards\b",
}
# The theatre is the name of a page and a tool. Empty this, and never add to it.
NOT_YET_REWRITTEN = {
    ("docs/page.md", "British -re, -ce, -ey"),
    ("web/README.md", "British -re, -ce, -ey"),
    ("tools/theatre.py", "British -re, -ce, -ey"),
}


def prose(page: str) -> str:
    """A page without its code, its links, and the list of banned words in CONTRIBUTING."""
    page = re.sub(r"\| not \| but \|\n(\|.*\n)+", "", page)
    return re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", "", page, flags=re.DOTALL)


def remarks(file: Path) -> Iterator[str]:
    """The comments and docstrings of a module, without the code they quote."""
    text = file.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield re.sub(r"`[^`]*`", "", token.string)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield re.sub(r"`[^`]*`|^>>> .*\n.*$", "", ast.get_docstring(node) or "", flags=re.M)


def flaws(text: str) -> list[str]:
    return [why for why, turn in BANNED.items() if re.search(turn, text)]


def test_documents_docstrings_and_comments_have_no_banned_turn() -> None:
    found = {
        (file.relative_to(ROOT).as_posix(), why): text
        for file in [*PAGES, *CODE]
        for text in (remarks(file) if file.suffix == ".py" else [prose(file.read_text("utf-8"))])
        for why in flaws(text)
    }
    assert {place: text for place, text in found.items() if place not in NOT_YET_REWRITTEN} == {}
    assert set(found) >= NOT_YET_REWRITTEN


def test_prose_leaves_code_out_and_words_in() -> None:
    page = "It is grey.\n\n```\nwhoever\n```\n\nSee `colour` and [it](towards.md).\n"
    assert flaws(prose(page)) == ["British -re, -ce, -ey"]


@pytest.mark.parametrize("text", ["5 % of them", "It is dealt anew.", "He looks afterwards."])
def test_the_list_finds_what_it_bans(text: str) -> None:
    assert flaws(text)
