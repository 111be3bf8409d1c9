"""Positions of the train race, and the reason a friend must give for a move in them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.bots.advising import said, why
from tests.bots.test_search import along
from yuletable.bots.bot import sight
from yuletable.bots.hint import Reason, advice_of
from yuletable.games.catalogue import find
from yuletable.games.north_pole.moves import Number
from yuletable.games.north_pole.state import Race
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host

ROUNDS = {"phase": "Rounds"}
OTHERS = ["1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5"]
PANEL: list[tuple[list[int], str, str, str]] = [
    (
        [18, 20, 24, 31],
        "4 5 2 2 RC",
        "4",
        "That’s Hot Chocolate Corner, so you go again. Then your 5 takes you to the Bridge.",
    ),
    (
        [60, 66, 40, 82],
        "ST HB 3 6 RC",
        "ST",
        "Snow Storm, now! It blows Juniper onto the Slope, all the way back to space 60.",
    ),
    (
        [70, 64, 58, 74],
        "5 4 4 1 SA",
        "4",
        "It bumps Juniper back 4. Not the 5: it stops on the Slope. The 4 is safe.",
    ),
    ([80, 64, 58, 74], "5 4 4 1 SA", "4", "That’s the North Pole!"),
    ([78, 64, 58, 74], "EX 2 3 1 SA", "EX", "That’s the North Pole!"),
    (
        [70, 64, 58, 74],
        "3 3 3 1 SA",
        "3x3",
        "Unless somebody has a Reindeer Crossing, you’ve won.",
    ),
    (
        [40, 64, 58, 80],
        "HB 2 3 1 SA",
        "HB",
        "Juniper is 4 spaces from winning. Hustle-Bustle sends them back to space 68.",
    ),
    (
        [24, 10, 12, 31],
        "3 2 4 1 SA",
        "3",
        "It stops right at the Bridge, and that’s a 22-space shortcut.",
    ),
    ([18, 10, 12, 31], "4 2 2 1 SA", "4", "You stop right at Hot Chocolate Corner and go again."),
    (
        [40, 10, 12, 66],
        "HB 2 3 1 SA",
        "HB",
        "8 spaces for you, and Juniper rolls back 11. Hard to beat.",
    ),
    ([40, 10, 12, 66], "NE 2 3 1 SA", "NE>3", "Send the Elf to Juniper. That’s 39 spaces gone."),
    (
        [40, 10, 12, 66],
        "ST 2 3 1 SA",
        "ST",
        "Snow Storm costs the others 21 spaces together, and you nothing.",
    ),
    (
        [38, 30, 12, 20],
        "4 4 4 1 SA",
        "3x4",
        "Three 4s ride 17 spaces to Snowflake Falls. None of your single cards goes that far.",
    ),
    (
        [38, 30, 12, 20],
        "4 5 5 1 SA",
        "4",
        "Play the 4 and keep your two 5s. One more makes three of a kind.",
    ),
    ([2, 30, 12, 20], "4 5 1 2 SA", "4", "Then your 5 hits Evergreen Grove next turn."),
    ([38, 30, 12, 20], "4 5 1 2 SA", "5", "Nothing fancy, just ground."),
]


def standing(at: list[int], hand: str) -> dict[str, Any]:
    return {"at": at, "hands": [hand, *OTHERS]}


@pytest.mark.parametrize(("at", "hand", "move", "sentence"), PANEL)
def test_a_friend_says_why(at: list[int], hand: str, move: str, sentence: str) -> None:
    assert said("north_pole", why("north_pole", standing(at, hand), 0, move), 0) == sentence


@pytest.mark.parametrize(
    ("here", "play", "move", "sentence"),
    [
        (45, "ST", "SA", "Use Santa: you’d lose 7 spaces."),
        (82, "ST", "SA", "Use Santa: you’d lose 22 spaces."),
        (82, "ST", "-", ""),
        (3, "ST", "-", "Keep Santa. It’s only 3 spaces."),
        (5, "ST", "-", "Your call: 5 spaces now, or Santa for later."),
        (58, "NE>0", "SA", "Use Santa: you’d lose 31 spaces."),
        (70, "EX", "SA", "Use Santa: you’d miss a turn, and the race is nearly over."),
        (30, "EX", "SA", ""),
    ],
)
def test_santa_is_for_a_setback_that_hurts(here: int, play: str, move: str, sentence: str) -> None:
    threat = {
        "ST": {"phase": "Storm", "victims": [0]},
        "NE>0": {"phase": "Elf", "target": 0, "movers": []},
        "EX": {"phase": "Skip", "by": 3, "victim": 0},
    }[play]
    window = {"phase": "SantaWindow", "turn": [0], "by": 3, "play": play, "used": False}
    position = standing([here, 20, 24, 31], "SA 2 3 1 5") | {
        "stack": [ROUNDS, threat, window],
        "active": 3,
    }
    assert said("north_pole", why("north_pole", position, 0, move), 0) == sentence


@pytest.mark.parametrize(
    ("rider", "sentence"),
    [(70, "Now or never!"), (38, "Stop them: that’s 17 spaces, and you get the turn.")],
)
def test_reindeer_stop_a_ride(rider: int, sentence: str) -> None:
    window = {"phase": "ReindeerWindow", "turn": [0], "by": 3}
    stack = [ROUNDS, {"phase": "Arrive", "seat": 3}, window]
    position = standing([10, 20, 24, rider], "RC 2 3 1 5") | {"stack": stack, "active": 3}
    assert said("north_pole", why("north_pole", position, 0, "RC"), 0) == sentence


def test_where_there_is_one_move_there_is_no_reason() -> None:
    found = why("north_pole", standing([10, 20, 24, 31], "5 SA SA RC RC"), 0, "5")
    assert found == []


def test_what_cannot_be_played_is_tossed_before_santa() -> None:
    position = standing([40, 20, 24, 9], "HB HB RC SA")
    assert why("north_pole", position, 0, "toss:RC") == []
    found = why("north_pole", position, 0, "toss:HB")
    assert said("north_pole", found, 0) == "Santa and the reindeer are worth keeping."


def came_true(reason: Reason, before: Race, after: Race, seat: int) -> bool:
    """Did the move do what its reason said?"""
    facts, phase = reason.facts, after.stack[-1].wire_name if after.stack else ""
    match reason.message:
        case "why-pole":
            return after.over()
        case "why-bridge":
            return phase == "Bridge"
        case "why-station" | "why-station-bridge" | "why-station-station":
            return phase == "Bonus"
        case "why-bump":
            return bool(before.at[facts["who"]] - after.at[facts["who"]] >= facts["back"])
        case "why-ground" | "why-next" | "why-two" | "why-not":
            return after.at[seat] > before.at[seat]
    return True


def test_what_is_said_of_a_number_comes_true() -> None:
    game, seen = find("north_pole"), Counter[str]()
    for seed in ("fir", "pine", "spruce"):
        for state, seat in along(game, 4, seed):
            assert isinstance(state, Race)
            eyes = sight(state, seat)
            for move in [move for move in eyes.menu if isinstance(move, Number)]:
                after = state.copy()
                after.play(seat, move, Host(stream("true", seed)))
                for reason in advice_of(game).reasons(eyes.counted, seat, move, eyes.menu):
                    assert came_true(reason, state, after, seat), (reason, state.at, move.text())
                    seen[reason.message] += 1
    assert min(seen[f"why-{name}"] for name in ("station", "bump", "pole", "bridge", "ground")) > 0
