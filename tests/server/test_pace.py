"""Time at the table: clocks, windows, absence, standing answers, pauses, thinking bots."""

from __future__ import annotations

import pytest

from tests.server.parlour import THINKING, Parlour, sensibly
from yuletable.bots.levels import LEVELS, takes
from yuletable.games.catalogue import GAMES
from yuletable.kernel.ballot import Ballot
from yuletable.server import protocol as wire
from yuletable.server.table import log
from yuletable.server.table.director import Order
from yuletable.server.table.pace import BEAT, GRID, MARGIN, STILL, TEMPI
from yuletable.server.table.update import Everyone
from yuletable.server.table.waiting import Waiting, begin


def until_window(parlour: Parlour, people: int) -> None:
    """Play on until a window asks at least so many persons."""
    for _ in range(2_000):
        waiting = parlour.director.waiting
        assert waiting is not None
        asked = [seat for seat in waiting.pending if parlour.table.chairs[seat].person()]
        if waiting.window and len(asked) >= people and not parlour.table.answers:
            return
        parlour.step(sensibly)
    raise AssertionError("no window came")


def test_a_clock_that_runs_out_plays_the_meekest_move() -> None:
    parlour = Parlour("north_pole", seats=2, people=2)
    meek = parlour.director.menu(parlour.table.playing().waiting()[0])[0].text()
    seat = parlour.table.playing().waiting()[0]
    time = TEMPI["normal"].move
    assert time is not None
    parlour.now += time - 1
    parlour.keep(parlour.director.tick(parlour.now))
    assert not parlour.table.playing().record.moves
    parlour.now += 1
    parlour.keep(parlour.director.tick(parlour.now))
    assert parlour.log[-1].entry == log.Moved([(seat, meek)], "clock")


def test_nobody_hurries_anybody_at_a_relaxed_table() -> None:
    parlour = Parlour("north_pole", seats=2, people=2, pace="relaxed")
    assert parlour.director.alarm() is None


@pytest.mark.parametrize("name", GAMES)
def test_what_was_done_is_not_due_again(name: str) -> None:
    """A server that was woken sleeps until something new is due."""
    parlour = Parlour(name, people=2, seats=4)
    for _ in range(300):
        parlour.step(sensibly)
        parlour.think()
        parlour.keep(parlour.director.tick(parlour.now))
        alarm = parlour.director.alarm()
        assert alarm is None or alarm > parlour.now, parlour.director.waiting


def test_nobody_hurries_whoever_sits_alone_among_bots() -> None:
    parlour = Parlour("north_pole", seats=3, people=1)
    while parlour.table.playing().waiting()[0] != 0:
        parlour.step(sensibly)
    waiting = parlour.director.waiting
    assert waiting is not None
    assert (waiting.pending, waiting.closes) == ((0,), None)


def test_a_window_lasts_until_everyone_has_answered_or_its_time_is_over() -> None:
    parlour = Parlour("secret_santa", people=3)
    until_window(parlour, people=2)
    waiting = parlour.director.waiting
    assert waiting is not None
    parlour.think()
    asked = [seat for seat in waiting.pending if parlour.table.chairs[seat].person()]
    for seat in asked[:-1]:
        assert parlour.play(seat, "-").outcome == "applied"
        assert parlour.director.waiting is waiting, "an answer closed it for everyone"
    length = TEMPI["normal"].window
    assert length is not None
    parlour.now = waiting.since + length
    parlour.keep(parlour.director.tick(parlour.now))
    last = [step.entry for step in parlour.log if isinstance(step.entry, log.Moved)][-1]
    assert last.by == "window"
    assert {seat for seat, _ in last.moves} == set(waiting.pending)


def test_an_answer_to_a_window_is_told_to_nobody_else() -> None:
    parlour = Parlour("secret_santa", people=3)
    until_window(parlour, people=2)
    waiting = parlour.director.waiting
    assert waiting is not None
    seat = next(s for s in waiting.pending if parlour.table.chairs[s].person())
    before = len(parlour.log)
    parlour.play(seat, "-")
    answered = parlour.log[before]
    assert isinstance(answered.entry, log.Answered)
    assert [update.viewer for update in answered.updates] == [seat]


def test_windows_of_a_kind_pass_for_people_who_said_so_beforehand() -> None:
    """They last one beat, in which the bots answer, whatever those hold."""
    parlour = Parlour("secret_santa", people=2)
    for window in ("Holly", "Snow", "TreeWindow", "SantaWindow", "OfferFruitcake"):
        for seat in (0, 1):
            parlour.ask(seat, wire.Standing, seat=seat, window=window, passing=True)
    windows = 0
    for _ in range(300):
        waiting = parlour.director.waiting
        if waiting is None:
            break
        asked = [parlour.director.question(seat) for seat in (0, 1)]
        left = [one for one in asked if one is not None and not one.answered and not one.ahead]
        assert not waiting.window or not left
        parlour.think()
        if waiting.window:
            windows += 1
            assert parlour.director.waiting is waiting
            assert parlour.director.alarm() == waiting.since + BEAT
        parlour.step(sensibly)
    assert windows > 10


def test_alone_against_bots_nothing_waits_for_whoever_cannot_react() -> None:
    parlour = Parlour("secret_santa", people=1)
    parlour.director.listen(Everyone(0))
    for _ in range(300):
        parlour.think()
        waiting = parlour.director.waiting
        if waiting is None:
            break
        asked = parlour.director.question(0)
        if waiting.window and asked is not None and not asked.answered:
            assert len(parlour.director.menu(0)) > 1
        parlour.step(sensibly)


@pytest.mark.parametrize("people", [1, 3])
def test_nobody_is_hurried_around_one_screen(people: int) -> None:
    """Between two answers to a window somebody takes the device and reads: let them."""
    parlour = Parlour("secret_santa", people=people, pace="brisk", one_screen=True)
    until_window(parlour, people=1)
    waiting = parlour.director.waiting
    assert waiting is not None
    assert waiting.closes is None
    parlour.think()
    parlour.now += 600_000
    parlour.keep(parlour.director.tick(parlour.now))
    assert parlour.director.waiting is waiting


@pytest.mark.parametrize("pace", ["relaxed", "brisk"])
def test_the_host_says_how_long_a_window_is_open(pace: wire.Pace) -> None:
    parlour = Parlour("secret_santa", people=3, pace=pace, start=False)
    parlour.ask(0, wire.Settle, reaction=12)
    parlour.ask(0, wire.Settle, watchers=True)  # leaves it as it is
    parlour.ask(0, wire.Start, level="merry")
    until_window(parlour, people=2)
    waiting = parlour.director.waiting
    assert waiting is not None
    assert waiting.closes == waiting.since + 12_000
    assert parlour.table.news(0, {}, "CODE").reaction == 12


def test_a_bot_keeps_the_seat_of_the_absent_and_hands_it_back() -> None:
    parlour = Parlour("north_pole", people=2)
    parlour.director.presence.went(1, parlour.now)
    parlour.now += 60_000
    parlour.keep(parlour.director.tick(parlour.now))
    assert parlour.table.chairs[1].kind() == "kept"
    parlour.keep(parlour.director.arrived(1, parlour.now))
    assert parlour.table.chairs[1].kind() == "person"


def test_a_pause_stops_clocks_and_bots_and_moves() -> None:
    parlour = Parlour("north_pole", people=2)
    assert parlour.ask(0, wire.Pause, paused=True).outcome == "applied"
    assert parlour.director.alarm() is None
    assert parlour.director.orders() == []
    assert parlour.play(parlour.table.playing().waiting()[0] % 2, "3").outcome == "refused"
    assert parlour.ask(0, wire.Pause, paused=False).outcome == "applied"
    assert parlour.director.waiting is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("pace", ["brisk", "normal"])
def test_a_bot_takes_a_time_that_was_fixed_before_it_looked(level: str, pace: wire.Pace) -> None:
    parlour = Parlour("north_pole", people=1, pace=pace, level=level)
    shortest, longest = TEMPI[pace].bot
    budget = round(1_000 * takes(level)) + MARGIN
    for _ in range(12):
        waiting = parlour.director.waiting
        assert waiting is not None
        assert set(waiting.due) == {seat for seat in waiting.pending if seat > 0}
        lasts = [due - waiting.since for due in waiting.due.values()]
        if waiting.window:
            assert set(lasts) <= {BEAT}
        else:
            assert all(max(shortest, budget) <= last <= max(longest, budget) for last in lasts)
        for order in parlour.director.orders():
            meek = parlour.director.menu(order.seat)[0].text()
            parlour.director.bot_answers(order.seat, order.question, meek, parlour.now)
        parlour.step(sensibly)


def waiting_for_a_bot(choices: int) -> tuple[Parlour, Order]:
    """A table that waits for a bot with so many moves, which has just been told to think."""
    parlour = Parlour("secret_santa", people=1, pace="brisk", seed=f"waiting{choices}")
    for _ in range(400):
        waiting = parlour.director.waiting
        assert waiting is not None
        bots = [seat for seat in waiting.due if not waiting.window]
        if bots and min(len(parlour.director.menu(bots[0])), 2) == choices:
            (order,) = [one for one in parlour.director.orders() if not one.aside]
            return parlour, order
        parlour.step(sensibly)
    raise AssertionError("no such bot was asked")


@pytest.mark.parametrize("choices", [1, 2])
@pytest.mark.parametrize("ready", [0, 100, 601, 845, 1_101])
def test_a_bot_answers_at_its_time_or_a_step_of_the_grid(choices: int, ready: int) -> None:
    parlour, order = waiting_for_a_bot(choices)
    waiting = parlour.director.waiting
    assert waiting is not None
    due = waiting.due[order.seat]
    move = parlour.director.menu(order.seat)[-1].text()
    parlour.now = waiting.since + ready
    assert parlour.now != due
    parlour.keep(parlour.director.bot_answers(order.seat, order.question, move, parlour.now))
    alarm = parlour.director.alarm()
    assert alarm is not None
    assert (alarm - due) % GRID == 0
    assert 0 <= alarm - max(due, parlour.now) < GRID


def test_a_bot_of_a_program_answers_when_it_is_ready() -> None:
    parlour = Parlour("secret_santa", people=1, tempo=STILL)
    parlour.run(sensibly, most=60)
    moved = [step for step in parlour.log if isinstance(step.entry, log.Moved)]
    assert len(moved) > 20
    assert parlour.director.takes(Order(1, "wily", 0, hurry=False)) == 0.0
    assert all(step.at % THINKING == 0 for step in moved), "somebody but a person took time"


def until_a_bot_may_speak() -> tuple[Parlour, Waiting]:
    """Rent is open that a bot may ask for, though nobody asks the bot."""
    options = {"rent_mode": "watchful"}
    for number in range(20):
        parlour = Parlour(
            "christmas_opoly", 3, people=2, seed=f"rent{number}", pace="brisk", options=options
        )
        while (waiting := parlour.director.waiting) is not None:
            if waiting.asides:
                return parlour, waiting
            parlour.step(sensibly)
    raise AssertionError("no bot had anything to say")


def test_what_a_bot_says_unasked_is_heard_at_the_beat() -> None:
    parlour, waiting = until_a_bot_may_speak()
    since, moves = waiting.since, len(parlour.table.playing().record.moves)
    (order,) = [one for one in parlour.director.orders() if one.aside]
    rent = "rent"
    parlour.now = since + 40
    parlour.keep(parlour.director.bot_says(order.seat, order.question, rent, parlour.now))
    assert len(parlour.table.playing().record.moves) == moves
    assert parlour.director.alarm() == since + BEAT
    parlour.now = since + BEAT
    parlour.keep(parlour.director.tick(parlour.now))
    assert parlour.table.playing().record.moves[moves] == (order.seat, rent)


def test_nonsense_from_a_bot_becomes_the_meekest_move() -> None:
    parlour = Parlour("north_pole", seats=2, people=1)
    for _ in range(100):
        waiting = parlour.director.waiting
        assert waiting is not None
        orders = parlour.director.orders()
        if orders and not waiting.window:
            order = orders[0]
            parlour.director.bot_answers(order.seat, order.question, "rm -rf", parlour.now)
            meek = parlour.director.menu(order.seat)[0].text()
            assert waiting.moves[order.seat] == meek
            return
        parlour.step(sensibly)
    pytest.fail("no bot was asked")


def test_a_clock_does_not_tell_who_has_voted() -> None:
    """A table screen that is switched on later must not learn it either."""
    parlour = Parlour("holiday_fever", people=2)
    while parlour.table.stage == "playing" and not ballot(parlour):
        parlour.step(sensibly)
    before = begin(parlour.table, parlour.director.tempo(), parlour.now)
    for seat in [seat for seat in parlour.table.playing().waiting() if seat < 2]:
        vote = parlour.director.menu(seat)[0].text()
        parlour.table.apply(log.Cast(seat, vote, "person"))
    after = begin(parlour.table, parlour.director.tempo(), parlour.now)
    assert before is not None
    assert after is not None
    assert before.closes == after.closes


def ballot(parlour: Parlour) -> bool:
    """Is there a vote in which neither a person nor some bot has been heard?"""
    waiting = parlour.table.playing().waiting()
    return isinstance(parlour.table.phase(), Ballot) and waiting[0] < 2 <= waiting[-1]
