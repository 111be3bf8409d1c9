"""The square of Christmas-opoly: drawn from a view and a menu, and it fits the screen."""

from __future__ import annotations

import re
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Terminal, Typed
from tests.cli.test_boards import CLEARED, COLORS, screen_of, shown_by
from yuletable.bots.bot import sight
from yuletable.cli.board import board_of
from yuletable.cli.play import sit_down
from yuletable.cli.seating import party
from yuletable.games.catalogue import find
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match

GAME = find("christmas_opoly")
NAMES = ["You", "Ivy", "Noel", "Clara", "Jasper", "Merry"]


def table(seats: int = 4, **position: Any) -> Match:
    return Match(GAME, seats, seed="fir", position=position, names=NAMES[:seats])


def lines(match: Match, seat: int = 0, width: int = 80) -> list[str]:
    return shown_by(board_of(GAME, match.record.names), match, seat, width)


def test_the_ring_goes_clockwise_from_the_lower_right() -> None:
    shown = lines(table())
    assert len(shown) == 11
    assert max(len(line) for line in shown) <= 80
    assert [int(part[:2]) for part in shown[0].split()] == list(range(20, 31))
    assert shown[10].endswith("0GO")
    assert [line[:2] for line in shown[1:10]] == [str(n) for n in range(19, 10, -1)]


def test_owners_buildings_mortgages_and_tokens() -> None:
    match = table(
        at=[11, 11, None, 39],
        deeds=[[11, 12, 14], [39, 5], [], []],
        levels={"11": 2, "12": 1, "14": 1},
        mortgaged=[5],
        middle=75,
    )
    text = "\n".join(lines(match))
    assert "11A2AB" in text
    assert "12A1" in text
    assert re.search(r" 5Bm", text)
    assert "39B D" in text
    assert "1·" in text
    assert "in the middle $75" in text
    assert "C Noel  $1,630, not on the board yet" in text
    trees = table(deeds=[[37, 39], [], [], []], levels={"37": 5, "39": 5}, at=[37] * 4)
    assert "37ATAB+" in "\n".join(lines(trees))


def test_a_wide_screen_has_names_and_ones_own_deeds() -> None:
    match = table(seats=6, deeds=[[11, 13], [], [], [], [], []], naughty=[None, 1] + [None] * 4)
    shown = lines(match, width=120)
    assert len(shown) == 22
    assert "Sugar Coo" in "\n".join(shown)
    assert any("11 Sugar Cookies · 13 Candle Works" in line for line in shown)
    assert any("B Ivy  $1,630, in NAUGHTY, 2 tries left" in line for line in shown)
    assert max(len(line) for line in shown) <= 120


def test_a_locked_deed_is_told_from_one_merely_mortgaged() -> None:
    match = table(deeds=[[6, 39], [], [], []], mortgaged=[6, 39], locked=[39])
    text = "\n".join(lines(match, width=120))
    assert "6 Knitted Mittens (mortgaged)" in text
    assert "39 North Star Lodge (mortgaged, locked)" in text


def test_a_great_many_deeds_have_room() -> None:
    every = [space for space, printed in enumerate(table().view(0)["board"]) if "price" in printed]
    match = table(deeds=[every[:20], [], [], []], mortgaged=every[:20])
    text = "\n".join(lines(match, width=120))
    assert text.count("(mortgaged)") == 20
    assert "…" not in text


def test_an_open_claim_speaks_to_its_owner() -> None:
    claim = {"owner": 0, "visitor": 1, "space": 11, "amount": 12}
    match = table(deeds=[[11], [], [], []], at=[0, 11, 0, 0], claim=claim)
    assert any("You may still ask Ivy for $12 rent" in line for line in lines(match))
    assert any("Player A may still ask you for $12 rent" in line for line in lines(match, seat=1))


def test_enter_is_explained_where_it_goes_on(terminal: Terminal) -> None:
    words = ("play", "christmas_opoly", "--plain", "--seed", "fir", "--option", "version=short")
    shown = terminal(*words, typed=["1", *[""] * 8])
    questions = shown.out.split("> ")
    between = [part for part in questions if "before the next turn?" in part]
    own = [part for part in questions if "Your turn: roll the dice" in part]
    assert all("Press Enter to let it pass, or type -- to let" in part for part in between)
    assert all("Press Enter for the first choice." in part for part in own)
    assert between
    assert own
    assert "offer B give 29 get $60" in terminal(*words, typed=["?"]).out


def test_a_narrow_screen_is_told_in_lines() -> None:
    match = table(deeds=[[11], [], [], []], out=[3], lose=[0, 1, 0, 0])
    text = " ".join(lines(match, width=60))
    assert "A You, $1,630, not on the board yet: 11 Sugar Cookies" in text
    assert "D Clara: bankrupt" in text
    assert "misses a turn" in text


def test_a_deed_on_request() -> None:
    match = table(deeds=[[], [39], [], []], mortgaged=[39])
    board = board_of(GAME, match.record.names)
    view = match.view(0)
    assert board.about(view, "deed 39") == [
        "39: North Star Lodge (mortgaged), midnight, $400, B Ivy",
        "Rent $44; with Presents $220/660/1540/1850; with a Tree $2,200. "
        "A Present costs $200, a Tree $200. Mortgage $200.",
    ]
    assert board.about(view, "deed moonbeam way")[1] == (
        "Rent by number of routes: $30/60/110/200. Mortgage $100."
    )
    assert "times 5/10" in board.about(view, "deed 13")[1]
    assert len(board.about(view, "deeds")) == 28
    assert board.about(view, "deed moon") == [board.words.say("board-hint-deed")]
    assert board.about(view, "roll") == []


def test_questions_name_what_is_at_stake() -> None:
    board = board_of(GAME, NAMES[:4])

    def asked(seat: int, **position: Any) -> str:
        match = table(**position)
        return board.question(match.view(seat), match.menu(seat))

    assert asked(0, at=[39, 0, 0, 0], phase={"phase": "Buy"}) == (
        "North Star Lodge is for sale for $400. Do you want to buy it?"
    )
    auction = {"phase": "Auction", "space": 39, "turn": [0, 1], "bid": 5, "leader": 1}
    assert "Ivy bids $5." in asked(0, phase=auction)
    assert "No bid yet." in asked(0, phase={"phase": "Auction", "space": 39})
    claim = {"owner": 0, "visitor": 1, "space": 39, "amount": 44}
    rent = asked(0, deeds=[[39], [], [], []], claim=claim, phase={"phase": "Rent"})
    assert rent == "Ivy is on your North Star Lodge! Do you want to collect $44 rent?"
    debt = {"phase": "Raise", "debtor": 0, "amount": 99}
    assert "You owe $99 and have $5" in asked(0, deeds=[[1], [], [], []], cash=[5] * 4, phase=debt)
    offer = {"phase": "Offered", "by": 1, "to": 0}
    assert asked(0, deeds=[[1], [3], [], []], offer="offer A give 3,$5 get 1", phase=offer) == (
        "Ivy offers you Popcorn Garland and $5 for Paper Snowflakes. Deal?"
    )
    assert asked(1) == "It’s Player A’s turn."
    assert "roll doubles to get out" in asked(0, naughty=[0, None, None, None])
    again = {"phase": "Post", "again": True}
    assert asked(0, phase=again).startswith("Doubles! Roll again. You have one choice")
    assert "trade first" in asked(0, deeds=[[1], [], [], []], phase=again)


def test_rare_moves_wait_for_more() -> None:
    match = table(deeds=[[11, 12, 14, 5], [], [], []], levels={"11": 2, "12": 2, "14": 1})
    board = board_of(GAME, match.record.names)
    choices = board.choices(match.view(0), match.menu(0))
    assert [c.text for c in choices if not c.rare] == ["roll", "build 14"]
    assert choices[1].words == "Put Present number 2 on Gingerbread Cottage for $100"
    assert {c.text.split()[0] for c in choices if c.rare} == {"mortgage", "sell"}


def test_standings_put_the_last_to_leave_before_the_others() -> None:
    match = table(
        seats=3, cash=[0, 0, 9], out=[1], phase={"phase": "Raise", "debtor": 0, "amount": 5}
    )
    board = board_of(GAME, match.record.names)
    standings = ["C Noel: $9", "A You: bankrupt", "B Ivy: bankrupt"]
    assert board.standings(match.view(HOUSE)) == standings


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_question_of_a_game_can_be_drawn(seats: int) -> None:
    """At every decision: picture, lines, question and choices, the same in a guess."""
    match = Match(GAME, seats, seed="drawn", options={"turn_cap": 60}, names=NAMES[:seats])
    board = board_of(GAME, match.record.names)
    for number in range(250):
        if match.over():
            break
        seat = match.waiting()[0]
        seen = sight(match.state, seat)
        guess = sight(match.state.guess(seat, stream("guess", "drawn", number)), seat)
        assert board.lines(seen.view) == board.lines(guess.view)
        assert board.question(seen.view, seen.menu) == board.question(guess.view, guess.menu)
        texts = [choice.text for choice in board.choices(seen.view, seen.menu)]
        assert sorted(texts) == sorted([move.text() for move in seen.menu])
        if number % 10 == 0:
            assert len(lines(match, seat)) == 11
            assert len(lines(match, HOUSE, 120)) == 22
        menu = seen.menu
        match.play(seat, menu[stream("move", "drawn", number).below(len(menu))])
    assert board.standings(match.view(HOUSE))


def test_a_person_plays_with_enter_and_asks_for_deeds(terminal: Terminal) -> None:
    words = ["play", "christmas_opoly", "--seats", "2", "--seed", "fir", "--plain"]
    typed = ["token bell", "deed 1", *[""] * 9, "--", "quit"]
    shown = terminal(*words, typed=typed)
    assert "1: Paper Snowflakes, white, $60" in shown.out
    assert "You roll" in shown.out
    assert shown.code == 0


def test_bots_play_a_short_game_to_its_end(terminal: Terminal) -> None:
    words = ["watch", "christmas_opoly", "--seats", "3", "--seed", "oak", "--plain"]
    shown = terminal(*words, "--option", "turn_cap=50")
    assert re.search(r"(is|are) the (richest|last player left)", shown.out)
    assert shown.code == 0


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_every_question_fits_the_screen(
    width: int, height: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    everyone = party(GAME, ["You"], ["greedy"] * 3, None)
    options = {"turn_cap": 60}
    match = Match(GAME, 4, seed="fits", options=options, names=list(everyone.names))
    screen, out = screen_of(width, height)
    monkeypatch.setattr("sys.stdin", Typed(chain(["token bell"], repeat("1"))))
    assert sit_down(match, everyone, tmp_path / "game.json", screen) == 0
    screens = out.getvalue().split(CLEARED)[1:-1]
    assert len(screens) > 20
    for shown in screens:
        lines = COLORS.sub("", shown).splitlines()
        assert len(lines) <= height, shown
        assert all(len(line) <= width for line in lines)
