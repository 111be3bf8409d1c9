"""How long windows last at a table of people and bots: the chapters on pace (SS-109, NP-109)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.parlour import Parlour, sensibly
from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.moment import Moment
from yuletable.server.pace import BEAT, TEMPI
from yuletable.server.table import Table

GAMES = ("secret_santa", "north_pole")
RULES = Path(__file__).parents[2] / "docs" / "rules"
UNITS = {"second": 1_000, "seconds": 1_000, "day": 86_400_000}


def written(times: str) -> int | None:
    """A time as the text says it, in milliseconds."""
    if times == "none":
        return None
    count, unit = times.split()
    return (1 if count == "a" else int(count)) * UNITS[unit]


def people_asked(table: Table, moment: Moment) -> list[Seat]:
    return [seat for seat in moment.pending if table.chairs[seat].person()]


def in_a_window(game: str, people: int, pace: wire.Pace = "normal") -> tuple[Parlour, Moment]:
    """A table at which so many people, or none of several, are asked whether they react."""
    for number in range(20):
        parlour = Parlour(game, people=max(2, people), seed=f"pace {number}", pace=pace)
        for _ in range(300):
            moment = parlour.croupier.moment
            if moment is None:
                break
            if moment.window and len(people_asked(parlour.table, moment)) == people:
                return parlour, moment
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
    parlour, moment = in_a_window(game, 1, pace)
    parlour.think()
    length = TEMPI[pace].window
    assert length is not None
    assert moment.closes == moment.since + length
    parlour.now = moment.closes - 1
    parlour.keep(parlour.croupier.tick(parlour.now))
    assert parlour.croupier.moment is moment
    parlour.now += 1
    parlour.keep(parlour.croupier.tick(parlour.now))
    assert parlour.croupier.moment is not moment


@pytest.mark.parametrize("game", GAMES)
def test_ss_109_np_109_a_window_closes_with_the_last_answer(game: str) -> None:
    parlour, moment = in_a_window(game, 1)
    parlour.think()
    parlour.now = moment.since + BEAT
    parlour.keep(parlour.croupier.tick(parlour.now))
    assert parlour.croupier.moment is moment
    (asked,) = people_asked(parlour.table, moment)
    assert parlour.play(asked, parlour.croupier.menu(asked)[0].text()).outcome == "applied"
    assert parlour.croupier.moment is not moment


@pytest.mark.parametrize("game", GAMES)
def test_ss_109_np_109_only_bots_are_asked_for_a_beat(game: str) -> None:
    parlour, moment = in_a_window(game, 0)
    parlour.think()
    assert parlour.croupier.alarm() == moment.since + BEAT


@pytest.mark.parametrize("game", GAMES)
def test_ss_109_np_109_a_standing_answer_counts_at_once_and_is_told_to_nobody(game: str) -> None:
    parlour, moment = in_a_window(game, 1)
    parlour.think()
    (asked,) = people_asked(parlour.table, moment)
    before = len(parlour.log)
    device = parlour.table.chairs[asked].device
    parlour.ask(device, wire.Standing, seat=asked, window=moment.window, passing=True)
    assert parlour.croupier.moment is moment
    told = {sheet.ear for step in parlour.log[before:] for sheet in step.sheets}
    assert told == {asked}
    parlour.now = max(parlour.now, moment.since + BEAT)
    parlour.keep(parlour.croupier.tick(parlour.now))
    assert parlour.croupier.moment is not moment
