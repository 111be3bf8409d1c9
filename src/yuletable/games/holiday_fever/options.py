"""The house rules of Holiday Fever, each with its default and clause."""

from __future__ import annotations

from yuletable.kernel.options import Option

OPTIONS = (
    Option(
        "doubles_deal_amount",
        "sum",
        "HF-029",
        "Whether Doubles Deal counts both dice or one.",
        ("sum", "face"),
    ),
    Option(
        "doubles_deal_scope",
        "any_throw",
        "HF-030",
        "Whether every roll of two dice can be a Doubles Deal, or only one that moves you.",
        ("any_throw", "movement"),
    ),
    Option(
        "value_peek",
        "owner",
        "HF-055",
        "Whether you may look at your own Value cards.",
        ("owner", "blind"),
    ),
    Option(
        "sold_gifts",
        "hidden",
        "HF-063",
        "Whether everyone sees a Gift when it is sold.",
        ("hidden", "shown"),
    ),
    Option(
        "tree_cap",
        "none",
        "HF-072",
        "Whether a tree may have more than three Lights or three Ornaments.",
        ("none", "three_each"),
    ),
    Option(
        "december_loss",
        "broken_tree",
        "HF-078",
        "Whether any decoration you lose in December sends you home, or only one your tree needs.",
        ("broken_tree", "any"),
    ),
    Option(
        "return_to_december",
        "must",
        "HF-080",
        "Whether you must go back to December once your tree is complete again.",
        ("must", "may"),
    ),
    Option(
        "speech_ack",
        "self",
        "HF-089",
        "Whether everyone confirms that they heard a speech.",
        ("self", "table"),
    ),
    Option(
        "stocking_release",
        "named_only",
        "HF-103",
        "Whether Stores and Reunions let you part with the Gift under your Stocking.",
        ("named_only", "any_voluntary"),
    ),
    Option(
        "store_fewer",
        "no",
        "HF-108",
        "Whether you may buy fewer items than printed, for the same total.",
        ("no", "yes"),
    ),
    Option(
        "business_owner_collects",
        "no",
        "HF-120",
        "Whether the owner of a Business collects what a visitor pays.",
        ("no", "yes"),
    ),
    Option(
        "anytime_after_throw",
        "yes",
        "HF-150",
        "Whether everyone may play cards between a roll and the move.",
        ("yes", "no"),
    ),
    Option(
        "sale_window",
        "no",
        "HF-240",
        "Whether you may play cards before somebody chooses at an Estate Sale or Auction.",
        ("no", "yes"),
    ),
    Option(
        "race_reunions",
        "one",
        "HF-193",
        "Whether the Race begins with one Family Reunion, or with one for each token that arrives.",
        ("one", "each"),
    ),
    Option(
        "race_overshoot",
        "stay",
        "HF-202",
        "What happens in the Race when you roll past Christmas.",
        ("stay", "stop"),
    ),
    Option(
        "christmas_pardon",
        "lander",
        "HF-238",
        "Whether a decorated tree wipes out all debts only for the player who landed on Christmas.",
        ("lander", "decorated"),
    ),
    Option(
        "coal_entry",
        "per_gift",
        "HF-211",
        "Whether each Coal is its own debt, or all Coal is one debt.",
        ("per_gift", "single"),
    ),
    Option(
        "records_bots",
        "no",
        "HF-231",
        "Whether a bot that wins gets a line in the family book.",
        ("no", "yes"),
    ),
)
