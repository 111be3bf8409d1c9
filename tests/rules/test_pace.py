"""How long windows last at a table of people and bots: the chapters on pace (SS-109, NP-109)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.parlour import Parlour, sensibly
from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.table.pace import BEAT, TEMPI
from yuletable.server.table.table import Table
from yuletable.server.table.waiting import Waiting

GAMES = ("secret_santa", "north_pole")
RULES = Path(__file__).parents[2] / "docs" / "rules"
UNITS = {"second": 1_000, "seconds": 1_000, "day": 86_400_000}


def written(times: str) -> int | None:
    """A time as the text says it, in milliseconds."""
    if times == "none":
        return None
    count, unit = times.split()
    return (1 if count == "a" else int(count)) * UNITS[unit]


def people_asked(table: Table, waiting: Waiting) -> list[Seat]:
    return [seat for seat in waiting.pending if table.chairs[seat].person()]


def in_a_window(game: str, people: int, pace: wire.Pace = "normal") -> tuple[Parlour, Waiting]:
    """A table at which so many people, or none of several, are asked whether they react."""
    for number in range(20):
        parlour = Parlour(game, people=max(2, people), seed=f"pace {number}", pace=pace)
        for _ in range(300):
            waiting = parlour.director.waiting
            if waiting is None:
                break
            if waiting.window and len(people_asked(parlour.table, waiting)) == people:
                return parlour, waiting
            parlour.step(sensibly)
    raise AssertionError(f"{game} opened no such window")


@pytest.mark.parametrize("game", GAMES)
def test_ss_109_np_109_times_are_as_the_text_says(game: str) -> None:
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([\w ]+) \| ([\w ]+) \|$", text, re.MULTILINE)
    told = {pace: (written(move), written(window)) for pace, move, window in rows if pace in TEMPI}
    assert told == {pace: (tempo.move, tempo.window) for pace, tempo in TEMPI.items()}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pace", ["normal", "brisk"])
def test_ss_109_np_109_without_answers_a_window_lasts_its_time(game: str, pace: wire.Pace) -> None:
    parlour, waiting = in_a_window(game, 1, pace)
    parlour.think()
    length = TEMPI[pace].window
    assert length is not None
    assert waiting.closes == waiting.since + length
    parlour.now = waiting.closes - 1
    parlour.keep(parlour.director.tick(parlour.now))
    assert parlour.director.waiting is waiting
    parlour.now += 1
    parlour.keep(parlour.director.tick(parlour.now))
    assert parlour.director.waiting is not waiting


@pytest.mark.parametrize("game", GAMES)
def test_ss_109_np_109_a_window_closes_with_the_last_answer(game: str) -> None:
    parlour, waiting = in_a_window(game, 1)
    parlour.think()
    parlour.now = waiting.since + BEAT
    parlour.keep(parlour.director.tick(parlour.now))
    assert parlour.director.waiting is waiting
    (asked,) = people_asked(parlour.table, waiting)
    assert parlour.play(asked, parlour.director.menu(asked)[0].text()).outcome == "applied"
    assert parlour.director.waiting is not waiting


@pytest.mark.parametrize("game", GAMES)
def test_ss_109_np_109_only_bots_are_asked_for_a_beat(game: str) -> None:
    parlour, waiting = in_a_window(game, 0)
    parlour.think()
    assert parlour.director.alarm() == waiting.since + BEAT


@pytest.mark.parametrize("game", GAMES)
def test_ss_109_np_109_a_late_bot_answers_at_the_next_quarter_of_a_second(game: str) -> None:
    parlour, waiting = in_a_window(game, 0)
    parlour.now = waiting.since + BEAT + 10
    parlour.think()
    assert parlour.director.waiting is waiting
    assert parlour.director.alarm() == waiting.since + 2 * BEAT


@pytest.mark.parametrize("game", GAMES)
def test_ss_109_np_109_a_standing_answer_counts_at_once_and_is_told_to_nobody(game: str) -> None:
    parlour, waiting = in_a_window(game, 1)
    parlour.think()
    (asked,) = people_asked(parlour.table, waiting)
    before = len(parlour.log)
    device = parlour.table.chairs[asked].device
    parlour.ask(device, wire.Standing, seat=asked, window=waiting.window, passing=True)
    assert parlour.director.waiting is waiting
    told = {update.viewer for step in parlour.log[before:] for update in step.updates}
    assert told == {asked}
    parlour.now = max(parlour.now, waiting.since + BEAT)
    parlour.keep(parlour.director.tick(parlour.now))
    assert parlour.director.waiting is not waiting
