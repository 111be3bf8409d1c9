"""The reasons for hints in Christmas-opoly: what they say, and where they stay silent."""

from __future__ import annotations

from typing import Any

from tests.bots.panel import Panel
from tests.rules.opoly import GOLD, PINK, RED, WHITE

BUYING = {"phase": "Buy", "seat": 0}
AHEAD = {"phase": "Pre"}


def middle(**position: Any) -> Panel:
    """Four seats in the middle of a game; A is asked."""
    position.setdefault("at", [24, 5, 12, 33])
    position.setdefault("cash", [520, 640, 420, 880])
    return Panel("christmas_opoly", 4, turns=24, **position)


def auction(space: int, bid: int, deeds: list[list[int]], cash: int = 520) -> Panel:
    phase = {"phase": "Auction", "space": space, "turn": [0, 1], "bid": bid, "leader": 1}
    return middle(at=[24, 5, 29, 33], cash=[cash, 640, 60, 880], deeds=deeds, phase=phase)


def offered(offer: str, deeds: list[list[int]], cash: int = 520) -> Panel:
    phase = {"phase": "Offered", "by": 1, "to": 0}
    return middle(cash=[cash, 640, 300, 880], deeds=deeds, offer=offer, phase=phase)


# Buying.


def test_the_deed_that_finishes_a_color_is_bought() -> None:
    deeds = [[21, 23, 5], [26, 27], [11, 12], [31, 39]]
    panel = middle(cash=[310, 640, 420, 880], deeds=deeds, phase=BUYING)
    assert panel.says("buy") == (
        "Brass Bandstand finishes your red group: rent doubles, and you can build."
    )
    assert panel.names("decline") == []


def test_a_color_with_a_mortgage_cannot_be_built_on_yet() -> None:
    deeds = [[21, 23, 5], [26, 27], [11, 12], [31, 39]]
    panel = middle(deeds=deeds, mortgaged=[21], phase=BUYING)
    assert "why-finish" not in panel.names("buy")
    assert "why-finish" not in middle(deeds=[[21], [23], [], []], phase=BUYING).names("buy")


def test_the_deed_somebody_else_needs_is_bought_first() -> None:
    panel = middle(deeds=[[5], [21, 23], [11, 12], [31, 39]], phase=BUYING)
    assert panel.says("buy").startswith(
        "Bramble needs Brass Bandstand to finish the red group. Get it first."
    )
    assert "why-deny" not in middle(deeds=[[5], [21], [23], []], phase=BUYING).names("buy")


def test_two_of_three_are_nearly_a_set() -> None:
    panel = middle(deeds=[[21, 5], [26], [11], []], phase=BUYING)
    assert panel.names("buy") == ["why-pair", "why-early"]
    assert panel.says("buy").startswith("That makes 2 of 3 in the red group. One more and")
    assert "why-pair" not in middle(deeds=[[5], [21], [], []], phase=BUYING).names("buy")
    routes = middle(at=[25, 5, 12, 33], deeds=[[5, 15], [], [], []], phase=BUYING)
    assert "why-pair" not in routes.names("buy")  # routes are no color


def test_early_almost_anything_is_bought() -> None:
    assert middle(deeds=[[], [], [], []], phase=BUYING).names("buy") == ["why-early"]
    poor = middle(deeds=[[], [], [], []], cash=[380, 640, 420, 880], phase=BUYING)
    assert "why-early" not in poor.names("buy")
    late = [[1, 5, 6], [9, 11, 13], [14, 15, 16], [19, 28, 35]]
    assert middle(deeds=late, phase=BUYING).names("buy") == []


def test_a_deed_that_takes_nearly_all_the_cash_goes_to_auction() -> None:
    panel = middle(cash=[300, 640, 420, 880], deeds=[[5], [], [], []], phase=BUYING)
    assert panel.says("decline") == (
        "It would leave you just $60. Let it go to auction: you might get it for less."
    )
    assert middle(deeds=[[5], [], [], []], phase=BUYING).names("decline") == []
    wanted = middle(cash=[300, 640, 420, 880], deeds=[[5], [21, 23], [], []], phase=BUYING)
    assert wanted.names("decline") == []
    broke = middle(cash=[30, 640, 420, 880], deeds=[[5], [], [], []], phase=BUYING)
    assert broke.names("decline") == []  # there is no choice


# Bidding.


def test_what_finishes_somebody_elses_color_does_not_go_cheap() -> None:
    panel = auction(29, 210, [[21, 5], [26, 27], [11, 12], [31, 39]])
    assert panel.says("bid 252") == (
        "Bramble needs this one for the gold group. "
        "Don’t let it go cheap: up to about $420 it’s worth it."
    )
    assert panel.names("bid 421") == panel.names("pass") == []
    assert "why-outbid" not in auction(29, 210, [[21], [26], [27], []]).names("bid 252")


def test_one_bids_for_the_own_color_up_to_half_as_much_again() -> None:
    panel = auction(29, 210, [[26, 27], [21], [], []])
    assert panel.names("bid 420") == ["why-finish"]
    assert panel.names("bid 421") == []


def test_a_bid_below_the_price_is_cheap() -> None:
    panel = auction(29, 100, [[5], [], [], []])
    assert panel.says("bid 150") == "It’s still going for less than its price of $280."
    assert panel.names("bid 280") == []


def test_at_full_price_what_finishes_nothing_is_let_go() -> None:
    panel = auction(29, 280, [[5], [], [], []])
    assert panel.says("pass").startswith("That’s full price already")
    assert auction(29, 279, [[5], [], [], []]).names("pass") == []
    assert auction(29, 280, [[5], [26, 27], [], []]).names("pass") == []
    assert auction(29, 280, [[26, 27], [], [], []]).names("pass") == []


# Building and saving.


def test_one_builds_before_somebody_comes_by() -> None:
    panel = middle(at=[0, 19, 33, 33], deeds=[RED, [], [], []], phase=AHEAD)
    assert panel.says("build 24") == (
        "Bramble is 5 spaces from Brass Bandstand. Build before the next roll."
    )
    past = middle(at=[0, 25, 33, 33], deeds=[RED, [], [], []], phase=AHEAD)
    assert past.names("build 24") == []
    poor = middle(at=[0, 19, 33, 33], cash=[290, 1, 1, 1], deeds=[RED, [], [], []], phase=AHEAD)
    assert poor.names("build 24") == []  # $150 are kept


def test_nobody_comes_by_out_of_naughty() -> None:
    panel = middle(
        at=[0, 10, 33, 33], deeds=[PINK, [], [], []], naughty=[None, 0, None, None], phase=AHEAD
    )
    assert panel.names("build 14") == []
    free = middle(at=[0, 10, 33, 33], deeds=[PINK, [], [], []], phase=AHEAD)
    assert free.names("build 14") == ["why-build"]


def test_the_third_present_is_the_big_one() -> None:
    two, three = {"21": 2, "23": 2, "24": 2}, {"21": 3, "23": 3, "24": 3}
    panel = middle(at=[0, 33, 33, 33], deeds=[RED, [], [], []], levels=two, phase=AHEAD)
    assert panel.says("build 24") == (
        "The third Present is the big one: rent jumps from $330 to $810."
    )
    more = middle(at=[0, 33, 33, 33], deeds=[RED, [], [], []], levels=three, phase=AHEAD)
    assert "why-third" not in more.names("build 24")


def test_the_last_presents_are_kept_from_others() -> None:
    levels = {"21": 4, "23": 4, "24": 4, "11": 4, "12": 4, "14": 4, "1": 2, "3": 1}
    deeds = [[*RED, *PINK, *WHITE], GOLD, [], []]
    panel = middle(at=[0, 4, 4, 4], deeds=deeds, levels=levels, phase=AHEAD)
    assert panel.says("build 3").startswith("Only 5 Presents are left.")
    split = [[*RED, *PINK, *WHITE], GOLD[:2], GOLD[2:], []]
    alone = middle(at=[0, 4, 4, 4], deeds=split, levels=levels, phase=AHEAD)
    assert "why-scarce" not in alone.names("build 3")
    assert "why-scarce" not in panel.names("build 24")  # a Tree takes no Present


def test_cash_is_kept_for_the_rent_ahead() -> None:
    built: dict[str, Any] = {"deeds": [RED, GOLD, [], []], "levels": {"26": 1, "27": 1, "29": 1}}
    few = [200, 9, 9, 9]
    panel = middle(at=[21, 33, 33, 33], cash=few, phase=AHEAD, **built)
    assert panel.says("roll") == "Keep your cash: Nutcracker Hall is 8 spaces ahead and costs $130."
    assert middle(at=[21, 33, 33, 33], phase=AHEAD, **built).names("roll") == []
    assert middle(at=[30, 33, 33, 33], cash=few, phase=AHEAD, **built).names("roll") == []


def test_what_speaks_for_keeping_the_cash_is_not_said_to_build() -> None:
    deeds, levels = [RED, GOLD, [], []], {"26": 2, "27": 2, "29": 2}
    torn = middle(at=[21, 19, 33, 33], cash=[500, 9, 9, 9], deeds=deeds, levels=levels, phase=AHEAD)
    assert torn.names("roll") == ["why-save"]  # $390 for Nutcracker Hall
    assert torn.names("build 24") == []
    free = middle(at=[30, 19, 33, 33], cash=[500, 9, 9, 9], deeds=deeds, levels=levels, phase=AHEAD)
    assert free.names("roll") == []
    assert free.names("build 24") == ["why-build"]


def test_naughty_is_a_comfort_only_with_something_to_fear_outside() -> None:
    inside: dict[str, Any] = {"at": [10, 33, 33, 33], "naughty": [0, None, None, None]}
    deeds, levels = [[], PINK, [], []], {"11": 1, "12": 1, "14": 1}
    panel = middle(deeds=deeds, levels=levels, phase=AHEAD, **inside)
    assert panel.says("roll").startswith("No rush to get out")
    assert middle(deeds=deeds, phase=AHEAD, **inside).names("roll") == []
    outside = middle(at=[10, 33, 33, 33], deeds=deeds, levels=levels, phase=AHEAD)
    assert "why-inside" not in outside.names("roll")


# Trades.


def test_an_offer_that_hands_over_a_color_is_turned_down() -> None:
    deeds = [[26, 5], [27, 29], [11, 12], [31, 39]]
    panel = offered("offer A give $260 get 26", deeds)
    assert panel.says("refuse") == (
        "That hands Bramble the whole gold group. "
        "Ask for at least $520, or for a deed that finishes a color of yours."
    )
    assert panel.names("accept") == []
    assert offered("offer A give $520 get 26", deeds).names("refuse") == []
    harmless = [[26, 5], [27], [29, 12], [31, 39]]
    assert offered("offer A give $260 get 26", harmless).names("refuse") == []


def test_an_offer_that_finishes_the_own_color_is_accepted() -> None:
    deeds = [[26, 27, 5], [29], [11, 12], [31, 39]]
    panel = offered("offer A give 29 get $300", deeds)
    assert panel.names("accept") == ["why-finish"]
    assert panel.names("refuse") == []


def test_a_swap_that_finishes_both_is_fair_if_theirs_is_not_far_dearer() -> None:
    deeds = [[26, 27, 24], [29, 21, 23], [11, 12], [31, 39]]
    panel = offered("offer A give 29 get 24", deeds)
    assert panel.says("accept") == "You both finish a color. That’s a fair deal."
    rich = offered("offer A give 29 get 24", deeds, cash=900)
    assert rich.says("accept") == (
        "You both finish a color, and you’ll have more cash to build with."
    )
    uneven = [[1, 24, 5], [3, 21, 23], [11, 12], [31, 39]]
    assert offered("offer A give 3 get 24", uneven).names("accept") == []


def test_the_last_deed_of_a_color_is_worth_an_offer() -> None:
    panel = middle(deeds=[[26, 27], [29], [11], []], cash=[900, 1, 1, 1], phase=AHEAD)
    assert panel.says("offer B give $560 get 29") == (
        "Bramble has Nutcracker Hall, the last of your gold group. It’s worth a good price."
    )
    assert panel.names("offer B give $561 get 29") == []
    assert panel.names("offer C give $100 get 11") == []
    both = middle(deeds=[[26, 27, 24], [29, 21, 23], [], []], phase=AHEAD)
    assert both.names("offer B give 24 get 29") == []  # Bramble would have a color, too


# Raising cash.


def debt(deeds: list[int]) -> Panel:
    phase = {"phase": "Raise", "debtor": 0, "creditor": 1, "amount": 100}
    return middle(cash=[50, 640, 420, 880], deeds=[deeds, [], [], []], phase=phase)


def test_a_loose_deed_is_mortgaged_first() -> None:
    panel = debt([26, 27, 5, 37])
    assert panel.says("mortgage 5") == (
        "Mortgage Rooftop Run first: it earns only $30 a visit. Keep your gold group together."
    )
    assert panel.names("mortgage 26") == []
    assert debt([5]).says("mortgage 5") == (
        "Mortgage Rooftop Run first: it earns only $30 a visit."
    )


def test_no_deed_comes_first_while_another_earns_less() -> None:
    panel = debt([5, 31])
    assert panel.names("mortgage 5") == []
    assert panel.names("mortgage 31") == ["why-loose"]
    assert debt([13, 15]).names("mortgage 13") == []  # works: by the throw


def test_a_token_is_a_matter_of_taste() -> None:
    choosing = Panel("christmas_opoly", 4, phase={"phase": "Setup"})
    menu = choosing.state.menu(choosing.state.asking[0])
    assert choosing.advice.cosmetic({}, menu)
    assert not choosing.advice.cosmetic({}, middle(phase=AHEAD).state.menu(0))
