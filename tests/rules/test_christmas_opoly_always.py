"""What must hold after every move of any game: every dollar, deed, Present and Tree is counted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.promises import Players, table
from yuletable.games.catalogue import find
from yuletable.kernel.core import Event
from yuletable.kernel.game import Game
from yuletable.kernel.match import Match

GAME = find("christmas_opoly")
GAMES_EACH = 4


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_appears_or_vanishes(seats: int) -> None:
    for night in range(GAMES_EACH):
        match = table(GAME, seats, night)
        players = Players(GAME, match.record.seed)
        before = seen(match)
        while not match.over():
            seat, move = players.choose(match.state)
            events = match.play(seat, move)
            after = seen(match)
            money = total(after) - total(before)
            assert money == sum([from_bank(GAME, match, e, before) for e in events]), move
            counted(match, after)
            before = after


def seen(match: Match) -> dict[str, Any]:
    """The table with everybody's cash, shown or not."""
    state: Any = match.state
    return match.view(-1) | {"cash": list(state.cash)}


def total(view: dict[str, Any]) -> int:
    """All the money that is not the bank's."""
    return int(sum(view["cash"]) + view["middle"])


def from_bank(game: Game, match: Match, event: Event, before: dict[str, Any]) -> int:
    """What the bank pays, or takes if less than nothing, by what everyone is told."""
    told = event.seen_by(-1)
    what = told["what"]
    if what in ("dasher", "collected", "mortgaged"):
        return int(told["amount"])
    if what == "sold":
        return int(told["refund"])
    if what in ("bought", "dealt"):
        return -int(told["price"])
    if what == "built":
        return 0 if match.record.options.get("building_money") == "middle" else -int(told["price"])
    if what == "lifted":
        return -int(told["amount"])
    if what in ("bankrupt", "ruined"):
        return cleared(before, told["seat"])
    return 0


def cleared(view: dict[str, Any], seat: int) -> int:
    """Half the price of all that stood on somebody's properties."""
    refund = 0
    for space in view["deeds"][seat]:
        level = view["levels"].get(str(space), 0)
        deed = view["board"][space]
        if level:
            refund += min(level, 4) * (deed["present_price"] // 2)
            refund += deed["tree_price"] // 2 if level == 5 else 0
    return refund


def counted(match: Match, view: dict[str, Any]) -> None:
    """Stock, deeds, cash, evenness and claims (section 4.5)."""
    data = match.game.edition(match.record.edition).data
    levels = view["levels"]
    presents = sum([level for level in levels.values() if level < 5])
    trees = len([level for level in levels.values() if level == 5])
    assert view["presents"] + presents == data["presents"]["count"]
    assert view["trees"] + trees == data["trees"]["count"]
    assert min(view["cash"]) >= 0
    assert min(view["middle"], view["presents"], view["trees"]) >= 0
    owned = [space for deeds in view["deeds"] for space in deeds]
    assert len(set(owned)) == len(owned)
    assert all(deeds == sorted(deeds) for deeds in view["deeds"])
    state: Any = match.state
    for space, owner in enumerate(state.owner):
        assert (owner < 0) == (space not in owned)
        assert owner < 0 or space in view["deeds"][owner]
    assert not set(levels) & {str(space) for space in view["mortgaged"]}
    assert set(view["locked"]) <= set(view["mortgaged"]) & set(owned)
    for group in data["groups"]["items"]:
        for deeds in view["deeds"]:
            own = [levels.get(str(space), 0) for space in group["members"] if space in deeds]
            assert not own or max(own) - min(own) <= 1
    for seat in view["out"]:
        assert (view["cash"][seat], view["deeds"][seat]) == (0, [])
    counts = state.counts
    for seat, deeds in enumerate(view["deeds"]):
        for number, members in enumerate(state.terms.groups):
            held = len([s for s in members if s in deeds and s not in view["locked"]])
            assert counts[seat * len(state.terms.groups) + number] == held
    assert state.playing == len(view["order"]) - len(view["out"])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_table_that_runs_out_of_time_plays_the_meekest_moves(seats: int) -> None:
    """4.3: whoever does not answer rolls, declines, passes, stays silent, refuses, ends."""
    match = Match(GAME, seats, seed="meek", options={"turn_cap": 60})
    said: set[str] = set()
    while not match.over():
        seat = match.waiting()[0]
        move = match.menu(seat)[0].text()
        said.add(move.split()[0])
        match.play(seat, move)
    assert said == {"token", "roll", "decline", "pass", "end"}


def test_a_debtor_who_does_not_answer_mortgages_the_least_first() -> None:
    match = Match(
        GAME,
        2,
        seed="meek",
        position={
            "cash": [0, 0],
            "deeds": [[1, 3, 11, 12, 14, 31, 32, 34, 5], []],
            "levels": {"11": 2, "12": 2, "14": 1, "31": 1},
            "phase": {"phase": "Raise", "debtor": 0, "amount": 830},
        },
    )
    said = []
    while match.state.view(0)["phase"] == "Raise":
        said.append(match.menu(0)[0].text())
        match.play(0, said[-1])
    assert said == [
        "mortgage 1",
        "mortgage 3",
        "mortgage 5",
        "mortgage 32",
        "mortgage 34",
        "sell pink 2,1,1",
        "sell pink 1,1,1",
        "sell pink 1,1,0",
        "mortgage 14",
        "sell pink 1,0,0",
        "mortgage 12",
    ]


def test_a_debtor_who_does_not_answer_begins_with_the_least_whatever_its_place() -> None:
    position = {
        "cash": [0, 0],
        "deeds": [[5, 6, 7, 39], []],
        "phase": {"phase": "Raise", "debtor": 0, "amount": 300},
    }
    match = Match(GAME, 2, seed="meek", position=position)
    assert [move.text() for move in match.menu(0)[:4]] == [
        "mortgage 6",
        "mortgage 5",
        "mortgage 7",
        "mortgage 39",
    ]
