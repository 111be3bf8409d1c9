"""What eyes see: the board is drawn from a view and a menu, and fits the screen."""

from __future__ import annotations

import io
import re
from itertools import repeat
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.conftest import Typed
from tests.kernel import toy
from tools.terminal import drawn
from yuletable.bots.bot import Sight, sight
from yuletable.cli import screen as screens
from yuletable.cli.board import Board, board_of
from yuletable.cli.keyboard import Keyboard
from yuletable.cli.play import sit_down
from yuletable.cli.screen import Screen
from yuletable.cli.seating import party
from yuletable.games.catalogue import find
from yuletable.games.secret_santa.face.terminal import GameBoard
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match

ROOT = Path(__file__).resolve().parent.parent.parent
SANTA = find("secret_santa")
CLEARED = "\x1b[2J"
COLORS = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def screen_of(width: int, height: int) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    console = Console(
        file=out, force_terminal=True, width=width, height=height, highlight=False, _environ={}
    )
    return Screen(console=console), out


def shown_by(board: Board, match: Match, seat: int, width: int = 80) -> list[str]:
    screen, out = screen_of(width, 24)
    menu = match.menu(seat) if seat != HOUSE else []
    screen.show(board.picture(match.view(seat), menu, width))
    return [line.rstrip() for line in COLORS.sub("", out.getvalue()).splitlines()]


def table(**position: object) -> Match:
    return Match(SANTA, 4, seed="fir", position=position, names=["You", "Ivy", "Noel", "Clara"])


HANDS = ["5 5 8 12 E", "6 6 9 GHOST", "1 3 4 MOUSE", "7 7 10 TREE"]


def test_seats_go_clockwise_from_who_looks() -> None:
    match = table(hands=HANDS, order=[0, 2, 1, 3], passed=[1], pile=[{"seat": 3, "play": "2x3"}])
    board = board_of(SANTA, match.record.names)
    lines = shown_by(board, match, 0)
    assert re.search(r"▶ A You +5", lines[1])
    assert re.search(r"C Noel +4", lines[2])
    assert re.search(r"B Ivy +4 passed", lines[3])
    assert re.search(r"D Clara +4 on top, dealer", lines[4])
    assert [line[3] for line in shown_by(board, match, 1)[1:5]] == [" "] * 4
    assert [line[4] for line in shown_by(board, match, 1)[1:5]] == list("BDAC")


def test_marks_of_every_kind() -> None:
    match = table(
        hands=["5 5 8", "9", "1 3 4 MOUSE", ""],
        passed=[2],
        scrooged=2,
        silent=[1],
        places=[3],
        scores=[1, 2, 3, 4],
    )
    text = "\n".join(shown_by(board_of(SANTA, match.record.names), match, 0))
    assert re.search(r"B Ivy +1 silent", text)
    assert re.search(r"C Noel +4 sits out", text)
    assert re.search(r"D Clara +0 out, 1st", text)
    assert "A 1  B 2  C 3  D 4" in text


def test_the_hand_is_grouped_and_specials_are_last() -> None:
    match = table(hands=HANDS)
    lines = shown_by(board_of(SANTA, match.record.names), match, 0)
    assert lines[-2:] == ["│ 5 ││ 8 ││ 12 ││ Elf │", "╰─×2╯╰───╯╰────╯╰─────╯"]
    hand = ["1 2 3 4 5 6 7 8 9 10 11 12 E SANTA GHOST MOUSE CAROL SCROOGE TREE", "5", "5", "5"]
    wide = shown_by(board_of(SANTA, match.record.names), table(hands=hand), 0, width=70)
    assert len([line for line in wide if line.startswith("╭───╮")]) == 1
    assert len([line for line in wide if line.startswith("│ ") and "Tree" in line]) == 1
    assert max(len(line) for line in wide) <= 70


def test_a_high_climb_shows_its_top() -> None:
    pile = [{"seat": at % 4, "play": f"1x{at + 1}"} for at in range(9)]
    match = table(hands=["10 11 11", "2 2 2", "3 3", "4 4"], pile=pile)
    lines = shown_by(board_of(SANTA, match.record.names), match, 1)
    assert re.search("1x9 ▄{9} +A Player A", lines[1])
    assert "… and 6 below" in lines[4]


def test_a_passer_by_sees_no_hand() -> None:
    match = table(hands=HANDS)
    board = board_of(SANTA, match.record.names)
    assert len(shown_by(board, match, HOUSE)) == 6
    assert not any(line.startswith("Your hand") for line in board.lines(match.view(HOUSE)))


def test_narrow_screens_put_one_panel_below_the_other() -> None:
    match = table(hands=HANDS)
    lines = shown_by(board_of(SANTA, match.record.names), match, 0, width=50)
    assert len([line for line in lines if line.startswith("╭─ ")]) == 2


@pytest.mark.parametrize("seed", ["fir", "oak"])
def test_the_board_needs_nothing_but_view_and_menu(seed: str) -> None:
    """Imagined worlds that a seat cannot tell apart look the same to it."""
    match = Match(SANTA, 4, seed=seed, options={"games_per_night": 1})
    board = board_of(SANTA, ["You", "Ivy", "Noel", "Clara"])
    for number in range(120):
        seat = match.waiting()[0]
        guess = match.state.guess(seat, stream(seed, "guess", number))
        real, imagined = sight(match.state, seat), sight(guess, seat)
        assert look(board, real) == look(board, imagined)
        match.play(seat, match.menu(seat)[stream(seed, "move", number).below(len(real.menu))])
        if match.over():
            break


def look(board: Board, sight: Sight) -> tuple[object, ...]:
    screen, out = screen_of(80, 24)
    screen.show(board.picture(sight.view, sight.menu, 80))
    question = board.question(sight.view, sight.menu)
    return out.getvalue(), question, board.choices(sight.view, sight.menu), board.lines(sight.view)


def test_every_question_of_the_game_has_its_sentence() -> None:
    board = board_of(SANTA, ["You", "Ivy", "Noel", "Clara"])
    phases = set()
    for number in range(30):
        options = {
            "games_per_night": 1,
            "ghost_on_santa": True,
            "fruitcake_play": "may" if number % 2 else "must",
        }
        match = Match(SANTA, 4, seed=f"fir {number}", options=options)
        while not match.over():
            seat = match.waiting()[0]
            menu = match.menu(seat)
            view = match.view(seat)
            phases.add(view["phase"])
            for text in (board.question(view, menu), board.question(match.view(HOUSE), [])):
                assert text
                assert "{" not in text
            luck = stream(match.record.seed, "move", len(match.record.moves))
            match.play(seat, menu[luck.below(len(menu))])
        assert board.question(match.view(0), []) == "The game is over."
    assert phases == {
        *("Turn", "FinalGift", "Holly", "SantaWindow", "TreeWindow", "Snow", "Fruitcake"),
        "OfferFruitcake",
    }


def test_who_stands_alone_on_top_is_told_what_passing_means() -> None:
    pile = [{"seat": 0, "play": "1x7"}]
    board = board_of(SANTA, ["You", "Ivy", "Noel", "Clara"])
    turn = {"phase": "Turn", "seat": 0}

    def asked(hand: str) -> str:
        hands = [hand, "6 6", "3 3", "4 4"]
        match = table(hands=hands, pile=pile, passed=[1, 2, 3], phase=turn)
        return board.question(match.view(0), match.menu(0))

    assert asked("8 9") == (
        "Everyone else has passed. Pass to take the round, or give one card above 7 first."
    )
    assert asked("1 2") == (
        "Everyone else has passed: pass to take the round. You have one choice: press Enter."
    )


def test_other_games_are_shown_plainly() -> None:
    board = board_of(toy.GAME, ["Ann", "Bob", "Cleo"])
    assert type(board) is Board
    assert type(board_of(SANTA, [])) is GameBoard
    match = Match(toy.GAME, 3, seed="fir")
    lines = board.lines(match.view(0))
    assert lines[:3] == ["A Ann: 0", "B Bob: 0", "C Cleo: 0"]
    assert any(line.startswith("hand: ") for line in lines)
    assert shown_by(board, match, 0) == [line.rstrip() for line in lines]


@pytest.mark.parametrize(("width", "height", "seats"), [(80, 24, 4), (80, 24, 8), (120, 40, 6)])
def test_every_question_fits_the_screen(
    width: int, height: int, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Typed(repeat("1")))
    screen, out = screen_of(width, height)
    everyone = party(SANTA, ["You"], ["greedy"], seats)
    options = {"games_per_night": 2}
    match = Match(SANTA, seats, seed="fir", options=options, names=list(everyone.names))
    assert sit_down(match, everyone, tmp_path / "game.json", screen) == 0
    scenes = COLORS.sub("", out.getvalue().replace(CLEARED, "\f")).split("\f")
    asked = [scene for scene in scenes if re.search("^ ?1\\) ", scene, re.MULTILINE)]
    assert len(asked) > 20
    for scene in asked:
        lines = scene.splitlines()
        assert max(len(line) for line in lines) <= width
        question = next(n for n, line in enumerate(lines) if re.match(r" ?1\) ", line))
        after = [n for n, line in enumerate(lines) if n > question and re.match(r" ?\d+\) ", line)]
        last = max([question, *after])
        assert last + 1 < height, scene  # and a line to type in


def test_a_pause_shows_how_everyone_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Typed(repeat("1")))
    screen, out = screen_of(80, 24)
    everyone = party(SANTA, ["You"], ["greedy"], 3)
    match = Match(SANTA, 3, seed="fir", names=list(everyone.names))
    sit_down(match, everyone, tmp_path / "game.json", screen)
    text = COLORS.sub("", out.getvalue())
    assert len(re.findall(r"^[ABC] \w+: \d+$", text, re.MULTILINE)) == 3 * 3


def test_a_curtain_hides_what_scrolled_away_and_what_was_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten: list[str] = []
    monkeypatch.setattr(screens, "forget_typing", lambda: forgotten.append("typing"))
    screen, out = screen_of(80, 24)
    keyboard = Keyboard(screen, board_of(SANTA, ["Ann", "Bob"]), SANTA, [0, 1], tmp_path)
    keyboard.eyes = 0
    keyboard.close()
    assert "\x1b[3J" in out.getvalue()
    assert CLEARED in out.getvalue()
    assert forgotten == ["typing"]


def test_the_picture_in_the_readme_is_what_the_game_shows() -> None:
    """Drawn again with `python -m tools.terminal docs/img/terminal.svg`."""
    svg = (ROOT / "docs" / "img" / "terminal.svg").read_text(encoding="utf-8")
    assert svg == drawn()
    assert "@font-face" not in svg
    assert "url(http" not in svg
