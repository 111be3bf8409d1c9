"""The Bridge, moving back, and the Slippery Slope: NP-50 to NP-67."""

from __future__ import annotations

import pytest

from tests.table import Table, race

FULL = "1 2 3 5 7"


def slid(detour: str = "next_turn") -> Table:
    """A has slid down the Bridge, and B is to play; a 4 would then bring A back to it."""
    return race(
        [44, 0], ["5 1 2 3 4", FULL], options={"slide_detour": detour}, draw="6 6 6 6 …"
    ).play("A 5")


# The Bridge.


def test_np_50_a_single_number_card_may_cross() -> None:
    table = race([24, 0], ["3 1", "5"]).play("A 3")
    assert (table.phase(), table.menu("A")) == ("Bridge", ["stay", "cross"])
    table.refuses("A 1", "NP-50")
    table.refuses("B 5", "TB-02")
    assert table.play("A cross").at()[0] == 49
    assert table.waiting() == "B"


def test_np_51_not_while_another_stands_on_the_upper_bridge() -> None:
    table = race([24, 49], ["3 1", "5"]).play("A 3")
    assert (table.phase(), table.at()) == ("Play", [27, 49])


def test_np_52_everybody_else_goes_round_candy_cane_lane() -> None:
    table = race([24, 49], ["3 1 1 1 4", FULL]).play("A 3", "B 1", "A 4")
    assert table.at() == [31, 50]


def test_np_53_the_chance_is_gone_after_the_play() -> None:
    table = race([27, 0], ["3 1", "5"])
    table.refuses("A cross", "NP-53")
    table.refuses("A stay", "NP-53")
    assert table.play("A 3").at()[0] == 30


def test_np_54_who_crossed_stays_and_does_not_slide() -> None:
    table = race([24, 0], ["3 1 1 1 1", FULL]).play("A 3", "A cross", "B 1")
    assert table.at() == [49, 1]
    assert table.view("")["detour"] == [None, None]
    assert table.play("A 1").at()[0] == 50


@pytest.mark.parametrize("start", range(42, 49))
def test_np_55_landing_exactly_on_the_upper_bridge_slides_back(start: int) -> None:
    table = race([start, 0], [f"{49 - start} 1", "5"]).play(f"A {49 - start}")
    assert table.at()[0] == 27
    assert (table.phase(), table.waiting()) == ("Play", "B")


def test_np_56_sent_back_to_the_upper_bridge_slides_back() -> None:
    bumped = race([49, 53], ["4 1", "5"]).play("A 4")
    assert bumped.at() == [53, 27]
    blown = race([0, 56], ["ST 1", "5"]).play("A ST", "B -")
    assert blown.at() == [0, 27]
    assert blown.view("")["detour"] == bumped.view("")["detour"] == [None, 2]


def test_np_57_round_candy_cane_lane_on_the_next_turn() -> None:
    table = slid()
    assert table.view("")["detour"] == [2, None]
    table.play("B 1", "A 4")
    assert table.at()[0] == 31


def test_np_58_no_crossing_even_when_pushed_back_and_there_again() -> None:
    table = race([27, 23], ["4 2 3 1", "4 1 1 1 5"], active=1, turns=[1, 1], detour=[2, None])
    table.play("B 4", "B stay", "A 4")
    assert (table.phase(), table.waiting()) == ("Play", "B")
    assert table.at() == [27, 23]


def test_np_58_a_skipped_turn_does_not_count() -> None:
    table = race([23, 0], ["4 2 3 1", "EX 1 1 1 5"], active=1, turns=[1, 1], detour=[2, None])
    table.play("B EX", "A -")
    assert table.waiting() == "B"
    table.play("B 5", "A 4")
    assert (table.phase(), table.at()[0]) == ("Play", 27)


def test_np_58_a_turn_lost_to_reindeer_does_not_count() -> None:
    table = race(
        [23, 0], ["4 4 4 4 4", "RC 1 1 1 5"], turns=[2, 1], detour=[2, None], draw="5 6 6 6 6 …"
    )
    table.play("A 3x4", "B RC", "A -")
    assert table.view("")["detour"] == [3, None]
    table.play("B 1", "A 4")
    assert (table.phase(), table.at()[0]) == ("Play", 27)


def test_np_58_without_detours_no_mark_is_set() -> None:
    table = slid("none")
    assert table.view("")["detour"] == [None, None]
    elf = race([0, 70], ["NE 1", "5"], options={"slide_detour": "none"}).play("A NE>1", "B -")
    assert elf.view("")["detour"] == [None, None]


def test_np_58_the_mark_is_gone_a_turn_later() -> None:
    table = slid().play("B 1", "A 1", "B 2").quiet()
    assert table.view("")["turns"][0] == 3
    assert table.view("")["detour"] == [None, None]


def test_np_59_who_stands_on_the_upper_bridge_is_not_bumped() -> None:
    assert race([44, 49], ["5 1", "5"]).play("A 5").at() == [27, 49]


def test_np_60_the_eight_spaces_of_a_card_end_there() -> None:
    assert race([41, 0], ["EX 1", "5"]).play("A EX").quiet().at()[0] == 49
    table = race([41, 60], ["HB 1", "5"]).play("A HB").quiet()
    assert table.at() == [49, 55]


def test_np_60_or_slide_where_the_house_says_so() -> None:
    options = {"advance8_upper_bridge": "slide"}
    table = race([41, 60], ["HB 1", "5"], options=options).play("A HB").quiet()
    assert table.at() == [27, 55]
    assert table.view("")["detour"] == [2, None]


# Moving back.


def test_np_61_bumps_cards_and_slides_move_trains_back() -> None:
    for at, move, how in (
        ([30, 35], "A 5", ["ahead", "bump"]),
        ([30, 35], "A ST", ["storm"]),
        ([70, 0], "A 5", ["ahead", "slope"]),
        ([44, 0], "A 5", ["ahead", "bridge"]),
    ):
        table = race(at, ["5 ST", "1"]).play(move).quiet()
        assert [event["how"] for event in table.told("moved")] == how


@pytest.mark.parametrize("station", [11, 22, 37, 55, 68])
def test_np_62_a_specialty_card_moves_even_from_a_station(station: int) -> None:
    table = race([0, station], ["ST 1", "5"]).play("A ST", "B -")
    assert table.at()[1] == station - 7
    hustled = race([0, station], ["HB 1", "5"]).play("A HB", "B -")
    assert hustled.at()[1] < station


def test_np_63_back_along_the_track_from_the_upper_bridge() -> None:
    assert race([0, 49], ["ST 1", "5"]).play("A ST", "B -").at()[1] == 42
    assert race([0, 30], ["ST 1", "5"]).play("A ST", "B -").at()[1] == 23


def test_np_64_home_is_the_end() -> None:
    assert race([9, 3], ["ST 1", "5"]).play("A ST", "B -").at() == [9, 0]


# The slope.


@pytest.mark.parametrize("start", range(69, 75))
def test_np_65_stopping_on_the_slope_slides_to_its_foot(start: int) -> None:
    card = 75 - start
    assert race([start, 0], [f"{card} 1", "5"]).play(f"A {card}").at()[0] == 60


def test_np_65_sent_back_there_slides_too() -> None:
    assert race([0, 82], ["ST 1", "5"]).play("A ST", "B -").at()[1] == 60


def test_np_66_every_kind_of_arrival() -> None:
    assert race([67, 0], ["EX 1", "5"]).play("A EX").quiet().at()[0] == 60
    assert race([67, 80], ["HB 1", "5"]).play("A HB").quiet().at() == [60, 68]


def test_np_66_whatever_the_distance() -> None:
    table = race([0, 78], ["ST 1", "5"], edition={"constants": {"storm_spaces": 3}})
    assert table.play("A ST", "B -").at()[1] == 60


def test_np_66_passing_over_it_does_nothing() -> None:
    assert race([74, 0], ["2 1", "5"]).play("A 2").at()[0] == 76
    assert race([0, 78], ["ST 1", "5"]).play("A ST", "B -").at()[1] == 71


def test_np_67_the_foot_is_an_ordinary_space() -> None:
    table = race([57, 60], ["3 1", "5"]).play("A 3")
    assert table.at() == [60, 57]
    assert table.waiting() == "B"
