"""Holiday Fever in the terminal: the town, speeches, score cards and the family's page."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Terminal
from tests.cli.test_boards import shown_by
from yuletable.bots.bot import sight
from yuletable.bots.levels import bot
from yuletable.cli.board import board_of
from yuletable.cli.family import Page, read_page
from yuletable.games.catalogue import find
from yuletable.games.holiday_fever.face.terminal import GameBoard
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match

FEVER = find("holiday_fever")
NAMES = ["You", "Ivy", "Noel", "Clara", "Jasper", "Merry"]
TABLE: dict[str, Any] = {
    "spaces": [8, 14, 0, 36],
    "days": [0, 0, 12, 0],
    "lights": [2, 0, 3, 0],
    "ornaments": [1, 0, 3, 0],
    "rows": [["camera 100 50", "coal 200"], ["guitar 300"], [], []],
    "stockings": [1, None, None, None],
    "debts": [[30, 200], [], [], []],
    "stars": [1, 0, 0, 0],
    "hands": ["A03", "A01 A02", "", ""],
    "chances": [0, 0, 0, 4],
}


def match(seats: int = 4, **position: object) -> Match:
    return Match(FEVER, seats, seed="fir", position=position, names=NAMES[:seats])


def test_the_board_is_the_one_of_this_game() -> None:
    assert isinstance(board_of(FEVER, NAMES), GameBoard)


def test_the_town_goes_round_the_calendar() -> None:
    shown = shown_by(board_of(FEVER, NAMES[:4]), match(**TABLE), 0)
    town = [line[:45] for line in shown[:11]]
    assert town[0].split()[:4] == ["ELE", "$", "n/n", "BIZ"]
    assert "A" in town[0]  # space 8
    assert town[4].rstrip().endswith("B")  # space 14, on the right
    assert any("12C" in line for line in town)
    assert town[4].startswith("D")  # space 36, on the left
    assert max([len(line) for line in shown]) <= 80


def test_own_gifts_are_seen_with_their_values_and_others_face_down() -> None:
    lines = "\n".join(board_of(FEVER, NAMES[:4]).lines(match(**TABLE).view(0)))
    assert "1 Camera 100+50 ☂  2 Coal 200" in lines
    assert "1 ? ×1" in lines
    assert "2 Lights and one Ornament" in lines
    assert "Your debts: ★30 ☆200" in lines
    assert "You hold: A03 Re-Wrap" in lines
    assert "2 cards" in lines
    assert "hoping for a double 4" in lines


def test_every_own_gift_is_on_the_screen_however_many_there_are() -> None:
    names = "camera guitar puppy bicycle telescope board_game"
    row = [f"{name} 50 100 150" for name in names.split()]
    shown = shown_by(board_of(FEVER, NAMES[:4]), match(rows=[row, [], [], []]), 0)
    gifts = " ".join(shown).split("Your Gifts: ")[1]
    for slot, name in enumerate(names.split(), start=1):
        assert f"{slot} {name.replace('_', ' ').title()} 50+100+150" in gifts
    assert max([len(line) for line in shown]) <= 80


def test_the_signs_of_the_town_are_explained_within_it() -> None:
    shown = " ".join(shown_by(board_of(FEVER, NAMES[:4]), match(**TABLE), 0))
    for sign in "$ ♥ ☄ n/n BIZ CHI EST ELE AUC VAC JOY".split():
        assert f"{sign} " in shown
    assert "JOY Joy" in shown


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        (
            {"phase": {"phase": "Offer", "at": 5}},
            "Mitten Mercantile: do you want to buy 2 items for $60?",
        ),
        (
            {"phase": {"phase": "Offer", "at": 1}},
            "Tinsel & Twine: do you want to buy one item for $20?",
        ),
        (
            {"phase": {"phase": "Pawn", "at": 8}},
            "Nobel Books: do you want to buy one item for $80, or sell one for $80?",
        ),
        (
            {"rows": [["camera 50"], [], [], []]},
            "Your turn: roll, or hang your Stocking first.",
        ),
        (
            {"rows": [["camera 50"], [], [], []], "stockings": [1, None, None, None]},
            "Your turn: roll. You have one choice: press Enter.",
        ),
        (
            {"phase": {"phase": "Speech", "topic": "vacation"}},
            "Earn a star: where you’d take everyone on vacation. Will you say it? "
            "Type speak and your words.",
        ),
    ],
)
def test_a_question_says_what_one_must_know(position: dict[str, Any], asked: str) -> None:
    game = match(**position)
    assert board_of(FEVER, NAMES[:4]).question(game.view(0), game.menu(0)) == asked


@pytest.mark.parametrize(
    ("when", "thrown", "asked"),
    [
        (1, 0, "Do you want to play a card before the roll?"),
        (2, 7, "Ivy is about to move 7. Do you want to play a card first?"),
        (3, 0, "Do you want to play a card before the turn ends?"),
    ],
)
def test_a_window_says_before_what(when: int, thrown: int, asked: str) -> None:
    window = {"phase": "Anytime", "when": when, "turn": [0]}
    game = match(active=1, phase=window, thrown=thrown, dice=[3, 4], hands=["A13", "", "", ""])
    assert board_of(FEVER, NAMES[:4]).question(game.view(0), game.menu(0)) == asked


def test_of_many_ways_to_play_a_card_one_is_listed() -> None:
    names = "camera guitar puppy bicycle telescope board_game"
    row = [f"{name} 50" for name in names.split()]
    window = {"phase": "Anytime", "when": 1, "turn": [0]}
    game = match(phase=window, rows=[row, [], [], []], hands=["A02 A05 A12", "", "", ""])
    menu = game.menu(0)
    choices = board_of(FEVER, NAMES[:4]).choices(game.view(0), menu)
    assert [c.text for c in choices if not c.rare] == [
        "pass",
        "play A02 1 2",
        "play A05 1",
        "play A12",
    ]
    assert sorted([c.text for c in choices]) == sorted([move.text() for move in menu])


def test_choices_name_the_gifts_one_knows() -> None:
    rows = [["camera 50"], ["guitar 100", "puppy 50"], [], []]
    game = match(phase={"phase": "Estate"}, rows=rows)
    said = {c.text: c.words for c in board_of(FEVER, NAMES).choices(game.view(0), game.menu(0))}
    assert said["sell 1"] == "Sell Camera in slot 1 for $150"
    assert said["take B#2"] == "Buy slot 2 of Ivy for $10 times a roll"
    families = ["red", "green", "blue", "yellow"]
    game = match(phase={"phase": "Youngest"}, families=families)
    said = {c.text: c.words for c in board_of(FEVER, NAMES).choices(game.view(0), game.menu(0))}
    assert said["pass"] == "Surprise us"
    assert said["youngest A"] == "You are the youngest"


@pytest.mark.parametrize(("seats", "width"), [(2, 80), (4, 80), (6, 80), (6, 120)])
def test_every_moment_of_a_game_fits_and_has_a_question(seats: int, width: int) -> None:
    game = Match(FEVER, seats, seed=f"look {seats}", names=NAMES[:seats])
    board = board_of(FEVER, game.record.names)
    greedy = bot("greedy", FEVER)
    number = 0
    while not game.over():
        seat = game.waiting()[0]
        if number % 7 == 0:
            for eyes in (seat, HOUSE):
                shown = shown_by(board, game, eyes, width)
                assert len(shown) <= 18
                assert max([len(line) for line in shown]) <= width
            view = game.view(seat)
            assert board.question(view, game.menu(seat)).endswith((".", "?", "!"))
            assert len(board.choices(view, game.menu(seat))) == len(game.menu(seat))
        game.play(seat, greedy.choose(sight(game.state, seat), stream("look", "bot", number)))
        number += 1
    assert board.standings(game.view(HOUSE))


def test_a_whole_game_is_reckoned_inscribed_and_entered_on_the_page(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "evening.json"
    words = ["play", "holiday_fever", "--plain", "--names", "Ann,Bob", "--seats", "2"]
    shown = terminal(*words, "--seed", "fir", "--save", str(file), typed=cycle(["1", ""]))
    assert shown.code == 0
    assert "[HF-213]" in shown.out  # the bonus, with its clause
    assert shown.out.count("Debts and stars: ") == 2  # a score card for each
    assert shown.out.count(" total\n") == 2
    record = json.loads(file.read_text("utf-8"))
    beside = json.loads((tmp_path / "evening.beside.json").read_text("utf-8"))
    cards = beside["keepsakes"]
    assert [card["name"] for card in cards] == ["Ann", "Bob"]
    assert {card["date"] for card in cards} == {record["date"]}
    assert "1" in [card["theme"] for card in cards]
    assert all(sum(line["points"] for line in card["lines"]) == card["value"] for card in cards)
    page = terminal("family")
    best = max(cards, key=lambda card: card["value"])
    assert page.out == f"{best['name']}, {best['date']}, 2 players: {best['value']:,}\n"
    kept = terminal("family", str(file))
    assert "Ann, " in kept.out
    assert f"The value of this Christmas: {best['value']:,}" in kept.out
    assert terminal("verify", str(file)).code == 0


def test_words_said_are_kept_beside_the_game_and_told_again(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "evening.json"
    watched = terminal(
        "watch", "holiday_fever", "--plain", "--seats", "3", "--seed", "fir", "--save", str(file)
    )
    assert "says: “" in watched.out
    assert (tmp_path / "evening.beside.json").is_file()
    again = terminal("replay", str(file), "--plain")
    assert "says: “" in again.out
    assert "snow squeaks" not in file.read_text("utf-8")
    (tmp_path / "evening.beside.json").unlink()  # erased
    silent = terminal("replay", str(file), "--plain")
    assert silent.code == 0
    assert "says: “" not in silent.out


def test_an_empty_page_says_so_and_a_wrong_one_is_named(terminal: Terminal, tmp_path: Path) -> None:
    assert "The page is empty" in terminal("family").out
    wrong = tmp_path / "book.json"
    wrong.write_text("{")
    shown = terminal("family", "--book", str(wrong))
    assert (shown.code, "is no family page" in shown.err) == (2, True)
    assert terminal("family", str(tmp_path / "none.json")).code == 2
    assert read_page(tmp_path / "nowhere.json") == Page()
    with pytest.raises(Invalid):
        read_page(wrong)


def test_what_a_card_does_can_be_asked_by_its_id(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    words = ["play", "holiday_fever", "--plain", "--seats", "2", "--seed", "fir"]
    shown = terminal(*words, "--save", str(file), typed=["? a03", "? a99"])
    assert "Re-Wrap: " in shown.out
    assert "a card called a99" in shown.out
