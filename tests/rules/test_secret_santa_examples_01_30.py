"""Secret Santa: the worked examples SS-X01 to SS-X30 of the rules."""

from __future__ import annotations

import pytest

from tests.table import LETTERS, Table
from yuletable import NotAsked

CAROL_AS_SNOW = {"special_types": {"types": {"carol": "snow"}}}


def turned_away(table: Table, line: str, clause: str) -> None:
    """This seat is not asked just now, and the clause says why."""
    letter, _, move = line.partition(" ")
    assert letter not in table.waiting()
    with pytest.raises(NotAsked) as caught:
        table.match.play(LETTERS.index(letter), move)
    assert caught.value.clause == clause, str(caught.value)


def test_ss_x01_elves_alone() -> None:
    table = Table(hands=["5 E E", "1 1", "1 1", "1 1"])
    assert set(table.menu("A")) == {"1x5", "1x5+1E", "1x5+2E"}
    table.refuses("A 0x5+2E", "SS-73")
    table.refuses("A 0x5+1E", "SS-73")
    table.refuses("A 0:E+E", "SS-63")
    table.refuses("A 0:E", "SS-63")


def test_ss_x02_elves_when_no_gifts_are_left() -> None:
    table = Table(hands=["E E E", "1 1 1", "2 2 2", "2 2"])
    assert set(table.menu("A")) == {"0:E", "0:E+E", "0:E+E+E"}
    table.refuses("A 0x12+3E", "SS-73")
    table.refuses("A 1x12+2E", "SS-17")
    table.play("A 0:E+E+E", "B 3x1")
    assert [lay["value"] for lay in table.view("")["pile"]] == [0, 1]


def test_ss_x03_elf_with_zero_valued_special() -> None:
    table = Table(hands=["E MOUSE", "1 1 3 12 E", "2 2", "2 2"])
    assert set(table.menu("A")) == {"0:E", "0:MOUSE", "0:MOUSE+E"}
    table.play("A 0:MOUSE+E")
    assert table.view("")["pile"] == [{"seat": 0, "play": "0:MOUSE+E", "value": 0}]
    assert table.view("")["number"] == 2
    assert set(table.menu("B")) == {"pass", "2x1", "1x1+1E", "1x3+1E", "1x12+1E"}
    table.refuses("B 1x12", "SS-18")


def test_ss_x04_zeros_in_mid_round() -> None:
    table = Table(hands=["1 2 2", "MOUSE SCROOGE", "3 3", "3 3"])
    table.play("A 1x1").quiet()
    assert table.waiting() == "B"
    assert table.menu("B") == ["pass"]
    for zeros in ("0:MOUSE", "0:SCROOGE", "0:MOUSE+SCROOGE"):
        table.refuses(f"B {zeros}", "SS-64")


def test_ss_x05_zeros_while_a_gift_is_held() -> None:
    table = Table(hands=["1 MOUSE", "2 2", "2 2", "2 2"])
    assert table.menu("A") == ["1x1"]
    table.refuses("A 0:MOUSE", "SS-63")


def test_ss_x06_equal_value() -> None:
    table = Table(hands=["6 6 1 1", "6 6 E 7", "2 2", "2 2"])
    table.play("A 2x6")
    assert set(table.menu("B")) == {"pass", "1x7+1E"}
    table.refuses("B 2x6", "SS-19")
    table.refuses("B 1x6+1E", "SS-19")


def test_ss_x07_splits() -> None:
    table = Table(hands=["2 2 2 1 1", "4 4 4 E E", "1 1", "1 1"])
    table.play("A 3x2")
    assert table.view("")["number"] == 3
    assert set(table.menu("B")) == {"pass", "3x4", "2x4+1E", "1x4+2E"}


def test_ss_x08_santa_with_others_still_to_play() -> None:
    table = Table(hands=["2 2 2 1 1", "SANTA 9 9", "MOUSE CAROL 5 5", "GHOST SCROOGE 6 6"])
    table.play("A 3x2").quiet().play("B SANTA")
    assert table.told("won_round") == [{"what": "won_round", "seat": 1, "why": "santa"}]
    assert table.told("passed") == []
    # Neither a Holly window for C and D nor a Snow window, for Scrooge could name nobody.
    assert (table.phase(), table.waiting()) == ("Turn", "B")
    assert set(table.menu("B")) == {"1x9", "2x9"}
    turned_away(table, "C MOUSE", "TB-02")
    turned_away(table, "D GHOST", "TB-02")


def test_ss_x08_scrooge_cannot_name_those_whose_turn_never_came() -> None:
    table = Table(hands=["1 1", "SANTA 9 9", "5 5", "SCROOGE 6 6 6"], dealer=2)
    table.play("D 1x6", "A pass", "B SANTA")
    assert table.phase() == "Snow"
    table.refuses("D SCROOGE>C", "SS-88")
    table.refuses("D SCROOGE>D", "SS-88")
    assert set(table.menu("D")) == {"-", "SCROOGE>A"}


def test_ss_x09_santa_against_five_cards() -> None:
    table = Table(hands=["3 3 3 3 3 1 1", "1 1", "SANTA", "2 2 TREE"])
    table.play("A 5x3", "B pass")
    assert set(table.menu("C")) == {"pass", "SANTA"}
    table.play("C SANTA")
    assert table.told("won_round") == [{"what": "won_round", "seat": 2, "why": "santa"}]
    assert table.told("out") == [{"what": "out", "seat": 2, "place": 1, "points": 4}]
    assert table.view("")["went_out"] == [{"seat": 2, "value": 13}]
    table.quiet()
    assert (table.phase(), table.waiting()) == ("Turn", "D")
    assert table.told("round")[-1]["seat"] == 3


def test_ss_x10_santa_opens() -> None:
    table = Table(hands=["SANTA 5 5", "TREE 6 6", "7 7", "SCROOGE 8 8"])
    table.play("A SANTA")
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "santa"}]
    assert table.view("")["number"] is None
    assert (table.phase(), table.asked()) == ("TreeWindow", "ABCD")
    table.play("A -")
    assert set(table.menu("B")) == {"-", "TREE:self", "TREE:left"}
    table.play("B TREE:self")
    assert table.told("tree") == [{"what": "tree", "seat": 1, "gifts": (), "dealt": ()}]
    assert table.view("")["held"] == [2, 2, 2, 3]
    # Nobody passed, so Scrooge opens no window either.
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    assert set(table.menu("A")) == {"1x5", "2x5"}


def test_ss_x11_ghost_on_the_opening() -> None:
    table = Table(hands=["1 1 7 7", "4 4 4 9", "GHOST 2 2", "2 2"])
    table.play("A 2x1", "C GHOST")
    assert table.told("haunted") == [{"what": "haunted", "seat": 0, "play": "2x1", "by": 2}]
    assert table.hand("A") == "1 1 7 7"
    assert table.view("")["pile"] == []
    assert table.view("")["number"] is None
    assert (table.phase(), table.waiting()) == ("Turn", "B")
    assert set(table.menu("B")) == {"1x4", "2x4", "3x4", "1x9"}
    table.refuses("B pass", "SS-22")
    table.play("B 1x4", "C pass", "D pass")
    assert table.waiting() == "A"
    assert set(table.menu("A")) == {"pass", "1x7"}


def test_ss_x12_ghost_in_mid_round() -> None:
    table = Table(hands=["3 3 1 1", "6 6 1 1", "2 2 3 3 4 4 9 E", "GHOST 1 1"])
    table.play("A 2x3").quiet().play("B 2x6", "D GHOST")
    assert table.hand("B") == "1 1 6 6"
    assert table.view("")["pile"] == [{"seat": 0, "play": "2x3", "value": 3}]
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    assert set(table.menu("C")) == {"pass", "2x4", "1x4+1E", "1x9+1E"}
    table.refuses("C 2x3", "SS-19")
    assert table.view("")["passed"] == []
    table.play("C pass", "D pass", "A pass")
    assert table.waiting() == "B"
    assert set(table.menu("B")) == {"pass", "2x6"}


@pytest.mark.parametrize("answer", ["declare", "silent"])
def test_ss_x13_ghost_on_the_last_card(answer: str) -> None:
    table = Table(hands=["11", "GHOST 1 1", "1 1", "1 1"])
    table.play("A 1x11", "B GHOST")
    assert table.hand("A") == "11"
    assert (table.phase(), table.waiting()) == ("FinalGift", "A")
    assert set(table.menu("A")) == {"declare", "silent"}
    table.play(f"A {answer}")
    assert table.view("")["silent"] == ([0] if answer == "silent" else [])
    assert table.view("")["went_out"] == []
    assert table.told("out") == []
    assert table.waiting() == "B"


def test_ss_x14_ghost_when_all_others_have_passed() -> None:
    table = Table(hands=["5 9 1 1", "1 1", "1 1", "GHOST 1 1"])
    table.play("A 1x5").quiet().play("B pass", "C pass", "D pass", "A 1x9", "D GHOST")
    assert table.hand("A") == "1 1 9"
    assert table.view("")["pile"] == [{"seat": 0, "play": "1x5", "value": 5}]
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    assert set(table.menu("A")) == {"pass", "1x9"}


def test_ss_x15_ghost_after_a_pass() -> None:
    table = Table(hands=["5 1 1", "CAROL 1 1", "GHOST 1 1", "MOUSE 1 1"])
    table.play("A 1x5").quiet().play("B pass")
    assert (table.phase(), table.asked(), table.waiting()) == ("Holly", "CD", "C")
    assert table.menu("C") == ["-"]
    table.refuses("C GHOST", "SS-105")


@pytest.mark.parametrize("left", ["MOUSE", "CAROL"])
def test_ss_x15_one_of_mouse_and_carol_is_enough_to_be_asked(left: str) -> None:
    table = Table(hands=["5 1 1", "1 1", "GHOST 1 1", f"{left} 1 1"])
    table.play("A 1x5").quiet().play("B pass")
    assert (table.phase(), table.asked()) == ("Holly", "CD")
    table.refuses("C GHOST", "SS-105")


def test_ss_x16_ghost_and_elves() -> None:
    table = Table(hands=["1 1", "7 7 1 1 E", "GHOST 1 1", "1 1"], dealer=0)
    table.play("B 2x7+1E")
    assert table.hand("B") == "1 1"
    table.play("C GHOST")
    assert table.told("haunted") == [{"what": "haunted", "seat": 1, "play": "2x7+1E", "by": 2}]
    assert table.hand("B") == "1 1 7 7 E"


def test_ss_x17_mouse_with_nothing_in_play() -> None:
    table = Table(hands=["2 1 1", "GHOST 5 5", "MOUSE 6 6", "CAROL 7 7"])
    table.play("A 1x2", "B GHOST", "B -")
    assert table.view("")["pile"] == []
    assert (table.phase(), table.waiting()) == ("Holly", "C")
    assert table.menu("C") == ["-"]
    table.refuses("C MOUSE", "SS-100")


def test_ss_x17_without_carol_nobody_is_asked_any_more() -> None:
    table = Table(hands=["2 1 1", "GHOST 5 5", "MOUSE 6 6", "7 7"])
    table.play("A 1x2", "B GHOST")
    assert (table.phase(), table.waiting()) == ("Turn", "B")


def test_ss_x18_mouse_after_ghost_with_an_older_play() -> None:
    table = Table(hands=["3 3 1 1", "6 6 1 1", "GHOST 1 1", "MOUSE 1 1"])
    table.play("A 2x3").quiet().play("B 2x6")
    assert table.asked() == "CDA"
    table.play("C GHOST", "C -")
    assert table.waiting() == "D"
    assert set(table.menu("D")) == {"-", "MOUSE"}
    table.play("D MOUSE")
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "mouse"}]
    assert table.hand("B") == "1 1 6 6"
    assert (table.phase(), table.waiting()) == ("Turn", "A")


def test_ss_x19_holly_after_passing_and_no_playing_on() -> None:
    table = Table(hands=["7 8 9 1", "MOUSE 2 2", "2 2", "2 2"])
    for line in ("A 1x7", "B pass", "C pass", "D pass"):
        table.quiet().play(line)
    assert (table.phase(), table.asked()) == ("Holly", "BC")
    assert set(table.menu("B")) == {"-", "MOUSE"}
    table.play("B MOUSE")
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "mouse"}]
    assert table.told("round") == [{"what": "round", "seat": 0}]
    assert table.view("")["pile"] == []
    assert set(table.menu("A")) == {"1x1", "1x8", "1x9"}


def test_ss_x20_waiting_rule() -> None:
    table = Table(hands=["5 5 MOUSE 1 1", "1 1", "8 8 1 1", "1 1"])
    table.play("A 2x5").quiet().play("B pass")
    assert (table.phase(), table.asked()) == ("Holly", "CD")
    turned_away(table, "A MOUSE", "SS-58")
    table.quiet().play("C 2x8")
    assert (table.phase(), table.asked()) == ("Holly", "DAB")
    table.play("D -")
    assert set(table.menu("A")) == {"-", "MOUSE"}
    table.play("A MOUSE")
    assert table.told("won_round") == [{"what": "won_round", "seat": 2, "why": "mouse"}]
    assert table.waiting() == "C"


@pytest.mark.parametrize("turn", ["B 1x9", "B pass"])
def test_ss_x21_own_turn(turn: str) -> None:
    table = Table(hands=["4 1 1", "MOUSE 9 1 1", "1 1", "1 1"])
    table.play("A 1x4").quiet().play(turn)
    assert (table.phase(), table.asked()) == ("Holly", "CDA" if turn == "B 1x9" else "CD")
    turned_away(table, "B MOUSE", "SS-55")


def test_ss_x22_playing_on() -> None:
    table = Table(hands=["2 2 4 4 9 SANTA", "1 1", "1 1", "1 1"])
    table.play("A 1x2", "B pass", "C pass", "D pass")
    assert table.waiting() == "A"
    assert set(table.menu("A")) == {"pass", "1x4", "1x9", "SANTA"}
    table.play("A 1x4")
    assert table.waiting() == "A"
    assert set(table.menu("A")) == {"pass", "1x9", "SANTA"}
    table.play("A pass")
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "top"}]
    assert table.told("round") == [{"what": "round", "seat": 0}]
    assert set(table.menu("A")) == {"1x2", "1x4", "1x9", "SANTA"}


def tree_with_two_gifts(luck: int) -> Table:
    """A 3 and a 5 lie on the table, the round is over, and C may light the Tree."""
    table = Table(hands=["3 1 1", "5 1 1", "TREE 1 1", "1 1"], luck=[luck])
    table.play("A 1x3", "B 1x5", "C pass", "D pass", "A pass", "B pass")
    assert (table.phase(), table.asked()) == ("TreeWindow", "BCDA")
    return table


def test_ss_x23_tree_with_too_few_gifts_from_the_left() -> None:
    outcomes = set()
    for luck in (0, 1):
        table = tree_with_two_gifts(luck).play("C TREE:left")
        assert table.told("tree") == [
            {"what": "tree", "seat": 2, "gifts": ("3", "5"), "dealt": (3, 0)}
        ]
        assert table.view("")["held"] == [3, 2, 2, 3]
        outcomes.add((table.hand("D"), table.hand("A")))
    assert outcomes == {("1 1 3", "1 1 5"), ("1 1 5", "1 1 3")}


def test_ss_x23_tree_with_too_few_gifts_from_oneself() -> None:
    outcomes = set()
    for luck in (0, 1):
        table = tree_with_two_gifts(luck).play("C TREE:self")
        assert table.told("tree")[0]["dealt"] == (2, 3)
        assert table.view("")["held"] == [2, 2, 3, 3]
        outcomes.add((table.hand("C"), table.hand("D")))
    assert outcomes == {("1 1 3", "1 1 5"), ("1 1 5", "1 1 3")}


def test_ss_x24_tree_takes_out_specials() -> None:
    table = Table(hands=["4 4 E 1 1", "6 6 6 1 1", "TREE 1 1", "1 1 E E"])
    table.play("A 2x4+1E", "B 3x6", "C pass", "D pass", "C TREE:self")
    assert table.told("tree") == [
        {"what": "tree", "seat": 2, "gifts": ("4", "4", "6", "6", "6"), "dealt": (2, 3, 0, 1)}
    ]
    assert table.view("")["discards"].count("E") == 1
    assert table.view("")["buried"] == 1


def test_ss_x24_nothing_is_dealt_after_a_zero_play_only() -> None:
    table = Table(hands=["SCROOGE E E", "1", "TREE 1 1", "1 1"])
    table.play("A 0:SCROOGE", "B pass", "C pass", "D pass", "A pass", "C TREE:self")
    assert table.told("tree") == [{"what": "tree", "seat": 2, "gifts": (), "dealt": ()}]
    assert table.view("")["held"] == [2, 1, 2, 2]
    assert "SCROOGE" in table.view("")["discards"]


def tree_as_last_card() -> Table:
    """C went out in the round, a 3 and a 5 lie on the table, and D holds only the Tree."""
    table = Table(hands=["3 1 1", "1 1", "5", "TREE"])
    table.play("A 1x3", "B pass", "C 1x5", "D pass", "A pass")
    assert (table.phase(), table.asked()) == ("TreeWindow", "DAB")
    return table


def test_ss_x25_tree_as_last_card_dealt_from_the_left() -> None:
    table = tree_as_last_card().play("D TREE:left")
    assert table.told("tree")[0]["dealt"] == (0, 1)
    assert table.view("")["held"] == [3, 3, 0, 0]
    assert table.told("out") == [
        {"what": "out", "seat": 2, "place": 1, "points": 4},
        {"what": "out", "seat": 3, "place": 2, "points": 3},
    ]
    assert (table.phase(), table.waiting()) == ("Turn", "A")


def test_ss_x25_tree_as_last_card_dealt_from_oneself() -> None:
    table = tree_as_last_card().play("D TREE:self")
    assert table.told("tree")[0]["dealt"] == (3, 0)
    assert table.view("")["held"] == [3, 2, 0, 1]
    assert table.view("")["places"] == [2]
    assert (table.phase(), table.waiting()) == ("FinalGift", "D")
    assert set(table.menu("D")) == {"declare", "silent"}
    table.play("D declare")
    assert (table.phase(), table.waiting()) == ("Turn", "D")


def a_goes_out_before_the_tree(recipients: str, gifts: int) -> Table:
    """A has just gone out with a 2; under B's Tree lie the 2, a 4, a 9, and perhaps a 10."""
    table = Table(
        hands=["2", "4 TREE 1 1", "9 1 1", "10 1 1"], options={"tree_recipients": recipients}
    )
    table.play("A 1x2", "B 1x4", "C 1x9", "D 1x10" if gifts == 4 else "D pass", "B pass", "C pass")
    if gifts == 4:
        table.play("D pass")
    assert table.view("")["places"] == [0]
    return table.play("B TREE:self")


@pytest.mark.parametrize("recipients", ["still_in", "also_just_out"])
def test_ss_x26_tree_and_players_just_out(recipients: str) -> None:
    table = a_goes_out_before_the_tree(recipients, gifts=3)
    assert table.told("tree") == [
        {"what": "tree", "seat": 1, "gifts": ("2", "4", "9"), "dealt": (1, 2, 3)}
    ]
    assert table.view("")["held"] == [0, 3, 3, 4]
    assert table.view("")["places"] == [0]


def test_ss_x26_a_fourth_gift_brings_a_back_under_also_just_out() -> None:
    table = a_goes_out_before_the_tree("also_just_out", gifts=4)
    assert table.told("tree")[0]["dealt"] == (1, 2, 3, 0)
    assert table.told("back") == [{"what": "back", "seat": 0}]
    assert table.view("")["held"] == [1, 3, 3, 3]
    assert table.view("")["places"] == []
    assert (table.phase(), table.waiting()) == ("FinalGift", "A")
    table = a_goes_out_before_the_tree("still_in", gifts=4)
    assert table.told("tree")[0]["dealt"] == (1, 2, 3)
    assert table.view("")["places"] == [0]


ALL_GAVE = ("A 1x3", "B 1x5", "C 1x9", "D 1x10", "A pass", "B pass", "C pass", "D pass")


def test_ss_x27_scrooge_with_nobody_eligible() -> None:
    table = Table(hands=["3 1 1", "5 1 1", "9 1 SCROOGE", "10 1 1"])
    table.play(*ALL_GAVE)
    assert table.told("won_round") == [{"what": "won_round", "seat": 3, "why": "top"}]
    assert table.view("")["gone"].count("SCROOGE") == 0
    assert (table.phase(), table.waiting()) == ("Turn", "D")


def test_ss_x27_scrooge_is_refused_where_carol_opens_the_window() -> None:
    table = Table(hands=["3 1 1", "5 1 1", "9 1 SCROOGE", "10 1 CAROL"], edition=CAROL_AS_SNOW)
    table.play(*ALL_GAVE)
    assert (table.phase(), table.asked()) == ("Snow", "DABC")
    for letter in "ABCD":
        table.refuses(f"C SCROOGE>{letter}", "SS-89")
    assert table.menu("C") == ["-"]


def test_ss_x28_scrooge_names_the_coming_opener() -> None:
    table = Table(hands=["9 9", "1 1 1", "2 2 5", "SCROOGE 3 3"])
    table.play("A 2x9", "B pass", "C pass", "D pass")
    assert (table.phase(), table.asked()) == ("Snow", "BCD")
    table.play("B -", "C -")
    assert set(table.menu("D")) == {"-", "SCROOGE>B", "SCROOGE>C", "SCROOGE>D"}
    table.play("D SCROOGE>B")
    assert table.told("scrooged") == [{"what": "scrooged", "seat": 1, "by": 3}]
    assert table.view("")["passed"] == [1]
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    assert table.told("round") == [{"what": "round", "seat": 2}]
    table.refuses("C pass", "SS-22")
    table.refuses("B 1x1", "SS-87")
    table.play("C 1x5", "D pass", "C pass")  # B, at D's left past A, who is out, has no turn
    assert table.waiting() == "C"


def test_ss_x29_scrooged_players_holly() -> None:
    table = Table(
        hands=["", "GHOST 5 5 5 5", "1 1 1 1 4 4", "MOUSE 3 3 3 3 4 6"],
        scrooged=1,
        passed=[1],
        phase={"phase": "Turn", "seat": 2},
    )
    table.play("C 4x1")
    assert (table.phase(), table.asked()) == ("Holly", "D")
    turned_away(table, "B GHOST", "SS-90")
    table.quiet().play("D 4x3")
    assert (table.phase(), table.asked()) == ("Holly", "C")
    turned_away(table, "B GHOST", "SS-90")
    table.play("C -")  # C has two cards, and it takes four
    assert (table.phase(), table.asked()) == ("Holly", "C")
    assert [event["seat"] for event in table.told("passed")] == [2, 3]  # and D has three
    table.quiet().play("D 1x4")  # the next round: B may answer again
    assert (table.phase(), table.asked()) == ("Holly", "BC")
    assert set(table.menu("B")) == {"-", "GHOST"}


def c_is_haunted() -> Table:
    """C has laid a 6 on A's 3, and D has sent it back; now it is D's turn."""
    table = Table(hands=["3 9 1 1", "SCROOGE 1 1", "6 10 1 1", "GHOST 1 1"])
    return table.play("A 1x3").quiet().play("B pass", "C 1x6", "D GHOST", "D pass", "A 1x9")


def test_ss_x30_haunted_then_passed() -> None:
    table = c_is_haunted().play("C pass", "A pass")
    assert table.phase() == "Snow"
    table.play("A -")
    assert set(table.menu("B")) == {"-", "SCROOGE>B", "SCROOGE>C", "SCROOGE>D"}
    table.play("B SCROOGE>C")
    assert table.view("")["scrooged"] == 2


def test_ss_x30_a_play_that_stood_protects_from_scrooge() -> None:
    table = c_is_haunted().play("C 1x10", "A pass", "C pass")
    assert (table.phase(), table.asked()) == ("Snow", "CDAB")
    table.refuses("B SCROOGE>C", "SS-88")
    assert set(table.menu("B")) == {"-", "SCROOGE>B", "SCROOGE>D"}
