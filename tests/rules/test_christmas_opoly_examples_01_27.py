"""The worked examples of section 6, as little games (CO-X01 to CO-X27)."""

from __future__ import annotations

from tests.rules.opoly import (
    GOLD,
    GREEN,
    PINK,
    SILVER,
    WHITE,
    at,
    buys,
    cash,
    opening,
    owned,
    says,
    table,
)
from tests.table import Table
from yuletable.games.catalogue import find

GAME = find("christmas_opoly")
SITS = [10, 0, 0, 0]


def of_group(menu: list[str], verb: str) -> list[str]:
    return [move for move in menu if move.startswith(verb)]


def test_co_x01_the_opening_throw_after_a_tie() -> None:
    dice = "2+3 5+3 6+2 3+1 4+2 6+4"
    game = opening(4, dice)
    assert [e["seat"] for e in game.told("begins")] == [2]
    assert (at(game)[2], cash(game)[2]) == (9, 1630)
    assert game.view("")["board"][9]["name"] == "Snow Boots"
    game.play("C buy")
    assert cash(game)[2] == 1510
    assert cash(opening(4, dice, {"entry_pays_dasher": "yes"}))[2] == 1830


def test_co_x02_the_opening_double_counts_towards_three() -> None:
    game = opening(3, "1+2 6+6 1+3 3+3 2+2")
    assert at(game)[1] == 11
    game.play("B buy", "B roll")
    assert at(game)[1] == 17
    assert [e["card"] for e in game.told("card")] == ["BF2"]  # Grandmother's envelope
    game.play("B roll")
    assert (at(game)[1], game.state.naughty[1]) == (10, 0)


def test_co_x03_a_third_double_goes_to_naughty_at_once() -> None:
    before = {"phase": "Post", "seat": 0, "doubles": 2, "again": True}
    game = table(at=[36, 0, 0, 0], dice="5+5", phase=before)
    game.play("A roll")
    assert (at(game)[0], cash(game)[0], game.state.turns) == (10, 1630, 1)
    assert game.told("moved") == []


def test_co_x04_caught_peeking_ends_the_turn_in_spite_of_a_double() -> None:
    game = table(at=[24, 0, 0, 0], dice="3+3")
    game.play("A roll")
    assert (at(game)[0], game.state.naughty[0], game.phase()) == (10, 0, "Between")


def test_co_x05_nice_is_not_naughty() -> None:
    game = table(seats=2, at=[4, 0], dice="4+2 1+3 5+5")
    game.play("A roll")
    assert (at(game)[0], game.menu("A")[0]) == (10, "end")
    game.play("A end", "B roll", "B end", "A roll")
    assert (at(game)[0], game.menu("A")[0]) == (20, "roll")
    again = table(seats=2, at=[4, 0], dice="3+3")
    again.play("A roll")
    assert (at(again)[0], again.menu("A")[0]) == (10, "roll")


def test_co_x06_a_freeing_double() -> None:
    game = table(at=SITS, naughty=[1, None, None, None], dice="4+4")
    game.play("A roll")
    assert (at(game)[0], buys(game, "A"), cash(game)[0]) == (18, ["decline", "buy"], 1630)
    game.play("A buy")
    assert game.menu("A")[0] == "end"


def test_co_x07_the_third_failure() -> None:
    game = table(
        at=SITS, naughty=[2, None, None, None], cash=[340, 9, 9, 9], dice="2+5", big_fun=["BF4"]
    )
    game.play("A roll")
    assert (game.state.middle, at(game)[0], cash(game)[0]) == (100, 17, 240 + 25)
    assert game.told("card")[0]["deck"] == "big_fun"


def test_co_x08_the_fee_must_be_raised() -> None:
    game = table(
        at=SITS,
        naughty=[2, None, None, None],
        cash=[60, 9, 9, 9],
        deeds=owned(4, A=[6]),
        dice="1+2",
    )
    game.play("A roll")
    assert game.menu("A")[0] == "mortgage 6"
    game.refuses("A bankrupt", "CO-121")
    game.play("A mortgage 6")
    assert (cash(game)[0], at(game)[0], game.state.middle) == (10, 13, 100)


def test_co_x09_the_fee_that_ruins() -> None:
    game = table(
        seats=3,
        at=[10, 0, 0],
        naughty=[2, None, None],
        cash=[60, 9, 9],
        deeds=owned(3, A=[1, 6]),
        mortgaged=[1, 6],
        dice="1+2",
    )
    game.play("A roll", "A bankrupt")
    assert (game.state.middle, game.view("")["mortgaged"], at(game)[0]) == (60, [], 10)
    assert (game.phase(), game.view("")["question"]["space"]) == ("Auction", 1)


def test_co_x10_business_from_naughty() -> None:
    game = table(
        at=[10, 17, 0, 0],
        naughty=[0, None, None, None],
        deeds=owned(4, A=[21, *PINK]),
        dice="1+3",
        phase={"phase": "Pre", "seat": 1},
    )
    game.play("B roll")
    assert game.waiting() == "A"
    game.play("A rent")
    assert cash(game)[:2] == [1650, 1610]
    game.play("B end", "A build 11")
    assert game.view("")["levels"] == {"11": 1}
    bids = table(
        at=[10, 36, 0, 0],
        naughty=[0, None, None, None],
        dice="1+2",
        phase={"phase": "Pre", "seat": 1},
    )
    bids.play("B roll", "B decline", "C pass", "D pass", "A bid 5", "B pass")
    assert bids.view("")["deeds"][0] == [39]


def test_co_x11_one_lap_pays_once() -> None:
    start = table(at=[13, 0, 0, 0], dice="1+3", big_fun=["BF1"])
    start.play("A roll")
    assert (at(start)[0], cash(start)[0]) == (0, 1830)
    santa = table(at=[32, 0, 0, 0], dice="1+3", big_fun=["BF5"], middle=60)
    santa.play("A roll")
    assert (at(santa)[0], cash(santa)[0], santa.state.middle) == (20, 1630 + 200 + 60, 0)


def test_co_x12_slipping_back() -> None:
    buy = table(at=[4, 0, 0, 0], dice="1+3", bah_humbug=["BH6"])
    buy.play("A roll")
    assert (at(buy)[0], buys(buy, "A")) == (5, ["decline", "buy"])
    rent = table(at=[4, 0, 0, 0], dice="1+3", bah_humbug=["BH6"], deeds=owned(4, B=[5]))
    rent.play("A roll", "B rent")
    assert cash(rent)[0] == 1600
    sent = table(at=[29, 0, 0, 0], dice="1+3", bah_humbug=["BH6"])
    sent.play("A roll")
    assert (at(sent)[0], sent.state.naughty[0]) == (10, 0)
    onto = table(at=[39, 0, 0, 0], dice="1+3", bah_humbug=["BH6"], edition=humbug_at(3))
    onto.play("A roll")
    assert (at(onto)[0], cash(onto)[0]) == (0, 1630 + 200 + 200)
    over = table(at=[38, 0, 0, 0], dice="1+3", bah_humbug=["BH6"], edition=humbug_at(2))
    over.play("A roll")
    assert (at(over)[0], cash(over)[0]) == (39, 1630 + 200)


def humbug_at(space: int) -> dict[str, object]:
    """The house edition with what lies on this space and Bah Humbug on 8 changed round."""
    data = GAME.edition().data
    ring = [dict(item) for item in data["spaces"]["items"]]
    ring[space], ring[8] = ring[8] | {"index": space}, ring[space] | {"index": 8}
    change: dict[str, object] = {"spaces": {"items": ring}}
    if space == 3:
        deeds = [d | {"space": 8} if d["space"] == 3 else d for d in data["deeds"]["items"]]
        groups = data["groups"]["items"]
        groups = [g | {"members": [1, 8]} if g["id"] == "white" else g for g in groups]
        change |= {"deeds": {"items": deeds}, "groups": {"items": groups}}
    return change


def test_co_x13_the_toboggan() -> None:
    nice = table(dice="1+1", big_fun=["BF10"])
    nice.play("A roll")
    assert (at(nice)[0], nice.state.naughty[0]) == (10, -1)
    lights = table(at=[32, 0, 0, 0], dice="1+3", big_fun=["BF10"])
    lights.play("A roll")
    assert (at(lights)[0], cash(lights)[0], lights.state.middle) == (4, 1630 + 200 - 75, 75)


def test_co_x14_what_lies_in_the_middle() -> None:
    game = table(
        at=[0, 4, 0, 0],
        deeds=owned(4, C=SILVER, D=[1]),
        mortgaged=[1],
        dice="1+3 1+3",
        bah_humbug=["BH2"],
    )
    game.play("A roll")
    assert game.state.middle == 75
    game.play("A end", "B roll")
    assert game.state.middle == 125
    game.play("B end", "D lift 1")
    assert (game.state.middle, cash(game)[3]) == (125, 1630 - 33)
    game.play("D end", "C build 6")
    assert (game.state.middle, cash(game)[2]) == (125, 1580)
    rent = table(at=[17, 0, 0, 0], deeds=owned(4, B=[21]), middle=125, dice="1+3")
    rent.play("A roll", "B rent")
    assert (rent.state.middle, cash(rent)[1]) == (125, 1650)
    fee = table(
        at=[0, 10, 16, 16],
        naughty=[None, 2, None, None],
        middle=125,
        deeds=owned(4, B=[13]),
        dice="1+2 1+3 1+3",
        phase={"phase": "Pre", "seat": 1},
    )
    fee.play("B roll")
    assert fee.state.middle == 225
    fee.play("B end", "C roll")
    assert (cash(fee)[2], fee.state.middle) == (1630 + 225, 0)
    fee.play("C end", "D roll")
    assert (cash(fee)[3], fee.told("santa")[-1]["amount"]) == (1630, 0)
    agreed = table(deeds=owned(4, A=SILVER), options={"building_money": "middle"})
    agreed.play("A build 6")
    assert agreed.state.middle == 50


def test_co_x15_who_declined_may_bid() -> None:
    game = table(at=[36, 0, 0, 0], dice="1+2")
    game.play("A roll", "A decline", "B bid 150", "C bid 200", "D pass", "A bid 210")
    game.play("B pass", "C pass")
    assert (game.view("")["deeds"][0], cash(game)[0], game.state.middle) == ([39], 1420, 0)


def test_co_x16_without_a_bid() -> None:
    game = table(at=[36, 36, 0, 0], dice="1+2 1+2")
    game.play("A roll", "A decline", "B pass", "C pass", "D pass", "A pass")
    assert game.view("")["deeds"] == [[], [], [], []]
    game.play("A end", "B roll", "B buy")
    assert cash(game)[1] == 1230


def test_co_x17_raising_cash_for_a_bid() -> None:
    auction = {"phase": "Auction", "space": 39, "turn": [2, 0], "bid": 150, "leader": 0}
    game = table(cash=[500, 9, 120, 9], deeds=owned(4, C=[24]), phase=auction)
    assert game.menu("C")[:2] == ["pass", "mortgage 24"]
    assert not [move for move in game.menu("C") if move.startswith("bid")]
    game.refuses("C bid 151", "CO-040")
    game.play("C mortgage 24")
    game.refuses("C bid 150", "CO-039")
    game.refuses("C bid 241", "CO-040")
    for amount in (151, 240):
        game.state.check(2, GAME.read_move(f"bid {amount}"))


def test_co_x18_a_claim_lives_until_the_next_throw() -> None:
    def silent() -> Table:
        return table(
            at=[0, 20, 0, 0],
            deeds=owned(4, A=[24]),
            dice="1+3 1+3",
            phase={"phase": "Pre", "seat": 1},
        ).play("B roll", "A silent", "B end")

    game = silent()
    assert game.waiting() == "D"
    game.play("A end", "C roll")
    assert game.told("lapsed")[0]["amount"] == 22
    assert cash(game)[:2] == [1630, 1630]
    late = silent()
    late.play("A end")
    assert (late.phase(), late.waiting()) == ("Pre", "C")
    says(late, "A rent")
    assert cash(late)[:2] == [1652, 1608]


def test_co_x19_asked_before_the_second_throw() -> None:
    game = table(
        at=[0, 11, 0, 0],
        deeds=owned(4, A=[19]),
        dice="4+4 1+3",
        bah_humbug=["BH5"],
        phase={"phase": "Pre", "seat": 1},
    )
    game.play("B roll")
    assert (game.waiting(), game.phase()) == ("A", "Rent")
    game.play("A silent", "B roll")
    game.refuses("A rent", "CO-053")


def test_co_x20_a_group_with_a_mortgaged_deed() -> None:
    for start, amount in ((7, 24), (10, None)):
        game = table(at=[start, 0, 0, 0], deeds=owned(4, B=PINK), mortgaged=[14], dice="1+3")
        game.play("A roll")
        claim = game.view("")["claim"]
        assert (claim and claim["amount"]) == amount


def test_co_x21_a_group_with_one_present() -> None:
    for start, amount in ((7, 60), (8, 24)):
        game = table(at=[start, 0, 0, 0], deeds=owned(4, B=PINK), levels={"11": 1}, dice="1+3")
        game.play("A roll")
        assert game.view("")["claim"]["amount"] == amount


def test_co_x22_building_evenly() -> None:
    game = table(deeds=owned(4, A=GOLD), levels={"26": 1, "27": 1})
    game.refuses("A build 26", "CO-079")
    assert of_group(game.menu("A"), "build") == ["build 29"]
    game = table(deeds=owned(4, A=GOLD), levels={"26": 2, "27": 1, "29": 1})
    assert of_group(game.menu("A"), "build") == ["build 27", "build 29"]


def test_co_x23_selling_evenly() -> None:
    for levels in ("1,2,1", "2,1,1"):
        game = table(deeds=owned(4, A=GOLD), levels={"26": 2, "27": 2, "29": 1})
        game.refuses("A sell gold 2,2,0", "CO-082")
        game.play(f"A sell gold {levels}")
        assert cash(game)[0] == 1705


def test_co_x24_the_last_presents() -> None:
    game = table(
        seats=2,
        deeds=owned(2, A=SILVER, B=GREEN),
        levels={"31": 4, "32": 4, "34": 4},
        edition={"presents": {"count": 14}},
        dice="1+3",
    )
    game.play("A build 6", "A build 7")
    game.refuses("A build 9", "CO-092")
    game.play("A roll", "A end", "B build 31")
    assert (cash(game)[1], game.state.presents) == (1430, 4)
    game = table(
        seats=2,
        deeds=owned(2, A=SILVER),
        levels={"6": 1, "7": 1},
        edition={"presents": {"count": 6}},
    )
    game.play("A build 9")
    assert game.state.presents == 3


def test_co_x25_the_way_to_a_tree() -> None:
    game = table(deeds=owned(4, A=GREEN), levels={"31": 4, "32": 4, "34": 3})
    assert of_group(game.menu("A"), "build") == ["build 34"]
    game.refuses("A build 31", "CO-087")
    game.refuses("A build 32", "CO-087")
    tree = {"31": 5, "32": 4, "34": 4}
    game = table(deeds=owned(4, A=GREEN), levels=tree)
    game.refuses("A build 31", "CO-090")
    assert "build 32" in game.menu("A")
    scarce = table(deeds=owned(4, A=GREEN), levels=tree, edition={"trees": {"count": 1}})
    scarce.refuses("A build 32", "CO-093")


TREES = {"31": 5, "32": 5, "34": 5}


def test_co_x26_breaking_down_a_tree() -> None:
    five = {"presents": {"count": 5}}
    game = table(deeds=owned(4, A=GREEN), levels=TREES, edition=five)
    game.play("A sell green 5,5,4")
    assert (cash(game)[0], game.state.presents) == (1730, 1)
    game.refuses("A sell green 5,4,4", "CO-104")


def test_co_x27_without_presents_all_the_way_down() -> None:
    none = {"presents": {"count": 1}}
    game = table(deeds=owned(4, A=GREEN, B=WHITE), levels={**TREES, "1": 1}, edition=none)
    assert game.state.presents == 0
    game.refuses("A sell green 1,0,0", "CO-104")
    assert of_group(game.menu("A"), "sell") == ["sell green 0,0,0"]
    game.play("A sell green 0,0,0")
    assert cash(game)[0] == 1630 + 1500
