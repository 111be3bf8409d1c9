"""Ballots and windows: who is asked, in what order, and what stays under seal."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.kernel.toy import GAME, SNATCH, TAKE, Lay, Rounds, Snatch
from yuletable.kernel.ballot import DECLINE, Ballot, Decline, Window
from yuletable.kernel.chance import Script
from yuletable.kernel.core import HOUSE, Host, Move, Seat
from yuletable.kernel.errors import Illegal, NotAsked
from yuletable.kernel.match import Match


def table(hands: list[list[int]], **position: Any) -> Match:
    return Match(GAME, len(hands), seed="fir", position={"hands": hands, **position})


def window(hands: list[list[int]], deck: int = 4) -> Match:
    """Seat 0 has just taken the top of the deck, and the others are asked."""
    stack = [{"phase": "Rounds"}, {"phase": "Turn", "seat": 0}]
    match = table(hands, deck=[deck], stack=stack)
    match.play(0, TAKE)
    return match


# Declining.


def test_declining_is_written_as_a_dash() -> None:
    assert DECLINE.text() == "-"
    assert Decline() == DECLINE
    assert Decline("pass").text() == "pass"  # as some rules have it
    assert Decline("pass") != DECLINE


# Ballots.


def test_a_ballot_waits_for_everyone_at_once() -> None:
    match = table([[1, 2], [3], [], [4]])
    assert match.waiting() == (0, 1, 3)
    assert match.view(HOUSE)["asked"] == [0, 1, 3]


def test_a_ballot_takes_answers_in_any_order_and_asks_nobody_twice() -> None:
    match = table([[1, 2], [3], [4]])
    match.play(2, "lay 4")
    assert match.waiting() == (0, 1)
    assert match.view(HOUSE)["asked"] == [0, 1, 2]
    with pytest.raises(NotAsked):
        match.play(2, "lay 4")
    match.play(0, "lay 1")
    assert match.waiting() == (1,)


def test_nothing_happens_until_the_last_answer_is_in() -> None:
    match = table([[1, 2], [3], [4]])
    views = [match.view(HOUSE)]
    for seat, move in ((1, "lay 3"), (0, "lay 2")):
        assert match.play(seat, move) == []
        views.append(match.view(HOUSE))
    assert views[0] == views[1] == views[2]
    told = match.play(2, "lay 4")
    assert [event.seen_by(HOUSE) for event in told] == [
        {"what": "laid", "seat": 2, "cards": (2, 3, 4)}
    ]
    assert match.scores() == [0, 0, 3]
    assert match.state.sealed == []


def test_a_ballot_is_off_the_stack_when_it_is_revealed() -> None:
    match = table([[1, 2], [3]])
    match.play(0, "lay 1")
    match.play(1, "lay 3")
    assert [phase.wire_name for phase in match.state.stack] == ["Rounds", "Turn"]


def test_an_answer_must_be_on_the_menu() -> None:
    match = table([[1, 2], [3]])
    with pytest.raises(Illegal):
        match.play(0, "lay 3")
    assert match.waiting() == (0, 1)


def test_only_the_own_answer_of_a_ballot_is_known() -> None:
    match = table([[1, 2], [3], [4]])
    match.play(0, "lay 1")
    ballot, state = match.state.stack[-1], match.state
    assert ballot.unseal(state, state.sealed[-1], 0) == [Lay(1), None, None]
    assert ballot.unseal(state, state.sealed[-1], 1) == [None, None, None]
    assert ballot.unseal(state, state.sealed[-1], HOUSE) == [None, None, None]


def test_what_every_ballot_writes_is_asked_for() -> None:
    host = Host(Script([]))
    with pytest.raises(NotImplementedError):
        Ballot().asked(None)
    with pytest.raises(NotImplementedError):
        Ballot().reveal(None, [], host)


# Windows.


def test_a_window_asks_one_seat_after_another() -> None:
    match = window([[1], [0, 2], [3], [4]])
    assert match.view(HOUSE)["asked"] == [1, 2, 3]
    asked = []
    while match.view(HOUSE)["phase"] == "Snatch":
        (seat,) = match.waiting()
        asked.append(seat)
        match.play(seat, DECLINE)
    assert asked == [1, 2, 3]


def test_the_order_of_a_window_is_fixed_when_it_opens() -> None:
    match = window([[1], [2], [0], [4]])
    phase = match.state.stack[-1]
    assert isinstance(phase, Snatch)
    assert phase.turn == (1, 2, 3)
    assert phase.parts() == {"turn": (1, 2, 3), "after": 0}


def test_whoever_has_nothing_to_play_is_asked_all_the_same() -> None:
    match = window([[1], [2], [0]])
    assert match.menu(1) == [DECLINE]
    match.play(1, DECLINE)
    assert match.menu(2) == [DECLINE, SNATCH]


def test_whoever_is_not_admitted_is_skipped() -> None:
    match = window([[1], [], [0]])
    assert match.view(HOUSE)["asked"] == [2]
    assert match.waiting() == (2,)


def test_a_decline_changes_nothing_that_others_see() -> None:
    match = window([[1], [2], [0], [4]])
    before = [match.view(seat) for seat in (0, 2, 3, HOUSE)]
    assert match.play(1, DECLINE) == []
    assert [match.view(seat) for seat in (0, 2, 3, HOUSE)] == before


def test_nobody_is_asked_again_after_declining() -> None:
    match = window([[1], [0], [2]])
    match.play(1, DECLINE)
    with pytest.raises(NotAsked):
        match.play(1, SNATCH)


def test_a_reaction_is_carried_out_at_once() -> None:
    match = window([[1], [0, 2], [0]])
    told = match.play(1, SNATCH)
    assert [event.seen_by(HOUSE) for event in told] == [
        {"what": "snatched", "seat": 0, "card": 4, "by": 1}
    ]
    assert match.view(0)["hand"] == [1]
    assert match.view(HOUSE)["phase"] == "Offer"


class Again(Window):
    """A window that stays open when somebody reacts, and ends the game when it closes."""

    wire_name: ClassVar[str] = "Again"

    def admits(self, state: Any, seat: Seat) -> bool:
        return True

    def menu(self, state: Any, seat: Seat) -> list[Move]:
        return [DECLINE, SNATCH]

    def react(self, state: Any, seat: Seat, move: Move, host: Host) -> None:
        state.scores[seat] += 1

    def close(self, state: Any, host: Host) -> None:
        assert state.stack == [Rounds()], "the window is already off the stack"
        state.finish()


def test_a_seat_is_asked_until_it_declines_and_then_the_window_closes() -> None:
    state = table([[1], [2], [3]]).state
    state.finish()
    state.push(Rounds())
    state.push(Again((2, 0)))
    state.settle(Host(Script([])))
    for seat, move in ((2, SNATCH), (2, SNATCH), (2, DECLINE), (0, SNATCH), (0, DECLINE)):
        assert state.waiting() == (seat,)
        state.check(seat, move)
        state.play(seat, move, Host(Script([])))
    assert state.scores == [1, 0, 2]
    assert state.over()


@pytest.mark.parametrize(
    ("declined", "seat", "known"),
    [
        ([1], 0, []),  # who does not belong to the window knows nothing
        ([1], HOUSE, []),
        ([1], 1, [1]),  # its own answer
        ([1], 2, [1]),  # asked now, so those before it have declined
        ([1], 3, []),  # not asked yet
        ([1, 2], 1, [1]),  # of those after it, it knows nothing
        ([1, 2], 2, [1, 2]),
        ([1, 2], 3, [1, 2]),
    ],
)
def test_who_knows_of_a_decline(declined: list[Seat], seat: Seat, known: list[Seat]) -> None:
    match = window([[1], [2], [0], [4]])
    for other in declined:
        match.play(other, DECLINE)
    state = match.state
    answers = state.stack[-1].unseal(state, state.sealed[-1], seat)
    assert [s for s, answer in enumerate(answers) if answer is not None] == known


def test_what_every_window_writes_is_asked_for() -> None:
    host = Host(Script([]))
    with pytest.raises(NotImplementedError):
        Window((0,)).admits(None, 0)
    with pytest.raises(NotImplementedError):
        Window((0,)).react(None, 0, SNATCH, host)
