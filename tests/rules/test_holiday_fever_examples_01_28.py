"""Holiday Fever, worked examples HF-X01 to HF-X28."""

from __future__ import annotations

from typing import Any

from tests.fever import Fever
from tests.rules.test_holiday_fever_setup import keep_all, seated

TREE: dict[str, Any] = {"lights": [3, 0, 0, 0], "ornaments": [3, 0, 0, 0]}
ALMOST: dict[str, Any] = {"lights": [3, 0, 0, 0], "ornaments": [2, 0, 0, 0]}


def test_hf_x01_setup_with_four_players() -> None:
    table = seated(4)
    assert table.view("")["families"] == ["red", "green", "blue", "yellow"]
    assert table.told("shuffled")[0]["gifts"] == 26
    assert len(table.view("")["gifts"]) == 26 - 4  # five Coal share one name
    keep_all(table)
    assert (table.view("")["gift_deck"], table.view("")["value_deck"]) == (22, 44)


def test_hf_x02_a_doubles_deal_and_a_business() -> None:
    table = Fever(spaces=[8, 0, 0, 0], throws="44", families=["red", "blue", "green", "yellow"])
    table.play("A roll")
    assert table.deposits("A") == [80]
    assert table.space("A") == 16
    assert (table.debts("A"), table.deposits("B")) == ([200], [])
    assert table.waiting() == "B"  # no second throw


def miracle(throws: str) -> Fever:
    return Fever(spaces=[35, 0, 0, 0], chances=[6, 0, 0, 0], throws=throws, pile="N05 ...")


def test_hf_x03_a_miracle() -> None:
    table = miracle("66").play("A roll")
    assert table.deposits("A") == [120, 720, 100]  # and the card's $100
    assert table.space("A") == 7
    assert table.told("exchange") == []  # White Elephant is passed without effect
    assert table.told("card")[0]["card"] == "N05"


def test_hf_x04_another_double_is_no_miracle() -> None:
    table = miracle("33").play("A roll")
    assert (table.deposits("A"), table.space("A"), table.phase()) == ([60], 1, "Offer")
    assert table.state.chances[0] == 0
    later = Fever(spaces=[1, 0, 0, 0], throws="66").play("A roll")  # a turn later
    assert later.deposits("A") == [120]


def test_hf_x05_a_chance_outlives_the_beginning_of_the_race() -> None:
    table = Fever(
        phase={"phase": "Offer", "seat": 2},
        active=2,
        spaces=[15, 0, 1, 0],
        chances=[3, 0, 0, 0],
        gift_deck=1,
        throws="12 33",
    )
    table.play("C shop", "C buy G", "C pass")
    assert (table.state.race, table.day("A")) == (True, 1)
    table.play("D roll", "A roll")
    assert table.deposits("A") == [60, 720]
    assert table.day("A") == 7  # Bake Sale is not followed


def test_hf_x06_one_debt_for_three_items() -> None:
    table = Fever(phase={"phase": "Offer"}, spaces=[14, 0, 0, 0])
    table.play("A shop", "A buy L", "A buy L", "A buy O")
    assert (table.debts("A"), table.tree("A")) == ([30], "2+1")


def test_hf_x07_a_bare_gift_binds_the_items_to_come() -> None:
    position: dict[str, Any] = {
        "phase": {"phase": "Offer"},
        "spaces": [14, 0, 0, 0],
        "rows": [["camera 50"], [], [], []],
    }
    table = Fever(**position)
    table.play("A shop", "A buy G", "A put 1", "A buy L")
    assert [move for _, move in table.match.record.moves] == ["shop", "buy G", "put 1", "buy L"]
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [2, 1]  # bought and put there
    assert table.phase() == "Ready"
    table = Fever(**position)
    table.play("A shop", "A buy L", "A buy L", "A buy G")
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [1, 1]


def test_hf_x08_one_gift_under_the_stocking() -> None:
    table = Fever(
        phase={"phase": "Offer"},
        spaces=[1, 0, 0, 0],
        rows=[["camera 50"], [], [], []],
        stockings=[1, None, None, None],
    )
    table.play("A shop")
    table.refuses("A buy V", "HF-067")
    assert table.menu("A") == ["buy L", "buy O", "buy G"]
    table.play("A buy G")
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [1, 1]


def test_hf_x09_a_stocking_at_the_estate_sale() -> None:
    table = Fever(
        phase={"phase": "Estate"},
        rows=[[], ["camera 50", "guitar 100"], [], []],
        stockings=[None, 1, None, None],
        throws="12",
    )
    table.refuses("A take B#1", "HF-100")
    table.play("A take B#2")
    assert table.row("B") == ["1 camera 50"]


def test_hf_x10_an_estate_sale_with_doubles() -> None:
    for scope, deposits in (("any_throw", [100]), ("movement", [])):
        table = Fever(
            phase={"phase": "Estate"},
            rows=[["puppy 50"], ["camera 50", "guitar 100 300"], [], []],
            throws="55",
            options={"doubles_deal_scope": scope},
        )
        table.play("A take B#2")
        assert (table.debts("A"), table.deposits("A")) == ([100], deposits)
        assert table.deposits("B") == [100]
        assert table.row("A") == ["1 puppy 50", "2 guitar 100 300"]
        assert table.seen("A", "A")[1] == table.seen("B", "A")[1] == "2 guitar 100 300"
        assert table.seen("C", "A")[1] == "2 ? ? ?"


def test_hf_x11_a_freed_stocking_waits_for_the_next_own_turn() -> None:
    table = Fever(
        seats=2,
        phase={"phase": "Estate"},
        rows=[["puppy 50", "camera 50", "guitar 100"], []],
        stockings=[3, None],
        hands=["A12", ""],
        spaces=[11, 17],
        throws="12",
    )
    table.play("A sell 3")
    assert (table.deposits("A"), table.state.stocking[0]) == ([150], 0)
    assert (table.phase(), table.menu("A")) == ("Anytime", ["pass", "play A12"])  # AW3
    table.refuses("A stock 1", "HF-152")
    table.play("B roll", "B decline")
    table.quiet()
    assert (table.phase(), table.menu("A")) == ("Ready", ["roll", "stock 1", "stock 2"])


def test_hf_x12_coal_at_the_auction() -> None:
    for move, deposit in (("sell 1", 150), ("sell 1 face", 300)):
        table = Fever(phase={"phase": "Auction"}, rows=[["coal 200 100"], [], [], []])
        table.play(f"A {move}")
        assert table.deposits("A") == [deposit]
        shown = table.view("D")["gone"][0]
        assert shown["values"] == ([200, 100] if move.endswith("face") else [None, None])
    table = Fever(phase={"phase": "Auction"}, rows=[["coal 50"], [], [], []])
    assert table.menu("A") == ["pass", "sell 1", "sell 1 face"]
    table.play("A sell 1")
    assert table.deposits("A") == [150]


def test_hf_x13_holiday_pawn() -> None:
    position: dict[str, Any] = {
        "phase": {"phase": "Pawn"},
        "spaces": [25, 0, 0, 0],
        "rows": [["camera 300", "coal 100 50"], [], [], []],
        "stockings": [1, None, None, None],
        "lights": [2, 0, 0, 0],
    }
    table = Fever(**position)
    assert table.menu("A") == [
        "leave",
        "buy V",
        "buy L",
        "buy O",
        "buy G",
        "sell 2",
        "sell 2 face",
        "sell L",
    ]
    table.refuses("A sell 1", "HF-101")
    table.refuses("A sell O", "HF-117")
    for move, deposit in (("sell 2", 120), ("sell 2 face", 150), ("sell L", 120)):
        assert Fever(**position).play(f"A {move}").deposits("A") == [deposit]
    table.play("A buy V")
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [1, 3]


def test_hf_x14_guessing_coal() -> None:
    rows = [[], ["coal 50 100"], [], []]
    table = Fever(phase={"phase": "Auction"}, rows=rows)
    table.play("A guess B#1 coal")
    assert table.row("A") == ["1 coal 50 100"]
    table = Fever(phase={"phase": "Auction"}, rows=rows)
    table.play("A guess B#1 snow_globe")
    assert (table.row("B"), table.seen("A", "B")) == (["1 coal 50 100"], ["1 ? ? ?"])
    assert table.waiting() == "B"  # A may not guess again


def test_hf_x15_a_white_elephant_with_four_seats() -> None:
    table = Fever(
        phase={"phase": "Trade", "turn": [2, 3, 0, 1]},
        active=1,
        table=["guitar 50", "bicycle 100", "coal 150", "camera 200"],
    )
    table.play("C trade D", "D trade C", "A keep", "B trade D")
    assert [table.row(letter)[0].split()[1] for letter in "ABCD"] == [
        "guitar",
        "camera",
        "coal",
        "bicycle",
    ]
    seen = {
        letter: [table.seen(letter, owner)[0].split()[2] for owner in "ABCD"] for letter in "ABCD"
    }
    assert seen["A"] == ["50", "?", "?", "?"]
    assert seen["B"] == ["?", "200", "?", "100"]  # the Bicycle's and the Camera's
    assert seen["C"] == ["?", "200", "150", "?"]  # the Coal's and the Camera's
    assert seen["D"] == ["?", "200", "150", "100"]  # Camera, Coal, Bicycle


def test_hf_x16_too_few_gifts_for_five() -> None:
    table = Fever(
        seats=5,
        active=3,
        phase={"phase": "Ready"},
        spaces=[0, 0, 0, 36, 0],
        gift_deck=4,
        throws="13",
    )
    table.play("D roll")
    assert (table.told("opened"), table.state.race) == ([], True)
    assert len(table.state.gifts) == 4
    assert (table.phase(), table.waiting()) == ("Ready", "E")


def test_hf_x17_exactly_enough_gifts_for_three() -> None:
    table = Fever(seats=3, spaces=[36, 0, 0], gift_deck=3, throws="13")
    table.play("A roll", "B keep", "C keep", "A keep")
    assert [len(table.row(letter)) for letter in "ABC"] == [1, 1, 1]
    assert (table.state.gifts, table.state.race) == ([], True)


def test_hf_x18_family_vacation_with_two_value_cards_left() -> None:
    table = Fever(
        spaces=[17, 0, 0, 0],
        throws="12",
        gift_deck=5,
        value_deck=2,
        rows=[["camera 50"], [], [], []],
    )
    table.play("A roll")
    assert table.debts("A") == [150]
    assert (len(table.row("A")), len(table.state.drawn)) == (2, 2)
    table.play("A put 1")
    assert len(table.state.rows[0][1].cards) == 1  # one at least goes under the new Gift
    table.play("A speak")
    assert (table.stars("A"), table.state.race) == (1, True)


def test_hf_x19_both_triggers_at_once() -> None:
    table = Fever(phase={"phase": "Offer"}, spaces=[5, 9, 0, 3], gift_deck=1, **ALMOST)
    table.play("A shop", "A buy G", "A buy O")
    assert (table.state.race, table.state.day) == (True, [1, 1, 1, 1])
    assert (table.phase(), table.waiting()) == ("Reunion", "A")
    table.play("A pass")
    assert table.phase() == "Ready"  # exactly one round


def test_hf_x20_a_tree_completed_by_the_first_of_three_items() -> None:
    table = two_player_emporium()
    table.play("A shop", "A buy O")
    assert (table.phase(), table.day("A")) == ("Store", 0)
    table.play("A buy L", "A buy L")
    assert (table.day("A"), table.phase(), table.waiting()) == (1, "Reunion", "A")
    table.play("A pass")
    assert (table.phase(), table.waiting()) == ("Ready", "B")
    table.play("B roll")
    assert table.waiting() == "A"
    table.play("A roll")
    assert (len(table.state.dice), table.day("A")) == (2, 7)


def two_player_emporium() -> Fever:
    return Fever(
        seats=2,
        phase={"phase": "Offer"},
        spaces=[34, 20],
        rows=[["camera 50"], []],
        lights=[3, 0],
        ornaments=[2, 0],
        throws="12 24",
    )


def mittens(**position: Any) -> Fever:
    given: dict[str, Any] = {
        "active": 2,
        "phase": {"phase": "Anytime"},
        "hands": ["", "", "A11", ""],
        "days": [8, 0, 0, 0],
        **TREE,
    }
    return Fever(**{**given, **position})


def test_hf_x21_sticky_mittens_send_somebody_home() -> None:
    table = mittens(throws="12 11 11 12", spaces=[0, 17, 17, 17])
    table.play("C play A11 A L")
    assert (table.tree("C"), table.tree("A")) == ("1+0", "2+3")
    assert (table.space("A"), table.deposits("A")) == (3, [])
    later = Fever(spaces=[3, 0, 0, 0], lights=[2, 0, 0, 0], ornaments=[3, 0, 0, 0], throws="12")
    later.play("A roll")
    assert (later.space("A"), len(later.state.dice)) == (6, 2)


def test_hf_x22_a_spare_light_keeps_them_there() -> None:
    table = mittens(lights=[4, 0, 0, 0])
    table.play("C play A11 A L")
    assert (table.tree("A"), table.day("A")) == ("3+3", 8)


def last_step(**position: Any) -> Fever:
    given: dict[str, Any] = {
        "days": [21, 0, 0, 0],
        "hands": ["", "A11", "", ""],
        "throws": "4",
        "debts": [[100], [], [], []],
        **TREE,
    }
    return Fever(**{**given, **position})


def test_hf_x23_mittens_after_the_throw_to_christmas() -> None:
    table = last_step()
    table.play("A roll", "B play A11 A O")
    assert (table.space("A"), table.state.thrown) == (3, 0)
    assert not table.match.over()
    table.quiet()
    assert table.phase() == "Ready"
    table = last_step(options={"anytime_after_throw": "no"})
    table.play("A roll")
    assert (table.phase(), table.day("A")) == ("SingAlong", 25)


def test_hf_x24_the_same_in_the_race() -> None:
    table = last_step(race=True, days=[21, 1, 1, 1])
    table.play("A roll", "B play A11 A O")
    assert (table.day("A"), table.tree("A"), table.phase()) == (25, "3+2", "SingAlong")
    table.play("A skip", "B skip", "C skip", "D skip")
    assert table.scores()[0] == 500 + 500 - 100  # no forgiveness by HF-214


def test_hf_x25_the_last_minute_dash_is_not_followed_twice() -> None:
    table = Fever(days=[23, 0, 0, 0], rows=[["camera 50"], [], [], []], throws="4", **TREE)
    table.play("A roll")
    assert (table.day("A"), table.debts("A"), table.row("A")) == (23, [], ["1 camera 50"])
    assert table.waiting() == "B"
    table = Fever(days=[23, 0, 0, 0], throws="2", **TREE)
    table.play("A roll")
    assert table.phase() == "SingAlong"


def test_hf_x26_two_dice_on_day_11_one_on_day_12() -> None:
    table = Fever(days=[11, 0, 0, 0], throws="66", **TREE)
    table.play("A roll")
    assert (table.day("A"), table.deposits("A")) == (23, [120])
    table = Fever(days=[12, 0, 0, 0], throws="6", gift_deck="camera ...", **TREE)
    table.play("A roll")
    assert (table.day("A"), table.state.dice, table.deposits("A")) == (18, (6,), [])


def test_hf_x27_the_race_won_without_a_light() -> None:
    table = Fever(
        seats=2,
        race=True,
        active=1,
        phase={"phase": "Ready"},
        days=[3, 24],
        debts=[[], [100, 200]],
        stars=[0, 1],
        throws="1",
    )
    table.play("B roll", "A skip", "B skip")
    assert table.scores()[1] == 500 - 200


def test_hf_x28_landing_on_christmas_with_a_decorated_tree() -> None:
    table = Fever(
        days=[24, 0, 0, 0],
        throws="1",
        deposits=[[640], [], [], []],
        rows=[["camera 300 100", "coal 150"], [], [], []],
        debts=[[30, 200, 150], [], [], []],
        stars=[1, 0, 0, 0],
        **TREE,
    )
    table.play("A roll", "A skip", "B skip", "C skip", "D skip")
    assert table.scores()[0] == 2140
    forgiven = [line for line in table.state.account(0) if line.clause == "HF-214"]
    assert len(forgiven) == 4  # the Coal entry, too
