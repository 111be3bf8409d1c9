"""Gifts, cards and moves of Holiday Fever as people say them."""

from __future__ import annotations

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
from yuletable.kernel.core import Event, Fact, Json, Move, Seat, Word
from yuletable.kernel.edition import Edition
from yuletable.words.sentences import View, Words, eyes

WINDOWS = ("Anytime", "Reaction")
SECRETLY = ("Fresh", "Reunion", "GiveGift")  # asked though nothing is left to choose (HF-236)
MONEY = ("amount", "price", "value")
PRINTED = ("space", "name", "why", "carol")  # as the edition calls them
WORDS = {"hand": "play-hand", "+": "play-more", "-": "play-less", "L": "item-L", "O": "item-O"}


def numbers(edition: Edition) -> dict[str, Fact]:
    """Prices and counts by their names, those of a card behind its code: A04_pay_owner."""
    found = dict(edition.group("constants").within("values").json)
    for card in edition.group("nn_cards").within("items").json:
        amounts = [(name, n) for effect in card["effects"] for name, n in effect.items()]
        found |= {f"{card['id']}_{name}": n for name, n in amounts if isinstance(n, int)}
    return found


def phrase(words: Words, name: str, fact: Fact) -> Fact:
    """A fact as it stands in a sentence."""
    if name in MONEY:
        return money(words, fact)
    if name in ("gift", "lost"):
        return gift(words, fact)
    if name == "names":
        return words.listed([gift(words, part) for part in fact]) or words.say("no-cards")
    if name == "amounts":
        return amounts(words, fact)
    if name == "item":
        return words.say(f"item-{fact}")
    if name == "card":
        return card(words, fact)
    if name == "colour":
        return family(words, fact)
    if name == "topic":
        return words.say(f"topic-{fact}") if words.knows(f"topic-{fact}") else fact
    if name in PRINTED and isinstance(fact, str):
        return words.printed(fact)
    if name == "dice":
        return words.listed([str(die) for die in fact])
    if name == "right":
        return "yes" if fact else "no"
    if isinstance(fact, tuple):
        return " ".join([str(part) for part in fact])
    return fact


def money(words: Words, amount: int) -> str:
    return words.say("money", amount=amount) if amount else words.say("unseen")


def amounts(words: Words, seen: tuple[int, ...]) -> str:
    """Value cards; those that nobody may look at are unseen."""
    return words.listed([money(words, amount) for amount in seen]) or words.say("no-cards")


def gift(words: Words, name: str) -> str:
    """A Gift by its name; one of another edition as it is printed: `Snow Globe`."""
    known = words.knows(f"gift-{name}")
    return words.say(f"gift-{name}") if known else name.replace("_", " ").title()


def card(words: Words, code: str) -> str:
    """A card by its name; one of another edition by its id."""
    return words.say(f"card-{code}") if words.knows(f"card-{code}") else code


def family(words: Words, colour: str) -> str:
    """A family by its color, whatever colors an edition has."""
    known = words.knows(f"family-{colour}")
    return words.say(f"family-{colour}") if known else words.say("family", colour=colour)


def own(words: Words, view: View, slot: int) -> str:
    """A Gift of the viewer, by its slot and what it is."""
    name = name_in(view, eyes(view), slot)
    return words.say("slot-gift", slot=slot, gift=gift(words, name)) if name else at(words, slot)


def at(words: Words, slot: int) -> str:
    return words.say("slot", slot=slot)


def theirs(words: Words, view: View, seat: Seat, slot: int, names: list[str]) -> str:
    """A Gift of somebody else; what it is, if the viewer knows."""
    name, who = name_in(view, seat, slot), words.called(seat, names)
    if name is None:
        return words.say("slot-of", slot=slot, who=who)
    return words.say("slot-gift-of", slot=slot, gift=gift(words, name), who=who)


def name_in(view: View, seat: Seat, slot: int) -> str | None:
    """What lies in this slot, as far as the viewer has seen it."""
    found = [parcel["gift"] for parcel in view["rows"][seat] if parcel["slot"] == slot]
    return found[0] if found else None


# Moves.


def move(words: Words, move: Move, viewer: Seat, names: list[str], view: View) -> str:
    """What a move does, in a few words."""
    if isinstance(move, (Word, Decline)):
        return said(words, move.text(), view)
    if isinstance(move, Speak):
        return said(words, move.word, view)
    if isinstance(move, Token):
        return words.say("move-token", colour=family(words, move.colour))
    if isinstance(move, Name):
        return name(words, move, viewer, names, view)
    if isinstance(move, Slot):
        return with_own(words, move, view)
    if isinstance(move, Trinket):
        return with_item(words, move, view)
    return with_others(words, move, viewer, names, view)


def said(words: Words, word: str, view: View) -> str:
    """A move of one word; to pass means something else at every question."""
    if word == "pass" and words.knows(f"move-pass-{view['phase']}"):
        return words.say(f"move-pass-{view['phase']}")
    if word == "donate":
        return words.say("move-donate", amount=money(words, view["prices"]["donation"]))
    if word == "shop":
        return words.say("move-shop", **store(words, view))
    if word == "keep":
        return words.say("move-keep", gift=gift(words, view["table"][eyes(view)]["gift"]))
    return words.say(f"move-{word}")


def name(words: Words, move: Name, viewer: Seat, names: list[str], view: View) -> str:
    """Moves that only name somebody."""
    who = words.person("who", move.seat, viewer, names)
    if move.verb == "youngest":
        return words.say("move-youngest", **who)
    return words.say("move-trade", gift=gift(words, view["table"][move.seat]["gift"]), **who)


def with_own(words: Words, move: Slot, view: View) -> str:
    """Moves with an own Gift."""
    mine = own(words, view, move.slot)
    if move.verb != "sell":
        return words.say(f"move-{move.verb}", gift=mine)
    if move.face:
        return words.say("move-sell-face", gift=mine)
    return words.say("move-sell", gift=mine, price=money(words, price(view)))


def with_item(words: Words, move: Trinket, view: View) -> str:
    """Moves with a kind of item."""
    item = words.say(f"item-{move.item}")
    if move.verb == "lose":
        return words.say("move-lose", item=item)
    if move.verb == "sell":
        return words.say("move-sell-item", item=item, price=money(words, price(view)))
    return words.say("move-buy", item=item)


def price(view: View) -> int:
    """What a sale brings here: at a Store, by a day or card, or at the two sales."""
    top = view["stack"][-1]
    if view["phase"] == "Pawn":
        return int(view["ring"][top["at"]][2]["sells"])
    return int(top.get("price", view["prices"]["sale"]))


def with_others(words: Words, move: Move, viewer: Seat, names: list[str], view: View) -> str:
    """Moves with somebody's Gift, and cards."""
    if isinstance(move, Play):
        return play(words, move, viewer, names, view)
    assert isinstance(move, (Take, Guess, Swap, Give))
    if isinstance(move, Give):
        who = words.person("who", move.seat, viewer, names)
        return words.say("move-give", gift=own(words, view, move.slot), **who)
    other = theirs(words, view, move.seat, move.slot, names)
    if isinstance(move, Swap):
        return words.say("move-swap", gift=own(words, view, move.mine), other=other)
    if isinstance(move, Guess):
        where = words.say("slot-of", slot=move.slot, who=words.called(move.seat, names))
        return words.say("move-guess", gift=gift(words, move.gift), other=where)
    if view["phase"] == "TakeGift":
        cost = money(words, view["stack"][-1]["price"])
        return words.say("move-take-for", other=other, price=cost)
    return words.say("move-take", other=other, factor=money(words, view["prices"]["estate"]))


def play(words: Words, move: Play, viewer: Seat, names: list[str], view: View) -> str:
    """A card, and what it is played on."""
    what = target(words, move, viewer, names, view)
    named = card(words, move.code)
    if not what:
        return words.say("move-play", card=named)
    return words.say("move-play-on", card=named, what=what)


def target(words: Words, move: Play, viewer: Seat, names: list[str], view: View) -> str:
    """What a card is played on; nothing if it needs no target."""
    mine = [own(words, view, slot) for slot in move.slots[:2]]
    if len(mine) == 2:
        return between(words, move, mine, view)
    other = theirs(words, view, move.seat, move.slot, names) if move.slot else ""
    who = words.person("who", move.seat, viewer, names)
    if mine and other:
        return words.say("play-swap", slot=mine[0], other=other)
    if mine and move.seat >= 0:
        return words.say("play-give", slot=mine[0], **who)
    if mine:
        return words.say("play-face", slot=mine[0]) if move.word == "face" else mine[0]
    if move.seat >= 0 and move.word:
        return words.say("play-take", item=words.say(WORDS[move.word]), **who)
    return words.say(WORDS[move.word]) if move.word else other


def between(words: Words, move: Play, mine: list[str], view: View) -> str:
    """Value cards that go from one own Gift to another: one of them, or all."""
    if len(move.slots) == 2:
        return words.say("play-both", slot=mine[0], other=mine[1])
    row = [g["values"] for g in view["rows"][eyes(view)] if g["slot"] == move.slots[0]]
    value = money(words, row[0][move.slots[2] - 1] or 0)
    return words.say("play-value", value=value, slot=mine[0], other=mine[1])


# Questions.


def question(words: Words, view: View, menu: list[Move], names: list[str]) -> str:
    """The question for this view's player, or what they wait for."""
    facts = at_stake(words, view, names)
    if not menu:
        return words.waits(view, names, **facts)
    phase = view["phase"]
    if len(menu) == 1 and phase == "Ready":
        return words.say("ask-Ready-roll")
    if len(menu) == 1 and phase in SECRETLY:
        return words.say(f"ask-{phase}-only", **facts)
    if len(menu) == 1 and phase in WINDOWS:
        return words.say(f"nothing-{phase}", **facts)
    if phase == "Anytime":
        return words.say(f"ask-Anytime-{view['stack'][-1]['when']}", **facts)
    return words.say(f"ask-{phase}", **facts)


def at_stake(words: Words, view: View, names: list[str]) -> dict[str, Fact]:
    """What one must know to answer the question."""
    phase, top = view["phase"], view["stack"][-1]
    if phase in ("Offer", "Pawn"):
        return store(words, view)
    if phase == "Store":
        return {"name": words.printed(view["ring"][top["at"]][0]), "left": top["left"]}
    if phase == "Anytime":
        active = words.person("active", view["active"], eyes(view), names)
        return {"thrown": view["thrown"] or 0, **active}
    if phase == "Reaction":
        return reached(words, view, names)
    if phase == "Place":
        return {"value": money(words, view["unplaced"][0] or 0)}
    if phase in ("SellGift", "TakeGift"):
        return {"price": money(words, top["price"])}
    if phase == "Fresh" and view["fresh"]:
        return {"card": card(words, view["fresh"])}
    if phase == "Donation":
        return {"amount": money(words, view["prices"]["donation"])}
    if phase in ("Estate", "Auction"):
        prices = view["prices"]
        return {"price": money(words, prices["sale"]), "factor": money(words, prices["estate"])}
    return {"prompt": prompt(words, view)} if phase == "Speech" else {}


def prompt(words: Words, view: View) -> str:
    """What to speak about; of another edition as it is printed."""
    speech = view["speech"]
    known = words.knows(f"prompt-{speech['topic']}")
    return words.say(f"prompt-{speech['topic']}") if known else str(speech["prompt"])


def reached(words: Words, view: View, names: list[str]) -> dict[str, Fact]:
    """A Gift that somebody reaches for, and who it is."""
    top, viewer = view["stack"][-1], eyes(view)
    owner, slot = top["turn"][0], top["slot"]
    mine = owner == viewer
    gift = own(words, view, slot) if mine else theirs(words, view, owner, slot, names)
    return {"gift": gift, **words.person("by", top["actor"], viewer, names)}


def store(words: Words, view: View) -> dict[str, Json]:
    """A Store: its name, how many items it sells for how much, and what it pays for one."""
    name, _, printed = view["ring"][view["stack"][-1]["at"]]
    prices = {price: money(words, printed[price] or 0) for price in ("total", "sells")}
    return {"name": words.printed(name), "items": printed["items"], **prices}


def shuffles(events: list[Event]) -> int:
    """Three decks are shuffled once."""
    return 3 * len([event for event in events if event.kind.name == "shuffled"])
