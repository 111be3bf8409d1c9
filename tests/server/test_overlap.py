"""While a Holly window is open, whoever is next may decide already (Secret Santa, 4.8)."""

from __future__ import annotations

import pytest

from tests.server.parlour import Parlour, sensibly
from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server.table import log
from yuletable.server.table.table import restored

PEOPLE = 4


def until_early(seed: str = "early", least: int = 0) -> tuple[Parlour, Seat]:
    """A table at which somebody may decide early, after so many moves at least."""
    parlour = Parlour("secret_santa", people=PEOPLE, seed=seed)
    for _ in range(3_000):
        seat = parlour.early()
        if seat is not None and len(parlour.table.playing().record.moves) >= least:
            return parlour, seat
        parlour.step(sensibly)
    raise AssertionError("nobody could decide early")


def close(parlour: Parlour) -> None:
    """Let the time of the window run out."""
    waiting = parlour.director.waiting
    assert waiting is not None
    assert waiting.closes is not None
    parlour.now = waiting.closes
    parlour.keep(parlour.director.tick(parlour.now))


def test_what_was_decided_early_follows_as_the_window_closes() -> None:
    parlour, seat = until_early()
    move = parlour.director.menu(seat)[-1].text()
    before = len(parlour.log)
    assert parlour.play(seat, move).outcome == "applied"
    decided = parlour.log[before]
    assert decided.entry == log.Decided(seat, parlour.table.question, move)
    assert [update.viewer for update in decided.updates] == [seat], "nobody else is told"
    assert parlour.table.playing().waiting() != (seat,) or parlour.director.waiting is not None
    close(parlour)
    window, moved = parlour.log[before + 1], parlour.log[before + 2]
    assert isinstance(window.entry, log.Moved)
    assert window.entry.by == "window"
    assert moved.entry == log.Moved([(seat, move)], "person")
    assert window.at == moved.at


@pytest.mark.parametrize("game", range(12))
def test_what_may_be_decided_early_is_what_is_asked_then(game: int) -> None:
    parlour, seat = until_early(f"menus {game}", least=5 * game)
    early = parlour.director.menu(seat)
    hand = parlour.table.playing().state.own(seat)
    close(parlour)
    assert parlour.table.playing().waiting() == (seat,)
    assert parlour.director.menu(seat) == early
    assert parlour.table.playing().state.own(seat) == hand, "nobody saw anything before its time"


def test_a_card_in_the_window_throws_away_what_was_decided() -> None:
    for game in range(60):
        parlour, seat = until_early(f"cards {game}")
        waiting = parlour.director.waiting
        assert waiting is not None
        others = [s for s in waiting.pending if s != seat and s not in parlour.table.answers]
        reacts = [s for s in others if len(parlour.director.menu(s)) > 1]
        if reacts:
            break
    else:
        raise AssertionError("nobody could react")
    move = parlour.director.menu(seat)[-1].text()
    parlour.play(seat, move)
    parlour.play(reacts[0], parlour.director.menu(reacts[0])[1].text())
    before = len(parlour.log)
    close(parlour)
    moves = [step.entry for step in parlour.log[before:] if isinstance(step.entry, log.Moved)]
    assert all((seat, move) not in entry.moves for entry in moves)
    assert not parlour.table.decided


def test_a_decision_against_the_rules_is_refused_and_changes_nothing() -> None:
    parlour, seat = until_early()
    before = len(parlour.log)
    answer = parlour.play(seat, "8x11")
    assert (answer.outcome, bool(answer.clause)) == ("illegal", True)
    assert len(parlour.log) == before
    assert parlour.early() == seat


def test_whoever_reacts_is_not_asked_what_they_do_if_nobody_does() -> None:
    for game in range(60):
        parlour = Parlour("secret_santa", people=PEOPLE, seed=f"own {game}")
        for _ in range(400):
            waiting = parlour.director.waiting
            assert waiting is not None
            seat = None if waiting.ahead is None else waiting.ahead.seat
            if seat in waiting.pending and seat not in parlour.table.answers:
                assert seat is not None
                menu = parlour.director.menu(seat)
                if len(menu) > 1 and parlour.early() is None:
                    parlour.play(seat, menu[1].text())
                    assert parlour.early() is None
                    return
            parlour.step(sensibly)
    raise AssertionError("whoever was next never held a Holly card")


def test_a_log_remembers_what_was_decided() -> None:
    parlour, seat = until_early()
    move = parlour.director.menu(seat)[-1].text()
    parlour.play(seat, move)
    again = restored(parlour.table.name, parlour.table.secret, parlour.entries())
    assert again.decided == {seat: move}


def test_a_bot_that_steps_in_decides_for_itself() -> None:
    parlour, seat = until_early()
    move = parlour.director.menu(seat)[-1].text()
    parlour.play(seat, move)
    parlour.ask(0, wire.Kick, seat=seat) if seat else parlour.ask(0, wire.Leave, seat=0)
    before = len(parlour.log)
    close(parlour)
    moves = [step.entry for step in parlour.log[before:] if isinstance(step.entry, log.Moved)]
    assert moves
    assert all(entry.by != "person" for entry in moves)


@pytest.mark.parametrize(("people", "one_screen"), [(PEOPLE, True), (1, False)])
def test_around_one_screen_there_is_one_question_at_a_time(people: int, one_screen: bool) -> None:
    parlour = Parlour("secret_santa", people=people, one_screen=one_screen)
    for _ in range(400):
        assert parlour.early() is None
        parlour.step(sensibly)


def test_the_host_may_want_it_otherwise() -> None:
    parlour = Parlour("secret_santa", people=PEOPLE, start=False)
    assert parlour.table.news(0, {}, "CODE").overlap
    parlour.ask(0, wire.Settle, overlap=False)
    parlour.ask(0, wire.Start, level="merry")
    for _ in range(400):
        assert parlour.early() is None
        parlour.step(sensibly)
    assert not parlour.table.news(0, {}, "CODE").overlap
