"""In which order a guest is told what happened in one breath."""

from __future__ import annotations

import msgspec

from tests.server.parlour import Parlour, sensibly
from yuletable.server import entries as log
from yuletable.server import protocol as wire
from yuletable.server.croupier import Step
from yuletable.server.guest import Guest
from yuletable.server.live import Live
from yuletable.server.pace import STILL
from yuletable.server.store import TableRow
from yuletable.server.table import GONE
from yuletable.server.telling import follow, frames_of

LONG_AGO = 600_000  # milliseconds: nobody is away for so long without a bot in their seat
read = msgspec.json.Decoder(wire.Outgoing).decode


def around(parlour: Parlour) -> Live:
    """The table with two guests who listen, each from their own seat."""
    row = TableRow("0" * 32, "ABCDEF", "5e" * 32, parlour.table.game.name)
    live = Live(row, parlour.croupier, {}, {0: "Ann", 1: "Bob"})
    for device in range(2):
        guest = Guest(device, False, "en")
        live.guests.add(guest)
        follow(live, guest)
    return live


def last_breath(parlour: Parlour) -> list[Step]:
    """The steps with which a game ends, while somebody's seat goes to a bot at the same time."""
    for _ in range(10_000):
        moment = parlour.croupier.moment
        assert moment is not None
        if set(moment.pending) == set(moment.due):  # bots alone are asked
            parlour.croupier.went(1, parlour.now - LONG_AGO)
        parlour.step(sensibly)
        if parlour.table.stage == "over":
            return parlour.log[-2:]
        parlour.keep(parlour.croupier.arrived(1, parlour.now))
    raise AssertionError("the game does not end")


def test_the_end_is_told_after_the_last_move() -> None:
    parlour = Parlour("north_pole", people=2, seed="5", tempo=STILL)
    live = around(parlour)
    steps = last_breath(parlour)
    assert [type(step.entry) for step in steps] == [log.Kept, log.Moved]
    frames = frames_of(live, steps)
    for guest in live.guests:
        told = [read(frame) for listener, frame in frames if listener is guest]
        kinds = [type(frame) for frame in told]
        assert kinds == [wire.Batch, wire.Batch, wire.TableNews]


def test_whoever_has_lost_a_seat_hears_no_more_of_it() -> None:
    """Not even what its bot did in the same breath."""
    parlour = Parlour("north_pole", people=2)
    live = around(parlour)
    leaving = next(guest for guest in live.guests if guest.device == 1)
    before = len(parlour.log)
    parlour.ask(1, wire.Leave, seat=1)
    assert parlour.table.chairs[1].why in GONE
    for _ in range(20):
        parlour.step(sensibly)
    frames = frames_of(live, parlour.log[before:])
    told = [read(frame) for listener, frame in frames if listener is leaving]
    assert [type(frame) for frame in told] == [wire.TableNews]
