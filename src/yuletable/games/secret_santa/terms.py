"""What was agreed before the deal: the deck in use and the options, ready for the rules to read."""

from __future__ import annotations

from typing import Any, Final, final

from yuletable.games.secret_santa.cards import ELF, TOP_GIFT, cards_of
from yuletable.games.secret_santa.moves import every_give
from yuletable.kernel.core import Json, Seat, Seating, Terms

MANUAL: Final = 0  # "Final Gift!" is asked for (SS-39)
AUTO: Final = 1
OFF: Final = 2


@final
class Deck:
    """The cards of one game."""

    def __init__(self, copies: list[int]) -> None:
        self.copies = copies  # by kind: how many there are
        self.cards = cards_of(copies)
        self.highest = [self.highest_of(size) for size in range(len(self.cards) + 1)]

    def highest_of(self, size: int) -> int:
        """The highest value of which so many cards can be laid, Elves included, or 0."""
        for value in range(TOP_GIFT, 0, -1):
            if self.copies[value] and self.copies[value] + self.copies[ELF] >= size:
                return value
        return 0


@final
class SantaTerms(Terms):
    """The deck, the type of Carol, and every option of the rules by its name."""

    def __init__(
        self,
        edition: str,
        options: dict[str, Json],
        seats: int,
        copies: list[int],
        first_copies: list[int],
        first_games: int,
        carol: int,
        final_gift: int,
        first_dealer: Seat,
    ) -> None:
        super().__init__(edition, options)
        self.seats = seats
        self.home = Seating(tuple(range(seats)))  # who sits where when a game begins (SS-51)
        self.deck = Deck(copies)
        self.first_deck = Deck(first_copies)
        self.first_games = first_games  # so many are played with the first deck (SS-09)
        self.gives = every_give(copies)  # made once, so that menus hand out references
        self.carol = carol  # STAR, HOLLY or SNOW (SS-97)
        self.final_gift = final_gift
        self.first_dealer = first_dealer  # HOUSE: random (SS-14)
        self.games: int = options["games_per_night"]
        self.opener_may_pass: bool = options["opener_may_pass"]
        self.missing_is_passing: bool = options["final_gift_penalty"] == "pass"
        self.single_chance: bool = options["final_gift_chance"] == "single"
        self.wait_for_standing: bool = options["holly_wait"] == "standing"
        self.carol_reset: bool = options["carol_reset"]
        self.holly_after_pass: bool = options["holly_after_pass"]
        self.ghost_on_santa: bool = options["ghost_on_santa"]
        self.santa_with_gifts: bool = options["santa_with_gifts"]
        self.tree_for_all: bool = options["tree_recipients"] == "everyone"
        self.tree_brings_back: bool = options["tree_recipients"] != "still_in"
        self.fruitcake_must: bool = options["fruitcake_play"] == "must"
        self.fruitcake_public: bool = options["fruitcake_public"]
        self.scrooge_self: bool = options["scrooge_self"]

    def deck_in(self, game: int) -> Deck:
        """The deck of this game of the night, from 1."""
        return self.first_deck if game <= self.first_games else self.deck

    def parts(self) -> dict[str, Any]:
        return {"edition": self.edition, "options": self.options, "seats": self.seats}
