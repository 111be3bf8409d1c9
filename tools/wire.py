"""The protocol as the page knows it: a JSON Schema, and the TypeScript made from that.

python -m tools.wire      writes both again (needs web/node_modules)
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from yuletable.bots.story import Story
from yuletable.server import protocol
from yuletable.server.feed.patch import view_hash
from yuletable.server.pages.catalogue import GameCard
from yuletable.server.pages.ending import Ending
from yuletable.server.pages.rules import Findings, RulesPage

CONTRACT = Path(__file__).parents[1] / "web" / "src" / "contract"
SCHEMA = CONTRACT / "protocol.schema.json"
TYPES = CONTRACT / "protocol.ts"
NOTE = r"( \*\n)? \* This interface was .*\n.*\n"  # on every type, and of no use
HASHES = CONTRACT / "canon.cases.json"
VIEWS: list[dict[str, Any]] = [
    {},
    {"b": [1, -2, 0], "a": {"z": None, "y": True}, "A": "Ä ß é 雪 🎄"},
    {"say": 'a "quote", a \\ and\ttab\nline\u0001\u007f\u2028', "": []},
    {"10": 1, "9": 2, "_": {"k": [[], {}, ""]}},
]
ASKED = [
    protocol.MakeTable,
    protocol.TakeSeat,
    protocol.TakeOver,
    protocol.AskForSeat,
    protocol.PlayOn,
    protocol.EnterRecord,
]
OVER_HTTP = [
    *ASKED,
    protocol.Seated,
    protocol.Knocked,
    protocol.Refusal,
    GameCard,
    Ending,
    Story,
    RulesPage,
    Findings,
]


def schema() -> str:
    """Every message, each where others can refer to it."""
    ways: dict[str, Any] = {"Incoming": protocol.Incoming, "Outgoing": protocol.Outgoing}
    tops, parts = msgspec.json.schema_components(
        [*ways.values(), *OVER_HTTP], ref_template="#/definitions/{name}"
    )
    unions = {name: {"anyOf": top["anyOf"]} for name, top in zip(ways, tops, strict=False)}
    document = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Protocol",
        "version": protocol.VERSION,
        "definitions": as_sent(parts) | unions,
    }
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def as_sent(parts: dict[str, Any]) -> dict[str, Any]:
    """What the server sends is always complete: there, a default is no excuse for leaving out."""
    from_browser = {message.__name__ for message in [*protocol.Incoming.__args__, *ASKED]}
    for name, part in parts.items():
        if name not in from_browser | {"Since"}:
            part["required"] = sorted(part["properties"])
        for field in part["properties"].values():
            open_ended(field)
            tuples_of_draft_7(field)
    return parts


def open_ended(field: dict[str, Any]) -> None:
    """A view, an event, options: what is in them is the game's affair."""
    if field.get("type") == "object":
        field["additionalProperties"] = True
    for inner in [field.get("items"), *field.get("anyOf", [])]:
        if isinstance(inner, dict):
            open_ended(inner)


def tuples_of_draft_7(field: dict[str, Any]) -> None:
    """Two words side by side as json2ts reads them."""
    if "prefixItems" in field:
        field["items"] = field.pop("prefixItems")
        field["additionalItems"] = False
    for inner in [field.get("items"), *field.get("anyOf", [])]:
        if isinstance(inner, dict):
            tuples_of_draft_7(inner)


def mark(schema: str) -> str:
    """By which the types say which schema they were made from."""
    digest = hashlib.sha256(schema.encode()).hexdigest()[:16]
    return f"// From protocol.schema.json {digest} by `python -m tools.wire`: do not edit.\n"


def hashes() -> str:
    """Views and their fingerprints: the page must come to the same."""
    cases = [[view, view_hash(view)] for view in VIEWS]
    return json.dumps(cases, indent=1, sort_keys=False) + "\n"


def write() -> None:
    HASHES.write_text(hashes(), encoding="utf-8")
    SCHEMA.write_text(schema(), encoding="utf-8")
    made = subprocess.run(
        ["npm", "run", "--silent", "protocol"], cwd=CONTRACT.parents[1], check=False
    )
    if made.returncode:
        sys.exit("The types could not be made: is web/node_modules there (npm ci)?")
    types = re.sub(NOTE, "", TYPES.read_text(encoding="utf-8"))
    types = types[types.index("export type Incoming") :].replace("/**\n */\n", "")
    version = f"export const VERSION = {protocol.VERSION};\n\n"
    TYPES.write_text(mark(schema()) + "\n" + version + types, encoding="utf-8")


if __name__ == "__main__":
    write()
