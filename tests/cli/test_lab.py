"""`yuletable lab`: what it says, above all to words that make no sense."""

from __future__ import annotations

import importlib.util
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal
from yuletable.lab import run as runs

BARE = ("lab", "run", "north_pole", "--option=board=quick")
RUN = (*BARE, "--seats=2", "--workers=1")


def test_a_run_and_its_report(terminal: Terminal, tmp_path: Path) -> None:
    out, page = tmp_path / "r.parquet", tmp_path / "r.html"
    shown = terminal(*RUN, "--games=40", f"--out={out}")
    assert shown.lines() == [
        f"Played 40 games, in {out}",
        f"To see what they say: yuletable lab report {out}",
    ]
    shown = terminal(*RUN, "--games=40", f"--out={out}")
    assert shown.lines()[0] == f"All were there: 40 games, in {out}"
    shown = terminal(*RUN, "--games=44", f"--out={out}")
    assert shown.lines()[0] == f"4 new of 44 games, in {out}"
    about = tmp_path / "about.txt"
    about.write_text("One\nparagraph.\n\nAnother.\n")
    shown = terminal(
        "lab", "report", str(out), f"--about={about}", f"--svg={tmp_path / 'pictures'}"
    )
    assert shown.lines()[0] == f"The report is in {page}"
    assert shown.lines()[1].endswith(f"pictures are in {tmp_path / 'pictures'}")
    text = page.read_text(encoding="utf-8")
    assert '<p class="lede">One paragraph.</p><p class="lede">Another.</p>' in text
    assert "44 games" in text


@pytest.mark.parametrize(
    ("stop", "code", "said"),
    [
        (KeyboardInterrupt, 130, "Stopped: 0 of 40 games are kept."),
        (BrokenProcessPool, 1, "A worker died"),
    ],
)
def test_a_stop_says_how_to_go_on(
    stop: type[BaseException],
    code: int,
    said: str,
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stopped(job: object, chunk: object) -> object:
        raise stop

    monkeypatch.setattr(runs, "run_chunk", stopped)
    shown = terminal(*RUN, "--games=40", f"--out={tmp_path / 'r.parquet'}")
    assert shown.code == code
    assert said in shown.err
    assert "same command goes on from there" in shown.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lab", "run", "north_pol"), "game: 'north_pol' is not in the catalogue; perhaps north_p"),
        ((*RUN, "--bots=gredy"), "bot: 'gredy' is not known; perhaps greedy?"),
        ((*RUN, "--bots=greedy,random,meek"), "3 bots for 2 seats"),
        ((*BARE, "--seats=9"), "players, not 9"),
        ((*RUN, "--option=bord=quick"), "options.bord: unknown; perhaps board?"),
        ((*RUN, "--option=board=tiny"), "'tiny' is not a choice"),
        ((*RUN, "--option=board"), "write it as name=value"),
        ((*RUN, "--edition=hous"), "edition: 'hous' is not known; perhaps house?"),
        ((*RUN, "--edition=nowhere.json"), "nowhere.json"),
        ((*RUN, "--games=0"), "games: at least one"),
        ((*BARE, "--workers=0"), "workers: at least one"),
        ((*RUN, "--on=rya"), "on: 'rya' is not known; perhaps ray?"),
        ((*RUN, "--out=nowhere/r.parquet"), "there is no such folder"),
        (("lab", "report"), "results: name a file"),
        (("lab", "report", "r.parquet"), "results r.parquet: there is no such file"),
    ],
)
def test_bad_words_get_a_sentence_and_change_nothing(
    words: tuple[str, ...],
    said: str,
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = terminal(*words)
    assert shown.code == 2
    assert said in shown.err
    assert len(shown.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_broken_file_writes_no_page(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "r.parquet").write_bytes(b"PAR1 and nothing more")
    shown = terminal("lab", "report", str(tmp_path / "r.parquet"))
    assert (shown.code, shown.out) == (2, "")
    assert "this is not a whole Parquet file" in shown.err
    assert [file.name for file in tmp_path.iterdir()] == ["r.parquet"]


def test_a_page_needs_a_folder_to_lie_in(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "r.parquet"
    terminal(*RUN, "--games=2", f"--out={out}")
    shown = terminal("lab", "report", str(out), f"--out={tmp_path / 'nowhere' / 'r.html'}")
    assert "there is no such folder" in shown.err
    assert [file.name for file in tmp_path.iterdir()] == ["r.parquet"]


@pytest.mark.parametrize(
    ("words", "missing", "extra"),
    [
        (RUN, "polars", "lab"),
        (("lab", "report", "r.parquet"), "polars", "lab"),
        ((*RUN, "--on=ray"), "ray", "cluster"),
    ],
)
def test_missing_packages_say_how_to_get_them(
    words: tuple[str, ...],
    missing: str,
    extra: str,
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == missing else find(name)
    )
    monkeypatch.chdir(tmp_path)
    shown = terminal(*words)
    assert shown.code == 2
    assert f'pip install "yuletable[{extra}]"' in shown.err
    assert list(tmp_path.glob("*.parquet")) == []
