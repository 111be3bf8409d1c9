"""Cards and moves of Holiday Shuffle as people say them."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.calendar import TEXTS
from yuletable.games.holiday_shuffle.moves import Name, Put, Switch, Take, Trade
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Event, Fact, Move, Seat, Word
from yuletable.words.sentences import Words

WORDS = {
    "P": "move-draw",
    "x": "move-reject",
    "AG": "move-again",
    "accept": "move-accept",
    "refuse": "move-refuse",
}


def phrase(words: Words, name: str, fact: Fact) -> Fact:
    """A fact as it stands in a sentence."""
    if name in ("card", "old", "other"):
        return card(words, fact)
    if isinstance(fact, tuple):
        return " ".join([str(part) for part in fact])
    return fact


def card(words: Words, code: str) -> str:
    """A card by its date: «Mar15», «a Wild», «a Wild (Mar21)»."""
    kind, _, date = code.partition("=")
    if kind != "W":
        return code
    return words.say("card-wild-dated", date=date) if date else words.say("card-wild")


def move(words: Words, move: Move, viewer: Seat, names: list[str]) -> str:
    """What a move does, in a few words."""
    if isinstance(move, Take):
        return words.say("move-take", slot=move.slot + 1)
    if isinstance(move, Put):
        return words.say("move-put", slot=move.slot + 1)
    if isinstance(move, Switch):
        return words.say("move-switch", first=move.first + 1, second=move.second + 1)
    if isinstance(move, Trade):
        target = words.person("target", move.partner, viewer, names)
        return words.say("move-trade", slot=move.mine + 1, there=move.theirs + 1, **target)
    if isinstance(move, Name):
        return words.say("move-name", slot=move.slot + 1, date=TEXTS[move.day])
    if isinstance(move, Decline):
        return words.say("move-decline")
    assert isinstance(move, Word)
    return words.say(WORDS[move.word])


def shuffles(events: list[Event]) -> int:
    """How often cards were shuffled: once for each deal, and once to draw for it."""
    kinds = [event.kind.name for event in events]
    return kinds.count("round") + ("drew_for_deal" in kinds)
