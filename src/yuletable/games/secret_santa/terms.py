"""What was agreed before the deal: the deck in use and the options, ready for the rules to read."""

from __future__ import annotations

from typing import Any, Final, final

from yuletable.games.secret_santa.cards import cards_of
from yuletable.games.secret_santa.moves import every_give
from yuletable.kernel.core import Json, Seat, Seating, Terms

MANUAL: Final = 0  # «Final Gift!» is asked for (SS-39)
AUTO: Final = 1
OFF: Final = 2


@final
class SantaTerms(Terms):
    """The deck, the type of Carol, and every option of the rules by its name."""

    def __init__(
        self,
        edition: str,
        options: dict[str, Json],
        seats: int,
        copies: list[int],
        carol: int,
        final_gift: int,
        first_dealer: Seat,
    ) -> None:
        super().__init__(edition, options)
        self.seats = seats
        self.home = Seating(tuple(range(seats)))  # who sits where when a game begins (SS-51)
        self.copies = copies  # by kind: how many are in the deck in use
        self.deck = cards_of(copies)
        self.gives = every_give(copies)  # made once, so that menus hand out references
        self.carol = carol  # STAR, HOLLY or SNOW (SS-97)
        self.final_gift = final_gift
        self.first_dealer = first_dealer  # HOUSE: random (SS-14)
        self.games: int = options["games_per_night"]
        self.opener_may_pass: bool = options["opener_may_pass"]
        self.missing_is_passing: bool = options["final_gift_penalty"] == "pass"
        self.carol_reset: bool = options["carol_reset"]
        self.holly_after_pass: bool = options["holly_after_pass"]
        self.ghost_on_santa: bool = options["ghost_on_santa"]
        self.santa_with_gifts: bool = options["santa_with_gifts"]
        self.tree_brings_back: bool = options["tree_recipients"] == "also_just_out"
        self.fruitcake_must: bool = options["fruitcake_play"] == "must"
        self.fruitcake_public: bool = options["fruitcake_public"]
        self.scrooge_self: bool = options["scrooge_self"]

    def parts(self) -> dict[str, Any]:
        return {"edition": self.edition, "options": self.options, "seats": self.seats}
