"""Rent, the middle and NAUGHTY (CO-045 to CO-074, CO-152 to CO-155)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.opoly import PINK, at, buys, cash, owned, says, table
from yuletable.games.catalogue import find
from yuletable.kernel.errors import Refused

NAUGHTY = [10, 0, 0, 0]
VISIT: dict[str, Any] = {"at": [7, 0, 0, 0], "dice": "1+3"}  # A comes to 11


# Rent.


def test_co_045_co_046_rent_is_what_the_deed_says() -> None:
    for level, rent in enumerate([12 * 2, 60, 180, 480, 650, 790]):
        levels = {str(space): level for space in PINK}
        game = table(**VISIT, deeds=owned(4, B=PINK), levels=levels)
        game.play("A roll", "B rent")
        assert cash(game) == [1630 - rent, 1630 + rent, 1630, 1630]


def test_co_046_co_153_everybody_sees_what_deeds_bring_now() -> None:
    deeds = owned(4, A=[1, 3, 11, 5, 15, 13], B=[12])
    shown = table(deeds=deeds, levels={"1": 1}, mortgaged=[15]).view("")
    rents = {"1": 20, "3": 2 * 6, "11": 12, "5": 60, "15": 0, "13": 5, "12": 12}
    assert shown["rents"] == rents
    assert [shown["board"][3][name] for name in ("mortgage", "lift")] == [40, 44]
    assert shown["board"][3]["refund"] == [0, 25, 50, 75, 100, 125]


def test_co_152_routes_and_works_belong_to_no_colour() -> None:
    game = table(deeds=owned(4, A=[5, 15, 25, 35, 13, 28]))
    game.refuses("A build 5", "CO-152")
    game.refuses("A build 13", "CO-152")
    game.refuses("A sell route 0,0,0,0", "CO-104")
    game.play("A mortgage 5", "A offer B give 13 get $5", "B accept")
    assert game.view("")["deeds"][1] == [13]
    bare = table(at=NAUGHTY, dice="1+2", deeds=owned(4, B=[13, 28]))
    bare.play("A roll", "B rent")
    assert cash(bare)[0] == 1630 - 30  # both works, and no doubling on top


def test_co_153_routes_charge_by_number() -> None:
    for routes, rent in (([5], 30), ([5, 15], 60), ([5, 15, 25], 110), ([5, 15, 25, 35], 200)):
        game = table(dice="2+3", deeds=owned(4, B=routes))
        game.play("A roll", "B rent")
        assert cash(game)[0] == 1630 - rent


@pytest.mark.parametrize(
    ("works", "mortgaged", "rent"),
    [([13], [], 35), ([13, 28], [], 70), ([13, 28], [28], 70), ([13, 5], [], 35)],
)
def test_co_153_works_charge_the_dice_by_number(
    works: list[int], mortgaged: list[int], rent: int
) -> None:
    game = table(at=[6, 0, 0, 0], dice="4+3", deeds=owned(4, B=works), mortgaged=mortgaged)
    game.play("A roll", "B rent")
    assert cash(game) == [1630 - rent, 1630 + rent, 1630, 1630]


def test_co_153_works_of_two_owners_count_for_each_alone() -> None:
    game = table(at=[6, 0, 0, 0], dice="4+3", deeds=owned(4, B=[13], C=[28]))
    game.play("A roll", "B rent")
    assert cash(game) == [1630 - 35, 1630 + 35, 1630, 1630]


def test_co_153_works_use_the_second_throw_of_a_turn() -> None:
    game = table(at=[3, 0, 0, 0], dice="2+2 1+5", deeds=owned(4, A=[7], B=[13]))
    game.play("A roll", "A roll", "B rent")
    assert cash(game)[:2] == [1630 - 30, 1630 + 30]


def works_at_4() -> dict[str, object]:
    """Candle Works and Tangled Lights change places."""
    data = find("christmas_opoly").edition().data
    ring = [dict(space) for space in data["spaces"]["items"]]
    ring[4], ring[13] = ring[13] | {"index": 4}, ring[4] | {"index": 13}
    deeds = [d | {"space": 4} if d["space"] == 13 else d for d in data["deeds"]["items"]]
    return {"spaces": {"items": ring}, "deeds": {"items": deeds}}


def test_co_153_works_use_the_latest_throw_after_a_card() -> None:
    game = table(
        at=[32, 0, 0, 0],
        dice="1+3",
        big_fun=["BF10"],
        edition=works_at_4(),
        deeds=owned(4, B=[4]),
    )
    game.play("A roll", "B rent")
    assert cash(game)[:2] == [1630 + 200 - 20, 1650]


def test_co_047_the_own_property_costs_nothing() -> None:
    game = table(**VISIT, deeds=owned(4, A=PINK))
    game.play("A roll")
    assert (game.phase(), game.state.claim) == ("Post", None)


def test_co_048_mortgaged_property_brings_nothing() -> None:
    game = table(**VISIT, deeds=owned(4, B=[11]), mortgaged=[11])
    game.play("A roll")
    assert (game.phase(), game.state.claim) == ("Post", None)


def test_co_049_a_whole_group_without_development_brings_twice_the_rent() -> None:
    game = table(**VISIT, deeds=owned(4, B=PINK))
    game.play("A roll")
    assert game.view("")["claim"] == {"owner": 1, "visitor": 0, "space": 11, "amount": 24}
    part = table(**VISIT, deeds=owned(4, B=[11, 12]))
    part.play("A roll")
    assert part.view("")["claim"]["amount"] == 12


def test_co_050_mortgaged_deeds_count_as_owned() -> None:
    game = table(**VISIT, deeds=owned(4, B=PINK), mortgaged=[12, 14])
    game.play("A roll")
    assert game.view("")["claim"]["amount"] == 24


def test_co_051_double_rent_goes_on_where_others_are_developed() -> None:
    game = table(**VISIT, deeds=owned(4, B=PINK), levels={"12": 1, "14": 1})
    game.play("A roll")
    assert game.view("")["claim"]["amount"] == 24


def test_co_052_rent_is_lost_with_the_next_throw() -> None:
    game = table(at=[7, 0, 0, 0], dice="1+3 1+3", deeds=owned(4, B=[11]))
    game.play("A roll", "B silent", "A end", "B roll")
    assert game.told("lapsed") == [{"what": "lapsed", "seat": 1, "target": 0, "amount": 12}]
    game.refuses("B rent", "CO-053")


def test_co_053_a_claim_is_fixed_at_the_landing() -> None:
    game = table(**VISIT, deeds=owned(4, B=PINK))
    game.play("A roll", "B silent", "A end", "B build 11")
    says(game, "B rent")
    assert cash(game)[0] == 1630 - 24
    with pytest.raises(Refused, match="CO-053"):
        says(game, "B rent")
    with pytest.raises(Refused, match="CO-053"):
        says(game, "C rent")


def test_co_053_splitting_the_group_changes_nothing() -> None:
    game = table(**VISIT, deeds=owned(4, B=PINK))
    game.play("A roll", "B silent", "A offer B give $50 get 14", "B accept")
    says(game, "B rent")
    assert cash(game)[0] == 1630 - 50 - 24


def test_co_054_a_request_is_for_the_full_amount_or_not_at_all() -> None:
    game = table(**VISIT, deeds=owned(4, B=PINK))
    game.play("A roll")
    assert (game.phase(), game.menu("B")) == ("Rent", ["silent", "rent"])
    game.refuses("B rent 5", "TB-06")
    game.refuses("B end", "CO-056")
    game.play("B silent")
    assert cash(game)[0] == 1630


def test_co_055_mortgaging_or_leaving_ends_a_claim() -> None:
    game = table(seats=3, at=[7, 0, 0], dice="1+3", deeds=owned(3, C=[11]))
    game.play("A roll", "C silent", "A end", "C mortgage 11")
    assert game.view("")["claim"] is None
    claim = {"owner": 2, "visitor": 0, "space": 11, "amount": 12}
    debt = {"phase": "Raise", "debtor": 2, "amount": 99}
    gone = table(deeds=owned(4, C=[11]), cash=[9, 9, 0, 9], claim=claim, phase=debt)
    gone.play("C bankrupt")
    assert gone.view("")["claim"] is None


def test_co_055_a_sold_deed_leaves_the_claim_with_the_owner_at_the_landing() -> None:
    game = table(**VISIT, deeds=owned(4, B=[11]))
    game.play("A roll", "B silent", "A offer B give $1 get 11", "B accept")
    assert game.view("")["claim"]["owner"] == 1
    says(game, "B rent")
    assert cash(game) == [1617, 1643, 1630, 1630]
    sold = table(**VISIT, deeds=owned(4, B=[11]))
    sold.play("A roll", "B silent", "A offer B give $1 get 11", "B accept", "A mortgage 11")
    assert sold.view("")["claim"] is None  # mortgaged, be it by the new owner


def test_co_056_prompt_asks_the_owner_at_once() -> None:
    game = table(**VISIT, deeds=owned(4, D=[11]))
    game.play("A roll")
    assert (game.waiting(), game.phase()) == ("D", "Rent")
    game.refuses("A end", "CO-056")
    game.play("D silent")
    assert game.waiting() == "A"
    assert game.menu("D") == ["rent"]


def test_co_056_watchful_asks_nobody() -> None:
    game = table(**VISIT, deeds=owned(4, D=[11]), options={"rent_mode": "watchful"})
    game.play("A roll")
    assert (game.waiting(), game.phase()) == ("A", "Post")
    assert game.state.speakers() == (3,)
    assert game.menu("D") == ["rent"]
    says(game, "D rent")
    assert cash(game)[0] == 1618
    assert game.state.speakers() == ()


def test_co_056_auto_requests_by_itself() -> None:
    game = table(**VISIT, deeds=owned(4, D=[11]), options={"rent_mode": "auto"})
    game.play("A roll")
    assert (game.phase(), cash(game)[0], game.view("")["claim"]) == ("Post", 1618, None)


def test_co_154_rent_does_not_wait_to_be_asked_for() -> None:
    late = table(seats=3, at=[7, 0, 0], dice="1+3", deeds=owned(3, C=[11]), cash=[5, 9, 9])
    late.play("A roll", "C silent")
    late.play("A end")
    assert (late.phase(), late.waiting()) == ("Between", "C")
    late.play("C end")
    assert late.phase() == "Pre"
    says(late, "C rent")  # in B's window before the throw
    assert (late.phase(), late.waiting()) == ("Raise", "A")
    late.play("A bankrupt")
    assert (late.phase(), late.waiting()) == ("Pre", "B")


def test_co_154_while_an_offer_is_answered_it_waits() -> None:
    game = table(**VISIT, deeds=owned(4, B=[11], C=[5]))
    game.play("A roll", "B silent", "A offer C give $9 get 5")
    with pytest.raises(Refused, match="CO-154"):
        says(game, "B rent")
    assert game.menu("B") == []
    game.play("C refuse")
    assert game.menu("B") == ["rent"]


# The middle.


def test_co_057_what_must_be_paid_goes_to_the_middle() -> None:
    space = table(at=[36, 0, 0, 0], dice="1+1")
    space.play("A roll")
    assert (space.state.middle, cash(space)[0]) == (150, 1480)
    fee = table(naughty=[2, None, None, None], at=NAUGHTY, dice="1+2")
    fee.play("A roll")
    assert fee.state.middle == 100


def test_co_058_building_money_goes_to_the_bank_or_where_agreed() -> None:
    bank = table(deeds=owned(4, A=PINK))
    bank.play("A build 11")
    assert (bank.state.middle, cash(bank)[0]) == (0, 1530)
    middle = table(deeds=owned(4, A=PINK), options={"building_money": "middle"})
    middle.play("A build 11")
    assert (middle.state.middle, cash(middle)[0]) == (100, 1530)


def test_co_059_lifting_is_paid_to_the_bank() -> None:
    game = table(deeds=owned(4, A=[39]), mortgaged=[39])
    game.play("A lift 39")
    assert (game.state.middle, cash(game)[0]) == (0, 1630 - 220)


def test_co_060_a_card_that_counts_players_pays_into_the_middle() -> None:
    game = table(at=[4, 0, 0, 0], dice="1+3", bah_humbug=["BH11"])
    game.play("A roll")
    assert (cash(game), game.state.middle) == ([1600, 1630, 1630, 1630], 30)


def test_co_061_whoever_lands_on_santa_claus_takes_it_all() -> None:
    game = table(at=[16, 0, 0, 0], dice="1+3", middle=345)
    game.play("A roll")
    assert (cash(game)[0], game.state.middle) == (1975, 0)


def test_co_062_passing_santa_claus_brings_nothing_but_a_card_does() -> None:
    passing = table(at=[19, 0, 0, 0], dice="1+2", middle=345, bah_humbug=["BH16"])
    passing.play("A roll")
    assert passing.state.middle == 375
    by_card = table(dice="1+1", middle=345, big_fun=["BF5"])
    by_card.play("A roll")
    assert (at(by_card)[0], by_card.state.middle, cash(by_card)[0]) == (20, 0, 1975)
    assert table().state.middle == 0


# NAUGHTY.


def test_co_063_co_064_sent_directly_and_the_turn_is_over() -> None:
    game = table(at=[26, 0, 0, 0], dice="1+3")
    game.play("A roll")
    assert (at(game)[0], cash(game)[0], game.state.naughty[0]) == (10, 1630, 0)
    assert (game.phase(), game.state.turns) == ("Between", 1)
    assert game.told("moved")[-1]["space"] == 30


def test_co_065_landing_there_is_nice() -> None:
    game = table(seats=2, at=[5, 0], dice="2+3 1+3 1+3", big_fun=["BF4"])
    game.play("A roll")
    assert (at(game)[0], game.state.naughty[0]) == (10, -1)
    assert game.told("nice")
    game.play("A end", "B roll", "B end", "A roll")
    assert at(game)[0] == 14


def test_co_155_a_double_that_ends_there_throws_again() -> None:
    game = table(at=[4, 10, 0, 0], naughty=[None, 0, None, None], dice="3+3")
    game.play("A roll")
    assert (at(game)[0], game.state.naughty[:2]) == (10, [-1, 0])
    assert game.menu("A")[0] == "roll"


def test_co_066_co_068_doubles_free_without_another_throw() -> None:
    for failed in (0, 1, 2):
        game = table(at=NAUGHTY, naughty=[failed, None, None, None], dice="5+5", middle=7)
        game.play("A roll")
        assert (at(game)[0], cash(game)[0], game.state.naughty[0]) == (20, 1637, -1)
        assert game.menu("A")[0] == "end"


def test_co_067_one_throw_on_each_turn() -> None:
    game = table(at=NAUGHTY, naughty=[0, None, None, None], dice="1+2")
    game.play("A roll")
    assert (game.state.naughty[0], at(game)[0], game.menu("A")[0]) == (1, 10, "end")
    game.refuses("A roll", "CO-023")


def test_co_067_or_three_at_once() -> None:
    options = {"naughty_throws": "three_at_once"}
    freed = table(at=NAUGHTY, naughty=[0, None, None, None], dice="1+2 5+5", options=options)
    freed.play("A roll")
    assert (at(freed)[0], freed.menu("A")[0]) == (20, "end")
    assert freed.view("")["thrown"] == [[1, 2], [5, 5]]
    failed = table(at=NAUGHTY, naughty=[0, None, None, None], dice="1+2 3+4 4+6", options=options)
    failed.play("A roll")
    assert (at(failed)[0], cash(failed)[0], failed.state.middle) == (20, 1630, 0)
    assert [e["amount"] for e in failed.told("santa")] == [100]


def test_co_069_after_three_failures_the_fee_and_the_third_throw() -> None:
    game = table(at=NAUGHTY, naughty=[2, None, None, None], dice="2+3", deeds=owned(4, A=[15]))
    game.play("A roll")
    assert (at(game)[0], cash(game)[0], game.state.middle) == (15, 1530, 100)
    assert game.told("freed")[0]["why"] == "fee"


def test_co_070_the_fee_is_paid_before_moving() -> None:
    game = table(
        at=NAUGHTY,
        naughty=[2, None, None, None],
        dice="4+6",
        cash=[60, 9, 9, 9],
        deeds=owned(4, A=[6]),
    )
    game.play("A roll")
    assert (game.phase(), at(game)[0]) == ("Raise", 10)
    game.play("A mortgage 6")
    assert (at(game)[0], cash(game)[0]) == (20, 110)  # the fee lay in the middle already
    ruined = table(at=NAUGHTY, naughty=[2, None, None, None], dice="4+6", cash=[60, 9, 9, 9])
    ruined.play("A roll")
    assert (at(ruined)[0], ruined.state.middle) == (10, 60)


def test_co_071_there_is_no_other_way_out() -> None:
    game = table(at=NAUGHTY, naughty=[0, None, None, None])
    assert buys(game, "A") == ["roll"]
    game.refuses("A pay", "TB-06")


def test_co_072_co_073_business_goes_on_in_naughty() -> None:
    game = table(
        at=NAUGHTY,
        naughty=[0, None, None, None],
        deeds=owned(4, A=[*PINK, 5], B=[6]),
    )
    game.play("A build 11", "A mortgage 5", "A offer B give $60 get 6", "B accept")
    assert (cash(game)[0], game.view("")["deeds"][0]) == (1630 - 100 + 100 - 60, [5, 6, *PINK])
    sits = [None, 0, None, None]
    rent = table(at=[7, 10, 0, 0], naughty=sits, dice="1+3", deeds=owned(4, B=PINK))
    rent.play("A roll", "B rent")
    assert cash(rent)[1] == 1654
    bids = table(at=[36, 10, 0, 0], naughty=sits, dice="1+2")
    bids.play("A roll", "A decline", "B bid 5")
    assert bids.view("")["question"]["leader"] == 1


def test_co_074_a_freeing_double_does_not_count() -> None:
    game = table(at=NAUGHTY, naughty=[1, None, None, None], dice="5+5")
    game.play("A roll")
    assert game.view("")["question"]["doubles"] == 0
