"""What was agreed before the race: track, deck and options, ready for the rules to read."""

from __future__ import annotations

from typing import Any, final

from yuletable.games.north_pole.cards import RC, SA
from yuletable.games.north_pole.track import Track
from yuletable.kernel.core import Json, Seat, Terms


@final
class TrainTerms(Terms):
    """The board in use, the whole deck, and every option of the rules by its name."""

    def __init__(
        self,
        edition: str,
        options: dict[str, Json],
        seats: int,
        track: Track,
        station_names: tuple[str, ...],
        tokens: tuple[str, ...],
        deck: list[int],
        hand_size: int,
        deal_size: int,
        hustle_spaces: int,
        express_spaces: int,
        storm_spaces: int,
        first_dealer: Seat,
    ) -> None:
        super().__init__(edition, options)
        self.seats = seats
        self.track = track
        self.station_names = station_names  # in track order
        self.tokens = tokens  # by seat (NP-05)
        self.deck = deck  # sorted
        self.crossings = deck.count(RC)
        self.santas = deck.count(SA)
        self.hand_size = hand_size
        self.deal_size = deal_size
        self.hustle_spaces = hustle_spaces
        self.express_spaces = express_spaces
        self.storm_spaces = storm_spaces
        self.first_dealer = first_dealer  # HOUSE: by drawing cards (NP-14)
        self.reshuffle_at_once: bool = options["reshuffle_timing"] == "when_empty"
        self.santa_on_turn: bool = options["santa_on_turn"] == "discard"
        self.pass_without_play: bool = options["no_play"] == "pass"
        self.bump_after_slide: bool = options["bump_after_slide"]
        self.detours: bool = options["slide_detour"] == "next_turn"
        self.eight_slides: bool = options["advance8_upper_bridge"] == "slide"
        self.hustle_when_tied: bool = options["hustle_when_tied"] == "allowed"
        self.hustle_choose: bool = options["hustle_tie"] == "choose"
        self.hustle_none: bool = options["hustle_tie"] == "none"
        self.elf_swap_slides: bool = options["elf_swap_slides"]
        self.reactions_shuffled: bool = options["reaction_order"] == "random"
        self.santa_for_one_card: bool = options["santa_scope"] == "card"
        self.santa_blocks_bumps: bool = options["santa_blocks_bumps"]
        self.finish_barred: bool = options["specialty_finish"] == "barred"

    def parts(self) -> dict[str, Any]:
        return {"edition": self.edition, "options": self.options, "seats": self.seats}
