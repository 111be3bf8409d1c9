"""The page's types are those of the protocol."""

from tools import wire


def test_the_schema_is_that_of_the_protocol() -> None:
    assert wire.SCHEMA.read_text(encoding="utf-8") == wire.schema(), "python -m tools.wire"


def test_the_types_are_made_from_that_schema() -> None:
    types = wire.TYPES.read_text(encoding="utf-8")
    assert types.startswith(wire.mark(wire.schema())), "python -m tools.wire"


def test_the_page_compares_fingerprints_with_ours() -> None:
    assert wire.HASHES.read_text(encoding="utf-8") == wire.hashes(), "python -m tools.wire"
