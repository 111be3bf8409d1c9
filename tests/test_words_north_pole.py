"""The train race in sentences."""

from __future__ import annotations

from typing import Any

import pytest

from tests.test_words_whole import whole
from yuletable.games.catalogue import find
from yuletable.games.north_pole import events
from yuletable.games.north_pole.cards import CODES, SPECIALTIES
from yuletable.games.north_pole.face.phrases import shuffles
from yuletable.games.north_pole.notation import read_move
from yuletable.kernel.core import Event, Kind
from yuletable.kernel.match import Match
from yuletable.words.sentences import Words

GAME = find("north_pole")
WORDS = Words(GAME)
NAMES = ["You", "Ivy", "Noel", "Clara", "Jasper", "Merry"]


def event(
    kind: Kind, seat: int, *facts: Any, secrets: tuple[Any, ...] = (), eyes: Any = ()
) -> Event:
    return Event(kind, seat, facts, secrets, eyes)


@pytest.mark.parametrize(
    ("happened", "viewer", "sentence"),
    [
        (event(events.LOT, 1, "SA"), 0, "Ivy draws Santa for the deal."),
        (event(events.LOT, 1, "7"), 1, "You draw a 7 for the deal."),
        (event(events.DEALER, 0), 0, "You deal."),
        (
            event(events.DEALT, 0, 4, secrets=(("1", "4", "EX", "SA"),), eyes=(0,)),
            0,
            "You are dealt 1, 4, Express and Santa.",
        ),
        (event(events.DEALT, 0, 4, secrets=(("1",),), eyes=(0,)), 1, ""),
        (event(events.DREW, 1, 2, secrets=(("4", "RC"),), eyes=(1,)), 0, "Ivy draws 2 cards."),
        (
            event(events.DREW, 1, 2, secrets=(("4", "RC"),), eyes=(1,)),
            1,
            "You draw 4 and Reindeer Crossing.",
        ),
        (event(events.SHUFFLED, -1, 49), 0, "The discard pile is shuffled: 49 cards to draw from."),
        (event(events.PLAYED, 1, "5", 4), 0, "Ivy plays a 5."),
        (event(events.PLAYED, 1, "3x5", 2), 0, "Ivy plays three 5s."),
        (event(events.PLAYED, 1, "SA", 0), 0, "Ivy plays Santa, the last card."),
        (event(events.PLAYED_ON, 1, "NE", 0, 3), 0, "Ivy plays Naughty Elf on you."),
        (
            event(events.MOVED, 1, 7, 11, "ahead", "Evergreen Grove"),
            0,
            "Ivy moves ahead to Evergreen Grove.",
        ),
        (event(events.MOVED, 1, 7, 12, "ahead", ""), 1, "You move ahead to space 12."),
        (
            event(events.MOVED, 1, 75, 60, "slope", ""),
            0,
            "Ivy slides down the Slippery Slope to space 60.",
        ),
        (
            event(events.MOVED, 0, 49, 27, "bridge", ""),
            0,
            "You slide back over the Bridge to space 27.",
        ),
        (event(events.MOVED, 1, 9, 0, "storm", "Home"), 0, "Ivy is blown back to Home."),
        (event(events.BONUS, 1, "Home"), 1, "You stop right at Home and may go again."),
        (event(events.SAVED, 0, "RC", 1), 0, "Santa saves you from Reindeer Crossing."),
        (event(events.SAVED, 0, "NE>0", 1), 2, "Santa saves Player A from Naughty Elf."),
        (
            event(events.HALTED, 1, 0),
            0,
            "Reindeer block the track: Ivy stays put, and you go next.",
        ),
        (event(events.MISSED, 0, 1), 0, "You miss a turn."),
        (
            event(events.TOSSED, 1, "HB", 4),
            0,
            "Ivy has nothing to play and tosses Hustle-Bustle.",
        ),
        (event(events.WON, 0, (1, 2)), 0, "You made it! First to the North Pole."),
    ],
)
def test_sentences(happened: Event, viewer: int, sentence: str) -> None:
    assert WORDS.event(happened, viewer, NAMES[:4]) == sentence


def test_every_specialty_card_has_a_name_and_is_explained() -> None:
    for card in SPECIALTIES:
        assert WORDS.knows(f"special-{CODES[card]}")
        assert WORDS.knows(f"text-{CODES[card]}")


@pytest.mark.parametrize(
    "move", "1 5 3x2 HB EX ST HB>1 NE>1 RC SA cross stay draw stop toss:4 -".split()
)
def test_every_move_has_words(move: str) -> None:
    whole(WORDS.move(read_move(move), 0, NAMES, Match(GAME, 4, seed="fir").view(0)))


def test_shuffles_are_counted() -> None:
    lots = [event(events.LOT, seat, card) for seat, card in ((0, "7"), (1, "SA"), (1, "7"))]
    again = [event(events.LOT, 0, "2"), event(events.LOT, 1, "3")]
    dealt = [event(events.DEALT, seat, 4, secrets=((),), eyes=()) for seat in (0, 1)]
    assert shuffles([*lots, *again, *dealt]) == 4  # two to draw, one after Santa, one to deal
    assert shuffles([*dealt, event(events.SHUFFLED, -1, 49)]) == 2
    assert shuffles([]) == 0
