"""Seats, money, the opening, moving and doubles (CO-001 to CO-029)."""

from __future__ import annotations

import pytest

from tests.rules.opoly import SHUFFLES, TOKENS, at, cash, dice_of, opening, owned, table
from tests.table import Table
from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Invalid

GAME = find("christmas_opoly")


# Seats, money, bank.


def test_co_001_each_player_chooses_one_of_six_tokens() -> None:
    game = Table("christmas_opoly", seats=3, seed="fir")
    assert game.menu("A") == [f"token {name}" for name in TOKENS]
    game.refuses("A token sleigh", "CO-001")
    game.refuses("A roll", "CO-001")
    game.play("A token Bell")
    assert game.view("")["tokens"] == ["Bell", None, None]


def test_co_002_two_to_six_players_lettered_clockwise() -> None:
    assert (GAME.seats[0], GAME.seats[-1], GAME.letters) == (2, 6, "ABCDEF")
    with pytest.raises(Invalid, match="2 to 6 players"):
        GAME.terms(7)
    game = table(seats=4, dice="1+3", out=[1], phase={"phase": "Post", "seat": 0})
    game.play("A end")
    assert game.state.next_seat(0) == 2
    assert game.view("")["question"]["following"] == 2


def test_co_003_co_004_the_program_is_the_banker() -> None:
    game = table(seats=2, at=[36, 0], dice="1+3", big_fun=["BF1"])
    before = cash(game)[1]
    game.play("A roll")
    assert cash(game) == [1630 + 200, before]  # the bank's money is nobody's own


def test_co_005_co_006_both_decks_are_shuffled_before_the_start() -> None:
    game = opening(2, "2+3 1+1")
    assert [e["deck"] for e in game.told("shuffled")] == ["big_fun", "bah_humbug"]
    order = [(n + 1) % 16 for n in range(16)]  # a swap with place 0 each time
    assert game.match.position()["big_fun"] == [f"BF{n + 1}" for n in order]
    assert "big_fun" not in game.view("A")
    assert game.view("A")["known"] == [[], []]
    assert [e.kind.name for e in game.match.events][2:6] == [
        "shuffled",
        "shuffled",
        "opened",
        "opened",
    ]


def test_co_006_luck_is_taken_in_order() -> None:
    game = opening(2, "1+2 1+1 3+3", {"version": "short"}, deal=[0] * 27)
    told = [e.kind.name for e in game.match.events][2:]
    assert told[:6] == ["shuffled", "shuffled", "dealt", "dealt", "opened", "opened"]


def test_co_007_everyone_starts_with_1630_dollars() -> None:
    assert cash(Table("christmas_opoly", seats=6, seed="fir")) == [1630] * 6
    notes = GAME.edition().data["start_money"]["notes"]
    assert sorted(notes) == sorted([[500, 2], [100, 3], [50, 3], [20, 5], [10, 5], [5, 5], [1, 5]])
    with pytest.raises(Invalid, match=r"edition\.start_money\.notes: the notes do not add up"):
        GAME.terms(2, {"start_money": {"total": 1631}})


def test_co_008_amounts_are_whole_dollars_and_the_bank_never_runs_out() -> None:
    with pytest.raises(Invalid, match=r"edition\.amounts\.dasher_pays: expected a whole number"):
        GAME.terms(2, {"amounts": {"dasher_pays": 200.5}})
    game = table(seats=2, cash=[900_000, 900_000], at=[36, 0], dice="2+2")
    game.play("A roll")
    assert cash(game)[0] == 900_200


def test_co_009_the_bank_keeps_what_is_not_bought() -> None:
    game = opening(4, "6+5 1+1 1+1 1+1")
    view = game.view("")
    assert view["deeds"] == [[], [], [], []]
    assert (view["presents"], view["trees"]) == (32, 22)
    assert view["middle"] == 0


def test_co_010_on_dasher_pays_who_lands_or_passes() -> None:
    landing = table(seats=2, at=[36, 0], dice="1+3")
    landing.play("A roll")
    assert (at(landing)[0], cash(landing)[0]) == (0, 1830)
    passing = table(seats=2, at=[39, 0], dice="1+2", big_fun=["BF4"])
    passing.play("A roll")
    assert (at(passing)[0], cash(passing)[0]) == (2, 1630 + 200 + 25)
    assert [e["amount"] for e in passing.told("dasher")] == [200]


def test_co_011_what_a_card_or_mortgage_brings_comes_from_the_bank() -> None:
    game = table(dice="1+1", big_fun=["BF2"], deeds=owned(4, A=[39]))
    game.play("A mortgage 39", "A roll")
    assert cash(game) == [1630 + 200 + 100, 1630, 1630, 1630]
    assert game.state.middle == 0


def test_co_012_a_card_that_counts_players_is_paid_by_the_bank() -> None:
    game = table(dice="1+1", big_fun=["BF8"], out=[3])
    game.play("A roll")
    assert cash(game) == [1650, 1630, 1630, 0]


def test_co_148_tokens_are_chosen_in_letter_order_among_those_left() -> None:
    game = Table("christmas_opoly", seats=2, luck=[*SHUFFLES, *dice_of("6+6 1+1")])
    game.refuses("B token bell", "CO-148")
    game.play("A token bell")
    game.refuses("B token bell", "CO-148")
    assert "token bell" not in game.menu("B")
    assert game.view("")["question"] == {"seat": 1}
    game.play("B token star")
    assert game.view("")["tokens"] == ["Bell", "Star"]


# Opening.


def test_co_013_all_tokens_start_in_the_middle() -> None:
    assert at(Table("christmas_opoly", seats=4, seed="fir")) == [None] * 4


def test_co_014_the_highest_throw_begins() -> None:
    game = opening(3, "1+2 6+5 4+4")
    assert [e["seat"] for e in game.told("begins")] == [1]
    assert game.view("")["opening"] == [[0, 1, 2], [1, 6, 5], [2, 4, 4]]


def test_co_015_ties_throw_again_among_themselves() -> None:
    game = opening(3, "4+4 1+2 2+6 1+1 1+1 3+2 1+5")
    assert [e["seat"] for e in game.told("opened")] == [0, 1, 2, 0, 2, 0, 2]
    assert [e["seat"] for e in game.told("begins")] == [2]


def test_co_016_on_dasher_is_step_one() -> None:
    game = opening(2, "6+1 1+2")
    assert at(game) == [6, None]
    assert game.menu("A")[:2] == ["decline", "buy"]


def test_co_017_the_winning_throw_is_the_first_move() -> None:
    game = opening(2, "1+2 4+3")
    assert at(game) == [None, 6]
    assert game.view("")["thrown"] == [[4, 3]]


def test_co_017_or_the_beginner_throws_afresh() -> None:
    game = opening(2, "1+2 4+3 1+1", {"opening_throw_moves": "no"})
    assert (game.phase(), game.waiting(), at(game)) == ("Pre", "B", [None, None])
    game.play("B roll")
    assert at(game) == [None, 1]


def test_co_018_a_double_there_counts_and_gives_another_throw() -> None:
    game = opening(2, "6+6 1+2 1+2")
    assert at(game)[0] == 11
    game.play("A decline", "B pass", "A pass")
    assert game.menu("A")[0] == "roll"
    assert game.view("")["question"]["doubles"] == 1


def test_co_019_everyone_else_enters_the_same_way() -> None:
    game = opening(2, "6+4 1+2 2+3")
    game.play("A buy", "A end", "B roll")
    assert at(game) == [9, 4]


def test_co_020_entering_pays_nothing_unless_agreed() -> None:
    assert cash(opening(2, "6+4 1+2"))[0] == 1630
    assert cash(opening(2, "6+4 1+2", {"entry_pays_dasher": "yes"}))[0] == 1830
    late = table(seats=2, at=[None, 5], dice="2+3", options={"entry_pays_dasher": "yes"})
    late.play("A roll")
    assert (at(late)[0], late.state.middle, cash(late)[0]) == (4, 75, 1630 + 200 - 75)


def test_co_021_the_space_takes_effect() -> None:
    game = table(dice="1+3")
    game.play("A roll")
    assert (at(game)[0], cash(game)[0], game.state.middle) == (4, 1555, 75)


def test_co_022_then_play_passes_to_the_left() -> None:
    game = table(dice="1+3 1+3")
    game.play("A roll", "A end")
    assert game.waiting() == "C"  # between the turns
    game.play("B roll")
    assert at(game)[:2] == [4, 4]


# Moving, doubles.


def test_co_023_the_token_moves_by_the_sum() -> None:
    game = table(at=[5, 0, 0, 0], dice="2+3")
    game.play("A roll")
    assert at(game)[0] == 10
    game.refuses("A roll", "CO-023")


def test_co_024_doubles_throw_again_after_the_space() -> None:
    game = table(dice="2+2 1+5")
    game.play("A roll")
    assert game.menu("A")[0] == "roll"
    assert game.state.middle == 75
    game.play("A roll")
    assert (at(game)[0], game.menu("A")[0]) == (10, "end")


def test_co_025_co_026_the_third_double_is_not_moved() -> None:
    game = table(at=[36, 0, 0, 0], dice="2+2 2+2 1+1")
    game.play("A roll", "A roll", "A roll")
    assert (at(game)[0], game.state.naughty[0]) == (10, 0)
    assert cash(game)[0] == 1630 + 200 - 75
    assert game.waiting() == "A"  # first in Between, for want of a window after the throw


def test_co_164_the_last_token_needs_no_choice() -> None:
    game = Table("christmas_opoly", seats=6, luck=[*SHUFFLES, *dice_of("6+5 1+1 1+1 1+1 1+1 1+1")])
    for letter, token in zip("ABCDE", ["star", "drum", "bell", "mitten", "snowman"], strict=True):
        game.play(f"{letter} token {token}")
    assert game.view("")["tokens"][5] == "Candy Cane"
    assert [e["token"] for e in game.told("token")][-1] == "Candy Cane"
    assert game.phase() != "Setup"


def test_co_026_doubles_count_within_one_turn_only() -> None:
    game = table(seats=2, dice="2+2 2+4 2+2", at=[6, 0], deeds=owned(2, B=[16]))
    game.play("A roll", "A roll", "B rent", "A end", "B roll")
    assert (at(game), game.menu("B")[0]) == ([16, 4], "roll")
    assert game.view("")["question"]["doubles"] == 1


def test_co_026_a_double_that_ended_the_last_turn_counts_for_nobody_else() -> None:
    game = table(seats=2, at=[24, 6], dice="3+3 2+2 3+3", deeds=owned(2, B=[16]))
    game.play("A roll")  # onto CAUGHT PEEKING: the turn ends with a double
    assert (at(game)[0], game.state.naughty[0]) == (10, 0)
    game.play("B roll")
    assert (game.view("")["question"]["doubles"], game.view("")["thrown"]) == (1, [[2, 2]])
    game.play("B roll")
    assert (at(game)[1], game.menu("B")[0]) == (16, "roll")


def test_co_026_three_doubles_of_one_player_are_not_counted_on_by_the_next() -> None:
    game = table(seats=2, at=[10, 0], dice="1+1 2+2 3+3 2+2 3+3", deeds=owned(2, A=[12, 16]))
    game.play("A roll", "A roll", "A roll")
    assert (at(game)[0], game.told("sent")[0]["why"]) == (10, "doubles")
    game.play("B roll", "B roll")
    assert (at(game)[1], game.state.naughty[1], game.menu("B")[0]) == (10, -1, "roll")


def test_co_027_the_further_throw_is_compulsory() -> None:
    game = table(dice="2+2")
    game.play("A roll")
    game.refuses("A end", "CO-027")
    sent = table(at=[24, 0, 0, 0], dice="3+3")
    sent.play("A roll")
    assert (sent.phase(), sent.waiting()) == ("Between", "A")
    ruined = table(at=[4, 0, 0, 0], dice="2+2", cash=[0, 9, 9, 9], bah_humbug=["BH7"])
    ruined.play("A roll")
    assert ruined.state.out[0]
    assert ruined.waiting() == "C"


def test_co_028_one_move_pays_once_and_first() -> None:
    game = table(at=[38, 0, 0, 0], dice="1+3", big_fun=["BF1"])
    game.play("A roll")  # over ON DASHER to 2, then by the card all the way round to it
    assert (at(game)[0], cash(game)[0]) == (0, 2030)
    poor = table(at=[38, 0, 0, 0], cash=[0, 9, 9, 9], dice="2+4")
    poor.play("A roll")
    assert (at(poor)[0], cash(poor)[0]) == (4, 125)  # the $200 were there in time


def test_co_029_cards_pay_forwards_and_only_at_the_end_backwards() -> None:
    ahead = table(at=[30, 0, 0, 0], dice="2+4", big_fun=["BF10"])
    ahead.play("A roll")
    assert (at(ahead)[0], cash(ahead)[0]) == (4, 1630 + 200 - 75)
    ring = [dict(space) for space in GAME.edition().data["spaces"]["items"]]
    ring[3], ring[8] = ring[8] | {"index": 3}, ring[3] | {"index": 8}
    onto = table(at=[39, 0, 0, 0], dice="1+3", edition=moved(ring), bah_humbug=["BH6"])
    onto.play("A roll")
    assert (at(onto)[0], cash(onto)[0]) == (0, 1630 + 200 + 200)
    assert [e["amount"] for e in onto.told("dasher")] == [200, 200]


def moved(ring: list[dict[str, object]]) -> dict[str, object]:
    """The house edition with Popcorn Garland on space 8."""
    data = GAME.edition().data
    deeds = [d | {"space": 8} if d["space"] == 3 else d for d in data["deeds"]["items"]]
    groups = [g | {"members": [1, 8]} if g["id"] == "white" else g for g in data["groups"]["items"]]
    return {"spaces": {"items": ring}, "deeds": {"items": deeds}, "groups": {"items": groups}}


def test_co_002_a_passer_by_sees_the_seats() -> None:
    assert table(seats=6).match.view(HOUSE)["order"] == [0, 1, 2, 3, 4, 5]
