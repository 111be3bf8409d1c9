"""What the table is told: every kind of event, with the names and types of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

FAMILY: Final = Kind("family", "colour: str")
SHUFFLED: Final = Kind("shuffled", "gifts: int, values: int, cards: int")  # seat: the youngest
EXCHANGE: Final = Kind("exchange")  # White Elephant; seat: who landed
NO_EXCHANGE: Final = Kind("no_exchange")
OPENED: Final = Kind("opened", "gift: str", "value: int", reveals=True)
KEPT: Final = Kind("kept", "gift: str")
TRADED: Final = Kind("traded", "target: int, gift: str, lost: str")
PEEKED: Final = Kind("peeked", "gift: str", "value: int")
WRAPPED: Final = Kind("wrapped", "gift: str, slot: int")
TURN: Final = Kind("turn")
STOCKED: Final = Kind("stocked", "slot: int")
THREW: Final = Kind("threw", "dice: list[int]")
DOUBLES: Final = Kind("doubles", "amount: int")
MIRACLE: Final = Kind("miracle", "amount: int")
CHANCE: Final = Kind("chance", "face: int")  # Roll A Miracle
MOVED: Final = Kind("moved", "space: str")
DAY: Final = Kind("day", "day: int, name: str")
PAID: Final = Kind("paid", "amount: int, why: str")
COLLECTED: Final = Kind("collected", "amount: int, why: str")
PAID_TO: Final = Kind("paid_to", "amount: int, target: int")
SPOKE: Final = Kind("spoke", "topic: str")
DECLINED: Final = Kind("declined", "topic: str")
DREW: Final = Kind("drew", "gifts: int, values: int", "names: list[str], amounts: list[int]")
PUT: Final = Kind("put", "slot: int", "amount: int", known=True)
WENT_SHOPPING: Final = Kind("shopping", "amount: int, why: str, items: int")
LEFT: Final = Kind("left", "why: str")
BOUGHT: Final = Kind("bought", "item: str")
SOLD: Final = Kind("sold", "slot: int, cards: int, price: int")
SOLD_OPENLY: Final = Kind(
    "sold_openly", "slot: int, price: int, gift: str, amounts: list[int]", shows=True
)
SOLD_TRINKET: Final = Kind("sold_trinket", "item: str, price: int")
AIMED: Final = Kind("aimed", "target: int, slot: int")  # somebody's Gift has been named
CANCELLED: Final = Kind("cancelled", "target: int")  # seat: who keeps the Gift
# target: who had it
RECEIVED: Final = Kind(
    "received", "target: int, slot: int, new: int", "gift: str, amounts: list[int]"
)
GUESSED: Final = Kind("guessed", "target: int, slot: int, gift: str, right: bool", reveals=True)
GAVE: Final = Kind("gave", "target: int, slot: int", shows=True)
LOOKED: Final = Kind("looked", "target: int, slot: int", "gift: str, amounts: list[int]")
CARD: Final = Kind("card", "card: str", reveals=True)  # a Play Now card, read out
DREW_CARD: Final = Kind("drew_card", "", "card: str")
HELD: Final = Kind("held")
PLAYED: Final = Kind("played", "card: str", shows=True)
GAINED: Final = Kind("gained", "item: str")
LOST: Final = Kind("lost", "item: str")
STOLE: Final = Kind("stole", "target: int, item: str")
VALUE_MOVED: Final = Kind("value_moved", "slot: int, other: int", "amount: int", known=True)
VALUES_SWAPPED: Final = Kind("values_swapped", "slot: int, other: int")
STOCKING: Final = Kind("stocking", "slot: int")  # moved by a card; slot 0: into the hand
NUDGED: Final = Kind("nudged", "thrown: int")
WENT: Final = Kind("went", "space: str")  # by a card
SLID: Final = Kind("slid", "day: int")
SENT_HOME: Final = Kind("sent_home", "space: str")
TO_DECEMBER: Final = Kind("to_december")
IN_TOWN: Final = Kind("in_town")  # stays there by choice
RACE: Final = Kind("race", "runners: list[int]")
TOO_FAR: Final = Kind("too_far", "thrown: int")
CHRISTMAS: Final = Kind("christmas")
SING: Final = Kind("sing", "carol: str")
VALUED: Final = Kind("valued", "value: int", reveals=True)
WON: Final = Kind("won", "winners: list[int], values: list[int]", reveals=True)
