"""Which language an HTTP request is answered in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs

from yuletable.words.sentences import ENGLISH, LANGUAGES

LONGEST = 400  # letters of a header that are read


def language_of(scope: Any) -> str:
    """The language that the address names, else the first of the browser's that we speak."""
    named = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [""])[0]
    worn = [value for name, value in scope["headers"] if name == b"accept-language"]
    return preferred(f"{named},{worn[0].decode('latin-1') if worn else ''}")


def preferred(accepted: str) -> str:
    """The first language we speak of an Accept-Language header, by its weights.

    >>> preferred("fr-FR, en;q=0.5, de-AT;q=0.8"), preferred("fr"), preferred("de;q=0")
    ('de', 'en', 'en')
    """
    ranked = sorted(weighted(accepted[:LONGEST]), key=lambda one: -one[0])
    known = [tag for weight, tag in ranked if weight > 0 and tag in LANGUAGES]
    return known[0] if known else ENGLISH


def weighted(accepted: str) -> Iterator[tuple[float, str]]:
    for part in accepted.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            yield float(weight or 1), tag.strip().lower().partition("-")[0]
        except ValueError:
            continue
