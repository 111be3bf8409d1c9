"""Who knows what: hidden cards, guesses, and positions written by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.table import Table, race
from yuletable.games.catalogue import find
from yuletable.games.north_pole.state import Race
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match

GAME = find("north_pole")


def guesses(table: Table, letter: str, count: int = 60) -> list[Race]:
    found = []
    for number in range(count):
        seat = table.letters.index(letter) if letter else HOUSE
        guess = table.match.state.guess(seat, stream("guess", letter, number))
        assert isinstance(guess, Race)
        found.append(guess)
    return found


# Views.


def test_np_21_nobody_sees_the_draw_pile_or_another_hand() -> None:
    table = race([5, 9], ["1 2 3 4 5", "6 7 RC SA 3"])
    for eyes, own in (("A", ["1", "2", "3", "4", "5"]), ("B", ["3", "6", "7", "RC", "SA"])):
        view = table.view(eyes)
        assert view["hand"] == own
        assert view["held"] == [5, 5]
        assert view["draw"] == 55
    assert table.view("")["hand"] is None


def test_np_23_others_learn_how_many_cards_were_drawn_and_not_which() -> None:
    table = race([5, 9], ["1 2 3 4 5", "6 7"]).play("A 1")
    drew = table.match.events[-1]
    assert drew.seen_by(0) == {"what": "drew", "seat": 1, "count": 3}
    assert len(drew.seen_by(1)["cards"]) == 3


def test_np_14_the_cards_drawn_for_the_deal_are_public() -> None:
    match = Match(GAME, 3, seed="fir")
    assert match.view(HOUSE)["lots"] == match.view(2)["lots"] != []


def test_np_108_who_is_asked_is_public_and_a_menu_is_not() -> None:
    table = race([9, 40, 41], ["ST 1", "SA 5", "5"]).play("A ST")
    assert [table.view(eyes)["asked"] for eyes in ("A", "B", "C", "")] == [[1, 2]] * 4
    assert table.menu("C") == []
    assert table.menu("B") == ["-", "SA"]


# Guesses.


def test_np_26_after_a_reshuffle_the_composition_is_known_and_the_order_is_not() -> None:
    table = race([0, 0], ["1 1 1 1", "5"], draw="3", phase={"phase": "Rounds"}, next=0)
    orders = set()
    for guess in guesses(table, "A"):
        orders.add(tuple(guess.draw))
        assert guess.hands[0] == [1, 1, 1, 1, 3]
        unseen = sorted([*guess.draw, *guess.hands[1]])
        assert unseen == sorted([*table.state.draw, *table.state.hands[1]])
    assert len(orders) == 60


def test_np_30_cards_in_the_discard_pile_are_nowhere_else() -> None:
    table = race([0, 0], ["1 1", "5 5 5"], discard="RC RC SA SA NE")
    for guess in guesses(table, "A"):
        assert guess.discard == table.state.discard
        assert not {103, 104, 105} & {*guess.draw, *guess.hands[1]}


def test_np_26_cards_played_and_reshuffled_are_no_longer_located() -> None:
    found = Counter[str]()
    table = race([0, 0], ["1 1 1 1", "5"], draw="3", phase={"phase": "Rounds"}, next=0)
    for guess in guesses(table, "A", 300):
        found["hand" if 103 in guess.hands[1] else "draw" if 103 in guess.draw else "?"] += 1
    assert set(found) == {"hand", "draw"}


def test_np_33_who_had_to_throw_a_card_away_has_shown_the_rest() -> None:
    table = race([5, 0], ["RC SA SA HB HB", "5 5 5 5 5"]).play("A toss:SA")
    known = [{"least": 4, "of": ["RC", "SA", "HB"]}]
    assert table.view("B")["known"] == [known, []]
    for guess in guesses(table, "B"):
        assert set(guess.hands[0]) <= {100, 104, 105}


def test_np_33_what_is_known_of_a_hand_wears_off() -> None:
    table = race([5, 0], ["RC RC SA SA HB", "5 5 5 5 5"], draw="6 …").play("A toss:SA", "B 5")
    assert table.view("B")["known"][0] == [{"least": 4, "of": ["RC", "SA", "HB"]}]
    table.play("A 6")  # the card just drawn
    assert table.view("B")["known"][0] == [{"least": 4, "of": ["RC", "SA", "HB"]}]
    hands = ["RC RC SA HB 6", "7 7 7 1 1"]
    known = [[0, 4, 4], [0, 0, 0]]
    played = race([5, 9], hands, known=known).play("A HB", "B -")
    assert played.view("B")["known"][0] == [{"least": 3, "of": ["RC", "SA", "HB"]}]


def test_np_33_the_groups_of_cards_that_may_be_barred() -> None:
    plain = race([5, 9], ["RC RC SA SA", "5"]).play("A toss:SA")
    assert plain.view("")["known"][0] == [{"least": 3, "of": ["RC", "SA"]}]
    barred = {"specialty_finish": "barred"}
    near = race([80, 9], ["RC EX HB SA", "5"], options=barred).play("A toss:EX")
    assert near.view("")["known"][0] == [{"least": 3, "of": ["RC", "SA", "HB", "EX"]}]
    spent = race([9, 5], ["RC RC HB", "5"], options={"santa_on_turn": "discard"})
    assert spent.play("A toss:HB").view("")["known"][0] == [{"least": 2, "of": ["RC", "HB"]}]


@pytest.mark.parametrize(
    ("card", "known"),
    [
        ("RC", [{"least": 2, "of": ["RC", "SA"]}, {"least": 3, "of": ["RC", "SA", "HB"]}]),
        ("HB", [{"least": 3, "of": ["RC", "SA"]}]),
    ],
)
def test_np_33_of_what_is_known_the_card_thrown_away_is_taken_off(card: str, known: Any) -> None:
    table = race([9, 5], ["RC RC SA HB", "1 2 3"], known=[[3, 4, 4], [0, 0, 0]])
    assert table.play(f"A toss:{card}").view("B")["known"][0] == known


def test_np_108_everyone_sees_the_question_on_top() -> None:
    table = race([18, 9, 20], ["ST 1", "1 2 3", "1 2"]).play("A ST")
    asked = {"turn": [1, 2], "by": 0, "play": "ST", "used": False}
    assert [table.view(letter)["question"] for letter in ("A", "B", "")] == [asked] * 3


def test_np_33_several_hands_known_at_once_can_all_be_dealt() -> None:
    hands = ["5 5 5", "RC SA HB", "RC SA", "HB EX 1"]
    known = [[0, 0, 0], [0, 3, 3], [2, 2, 2], [0, 1, 2]]
    table = race([9, 8, 7, 6], hands, known=known)
    assert table.view("")["known"][3] == [
        {"least": 1, "of": ["RC", "SA", "HB"]},
        {"least": 2, "of": ["RC", "SA", "HB", "EX"]},
    ]
    for letter in ("A", "B", ""):
        for guess in guesses(table, letter):
            for seat, least in enumerate(known):
                held = guess.least_held(seat)
                assert all(want <= have for want, have in zip(least, held, strict=True))


def test_np_33_passing_shows_the_whole_hand() -> None:
    table = race([5, 0], ["RC RC SA HB HB", "5"], options={"no_play": "pass"}).play("A -")
    assert table.view("B")["known"][0] == [{"least": 5, "of": ["RC", "SA", "HB"]}]


def test_np_23_cards_drawn_after_that_are_unknown() -> None:
    table = race([5, 0], ["RC RC SA SA HB", "5 5 5 5 5"]).play("A toss:SA", "B 5").quiet()
    fifth = {tuple(guess.hands[0]) for guess in guesses(table, "B", 200)}
    assert any(set(hand) - {100, 104, 105} for hand in fifth)


def test_np_108_a_guess_forgets_sealed_declines() -> None:
    table = race([9, 40, 41, 42], ["ST 1", "SA 5", "5", "5"]).play("A ST", "B -")
    assert [guess.waiting() for guess in guesses(table, "D", 3)] == [(1,)] * 3
    assert [guess.waiting() for guess in guesses(table, "C", 3)] == [(2,)] * 3


# Positions.


@pytest.mark.parametrize(
    ("position", "entry", "why"),
    [
        ({}, "position.hands", "missing"),
        ({"hands": ["1"]}, "position.hands", "each of the 2 seats"),
        ({"hands": ["1", "9"]}, "position.hands[1]", "'9' is no card of this deck"),
        ({"hands": ["1", "E"]}, "position.hands[1]", "'E' is no card"),
        ({"hands": ["NE", "NE"]}, "position.hands", "2 cards NE, the deck only 1"),
        ({"hands": ["NE", "1"], "discard": "NE"}, "position.discard", "2 cards NE"),
        ({"hands": ["NE", "1"], "draw": "NE …"}, "position.draw", "2 cards NE"),
        ({"hands": ["1", "1"], "draw": "2", "discard": "3"}, "position.draw", "end it with …"),
        ({"hands": ["1", "1"], "at": [0, 85]}, "position.at[1]", "from 0 to 84"),
        ({"hands": ["1", "1"], "at": [0, 75]}, "position.at[1]", "Slippery Slope"),
        ({"hands": ["1", "1"], "at": [0, 84]}, "position.at", "no train, while the race"),
        ({"hands": ["1", "1"], "stack": []}, "position.at", "one train stands on the North"),
        ({"hands": ["1", "1"], "dealer": 2}, "position.dealer", "from 0 to 1"),
        ({"hands": ["1", "1"], "active": -1}, "position.active", "from 0 to 1"),
        ({"hands": ["1", "1"], "detour": [0, None]}, "position.detour[0]", "at least 1"),
        ({"hands": ["1", "1"], "turns": [1]}, "position.turns", "each of the 2 seats"),
        ({"hands": ["1", "1"], "known": [[0, 0, 0], [1, 1, 1]]}, "position.known[1]", "holds 0"),
        ({"hands": ["1", "1"], "known": [[0, 0], [0, 0, 0]]}, "position.known[0]", "three"),
        ({"hands": ["1", "1"], "lots": [{"seat": 0, "card": "1 2"}]}, "position.lots[0].card", ""),
        ({"hands": ["1", "1"], "phase": {"phase": "Turn"}}, "position.phase.phase", "not known"),
        ({"hands": ["1", "1"], "phase": {"phase": "Play", "seat": 1}}, "position.phase", "seat 0"),
        ({"hands": ["1", "1"], "phase": {"phase": "Bonus"}, "at": [5, 0]}, "position.phase", "35"),
        ({"hands": ["1", "1"], "phase": {"phase": "Bridge"}}, "position.phase", "NP-50"),
        (
            {"hands": ["1", "1"], "at": [27, 0], "phase": {"phase": "Bridge"}},
            "position.phase.number",
            "missing",
        ),
        (
            {"hands": ["1", "1"], "at": [27, 49], "phase": {"phase": "Bridge", "number": 3}},
            "position.phase",
            "NP-51",
        ),
        (
            {"hands": ["1", "1"], "phase": {"phase": "SantaWindow", "play": "5x"}},
            "position.phase.play",
            "can’t read",
        ),
        (
            {"hands": ["1", "1"], "phase": {"phase": "SantaWindow", "play": "SA"}},
            "position.phase.play",
            "threatens nobody",
        ),
        (
            {"hands": ["1", "1"], "phase": {"phase": "SantaWindow", "play": "ST"}},
            "position.phase",
            "somebody is asked",
        ),
        (
            {"hands": ["1", "1"], "phase": {"phase": "SantaWindow", "play": "NE>0"}},
            "position.phase.play",
            "cannot be the target",
        ),
        (
            {"hands": ["1", "1"], "phase": {"phase": "SantaWindow", "play": "NE>2"}},
            "position.phase.play",
            "cannot be the target",
        ),
        (
            {"hands": ["1", "1"], "phase": {"phase": "SantaWindow", "play": "RC"}},
            "position.phase",
            "Reindeer Crossing of another seat",
        ),
        (
            {"hands": ["1", "1"], "stack": [{"phase": "Play"}]},
            "position.stack[0]",
            "Play lies on Rounds, not on nothing",
        ),
        (
            {"hands": ["1", "1"], "stack": [{"phase": "Rounds"}], "phase": {"phase": "Play"}},
            "position.phase",
            "either",
        ),
        ({"hands": ["1", "1"], "sealed": [[None, "-"]]}, "position.sealed", "each window"),
        ({"hands": ["1", "1"], "speed": 3}, "position.speed", "unknown"),
    ],
)
def test_np_25_np_65_np_107_a_wrong_position_is_named(
    position: dict[str, Any], entry: str, why: str
) -> None:
    with pytest.raises(Invalid) as caught:
        Match(GAME, 2, seed="fir", position=position)
    assert caught.value.entry == entry, str(caught.value)
    assert why in caught.value.why


def window(play: str, at: list[int], by: int = 0, **options: Any) -> Table:
    hands = ["1 2", "1 2", "1 2"]
    phase = {"phase": "SantaWindow", "play": play, "by": by}
    return race(at, hands, phase=phase, options=options)


def test_np_92_a_window_written_by_hand_knows_whom_it_asks() -> None:
    assert window("ST", [9, 30, 40]).asked() == "BC"
    assert window("ST", [9, 30, 40]).quiet().at() == [9, 23, 33]
    assert window("HB", [9, 30, 40]).asked() == "C"
    assert window("HB", [9, 30, 40]).quiet().at() == [9, 30, 37]
    assert window("HB>1", [9, 40, 40], hustle_tie="choose").quiet().at() == [9, 37, 40]
    assert window("EX", [9, 30, 40]).quiet().waiting() == "C"
    assert window("NE>2", [9, 49, 40]).quiet().at() == [9, 40, 27]
    assert window("4", [9, 9, 40], santa_blocks_bumps=True).quiet().at() == [9, 5, 40]
    crossed = window("RC", [9, 30, 40], by=2)
    assert crossed.waiting() == "A"
    assert crossed.play("A -").waiting() == "C"


def test_np_84_a_reindeer_window_written_by_hand() -> None:
    hands = ["1 2", "RC", "5"]
    table = race([9, 0, 0], hands, phase={"phase": "ReindeerWindow"})
    assert table.asked() == "BC"
    assert table.quiet().at()[0] == 11


def test_np_21_a_draw_pile_as_somebody_remembers_it() -> None:
    table = race([0, 0], ["1 1 1 1", "5"], draw="3 EX …", phase={"phase": "Rounds"}, next=0)
    assert table.hand("A") == "1 1 1 1 3"
    assert table.match.position()["draw"].startswith("EX ")
    dots = race([0, 0], ["1 1 1 1", "5"], draw="3 EX ...", phase={"phase": "Rounds"}, next=0)
    assert dots.match.position() == table.match.position()
