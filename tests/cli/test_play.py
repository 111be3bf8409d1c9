"""Whole games at the keyboard, in lines: one person, several, interrupted, continued."""

from __future__ import annotations

import os
import re
from itertools import repeat
from pathlib import Path

import pytest

from tests.cli.conftest import INTERRUPT, Terminal
from yuletable.cli.board import board_of
from yuletable.cli.saves import read_game
from yuletable.cli.screen import CURTAIN
from yuletable.games.catalogue import find
from yuletable.games.secret_santa.moves import LETTERS
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import replay, verify

SANTA = find("secret_santa")
ONE_GAME = ("--option", "games_per_night=1")
FIRST = repeat("1")  # always the first choice
LAST_SHOWN = re.compile(r"^(\d+)\. ")


def started(*words: str) -> tuple[str, ...]:
    return ("play", "secret_santa", "--plain", *ONE_GAME, *words)


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_a_whole_game_against_bots(terminal: Terminal, tmp_path: Path, seats: int) -> None:
    file = tmp_path / "game.json"
    shown = terminal(
        *started("--seats", str(seats), "--seed", "fir", "--save", str(file)), typed=FIRST
    )
    assert shown.code == 0
    assert shown.err == ""
    record = read_game(file)
    assert record.seats == seats
    match = verify(SANTA, record)
    assert match.over()
    lines = shown.lines()
    # The promise comes before the deal, the seed after the end.
    promise = next(at for at, line in enumerate(lines) if record.commitment in line)
    deal = next(at for at, line in enumerate(lines) if line.startswith("Game 1: "))
    over = next(at for at, line in enumerate(lines) if line.startswith("The night is over"))
    seed = lines.index("The seed was fir")
    assert promise < deal < over < seed
    assert f"Watch it again:    yuletable replay {file}" in lines
    scores = match.scores()
    assert f"A You: {scores[0]}" in lines


def test_a_night_of_three_games(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "night.json"
    shown = terminal(
        "play",
        "secret_santa",
        "--plain",
        "--seats",
        "3",
        "--seed",
        "night",
        "--save",
        str(file),
        typed=FIRST,
    )
    assert [line for line in shown.lines() if re.match(r"Game \d", line)] == [
        line for line in shown.lines() if line.startswith(("Game 1:", "Game 2:", "Game 3:"))
    ]
    assert len([line for line in shown.lines() if re.match(r"Game \d", line)]) == 3
    assert sum(verify(SANTA, read_game(file)).scores()) == 3 * (3 + 2 + 1)


def test_moves_are_typed_as_they_are_written(terminal: Terminal, tmp_path: Path) -> None:
    by_number, by_text = tmp_path / "number.json", tmp_path / "text.json"
    words = started("--seed", "fir", "--option", "final_gift=off")
    terminal(*words, "--save", str(by_number), typed=FIRST)
    mine = [text for seat, text in read_game(by_number).moves if seat == 0]
    asked = [text for text in mine if text != "-"]
    shown = terminal(*words, "--save", str(by_text), typed=[f" {text.lower()} " for text in asked])
    assert shown.code == 0
    assert read_game(by_text) == read_game(by_number)


def test_nobody_is_asked_what_has_one_answer_when_alone(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = terminal(*started("--seed", "fir", "--save", str(file)), typed=FIRST)
    record = read_game(file)
    declined = len([1 for seat, text in record.moves if seat == 0 and text == "-"])
    questions = shown.out.count("\n1. -: Let it pass")
    assert declined > questions
    asked = len([line for line in shown.lines() if line.startswith("1. ")])
    assert asked == len([1 for seat, text in record.moves if seat == 0]) - declined + questions


def test_everything_passes_until_the_next_turn(terminal: Terminal, tmp_path: Path) -> None:
    """Who holds Carol is asked after every turn; two dashes answer them all."""
    one, all_ = tmp_path / "one.json", tmp_path / "all.json"
    words = started("--seed", "fir 4", "--option", "first_dealer=0")
    each = terminal(*words, "--save", str(one), typed=["-"] * 20)  # on their turn it is refused
    calm = terminal(*words, "--save", str(all_), typed=["--"])
    question = "Press Enter to let it pass, or type -- to let everything pass until your next turn."
    assert each.out.count(question) > 1
    assert calm.out.count(question) == 1
    assert read_game(all_) == read_game(one)


@pytest.mark.parametrize("reads", [0, 1, 6, 19])
def test_an_interrupted_game_ends_as_it_would_have(
    terminal: Terminal, tmp_path: Path, reads: int
) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "my game.json"
    words = ("play", "secret_santa", "--plain", "--seed", "oak")
    script = ["1", "pass", "2"] * 400  # where there is no pass, it is refused
    terminal(*words, "--save", str(whole), typed=script)
    left = terminal(*words, "--save", str(parts), typed=[*script[:reads], INTERRUPT])
    assert left.code == 130
    command = f"yuletable play --continue '{parts}'"
    assert left.lines()[-1] == f"Your game is saved. To continue: {command}"
    back = terminal("play", "--plain", "--continue", str(parts), typed=script[reads:])
    assert back.code == 0
    assert read_game(parts) == read_game(whole)
    if reads > 1:
        assert any(line.startswith("Welcome back") for line in back.lines())


def test_the_end_of_the_input_keeps_the_game_too(terminal: Terminal) -> None:
    left = terminal(*started("--seed", "oak"), typed=["1"])
    assert left.code == 0
    file = left.lines()[-1].rpartition(" ")[2]
    assert "yuletable play --continue" in left.lines()[-1]
    assert len(read_game(Path(file)).moves) > 0
    assert terminal("play", "--continue", file, typed=["quit"]).code == 0


def test_the_command_is_the_one_that_was_typed(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("YULETABLE_COMMAND", "python3 go.py")
    left = terminal(*started("--seed", "oak"), typed=["quit"])
    assert "To continue: python3 go.py play --continue " in left.out


def test_what_comes_back_tells_only_what_is_new(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal(*started("--seed", "oak", "--save", str(file)), typed=["1"] * 4)
    back = terminal("play", "--plain", "--continue", str(file), typed=[])
    assert not any(line.startswith("Game 1:") for line in back.lines())
    assert any(line.startswith(("You give", "You pass")) for line in back.lines())
    log = terminal("play", "--plain", "--continue", str(file), typed=["log"])
    assert any(line.startswith("Game 1:") for line in log.lines())


def test_a_game_that_is_over_is_not_continued(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal(*started("--seats", "3", "--seed", "fir", "--save", str(file)), typed=FIRST)
    again = terminal("play", "--continue", str(file))
    assert again.code == 2
    assert again.err == f"{file}: this game is over; look at it with yuletable replay\n"


def test_two_games_of_one_seed_have_two_files(terminal: Terminal) -> None:
    first = terminal(*started("--seed", "oak"), typed=["save", "quit"])
    second = terminal(*started("--seed", "oak"), typed=["save", "quit"])
    files = [shown.lines()[-1].rpartition(" ")[2] for shown in (first, second)]
    assert files[0] != files[1]
    assert all(f"Saved in {file}" in s.out for file, s in zip(files, (first, second), strict=True))
    taken = terminal(*started("--save", files[0]))
    assert taken.code == 2
    assert "is there already" in taken.err


def test_every_move_is_on_the_disk_before_it_is_told(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    replace = os.replace

    def put(new: str, file: Path) -> None:
        done.append("in its place")
        replace(new, file)

    monkeypatch.setattr(os, "fsync", lambda file: done.append("on the disk"))
    monkeypatch.setattr(os, "replace", put)
    file = tmp_path / "game.json"
    terminal(*started("--seats", "3", "--seed", "fir", "--save", str(file)), typed=FIRST)
    moves = len(read_game(file).moves)
    assert done == ["on the disk", "in its place"] * (moves + 1)
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_full_disk_loses_nothing(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    terminal(*started("--seed", "oak", "--save", str(file)), typed=["1"] * 3)
    before = file.read_text()

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    shown = terminal("play", "--continue", str(file), typed=["1"])
    assert (shown.code, shown.err) == (2, f"{file}: cannot be written: No space left on device\n")
    assert file.read_text() == before
    assert os.listdir(tmp_path) == ["game.json"]


# At the prompt.


def test_a_refused_move_says_why_where_and_what_instead(terminal: Terminal) -> None:
    shown = terminal(*started("--seed", "fir"), typed=["5x1", "GHOST", "99", "", "what"])
    lines = shown.lines()
    assert "You have 4 1s. [SS-17]" in lines
    assert "Did you mean 4x1?" in lines
    assert "To read the rule, type: rules SS-17" in lines
    assert any(line.endswith("somebody else’s turn. [SS-55]") for line in lines)
    assert "There is no choice 99. Choose from 1 to 22." in lines
    assert "Type the number of a choice or the move itself, or ? for help." in lines
    assert any(line.startswith("I can’t read 'what'.") for line in lines)
    assert "You can: 1x1, 2x1, 3x1, 4x1" in lines


def test_help_hand_log_rules_and_save_are_no_moves(terminal: Terminal, tmp_path: Path) -> None:
    typed = ["?", "hand", "log", "rules SS-18", "rules", "rules SS-999"]
    typed += ["rules all", "rules how do i win", "save", "more", "quit"]
    shown = terminal(*started("--seed", "fir"), typed=typed)
    lines = shown.lines()
    assert "rules SS-18  one rule, word for word" in lines
    assert len([line for line in lines if line.startswith("Your hand: ")]) == 2
    assert any("exceeds the value of the top" in line for line in lines)
    rulebook = next(at for at, line in enumerate(lines) if line.startswith("Give away every card"))
    everything = next(at for at, line in enumerate(lines) if "special_set" in line)
    found = max(at for at, line in enumerate(lines) if line == "The aim")
    assert rulebook < everything < found
    assert "SS-999" in shown.err
    assert shown.code == 0
    file = Path(lines[-1].rpartition(" ")[2])
    assert [text for seat, text in read_game(file).moves if seat == 0] == []


def test_what_a_card_does(terminal: Terminal) -> None:
    shown = terminal(*started("--seed", "fir"), typed=["? ghost", "? elf", "? {x}", "quit"])
    lines = shown.lines()
    assert any(
        line.startswith("Ghost of Christmas Present: right after somebody") for line in lines
    )
    assert any(line.startswith("Elf: on your turn. Give it along") for line in lines)
    assert "I don’t know a card called {x}." in lines


def test_long_menus_list_the_common_moves_first(terminal: Terminal) -> None:
    """Opening with Elves in hand offers more than anybody wants to read."""
    shown = terminal(
        *started("--seed", "fir 1", "--option", "first_dealer=3"), typed=["more", "quit"]
    )
    before, _, after = shown.out.partition("> more\n")
    assert "more choices: type more." in before
    first = [line for line in before.splitlines() if LAST_SHOWN.match(line)]
    every = [line for line in after.splitlines() if LAST_SHOWN.match(line)]
    assert every[: len(first)] == first
    assert not any("Elf" in line for line in first)
    assert any("Elf" in line for line in every)


# Several at one keyboard.


ASKING = (">", "Pass the keyboard to ", "The seed was", "Watch it again", "Check the shuffle")
ASKING_ALL = "or type your letter|isn’t one of the letters"


def opening(lines: list[str]) -> list[str]:
    """What is said before the deal."""
    return lines[: lines.index("Type ? for help.") + 1]


def hidden_and_open(out: str) -> list[tuple[str, list[str]]]:
    """The output between curtains: for whose eyes, and what they saw."""
    scenes: list[tuple[str, list[str]]] = []
    eyes = ""
    for scene in out.split("\n" * CURTAIN):
        lines = scene.strip("\n").splitlines()
        scenes.append((eyes, lines))
        asked = [re.fullmatch(r"Pass the keyboard to (\w) .*", line) for line in lines]
        opened = [match[1] for match in asked if match]
        eyes = opened[-1] if opened else ""
    return scenes


def test_between_curtains_nobody_sees_a_hand(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    names = ("--names", "Ann,Bob,Cleo", "--seats", "4")

    # Everybody looks at everything now and then, and mostly goes on.
    typed = ["", "1", "", "1", "ab", "", "1", "c", "log", "2"] * 300
    shown = terminal(*started(*names, "--seed", "fir", "--save", str(file)), typed=typed)
    record = read_game(file)
    match = replay(SANTA, record)
    board = board_of(SANTA, record.names)

    def sentences(viewer: int) -> set[str]:
        return {board.words.event(event, viewer, board.names) for event in match.events}

    scenes = hidden_and_open(shown.out)
    private = [scene for scene in scenes if scene[0]]
    assert {eyes for eyes, _ in private} == {"A", "B", "C"}
    public = sentences(HOUSE)
    assert match.over()
    furniture = {"", *typed, *opening(shown.lines()), *board.standings(match.view(HOUSE))}
    for eyes, lines in scenes:
        if eyes:
            own = sentences(LETTERS.index(eyes))
            assert {line for line in lines if line.startswith(("Game", "You unwrap"))} <= own
            continue
        for line in lines:
            asking = line.startswith(ASKING) or re.search(ASKING_ALL, line)
            assert line in public or line in furniture or asking, line


def test_hands_shown_are_those_of_whoever_has_the_keyboard(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    typed = ["", "", "1"] * 40
    shown = terminal(
        *started("--names", "Ann,Bob", "--seats", "3", "--seed", "ivy", "--save", str(file)),
        typed=typed,
    )
    record = read_game(file)
    hands: dict[str, set[str]] = {"A": set(), "B": set()}
    board = board_of(SANTA, record.names)
    for moves in range(len(record.moves) + 1):
        match = replay(SANTA, record, moves)
        for letter, known in hands.items():
            line = board.lines(match.view(LETTERS.index(letter)))[-1]
            known.add(line)
    seen = 0
    for eyes, lines in hidden_and_open(shown.out):
        for line in lines:
            if line.startswith("Your hand: "):
                assert line in hands[eyes]
                seen += 1
    assert seen > 5


def test_wrong_letters_are_asked_again(terminal: Terminal) -> None:
    shown = terminal(
        *started("--names", "Ann,Bob", "--seed", "fir", "--option", "first_dealer=1"),
        typed=["z", "", "1", "", "1", "x", "A", ""],
    )
    assert "isn’t one of the letters: " in shown.out
