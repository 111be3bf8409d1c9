"""From an edition's data and the chosen options to the terms of a game."""

from __future__ import annotations

from yuletable.games.christmas_opoly.board import (
    ADVANCE_NEXT,
    ADVANCE_TO,
    BACK,
    COLOUR,
    DEED_KINDS,
    EFFECTS,
    FORWARD,
    GO_TO_NAUGHTY,
    LEVELS,
    LOSE_TURN,
    PAY,
    PAY_PER_BUILDING,
    PROPERTY,
    ROUTE,
    SPACE_KINDS,
    TREE,
    WORKS,
    Card,
    Deed,
    Space,
)
from yuletable.games.christmas_opoly.terms import Amounts, OpolyTerms, SpaceView
from yuletable.kernel.core import Json
from yuletable.kernel.edition import Edition
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry

MOST = 1_000_000  # dollars, or anything else that is printed
FEWEST_DEEDS = 24  # the short version deals four to each of six players (2.2)
TOKENS = 6  # CO-001
ONCE = ("dasher", "naughty", "santa")


def agree(edition: Edition, options: dict[str, Json], seats: int) -> OpolyTerms:
    """The terms for this table; Invalid names the entry of the edition that is wrong."""
    amounts = read_amounts(edition)
    spaces = read_spaces(edition)
    names, groups = read_groups(edition, spaces)
    deeds = read_deeds(edition, spaces, names, groups, amounts)
    for kind in (ROUTE, WORKS):
        groups.append(tuple([deed.space for deed in deeds if deed.price and deed.kind == kind]))
    decks = [read_deck(edition, name, spaces, deeds) for name in ("big_fun", "bah_humbug")]
    if options["version"] == "short":
        check_short(edition, options, deeds, amounts)
    return OpolyTerms(
        edition.name,
        options,
        seats,
        spaces,
        deeds,
        groups,
        names,
        decks,
        edition.group("presents").within("count").number(1, MOST),
        edition.group("trees").within("count").number(1, MOST),
        read_tokens(edition),
        amounts,
        [printed(spaces[at], deeds[at], names) for at in range(len(spaces))],
    )


def read_amounts(edition: Edition) -> Amounts:
    money = edition.group("start_money")
    total = money.within("total").number(1, MOST)
    notes = [[part.number(1, MOST) for part in n.items()] for n in money.within("notes").items()]
    if sum([note * count for note, count in notes]) != total:
        raise money.within("notes").wrong(f"the notes do not add up to {total}")
    group = edition.group("amounts")
    fixed = {"presents_before_tree": TREE - 1, "trees_per_property": 1}
    for name, number in fixed.items():
        group.within(name).number(number, number)
    return Amounts(
        total,
        group.within("dasher_pays").number(0, MOST),
        group.within("naughty_fee").number(0, MOST),
        group.within("naughty_throws").number(1, 9),
        group.within("mortgage_interest_percent").number(0, 100),
        group.within("sell_back_percent").number(0, 100),
        group.within("short_deeds_each").number(1, 4),
        group.within("short_minutes").number(1, 600),
        group.within("mortgaged_value_percent").number(0, 100),
    )


def read_spaces(edition: Edition) -> list[Space]:
    """The ring in walking order; ON DASHER comes first."""
    items = edition.group("spaces").within("items")
    spaces: list[Space] = []
    for index, item in enumerate(items.items()):
        fields = item.fields(("index", "kind", "name", "amount"))
        if "index" in fields:
            fields["index"].number(index, index)
        kind = SPACE_KINDS.index(item.needed(fields, "kind").word(SPACE_KINDS))
        due = item.needed(fields, "amount").number(0, MOST) if kind == PAY else 0
        spaces.append(Space(item.needed(fields, "name").text(), kind, due))
    for name in ONCE:
        count = len([space for space in spaces if SPACE_KINDS[space.kind] == name])
        if count != 1:
            raise items.wrong(f"there must be exactly one space of kind {name}, not {count}")
    if SPACE_KINDS[spaces[0].kind] != "dasher":
        raise Invalid(f"{items.place}[0].kind", "the first space is ON DASHER, of kind dasher")
    return spaces


def read_groups(edition: Edition, spaces: list[Space]) -> tuple[list[str], list[tuple[int, ...]]]:
    """The color groups: their names and members."""
    names: list[str] = []
    groups: list[tuple[int, ...]] = []
    taken: list[int] = []
    for item in edition.group("groups").within("items").items():
        fields = item.fields(("id", "colour", "members"))
        name = item.needed(fields, "id")
        if name.text() in names or not name.text().isidentifier() or not name.text().islower():
            raise name.wrong("expected a small word of its own for each group")
        members = item.needed(fields, "members")
        found = [member.number(0, len(spaces) - 1) for member in members.items()]
        if len(found) < 2 or found != sorted(set(found)):
            raise members.wrong("expected at least two spaces in walking order")
        for space in found:
            if space in taken:
                raise members.wrong(f"space {space} is in another group too")
        taken += found
        names.append(name.text())
        groups.append(tuple(found))
    return names, groups


def read_deeds(
    edition: Edition,
    spaces: list[Space],
    names: list[str],
    groups: list[tuple[int, ...]],
    amounts: Amounts,
) -> list[Deed]:
    """By space: its deed, and a blank where there is none."""
    items = edition.group("deeds").within("items")
    listed = items.items()
    kinds = [item.within("kind").word(DEED_KINDS) for item in listed]
    deeds = [Deed(s, "", COLOUR, 0, 0, 0, [], 0, 0, 0, 0) for s in range(len(spaces))]
    for item in listed:
        deed = read_deed(item, names, groups, kinds, amounts)
        if not (deed.space < len(spaces) and spaces[deed.space].kind == PROPERTY):
            raise Invalid(f"{item.place}.space", f"space {deed.space} is no property")
        if deeds[deed.space].price:
            raise Invalid(f"{item.place}.space", f"space {deed.space} has two deeds")
        deeds[deed.space] = deed
    for index, space in enumerate(spaces):
        if space.kind == PROPERTY and not deeds[index].price:
            raise items.wrong(f"the property on space {index} has no deed")
    for index, members in enumerate(groups):
        for member in members:
            if not deeds[member].price or deeds[member].kind != COLOUR:
                place = f"edition.groups.items[{index}].members"
                raise Invalid(place, f"space {member} has no deed of kind colour")
    if len(listed) < FEWEST_DEEDS:
        raise items.wrong(f"at least {FEWEST_DEEDS} deeds are needed, not {len(listed)}")
    return deeds


def read_deed(
    item: Entry,
    names: list[str],
    groups: list[tuple[int, ...]],
    kinds: list[str],
    amounts: Amounts,
) -> Deed:
    own = {
        "colour": ("group", "rent", "present_price", "tree_price"),
        "route": ("rent_by_owned",),
        "works": ("dice_times",),
    }
    name = item.within("kind").word(DEED_KINDS)
    fields = item.fields(("space", "name", "kind", "price", "mortgage", *own[name]))
    space = item.needed(fields, "space").number(0)
    group = len(groups) + (0 if name == "route" else 1)
    row = item.needed(fields, {"colour": "rent", "route": "rent_by_owned"}.get(name, "dice_times"))
    wanted = LEVELS if name == "colour" else kinds.count(name)
    rent = [entry.number(0, MOST) for entry in row.items()]
    if len(rent) != wanted:
        raise row.wrong(f"expected {wanted} numbers, found {len(rent)}")
    present = tree = 0
    if name == "colour":
        word = item.needed(fields, "group")
        group = names.index(word.word(names))
        if space not in groups[group]:
            raise word.wrong(f"space {space} is no member of the {names[group]} group")
        present = item.needed(fields, "present_price").number(1, MOST)
        tree = fields["tree_price"].number(1, MOST) if "tree_price" in fields else present
    return Deed(
        space,
        item.needed(fields, "name").text(),
        DEED_KINDS.index(name),
        group,
        item.needed(fields, "price").number(1, MOST),
        item.needed(fields, "mortgage").number(1, MOST),
        rent,
        present,
        tree,
        amounts.sell_back,
        amounts.interest,
    )


def read_deck(edition: Edition, name: str, spaces: list[Space], deeds: list[Deed]) -> list[Card]:
    items = edition.group(name).within("cards")
    cards = [read_card(item, spaces, deeds) for item in items.items()]
    ids = [card.id for card in cards]
    for at, id_ in enumerate(ids):
        if ids.index(id_) != at:
            raise Invalid(f"{items.place}[{at}].id", f"{id_} is used twice")
    moving = (ADVANCE_TO, ADVANCE_NEXT, FORWARD, BACK)
    if all([card.effect in moving for card in cards]):
        raise items.wrong("at least one card must not move the token, so that a chain ends")
    return cards


def read_card(item: Entry, spaces: list[Space], deeds: list[Deed]) -> Card:
    fields = item.fields(("id", "title", "text", "effect"))
    what = item.needed(fields, "effect")
    effect = EFFECTS.index(what.within("op").word(EFFECTS))
    amount = tree = 0
    if effect == PAY_PER_BUILDING:
        parts = what.fields(("op", "present", "tree"))
        amount = what.needed(parts, "present").number(0, MOST)
        tree = what.needed(parts, "tree").number(0, MOST)
    elif effect == ADVANCE_TO:
        amount = what.needed(what.fields(("op", "space")), "space").number(0, len(spaces) - 1)
    elif effect == ADVANCE_NEXT:
        kind = what.needed(what.fields(("op", "kind")), "kind")
        amount = DEED_KINDS.index(kind.word(DEED_KINDS))
        if not any([deed.price and deed.kind == amount for deed in deeds]):
            raise kind.wrong("there is no deed of this kind")
    elif effect in (FORWARD, BACK):
        amount = what.needed(what.fields(("op", "steps")), "steps").number(1, len(spaces))
    elif effect not in (GO_TO_NAUGHTY, LOSE_TURN):
        amount = what.needed(what.fields(("op", "amount")), "amount").number(0, MOST)
    id_ = item.needed(fields, "id").text()
    return Card(
        id_, item.needed(fields, "title").text(), text_of(item, fields), effect, amount, tree
    )


def text_of(item: Entry, fields: dict[str, Entry]) -> str:
    return item.needed(fields, "text").text()


def read_tokens(edition: Edition) -> list[str]:
    edition.group("token_count").within("count").number(TOKENS, TOKENS)
    entry = edition.group("token_names").within("names")
    names = [name.text() for name in entry.items()]
    if len({" ".join(name.lower().split()) for name in names}) != TOKENS or len(names) != TOKENS:
        raise entry.wrong(f"expected {TOKENS} different names")
    return names


def check_short(
    edition: Edition, options: dict[str, Json], deeds: list[Deed], amounts: Amounts
) -> None:
    """Whatever is dealt, everybody can pay for it (CO-136); the hour is fixed (CO-158)."""
    dearest = sorted([deed.price for deed in deeds])[-amounts.dealt :]
    if sum(dearest) > amounts.start:
        why = f"the dearest {amounts.dealt} deeds cost ${sum(dearest)}, and a player has only"
        raise Invalid("edition.deeds", f"{why} ${amounts.start}: not for the short version")
    if options["time_limit"] not in ("none", amounts.minutes):
        raise Invalid("options.time_limit", f"the short version lasts {amounts.minutes} minutes")


def printed(space: Space, deed: Deed, names: list[str]) -> SpaceView:
    """What the board and the deed say, for views."""
    shown: SpaceView = {"name": space.name, "kind": SPACE_KINDS[space.kind]}
    if space.due:
        shown["due"] = space.due
    if deed.price:
        shown["price"] = deed.price
        shown["mortgage"] = deed.mortgage
        shown["lift"] = deed.lift
        shown["rent"] = deed.rent
        if deed.kind == COLOUR:
            shown["group"] = names[deed.group]
            shown["present_price"] = deed.present_price
            shown["tree_price"] = deed.tree_price
            shown["refund"] = deed.refund
        else:
            shown["group"] = DEED_KINDS[deed.kind]
    return shown
