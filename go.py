"""Yuletable, with nothing but Python 3.11 or newer: the rest is fetched on the first start.

python3 go.py                 open the table: a page for every device in your home
python3 go.py play            play in the terminal
python3 go.py CMD ...         any other command of yuletable; CMD --help explains it
python3 go.py test ...        run every test; further words go to pytest
python3 go.py check           lint, format, types and layers; of the page, too
python3 go.py docs            build the documentation site into build/site
python3 go.py fast            build the compiled engine
python3 go.py fast CMD ...    run yuletable CMD ... on the compiled engine
python3 go.py uv ...          the package manager itself, e.g. uv sync --inexact --extra bench
python3 go.py help            these lines
"""

# Older Pythons, down to 3.7, must be able to read this file and say that they are too old.
from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
BOOT = ROOT / ".boot"  # holds uv, where the machine has none
VENV = ROOT / os.environ.get("UV_PROJECT_ENVIRONMENT", ".venv")
FAST = ROOT / "build" / "fast"
PAGE = ROOT / "src" / "yuletable" / "page"  # built by hatch_build.py
PLAY = ["run", "--locked", "--no-dev", "--project", str(ROOT)]  # stays in the caller's folder
WORK = ["run", "--locked", "--directory", str(ROOT)]
ALL_CORES = ["-n", "auto", "--dist", "worksteal"]  # some tests take a minute, most a moment
EXTRAS = {  # by command
    **dict.fromkeys(["serve", "backup", "restore", "erase", "purge", "prove"], "server"),
    "lab": "lab",
}
SOURCES = ["src", "tests", "tools", "go.py", "hatch_build.py", "mkdocs_hooks.py"]
PAGE_SCRIPT = ["python", "-m", "tests.web.node", "run", "--silent"]  # of web/package.json
CHECKS = {
    "lint": ["ruff", "check", *SOURCES],
    "format": ["ruff", "format", "--check", *SOURCES],
    "types": ["mypy"],
    "layers": ["pytest", "-q", "tests/test_layers.py"],
    "lint of the page": [*PAGE_SCRIPT, "lint"],
    "format of the page": [*PAGE_SCRIPT, "formatted"],
    "types of the page": [*PAGE_SCRIPT, "check"],
}


def say(sentence: str) -> None:
    """Tell the person at the keyboard; what yuletable prints may be read by a program."""
    print(sentence, file=sys.stderr, flush=True)


def too_old(version: tuple[int, ...]) -> str:
    """What to tell the owner of this Python, if it is too old."""
    ours = ".".join(map(str, version[:2]))
    complaint = f"Yuletable needs Python 3.11 or newer, and this is {ours}: try python3.12 go.py."
    return complaint if version < (3, 11) else ""


def environment() -> dict[str, str]:
    """Our environment as uv should see it."""
    env = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    env["YULETABLE_COMMAND"] = f"python3 {sys.argv[0]}"  # how to call it again
    if not VENV.exists():  # later, another Python would make uv build everything again
        env.setdefault("UV_PYTHON", sys.executable)
        env.setdefault("UV_COMPILE_BYTECODE", "1")  # quick starts, also where Python may not write
    return env


def run(command: list[str], **settings: str) -> int:
    """The exit code of a command; an interrupt is first for the command to answer."""
    child = subprocess.Popen(command, env={**environment(), **settings})
    try:
        return child.wait()
    except KeyboardInterrupt:
        child.wait()
        raise


def become(command: list[str], **settings: str) -> int:
    """Let a command take our place, so that every signal reaches it; on Windows, run it."""
    if os.name == "posix":
        os.execve(command[0], command, {**environment(), **settings})
    return run(command, **settings)


def find_uv() -> str:
    """A uv that is new enough: the machine's own, or ours in .boot."""
    if not VENV.exists():
        say("Setting up (once, about a minute) ...")
    for uv in (shutil.which("uv"), our_uv()):
        if uv and new_enough(uv):
            return uv
    return fetch_uv()


def our_uv() -> str | None:
    """The uv in .boot, if there is one."""
    return uv_in(BOOT)


def uv_in(folder: Path) -> str | None:
    """The uv that was installed into this folder, if there is one."""
    return shutil.which("uv", path=os.pathsep.join([str(folder / "bin"), str(folder / "Scripts")]))


def new_enough(uv: str) -> bool:
    """Whether this uv is at least the oldest we have tried."""
    answer = subprocess.run([uv, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"uv (\d+)\.(\d+)", answer.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= (0, 13)


def fetch_uv() -> str:
    """Install uv into .boot by the first way that works.

    It is put together aside and moved into place whole, since two first calls may run at once.
    """
    aside = Path(tempfile.mkdtemp(prefix=".boot-", dir=str(ROOT)))
    try:
        ways = ways_to_fetch_uv(aside)
        if not ways:
            sys.exit("Install uv, or pip for this Python (on Debian: apt install python3-venv).")
        for way in ways:
            if all(run(step, PIP_ROOT_USER_ACTION="ignore") == 0 for step in way):
                return put_in_place(aside)
        return sys.exit("uv could not be fetched, see above: is there a network?")
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def put_in_place(aside: Path) -> str:
    """Make this folder .boot, unless another call has put a good uv there meanwhile."""
    ours = our_uv()
    if not (ours and new_enough(ours)):
        outdated = aside.with_name(aside.name + "-old")
        try:
            if BOOT.exists():
                BOOT.rename(outdated)
            aside.rename(BOOT)
        except OSError:  # the other call was quicker by a blink
            pass
        shutil.rmtree(outdated, ignore_errors=True)
    return our_uv() or sys.exit("uv was installed, but .boot holds none.")


def ways_to_fetch_uv(folder: Path) -> list[list[list[str]]]:
    """Each a list of commands: an environment of its own, or where Debian left that out, pip."""
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv>=0.13,<0.14"]
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ways = []
    if importlib.util.find_spec("ensurepip"):
        ways.append([[sys.executable, "-m", "venv", str(folder)], [str(python), *install]])
    if importlib.util.find_spec("pip"):
        ways.append([[sys.executable, *install, "--target", str(folder)]])
    return ways


def play(words: list[str]) -> int:
    """Run yuletable."""
    return become([find_uv(), *PLAY, *extras(words), "yuletable", *words])


def extras(words: list[str]) -> list[str]:
    """The packages that this command needs and playing in the terminal does not."""
    wanted = [EXTRAS[words[0]]] if words and words[0] in EXTRAS else []
    if words[:2] == ["bench", "server"]:
        wanted.append("server")
    if words[:1] == ["lab"] and "--on ray" in " ".join(words).replace("--on=", "--on "):
        wanted.append("cluster")
    return [word for extra in wanted for word in ("--extra", extra)]


def test(words: list[str]) -> int:
    """Run the tests on all cores, unless the caller says on how many."""
    said = any(word.startswith(("-n", "--numprocesses")) or "no:xdist" in word for word in words)
    return become([find_uv(), *WORK, "pytest", *([] if said else ALL_CORES), *words])


def check(words: list[str]) -> int:
    """Run every check, also after one has failed."""
    uv, failed = find_uv(), []
    for name, command in CHECKS.items():
        say(f"-- {name}")
        if run([uv, *WORK, *command]):
            failed.append(name)
    say(f"Failed: {', '.join(failed)}." if failed else "All checks pass.")
    return 1 if failed else 0


def fast(words: list[str]) -> int:
    """Compile the engine if its sources changed, and run yuletable on it."""
    uv, mark = find_uv(), FAST / ".digest"
    wanted = not VENV.exists() or words[:1] == ["serve"]  # the page must be built to be served
    if wanted and run([uv, "sync", "--locked", "--no-dev", "--inexact", "--project", str(ROOT)]):
        return 1
    digest = fingerprint()
    if not mark.exists() or mark.read_text() != digest:
        say("Compiling the engine (about a minute) ...")
        if compile_engine(uv):
            say("See above. It takes a C compiler and Python's headers (Debian: gcc, python3-dev).")
            return 1
        mark.write_text(digest)
    if PAGE.is_dir():  # it may be newer than the engine
        shutil.copytree(str(PAGE), str(FAST / "yuletable" / "page"), dirs_exist_ok=True)
    path = os.pathsep.join([str(FAST), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [uv, *PLAY, *extras(words), "yuletable", *words]
    return become(command, PYTHONPATH=path) if words else 0


def compile_engine(uv: str) -> int:
    """Build a wheel with the compiled modules in it, and unpack it."""
    wheels = FAST.with_name("wheel")
    shutil.rmtree(wheels, ignore_errors=True)
    shutil.rmtree(FAST, ignore_errors=True)
    places = ["--python", str(VENV), "--out-dir", str(wheels), str(ROOT)]
    code = run([uv, "build", "--wheel", *places], YULETABLE_FAST="1")
    for wheel in wheels.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(FAST)
    return code


def fingerprint() -> str:
    """A digest of all that goes into the compiled engine, and of the Python it is made for."""
    files = [*ROOT.glob("src/**/*.*"), *ROOT.glob("docs/rules/*.md"), *ROOT.glob("*.toml")]
    total = hashlib.sha256(os.environ.get("YULETABLE_OPTIMIZE", "").encode())
    for path in [ROOT / "hatch_build.py", VENV / "pyvenv.cfg", *sorted(files)]:
        if path.is_file() and path.suffix != ".pyc" and PAGE not in path.parents:
            total.update(str(path).encode() + path.read_bytes())
    return total.hexdigest()


def docs(words: list[str]) -> int:
    """Build the documentation site in an environment of its own; a broken link is an error."""
    alone = ["--isolated", "--only-group", "docs"]
    return become([find_uv(), *WORK, *alone, "mkdocs", "build", "--strict", *words])


TASKS = {"test": test, "check": check, "fast": fast, "docs": docs}


def main(words: list[str]) -> int:
    """Do what the words ask."""
    complaint = too_old(sys.version_info[:2])
    if complaint:
        say(complaint)
        return 1
    command, rest = (words[0], words[1:]) if words else ("serve", [])
    if command in ("help", "-h", "--help"):
        print(__doc__, end="")
        return 0
    if command == "uv":
        return become([find_uv(), "--project", str(ROOT), *rest])
    return TASKS[command](rest) if command in TASKS else play([command, *rest])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)  # as shells number it
