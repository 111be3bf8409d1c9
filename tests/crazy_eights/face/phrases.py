"""Cards and moves of Crazy Eights as people say them."""

from __future__ import annotations

from tests.crazy_eights.rules import SUITS, Lay, name
from yuletable.kernel.core import Event, Fact, Move, Seat
from yuletable.words.sentences import View, Words


def phrase(words: Words, fact_name: str, fact: Fact) -> Fact:
    """A fact as it stands in a sentence: "the seven of hearts" for 7H."""
    if fact_name == "card":
        return card(words, fact)
    return words.say(f"suit-{fact}") if fact_name == "suit" else fact


def card(words: Words, code: str) -> str:
    return words.say(
        "card", rank=words.say(f"rank-{code[:-1]}"), suit=words.say(f"suit-{code[-1]}")
    )


def move(words: Words, move: Move, viewer: Seat, names: list[str], view: View) -> str:
    """What a move does, in a few words."""
    if not isinstance(move, Lay):
        return words.say(f"move-{move.text()}")
    suit = words.say(f"suit-{SUITS[move.suit]}")
    wild = "yes" if ":" in move.text() else "no"
    return words.say("move-lay", card=card(words, name(move.card)), suit=suit, wild=wild)


def question(words: Words, view: View, menu: list[Move], names: list[str]) -> str:
    """What is asked of the seat with this view, or what it waits for."""
    if not menu:
        return words.waits(view, names)
    suit = words.say(f"suit-{view['suit']}")
    return words.say("ask-Turn", card=card(words, view["pile"][-1]), suit=suit)


def shuffles(events: list[Event]) -> int:
    """Cards are shuffled once, for the deal."""
    return 1
