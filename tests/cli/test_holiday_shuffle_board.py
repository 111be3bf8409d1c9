"""Holiday Shuffle before eyes: rows of dates, what is in order marked, and every question fits."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Typed
from tests.cli.test_boards import CLEARED, COLORS, look, screen_of, shown_by
from tests.holiday import GAME
from tests.promises import Players
from yuletable.bots.bot import sight
from yuletable.cli.board import board_of
from yuletable.cli.play import sit_down
from yuletable.cli.seating import party
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match

NAMES = ["You", "Ivy", "Noel", "Clara"]
A = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 W Nov1"
B = "Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30 Mar20"


def table(options: dict[str, Any] | None = None, **position: Any) -> Match:
    rows = {"mats": [A, B], **position}
    return Match(GAME, 2, seed="fir", options=options, position=rows, names=NAMES[:2])


def test_what_is_in_order_is_joined_and_the_break_is_marked() -> None:
    match = table(discard="Jul20", draw="Oct31")
    lines = shown_by(board_of(GAME, NAMES[:2]), match, 0)
    assert "Holiday Shuffle, round 1 of 3" in lines[0]
    assert lines[1].split() == ["│", *[str(slot) for slot in range(1, 11)], "│"]
    assert "▶ A You  4 in order" in lines[2]
    assert re.search(r"Jan1 +─ *Feb2 +─ *Mar8 +─ *Dec25 +╳ *May5 +Jun14 +Apr1 +Aug15 +W", lines[3])
    assert "B Ivy  1 in order, dealer" in lines[4]
    assert re.search(r"Dec31 +╳ *Nov25", lines[5])
    assert "1 card to draw" in lines[7]
    assert "discards: Jul20 Moon Day, AGAIN" in lines[7]


def test_the_drawn_card_is_shown_to_its_drawer_alone() -> None:
    match = table(draw="Oct31 Jul4")
    match.play(0, "P")
    board = board_of(GAME, NAMES[:2])
    assert any("you hold Oct31 Halloween" in line for line in shown_by(board, match, 0))
    for eyes in (1, HOUSE):
        assert not any("Oct31" in line for line in shown_by(board, match, eyes))
        assert not any("Oct31" in line for line in board.lines(match.view(eyes)))


def test_a_pile_turned_over_and_dates_of_wilds_are_told() -> None:
    named = A.replace("W", "W=Sep1")
    match = table({"wild_binding": "placement"}, mats=[named, B], flipped=True, draw="Oct31")
    text = "\n".join(shown_by(board_of(GAME, NAMES[:2]), match, 0))
    assert "WSep1" in text
    assert "in the order discarded" in text


def test_a_wide_screen_names_the_cards_below_the_top() -> None:
    match = table(discard="Jul4 Jul14 Oct31")
    board = board_of(GAME, NAMES[:2])
    assert "below it Jul14 Jul4" in "\n".join(shown_by(board, match, 0, width=120))
    assert "below it" not in "\n".join(shown_by(board, match, 0, width=80))


def test_a_narrow_screen_breaks_the_rows() -> None:
    lines = shown_by(board_of(GAME, NAMES[:2]), table(), 0, width=50)
    assert max(len(line) for line in lines) <= 50
    assert len([line for line in lines if "Jan1" in line and "Nov1" in line]) == 0


def test_choices_are_numbered_like_the_slots() -> None:
    match = table(discard="Jul4")
    board = board_of(GAME, NAMES[:2])
    choices = board.choices(match.view(0), match.menu(0))
    assert [choice.text for choice in choices] == [*[f"D>{n}" for n in range(1, 11)], "P"]
    assert choices[3].words == "Put Jul 4 in slot 4, replacing Dec 25"
    assert choices[8].words == "Put Jul 4 in slot 9, replacing a Wild"


def test_of_a_long_menu_the_promising_moves_are_listed() -> None:
    mats = ["Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr17 Aug15 Sep6 Nov1", B]
    match = table(mats=mats, phase={"phase": "Effect", "effect": "SWITCH"})
    choices = board_of(GAME, NAMES[:2]).choices(match.view(0), match.menu(0))
    listed = [choice.text for choice in choices if not choice.rare]
    assert len(listed) == 12
    assert listed[0] == "-"
    assert "SW:4,7" in listed
    assert len(choices) == 46


def test_the_board_needs_nothing_but_view_and_menu() -> None:
    """Imagined worlds that a seat cannot tell apart look the same to it."""
    match = Match(GAME, 4, seed="oak", names=NAMES)
    board = board_of(GAME, NAMES)
    players = Players(GAME, "oak")
    for number in range(60):
        seat = match.waiting()[0]
        guess = match.state.guess(seat, stream("oak", "guess", number))
        assert look(board, sight(match.state, seat)) == look(board, sight(guess, seat))
        match.play(*players.choose(match.state))


def test_every_question_of_the_game_has_its_sentence() -> None:
    board = board_of(GAME, NAMES)
    phases = set()
    named = {"trade_consent": True, "wild_binding": "placement", "flip_timing": "when_needed"}
    cases: list[dict[str, Any]] = [{}, named, {"wild_choice": "ask"}]
    for number in range(6):
        options = {"rounds": 1, **cases[number % 3]}
        match = Match(GAME, 4, seed=f"fir {number}", options=options)
        players = Players(GAME, match.record.seed)
        while not match.over():
            seat, move = players.choose(match.state)
            view = match.view(seat)
            phases.add(view["phase"])
            asked = board.question(view, match.menu(seat))
            for text in (asked, board.question(match.view(HOUSE), [])):
                assert text
                assert "{" not in text
            match.play(seat, move)
        assert board.question(match.view(0), []) == "The game is over."
    assert phases == {"Turn", "Drawn", "Effect", "Consent", "Naming", "Score"}


def test_an_empty_draw_pile_and_an_offer_are_asked_about() -> None:
    board = board_of(GAME, NAMES[:2])
    match = table(draw="", discard="Jul4")
    assert "The deck is empty" in board.question(match.view(0), match.menu(0))
    offer = {"phase": "Consent", "by": 0, "mine": 2, "partner": 1, "theirs": 3}
    mats = [A.replace("Jan1", "Jan21"), B]
    match = table({"trade_consent": True}, mats=mats, phase=offer)
    asked = board.question(match.view(1), match.menu(1))
    assert asked == "Player A offers you Feb 2 for Oct 24. Do you accept?"


@pytest.mark.parametrize(("width", "height", "seats"), [(80, 24, 2), (80, 24, 4), (120, 40, 3)])
def test_every_question_fits_the_screen(
    width: int, height: int, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Typed(cycle(["", "11", "11", "2", "5"])))
    screen, out = screen_of(width, height)
    everyone = party(GAME, ["You"], ["greedy"], seats)
    match = Match(GAME, seats, seed="fir", names=list(everyone.names))
    assert sit_down(match, everyone, tmp_path / "game.json", screen) == 0
    scenes = COLORS.sub("", out.getvalue().replace(CLEARED, "\f")).split("\f")
    asked = [scene for scene in scenes if re.search("^ ?1\\) ", scene, re.MULTILINE)]
    assert len(asked) > 10
    for scene in asked:
        lines = scene.splitlines()
        last = max([n for n, line in enumerate(lines) if re.match(r" ?\d+\) ", line)])
        assert last + 1 < height, scene  # and a line to type in
        assert max(len(line) for line in lines) <= width
