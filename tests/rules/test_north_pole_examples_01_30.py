"""The worked examples of docs/rules/north_pole.md, NP-X01 to NP-X30."""

from __future__ import annotations

from tests.table import race

X25 = ["4 4 4 1 2", "1 2", "3 RC", "1 2"]
X26 = ["4 4 4 1 SA", "1 2", "3 RC", "1 2"]


def test_np_x01_plain_bump() -> None:
    table = race([14, 18], ["4 1", "5"]).play("A 4")
    assert table.at() == [18, 14]
    assert table.waiting() == "B"
    assert table.phase() == "Play"


def test_np_x02_station_protects() -> None:
    table = race([18, 22], ["4 1", "5"]).play("A 4")
    assert table.at() == [22, 22]
    assert table.waiting() == "A"
    assert sorted(table.menu("A")) == ["draw", "stop"]


def test_np_x03_no_chain() -> None:
    table = race([13, 17, 13], ["4 1", "5", "1"]).play("A 4")
    assert table.at() == [17, 13, 13]


def test_np_x03_c_came_by_express() -> None:
    table = race([13, 17, 5], ["4 1", "5 5 5 5 1", "EX 1 1 1 1"], active=2)
    table.play("C EX", "A -")
    assert table.at() == [13, 17, 13]
    assert table.waiting() == "B"  # A sat out
    table.play("B 1").quiet().play("C 1")
    assert table.at() == [13, 18, 14]


def test_np_x04_two_on_one_space() -> None:
    assert race([28, 31, 31], ["3 1", "5", "5"]).play("A 3").at() == [31, 28, 28]


def test_np_x05_bumped_onto_a_station() -> None:
    table = race([22, 25], ["3 1", "5"]).play("A 3")
    assert table.at() == [25, 22]
    assert (table.phase(), table.waiting()) == ("Play", "B")
    assert len(table.view("B")["hand"]) == 5


def test_np_x06_bumped_onto_the_upper_bridge() -> None:
    table = race([49, 53], ["4 1", "5"]).play("A 4")
    assert table.at() == [53, 27]
    assert table.view("")["detour"] == [None, 2]  # B's next turn is its second
    assert table.view("")["turns"] == [1, 2]


def test_np_x07_bumped_onto_the_lower_bridge() -> None:
    table = race([27, 31], ["4 1", "5"]).play("A 4")
    assert table.at() == [31, 27]
    assert table.phase() == "Play"
    assert table.waiting() == "B"


def test_np_x08_landing_on_the_upper_bridge_by_card() -> None:
    table = race([44, 0], ["5 1 2 3 4", "5 5 5 5 1"]).play("A 5")
    assert table.at() == [27, 0]
    assert table.waiting() == "B"
    table.play("B 5")
    assert table.view("")["detour"][0] == table.view("")["turns"][0] == 2
    table.play("A 4")
    assert table.at()[0] == 31
    assert table.waiting() == "B"


def test_np_x09_upper_bridge_occupied() -> None:
    assert race([44, 49], ["5 1", "5"]).play("A 5").at() == [27, 49]


def test_np_x10_lower_bridge_occupied() -> None:
    assert race([44, 0, 27], ["5 1", "5", "5"]).play("A 5").at() == [27, 0, 22]
    options = {"bump_after_slide": False}
    table = race([44, 0, 27], ["5 1", "5", "5"], options=options).play("A 5")
    assert table.at() == [27, 0, 27]


def test_np_x11_crossing() -> None:
    crossed = race([21, 0], ["6 1", "5"]).play("A 6", "A cross")
    assert crossed.at() == [49, 0]
    assert (crossed.phase(), crossed.waiting()) == ("Play", "B")
    stayed = race([21, 0], ["6 1", "5"]).play("A 6", "A stay")
    assert stayed.at() == [27, 0]


def test_np_x12_crossing_avoids_the_bump() -> None:
    assert race([21, 27], ["6 1", "5"]).play("A 6", "A cross").at() == [49, 27]
    assert race([21, 27], ["6 1", "5"]).play("A 6", "A stay").at() == [27, 21]


def test_np_x13_upper_bridge_taken() -> None:
    table = race([21, 27, 49], ["6 1", "5", "5"]).play("A 6")
    assert table.at() == [27, 21, 49]
    assert (table.phase(), table.waiting()) == ("Play", "B")


def test_np_x14_waiting_at_the_lower_bridge() -> None:
    table = race([27, 0], ["3 1", "5"]).play("A 3")
    assert table.at() == [30, 0]
    assert table.phase() == "Play"


def test_np_x15_express_to_the_lower_bridge() -> None:
    table = race([19, 0, 0], ["EX 1", "5", "5"]).play("A EX", "B -")
    assert table.at() == [27, 0, 0]
    assert (table.phase(), table.waiting()) == ("Play", "C")


def test_np_x16_express_to_the_upper_bridge() -> None:
    assert race([41, 0], ["EX 1", "5"]).play("A EX", "B -").at() == [49, 0]
    options = {"advance8_upper_bridge": "slide"}
    assert race([41, 0], ["EX 1", "5"], options=options).play("A EX", "B -").at() == [27, 0]


def test_np_x17_express_onto_an_occupied_space() -> None:
    assert race([20, 28], ["EX 1", "5"]).play("A EX", "B -").at() == [28, 28]


def test_np_x18_express_onto_a_station() -> None:
    table = race([29, 0, 0], ["EX 1", "5", "5"]).play("A EX", "B -")
    assert table.at() == [37, 0, 0]
    assert (table.phase(), table.waiting()) == ("Play", "C")
    assert table.told("missed") == [{"what": "missed", "seat": 1, "by": 0}]


def test_np_x19_slope_by_number() -> None:
    table = race([70, 60], ["5 1", "5"]).play("A 5")
    assert table.at() == [60, 55]
    assert (table.phase(), table.waiting()) == ("Play", "B")


def test_np_x20_slope_by_express() -> None:
    assert race([67, 60], ["EX 1", "5"]).play("A EX", "B -").at() == [60, 60]


def test_np_x21_passing_the_slope() -> None:
    assert race([74, 0], ["3 1", "5"]).play("A 3").at() == [77, 0]


def test_np_x22_snow_storm_all_the_traps() -> None:
    table = race([50, 82, 56, 3], ["ST 1", "5", "5", "5"]).play("A ST").quiet()
    assert table.at() == [50, 60, 27, 0]


def test_np_x23_snow_storm_on_a_station_with_one_santa() -> None:
    table = race([50, 68, 37, 0], ["ST 1", "SA 5 5 5 5", "5", "5"]).play("A ST")
    assert table.asked() == "BC"
    table.play("B SA")
    assert table.waiting() == "C"
    table.play("C -")
    assert table.at() == [50, 68, 30, 0]
    assert (table.phase(), table.waiting()) == ("Play", "B")
    assert len(table.view("B")["hand"]) == 5  # drawn back as B's turn began
    assert table.told("drew")[-1] == {"what": "drew", "seat": 1, "count": 1}


def test_np_x24_three_of_a_kind() -> None:
    table = race([22, 0], ["4 4 4 4 7", "5 5 5 5 1"]).play("A 3x4", "B -")
    assert table.at() == [37, 0]
    assert table.hand("A") == "4 7"
    assert (table.phase(), table.waiting()) == ("Play", "B")
    table.play("B 5")
    assert table.told("drew")[-1] == {"what": "drew", "seat": 0, "count": 3}


def test_np_x25_reindeer_crossing() -> None:
    table = race([30, 0, 0, 0], X25).play("A 3x4", "B -")
    table.play("C RC")
    assert table.asked() == "A"  # for Santa; D is not asked
    table.play("A -")
    assert table.at() == [30, 0, 0, 0]
    assert table.view("")["discard"] == ["4", "4", "4", "RC"]
    assert (table.phase(), table.waiting()) == ("Play", "C")
    assert len(table.view("C")["hand"]) == 5
    table.play("C 3").quiet()
    assert table.waiting() == "D"
    assert table.view("")["turns"] == [1, 1, 2, 2]  # B got no turn


def test_np_x26_reindeer_crossing_answered_by_santa() -> None:
    table = race([30, 0, 0, 0], X26).play("A 3x4", "B -", "C RC", "A SA")
    assert table.at() == [37, 0, 0, 0]
    assert table.hand("A") == "1"
    assert table.waiting() == "B"
    assert table.hand("C") == "3"


def test_np_x27_second_reindeer_crossing() -> None:
    hands = [*X26[:3], "1 RC"]
    table = race([30, 0, 0, 0], hands).play("A 3x4", "B -", "C RC", "A SA")
    assert table.at() == [37, 0, 0, 0]
    assert table.phase() == "Play"
    card = race([30, 0, 0, 0], hands, options={"santa_scope": "card"})
    card.play("A 3x4", "B -", "C RC", "A SA")
    assert (card.phase(), card.waiting()) == ("ReindeerWindow", "D")
    assert card.at() == [30, 0, 0, 0]


def test_np_x28_stopping_a_win() -> None:
    table = race([70, 0], ["2 2 2 1 1", "RC 1"]).play("A 3x2", "B RC", "A -")
    assert table.at() == [70, 0]
    assert (table.phase(), table.waiting()) == ("Play", "B")


def test_np_x29_three_of_a_kind_from_jingle_bell_square() -> None:
    table = race([68, 0], ["2 2 2 1 1", "1"]).play("A 3x2", "B -")
    assert table.at() == [84, 0]
    assert table.match.over()
    assert table.scores() == [1, 0]


def test_np_x30_hustle_bustle() -> None:
    assert race([20, 40], ["HB 1", "5"]).play("A HB", "B -").at() == [28, 37]
