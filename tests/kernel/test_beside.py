"""Words beside a record: kept, shown, erased, and never needed."""

from __future__ import annotations

import pytest

from tests.kernel import toy
from yuletable.games.catalogue import find
from yuletable.kernel.beside import Beside, read_beside, write_beside
from yuletable.kernel.core import Line
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import SAID, Match, read_record, replay, write_record


def test_words_travel_beside_the_record_and_never_inside() -> None:
    match = Match(
        find("holiday_fever"),
        2,
        seed="fir",
        position={"phase": {"phase": "Speech", "topic": "chili"}},
    )
    match.play(0, "speak Patience, and a warm pot.")
    assert match.record.moves == [(0, "speak")]
    assert match.beside.words_of(1) == "Patience, and a warm pot."
    assert "Patience" not in write_record(match.record)
    again = replay(match.game, read_record(write_record(match.record)))
    assert again.position() == match.position()
    assert again.beside.said == []
    told = [event for event in match.events if event.kind == SAID]
    assert [event.seen_by(1)["words"] for event in told] == ["Patience, and a warm pot."]
    kept = replay(match.game, match.record, beside=match.beside)
    assert (kept.events, kept.beside) == (match.events, match.beside)
    match.beside.erase()
    assert replay(match.game, match.record, beside=match.beside).events == again.events


def test_words_can_be_erased_by_seat_by_move_or_all() -> None:
    beside = Beside()
    for move, seat, words in ((1, 0, "one"), (2, 1, "two"), (3, 0, "three"), (4, 0, "")):
        beside.hear(move, seat, words)
    assert [said.words for said in beside.said] == ["one", "two", "three"]
    assert beside.erase(seat=1) == 1
    assert beside.erase(move=3) == 1
    assert [said.words for said in beside.said] == ["one"]
    assert beside.erase() == 1
    assert beside.said == []


def test_a_companion_reads_back_and_names_what_is_wrong() -> None:
    beside = Beside(keepsakes=[{"name": "Ivy"}])
    beside.hear(7, 2, "ünïcode")
    assert read_beside(write_beside(beside)) == beside
    with pytest.raises(Invalid, match=r"beside\.said"):
        read_beside('{"said": 3}')


def test_most_moves_say_nothing_and_most_games_account_for_nothing() -> None:
    match = Match(toy.GAME, 2, seed="fir")
    assert match.menu(match.waiting()[0])[0].said() == ""
    assert match.state.account(0) == []


def test_a_line_is_data() -> None:
    line = Line("HF-213", "account-christmas", 500, (("count", 1),))
    assert line.seen() == {
        "clause": "HF-213",
        "words": "account-christmas",
        "points": 500,
        "facts": {"count": 1},
    }
