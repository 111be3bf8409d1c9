"""What was agreed before the deal: the deck in use and the options, ready for the rules to read."""

from __future__ import annotations

from typing import Any, Final, TypedDict, final

from yuletable.games.holiday_shuffle.calendar import WILD
from yuletable.games.holiday_shuffle.moves import trade_menu
from yuletable.games.holiday_shuffle.scoring import Scale
from yuletable.kernel.core import Json, Move, Seat, Seating, Terms, Value

AGAIN: Final = 1
SWITCH: Final = 2
TRADE: Final = 3
EFFECTS: Final = "- AGAIN SWITCH TRADE".split()
JOINED: Final = "+"  # between the extras of a kind that has several: SWITCH+AGAIN (HS-78)
NO_EXTRAS: Final[tuple[int, ...]] = ()

WHEN_EMPTIED: Final = 0  # when the discard pile is turned over (HS-53)
TURN_END: Final = 1
WHEN_NEEDED: Final = 2


class Face(TypedDict):
    """What is to be read on a card, beside its date."""

    name: str
    effect: str | None


@final
class Card(Value):
    """One card as it is printed."""

    def __init__(self, code: str, day: int, name: str, extras: tuple[int, ...]) -> None:
        self.code = code
        self.day = day  # WILD: none is printed
        self.name = name
        self.extras = extras  # what it allows its taker, in this order

    def parts(self) -> dict[str, Any]:
        return {"code": self.code, "day": self.day, "name": self.name, "extras": self.extras}

    def effect(self) -> str | None:
        """The kind of Celebration it is, if it is one."""
        return JOINED.join([EFFECTS[extra] for extra in self.extras]) or None

    def face(self) -> Face:
        """What is to be read on it, beside its date."""
        return {"name": self.name, "effect": self.effect()}


WILD_CARD: Final = Card("W", WILD, "Wild", NO_EXTRAS)


@final
class ShuffleTerms(Terms):
    """The deck and every option of the rules by its name. Kind 0 of card is the Wild."""

    def __init__(
        self,
        edition: str,
        options: dict[str, Json],
        seats: int,
        cards: list[Card],
        wilds: int,
        scale: Scale,
        first_dealer: Seat,
        flip: int,
    ) -> None:
        super().__init__(edition, options)
        self.seats = seats
        self.seating = Seating(tuple(range(seats)))
        self.cards = [WILD_CARD, *cards]  # by kind
        self.copies = [wilds] + [1] * len(cards)
        self.deck = [WILD] * wilds + list(range(1, len(cards) + 1))
        self.days = [card.day for card in self.cards]  # by kind
        self.extras = [card.extras for card in self.cards]
        self.codes = [card.code for card in self.cards]
        self.printed = {card.code: card.face() for card in self.cards}  # for pages to draw
        self.scale = scale
        self.first_dealer = first_dealer  # HOUSE: by drawing cards (HS-28)
        self.flip = flip
        self.trades: list[list[Move]] = [trade_menu(others) for others in self.seating.others]
        self.rounds: int = options["rounds"]
        self.wild_redraws: bool = options["wild_in_dealer_draw"] == "redraw"
        self.placement: bool = options["wild_binding"] == "placement"
        self.ask: bool = options["wild_choice"] == "ask"
        self.gap_ban: bool = options["wild_gap_ban"]
        self.optional: bool = options["celebration_optional"]
        self.consent: bool = options["trade_consent"]

    def parts(self) -> dict[str, Any]:
        return {"edition": self.edition, "options": self.options, "seats": self.seats}
