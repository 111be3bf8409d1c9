"""`yuletable judge`: a case from a file or a pipe, the answer as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NoReturn

from yuletable.games.judge import judge
from yuletable.kernel.core import Json

HEARD = 0
INVALID = 2
PIPE = "-"
WIDTH = 100  # of a line in the answer


def run(path: str) -> int:
    """Print the judge's answer to the case in this file; the exit code tells if it was heard."""
    try:
        answer = judge(read(path))
    except CannotRead as error:
        print(error, file=sys.stderr)
        return INVALID
    print(written(answer))
    return INVALID if "error" in answer else HEARD


class CannotRead(Exception):
    """There is no case to hear; the message is a sentence for a person."""


def read(path: str) -> Json:
    name = "What came through the pipe" if path == PIPE else f"The file {path}"
    try:
        content = sys.stdin.buffer.read() if path == PIPE else Path(path).read_bytes()
        return json.loads(content, parse_constant=no_json)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise CannotRead(f"{name} is not JSON: {error.msg} at {place}.") from None
    except UnicodeDecodeError:
        raise CannotRead(f"{name} is not text in UTF-8, so it cannot be JSON.") from None
    except ValueError as error:
        raise CannotRead(f"{name} is not JSON: {error}.") from None
    except RecursionError:
        raise CannotRead(f"{name} is nested too deeply to be a case.") from None
    except OSError as error:
        raise CannotRead(f"{name} cannot be read: {error.strerror}.") from None


def no_json(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number there")


def written(answer: Json) -> str:
    """Indented JSON that the terminal, whatever its alphabet, can show."""
    text = laid_out(answer, "", ascii_only=False)
    try:
        text.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return laid_out(answer, "", ascii_only=True)
    return text


def laid_out(json_: Json, margin: str, ascii_only: bool) -> str:
    """JSON with a line for each entry; what fits on a line and plain lists stay on one.

    >>> print(laid_out({"waiting": [0, 1], "scores": list(range(30))}, "", False)[:21])
    {
      "waiting": [0, 1]
    """
    line = json.dumps(json_, ensure_ascii=ascii_only)
    parts = json_.values() if isinstance(json_, dict) else json_ if isinstance(json_, list) else ()
    nested = any([isinstance(part, (dict, list)) for part in parts])
    if not parts or len(margin + line) <= WIDTH or (isinstance(json_, list) and not nested):
        return line
    inner = f"{margin}  "
    rows = [laid_out(part, inner, ascii_only) for part in parts]
    if isinstance(json_, dict):
        names = [json.dumps(name, ensure_ascii=ascii_only) for name in json_]
        rows = [f"{name}: {row}" for name, row in zip(names, rows, strict=True)]
    opening, closing = "{}" if isinstance(json_, dict) else "[]"
    return f"{opening}\n{inner}" + f",\n{inner}".join(rows) + f"\n{margin}{closing}"
