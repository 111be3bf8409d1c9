"""Secret Santa: Christmas Tree, Fruitcake and Scrooge (SS-74 to SS-90)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import LETTERS, Table
from yuletable.games.secret_santa.cards import cards_of
from yuletable.kernel.errors import Refused

ALSO_JUST_OUT = {"tree_recipients": "also_just_out"}
MAY = {"fruitcake_play": "may"}
LAID = ["0 1x2", "1 1x3", "2 1x4", "3 1x5", "0 1x6", "1 1x7"]  # six gifts


def turns(table: Table, *lines: str) -> Table:
    """Make these moves; every window that opens before one of them passes unused."""
    for line in lines:
        table.quiet().play(line)
    return table


def seen(table: Table, letter: str) -> list[dict[str, Any]]:
    """Every event so far as this seat, or a passer-by, learns of it."""
    seat = LETTERS.index(letter) if letter else -1
    return [event.seen_by(seat) for event in table.match.events]


def round_over(hands: list[str], pile: list[str], **more: Any) -> Table:
    """A round that A opened has just ended, and the Tree is asked for."""
    lays = [{"seat": int(line[0]), "play": line[2:]} for line in pile]
    return Table(hands=hands, pile=lays, phase={"phase": "TreeWindow"}, **more)


# Christmas Tree.


def test_ss_74_after_a_round_and_before_its_cards_are_discarded() -> None:
    table = Table(hands=["5 5 5", "9 9 TREE", "8 8 1", "7 7 1"])
    table.refuses("A TREE:self", "SS-61")
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass")
    assert table.told("won_round") == [{"what": "won_round", "seat": 1, "why": "top"}]
    assert [lay["play"] for lay in table.view("")["pile"]] == ["1x5", "1x9"]
    assert table.menu("B") == ["-", "TREE:self", "TREE:left"]


def test_ss_74_only_its_holder_may_light_it() -> None:
    table = round_over(["5 5 1", "9 TREE 1", "8 8 1", "7 7 1"], ["0 1x2"])
    assert table.menu("A") == ["-"]
    table.refuses("A TREE:self", "SS-74")


def test_ss_75_the_rounds_gifts_without_specials_are_dealt_one_each_clockwise() -> None:
    hands = ["1 1 1", "1 1 1", "1 1 TREE 1", "1 1 1"]
    table = round_over(hands, ["0 2x4+1E", "1 3x6"], luck=[4, 3, 2, 1])  # stay as laid
    table.play("C TREE:left")
    assert table.told("tree") == [
        {"what": "tree", "seat": 2, "gifts": ("4", "4", "6", "6", "6"), "dealt": (3, 0, 1, 2)}
    ]
    assert [table.hand(seat) for seat in "DABC"] == ["1 1 1 6", "1 1 1 6", "1 1 1 6", "1 1 1 4"]
    assert table.state.buried[4] == 1
    assert sum(table.state.buried) == 1
    assert table.view("")["discards"].count("E") == 3  # the one laid, and two never dealt


def test_ss_75_the_gifts_are_shuffled() -> None:
    hands = ["1 1 1", "1 1 1", "1 1 TREE 1", "1 1 1"]
    table = round_over(hands, ["0 2x4+1E", "1 3x6"], luck=[0, 0, 0, 0])
    table.play("C TREE:left")
    assert [table.hand(seat) for seat in "DABC"] == ["1 1 1 4", "1 1 1 6", "1 1 1 6", "1 1 1 6"]


def test_ss_75_any_gift_may_come_to_anybody() -> None:
    got: dict[str, set[str]] = {seat: set() for seat in "ABCD"}
    buried = set()
    for seed in range(60):
        pile = ["0 1x2", "1 1x3", "2 1x4", "3 1x5", "0 1x6"]
        table = round_over(["1 1 TREE", "1 1 1", "1 1 1", "1 1 1"], pile, seed=str(seed))
        table.play("A TREE:self")
        for seat in "ABCD":
            got[seat].add(table.hand(seat).split()[-1])
        buried.add(table.state.buried.index(1))
    assert list(got.values()) == [{"2", "3", "4", "5", "6"}] * 4
    assert buried == {2, 3, 4, 5, 6}


def tree_with(luck: list[int]) -> Table:
    table = round_over(["1 1 TREE 1", "1 1 1", "1 1 1", "1 1 1"], LAID, luck=luck, lead=0)
    return table.play("A TREE:self")


def test_ss_76_nobody_can_tell_which_gifts_were_discarded() -> None:
    one, other = tree_with([5, 4, 3, 2, 1]), tree_with([5, 4, 3, 0, 0])
    assert [table.hand("A") for table in (one, other)] == ["1 1 1 7", "1 1 1 7"]
    assert (cards_of(one.state.buried), cards_of(other.state.buried)) == ([2, 3], [3, 4])
    for who in ("A", "B", "C", ""):  # whoever got the same card, or none
        assert one.view(who) == other.view(who)
        assert seen(one, who) == seen(other, who)
    assert one.view("D") != other.view("D")
    assert one.view("")["buried"] == 2


def test_ss_76_the_discarded_gifts_never_come_to_lie_among_the_open_discards() -> None:
    table = tree_with([5, 4, 3, 2, 1])
    before = table.view("")["discards"]
    table.play("A 1x1", "B pass", "C pass", "D pass", "A pass")
    assert sorted(table.view("")["discards"]) == sorted([*before, "1"])
    assert table.view("")["buried"] == 2


def test_ss_77_too_few_gifts_reach_as_many_as_possible() -> None:
    hands = ["1 1 1", "1 1 1", "1 1 TREE 1", "1 1 1"]
    table = round_over(hands, ["0 1x3", "1 1x5"], luck=[1])
    table.play("C TREE:left")
    assert table.told("tree")[0]["dealt"] == (3, 0)
    assert table.view("")["held"] == [4, 3, 3, 4]
    assert table.view("")["buried"] == 0


def test_ss_78_the_deal_begins_with_the_trees_player_or_at_their_left() -> None:
    hands = ["1 1 1", "1 1 1", "1 1 TREE 1", "1 1 1"]
    table = round_over(hands, ["0 1x3", "1 1x5"], luck=[1]).play("C TREE:self")
    assert table.told("tree")[0]["dealt"] == (2, 3)
    assert (table.hand("C"), table.hand("D")) == ("1 1 1 5", "1 1 1 3")
    table = round_over(hands, ["0 1x3", "1 1x5"], luck=[1]).play("C TREE:left")
    assert (table.hand("D"), table.hand("A")) == ("1 1 1 5", "1 1 1 3")


def test_ss_78_left_is_where_one_sits_now() -> None:
    hands = ["1 1 1", "1 1 1", "1 1 TREE 1", "1 1 1"]
    table = round_over(hands, ["0 1x3"], luck=[], order=[0, 2, 1, 3]).play("C TREE:left")
    assert table.told("tree")[0]["dealt"] == (1,)


def test_ss_79_the_trees_player_is_dealt_to_even_if_it_was_their_last_card() -> None:
    hands = ["1 1 1", "1 1 1", "1 1 1", "TREE"]
    table = round_over(hands, ["0 1x3", "1 1x5"], luck=[1])
    table.play("D TREE:self")
    assert (table.phase(), table.waiting(), table.hand("D")) == ("FinalGift", "D", "5")
    assert table.view("")["places"] == []


def test_ss_79_a_trees_player_left_without_cards_is_out() -> None:
    hands = ["1 1 1", "1 1 1", "1 1 1", "TREE"]
    table = round_over(hands, ["0 1x3", "1 1x5"], luck=[1])
    table.play("D TREE:left")
    assert table.told("tree")[0]["dealt"] == (0, 1)
    assert table.view("")["places"] == [3]


def test_ss_79_players_who_are_out_stay_out() -> None:
    hands = ["9", "2 4 TREE 1", "1 1 1", "1 1 1"]
    table = Table(hands=hands, pile=[{"seat": 2, "play": "1x2"}, {"seat": 3, "play": "1x4"}])
    table.play("A 1x9", "B pass", "C pass", "D pass", "B TREE:self")
    assert table.told("tree")[0]["dealt"] == (1, 2, 3)
    table = Table(hands=hands, pile=[{"seat": 3, "play": "1x4"}])
    table.play("A 1x9", "B pass", "C pass", "D pass", "B TREE:left")
    assert table.told("tree")[0]["dealt"] == (2, 3)


def test_ss_79_under_the_option_those_just_out_are_dealt_to_and_are_back_in() -> None:
    pile = [{"seat": 1, "play": "1x2"}, {"seat": 2, "play": "1x3"}, {"seat": 3, "play": "1x4"}]
    hands = ["9", "1 1 1 TREE", "1 1 1", "1 1 1"]
    table = Table(hands=hands, pile=pile, options=ALSO_JUST_OUT, luck=[3, 2, 1])
    table.play("A 1x9", "B pass", "C pass", "D pass")
    assert table.view("")["places"] == [0]
    table.play("B TREE:self")
    assert table.told("tree")[0]["dealt"] == (1, 2, 3, 0)
    assert table.hand("A") == "2"
    assert table.view("")["places"] == []
    table.play("A declare")
    assert table.waiting() == "A"  # who won the round, and has a card to open with


def test_ss_79_without_the_option_the_same_deal_passes_them_over() -> None:
    pile = [{"seat": 1, "play": "1x2"}, {"seat": 2, "play": "1x3"}, {"seat": 3, "play": "1x4"}]
    table = Table(hands=["9", "1 1 1 TREE", "1 1 1", "1 1 1"], pile=pile)
    table.play("A 1x9", "B pass", "C pass", "D pass", "B TREE:self")
    assert table.told("tree")[0]["dealt"] == (1, 2, 3)
    assert table.view("")["places"] == [0]
    assert table.view("")["buried"] == 1


def test_ss_79_who_was_out_before_the_round_stays_out_under_either_option() -> None:
    pile = ["1 1x2", "2 1x3", "3 1x4", "1 1x5"]
    for options in ({}, ALSO_JUST_OUT):
        table = round_over(["", "1 1 1 TREE", "1 1 1", "1 1 1"], pile, options=options)
        table.play("B TREE:self")
        assert table.told("tree")[0]["dealt"] == (1, 2, 3)
        assert table.view("")["places"] == [0]


def test_ss_79_the_last_player_with_cards_may_bring_the_others_back() -> None:
    table = Table(
        hands=["", "", "7", "TREE 1 1"],
        pile=[{"seat": 3, "play": "1x4"}],
        phase={"phase": "Turn", "seat": 2},
        options=ALSO_JUST_OUT,
        luck=[0],
    )
    table.play("C 1x7", "D pass")
    assert (table.phase(), table.asked()) == ("TreeWindow", "D")
    table.play("D TREE:left", "C declare")
    assert table.view("")["places"] == [0, 1]
    assert table.waiting() == "C"


def test_ss_80_without_gifts_in_the_round_nothing_is_dealt() -> None:
    table = Table(hands=["SANTA 5 5", "9 9 TREE", "8 8 1", "7 7 1"], luck=[])
    table.play("A SANTA", "B TREE:self")
    assert table.told("tree") == [{"what": "tree", "seat": 1, "gifts": (), "dealt": ()}]
    assert table.view("")["held"] == [2, 2, 3, 3]
    assert table.view("")["buried"] == 0
    assert table.waiting() == "A"


def test_ss_80_zeros_are_no_gifts_either() -> None:
    table = round_over(["1 1 1", "9 9 TREE", "8 8 1", "7 7 1"], ["0 0:MOUSE+E"], luck=[])
    table.play("B TREE:left")
    assert table.told("tree")[0]["dealt"] == ()


def test_ss_81_each_gift_is_seen_only_by_its_receiver() -> None:
    table = tree_with([5, 4, 3, 2, 1])
    got = {"A": "7", "B": "6", "C": "5", "D": "4"}
    for who in ("A", "B", "C", "D", ""):
        unwrapped = [e for e in seen(table, who) if e["what"] == "unwrapped"]
        assert [e["seat"] for e in unwrapped] == [0, 1, 2, 3]
        for event in unwrapped:
            mine = LETTERS[event["seat"]] == who
            assert event.get("gift") == (got[who] if mine else None)
    assert table.view("A")["known"] == [[], [], [], []]


# Fruitcake.


def before_the_first_round(*hands: str, **more: Any) -> Table:
    return Table(hands=list(hands), phase={"phase": "Fruitcake"}, **more)


@pytest.mark.parametrize("seats", range(3, 9))
def test_ss_82_ss_84_the_fruitcake_opens_every_game(seats: int) -> None:
    table = Table(seats=seats, options={"games_per_night": 1})
    assert table.phase() == "Fruitcake"
    holder = table.waiting()
    assert "FRUIT" in table.hand(holder)
    table.play(f"{holder} {table.menu(holder)[0]}")
    assert (table.phase(), table.view("")["pile"]) == ("Turn", [])
    assert table.told("used") == [
        {
            "what": "used",
            "seat": LETTERS.index(holder),
            "card": "FRUIT",
            "left": table.view("")["held"][LETTERS.index(holder)],
        }
    ]


def test_ss_82_not_once_the_first_round_has_begun() -> None:
    table = Table(hands=["5 5 FRUIT", "9 9 1", "8 8 1 TREE", "7 7 1 SCROOGE"])
    table.refuses("A FRUIT:5>B", "SS-82")
    table.play("A 1x5", "B pass", "C pass", "D pass", "A pass")
    assert table.phase() == "TreeWindow"
    table.refuses("A FRUIT:5>B", "SS-82")
    table.play("A -", "B -", "C -", "D -")
    assert table.phase() == "Snow"
    table.refuses("A FRUIT:5>B", "SS-82")


def test_ss_83_one_gift_of_choice_to_any_other_player() -> None:
    table = before_the_first_round("1 1 1", "2 5 5 E FRUIT", "3 3 3", "4 4 4")
    gifts = [f"FRUIT:{gift}>{seat}" for gift in (2, 5) for seat in "CDA"]
    assert table.menu("B") == gifts
    table.play("B FRUIT:5>D")
    assert table.hand("B") == "2 5 E"
    assert table.hand("D") == "4 4 4 5"
    assert "FRUIT" in table.view("")["gone"]


def test_ss_83_a_gift_held_and_to_somebody_else() -> None:
    table = before_the_first_round("1 1 1", "2 5 5 E FRUIT", "3 3 3", "4 4 4")
    table.refuses("B FRUIT:E>D", "SS-83")
    table.refuses("B FRUIT:7>D", "SS-83")
    table.refuses("B FRUIT:2>B", "SS-83")
    table.refuses("B FRUIT:2>F", "SS-83")


def test_ss_84_no_other_card_is_played_before_it() -> None:
    table = before_the_first_round("1 1 CAROL", "2 5 5 SANTA FRUIT", "GHOST 3 3", "MOUSE TREE 4")
    for move in ("1x2", "SANTA", "pass"):
        table.refuses(f"B {move}", "SS-84")
    for line in ("A 1x1", "C GHOST", "D TREE:self", "D MOUSE", "A CAROL>B"):
        table.refuses(line, "SS-84")


def test_ss_85_whoever_was_dealt_it_has_to_play_it_and_nobody_else_is_asked() -> None:
    table = before_the_first_round("1 1 1", "2 5 5 FRUIT", "3 3 3", "4 4 4")
    assert (table.asked(), table.waiting()) == ("B", "B")
    assert "-" not in table.menu("B")
    table.refuses("B -", "SS-85")
    table.play("B FRUIT:2>A")
    assert table.waiting() == "A"


def test_ss_85_under_may_everyone_is_asked_in_turn_from_the_dealers_left() -> None:
    table = Table(
        hands=["1 1 1", "2 5 5 FRUIT", "3 3 3", "4 4 4"],
        phase={"phase": "OfferFruitcake"},
        options=MAY,
        dealer=1,
    )
    assert table.asked() == "CDAB"
    for seat in "CDA":
        assert (table.waiting(), table.menu(seat)) == (seat, ["-"])
        table.play(f"{seat} -")
    table.play("B FRUIT:2>C")
    assert table.hand("C") == "2 3 3 3"
    assert (table.phase(), table.waiting()) == ("Turn", "C")


def test_ss_85_under_may_a_game_begins_by_asking_everyone() -> None:
    table = Table(seats=5, options=MAY | {"first_dealer": 1})
    assert (table.phase(), table.asked()) == ("OfferFruitcake", "CDFAB")


def test_ss_85_under_may_the_question_is_closed_once_it_is_answered() -> None:
    table = Table(
        hands=["1 1 1", "2 5 5 FRUIT", "3 3 3", "4 4 4"],
        phase={"phase": "OfferFruitcake"},
        options=MAY,
    )
    table.play("B FRUIT:2>C")  # C and D were still to be asked
    assert (table.phase(), table.waiting()) == ("Turn", "A")


def test_ss_85_a_fruitcake_kept_back_is_later_good_only_as_a_zero() -> None:
    table = Table(
        hands=["5 FRUIT E", "9 9 1", "8 8 1", "7 7 1"],
        phase={"phase": "OfferFruitcake"},
        options=MAY,
    )
    table.play("A -", "B -", "C -", "D -")
    assert table.menu("A") == ["1x5", "1x5+1E"]
    table.refuses("A FRUIT:5>B", "SS-82")
    table.play("A 1x5", "B pass", "C pass", "D pass", "A pass")
    assert set(table.menu("A")) == {"0:FRUIT", "0:E", "0:FRUIT+E"}
    table.play("A 0:FRUIT", "A declare")
    assert table.view("")["pile"][0]["play"] == "0:FRUIT"


def test_ss_85_it_needs_a_gift_in_hand() -> None:
    one_gift = {"gifts": {"copies": {str(v): int(v == 1) for v in range(1, 13)}}}
    begins = set()
    for seed in range(20):
        table = Table(seats=4, edition=one_gift, seed=str(seed))
        holder = next(seat for seat in "ABCD" if "FRUIT" in table.hand(seat).split())
        able = "1" in table.hand(holder).split()
        assert table.phase() == ("Fruitcake" if able else "Turn")
        begins.add(able)
    assert begins == {True, False}


def test_ss_85_only_giver_and_receiver_see_the_gift() -> None:
    table = before_the_first_round("1 1 1", "2 5 5 FRUIT", "3 3 3", "4 4 4")
    table.play("B FRUIT:5>D")
    for who in ("A", "B", "C", "D", ""):
        event = next(e for e in seen(table, who) if e["what"] == "regifted")
        assert (event["seat"], event["target"]) == (1, 3)
        assert ("gift" in event) == (who in ("B", "D"))
    assert table.view("B")["known"] == [[], [], [], ["5"]]
    for who in ("A", "C", "D", ""):
        assert table.view(who)["known"] == [[], [], [], []]


def test_ss_85_to_the_others_any_gift_looks_the_same() -> None:
    hands = ("1 1 1", "2 5 5 FRUIT", "3 3 3", "4 4 4")
    two = before_the_first_round(*hands).play("B FRUIT:2>D")
    five = before_the_first_round(*hands).play("B FRUIT:5>D")
    for who in ("A", "C", ""):
        assert two.view(who) == five.view(who)
        assert seen(two, who) == seen(five, who)
    for who in ("B", "D"):
        assert two.view(who) != five.view(who)


def test_ss_85_under_the_option_everyone_sees_the_gift() -> None:
    table = before_the_first_round(
        "1 1 1", "2 5 5 FRUIT", "3 3 3", "4 4 4", options={"fruitcake_public": True}
    )
    table.play("B FRUIT:5>D")
    for who in ("A", "B", "C", "D", ""):
        event = next(e for e in seen(table, who) if e["what"] == "regifted")
        assert str(event["gift"]) == "5"
    for who in ("A", "B", "C", ""):
        assert table.view(who)["known"] == [[], [], [], ["5"]]


# Scrooge.


def test_ss_86_scrooge_names_somebody_who_passed_and_gave_nothing() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE 1", "8 8 1", "7 7 1"])
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass")
    assert table.menu("B") == ["-", "SCROOGE>C", "SCROOGE>D"]
    table.refuses("B SCROOGE>A", "SS-88")  # A gave a 5
    table.play("B SCROOGE>D")
    assert table.told("scrooged") == [{"what": "scrooged", "seat": 3, "by": 1}]
    assert table.view("")["scrooged"] == 3
    assert "SCROOGE" in table.view("")["gone"]


def test_ss_86_only_his_holder_may_use_him() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE 1", "8 8 1", "7 7 1"])
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "B -")
    assert table.menu("C") == ["-"]
    table.refuses("C SCROOGE>D", "SS-86")


def test_ss_87_the_one_named_sits_out_the_coming_round_as_passed() -> None:
    table = Table(hands=["5 5 5", "9 1 1 SCROOGE", "8 8 SANTA", "7 7 1"])
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "B SCROOGE>C", "B 1x1")
    table.play("B declare")
    assert table.waiting() == "D"
    table.refuses("C SANTA", "SS-87")
    table.refuses("C pass", "SS-87")
    table.play("D pass", "A pass")
    assert table.waiting() == "B"  # C, who sits it out, is not waited for


def test_ss_87_the_one_named_may_use_no_holly_card_either() -> None:
    table = Table(hands=["5 5 5", "9 1 1 SCROOGE", "8 8 MOUSE", "7 7 1"])
    turns(table, "A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass")
    table.play("B SCROOGE>C", "B 1x1", "B declare")
    assert (table.phase(), table.asked()) == ("Holly", "DA")
    with pytest.raises(Refused) as caught:
        table.match.play(2, "MOUSE")
    assert caught.value.clause == "SS-90"


def test_ss_88_a_haunted_gift_play_does_not_count_as_given() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE 1", "6 8 1", "GHOST 7 7 1"])
    turns(table, "A 1x5", "B pass", "C 1x6")
    table.play("D GHOST", "D pass", "A pass", "C pass")
    assert table.view("")["misers"] == [1, 2, 3]
    assert table.play("A -").menu("B") == ["-", "SCROOGE>C", "SCROOGE>D", "SCROOGE>B"]


def test_ss_88_a_play_that_stands_counts_whatever_else_was_haunted() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE 1", "6 8 1 1", "GHOST 7 7 1"])
    turns(table, "A 1x5", "B pass", "C 1x6", "D pass", "A pass", "C 1x8")
    table.play("D GHOST", "C pass")
    assert table.view("")["misers"] == [1, 3]


def test_ss_88_who_had_no_turn_has_not_passed() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE 1", "MOUSE 8 1", "7 7 1"])
    table.play("A 1x5", "B -", "C MOUSE")
    assert table.view("")["misers"] == []
    assert (table.phase(), table.waiting()) == ("Turn", "A")


def test_ss_88_using_a_holly_card_is_not_giving() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE 1", "MOUSE 8 1", "7 7 1"])
    turns(table, "A 1x5", "B 1x9", "C pass", "D pass")
    table.play("C MOUSE")
    assert table.view("")["misers"] == [2, 3]


def test_ss_88_only_players_still_in() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE 1", "MOUSE", "7 7 1"])
    turns(table, "A 1x5", "B 1x9", "C pass", "D pass")
    table.play("C MOUSE")  # the last card
    assert table.menu("B") == ["-", "SCROOGE>D"]
    table.refuses("B SCROOGE>C", "SS-88")


def test_ss_88_one_may_name_oneself() -> None:
    table = Table(hands=["5 5 5", "9 9 1", "8 8 SCROOGE", "7 7 1"])
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "B -")
    assert table.menu("C") == ["-", "SCROOGE>D", "SCROOGE>C"]
    table.play("C SCROOGE>C", "B 1x9", "B declare")
    assert table.waiting() == "D"


def test_ss_88_under_the_option_one_may_not_name_oneself() -> None:
    hands = ["5 5 5", "9 9 1", "8 8 SCROOGE", "7 7 1"]
    table = Table(hands=hands, options={"scrooge_self": False})
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "B -")
    assert table.menu("C") == ["-", "SCROOGE>D"]
    table.refuses("C SCROOGE>C", "SS-88")


def test_ss_89_with_nobody_eligible_he_cannot_be_played() -> None:
    table = Table(hands=["3 5 5", "5 9 9 SCROOGE", "8 9 1", "10 7 1"])
    table.play("A 1x3", "B 1x5", "C 1x9", "D 1x10", "A pass", "B pass", "C pass", "D pass")
    assert (table.phase(), table.waiting()) == ("Turn", "D")
    table.refuses("D SCROOGE>A", "SS-61")


def test_ss_89_never_before_the_first_round() -> None:
    table = before_the_first_round("1 1 SCROOGE", "2 5 5 FRUIT", "3 3 3", "4 4 4")
    table.play("B FRUIT:5>A")
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    table.refuses("A SCROOGE>B", "SS-61")


def test_ss_90_if_the_one_named_was_to_open_the_next_player_does() -> None:
    table = Table(hands=["9", "8 8 1", "7 7 1", "SCROOGE 6 6 1"])
    table.play("A 1x9", "B pass", "C pass", "D pass", "D SCROOGE>B")
    assert table.waiting() == "C"
    table.refuses("C pass", "SS-22")
    assert table.view("")["passed"] == [1]


def test_ss_90_whoever_names_themselves_does_not_open() -> None:
    table = Table(hands=["9", "SCROOGE 8 1", "7 7 1", "6 6 1"])
    table.play("A 1x9", "B pass", "C pass", "D pass", "B SCROOGE>B")
    assert table.waiting() == "C"


def test_ss_90_the_one_named_has_passed_from_the_first_moment() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE 1", "8 8 1", "7 7 TREE"])
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "B -", "C -")
    table.play("D -", "A -", "B SCROOGE>C")
    assert table.view("")["passed"] == [2]
    table.play("B 1x9", "B declare", "D pass", "A pass", "B pass")
    assert table.phase() == "TreeWindow"
    assert table.view("")["misers"] == [0, 2, 3]  # a forced pass is a pass


def test_ss_90_snow_cards_after_that_round_are_allowed_again() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE 1", "8 8 TREE", "7 7 1"])
    turns(table, "A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass")
    table.play("B -", "C -", "D -", "A -", "B SCROOGE>C", "B 1x9", "B declare", "D pass", "A pass")
    table.play("B pass")
    assert (table.phase(), table.asked()) == ("TreeWindow", "BCDA")
    table.play("C TREE:left")
    assert table.told("tree")[0]["gifts"] == ("9",)


def test_ss_90_scrooge_lapses_if_the_one_named_is_out_before_that_round() -> None:
    # D's last card is Scrooge, used on D: nobody is left to sit out.
    table = Table(hands=["5 5 5", "9 9 1", "8 8 1", "SCROOGE"])
    table.play("A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass", "D SCROOGE>D")
    assert table.view("")["places"] == [3]
    assert table.view("")["scrooged"] is None
    assert table.view("")["passed"] == []
    table.play("B 1x9", "B declare")
    assert table.waiting() == "C"
