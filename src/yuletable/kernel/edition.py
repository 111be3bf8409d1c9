"""Editions: the printed matter of a game as data, each datum with its provenance."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from yuletable.kernel.core import Json
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry, suggestion

FORMAT = 1
PROVENANCE = ("printed", "inferred", "house")
HEADER = ("format", "game", "edition", "title", "rules", "provenance_values", "based_on")


@dataclass(frozen=True)
class Edition:
    """One edition of one game: named groups of data."""

    name: str
    title: str
    data: dict[str, Any]

    def group(self, name: str) -> Entry:
        """A group of data; a missing one is named."""
        if name not in self.data:
            raise Invalid(f"edition.{name}", "this group is missing")
        return Entry(self.data[name], f"edition.{name}")

    def digest(self) -> str:
        """What a record keeps, so that a changed edition is noticed; a reworded note is none."""
        groups = {name: group for name, group in self.data.items() if name not in HEADER}
        bare = {
            name: {key: value for key, value in group.items() if key != "note"}
            for name, group in groups.items()
        }
        return sha256(canonical(bare).encode()).hexdigest()


def canonical(value: Json) -> str:
    """The one way to write this JSON.

    >>> canonical({"b": [1, 2], "a": None})
    '{"a":null,"b":[1,2]}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def load(folder: Path, game: str, given: Json) -> Edition:
    """The edition of this name, or the house edition changed by the groups given."""
    if given is None:
        given = "house"
    if isinstance(given, str):
        names = in_folder(folder)
        if given not in names:
            raise Invalid("edition", f"{given!r} is not known; {suggestion(given, names)}")
        data = named(folder, given)
    elif isinstance(given, dict):
        house = named(folder, "house")
        data = given if "format" in given else changed(house, Entry(given, "edition"))
    else:
        raise Invalid("edition", "expected the name of an edition or an object of its groups")
    return checked(game, data)


def in_folder(folder: Path) -> list[str]:
    """The editions that lie here, by name."""
    return sorted([path.stem for path in folder.glob("*.json")])


def named(folder: Path, name: str) -> dict[str, Any]:
    """The edition in the file of this name; one based on another holds only what it changes."""
    data: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    if "based_on" not in data:
        return data
    header = {entry: value for entry, value in data.items() if entry in HEADER}
    groups = {entry: value for entry, value in data.items() if entry not in HEADER}
    return {**changed(named(folder, data["based_on"]), Entry(groups, "edition")), **header}


def changed(house: dict[str, Any], change: Entry) -> dict[str, Any]:
    """The house edition with some entries replaced; a group left alone stays as it is."""
    new = {**house, "edition": "changed"}
    for name, entry in change.fields(house).items():
        if isinstance(house[name], dict) and isinstance(entry.json, dict):
            new[name] = merged(house[name], entry.json)
        else:
            new[name] = entry.json
    return new


def merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    both = dict(old)
    for name, value in new.items():
        inner = old.get(name)
        nested = isinstance(inner, dict) and isinstance(value, dict)
        both[name] = merged(inner, value) if nested and inner is not None else value
    return both


def checked(game: str, data: dict[str, Any]) -> Edition:
    """The edition, once its header and the provenance of every group are in order."""
    entry = Entry(data, "edition")
    fields = entry.fields(data if isinstance(data, dict) else ())
    for name in ("format", "game", "edition", "title"):
        if name not in fields:
            raise Invalid(f"edition.{name}", "this entry is missing")
    fields["format"].number(FORMAT, FORMAT)
    fields["game"].word([game])
    for name, group in fields.items():
        if name not in HEADER:
            inside = group.fields(group.json if isinstance(group.json, dict) else ())
            if "provenance" not in inside:
                raise Invalid(
                    f"{group.place}.provenance", f"missing; one of {', '.join(PROVENANCE)}"
                )
            inside["provenance"].word(PROVENANCE)
    return Edition(fields["edition"].text(), fields["title"].text(), data)
