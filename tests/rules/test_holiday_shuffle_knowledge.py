"""Holiday Shuffle: who sees what, what every seat remembers, and that guesses are true to it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.holiday import GAME, pile, shuffle
from tests.table import Table
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match

DULL = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
SEATS = {"A": 0, "B": 1, "C": 2, "": HOUSE}


def guesses(table: Table, letter: str, count: int = 40) -> list[Any]:
    """Worlds this seat, or a passer-by, cannot tell from the real one."""
    return [
        table.state.guess(SEATS[letter], stream("guess", letter, number)) for number in range(count)
    ]


def held(worlds: list[Any]) -> set[str]:
    return {world.terms.codes[world.held] for world in worlds}


def orders(worlds: list[Any]) -> int:
    """How many different draw piles there are among these worlds."""
    return len({tuple(world.draw) for world in worlds})


def test_hs_36_only_the_drawer_sees_the_drawn_card() -> None:
    table = shuffle(DULL, draw="Jul4")
    table.play("A P")
    assert table.view("A")["held"]["card"] == "Jul4"
    assert table.view("B")["held"] is None
    assert table.view("")["held"] is None
    event = table.match.events[-1]
    assert event.seen_by(0)["card"] == "Jul4"
    assert "card" not in event.seen_by(1)
    assert "card" not in event.seen_by(HOUSE)


def test_hs_27_hs_30_hs_32_each_card_turned_up_before_a_round_was_hidden_until_then() -> None:
    match = Match(GAME, 2, seed="fir", options={"first_dealer": "draw"})
    told = {event.kind.name: event.kind.reveals for event in match.events}
    assert told == {
        "drew_for_deal": True,
        "round": False,
        "dealt": True,
        "turned_up": True,
    }


def test_hs_38_a_card_placed_or_rejected_lies_open_for_all() -> None:
    table = shuffle(DULL, draw="Jul4 Aug1")
    table.play("A P", "A x")
    assert table.view("B")["top"]["card"] == "Jul4"
    table.play("B P", "B >1")
    assert table.view("A")["mats"][1][0] == "Aug1"


def test_hs_23_the_menu_of_the_drawer_is_nobody_elses_business() -> None:
    table = shuffle(DULL, draw="W", options={"wild_gap_ban": True})
    table.play("A P")
    assert table.menu("B") == []
    assert "W" not in str(table.view("B")["question"])


def test_hs_32_after_a_shuffle_nobody_knows_the_order() -> None:
    table = shuffle(DULL, seats=3)
    for letter in SEATS:
        worlds = guesses(table, letter)
        assert orders(worlds) == len(worlds)
        assert {tuple(sorted(world.draw)) for world in worlds} == {tuple(sorted(table.state.draw))}


def test_hs_36_others_guess_at_the_drawn_card_and_the_drawer_does_not() -> None:
    table = shuffle(DULL, draw="Jul4", seats=3)
    table.play("A P")
    assert held(guesses(table, "A")) == {"Jul4"}
    for letter in ("B", "C", ""):
        assert len(held(guesses(table, letter))) > 10
    everything = Counter([*table.state.draw, table.state.held])
    for letter in SEATS:
        for world in guesses(table, letter):
            assert Counter([*world.draw, world.held]) == everything


@pytest.mark.parametrize("letter", list(SEATS))
def test_hs_51_after_a_flip_everybody_knows_the_order(letter: str) -> None:
    table = shuffle(DULL, draw="Jul4", discard="Aug1 Oct31 Apr22 Sep12", exact=True, seats=3)
    table.play("A P", "A x", "B P")
    for world in guesses(table, letter):
        assert world.draw == table.state.draw
        assert world.held == table.state.held  # drawn from a pile whose order all know


@pytest.mark.parametrize("timing", ["when_emptied", "turn_end", "when_needed"])
def test_hs_53_the_last_card_of_a_shuffled_pile_is_known_to_all(timing: str) -> None:
    """All other cards lie open or were seen, so it can be none but this."""
    table = shuffle(
        DULL,
        draw="Jul4",
        discard="Aug1 Oct31 Apr22 Sep12",
        exact=True,
        options={"flip_timing": timing},
    )
    table.play("A P")
    assert held(guesses(table, "B")) == {"Jul4"}


def test_hs_72_a_new_deal_makes_the_pile_unknown_again() -> None:
    ready = "Jan1 Feb2 Mar8 Apr1 May5 Jun14 Jul4 Dec25 Sep6 Nov1"
    table = shuffle(ready, top="Aug15", flipped=True)
    assert orders(guesses(table, "B")) == 1
    table.play("A D>8")
    assert table.view("")["flipped"] is False
    assert orders(guesses(table, "B")) == 40


def test_hs_51_the_view_does_not_show_the_order_of_the_draw_pile() -> None:
    table = shuffle(DULL, draw="Jul4", discard="Aug1 Oct31 Apr22 Sep12", exact=True)
    table.play("A P")
    assert table.view("B")["draw"] == 3
    assert table.view("B")["discard"] == ["Aug1"]
    assert "Oct31" not in str(table.view("B"))
    assert pile(table, "draw") == "Oct31 Apr22 Sep12"


def test_hs_25_the_cards_drawn_for_the_deal_are_seen_by_all() -> None:
    table = Table("holiday_shuffle", seats=4, seed="open")
    drawn = [event for event in table.match.events if event.kind.name == "drew_for_deal"]
    assert len(drawn) >= 4
    assert all(event.seen_by(HOUSE)["card"] for event in drawn)


def test_hs_21_designations_are_seen_by_all() -> None:
    line = "Jan1 W Mar8 Dec25 Nov1 Sep6 Jul4 May5 Aug1 Feb1"
    table = shuffle(line, phase={"phase": "Score"}, options={"rounds": 1})
    for letter in ("A", "B", ""):
        assert table.view(letter)["mats"][0][1] == "W=Feb2"
        assert table.view(letter)["dates"][0][1] == "Feb2"
