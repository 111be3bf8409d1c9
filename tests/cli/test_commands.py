"""The other commands, help, and input that is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import INTERRUPT, Terminal
from tests.kernel import toy
from yuletable.cli.saves import read_game
from yuletable.games import catalogue
from yuletable.games.catalogue import find
from yuletable.kernel.match import Match, verify, write_record

SANTA = find("secret_santa")
WATCHED = ("watch", "secret_santa", "--option", "games_per_night=1", "--seed", "fir")


@pytest.fixture
def record(tmp_path: Path, terminal: Terminal) -> Path:
    """A finished game of four bots."""
    file = tmp_path / "record.json"
    assert terminal(*WATCHED, "--save", str(file)).code == 0
    return file


def changed(file: Path, **entries: Any) -> Path:
    text = {**json.loads(file.read_text()), **entries}
    new = file.with_name("changed.json")
    new.write_text(json.dumps(text))
    return new


# Help.


def test_without_a_word_it_says_what_there_is(terminal: Terminal) -> None:
    shown = terminal()
    commands = "play watch replay verify rules judge bench lab".split()
    places = [shown.out.index(f"│ {command} ") for command in commands]
    assert places == sorted(places)  # the one most people want comes first
    assert shown.code == 0


@pytest.mark.parametrize("command", "play watch replay verify rules judge bench lab".split())
def test_every_command_explains_itself(terminal: Terminal, command: str) -> None:
    shown = terminal(command, "--help")
    assert shown.code == 0
    assert f"Usage: yuletable {command}" in shown.out


def test_it_knows_its_version(terminal: Terminal) -> None:
    shown = terminal("--version")
    assert shown.code == 0
    assert shown.out.strip()


def test_help_does_without_what_only_games_need() -> None:
    heavy = ["fluent.runtime", "platformdirs", "yuletable.cli.play"]
    code = f"import sys, yuletable.cli.main; print([m for m in {heavy} if m in sys.modules])"
    shown = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert shown.stdout == "[]\n"


# Watching.


def test_bots_play_and_somebody_watches(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "seen.json"
    shown = terminal(*WATCHED, "--save", str(file), "--bots", "random,greedy,meek", "--plain")
    seen = read_game(file)
    assert verify(SANTA, seen).over()
    assert seen.seats == 3
    lines = shown.lines()
    assert seen.commitment in lines[0]
    assert not any(line.startswith("You ") for line in lines)
    assert "The seed was fir" in lines
    assert f"The record is saved in {file}" in lines
    assert "\x1b" not in shown.out


def test_watching_from_a_seat(terminal: Terminal) -> None:
    shown = terminal(*WATCHED, "--seat", "Noel")
    assert any(line.startswith("You give ") for line in shown.lines())
    assert not any(line.startswith("Noel gives") for line in shown.lines())


def test_a_pipe_that_closes_is_no_error(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "yuletable", *WATCHED[:2], "--seed", "fir"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith(b"Shuffled with a secret seed.")
        running.stdout.close()
        assert running.stderr.read() == b""


# Looking back.


def test_a_record_is_told_again_from_any_eyes(terminal: Terminal, record: Path) -> None:
    watched = terminal(*WATCHED).lines()
    over = next(at for at, line in enumerate(watched) if line.startswith("The night is over"))
    passer_by = terminal("replay", str(record)).lines()
    assert passer_by[:over] == watched[1 : over + 1]
    clara = terminal("replay", str(record), "--seat", "c").lines()
    assert any(line.startswith("You ") for line in clara)
    assert not any(line.startswith("Clara ") for line in clara)
    assert any(line.startswith("Your hand: ") for line in clara)


def test_stepping_forwards_backwards_and_to_other_eyes(terminal: Terminal, record: Path) -> None:
    typed = ["", "-", "40", "B", ".", "zz", "9999", "", "q"]
    shown = terminal("replay", str(record), "--step", "--plain", typed=typed)
    moves = len(read_game(record).moves)
    moments = [line for line in shown.lines() if line.startswith("Move ")]
    numbers = [int(line.split()[1]) for line in moments]
    assert numbers[0] == 0
    assert numbers[1] >= 1
    assert numbers[2:6] == [0, 40, 40, 40]
    assert numbers[6] > 40
    assert f"of {moves}, seen by B Noel." in moments[4]
    assert "seen by a spectator" in moments[5]
    assert shown.out.count("a letter from ABCD, . or q.") == 2
    assert shown.code == 0


def test_a_replay_begins_where_one_likes(terminal: Terminal, record: Path) -> None:
    moves = len(read_game(record).moves)
    whole = terminal("replay", str(record)).lines()
    last = terminal("replay", str(record), "--move", str(moves - 1)).lines()
    assert whole[-len(last) :] == last
    assert len(last) < 20
    shown = terminal("replay", str(record), "--move", str(moves + 1))
    assert (shown.code, shown.err) == (2, f"move: from 0 to {moves}, not {moves + 1}\n")


def test_ones_own_game_is_seen_with_ones_own_eyes(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    terminal(
        "play", "secret_santa", "--plain", "--seed", "fir", "--save", str(file), typed=["1"] * 3
    )
    shown = terminal("replay", str(file))
    assert any(line.startswith("You ") for line in shown.lines())
    other = terminal("replay", str(file), "--seat", "B")
    assert "Player A gives" in other.out


# Checking.


def test_a_true_record_says_what_was_recomputed(terminal: Terminal, record: Path) -> None:
    shown = terminal("verify", str(record))
    true = read_game(record)
    assert true.end is not None
    lines = shown.lines()
    assert lines[0] == "Verified: Secret Santa, 4 seats."
    assert true.commitment in lines[1]
    assert lines[2].endswith(("shuffle was made again from the seed.", "from the seed."))
    assert lines[3] == f"{len(true.moves)} moves were replayed, and all were legal."
    assert true.end in lines[4]
    assert shown.code == 0


def test_shuffles_are_deals_and_trees(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "nights.json"
    terminal("watch", "secret_santa", "--seats", "3", "--seed", "fir", "--save", str(file))
    events = verify(SANTA, read_game(file)).events
    trees = len([e for e in events if e.kind.name == "tree" and e.facts[0]])
    shown = terminal("verify", str(file))
    assert f"{3 + trees} shuffles were repeated from the seed." in shown.lines()


def test_an_unfinished_game_can_be_checked_too(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    terminal(
        "play", "secret_santa", "--plain", "--seed", "fir", "--save", str(file), typed=["1"] * 3
    )
    shown = terminal("verify", str(file))
    assert shown.code == 0
    assert "The game isn’t over yet" in shown.out


def test_untrue_records_are_named(terminal: Terminal, record: Path) -> None:
    moves = json.loads(record.read_text())["moves"]
    other = [*moves[:3], [moves[3][0], "12x12"], *moves[4:]]
    for entries, why in (
        ({"seed": "oak"}, "record.commitment: the seed doesn’t match"),
        ({"moves": other}, "record.moves[3]: '12x12' is refused"),
        ({"end": "0" * 64}, "record.end: the last position doesn’t match"),
        ({"moves": moves[:-1]}, "record.end: "),
        ({"seats": "four"}, "record.seats: "),
        ({"game": "chess"}, "game: 'chess' is not in the catalogue"),
        ({"luck": "dice"}, "record.luck: made with luck dice"),
        ({"options": {"final_gift": "loud"}}, "options.final_gift: 'loud' is not a choice"),
    ):
        shown = terminal("verify", str(changed(record, **entries)))
        assert shown.err.startswith(why)
        assert (shown.out, shown.code) == ("", 2)


# Wrong words.


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["play", "secret_sanda"], "game: 'secret_sanda' is not in the catalogue; perhaps secret"),
        (
            ["play", "secret_santa", "--seats", "9"],
            "seats: Secret Santa is for 3 to 8 players, not 9",
        ),
        (
            ["play", "secret_santa", "--seats", "2"],
            "seats: Secret Santa is for 3 to 8 players, not 2",
        ),
        (
            ["play", "secret_santa", "--names", "A,B,C,D", "--seats", "3"],
            "names: 4 persons do not fit on 3 seats",
        ),
        (["play", "secret_santa", "--names", "Ann,ann"], "names[0]: two persons are called Ann"),
        (["play", "secret_santa", "--names", "Ann,,Bob"], "names[1]: a name has 1 to 16 letters"),
        (["play", "secret_santa", "--names", "\x1b[2J"], "names[0]: a name has 1 to 16 letters"),
        (
            ["play", "secret_santa", "--bots", "clever"],
            "bot: 'clever' is not known; Allowed: cosy, merry, keen, wily",
        ),
        (["play", "secret_santa", "--level", "wilyy"], "bot: 'wilyy' is not known; perhaps wily"),
        (["watch", "secret_santa", "--bots", "search:many"], "bot: 'search:many': say how many"),
        (
            ["play", "secret_santa", "--level", "cosy", "--bots", "keen"],
            "level: with --bots each seat has its own",
        ),
        (
            ["play", "secret_santa", "--bots", "meek,random", "--seats", "5"],
            "bots: 2 bots for 4 seats",
        ),
        (
            ["play", "secret_santa", "--option", "final_gift"],
            "option 'final_gift': write it as name=value",
        ),
        (
            ["play", "secret_santa", "--option", "final_gift=loud"],
            "options.final_gift: 'loud' is not a choice; al",
        ),
        (
            ["play", "secret_santa", "--option", "finalgift=auto"],
            "options.finalgift: unknown; perhaps final_gift?",
        ),
        (
            ["play", "secret_santa", "--edition", "moon"],
            "edition: 'moon' is not known; Allowed: house",
        ),
        (
            ["play", "secret_santa", "--edition", "moon.json"],
            "moon.json: cannot be read: No such file",
        ),
        (["play", "--continue", "nowhere.json"], "nowhere.json: cannot be read: No such file"),
        (["replay", "nowhere.json"], "nowhere.json: cannot be read: No such file"),
        (["play", "--continue", "x.json", "--seats", "4"], "seats: a continued game keeps what"),
        (
            ["watch", "secret_santa", "--seat", "Zoe"],
            "seat: 'Zoe' sits not at this table; here are A Ivy, B Noel",
        ),
        (["watch", "secret_santa", "--delay", "-1"], "delay: from 0 to 5 seconds, not -1"),
    ],
)
def test_wrong_words_are_answered_in_a_sentence(
    terminal: Terminal, words: list[str], why: str
) -> None:
    shown = terminal(*words)
    assert shown.err.startswith(why)
    assert shown.err.count("\n") == 1
    assert (shown.out, shown.code) == ("", 2)


@pytest.mark.parametrize(
    "words", [["plya"], ["play", "--sets", "3"], ["play", "secret_santa", "--seats", "many"]]
)
def test_unknown_words_are_named(terminal: Terminal, words: list[str]) -> None:
    shown = terminal(*words)
    assert shown.code == 2
    assert words[-2 if words[-1] in ("3", "many") else -1] in shown.err
    assert "Traceback" not in shown.err


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("not json", "record: "),
        ("[1]", "record: "),
        ('{"record": {}}', "save.record: "),
        ('{"bots": [], "record": 3}', "save.record: "),
        ("\udcff", "is not a text file"),
    ],
)
def test_files_that_are_no_games(terminal: Terminal, tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(text.encode(errors="surrogateescape"))
    for command in ("replay", "verify"):
        shown = terminal(command, str(file))
        assert shown.code == 2
        assert why in shown.err
    assert terminal("play", "--continue", str(file)).code == 2


def test_a_save_whose_seats_do_not_fit(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    terminal("play", "secret_santa", "--plain", "--seed", "fir", "--save", str(file), typed=["1"])
    wrong = changed(file, bots=[None])
    shown = terminal("play", "--continue", str(wrong))
    assert (shown.code, shown.err) == (2, "save.bots: 1 entries for 4 seats\n")


def test_a_record_without_players_cannot_go_on(terminal: Terminal, tmp_path: Path) -> None:
    match = Match(SANTA, 4, seed="fir")
    file = tmp_path / "record.json"
    file.write_text(write_record(match.record))
    shown = terminal("play", "--continue", str(file))
    assert "a record without players" in shown.err


def test_an_edition_from_a_file(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "elves.json"
    file.write_text('{"elves_copies": {"copies": 5}}')
    kept = tmp_path / "game.json"
    words = ("play", "secret_santa", "--plain", "--edition", str(file), "--save", str(kept))
    assert terminal(*words, typed=["1"]).code == 0
    assert verify(SANTA, read_game(kept)).position()["hands"]
    file.write_text("{")
    shown = terminal("play", "secret_santa", "--edition", str(file))
    assert shown.err.startswith(f"edition {file}: is not JSON: ")


# More than one game.


def test_a_game_nobody_drew_a_board_for(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new game gets a terminal without a line changed elsewhere."""
    monkeypatch.setitem(catalogue.GAMES, toy.GAME.name, toy.GAME)
    file = tmp_path / "game.json"
    words = ("--plain", "--names", "Ann,Bob", "--seats", "3", "--seed", "fir", "--save", str(file))
    typed = ["what", toy.GAME.name, *["", "1", "2"] * 200]
    shown = terminal("play", *words, typed=typed)
    assert "Which game?" in shown.out
    assert "Type one of the numbers, or a name from the list." in shown.out
    assert "Ann, choose one of these." in shown.out
    assert "1. lay " in shown.out
    assert "A Ann: " in shown.out
    assert shown.code == 0
    assert verify(toy.GAME, read_game(file)).over()
    assert terminal("verify", str(file)).code == 0
    assert "laid, cards" in terminal("replay", str(file), "--seat", "Bob").out


def test_leaving_before_a_game_is_chosen(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(catalogue.GAMES, toy.GAME.name, toy.GAME)
    shown = terminal("play", "secret_santa", "--plain", typed=[INTERRUPT])
    assert shown.code == 130
    assert "Traceback" not in shown.err


def test_it_runs_as_a_module() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "yuletable", "verify", os.devnull],
        capture_output=True,
        text=True,
    )
    assert shown.returncode == 2
    assert shown.stderr.startswith("record: ")


def test_the_judge_reads_a_pipe() -> None:
    case = {"game": "secret_santa", "seats": 4, "seed": "fir", "moves": []}
    heard = subprocess.run(
        [sys.executable, "-m", "yuletable", "judge", "-"],
        input=json.dumps(case),
        capture_output=True,
        text=True,
        check=False,
    )
    assert heard.returncode == 0, heard.stderr
    assert json.loads(heard.stdout)["over"] is False
