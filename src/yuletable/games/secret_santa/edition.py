"""From an edition's data and the chosen options to the terms of a game."""

from __future__ import annotations

from typing import Any

from yuletable.games.secret_santa.cards import (
    CAROL,
    ELF,
    FRUITCAKE,
    GHOST,
    HOLLY,
    KINDS,
    MOUSE,
    SANTA,
    SCROOGE,
    SNOW,
    STAR,
    TOP_GIFT,
    TREE,
)
from yuletable.games.secret_santa.terms import AUTO, MANUAL, OFF, SantaTerms
from yuletable.kernel.core import HOUSE
from yuletable.kernel.edition import Edition
from yuletable.kernel.errors import Invalid

IDS = {
    "santa": SANTA,
    "elves": ELF,
    "tree": TREE,
    "fruitcake": FRUITCAKE,
    "scrooge": SCROOGE,
    "carol": CAROL,
    "mouse": MOUSE,
    "ghost": GHOST,
}
TYPES = {"star": STAR, "holly": HOLLY, "snow": SNOW}
FIXED_TYPES = {  # only Carol's type is open (2.2)
    "santa": "star",
    "elves": "star",
    "tree": "snow",
    "fruitcake": "snow",
    "scrooge": "snow",
    "mouse": "holly",
    "ghost": "holly",
}
FEWEST_ELVES = 2
MOST_COPIES = 99  # of one card; no box holds more
FINAL_GIFT = {"manual": MANUAL, "auto": AUTO, "off": OFF}


def agree(edition: Edition, options: dict[str, Any], seats: int) -> SantaTerms:
    """The terms for this table; Invalid names the entry of the edition that is wrong."""
    types = special_types(edition)
    first_set, first_games = options["special_set"], options["special_games"]
    first = deck_copies(edition, first_set, types, seats)
    later = deck_copies(edition, "full", types, seats)
    dealer = options["first_dealer"]
    return SantaTerms(
        edition.name,
        options,
        seats,
        first if first_games == "all" else later,
        first,
        0 if first_games == "all" else first_games,
        TYPES[types["carol"]],
        FINAL_GIFT[options["final_gift"]],
        HOUSE if dealer == "random" else dealer,
    )


def deck_copies(edition: Edition, chosen: str, types: dict[str, str], seats: int) -> list[int]:
    """By kind, how many cards a deck with these specials has."""
    copies = gift_copies(edition)
    small = small_deck(edition)
    specials = special_set(edition, chosen, types)
    if seats == small["players"]:  # SS-07 overrides the beginners' sets (SS-09)
        specials = small["keep_specials"]
        for value in small["remove_gift_values"]:
            copies[value] = 0
    for name in specials:
        copies[IDS[name]] = elves(edition) if name == "elves" else 1
    return copies


def gift_copies(edition: Edition) -> list[int]:
    copies = [0] * KINDS
    values = [str(value) for value in range(1, TOP_GIFT + 1)]
    given = edition.group("gifts").within("copies").fields(values)
    for value in values:
        if value not in given:
            raise Invalid("edition.gifts.copies", f"the number of {value}s is missing")
        copies[int(value)] = given[value].number(0, MOST_COPIES)
    return copies


def special_types(edition: Edition) -> dict[str, str]:
    given = edition.group("special_types").within("types").fields(IDS)
    types = {name: entry.word(TYPES) for name, entry in given.items()}
    for name in IDS:
        if name not in types:
            raise Invalid(f"edition.special_types.types.{name}", "every special has a type")
    for name, type_ in FIXED_TYPES.items():
        if types[name] != type_:
            raise given[name].wrong(f"must be {type_}, as the card's own text says")
    return types


def elves(edition: Edition) -> int:
    return edition.group("elves_copies").within("copies").number(FEWEST_ELVES, MOST_COPIES)


def small_deck(edition: Edition) -> dict[str, Any]:
    group = edition.group("small_deck")
    keep = [entry.word(IDS) for entry in group.within("keep_specials").items()]
    remove = [e.number(1, TOP_GIFT) for e in group.within("remove_gift_values").items()]
    players = group.within("players").number(3, 8)
    return {"players": players, "keep_specials": keep, "remove_gift_values": remove}


def special_set(edition: Edition, chosen: str, types: dict[str, str]) -> list[str]:
    """The specials in the deck; the snow set is whatever is of that type (SS-08)."""
    if chosen == "snow_only":
        return [name for name in IDS if types[name] == "snow"]
    sets = edition.group("special_sets").within("sets").fields(("full", "santa_elves", "snow_only"))
    if chosen not in sets:
        raise Invalid(f"edition.special_sets.sets.{chosen}", "this set is missing")
    return [entry.word(IDS) for entry in sets[chosen].items()]
