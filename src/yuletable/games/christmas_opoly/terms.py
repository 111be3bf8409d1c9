"""What was agreed before the game: the board in use and the options, ready for the rules."""

from __future__ import annotations

from typing import Any, Final, TypedDict, final

from yuletable.games.christmas_opoly.board import NAUGHTY, Card, Deed, Space
from yuletable.games.christmas_opoly.moves import Build, Lift, Mortgage, Sell
from yuletable.kernel.core import Json, Terms

PROMPT: Final = 0  # owners are asked for their rent (CO-056)
WATCHFUL: Final = 1
AUTO: Final = 2


class Printed(TypedDict):
    """What every space of the board says."""

    name: str
    kind: str


class SpaceView(Printed, total=False):
    """What a space and its deed say; what does not apply is left out."""

    due: int
    price: int
    mortgage: int
    lift: int
    rent: list[int]
    group: str
    present_price: int
    tree_price: int
    refund: list[int]


@final
class Amounts:
    """The numbers in the rulebook."""

    def __init__(
        self,
        start: int,
        dasher: int,
        fee: int,
        throws: int,
        interest: int,
        sell_back: int,
        dealt: int,
        minutes: int,
        mortgaged: int,
    ) -> None:
        self.start = start  # everyone's money at the start (CO-007)
        self.dasher = dasher  # for ON DASHER (CO-010)
        self.fee = fee  # to leave NAUGHTY in the end (CO-069)
        self.throws = throws  # to leave NAUGHTY without it (CO-066)
        self.interest = interest  # percent of a mortgage (CO-114)
        self.sell_back = sell_back  # percent of what was paid (CO-102)
        self.dealt = dealt  # deeds to each in the short version (CO-134)
        self.minutes = minutes  # of the short version (CO-138)
        self.mortgaged = mortgaged  # percent of the price a mortgaged deed counts (CO-142)


@final
class OpolyTerms(Terms):
    """The board, the bank's stock, and every option of the rules by its name."""

    def __init__(
        self,
        edition: str,
        options: dict[str, Json],
        seats: int,
        spaces: list[Space],
        deeds: list[Deed],
        groups: list[tuple[int, ...]],
        group_names: list[str],
        decks: list[list[Card]],
        presents: int,
        trees: int,
        tokens: list[str],
        amounts: Amounts,
        printed: list[SpaceView],
    ) -> None:
        super().__init__(edition, options)
        self.seats = seats
        self.spaces = spaces
        self.kinds = [space.kind for space in spaces]
        self.size = len(spaces)
        self.naughty = 0  # where NAUGHTY is
        self.deeds = deeds  # by space; where there is none, a blank
        self.properties = [deed.space for deed in deeds if deed.price]
        self.groups = groups  # member spaces in walking order; routes and works come last
        self.sizes = [len(group) for group in groups]
        self.colours = len(groups) - 2
        self.group_names = group_names  # of the colors
        self.decks = decks
        self.presents = presents
        self.trees = trees
        self.tokens = tokens
        self.amounts = amounts
        self.printed = printed  # by space: what the board and the deed say, for views
        self.short: bool = options["version"] == "short"
        self.opening_moves: bool = options["opening_throw_moves"] == "yes"
        self.entry_pays: bool = options["entry_pays_dasher"] == "yes"
        self.rent_mode = {"prompt": PROMPT, "watchful": WATCHFUL, "auto": AUTO}[
            options["rent_mode"]
        ]
        self.three_at_once: bool = options["naughty_throws"] == "three_at_once"
        self.group_scope: bool = options["development_scope"] == "group"
        self.building_to_middle: bool = options["building_money"] == "middle"
        self.offers: int = options["offers_per_window"]
        self.clears_mortgage: bool = options["bank_clears_mortgage"] == "yes"
        self.locks_seized: bool = options["seized_mortgages"] == "locked"
        self.sells_while_buying: bool = options["sales_while_buying"] == "yes"
        self.tree_alone: bool = options["tree_value"] == "tree_alone"
        self.stops_at_once: bool = options["time_up"] == "at_once"
        self.cash_public: bool = options["cash_public"] == "yes"
        self.turn_cap: int = 0 if options["turn_cap"] == "none" else options["turn_cap"]
        self.minutes: int = 0 if options["time_limit"] == "none" else options["time_limit"]
        if self.short:
            self.minutes = amounts.minutes
        self.wall_clock: bool = options["clock"] == "wall"
        self.last_turn = 0  # under a virtual clock: the turn with whose end time is up (CO-158)
        if self.minutes and not self.wall_clock:
            self.last_turn = (3 * self.minutes + 1) // 2
        self.build = [Build(space) for space in range(self.size)]  # made once and handed out
        self.mortgage = [Mortgage(space) for space in range(self.size)]
        self.lift = [Lift(space) for space in range(self.size)]
        self.sales: list[dict[int, list[Sell]]] = [{} for _ in groups]  # by group, then levels
        for index, kind in enumerate(self.kinds):
            if kind == NAUGHTY:
                self.naughty = index

    def parts(self) -> dict[str, Any]:
        return {"edition": self.edition, "options": self.options, "seats": self.seats}

    def group_index(self, name: str) -> int:
        """The color group of this name, or -1."""
        for index, known in enumerate(self.group_names):
            if known == name:
                return index
        return -1
