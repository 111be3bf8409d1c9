"""What a finished game may write on the family records page (HF-225 to HF-231)."""

from __future__ import annotations

from yuletable.kernel.core import Json, Seat
from yuletable.kernel.keepsakes import Card, Lines


def winning_lines(cards: list[Card], persons: list[Seat], options: dict[str, Json]) -> Lines:
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
