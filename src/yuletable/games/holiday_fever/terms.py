"""What was agreed before the game: board, cards and options, ready for the rules to read."""

from __future__ import annotations

from typing import Any, final

from yuletable.games.holiday_fever.moves import Guess, Play
from yuletable.games.holiday_fever.printed import Card, Day, Family, Space
from yuletable.kernel.core import HOUSE, Json, Seat, Terms


@final
class Printed:
    """All that an edition prints, read once."""

    def __init__(
        self,
        families: list[Family],
        gifts: list[str],
        titles: list[str],
        colours: list[int],
        copies: list[int],
        amounts: list[int],
        amount_copies: list[int],
        ring: list[Space],
        days: list[Day],
        cards: list[Card],
        constants: dict[str, int],
        prompts: dict[str, str],
        lines: dict[str, list[str]],
        carols: list[str],
        rows: int,
    ) -> None:
        self.families = families
        self.gifts = gifts  # by kind of Gift: its name in moves
        self.titles = titles  # its name as printed
        self.colours = colours  # whose it is, -1 for none
        self.copies = copies
        self.amounts = amounts  # the different Value cards, lowest first
        self.amount_copies = amount_copies
        self.ring = ring
        self.days = days  # the first is Family Reunion
        self.cards = cards
        self.constants = constants
        self.prompts = prompts  # by topic
        self.lines = lines  # by topic: what a bot may say
        self.carols = carols
        self.rows = rows  # of a score card, for display


@final
class FeverTerms(Terms):
    """The box and every option of the rules by its name."""

    def __init__(
        self, edition: str, options: dict[str, Json], seats: int, printed: Printed
    ) -> None:
        super().__init__(edition, options)
        self.seats = seats
        self.printed = printed
        self.families = printed.families
        self.gifts = printed.gifts
        self.kinds = len(printed.gifts)
        self.coal = printed.gifts.index("coal")
        self.ring = printed.ring
        self.days = printed.days
        self.christmas = len(printed.days)
        self.cards = printed.cards
        self.business = [
            next(space.at for space in printed.ring if space.family == family)
            for family in range(len(printed.families))
        ]
        self.deck = [c for c, card in enumerate(printed.cards) for _ in range(card.copies)]
        self.values = [
            amount
            for amount, copies in zip(printed.amounts, printed.amount_copies, strict=True)
            for _ in range(copies)
        ]
        values = printed.constants
        self.doubles_factor = values["doubles_deal_factor"]
        self.decoration_value = values["decoration_value"]
        self.needed = [values["tree_lights"], values["tree_ornaments"]]  # by kind
        self.business_amount = values["business_amount"]
        self.donation_amount = values["donation_amount"]
        self.chili_amount = values["chili_amount"]
        self.estate_factor = values["estate_factor"]
        self.sale_price = values["sale_price"]
        self.vacation_cost = values["vacation_cost"]
        self.vacation_gifts = values["vacation_gifts"]
        self.vacation_values = values["vacation_values"]
        self.institution_gifts = values["institution_gifts"]
        self.institution_values = values["institution_values"]
        self.miracle_bonus = values["miracle_bonus"]
        self.one_die_from = values["one_die_from_day"]
        self.christmas_bonus = values["christmas_bonus"]
        self.doubles_by_face: bool = options["doubles_deal_amount"] == "face"
        self.doubles_any_throw: bool = options["doubles_deal_scope"] == "any_throw"
        self.blind: bool = options["value_peek"] == "blind"
        self.sold_shown: bool = options["sold_gifts"] == "shown"
        self.capped: bool = options["tree_cap"] == "three_each"
        self.any_loss: bool = options["december_loss"] == "any"
        self.may_return: bool = options["return_to_december"] == "may"
        self.heard_by_table: bool = options["speech_ack"] == "table"
        self.release_any: bool = options["stocking_release"] == "any_voluntary"
        self.store_fewer: bool = options["store_fewer"] == "yes"
        self.owner_collects: bool = options["business_owner_collects"] == "yes"
        self.all_after_throw: bool = options["anytime_after_throw"] == "yes"
        self.sale_window: bool = options["sale_window"] == "yes"
        self.reunion_each: bool = options["race_reunions"] == "each"
        self.overshoot_stops: bool = options["race_overshoot"] == "stop"
        self.pardon_all: bool = options["christmas_pardon"] == "decorated"
        self.coal_single: bool = options["coal_entry"] == "single"
        self.ring_shown = [space.shown(printed.families) for space in printed.ring]
        self.days_shown = [day.name for day in printed.days]
        self.doors_shown = [day.shown() for day in printed.days]
        self.doors_shown[-1] = [{"op": "collect", "amount": self.christmas_bonus, "more": 0}]
        self.everyone = (1 << (seats + 1)) - 1  # a bit for each seat, and one for onlookers
        self.guesses: list[list[list[Guess]]] = [[] for _ in range(seats)]  # made when needed
        self.plays: list[list[list[Play]]] = [[[] for _ in range(seats)] for _ in self.cards]

    def parts(self) -> dict[str, Any]:
        return {"edition": self.edition, "options": self.options, "seats": self.seats}

    def bit(self, seat: Seat) -> int:
        """These eyes in a mask of eyes."""
        return 1 << (self.seats if seat == HOUSE else seat)

    def card(self, code: str) -> int:
        """The card with this code, or -1."""
        for index, card in enumerate(self.cards):
            if card.code == code:
                return index
        return -1

    def gift(self, name: str) -> int:
        """The kind of Gift with this name, or -1."""
        for kind, known in enumerate(self.gifts):
            if known == name:
                return kind
        return -1

    def guesses_at(self, seat: Seat, slot: int) -> list[Guess]:
        """Every guess at this Gift, by kind; made once."""
        shelf = self.guesses[seat]
        while len(shelf) <= slot:
            shelf.append([Guess(seat, len(shelf), name) for name in self.gifts])
        return shelf[slot]

    def play_on(self, card: int, seat: Seat, slot: int) -> Play:
        """This card played on this Gift; made once."""
        shelf = self.plays[card][seat]
        while len(shelf) <= slot:
            shelf.append(Play(self.cards[card].code, (), seat, len(shelf)))
        return shelf[slot]
