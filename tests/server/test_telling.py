"""In which order a guest is told what happened in one breath."""

from __future__ import annotations

import msgspec

from tests.server.parlour import Parlour, sensibly
from yuletable.server import protocol as wire
from yuletable.server.feed.connection import Connection
from yuletable.server.rooms.news import follow, frames_of
from yuletable.server.rooms.room import Room
from yuletable.server.storage.store import TableRow
from yuletable.server.table import log
from yuletable.server.table.pace import STILL
from yuletable.server.table.table import GONE
from yuletable.server.table.update import Step

LONG_AGO = 600_000  # milliseconds: nobody is away for so long without a bot in their seat
read = msgspec.json.Decoder(wire.Outgoing).decode


def around(parlour: Parlour) -> Room:
    """The table with two guests who listen, each from their own seat."""
    row = TableRow("0" * 32, "ABCDEF", "5e" * 32, parlour.table.game.name)
    room = Room(row, parlour.director, {}, {0: "Ann", 1: "Bob"})
    for device in range(2):
        connection = Connection(device, False, "en")
        room.connections.add(connection)
        follow(room, connection)
    return room


def last_breath(parlour: Parlour) -> list[Step]:
    """The steps with which a game ends, while somebody's seat goes to a bot at the same time."""
    for _ in range(10_000):
        waiting = parlour.director.waiting
        assert waiting is not None
        if set(waiting.pending) == set(waiting.due):  # bots alone are asked
            parlour.director.presence.went(1, parlour.now - LONG_AGO)
        parlour.step(sensibly)
        if parlour.table.stage == "over":
            return parlour.log[-2:]
        parlour.keep(parlour.director.arrived(1, parlour.now))
    raise AssertionError("the game does not end")


def test_the_end_is_told_after_the_last_move() -> None:
    parlour = Parlour("north_pole", people=2, seed="5", tempo=STILL)
    room = around(parlour)
    steps = last_breath(parlour)
    assert [type(step.entry) for step in steps] == [log.Kept, log.Moved]
    frames = frames_of(room, steps)
    for connection in room.connections:
        told = [read(frame) for listener, frame in frames if listener is connection]
        kinds = [type(frame) for frame in told]
        assert kinds == [wire.Batch, wire.Batch, wire.TableNews]


def test_whoever_has_lost_a_seat_hears_no_more_of_it() -> None:
    """Not even what its bot did in the same breath."""
    parlour = Parlour("north_pole", people=2)
    room = around(parlour)
    leaving = next(connection for connection in room.connections if connection.device == 1)
    before = len(parlour.log)
    parlour.ask(1, wire.Leave, seat=1)
    assert parlour.table.chairs[1].why in GONE
    for _ in range(20):
        parlour.step(sensibly)
    frames = frames_of(room, parlour.log[before:])
    told = [read(frame) for listener, frame in frames if listener is leaving]
    assert [type(frame) for frame in told] == [wire.TableNews]


def test_a_page_that_loads_again_learns_which_windows_its_seat_lets_pass() -> None:
    """And nobody else does: it would tell what they think they hold."""
    parlour = Parlour("secret_santa", people=2)
    room = around(parlour)
    before = len(parlour.log)
    parlour.ask(0, wire.Standing, seat=0, window="Holly", passing=True)
    told = frames_of(room, parlour.log[before:])
    assert [connection.device for connection, _ in told] == [0]
    again = {}
    for connection in (Connection(0, False, "en"), Connection(1, False, "en")):
        room.connections.add(connection)
        ((_, frame),) = follow(room, connection)
        batch = read(frame)
        assert isinstance(batch, wire.Batch)
        again[batch.seat] = batch.passing
    assert again == {0: ["Holly"], 1: []}
