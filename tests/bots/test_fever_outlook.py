"""What positions of Holiday Fever are worth: the dice of December, and who is richest then."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from tests.fever import Fever
from yuletable.bots.bot import sight
from yuletable.bots.levels import bot, taste_of
from yuletable.games.catalogue import find
from yuletable.games.holiday_fever.face.taste_outlook import landings, reached
from yuletable.games.holiday_fever.terms import FeverTerms
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host, Seat

GAME = find("holiday_fever")
TREES: dict[str, Any] = {"lights": [3] * 4, "ornaments": [3] * 4}


def worth(**position: Any) -> list[float]:
    return taste_of(GAME).worth(Fever(**position).state)


def test_hf_188_in_the_last_week_one_throw_of_six_is_christmas() -> None:
    terms = GAME.terms(4)
    assert isinstance(terms, FeverTerms)
    lands = landings(terms)
    assert [len(lands), *lands[24][:3]] == pytest.approx([25, 1 / 6, 1 / 6, 1 / 6])
    assert lands[12][:3] == pytest.approx([0, 0, 19 / 216])
    assert lands[1][:2] == [0, 0]


def test_hf_179_a_throw_may_slide_back_or_lead_nowhere() -> None:
    terms = GAME.terms(4)
    assert isinstance(terms, FeverTerms)
    assert reached(terms, 12) == [13, 14, 15, 16, 15, 18]  # day 17 is a Snowdrift
    assert reached(terms, 22) == [23, 24, 25, 22, 22, 22]
    assert len(reached(terms, 11)) == 36


def test_whoever_is_nearer_to_christmas_is_likelier_first() -> None:
    calendar: dict[str, Any] = {"days": [22, 12, 1, 0], "lights": [3, 3, 3, 0]}
    near = worth(**calendar, ornaments=[3, 3, 3, 0])
    assert near == sorted(near, reverse=True)
    assert near[0] > 0.5
    sure = worth(**calendar, ornaments=[3, 3, 3, 0], hands=["A10", "", "", ""])
    assert sure[0] > 1.1 * near[0]


def test_whoever_is_rich_need_not_land() -> None:
    rich = worth(days=[20, 0, 0, 0], deposits=[[], [2000], [], []], **TREES)
    assert rich[1] > 0.9


def test_hf_214_a_whole_tree_at_the_end_of_december_makes_debts_light() -> None:
    race = {"days": [20, 12, 12, 12], "race": True, "gift_deck": 0, **TREES}
    light = worth(**race)[0] - worth(**race, debts=[[400], [], [], []])[0]
    race["lights"] = [2, 3, 3, 3]
    heavy = worth(**race)[0] - worth(**race, debts=[[400], [], [], []])[0]
    assert 0 < 3 * light < heavy


def test_a_search_sees_who_is_about_to_land_and_keeps_them_from_it() -> None:
    table = Fever(
        days=[21, 0, 0, 0],
        hands=["", "A11", "", ""],
        throws="4",
        debts=[[100], [], [], []],
        **TREES,
    )
    table.play("A roll")
    thinker = bot("search:40", GAME)
    move = thinker.choose(sight(table.state, 1), stream("mittens", "luck")).text()
    assert move in ("play A11 A L", "play A11 A O")


def test_it_knows_better_than_chance_who_will_win() -> None:
    taste = taste_of(GAME)
    surprise, looks = 0.0, 0
    for number in range(30):
        luck = stream(f"outlook {number}", "table")
        state = GAME.start(GAME.terms(4), Host(luck))
        seen: list[list[float]] = []
        while not state.over():
            seat: Seat = state.waiting()[0]
            if state.stack[-1].parts().get("turn") is None:
                seen.append(taste.worth(state))
            state.play(seat, taste.choose(state, seat, state.menu(seat), luck), Host(luck))
        winner = state.scores.index(max(state.scores))
        late = seen[3 * len(seen) // 4 :]
        surprise += sum([-log(chances[winner]) for chances in late])
        looks += len(late)
    assert surprise / looks < 0.95  # knowing nothing it would be log 4, which is 1.39
