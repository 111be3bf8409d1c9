"""A turn, one number card, three of a kind: NP-29 to NP-49."""

from __future__ import annotations

import pytest

from tests.table import race

# What a turn is.


def test_np_29_one_play_of_three_kinds() -> None:
    table = race([0, 9, 0], ["3 3 3 6 ST", "5", "5"])
    assert table.menu("A") == ["3", "6", "ST", "3x3"]
    assert table.play("A 6").waiting() == "B"


def test_np_29_indistinguishable_cards_are_one_choice() -> None:
    table = race([0, 9, 0], ["3 3 ST ST EX", "5", "5"])
    assert table.menu("A") == ["3", "EX", "ST"]


def test_np_29_every_other_seat_may_be_lifted() -> None:
    table = race([0, 9, 0], ["NE", "5", "5"])
    assert table.menu("A") == ["NE>1", "NE>2"]


@pytest.mark.parametrize(
    ("move", "laid"), [("5", ["5"]), ("3x2", ["2"] * 3), ("ST", ["ST"]), ("NE>1", ["NE"])]
)
def test_np_30_played_cards_are_laid_face_up(move: str, laid: list[str]) -> None:
    table = race([0, 0], ["2 2 2 5 ST" if move != "NE>1" else "NE 2", "7 7 7 7 7"])
    table.play(f"A {move}")
    for eyes in ("A", "B", ""):
        assert table.view(eyes)["discard"] == laid
    table.quiet()
    assert table.view("")["discard"] == laid


def test_np_31_who_has_a_play_must_make_one() -> None:
    table = race([5, 0], ["1 RC SA HB HB", "5"])
    assert table.menu("A") == ["1"]
    table.refuses("A -", "NP-31")
    table.refuses("A toss:RC", "NP-33")


def test_np_32_reindeer_and_santa_are_no_plays() -> None:
    table = race([5, 0], ["RC SA 1", "5"])
    assert table.menu("A") == ["1"]
    table.refuses("A RC", "NP-32")
    table.refuses("A SA", "NP-32")


def test_np_32_santa_may_be_spent_where_the_house_says_so() -> None:
    options = {"santa_on_turn": "discard"}
    table = race([5, 0], ["RC SA 1", "5"], options=options)
    assert table.menu("A") == ["1", "SA"]
    table.refuses("A RC", "NP-32")
    table.play("A SA")
    assert table.view("")["discard"] == ["SA"]
    assert table.at() == [5, 0]
    assert table.waiting() == "B"
    race([5, 0], ["RC 1", "5"], options=options).refuses("A SA", "NP-91")


def test_np_32_santa_as_a_play_leaves_nothing_to_toss() -> None:
    table = race([5, 0], ["RC SA HB", "5"], options={"santa_on_turn": "discard"})
    assert table.menu("A") == ["SA"]
    table.refuses("A toss:RC", "NP-33")


def test_np_33_without_a_play_one_card_is_thrown_away() -> None:
    table = race([5, 0], ["RC RC SA HB HB", "5"])
    assert table.menu("A") == ["toss:HB", "toss:RC", "toss:SA"]
    refused = table.refuses("A -", "NP-33")
    assert "toss:RC" in refused.why
    table.refuses("A toss:5", "NP-33")
    assert "You don’t have Express." in table.refuses("A toss:EX", "NP-33").why
    table.refuses("A toss:0", "TB-06")  # there is no such card
    table.play("A toss:HB")
    assert table.at() == [5, 0]
    assert table.view("")["discard"] == ["HB"]
    assert table.waiting() == "B"


def test_np_33_in_an_extra_play_too() -> None:
    table = race([9, 0], ["2 RC SA SA HB", "5"], draw="RC …").play("A 2", "A draw")
    assert table.menu("A") == ["toss:HB", "toss:RC", "toss:SA"]
    table.play("A toss:SA")
    assert table.waiting() == "B"
    assert len(table.view("A")["hand"]) == 4


def test_np_33_passing_keeps_all_cards() -> None:
    table = race([5, 0], ["RC RC SA HB HB", "5"], options={"no_play": "pass"})
    assert table.menu("A") == ["-"]
    table.refuses("A toss:RC", "NP-33")
    table.play("A -")
    assert table.hand("A") == "HB HB RC RC SA"
    assert table.waiting() == "B"
    assert table.told("passed") == [{"what": "passed", "seat": 0}]


def test_np_33_passing_is_for_those_who_can_play_nothing() -> None:
    table = race([5, 0], ["RC 1", "5"], options={"no_play": "pass"})
    table.refuses("A -", "NP-31")


# One number card.


@pytest.mark.parametrize("number", range(1, 8))
def test_np_34_ahead_by_exactly_the_number(number: int) -> None:
    assert race([0, 0], [f"{number} 1", "5"]).play(f"A {number}").at()[0] == number


def test_np_34_only_a_card_in_the_hand() -> None:
    refused = race([0, 0], ["2 1", "5"]).refuses("A 5", "NP-34")
    assert refused.why == "You have no 5."


def test_np_35_exactly_on_a_station_draw_and_play_again() -> None:
    table = race([8, 0], ["3 1 1 1 1", "5"], draw="4 …").play("A 3")
    assert table.phase() == "Bonus"
    assert table.menu("A") == ["stop", "draw"]
    table.refuses("A 1", "NP-35")
    table.play("A draw")
    assert table.hand("A") == "1 1 1 1 4"
    assert (table.phase(), table.waiting()) == ("Play", "A")
    table.refuses("A draw", "NP-35")


@pytest.mark.parametrize("trains", [2, 3, 4, 5, 6])
def test_np_35_however_many_trains_stand_there(trains: int) -> None:
    hands = ["3 1 1 1 1", *["5"] * (trains - 1)]
    table = race([8, *[11] * (trains - 1)], hands, draw="4 …", options={"max_players": 6})
    table.play("A 3")
    assert (table.at(), table.phase()) == ([11] * trains, "Bonus")
    table.play("A draw")
    assert (table.phase(), table.waiting(), table.hand("A")) == ("Play", "A", "1 1 1 1 4")


@pytest.mark.parametrize("station", [11, 22, 37, 55, 68])
def test_np_35_at_every_station_before_the_north_pole(station: int) -> None:
    assert race([station - 2, 0], ["2 1", "5"]).play("A 2").phase() == "Bonus"


def test_np_35_not_by_passing_over_one() -> None:
    assert race([8, 0], ["4 1", "5"]).play("A 4").waiting() == "B"


def test_np_36_whoever_stands_there_goes_back_by_the_number() -> None:
    assert race([30, 35], ["5 1", "5"]).play("A 5").at() == [35, 30]


def test_np_36_only_a_single_number_card_bumps() -> None:
    assert race([20, 28, 0], ["EX 1", "5", "5"]).play("A EX").quiet().at() == [28, 28, 0]
    assert race([20, 28, 50], ["HB 1", "5", "5"]).play("A HB").quiet().at() == [28, 28, 37]


@pytest.mark.parametrize("station", [11, 22, 37, 55, 68])
def test_np_37_nobody_is_pushed_off_a_station(station: int) -> None:
    assert race([station - 1, station], ["1 2", "5"]).play("A 1").at() == [station] * 2


def test_np_38_what_counts_is_where_the_move_finished() -> None:
    assert race([70, 75 - 15, 0], ["5 1", "5", "5"]).play("A 5").at() == [60, 55, 0]
    assert race([44, 27, 0], ["5 1", "5", "5"]).play("A 5").at() == [27, 22, 0]


def test_np_38_without_bumps_after_slides() -> None:
    options = {"bump_after_slide": False}
    assert race([70, 60], ["5 1", "5"], options=options).play("A 5").at() == [60, 60]
    assert race([44, 27], ["5 1", "5"], options=options).play("A 5").at() == [27, 27]
    assert race([14, 18], ["4 1", "5"], options=options).play("A 4").at() == [18, 14]


def test_np_39_everybody_on_the_space_goes_back() -> None:
    table = race([28, 31, 31, 31], ["3 1", "5", "5", "5"]).play("A 3")
    assert table.at() == [31, 28, 28, 28]


def test_np_39_five_on_one_space_all_go_back() -> None:
    table = race([28, *[31] * 5], ["3 1", *["5"] * 5], options={"max_players": 6}).play("A 3")
    assert table.at() == [31, *[28] * 5]


def test_np_40_a_bumped_train_bumps_nobody() -> None:
    assert race([13, 17, 13], ["4 1", "5", "5"]).play("A 4").at() == [17, 13, 13]
    slid = race([70, 60, 55, 59], ["4 1", "5", "5", "5"], active=0)
    assert slid.play("A 4").at() == [74, 60, 55, 59]


def test_np_40_not_even_after_a_slide() -> None:
    table = race([49, 53, 27], ["4 1", "5", "5"]).play("A 4")
    assert table.at() == [53, 27, 27]


def test_np_41_a_bumped_train_gets_no_extra_play_and_does_not_cross() -> None:
    assert race([22, 25], ["3 1", "5"]).play("A 3").phase() == "Play"
    assert race([27, 31], ["4 1", "5"]).play("A 4").phase() == "Play"


def test_np_42_the_extra_play_is_offered_not_forced() -> None:
    table = race([8, 0], ["3 1 1 1 1", "5"]).play("A 3", "A stop")
    assert table.hand("A") == "1 1 1 1"
    assert table.waiting() == "B"


@pytest.mark.parametrize("move", ["2", "3x2", "ST", "NE>1"])
def test_np_43_the_further_play_is_of_any_kind(move: str) -> None:
    table = race([8, 40], ["3 2 2 2 ST", "5"], draw="NE …").play("A 3", "A draw")
    assert move in table.menu("A")
    table.play(f"A {move}")


def test_np_43_extra_plays_without_limit() -> None:
    spaces = {"stations": [0, 2, 4, 6, 55, 68, 84], "lower_bridge": 3}
    edition = {"boards": {"boards": {"standard": spaces}}}
    table = race([0, 70], ["2 2 2 1 1", "5"], draw="2 2 2 …", edition=edition)
    table.play("A 2", "A draw", "A 2", "A draw", "A 2", "A draw", "A 1")
    assert table.at()[0] == 7
    assert table.waiting() == "B"
    assert table.view("")["turns"] == [1, 2]


def test_np_44_no_extra_play_at_the_north_pole() -> None:
    table = race([80, 0], ["4 1", "5"]).play("A 4")
    assert table.match.over()
    assert table.told("bonus") == []


# One lawful answer.


@pytest.mark.parametrize(
    ("hand", "no_play", "menu"),
    [
        ("1 RC RC SA SA", "discard_one", ["1"]),
        ("1 1 RC SA SA", "discard_one", ["1"]),
        ("RC RC", "discard_one", ["toss:RC"]),
        ("RC RC SA SA", "pass", ["-"]),
    ],
)
def test_np_111_no_question_left_out_tells_of_a_hand(
    hand: str, no_play: str, menu: list[str]
) -> None:
    table = race([12, 0], [hand, "5"], options={"no_play": no_play})
    assert (table.phase(), table.waiting(), table.menu("A")) == ("Play", "A", menu)


# Three of a kind.


def test_np_45_three_equal_numbers_reach_the_next_station() -> None:
    assert race([12, 0], ["6 6 6 1", "5"]).play("A 3x6", "B -").at()[0] == 22
    refused = race([12, 0], ["6 6 1", "5"]).refuses("A 3x6", "NP-45")
    assert refused.why == "Three of a kind means three equal numbers. You have 2 6s."


def test_np_46_that_station_gives_no_extra_play() -> None:
    table = race([12, 0], ["6 6 6 1", "5"]).play("A 3x6", "B -")
    assert (table.phase(), table.waiting()) == ("Play", "B")


@pytest.mark.parametrize(("start", "end"), [(0, 11), (10, 11), (11, 22), (27, 37), (49, 55)])
def test_np_47_the_first_station_strictly_ahead(start: int, end: int) -> None:
    assert race([start, 0], ["6 6 6 1", "5"]).play("A 3x6", "B -").at()[0] == end


@pytest.mark.parametrize("hand", ["6 6 6 6 1", "6 6 6 6 6"])
def test_np_48_exactly_three_are_played(hand: str) -> None:
    table = race([12, 0], [hand, "5"]).play("A 3x6", "B -")
    assert len(table.view("A")["hand"]) == 2
    assert table.view("")["discard"] == ["6", "6", "6"]


def test_np_48_specialty_cards_make_no_set() -> None:
    table = race([12, 0], ["ST ST ST 6 6", "5"])
    assert table.menu("A") == ["6", "ST"]
    table.refuses("A 3xST", "NP-48")


def test_np_49_the_move_waits_for_reindeer() -> None:
    table = race([12, 0], ["6 6 6 1", "5"]).play("A 3x6")
    assert (table.phase(), table.waiting()) == ("ReindeerWindow", "B")
    assert table.at()[0] == 12
    table.refuses("A 1", "NP-84", at_once=True)
    assert table.play("B -").at()[0] == 22
