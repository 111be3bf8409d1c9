"""Read JSON written by people, with errors that name the place."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from yuletable.kernel.core import Json
from yuletable.kernel.errors import Invalid


class Entry:
    """A piece of JSON and where it was found."""

    def __init__(self, json: Json, place: str) -> None:
        self.json = json
        self.place = place

    def wrong(self, why: str) -> Invalid:
        return Invalid(self.place, why)

    def fields(self, allowed: Iterable[str]) -> dict[str, Entry]:
        """The fields of an object, none of them unknown."""
        if not isinstance(self.json, dict):
            raise self.wrong(f"expected an object {{...}}, found {shown(self.json)}")
        names = list(allowed)
        for name in self.json:
            if name not in names:
                raise Invalid(f"{self.place}.{name}", f"unknown; {suggestion(name, names)}")
        return {name: Entry(json, f"{self.place}.{name}") for name, json in self.json.items()}

    def needed(self, fields: dict[str, Entry], name: str) -> Entry:
        """A field that cannot be left out."""
        if name not in fields:
            raise Invalid(f"{self.place}.{name}", "this entry is missing")
        return fields[name]

    def within(self, name: str) -> Entry:
        """One field of an object that may have others."""
        if not isinstance(self.json, dict) or name not in self.json:
            raise Invalid(f"{self.place}.{name}", "this entry is missing")
        return Entry(self.json[name], f"{self.place}.{name}")

    def rows(self, seats: int) -> list[Entry]:
        """One item for each seat."""
        items = self.items()
        if len(items) != seats:
            raise self.wrong(
                f"expected one entry for each of the {seats} seats, found {len(items)}"
            )
        return items

    def seats(self, seats: int) -> list[int]:
        """Some of the seats, none of them twice."""
        named = [item.number(0, seats - 1) for item in self.items()]
        if len(set(named)) != len(named):
            raise self.wrong("a seat is named twice")
        return named

    def items(self) -> list[Entry]:
        if not isinstance(self.json, list):
            raise self.wrong(f"expected a list [...], found {shown(self.json)}")
        return [Entry(json, f"{self.place}[{at}]") for at, json in enumerate(self.json)]

    def number(self, low: int, high: int | None = None) -> int:
        limits = f"from {low} to {high}" if high is not None else f"of at least {low}"
        # A truth value counts as a number in Python, not on our tables.
        if not isinstance(self.json, int) or isinstance(self.json, bool):
            raise self.wrong(f"expected a whole number {limits}, found {shown(self.json)}")
        if self.json < low or (high is not None and self.json > high):
            raise self.wrong(f"expected a whole number {limits}, found {self.json}")
        return self.json

    def truth(self) -> bool:
        if not isinstance(self.json, bool):
            raise self.wrong(f"expected true or false, found {shown(self.json)}")
        return self.json

    def text(self) -> str:
        if not isinstance(self.json, str):
            raise self.wrong(f"expected text, found {shown(self.json)}")
        return self.json

    def word(self, allowed: Iterable[str]) -> str:
        words = list(allowed)
        if self.json not in words:
            raise self.wrong(f"{shown(self.json)} is not known; {suggestion(self.json, words)}")
        return str(self.json)


def shown(json: Json) -> str:
    """How we quote somebody's JSON back to them: never at length.

    >>> shown({"a": 1}), shown("x" * 99)
    ('an object', "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'")
    """
    if isinstance(json, dict):
        return "an object"
    if isinstance(json, list):
        return "a list"
    if json is None:
        return "nothing"
    text = repr(json)
    return text if len(text) <= 42 else f"{text[:40]}…{text[-1]}"


def suggestion(given: Json, allowed: list[str]) -> str:
    """The nearest of what is allowed, and then all of it.

    >>> suggestion("hnads", ["hands", "dealer"])
    'perhaps hands? Allowed: hands, dealer'
    """
    near = get_close_matches(str(given), allowed, n=1)
    perhaps = f"perhaps {near[0]}? " if near else ""
    return f"{perhaps}Allowed: {', '.join(allowed)}"
