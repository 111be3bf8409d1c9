"""Out of turn: Reindeer Crossing, Santa and their windows, NP-84 to NP-101, NP-108, NP-109."""

from __future__ import annotations

import pytest

from tests.table import Table, race
from yuletable.games.catalogue import find
from yuletable.kernel.match import Match, replay

TRIPLE = "4 4 4 1 2"

# Reindeer Crossing.


def test_np_84_against_a_three_of_a_kind_before_the_train_moves() -> None:
    table = race([30, 0], [TRIPLE, "RC 1"]).play("A 3x4")
    assert table.at()[0] == 30
    assert table.menu("B") == ["-", "RC"]
    table.refuses("B 1", "NP-84")
    table.refuses("B SA", "NP-84")


def test_np_84_against_nothing_else() -> None:
    table = race([30, 0], ["4 ST EX", "RC 1"])
    table.refuses("B RC", "TB-02")
    table.play("A EX")
    table.refuses("B RC", "NP-92")


def test_np_84_only_who_holds_it() -> None:
    table = race([30, 0], [TRIPLE, "5 1"]).play("A 3x4")
    assert table.menu("B") == ["-"]
    table.refuses("B RC", "NP-84")


def test_np_85_its_victim_does_not_advance_and_loses_the_turn() -> None:
    table = race([30, 0, 0], [TRIPLE, "RC 1", "5"]).play("A 3x4", "B RC", "A -")
    assert table.at() == [30, 0, 0]
    assert table.waiting() == "B"
    assert table.told("halted") == [{"what": "halted", "seat": 0, "by": 1}]


def test_np_86_the_turn_goes_to_its_player_and_on_to_the_left() -> None:
    table = race([30, 0, 0, 0], [TRIPLE, "5", "5", "RC 1 1 1 1"])
    table.play("A 3x4", "D RC", "A -")
    assert table.waiting() == "D"
    assert table.play("D 1").waiting() == "A"


def test_np_87_the_cards_stay_discarded_and_who_is_passed_over_has_no_turn() -> None:
    table = race([30, 0, 0, 0], [TRIPLE, "5", "5", "RC 1"]).play("A 3x4", "D RC", "A -")
    assert table.view("")["discard"] == ["4", "4", "4", "RC"]
    assert table.hand("A") == "1 2"
    assert table.view("")["turns"] == [1, 1, 1, 2]


def test_np_88_its_player_refills_before_that_turn() -> None:
    table = race([30, 0], [TRIPLE, "RC 1"]).play("A 3x4", "B RC", "A -")
    assert len(table.view("B")["hand"]) == 5


def test_np_89_asked_clockwise_and_the_first_has_it() -> None:
    hands = ["5", TRIPLE, "RC 5", "RC 5"]
    table = race([0, 30, 0, 0], hands, active=1).play("B 3x4")
    assert table.asked() == "CDA"
    assert table.waiting() == "C"
    table.refuses("D RC", "NP-89", at_once=True)
    table.play("C RC", "B -")
    assert table.waiting() == "C"
    assert table.hand("D") == "5 RC"


def test_np_89_a_later_seat_has_it_if_those_before_decline() -> None:
    table = race([0, 30, 0, 0], ["RC 5", TRIPLE, "RC 5", "5"], active=1)
    table.play("B 3x4", "C -", "A RC", "B -")
    assert table.waiting() == "A"
    assert table.hand("C") == "5 RC"


def test_np_89_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        table = race(
            [30, 0, 0, 0],
            [TRIPLE, "5", "5", "5"],
            options={"reaction_order": "random"},
            seed=f"fir {seed}",
        ).play("A 3x4")
        orders.add(table.asked())
        assert table.waiting() == table.asked()[0]
    assert orders == {"BCD", "BDC", "CBD", "CDB", "DBC", "DCB"}


def test_np_89_santa_is_asked_clockwise_all_the_same() -> None:
    for seed in range(10):
        table = race(
            [9, 30, 30, 30],
            ["ST 1", "5", "5", "5"],
            options={"reaction_order": "random"},
            seed=f"fir {seed}",
        ).play("A ST")
        assert table.asked() == "BCD"


def test_np_90_a_three_of_a_kind_that_would_win_can_be_stopped() -> None:
    table = race([83, 0], [TRIPLE, "RC 1"]).play("A 3x4", "B RC", "A -")
    assert not table.match.over()
    assert table.at()[0] == 83


# Santa.


@pytest.mark.parametrize(
    ("play", "at"),
    [("ST", [9, 30]), ("HB", [9, 30]), ("NE>1", [9, 30]), ("EX", [9, 30])],
)
def test_np_91_protects_from_a_specialty_card_of_another(play: str, at: list[int]) -> None:
    table = race(at, ["ST HB NE EX", "SA 1 2 3"]).play(f"A {play}", "B SA")
    assert table.at()[1] == 30
    assert table.waiting() == "B"
    assert table.told("saved")[0]["by"] == 0


def test_np_91_only_who_holds_it() -> None:
    table = race([9, 30], ["ST 1", "5 1"]).play("A ST")
    assert table.menu("B") == ["-"]
    table.refuses("B SA", "NP-91")


def test_np_91_nobody_is_protected_from_a_card_of_their_own() -> None:
    table = race([49, 60], ["NE SA", "5"]).play("A NE>1")
    assert table.asked() == "B"
    assert table.quiet().at() == [60, 27]


def test_np_92_whenever_a_setback_threatens() -> None:
    table = race([9, 30], ["ST 1", "SA RC 1"])
    table.refuses("B SA", "TB-02")  # nothing threatens yet
    table.play("A ST")
    assert table.menu("B") == ["-", "SA"]
    table.refuses("B 1", "NP-92")
    table.refuses("B RC", "NP-92")


def test_np_93_only_those_are_asked_whom_it_would_move_or_cost_a_turn() -> None:
    hands = ["ST HB EX NE 1", "5", "5", "5"]
    assert race([9, 0, 30, 1], hands).play("A ST").asked() == "CD"
    assert race([9, 0, 30, 1], hands).play("A HB").asked() == "C"
    assert race([9, 0, 30, 1], hands).play("A EX").asked() == "B"
    assert race([9, 0, 30, 1], hands).play("A NE>3").asked() == "D"
    table = race([9, 0, 30, 1], hands).play("A ST")
    table.refuses("B SA", "NP-93", at_once=True)


def test_np_93_a_gain_counts_too() -> None:
    assert race([9, 2], ["NE 1", "SA"]).play("A NE>1", "B SA").at() == [9, 2]


def test_np_93_who_stands_on_the_lower_bridge_is_not_threatened() -> None:
    table = race([9, 27], ["NE 1", "SA"]).play("A NE>1")
    assert table.phase() == "Play"
    assert table.hand("B").count("SA") == 1


def test_np_94_against_express_the_turn_is_saved() -> None:
    table = race([9, 0, 0], ["EX 1", "SA 5", "5"]).play("A EX", "B SA")
    assert table.at()[0] == 17
    assert table.waiting() == "B"


def test_np_95_against_hustle_bustle_nobody_goes_instead() -> None:
    table = race([9, 40, 40, 39], ["HB 1", "SA 5", "5", "5"]).play("A HB", "B SA", "C -")
    assert table.at() == [17, 40, 37, 39]


def test_np_96_against_snow_storm_each_decides_alone() -> None:
    hands = ["ST 1", "SA 5", "5", "SA 5"]
    table = race([9, 40, 41, 42], hands).play("A ST", "B SA")
    assert table.asked() == "CD"
    table.play("C -", "D SA")
    assert table.at() == [9, 40, 34, 42]
    later = race([9, 40, 41, 42], hands).play("A ST", "B -", "C -", "D SA")
    assert later.at() == [9, 33, 34, 42]


def test_np_97_the_target_cancels_an_occupant_only_stays() -> None:
    hands = ["NE 1", "SA 5", "SA 5", "5"]
    assert race([9, 60, 49, 49], hands).play("A NE>1", "B SA").at() == [9, 60, 49, 49]
    table = race([9, 60, 49, 49], hands).play("A NE>1", "B -", "C SA", "D -")
    assert table.at() == [9, 27, 49, 60]


def test_np_97_a_cancelled_elf_leaves_its_player_up_there_too() -> None:
    assert race([49, 60], ["NE 1", "SA 5"]).play("A NE>1", "B SA").at() == [49, 60]


def test_np_98_against_reindeer_the_triple_goes_through() -> None:
    table = race([30, 0, 0], ["4 4 4 SA 2", "5", "RC 5"]).play("A 3x4", "C RC", "A SA")
    assert table.at()[0] == 37
    assert table.waiting() == "B"


def test_np_98_and_may_win() -> None:
    table = race([70, 0], ["4 4 4 SA 2", "RC 5"]).play("A 3x4", "B RC", "A SA")
    assert table.match.over()


def test_np_99_for_the_whole_play() -> None:
    hands = ["4 4 4 SA SA", "RC 5", "RC 5"]
    table = race([30, 0, 0], hands).play("A 3x4", "B RC", "A SA")
    assert table.at()[0] == 37
    assert table.hand("C") == "5 RC"


def test_np_99_or_from_one_card_only() -> None:
    hands = ["4 4 4 SA SA", "RC 5", "RC 5", "5"]
    options = {"santa_scope": "card"}
    table = race([30, 0, 0, 0], hands, options=options).play("A 3x4", "B RC", "A SA")
    assert table.asked() == "CD"
    table.play("C RC")
    assert (table.phase(), table.waiting()) == ("SantaWindow", "A")
    twice = Table("north_pole", at=table.at(), hands=hands, options=options).play(
        "A 3x4", "B RC", "A SA", "C RC", "A SA"
    )
    assert twice.at()[0] == 37  # both reindeer are gone, so D is not asked
    assert twice.waiting() == "B"
    stopped = table.play("A -")
    assert stopped.at()[0] == 30
    assert stopped.waiting() == "C"


def test_np_99_where_nobody_is_left_to_ask() -> None:
    hands = ["4 4 4 SA 1", "5", "RC 5"]
    table = race([30, 0, 0], hands, options={"santa_scope": "card"})
    table.play("A 3x4", "B -", "C RC", "A SA")
    assert table.at()[0] == 37
    assert table.phase() == "Play"


def test_np_100_bumps_are_no_specialty_cards() -> None:
    assert race([14, 18], ["4 1", "SA 5"]).play("A 4").phase() == "Play"


def test_np_100_unless_the_house_says_so() -> None:
    options = {"santa_blocks_bumps": True}
    table = race([14, 18, 18], ["4 1", "SA 5", "5"], options=options).play("A 4")
    assert table.asked() == "BC"
    table.play("B SA", "C -")
    assert table.at() == [18, 18, 14]
    slid = race([44, 27], ["5 1", "SA 5"], options=options).play("A 5", "B SA")
    assert slid.at() == [27, 27]


def test_np_100_a_station_asks_nobody() -> None:
    options = {"santa_blocks_bumps": True}
    assert race([18, 22], ["4 1", "SA 5"], options=options).play("A 4").phase() == "Bonus"


def test_np_101_cards_used_out_of_turn_are_replaced_later() -> None:
    table = race([9, 40, 0], ["ST 1", "SA 5 5 5 5", "5"]).play("A ST", "B SA")
    drew = [event for event in table.told("drew") if event["seat"] == 1]
    assert drew == [{"what": "drew", "seat": 1, "count": 1}]  # as B's turn began
    hands = ["4 4 4 SA 2", "6 6 6 6 6", "RC 5 5 5 5"]
    crossed = race([30, 0, 0], hands).play("A 3x4", "C RC", "A SA")
    assert crossed.view("")["held"] == [1, 5, 4]


# Windows.


def test_np_108_everybody_with_a_card_is_asked_whatever_it_is() -> None:
    for hands in (["5", "5", "5"], ["RC", "5", "SA"], ["1 2 3 4 5", "", "7"]):
        table = race([30, 0, 0, 0], [TRIPLE, *hands]).play("A 3x4")
        letters = [letter for letter, hand in zip("BCD", hands, strict=True) if hand]
        assert table.asked() == "".join(letters)


def test_np_108_nobody_once_every_copy_lies_face_up() -> None:
    hands = ["ST 4 4 4 EX", "5", "5"]
    assert race([30, 9, 0], hands, discard="SA SA").play("A ST").phase() == "Play"
    assert race([30, 9, 0], hands, discard="SA").play("A ST").phase() == "SantaWindow"
    assert race([30, 9, 0], hands, discard="RC RC").play("A 3x4").phase() == "Play"
    assert race([30, 9, 0], hands, discard="RC").play("A 3x4").phase() == "ReindeerWindow"


def test_np_108_the_second_santa_closes_the_window() -> None:
    hands = ["ST 1", "SA 5", "SA 5", "5"]
    table = race([9, 40, 41, 42], hands).play("A ST", "B SA", "C SA")
    assert table.phase() == "Play"
    assert table.at() == [9, 40, 41, 35]


def test_np_108_a_decline_is_never_told() -> None:
    table = race([9, 40, 41], ["ST 1", "SA 5", "5"]).play("A ST")
    before = [table.view(eyes) for eyes in ("A", "C", "")]
    told = len(table.match.events)
    table.play("B -")
    assert [table.view(eyes) for eyes in ("A", "C", "")] == before
    assert len(table.match.events) == told
    table.play("C -")
    assert table.told("window") == [{"what": "window", "seat": 0, "kind": "santa"}]


def test_np_108_who_has_no_cards_is_told_so() -> None:
    table = race([9, 40, 41], ["ST 1", "", "5"]).play("A ST")
    table.refuses("B -", "NP-108", at_once=True)
    triple = race([9, 40, 41], [TRIPLE, "", "5"]).play("A 3x4")
    triple.refuses("B -", "NP-108", at_once=True)


def test_np_109_the_same_answers_always_give_the_same_record() -> None:
    """The engine knows ordered questions only; how they are shown is for the table."""
    game = find("north_pole")
    match = Match(game, 4, seed="fir")
    while not match.over():
        seat = match.waiting()[0]
        match.play(seat, match.menu(seat)[-1])
    again = replay(game, match.record)
    assert again.record == match.record
    assert again.position() == match.position()
