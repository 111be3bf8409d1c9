"""The ledger: which test proves which clause, and whether every id that is cited exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from yuletable.rulebook.text import CHECKOUT, PACKAGE, RuleText, load_all, mentioned

TESTS = Path("tests", "rules")
CITING = ("kernel", "games")  # the packages whose refusals name clauses


@dataclass(frozen=True)
class Proof:
    """A test, and the clauses and examples its name carries."""

    file: str
    test: str
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}::{self.test}"


@dataclass(frozen=True)
class Citation:
    """A line of source that names a clause."""

    file: str
    line: int
    id: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} cites {self.id}"


@dataclass(frozen=True)
class Coverage:
    """How much of one rule text is tested."""

    text: RuleText
    missing_clauses: tuple[str, ...]
    missing_examples: tuple[str, ...]

    def clauses(self) -> str:
        return of(len(self.text.clauses), len(self.missing_clauses))

    def examples(self) -> str:
        return of(len(self.text.examples), len(self.missing_examples))

    def missing(self) -> tuple[str, ...]:
        return self.missing_clauses + self.missing_examples


@dataclass(frozen=True)
class Ledger:
    """The rule texts, the tests that prove them, and what the source cites."""

    texts: tuple[RuleText, ...]
    proofs: tuple[Proof, ...]
    citations: tuple[Citation, ...]

    def proofs_of(self, id_: str) -> list[Proof]:
        return [proof for proof in self.proofs if id_ in proof.ids]

    def coverage(self) -> list[Coverage]:
        proved = {id_ for proof in self.proofs for id_ in proof.ids}
        return [
            Coverage(
                text,
                tuple([id_ for id_ in text.clauses if id_ not in proved]),
                tuple([id_ for id_ in text.examples if id_ not in proved]),
            )
            for text in self.texts
        ]

    def errors(self) -> list[str]:
        """Every test, line of source and rule text that names an id no text has."""
        ids = {id_ for text in self.texts for id_ in text.ids()}
        return [
            *[f"{p} names {i}" for p in self.proofs for i in p.ids if i not in ids],
            *[str(citation) for citation in self.citations if citation.id not in ids],
            *[
                f"{t.name}.md mentions {i}"
                for t in self.texts
                for i in t.mentions()
                if i not in ids
            ],
        ]

    def complete(self) -> bool:
        return not self.errors() and not any([c.missing() for c in self.coverage()])


def of(all_: int, missing: int) -> str:
    return f"{all_ - missing} of {all_}"


def folder_of_tests() -> Path | None:
    """Where the rule tests lie; an installed package has none."""
    folder = CHECKOUT / TESTS
    return folder if folder.is_dir() else None


def open_ledger() -> Ledger:
    """The ledger of this checkout; without its tests nothing counts as proved."""
    texts = load_all()
    prefixes = [text.prefix for text in texts]
    tests = folder_of_tests()
    return Ledger(
        tuple(texts),
        tuple(proofs(tests, prefixes)) if tests else (),
        tuple([c for package in CITING for c in citations(PACKAGE / package)]),
    )


def proofs(folder: Path, prefixes: Iterable[str]) -> Iterator[Proof]:
    """The tests in a folder whose names carry ids: test_ss_24_ss_25_..., test_ss_x01_..."""
    for file in sorted(folder.glob("test_*.py")):
        for test in running_tests(ast.parse(file.read_text(encoding="utf-8"))):
            if ids := ids_in(test, prefixes):
                yield Proof((TESTS / file.name).as_posix(), test, tuple(ids))


def running_tests(tree: ast.Module) -> list[str]:
    """The names of the tests that run; one that is skipped or expected to fail proves nothing."""
    bodies = [tree.body, *[node.body for node in tree.body if isinstance(node, ast.ClassDef)]]
    functions = [node for body in bodies for node in body if isinstance(node, ast.FunctionDef)]
    excused = re.compile(r"\b(skip|skipif|xfail)\b")
    tests = {
        f.name: f
        for f in functions
        if f.name.startswith("test_")
        and not any([excused.search(ast.unparse(mark)) for mark in f.decorator_list])
    }
    return list(tests)


def ids_in(test: str, prefixes: Iterable[str]) -> list[str]:
    """The ids in the name of a test.

    >>> ids_in("test_ss_24_ss_x07_plays_on_his_own", ["SS"])
    ['SS-24', 'SS-X07']
    """
    known = "|".join([prefix.lower() for prefix in prefixes])
    named = re.findall(rf"(?<=_)({known})_(x?\d+)(?=_|$)", test)
    return [f"{prefix}-{number}".upper() for prefix, number in named]


def citations(package: Path) -> Iterator[Citation]:
    """Every id in the source of a package, be it in a refusal, a docstring or a message."""
    for file in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                place = file.relative_to(package.parent.parent).as_posix()
                for id_ in mentioned(node.value):
                    yield Citation(place, node.lineno, id_)
