"""The house rules of the train race, each with its default and clause."""

from __future__ import annotations

from yuletable.kernel.options import Option

OPTIONS = (
    Option("max_players", 4, "NP-02", "How many players may sit down.", (4, 5, 6)),
    Option(
        "first_dealer",
        "draw",
        "NP-17",
        "Who deals: the player who draws the highest number, or this seat.",
        ("draw",),
        number_from=0,
        below_seats=True,
    ),
    Option(
        "reshuffle_timing",
        "when_empty",
        "NP-27",
        "When the discard pile is shuffled: right away, or when somebody has to draw.",
        ("when_empty", "when_needed"),
    ),
    Option(
        "santa_on_turn",
        "no",
        "NP-32",
        "Whether you may get rid of Santa on your own turn, for nothing.",
        ("no", "discard"),
    ),
    Option(
        "no_play",
        "discard_one",
        "NP-33",
        "What you do when you have nothing to play: toss one card, or pass.",
        ("discard_one", "pass"),
    ),
    Option("bump_after_slide", True, "NP-38", "A train still bumps others after a slide."),
    Option(
        "slide_detour",
        "next_turn",
        "NP-58",
        "Whether the Bridge is closed to you on the turn after you slide down it.",
        ("next_turn", "none"),
    ),
    Option(
        "advance8_upper_bridge",
        "stay",
        "NP-60",
        "What happens when Express or Hustle-Bustle takes you to the Upper Bridge.",
        ("stay", "slide"),
    ),
    Option(
        "hustle_when_tied",
        "barred",
        "NP-74",
        "Whether you may play Hustle-Bustle while you share the lead.",
        ("barred", "allowed"),
    ),
    Option(
        "hustle_tie",
        "all",
        "NP-75",
        "Who rolls back when several others share the lead.",
        ("all", "choose", "none"),
    ),
    Option(
        "elf_swap_slides",
        True,
        "NP-82",
        "A train that the Naughty Elf swaps onto the Bridge slides down.",
    ),
    Option(
        "reaction_order",
        "clockwise",
        "NP-89",
        "In which order the table asks the others for Reindeer Crossing.",
        ("clockwise", "random"),
    ),
    Option(
        "santa_scope",
        "play",
        "NP-99",
        "Whether Santa protects for the whole play or from one card.",
        ("play", "card"),
    ),
    Option("santa_blocks_bumps", False, "NP-100", "Santa also protects from bumps."),
    Option(
        "specialty_finish",
        "wins",
        "NP-106",
        "Whether Express and Hustle-Bustle may take you to the North Pole.",
        ("wins", "barred"),
    ),
    Option(
        "board",
        "standard",
        "NP-110",
        "How long the track is.",
        ("standard", "compact", "quick"),
    ),
)
