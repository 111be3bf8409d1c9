"""From an edition's data and the chosen options to the terms of a game."""

from __future__ import annotations

from typing import Any

from yuletable.games.holiday_shuffle.calendar import LEAP_DAY, SHORTEST, SLOTS, day_of
from yuletable.games.holiday_shuffle.scoring import Scale
from yuletable.games.holiday_shuffle.terms import (
    EFFECTS,
    JOINED,
    NO_EXTRAS,
    TURN_END,
    WHEN_EMPTIED,
    WHEN_NEEDED,
    WILD_CARD,
    Card,
    ShuffleTerms,
)
from yuletable.kernel.core import HOUSE
from yuletable.kernel.edition import Edition
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry

DECK = 78  # HS-01
SPARE = 3  # so many cards more than the mats hold, or the draw pile could not be renewed (2.2)
LEAP = ("if_printed", "always", "never")
FLIP = {"when_emptied": WHEN_EMPTIED, "turn_end": TURN_END, "when_needed": WHEN_NEEDED}


def agree(edition: Edition, options: dict[str, Any], seats: int) -> ShuffleTerms:
    """The terms for this table; Invalid names the entry of the edition that is wrong."""
    check_players(edition, seats)
    cards = read_cards(edition)
    wilds = edition.group("wild_cards").within("copies").number(0, DECK)
    check_counts(edition, cards, wilds)
    cap = edition.group("same_month_cap").within("points").number(SHORTEST, SLOTS)
    scale = Scale(
        leap=leap_day(edition, options["leap_day"], cards),
        strict=options["equal_dates"] == "break",
        overlap=options["bonus_overlap"],
        cap=cap,
        spread=options["month_groups"] == "apart",
    )
    dealer = options["first_dealer"]
    return ShuffleTerms(
        edition.name,
        options,
        seats,
        cards,
        wilds,
        scale,
        HOUSE if dealer == "draw" else dealer,
        FLIP[options["flip_timing"]],
    )


def check_players(edition: Edition, seats: int) -> None:
    """Mats for everyone, and cards to draw when all mats are full."""
    players = edition.group("players")
    most = players.within("max")
    least = players.within("min").number(2)
    if not least <= seats <= most.number(least):
        raise Invalid("seats", f"this edition is for {least} to {most.json} players, not {seats}")
    if SLOTS * most.number(least) + SPARE > DECK:
        raise most.wrong(f"{DECK} cards are too few to fill so many mats and draw from the rest")


def read_cards(edition: Edition) -> list[Card]:
    """The dated cards in calendar order, Holidays before Celebrations of the same date."""
    cards: list[Card] = []
    known = [WILD_CARD.code]
    kinds = effect_kinds(edition)
    for group, effects in (("holiday_cards", []), ("celebration_cards", kinds)):
        for entry in edition.group(group).within("cards").items():
            card = read_card(entry, effects)
            if card.code.upper() in known:
                raise Invalid(f"{entry.place}.id", f"{card.code} is the id of two cards")
            known.append(card.code.upper())
            cards.append(card)
    return sorted(cards, key=lambda card: card.day)


def read_card(entry: Entry, effects: list[str]) -> Card:
    fields = entry.fields(("id", "month", "day", "name", "dated_by", "effect"))
    month = entry.needed(fields, "month").number(1, 12)
    day = day_of(month, entry.needed(fields, "day").number(1, 31))
    if not day:
        raise fields["day"].wrong("this month is shorter")
    extras = NO_EXTRAS
    if effects:
        extras = extras_of(entry.needed(fields, "effect").word(effects))
    elif "effect" in fields:
        raise fields["effect"].wrong("a Holiday card has no effect")
    code = entry.needed(fields, "id").text()
    if not code.isalnum():
        raise fields["id"].wrong("expected letters and digits, like Mar15")
    return Card(code, day, entry.needed(fields, "name").text(), extras)


def effect_kinds(edition: Edition) -> list[str]:
    """The effects in use: the known extras, or several of them in a row (HS-78)."""
    return [read_kind(entry) for entry in edition.group("effect_kinds").within("kinds").items()]


def read_kind(entry: Entry) -> str:
    """A kind of Celebration, each part of which has a clause of its own (HS-48 to HS-50)."""
    kind = entry.text()
    parts = kind.split(JOINED)
    for part in parts:
        Entry(part, entry.place).word(EFFECTS[1:])
        if parts.count(part) > 1:
            raise entry.wrong(f"{part} is there twice")
    return kind


def extras_of(kind: str) -> tuple[int, ...]:
    return tuple([EFFECTS.index(part) for part in kind.split(JOINED)])


def check_counts(edition: Edition, cards: list[Card], wilds: int) -> None:
    """What an edition says of itself, it holds."""
    kit = edition.group("kit")
    kit.within("cards").number(DECK, DECK)
    kit.within("slots_per_mat").number(SLOTS, SLOTS)
    counts = edition.group("counts")
    splits = edition.group("splits")
    same(counts.within("wild"), wilds)
    same(counts.within("dated"), len(cards))
    same(splits.within("holiday"), len([c for c in cards if not c.extras]))
    same(splits.within("celebration"), len([c for c in cards if c.extras]))
    for kind in [*EFFECTS[1:], *[k for k in effect_kinds(edition) if k not in EFFECTS]]:
        same(splits.within(kind), len([c for c in cards if c.extras == extras_of(kind)]))
    if len(cards) + wilds != DECK:
        raise counts.wrong(f"{len(cards)} dated cards and {wilds} Wilds are not {DECK}")


def same(entry: Entry, found: int) -> None:
    if entry.number(0) != found:
        raise entry.wrong(f"says {entry.json}, and the cards listed are {found}")


def leap_day(edition: Edition, chosen: str, cards: list[Card]) -> bool:
    """May a Wild be Feb29 (HS-18)? The option comes before what the edition says."""
    printed = edition.group("calendar").within("leap_day").word(LEAP)
    says = chosen if chosen != "if_printed" else printed
    if says == "if_printed":
        return LEAP_DAY in [card.day for card in cards]
    return says == "always"
