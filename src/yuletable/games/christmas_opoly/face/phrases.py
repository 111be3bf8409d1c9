"""Deeds, money and moves of Christmas-opoly as people say them."""

from __future__ import annotations

from yuletable.games.christmas_opoly.board import TREE
from yuletable.games.christmas_opoly.moves import (
    BUY,
    DECLINE,
    END,
    Bid,
    Build,
    Lift,
    Mortgage,
    Offer,
    Sell,
    Token,
)
from yuletable.games.christmas_opoly.notation import read_move
from yuletable.games.christmas_opoly.phases.clock import TimeUp
from yuletable.games.christmas_opoly.phases.rent import RENT, Request
from yuletable.kernel.core import HOUSE, Event, Fact, Json, Move, Seat, Word
from yuletable.kernel.edition import Edition
from yuletable.words.sentences import View, Words, eyes


def numbers(edition: Edition) -> dict[str, Fact]:
    """The amounts of the rules: what ON DASHER pays, tries in NAUGHTY, the short version."""
    printed = edition.group("amounts").json
    return {name: number for name, number in printed.items() if isinstance(number, int)}


def phrase(words: Words, name: str, fact: Fact) -> Fact:
    """A fact as it stands in a sentence."""
    if name == "deck":
        return words.say(f"card-{fact}")
    if name in ("token", "group"):
        return printed(words, name, fact)
    if name in ("name", "title", "text"):
        return words.printed(fact)
    if name == "levels":
        return ",".join([str(level) for level in fact])
    if isinstance(fact, tuple):
        return words.listed([part(words, piece) for piece in fact])
    return fact


def printed(words: Words, kind: str, name: str) -> str:
    """A token or a group in this language; one of another edition as it is printed."""
    message = f"{kind}-{name.lower().replace(' ', '_')}"
    return words.say(message) if words.knows(message) else words.say(kind, name=name)


def part(words: Words, text: str) -> str:
    """A part of a trade: a deed by its name, or money like `$60`."""
    money = text.startswith("$") and text[1:].isdecimal()
    return words.say("money", amount=int(text[1:])) if money else words.printed(text)


# Moves.


def move(words: Words, move: Move, viewer: Seat, names: list[str], view: View) -> str:
    """What a move does, in a few words."""
    if isinstance(move, (Word, Request, TimeUp)):
        return said(words, move, viewer, names, view)
    if isinstance(move, Token):
        return words.say("move-token", token=printed(words, "token", move.name))
    if isinstance(move, Bid):
        return words.say("move-bid", amount=move.amount)
    if isinstance(move, Sell):
        return sell(words, move, viewer, view)
    if isinstance(move, Offer):
        target = words.person("target", move.to, viewer, names)
        give = side(words, move.give, move.give_cash, view)
        get = side(words, move.get, move.get_cash, view)
        return words.say("move-offer", give=give, get=get, **target)
    assert isinstance(move, (Build, Mortgage, Lift))
    return on_deed(words, move, view)


def said(words: Words, move: Move, viewer: Seat, names: list[str], view: View) -> str:
    """Moves of one word, with what they are about."""
    if move in (BUY, DECLINE):
        deed = view["board"][view["question"]["space"]]
        name = words.printed(deed["name"])
        if move == BUY:
            return words.say("move-buy", name=name, price=deed["price"])
        return words.say("move-decline", name=name)
    if move == RENT:
        return words.say("move-rent", **claimed(words, viewer, names, view))
    if move == END and view["phase"] == "Between":
        return words.say("move-go_on")
    return words.say(f"move-{move.text()}")


def on_deed(words: Words, move: Build | Mortgage | Lift, view: View) -> str:
    """What is done with one deed, and the money it takes or brings."""
    deed = view["board"][move.space]
    name = words.printed(deed["name"])
    if isinstance(move, Mortgage):
        return words.say("move-mortgage", name=name, amount=deed["mortgage"])
    if isinstance(move, Lift):
        return words.say("move-lift", name=name, amount=deed["lift"])
    level = view["levels"].get(str(move.space), 0) + 1
    if level == TREE:
        return words.say("move-tree", name=name, price=deed["tree_price"])
    return words.say("move-present", name=name, level=level, price=deed["present_price"])


def sell(words: Words, move: Sell, viewer: Seat, view: View) -> str:
    """What is left on each deed from which something is sold, and what that brings."""
    board = view["board"]
    spaces = [s for s in sorted(view["deeds"][viewer]) if board[s]["group"] == move.group]
    left, amount = [], 0
    for space, level in zip(spaces, move.levels, strict=True):
        deed, before = board[space], view["levels"].get(str(space), 0)
        amount += deed["refund"][before] - deed["refund"][level]
        if level != before:
            name = words.printed(deed["name"])
            left.append(words.say("move-sell-left", name=name, level=level))
    return words.say("move-sell", amount=amount, left=words.listed(left))


def side(words: Words, deeds: tuple[int, ...], cash: int, view: View) -> str:
    """One side of an offer."""
    parts = [words.printed(view["board"][space]["name"]) for space in deeds]
    if cash:
        parts.append(words.say("money", amount=cash))
    return words.listed(parts) if parts else words.say("move-nothing")


# Questions.


def question(words: Words, view: View, menu: list[Move], names: list[str]) -> str:
    """The question for this view's player, or what they wait for, and rent still open."""
    facts = at_stake(words, view, names)
    viewer = eyes(view)
    if menu and viewer in view["asked"]:
        asked = words.say(f"ask-{kind(view)}", **facts)
        if view["phase"] in ("Pre", "Post") and len(menu) > 1:
            asked = f"{asked} {words.say('business-first')}"
    else:
        asked = words.waits(view, names, **facts)
    if RENT not in menu or view["phase"] == "Rent":
        return asked
    return f"{asked} {words.say('aside-rent', **claimed(words, viewer, names, view))}"


def kind(view: View) -> str:
    """The question, told apart where one phase asks for two things."""
    phase, asked = str(view["phase"]), view["question"]
    if phase == "Pre" and view["naughty"][asked["seat"]] is not None:
        return "Pre-naughty"
    return "Post-again" if phase == "Post" and asked["again"] else phase


def at_stake(words: Words, view: View, names: list[str]) -> dict[str, Fact]:
    """What one must know to answer the question."""
    phase, asked, viewer = view["phase"], view["question"], eyes(view)
    if phase in ("Buy", "Auction"):
        deed = view["board"][asked["space"]]
        facts = {"name": words.printed(deed["name"]), "price": deed["price"]}
        return facts if phase == "Buy" else facts | leader(words, asked, viewer, names)
    if phase == "Rent":
        return claimed(words, viewer, names, view)
    if phase == "Raise":
        return {"amount": asked["amount"], "cash": view["cash"][asked["debtor"]]}
    if phase == "Offered" and view["offer"]:
        return offered(words, view, names)
    return {}


def leader(words: Words, asked: Json, viewer: Seat, names: list[str]) -> dict[str, Fact]:
    """Who leads an auction, and with how much."""
    facts = words.person("leader", asked["leader"], viewer, names)
    if asked["leader"] == HOUSE:
        facts["leader_is"] = "nobody"
    return facts | {"bid": asked["bid"]}


def claimed(words: Words, viewer: Seat, names: list[str], view: View) -> dict[str, Fact]:
    """The rent that may be asked for."""
    claim = view["claim"]
    name = words.printed(view["board"][claim["space"]]["name"])
    target = words.person("target", claim["visitor"], viewer, names)
    return {"amount": claim["amount"], "name": name, **target}


def offered(words: Words, view: View, names: list[str]) -> dict[str, Fact]:
    """An offer as the two see it who know it."""
    offer = read_move(view["offer"])
    assert isinstance(offer, Offer)
    give = side(words, offer.give, offer.give_cash, view)
    get = side(words, offer.get, offer.get_cash, view)
    by = words.person("by", view["question"]["by"], eyes(view), names)
    return {"give": give, "get": get, **by}


def shuffles(events: list[Event]) -> int:
    """How often cards were shuffled: each deck once, and the deeds of the short version."""
    kinds = [event.kind.name for event in events]
    return kinds.count("shuffled") + ("dealt" in kinds)
