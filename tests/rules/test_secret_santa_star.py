"""Secret Santa: the gap between rounds, specials as zeros, Santa and the Elves (SS-61 to SS-73)."""

from __future__ import annotations

import pytest

from tests.table import Table

CAROL_IN_SNOW = {"special_types": {"types": {"carol": "snow"}}}
BACK_IN = {"tree_recipients": "also_just_out", "final_gift": "off"}
GHOST_ON_SANTA = {"ghost_on_santa": True}
WITH_GIFTS = {"santa_with_gifts": True}


def turns(table: Table, *lines: str) -> Table:
    """Make these moves; every window that opens before one of them passes unused."""
    for line in lines:
        table.quiet().play(line)
    return table


# Snow cards in general.


@pytest.mark.parametrize("card", ["TREE:self", "TREE:left", "SCROOGE>B"])
def test_ss_61_a_snow_card_is_not_for_a_turn(card: str) -> None:
    table = Table(hands=["5 5 TREE SCROOGE", "9 9 1", "8 8 1", "7 7 1"])
    table.refuses(f"A {card}", "SS-61")


@pytest.mark.parametrize("card", ["TREE:self", "SCROOGE>A"])
def test_ss_61_a_snow_card_is_not_for_the_window_after_a_turn(card: str) -> None:
    table = Table(hands=["5 5 1", "9 9 TREE SCROOGE", "8 8 MOUSE", "7 7 1"])
    table.play("A 1x5")
    assert table.phase() == "Holly"
    table.refuses(f"B {card}", "SS-61")


def test_ss_61_scrooge_acts_on_the_coming_round_and_no_further() -> None:
    table = Table(hands=["5 5 5", "9 9 1 SCROOGE", "8 8 1", "7 7 1"])
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "B SCROOGE>C", "B 1x9")
    assert table.view("")["passed"] == [2]
    table.play("B declare", "D pass", "A pass", "B pass")
    assert table.view("")["passed"] == []


def test_ss_62_the_tree_window_comes_before_the_discard() -> None:
    table = Table(hands=["5 5 5", "9 9 TREE", "8 8 SCROOGE", "7 7 1"])
    before = table.view("")["discards"]
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass")
    assert table.phase() == "TreeWindow"
    assert [lay["play"] for lay in table.view("")["pile"]] == ["1x5", "1x9"]
    assert table.view("")["discards"] == before
    table.refuses("C SCROOGE>D", "SS-62")


def test_ss_62_the_discard_comes_before_the_other_snow_cards() -> None:
    table = Table(hands=["5 5 5", "9 9 TREE", "8 8 SCROOGE", "7 7 1"])
    before = table.view("")["discards"]
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass")
    table.play("B -", "C -", "D -", "A -")
    assert table.phase() == "Snow"
    assert table.view("")["pile"] == []
    assert sorted(table.view("")["discards"]) == sorted([*before, "5", "9"])
    table.refuses("B TREE:self", "SS-74")


def test_ss_62_asked_clockwise_from_the_coming_opener() -> None:
    table = Table(hands=["5 5 5", "8 8 1", "9 9 TREE SCROOGE", "7 7 1"])
    table.play("A 1x5", "B pass", "C 1x9", "D pass", "A pass", "C pass")
    assert (table.phase(), table.asked()) == ("TreeWindow", "CDAB")
    for seat in "CDAB":
        assert table.waiting() == seat
        table.play(f"{seat} -")
    assert (table.phase(), table.asked()) == ("Snow", "CDAB")


def test_ss_62_when_the_winner_is_out_the_player_to_their_left_is_asked_first() -> None:
    table = Table(hands=["5 5 5", "8 8 1", "9", "7 7 TREE SCROOGE"])
    table.play("A 1x5", "B pass", "C 1x9", "D pass", "A pass")
    assert (table.phase(), table.asked()) == ("TreeWindow", "DAB")
    table.play("D -", "A -", "B -")
    assert (table.phase(), table.asked()) == ("Snow", "DAB")


def test_ss_62_the_second_window_begins_with_who_would_open_when_it_opens() -> None:
    table = Table(
        hands=["9", "8 8 TREE", "5 5 SCROOGE", "1 7 7"],
        pile=[{"seat": 3, "play": "1x2"}, {"seat": 1, "play": "1x3"}, {"seat": 3, "play": "1x4"}],
        options=BACK_IN,
    )
    table.play("A 1x9", "B pass", "C pass", "D pass")
    assert (table.phase(), table.asked()) == ("TreeWindow", "BCD")  # A is out, so B would open
    table.play("B TREE:self")
    assert (table.phase(), table.asked()) == ("Snow", "ABCD")  # the Tree has brought A back


def test_ss_62_the_tree_once_used_closes_its_window() -> None:
    table = Table(hands=["5 5 5", "9 9 TREE 1", "8 8 1", "7 7 1"])
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "B TREE:self")
    assert (table.phase(), table.waiting()) == ("Turn", "B")


def test_ss_62_one_card_after_another_and_nobody_is_asked_again_after_declining() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "8 8 SCROOGE CAROL 1", "7 7 1"], edition=CAROL_IN_SNOW)
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "B -", "C SCROOGE>D")
    assert (table.phase(), table.waiting()) == ("Snow", "C")
    table.play("C -", "D -", "A -")
    assert (table.phase(), table.waiting()) == ("Turn", "B")


# Specials as zeros.


def test_ss_63_specials_are_zeros_once_the_gifts_are_gone() -> None:
    table = Table(hands=["MOUSE SCROOGE TREE", "9 9 1", "8 8 1", "7 7 1"])
    table.play("A 0:MOUSE")
    assert table.view("")["pile"] == [{"seat": 0, "play": "0:MOUSE", "value": 0}]
    assert table.hand("A") == "SCROOGE TREE"


def test_ss_63_not_while_a_gift_is_held() -> None:
    table = Table(hands=["1 MOUSE", "9 9 1", "8 8 1", "7 7 1"])
    assert table.menu("A") == ["1x1"]
    table.refuses("A 0:MOUSE", "SS-63")


def test_ss_64_zero_beats_nothing() -> None:
    table = Table(hands=["1 1 1", "MOUSE SCROOGE", "8 8 1", "7 7 1"])
    table.play("A 1x1").quiet()
    assert table.menu("B") == ["pass"]
    table.refuses("B 0:MOUSE", "SS-64")


def test_ss_64_a_zero_does_not_even_beat_a_zero() -> None:
    table = Table(hands=["E E", "SCROOGE E", "8 8 1", "7 7 1"])
    table.play("A 0:E", "A declare")
    assert table.menu("B") == ["pass"]
    table.refuses("B 0:SCROOGE", "SS-64")


def test_ss_64_any_number_of_any_specials_may_be_laid_together() -> None:
    table = Table(hands=["MOUSE SANTA E E", "9 9 1", "8 8 1", "7 7 1"])
    zeros = ["MOUSE", "SANTA", "E", "MOUSE+SANTA", "MOUSE+E", "SANTA+E", "E+E", "MOUSE+SANTA+E"]
    zeros += ["MOUSE+E+E", "SANTA+E+E", "MOUSE+SANTA+E+E"]
    assert sorted(table.menu("A")) == sorted([f"0:{cards}" for cards in zeros] + ["SANTA"])
    table.play("A 0:E+SANTA+E")  # written in any order
    assert table.hand("A") == "MOUSE"
    assert table.view("")["number"] == 3


def test_ss_64_only_what_one_holds() -> None:
    table = Table(hands=["MOUSE E", "9 9 SCROOGE", "8 8 1", "7 7 1"])
    table.refuses("A 0:SCROOGE", "SS-64")
    table.refuses("A 0:E+E", "SS-64")


def test_ss_64_zeros_may_open_a_round_that_a_ghost_has_opened_again() -> None:
    table = Table(hands=["5 5 5", "SCROOGE E E", "GHOST 8 8", "7 7 1"])
    table.play("A 1x5", "C GHOST", "B 0:E+SCROOGE", "B declare")
    assert table.view("")["number"] == 2


def test_ss_65_a_zero_play_sets_the_number_and_can_be_beaten() -> None:
    table = Table(hands=["TREE E E", "1 1 2", "8 8 1", "7 7 1"])
    table.play("A 0:E+TREE", "A declare")
    table.refuses("B 1x1", "SS-18")
    table.play("B 2x1", "B declare")
    assert [lay["play"] for lay in table.view("")["pile"]] == ["0:TREE+E", "2x1"]


def test_ss_65_a_zero_play_can_win_the_round() -> None:
    table = Table(hands=["TREE E E", "9 9 1", "8 8 1", "7 7 1"])
    table.play("A 0:TREE", "B pass", "C pass", "D pass", "A pass")
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "top"}]
    assert table.waiting() == "A"


def test_ss_65_a_zero_play_can_be_haunted() -> None:
    table = Table(hands=["TREE E E", "9 9 1", "8 8 GHOST 1", "7 7 1"])
    table.play("A 0:TREE+E", "A declare", "C GHOST")
    assert table.hand("A") == "TREE E E"
    assert table.view("")["pile"] == []
    assert "TREE" not in table.view("")["gone"]


def test_ss_65_after_a_zero_play_its_maker_waits_for_somebody_elses_gift() -> None:
    table = Table(hands=["E E GHOST", "9 9 MOUSE", "8 8 1", "7 7 1"])
    turns(table, "A 0:E", "B pass")
    assert table.asked() == "CD"  # A's zero is on top
    turns(table, "C 1x8")
    assert table.asked() == "DAB"
    table.play("A GHOST")
    assert table.hand("C") == "1 8 8"


def test_ss_65_a_zero_play_counts_as_having_given() -> None:
    table = Table(hands=["TREE E E", "9 9 SCROOGE", "8 8 1", "7 7 1"])
    turns(table, "A 0:E", "B 1x9", "C pass", "D pass", "A pass", "B pass")
    assert table.view("")["misers"] == [2, 3]


def test_ss_65_cards_laid_as_zeros_have_no_effect() -> None:
    table = Table(hands=["SANTA SCROOGE TREE E", "9 9 9 1", "8 8 1 1", "7 7 1 1"])
    table.play("A 0:SANTA+SCROOGE+TREE", "A declare")
    assert (table.phase(), table.waiting()) == ("Turn", "B")
    assert table.told("won_round") == []
    assert table.told("used") == []
    table.play("B 3x9", "B declare")
    assert table.view("")["pile"][-1]["seat"] == 1


def test_ss_65_cards_laid_as_zeros_are_no_gifts_for_the_tree() -> None:
    table = Table(hands=["E SCROOGE", "9 TREE 1 1", "8 8 1", "7 7 1"])
    turns(table, "A 0:E", "A declare", "B 1x9", "C pass", "D pass", "A pass", "B pass")
    table.play("B TREE:left")
    assert table.told("tree")[0]["gifts"] == ("9",)
    assert table.view("")["discards"].count("E") == 3  # the one laid, and two never dealt
    assert table.view("")["buried"] == 0


# Santa.


def test_ss_66_santa_wins_the_round_at_once() -> None:
    table = Table(hands=["2 2 2 1 1", "SANTA 1 1", "9 9 9 1", "8 8 8 MOUSE"])
    turns(table, "A 3x2", "B SANTA")
    assert table.told("won_round") == [{"what": "won_round", "seat": 1, "why": "santa"}]
    assert table.view("")["pile"] == []
    assert (table.phase(), table.waiting()) == ("Turn", "B")  # C and D had no turn


def test_ss_66_whose_turn_never_came_has_not_passed() -> None:
    table = Table(hands=["2 2 2 1 1", "SANTA 1 1", "9 9 9 SCROOGE", "8 8 8 1"])
    table.play("A 3x2", "B SANTA")
    assert table.view("")["misers"] == []
    assert table.phase() == "Turn"  # nobody can be named, so there is no window for Scrooge


def test_ss_66_only_his_holder_may_use_him() -> None:
    table = Table(hands=["2 2 2", "1 1 1", "9 9 SANTA", "8 8 1"])
    table.refuses("A SANTA", "SS-66")


def test_ss_67_santa_alone_whatever_the_number() -> None:
    table = Table(hands=["3 3 3 3 3 1 1", "4 4 4", "SANTA 1 1", "8 8 1"])
    table.play("A 5x3", "B pass")
    assert table.menu("C") == ["pass", "SANTA"]
    table.play("C SANTA")
    assert table.told("won_round")[0]["seat"] == 2
    assert table.hand("C") == "1 1"


def test_ss_68_santa_may_open_and_no_number_is_fixed() -> None:
    table = Table(hands=["SANTA 5 5", "1 1 1", "9 9 9", "8 8 8"])
    table.play("A SANTA")
    assert table.told("won_round")[0]["seat"] == 0
    assert table.view("")["number"] is None
    assert table.menu("A") == ["1x5", "2x5"]


def test_ss_69_no_window_follows_santa_and_no_ghost_takes_him_back() -> None:
    table = Table(hands=["5 5 5", "SANTA 1 1", "GHOST MOUSE CAROL", "8 8 8"])
    turns(table, "A 1x5", "B SANTA")
    assert (table.phase(), table.waiting()) == ("Turn", "B")
    assert table.hand("B") == "1 1"


def test_ss_69_under_the_option_only_the_ghost_may_answer_santa() -> None:
    hands = ["5 5 5", "SANTA 1 1", "GHOST MOUSE CAROL", "8 8 8"]
    table = turns(Table(hands=hands, options=GHOST_ON_SANTA), "A 1x5", "B SANTA")
    assert (table.phase(), table.asked()) == ("SantaWindow", "CD")  # A's 5 is on top (SS-58)
    assert table.menu("C") == ["-", "GHOST"]
    table.refuses("C MOUSE", "SS-69")
    table.refuses("C CAROL>A", "SS-69")


def test_ss_69_a_haunted_santa_returns_and_the_round_goes_on_at_his_left() -> None:
    hands = ["5 5 5", "SANTA 1 1", "GHOST 9 9 1", "8 8 8"]
    table = turns(Table(hands=hands, options=GHOST_ON_SANTA), "A 1x5", "B SANTA")
    table.play("C GHOST")
    assert table.hand("B") == "1 1 SANTA"
    assert "SANTA" not in table.view("")["gone"]
    assert table.told("won_round") == []
    assert table.waiting() == "C"
    assert table.view("")["number"] == 1
    table.play("C pass", "D pass", "A pass")
    assert table.waiting() == "B"  # it was a skip, not a pass
    table.play("B SANTA")  # the Ghost is gone, so nothing stops him now
    assert table.told("won_round")[0]["seat"] == 1


def test_ss_69_a_haunted_opening_santa_leaves_the_round_open() -> None:
    table = Table(hands=["SANTA 5 5", "4 1 1", "9 9 9", "8 8 GHOST"], options=GHOST_ON_SANTA)
    table.play("A SANTA")
    assert table.asked() == "BCD"
    table.play("D GHOST")
    assert table.waiting() == "B"
    table.refuses("B pass", "SS-22")
    assert "2x1" in table.menu("B")


def test_ss_69_an_unanswered_santa_wins_once_his_window_has_closed() -> None:
    hands = ["5 5 5", "SANTA 1 1", "GHOST 9 9", "8 8 8"]
    table = turns(Table(hands=hands, options=GHOST_ON_SANTA), "A 1x5", "B SANTA")
    table.play("C -")
    assert table.told("won_round") == []
    table.play("D -")
    assert table.told("won_round")[0]["why"] == "santa"
    assert table.waiting() == "B"


def test_ss_69_whoever_laid_santa_as_the_last_card_is_not_out_when_haunted() -> None:
    hands = ["5 5 5", "SANTA", "GHOST 9 9 1", "8 8 8"]
    table = turns(Table(hands=hands, options=GHOST_ON_SANTA), "A 1x5", "B SANTA")
    table.play("C GHOST", "B declare")
    assert table.view("")["went_out"] == []
    assert table.hand("B") == "SANTA"


def test_ss_69_whoever_sends_him_home_with_the_last_card_is_out_with_0() -> None:
    hands = ["5 5 5", "SANTA 1 1", "GHOST", "8 8 8"]
    table = turns(Table(hands=hands, options=GHOST_ON_SANTA), "A 1x5", "B SANTA")
    table.play("C GHOST")
    assert table.view("")["went_out"] == [{"seat": 2, "value": 0}]
    assert table.waiting() == "D"  # the round goes on at Santa's left, past C
    table.play("D pass", "A pass", "B SANTA")
    assert table.view("")["places"] == [2]


def test_ss_69_both_are_asked_for_the_final_gift_and_first_the_one_who_takes_santa_back() -> None:
    hands = ["5 5 5", "SANTA", "GHOST 9", "8 8 8"]
    table = turns(Table(hands=hands, options=GHOST_ON_SANTA), "A 1x5", "B SANTA")
    table.play("C GHOST")
    assert (table.phase(), table.waiting()) == ("FinalGift", "B")
    table.play("B declare")
    assert (table.phase(), table.waiting()) == ("FinalGift", "C")
    table.play("C declare")
    assert table.waiting() == "C"


def test_ss_69_no_window_once_the_ghost_is_gone() -> None:
    hands = ["5 5 5", "SANTA 1 1", "MOUSE 9 9", "8 8 8"]
    table = turns(Table(hands=hands, options=GHOST_ON_SANTA), "A 1x5", "B SANTA")
    assert (table.phase(), table.waiting()) == ("Turn", "B")


def test_ss_70_santa_is_a_whole_turn_by_himself() -> None:
    table = Table(hands=["SANTA 5 5", "1 1 1", "9 9 9", "8 8 8"])
    assert table.menu("A") == ["1x5", "2x5", "SANTA"]
    table.refuses("A 1x5+SANTA", "SS-70")


def test_ss_70_under_the_option_he_joins_any_gift_play_that_is_legal() -> None:
    table = Table(hands=["4 4 1 1", "SANTA 3 5 5 E", "9 9 9", "8 8 8"], options=WITH_GIFTS)
    table.play("A 2x4")
    plays = ["1x5+1E", "2x5"]
    together = [f"{play}+SANTA" for play in plays]
    assert sorted(table.menu("B")) == sorted(["pass", "SANTA", *plays, *together])
    table.refuses("B 1x3+1E+SANTA", "SS-18")
    table.refuses("B 1x5+SANTA", "SS-18")
    table.play("B 1x5+1E+SANTA")
    assert table.hand("B") == "3 5"
    assert [e["play"] for e in table.told("gave")] == ["2x4", "1x5+1E"]
    assert table.told("won_round") == [{"what": "won_round", "seat": 1, "why": "santa"}]


def test_ss_70_he_does_not_join_unless_held() -> None:
    table = Table(hands=["4 4 1", "5 5 5", "SANTA 9 9", "8 8 8"], options=WITH_GIFTS)
    table.refuses("A 1x4+SANTA", "SS-66")


def test_ss_70_no_window_between_or_after_whatever_ghost_on_santa_says() -> None:
    hands = ["SANTA 5 5 1 1", "1 1 1", "GHOST MOUSE CAROL", "8 8 8"]
    table = Table(hands=hands, options=WITH_GIFTS | GHOST_ON_SANTA)
    table.play("A 2x5+SANTA")
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    assert table.hand("A") == "1 1"


def test_ss_70_the_gifts_laid_with_him_lie_in_the_round() -> None:
    table = Table(hands=["SANTA 5 5 1 1", "1 1 TREE", "9 9 9", "8 8 8"], options=WITH_GIFTS)
    table.play("A 2x5+SANTA", "B TREE:left")
    assert table.told("tree")[0]["gifts"] == ("5", "5")


def test_ss_70_going_out_with_him_counts_above_12() -> None:
    table = Table(hands=["3", "5 SANTA", "1 1 TREE", "2 2 2"], options=WITH_GIFTS)
    table.play("A 1x3", "B 1x5+SANTA")
    assert table.view("")["went_out"] == [{"seat": 0, "value": 3}, {"seat": 1, "value": 13}]
    assert table.view("")["places"] == [1, 0]


# Elves.


def test_ss_71_an_elf_counts_as_one_more_copy() -> None:
    table = Table(hands=["6 E 1 1", "7 7 1", "6 7 E 1 1", "8 8 8"])
    table.play("A 1x6+1E")
    assert table.view("")["number"] == 2
    assert table.hand("A") == "1 1"
    table.refuses("B 1x7", "SS-18")
    table.play("B pass")
    table.refuses("C 1x6+1E", "SS-19")  # two 6s do not beat two 6s
    table.play("C 1x7+1E")
    assert table.view("")["pile"][-1] == {"seat": 2, "play": "1x7+1E", "value": 7}


def test_ss_71_only_elves_one_holds() -> None:
    table = Table(hands=["6 6 E", "7 7 E", "6 7 1", "8 8 8"])
    table.refuses("A 1x6+2E", "SS-71")


def test_ss_72_several_elves_in_one_play() -> None:
    table = Table(hands=["4 4 4 E E 1 1", "7 7 7 7 1", "8 8 8 8 8", "9 9 9"])
    table.play("A 3x4+2E")
    assert [(e["play"], e["value"], e["size"]) for e in table.told("gave")] == [("3x4+2E", 4, 5)]
    assert table.hand("A") == "1 1"
    assert table.menu("B") == ["pass"]
    table.play("B pass")
    assert table.menu("C") == ["pass", "5x8"]


def test_ss_73_elves_need_a_natural_gift() -> None:
    table = Table(hands=["5 E E", "9 9 1", "8 8 1", "7 7 1"])
    assert table.menu("A") == ["1x5", "1x5+1E", "1x5+2E"]
    table.refuses("A 0x5+2E", "SS-73")
    table.refuses("A 0:E+E", "SS-63")


def test_ss_73_every_split_of_gifts_and_elves_is_a_move_of_its_own() -> None:
    table = Table(hands=["2 2 2 1 1", "4 4 4 E E", "8 8 1", "7 7 1"])
    table.play("A 3x2")
    assert set(table.menu("B")) == {"pass", "3x4", "2x4+1E", "1x4+2E"}


def test_ss_73_elves_do_not_bridge_a_missing_card_of_their_value() -> None:
    table = Table(hands=["2 2 2 1 1", "4 5 E 1", "8 8 1", "7 7 1"])
    table.play("A 3x2")
    assert table.menu("B") == ["pass"]  # 4, 5 and an Elf are no three of one value


def test_ss_73_elves_alone_are_zeros_and_not_wild() -> None:
    table = Table(hands=["E E", "3 3 9", "8 8 1", "E 7 7"])
    assert set(table.menu("A")) == {"0:E", "0:E+E"}
    table.play("A 0:E+E", "B 2x3", "B declare")
    assert [lay["value"] for lay in table.view("")["pile"]] == [0, 3]
