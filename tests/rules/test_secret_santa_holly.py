"""Secret Santa: Christmas Carol of every type, A Mouse and the Ghost (SS-91 to SS-106)."""

from __future__ import annotations

import pytest

from tests.table import LETTERS, Table
from yuletable.kernel.errors import Refused

STAR = {"special_types": {"types": {"carol": "star"}}}
SNOW = {"special_types": {"types": {"carol": "snow"}}}


def turns(table: Table, *lines: str) -> Table:
    """Make these moves; every window that opens before one of them passes unused."""
    for line in lines:
        table.quiet().play(line)
    return table


def refused_unasked(table: Table, line: str, clause: str) -> None:
    """A seat the table does not wait for is refused by this clause."""
    letter, _, move = line.partition(" ")
    with pytest.raises(Refused) as caught:
        table.match.play(LETTERS.index(letter), move)
    assert caught.value.clause == clause


def who_follows(table: Table, count: int) -> list[str]:
    """Who has the turn after each of so many passes."""
    followers = []
    for _ in range(count):
        turns(table, f"{table.waiting()} pass").quiet()
        followers.append(table.waiting())
    return followers


# Christmas Carol, whatever her type.


def test_ss_91_two_players_change_seats() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"])
    table.play("A 2x3", "D CAROL>B")
    assert table.seats() == "ADCB"
    assert table.told("swapped") == [{"what": "swapped", "seat": 3, "target": 1}]
    assert table.hand("D") == "1 7 7"
    assert "CAROL" in table.view("")["gone"]


def test_ss_91_with_any_other_player_but_not_oneself() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"])
    table.play("A 2x3", "B -", "C -")
    assert set(table.menu("D")) == {"-", "CAROL>A", "CAROL>B", "CAROL>C"}
    table.refuses("D CAROL>D", "SS-91")
    table.refuses("D CAROL>F", "SS-91")


def test_ss_91_only_her_holder_may_use_her() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"])
    table.play("A 2x3")
    table.refuses("B CAROL>C", "SS-91")


def test_ss_91_the_new_seats_remain_until_the_game_is_over() -> None:
    table = Table(hands=["3 3 1 1 1", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"])
    table.play("A 2x3", "D CAROL>B", "D pass", "C pass", "B pass", "A pass")
    assert table.told("won_round")[0]["seat"] == 0
    table.play("A 1x1")
    assert (table.seats(), table.waiting()) == ("ADCB", "D")
    table.play("D pass", "C pass")
    assert table.waiting() == "B"


def test_ss_91_and_no_longer() -> None:
    table = Table(
        hands=["9", "2 2 CAROL", "", ""],
        places=[2, 3],
        options={"games_per_night": 2, "final_gift": "off"},
    )
    table.play("A 1x9", "B CAROL>D")
    assert table.seats() == "ADCB"
    table.play("B pass")
    assert table.view("")["game"] == 2
    assert table.seats() == "ABCD"


def test_ss_92_the_hand_and_having_passed_stay_with_the_person() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"])
    turns(table, "A 2x3", "B pass").play("D CAROL>B")
    assert (table.hand("B"), table.hand("D")) == ("1 1 9 9", "1 7 7")
    assert table.view("")["passed"] == [1]
    # B, who passed, sits where D sat; the turn was B's, and A is now at B's left.
    assert table.waiting() == "A"


def test_ss_92_being_on_top_stays_with_the_person() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"])
    turns(table, "A 2x3", "B 2x9", "C pass").play("D CAROL>B")
    assert table.view("")["pile"][-1]["seat"] == 1
    table.play("B pass", "A pass", "D pass")
    assert table.told("won_round")[0]["seat"] == 1


def test_ss_92_a_missed_turn_is_owed_by_the_person() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1", "8 8 1 1", "7 7 CAROL 1"])
    turns(table, "A 2x3", "B 2x9", "B silent").play("D CAROL>B")
    assert table.seats() == "ADCB"
    assert table.view("")["silent"] == [1]
    table.play("A pass", "D pass", "C pass")
    assert table.told("missed") == [{"what": "missed", "seat": 1}]


def test_ss_93_even_with_somebody_who_is_out() -> None:
    table = Table(
        hands=["", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"], phase={"phase": "Turn", "seat": 1}
    )
    table.play("B 1x1", "D CAROL>A")
    assert table.seats() == "DBCA"
    assert table.waiting() == "C"
    table.play("C pass")
    assert table.waiting() == "D"  # A, who is out, sits between them


def test_ss_94_the_turn_goes_to_the_left_of_who_had_it_last() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"])
    table.play("A 2x3", "D CAROL>B")
    assert [table.waiting(), *who_follows(table, 2)] == ["D", "C", "B"]


def test_ss_94_at_the_seat_where_that_person_sits_now() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 CAROL 1", "7 7 1 1"])
    table.play("A 2x3", "C CAROL>A")
    assert table.seats() == "CBAD"
    assert [table.waiting(), *who_follows(table, 2)] == ["D", "C", "B"]


def test_ss_94_after_a_carol_of_the_one_whose_turn_would_be_next() -> None:
    table = Table(hands=["3 3 1 1", "9 9 CAROL 1", "8 8 1 1", "7 7 1 1"])
    table.play("A 2x3", "B CAROL>C")
    assert (table.seats(), table.waiting()) == ("ACBD", "C")


def test_ss_95_the_opener_is_looked_up_in_the_seating_of_that_moment() -> None:
    table = Table(hands=["9", "8 8 1", "7 CAROL 1 1", "6 6 1"])
    turns(table, "A 1x9", "B pass", "C pass", "D pass").play("C CAROL>B")
    assert table.seats() == "ACBD"
    assert table.view("")["places"] == [0]
    assert table.waiting() == "C"  # at the left of A, who won and is out


def test_ss_95_also_after_a_carol_between_the_rounds() -> None:
    table = Table(hands=["9", "8 8 1", "7 7 1", "6 6 CAROL 1"], edition=SNOW)
    table.play("A 1x9", "B pass", "C pass", "D pass")
    assert table.asked() == "BCD"
    table.play("D CAROL>B")
    assert table.seats() == "ADCB"
    assert (table.phase(), table.waiting()) == ("Turn", "D")


# Carol as a Holly card.


def test_ss_96_as_a_holly_card_not_on_ones_own_turn() -> None:
    table = Table(hands=["3 3 CAROL 1", "9 9 1 1", "8 8 1 1", "7 7 1 1"])
    table.refuses("A CAROL>B", "SS-55")
    table.play("A 1x3")
    refused_unasked(table, "A CAROL>B", "SS-55")


def test_ss_96_also_by_somebody_who_has_passed() -> None:
    table = Table(hands=["3 3 1 1", "9 9 CAROL 1", "8 8 1 1", "7 7 1 1"])
    turns(table, "A 1x3", "B pass", "C pass").play("B CAROL>D")
    assert table.seats() == "ADCB"


def test_ss_96_not_by_the_maker_of_the_top() -> None:
    table = Table(hands=["3 3 CAROL 1", "9 9 1 1", "8 8 1 1", "7 7 1 1"])
    turns(table, "A 1x3", "B pass")
    assert table.asked() == "CD"
    refused_unasked(table, "A CAROL>B", "SS-58")
    turns(table, "C 1x8").play("A CAROL>B")
    assert table.seats() == "BACD"


def test_ss_96_she_opens_no_window_of_her_own() -> None:
    table = Table(hands=["3 3 1 1", "9 9 MOUSE 1", "8 8 CAROL 1", "7 7 1 1"])
    table.play("A 2x3", "B -", "C CAROL>D")
    assert table.asked() == "CD"  # the rest of the same window
    table.play("C -", "D -")
    assert (table.phase(), table.waiting()) == ("Turn", "B")  # B is not asked again


def test_ss_96_she_may_be_used_while_the_round_is_open() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 GHOST 1", "7 7 CAROL 1"])
    table.play("A 2x3", "C GHOST", "D CAROL>B")
    assert (table.seats(), table.waiting()) == ("ADCB", "D")
    table.refuses("D pass", "SS-22")


# Carol as a Star.


def test_ss_97_as_a_star_she_begins_ones_own_turn_which_goes_on_from_the_new_seat() -> None:
    table = Table(hands=["3 3 1 1", "9 9 CAROL 1", "8 8 1 1", "7 7 1 1"], edition=STAR)
    table.play("A 1x3")
    assert {"pass", "1x9", "CAROL>A", "CAROL>C", "CAROL>D"} == set(table.menu("B"))
    table.play("B CAROL>D")
    assert (table.seats(), table.waiting()) == ("ADCB", "B")
    table.play("B 1x9")
    assert table.waiting() == "A"


def test_ss_97_as_a_star_she_may_also_open() -> None:
    table = Table(hands=["3 3 CAROL 1", "9 9 1 1", "8 8 1 1", "7 7 1 1"], edition=STAR)
    table.play("A CAROL>C")
    assert table.menu("A") == ["1x1", "1x3", "2x3"]
    table.refuses("A pass", "SS-22")
    table.play("A 1x3")
    assert (table.seats(), table.waiting()) == ("CBAD", "D")


def test_ss_97_as_a_star_her_use_is_followed_by_no_window() -> None:
    table = Table(hands=["3 3 1 1", "9 9 CAROL 1", "8 8 MOUSE", "7 7 GHOST 1"], edition=STAR)
    turns(table, "A 1x3", "B CAROL>D")
    assert (table.phase(), table.waiting()) == ("Turn", "B")


def test_ss_97_as_a_star_not_in_the_window_after_another_turn_nor_after_passing() -> None:
    table = Table(hands=["3 3 1 1", "9 9 CAROL 1", "8 8 MOUSE", "7 7 1 1"], edition=STAR)
    table.play("A 1x3")
    table.refuses("B CAROL>D", "SS-52")
    turns(table, "B pass").quiet()
    refused_unasked(table, "B CAROL>D", "SS-21")


def test_ss_97_as_a_star_and_last_card_her_player_is_out_and_the_turn_passes_on() -> None:
    table = Table(hands=["3 3 1 1", "CAROL", "8 8 MOUSE", "7 7 1 1"], edition=STAR)
    turns(table, "A 1x3", "B CAROL>D")
    assert table.seats() == "ADCB"
    assert table.view("")["went_out"] == [{"seat": 1, "value": 0}]
    assert table.view("")["passed"] == []
    assert (table.phase(), table.waiting()) == ("Turn", "A")  # no window, though a Mouse is about


def test_ss_97_as_a_star_she_is_not_asked_for_in_windows() -> None:
    table = Table(hands=["3 3 1 1", "9 9 CAROL 1", "8 8 1 1", "7 7 1 1"], edition=STAR)
    table.play("A 1x3")
    assert (table.phase(), table.waiting()) == ("Turn", "B")


# Carol as a Snow card.


def test_ss_97_as_snow_she_is_for_the_second_window_between_rounds() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "8 8 CAROL", "7 7 TREE"], edition=SNOW)
    table.refuses("A CAROL>B", "SS-61")
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass")
    assert table.phase() == "TreeWindow"
    table.refuses("C CAROL>B", "SS-62")
    table.play("C -", "D -", "A -")
    assert (table.phase(), table.asked()) == ("Snow", "BCDA")
    table.play("B -")
    assert set(table.menu("C")) == {"-", "CAROL>D", "CAROL>A", "CAROL>B"}
    table.play("C CAROL>D")
    assert (table.seats(), table.phase(), table.waiting()) == ("ABDC", "Turn", "B")
    table.play("B 1x9", "B declare")
    assert table.waiting() == "D"


def test_ss_97_as_snow_not_before_the_first_round() -> None:
    table = Table(
        hands=["5 5 CAROL", "9 9 FRUIT 1", "8 8 1", "7 7 1"],
        phase={"phase": "Fruitcake"},
        edition=SNOW,
    )
    refused_unasked(table, "A CAROL>B", "SS-84")
    table.play("B FRUIT:9>A")
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    table.refuses("A CAROL>B", "SS-61")


def test_ss_97_as_snow_she_is_not_asked_for_after_a_turn() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "8 8 CAROL", "7 7 1"], edition=SNOW)
    table.play("A 1x5")
    assert (table.phase(), table.waiting()) == ("Turn", "B")


def test_ss_97_as_snow_and_last_card_her_player_is_out() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "CAROL", "7 7 1"], edition=SNOW)
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "C CAROL>A")
    assert table.view("")["places"] == [2]
    assert table.seats() == "CBAD"


def test_ss_97_as_snow_she_and_scrooge_may_follow_each_other() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "8 8 SCROOGE CAROL 1", "7 7 1"], edition=SNOW)
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "C CAROL>D", "C SCROOGE>D")
    assert (table.seats(), table.view("")["passed"]) == ("ABDC", [3])
    table.play("B 1x9", "B declare")
    assert table.waiting() == "C"  # D sits at B's left, and sits it out


# A Mouse.


def test_ss_98_the_mouse_ends_the_round_at_once() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "8 MOUSE 1", "7 7 1"])
    table.play("A 1x5", "C MOUSE")
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "mouse"}]
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    assert table.told("passed") == []
    assert table.hand("C") == "1 8"


def test_ss_98_the_round_ends_before_anybody_can_play_on() -> None:
    table = Table(hands=["5 6 6", "9 MOUSE 1", "8 8 1", "7 7 1"])
    turns(table, "A 1x5", "B pass", "C pass", "D pass").play("B MOUSE")
    assert table.told("won_round")[0]["seat"] == 0
    assert table.view("")["pile"] == []  # A may open, but no longer play on the 5
    assert table.menu("A") == ["1x6", "2x6"]


def test_ss_98_nobody_else_is_asked_in_that_window() -> None:
    table = Table(hands=["5 5 5", "9 MOUSE 1", "8 GHOST 1", "7 CAROL 1"])
    table.play("A 1x5", "B MOUSE")
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    assert table.view("")["held"] == [2, 2, 3, 3]


def test_ss_98_only_her_holder_may_use_her() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "8 MOUSE 1", "7 7 1"])
    table.play("A 1x5")
    table.refuses("B MOUSE", "SS-98")


def test_ss_99_the_highest_gifts_in_play_win_and_open() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "8 8 1", "7 MOUSE 1"])
    turns(table, "A 1x5", "B 1x9").play("D MOUSE")
    assert table.told("won_round")[0]["seat"] == 1
    assert table.waiting() == "B"


def test_ss_99_a_haunted_play_is_not_in_play() -> None:
    table = Table(hands=["3 3 1", "6 6 1", "GHOST 8 1 1", "MOUSE 7 1 1"])
    turns(table, "A 2x3", "A declare", "B 2x6", "B declare")
    table.play("C GHOST", "D MOUSE")
    assert table.told("won_round")[0]["seat"] == 0
    assert table.hand("B") == "1 6 6"


def test_ss_99_not_the_user_of_the_mouse() -> None:
    table = Table(hands=["5", "9 9 1", "MOUSE", "7 7 1"])
    table.play("A 1x5", "C MOUSE")
    assert table.told("won_round")[0]["seat"] == 0
    assert table.view("")["places"] == [0, 2]  # with 5 and with 0
    assert table.waiting() == "B"


def test_ss_100_not_while_the_round_is_open() -> None:
    table = Table(hands=["2 2 2", "GHOST 9 1", "MOUSE 8 1", "7 CAROL 1"])
    table.play("A 1x2", "B GHOST")
    assert table.play("B -").menu("C") == ["-"]
    table.refuses("C MOUSE", "SS-100")


# The Ghost of Christmas Present.


def test_ss_101_the_cards_just_laid_go_back_to_the_hand() -> None:
    table = Table(hands=["2 2 2 9", "8 8 1", "GHOST 8 1", "7 7 1"])
    table.play("A 3x2", "A declare", "C GHOST")
    assert table.hand("A") == "2 2 2 9"
    assert table.view("")["pile"] == []
    assert table.told("haunted") == [{"what": "haunted", "seat": 0, "play": "3x2", "by": 2}]
    assert table.hand("C") == "1 8"


def test_ss_101_only_its_holder_may_use_it() -> None:
    table = Table(hands=["2 2 2 9", "8 8 1", "GHOST 8 1", "7 7 1"])
    table.play("A 1x2")
    table.refuses("B GHOST", "SS-101")


def test_ss_102_the_turn_goes_on_as_if_nothing_had_been_played() -> None:
    table = Table(hands=["3 3 1", "6 6 1 1", "4 5 5 1", "GHOST 8 8 1"])
    turns(table, "A 2x3", "A declare", "B 2x6").play("D GHOST")
    assert [lay["play"] for lay in table.view("")["pile"]] == ["2x3"]
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    assert table.menu("C") == ["pass", "2x5"]  # only the 3s are to be beaten


def test_ss_103_it_is_a_skip_and_not_a_pass() -> None:
    table = Table(hands=["3 3 1", "6 6 1 1", "4 5 5 1", "GHOST 8 8 1"])
    turns(table, "A 2x3", "A declare", "B 2x6").play("D GHOST")
    assert table.view("")["passed"] == []
    table.play("C pass", "D pass")  # A has one card, and it takes two
    assert table.waiting() == "B"
    table.play("B 2x6")
    assert table.view("")["pile"][-1]["play"] == "2x6"


def test_ss_103_also_when_all_others_have_passed() -> None:
    table = Table(hands=["5 9 1 1", "8 8 1", "7 7 1", "GHOST 6 6 1"])
    turns(table, "A 1x5", "B pass", "C pass", "D pass", "A 1x9").play("D GHOST")
    assert table.waiting() == "A"
    assert table.menu("A") == ["pass", "1x9"]


def test_ss_104_on_the_opening_it_leaves_the_opening_to_the_next_player() -> None:
    table = Table(hands=["1 1 5", "9 9 3", "GHOST 8 1", "7 7 1"])
    table.play("A 2x1", "A declare", "C GHOST")
    assert table.waiting() == "B"
    assert table.menu("B") == ["1x3", "1x9", "2x9"]  # any number again, and no passing
    table.refuses("B pass", "SS-22")
    table.play("B 1x3", "C pass", "D pass")
    assert table.waiting() == "A"
    assert "1x5" in table.menu("A")


def test_ss_105_not_after_a_pass() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "GHOST 8 1", "MOUSE 7 1"])
    turns(table, "A 1x5", "B pass")
    assert (table.phase(), table.waiting()) == ("Holly", "C")
    assert table.menu("C") == ["-"]
    table.refuses("C GHOST", "SS-105")


def test_ss_105_all_cards_return_elves_and_zeros_included() -> None:
    table = Table(hands=["7 7 E 1", "9 9 9", "GHOST 8 1", "6 6 1"])
    table.play("A 2x7+1E", "A declare", "C GHOST")
    assert table.hand("A") == "1 7 7 E"
    table = Table(hands=["MOUSE E E", "9 9 9", "GHOST 8 1", "6 6 1"])
    table.play("A 0:MOUSE+E", "A declare", "C GHOST")
    assert table.hand("A") == "MOUSE E E"


def test_ss_105_the_play_before_it_is_the_top_again() -> None:
    table = Table(hands=["3 3 1 1", "6 6 1 1", "GHOST 5 5 1", "8 8 MOUSE 1"])
    turns(table, "A 2x3", "B 2x6").play("C GHOST")
    view = table.view("")
    assert (view["number"], view["pile"][-1]["seat"]) == (2, 0)
    assert table.asked() == "CD"  # A made the top again, so A has to wait again
    table.play("C -", "D -", "C 2x5")
    assert table.view("")["pile"][-1]["play"] == "2x5"


def test_ss_105_without_a_play_before_it_the_round_is_open_and_has_no_number() -> None:
    table = Table(hands=["3 3 1 1", "6 1 1", "GHOST 5 5 1", "8 8 1"])
    table.play("A 2x3", "C GHOST")
    assert table.view("")["number"] is None
    table.play("B 1x6")
    assert table.view("")["number"] == 1


def test_ss_106_whoever_laid_the_last_cards_is_not_out() -> None:
    table = Table(hands=["11", "9 9 1", "GHOST 8 1", "7 7 1"])
    table.play("A 1x11", "C GHOST")
    assert (table.phase(), table.waiting()) == ("FinalGift", "A")
    table.play("A declare")
    assert table.view("")["went_out"] == []
    assert table.view("")["places"] == []
    assert table.hand("A") == "11"
    table.play("B 1x9", "C pass", "D pass")
    assert table.waiting() == "A"


def test_ss_106_and_out_all_the_same_if_nobody_haunts() -> None:
    table = Table(hands=["11", "9 9 1", "GHOST 8 1", "7 7 1"])
    table.play("A 1x11")
    assert table.view("")["went_out"] == []
    table.play("B -", "C -", "D -")
    assert table.view("")["went_out"] == [{"seat": 0, "value": 11}]
