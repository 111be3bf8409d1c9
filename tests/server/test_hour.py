"""A game with a time limit ends by the clock: its hour runs while it is played, and only then."""

from __future__ import annotations

import msgspec

from tests.server.parlour import Parlour, sensibly
from yuletable.kernel.core import HOUSE, Move, Seat
from yuletable.kernel.match import verify
from yuletable.server import protocol as wire
from yuletable.server.feed.connection import Connection
from yuletable.server.rooms.news import follow, frames_of
from yuletable.server.rooms.room import Room
from yuletable.server.storage.store import TableRow
from yuletable.server.table import log
from yuletable.server.table.pace import AWAKE, MINUTE
from yuletable.server.table.table import restored
from yuletable.server.table.update import Step

LIMIT = {"time_limit": 15}
UP = log.Moved([(HOUSE, "time_up")], "clock")


def game_with_a_limit(pace: wire.Pace = "relaxed") -> Parlour:
    return Parlour("christmas_opoly", 2, people=2, pace=pace, options=LIMIT, seed="holly")


def meekly(parlour: Parlour, seat: Seat, menu: list[Move]) -> str:
    return menu[0].text()


def begun(pace: wire.Pace = "relaxed") -> Parlour:
    """The opening throws have been made, so the hour runs."""
    parlour = game_with_a_limit(pace)
    for _ in range(20):
        if parlour.table.hour_runs() or pace == "daily":
            break
        parlour.step(meekly)
    return parlour


def left(parlour: Parlour) -> int:
    hour = parlour.director.clock.hour(parlour.now)
    assert hour is not None
    return hour.left


def test_time_is_up_when_the_hour_is_over() -> None:
    parlour = begun()
    started = parlour.now
    parlour.run(sensibly)
    (at,) = [step.at for step in parlour.log if step.entry == UP]
    assert 15 * MINUTE <= at - started <= 15 * MINUTE + 2_000
    assert parlour.table.stage == "over"
    record = parlour.table.playing().record
    assert verify(parlour.table.game, record).over()
    assert parlour.director.clock.hour(parlour.now) is None


def test_the_table_is_woken_when_the_hour_is_over() -> None:
    parlour = begun()
    alarm = parlour.director.alarm()
    assert alarm == parlour.now + left(parlour)
    parlour.now = alarm - 1
    parlour.keep(parlour.director.tick(parlour.now))
    assert UP not in parlour.entries()
    parlour.now = alarm
    parlour.keep(parlour.director.tick(parlour.now))
    assert UP in parlour.entries()
    assert parlour.table.playing().state.minutes() == 0
    assert parlour.director.alarm() is None


def test_the_hour_begins_with_the_opening_throws() -> None:
    parlour = game_with_a_limit()
    parlour.now += 30 * MINUTE
    parlour.keep(parlour.director.tick(parlour.now))
    assert parlour.director.clock.hour(parlour.now) is None
    assert UP not in parlour.entries()


def test_a_pause_stops_the_hour() -> None:
    parlour = begun()
    before = left(parlour)
    parlour.ask(0, wire.Pause, paused=True)
    parlour.now += 60 * MINUTE
    paused = parlour.director.clock.hour(parlour.now)
    assert paused == wire.Hour(left=before, whole=15 * MINUTE, running=False)
    parlour.ask(0, wire.Pause, paused=False)
    assert left(parlour) == before
    parlour.now += MINUTE
    assert left(parlour) == before - MINUTE


def test_the_hour_stands_still_while_the_table_sleeps() -> None:
    parlour = begun()
    before = left(parlour)
    parlour.director.clock.wake(False, parlour.now)
    parlour.now += 60 * MINUTE
    assert left(parlour) == before
    assert parlour.director.alarm() is None
    parlour.director.clock.wake(True, parlour.now)
    parlour.now += MINUTE
    assert left(parlour) == before - MINUTE


def test_there_is_no_hour_where_a_move_has_a_day() -> None:
    parlour = begun("daily")
    parlour.run(meekly, most=20)
    assert parlour.director.clock.hour(parlour.now) is None


def test_the_time_played_is_read_from_the_log() -> None:
    parlour = begun()
    parlour.run(sensibly, most=100)
    parlour.ask(0, wire.Pause, paused=True)
    parlour.now += 30 * MINUTE
    parlour.ask(0, wire.Pause, paused=False)
    parlour.run(sensibly, most=20)
    again = restored_at(parlour.log, parlour)
    assert again == parlour.table.played + parlour.now - (parlour.director.clock.since or 0)


def restored_at(steps: list[Step], parlour: Parlour) -> int:
    """How long the game was played, by the log alone."""
    entries, times = [step.entry for step in steps], [step.at for step in steps]
    return restored(parlour.table.name, parlour.table.secret, entries, times).played


def test_a_long_silence_in_the_log_counts_little() -> None:
    """The table slept, or the server was down: nobody knows, so two minutes are counted."""
    parlour = begun()
    first = restored_at(parlour.log, parlour)
    parlour.director.clock.wake(False, parlour.now)
    parlour.now += 12 * 60 * MINUTE
    parlour.director.clock.wake(True, parlour.now)
    parlour.step(meekly)
    assert restored_at(parlour.log, parlour) - first <= AWAKE + 2_000


def test_people_are_told_when_the_hour_begins_and_stops_but_not_at_every_move() -> None:
    parlour = game_with_a_limit()
    row = TableRow("0" * 32, "ABCDEF", parlour.table.secret, "christmas_opoly")
    room = Room(row, parlour.director, {}, {0: "Robin", 1: "Nina"})
    room.clock = lambda: parlour.now
    connection = Connection(0, False, "en")
    room.connections.add(connection)
    follow(room, connection)
    told: list[dict[str, int] | None] = []

    def listen() -> None:
        steps, parlour.log = parlour.log, []
        for _, frame in frames_of(room, steps):
            message = msgspec.json.decode(frame)
            if message["type"] == "table":
                told.append(message.get("hour"))

    listen()
    told.clear()
    for _ in range(60):
        parlour.step(sensibly)
        listen()
    assert [hour and (hour["whole"], hour["running"]) for hour in told] == [(15 * MINUTE, True)]
    parlour.ask(0, wire.Pause, paused=True)
    listen()
    assert told[-1] is not None
    assert not told[-1]["running"]
