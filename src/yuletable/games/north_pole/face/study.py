"""What is worth asking of the train race, and who is ahead in it."""

from __future__ import annotations

from yuletable.games.north_pole.state import Race
from yuletable.lab.subjects import LONGER, Subject, Things, Ways

SUBJECT = Subject(
    margin="spaces",
    ways=(
        Ways(
            "ways",
            "How the winner won",
            "",
            {
                "moved.how=ahead": "runs ahead",
                "bonus": "further plays at a Station",
                "moved.how=triple": "three of a kind",
                "moved.how=cross": "crossings of the Bridge",
                "moved.how=bridge": "slides down the Bridge",
                "moved.how=bump": "bumps suffered",
                "moved.how=storm": "Snow Storms suffered",
                "moved.how=hustle": "setbacks by Hustle-Bustle",
                "missed": "turns missed through Express",
                "saved": "rescues by Santa",
            },
        ),
    ),
    things=(
        Things("cards", "Which cards matter", "drew.cards=", "card", "draws", LONGER),
        Things("stations", "Which Stations matter", "bonus.station=", "station", "stops at"),
    ),
)


def standing(state: Race) -> list[int]:
    """How far each train has come."""
    return state.at
