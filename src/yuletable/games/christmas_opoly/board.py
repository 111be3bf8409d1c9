"""The printed matter: spaces, deeds and cards, as an edition describes them."""

from __future__ import annotations

from typing import Final, final

MIDDLE: Final = -1  # where tokens start (CO-013)
FREE: Final = -1  # not in NAUGHTY

# Kinds of spaces.
DASHER: Final = 0
PROPERTY: Final = 1
BIG_FUN: Final = 2
BAH_HUMBUG: Final = 3
PAY: Final = 4
NAUGHTY: Final = 5
SANTA: Final = 6
GO_NAUGHTY: Final = 7
REST: Final = 8
SPACE_KINDS: Final = "dasher property big_fun bah_humbug pay naughty santa go_naughty rest".split()

# Kinds of deeds.
COLOUR: Final = 0
ROUTE: Final = 1
WORKS: Final = 2
DEED_KINDS: Final = "colour route works".split()

TREE: Final = 5  # the level of a property with a Christmas Tree (CO-080)
LEVELS: Final = TREE + 1

# What a card does (2.2).
COLLECT: Final = 0
COLLECT_PER_OTHER: Final = 1
PAYMENT: Final = 2
PAY_PER_OTHER: Final = 3
PAY_PER_BUILDING: Final = 4
ADVANCE_TO: Final = 5
ADVANCE_NEXT: Final = 6
FORWARD: Final = 7
BACK: Final = 8
GO_TO_NAUGHTY: Final = 9
LOSE_TURN: Final = 10
EFFECTS: Final = (
    "collect collect_per_other pay pay_per_other pay_per_building advance_to advance_next "
    "forward back go_naughty lose_turn"
).split()

DECKS: Final = ("big_fun", "bah_humbug")  # deck 0 and deck 1


@final
class Space:
    """One space of the ring."""

    def __init__(self, name: str, kind: int, due: int) -> None:
        self.name = name
        self.kind = kind
        self.due = due  # what a `pay` space costs


@final
class Deed:
    """What is printed on one deed, and what follows from it."""

    def __init__(
        self,
        space: int,
        name: str,
        kind: int,
        group: int,
        price: int,
        mortgage: int,
        rent: list[int],
        present_price: int,
        tree_price: int,
        sell_back_percent: int,
        interest_percent: int,
    ) -> None:
        self.space = space
        self.name = name
        self.kind = kind
        self.group = group  # index; routes and works come after the colors
        self.price = price
        self.mortgage = mortgage
        self.lift = mortgage + (mortgage * interest_percent + 99) // 100  # CO-114, CO-115
        self.rent = rent  # by level; of a route or works by how many the owner holds
        self.present_price = present_price
        self.tree_price = tree_price
        self.cost = [present_price * level for level in range(TREE)]  # by level: paid in all
        self.cost.append(present_price * (TREE - 1) + tree_price)  # CO-103
        half = present_price * sell_back_percent // 100
        self.refund = [half * level for level in range(TREE)]  # by level: what the bank pays back
        self.refund.append(half * (TREE - 1) + tree_price * sell_back_percent // 100)

    def step_price(self, level: int) -> int:
        """What it costs to rise from this level to the next."""
        return self.tree_price if level == TREE - 1 else self.present_price


@final
class Card:
    """One card of Big Fun! or Bah Humbug."""

    def __init__(self, id: str, title: str, text: str, effect: int, amount: int, tree: int) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.effect = effect
        self.amount = amount  # dollars, spaces, a space or a kind of deed
        self.tree = tree  # dollars for each Tree


def presents_on(level: int) -> int:
    """How many Presents stand on a property of this level: beside a Tree there is nothing.

    >>> [presents_on(level) for level in range(6)]
    [0, 1, 2, 3, 4, 0]
    """
    return 0 if level == TREE else level
