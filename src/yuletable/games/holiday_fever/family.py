"""The family records page: a line whenever the record is beaten (HF-225 to HF-231)."""

from __future__ import annotations

from yuletable.kernel.core import Json, Seat

Lines = list[dict[str, Json]]


def winning_lines(cards: Lines, persons: list[Seat], options: dict[str, Json]) -> Lines:
    """The lines a finished game may write: its winners', a bot's only by agreement (HF-231).

    The cards are its keepsakes, none if it was not finished (HF-230).
    """
    bots = options.get("records_bots") == "yes"
    return [
        {
            "name": card["name"],
            "date": card["date"],
            "players": card["players"],
            "score": card["value"],
        }
        for seat, card in enumerate(cards)
        if card["won"] and (bots or seat in persons)
    ]


def beating_lines(page: Lines, lines: Lines) -> Lines:
    """Those lines of one game that beat every line of the page (HF-226, HF-227, HF-229)."""
    best = max([line["score"] for line in page], default=None)
    return [line for line in lines if best is None or line["score"] > best]
