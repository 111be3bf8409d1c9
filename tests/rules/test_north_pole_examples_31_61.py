"""The worked examples of docs/rules/north_pole.md, NP-X31 to NP-X61."""

from __future__ import annotations

from tests.rules.stacked import order, race_with_luck
from tests.table import race
from yuletable.games.catalogue import find


def test_np_x31_leader_on_a_station() -> None:
    assert race([20, 37], ["HB 1", "5"]).play("A HB", "B -").at() == [28, 22]


def test_np_x32_leader_on_the_upper_bridge() -> None:
    assert race([20, 49], ["HB 1", "5"]).play("A HB", "B -").at() == [28, 37]


def test_np_x33_own_advance_overtakes_the_leader() -> None:
    assert race([36, 40], ["HB 1", "5"]).play("A HB", "B -").at() == [44, 37]


def test_np_x34_tied_leaders() -> None:
    hands = ["HB 1", "5", "5"]
    assert race([20, 37, 37], hands).play("A HB").quiet().at() == [28, 22, 22]
    table = race([20, 37, 37], hands, options={"hustle_tie": "choose"})
    assert table.menu("A") == ["1", "HB>1", "HB>2"]
    table.refuses("A HB", "NP-75")
    assert table.play("A HB>2").quiet().at() == [28, 37, 22]


def test_np_x35_tied_with_the_leader() -> None:
    table = race([37, 37, 20], ["HB 1", "5", "5"])
    assert "HB" not in table.menu("A")
    table.refuses("A HB", "NP-74")
    start = race([0, 0], ["HB 1", "5"])
    assert start.menu("A") == ["1"]
    start.refuses("A HB", "NP-74")


def test_np_x36_hustle_bustle_against_santa() -> None:
    table = race([20, 40, 39], ["HB 1", "SA 5", "5"]).play("A HB", "B SA")
    assert table.at() == [28, 40, 39]
    assert table.phase() == "Play"


def test_np_x37_express_in_a_two_player_game() -> None:
    table = race([4, 9], ["EX 1 2 3 4", "5"]).play("A EX", "B -")
    assert table.at() == [12, 9]
    assert (table.phase(), table.waiting()) == ("Play", "A")
    assert table.told("drew") == [{"what": "drew", "seat": 0, "count": 1}]


def test_np_x38_express_against_santa() -> None:
    hands = ["EX 1 2 3 4", "SA 5", "5"]
    table = race([4, 0, 0], hands).play("A EX")
    assert table.asked() == "B"
    table.play("B SA")
    assert table.at() == [12, 0, 0]
    assert table.waiting() == "B"
    declined = race([4, 0, 0], hands).play("A EX", "B -")
    assert declined.waiting() == "C"


def test_np_x39_elf_bridge_empty() -> None:
    table = race([0, 70], ["NE 1", "5"]).play("A NE>1", "B -")
    assert table.at() == [0, 27]
    view = table.view("")
    assert view["detour"][1] == view["turns"][1]  # B's turn has begun, and B may not cross in it


def test_np_x40_elf_on_a_straggler() -> None:
    assert race([0, 10], ["NE 1", "5"]).play("A NE>1", "B -").at() == [0, 27]


def test_np_x41_elf_bridge_occupied() -> None:
    hands = ["NE 1", "5", "5"]
    assert race([12, 70, 49], hands).play("A NE>1").quiet().at() == [12, 27, 70]
    options = {"elf_swap_slides": False}
    table = race([12, 70, 49], hands, options=options).play("A NE>1").quiet()
    assert table.at() == [12, 49, 70]
    assert table.view("")["detour"] == [None, None, None]


def test_np_x42_elf_played_from_the_upper_bridge() -> None:
    assert race([49, 70], ["NE 1", "5"]).play("A NE>1", "B -").at() == [70, 27]


def test_np_x43_elf_occupant_defends() -> None:
    hands = ["NE 1", "5", "SA 5"]
    table = race([12, 10, 49], hands).play("A NE>1", "B -", "C SA")
    assert table.at() == [12, 27, 49]
    assert race([12, 10, 49], hands).play("A NE>1", "B -", "C -").at() == [12, 27, 10]


def test_np_x44_elf_target_defends() -> None:
    table = race([12, 70, 49], ["NE 1", "SA 5", "SA 5"]).play("A NE>1", "B SA")
    assert table.at() == [12, 70, 49]
    assert (table.phase(), table.waiting()) == ("Play", "B")  # C is not asked


def test_np_x45_elf_on_the_occupant() -> None:
    table = race([0, 0, 49], ["NE 1", "5", "5"]).play("A NE>2", "C -")
    assert table.at() == [0, 0, 27]


def literal_detour(detour: str) -> tuple[list[int], str]:
    table = race(
        [23, 27],
        ["4 1 2 3 5", "4 5 5 5"],
        turns=[7, 6],
        detour=[None, 7],
        options={"slide_detour": detour},
    )
    table.play("A 4", "A stay")
    assert table.at() == [27, 23]
    table.play("B 4")
    return table.at(), table.phase()


def test_np_x46_literal_detour() -> None:
    assert literal_detour("next_turn") == ([23, 27], "Play")


def test_np_x46_without_detours_b_is_asked() -> None:
    table = race([23, 27], ["4 1 2 3 5", "4 5 5 5"], turns=[7, 6], options={"slide_detour": "none"})
    table.play("A 4", "A stay", "B 4")
    assert (table.phase(), table.menu("B")) == ("Bridge", ["stay", "cross"])


def test_np_x46_on_the_turn_after_the_mark_is_gone() -> None:
    table = race([0, 23], ["1 2 3 5 7", "4 5 5 5"], turns=[7, 7], detour=[None, 7])
    table.play("A 1", "B 4")
    assert table.phase() == "Bridge"
    assert table.view("")["detour"] == [None, None]


def test_np_x47_nothing_to_play() -> None:
    table = race([5, 0], ["RC RC SA SA HB", "5"])
    assert table.menu("A") == ["toss:HB", "toss:RC", "toss:SA"]
    table.play("A toss:SA")
    assert table.hand("A") == "HB RC RC SA"
    assert table.waiting() == "B"


def test_np_x48_no_free_toss() -> None:
    table = race([5, 0], ["RC SA HB HB 1", "5"])
    assert table.menu("A") == ["1"]
    table.refuses("A toss:RC", "NP-33")
    table.refuses("A RC", "NP-32")
    table.refuses("A SA", "NP-32")
    table.refuses("A HB", "NP-72")
    table.refuses("A -", "NP-31")


def test_np_x49_overshoot() -> None:
    for card, space, over in (("7", 84, True), ("4", 84, True), ("3", 83, False)):
        table = race([80, 83], ["7 4 3", "5"]).play(f"A {card}")
        assert table.at()[0] == space
        assert table.match.over() == over
        assert table.at()[1] == (83 if over else 80)  # a win moves nobody else


def test_np_x50_express_past_the_end() -> None:
    table = race([78, 0], ["EX 1", "SA 5"]).play("A EX")
    assert table.match.over()
    assert table.at() == [84, 0]
    assert table.hand("B") == "5 SA"


def test_np_x51_pile_runs_out_during_a_refill() -> None:
    hands = ["1 2", "5 5 5 5", "6 6 6 6", "7 7 7 7"]
    phase = {"phase": "Rounds"}
    table = race([0, 0, 0, 0], hands, draw="3 4", phase=phase, next=0)
    view = table.view("A")
    assert (view["draw"], view["discard"], len(view["hand"])) == (48, [], 5)
    assert {"1", "2", "3", "4"} <= set(view["hand"])
    assert table.told("shuffled")[0]["count"] == 49


def test_np_x52_pile_runs_out_exactly() -> None:
    hands = ["1 1 1 1", "5 5 5 5", "6 6 6 6", "7 7 7 7"]
    setting = {"draw": "3", "phase": {"phase": "Rounds"}, "next": 0}
    table = race([0, 0, 0, 0], hands, **setting)
    view = table.view("A")
    assert (view["draw"], view["discard"], view["hand"]) == (48, [], ["1", "1", "1", "1", "3"])
    table.play("A 3")
    assert table.view("")["discard"] == ["3"]
    needed = race([0, 0, 0, 0], hands, options={"reshuffle_timing": "when_needed"}, **setting)
    view = needed.view("A")
    assert (view["draw"], len(view["discard"])) == (0, 48)
    before = view["discard"]
    needed.play("A 3")  # and B has to draw
    assert needed.told("shuffled") == [{"what": "shuffled", "seat": -1, "count": 49}]
    assert len(before) == 48


def test_np_x53_chain_of_stations() -> None:
    table = race([18, 0], ["4 6 EX SA 2", "1"], draw="5 …").play("A 4")
    assert table.at()[0] == 22
    table.play("A draw")
    assert table.hand("A") == "2 5 6 EX SA"
    table.play("A 5")
    assert table.phase() == "Bridge"
    table.play("A stay")
    assert table.at()[0] == 27
    assert table.waiting() == "B"
    assert table.hand("A") == "2 6 EX SA"


def test_np_x54_declined_extra_play() -> None:
    table = race([18, 0], ["4 6 EX SA 2", "1 1 1 5 5"]).play("A 4", "A stop")
    assert table.at()[0] == 22
    assert table.hand("A") == "2 6 EX SA"
    table.play("B 5").quiet()
    assert table.told("drew")[-1] == {"what": "drew", "seat": 0, "count": 1}


def test_np_x55_tie_in_the_dealer_draw() -> None:
    deck = find("north_pole").terms(4).deck  # type: ignore[attr-defined]  # it is a TrainTerms
    luck, rest = order(deck, "7 SA")  # A draws a 7, B Santa, who goes back
    more, _ = order([*rest, 105], "7 3 6")  # then B a 7, C a 3, D a 6
    again, _ = order(deck, "2 5")  # only A and B draw again
    dealt, _ = order(deck, "")
    match = race_with_luck(4, [*luck, *more, *again, *dealt])
    drawn = [(e.seat, e.facts[0]) for e in match.events if e.kind.name == "lot"]
    assert drawn[:5] == [(0, "7"), (1, "SA"), (1, "7"), (2, "3"), (3, "6")]
    assert drawn[5:] == [(0, "2"), (1, "5")]
    assert match.view(0)["dealer"] == 1
    assert match.waiting() == (2,)


def test_np_x56_bump_is_no_specialty_card() -> None:
    table = race([14, 18], ["4 1", "SA 5"]).play("A 4")
    assert table.phase() == "Play"
    assert table.at() == [18, 14]


def test_np_x57_snow_storm_hits_a_crosser() -> None:
    assert race([5, 49], ["ST 1", "5"]).play("A ST", "B -").at() == [5, 42]


def test_np_x58_bumps_and_the_slope() -> None:
    """No bump ends on the slope of this board; elsewhere the rule is the same."""
    table = race([50, 82], ["ST 1", "5"]).play("A ST", "B -")
    assert table.at() == [50, 60]
    storm = {"constants": {"storm_spaces": 3}}
    assert race([50, 78], ["ST 1", "5"], edition=storm).play("A ST", "B -").at() == [50, 60]


def test_np_x58_a_bumped_train_returns_to_where_the_mover_came_from() -> None:
    assert race([73, 78], ["5 1", "5"]).play("A 5").at() == [78, 73]


def test_np_x59_no_window_once_the_cards_are_gone() -> None:
    table = race([0, 0], ["5 5 5 1 1", "3 3 3 1 1"], discard="RC RC").play("A 3x5")
    assert table.at() == [11, 0]
    assert table.waiting() == "B"
    again = race([0, 0], ["5 5 5 1", "3 3 3 1"], draw="2", phase={"phase": "Rounds"}, next=0)
    assert again.view("")["discard"] == []  # A drew the last card, and the discards were shuffled
    again.play("A 3x5")
    assert again.phase() == "ReindeerWindow"


def test_np_x60_empty_handed() -> None:
    table = race([20, 40, 30], ["ST 1", "", "5"]).play("A ST")
    assert table.asked() == "C"
    assert table.play("C -").at() == [20, 33, 23]
    alone = race([20, 40], ["ST 1", ""]).play("A ST")
    assert alone.at() == [20, 33]
    assert alone.phase() == "Play"


def test_np_x61_elf_every_occupant_shielded() -> None:
    table = race([12, 70, 49], ["NE 1", "5", "SA 5"], options={"elf_swap_slides": False}).play(
        "A NE>1", "B -", "C SA"
    )
    assert table.at() == [12, 27, 49]
