"""What is worth asking of Christmas-opoly, and who is ahead in it."""

from __future__ import annotations

from yuletable.games.christmas_opoly.phases.estate import worth
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.lab.subjects import LONGER, Subject, Things, Ways

SUBJECT = Subject(
    margin="dollars",
    ways=(
        Ways(
            "ways",
            "How the winner won",
            "$",
            {
                "rent.amount+": "rent received",
                "dasher.amount+": "from passing ON DASHER",
                "santa.amount+": "found at SANTA CLAUS",
                "collected.amount+": "from the bank, by cards",
                "paid.amount+": "paid into the middle",
                "bought.price+": "spent on deeds",
                "built.price+": "spent on Presents and Trees",
                "mortgaged.amount+": "borrowed on deeds",
            },
        ),
    ),
    things=(
        Things("deeds", "Which deeds to buy", "bought.name=", "name", "buys"),
        Things("building", "Where building pays", "built.name=", "name", "builds on"),
        Things("cards", "Which cards decide games", "card.title=", "title", "draws", LONGER),
    ),
)


def standing(state: Opoly) -> list[int]:
    """What everyone owns."""
    return [worth(state, seat) for seat in range(len(state.scores))]
