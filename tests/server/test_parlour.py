"""Whole games at a table in virtual time, and what follows from their logs."""

from __future__ import annotations

import pytest

from tests.server.parlour import Parlour, sensibly
from yuletable.games.catalogue import GAMES
from yuletable.kernel.match import verify
from yuletable.server.table.table import restored

NAMES = sorted(GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_people_and_bots_play_to_the_end(name: str) -> None:
    parlour = Parlour(name, people=2)
    parlour.run(sensibly)
    assert parlour.table.stage == "over"
    match = parlour.table.playing()
    assert verify(match.game, match.record).scores() == match.scores()


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_its_log(name: str) -> None:
    parlour = Parlour(name, people=2)
    parlour.run(sensibly, most=150)
    again = restored(parlour.table.name, parlour.table.secret, parlour.entries())
    assert again.playing().position() == parlour.table.playing().position()
    assert again.revisions == parlour.table.revisions
    assert (again.question, again.answers, again.stage) == (
        parlour.table.question,
        parlour.table.answers,
        parlour.table.stage,
    )


@pytest.mark.parametrize("name", NAMES)
def test_revisions_of_an_ear_have_no_gaps(name: str) -> None:
    parlour = Parlour(name, people=2)
    parlour.run(sensibly, most=150)
    for viewer in parlour.director.audience.viewers():
        told = [
            update.revision
            for step in parlour.log
            for update in step.updates
            if update.viewer == viewer
        ]
        assert told == list(range(told[0], told[0] + len(told)))
