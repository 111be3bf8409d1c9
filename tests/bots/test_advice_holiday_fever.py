"""The reasons for hints in Holiday Fever: what they say, and where they stay silent."""

from __future__ import annotations

from typing import Any

from tests.bots.panel import Panel

ROWS = [["camera 150"], ["guitar 100"], ["coal 250"]]
BURIED = "50 " * 10 + "100 " * 11 + "150 " * 8 + "200 " * 7 + "250 " * 5 + "300 " * 3
DEALT = [["camera 150"], ["guitar 100"], [f"coal {BURIED.strip()}"]]  # two Value cards are left


def asked(phase: str, **position: Any) -> Panel:
    """Three seats; A is asked."""
    position.setdefault("rows", ROWS)
    return Panel("holiday_fever", 3, phase={"phase": phase}, **position)


def mine(*debts: int) -> list[list[int]]:
    return [list(debts), [], []]


# Stars.


def test_a_speech_wipes_out_the_debt_beside_the_next_star() -> None:
    panel = asked("Speech", spaces=[10, 0, 0], debts=mine(60, 200), stars=[1, 0, 0])
    assert panel.says("speak") == "Say it: the star wipes out your $200 debt."
    assert (
        panel.says("speak", language="de") == "Sag etwas: Der Stern tilgt deine Schuld von 200 $."
    )
    assert panel.names("decline") == []


def test_a_speech_without_a_debt_is_for_later() -> None:
    panel = asked("Speech", spaces=[10, 0, 0], debts=mine(60), stars=[1, 0, 0])
    assert panel.says("speak") == "Say it: it’s free, and the star covers a debt to come."
    assert "why-star-later" not in asked("Speech", spaces=[10, 0, 0], debts=mine(60)).names("speak")


def test_a_donation_pays_if_it_wipes_out_more() -> None:
    panel = asked("Donation", spaces=[4, 0, 0], debts=mine(200))
    assert panel.says("donate") == "Give: it costs $50 and wipes out $200."
    assert panel.names("pass") == []
    small = asked("Donation", spaces=[4, 0, 0], debts=mine(50))
    assert small.names("donate") == small.names("pass") == []


def test_a_donation_is_even_without_a_debt() -> None:
    panel = asked("Donation", spaces=[4, 0, 0])
    assert panel.says("donate") == panel.says("pass")
    assert panel.names("pass") == ["why-even"]
    assert "why-even" not in asked("Donation", spaces=[4, 0, 0], debts=mine(60)).names("pass")


# Stores.


def tree(phase: str, lights: int, ornaments: int, **position: Any) -> Panel:
    position.setdefault("spaces", [18, 0, 0])
    return asked(phase, lights=[lights, 0, 0], ornaments=[ornaments, 1, 0], **position)


def test_the_last_decoration_finishes_the_tree_and_clears_the_debts() -> None:
    debts: dict[str, Any] = {"debts": mine(60, 200), "stars": [1, 0, 0]}
    offer = tree("Offer", 3, 2, **debts)
    assert offer.says("shop") == (
        "Go for an Ornament: it finishes your tree, "
        "and landing on Christmas would wipe out the $200 you owe."
    )
    assert offer.names("leave") == []
    store = tree("Store", 3, 2, **debts)
    assert store.names("buy O") == ["why-tree-owed"]
    assert store.names("buy L") == []  # there are three


def test_without_debts_the_tree_is_its_own_reward() -> None:
    panel = tree("Store", 3, 2)
    assert panel.names("buy O") == ["why-tree"]
    assert "why-tree" not in tree("Store", 3, 1).names("buy O")


def test_a_tree_that_lacks_little_is_worth_going_for() -> None:
    panel = tree("Store", 2, 1)
    assert panel.says("buy L") == "Go for the tree: after this, 2 more decorations finish it."
    assert tree("Store", 1, 1).names("buy L") == []
    short = tree("Store", 2, 1, rows=DEALT)
    assert short.names("buy L") == []  # the Race begins before


def test_value_cards_go_before_a_tree_that_is_far_off() -> None:
    panel = tree("Store", 0, 0)
    assert panel.says("buy V") == (
        "Your tree is far off, and a Value card under the Camera is usually worth more "
        "than a decoration."
    )
    assert tree("Store", 2, 2).names("buy V") == []
    only_coal = tree("Store", 0, 0, rows=[["coal 150"], [], []])
    assert only_coal.names("buy V") == []


def test_a_star_that_waits_covers_what_one_buys() -> None:
    panel = tree("Offer", 0, 0, stars=[1, 0, 0])
    assert panel.says("shop") == "Go ahead: a star is already waiting for this debt."
    assert tree("Offer", 0, 0, stars=[1, 0, 0], debts=mine(30)).names("shop") == []
    coal = tree("Offer", 0, 0, stars=[1, 0, 0], rows=[["coal 100"], [], []])
    assert coal.names("shop") == []  # the star is needed for the Coal


def test_a_decoration_is_pawned_if_the_tree_comes_to_nothing() -> None:
    panel = tree("Pawn", 1, 0, spaces=[25, 0, 0], rows=DEALT)
    assert panel.says("sell L") == "Sell a Light: $120 now is more than it counts in the end."
    assert tree("Pawn", 1, 0, spaces=[25, 0, 0]).names("sell L") == []
    cheap = tree("Pawn", 1, 0, spaces=[8, 0, 0], rows=DEALT)
    assert cheap.names("sell L") == []  # Nobel Books pays $80


# One's own Gifts.


def test_a_value_card_does_not_go_under_the_coal() -> None:
    panel = asked("Place", rows=[["camera 50", "coal 100"], [], []], unplaced=[300])
    assert panel.says("put 1") == (
        "Put it under the Camera, not under the Coal: there it would count against you."
    )
    assert panel.names("put 2") == []
    good = asked("Place", rows=[["camera 50", "guitar 50"], [], []], unplaced=[300])
    assert good.names("put 1") == []


def test_the_best_gift_gets_the_stocking() -> None:
    panel = asked("Ready", rows=[["camera 300", "guitar 50"], [], []])
    assert panel.says("stock 1") == "Hang your Stocking on the Camera: at $300 it’s your best."
    assert panel.names("stock 2") == []
    assert asked("Ready", rows=[["camera 200", "guitar 50"], [], []]).names("stock 1") == []


def test_a_gift_that_others_saw_gets_the_stocking_sooner() -> None:
    seen = {"gift": "camera", "values": [100], "seen": "all", "values_seen": [[0]]}
    assert asked("Ready", rows=[[seen, "guitar 50"], [], []]).names("stock 1") == ["why-seen"]
    assert asked("Ready", rows=[[seen, "guitar 150"], [], []]).names("stock 1") == []


def test_coal_is_sold_for_what_lies_under_it() -> None:
    rows = [["camera 150", "coal 200 100"], ["guitar 100"], ["snow_globe 250"]]
    panel = asked("Estate", rows=rows, spaces=[11, 0, 0], debts=mine(30))
    assert panel.says("sell 2 face") == (
        "Sell the Coal for what’s under it: you collect $300 instead of owing it."
    )
    assert panel.names("sell 1") == panel.names("pass") == []
    little = [["camera 150", "coal 100"], [], []]
    assert asked("Estate", rows=little, spaces=[11, 0, 0]).names("sell 2 face") == []  # $150 else


# Other people's Gifts.


def test_a_gift_one_has_seen_is_named_at_the_auction() -> None:
    guitar = {"gift": "guitar", "values": [100, 200], "seen": "all", "values_seen": [[1], [1]]}
    rows = [["camera 150"], [guitar], ["coal 250"]]
    panel = asked("Auction", rows=rows, spaces=[19, 0, 0])
    assert panel.says("guess B#1 guitar") == "Say Guitar: you’ve seen what Bramble has there."
    assert panel.names("guess B#1 puppy") == panel.names("guess C#1 coal") == []
    unseen = asked("Auction", spaces=[19, 0, 0])
    assert unseen.names("guess B#1 guitar") == []  # true, but A cannot know


def test_a_gift_with_two_value_cards_is_worth_its_price() -> None:
    panel = asked("Estate", rows=[[], ["guitar 100 200"], ["coal 250"]], spaces=[11, 0, 0])
    assert panel.says("take B#1") == (
        "Buy Bramble’s Gift: 2 Value cards for about $70. It could be Coal, but most Gifts aren’t."
    )
    assert panel.names("take C#1") == []


def test_a_gift_that_cannot_be_coal_is_bought_without_a_doubt() -> None:
    known = {"gift": "guitar", "values": [100, 200], "seen": "all", "values_seen": [[1], [1]]}
    panel = asked("Estate", rows=[[], [known], []], spaces=[11, 0, 0])
    assert panel.names("take B#1") == ["why-buy-sure"]
    coal = {**known, "gift": "coal"}
    assert asked("Estate", rows=[[], [coal], []], spaces=[11, 0, 0]).names("take B#1") == []


# Cards.


def reached(row: list[str], hand: str = "A06") -> Panel:
    """B reaches for A's first Gift."""
    stack = [
        *({"phase": "Begin", "seat": 2}, {"phase": "Last"}, {"phase": "Check"}),
        {"phase": "Buying", "seat": 1, "owner": 0, "slot": 1},
        {"phase": "Reaction", "turn": [0], "actor": 1, "slot": 1},
    ]
    return Panel(
        "holiday_fever", 3, rows=[row, [], []], hands=[hand, "", ""], active=1, stack=stack
    )


def test_a_good_gift_is_worth_a_card() -> None:
    panel = reached(["camera 200"])
    assert panel.says("play A06") == "Use it: the Camera is worth $200."
    assert panel.names("pass") == []
    assert reached(["camera 150"]).names("play A06") == []


def test_a_small_gift_is_let_go_and_coal_all_the_more() -> None:
    assert reached(["camera 50"]).says("pass") == (
        "Let it go and save the card: the Camera is worth only $50."
    )
    assert reached(["coal 300"]).says("pass") == "Let it go: that’s your Coal, with $300 under it."
    assert reached(["coal 300"]).names("play A06") == []
    assert reached(["camera 50"], hand="A10").names("pass") == []  # no card fits


def nudge(day: int, thrown: int) -> Panel:
    return Panel(
        "holiday_fever",
        3,
        days=[day, 0, 0],
        lights=[3, 0, 0],
        ornaments=[3, 0, 0],
        hands=["A10", "", ""],
        dice=[thrown],
        thrown=thrown,
        phase={"phase": "Anytime", "when": 2, "turn": [0]},
    )


def test_one_space_more_or_less_lands_on_christmas() -> None:
    assert nudge(21, 5).says("play A10 -") == "One space less lands you right on Christmas."
    assert nudge(21, 3).says("play A10 +") == "One space more lands you right on Christmas."
    assert nudge(21, 3).names("play A10 -") == nudge(21, 5).names("play A10 +") == []


def mittens(lights: int, day: int, **position: Any) -> Panel:
    position.setdefault("days", [0, day, 0])
    return Panel(
        "holiday_fever",
        3,
        lights=[0, lights, 0],
        ornaments=[0, 4, 0],
        hands=["A11", "", ""],
        phase={"phase": "Anytime", "turn": [0]},
        **position,
    )


def test_a_light_taken_sends_a_bare_tree_home() -> None:
    panel = mittens(3, 20)
    assert panel.says("play A11 B L") == (
        "Take a Light from Bramble: that sends Bramble home from December."
    )
    assert panel.names("play A11 B O") == []  # one Ornament is to spare
    assert mittens(4, 20).names("play A11 B L") == []
    assert mittens(3, 0).names("play A11 B L") == []
    assert mittens(3, 20, days=[1, 20, 1], race=True).names("play A11 B L") == []


def test_a_family_is_a_matter_of_taste() -> None:
    choosing = Panel("holiday_fever", 3, phase={"phase": "Families"})
    menu = choosing.state.menu(choosing.state.asking[0])
    assert choosing.advice.cosmetic({}, menu)
    assert not choosing.advice.cosmetic({}, asked("Estate").state.menu(0))
