"""What the table is told: every kind of event, with the names of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

FAMILY: Final = Kind("family", "colour")
SHUFFLED: Final = Kind("shuffled", "gifts values cards")  # seat: the youngest
EXCHANGE: Final = Kind("exchange")  # White Elephant; seat: who landed
NO_EXCHANGE: Final = Kind("no_exchange")
OPENED: Final = Kind("opened", "gift", "value", reveals=True)
KEPT: Final = Kind("kept", "gift")
TRADED: Final = Kind("traded", "target gift lost")
PEEKED: Final = Kind("peeked", "gift", "value")
WRAPPED: Final = Kind("wrapped", "gift slot")
TURN: Final = Kind("turn")
STOCKED: Final = Kind("stocked", "slot")
THREW: Final = Kind("threw", "dice")
DOUBLES: Final = Kind("doubles", "amount")
MIRACLE: Final = Kind("miracle", "amount")
CHANCE: Final = Kind("chance", "face")  # Roll A Miracle
MOVED: Final = Kind("moved", "space")
DAY: Final = Kind("day", "day name")
PAID: Final = Kind("paid", "amount why")
COLLECTED: Final = Kind("collected", "amount why")
PAID_TO: Final = Kind("paid_to", "amount target")
SPOKE: Final = Kind("spoke", "topic")
DECLINED: Final = Kind("declined", "topic")
DREW: Final = Kind("drew", "gifts values", "names amounts")
PUT: Final = Kind("put", "slot", "amount", known=True)
WENT_SHOPPING: Final = Kind("shopping", "amount why items")
LEFT: Final = Kind("left", "why")
BOUGHT: Final = Kind("bought", "item")
SOLD: Final = Kind("sold", "slot cards price")
SOLD_OPENLY: Final = Kind("sold_openly", "slot price gift amounts", shows=True)
SOLD_TRINKET: Final = Kind("sold_trinket", "item price")
AIMED: Final = Kind("aimed", "target slot")  # somebody's Gift has been named
CANCELLED: Final = Kind("cancelled", "target")  # seat: who keeps the Gift
RECEIVED: Final = Kind("received", "target slot new", "gift amounts")  # target: who had it
GUESSED: Final = Kind("guessed", "target slot gift right", reveals=True)
GAVE: Final = Kind("gave", "target slot", shows=True)
LOOKED: Final = Kind("looked", "target slot", "gift amounts")
CARD: Final = Kind("card", "card", reveals=True)  # a Play Now card, read out
DREW_CARD: Final = Kind("drew_card", "", "card")
HELD: Final = Kind("held")
PLAYED: Final = Kind("played", "card", shows=True)
GAINED: Final = Kind("gained", "item")
LOST: Final = Kind("lost", "item")
STOLE: Final = Kind("stole", "target item")
VALUE_MOVED: Final = Kind("value_moved", "slot other", "amount", known=True)
VALUES_SWAPPED: Final = Kind("values_swapped", "slot other")
STOCKING: Final = Kind("stocking", "slot")  # moved by a card; slot 0: into the hand
NUDGED: Final = Kind("nudged", "thrown")
WENT: Final = Kind("went", "space")  # by a card
SLID: Final = Kind("slid", "day")
SENT_HOME: Final = Kind("sent_home", "space")
TO_DECEMBER: Final = Kind("to_december")
IN_TOWN: Final = Kind("in_town")  # stays there by choice
RACE: Final = Kind("race", "runners")
TOO_FAR: Final = Kind("too_far", "thrown")
CHRISTMAS: Final = Kind("christmas")
SING: Final = Kind("sing", "carol")
VALUED: Final = Kind("valued", "value", reveals=True)
WON: Final = Kind("won", "winners values", reveals=True)
