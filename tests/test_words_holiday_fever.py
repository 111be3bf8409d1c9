"""Whole games of Holiday Fever are told in sentences, to every pair of eyes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.promises import Players
from tests.test_words import NAMES, whole
from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match
from yuletable.words.sentences import Words

OPTIONS: list[dict[str, Any]] = [
    {},
    {"value_peek": "blind", "speech_ack": "table", "sold_gifts": "shown"},
    {"return_to_december": "may", "store_fewer": "yes", "business_owner_collects": "yes"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=["box", "blind", "may"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games_are_told_without_a_gap(seats: int, options: dict[str, Any]) -> None:
    game = find("holiday_fever")
    words = Words(game)
    match = Match(game, seats, seed="fir", options=options, names=NAMES[:seats])
    players = Players(game, "fir")
    while not match.over():
        seat = match.waiting()[0]
        for move in match.menu(seat)[:12]:
            whole(words.move(move, seat, match.record.names))
        match.play(*players.choose(match.state))
    for event in match.events:
        for viewer in (HOUSE, *range(seats)):
            told = words.event(event, viewer, match.record.names)
            if told:
                whole(told)
                assert told[0].isupper() or told[0].isdigit()
                assert told[-1] in ".!"
    for seat in range(seats):
        for line in match.state.account(seat):
            whole(words.say(line.words, **dict(line.facts)))
