"""Taking back: free while nobody learned anything, by consent otherwise, never past a reveal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fever import Fever
from tests.server.parlour import Parlour, sensibly
from yuletable.games.catalogue import find
from yuletable.games.holiday_fever import events
from yuletable.kernel.ballot import Ballot
from yuletable.kernel.core import Kind, Move, Seat
from yuletable.kernel.match import Match
from yuletable.prove.undo import WORLDS, Evening, Oracle, Past, Tally, examine, prove
from yuletable.server import protocol as wire
from yuletable.server.refusals import UNDO_NO_MOVE
from yuletable.server.table import log
from yuletable.server.table.marks import FINAL
from yuletable.server.table.table import restored
from yuletable.server.table.undo import can_ask, judge


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
    assert answer.reason == "undo-seen"


def at_the_auction(people: int) -> Parlour:
    """The first seat is about to guess what Gift the second holds, who has no card to react."""
    table = Fever(phase={"phase": "Auction"}, rows=[["puppy 50"], ["guitar 50"], [], []])
    position = table.match.position()
    return Parlour("holiday_fever", seats=4, people=people, position=position)


@pytest.mark.parametrize("people", [1, 2, 4])
def test_there_is_one_guess_at_the_auction(people: int) -> None:
    parlour = at_the_auction(people)
    names = [move.text() for move in parlour.director.menu(0) if "guess" in move.text()]
    wrong = [name for name in names if not name.endswith("guitar")]
    for guess in wrong:
        assert parlour.play(0, guess).outcome == "applied"
        answer = parlour.ask(0, wire.Undo, seat=0)
        assert answer.outcome == "refused", guess
        assert answer.reason in ("undo-seen", "undo-sealed", "undo-alone")
        assert not can_ask(parlour.table, 0)
        parlour = at_the_auction(people)
    assert len(wrong) > 10


def meekly(parlour: Parlour, seat: Seat, menu: list[Move]) -> str:
    return menu[0].text()


def about_to_roll(people: int = 2) -> tuple[Parlour, Seat]:
    """Christmas-opoly for two, and a person about to throw the dice."""
    parlour = Parlour("christmas_opoly", seats=2, people=people)
    while True:
        seat = parlour.table.playing().waiting()[0]
        menu = [move.text() for move in parlour.director.menu(seat)]
        if seat < people and "roll" in menu:
            return parlour, seat
        parlour.step(meekly)


@pytest.mark.parametrize("people", [1, 2])
def test_dice_are_never_thrown_again(people: int) -> None:
    parlour, seat = about_to_roll(people)
    assert parlour.play(seat, "roll").outcome == "applied"
    after = parlour.table.playing().position()
    assert parlour.ask(seat, wire.Undo, seat=seat).outcome == "refused"
    assert parlour.table.undo_asked is None
    assert parlour.table.playing().position() == after


def token_after_token() -> Parlour:
    """Both have chosen their tokens, so the first may only ask for theirs."""
    parlour = Parlour("christmas_opoly", seats=3, people=2)
    parlour.play(0, "token bell")
    parlour.play(1, "token drum")
    assert len(parlour.table.playing().record.moves) == 2
    return parlour


def test_past_an_open_act_of_others_a_move_is_taken_back_by_consent() -> None:
    parlour = token_after_token()
    assert parlour.ask(0, wire.Undo, seat=0).outcome == "applied"
    assert parlour.table.undo_asked == 0
    assert len(parlour.table.playing().record.moves) == 2
    assert parlour.ask(1, wire.Consent, seat=1, yes=True).outcome == "applied"
    assert parlour.table.playing().record.moves == []


def test_one_no_is_enough() -> None:
    parlour = token_after_token()
    moves = parlour.table.playing().record.moves[:]
    parlour.ask(0, wire.Undo, seat=0)
    parlour.ask(1, wire.Consent, seat=1, yes=False)
    assert parlour.table.undo_asked is None
    assert parlour.table.playing().record.moves == moves


def test_consent_that_comes_too_late_takes_nothing_back() -> None:
    """Whatever lets a question stand past a reveal, the verdict is asked again."""
    parlour = token_after_token()
    parlour.ask(0, wire.Undo, seat=0)
    moves = parlour.table.playing().record.moves[:]
    parlour.table.trail[-1] |= FINAL
    answer = parlour.ask(1, wire.Consent, seat=1, yes=True)
    assert answer.outcome == "refused"
    assert parlour.table.playing().record.moves == moves


def test_among_bots_only_what_is_free_is_taken_back() -> None:
    parlour = Parlour("christmas_opoly", seats=3, people=1)
    parlour.play(0, "token bell")
    assert judge(parlour.table, 0).free
    parlour.step(sensibly)
    assert len(parlour.table.playing().record.moves) == 2
    answer = parlour.ask(0, wire.Undo, seat=0)
    assert (answer.outcome, parlour.table.undo_asked) == ("refused", None)
    assert not can_ask(parlour.table, 0)


def test_the_batch_offers_what_can_be_had() -> None:
    """The button is there exactly if asking is not refused."""
    for people in (1, 3):
        parlour = Parlour("secret_santa", seats=3, people=people, seed=f"button{people}")
        for _ in range(150):
            if parlour.table.stage != "playing":
                break
            parlour.step(sensibly)
            before = len(parlour.table.playing().record.moves)
            offered = parlour.director.update(0, [], {}).undo
            verdict = judge(parlour.table, 0)
            assert offered == (not verdict.why and (verdict.free or people > 1))
            assert len(parlour.table.playing().record.moves) == before


def test_a_vote_under_seal_changes_no_verdict() -> None:
    """Who has voted already must not show in what others may take back."""
    parlour = Parlour("holiday_fever", seats=3, people=3)
    while not isinstance(parlour.table.phase(), Ballot):
        parlour.step(sensibly)
    verdicts = [judge(parlour.table, seat) for seat in (1, 2)]
    parlour.play(0, parlour.director.menu(0)[0].text())
    assert isinstance(parlour.log[-1].entry, log.Cast)
    assert [judge(parlour.table, seat) for seat in (1, 2)] == verdicts
    assert judge(parlour.table, 0).why


def test_an_undone_game_goes_on_as_if_nothing_had_been() -> None:
    parlour = Parlour("christmas_opoly", seats=3, people=1)
    parlour.run(sensibly, most=60)
    record = parlour.table.playing().record
    again = Match(find("christmas_opoly"), 3, mixed=record.mixed or None, luck_version=record.luck)
    for seat, move in record.moves:
        again.play(seat, move)
    assert again.position() == parlour.table.playing().position()


def test_the_verdict_names_a_reason() -> None:
    parlour = Parlour("north_pole", seats=2, people=2)
    assert judge(parlour.table, 0).why is UNDO_NO_MOVE


# What was told and then taken back.


def test_the_batch_says_what_is_struck_out() -> None:
    parlour = token_after_token()
    told_before = [step.updates[0].revision for step in parlour.log if step.updates]
    parlour.ask(0, wire.Undo, seat=0)
    parlour.ask(1, wire.Consent, seat=1, yes=True)
    undone = parlour.log[-1]
    assert isinstance(undone.entry, log.Undone)
    assert {update.struck for update in undone.updates} == {told_before[0]}
    assert parlour.log[-2].updates[0].struck is None


def test_a_browser_that_comes_back_is_not_told_what_was_taken_back() -> None:
    parlour = token_after_token()
    start = parlour.table.revisions[1] - 2
    heard = parlour.table.revisions[1]
    assert [event.kind.name for event in parlour.table.missed(1, start) or []] == ["token"] * 2
    parlour.ask(0, wire.Undo, seat=0)
    parlour.ask(1, wire.Consent, seat=1, yes=True)
    parlour.play(0, "token drum")
    missed = parlour.table.missed(1, start)
    assert missed is not None
    assert [event.seen_by(1)["token"] for event in missed] == ["Drum"]
    assert parlour.table.struck(1, start) is None, "it heard nothing of it"
    assert parlour.table.struck(1, heard) == start


def test_strikes_survive_a_restart() -> None:
    parlour = token_after_token()
    parlour.ask(0, wire.Undo, seat=0)
    parlour.ask(1, wire.Consent, seat=1, yes=True)
    again = restored(parlour.table.name, parlour.table.secret, parlour.entries())
    assert again.struck(1, 3) == parlour.table.struck(1, 3)
    assert again.trail == parlour.table.trail


# The promise, and that it would be noticed if it were broken.


def test_what_can_be_taken_back_has_told_nobody_anything() -> None:
    tally = prove(150, worlds=20)
    assert sum(tally.free.values()) > 10
    assert sum(tally.allowed.values()) > 10


def without_reveals(kind: Kind) -> Kind:
    parts: dict[str, Any] = kind.parts()
    return Kind(**{**parts, "reveals": False, "shows": False})


def test_a_guess_that_is_not_declared_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "GUESSED", without_reveals(events.GUESSED))
    parlour = at_the_auction(people=4)
    before = parlour.table.playing().state.copy()
    guess = find("holiday_fever").read_move("guess B#1 camera")
    assert parlour.play(0, guess.text()).outcome == "applied"
    with pytest.raises(Oracle, match="guess"):
        examine(Evening(parlour.table, [Past(before, 0, guess)]), WORLDS, Tally())
