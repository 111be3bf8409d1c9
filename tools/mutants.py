"""Small faults that can be planted in a Python file, found on its syntax tree.

A mutant replaces a few bytes of the source, so that the rest stays as it was written. What is text
alone gets none: strings, f-strings, the sentences of refusals, type hints and assertions.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_SUM = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)  # they are joined, never subtracted


@dataclass(frozen=True)
class Mutant:
    """One small change to one file."""

    file: str
    line: int
    start: int  # in bytes, as the end
    end: int
    text: str  # takes the place of what stands between start and end

    def planted(self, source: bytes) -> bytes:
        """The file with this fault in it."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """The change as a reviewer reads it."""
        before, after = (s.decode().splitlines() for s in (source, self.planted(source)))
        lines = difflib.unified_diff(before, after, self.file, self.file, n=1, lineterm="")
        return "\n".join(lines)


def find_mutants(file: str, source: bytes) -> list[Mutant]:
    """Every mutant of a file that Python can still read, in the order of the source."""
    found = set(Sower(file, source).sow(ast.parse(source)))
    ordered = sorted(found, key=lambda m: (m.start, m.end, m.text))
    return [mutant for mutant in ordered if readable(mutant.planted(source))]


def readable(source: bytes) -> bool:
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


class Sower:
    """Finds the places in one file where a fault can be planted."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        lines = source.splitlines(keepends=True)
        self.starts = [sum(map(len, lines[:n])) for n in range(len(lines) + 1)]

    def sow(self, node: ast.AST) -> Iterator[Mutant]:
        """The mutants of a node and of all below it."""
        if isinstance(node, ast.stmt):
            yield from self.of_statement(node)
        elif isinstance(node, ast.expr):
            yield from self.of_expression(node)
        for part in parts(node):
            yield from self.sow(part)

    def of_statement(self, node: ast.stmt) -> Iterator[Mutant]:
        match node:
            case ast.If(test=test) | ast.While(test=test):
                yield self.negated(test)
                if isinstance(node.body[-1], ast.Return):
                    yield self.replaced(node.body[-1], "pass")
            case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Continue() | ast.Break():
                yield self.replaced(node, "pass")
            case ast.Delete():
                yield self.replaced(node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.replaced(node, "pass")
            case ast.AugAssign(target=target, op=op, value=value):
                yield self.replaced(node, "pass")
                if type(op) in ARITHMETIC and not isinstance(value, NO_SUM):
                    yield from self.between(target, value, *ARITHMETIC[type(op)])

    def of_expression(self, node: ast.expr) -> Iterator[Mutant]:
        match node:
            case ast.Compare():
                sides = pairwise([node.left, *node.comparators])
                for (left, right), op in zip(sides, node.ops, strict=True):
                    yield from self.between(left, right, *COMPARISONS[type(op)])
            case ast.BoolOp():
                words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in pairwise(node.values):
                    yield from self.between(left, right, *words)
            case ast.UnaryOp(op=ast.Not()):
                yield self.change(node, self.start(node), self.start(node) + len("not "), "")
            case ast.BinOp(left=left, op=op, right=right):
                joined = isinstance(left, NO_SUM) or isinstance(right, NO_SUM)
                if type(op) in ARITHMETIC and not joined and not is_text(left):
                    yield from self.between(left, right, *ARITHMETIC[type(op)])
            case ast.IfExp(test=test):
                yield self.negated(test)
            case ast.Constant(value=bool(value)):
                yield self.replaced(node, str(not value))
            case ast.Constant(value=int(value)):
                yield self.replaced(node, str(value + 1))
                if value:
                    yield self.replaced(node, str(value - 1))
            case ast.Call():
                yield from self.of_call(node)

    def of_call(self, node: ast.Call) -> Iterator[Mutant]:
        if isinstance(node.func, ast.Name) and node.func.id in TWINS:
            yield self.replaced(node.func, TWINS[node.func.id])
        for one, two in pairwise(arguments(node)):
            if ast.dump(one) != ast.dump(two):
                swapped = self.text(two) + self.text(one, two) + self.text(one)
                yield self.change(one, self.start(one), self.end(two), swapped)

    def negated(self, test: ast.expr) -> Mutant:
        return self.replaced(test, f"not ({self.text(test)})")

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Mutant]:
        """Another operator between two operands; brackets may stand there, too."""
        gap = self.text(left, right)
        found = re.search(rf"(?<!\w){old}(?!\w)" if old[0].isalpha() else old, gap)
        if found:
            start = self.end(left) + len(gap[: found.start()].encode())
            yield self.change(right, start, start + len(found[0].encode()), new)

    def replaced(self, node: ast.stmt | ast.expr, text: str) -> Mutant:
        return self.change(node, self.start(node), self.end(node), text)

    def change(self, node: ast.stmt | ast.expr, start: int, end: int, text: str) -> Mutant:
        return Mutant(self.file, node.lineno, start, end, text)

    def text(self, node: ast.expr, until: ast.expr | None = None) -> str:
        """The source of a node, or what stands between it and another."""
        if until is None:
            return self.source[self.start(node) : self.end(node)].decode()
        return self.source[self.end(node) : self.start(until)].decode()

    def start(self, node: ast.stmt | ast.expr) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.stmt | ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node in which a fault would be one of the rules."""
    match node:
        case ast.Assert() | ast.Raise() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case ast.FunctionDef(args=args, body=body):
            yield from args.defaults
            yield from filter(None, args.kw_defaults)
            yield from body
        case ast.ClassDef(body=body):
            yield from body
        case ast.AnnAssign(value=value):
            if value is not None:
                yield value
        case ast.Call(func=ast.Name(id="require"), args=[fact, *_]):
            yield fact
        case _:
            yield from ast.iter_child_nodes(node)


def arguments(call: ast.Call) -> list[ast.expr]:
    """The positional arguments that can change places: names, fields and entries."""
    simple = (ast.Name, ast.Attribute, ast.Subscript)
    return call.args if all(isinstance(a, simple) for a in call.args) else []


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
