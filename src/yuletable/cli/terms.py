"""What the command line says about options and editions, read for the game to judge."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from yuletable.cli.saves import read_text
from yuletable.kernel.core import Json
from yuletable.kernel.errors import Invalid


def read_options(given: Sequence[str]) -> dict[str, Json]:
    """Options as `name=value`; numbers and truths are what they look like.

    >>> read_options(["games_per_night=1", "final_gift=auto", "carol_reset=false"])
    {'games_per_night': 1, 'final_gift': 'auto', 'carol_reset': False}
    """
    options: dict[str, Json] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Invalid(f"option {text!r}", "write it as name=value, like final_gift=auto")
        options[name.strip()] = read_value(value.strip())
    return options


def read_value(text: str) -> Json:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def read_edition(given: str | None) -> Json:
    """An edition by its name, or the groups in a file."""
    if given is None or not (given.endswith(".json") or Path(given).is_file()):
        return given
    try:
        return json.loads(read_text(Path(given)))
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise Invalid(f"edition {given}", f"is not JSON: {error.msg} at {place}") from None
