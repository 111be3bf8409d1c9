"""Cards, buying and auctions (CO-030 to CO-044, CO-149 to CO-151)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.opoly import at, buys, cash, owned, says, table
from yuletable.games.catalogue import find
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match

GAME = find("christmas_opoly")


# Big Fun! and Bah Humbug.


def test_co_030_a_card_of_that_name_is_drawn_and_followed() -> None:
    fun = table(dice="1+1", big_fun=["BF7"])
    fun.play("A roll")
    assert cash(fun)[0] == 1780
    assert fun.told("card")[0]["card"] == "BF7"
    humbug = table(at=[4, 0, 0, 0], dice="1+3", bah_humbug=["BH9"])
    humbug.play("A roll")
    assert (cash(humbug)[0], humbug.state.middle) == (1590, 40)
    assert humbug.told("card")[0]["deck"] == "bah_humbug"


def test_co_031_the_card_goes_to_the_bottom() -> None:
    game = table(dice="1+1", big_fun=["BF7", "BF9"])
    game.play("A roll")
    deck = game.match.position()["big_fun"]
    assert (deck[0], deck[-1], len(deck)) == ("BF9", "BF7", 16)
    assert game.view("D")["known"] == [["BF7"], []]


def test_co_149_it_lies_there_the_moment_it_is_drawn() -> None:
    ruined = table(at=[4, 0, 0, 0], dice="1+3", cash=[0, 9, 9, 9], bah_humbug=["BH7", "BH2"])
    ruined.play("A roll")
    assert ruined.state.out[0]
    deck = ruined.match.position()["bah_humbug"]
    assert (deck[0], deck[-1]) == ("BH2", "BH7")


def test_co_149_a_further_card_is_the_next_one() -> None:
    chain = {"big_fun": {"cards": [card("X1", op="advance_to", space=17), card("X2")]}}
    game = table(dice="1+1", edition=chain)
    game.play("A roll")  # 2, by the card to 17, and another card there
    assert [e["card"] for e in game.told("card")] == ["X1", "X2"]
    assert (at(game)[0], cash(game)[0]) == (17, 1640)


def card(id_: str, **effect: object) -> dict[str, object]:
    effect = effect or {"op": "collect", "amount": 10}
    return {"id": id_, "title": id_, "text": id_, "effect": effect}


def test_co_032_a_card_that_moves_the_token_makes_it_land() -> None:
    game = table(dice="1+1", big_fun=["BF14"], deeds=owned(4, B=[19]))
    game.play("A roll", "B rent")
    assert (at(game)[0], cash(game)[:2]) == (19, [1612, 1648])


def test_co_150_advance_goes_forward_at_least_one_step() -> None:
    route = table(at=[0, 0, 0, 0], dice="1+1", big_fun=["BF13"])
    route.play("A roll")
    assert (at(route)[0], buys(route, "A")) == (5, ["decline", "buy"])
    lap = {"big_fun": {"cards": [card("X1", op="advance_to", space=2), card("X2")]}}
    whole = table(dice="1+1", edition=lap)
    whole.play("A roll")
    assert (at(whole)[0], cash(whole)[0]) == (2, 1630 + 200 + 10)
    sent = table(at=[30, 0, 0, 0], dice="1+2", bah_humbug=["BH1"])
    sent.play("A roll")
    assert (at(sent)[0], cash(sent)[0]) == (10, 1630)
    back = table(at=[4, 0, 0, 0], dice="1+3", bah_humbug=["BH6"])
    back.play("A roll")
    assert at(back)[0] == 5
    ahead = table(dice="1+1", big_fun=["BF10"])
    ahead.play("A roll")
    assert at(ahead)[0] == 10


def test_co_151_a_lost_turn_does_not_take_place() -> None:
    game = table(
        seats=3,
        at=[0, 4, 0],
        dice="1+3 1+3 1+3 1+3",
        bah_humbug=["BH13", "BH5"],
        options={"turn_cap": 50},
        phase={"phase": "Pre", "seat": 1},
    )
    game.play("B roll")
    assert game.state.lose == [0, 1, 0]
    game.play("B end", "C roll", "C end", "A roll", "A end")
    assert [e["seat"] for e in game.told("skipped")] == [1]
    assert (game.state.turns, game.waiting(), game.phase()) == (3, "B", "Between")
    game.play("C roll")
    assert (game.state.lose, at(game)[2]) == ([0, 0, 0], 8)


def test_co_151_two_neighbors_both_lose_their_turns() -> None:
    game = table(seats=4, lose=[0, 1, 1, 0], dice="1+3 1+3")
    game.play("A roll", "A end")
    assert [e["seat"] for e in game.told("skipped")] == [1, 2]
    assert (game.state.lose, game.state.turns) == ([0, 0, 0, 0], 1)
    assert game.view("")["question"]["following"] == 3
    game.play("D roll")
    assert at(game) == [4, 0, 0, 4]


def test_co_151_each_lost_turn_is_lost_once() -> None:
    game = table(seats=3, lose=[0, 2, 1], dice="1+3 1+3 1+3")
    game.play("A roll", "A end")
    assert (game.state.lose, game.waiting(), game.phase()) == ([0, 1, 0], "B", "Between")
    game.play("A roll")
    game.play("A end")
    assert (game.state.lose, game.view("")["question"]["following"]) == ([0, 0, 0], 2)


def test_co_151_a_retired_neighbor_hides_no_lost_turn() -> None:
    game = table(seats=4, lose=[0, 0, 1, 0], out=[1], dice="1+3")
    game.play("A roll", "A end")
    assert [e["seat"] for e in game.told("skipped")] == [2]
    assert game.view("")["question"]["following"] == 3


def test_co_151_who_was_sent_and_moves_next_is_not_asked_between() -> None:
    game = table(seats=2, at=[24, 0], lose=[0, 1], dice="3+3")
    game.play("A roll")  # to NAUGHTY, and B's turn is lost
    assert (game.phase(), game.view("")["question"]["turn"]) == ("Between", [1])
    assert game.view("")["question"]["following"] == 0


def test_co_151_in_naughty_no_attempt_is_used_up() -> None:
    game = table(seats=2, naughty=[None, 1], at=[0, 10], lose=[0, 2], dice="1+3 1+5 4+6 1+2")
    game.play("A roll", "A end", "A roll", "A end", "A roll", "A end", "B roll")
    assert game.state.naughty == [-1, 2]
    assert game.state.lose == [0, 0]


def test_co_033_no_card_is_kept() -> None:
    game = table(dice="1+1")
    game.play("A roll")
    assert len(game.match.position()["big_fun"]) == 16
    kept = {"big_fun": {"cards": [card("X1", op="keep")]}}
    with pytest.raises(Invalid, match=r"edition\.big_fun\.cards\[0\]\.effect\.op"):
        GAME.terms(4, kept)


# Buying and auctions.


def test_co_034_co_035_buying_at_the_printed_price() -> None:
    game = table(dice="1+2", at=[36, 0, 0, 0])
    game.play("A roll")
    assert buys(game, "A") == ["decline", "buy"]
    game.play("A buy")
    assert (game.view("")["deeds"][0], cash(game)[0]) == ([39], 1230)
    assert game.state.middle == 0
    poor = table(dice="1+2", at=[36, 0, 0, 0], cash=[399, 9, 9, 9], deeds=owned(4, A=[6]))
    poor.play("A roll")
    poor.refuses("A buy", "CO-035")


def test_co_034_only_properties_have_deeds() -> None:
    game = table()
    game.refuses("A mortgage 0", "CO-034")
    game.refuses("A build 99", "CO-034")


def test_co_036_whoever_bids_most_gets_what_is_left() -> None:
    game = table(dice="1+2", at=[36, 0, 0, 0])
    game.play("A roll", "A decline", "B bid 10", "C bid 500", "D pass", "A pass", "B pass")
    assert (game.view("")["deeds"][2], cash(game)[2]) == ([39], 1130)


def test_co_037_everyone_may_bid() -> None:
    game = table(dice="1+2", at=[36, None, 10, 0], naughty=[None, None, 0, None])
    game.play("A roll", "A decline")
    assert game.view("")["question"]["turn"] == [1, 2, 3, 0]
    game.play("B bid 1", "C bid 2", "D pass", "A bid 3", "B pass", "C pass")
    assert game.view("")["deeds"][0] == [39]


def test_co_038_bidding_goes_clockwise_and_a_pass_is_final() -> None:
    game = table(dice="1+2", at=[36, 0, 0, 0])
    game.play("A roll", "A decline", "B pass")
    game.refuses("D bid 5", "CO-038")
    game.refuses("B bid 5", "CO-038")
    game.play("C bid 5")
    game.refuses("C bid 6", "CO-038")
    game.play("D pass", "A pass")  # C is not asked about the own bid
    assert game.view("")["deeds"][2] == [39]
    last = table(dice="1+2", at=[36, 0, 0, 0])
    last.play("A roll", "A decline", "B pass", "C pass", "D pass")
    assert last.waiting() == "A"  # no bid stands yet
    last.play("A bid 1")
    assert last.view("")["deeds"][0] == [39]


def test_co_039_bids_are_whole_dollars_and_rise() -> None:
    game = table(dice="1+2", at=[36, 0, 0, 0])
    game.play("A roll", "A decline")
    game.refuses("B bid 0", "CO-039")
    game.play("B bid 1")
    game.refuses("C bid 1", "CO-039")
    game.refuses("C bid 1.5", "TB-06")
    game.play("C bid 2")
    asked = {"space": 39, "turn": [3, 0, 1, 2], "bid": 2, "leader": 2, "offers": 0}
    assert game.view("")["question"] == asked


def test_co_040_a_bid_may_not_exceed_cash() -> None:
    game = table(dice="1+2", at=[36, 0, 0, 0], cash=[9, 300, 400, 9])
    game.play("A roll")
    game.refuses("B bid 301", "CO-040")
    assert buys(game, "B")[-1] == "bid 300"
    game.play("B bid 300")
    assert cash(game)[1] == 300  # paid when it is over


def test_co_041_cash_may_be_raised_before_a_bid() -> None:
    game = table(
        dice="1+2",
        at=[36, 0, 0, 0],
        cash=[9, 0, 9, 9],
        deeds=owned(4, B=[1, 3, 24]),
        levels={"1": 1},
    )
    game.play("A roll", "B mortgage 24", "B sell white 0,0", "B mortgage 1")
    game.refuses("B build 1", "CO-041")
    game.refuses("B lift 24", "CO-041")
    game.play("B bid 175")
    assert game.view("")["deeds"][1] == [1, 3, 24, 39]  # nobody else could bid more


def test_co_042_the_winner_pays_the_bank_at_once() -> None:
    game = table(dice="1+2", at=[36, 0, 0, 0])
    game.play("A roll", "A decline", "B bid 100", "C pass", "D pass", "A pass")
    assert (cash(game), game.state.middle) == ([1630, 1530, 1630, 1630], 0)
    assert game.phase() == "Post"


def test_co_043_without_a_bid_it_stays_with_the_bank() -> None:
    game = table(dice="1+2 1+2", at=[36, 36, 0, 0])
    game.play("A roll", "A decline", "B pass", "C pass", "D pass", "A pass")
    assert game.told("unsold")[0]["space"] == 39
    game.play("A end", "B roll")
    assert "buy" in game.menu("B")


def test_co_044_raising_cash_or_declining_always_remains() -> None:
    game = table(dice="1+2", at=[36, 0, 0, 0], cash=[350, 9, 9, 9], deeds=owned(4, A=[6, 7]))
    game.play("A roll")
    assert buys(game, "A")[0] == "decline"
    assert [m for m in game.menu("A") if "mort" in m] == ["mortgage 6", "mortgage 7"]
    game.refuses("A end", "CO-044")
    game.play("A mortgage 6", "A buy")
    assert (cash(game)[0], game.view("")["deeds"][0]) == (0, [6, 7, 39])
    game = table(dice="1+2", at=[36, 0, 0, 0], cash=[0, 9, 9, 9])
    game.play("A roll")
    assert game.phase() == "Auction"


# Private sales meanwhile.


def test_co_163_a_buyer_short_of_cash_may_sell_a_deed() -> None:
    game = table(dice="1+2", at=[36, 0, 0, 0], cash=[350, 900, 9, 9], deeds=owned(4, A=[6, 7]))
    game.play("A roll")
    assert "offer B give 6 get $100" in game.menu("A")
    game.refuses("A offer B give $5 get 7", "CO-163")
    game.refuses("A offer B give 6 get 7", "CO-163")
    game.play("A offer B give 6 get $60", "B accept", "A buy")
    assert (cash(game)[:2], game.view("")["deeds"][:2]) == ([10, 840], [[7, 39], [6]])


def test_co_163_whoever_is_asked_for_a_bid_may_sell_a_deed() -> None:
    game = table(
        dice="1+2", at=[36, 0, 0, 0], cash=[400, 50, 900, 9], deeds=owned(4, B=[6]), mortgaged=[6]
    )
    game.play("A roll", "A decline", "B offer C give 6 get $40", "C accept")
    assert (game.phase(), game.waiting(), cash(game)) == ("Auction", "B", [400, 90, 860, 9])
    game.play("B bid 90")
    assert game.view("")["question"]["leader"] == 1


def test_co_163_offers_are_counted_for_each_purchase_and_each_bid() -> None:
    deeds = owned(4, A=[6], B=[7], C=[9])
    one = {"offers_per_window": 1}
    game = table(dice="1+2", at=[36, 0, 0, 0], cash=[350, 80, 90, 9], deeds=deeds, options=one)
    game.play("A offer B give 6 get $60", "B refuse", "A roll")
    game.play("A offer B give 6 get $60", "B refuse")
    game.refuses("A offer C give 6 get $60", "CO-108")
    game.play("A decline", "B offer C give 7 get $60", "C refuse")
    game.refuses("B offer C give 7 get $50", "CO-108")
    game.play(
        "B bid 5",
        "C offer D give 9 get $5",
        "D refuse",
        "C bid 6",
        "D pass",
        "A offer B give 6 get $50",
        "B refuse",
        "A pass",
    )
    game.play("B offer C give 7 get $60", "C refuse", "B bid 70")


def test_co_163_a_standing_bid_is_not_spent_twice() -> None:
    auction = {"phase": "Auction", "space": 39, "turn": [1, 0], "bid": 150, "leader": 0}
    game = table(cash=[200, 9, 9, 9], deeds=owned(4, B=[6, 7]), phase=auction)
    game.play("B offer A give 6 get $51")
    assert game.menu("A") == ["refuse"]
    game.refuses("A accept", "CO-163")
    game.play("A refuse", "B offer A give 6 get $50", "A accept", "B pass")
    assert (cash(game)[:2], game.view("")["deeds"][:2]) == ([0, 59], [[6, 39], [7]])


def test_co_163_or_not_at_all() -> None:
    options = {"sales_while_buying": "no"}
    game = table(
        dice="1+2",
        at=[36, 0, 0, 0],
        cash=[350, 9, 9, 9],
        deeds=owned(4, A=[6], B=[7]),
        options=options,
    )
    game.play("A roll")
    assert game.menu("A") == ["decline", "mortgage 6"]
    game.refuses("A offer B give 6 get $5", "CO-044")
    game.play("A decline")
    game.refuses("B offer C give 7 get $5", "CO-041")


@pytest.mark.parametrize("asked", [{"phase": "Buy"}, {"phase": "Auction", "space": 39}])
def test_co_163_an_offer_made_meanwhile_can_be_written_down(asked: dict[str, Any]) -> None:
    stack = [{"phase": "Post", "seat": 0}, {**asked, "offers": 1}, {"phase": "Offered", "to": 1}]
    deeds = owned(4, A=[6], B=[7])
    game = table(at=[39, 0, 0, 0], deeds=deeds, stack=stack, offer="offer B give 6 get $5")
    again = Match(GAME, 4, position=game.match.position())
    assert again.view(0) == game.view("A")
    with pytest.raises(Invalid, match="for cash"):
        table(at=[39, 0, 0, 0], deeds=deeds, stack=stack, offer="offer B give 6 get 7")


# Questions with one answer.


def test_co_164_who_can_in_no_way_pay_is_not_asked_to_buy() -> None:
    broke: dict[str, Any] = {"dice": "1+2", "at": [36, 0, 0, 0], "cash": [399, 9, 9, 9]}
    game = table(**broke).play("A roll")
    assert [e["seat"] for e in game.told("declined")] == [0]
    assert (game.phase(), game.waiting()) == ("Auction", "B")
    locked = table(**broke, deeds=owned(4, A=[6]), mortgaged=[6], locked=[6]).play("A roll")
    assert locked.phase() == "Auction"
    face_down = table(**broke, deeds=owned(4, A=[6]), mortgaged=[6]).play("A roll")
    assert (face_down.phase(), face_down.waiting()) == ("Buy", "A")  # it may be sold to somebody


def test_co_164_who_can_in_no_way_bid_higher_is_passed_by() -> None:
    auction = {"phase": "Auction", "space": 39, "turn": [1, 2, 3, 0], "bid": 0, "leader": None}
    game = table(cash=[500, 40, 40, 41], phase=auction)
    game.play("B bid 40")
    assert ([e["seat"] for e in game.told("passed")], game.waiting()) == ([2], "D")
    game.play("D bid 41", "A bid 42")
    assert [e["seat"] for e in game.told("passed")] == [2, 1, 3]
    assert (game.view("")["deeds"][0], cash(game)[0]) == ([39], 458)


def test_co_164_presents_to_sell_are_a_way_to_bid() -> None:
    auction = {"phase": "Auction", "space": 39, "turn": [1, 2], "bid": 9, "leader": 2}
    game = table(
        cash=[9, 0, 9, 9],
        deeds=owned(4, B=[1, 3]),
        levels={"1": 1},
        mortgaged=[3],
        options={"offers_per_window": 0},
        phase=auction,
    )
    assert game.menu("B") == ["pass", "sell white 0,0"]


def test_co_164_where_cash_is_hidden_everyone_is_asked() -> None:
    hidden = {"cash_public": "no"}
    game = table(dice="1+2", at=[36, 0, 0, 0], cash=[0, 0, 0, 0], options=hidden).play("A roll")
    assert game.menu("A") == ["decline"]
    game.play("A decline")
    assert game.menu("B") == ["pass"]


def test_co_038_somebody_who_is_not_asked_waits() -> None:
    game = table(dice="1+2", at=[36, 0, 0, 0], out=[3])
    game.play("A roll")
    with pytest.raises(Exception, match="TB-02"):
        says(game, "B bid 5")
    with pytest.raises(Exception, match="CO-133"):
        says(game, "D bid 5")
