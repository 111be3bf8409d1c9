"""A terminal for tests: what is typed comes from a list, what is shown is kept."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from yuletable.cli import saves
from yuletable.cli.main import main

INTERRUPT = "\x03"  # what Ctrl-C sends


@dataclass
class Shown:
    """What a command left behind."""

    out: str
    err: str
    code: int

    def lines(self) -> list[str]:
        return self.out.splitlines()


class Typed(io.TextIOBase):
    """A keyboard on which these lines are typed; after the last the input ends."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.taken = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self.lines, None)
        if line == INTERRUPT:
            raise KeyboardInterrupt
        if line is None:
            return ""
        self.taken += 1
        return f"{line}\n"


Terminal = Callable[..., Shown]


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are kept move by move; no test has to survive a power cut."""
    monkeypatch.setattr(os, "fsync", lambda file: None)


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Terminal:
    """Run a command as somebody would, with these lines typed."""
    monkeypatch.setattr(saves, "user_data_path", lambda name, appauthor: tmp_path / name)
    monkeypatch.delenv("YULETABLE_COMMAND", raising=False)

    def run(*words: str, typed: Iterable[str] = ()) -> Shown:
        monkeypatch.setattr("sys.stdin", Typed(typed))
        with pytest.raises(SystemExit) as ended:
            main(list(words))
        code = ended.value.code
        assert isinstance(code, int)
        shown = capsys.readouterr()
        return Shown(shown.out, shown.err, code)

    return run
