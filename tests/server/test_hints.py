"""A hint reaches whoever asked, in words, at any moment of any game."""

from __future__ import annotations

import pytest

from tests.web.laying import Laid, begun
from yuletable.bots.search import Budget
from yuletable.games.catalogue import GAMES
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Seat
from yuletable.kernel.match import Match
from yuletable.server.bots import worker as thinker
from yuletable.server.bots.pool import Task, Thought, imagined
from yuletable.server.rooms.hints import hinted
from yuletable.server.rooms.room import Room
from yuletable.server.table.director import Director

MOMENTS = (0, 12, 25, 40, 60)


def choosing(match: Match, after: int) -> bool:
    waiting = match.waiting()
    return len(match.record.moves) >= after and len(match.menu(waiting[0])) > 1


def advised(laid: Laid) -> tuple[Seat, Thought]:
    """What the best bot would do for whoever is asked."""
    match = laid.table.playing()
    seat = match.waiting()[0]
    world = imagined(match.game, match.state, seat, stream("fir", "hint"))
    task = Task(laid.row.game, 3, "house", {}, "", seat, world, "fir", hint=True)
    return seat, thinker.think(task)


TALKATIVE = set(GAMES) - {"christmas_opoly"}  # where these moments are rolls, and need no reason


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_why(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "ADVICE", Budget(60))
    laid = begun(game, 3, "hint")
    messages: set[str] = set()
    for after in MOMENTS:
        laid.play(lambda match, after=after: choosing(match, after))  # type: ignore[misc]
        seat, thought = advised(laid)
        told = hinted(Room(laid.row, Director(laid.table, 0), {}, {}), seat, thought, "", language)
        assert told.reason
        assert all(weighed.say for weighed in told.moves)
        messages |= {why.message for why in thought.reasons}
    if game in TALKATIVE:
        assert any([message.startswith("why-") for message in messages])
