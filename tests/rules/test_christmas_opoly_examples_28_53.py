"""The worked examples of section 6, as little games (CO-X28 to CO-X53)."""

from __future__ import annotations

from tests.rules.opoly import (
    DEAL,
    GREEN,
    PINK,
    RED,
    SILVER,
    WHITE,
    at,
    cash,
    opening,
    owned,
    table,
)
from tests.table import Table
from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import replay

GAME = find("christmas_opoly")
TREES = {"31": 5, "32": 5, "34": 5}


def test_co_x28_a_great_sale() -> None:
    game = table(deeds=owned(4, A=GREEN), levels=TREES, edition={"presents": {"count": 5}})
    trees = game.state.trees
    game.play("A sell green 2,2,1")
    assert (cash(game)[0], game.state.presents, game.state.trees) == (2630, 0, trees + 3)


def test_co_x29_mortgaging_beside_a_present() -> None:
    game = table(deeds=owned(4, A=SILVER), levels={"6": 1})
    game.refuses("A mortgage 6", "CO-111")
    game.play("A mortgage 9")
    assert cash(game)[0] == 1690
    strict = {"development_scope": "group"}
    game = table(deeds=owned(4, A=SILVER), levels={"6": 1}, options=strict)
    game.refuses("A mortgage 9", "CO-113")


def test_co_x30_ten_percent() -> None:
    game = table(deeds=owned(4, A=[6, 13]), mortgaged=[6, 13])
    game.play("A lift 13")
    assert cash(game)[0] == 1630 - 83
    game.play("A lift 6")
    assert cash(game)[0] == 1630 - 83 - 55


def test_co_x31_building_beside_a_mortgage() -> None:
    game = table(deeds=owned(4, A=PINK), mortgaged=[14])
    game.play("A build 11", "A build 12")
    game.refuses("A build 11", "CO-079")
    game.refuses("A build 14", "CO-084")
    strict = table(deeds=owned(4, A=PINK), mortgaged=[14], options={"development_scope": "group"})
    assert not [move for move in strict.menu("A") if move.startswith("build")]


def test_co_x32_selling_what_is_mortgaged() -> None:
    game = table(seats=2, deeds=owned(2, A=[29]), mortgaged=[29], dice="1+3")
    game.play("A offer B give 29 get $60", "B accept")
    assert (cash(game), game.view("")["mortgaged"]) == ([1690, 1570], [29])
    game.play("A roll", "A end", "B lift 29")
    assert cash(game)[1] == 1570 - 154


def test_co_x33_splitting_a_group() -> None:
    game = table(deeds=owned(4, A=RED), levels={"21": 1}, at=[0, 17, 19, 0])
    game.refuses("A offer B give 21 get $5", "CO-099")
    game.play("A offer B give 24 get $5", "B accept")
    game.refuses("A build 23", "CO-076")
    for seat, start, amount in ((1, 17, 100), (1, 19, 20)):
        visit = table(
            at=[0, start, 0, 0],
            deeds=owned(4, A=[21, 23], B=[24]),
            levels={"21": 1},
            dice="1+3",
            phase={"phase": "Pre", "seat": seat},
        )
        visit.play("B roll")
        assert visit.view("")["claim"]["amount"] == amount
    game.play("A sell red 0,0")
    assert cash(game)[0] == 1635 + 75


def x34(debt: int) -> Table:
    """B owes A."""
    return table(
        cash=[0, 150, 0, 0],
        deeds=owned(4, B=[26, 27, *PINK]),
        levels={"11": 1, "12": 1, "14": 1},
        mortgaged=[27],
        phase={"phase": "Raise", "debtor": 1, "creditor": 0, "amount": debt},
    )


def test_co_x34_bankrupt_to_a_player() -> None:
    game = x34(800)
    assert game.menu("B")[0] == "bankrupt"
    game.play("B bankrupt")
    assert cash(game) == [300, 0, 0, 0]
    assert game.view("")["deeds"][0] == [11, 12, 14, 26, 27]
    assert game.view("")["mortgaged"] == [27]
    game.play("A lift 27")
    assert cash(game)[0] == 300 - 143


def test_co_x35_able_to_pay() -> None:
    game = x34(600)
    game.refuses("B bankrupt", "CO-121")
    while game.phase() == "Raise":
        game.play(f"B {game.menu('B')[0]}")
    assert cash(game)[:2] == [600, 50]
    assert game.view("")["levels"] == {}
    assert game.view("")["mortgaged"] == [11, 12, 14, 26, 27]


def test_co_x36_bankrupt_to_the_bank() -> None:
    game = table(
        at=[0, 0, 4, 0],
        cash=[9, 9, 40, 9],
        deeds=owned(4, C=[1, 6]),
        mortgaged=[1],
        dice="1+3",
        bah_humbug=["BH7"],
        phase={"phase": "Pre", "seat": 2},
    )
    game.play("C roll", "C bankrupt")
    assert (game.state.middle, game.view("")["mortgaged"]) == (40, [])
    assert game.view("")["question"]["space"] == 1
    game.play("D pass", "A pass", "B pass")
    assert game.view("")["question"]["space"] == 6
    game.play("D pass", "A pass", "B pass")
    assert game.view("")["deeds"] == [[], [], [], []]


def test_co_x37_two_players_left() -> None:
    game = table(
        seats=2,
        at=[0, 4],
        cash=[9, 40],
        deeds=owned(2, B=[1]),
        dice="1+3",
        bah_humbug=["BH7"],
        phase={"phase": "Pre", "seat": 1},
    )
    game.play("B roll", "B bankrupt")
    assert (game.match.over(), game.view("")["winners"]) == (True, [0])
    assert game.told("auction") == []


def test_co_x38_six_players_and_a_dear_hand() -> None:
    game = opening(6, "6+5 1+1 1+1 1+1 1+1 1+1", {"version": "short"}, deal=DEAL)
    assert [len(deeds) for deeds in game.view("")["deeds"]] == [4] * 6
    bank = [
        s for s, o in enumerate(game.state.owner) if o == HOUSE and game.state.terms.deeds[s].price
    ]
    assert len(bank) == 4
    prices = [game.view("")["board"][space]["price"] for space in (32, 34, 37, 39)]
    assert (sum(prices), 1630 - sum(prices)) == (1380, 250)


def test_co_x39_valuation() -> None:
    game = table(
        seats=2,
        cash=[412, 0],
        deeds=owned(2, A=RED, B=[37, 39]),
        levels={"21": 1, "23": 1, "37": 5, "39": 4},
        mortgaged=[24],
        options={"time_limit": 60},
    )
    game.match.play(HOUSE, "time_up")
    assert game.scores() == [1272, 360 + 400 + 1000 + 800]


def test_co_x40_the_hour_ends_within_a_turn() -> None:
    game = Table(
        "christmas_opoly",
        seats=2,
        seed="x40",
        options={"version": "short"},
        at=[0, 0],
        deeds=[[1, 3, 5, 7], [21, 23, 24, 25]],
    )
    while game.phase() != "Buy":
        letter = game.waiting()
        wanted = [m for m in game.menu(letter) if m in ("roll", "end", "rent", "decline", "pass")]
        game.play(f"{letter} {wanted[-1]}")
    buyer = game.waiting()
    game.match.play(HOUSE, "time_up")
    game.play(f"{buyer} buy")
    while not game.match.over():
        letter = game.waiting()
        assert game.phase() != "Between"
        wanted = [m for m in game.menu(letter) if m in ("roll", "end", "rent", "decline", "pass")]
        game.play(f"{letter} {wanted[-1]}")
    again = replay(GAME, game.match.record)
    assert again.position() == game.match.position()
    assert game.told("won")[0]["why"] == "time"


def test_co_x40_after_a_double_the_turn_goes_on() -> None:
    game = table(at=[0, 1, 0, 0], dice="5+5 4+5", options={"version": "short"}, phase=B)
    game.play("B roll")
    assert (at(game)[1], game.phase()) == (11, "Buy")
    game.match.play(HOUSE, "time_up")
    game.play("B buy", "B roll", "B end")
    assert (game.match.over(), at(game)[1]) == (True, 20)
    assert game.scores()[1] == 1630


B = {"phase": "Pre", "seat": 1}


def test_co_x41_cards_that_count_players() -> None:
    game = table(dice="1+1 2+4", big_fun=["BF8"], bah_humbug=["BH11"])
    game.play("A roll", "A roll")
    assert (cash(game), game.state.middle) == ([1630 + 30 - 30, 1630, 1630, 1630], 30)


def test_co_x42_no_promises() -> None:
    game = table(deeds=owned(4, A=[12]), phase=B)
    game.refuses("B offer A give $50 now and $100 later get 12", "TB-06")
    game.play("B offer A give $50 get 12", "A accept")
    assert game.view("")["deeds"][1] == [12]


def test_co_x43_mortgaging_ends_the_claim() -> None:
    game = table(at=[0, 19, 0, 0], deeds=owned(4, A=[23]), dice="1+3", phase=B)
    game.play("B roll", "A silent", "B end")
    assert game.view("")["claim"]["amount"] == 20
    game.play("A mortgage 23")
    assert game.view("")["claim"] is None


def test_co_x44_ruined_after_doubles() -> None:
    game = table(at=[0, 19, 0, 0], deeds=owned(4, A=[23]), cash=[9, 9, 9, 9], dice="2+2", phase=B)
    game.play("B roll", "A rent", "B bankrupt")
    assert (cash(game)[0], game.phase(), game.view("")["question"]["following"]) == (
        18,
        "Between",
        2,
    )


def test_co_x45_no_lifting_in_the_same_window() -> None:
    game = table(deeds=owned(4, A=WHITE), dice="1+3")
    game.play("A mortgage 1")
    game.refuses("A lift 1", "CO-116")
    game.play("A roll", "A lift 1")
    assert game.view("")["mortgaged"] == []


def test_co_x46_landing_without_money() -> None:
    game = table(at=[0, 0, 5, 0], cash=[9, 9, 0, 9], dice="1+3", phase={"phase": "Pre", "seat": 2})
    game.play("C roll", "D pass", "A pass", "B pass")
    assert [e["seat"] for e in game.told("passed")] == [3, 0, 1, 2]
    assert game.told("unsold")[0]["space"] == 9


def test_co_x47_a_payment_by_buildings() -> None:
    game = table(
        at=[4, 0, 0, 0],
        deeds=owned(4, A=WHITE),
        levels={"1": 5, "3": 4},
        dice="1+3",
        bah_humbug=["BH4"],
    )
    game.play("A roll")
    assert (cash(game)[0], game.state.middle) == (1430, 200)


def test_co_x48_routes() -> None:
    for start, amount in ((1, 110), (31, None)):
        game = table(
            at=[0, start, 0, 0], deeds=owned(4, A=[5, 15, 35]), mortgaged=[35], dice="1+3", phase=B
        )
        game.play("B roll")
        claim = game.view("")["claim"]
        assert (claim and claim["amount"]) == amount


def test_co_x49_works() -> None:
    for deeds, mortgaged, amount in (([13], [], 35), ([13, 28], [], 70), ([13, 28], [28], 70)):
        game = table(
            at=[0, 6, 0, 0], deeds=owned(4, A=deeds), mortgaged=mortgaged, dice="4+3", phase=B
        )
        game.play("B roll")
        assert game.view("")["claim"]["amount"] == amount


def test_co_x50_overslept() -> None:
    game = table(
        at=[0, 4, 0, 0],
        deeds=owned(4, B=[14]),
        dice="2+2 1+5 1+3 1+3 1+3 1+3",
        bah_humbug=["BH13", "BH5", "BH16"],
        phase=B,
    )
    game.play("B roll")
    assert game.menu("B")[0] == "roll"
    game.play("B roll", "B end", "C roll", "C end", "D roll", "D end", "A roll", "A end")
    assert [e["seat"] for e in game.told("skipped")] == [1]
    assert (game.phase(), game.waiting()) == ("Between", "B")
    assert game.view("")["question"]["following"] == 2
    game.play("C roll")
    assert at(game)[2] == 8


def test_co_x51_a_debtors_offers() -> None:
    debt = {"phase": "Raise", "debtor": 1, "creditor": 0, "amount": 200}
    game = table(cash=[9, 20, 900, 9], deeds=owned(4, B=[31, 6]), phase=debt)
    game.refuses("B offer C give 31 get $60", "CO-156")
    game.play("B offer C give 31 get $300", "C accept")
    assert cash(game) == [209, 120, 600, 9]


def test_co_x52_the_hour_ends_between_turns() -> None:
    game = table(
        options={"version": "short"}, phase={"phase": "Between", "turn": [2, 3], "following": 1}
    )
    game.match.play(HOUSE, "time_up")
    assert (game.match.over(), game.scores()) == (True, [1630] * 4)


def test_co_x53_the_last_turn() -> None:
    game = table(
        options={"turn_cap": 400},
        turns=399,
        dice="1+3",
        phase={"phase": "Pre", "seat": 3},
    )
    game.play("D roll", "D end")
    assert (game.match.over(), game.view("")["adjudicated"], game.state.turns) == (True, True, 400)
