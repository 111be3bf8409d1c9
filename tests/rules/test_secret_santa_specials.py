"""Secret Santa: when Star and Holly cards may be used, and by whom (SS-52 to SS-60)."""

from __future__ import annotations

import pytest

from tests.table import LETTERS, Table
from yuletable.kernel.errors import NotAsked

STAR_CAROL = {"special_types": {"types": {"carol": "star"}}}


def refuses_at_once(table: Table, line: str, clause: str) -> NotAsked:
    """The move is refused by this clause before anybody declines, and nothing has changed."""
    before = table.match.position()
    with pytest.raises(NotAsked) as caught:
        table.match.play(LETTERS.index(line[0]), line[2:])
    assert caught.value.clause == clause, str(caught.value)
    assert table.match.position() == before
    return caught.value


def winner(table: Table) -> str:
    """Who has won the only round so far, by letter, or nobody."""
    return "".join([LETTERS[event["seat"]] for event in table.told("won_round")])


# Star cards.


def test_ss_52_santa_is_used_on_ones_turn_without_gifts() -> None:
    table = Table(hands=["3 3 1 1", "SANTA 2 9 9", "4 4 4", "5 5 5"])
    table.play("A 2x3")
    assert table.menu("B") == ["pass", "2x9", "SANTA"]
    assert "all by himself" in table.refuses("B 2x9+SANTA", "SS-70").why
    table.play("B SANTA")
    assert winner(table) == "B"
    assert table.hand("B") == "2 9 9"


def test_ss_52_elves_are_used_on_ones_turn_with_gifts() -> None:
    table = Table(hands=["3 3 1 1", "E E 9 2", "4 4 4", "5 5 5"])
    table.play("A 2x3")
    assert table.menu("B") == ["pass", "1x9+1E"]
    table.play("B 1x9+1E")
    assert table.view("")["pile"][-1]["value"] == 9


def test_ss_52_a_star_card_is_not_for_the_turn_of_somebody_else() -> None:
    table = Table(hands=["3 3 1", "4 4 4", "SANTA 5 5", "MOUSE 6 6"])
    table.play("A 1x3", "B -")
    assert table.menu("C") == ["-"]
    assert "only use Santa on your own turn" in table.refuses("C SANTA", "SS-52").why
    table.quiet()
    refuses_at_once(table, "C SANTA", "TB-02")


def test_ss_52_carol_is_used_on_ones_turn_where_she_is_a_star_card() -> None:
    table = Table(hands=["3 3 1", "4 4 4", "CAROL 5 5", "MOUSE 6 6"], edition=STAR_CAROL)
    table.play("A 1x3", "B -")
    assert table.menu("C") == ["-"]
    assert "on your own turn" in table.refuses("C CAROL>A", "SS-52").why
    table.quiet().play("B pass").quiet().play("C CAROL>A")
    assert table.seats() == "CBAD"


def test_ss_53_who_has_passed_cannot_use_santa_in_that_round() -> None:
    table = Table(hands=["3 6 1 1", "SANTA 2 2", "5 5 5", "4 4 4"])
    table.play("A 1x3", "B pass", "C 1x5", "D pass")
    assert table.menu("B") == []
    table.refuses("B SANTA", "SS-21")
    table.play("A 1x6")
    assert table.waiting() == "C"  # the turn has gone past B
    table.play("C pass", "A pass", "A 1x1", "A declare")
    assert table.menu("B") == ["pass", "1x2", "SANTA"]


def test_ss_53_not_even_in_a_window() -> None:
    table = Table(hands=["3 6 1 1", "SANTA MOUSE 2 2", "5 5 5", "4 4 4"])
    table.play("A 1x3").quiet().play("B pass").quiet().play("C 1x5").quiet().play("D pass").quiet()
    table.play("A 1x6")
    assert table.menu("B") == ["-", "MOUSE"]
    table.refuses("B SANTA", "SS-52")


def test_ss_53_nor_a_star_carol() -> None:
    table = Table(hands=["3 6 1 1", "CAROL 2 2", "5 5 5", "4 4 4"], edition=STAR_CAROL)
    table.play("A 1x3", "B pass", "C 1x5", "D pass")
    table.refuses("B CAROL>D", "SS-21")


# Holly cards.


def test_ss_54_the_mouse_may_be_used_after_passing() -> None:
    table = Table(hands=["3 6 1 1", "MOUSE 2 2", "5 5 5", "4 4 4"])
    table.play("A 1x3").quiet().play("B pass").quiet().play("C 1x5", "B MOUSE")
    assert winner(table) == "C"


def test_ss_54_the_ghost_may_be_used_after_passing() -> None:
    table = Table(hands=["3 6 1 1", "GHOST 2 2", "5 5 5", "4 4 4"])
    table.play("A 1x3").quiet().play("B pass").quiet().play("C 1x5", "B GHOST")
    assert table.hand("C") == "5 5 5"


def test_ss_54_carol_may_be_used_after_passing() -> None:
    table = Table(hands=["3 6 1 1", "CAROL 2 2", "5 5 5", "4 4 4"])
    table.play("A 1x3").quiet().play("B pass").quiet().play("C 1x5", "B CAROL>D")
    assert table.seats() == "ADCB"
    assert table.waiting() == "A"  # at C's left sits B now, who has passed


@pytest.mark.parametrize("move", ["MOUSE", "GHOST", "CAROL>A"])
def test_ss_55_no_holly_card_on_ones_own_turn(move: str) -> None:
    table = Table(hands=["3 1 1", "MOUSE GHOST CAROL 5 2 2", "5 5 5", "4 4 4"])
    table.play("A 1x3").quiet()
    assert table.menu("B") == ["pass", "1x5"]
    assert "right after somebody else’s turn" in table.refuses(f"B {move}", "SS-55").why


@pytest.mark.parametrize(
    ("move", "name"),
    [
        ("MOUSE", "A Mouse"),
        ("GHOST", "the Ghost of Christmas Present"),
        ("CAROL>A", "Christmas Carol"),
    ],
)
def test_ss_55_the_refusal_names_the_card_as_it_is_printed(move: str, name: str) -> None:
    table = Table(hands=["MOUSE GHOST CAROL 5", "5 5 5", "4 4 4", "3 3 3"])
    assert table.refuses(f"A {move}", "SS-55").why.startswith(f"You can only use {name} ")


def test_ss_55_no_holly_card_straight_after_ones_own_turn() -> None:
    table = Table(hands=["3 3 1 MOUSE GHOST CAROL", "6 6 6", "5 5 5", "4 4 4"])
    table.play("A 1x3")
    assert table.asked() == "BCD"
    assert "not your own" in refuses_at_once(table, "A CAROL>B", "SS-55").why
    table.quiet().play("B 1x6").quiet().play("C pass").quiet().play("D pass").quiet()
    table.play("A pass")
    assert "A" not in table.asked()  # B is on top, but the turn was A's own
    refuses_at_once(table, "A CAROL>B", "SS-55")


def test_ss_55_only_immediately_after_the_turn() -> None:
    table = Table(hands=["3 3 1", "6 6 6", "5 5 MOUSE", "4 4 4"])
    table.play("A 1x3", "B -", "C -", "D -")
    assert table.phase() == "Turn"
    refuses_at_once(table, "C MOUSE", "TB-02")


def test_ss_56_ss_58_after_laying_gifts_one_waits_for_gifts_of_somebody_else() -> None:
    table = Table(hands=["5 5 1 1 MOUSE", "6 6 6", "8 8 8 8", "4 4 4"])
    table.play("A 2x5").quiet().play("B pass")
    assert table.asked() == "CD"
    assert "wait until somebody else gives some" in refuses_at_once(table, "A MOUSE", "SS-58").why
    table.quiet().play("C 2x8")
    assert table.asked() == "DAB"
    table.play("A MOUSE")
    assert winner(table) == "C"


def test_ss_56_ss_65_a_zero_is_a_gift_to_wait_for_too() -> None:
    table = Table(hands=["SCROOGE MOUSE TREE", "6 6 6", "8 8 8", "CAROL 4 4"])
    table.play("A 0:SCROOGE").quiet().play("B pass")
    assert table.asked() == "CD"
    table.quiet().play("C 1x8")
    assert table.asked() == "DAB"


def test_ss_56_who_only_passed_need_not_wait() -> None:
    table = Table(hands=["5 5 1 1", "6 6 MOUSE", "8 8 8", "4 4 4"])
    table.play("A 2x5").quiet().play("B pass").quiet().play("C pass")
    assert table.asked() == "DB"
    table.play("B MOUSE")
    assert winner(table) == "A"


@pytest.mark.parametrize("options", [{}, {"holly_after_pass": True}])
def test_ss_57_a_window_follows_every_gift_play_and_every_pass(options: dict[str, bool]) -> None:
    table = Table(hands=["5 5 1", "6 6 CAROL", "8 8 8", "4 4 4"], options=options)
    table.play("A 1x5")
    assert (table.phase(), table.asked()) == ("Holly", "BCD")
    table.quiet().play("B pass")
    assert (table.phase(), table.asked()) == ("Holly", "CD")
    table.quiet().play("C 1x8")
    assert (table.phase(), table.asked()) == ("Holly", "DAB")


def test_ss_57_a_window_follows_the_pass_that_completes_the_round() -> None:
    table = Table(hands=["5 5 1", "6 6 CAROL", "8 8 8", "4 4 4"])
    table.play("A 1x5").quiet().play("B pass").quiet().play("C pass").quiet().play("D pass").quiet()
    table.play("A pass")
    assert (table.phase(), table.asked()) == ("Holly", "BCD")
    assert winner(table) == ""
    table.play("B CAROL>D")
    assert table.seats() == "ADCB"
    assert winner(table) == "A"


def test_ss_57_no_window_follows_a_missed_turn() -> None:
    table = Table(hands=["1 1 2 2", "3 9", "4 7 1", "MOUSE 2 2"])
    table.play("A 1x1").quiet().play("B 1x3", "B silent").quiet().play("C 1x4").quiet()
    table.play("D pass").quiet().play("A pass", "D -")
    assert len(table.told("missed")) == 1
    assert (table.phase(), table.waiting()) == ("Turn", "C")


def test_ss_57_no_window_follows_santa() -> None:
    table = Table(hands=["1 1 2 2", "SANTA 9 9", "MOUSE 7 1", "GHOST CAROL 2 2"])
    table.play("A 1x1").quiet().play("B SANTA")
    assert winner(table) == "B"
    assert (table.phase(), table.waiting()) == ("Turn", "B")


def test_ss_57_by_option_windows_follow_gift_plays_only() -> None:
    options = {"holly_after_pass": False}
    table = Table(hands=["5 5 1", "6 6 CAROL MOUSE", "8 8 8", "4 4 4"], options=options)
    table.play("A 1x5")
    assert (table.phase(), table.asked()) == ("Holly", "BCD")
    table.quiet().play("B pass")
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    table.play("C pass", "D pass", "A pass")
    assert winner(table) == "A"


def test_ss_58_whoever_is_on_top_again_has_to_wait_again() -> None:
    table = Table(hands=["5 5 1 1 MOUSE", "8 8 2 2", "GHOST 3 3 3", "4 4 4"])
    table.play("A 2x5").quiet().play("B 2x8")
    assert table.asked() == "CDA"
    table.play("C GHOST")
    assert table.asked() == "CD"
    refuses_at_once(table, "A MOUSE", "SS-58")


def test_ss_58_a_play_taken_back_does_not_bar_its_maker() -> None:
    table = Table(hands=["5 5 1 1", "8 8 2 2 MOUSE", "GHOST 3 3 3", "4 4 4"])
    table.play("A 2x5").quiet().play("B 2x8", "C GHOST").quiet().play("C pass")
    assert table.asked() == "DB"
    table.play("B MOUSE")
    assert winner(table) == "A"


def test_ss_58_a_play_taken_back_frees_nobody_else() -> None:
    table = Table(hands=["5 5 1 1 MOUSE", "8 8 2 2", "GHOST 3 3 3", "4 4 4"])
    table.play("A 2x5").quiet().play("B 2x8", "C GHOST").quiet().play("C pass").quiet()
    table.play("D pass")
    assert "A" not in table.asked()  # the gifts that followed A's own are as good as never laid


def test_ss_58_while_the_round_is_open_nobody_is_barred() -> None:
    options = {"opener_may_pass": True}
    table = Table(hands=["5 5 1 1", "8 8 2 2", "GHOST 3 3 3", "CAROL 4 4"], options=options)
    table.play("A 2x5", "C GHOST").quiet().play("B pass")
    assert table.asked() == "CDA"


def test_ss_59_the_players_are_asked_clockwise_from_the_left_of_the_turn() -> None:
    hands = ["5 5 1 1", "8 8 2 2", "MOUSE 3 3", "4 4 4", "6 6 6"]
    table = Table(hands=hands, phase={"phase": "Turn", "seat": 2})
    table.play("C 1x3")
    assert table.asked() == "DFAB"
    for letter in "DFAB":
        assert table.waiting() == letter
        table.play(f"{letter} -")
    assert table.phase() == "Turn"


def test_ss_59_nobody_is_asked_out_of_turn() -> None:
    table = Table(hands=["5 5 1 1", "8 8 2 2", "CAROL 3 3", "MOUSE 4 4"])
    table.play("A 1x5")
    assert table.menu("D") == []
    assert "one player at a time" in refuses_at_once(table, "D MOUSE", "SS-59").why


def test_ss_59_ss_108_asked_are_those_who_could_use_a_card_as_far_as_anyone_knows() -> None:
    table = Table(hands=["5 5 1 1", "8 8 2 2", "", "GHOST 4 4", "6 6 6"])
    table.play("A 1x5")
    assert table.asked() == "BDF"  # whatever they hold; C is out
    table.quiet().play("B pass")
    assert table.phase() == "Turn"  # only the Ghost is left, and he does not follow a pass


def test_ss_59_the_order_is_fixed_when_the_window_opens() -> None:
    table = Table(hands=["5 5 1 1", "CAROL 2 2 2", "3 3 3", "MOUSE 4 4"])
    table.play("A 1x5", "B CAROL>D")
    assert table.seats() == "ADCB"
    assert table.asked() == "BCD"
    assert table.waiting() == "B"


def test_ss_59_one_player_may_use_several_cards_one_after_another() -> None:
    table = Table(hands=["5 5 1 1", "8 8 2 2", "CAROL GHOST 3 3", "MOUSE 4 4"])
    table.play("A 1x5", "C CAROL>A")
    assert table.waiting() == "C"
    table.play("C GHOST")
    assert table.hand("A") == "1 1 5 5"
    assert table.seats() == "CBAD"


def test_ss_59_nobody_is_asked_again_after_declining() -> None:
    table = Table(hands=["5 5 1 1", "MOUSE 8 2 2", "CAROL 3 3", "4 4 4"])
    table.play("A 1x5", "B -", "C CAROL>D")
    assert table.asked() == "CD"
    refuses_at_once(table, "B MOUSE", "SS-59")
    table.play("C -")
    assert table.waiting() == "D"
    refuses_at_once(table, "C -", "SS-59")


def test_ss_59_ss_108_who_has_nothing_left_to_use_is_not_asked_on() -> None:
    table = Table(hands=["5 5 1 1", "8 8 2 2", "GHOST 3 3", "MOUSE 4 4"])
    table.play("A 1x5", "C GHOST")
    # The round is open: no Mouse, and Carol is gone. So D is not asked, and B is on turn.
    assert (table.phase(), table.waiting()) == ("Turn", "B")


def test_ss_59_the_mouse_closes_the_window() -> None:
    table = Table(hands=["5 5 1 1", "MOUSE 8 2 2", "CAROL 3 3", "GHOST 4 4"])
    table.play("A 1x5", "B MOUSE")
    assert winner(table) == "A"
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    assert table.hand("A") == "1 1 5"


def test_ss_59_ss_37_who_owes_a_missed_turn_is_told_so() -> None:
    table = Table(hands=["1 1 2 2", "3 MOUSE", "4 7 1", "GHOST 2 2"])
    table.play("A 1x1").quiet().play("B 1x3", "B silent").quiet().play("C 1x4")
    assert "didn’t call" in refuses_at_once(table, "B MOUSE", "SS-37").why


def test_ss_59_ss_26_who_is_out_is_told_so() -> None:
    table = Table(hands=["1 1 2 2", "", "4 7 1", "GHOST 2 2"])
    table.play("A 1x1")
    assert "no cards left" in refuses_at_once(table, "B -", "SS-26").why


def test_ss_60_using_a_holly_card_opens_no_new_window() -> None:
    table = Table(hands=["5 5 1 1", "MOUSE 6 6", "CAROL 7 7", "GHOST 8 8"])
    table.play("A 1x5", "B -", "C -", "D GHOST")
    assert table.asked() == "D"  # who may still have Carol; B and C are not asked about the Ghost
    table.play("D -")
    assert (table.phase(), table.waiting()) == ("Turn", "B")


def test_ss_60_using_a_holly_card_is_not_a_turn() -> None:
    table = Table(hands=["5 5 1 1", "6 6 6", "CAROL 7 7", "8 8 8"])
    table.play("A 1x5", "C CAROL>A")
    assert table.seats() == "CBAD"
    assert table.waiting() == "D"  # at the left of A, whose turn it was
    table.play("D pass")
    assert table.menu("C") == ["pass", "1x7"]  # and C has a turn to come
