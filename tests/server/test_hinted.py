"""A hint on the page: what somebody else will do is told from where they stand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.table import race
from yuletable.games.catalogue import find
from yuletable.server.bots.pool import Considered, Thought, Why
from yuletable.server.rooms.hints import hinted


def test_anothers_answer_is_put_as_they_would_see_it() -> None:
    game, state = find("north_pole"), race([10, 30], ["1 2 3", "4 5 6"]).state
    room: Any = SimpleNamespace(
        row=SimpleNamespace(game=game.name),
        table=SimpleNamespace(game=game),
        director=SimpleNamespace(at_hand=lambda _: state),
        seat_names=lambda: ["Ann", "Bob"],
    )
    facts = {"who": 1, "view": state.view(1), "often": "always"}
    thought = Thought(
        weighed=[Considered("3", "good", 0.5, 0.4, 0.6)],
        reasons=[Why("hint-answer", facts, {"move": "4"})],
    )
    found = hinted(room, 0, thought, "key", "en")
    assert found.moves[0].say == "Move 3 spaces to space 13"
    assert found.moves[0].verdict == "good"
    assert found.reason == "Bob will answer with “Move 4 spaces to space 34”."
