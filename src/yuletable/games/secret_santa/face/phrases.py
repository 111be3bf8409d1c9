"""Cards and moves of Secret Santa as people say them."""

from __future__ import annotations

from yuletable.games.secret_santa.cards import CODES, TOP_GIFT
from yuletable.games.secret_santa.moves import PASS, Give, LightTree, Regift, Use, UseOn, Zeros
from yuletable.games.secret_santa.notation import read_move
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Event, Fact, Move, Seat, Word
from yuletable.kernel.edition import Edition
from yuletable.words.sentences import View, Words


def numbers(edition: Edition) -> dict[str, Fact]:
    """The highest value of a gift, in every edition."""
    return {"top_gift": TOP_GIFT}


def phrase(words: Words, name: str, fact: Fact) -> Fact:
    """A fact as it stands in a sentence."""
    if name == "play":
        return play(words, read_move(fact))
    if name == "gift":
        return one_gift(words, int(fact))
    if name == "card":
        return card(words, fact)
    if name == "place":
        return words.say("place", n=fact)
    if isinstance(fact, tuple):
        return " ".join([str(part) for part in fact])
    return fact


def play(words: Words, move: Move) -> str:
    """What is laid: `two gold rings and an Elf (3×5)`."""
    if isinstance(move, Use):  # Santa, sent home by the Ghost
        return card(words, CODES[move.card])
    if isinstance(move, Zeros):
        cards = words.listed([card(words, CODES[kind]) for kind in move.cards])
        return words.say("play-zeros", cards=cards, size=len(move.cards))
    assert isinstance(move, Give)
    size, value = move.gifts + move.elves, move.value
    named = gifts(words, value, move.gifts)
    if not move.elves:
        return words.say("play-gifts", gifts=named, size=size, value=value)
    elves = card(words, "E", move.elves)
    return words.say("play-elves", gifts=named, elves=elves, size=size, value=value)


def gifts(words: Words, value: int, count: int) -> str:
    number = words.say("number", n=count)
    return words.say(f"gift-{value}", count=count, number=number)


def one_gift(words: Words, value: int) -> str:
    return words.say("one-gift", gift=gifts(words, value, 1), value=value)


def card(words: Words, code: str, count: int = 1) -> str:
    """A special by its full name."""
    return words.say(f"special-{code}", count=count, number=words.say("number", n=count))


def move(words: Words, move: Move, viewer: Seat, names: list[str], view: View) -> str:
    """What a move does, in a few words."""
    if isinstance(move, (Give, Zeros)):
        kind = "zeros" if isinstance(move, Zeros) else "give-santa" if move.santa else "give"
        return words.say(f"move-{kind}", play=play(words, move))
    if isinstance(move, Regift):
        target = words.person("target", move.target, viewer, names)
        return words.say("move-regift", gift=one_gift(words, move.gift), **target)
    if isinstance(move, UseOn):
        target = words.person("target", move.target, viewer, names)
        return words.say(f"move-{CODES[move.card]}", **target)
    if isinstance(move, LightTree):
        return words.say("move-tree-left" if move.left else "move-tree-self")
    if isinstance(move, Decline):
        return words.say("move-decline")
    assert isinstance(move, (Use, Word))
    return words.say(f"move-{move.text()}")


def question(words: Words, view: View, menu: list[Move], names: list[str]) -> str:
    """The question for this view's player, or what they wait for."""
    if not menu:
        return words.waits(view, names)
    if view["phase"] == "Turn":
        return turn(words, view, menu)
    only_decline = len(menu) == 1 and isinstance(menu[0], Decline)
    return words.say("ask-nothing" if only_decline else f"ask-{view['phase']}")


def turn(words: Words, view: View, menu: list[Move]) -> str:
    """What has to be beaten, or that one opens."""
    if menu == [PASS]:
        return words.say("ask-Turn-won" if alone(view) else "ask-Turn-stuck")
    if view["pile"]:
        number = words.say("number", n=view["number"])
        value = view["pile"][-1]["value"]
        message = "ask-Turn-alone" if alone(view) else "ask-Turn"
        return words.say(message, size=view["number"], number=number, value=value)
    zeros = any(isinstance(move, Zeros) for move in menu)
    return words.say("ask-Turn-zeros" if zeros else "ask-Turn-open")


def alone(view: View) -> bool:
    """Have all others passed, so that passing wins the round?"""
    others = [seat for seat in view["order"] if seat != view["seat"] and view["held"][seat]]
    on_top = bool(view["pile"]) and view["pile"][-1]["seat"] == view["seat"]
    return on_top and all(seat in view["passed"] for seat in others)


def shuffles(events: list[Event]) -> int:
    """How often cards were shuffled: once for each deal and for each Tree with gifts under it."""
    deals = {event.facts[0] for event in events if event.kind.name == "dealt"}
    trees = [event for event in events if event.kind.name == "tree" and event.facts[0]]
    return len(deals) + len(trees)
