"""Specialty cards of one's own turn: NP-68 to NP-83."""

from __future__ import annotations

import pytest

from tests.table import race

# In general.


def test_np_68_everybody_affected_carries_it_out() -> None:
    table = race([9, 20, 30, 40], ["ST 1", "5", "5", "5"]).play("A ST").quiet()
    assert table.at() == [9, 13, 23, 33]
    assert table.view("")["discard"] == ["ST"]
    for card, clause in (("HB", "NP-71"), ("EX", "NP-77"), ("ST", "NP-79"), ("NE>1", "NP-80")):
        race([0, 9], ["1", "5"]).refuses(f"A {card}", clause)


@pytest.mark.parametrize("card", ["EX", "HB"])
def test_np_69_no_extra_play_no_crossing_no_bump(card: str) -> None:
    for start in (3, 19, 20):  # to a Station, to the Lower Bridge, to an occupied space
        table = race([start, 60, 28], [f"{card} 1", "5", "5"]).play(f"A {card}").quiet()
        assert table.at()[0] == start + 8
        assert table.at()[2] == 28
        assert table.phase() == "Play"
        assert table.waiting() != "A"


def test_np_69_three_of_a_kind_neither_bumps_nor_plays_again() -> None:
    table = race([12, 22, 22], ["5 5 5 1", "5", "5"]).play("A 3x5").quiet()
    assert (table.at(), table.phase(), table.waiting()) == ([22, 22, 22], "Play", "B")


def test_np_69_a_train_blown_back_neither_crosses_nor_bumps_nor_plays_again() -> None:
    at = [50, 34, 29, 22]  # B to the Lower Bridge, C to where D stands, D back from its Station
    table = race(at, ["ST 1", "5", "5", "5"]).play("A ST").quiet()
    assert (table.at(), table.phase(), table.waiting()) == ([50, 27, 22, 15], "Play", "B")
    beside = race([50, 41, 34], ["ST 1", "5", "5"]).play("A ST").quiet()
    assert beside.at() == [50, 34, 27]  # where C stood: B came to an emptied space
    meeting = race([20, 27, 0], ["ST 1", "5", "5"]).play("A ST").quiet()
    assert meeting.at() == [20, 20, 0]  # onto A, who stays


def test_np_69_a_train_put_down_by_the_elf_bumps_nobody() -> None:
    table = race([10, 70, 27, 49], ["NE 1", "5", "5", "5"]).play("A NE>1").quiet()
    assert table.at() == [10, 27, 27, 70]  # B slid to where C stands
    assert (table.phase(), table.waiting()) == ("Play", "B")
    station = race([10, 68, 0, 49], ["NE 1", "5", "5", "5"]).play("A NE>1").quiet()
    assert (station.at(), station.phase()) == ([10, 27, 0, 68], "Play")


def test_np_69_the_slope_by_a_card_bumps_nobody() -> None:
    table = race([67, 60, 80], ["EX 1", "5", "5"]).play("A EX").quiet()
    assert table.at() == [60, 60, 80]


@pytest.mark.parametrize("card", ["EX", "HB"])
def test_np_70_the_advance_comes_first(card: str) -> None:
    table = race([78, 80], [f"{card} 1", "SA 5"]).play(f"A {card}")
    assert table.match.over()
    assert table.at() == [84, 80]  # nobody was asked, and the leader did not go back


# Hustle-Bustle.


def test_np_71_eight_ahead_and_the_leader_back() -> None:
    assert race([20, 40, 10], ["HB 1", "5", "5"]).play("A HB").quiet().at() == [28, 37, 10]


def test_np_72_not_for_the_leader() -> None:
    table = race([41, 40], ["HB 1", "5"])
    assert table.menu("A") == ["1"]
    table.refuses("A HB", "NP-72")
    race([41, 40], ["HB 1", "5"], options={"hustle_when_tied": "allowed"}).refuses("A HB", "NP-72")


def test_np_73_the_leader_is_found_before_the_advance() -> None:
    assert race([36, 40, 39], ["HB 1", "5", "5"]).play("A HB").quiet().at() == [44, 37, 39]


def test_np_74_sharing_the_lead_is_leading() -> None:
    race([40, 40], ["HB 1", "5"]).refuses("A HB", "NP-74")
    options = {"hustle_when_tied": "allowed"}
    table = race([40, 40, 5], ["HB 1", "5", "5"], options=options)
    assert table.menu("A") == ["1", "HB"]
    assert table.play("A HB").quiet().at() == [48, 37, 5]


def test_np_74_where_all_are_home_nobody_can_go_back() -> None:
    options = {"hustle_when_tied": "allowed"}
    table = race([0, 0], ["HB 1", "5"], options=options).play("A HB")
    assert table.at() == [8, 0]
    assert table.phase() == "Play"  # B was not threatened, so nobody was asked


def test_np_75_every_other_leader_goes_back() -> None:
    table = race([20, 40, 40, 5], ["HB 1", "5", "5", "5"]).play("A HB")
    assert table.asked() == "BC"
    assert table.quiet().at() == [28, 37, 37, 5]


def test_np_75_choose_one_of_them() -> None:
    table = race([20, 40, 40, 5], ["HB 1", "5", "5", "5"], options={"hustle_tie": "choose"})
    assert table.menu("A") == ["1", "HB>1", "HB>2"]
    table.refuses("A HB>3", "NP-73")
    table.refuses("A HB>0", "NP-73")
    table.refuses("A HB>7", "NP-73")
    table.play("A HB>1")
    assert table.asked() == "B"
    assert table.quiet().at() == [28, 37, 40, 5]


def test_np_75_nothing_to_choose_with_one_leader() -> None:
    table = race([20, 40, 30], ["HB 1", "5", "5"], options={"hustle_tie": "choose"})
    assert table.menu("A") == ["1", "HB"]
    table.refuses("A HB>1", "NP-75")
    race([20, 40, 40], ["HB 1", "5", "5"]).refuses("A HB>1", "NP-75")


def test_np_75_or_none_of_them() -> None:
    options = {"hustle_tie": "none"}
    table = race([20, 40, 40], ["HB 1", "5", "5"], options=options).play("A HB")
    assert table.at() == [28, 40, 40]
    assert table.phase() == "Play"
    one = race([20, 40, 30], ["HB 1", "5", "5"], options=options).play("A HB").quiet()
    assert one.at() == [28, 37, 30]


@pytest.mark.parametrize(("start", "end"), [(84 - 1, 68), (68, 55), (12, 11), (11, 0), (49, 37)])
def test_np_76_the_last_station_strictly_behind(start: int, end: int) -> None:
    assert race([5, start], ["HB 1", "5"]).play("A HB", "B -").at()[1] == end


# Express.


def test_np_77_eight_ahead_and_the_next_player_misses_a_turn() -> None:
    table = race([1, 0, 0], ["EX 1", "5", "5"]).play("A EX", "B -")
    assert table.at()[0] == 9
    assert table.waiting() == "C"
    assert table.view("")["turns"] == [1, 1, 2]


def test_np_78_with_two_players_one_plays_again_after_refilling() -> None:
    table = race([1, 0], ["EX 1 2 3 4", "5"]).play("A EX", "B -")
    assert table.waiting() == "A"
    assert len(table.view("A")["hand"]) == 5
    assert table.view("")["turns"] == [2, 1]


def test_np_78_in_an_extra_play_the_left_neighbour_is_the_same() -> None:
    table = race([9, 0, 0], ["2 EX 1 1 1", "5", "5"]).play("A 2", "A draw", "A EX", "B -")
    assert table.at()[0] == 19
    assert table.waiting() == "C"


# Snow Storm.


def test_np_79_every_other_train_goes_back_seven() -> None:
    table = race([9, 20, 30, 40], ["ST 1", "5", "5", "5"]).play("A ST")
    assert table.asked() == "BCD"
    assert table.quiet().at() == [9, 13, 23, 33]


# Naughty Elf.


def test_np_80_the_chosen_train_ends_on_the_lower_bridge() -> None:
    table = race([9, 20, 70], ["NE 1", "5", "5"]).play("A NE>2", "C -")
    assert table.at() == [9, 20, 27]
    moved = [(e["start"], e["end"], e["how"]) for e in table.told("moved")]
    assert moved == [(70, 49, "elf"), (49, 27, "bridge")]


def test_np_80_somebody_else_must_be_named() -> None:
    table = race([9, 20], ["NE 1", "5"])
    table.refuses("A NE", "NP-80")
    table.refuses("A NE>0", "NP-80")
    table.refuses("A NE>2", "NP-80")


def test_np_81_the_occupant_takes_the_old_place() -> None:
    table = race([9, 20, 49], ["NE 1", "5", "5"]).play("A NE>1").quiet()
    assert table.at() == [9, 27, 20]


def test_np_82_the_chosen_train_slides_after_an_exchange() -> None:
    table = race([9, 20, 49], ["NE 1", "5", "5"]).play("A NE>1", "B -", "C -")
    view = table.view("")
    assert view["at"] == [9, 27, 20]
    assert view["detour"] == [None, 2, None]


def test_np_82_or_stays_up_there() -> None:
    options = {"elf_swap_slides": False}
    hands = ["NE 1", "5", "SA 5"]
    table = race([9, 20, 49], hands, options=options).play("A NE>1", "B -", "C -")
    assert table.at() == [9, 49, 20]
    assert table.view("")["detour"] == [None, None, None]
    empty = race([9, 20, 30], hands, options=options).play("A NE>1", "B -")
    assert empty.at() == [9, 27, 30]  # no exchange, so it slides


def test_np_82_on_the_lower_bridge_an_exchange_threatens() -> None:
    options = {"elf_swap_slides": False}
    table = race([9, 27, 49], ["NE 1", "5", "5"], options=options).play("A NE>1")
    assert table.asked() == "BC"
    assert table.quiet().at() == [9, 49, 27]


def test_np_83_any_other_player_even_to_their_gain() -> None:
    assert race([9, 2], ["NE 1", "5"]).play("A NE>1", "B -").at() == [9, 27]


def test_np_83_the_player_of_the_card_may_be_the_occupant() -> None:
    table = race([49, 60, 12], ["NE 1", "5", "5"]).play("A NE>1")
    assert table.asked() == "B"
    assert table.quiet().at() == [60, 27, 12]


def test_np_83_who_is_already_there_just_slides() -> None:
    table = race([9, 49, 49], ["NE 1", "5", "5"]).play("A NE>1")
    assert table.asked() == "B"  # C does not move, so C is not asked
    assert table.quiet().at() == [9, 27, 49]


def test_np_83_all_occupants_move() -> None:
    table = race([49, 60, 49, 49], ["NE 1", "5", "5", "5"]).play("A NE>1")
    assert table.asked() == "BCD"
    assert table.quiet().at() == [60, 27, 60, 60]


def test_np_83_on_the_lower_bridge_already() -> None:
    table = race([9, 27, 49], ["NE 1", "5", "5"]).play("A NE>1")
    assert table.asked() == "C"
    table.play("C -")
    assert table.at() == [9, 27, 27]
    assert table.view("")["detour"] == [None, 2, None]
