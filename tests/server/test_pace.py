"""Time at the table: clocks, windows, absence, standing answers, pauses, thinking bots."""

from __future__ import annotations

import pytest

from tests.server.parlour import Parlour, sensibly
from yuletable.games.catalogue import GAMES
from yuletable.kernel.ballot import Ballot
from yuletable.server import entries as log
from yuletable.server import protocol as wire
from yuletable.server.moment import begin
from yuletable.server.pace import TEMPI


def until_window(parlour: Parlour, people: int) -> None:
    """Play on until a window asks at least so many persons."""
    for _ in range(2_000):
        moment = parlour.croupier.moment
        assert moment is not None
        asked = [seat for seat in moment.pending if parlour.table.chairs[seat].person()]
        if moment.window and len(asked) >= people and not parlour.table.answers:
            return
        parlour.step(sensibly)
    raise AssertionError("no window came")


def test_a_clock_that_runs_out_plays_the_meekest_move() -> None:
    parlour = Parlour("north_pole", seats=2, people=2)
    meek = parlour.croupier.menu(parlour.table.playing().waiting()[0])[0].text()
    seat = parlour.table.playing().waiting()[0]
    time = TEMPI["normal"].move
    assert time is not None
    parlour.now += time - 1
    parlour.keep(parlour.croupier.tick(parlour.now))
    assert not parlour.table.playing().record.moves
    parlour.now += 1
    parlour.keep(parlour.croupier.tick(parlour.now))
    assert parlour.log[-1].entry == log.Moved([(seat, meek)], "clock")


def test_nobody_hurries_anybody_at_a_relaxed_table() -> None:
    parlour = Parlour("north_pole", seats=2, people=2, pace="relaxed")
    assert parlour.croupier.alarm() is None


@pytest.mark.parametrize("name", GAMES)
def test_what_was_done_is_not_due_again(name: str) -> None:
    """A server that was woken sleeps until something new is due."""
    parlour = Parlour(name, people=2, seats=4)
    for _ in range(300):
        parlour.step(sensibly)
        parlour.think()
        parlour.keep(parlour.croupier.tick(parlour.now))
        alarm = parlour.croupier.alarm()
        assert alarm is None or alarm > parlour.now, parlour.croupier.moment


def test_nobody_hurries_whoever_sits_alone_among_bots() -> None:
    parlour = Parlour("north_pole", seats=3, people=1)
    while parlour.table.playing().waiting()[0] != 0:
        parlour.step(sensibly)
    moment = parlour.croupier.moment
    assert moment is not None
    assert (moment.pending, moment.closes) == ((0,), None)


def test_a_window_lasts_until_everyone_has_answered_or_its_time_is_over() -> None:
    parlour = Parlour("secret_santa", people=3)
    until_window(parlour, people=2)
    moment = parlour.croupier.moment
    assert moment is not None
    parlour.think()
    asked = [seat for seat in moment.pending if parlour.table.chairs[seat].person()]
    for seat in asked[:-1]:
        assert parlour.play(seat, "-").outcome == "applied"
        assert parlour.croupier.moment is moment, "an answer closed it for everyone"
    length = TEMPI["normal"].window
    assert length is not None
    parlour.now = moment.since + length
    parlour.keep(parlour.croupier.tick(parlour.now))
    last = [step.entry for step in parlour.log if isinstance(step.entry, log.Moved)][-1]
    assert last.by == "window"
    assert {seat for seat, _ in last.moves} == set(moment.pending)


def test_an_answer_to_a_window_is_told_to_nobody_else() -> None:
    parlour = Parlour("secret_santa", people=3)
    until_window(parlour, people=2)
    moment = parlour.croupier.moment
    assert moment is not None
    seat = next(s for s in moment.pending if parlour.table.chairs[s].person())
    before = len(parlour.log)
    parlour.play(seat, "-")
    answered = parlour.log[before]
    assert isinstance(answered.entry, log.Answered)
    assert [sheet.ear for sheet in answered.sheets] == [seat]


def test_windows_of_a_kind_pass_for_whoever_said_so_beforehand() -> None:
    parlour = Parlour("secret_santa", people=2)
    for window in ("Holly", "Snow", "TreeWindow", "SantaWindow", "OfferFruitcake"):
        for seat in (0, 1):
            parlour.ask(seat, wire.Standing, seat=seat, window=window, passing=True)
    waited = 0
    for _ in range(300):
        moment = parlour.croupier.moment
        if moment is None:
            break
        parlour.think()
        waited += bool(parlour.croupier.moment and parlour.croupier.moment.window)
        parlour.step(sensibly)
    assert waited == 0
    moves = [entry for entry in parlour.entries() if isinstance(entry, log.Moved)]
    assert any(entry.by == "window" for entry in moves)


def test_alone_against_bots_nothing_waits_for_whoever_cannot_react() -> None:
    parlour = Parlour("secret_santa", people=1)
    parlour.croupier.ears = {0}
    for _ in range(300):
        parlour.think()
        moment = parlour.croupier.moment
        if moment is None:
            break
        if moment.window and 0 in moment.pending:
            assert len(parlour.croupier.menu(0)) > 1
        parlour.step(sensibly)


@pytest.mark.parametrize("people", [1, 3])
def test_nobody_is_hurried_around_one_screen(people: int) -> None:
    """Between two answers to a window somebody takes the device and reads: let them."""
    parlour = Parlour("secret_santa", people=people, pace="brisk", one_screen=True)
    until_window(parlour, people=1)
    moment = parlour.croupier.moment
    assert moment is not None
    assert moment.closes is None
    parlour.think()
    parlour.now += 600_000
    parlour.keep(parlour.croupier.tick(parlour.now))
    assert parlour.croupier.moment is moment


@pytest.mark.parametrize("pace", ["relaxed", "brisk"])
def test_the_host_says_how_long_a_window_is_open(pace: wire.Pace) -> None:
    parlour = Parlour("secret_santa", people=3, pace=pace, start=False)
    parlour.ask(0, wire.Settle, reaction=12)
    parlour.ask(0, wire.Settle, watchers=True)  # leaves it as it is
    parlour.ask(0, wire.Start, level="merry")
    until_window(parlour, people=2)
    moment = parlour.croupier.moment
    assert moment is not None
    assert moment.closes == moment.since + 12_000
    assert parlour.table.news(0, {}, "CODE").reaction == 12


def test_a_bot_keeps_the_seat_of_the_absent_and_hands_it_back() -> None:
    parlour = Parlour("north_pole", people=2)
    parlour.croupier.went(1, parlour.now)
    parlour.now += 60_000
    parlour.keep(parlour.croupier.tick(parlour.now))
    assert parlour.table.chairs[1].kind() == "kept"
    parlour.keep(parlour.croupier.arrived(1, parlour.now))
    assert parlour.table.chairs[1].kind() == "person"


def test_a_pause_stops_clocks_and_bots_and_moves() -> None:
    parlour = Parlour("north_pole", people=2)
    assert parlour.ask(0, wire.Pause, paused=True).outcome == "applied"
    assert parlour.croupier.alarm() is None
    assert parlour.croupier.orders() == []
    assert parlour.play(parlour.table.playing().waiting()[0] % 2, "3").outcome == "refused"
    assert parlour.ask(0, wire.Pause, paused=False).outcome == "applied"
    assert parlour.croupier.moment is not None


def test_a_bot_seems_to_think_however_little_it_has_to() -> None:
    parlour = Parlour("north_pole", people=1)
    for _ in range(40):
        moment = parlour.croupier.moment
        assert moment is not None
        for seat, due in moment.due.items():
            shortest, longest = TEMPI["normal"].bot
            assert moment.window or moment.since + shortest <= due <= moment.since + longest, seat
        parlour.step(sensibly)


def test_nonsense_from_a_bot_becomes_the_meekest_move() -> None:
    parlour = Parlour("north_pole", seats=2, people=1)
    for _ in range(100):
        moment = parlour.croupier.moment
        assert moment is not None
        orders = parlour.croupier.orders()
        if orders and not moment.window:
            order = orders[0]
            parlour.croupier.bot_answers(order.seat, order.question, "rm -rf", parlour.now)
            meek = parlour.croupier.menu(order.seat)[0].text()
            assert moment.moves[order.seat] == meek
            return
        parlour.step(sensibly)
    pytest.fail("no bot was asked")


def test_a_clock_does_not_tell_who_has_voted() -> None:
    """A table screen that is switched on later must not learn it either."""
    parlour = Parlour("holiday_fever", people=2)
    while parlour.table.stage == "playing" and not ballot(parlour):
        parlour.step(sensibly)
    before = begin(parlour.table, parlour.croupier.tempo(), parlour.now)
    for seat in [seat for seat in parlour.table.playing().waiting() if seat < 2]:
        vote = parlour.croupier.menu(seat)[0].text()
        parlour.table.apply(log.Cast(seat, vote, "person"))
    after = begin(parlour.table, parlour.croupier.tempo(), parlour.now)
    assert before is not None
    assert after is not None
    assert before.closes == after.closes


def ballot(parlour: Parlour) -> bool:
    """Is there a vote in which neither a person nor some bot has been heard?"""
    waiting = parlour.table.playing().waiting()
    return isinstance(parlour.table.phase(), Ballot) and waiting[0] < 2 <= waiting[-1]
