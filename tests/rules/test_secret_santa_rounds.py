"""Secret Santa: rounds, and the "Final Gift!" (SS-17 to SS-39)."""

from __future__ import annotations

import pytest

from tests.table import LETTERS, Table
from yuletable.kernel.errors import Invalid


def who(table: Table, what: str) -> str:
    """Whom the events of this kind have been about so far, by letter."""
    return "".join([LETTERS[event["seat"]] for event in table.told(what)])


# Laying gifts.


def test_ss_17_the_opener_lays_any_number_of_one_value() -> None:
    table = Table(hands=["5 5 5 2", "6 6", "7 7", "8 8"])
    assert table.menu("A") == ["1x2", "1x5", "2x5", "3x5"]
    assert table.view("")["number"] is None


@pytest.mark.parametrize(
    ("opening", "number"), [("1x5", 1), ("2x5", 2), ("3x5", 3), ("2x5+1E", 3), ("3x5+1E", 4)]
)
def test_ss_17_opener_fixes_the_number(opening: str, number: int) -> None:
    table = Table(hands=["5 5 5 2 2 E", "9 9 9 9 1", "7 7", "8 8"])
    table.play(f"A {opening}")
    assert table.view("")["number"] == number
    assert table.menu("B") == ["pass", f"{number}x9"]


def test_ss_17_every_round_has_its_own_number() -> None:
    table = Table(hands=["5 5 2 2", "6 6 3", "7 7 1", "8 8 1"])
    table.play("A 2x5", "B pass", "C pass", "D pass", "A pass")
    assert table.view("")["number"] is None
    table.play("A 1x2", "A declare")
    assert table.view("")["number"] == 1


def test_ss_17_only_what_one_holds_can_be_laid() -> None:
    table = Table(hands=["5 5 5 2", "6 6", "7 7", "8 8"])
    assert "You have 3 5s" in table.refuses("A 4x5", "SS-17").why
    assert "You have no 7s" in table.refuses("A 1x7", "SS-17").why
    assert "You have 1 2." in table.refuses("A 2x2", "SS-17").why


def test_ss_17_at_least_one_card_is_laid() -> None:
    table = Table(hands=["5 5 5 2", "6 6", "7 7", "8 8"])
    assert "at least one" in table.refuses("A 0x5", "SS-17").why


def test_ss_18_later_plays_have_that_many_cards_of_a_higher_value() -> None:
    table = Table(hands=["5 5 1 1", "4 4 6 9 9 9 E", "8 8 10 10 1", "7 7"])
    table.play("A 2x5")
    assert set(table.menu("B")) == {"pass", "1x6+1E", "2x9", "1x9+1E"}
    assert "2 cards at a time" in table.refuses("B 3x9", "SS-18").why
    assert "2 cards at a time" in table.refuses("B 1x9", "SS-18").why
    assert "higher value than 5" in table.refuses("B 2x4", "SS-18").why
    table.play("B 2x9")
    assert table.menu("C") == ["pass", "2x10"]
    assert "higher value than 9" in table.refuses("C 2x8", "SS-18").why


def test_ss_18_the_opening_sets_no_limit_from_above() -> None:
    table = Table(hands=["1 3 3", "12 2 2", "7 7", "8 8"])
    table.play("A 1x1")
    assert table.menu("B") == ["pass", "1x2", "1x12"]


def test_ss_19_a_tie_is_not_enough() -> None:
    table = Table(hands=["4 4", "4 4 9", "1 1", "1 1"])
    table.play("A 2x4")
    assert table.menu("B") == ["pass"]
    assert "go higher than 4" in table.refuses("B 2x4", "SS-19").why


def test_ss_19_an_elf_does_not_break_a_tie() -> None:
    table = Table(hands=["4 4 2 2", "4 9 2 2 E", "1 1", "1 1"])
    table.play("A 2x4")
    table.refuses("B 1x4+1E", "SS-19")
    table.play("B 1x9+1E")
    assert table.view("")["pile"][-1] == {"seat": 1, "play": "1x9+1E", "value": 9}


# Passing.


def test_ss_20_one_passes_for_want_of_cards_or_by_choice() -> None:
    table = Table(hands=["5 1 1", "3 3", "9 9", "8 8"])
    table.play("A 1x5")
    assert table.menu("B") == ["pass"]
    table.play("B pass")
    assert table.menu("C") == ["pass", "1x9"]
    table.play("C pass")
    assert table.hand("C") == "9 9"
    assert table.waiting() == "D"


def test_ss_21_who_has_passed_takes_no_further_turn_in_that_round() -> None:
    table = Table(hands=["5 8 1 1", "12 2 2", "6 9 1 1", "3 3"])
    table.play("A 1x5", "B pass", "C 1x6", "D pass", "A 1x8")
    assert table.waiting() == "C"
    assert "You have passed" in table.refuses("B 1x12", "SS-21").why
    table.play("C 1x9")
    assert table.waiting() == "A"
    table.refuses("D pass", "SS-21")


def test_ss_21_in_the_next_round_everyone_is_in_again() -> None:
    table = Table(hands=["5 1 1", "12 2 2", "3 3", "3 3"])
    table.play("A 1x5", "B pass", "C pass", "D pass", "A pass", "A 1x1", "A declare")
    assert table.menu("B") == ["pass", "1x2", "1x12"]


def test_ss_22_whoever_opens_may_not_pass() -> None:
    table = Table(hands=["4 4", "9 9", "1 1", "1 1"])
    assert "pass" not in table.menu("A")
    assert "up to you to open" in table.refuses("A pass", "SS-22").why
    table = Table(hands=["4 4", "9 9", "1 1", "1 1"], options={"opener_may_pass": False})
    table.refuses("A pass", "SS-22")


def test_ss_22_nor_may_the_next_while_nothing_stands() -> None:
    table = Table(hands=["4 4 2", "9 9", "1 1 GHOST", "1 1"])
    table.play("A 2x4", "A declare", "C GHOST")
    assert table.waiting() == "B"
    assert "pass" not in table.menu("B")
    table.refuses("B pass", "SS-22")


def test_ss_22_by_option_the_opener_may_pass() -> None:
    table = Table(hands=["4 4", "9 9 2", "1 1", "1 1"], options={"opener_may_pass": True})
    assert table.menu("A")[0] == "pass"
    table.play("A pass")
    assert table.waiting() == "B"
    assert "pass" in table.menu("B")
    table.play("B 1x2", "C pass", "D pass")
    assert table.waiting() == "B"  # A is out of this round like anyone who passed


# The end of a round.


def test_ss_23_the_round_goes_on_until_everyone_has_passed() -> None:
    table = Table(hands=["2 5 8 1 1", "3 6 1 1", "4 4 4", "7 9 1 1"])
    table.play("A 1x2", "B 1x3", "C pass", "D 1x7", "A 1x8", "B pass", "D 1x9", "A pass")
    assert table.waiting() == "D"
    assert table.told("won_round") == []
    table.play("D pass")
    assert table.told("won_round") == [{"what": "won_round", "seat": 3, "why": "top"}]


def test_ss_24_ss_25_playing_on_top_of_ones_own_cards() -> None:
    table = Table(hands=["2 2 4 4 7 7 3 9 SANTA", "3 3", "5 5", "6 6"])
    table.play("A 2x2", "B pass", "C pass", "D pass")
    assert table.waiting() == "A"
    assert table.menu("A") == ["pass", "2x4", "2x7", "SANTA"]
    table.refuses("A 1x9", "SS-18")
    table.refuses("A 2x2", "SS-19")
    table.play("A 2x4")
    assert table.menu("A") == ["pass", "2x7", "SANTA"]
    table.play("A 2x7")
    assert table.menu("A") == ["pass", "SANTA"]
    table.play("A pass")
    assert who(table, "won_round") == "A"
    assert table.menu("A")[0] == "1x3"


def test_ss_24_only_when_all_others_have_let_the_cards_stand() -> None:
    table = Table(hands=["2 4 1 1", "3 3 3", "5 5 5", "6 6 6"])
    table.play("A 1x2", "B pass", "C pass")
    table.refuses("A 1x4", "TB-02")
    table.play("D 1x6")
    assert table.menu("A") == ["pass"]


def test_ss_26_without_cards_one_counts_as_having_passed() -> None:
    table = Table(hands=["9", "3 3 3", "5 5 5", "6 6 6"])
    table.play("A 1x9", "B pass", "C pass")
    assert table.told("won_round") == []
    assert "no cards left" in table.refuses("A pass", "SS-26").why
    table.play("D pass")
    assert who(table, "won_round") == "A"


def test_ss_26_who_is_out_is_passed_over_in_every_round() -> None:
    table = Table(hands=["2 2 2", "", "5 5 5", ""])
    table.play("A 1x2")
    assert table.waiting() == "C"
    table.refuses("B pass", "SS-26")
    table.play("C pass")
    assert table.waiting() == "A"


def test_ss_27_the_cards_of_the_round_are_discarded() -> None:
    table = Table(hands=["2 2 1 1", "3 E 3 3", "5 5 5", "SANTA 6 6"])
    before = table.view("")["discards"]
    table.play("A 2x2", "B 1x3+1E", "C pass")
    assert table.view("")["discards"] == before
    assert len(table.view("")["pile"]) == 2
    table.play("D SANTA")
    view = table.view("")
    assert view["pile"] == []
    assert sorted(view["discards"]) == sorted([*before, "2", "2", "3", "E", "SANTA"])


def test_ss_28_the_highest_value_wins_the_round_and_opens_the_next() -> None:
    table = Table(hands=["3 1 1", "5 5 5", "9 2 2", "7 7 7"])
    table.play("A 1x3", "B 1x5", "C 1x9", "D pass", "A pass", "B pass", "C pass")
    assert who(table, "won_round") == "C"
    assert table.waiting() == "C"
    assert table.menu("C") == ["1x2", "2x2"]


def test_ss_28_a_play_taken_back_wins_nothing() -> None:
    table = Table(hands=["3 1 1", "5 5 5", "9 2 2", "7 7 GHOST"])
    table.play("A 1x3").quiet().play("B 1x5").quiet().play("C 1x9", "D GHOST")
    table.play("D pass", "A pass", "B pass", "C pass")
    assert who(table, "won_round") == "B"
    assert table.waiting() == "B"


def test_ss_29_a_winner_without_cards_leaves_the_opening_to_the_left() -> None:
    table = Table(hands=["3 1 1", "5 5 5", "9", "7 7 7"])
    table.play("A 1x3", "B pass", "C 1x9", "D pass", "A pass")
    assert who(table, "won_round") == "C"
    assert table.waiting() == "D"
    assert table.phase() == "Turn"


def test_ss_30_the_search_for_an_opener_goes_on_to_the_left() -> None:
    table = Table(hands=["3 1 1", "5 5", "9", ""])
    table.play("A 1x3", "B pass", "C 1x9", "A pass")
    assert who(table, "won_round") == "C"
    assert table.waiting() == "A"


def test_ss_30_round_the_corner_past_several_players_who_are_out() -> None:
    table = Table(hands=["", "5 5", "7 7", "", "", "9"], phase={"phase": "Turn", "seat": 5})
    table.play("G 1x9", "B pass", "C pass")
    assert table.waiting() == "B"


@pytest.mark.parametrize("play", ["5x5", "4x5+1E", "2x5+3E"])
def test_ss_31_five_gold_rings_are_sung(play: str) -> None:
    table = Table(hands=["5 5 5 5 5 5 E E E 1 1", "6 6 6 6 6", "7 7", "8 8"])
    table.play(f"A {play}")
    assert who(table, "sing") == "A"
    assert table.waiting() == "B"
    assert table.view("")["number"] == 5


@pytest.mark.parametrize("play", ["4x5", "5x4", "6x5", "4x4+1E"])
def test_ss_31_nothing_else_is_sung(play: str) -> None:
    table = Table(hands=["4 4 4 4 4 5 5 5 5 5 5 E 1 1", "6 6", "7 7", "8 8"])
    table.play(f"A {play}")
    assert table.told("sing") == []


def test_ss_31_every_play_is_announced() -> None:
    table = Table(hands=["2 2 1 1", "3 E 3 3", "5 5 5", "SANTA 6 6"])
    table.play("A 2x2", "B 1x3+1E", "C pass", "D SANTA")
    first, second = table.told("gave")
    assert first == {"what": "gave", "seat": 0, "play": "2x2", "value": 2, "size": 2, "left": 2}
    assert second == {"what": "gave", "seat": 1, "play": "1x3+1E", "value": 3, "size": 2, "left": 2}
    assert who(table, "passed") == "C"
    assert [(e["seat"], e["card"]) for e in table.told("used")] == [(3, "SANTA")]


def test_ss_32_if_nobody_opens_the_first_to_be_asked_opens_again() -> None:
    table = Table(hands=["4 4", "9 9", "1 1", "1 1"], options={"opener_may_pass": True})
    table.play("A pass", "B pass", "C pass", "D pass")
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "nobody"}]
    assert table.waiting() == "A"
    assert table.view("")["passed"] == []


def test_ss_32_the_first_turn_counts_and_not_the_winner_of_the_round_before() -> None:
    table = Table(hands=["4 4", "9 9 9", "1 1 1", "7 7 SCROOGE"], options={"opener_may_pass": True})
    table.play("A pass", "B pass", "C pass", "D pass")  # A counts as the winner, and gave nothing
    table.play("D SCROOGE>A", "B pass", "C pass", "D pass")
    assert who(table, "won_round") == "AB"
    assert table.waiting() == "B"


def test_ss_32_two_missed_turns_may_leave_a_round_empty() -> None:
    table = Table(hands=["3 8", "4 9", "MOUSE", ""], options={"final_gift_penalty": "pass"})
    table.play("A 1x3", "A silent").quiet().play("B 1x4", "B silent", "C MOUSE")
    # B has won and opens, but both have to miss a turn, which here is a pass.
    assert who(table, "missed") == "BA"
    assert [event["why"] for event in table.told("won_round")] == ["mouse", "nobody"]
    assert who(table, "won_round") == "BB"
    assert table.menu("B") == ["1x9"]


def test_ss_32_where_a_missed_turn_is_a_skip_no_round_ends_empty() -> None:
    table = Table(hands=["3 8", "4 9", "MOUSE", ""], options={"final_gift_penalty": "skip"})
    table.play("A 1x3", "A silent").quiet().play("B 1x4", "B silent", "C MOUSE")
    assert who(table, "missed") == "BA"
    assert [event["why"] for event in table.told("won_round")] == ["mouse"]
    assert table.menu("B") == ["1x9"]


# "Final Gift!".


def test_ss_33_the_last_card_must_be_declared_at_once() -> None:
    table = Table(hands=["5 5 9", "6 6", "7 7", "8 8"])
    table.play("A 2x5")
    assert table.waiting() == "A"
    assert set(table.menu("A")) == {"declare", "silent"}
    assert "call it with declare" in table.refuses("A pass", "SS-33").why
    table.refuses("A 1x9", "SS-33")
    table.play("A declare")
    assert who(table, "declared") == "A"
    assert table.waiting() == "B"


@pytest.mark.parametrize(("word", "next_turn"), [("declare", "A"), ("silent", "B")])
def test_ss_34_who_omits_it_loses_the_next_chance(word: str, next_turn: str) -> None:
    table = Table(hands=["3 9", "4 10 1", "5 1 1", "6 1 1"])
    table.play("A 1x3", f"A {word}", "B 1x4", "C 1x5", "D 1x6")
    assert table.waiting() == next_turn
    assert who(table, "missed") == ("A" if word == "silent" else "")
    assert table.hand("A") == "9"


def test_ss_34_only_one_chance_is_lost() -> None:
    table = Table(hands=["3 9", "4 8 1 1", "5 1 1", "6 1 1"])
    table.play("A 1x3", "A silent", "B 1x4", "C 1x5", "D 1x6", "B 1x8", "C pass", "D pass")
    assert who(table, "missed") == "A"
    assert table.menu("A") == ["pass", "1x9"]


def test_ss_35_several_cards_that_go_in_one_play_need_no_word() -> None:
    table = Table(hands=["3 3 6 6", "4 4 4", "5 5 5", "1 1 1"], options={"games_per_night": 1})
    table.play("A 2x3")
    assert table.waiting() == "B"
    table.play("B 2x4", "B declare", "C pass", "D pass", "A 2x6")
    assert table.view("")["places"] == [0]
    assert who(table, "declared") == "B"


def test_ss_35_ss_36_nor_do_two_cards_that_do_not_go_together() -> None:
    table = Table(hands=["3 6 7", "4 4 4", "5 5 5", "1 1 1"])
    assert table.play("A 1x3").waiting() == "B"


def test_ss_36_the_duty_follows_ones_own_play_before_the_window() -> None:
    table = Table(hands=["5 9", "6 6 MOUSE", "7 7", "8 8"])
    table.play("A 1x5")
    assert table.phase() == "FinalGift"
    assert "A has one card left" in table.refuses("B MOUSE", "SS-36").why
    table.play("A declare")
    assert table.phase() == "Holly"
    assert table.waiting() == "B"


def test_ss_36_the_duty_follows_santa() -> None:
    table = Table(hands=["SANTA 9", "6 6", "7 7", "8 8"])
    table.play("A SANTA")
    assert table.waiting() == "A"
    assert set(table.menu("A")) == {"declare", "silent"}
    assert table.play("A declare").menu("A") == ["1x9"]


@pytest.mark.parametrize("holly", ["MOUSE", "GHOST", "CAROL>A"])
def test_ss_36_the_duty_follows_a_holly_card(holly: str) -> None:
    card = holly.partition(">")[0]
    table = Table(hands=["5 5 5", "6 6 6", f"9 {card}", "8 8 8"])
    table.play("A 1x5", f"C {holly}")
    assert table.phase() == "FinalGift"
    assert table.waiting() == "C"
    table.refuses("B pass", "SS-36")
    assert who(table.play("C declare"), "declared") == "C"


def test_ss_36_the_duty_follows_carol_as_a_star_card_and_then_the_turn_goes_on() -> None:
    star = {"special_types": {"types": {"carol": "star"}}}
    table = Table(hands=["9 CAROL", "6 6 6", "7 7 7", "8 8 8"], edition=star)
    table.play("A CAROL>C")
    assert table.phase() == "FinalGift"
    assert table.play("A declare").menu("A") == ["1x9"]


def test_ss_36_the_duty_returns_with_a_card_that_a_ghost_hands_back() -> None:
    table = Table(hands=["11", "GHOST 6", "7 7", "8 8"])
    table.play("A 1x11", "B GHOST")
    assert table.waiting() == "A"  # whoever takes the card back, then the user of the Ghost
    table.play("A declare")
    assert table.waiting() == "B"
    table.play("B declare")
    assert who(table, "declared") == "AB"
    assert table.phase() == "Turn"


def test_ss_36_the_duty_arises_each_time() -> None:
    table = Table(hands=["3 11", "6 6 GHOST", "7 7 7", "8 8 8"])
    table.play("A 1x3", "A declare").quiet().play("B pass").quiet().play("C pass").quiet()
    table.play("D pass").quiet().play("A 1x11", "B GHOST")
    assert table.phase() == "FinalGift"
    table.play("A silent")
    assert (who(table, "declared"), who(table, "silent")) == ("A", "A")


def test_ss_36_the_duty_follows_a_gift_from_the_tree() -> None:
    table = Table(hands=["5 5 5", "6 6 6", "7 7 7", "TREE"])
    table.play("A 1x5", "B pass", "C pass", "D pass", "A pass", "D TREE:self")
    assert table.waiting() == "D"
    assert set(table.menu("D")) == {"declare", "silent"}


def test_ss_36_the_duty_follows_the_tree_that_brings_its_player_nothing() -> None:
    table = Table(hands=["SANTA 5 5", "6 6 6", "7 7 7", "TREE 9"])
    table.play("A SANTA", "D TREE:left")
    assert table.waiting() == "D"
    assert set(table.menu("D")) == {"declare", "silent"}


def test_ss_36_the_duty_follows_scrooge() -> None:
    table = Table(hands=["5 5 5", "6 6 6", "SCROOGE 9", "8 8 8"])
    table.play("A 1x5", "B pass", "C pass", "D pass", "A pass", "C SCROOGE>B")
    assert table.waiting() == "C"
    assert set(table.menu("C")) == {"declare", "silent"}


def test_ss_36_the_duty_follows_the_fruitcake() -> None:
    table = Table(hands=["5 5", "FRUIT 1 9", "7 7", "8 8"], phase={"phase": "Fruitcake"})
    table.play("B FRUIT:1>D")
    assert table.waiting() == "B"
    assert set(table.menu("B")) == {"declare", "silent"}
    assert table.play("B silent").waiting() == "A"


def test_ss_36_there_is_no_declaring_at_any_other_time() -> None:
    table = Table(hands=["5 9 9", "6 6", "7 7", "8 8"])
    assert "one card" in table.refuses("A declare", "SS-36").why
    table.refuses("A silent", "SS-36")


def test_ss_37_the_missed_turn_is_a_skip_and_not_a_pass() -> None:
    table = Table(hands=["1 1 2", "3 9", "4 7 1", "2 2 2"])
    table.play("A 1x1", "B 1x3", "B silent", "C 1x4", "D pass", "A pass")
    assert who(table, "missed") == "B"
    assert table.view("")["passed"] == [0, 3]
    assert table.waiting() == "C"
    table.play("C pass")
    assert table.menu("B") == ["pass", "1x9"]
    assert table.told("won_round") == []


def test_ss_37_a_turn_is_missed_whatever_the_rounds_number() -> None:
    table = Table(hands=["1 1 1 5", "2 2 9", "4 4 3 3", "8 8 8"])
    table.play("A 2x1", "B 2x2", "B silent", "C 2x4", "D pass", "A pass")
    assert who(table, "missed") == "B"  # though a single card is of no use among pairs
    table.play("C pass")
    assert who(table, "passed") == "DACB"  # a single card among pairs
    table.play("C 1x3", "C declare", "D pass", "A pass")
    assert table.menu("B") == ["pass", "1x9"]


def test_ss_37_a_silent_opener_leaves_the_opening_to_the_left() -> None:
    table = Table(hands=["1 1 1", "SANTA 9", "4 7 7", "2 2 2"])
    table.play("A 1x1", "B SANTA", "B silent")
    assert who(table, "missed") == "B"
    assert table.waiting() == "C"
    table.refuses("C pass", "SS-22")
    table.play("C 1x4", "D pass", "A pass")
    assert table.menu("B") == ["pass", "1x9"]


def test_ss_37_the_missed_turn_ends_the_round_when_all_others_have_passed() -> None:
    table = Table(hands=["1 1 1", "8 9", "4 7 7", "2 2 2"])
    table.play("A 1x1", "B 1x8", "B silent", "C pass", "D pass", "A pass")
    assert who(table, "missed") == "B"
    assert who(table, "won_round") == "B"
    assert table.menu("B") == ["1x9"]


def test_ss_37_the_missed_turn_ends_the_round_of_somebody_who_is_out() -> None:
    table = Table(hands=["10", "3 11", "4 7 7", "2 2 2"], phase={"phase": "Turn", "seat": 1})
    table.play("B 1x3", "B silent", "C pass", "D pass", "A 1x10")
    assert who(table, "missed") == "B"
    assert who(table, "won_round") == "A"
    assert table.menu("B") == ["1x11"]


def test_ss_37_in_an_open_round_the_missed_turn_is_no_pass_though_nobody_else_may_play() -> None:
    table = Table(hands=["9", "2 2 SANTA", "", ""], silent=[0], scrooged=1, passed=[1])
    assert who(table, "missed") == "A"
    assert table.view("")["passed"] == [1]
    assert table.told("won_round") == []
    assert (table.waiting(), table.menu("A")) == ("A", ["1x9"])


@pytest.mark.parametrize(
    ("word", "asked", "menu"), [("declare", "DAB", ["-", "MOUSE"]), ("silent", "DA", [])]
)
def test_ss_37_until_then_the_card_cannot_be_used_in_a_holly_window(
    word: str, asked: str, menu: list[str]
) -> None:
    table = Table(hands=["1 1 2 2", "3 MOUSE", "4 7 1", "GHOST 2 2"])
    table.play("A 1x1").quiet().play("B 1x3", f"B {word}").quiet().play("C 1x4")
    assert table.asked() == asked
    table.play("D -", "A -")
    assert table.menu("B") == menu


def test_ss_37_once_the_turn_is_missed_the_card_may_be_used_again() -> None:
    table = Table(hands=["1 1 2 2", "3 MOUSE", "4 7 1", "GHOST 2 2"])
    table.play("A 1x1").quiet().play("B 1x3", "B silent").quiet().play("C 1x4").quiet()
    table.play("D pass").quiet().play("A pass").quiet()
    assert who(table, "missed") == "B"
    table.play("C 1x7", "C declare", "B MOUSE")
    assert who(table, "won_round") == "C"


@pytest.mark.parametrize(("word", "asked"), [("declare", "CDAB"), ("silent", "CDA")])
def test_ss_37_nor_can_the_tree_be_used(word: str, asked: str) -> None:
    table = Table(hands=["1 1 2", "3 TREE", "SANTA 7 1", "2 2 2"])
    table.play("A 1x1", "B 1x3", f"B {word}", "C SANTA")
    assert table.asked() == asked


@pytest.mark.parametrize(("word", "asked"), [("declare", "DABC"), ("silent", "DAC")])
def test_ss_37_nor_can_scrooge_be_used(word: str, asked: str) -> None:
    table = Table(hands=["1 1 2", "3 SCROOGE", "7 7 7", "SANTA 2 2"])
    table.play("A 1x1", "B 1x3", f"B {word}", "C pass", "D SANTA")
    assert table.asked() == asked


def test_ss_37_by_option_the_missed_turn_is_always_a_pass() -> None:
    cards = ["1 1 2", "3 9", "4 7 1", "2 2 2"]
    lines = ["A 1x1", "B 1x3", "B silent", "C 1x4", "D pass", "A pass", "C pass"]
    harsh = Table(hands=cards, options={"final_gift_penalty": "pass"}).play(*lines)
    assert who(harsh, "missed") == "B"
    assert who(harsh, "won_round") == "C"
    mild = Table(hands=cards, options={"final_gift_penalty": "skip"}).play(*lines)
    assert who(mild, "missed") == "B"
    assert mild.menu("B") == ["pass", "1x9"]


def test_ss_37_by_option_a_silent_opener_is_out_of_the_round() -> None:
    options = {"final_gift_penalty": "pass"}
    table = Table(hands=["1 1 1", "SANTA 9", "4 7 7", "2 2 2"], options=options)
    table.play("A 1x1", "B SANTA", "B silent", "C 1x4", "D pass", "A pass")
    assert table.waiting() == "C"
    assert table.view("")["passed"] == [0, 1, 3]


def test_ss_37_there_is_no_other_penalty() -> None:
    with pytest.raises(Invalid) as caught:
        Table(seats=4, options={"final_gift_penalty": "lump of coal"})
    assert caught.value.entry == "options.final_gift_penalty"


def test_ss_38_the_penalty_is_applied_without_an_accusation_and_everyone_knows_it() -> None:
    table = Table(hands=["3 9", "4 10 1", "5 1 1", "6 1 1"])
    table.play("A 1x3", "A silent")
    assert who(table, "silent") == "A"
    assert table.view("")["silent"] == [0]
    table.play("B 1x4", "C 1x5", "D 1x6")
    assert who(table, "missed") == "A"
    assert table.view("")["silent"] == []


@pytest.mark.parametrize(("tree", "missed", "opener"), [("TREE:left", "", "B"), ("-", "B", "C")])
def test_ss_38_the_penalty_lapses_with_a_gift_from_the_tree_and_else_stays_for_the_next_round(
    tree: str, missed: str, opener: str
) -> None:
    table = Table(hands=["1 1 2 2", "3 9", "MOUSE 7 7", "TREE 2 2"])
    table.play("A 1x1").quiet().play("B 1x3", "B silent", "C MOUSE", f"D {tree}").quiet()
    assert who(table, "missed") == missed
    assert table.waiting() == opener


def test_ss_38_the_penalty_lapses_with_the_cards_a_ghost_hands_back() -> None:
    table = Table(hands=["1 1 2 2", "7 7 9", "GHOST 8 8", "2 2 2"])
    table.play("A 2x1").quiet().play("B 2x7", "B silent", "C GHOST")
    assert table.view("")["silent"] == []
    assert table.hand("B") == "7 7 9"
    table.play("C pass", "D pass", "A pass")
    assert table.told("missed") == []
    assert table.menu("B") == ["pass", "2x7"]


def test_ss_38_one_card_again_is_a_new_duty() -> None:
    table = Table(hands=["1 1 2 2", "7 7 9", "GHOST 8 8", "2 2 SANTA"])
    table.play("A 2x1").quiet().play("B 2x7", "B silent", "C GHOST", "C pass", "D pass", "A pass")
    table.play("B 2x7", "B declare")
    assert table.menu("B") == ["pass"]  # on top of B's own pair, and not missed


@pytest.mark.parametrize("options", [{}, {"final_gift": "manual"}])
def test_ss_39_by_default_one_has_to_say_it(options: dict[str, str]) -> None:
    table = Table(hands=["3 9", "4 4 4", "5 5 5", "6 6 6"], options=options)
    table.play("A 1x3")
    assert table.phase() == "FinalGift"
    assert table.told("declared") == []


def test_ss_39_by_option_it_is_always_said_for_you() -> None:
    table = Table(hands=["3 9", "4 4 4", "5 5 5", "6 6 6"], options={"final_gift": "auto"})
    table.play("A 1x3")
    assert who(table, "declared") == "A"
    assert table.waiting() == "B"
    table.refuses("B declare", "SS-36")
    table.play("B pass", "C pass", "D pass")
    assert table.menu("A") == ["pass", "1x9"]


def test_ss_39_by_option_there_is_no_such_duty() -> None:
    table = Table(hands=["3 9", "4 4 4", "5 5 5", "6 6 6"], options={"final_gift": "off"})
    table.play("A 1x3", "B pass", "C pass", "D pass")
    assert table.told("declared") == []
    assert table.menu("A") == ["pass", "1x9"]


def test_ss_39_there_is_no_other_way() -> None:
    with pytest.raises(Invalid) as caught:
        Table(seats=4, options={"final_gift": "whispered"})
    assert caught.value.entry == "options.final_gift"
    assert "manual, auto, off" in caught.value.why
