"""Taking back: free while nobody learned anything, by consent otherwise, never past a reveal."""

from __future__ import annotations

from tests.server.parlour import Parlour, sensibly
from yuletable.games.catalogue import find
from yuletable.kernel.core import Seat
from yuletable.kernel.match import Match
from yuletable.server import entries as log
from yuletable.server import protocol as wire
from yuletable.server.undo import judge


def test_choosing_a_token_is_free_to_take_back() -> None:
    parlour = Parlour("christmas_opoly", seats=3, people=3)
    parlour.play(0, "token bell")
    assert parlour.ask(0, wire.Undo, seat=0).outcome == "applied"
    assert parlour.table.playing().record.moves == []
    assert parlour.log[-1].entry == log.Undone(0)


def test_a_drawn_card_cannot_be_taken_back() -> None:
    parlour = Parlour("holiday_shuffle", seats=2, people=2)
    seat = parlour.table.playing().waiting()[0]
    parlour.play(seat, "P")
    answer = parlour.ask(seat, wire.Undo, seat=seat)
    assert answer.outcome == "refused"
    assert "hidden" in answer.why


def about_to_roll() -> tuple[Parlour, Seat]:
    """Two people at Christmas-opoly, one of them about to throw the dice."""
    parlour = Parlour("christmas_opoly", seats=2, people=2)
    while True:
        seat = parlour.table.playing().waiting()[0]
        menu = [move.text() for move in parlour.croupier.menu(seat)]
        if "roll" in menu:
            return parlour, seat
        parlour.play(seat, menu[0])


def test_dice_are_taken_back_by_consent_and_fall_the_same_again() -> None:
    parlour, seat = about_to_roll()
    throw = "roll"
    assert parlour.play(seat, throw).outcome == "applied"
    after = parlour.table.playing().position()
    asked = parlour.ask(seat, wire.Undo, seat=seat)
    assert asked.outcome == "applied"
    assert parlour.table.undo_asked == seat
    assert parlour.ask(1 - seat, wire.Consent, seat=1 - seat, yes=True).outcome == "applied"
    assert parlour.table.playing().record.moves[-1][1] != throw
    parlour.play(seat, throw)
    assert parlour.table.playing().position() == after


def test_one_no_is_enough() -> None:
    parlour, seat = about_to_roll()
    assert parlour.play(seat, "roll").outcome == "applied"
    moves = parlour.table.playing().record.moves[:]
    parlour.ask(seat, wire.Undo, seat=seat)
    parlour.ask(1 - seat, wire.Consent, seat=1 - seat, yes=False)
    assert parlour.table.undo_asked is None
    assert parlour.table.playing().record.moves == moves


def test_an_undone_game_goes_on_as_if_nothing_had_been() -> None:
    parlour = Parlour("christmas_opoly", seats=3, people=1)
    parlour.run(sensibly, most=60)
    record = parlour.table.playing().record
    again = Match(find("christmas_opoly"), 3, mixed=record.mixed or None)
    for seat, move in record.moves:
        again.play(seat, move)
    assert again.position() == parlour.table.playing().position()


def test_the_verdict_names_a_reason() -> None:
    game = find("north_pole")
    match = Match(game, 2, seed="verdict")
    assert judge(game, match.record, 0).why == "You have not moved yet."
