"""The house rules of Secret Santa, each with its default and clause."""

from __future__ import annotations

from yuletable.kernel.options import Option

OPTIONS = (
    Option(
        "special_set",
        "full",
        "SS-08",
        "Which specials are in the deck; the smaller sets are for beginners.",
        ("full", "santa_elves", "snow_only"),
    ),
    Option(
        "special_games",
        "all",
        "SS-09",
        "How many games of the night use the chosen specials; after that all of them join in.",
        ("all",),
        number_from=1,
        number_to=20,
    ),
    Option(
        "first_dealer",
        "random",
        "SS-14",
        "Who deals the first game of the night.",
        ("random",),
        number_from=0,
        below_seats=True,
    ),
    Option("opener_may_pass", False, "SS-22", "The player who opens a round may pass instead."),
    Option(
        "final_gift",
        "manual",
        "SS-39",
        "Who calls “Final Gift!” when you have one card left.",
        ("manual", "auto", "off"),
    ),
    Option(
        "final_gift_penalty",
        "skip",
        "SS-37",
        "What the turn you miss for staying silent counts as.",
        ("skip", "pass"),
    ),
    Option(
        "final_gift_chance",
        "turn",
        "SS-37",
        "Which turn you miss for staying silent.",
        ("turn", "single"),
    ),
    Option(
        "games_per_night",
        3,
        "SS-50",
        "How many games make a night.",
        allowed=(),
        number_from=1,
        number_to=20,
    ),
    Option("carol_reset", True, "SS-51", "Everyone is back in their own seat for the next game."),
    Option("holly_after_pass", True, "SS-57", "You may also use a Holly card after a pass."),
    Option(
        "holly_wait",
        "standing",
        "SS-58",
        "Which gifts end your wait, if you gave the last gifts and want to use a Holly card.",
        ("standing", "played"),
    ),
    Option("ghost_on_santa", False, "SS-69", "The Ghost may send Santa home."),
    Option("santa_with_gifts", False, "SS-70", "You may add Santa to the gifts you give."),
    Option(
        "tree_recipients",
        "still_in",
        "SS-79",
        "Who gets a gift from the Tree; a player who was out and gets one is back in the game.",
        ("still_in", "also_just_out", "everyone"),
    ),
    Option(
        "fruitcake_play",
        "must",
        "SS-85",
        "Whether you have to play the Fruitcake.",
        ("must", "may"),
    ),
    Option(
        "fruitcake_public", False, "SS-85", "Everyone sees the gift the Fruitcake passes along."
    ),
    Option("scrooge_self", True, "SS-88", "You may name yourself with Scrooge."),
)
