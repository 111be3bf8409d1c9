"""Secret Santa: advice that binds nobody, and windows that give nothing away (SS-107 to SS-109)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import yuletable
from tests.table import LETTERS, Table
from yuletable.games.catalogue import find
from yuletable.games.secret_santa.face.taste import GameTaste
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Refused
from yuletable.kernel.match import Match
from yuletable.rulebook.text import load

GAME = find("secret_santa")
STAR = {"special_types": {"types": {"carol": "star"}}}
SNOW = {"special_types": {"types": {"carol": "snow"}}}


def turns(table: Table, *lines: str) -> Table:
    """Make these moves; every window that opens before one of them passes unused."""
    for line in lines:
        table.quiet().play(line)
    return table


# Advice.


def test_ss_107_the_rules_keep_the_advice_for_hints_and_bots() -> None:
    clause = load("secret_santa").clauses["SS-107"]
    assert clause.section == "Advice"
    assert clause.words.startswith("Non-binding advice")
    assert "SS-107" in str(GameTaste.__doc__)


def test_ss_107_the_advice_binds_nobody() -> None:
    table = Table(hands=["1 12 SANTA", "2 10 10", "9 9 1", "11 8 1"])
    assert set(table.menu("A")) == {"1x1", "1x12", "SANTA"}
    table.play("A 1x1")  # low cards early, as advised, and now against every advice:
    table.play("B 1x10", "C pass", "D pass", "A 1x12", "A declare")
    assert table.view("")["pile"][-1]["play"] == "1x12"  # a high card spent in vain


def test_ss_107_no_refusal_cites_the_advice() -> None:
    rules = Path(str(yuletable.__file__)).parent
    sources = [*rules.glob("kernel/*.py"), *rules.glob("games/secret_santa/*.py")]
    assert len(sources) > 20
    assert not [source for source in sources if "SS-107" in source.read_text(encoding="utf-8")]


# Who is asked after a turn.

ALL_HOLLY = ["5 5 5 5", "9 9 9 GHOST", "8 8 8 MOUSE", "7 7 7 CAROL"]
ONLY_GHOST = ["5 5 5 5", "9 9 9 GHOST", "8 8 8 1", "7 7 7 1"]
ONLY_MOUSE = ["5 5 5 5", "9 9 9 1", "8 8 8 MOUSE", "7 7 7 1"]
ONLY_CAROL = ["5 5 5 5", "9 9 9 1", "8 8 8 1", "7 7 7 CAROL"]
NO_HOLLY = ["5 5 5 5", "9 9 9 1", "8 8 8 1", "7 7 7 1"]


@pytest.mark.parametrize(
    ("hands", "after_gifts", "after_a_pass"),
    [
        (ALL_HOLLY, "BCD", "CD"),
        (ONLY_GHOST, "BCD", ""),
        (ONLY_MOUSE, "BCD", "CD"),
        (ONLY_CAROL, "BCD", "CD"),
        (NO_HOLLY, "", ""),
    ],
)
def test_ss_108_a_window_opens_while_a_card_for_it_is_not_gone(
    hands: list[str], after_gifts: str, after_a_pass: str
) -> None:
    table = Table(hands=hands).play("A 1x5")
    assert asked_after_a_turn(table) == after_gifts
    turns(table, "B pass")
    assert asked_after_a_turn(table) == after_a_pass  # never A, who made the top


def test_ss_108_the_ghost_alone_opens_no_window_when_the_maker_of_the_top_passes() -> None:
    table = turns(Table(hands=ONLY_GHOST), "A 1x5", "B pass")
    turns(table, "C pass", "D pass", "A pass")
    assert (table.phase(), table.waiting()) == ("Turn", "A")  # straight on to the next round
    assert [event["seat"] for event in table.told("window")] == [0]


def asked_after_a_turn(table: Table) -> str:
    return table.asked() if table.phase() == "Holly" else ""


def test_ss_108_everyone_admitted_is_asked_whatever_they_hold() -> None:
    table = Table(hands=ALL_HOLLY).play("A 1x5")
    assert table.menu("B") == ["-", "GHOST"]
    table = Table(hands=["5 5 5 5", "9 9 9 1", "8 8 8 1", "7 GHOST MOUSE CAROL"]).play("A 1x5")
    for seat in "BC":
        assert (table.waiting(), table.menu(seat)) == (seat, ["-"])
        table.play(f"{seat} -")
    assert table.waiting() == "D"


@pytest.mark.parametrize(
    ("hands", "asked"),
    [
        (["MOUSE E", "9 9 1", "8 8 1", "7 7 1"], ""),  # laid face up: gone
        (["E E", "9 9 1", "8 8 MOUSE", "7 7 1"], "BCD"),
    ],
)
def test_ss_108_a_special_laid_face_up_is_gone(hands: list[str], asked: str) -> None:
    table = Table(hands=hands, options={"final_gift": "off"})
    table.play(f"A 0:{hands[0].split()[0]}")
    assert asked_after_a_turn(table) == asked


def test_ss_108_a_special_used_is_gone() -> None:
    table = Table(hands=ONLY_GHOST).play("A 1x5", "B GHOST", "B 1x9")
    assert table.phase() == "Turn"
    table = Table(hands=ONLY_CAROL).play("A 1x5", "D CAROL>B", "D 1x7")
    assert table.phase() == "Turn"


def test_ss_108_a_special_taken_back_is_not_gone() -> None:
    table = Table(hands=["MOUSE SCROOGE", "4 4 1", "8 8 1", "7 7 GHOST"])
    table.play("A 0:MOUSE+SCROOGE")
    assert table.view("")["gone"] == ["CAROL", "FRUIT", "MOUSE", "SANTA", "SCROOGE", "TREE"]
    table.play("D GHOST")
    assert table.view("")["gone"] == ["CAROL", "FRUIT", "GHOST", "SANTA", "TREE"]
    table.play("B 2x4", "B declare")
    assert asked_after_a_turn(table) == "CDA"


def test_ss_108_a_special_that_is_not_in_the_deck_is_gone() -> None:
    table = Table(seats=4, options={"special_set": "santa_elves"})
    assert table.view("")["gone"] == "CAROL FRUIT GHOST MOUSE SCROOGE TREE".split()
    assert table.phase() == "Turn"
    table.play(f"{table.waiting()} {table.menu(table.waiting())[0]}")
    assert table.phase() == "Turn"


def test_ss_108_not_those_who_are_out() -> None:
    table = Table(hands=["5 5 5 5", "9 9 9 GHOST", "", "7 7 7 CAROL"]).play("A 1x5")
    assert asked_after_a_turn(table) == "BD"


def test_ss_108_not_the_one_who_sits_out() -> None:
    table = Table(hands=ALL_HOLLY, scrooged=2, passed=[2]).play("A 1x5")
    assert asked_after_a_turn(table) == "BD"


def test_ss_108_not_those_who_owe_a_missed_turn() -> None:
    table = Table(hands=["5 5 5 5", "9", "8 8 8 MOUSE", "7 7 7 CAROL"], silent=[1]).play("A 1x5")
    assert asked_after_a_turn(table) == "CD"


def test_ss_108_those_who_have_passed_are_asked_all_the_same() -> None:
    table = turns(Table(hands=ALL_HOLLY), "A 1x5", "B pass", "C pass", "D 1x7")
    assert asked_after_a_turn(table) == "ABC"


def test_ss_108_the_mouse_only_while_something_stands() -> None:
    options = {"opener_may_pass": True}
    table = Table(hands=ONLY_MOUSE, options=options).play("A pass")
    assert table.phase() == "Turn"
    table = Table(hands=ONLY_GHOST, options=options).play("A pass")
    assert table.phase() == "Turn"


def test_ss_108_carol_always() -> None:
    table = Table(hands=ONLY_CAROL, options={"opener_may_pass": True}).play("A pass")
    assert asked_after_a_turn(table) == "BCD"


@pytest.mark.parametrize("edition", [STAR, SNOW])
def test_ss_108_carol_opens_holly_windows_only_as_a_holly_card(edition: dict[str, Any]) -> None:
    table = Table(hands=ONLY_CAROL, edition=edition).play("A 1x5")
    assert table.phase() == "Turn"


def test_ss_108_the_ghost_against_santa_under_the_option() -> None:
    hands = ["5 5 5 5", "9 9 SANTA 1", "8 8 8 GHOST", "7 7 7 1"]
    table = turns(Table(hands=hands, options={"ghost_on_santa": True}), "A 1x5", "B SANTA")
    assert (table.phase(), table.asked()) == ("SantaWindow", "CD")  # A made the top
    hands = ["5 5 5 5", "9 9 SANTA 1", "8 8 8 MOUSE", "7 7 7 CAROL"]
    table = turns(Table(hands=hands, options={"ghost_on_santa": True}), "A 1x5", "B SANTA")
    assert table.phase() == "Turn"


def test_ss_108_no_longer_those_whom_a_card_just_used_shuts_out() -> None:
    hands = ["5 5 5 5", "9 9 9 1", "8 8 8 GHOST", "7 7 7 MOUSE"]
    table = turns(Table(hands=hands), "A 1x5", "B 1x9")
    assert table.asked() == "CDA"
    table.play("C GHOST")
    assert table.asked() == "CD"  # the top is A's again
    hands = ["5 5 5 5", "9 9 9 1", "8 8 8 GHOST", "7 7 7 1"]
    table = turns(Table(hands=hands), "A 1x5", "B 1x9").play("C GHOST")
    assert table.phase() == "Turn"  # nothing is left that could be used


# Who is asked between rounds.


def between(hands: list[str], **more: Any) -> Table:
    """A opened with a 5, B gave a 9, C and D passed, and so, in the end, did A and B."""
    table = Table(hands=hands, **more)
    return turns(table, "A 1x5", "B 1x9", "C pass", "D pass", "A pass", "B pass")


def test_ss_108_the_tree_window_asks_everyone_in_the_game() -> None:
    table = between(["5 5 5", "9 9 9", "8 8 TREE", "7 7 7"])
    assert (table.phase(), table.asked()) == ("TreeWindow", "BCDA")
    assert table.menu("B") == ["-"]
    table = between(["5 5 5", "9 9 9", "8 8 8", "7 7 7"])
    assert (table.phase(), table.waiting()) == ("Turn", "B")  # the Tree is gone


def test_ss_108_between_rounds_not_those_who_are_out_or_owe_a_missed_turn() -> None:
    table = Table(
        hands=["5 5 TREE SCROOGE", "", "8", "7 7 7"],
        pile=[{"seat": 0, "play": "1x4"}],
        passed=[2, 3],
        silent=[2],
    )
    table.play("A pass")
    assert (table.phase(), table.asked()) == ("TreeWindow", "AD")
    table.play("A -", "D -")
    assert (table.phase(), table.asked()) == ("Snow", "AD")


def test_ss_108_the_second_window_asks_whoever_could_name_somebody() -> None:
    table = between(["5 5 5", "9 9 SCROOGE", "8 8 8", "7 7 7"])
    assert (table.phase(), table.asked()) == ("Snow", "BCDA")
    table = between(["5 5 5", "9 9 9", "8 8 8", "7 7 7"])
    assert table.phase() == "Turn"  # Scrooge is gone


def test_ss_108_the_only_miser_is_not_asked_unless_one_may_name_oneself() -> None:
    lines = ("A 1x5", "B 1x9", "C 1x10", "D pass", "A pass", "B pass", "C pass")
    hands = ["5 5 5", "9 9 SCROOGE", "10 8 8", "7 7 7"]
    table = Table(hands=hands).play(*lines)
    assert (table.phase(), table.asked()) == ("Snow", "CDAB")
    table = Table(hands=hands, options={"scrooge_self": False}).play(*lines)
    assert (table.phase(), table.asked()) == ("Snow", "CAB")


def test_ss_108_nobody_is_asked_when_nobody_can_be_named() -> None:
    table = Table(hands=["5 5 5", "9 9 SCROOGE", "10 8 8", "11 7 7"])
    table.play("A 1x5", "B 1x9", "C 1x10", "D 1x11", "A pass", "B pass", "C pass", "D pass")
    assert (table.phase(), table.waiting()) == ("Turn", "D")


def test_ss_108_likewise_for_carol_as_a_snow_card() -> None:
    table = between(["5 5 5", "9 9 9", "8 8 8", "7 7 CAROL"], edition=SNOW)
    assert (table.phase(), table.asked()) == ("Snow", "BCDA")
    table.play("D CAROL>A")
    assert table.phase() == "Turn"


# Paired worlds: the same public facts, other hands.


def elsewhere(match: Match, chance: Chance, keep: int = HOUSE) -> Match:
    """The same table with the cards nobody sees dealt otherwise; one hand may stay as it is."""
    position = match.position()
    hands = [hand.split() for hand in position["hands"]]
    others = [seat for seat in range(len(hands)) if seat != keep]
    cards = [card for seat in others for card in hands[seat]]
    order = list(range(len(cards)))
    chance.shuffle(order)
    dealt = iter([cards[at] for at in order])
    for seat in others:
        hands[seat] = [next(dealt) for _ in hands[seat]]
    position["hands"] = [" ".join(hand) for hand in hands]
    position["memory"] = {name: position["memory"][name] for name in ("pool", "treed")}
    return Match(
        GAME,
        match.record.seats,
        seed="elsewhere",
        edition=match.record.edition,
        options=match.record.options,
        position=position,
    )


def public(match: Match) -> dict[str, Any]:
    """All that a passer-by sees, but for the cards that lay open before they were dealt anew."""
    return {name: fact for name, fact in match.view(HOUSE).items() if name != "known"}


TABLES = [
    (4, {}, None),
    (5, {"opener_may_pass": True, "final_gift_penalty": "pass"}, SNOW),
    (6, {"ghost_on_santa": True, "scrooge_self": False}, STAR),
    (8, {"holly_after_pass": False, "tree_recipients": "also_just_out"}, None),
]


@pytest.mark.parametrize(("seats", "options", "edition"), TABLES)
def test_ss_108_paired_worlds_ask_the_same_seats(
    seats: int, options: dict[str, Any], edition: dict[str, Any] | None
) -> None:
    options = options | {"games_per_night": 1, "fruitcake_play": "may"}
    match = Match(GAME, seats, seed="paired", options=options, edition=edition)
    chance = stream("paired", "moves", seats)
    asked: dict[str, int] = {}
    while not match.over() and len(match.record.moves) < 250:
        seat = match.waiting()[0]
        menu = match.menu(seat)
        move = menu[chance.below(len(menu))]
        world = elsewhere(match, chance, keep=seat)
        assert public(world) == public(match)
        told = [event.seen_by(HOUSE) for event in match.play(seat, move)]
        assert [event.seen_by(HOUSE) for event in world.play(seat, move)] == told
        assert public(world) == public(match)
        phase = str(match.view(HOUSE)["phase"])
        asked[phase] = asked.get(phase, 0) + 1
    assert asked["Turn"] > 20  # a real game, with windows in it
    assert asked["Holly"] + asked["TreeWindow"] + asked["Snow"] > 20


# What a window gives away.


def test_ss_109_that_somebody_declined_shows_in_no_view_and_no_event() -> None:
    table = Table(hands=ALL_HOLLY).play("A 1x5")
    before = [table.view(who) for who in ("A", "B", "C", "D", "")]
    for seat in (1, 2):
        assert table.match.play(seat, "-") == []
        assert [table.view(who) for who in ("A", "B", "C", "D", "")] == before


def test_ss_109_a_window_that_passed_tells_only_that_it_passed() -> None:
    def log(hands: list[str]) -> list[dict[str, Any]]:
        table = turns(Table(hands=hands), "A 1x5", "B pass")
        table.quiet()
        return [event.seen_by(0) for event in table.match.events]

    told = log(ALL_HOLLY)
    assert [event["what"] for event in told] == ["gave", "window", "passed", "window"]
    assert told[1] == {"what": "window", "seat": 0, "kind": "holly"}
    assert log(["5 5 5 5", "9 9 9 MOUSE", "8 8 8 CAROL", "7 7 7 GHOST"]) == told
    assert log(["5 5 5 5", "9 9 9 1", "8 GHOST CAROL MOUSE", "7 7 7 1"]) == told


def test_ss_109_between_rounds_too() -> None:
    table = between(["5 5 5", "9 9 TREE", "8 8 SCROOGE", "7 7 7"])
    for _ in range(2):  # the Tree's window, then the other
        before = [table.view(who) for who in ("A", "B", "C", "D", "")]
        for seat in (1, 2, 3):
            assert table.match.play(seat, "-") == []
            assert [table.view(who) for who in ("A", "B", "C", "D", "")] == before
        table.play("A -")
    assert table.phase() == "Turn"


def test_ss_109_who_was_not_asked_yet_imagines_the_window_unanswered() -> None:
    table = Table(hands=ALL_HOLLY).play("A 1x5")
    imagined = [imagine(table, who) for who in ("A", "D", "")]
    table.play("B -")
    assert [imagine(table, who) for who in ("A", "D", "")] == imagined


def imagine(table: Table, who: str) -> dict[str, Any]:
    seat = LETTERS.index(who) if who else HOUSE
    return GAME.write_position(table.state.guess(seat, stream("fir", "imagine")))


def test_ss_109_a_refusal_does_not_tell_whether_others_have_answered() -> None:
    table = Table(hands=ALL_HOLLY).play("A 1x5")
    told = set()
    for declined in ("", "B -"):
        table.play(*[declined] if declined else [])
        for move in ("-", "CAROL>A"):
            with pytest.raises(Refused) as caught:
                table.match.play(3, move)
            told.add((caught.value.clause, caught.value.why))
    assert len(told) == 1


def test_ss_109_given_answers_lead_to_the_same_whoever_holds_what() -> None:
    ends = set()
    for hands in (ALL_HOLLY, ["5 5 5 5", "9 9 9 MOUSE", "8 8 8 CAROL", "7 7 7 GHOST"]):
        table = Table(hands=hands).play("A 1x5", "B -", "C -", "D -")
        ends.add((table.phase(), table.waiting(), str(table.view(""))))
    assert len(ends) == 1
