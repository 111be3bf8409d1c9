"""What is worth asking of Crazy Eights, and who is ahead in it."""

from __future__ import annotations

from tests.crazy_eights.rules import Eights
from yuletable.lab.subjects import Subject, Things, Ways

SUBJECT = Subject(
    one="round",
    many="rounds",
    margin="cards",
    ways=(Ways("ways", "How the winner won", "", {"played": "cards laid", "drew": "cards drawn"}),),
    things=(Things("cards", "Which cards matter", "played.card=", "card", "lays"),),
)


def standing(state: Eights) -> list[int]:
    """The fewer cards in hand, the better."""
    return [-len(hand) for hand in state.hands]
