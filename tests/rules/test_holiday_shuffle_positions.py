"""Holiday Shuffle: positions written by hand, what they leave out, and what is wrong in them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.holiday import GAME, SCORING, terms
from tests.table import Table
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match

A = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
B = "Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30 Mar20"
ORDERED = "Jan6 Feb14 Mar17 Apr11 May9 Jun19 Jul4 Aug19 Sep12 Nov2"
WILDS = "W Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
PLACEMENT = {"wild_binding": "placement"}
CONSENT = {"trade_consent": True}


def at(options: dict[str, Any] | None = None, **position: Any) -> Match:
    return Match(GAME, 2, options=options, position={"mats": [A, B], **position})


def test_only_the_mats_are_needed() -> None:
    match = at()
    assert match.waiting() == (0,)
    position = match.position()
    assert (position["round"], position["dealer"], position["scores"]) == (1, 1, [0, 0])
    assert (position["discard"], position["draw"][:5]) == ("Jan6", "Jan19")
    cards = f"{A} {B} {position['draw']} {position['discard']}".split()
    assert sorted(cards) == sorted([terms().codes[card] for card in terms().deck])


def test_capitals_commas_and_spaces_do_not_matter() -> None:
    match = at(mats=[A.lower().replace(" ", ", "), B.upper()])
    assert match.position()["mats"] == [A, B]


def test_what_is_named_nowhere_is_left_to_draw_unless_the_pile_is_given() -> None:
    assert at(draw="Jul4 Aug1", discard="Oct31").position()["draw"] == "Jul4 Aug1"
    match = at(discard="Oct31")
    assert match.view(0)["draw"] == 57


def test_without_a_phase_a_round_that_is_won_is_scored() -> None:
    match = Match(GAME, 2, options={"rounds": 1}, position={"mats": [ORDERED, B]})
    assert match.over()
    assert match.scores()[0] == 19


def test_without_a_phase_wilds_are_named_under_placement() -> None:
    match = Match(GAME, 2, options=PLACEMENT, position={"mats": [WILDS, B]})
    assert match.view(0)["phase"] == "Naming"
    match.play(0, "W1=Jan2")
    assert match.view(0)["phase"] == "Turn"


def test_a_naming_after_a_turn_ends_that_turn() -> None:
    position = {"mats": [WILDS, B], "phase": {"phase": "Naming", "turn": [0]}}
    match = Match(GAME, 2, options=PLACEMENT, position=position)
    match.play(0, "W1=Jan2")
    assert match.waiting() == (1,)


def test_further_turns_may_be_owed() -> None:
    match = at(extra=2)
    assert match.position()["extra"] == match.view(1)["extra"] == 2
    for _ in range(3):
        match.play(0, "P")
        match.play(0, "x")
    assert match.waiting() == (1,)
    assert match.position()["extra"] == 0


def test_phases_that_ask_nobody_go_on_at_once() -> None:
    assert at(phase={"phase": "Opening"}).waiting() == (0,)
    assert at(phase={"phase": "TurnEnd", "seat": 0}).waiting() == (1,)
    assert at(phase={"phase": "Rounds"}).view(0)["round"] == 2
    assert at(stack=[]).over()


def test_a_phase_is_put_on_what_lies_below_it() -> None:
    match = at(mats=[A.replace("Jan1", "Jan21"), B], phase={"phase": "Effect", "effect": "TRADE"})
    assert [phase["phase"] for phase in match.position()["stack"]] == [
        "Rounds",
        "TurnEnd",
        "Effect",
    ]
    match = at(
        CONSENT,
        mats=[A.replace("Jan1", "Jan21"), B],
        phase={"phase": "Consent", "mine": 1, "partner": 1, "theirs": 2},
    )
    assert match.waiting() == (1,)
    match.play(1, "accept")
    assert match.waiting() == (1,)
    assert match.view(1)["mats"][1][1] == "Jan21"


@pytest.mark.parametrize(
    ("position", "entry", "words"),
    [
        ({"mats": None}, "position.mats", "list"),
        ({"mats": [A]}, "position.mats", "each of the 2 seats"),
        ({"mats": [A, B[6:]]}, "position.mats[1]", "ten cards"),
        ({"mats": [A, A]}, "position.mats", "more often"),
        ({"mats": [A.replace("Jan1", "Jan2"), B]}, "position.mats[0]", "no card"),
        ({"mats": [A.replace("Jan1", "Jan1=Jan2"), B]}, "position.mats[0]", "only a Wild"),
        ({"mats": [WILDS.replace("W", "W=Jan2"), B]}, "position.mats[0]", "scored"),
        ({"mats": [ORDERED, B], "phase": {"phase": "Turn"}}, "position.mats[0]", "in order"),
        ({"discard": ""}, "position.discard", "face up"),
        ({"discard": "Jan1"}, "position.discard", "more often"),
        ({"draw": "Dec31"}, "position.draw", "more often"),
        ({"draw": 5}, "position.draw", "text"),
        ({"held": "Jul4"}, "position.held", "Drawn"),
        ({"held": "Jul4 Aug1"}, "position.held", "one card"),
        ({"phase": {"phase": "Drawn"}}, "position.held", "which card"),
        ({"round": 4}, "position.round", "from 1 to 3"),
        ({"dealer": 2}, "position.dealer", "from 0 to 1"),
        ({"scores": [1]}, "position.scores", "2 seats"),
        ({"extra": -1}, "position.extra", "at least 0"),
        ({"flipped": 1}, "position.flipped", "true or false"),
        ({"hands": []}, "position.hands", "unknown"),
        ({"phase": {"phase": "Trun"}}, "position.phase.phase", "perhaps Turn"),
        ({"phase": {"phase": "Turn", "effect": "AGAIN"}}, "position.phase.effect", "unknown"),
        ({"phase": {"phase": "Turn", "seat": 2}}, "position.phase.seat", "from 0 to 1"),
        ({"phase": {"phase": "Effect"}}, "position.phase.effect", "missing"),
        ({"phase": {"phase": "Effect", "effect": "AGAIN"}}, "position.phase", "no card AGAIN"),
        ({"phase": {"phase": "Consent"}}, "position.phase", "trade_consent"),
        ({"phase": {"phase": "Naming"}}, "position.phase", "placement"),
        ({"phase": SCORING, "stack": []}, "position.phase", "either"),
        ({"stack": [{"phase": "Turn"}]}, "position.stack[0]", "lies on Rounds"),
        ({"stack": [{"phase": "Rounds"}, {"phase": "Rounds"}]}, "position.stack[1]", "nothing"),
    ],
)
def test_what_is_wrong_in_a_position_is_named(
    position: dict[str, Any], entry: str, words: str
) -> None:
    with pytest.raises(Invalid) as caught:
        at(**position)
    assert caught.value.entry == entry
    assert words in caught.value.why


@pytest.mark.parametrize(
    ("options", "position", "entry", "words"),
    [
        (PLACEMENT, {"mats": [WILDS, B], "phase": {"phase": "Turn"}}, "position.mats[0]", "HS-24"),
        (
            PLACEMENT,
            {"mats": [WILDS.replace("W", "W=Feb30"), B]},
            "position.mats[0]",
            "no Feb30",
        ),
        (
            {**PLACEMENT, "leap_day": "never"},
            {"mats": [WILDS.replace("W", "W=Feb29"), B]},
            "position.mats[0]",
            "HS-18",
        ),
        (
            PLACEMENT,
            {"mats": [WILDS.replace("W", "W=Jan2").replace("Nov1", "W=Jan2"), B]},
            "position.mats[0]",
            "HS-15",
        ),
        (
            {"wild_choice": "ask"},
            {"mats": [WILDS.replace("W", "W=Feb2"), B], "phase": SCORING},
            "position.mats[0]",
            "HS-15",
        ),
        (PLACEMENT, {"phase": {"phase": "Naming", "turn": []}}, "position.phase.turn", "asked"),
        (
            CONSENT,
            {"phase": {"phase": "Consent", "by": 0, "partner": 0}},
            "position.phase.partner",
            "HS-50",
        ),
        (CONSENT, {"phase": {"phase": "Consent", "partner": 1}}, "position.phase", "no card TRADE"),
    ],
)
def test_what_is_wrong_under_an_option_is_named(
    options: dict[str, Any], position: dict[str, Any], entry: str, words: str
) -> None:
    with pytest.raises(Invalid) as caught:
        at(options, **position)
    assert caught.value.entry == entry
    assert words in caught.value.why


def test_mats_are_needed() -> None:
    with pytest.raises(Invalid) as caught:
        Match(GAME, 2, position={})
    assert caught.value.entry == "position.mats"


def test_a_named_wild_may_share_its_date_with_a_printed_card_that_came_later() -> None:
    match = at(PLACEMENT, mats=[WILDS.replace("W", "W=Feb2"), B])
    assert match.view(0)["mats"][0][0] == "W=Feb2"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("D4", "TB-06"),
        (">", "TB-06"),
        ("> 11", "HS-05"),
        ("SW:0,3", "HS-05"),
        ("SW:3", "TB-06"),
        ("TR:3,E5", "HS-02"),
        ("TR:3,B11", "HS-05"),
        ("W3=Foo1", "TB-06"),
        ("W3=Feb30", "HS-16"),
        ("W11=Feb3", "HS-05"),
        ("draw", "TB-06"),
    ],
)
def test_unreadable_moves_say_what_was_expected(text: str, clause: str) -> None:
    Table("holiday_shuffle", mats=[A, B]).refuses(f"A {text}", clause)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("p", "P"),
        (" d > 4 ", "D>4"),
        ("X", "x"),
        ("ag", "AG"),
        ("sw:7,3", "SW:3,7"),
        ("tr:3,b5", "TR:3,B5"),
        ("w3=mar 21", "W3=Mar21"),
        ("w3=MAR05", "W3=Mar5"),
        ("Accept", "accept"),
        ("REFUSE", "refuse"),
        ("-", "-"),
    ],
)
def test_moves_are_read_as_people_write_them(written: str, read: str) -> None:
    assert GAME.read_move(written).text() == read
