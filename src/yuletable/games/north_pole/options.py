"""The house rules of the train race, each with its default and clause."""

from __future__ import annotations

from yuletable.kernel.options import Option

OPTIONS = (
    Option("max_players", 4, "NP-02", "How many may sit down at most.", (4, 5, 6)),
    Option(
        "first_dealer",
        "draw",
        "NP-17",
        "Who deals: whoever draws the highest number, or this seat.",
        ("draw",),
        number_from=0,
        below_seats=True,
    ),
    Option(
        "reshuffle_timing",
        "when_empty",
        "NP-27",
        "Whether the discard pile is shuffled at once, or when somebody has to draw.",
        ("when_empty", "when_needed"),
    ),
    Option(
        "santa_on_turn",
        "no",
        "NP-32",
        "Whether Santa may be spent on your own turn, without effect.",
        ("no", "discard"),
    ),
    Option(
        "no_play",
        "discard_one",
        "NP-33",
        "What you do when nothing can be played: throw one card away, or pass.",
        ("discard_one", "pass"),
    ),
    Option("bump_after_slide", True, "NP-38", "A train that slid still bumps where it stops."),
    Option(
        "slide_detour",
        "next_turn",
        "NP-58",
        "Whether the Bridge is closed to you on the turn after you slid down it.",
        ("next_turn", "none"),
    ),
    Option(
        "advance8_upper_bridge",
        "stay",
        "NP-60",
        "What happens when the eight spaces of a card end on the Upper Bridge.",
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
        "Who goes back when several others share the lead.",
        ("all", "choose", "none"),
    ),
    Option(
        "elf_swap_slides",
        True,
        "NP-82",
        "A train that changes places by the Naughty Elf slides down the Bridge.",
    ),
    Option(
        "reaction_order",
        "clockwise",
        "NP-89",
        "In which order the others are asked for Reindeer Crossing.",
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
        "Whether Express and Hustle-Bustle may carry you to the North Pole.",
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
