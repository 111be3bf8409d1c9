"""The house rules of Holiday Shuffle, each with its default and clause."""

from __future__ import annotations

from yuletable.kernel.options import Option

OPTIONS = (
    Option("rounds", 3, "HS-75", "How many rounds you play; one makes a short game.", (3, 1)),
    Option(
        "first_dealer",
        "draw",
        "HS-28",
        "Who deals the first round; by default everyone draws a card for it.",
        ("draw",),
        number_from=0,
        below_seats=True,
    ),
    Option(
        "wild_in_dealer_draw",
        "jan1",
        "HS-28",
        "What a Wild drawn for the deal counts as.",
        ("jan1", "redraw"),
    ),
    Option(
        "equal_dates",
        "in_order",
        "HS-12",
        "Whether the same date twice side by side is in order.",
        ("in_order", "break"),
    ),
    Option(
        "leap_day",
        "if_printed",
        "HS-18",
        "Whether a Wild may be February 29.",
        ("if_printed", "always", "never"),
    ),
    Option(
        "wild_binding",
        "scoring",
        "HS-20",
        "When a Wild gets its date: at the end of the round, or as soon as you place it.",
        ("scoring", "placement"),
    ),
    Option(
        "wild_choice",
        "best",
        "HS-21",
        "Who dates the Wilds when a round ends: the table, for the most points, or you.",
        ("best", "ask"),
    ),
    Option("wild_gap_ban", True, "HS-23", "You can’t put a Wild between two days in a row."),
    Option("celebration_optional", True, "HS-47", "You may skip a Celebration."),
    Option("trade_consent", False, "HS-50", "The other player may turn down a trade."),
    Option(
        "flip_timing",
        "when_emptied",
        "HS-53",
        "When the discard pile is turned over to make a new draw pile.",
        ("when_emptied", "turn_end", "when_needed"),
    ),
    Option(
        "month_groups",
        "together",
        "HS-66",
        "Whether the cards of a month group must lie side by side.",
        ("together", "apart"),
    ),
    Option("bonus_overlap", True, "HS-69", "A card may count in a month run and in a month group."),
)
