"""The house rules of Christmas-opoly, each with its default and clause."""

from __future__ import annotations

from yuletable.kernel.options import Option

OPTIONS = (
    Option(
        "version",
        "regular",
        "CO-134",
        "The regular game, or the short one: four deeds are dealt and the hour decides.",
        ("regular", "short"),
    ),
    Option(
        "opening_throw_moves",
        "yes",
        "CO-017",
        "Whether the highest opening throw is also the beginner's first move.",
        ("yes", "no"),
    ),
    Option(
        "entry_pays_dasher",
        "no",
        "CO-020",
        "Whether coming onto the board over ON DASHER brings $200.",
        ("no", "yes"),
    ),
    Option(
        "rent_mode",
        "prompt",
        "CO-056",
        "How rent is requested: owners are asked, must watch out, or the program does it.",
        ("prompt", "watchful", "auto"),
    ),
    Option(
        "naughty_throws",
        "one_per_turn",
        "CO-067",
        "Whether the three throws in NAUGHTY take three turns or one.",
        ("one_per_turn", "three_at_once"),
    ),
    Option(
        "development_scope",
        "property",
        "CO-085",
        "Whether Presents and mortgages bind the single property or its whole group.",
        ("property", "group"),
    ),
    Option(
        "building_money",
        "bank",
        "CO-058",
        "Where the price of Presents and Trees goes.",
        ("bank", "middle"),
    ),
    Option(
        "offers_per_window",
        3,
        "CO-108",
        "How many offers you may make at a time.",
        allowed=(),
        number_from=0,
        number_to=10,
    ),
    Option(
        "bank_clears_mortgage",
        "yes",
        "CO-129",
        "Whether mortgages are cancelled on deeds the bank takes from a bankrupt player.",
        ("yes", "no"),
    ),
    Option(
        "time_up",
        "finish_turn",
        "CO-140",
        "What happens to the turn being played when time is up.",
        ("finish_turn", "at_once"),
    ),
    Option(
        "clock",
        "wall",
        "CO-141",
        "Whether a real clock counts the time, or forty seconds for every turn.",
        ("wall", "virtual"),
    ),
    Option(
        "cash_public",
        "yes",
        "CO-160",
        "Whether everyone's cash is shown to all.",
        ("yes", "no"),
    ),
    Option(
        "turn_cap",
        "none",
        "CO-147",
        "After so many turns the game is counted.",
        ("none",),
        number_from=50,
        number_to=5_000,
    ),
    Option(
        "time_limit",
        "none",
        "CO-158",
        "After so many minutes the game is counted; the short version lasts an hour.",
        ("none",),
        number_from=15,
        number_to=240,
    ),
)
