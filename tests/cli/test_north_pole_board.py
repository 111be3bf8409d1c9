"""The train race for eyes: the whole track at a glance, at every width and on every board."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Terminal, Typed
from tests.cli.test_boards import CLEARED, COLORS, look, screen_of, shown_by
from yuletable.bots.bot import sight
from yuletable.cli.board import board_of
from yuletable.cli.play import sit_down
from yuletable.cli.saves import read_game
from yuletable.cli.seating import party
from yuletable.games.catalogue import find
from yuletable.games.north_pole.face.terminal import GameBoard
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match, verify

GAME = find("north_pole")
NAMES = ["You", "Ivy", "Noel", "Clara", "Jasper", "Merry"]
STATIONS = [
    *("Home", "Evergreen Grove", "Hot Chocolate Corner", "Candy Cane Lane"),
    *("Snowflake Falls", "Jingle Bell Square", "The North Pole"),
]


def table(at: list[int], options: dict[str, Any] | None = None, **position: Any) -> Match:
    hands = ["4 4 EX SA RC", *["1 2 3"] * (len(at) - 1)]
    position = {"at": at, "hands": hands} | position
    names = NAMES[: len(at)]
    return Match(GAME, len(at), seed="fir", options=options, position=position, names=names)


def picture(match: Match, width: int = 80, seat: int = 0) -> list[str]:
    return shown_by(board_of(GAME, match.record.names), match, seat, width)


def track(lines: list[str]) -> str:
    """The rails of the picture, without words and people."""
    rails = [line for line in lines if re.search("─[·◉╫★A-F]", line)]
    return "".join(rails)


@pytest.mark.parametrize("board", ["standard", "compact", "quick"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_whole_track_with_its_stations_bridge_and_slope(board: str, width: int) -> None:
    match = table([0, 0], {"board": board})
    lines = picture(match, width)
    assert max(len(line) for line in lines) <= width
    rails = track(lines)
    spaces = match.view(0)["track"]["length"] + 1
    assert rails.count("◉") == 5  # Home is hidden by the trains, the North Pole is a star
    assert rails.count("★") == 1
    assert rails.count("╫") == 4
    assert rails.count("·") == spaces - 7 - 4
    text = "\n".join(lines)
    for name in STATIONS:
        roomy = width > 60 and board != "quick"
        short = name if roomy or name == "The North Pole" else name.split(" ")[0]
        assert short in text, text
    assert re.search("[╚╔]═+( Bridge )?═*[╗╝]|║ Bridge", text)


def test_the_line_winds() -> None:
    lines = picture(table([0, 0]))
    bends = [line.strip()[-1] for line in lines[:10] if line.strip()]
    assert bends.count("╮") == 2
    assert bends.count("╯") == 2


def test_trains_stand_where_they_stand() -> None:
    lines = picture(table([11, 12, 83, 11]))
    rows = [line for line in lines if re.search("─[·◉╫★A-F]", line)]
    assert re.search("·─+AD─+B─+·", rows[0])
    assert re.search("·─+C─+★", rows[-1])


def test_six_trains_at_home() -> None:
    match = table([0] * 6, {"max_players": 6})
    assert any("ABCDEF" in line for line in picture(match))
    assert max(len(line) for line in picture(match)) <= 80


def test_everybody_by_letter_name_and_place() -> None:
    match = table([27, 49, 30, 22], detour=[None, None, 2, None])
    text = "\n".join(picture(match))
    assert "▶ A You  Lower Bridge ▮▮▮▮▮" in text
    assert "B Ivy  Upper Bridge ▮▮▮" in text
    assert "C Noel  space 30 ▮▮▮, may not cross" in text
    assert "D Clara  Hot Chocolate Corner ▮▮▮" in text
    assert "Your hand: ▏4▕ ▏4▕ ▏Express▕ ▏Reindeer Crossing▕ ▏Santa▕" in text


def test_what_is_known_of_a_hand_is_said() -> None:
    match = table([9, 5], hands=["1 2 3", "RC SA"], known=[[0, 0, 0], [2, 2, 2]])
    lines = board_of(GAME, NAMES).lines(match.view(0))
    assert any("at least 2 of Reindeer Crossing Santa" in line for line in lines)


def test_lines_for_ears() -> None:
    match = table([11, 3], discard="7 EX")
    lines = board_of(GAME, match.record.names).lines(match.view(0))
    assert lines == [
        "North Pole Express Race. 55 cards to draw. Last played: Express, 7.",
        "A You, Evergreen Grove (11), 5 cards, to play",
        "B Ivy, space 3, 3 cards",
        "Your hand: 4, 4, Express, Reindeer Crossing, Santa",
    ]


def test_a_passer_by_sees_no_hand() -> None:
    match = table([11, 3])
    assert not any("hand" in line for line in picture(match, seat=HOUSE))
    assert not any("hand" in line for line in board_of(GAME, NAMES).lines(match.view(HOUSE)))


@pytest.mark.parametrize("seed", ["fir", "oak"])
def test_the_board_needs_nothing_but_view_and_menu(seed: str) -> None:
    match = Match(GAME, 4, seed=seed)
    board = board_of(GAME, NAMES[:4])
    assert type(board) is GameBoard
    for number in range(60):
        seat = match.waiting()[0]
        guess = match.state.guess(seat, stream(seed, "guess", number))
        real, imagined = sight(match.state, seat), sight(guess, seat)
        assert look(board, real) == look(board, imagined)
        match.play(seat, match.menu(seat)[stream(seed, "move", number).below(len(real.menu))])
        if match.over():
            break


def test_every_question_of_the_game_has_its_sentence() -> None:
    board = board_of(GAME, NAMES[:3])
    phases = set()
    for number in range(12):
        match = Match(GAME, 3, seed=f"fir {number}")
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
    assert phases == {"Play", "Bridge", "Bonus", "ReindeerWindow", "SantaWindow"}


def test_a_window_says_what_it_is_about() -> None:
    match = table([9, 40], hands=["ST 4 4 4 1", "SA 5"])
    board = board_of(GAME, match.record.names)
    match.play(0, "ST")
    asked = board.question(match.view(1), match.menu(1))
    assert asked == "Player A plays Snow Storm, and it’s aimed at you. Do you want to play Santa?"
    stuck = table([9, 5], hands=["SA RC", "5"])
    assert board.question(stuck.view(0), stuck.menu(0)) == ("You have nothing to play right now.")


def test_a_number_card_says_where_it_leads_and_whom_it_meets() -> None:
    def said(at: list[int]) -> str:
        match = table(at)
        choices = board_of(GAME, match.record.names).choices(match.view(0), match.menu(0))
        return next(choice.words for choice in choices if choice.text == "4")

    ends = table([0, 0]).view(0)["track"]
    assert said([0, 9]) == "Move 4 spaces to space 4"
    assert said([0, 4, 4, 1]) == "Move 4 spaces to space 4, landing on Ivy and Noel"
    assert said([7, 0]) == "Move 4 spaces to Evergreen Grove (11)"
    assert said([ends["slope_top"] - 4, 0]).endswith(f"Slippery Slope ({ends['slope_top']})")
    assert said([ends["length"] - 1, 0]).endswith(f"The North Pole ({ends['length']})")


@pytest.mark.parametrize("card", ["RC", "reindeer crossing", "Reindeer Crossing"])
def test_a_card_is_explained_by_code_or_name(terminal: Terminal, card: str) -> None:
    shown = terminal("play", "north_pole", "--plain", "--seed", "fir", typed=[f"? {card}"])
    assert any(line.startswith("Reindeer Crossing: out of turn") for line in shown.lines())


def test_help_speaks_of_letters_and_of_a_card_of_this_game(terminal: Terminal) -> None:
    shown = terminal("play", "north_pole", "--plain", "--seed", "fir", typed=["?", ""])
    assert "Type the letter of a choice or the move itself, or ? for help." in shown.lines()
    assert "? NAME       what a card does, as in ? santa" in shown.lines()
    other = terminal("play", "christmas_opoly", "--plain", "--seed", "fir", typed=["?"])
    assert "Type the number of a choice, or the move as it is written beside it." in other.lines()
    assert "? NAME" not in other.out


def test_standings_go_by_place() -> None:
    match = table([80, 11, 30], hands=["7", "1", "1"])
    match.play(0, "7")
    board = board_of(GAME, match.record.names)
    assert [line.split(": ")[1] for line in board.standings(match.view(0))] == [
        *("The North Pole (84)", "space 30", "Evergreen Grove (11)")
    ]


@pytest.mark.parametrize(("width", "height", "seats"), [(80, 24, 4), (80, 24, 2), (120, 40, 6)])
def test_every_question_fits_the_screen(
    width: int, height: int, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Typed(cycle(["a", "1", ""])))
    screen, out = screen_of(width, height)
    everyone = party(GAME, ["You"], ["random"], seats)
    options = {"max_players": 6}
    match = Match(GAME, seats, seed="fir", options=options, names=list(everyone.names))
    assert sit_down(match, everyone, tmp_path / "game.json", screen) == 0
    scenes = COLORS.sub("", out.getvalue().replace(CLEARED, "\f")).split("\f")
    asked = [scene for scene in scenes if re.search("^ ?[a1]\\) ", scene, re.MULTILINE)]
    assert len(asked) > 10
    for scene in asked:
        lines = scene.splitlines()
        assert max(len(line) for line in lines) <= width
        choices = [n for n, line in enumerate(lines) if re.match(r" ?[a-z0-9]+\) ", line)]
        assert choices[-1] + 1 < height, scene  # and a line to type in


def test_a_number_typed_is_the_card_and_a_letter_the_choice(
    terminal: Terminal, tmp_path: Path
) -> None:
    """Choices are lettered, since moves are numbers."""
    file = tmp_path / "game.json"
    words = ("play", "north_pole", "--plain", "--seed", "fir", "--save", str(file))
    shown = terminal(*words, typed=["9", *["a", "1", ""] * 2000])
    assert shown.code == 0
    assert "You have no 9. [NP-34]" in shown.out
    assert re.search(r"^a\. \d: Move ", shown.out, re.MULTILINE)
    assert verify(GAME, read_game(file)).over()


def test_too_many_players_are_told_of_the_option(terminal: Terminal) -> None:
    shown = terminal("play", "north_pole", "--plain", "--seats", "6")
    assert shown.err.startswith("options.max_players: at most 4 players sit down")
    assert shown.code == 2
