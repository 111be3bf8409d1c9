"""Secret Santa: going out, points, and the night (SS-40 to SS-51)."""

from __future__ import annotations

import pytest

from tests.table import LETTERS, Table
from yuletable.kernel.errors import Invalid

ONE_GAME = {"games_per_night": 1}
LONGEST_NIGHT = 5_000  # moves


def places(table: Table) -> str:
    """Who is out and ranked, best first, by letter."""
    return "".join([LETTERS[seat] for seat in table.view("")["places"]])


def going(table: Table) -> list[tuple[str, int]]:
    """Who has gone out in this round, with what value, in time order."""
    return [(LETTERS[f["seat"]], f["value"]) for f in table.view("")["went_out"]]


def play_on(table: Table) -> Table:
    """Everyone takes the boldest move, until the night is over."""
    for _ in range(LONGEST_NIGHT):
        if table.match.over():
            return table
        letter = table.waiting()
        table.play(f"{letter} {table.menu(letter)[-1]}")
    raise AssertionError("this night does not end")


# Points.


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_ss_40_as_many_points_as_players_and_each_following_one_less(seats: int) -> None:
    high = [str(12 - seat) for seat in range(seats - 1)]
    table = Table(hands=[*high, "4 SANTA"], options=ONE_GAME)  # who might beat a 12
    for seat in range(seats - 1):
        table.play(f"{LETTERS[seat]} 1x{12 - seat}")
        table.play(*[f"{letter} pass" for letter in LETTERS[seat + 1 : seats]])
    assert table.scores() == list(range(seats, 0, -1))
    assert [event["points"] for event in table.told("scored")] == list(range(seats, 0, -1))


def test_ss_40_points_are_added_to_those_of_earlier_games() -> None:
    table = Table(hands=["5", "6 6", "", ""], places=[3, 2], scores=[1, 2, 6, 8])
    table.play("A 1x5", "B pass")
    assert table.scores() == [3, 3, 6, 8]


def test_ss_41_points_are_entered_only_when_the_round_is_over() -> None:
    table = Table(hands=["9", "3 3 3", "5 5 5", "6 6 6"])
    table.play("A 1x9", "B pass", "C pass")
    assert table.told("out") == []
    assert places(table) == ""
    table.play("D pass")
    assert table.told("out") == [{"what": "out", "seat": 0, "place": 1, "points": 4}]
    assert places(table) == "A"


def test_ss_41_the_last_round_of_a_game_is_finished_first_too() -> None:
    table = Table(hands=["9", "3 3 3", "", ""], options=ONE_GAME)
    table.play("A 1x9")
    assert table.told("scored") == []
    assert table.scores() == [0, 0, 4, 3]  # those of earlier rounds
    table.play("B pass")
    assert table.scores() == [2, 1, 4, 3]


# The order of going out.


def test_ss_42_of_two_who_go_out_in_one_round_the_higher_value_ranks_ahead() -> None:
    table = Table(hands=["4 4", "5 5 5", "9 9", "1 1 1"], options=ONE_GAME)
    table.play("A 2x4", "B pass", "C 2x9", "D pass")
    assert places(table) == "CA"
    table.play("D 3x1", "B 3x5")
    assert table.scores() == [3, 2, 4, 1]


def test_ss_42_the_value_counts_within_one_round_only() -> None:
    table = Table(hands=["4", "5 5 5", "9", "1 1 1"], options=ONE_GAME)
    table.play("A 1x4", "B pass", "C pass", "D pass")
    table.play("B 1x5", "C 1x9", "D pass", "B pass")
    assert places(table) == "AC"


@pytest.mark.parametrize("holly", ["GHOST", "MOUSE", "CAROL"])
def test_ss_42_ss_45_the_value_is_that_of_the_newest_play(holly: str) -> None:
    table = Table(hands=["3 3 3", "9", "11", f"5 5 {holly}"])
    table.play("A 1x3").quiet().play("B 1x9").quiet()
    assert going(table) == [("B", 9)]
    table.play("C 1x11").quiet()
    assert going(table) == [("B", 9), ("C", 11)]
    table.play("D pass").quiet().play("A pass").quiet()
    assert places(table) == "CB"


def test_ss_42_ss_45_also_when_a_mouse_ends_the_round_at_once() -> None:
    table = Table(hands=["3 3 3", "9", "11 11", "MOUSE"])
    table.play("A 1x3").quiet().play("B 1x9", "D MOUSE")
    assert table.told("out")[0]["seat"] == 1
    assert places(table) == "BD"  # with 9 and with 0


def test_ss_42_ss_45_also_when_somebody_uses_a_holly_card_in_the_window_after_it() -> None:
    table = Table(hands=["3 3 3", "9", "11 11", "5 CAROL"])
    table.play("A 1x3").quiet().play("B 1x9", "D CAROL>C", "D silent")
    assert going(table) == [("B", 9)]
    table = Table(hands=["3 3 3", "9", "11 11", "CAROL"])
    table.play("A 1x3").quiet().play("B 1x9", "D CAROL>C")
    assert going(table) == [("B", 9), ("D", 0)]


def test_ss_45_who_goes_out_by_a_card_after_a_pass_counts_0_whatever_lies_on_top() -> None:
    table = Table(hands=["5", "6 6 6", "CAROL", "7 7 7"])
    table.play("A 1x5").quiet().play("B pass", "C CAROL>D")
    assert going(table) == [("A", 5), ("C", 0)]


def test_ss_45_two_cards_used_in_one_window_put_their_player_out_once() -> None:
    table = Table(hands=["3 3 3", "9 9", "MOUSE CAROL", "5 5 5"], options={"final_gift": "off"})
    table.play("A 1x3", "C CAROL>D", "C MOUSE")
    assert places(table) == "C"


def test_ss_43_an_empty_hand_is_provisional_until_the_window_has_closed() -> None:
    table = Table(hands=["11", "6 6 GHOST", "7 7 7", "8 8 8"])
    table.play("A 1x11")
    assert table.phase() == "Holly"
    assert going(table) == []
    table.play("B -", "C -")
    assert going(table) == []
    table.play("D -")
    assert going(table) == [("A", 11)]


def test_ss_43_who_is_haunted_in_that_window_is_not_out() -> None:
    table = Table(hands=["11", "6 6 6", "7 7 7", "8 8 GHOST"])
    table.play("A 1x11", "D GHOST", "A declare", "B 1x6")
    assert going(table) == []
    table.play("C pass", "D pass")
    assert table.menu("A") == ["pass", "1x11"]


def test_ss_43_a_game_does_not_end_while_the_last_card_may_come_back() -> None:
    table = Table(hands=["11", "6 6 GHOST", "", ""], options=ONE_GAME)
    table.play("A 1x11")
    assert not table.match.over()
    table.play("B GHOST", "A declare")
    assert table.menu("B") == ["1x6", "2x6"]


def test_ss_44_the_tree_deals_before_its_player_is_judged() -> None:
    cards = ["5 5 5", "6 6 6", "7 7 7", "TREE"]
    table = Table(hands=cards).play("A 1x5", "B pass", "C pass", "D pass", "A pass", "D TREE:self")
    assert table.told("out") == []
    assert table.hand("D") == "5"
    table = Table(hands=cards).play("A 1x5", "B pass", "C pass", "D pass", "A pass", "D TREE:left")
    assert places(table) == "D"
    assert table.hand("A") == "5 5 5"


def test_ss_44_the_ghost_hands_the_cards_back_before_anyone_is_judged() -> None:
    table = Table(hands=["11", "6 6 6", "7 7 7", "GHOST"])
    table.play("A 1x11", "D GHOST")
    assert table.waiting() == "A"  # who takes the last card back is asked about it first
    table.play("A declare")
    assert going(table) == [("D", 0)]
    assert table.hand("A") == "11"


def test_ss_44_scrooge_and_carol_work_though_they_were_the_last_card() -> None:
    table = Table(hands=["5 5 5", "6 6 6", "SCROOGE", "8 8 8"])
    table.play("A 1x5", "B pass", "C pass", "D pass", "A pass", "C SCROOGE>B", "A 1x5", "A declare")
    assert places(table) == "C"
    assert table.waiting() == "D"
    table = Table(hands=["5 5 5", "6 6 6", "CAROL", "8 8 8"])
    table.play("A 1x5", "C CAROL>B")
    assert table.seats() == "ACBD"
    assert going(table) == [("C", 0)]
    assert table.waiting() == "B"


def test_ss_45_santa_counts_more_than_12() -> None:
    table = Table(hands=["12", "SANTA", "3 3 3", "4 4 4"])
    table.play("A 1x12", "B SANTA")
    assert places(table) == "BA"
    table = Table(hands=["11", "12", "SANTA", "4 4 4", "5 5"])
    table.play("A 1x11", "B 1x12", "C SANTA")
    assert places(table) == "CBA"


def test_ss_45_specials_laid_as_gifts_count_0() -> None:
    table = Table(hands=["SCROOGE TREE", "1 1", "3 3 3", "4 4 4"])
    table.play("A 0:SCROOGE+TREE", "B 2x1", "C pass", "D pass")
    assert places(table) == "BA"


def test_ss_45_a_special_used_for_its_effect_counts_0_however_early_it_was() -> None:
    table = Table(hands=["2 2 2", "5", "CAROL", "4 4 4"])
    table.play("A 1x2", "C CAROL>D", "B 1x5", "D pass", "A pass")
    assert places(table) == "BC"


def test_ss_45_equal_values_rank_by_time_also_within_a_window() -> None:
    # The window after B's turn runs C, D, A.
    table = Table(hands=["MOUSE", "5 5 5", "6 6 6", "CAROL"], phase={"phase": "Turn", "seat": 1})
    table.play("B 1x5", "D CAROL>C", "A MOUSE")
    assert places(table) == "DA"


def test_ss_45_equal_values_rank_by_time_over_several_windows() -> None:
    table = Table(hands=["2 2 2", "5 5 5", "MOUSE", "CAROL"])
    table.play("A 1x2", "D CAROL>B").quiet().play("C pass").quiet()
    assert going(table) == [("D", 0)]
    table.play("B 1x5", "C MOUSE")
    assert places(table) == "DC"


def test_ss_45_the_turn_just_taken_comes_before_the_cards_used_after_it() -> None:
    table = Table(hands=["5 5 5", "SCROOGE", "6 6 6", "MOUSE"], phase={"phase": "Turn", "seat": 1})
    table.play("B 0:SCROOGE", "D MOUSE")
    assert places(table) == "BD"


def test_ss_45_three_and_more_are_ranked_the_same_way() -> None:
    table = Table(hands=["4", "7", "9", "1 1 1", "2 2 2"])
    table.play("A 1x4", "B 1x7", "C 1x9", "D pass", "F pass")
    assert places(table) == "CBA"
    table = Table(hands=["FRUIT", "7", "SANTA", "1 1 1", "CAROL", "2 2 2"])
    table.play("A 0:FRUIT", "F CAROL>D", "B 1x7", "C SANTA")
    assert places(table) == "CBAF"


def test_ss_46_who_goes_out_between_rounds_ranks_behind_those_of_the_round() -> None:
    table = Table(hands=["MOUSE", "2 2 2", "SCROOGE", "TREE", "3 3 3"])
    table.play("A 0:MOUSE", "B pass", "C pass", "D pass", "F pass")
    table.play("D TREE:left", "C SCROOGE>B")
    assert places(table) == "ADC"
    assert [event["place"] for event in table.told("out")] == [1, 2, 3]


def test_ss_46_and_ahead_of_those_of_later_rounds() -> None:
    table = Table(hands=["3 3 3 3", "12", "2 2 2", "TREE", "4 4 4"])
    table.play("A 1x3", "B pass", "C pass", "D pass", "F pass", "A pass", "D TREE:left")
    table.play("A 1x3", "B 1x12")  # which nobody can beat
    assert places(table) == "DB"


# The end of a game.


def test_ss_47_a_round_in_progress_is_finished_first() -> None:
    table = Table(hands=["5", "6 8", "", ""], options=ONE_GAME)
    table.play("A 1x5")
    assert table.waiting() == "B"  # the only one with cards, and still in the round
    table.play("B 1x6", "B declare", "B 1x8")
    assert table.scores() == [1, 2, 4, 3]


def test_ss_47_the_game_goes_on_while_two_have_cards() -> None:
    table = Table(hands=["5", "6 6", "7 7", ""], options=ONE_GAME)
    table.play("A 1x5", "B pass", "C pass")
    assert not table.match.over()
    assert table.waiting() == "B"
    assert table.told("scored") == []


def test_ss_47_the_tree_may_end_the_game_between_rounds() -> None:
    table = Table(hands=["9", "2 2", "TREE", ""], options=ONE_GAME)
    table.play("A 1x9", "B pass", "C pass", "C TREE:left")
    assert table.match.over()
    assert table.scores() == [3, 1, 2, 4]


def test_ss_47_scrooge_may_end_the_game_between_rounds() -> None:
    table = Table(hands=["9", "2 2", "SCROOGE", ""], options=ONE_GAME)
    table.play("A 1x9", "B pass", "C pass", "C SCROOGE>B")
    assert table.match.over()
    assert table.scores() == [3, 1, 2, 4]


def test_ss_47_no_window_opens_for_a_single_player_with_cards() -> None:
    table = Table(hands=["9", "2 2 TREE", "", ""], options=ONE_GAME)
    table.play("A 1x9", "B pass")
    assert table.match.over()


def test_ss_47_unless_the_tree_may_bring_somebody_back() -> None:
    options = {"games_per_night": 1, "tree_recipients": "also_just_out"}
    table = Table(hands=["9", "2 2 TREE", "", ""], options=options)
    table.play("A 1x9", "B pass", "B TREE:left", "A declare")
    assert not table.match.over()
    assert table.menu("A") == ["1x9"]


def test_ss_48_who_still_has_cards_is_last() -> None:
    table = Table(hands=["2 2", "12", "", ""], options=ONE_GAME)
    table.play("A 1x2", "A declare", "B 1x12")
    assert table.scores() == [1, 2, 4, 3]
    assert table.told("scored")[-1] == {
        "what": "scored",
        "seat": 0,
        "place": 4,
        "points": 1,
        "total": 1,
    }


# The night.


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_ss_49_ss_50_the_points_of_three_games_are_added(seats: int) -> None:
    table = play_on(Table(seats=seats))
    scored = table.told("scored")
    assert len(scored) == 3 * seats
    for game in range(3):
        points = [event["points"] for event in scored[game * seats : (game + 1) * seats]]
        assert points == list(range(seats, 0, -1))
    totals = [sum(e["points"] for e in scored if e["seat"] == seat) for seat in range(seats)]
    assert table.scores() == totals
    best = tuple([seat for seat in range(seats) if totals[seat] == max(totals)])
    assert table.told("night_over") == [
        {"what": "night_over", "seat": -1, "winners": best, "totals": tuple(totals)}
    ]


@pytest.mark.parametrize("games", [1, 2, 4])
def test_ss_50_ss_14_a_night_has_as_many_games_as_was_agreed(games: int) -> None:
    table = play_on(Table(seats=4, options={"games_per_night": games, "first_dealer": 2}))
    deals = [(event["game"], event["dealer"]) for event in table.told("dealt")[::4]]
    assert deals == [(1, 2), (2, 3), (3, 0), (4, 1)][:games]
    assert sum(table.scores()) == games * (4 + 3 + 2 + 1)
    assert table.match.view(0)["over"]
    table.refuses("A pass", "TB-01")


@pytest.mark.parametrize("games", [0, -1, "three", True])
def test_ss_50_a_night_has_at_least_one_game(games: object) -> None:
    with pytest.raises(Invalid) as caught:
        Table(seats=4, options={"games_per_night": games})
    assert caught.value.entry == "options.games_per_night"


@pytest.mark.parametrize(
    ("before", "winners"),
    [
        ([6, 6, 7, 6], (0,)),  # 8, 7, 7, 6
        ([5, 6, 4, 4], (0, 1)),  # 7, 7, 4, 4
        ([5, 6, 7, 7], (0, 1, 2, 3)),  # 7 each
    ],
)
def test_ss_49_ss_50_the_highest_total_wins_the_night_and_equal_totals_share_it(
    before: list[int], winners: tuple[int, ...]
) -> None:
    table = Table(hands=["5", "6 6", "", ""], places=[2, 3], scores=before, options=ONE_GAME)
    table.play("A 1x5", "B pass")
    assert table.match.over()
    assert table.told("night_over")[0]["winners"] == winners


@pytest.mark.parametrize(
    ("options", "seats", "opener"),
    [
        ({}, "ABCD", "B"),
        ({"carol_reset": True}, "ABCD", "B"),
        ({"carol_reset": False}, "ACBD", "C"),
    ],
)
def test_ss_51_seat_changes_last_until_the_end_of_the_game(
    options: dict[str, bool], seats: str, opener: str
) -> None:
    table = Table(hands=["3 3", "4 4 CAROL", "", ""], options=options)
    table.play("A 1x3", "A declare", "B CAROL>C", "B pass", "A pass")
    assert table.seats() == "ACBD"  # still, in the next round of the same game
    table.play("A 1x3", "B pass")
    assert table.view("")["game"] == 2
    assert table.seats() == seats
    holder = table.waiting()
    table.play(f"{holder} {table.menu(holder)[0]}")  # the Fruitcake goes first
    assert table.waiting() == opener  # D dealt, so A deals, and the next in these seats opens
