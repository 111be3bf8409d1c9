"""Watching with keys: pause, step, pace, end."""

from __future__ import annotations

import io
import os
import sys

import pytest
from rich.console import Console

from yuletable.cli.board import board_of
from yuletable.cli.driver import Driver
from yuletable.cli.keys import NoKeys, TerminalKeys
from yuletable.cli.screen import Screen
from yuletable.cli.seating import party
from yuletable.cli.watch import FASTEST, SLOWEST, Looker, look_on
from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match

SANTA = find("secret_santa")


class Pressed:
    """Keys from a list, and how long each was waited for; after the last nothing is pressed."""

    def __init__(self, *keys: str) -> None:
        self.keys = list(keys)
        self.waited: list[float | None] = []

    def within(self, seconds: float | None) -> str:
        self.waited.append(seconds)
        if not self.keys:
            assert seconds is not None, "paused, and nobody presses a key"
            return ""
        return self.keys.pop(0)


def watched(keys: Pressed) -> tuple[Match, str]:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80, height=24, _environ={})
    everyone = party(SANTA, [], ["greedy"], 4)
    options = {"games_per_night": 1}
    match = Match(SANTA, 4, seed="fir", options=options, names=list(everyone.names))
    board = board_of(SANTA, list(everyone.names))
    looker = Looker(Screen(console=console), board, match, HOUSE, keys, 0.8)
    assert look_on(looker, Driver(match, everyone.seated_bots(SANTA), looker), None) == 0
    return match, out.getvalue()


def test_it_goes_on_by_itself() -> None:
    keys = Pressed()
    match, out = watched(keys)
    assert match.over()
    assert set(keys.waited) == {0.8}
    assert "The seed was fir" in out
    assert out.count("Space pauses") == len(keys.waited)


def test_space_pauses_and_goes_on() -> None:
    keys = Pressed("", " ", " ", "q")
    match, out = watched(keys)
    assert not match.over()
    assert keys.waited[:4] == [0.8, 0.8, None, 0.8]
    assert "Paused. Press Space to go on" in out
    assert "Stopped after" in out


def test_an_arrow_makes_one_step_and_waits() -> None:
    keys = Pressed("right", "n", "right", "q")
    _, out = watched(keys)
    assert keys.waited == [0.8, None, None, None]
    assert out.count("Paused.") == 3


def test_plus_and_minus_change_the_pace() -> None:
    keys = Pressed("+", "+", "", "-", "", *["-"] * 9, "", *["+"] * 9, "", "q")
    watched(keys)
    assert keys.waited[1:6] == [0.4, 0.2, 0.2, 0.4, 0.4]
    assert SLOWEST in keys.waited
    assert FASTEST in keys.waited


def test_without_keys_time_just_passes() -> None:
    assert NoKeys().within(0) == ""


if sys.platform != "win32":
    import pty
    import termios

    def test_keys_of_a_real_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
        master, slave = pty.openpty()
        with open(slave, encoding="utf-8", closefd=False) as stdin:
            monkeypatch.setattr("sys.stdin", stdin)
            before = termios.tcgetattr(slave)
            with TerminalKeys() as keys:
                assert keys.within(0) == ""
                for sent, key in ((b" ", " "), (b"\x1b[C", "right"), (b"q", "q")):
                    os.write(master, sent)
                    assert keys.within(None) == key
            assert termios.tcgetattr(slave) == before
        os.close(slave)
        os.close(master)
