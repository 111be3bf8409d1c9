"""Cards and moves of Holiday Shuffle as people say them."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.calendar import NAMES, SLOTS, TEXTS
from yuletable.games.holiday_shuffle.moves import Name, Put, Switch, Take, Trade
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Event, Fact, Json, Move, Seat, Word
from yuletable.kernel.edition import Edition
from yuletable.words.sentences import View, Words, eyes

WORDS = {
    "P": "move-draw",
    "x": "move-reject",
    "AG": "move-again",
    "accept": "move-accept",
    "refuse": "move-refuse",
}


def numbers(edition: Edition) -> dict[str, Fact]:
    """How many dates a mat has, in every edition."""
    return {"slots": SLOTS}


def phrase(words: Words, name: str, fact: Fact) -> Fact:
    """A fact as it stands in a sentence."""
    if name in ("card", "old", "other"):
        return card(words, fact)
    if name == "date":
        return dated(words, fact)
    if name in ("cards", "dates") and isinstance(fact, tuple):
        return words.listed([listed(words, code) for code in fact])
    if isinstance(fact, tuple):
        return " ".join([str(part) for part in fact])
    return fact


def card(words: Words, code: str) -> str:
    """A card by its date: `Mar 15`, `a Wild`, `a Wild (Mar 21)`."""
    kind, _, date = code.partition("=")
    if kind != "W":
        return words.say("card-date", date=dated(words, code))
    return words.say("card-wild-dated", date=dated(words, date)) if date else words.say("card-wild")


def listed(words: Words, code: str) -> str:
    """A card among others."""
    return words.say("card-wild-listed") if code.startswith("W") else dated(words, code)


def dated(words: Words, text: str) -> str:
    """A date as people write it; what is none stays as it is."""
    month, day = text[:3], text[3:]
    if month not in NAMES[1:] or not day.isdecimal():
        return text
    return words.say("date", month=words.say(f"month-{month}"), day=int(day))


def named(words: Words, facts: Json) -> str:
    """A card with its name, and what it does if it is a Celebration."""
    if facts["date"] is None:
        return card(words, facts["card"])
    date, name = dated(words, facts["date"]), words.printed(facts["name"])
    if facts["effect"] is None:
        return words.say("card-named", date=date, name=name)
    effect = words.listed([words.say(f"effect-{extra}") for extra in facts["effect"].split("+")])
    return words.say("card-celebration", date=date, name=name, effect=effect)


# Moves.


def move(words: Words, move: Move, viewer: Seat, names: list[str], view: View) -> str:
    """What a move does, with the cards it moves."""
    if isinstance(move, (Take, Put)):
        new = card(words, (view["held"] or view["top"])["card"])
        old = at(words, view, viewer, move.slot)
        slot = str(move.slot + 1)  # as text: a menu has ten of these, and numbers cost three times
        return words.say("move-put", card=new, slot=slot, old=old)
    if isinstance(move, Switch):
        first, second = at(words, view, viewer, move.first), at(words, view, viewer, move.second)
        return words.say("move-switch", card=first, other=second)
    if isinstance(move, Trade):
        mine = at(words, view, viewer, move.mine)
        theirs = at(words, view, move.partner, move.theirs)
        target = words.called(move.partner, names)
        return words.say("move-trade", card=mine, target=target, other=theirs)
    if isinstance(move, Name):
        return words.say("move-name", slot=move.slot + 1, date=dated(words, TEXTS[move.day]))
    if isinstance(move, Decline):
        return words.say("move-decline")
    assert isinstance(move, Word)
    return words.say(WORDS[move.word])


def at(words: Words, view: View, seat: Seat, slot: int) -> str:
    """The card in a slot of somebody's mat."""
    return card(words, view["mats"][seat][slot])


# Questions.


def question(words: Words, view: View, menu: list[Move], names: list[str]) -> str:
    """The question for this view's player, or what they wait for."""
    phase = view["phase"]
    if not menu:
        return words.waits(view, names)
    if phase == "Turn":
        draws = any(isinstance(move, Word) for move in menu)
        return words.say("ask-Turn" if draws else "ask-Turn-empty", card=named(words, view["top"]))
    if phase == "Drawn":
        return words.say("ask-Drawn", card=named(words, view["held"]))
    if phase == "Effect":
        may = "yes" if isinstance(menu[0], Decline) else "no"
        return words.say(f"ask-Effect-{view['question']['effect']}", may=may)
    if phase == "Consent":
        return offered(words, view, names)
    assert isinstance(menu[0], Name)
    return words.say(f"ask-{phase}", slot=menu[0].slot + 1)


def offered(words: Words, view: View, names: list[str]) -> str:
    """Somebody's offer to trade, with the cards it is about."""
    asked = view["question"]
    card = at(words, view, asked["by"], asked["mine"] - 1)
    other = at(words, view, asked["partner"], asked["theirs"] - 1)
    by = words.person("by", asked["by"], eyes(view), names)
    return words.say("ask-Consent", card=card, other=other, **by)


def shuffles(events: list[Event]) -> int:
    """How often cards were shuffled: once for each deal, and once to draw for it."""
    kinds = [event.kind.name for event in events]
    return kinds.count("round") + ("drew_for_deal" in kinds)
