"""Gifts, cards and moves of Holiday Fever as people say them."""

from __future__ import annotations

from collections.abc import Callable

from yuletable.games.holiday_fever.moves import (
    Give,
    Guess,
    Name,
    Play,
    Slot,
    Speak,
    Swap,
    Take,
    Token,
    Trinket,
)
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Event, Fact, Move, Seat, Word
from yuletable.words.sentences import Words

MONEY = ("amount", "price", "value")
DONATION = 50
Naming = Callable[[Seat, int], str]  # what to call the Gift of this seat in this slot


def phrase(words: Words, name: str, fact: Fact) -> Fact:
    """A fact as it stands in a sentence."""
    if name in MONEY:
        return money(words, fact)
    if name in ("gift", "lost"):
        return gift(fact)
    if name == "names":
        return words.listed([gift(part) for part in fact]) or words.say("no-cards")
    if name == "amounts":
        return amounts(words, fact)
    if name == "item":
        return words.say(f"item-{fact}")
    if name == "card":
        return card(words, fact)
    if name == "topic":
        return words.say(f"topic-{fact}") if words.knows(f"topic-{fact}") else fact
    if name == "dice":
        return words.listed([str(die) for die in fact])
    if name == "right":
        return "yes" if fact else "no"
    if isinstance(fact, tuple):
        return " ".join([str(part) for part in fact])
    return fact


def money(words: Words, amount: int) -> str:
    return words.say("money", amount=f"{amount:,}") if amount else words.say("unseen")


def amounts(words: Words, seen: tuple[int, ...]) -> str:
    """Value cards; those that nobody may look at are unseen."""
    return words.listed([money(words, amount) for amount in seen]) or words.say("no-cards")


def gift(name: str) -> str:
    """A Gift by its printed name.

    >>> gift("snow_globe")
    'Snow Globe'
    """
    return name.replace("_", " ").title()


def card(words: Words, code: str) -> str:
    """A card by its name; one of another edition by its id."""
    return words.say(f"card-{code}") if words.knows(f"card-{code}") else code


def move(
    words: Words, move: Move, viewer: Seat, names: list[str], naming: Naming | None = None
) -> str:
    """What a move does, in a few words; Gifts are called as they are named, else by their slots."""
    called = naming or (lambda seat, slot: words.say("slot", slot=slot))
    if isinstance(move, (Word, Decline)):
        return words.say(f"move-{move.text()}")
    if isinstance(move, Speak):
        if move.word == "donate":
            return words.say("move-donate", amount=money(words, DONATION))
        return words.say("move-speak")
    if isinstance(move, Token):
        return words.say("move-token", colour=move.colour)
    if isinstance(move, Name):
        return words.say(f"move-{move.verb}", **words.person("who", move.seat, viewer, names))
    if isinstance(move, Slot):
        verb = "sell-face" if move.face else move.verb
        return words.say(f"move-{verb}", gift=called(viewer, move.slot))
    if isinstance(move, Trinket):
        verb = "sell-item" if move.verb == "sell" else move.verb
        return words.say(f"move-{verb}", item=words.say(f"item-{move.item}"))
    return with_others(words, move, viewer, names, called)


def with_others(words: Words, move: Move, viewer: Seat, names: list[str], called: Naming) -> str:
    """Moves that name somebody, and cards."""
    if isinstance(move, Play):
        return play(words, move, viewer, names, called)
    assert isinstance(move, (Take, Guess, Swap, Give))
    who = words.name(move.seat, viewer, names)
    if isinstance(move, Take):
        return words.say("move-take", gift=called(move.seat, move.slot), who=who)
    if isinstance(move, Guess):
        return words.say("move-guess", gift=gift(move.gift), slot=move.slot, who=who)
    if isinstance(move, Swap):
        mine, other = called(viewer, move.mine), called(move.seat, move.slot)
        return words.say("move-swap", gift=mine, other=other, who=who)
    return words.say("move-give", gift=called(viewer, move.slot), who=who)


def play(words: Words, move: Play, viewer: Seat, names: list[str], called: Naming) -> str:
    """A card, and what it is played on."""
    parts = [called(viewer, slot) for slot in move.slots[:2]]
    parts += [str(slot) for slot in move.slots[2:]]
    if move.seat >= 0:
        parts.append(words.name(move.seat, viewer, names))
    if move.slot:
        parts.append(called(move.seat, move.slot))
    if move.word:
        known = words.knows(f"item-{move.word}")
        parts.append(words.say(f"item-{move.word}") if known else move.word)
    named = card(words, move.code)
    if not parts:
        return words.say("move-play", card=named)
    return words.say("move-play-on", card=named, what=", ".join(parts))


def shuffles(events: list[Event]) -> int:
    """Three decks are shuffled once."""
    return 3 * len([event for event in events if event.kind.name == "shuffled"])
