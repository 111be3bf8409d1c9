"""What is worth asking of Holiday Fever, and who is ahead in it."""

from __future__ import annotations

from yuletable.games.holiday_fever.scoring import christmas_value
from yuletable.games.holiday_fever.state import Fever
from yuletable.lab.subjects import Subject, Things, Ways

SUBJECT = Subject(
    margin="dollars",
    ways=(
        Ways(
            "ways",
            "How the winner won",
            "$",
            {
                "account.account-gift+": "Gifts",
                "account.account-deposit+": "deposits",
                "account.account-lights+": "Lights",
                "account.account-ornaments+": "Ornaments",
                "account.account-christmas+": "landing on Christmas",
                "account.account-debt+": "debts",
            },
        ),
    ),
    things=(
        Things("spaces", "Which spaces matter", "moved.space=", "space", "lands on"),
        Things("days", "Which days of December matter", "day.name=", "name", "comes to"),
        Things("cards", "Which cards to read out", "card.card=", "card", "draws"),
        Things("held", "Which cards to play", "played.card=", "card", "plays"),
    ),
)


def standing(state: Fever) -> list[int]:
    """The value everyone's Christmas has so far."""
    return [christmas_value(state, seat) for seat in range(len(state.scores))]
