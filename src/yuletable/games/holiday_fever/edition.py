"""From an edition's data and the chosen options to the terms of a game."""

from __future__ import annotations

from typing import Any

from yuletable.games.holiday_fever.effects_read import Topics, read_effects
from yuletable.games.holiday_fever.printed import (
    BUSINESS,
    CANCEL_TAKING,
    ELEPHANT,
    MIRACLE,
    NUDGE,
    REROLL,
    SPACE_KINDS,
    STORE,
    Card,
    Day,
    Family,
    Space,
)
from yuletable.games.holiday_fever.terms import FeverTerms, Printed
from yuletable.kernel.edition import Edition
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry

FAMILIES = 6
COMMON = 14  # Gifts without a color
PER_COLOUR = 3
CONSTANTS = {  # as the rulebook prints them (2.1)
    "doubles_deal_factor": 10,
    "decoration_value": 100,
    "tree_lights": 3,
    "tree_ornaments": 3,
    "business_amount": 200,
    "donation_amount": 50,
    "chili_amount": 300,
    "estate_factor": 10,
    "sale_price": 150,
    "vacation_cost": 150,
    "vacation_gifts": 1,
    "vacation_values": 3,
    "institution_gifts": 1,
    "institution_values": 2,
    "miracle_bonus": 720,
    "one_die_from_day": 12,
    "christmas_bonus": 500,
}
NAMED_STORES = {"Northern Lights": (3, 30), "Holiday Pawn": (1, None), "Nobel Books": (1, None)}
BOTH_WAYS = ("Holiday Pawn", "Nobel Books")
MOST = 9999  # dollars, copies: no box holds more


def agree(edition: Edition, options: dict[str, Any], seats: int) -> FeverTerms:
    """The terms for this table; Invalid names the entry of the edition that is wrong."""
    return FeverTerms(edition.name, options, seats, read_printed(edition))


def read_printed(edition: Edition) -> Printed:
    families = read_families(edition)
    colours = [family.colour for family in families]
    topics = read_topics(edition)
    gifts, titles, owners, copies = read_gifts(edition, colours)
    amounts, amount_copies = read_values(edition)
    check_counts(edition)
    return Printed(
        families,
        gifts,
        titles,
        owners,
        copies,
        amounts,
        amount_copies,
        read_ring(edition, colours, topics),
        read_december(edition, topics),
        read_cards(edition, topics),
        read_constants(edition),
        topics.prompts,
        topics.lines,
        read_carols(edition),
        within(edition.group("score_card"), "rows").number(1, MOST),
    )


def within(group: Entry, name: str) -> Entry:
    if not isinstance(group.json, dict) or name not in group.json:
        raise Invalid(f"{group.place}.{name}", "this entry is missing")
    return Entry(group.json[name], f"{group.place}.{name}")


def read_constants(edition: Edition) -> dict[str, int]:
    given = within(edition.group("constants"), "values").fields(CONSTANTS)
    for name, printed in CONSTANTS.items():
        if name not in given:
            raise Invalid(
                f"edition.constants.values.{name}", f"missing; the rulebook says {printed}"
            )
        if given[name].json != printed:
            raise given[name].wrong(f"must be {printed}, as printed")
    return CONSTANTS


def check_counts(edition: Edition) -> None:
    """As many Gifts as the rulebook's table says (HF-012)."""
    seats = [str(players) for players in range(2, FAMILIES + 1)]
    given = within(edition.group("gift_counts"), "by_players").fields(seats)
    for players in seats:
        wanted = COMMON + PER_COLOUR * int(players)
        if players not in given or given[players].json != wanted:
            raise Invalid(f"edition.gift_counts.by_players.{players}", f"must be {wanted} (HF-012)")


def read_families(edition: Edition) -> list[Family]:
    items = within(edition.group("families"), "items")
    families = [
        Family(text_in(item, "id"), text_in(item, "token"), text_in(item, "business"))
        for item in items.items()
    ]
    if len(families) != FAMILIES or len({family.colour for family in families}) != FAMILIES:
        raise items.wrong(f"exactly {FAMILIES} families, each of its own colour")
    return families


def text_in(item: Entry, name: str) -> str:
    text = within(item, name).text()
    if not text.strip():
        raise Invalid(f"{item.place}.{name}", "expected some text")
    return text


def notation_of(title: str) -> str:
    """A Gift's name as moves have it.

    >>> notation_of("Go-Kart")
    'go_kart'
    """
    return title.lower().replace(" ", "_").replace("-", "_")


def read_gifts(
    edition: Edition, colours: list[str]
) -> tuple[list[str], list[str], list[int], list[int]]:
    """Names in moves, names as printed, owners and copies, by kind of Gift."""
    items = within(edition.group("gifts"), "items")
    titles: list[str] = []
    owners: list[int] = []
    copies: list[int] = []
    for item in items.items():
        title = text_in(item, "name")
        coal = within(item, "coal").truth()
        if coal != (title == "Coal"):
            raise item.wrong("all Coal cards, and no others, are named Coal")
        colour = within(item, "colour").word(["none", *colours])
        owner = -1 if colour == "none" else colours.index(colour)
        if title not in titles:
            titles.append(title)
            owners.append(owner)
            copies.append(1)
        elif not coal:
            raise item.wrong(f"there is another {title!r}; only Coal comes more than once")
        else:
            copies[titles.index(title)] += 1
    names = [notation_of(title) for title in titles]
    check_gifts(items, names, owners, copies, colours)
    return names, titles, owners, copies


def check_gifts(
    items: Entry, names: list[str], owners: list[int], copies: list[int], colours: list[str]
) -> None:
    if len(set(names)) != len(names):
        raise items.wrong("two Gifts have the same name in moves")
    if "coal" not in names:
        raise items.wrong("there must be at least one Coal")
    for owner, colour in enumerate(["none", *colours], start=-1):
        wanted = COMMON if owner < 0 else PER_COLOUR
        found = sum([n for n, whose in zip(copies, owners, strict=True) if whose == owner])
        if found != wanted:
            raise items.wrong(f"{found} Gifts of colour {colour}; there must be {wanted}")


def read_values(edition: Edition) -> tuple[list[int], list[int]]:
    entry = within(edition.group("values"), "copies")
    copies: dict[int, int] = {}
    for item in entry.items():
        amount = within(item, "amount").number(1, MOST)
        if amount in copies:
            raise item.wrong(f"${amount} is listed twice")
        copies[amount] = within(item, "copies").number(1, MOST)
    least = COMMON + PER_COLOUR * FAMILIES
    if sum(copies.values()) < least:
        raise entry.wrong(f"at least as many Value cards as Gifts: {least}")
    amounts = sorted(copies)
    return amounts, [copies[amount] for amount in amounts]


def read_topics(edition: Edition) -> Topics:
    """Prompts and bot lines by topic."""
    prompts = within(edition.group("speech_topics"), "items")
    lines = within(edition.group("canned_lines"), "items")
    if not isinstance(prompts.json, dict) or not prompts.json:
        raise prompts.wrong("at least one topic")
    topics = Topics({}, {})
    given = lines.fields(prompts.json)
    for topic, entry in prompts.fields(prompts.json).items():
        topics.prompts[topic] = text_in(entry, "prompt")
        if topic not in given or not given[topic].items():
            raise Invalid(f"{lines.place}.{topic}", "at least one line for a bot to say")
        topics.lines[topic] = [line.text() for line in given[topic].items()]
    return topics


def read_carols(edition: Edition) -> list[str]:
    titles = within(edition.group("carols"), "titles")
    carols = [item.text() for item in titles.items()]
    if not carols:
        raise titles.wrong("at least one carol")
    return carols


def read_ring(edition: Edition, colours: list[str], topics: Topics) -> list[Space]:
    entry = within(edition.group("ring"), "spaces")
    ring = [read_space(item, at, colours, topics) for at, item in enumerate(entry.items())]
    if not ring or ring[0].kind != ELEPHANT:
        raise entry.wrong("the first space is White Elephant")
    kinds = {space.kind for space in ring}
    for kind, word in enumerate(SPACE_KINDS):
        if kind not in kinds:
            raise entry.wrong(f"there is no space of kind {word}")
    for family, colour in enumerate(colours):
        if [space.family for space in ring].count(family) != 1:
            raise entry.wrong(f"exactly one Business for {colour}")
    names = [space.name for space in ring]
    for name in NAMED_STORES:
        if name not in names:
            raise entry.wrong(f"the rulebook names a Store {name}")
    return ring


def read_space(item: Entry, at: int, colours: list[str], topics: Topics) -> Space:
    kind = SPACE_KINDS.index(within(item, "kind").word(SPACE_KINDS))
    name = text_in(item, "name")
    if "i" in item.json and item.json["i"] != at:
        raise Invalid(f"{item.place}.i", f"this is space {at}")
    topic = within(item, "topic").word(topics.prompts) if "topic" in item.json else ""
    if kind == BUSINESS:
        return Space(at, kind, name, family=colours.index(within(item, "family").word(colours)))
    if kind == MIRACLE:
        return Space(at, kind, name, miracle=within(item, "miracle").number(1, 6))
    if kind == STORE:
        return read_store(item, at, name)
    if SPACE_KINDS[kind] in SPEAKING and not topic:
        raise Invalid(f"{item.place}.topic", "this space asks for a speech: name its topic")
    return Space(at, kind, name, topic=topic)


SPEAKING = ("charitable_donation", "chili_cook_off", "family_vacation", "assisted_happiness")


def read_store(item: Entry, at: int, name: str) -> Space:
    items = within(item, "items").number(1, MOST)
    total = within(item, "total").number(1, MOST)
    both = within(item, "mode").word(["buy", "buy_or_sell"]) == "buy_or_sell"
    if both and items != 1:
        raise Invalid(f"{item.place}.items", "a Store that also buys deals in one item")
    if name in NAMED_STORES:
        wanted, price = NAMED_STORES[name]
        if items != wanted or (price is not None and total != price):
            raise item.wrong(f"{name} has {wanted} items" + (f" for ${price}" if price else ""))
        if both != (name in BOTH_WAYS):
            raise Invalid(f"{item.place}.mode", f"not as the rulebook says of {name}")
    sell_total = within(item, "sell_total").number(1, MOST) if both else 0
    return Space(at, STORE, name, items=items, total=total, sells=both, sell_total=sell_total)


def read_december(edition: Edition, topics: Topics) -> list[Day]:
    entry = within(edition.group("december"), "days")
    items = entry.items()
    if len(items) < 13:
        raise entry.wrong("at least 13 days")
    days: list[Day] = []
    for number, item in enumerate(items, start=1):
        within(item, "day").number(number, number)
        where = "reunion" if number == 1 else "christmas" if number == len(items) else "day"
        effects = read_effects(within(item, "effects"), where, topics)
        days.append(Day(number, text_in(item, "name"), effects))
    for day, name in ((days[0], "Family Reunion"), (days[-1], "Christmas")):
        if day.name != name:
            raise entry.wrong(f"day {day.day} is {name}")
    return days


def read_cards(edition: Edition, topics: Topics) -> list[Card]:
    entry = within(edition.group("nn_cards"), "items")
    cards = [read_card(item, topics) for item in entry.items()]
    if not cards or len({card.code for card in cards}) != len(cards):
        raise entry.wrong("some cards, and each with an id of its own")
    return cards


def read_card(item: Entry, topics: Topics) -> Card:
    code = text_in(item, "id")
    if not code.isalnum() or code != code.upper():
        raise Invalid(f"{item.place}.id", "an id is made of capital letters and digits")
    timing = within(item, "timing").word(["now", "anytime"])
    effects = read_effects(within(item, "effects"), timing, topics)
    reaction = within(item, "reaction").truth()
    throw = within(item, "throw").truth()
    if reaction != (effects[0].op == CANCEL_TAKING):
        raise Invalid(
            f"{item.place}.reaction", "a reaction is exactly a card that cancels a taking"
        )
    if throw != (effects[0].op in (REROLL, NUDGE)):
        raise Invalid(f"{item.place}.throw", "a throw card is exactly one that changes a throw")
    return Card(
        code,
        text_in(item, "name"),
        within(item, "copies").number(1, MOST),
        timing == "anytime",
        reaction,
        throw,
        effects,
        within(item, "text").text(),
    )
