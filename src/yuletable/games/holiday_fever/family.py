"""The family records page: a line whenever the record is beaten (HF-225 to HF-231)."""

from __future__ import annotations

from yuletable.kernel.core import Json, Seat

Lines = list[dict[str, Json]]


def new_lines(page: Lines, cards: list[dict[str, Json]], persons: list[Seat], bots: bool) -> Lines:
    """The lines this finished game adds to the page: its winners', if they beat the record.

    The cards are its keepsakes, none if it was not finished; a bot counts only by agreement.
    """
    best = max([line["score"] for line in page], default=None)
    return [
        {
            "name": card["name"],
            "date": card["date"],
            "players": card["players"],
            "score": card["value"],
        }
        for seat, card in enumerate(cards)
        if card["won"] and (bots or seat in persons) and (best is None or card["value"] > best)
    ]
