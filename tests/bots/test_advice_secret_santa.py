"""Positions of Secret Santa, and the reason a friend must give for a move in them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.advising import said, why
from tests.bots.test_search import along
from yuletable.bots.bot import sight
from yuletable.bots.hint import advice_of
from yuletable.games.catalogue import find
from yuletable.games.secret_santa.cards import ELF, GHOST, SANTA, TOP_GIFT
from yuletable.games.secret_santa.moves import Give
from yuletable.games.secret_santa.state import Santa

TURN = {"phase": "Turn", "seat": 0}


def top(seat: int, play: str) -> dict[str, Any]:
    return {"pile": [{"seat": seat, "play": play}], "phase": TURN}


PANEL: list[tuple[list[str], dict[str, Any], str, str]] = [
    (
        ["4 4 4 11", "6 8", "9", "7 12"],
        {},
        "3x4",
        "Nobody else has three cards, so no gifts can beat this. The round’s yours.",
    ),
    (
        ["2 2 2 SANTA", "5 6 7", "8 10 11", "4"],
        top(3, "2x9"),
        "SANTA",
        "Santa gets you the lead, and your three 2s take you home.",
    ),
    (
        ["3 3 8 GHOST", "", "5 5 7", "1 6 6"],
        {
            "passed": [0],
            "pile": [{"seat": 3, "play": "2x4"}, {"seat": 1, "play": "2x10"}],
            "phase": {"phase": "Holly", "after": 1},
        },
        "GHOST",
        "Bramble just went out. The Ghost is the only way to stop it.",
    ),
    (["5 5", "6 6 8", "9", "7 12"], {}, "2x5", "That’s your whole hand. Go!"),
    (
        ["5 5 9 1", "6 6 8", "9", "7 12"],
        {},
        "2x5",
        "Pip has one card left and can’t follow a pair.",
    ),
    (
        ["5 5 9 1", "6 SANTA 8 8", "9", "7 12"],
        {},
        "2x5",
        "Pip has one card left and can’t follow a pair, unless it’s Santa.",
    ),
    (
        ["5 7 10 10", "6 6 8", "9", "7 12"],
        top(3, "1x4"),
        "1x10",
        "Pip has one card left. Go high now to shut the door.",
    ),
    (
        ["2 2 9 11", "6 6 8 8", "9 9 9 5", "7 12 5 5"],
        {},
        "2x2",
        "Now’s your chance to unload your 2s. Later they’ll hardly beat anything.",
    ),
    (
        ["6 6 9 11 1", "6 7 8 8", "9 9 9 5", "7 12 5 5"],
        top(3, "2x5"),
        "2x6",
        "It fits exactly and gets rid of all your 6s.",
    ),
    (
        ["9 9 9 11 1", "6 7 8 8", "10 10 4 5", "7 12 5 5"],
        top(3, "2x5"),
        "pass",
        "You’d break up your three 9s. Pass and keep them together.",
    ),
    (
        ["1 1 3 3 4 4 6 11", "6 7 8 8", "10 10 4 5", "7 12 5 5"],
        top(3, "1x10"),
        "pass",
        "It’s too early to spend an 11. Save it for when the lead really counts.",
    ),
    (
        ["9 11 E 1", "6 6 8", "10 10 4 5", "7 12 5 5"],
        top(3, "2x5"),
        "1x9+1E",
        "The Elf makes it two, and that’s probably enough to take the round.",
    ),
    (
        ["3 3 8 12", "5 9", "5 5 7", "1 6 6"],
        top(3, "1x11"),
        "1x12",
        "Nobody can have anything higher. The round’s yours.",
    ),
    (
        ["3 3 8 MOUSE", "5 9 9", "5 5 7", "1 6 6"],
        {"pile": [{"seat": 3, "play": "2x4"}], "phase": {"phase": "Holly", "after": 3}},
        "MOUSE",
        "If Juniper wins, you play right after. End it here.",
    ),
    (
        ["3 3 8 MOUSE", "5 9 9 2", "5 5 7", "1 6 6"],
        {"pile": [{"seat": 1, "play": "2x4"}], "phase": {"phase": "Holly", "after": 1}},
        "-",
        "No hurry. Save it for somebody who’s about to go out.",
    ),
    (
        ["3 3 8 CAROL", "5 9 9 2", "", "1 6 6"],
        {
            "passed": [0, 1, 3],
            "pile": [{"seat": 2, "play": "2x10"}],
            "phase": {"phase": "Holly", "after": 2},
        },
        "CAROL>D",
        "Pip is out, so the player on their left will lead. Make that you.",
    ),
    (
        ["3 3 8 SCROOGE", "5 9 9 2", "4 4", "1 6 6"],
        {"misers": [1, 2], "phase": {"phase": "Snow"}},
        "SCROOGE>C",
        "Bench Pip. Nobody you can pick has fewer cards than 2.",
    ),
    (
        ["3 8 8 FRUIT", "5 9 9 2", "4 4", "1 6 6"],
        {"phase": {"phase": "Fruitcake", "seat": 0}},
        "FRUIT:3>B",
        "Give away a lone low card, your 3. Bramble has the most cards, so it helps them least.",
    ),
    (
        ["3 8 8 12", "9 9 2", "4 4 6", "1 6 6"],
        {"passed": [1, 2, 3], "pile": [{"seat": 0, "play": "1x5"}], "phase": TURN},
        "1x8",
        "The round’s yours anyway. Drop these for free before you take it.",
    ),
]


@pytest.mark.parametrize(("hands", "position", "move", "sentence"), PANEL)
def test_a_friend_says_why(
    hands: list[str], position: dict[str, Any], move: str, sentence: str
) -> None:
    found = why("secret_santa", {"dealer": 3, "hands": hands} | position, 0, move)
    assert said("secret_santa", found, 0) == sentence


def test_saying_the_final_gift_is_never_advised_against() -> None:
    position = {
        "dealer": 3,
        "hands": ["5", "6 6 8", "9 9", "7 12"],
        "pile": [{"seat": 0, "play": "2x4"}],
        "phase": {"phase": "FinalGift", "seat": 0},
    }
    assert said("secret_santa", why("secret_santa", position, 0, "silent"), 0) == ""
    found = why("secret_santa", position, 0, "declare")
    assert said("secret_santa", found, 0) == "Say it. Keeping quiet can cost you a turn."


def beats(hand: list[int], value: int, size: int) -> bool:
    """Has this hand so many of something higher, Elves counted?"""
    higher = [held for held in hand[value + 1 : TOP_GIFT + 1] if held]
    return any([held + hand[ELF] >= size for held in higher])


def test_what_nobody_can_beat_nobody_can_beat() -> None:
    game, seen = find("secret_santa"), 0
    for seed in ("fir", "pine"):
        for state, seat in along(game, 4, seed):
            assert isinstance(state, Santa)
            eyes = sight(state, seat)
            for move in [move for move in eyes.menu if isinstance(move, Give)]:
                for reason in advice_of(game).reasons(eyes.counted, seat, move, eyes.menu):
                    if reason.message in ("why-outnumber", "why-unbeatable"):
                        rest = [h for s, h in enumerate(state.hands) if s != seat]
                        size = move.gifts + move.elves
                        assert not [hand for hand in rest if beats(hand, move.value, size)]
                        spoil = reason.facts["spoil"]
                        assert spoil in ("santa", "both") or not [h for h in rest if h[SANTA]]
                        assert spoil in ("ghost", "both") or not [h for h in rest if h[GHOST]]
                        seen += 1
    assert seen > 10
