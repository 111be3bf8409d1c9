"""Holiday Fever, worked examples HF-X29 to HF-X56."""

from __future__ import annotations

from typing import Any

from tests.fever import Fever
from tests.rules.test_holiday_fever_cards import WINDOW, changed_cards, drawing
from tests.rules.test_holiday_fever_december import final

TREE: dict[str, Any] = {"lights": [3, 0, 0, 0], "ornaments": [3, 0, 0, 0]}
ALMOST: dict[str, Any] = {"lights": [3, 0, 0, 0], "ornaments": [2, 0, 0, 0]}


def test_hf_x29_debts_and_stars() -> None:
    debts = [[30, 200, 50, 150], []]
    assert final(debts=debts, stars=[2, 0]).scores()[0] == -200
    assert final(debts=debts, stars=[6, 0]).scores()[0] == 0


def test_hf_x30_coal_beside_stars() -> None:
    rows = [["coal 100 50", "coal 300"], []]
    position: dict[str, Any] = {"rows": rows, "slots": [5, 0], "debts": [[30, 200], []]}
    assert final(stars=[4, 0], **position).scores()[0] == 0
    assert final(stars=[3, 0], **position).scores()[0] == -300
    single = final(stars=[3, 0], options={"coal_entry": "single"}, **position)
    assert single.scores()[0] == 0
    assert ("debt", 450) in single.state.account(0)[-1].facts


def test_hf_x31_a_donation_cancels_an_older_debt() -> None:
    table = Fever(
        seats=2, phase={"phase": "Donation"}, spaces=[4, 0], debts=[[200], []], stars=[0, 0]
    )
    table.play("A donate")
    assert (table.debts("A"), table.stars("A")) == ([200, 50], 1)
    assert table.state.owed(0) == 50


def test_hf_x32_a_later_debt_beside_a_filled_star() -> None:
    table = Fever(spaces=[6, 0, 0, 0], debts=[[30], [], [], []], stars=[3, 0, 0, 0], throws="12")
    table.play("A roll")
    assert (table.debts("A"), table.state.owed(0)) == ([30, 200], 0)


def test_hf_x33_a_reunion_of_three() -> None:
    table = Fever(
        seats=3, phase={"phase": "Reunion"}, rows=[["puppy 50", "camera 100"], [], ["coal 50"]]
    )
    assert not [move for move in table.menu("A") if move.endswith(" A")]
    table.play("A give 2 B")
    assert table.stars("A") == 1
    assert table.menu("B") == ["pass", "give 1 C", "give 1 A"]
    table.play("B give 1 C")
    assert table.stars("B") == 1
    assert table.menu("C") == ["pass", "give 2 A", "give 2 B"]
    alone = Fever(seats=3, phase={"phase": "Reunion", "turn": [2]}, rows=[[], [], ["coal 50"]])
    assert (alone.waiting(), alone.menu("C")) == ("C", ["pass"])


def test_hf_x34_a_reunion_with_the_only_gift_under_the_stocking() -> None:
    position: dict[str, Any] = {
        "phase": {"phase": "Reunion", "turn": [1]},
        "rows": [[], ["coal 50", "camera 100"], [], []],
        "stockings": [None, 2, None, None],
    }
    table = Fever(**position)
    assert table.menu("B") == ["pass"]
    table = Fever(options={"stocking_release": "any_voluntary"}, **position)
    table.play("B give 2 A")
    assert table.state.stocking[1] == 0


def test_hf_x35_a_declined_speech_at_the_cook_off() -> None:
    table = Fever(spaces=[7, 0, 0, 0], throws="12")
    table.play("A roll", "A decline")
    assert (table.deposits("A"), table.stars("A"), table.debts("A")) == ([300], 0, [])


def test_hf_x36_somebody_is_in_december_when_the_race_begins() -> None:
    table = Fever(
        phase={"phase": "Offer"},
        spaces=[1, 0, 0, 0],
        gift_deck=1,
        days=[0, 0, 0, 14],
        lights=[0, 0, 0, 3],
        ornaments=[0, 0, 0, 3],
        rows=[[], [], [], ["camera 50"]],
        throws="12 12 3",
    )
    table.play("A shop", "A buy G", "A pass")
    assert table.state.day == [1, 1, 1, 14]
    assert (table.phase(), table.waiting()) == ("Reunion", "D")  # asked, too
    table.play("D pass", "B roll")
    assert len(table.state.dice) == 2
    table.play("C roll", "D roll")
    assert (len(table.state.dice), table.day("D")) == (1, 17)


def test_hf_x37_the_race_begins_when_everybody_is_in_december() -> None:
    table = Fever(
        days=[3, 8, 8, 8],
        lights=[3, 3, 3, 3],
        ornaments=[3, 3, 3, 3],
        rows=[["camera 50"], [], [], []],
        gift_deck=3,
        value_deck=1,
        throws="12",
    )
    table.play("A roll")
    assert (table.state.race, table.state.day) == (True, [6, 8, 8, 8])
    assert table.phase() == "Ready"  # no Reunion round


def test_hf_x38_after_christmas_no_card_is_played() -> None:
    table = Fever(
        days=[24, 0, 0, 0],
        hands=["", "A08", "", ""],
        rows=[[], ["coal 300"], [], []],
        throws="1",
        **TREE,
    )
    table.play("A roll").quiet()
    table.refuses("B play A08 1", "HF-206")
    table.play("A skip", "B skip", "C skip", "D skip")
    table.refuses("B play A08 1", "TB-01")


def test_hf_x39_a_pile_that_ran_out() -> None:
    look = [{"op": "look"}]
    edition = changed_cards(
        {"id": "A01", "effects": look},
        {"id": "A02", "effects": look},
        {"id": "A03", "effects": look},
    )
    held = ["", "A01", "A02", "A03"]
    table = Fever(edition=edition, hands=held, spaces=[4, 0, 0, 0], throws="12")
    table.play("A roll").quiet()
    assert (table.phase(), table.waiting()) == ("Ready", "B")
    assert table.told("card") == table.told("drew_card") == []
    table = Fever(edition=edition, hands=held, spaces=[3, 0, 0, 0], throws="12")
    table.play("A roll").quiet()
    assert table.state.chances[0] == 1


def test_hf_x40_not_this_one() -> None:
    rows = [["coal 50"], ["puppy 50", "camera 50"], [], []]
    table = Fever(phase={"phase": "Estate"}, rows=rows, hands=["", "A06", "", ""])
    table.play("A take B#2", "B play A06")
    assert table.told("threw") == []
    assert (table.debts("A"), table.row("B")) == ([], ["1 puppy 50", "2 camera 50"])
    assert (table.phase(), table.waiting()) == ("Ready", "B")  # no selling instead
    assert table.view("")["bottom"] == ["A06"]


def test_hf_x41_no_value_card_without_a_gift() -> None:
    table = Fever(days=[3, 0, 0, 0], throws="12", **TREE)
    before = table.state.values[:]
    table.play("A roll")
    assert (table.day("A"), table.state.values) == (6, before)


def test_hf_x43_re_wrap() -> None:
    position: dict[str, Any] = {
        "phase": WINDOW,
        "hands": ["A03", "", "", ""],
        "rows": [["camera 50", "guitar 100 150"], [], [], []],
    }
    table = Fever(**position)
    assert table.menu("A") == ["pass", "play A03 2 1 1", "play A03 2 1 2"]
    table.refuses("A play A03 1 2 1", "HF-154")
    table = Fever(stockings=[1, None, None, None], **position)
    assert table.menu("A") == ["pass"]
    table.refuses("A play A03 2 1 1", "HF-097")
    table.play("A pass")
    assert table.view("A")["hand"] == ["A03"]


def test_hf_x44_a_bright_idea_played_at_once() -> None:
    table = drawing("A13 ...", **ALMOST)
    table.play("A play A13 O")
    assert table.day("A") == 1
    assert (table.phase(), table.waiting()) == ("Ready", "B")  # the throw is spent


def test_hf_x45_a_bright_idea_after_or_before_the_throw() -> None:
    rows = [["camera 50"], [], [], []]
    table = Fever(hands=["A13", "", "", ""], throws="45", rows=rows, **ALMOST)
    table.play("A roll", "A play A13 O")
    assert (table.day("A"), table.state.thrown, table.phase()) == (1, 0, "Reunion")
    table.play("A pass")
    assert (table.phase(), table.waiting()) == ("Ready", "B")
    table = Fever(phase=WINDOW, hands=["A13", "", "", ""], throws="45", rows=rows, **ALMOST)
    table.play("A play A13 O")
    assert table.phase() == "Reunion"
    table.play("A pass", "A roll")
    assert (table.day("A"), len(table.state.dice)) == (10, 2)


def test_hf_x46_seven_decorations_do_not_make_a_decorated_tree() -> None:
    table = Fever(
        phase={"phase": "Offer"}, spaces=[1, 0, 0, 0], lights=[5, 0, 0, 0], ornaments=[2, 0, 0, 0]
    )
    assert not table.state.decorated(0)
    assert final(lights=[5, 0], ornaments=[2, 0]).scores()[0] == 700
    table.play("A shop", "A buy O")
    assert (table.tree("A"), table.day("A")) == ("5+3", 1)


def test_hf_x47_nothing_to_do_at_the_estate_sale() -> None:
    table = Fever(seats=2, phase={"phase": "Estate"}, rows=[[], ["camera 50"]], stockings=[None, 1])
    assert (table.phase(), table.waiting()) == ("Ready", "B")


def test_hf_x48_three_businesses() -> None:
    families = ["red", "green", "blue", "orange"]
    unclaimed = Fever(spaces=[20, 0, 0, 0], throws="12", families=families).play("A roll")
    assert (unclaimed.debts("A"), unclaimed.deposits("A")) == ([], [])
    own = Fever(spaces=[0, 0, 0, 0], throws="12", families=families).play("A roll")
    assert own.deposits("A") == [200]
    for option, deposits in (("no", []), ("yes", [200])):
        options = {"business_owner_collects": option}
        table = Fever(spaces=[6, 0, 0, 0], throws="12", families=families, options=options)
        table.play("A roll")
        assert (table.debts("A"), table.deposits("B")) == ([200], deposits)


def test_hf_x49_sure_footed_before_christmas() -> None:
    def on_22(throw: str) -> Fever:
        hands = ["A10", "", "", ""]
        return Fever(days=[22, 0, 0, 0], hands=hands, throws=throw, **TREE).play("A roll")

    table = on_22("4").play("A play A10 -")
    assert table.phase() == "SingAlong"
    table = on_22("5").play("A play A10 -")
    assert (table.day("A"), table.told("card"), table.told("drew_card")) == (22, [], [])
    assert table.menu("A") == []
    on_22("1").refuses("A play A10 -", "HF-233")


def test_hf_x50_second_wind() -> None:
    table = Fever(
        days=[1, 0, 0, 0],
        chances=[3, 0, 0, 0],
        hands=["A09", "", "", ""],
        throws="44 33",
        **TREE,
    )
    table.play("A roll", "A play A09")
    assert table.day("A") == 7
    assert table.deposits("A") == [80, 60, 100]
    assert sum(table.deposits("A")) == 240


def test_hf_x51_a_snowdrift() -> None:
    table = Fever(days=[12, 0, 0, 0], throws="5", **TREE)
    table.play("A roll")
    assert table.day("A") == 15
    assert table.told("card") == table.told("drew_card") == []
    later = Fever(days=[15, 0, 0, 0], throws="1", **TREE).play("A roll")
    assert len(later.state.dice) == 1


def test_hf_x52_mixed_up_tags() -> None:
    rows = [["puppy 50", "coal 250 200", "camera 50"], []]
    table = Fever(seats=2, phase=WINDOW, hands=["A02", ""], rows=rows)
    before = final(rows=rows).scores()[0]
    table.play("A play A02 2 3")
    assert table.row("A") == ["1 puppy 50", "2 coal 50", "3 camera 250 200"]
    after = final(rows=[["puppy 50", "coal 50", "camera 250 200"], []]).scores()[0]
    assert after - before == 800
    table = Fever(seats=2, phase=WINDOW, hands=["A02", ""], rows=rows, stockings=[3, None])
    table.refuses("A play A02 2 3", "HF-097")


def test_hf_x53_pass_the_parcel() -> None:
    rows = [["puppy 50", "coal 100"], ["camera 50"], [], []]
    table = Fever(phase=WINDOW, hands=["A07", "", "", ""], rows=rows)
    table.play("A play A07 2 B")
    assert table.row("B") == ["1 camera 50", "2 coal 100"]
    assert table.seen("B", "B")[1] == table.seen("A", "B")[1] == "2 coal 100"
    assert table.seen("C", "B") == ["1 ? ?", "2 ? ?"]
    assert table.told("gave") == [{"what": "gave", "seat": 0, "target": 1, "slot": 2}]
    assert table.stars("A") == 0


def test_hf_x54_warm_hands() -> None:
    rows = [["puppy 50", "coal 100"], ["camera 50", "guitar 50"], ["bicycle 50"], ["telescope 50"]]
    table = Fever(phase=WINDOW, hands=["A14", "", "", ""], rows=rows)
    assert table.menu("A") == ["pass", "play A14 1 C", "play A14 1 D"]
    table.refuses("A play A14 1 B", "HF-154")
    table.refuses("A play A14 2 C", "HF-180")
    table.play("A play A14 1 C")
    assert table.stars("A") == 1


def test_hf_x55_busy_day_at_the_shop() -> None:
    table = Fever(spaces=[23, 0, 0, 0], pile="N17 ...", throws="12")
    table.play("A roll")
    assert (table.space("A"), table.deposits("A")) == (3, [200])
    assert table.state.chances[0] == 4
    again = Fever(spaces=[3, 0, 0, 0], chances=[4, 0, 0, 0], throws="44").play("A roll")
    assert (again.deposits("A"), again.space("A")) == ([80, 720], 11)
    table = Fever(days=[5, 0, 0, 0], pile="N17 ...", throws="12", **TREE)
    table.play("A roll")
    assert (table.day("A"), table.deposits("A")) == (8, [200])


def test_hf_x56_parcel_insurance_and_blue_ribbon_tree() -> None:
    rows = [["puppy 50", "camera 50", "guitar 50", "bicycle 50"], [], [], []]
    stockings = [1, None, None, None]
    assert drawing("N10 ...", rows=rows, stockings=stockings).debts("A") == [100]
    assert drawing("N10 ...").debts("A") == []
    assert drawing("N07 ...", lights=[2, 0, 0, 0], ornaments=[1, 0, 0, 0]).deposits("A") == [150]
