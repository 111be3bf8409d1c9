"""Cards and moves of the train race as people say them."""

from __future__ import annotations

from yuletable.games.north_pole.cards import CODES
from yuletable.games.north_pole.moves import Number, Toss, Triple, Use, UseOn
from yuletable.games.north_pole.notation import read_move
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Event, Fact, Move, Seat, Word
from yuletable.kernel.edition import Edition
from yuletable.words.sentences import View, Words, eyes

WINDOWS = ("ReindeerWindow", "SantaWindow")


def numbers(edition: Edition) -> dict[str, Fact]:
    """How far cards move trains, and how many cards are dealt and held."""
    printed = edition.group("constants").json
    return {name: number for name, number in printed.items() if isinstance(number, int)}


def phrase(words: Words, name: str, fact: Fact) -> Fact:
    """A fact as it stands in a sentence."""
    if name == "play":
        return play(words, fact)
    if name == "card":
        return card(words, fact)
    if name in ("cards", "hand"):
        return words.listed([short(words, code) for code in fact])
    if name == "place":
        return words.printed(fact) if fact else "none"
    if name == "station":
        return words.printed(fact)
    if isinstance(fact, tuple):
        return " ".join([str(part) for part in fact])
    return fact


def play(words: Words, text: str) -> str:
    """What is laid face up: `a 5`, `three 5s`, `Express`."""
    if text == "NE":  # whom it lifts is told beside it
        return card(words, text)
    move = read_move(text)
    if isinstance(move, Number):
        return words.say("play-number", value=move.value)
    if isinstance(move, Triple):
        return words.say("play-triple", value=move.value)
    assert isinstance(move, (Use, UseOn))
    return card(words, CODES[move.card])


def card(words: Words, code: str) -> str:
    """A card by its full name."""
    return words.say("play-number", value=int(code)) if code.isdigit() else short(words, code)


def short(words: Words, code: str) -> str:
    """A card as it stands in a list."""
    return code if code.isdigit() else words.say(f"special-{code}")


def place(words: Words, view: View, space: int) -> str:
    """A space by its name, if it has one, and always by its number."""
    track = view["track"]
    if space in track["stations"]:
        name = words.printed(view["stations"][track["stations"].index(space)])
        return words.say("place-station", name=name, space=space)
    named = {
        track["lower_bridge"]: "place-lower",
        track["upper_bridge"]: "place-upper",
        track["slope_top"]: "place-slope",
    }
    return words.say(named.get(space, "place-space"), space=space)


# Moves.


def move(words: Words, move: Move, viewer: Seat, names: list[str], view: View) -> str:
    """What a move does, in a few words."""
    if isinstance(move, Number):
        return number(words, move.value, viewer, names, view)
    if isinstance(move, Triple):
        return words.say("move-triple", value=move.value)
    if isinstance(move, Toss):
        return words.say("move-toss", card=card(words, CODES[move.card]))
    if isinstance(move, UseOn):
        code = CODES[move.card]
        target = words.person("target", move.target, viewer, names)
        return words.say(f"move-{code}-on", spaces=view["spaces"].get(code, 0), **target)
    if isinstance(move, Use):
        code = CODES[move.card]
        return words.say(f"move-{code}", spaces=view["spaces"].get(code, 0))
    if isinstance(move, Decline):
        return words.say("move-decline")
    assert isinstance(move, Word)
    return words.say(f"move-{move.word}")


def number(words: Words, value: int, viewer: Seat, names: list[str], view: View) -> str:
    """A number card: how far, where that is, and who stands there."""
    end = min(view["at"][viewer] + value, view["track"]["length"])
    met = [seat for seat, at in enumerate(view["at"]) if at == end and seat != viewer]
    where = place(words, view, end)
    if not met:
        return words.say("move-number", value=value, place=where)
    who = words.listed([words.called(seat, names) for seat in met])
    return words.say("move-number-meeting", value=value, place=where, who=who)


# Questions.


def question(words: Words, view: View, menu: list[Move], names: list[str]) -> str:
    """The question for this view's player, or what they wait for."""
    phase = view["phase"]
    if phase in WINDOWS:
        return window(words, view, menu, names)
    if not menu:
        return words.waits(view, names)
    if phase == "Play" and not any(isinstance(m, (Number, Triple, Use, UseOn)) for m in menu):
        return words.say("ask-Play-stuck")
    return words.say(f"ask-{phase}")


def window(words: Words, view: View, menu: list[Move], names: list[str]) -> str:
    """Who plays what, and whether one can do something about it."""
    asked = view["question"]
    by = words.person("by", asked["by"], eyes(view), names)
    if view["phase"] == "SantaWindow":
        by["play"] = play(words, asked["play"])
    if not menu:
        return words.waits(view, names, **by)
    kind = "nothing" if len(menu) == 1 else "ask"
    return words.say(f"{kind}-{view['phase']}", **by)


def shuffles(events: list[Event]) -> int:
    """How often cards were shuffled: to draw for the deal, for the deal, and discards."""
    deals = 1 if any(event.kind.name == "dealt" for event in events) else 0
    discards = len([event for event in events if event.kind.name == "shuffled"])
    return deals + discards + draws_for_dealer(events)


def draws_for_dealer(events: list[Event]) -> int:
    """One shuffle for each time of drawing, and one for each Specialty card put back (NP-16)."""
    lots = [event.facts[0] for event in events if event.kind.name == "lot"]
    drawing = len([event for event in events if event.kind.name == "dealt"])
    shuffled = len([code for code in lots if not code.isdigit()])
    numbers = [int(code) for code in lots if code.isdigit()]
    while numbers:
        shuffled += 1
        drawn, numbers = numbers[:drawing], numbers[drawing:]
        drawing = drawn.count(max(drawn))
    return shuffled
