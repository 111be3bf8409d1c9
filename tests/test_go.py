"""What go.py decides, with a stand-in for uv where it would start one."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import go

STAND_IN = """#!{python}
import signal, sys
if sys.argv[1:] == ["--version"]:
    print("uv {version}")
elif {{"watch", "ruff"}} & {{*sys.argv}}:
    signal.signal(signal.SIGINT, lambda *_: sys.exit(5))
    print("waiting", flush=True)
    signal.pause()
else:
    print(*sys.argv[1:], sys.stdin.read())
    sys.exit(7)
"""
posix = pytest.mark.skipif(os.name != "posix", reason="the stand-in is a script with a #! line")


@pytest.fixture
def uv(tmp_path: Path) -> Callable[[str], str]:
    """Makes a stand-in for uv of the given version."""

    def make(version: str) -> str:
        script = tmp_path / "uv"
        script.write_text(STAND_IN.format(python=sys.executable, version=version))
        script.chmod(0o755)
        return str(script)

    return make


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands go.py would run; all succeed but mypy."""
    made: list[list[str]] = []

    def run(command: list[str], **settings: str) -> int:
        made.append(command)
        return 1 if "mypy" in command else 0

    monkeypatch.setattr(go, "find_uv", lambda: "uv")
    monkeypatch.setattr(go, "run", run)
    monkeypatch.setattr(go, "become", run)
    return made


@pytest.mark.parametrize("word", ["help", "-h", "--help"])
def test_help_lists_the_commands(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert go.main([word]) == 0
    lines = capsys.readouterr().out
    assert all(
        f"go.py {command}" in lines for command in ("CMD", "test", "check", "docs", "fast", "help")
    )


def test_an_old_python_is_told_so_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert go.main([]) == 1
    assert capsys.readouterr().err == go.too_old((3, 9)) + "\n"
    assert "3.11 or newer, and this is 3.9" in go.too_old((3, 9))
    assert go.too_old((3, 11)) == ""


def test_an_old_python_can_read_go() -> None:
    ast.parse(Path(go.__file__).read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize(
    ("missing", "ways"),
    [([], ["venv", "pip"]), (["ensurepip"], ["pip"]), (["ensurepip", "pip"], [])],
)
def test_uv_is_fetched_with_what_python_has(
    missing: list[str], ways: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name not in missing or None)
    assert [way[0][2] for way in go.ways_to_fetch_uv(Path("boot"))] == ways


def test_without_any_way_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(go, "ways_to_fetch_uv", lambda folder: [])
    with pytest.raises(SystemExit, match="Install uv, or pip"):
        go.fetch_uv()


def test_the_second_way_is_tried_when_the_first_fails(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(go, "ROOT", tmp_path)
    monkeypatch.setattr(go, "BOOT", tmp_path / ".boot")
    monkeypatch.setattr(go, "ways_to_fetch_uv", lambda _: [[["mypy"], ["never"]], [["pip"]]])
    monkeypatch.setattr(go, "our_uv", lambda: "ours")
    monkeypatch.setattr(go, "new_enough", lambda uv: True)
    assert go.fetch_uv() == "ours"
    assert calls == [["mypy"], ["pip"]]


FIRST_CALL = """
import sys, time
from pathlib import Path
import go

go.ROOT = Path(sys.argv[1])
go.BOOT = go.ROOT / ".boot"
install = "import shutil, sys, time; time.sleep(float(sys.argv[3])); " \\
    "from pathlib import Path; place = Path(sys.argv[2]) / 'bin'; place.mkdir(parents=True); " \\
    "shutil.copy(sys.argv[1], place / 'uv'); time.sleep(float(sys.argv[3]))"
go.ways_to_fetch_uv = lambda folder: [
    [[sys.executable, "-c", install, sys.argv[2], str(folder), sys.argv[3]]]
]
uv = go.fetch_uv()
time.sleep(0.3)  # while the other call is at work
sys.exit(0 if go.new_enough(uv) else 1)
"""


@posix
@pytest.mark.parametrize("delays", [("0.1", "0.1"), ("0.05", "0.2"), ("0.2", "0.05")])
@pytest.mark.parametrize("outdated", [False, True])
def test_two_first_calls_at_once_do_not_break_each_other(
    delays: tuple[str, str], outdated: bool, tmp_path: Path, uv: Callable[[str], str]
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    if outdated:
        (home / ".boot" / "bin").mkdir(parents=True)
        shutil.copy(uv("0.1.0"), home / ".boot" / "bin" / "uv")
    stand_in = uv("0.13.2")
    where = Path(go.__file__).parent
    both = [
        subprocess.Popen([sys.executable, "-c", FIRST_CALL, str(home), stand_in, delay], cwd=where)
        for delay in delays
    ]
    assert [call.wait(30) for call in both] == [0, 0]
    assert [path.name for path in home.iterdir()] == [".boot"]


@posix
@pytest.mark.parametrize(("version", "good"), [("0.12.9", False), ("0.13.0", True), ("1.2", True)])
def test_the_machines_uv_must_be_new_enough(
    version: str, good: bool, uv: Callable[[str], str]
) -> None:
    assert go.new_enough(uv(version)) is good


def test_check_runs_on_after_a_failure_and_names_it(
    calls: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert go.main(["check"]) == 1
    assert len(calls) == len(go.CHECKS)
    assert "Failed: types." in capsys.readouterr().err


def test_check_passes_when_all_do(calls: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(go.CHECKS, "types")
    assert go.main(["check"]) == 0


def test_check_runs_scripts_that_the_page_has() -> None:
    package = json.loads((go.ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    start = len(go.PAGE_SCRIPT)
    ours = [check[start:] for check in go.CHECKS.values() if check[:start] == go.PAGE_SCRIPT]
    assert ours == [["lint"], ["formatted"], ["check"]]
    assert all(script in package["scripts"] for [script] in ours)
    assert "--max-warnings 0" in package["scripts"]["lint"]
    assert "--fail-on-warnings" in package["scripts"]["check"]


@pytest.mark.parametrize(
    ("words", "cores"),
    [([], True), (["-k", "santa"], True), (["-n0"], False), (["-p", "no:xdist"], False)],
)
def test_tests_run_on_all_cores_unless_told(
    words: list[str], cores: bool, calls: list[list[str]]
) -> None:
    go.main(["test", *words])
    assert calls == [["uv", *go.WORK, "pytest", *(go.ALL_CORES if cores else []), *words]]


@pytest.mark.parametrize(
    ("words", "passed_on"),
    [
        ([], ["--extra", "server", "yuletable", "serve"]),
        (["watch", "-h"], ["yuletable", "watch", "-h"]),
    ],
)
def test_other_words_go_to_yuletable(
    words: list[str], passed_on: list[str], calls: list[list[str]]
) -> None:
    go.main(words)
    assert calls == [["uv", *go.PLAY, *passed_on]]


@pytest.mark.parametrize(
    ("words", "extras"),
    [
        (["lab", "run", "north_pole"], ["lab"]),
        (["lab", "run", "north_pole", "--on", "ray"], ["lab", "cluster"]),
        (["lab", "run", "north_pole", "--on=ray"], ["lab", "cluster"]),
        (["play", "lab"], []),
        (["rules", "serve"], []),
        (["bench"], []),
        (["bench", "server"], ["server"]),
        (["prove", "leaks"], ["server"]),
        (["backup", "tables.db"], ["server"]),
    ],
)
def test_a_command_fetches_its_own_packages(
    words: list[str], extras: list[str], calls: list[list[str]]
) -> None:
    go.main(words)
    wanted = [word for extra in extras for word in ("--extra", extra)]
    assert calls == [["uv", *go.PLAY, *wanted, "yuletable", *words]]


def test_uv_gets_our_python_only_for_a_new_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("UV_PYTHON", raising=False)
    monkeypatch.setattr(go, "VENV", tmp_path / "none")
    assert go.environment()["UV_PYTHON"] == sys.executable
    monkeypatch.setattr(go, "VENV", tmp_path)
    assert "UV_PYTHON" not in go.environment()


def test_the_engine_is_compiled_anew_when_a_source_changes(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled: list[str] = []

    def compile_engine(uv: str) -> int:
        go.FAST.mkdir(exist_ok=True)
        compiled.append(source.read_text())
        return 0

    monkeypatch.setattr(go, "compile_engine", compile_engine)
    monkeypatch.setattr(go, "ROOT", tmp_path)
    monkeypatch.setattr(go, "VENV", tmp_path)
    monkeypatch.setattr(go, "FAST", tmp_path / "fast")
    source = tmp_path / "src" / "core.py"
    source.parent.mkdir()
    for text in ("one", "one", "two"):
        source.write_text(text)
        assert go.main(["fast"]) == 0
    assert compiled == ["one", "two"]
    assert calls == []


@posix
def test_input_and_exit_code_pass_through(uv: Callable[[str], str]) -> None:
    path = {"PATH": str(Path(uv("0.13.7")).parent)}
    command = [sys.executable, go.__file__, "play", "-q"]
    done = subprocess.run(command, input="4 4 9", env=path, text=True, capture_output=True)
    assert done.returncode == 7
    assert done.stdout.endswith("yuletable play -q 4 4 9\n")


@posix
@pytest.mark.parametrize(("word", "code"), [("watch", 5), ("check", 130)])
def test_ctrl_c_is_first_for_the_command_to_answer(
    word: str, code: int, uv: Callable[[str], str]
) -> None:
    with subprocess.Popen(
        [sys.executable, go.__file__, word],
        env={"PATH": str(Path(uv("0.13.7")).parent)},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as command:
        assert command.stdout is not None
        assert command.stdout.readline() == "waiting\n"
        os.killpg(command.pid, signal.SIGINT)
        _, told = command.communicate(timeout=10)
    assert command.returncode == code
    assert "Traceback" not in told
