"""Secret Santa: the worked examples SS-X31 to SS-X60 of the rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import yuletable
from tests.table import LETTERS, Table
from yuletable import Match, NotAsked
from yuletable.kernel.core import HOUSE

CAROL_AS_STAR = {"special_types": {"types": {"carol": "star"}}}
CAROL_AS_SNOW = {"special_types": {"types": {"carol": "snow"}}}
ONE_GAME = {"games_per_night": 1}


def turned_away(table: Table, line: str, clause: str) -> None:
    """This seat is not asked just now, and the clause says why."""
    letter, _, move = line.partition(" ")
    assert letter not in table.waiting()
    with pytest.raises(NotAsked) as caught:
        table.match.play(LETTERS.index(letter), move)
    assert caught.value.clause == clause, str(caught.value)


def deck(table: Table) -> Counter[str]:
    """All cards just dealt."""
    return Counter(" ".join(table.match.position()["hands"]).split())


def specials(table: Table) -> dict[str, int]:
    return {card: count for card, count in deck(table).items() if not card.isdigit()}


def test_ss_x31_scrooge_on_oneself() -> None:
    table = Table(hands=["9 1 1", "1 1", "SCROOGE 2", "3 3"])
    table.play("A 1x9", "B pass", "C pass", "D pass", "A pass", "A -", "B -")
    assert (table.phase(), table.waiting()) == ("Snow", "C")
    assert set(table.menu("C")) == {"-", "SCROOGE>B", "SCROOGE>C", "SCROOGE>D"}
    table.play("C SCROOGE>C")
    assert (table.phase(), table.waiting()) == ("FinalGift", "C")
    assert set(table.menu("C")) == {"declare", "silent"}
    table.play("C declare")
    assert table.view("")["passed"] == [2]
    table.play("A 1x1", "A declare", "B pass")
    assert table.waiting() == "D"
    table.refuses("C 1x2", "SS-87")
    table.play("D pass", "A pass")
    assert (table.phase(), table.waiting()) == ("Turn", "A")


def test_ss_x32_carol_in_mid_round() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"])
    table.play("A 2x3", "D CAROL>B")
    assert table.told("swapped") == [{"what": "swapped", "seat": 3, "target": 1}]
    assert table.seats() == "ADCB"
    assert table.waiting() == "D"
    table.play("D pass")
    assert table.waiting() == "C"
    table.play("C pass")
    assert table.waiting() == "B"


def test_ss_x33_carol_with_the_player_who_just_played() -> None:
    table = Table(hands=["3 3 1 1", "1 1", "CAROL 1 1", "1 1"])
    table.play("A 2x3", "C CAROL>A")
    assert table.seats() == "CBAD"
    assert table.waiting() == "D"
    table.play("D pass")
    assert table.waiting() == "C"
    table.play("C pass")
    assert table.waiting() == "B"


def test_ss_x34_carol_to_a_finishers_left() -> None:
    table = Table(hands=["9 9", "1 1", "CAROL 1 1", "1 1"])
    for line in ("A 2x9", "B pass", "C pass", "D pass"):
        table.quiet().play(line)
    assert (table.phase(), table.asked()) == ("Holly", "BC")
    table.play("C CAROL>B")
    assert table.seats() == "ACBD"
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "top"}]
    assert table.told("out") == [{"what": "out", "seat": 0, "place": 1, "points": 4}]
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    assert table.told("round") == [{"what": "round", "seat": 2}]


def test_ss_x35_carol_with_somebody_out() -> None:
    table = Table(
        hands=["", "4 1 1", "1 1", "CAROL 1 1"], places=[0], phase={"phase": "Turn", "seat": 1}
    )
    table.play("B 1x4", "C -")
    assert set(table.menu("D")) == {"-", "CAROL>A", "CAROL>B", "CAROL>C"}
    table.play("D CAROL>A")
    assert table.seats() == "DBCA"
    assert table.waiting() == "C"
    table.play("C pass")
    assert table.waiting() == "D"


def test_ss_x36_final_gift_missed() -> None:
    table = Table(hands=["1 1", "4 9", "6 1 1", "1 1"], dealer=0)
    table.play("B 1x4")
    assert (table.phase(), table.waiting()) == ("FinalGift", "B")
    table.play("B silent")
    assert table.told("silent") == [{"what": "silent", "seat": 1}]
    assert table.view("")["silent"] == [1]
    table.play("C 1x6", "D pass", "A pass")
    assert table.told("missed") == [{"what": "missed", "seat": 1}]
    assert table.view("")["passed"] == [0, 3]
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    table.play("C pass")
    assert table.waiting() == "B"
    assert set(table.menu("B")) == {"pass", "1x9"}


def test_ss_x37_final_gift_missed_by_the_coming_opener() -> None:
    table = Table(hands=["1 1", "SANTA 9", "3 1 1", "1 1"], dealer=0)
    table.play("B SANTA", "B silent")
    assert table.told("won_round") == [{"what": "won_round", "seat": 1, "why": "santa"}]
    assert table.told("missed") == [{"what": "missed", "seat": 1}]
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    table.refuses("C pass", "SS-22")
    table.play("C 1x3", "D pass", "A pass")
    assert table.waiting() == "B"
    assert set(table.menu("B")) == {"pass", "1x9"}


def test_ss_x38_no_declaration_with_a_pair() -> None:
    table = Table(hands=["1 1", "3 6 6", "1 1", "1 1"], dealer=0)
    table.play("B 1x3")
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    table.play("C pass", "D pass", "A pass", "B pass")
    table.play("B 2x6", "C pass", "D pass", "A pass")
    assert table.told("out") == [{"what": "out", "seat": 1, "place": 1, "points": 4}]
    assert table.told("declared") == []
    assert table.told("silent") == []


def test_ss_x39_penalty_lapses() -> None:
    table = Table(hands=["3 TREE 1 1", "5 2", "SANTA 1 1", "1 1"])
    table.play("A 1x3", "B 1x5", "B silent", "C SANTA")
    assert (table.phase(), table.asked()) == ("TreeWindow", "CDA")
    assert table.view("")["silent"] == [1]
    table.play("A TREE:left")
    assert table.told("tree")[0]["dealt"] == (1, 2)
    assert table.view("")["held"][1] == 2
    assert table.view("")["silent"] == []
    table.play("C 1x1", "D pass", "A pass")
    assert table.waiting() == "B"
    assert table.told("missed") == []


def test_ss_x40_penalised_ghost() -> None:
    table = Table(hands=["1 1", "4 GHOST", "6 9 1 1", "MOUSE 1 1"], dealer=0)
    table.play("B 1x4", "B silent").quiet().play("C 1x6")
    assert (table.phase(), table.asked()) == ("Holly", "DA")
    turned_away(table, "B GHOST", "SS-37")
    table.quiet().play("D pass")
    assert (table.phase(), table.asked()) == ("Holly", "A")
    turned_away(table, "B GHOST", "SS-37")
    table.quiet().play("A pass")
    assert (table.phase(), table.asked()) == ("Holly", "D")
    turned_away(table, "B GHOST", "SS-37")
    table.quiet()
    assert table.told("missed") == [{"what": "missed", "seat": 1}]
    table.play("C 1x9")
    assert (table.phase(), table.asked()) == ("Holly", "DAB")
    table.play("D -", "A -")
    assert set(table.menu("B")) == {"-", "GHOST"}
    table.play("B GHOST")
    assert table.hand("C") == "1 1 9"


def test_ss_x41_two_out_in_one_round() -> None:
    table = Table(hands=["4 4", "1 1", "9 9", "2 2"], options=ONE_GAME)
    table.play("A 2x4", "B pass", "C 2x9", "D pass")
    assert table.told("out") == [
        {"what": "out", "seat": 2, "place": 1, "points": 4},
        {"what": "out", "seat": 0, "place": 2, "points": 3},
    ]
    table.play("D 2x2", "B pass")
    assert table.match.over()
    assert table.scores() == [3, 1, 4, 2]


def test_ss_x42_the_straggler_overtakes() -> None:
    table = Table(hands=["5", "6 8", "", ""], places=[2, 3], options=ONE_GAME)
    table.play("A 1x5")
    assert (table.phase(), table.waiting()) == ("Turn", "B")
    table.play("B 1x6", "B declare")
    assert (table.phase(), table.waiting()) == ("Turn", "B")
    assert set(table.menu("B")) == {"pass", "1x8"}
    table.play("B 1x8")
    assert table.told("out") == [
        {"what": "out", "seat": 1, "place": 3, "points": 2},
        {"what": "out", "seat": 0, "place": 4, "points": 1},
    ]
    assert table.match.over()
    assert table.scores() == [1, 2, 4, 3]


def test_ss_x43_santa_against_12() -> None:
    table = Table(hands=["12", "SANTA", "1 1", "TREE 1 1"])
    table.play("A 1x12", "B SANTA")
    assert table.view("")["went_out"] == [{"seat": 0, "value": 12}, {"seat": 1, "value": 13}]
    assert table.told("out") == [
        {"what": "out", "seat": 1, "place": 1, "points": 4},
        {"what": "out", "seat": 0, "place": 2, "points": 3},
    ]


def test_ss_x44_zero_against_mouse() -> None:
    table = Table(hands=["SCROOGE", "MOUSE", "1 1", "TREE 1 1"])
    table.play("A 0:SCROOGE", "B MOUSE")
    assert table.view("")["went_out"] == [{"seat": 0, "value": 0}, {"seat": 1, "value": 0}]
    assert table.told("out") == [
        {"what": "out", "seat": 0, "place": 1, "points": 4},
        {"what": "out", "seat": 1, "place": 2, "points": 3},
    ]
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "mouse"}]
    table.quiet()
    assert (table.phase(), table.waiting()) == ("Turn", "C")


def test_ss_x45_winner_and_neighbour_both_out() -> None:
    table = Table(hands=["9", "", "1 1", "1 1"], places=[1])
    table.play("A 1x9", "C pass", "D pass")
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "top"}]
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    table = Table(hands=["9", "3", "1 1", "1 1"], dealer=0)  # B out earlier in the same round
    table.play("B 1x3", "C pass", "D pass", "A 1x9")
    assert table.view("")["places"] == [0, 1]
    assert (table.phase(), table.waiting()) == ("Turn", "C")


def test_ss_x46_five_player_points() -> None:
    table = Table(hands=["9", "8", "7", "6", "1 TREE"], options=ONE_GAME)
    rounds = ("A 1x9 BCDF", "B 1x8 CDF", "C 1x7 DF", "D 1x6 F")
    for letter, play, others in [line.split() for line in rounds]:
        table.quiet().play(f"{letter} {play}", *[f"{other} pass" for other in others])
    assert table.match.over()  # F, alone with cards, is not even asked for the Tree
    assert [scored["seat"] for scored in table.told("scored")] == [0, 1, 2, 3, 4]
    assert table.scores() == [5, 4, 3, 2, 1]
    assert table.view("")["held"] == [0, 0, 0, 0, 2]


def test_ss_x47_three_player_deck() -> None:
    table = Table(seats=3, seed="x47", options=ONE_GAME)
    assert table.view("")["held"] == [17, 17, 17]
    cards = deck(table)
    assert sum(cards.values()) == 51
    assert sum([cards[str(value)] for value in range(4, 13)]) == 45
    assert [cards[str(value)] for value in (1, 2, 3)] == [0, 0, 0]
    assert specials(table) == {"SANTA": 1, "E": 3, "FRUIT": 1, "TREE": 1}
    picker = Random(47)
    phases = set()
    while not table.match.over():
        phases.add(table.phase())
        seat = table.match.waiting()[0]
        table.match.play(seat, picker.choice(table.match.menu(seat)))
    assert "Turn" in phases
    assert not phases & {"Holly", "SantaWindow"}


@pytest.mark.parametrize(
    ("seats", "dealer", "held"),
    [(4, 3, [22] * 4), (8, 7, [11] * 8), (5, 4, [18, 18, 18, 17, 17])],
)
def test_ss_x48_even_and_uneven_deals(seats: int, dealer: int, held: list[int]) -> None:
    table = Table(seats=seats, options={"first_dealer": dealer})
    assert table.view("")["held"] == held
    assert sum(deck(table).values()) == 88


def fruitcake(phase: str, **options: Any) -> Table:
    """B was dealt the Fruitcake; the first round has not begun."""
    hands = ["5 5", "1 9 9 E FRUIT", "2 2", "3 3"]
    return Table(hands=hands, phase={"phase": phase}, options=options)


def test_ss_x49_fruitcake() -> None:
    table = fruitcake("Fruitcake")
    assert (table.asked(), table.waiting()) == ("B", "B")
    assert set(table.menu("B")) == {f"FRUIT:{v}>{p}" for v in (1, 9) for p in "ACD"}
    table.refuses("B FRUIT:E>D", "SS-83")
    table.refuses("B FRUIT:1>B", "SS-83")
    table.play("B FRUIT:1>D")
    assert table.hand("B") == "9 9 E"
    assert table.hand("D") == "1 3 3"
    assert table.view("")["held"] == [2, 3, 2, 3]
    assert table.view("")["gone"].count("FRUIT") == 1
    assert (table.phase(), table.waiting()) == ("Turn", "A")


def test_ss_x49_the_fruitcake_cannot_be_declined() -> None:
    fruitcake("Fruitcake").refuses("B -", "SS-85")


def test_ss_x49_fruitcake_that_may_be_kept() -> None:
    table = fruitcake("OfferFruitcake", fruitcake_play="may")
    assert (table.asked(), table.waiting()) == ("ABCD", "A")
    assert table.menu("A") == ["-"]
    table.play("A -")
    assert set(table.menu("B")) == {"-"} | {f"FRUIT:{v}>{p}" for v in (1, 9) for p in "ACD"}
    table.play("B FRUIT:1>D")
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    assert table.view("")["held"] == [2, 3, 2, 3]


def test_ss_x49_a_fruitcake_kept_back_is_only_a_zero() -> None:
    table = fruitcake("OfferFruitcake", fruitcake_play="may")
    table.play("A -", "B -")
    assert table.waiting() == "C"
    table.play("C -", "D -")
    table.play("A 1x5", "A declare")
    assert set(table.menu("B")) == {"pass", "1x9"}
    table.refuses("B FRUIT:1>D", "SS-82")
    table.play("B 1x9", "C pass", "D pass", "A pass", "B pass")
    assert set(table.menu("B")) == {"1x1", "1x1+1E", "1x9", "1x9+1E"}
    table.refuses("B 0:FRUIT", "SS-63")
    table.play("B 1x9", "C pass", "D pass", "A pass", "B pass")
    table.play("B 1x1+1E", "B declare", "C pass", "D pass")  # A and B have one card left
    assert table.menu("B") == ["0:FRUIT"]


def test_ss_x50_many_elves_on_a_12() -> None:
    table = Table(hands=["12 E E E", "SANTA 11 11 10 10 10", "9 9 9 9", "8 8 8 8 8"])
    table.play("A 1x12+3E")
    assert table.view("")["pile"] == [{"seat": 0, "play": "1x12+3E", "value": 12}]
    assert table.view("")["number"] == 4
    assert set(table.menu("B")) == {"pass", "SANTA"}
    table.play("B pass")
    assert table.menu("C") == ["pass"]
    table.play("C pass")
    assert table.menu("D") == ["pass"]


def test_ss_x51_beginners() -> None:
    snow = {"special_set": "snow_only"}
    assert specials(Table(seats=4, options=snow)) == {"TREE": 1, "FRUIT": 1, "SCROOGE": 1}
    with_carol = Table(seats=4, options=snow, edition=CAROL_AS_SNOW)
    assert specials(with_carol) == {"TREE": 1, "FRUIT": 1, "SCROOGE": 1, "CAROL": 1}
    without = Table(seats=4, options=snow, edition=CAROL_AS_STAR)
    assert specials(without) == {"TREE": 1, "FRUIT": 1, "SCROOGE": 1}
    beginners = Table(seats=4, options={"special_set": "santa_elves"})
    assert specials(beginners) == {"SANTA": 1, "E": 3}


def last_moments(game: int, scores: list[int], order: str) -> Match:
    """A game of the night in which these four go out in this order, the last left over."""
    first, second, third, fourth = [LETTERS.index(letter) for letter in order]
    hands = [""] * 4
    hands[third] = "5"
    hands[fourth] = "1 1"
    sheet = scores[:]
    sheet[first] += 4  # written down when their rounds were over
    sheet[second] += 3
    position = {
        "game": game,
        "scores": sheet,
        "hands": hands,
        "places": [first, second],
        "phase": {"phase": "Turn", "seat": third},
    }
    match = yuletable.new("secret_santa", 4, seed="x52", position=position)
    match.play(third, "1x5")
    match.play(fourth, "pass")
    return match


def test_ss_x52_night() -> None:
    match = last_moments(1, [0, 0, 0, 0], "ABCD")
    assert match.scores() == [4, 3, 2, 1]
    match = last_moments(2, match.scores(), "BCDA")
    assert match.scores() == [4 + 1, 3 + 4, 2 + 3, 1 + 2]
    assert not match.over()
    match = last_moments(3, match.scores(), "CADB")
    assert match.over()
    assert match.scores() == [8, 8, 9, 5]
    assert match.events[-1].seen_by(HOUSE) == {
        "what": "night_over",
        "seat": HOUSE,
        "winners": (2,),
        "totals": (8, 8, 9, 5),
    }


def test_ss_x53_singing() -> None:
    table = Table(hands=["5 5 5 5 5 E 1 1", "1 1 1 1 1", "1 1", "1 1"])
    table.play("A 4x5+1E")
    assert table.view("")["pile"] == [{"seat": 0, "play": "4x5+1E", "value": 5}]
    assert table.view("")["number"] == 5
    assert table.told("sing") == [{"what": "sing", "seat": 0}]


def test_ss_x54_santa_or_dumping_him_as_a_zero() -> None:
    table = Table(hands=["SANTA SCROOGE", "1 1", "1 1", "1 1"])
    assert set(table.menu("A")) == {"SANTA", "0:SANTA", "0:SCROOGE", "0:SANTA+SCROOGE"}
    table.play("A SANTA")
    assert (table.phase(), table.waiting()) == ("FinalGift", "A")
    table.play("A declare")
    assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "santa"}]


def test_ss_x54_santa_as_a_zero_can_be_beaten() -> None:
    table = Table(hands=["SANTA SCROOGE", "1 1 2 2", "1 1", "TREE 1 1"])
    table.play("A 0:SANTA+SCROOGE")
    assert table.told("won_round") == []
    assert set(table.menu("B")) == {"pass", "2x1", "2x2"}
    table.play("B 2x1", "C pass", "D pass", "B pass")
    assert table.told("won_round") == [{"what": "won_round", "seat": 1, "why": "top"}]
    assert table.view("")["went_out"] == [{"seat": 0, "value": 0}]
    assert table.told("out") == [{"what": "out", "seat": 0, "place": 1, "points": 4}]


def test_ss_x54_santa_as_a_zero_can_be_haunted() -> None:
    table = Table(hands=["SANTA SCROOGE", "1 1", "GHOST 1 1", "1 1"])
    table.play("A 0:SANTA+SCROOGE", "C GHOST")
    assert table.hand("A") == "SANTA SCROOGE"
    assert table.view("")["went_out"] == []
    assert table.waiting() == "B"


def test_ss_x55_final_gift_missed_with_everyone_else_passed() -> None:
    table = Table(hands=["1 1", "8 3", "1 1", "1 1"], dealer=0)
    table.play("B 1x8", "B silent", "C pass", "D pass", "A pass")
    assert table.told("missed") == [{"what": "missed", "seat": 1}]
    assert table.told("won_round") == [{"what": "won_round", "seat": 1, "why": "top"}]
    assert table.view("")["silent"] == []
    assert (table.phase(), table.waiting()) == ("Turn", "B")
    assert table.menu("B") == ["1x3"]


def test_ss_x56_windows_die_away() -> None:
    table = Table(hands=["5 1 1", "1 1", "8 1 1", "GHOST 9 1 1"])
    table.play("A 1x5")
    assert (table.phase(), table.asked()) == ("Holly", "BCD")
    table.quiet().play("B pass")
    assert (table.phase(), table.waiting()) == ("Turn", "C")
    table.play("C 1x8")
    assert (table.phase(), table.asked()) == ("Holly", "DAB")
    table.play("D GHOST")
    assert (table.phase(), table.waiting()) == ("Turn", "D")
    table.play("D 1x9")
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    table.play("A pass")
    assert (table.phase(), table.waiting()) == ("Turn", "C")


def test_ss_x57_a_haunted_zero() -> None:
    table = Table(hands=["MOUSE SCROOGE", "4 4 1 1", "1 1", "GHOST 1 1"])
    table.play("A 0:MOUSE+SCROOGE")
    assert {"MOUSE", "SCROOGE"} <= set(table.view("")["gone"])
    table.play("D GHOST")
    assert table.hand("A") == "MOUSE SCROOGE"
    assert not {"MOUSE", "SCROOGE"} & set(table.view("")["gone"])
    assert "GHOST" in table.view("")["gone"]
    assert table.waiting() == "B"
    table.play("B 2x4")
    assert (table.phase(), table.asked()) == ("Holly", "CDA")
    table.play("C -", "D -")
    assert set(table.menu("A")) == {"-", "MOUSE"}


def test_ss_x58_silent_then_haunted() -> None:
    table = Table(hands=["1 1", "7 7 3", "GHOST 2 1", "1 1"], dealer=0)
    table.play("B 2x7", "B silent")
    assert table.view("")["silent"] == [1]
    table.play("C GHOST")
    assert table.hand("B") == "3 7 7"
    assert table.view("")["silent"] == []
    table.play("C 1x2", "C declare", "D pass", "A pass")
    assert table.waiting() == "B"
    assert table.told("missed") == []


def test_ss_x59_carol_as_a_star() -> None:
    table = Table(
        hands=["3 1 1", "CAROL", "MOUSE 1 1", "GHOST 1 1"], edition=CAROL_AS_STAR, dealer=0
    )
    assert set(table.menu("B")) == {"0:CAROL", "CAROL>A", "CAROL>C", "CAROL>D"}
    table.play("B CAROL>D")
    assert table.seats() == "ADCB"
    assert table.view("")["went_out"] == [{"seat": 1, "value": 0}]
    assert table.told("window") == []
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    table.refuses("A pass", "SS-22")
    table.play("A 1x3").quiet()
    assert table.waiting() == "D"


def test_ss_x60_waiting_again() -> None:
    table = Table(hands=["5 5 1 1", "8 8 1 1", "GHOST 1 1", "MOUSE 1 1"])
    table.play("A 2x5").quiet().play("B 2x8")
    assert (table.phase(), table.asked()) == ("Holly", "CDA")
    table.play("C GHOST")
    assert table.view("")["pile"] == [{"seat": 0, "play": "2x5", "value": 5}]
    assert table.asked() == "CD"
    table.play("C -")
    assert table.waiting() == "D"
    table.play("D -")
    assert (table.phase(), table.waiting()) == ("Turn", "C")


def test_ss_x60_without_the_ghost_a_is_asked_too() -> None:
    table = Table(hands=["5 5 1 1", "8 8 1 1", "GHOST 1 1", "MOUSE 1 1"])
    table.play("A 2x5").quiet().play("B 2x8", "C -", "D -")
    assert (table.phase(), table.waiting()) == ("Holly", "A")
