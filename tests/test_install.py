"""The built wheel in an empty environment: the library and the terminal need few packages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import go
from yuletable.cli.extras import PACKAGES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXAMPLE = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)[0]
FEW = 16  # packages, with ours and those that ours need
# What Python has loaded afterward that is neither its own nor ours.
OTHERS = """
import sys
names = {name.partition(".")[0] for name in sys.modules}
print(*sorted(names - sys.stdlib_module_names - {"yuletable", "__main__", "__mp_main__"}))
"""


def uv(*words: str) -> str:
    done = subprocess.run([go.find_uv(), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    uv(
        "build",
        "--quiet",
        "--wheel",
        "--python",
        sys.executable,
        "--out-dir",
        str(folder),
        str(ROOT),
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the programs of an environment in which only the library is installed."""
    empty = tmp_path_factory.mktemp("empty") / "venv"
    uv("venv", "--quiet", "--python", sys.executable, str(empty))
    uv("pip", "install", "--quiet", "--python", str(empty), str(wheel))
    return empty / ("Scripts" if os.name == "nt" else "bin")


def call(programs: Path, *words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program of that environment as a stranger would: without our settings and folders."""
    strange = ("YULETABLE", "PYTHON", "VIRTUAL_ENV")
    env = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
    command = [str(programs / words[0]), *words[1:]]
    return subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=60
    )


def test_the_readme_example_runs_on_the_library_alone(programs: Path, tmp_path: Path) -> None:
    played = call(programs, "python", "-c", EXAMPLE + OTHERS, folder=tmp_path)
    assert played.returncode == 0, played.stderr
    scores, others = played.stdout.splitlines()
    assert re.fullmatch(r"\[-?\d+(, -?\d+){3}\]", scores)
    assert {*others.split()} <= {"msgspec", "typing_extensions"}  # msgspec looks for the second


def test_the_library_brings_few_packages(programs: Path) -> None:
    packages = uv("pip", "list", "--quiet", "--format=freeze", "--python", str(programs.parent))
    assert len(packages.split()) <= FEW


def test_the_wheel_says_that_it_is_typed(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "yuletable/py.typed" in names
    assert "yuletable/page/index.html" in names


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("watch", "north_pole", "--plain", "--delay=0", "--seed=fir", "--level=cosy"), "North"),
        (("rules", "secret_santa", "SS-58", "--plain"), "SS-58"),
        (("verify", str(ROOT / "tests" / "records" / "north_pole_4.json")), ""),
        (("--version",), PROJECT["version"]),
        (("serve", "--help"), "Usage"),
        (("lab", "--help"), "Usage"),
    ],
    ids=lambda words: words[0] if isinstance(words, tuple) else "",
)
def test_the_terminal_needs_no_extra(
    words: tuple[str, ...], said: str, programs: Path, tmp_path: Path
) -> None:
    shown = call(programs, "yuletable", *words, folder=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert said in shown.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--quiet", "--port=0"],
        ["backup", "tables.backup"],
        ["restore", "tables.backup"],
        ["erase", "TABLE"],
        ["purge"],
        ["prove", "leaks", "--pairs=1"],
        ["prove", "seats", "--sequences=1"],
        ["bench", "server", "1"],
        ["lab", "run", "north_pole", "--games=1"],
        ["lab", "report", "games.parquet"],
    ],
    ids=" ".join,
)
def test_a_command_names_the_extra_it_needs(
    words: list[str], programs: Path, tmp_path: Path
) -> None:
    """The same extra that go.py installs for this command."""
    _, extra = go.extras(words)
    shown = call(programs, "yuletable", *words, folder=tmp_path)
    assert shown.returncode == 2
    assert shown.stdout == ""
    assert (
        shown.stderr
        == f'This command needs the extra “{extra}”: pip install "yuletable[{extra}]"\n'
    )
    assert list(tmp_path.iterdir()) == []


def test_go_asks_for_extras_that_exist() -> None:
    assert {*go.EXTRAS.values()} <= {*PACKAGES} == {*PROJECT["optional-dependencies"]}


def test_every_package_of_an_extra_is_known_by_its_import() -> None:
    """Those of the bench are called otherwise; uvloop is never imported by us."""
    for extra in ("server", "lab", "cluster"):
        named = [re.split("[>=<;]", text)[0] for text in PROJECT["optional-dependencies"][extra]]
        assert [name.replace("-", "_") for name in named if name != "uvloop"] == PACKAGES[extra]
