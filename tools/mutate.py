"""Plant faults in the rules of a game, one at a time, and show those that its tests miss.

python3 go.py uv run -m tools.mutate --game north_pole --count 60 --seed 1
python3 go.py uv run -m tools.mutate --game north_pole --at phases/turns.py:120

Each mutant lives in a copy of the package; the working tree stays as it is. Stop it with Ctrl-C:
the same command goes on where it stopped. With --again, mutants that survived meet the tests once
more; with --quick, none meets the promises, which take minutes. It runs where a process can have a
group and a limit: on Linux and macOS.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.mutants import Mutant, find_mutants

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "yuletable"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))
RESULTS = ROOT / "build" / "mutants"
MEMORY = 3 << 30  # bytes: a mutant that never stops may also never stop growing
PATIENCE = 5  # a mutant has timed out after so many times the time of tests without a fault
LEAST = 60.0  # seconds before that, for a machine that is busy
SETTINGS = {
    "YULETABLE_NIGHTS": "1",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # rules need no plugin, and each start is quicker
}
KILLED, SURVIVED, TIMED_OUT = FATES = ("killed", "survived", "timed out")


@dataclass(frozen=True)
class Result:
    """How a mutant fared."""

    key: str
    place: str
    fate: str
    by: str  # the test that failed first
    diff: str


class Bench:
    """A copy of package and rules in which faults are planted, and the tests that meet them."""

    def __init__(self, game: str, folder: Path, quick: bool = False) -> None:
        self.game = game
        self.quick = quick
        self.package = folder / "src" / "yuletable"
        self.kills: Counter[str] = Counter()  # by test file: how many mutants it has killed
        self.limits: dict[str, float] = {}  # by suite, in seconds
        ignored = shutil.ignore_patterns("page", "__pycache__", "*.so")
        shutil.copytree(PACKAGE, self.package, ignore=ignored)
        shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")

    def suites(self) -> dict[str, list[str]]:
        """What pytest is to run, by name; the tests that killed most mutants come first."""
        files = (ROOT / "tests" / "rules").glob(f"test_{self.game}*.py")
        rules = sorted(str(path.relative_to(ROOT)) for path in files)
        rules.sort(key=lambda path: -self.kills[path])
        judge = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/test_judge*.py"))
        suites = {
            "rules": [*rules, str(self.package / "games" / self.game)],  # and its doctests
            "judge": ["tests/test_editions.py", *judge],
            "records": ["tests/test_records.py", "-k", self.game],
        }
        if not self.quick:
            suites["promises"] = ["tests/test_promises.py", "-k", self.game]
        return suites

    def try_out(self, mutant: Mutant) -> tuple[str, str]:
        """The fate of a mutant, and the test that failed first."""
        file = self.package / "games" / self.game / mutant.file
        sound = file.read_bytes()
        for name, suite in self.suites().items():
            limit = self.limit(name, suite)
            file.write_bytes(mutant.planted(sound))
            try:
                failed = run_tests(suite, self.package.parent, limit)
            except subprocess.TimeoutExpired:
                return TIMED_OUT, ""
            finally:
                file.write_bytes(sound)
            if failed:
                self.kills[failed.split("::")[0]] += 1
                return KILLED, failed
        return SURVIVED, ""

    def limit(self, name: str, suite: list[str]) -> float:
        """How long a suite may take; it must pass once without a fault."""
        if name not in self.limits:
            say(f"{self.game}: {name} without a fault ...")
            start = time.monotonic()
            failed = run_tests(suite, self.package.parent, None)
            if failed:
                sys.exit(f"{failed} fails without any mutant: mend it first.")
            self.limits[name] = max(LEAST, PATIENCE * (time.monotonic() - start))
        return self.limits[name]


def run_tests(suite: list[str], folder: Path, limit: float | None) -> str:
    """The first test that fails on the package in this folder, or nothing."""
    child = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-rfE", *suite],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder), **SETTINGS},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=limit_memory,
    )
    try:
        output, _ = child.communicate(timeout=limit)
    finally:
        end_group(child)
    if child.returncode == 0:
        return ""
    named = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    return named[1] if named else f"pytest ended with {child.returncode}"


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def end_group(child: subprocess.Popen[str]) -> None:
    """End what the tests may have left running, and them."""
    with suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()


def sources(game: str) -> dict[str, bytes]:
    """The files of a game, by their path below its folder."""
    folder = PACKAGE / "games" / game
    paths = sorted(folder.rglob("*.py"))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def choose(files: dict[str, bytes], count: int, seed: int, at: str | None) -> list[Mutant]:
    """A sample of all mutants, or those of one line."""
    every = [mutant for file, source in files.items() for mutant in find_mutants(file, source)]
    if at is not None:
        return [mutant for mutant in every if at in (f"{mutant.file}:{mutant.line}", mutant.file)]
    return random.Random(seed).sample(every, min(count, len(every)))


def key_of(mutant: Mutant, source: bytes) -> str:
    """A name that a mutant keeps as long as its file stays the same."""
    return sha256(repr(mutant).encode() + source).hexdigest()[:16]


def read_results(path: Path) -> dict[str, Result]:
    """What is known from earlier runs; a later line counts more."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {result.key: result for result in (Result(**json.loads(line)) for line in lines)}


def add_result(path: Path, result: Result) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(result)) + "\n")


def try_all(bench: Bench, files: dict[str, bytes], sample: list[Mutant], again: bool) -> None:
    """Try every mutant whose fate is not known yet, and write it down at once."""
    path = RESULTS / f"{bench.game}.jsonl"
    known = read_results(path)
    bench.kills.update(result.by.split("::")[0] for result in known.values() if result.by)
    for number, mutant in enumerate(sample, start=1):
        source = files[mutant.file]
        key = key_of(mutant, source)
        if key in known and not (again and known[key].fate != KILLED):
            continue
        start = time.monotonic()
        fate, by = bench.try_out(mutant)
        place = f"{mutant.file}:{mutant.line}"
        add_result(path, Result(key, place, fate, by, mutant.diff(source)))
        say(f"{number}/{len(sample)} {fate} {place} {by} ({time.monotonic() - start:.0f} s)")


def report(game: str, files: dict[str, bytes], sample: list[Mutant]) -> str:
    """The survivors with their diffs, and how many mutants had which fate."""
    known = read_results(RESULTS / f"{game}.jsonl")
    keys = [key_of(mutant, files[mutant.file]) for mutant in sample]
    results = [known[key] for key in keys if key in known]
    shown = [f"{r.fate}\n{r.diff}\n" for r in results if r.fate != KILLED]
    return "\n".join([*shown, f"{game}: {summary(results)} (sample of {len(sample)})"])


def summary(results: Iterable[Result]) -> str:
    counts = Counter(result.fate for result in results)
    return ", ".join(f"{counts[fate]} {fate}" for fate in FATES)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def read_arguments() -> argparse.Namespace:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("tools.mutate", description=__doc__, formatter_class=form)
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--count", type=int, default=50, help="how many mutants to sample")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--at", metavar="FILE[:LINE]", help="all mutants of a place instead")
    parser.add_argument("--quick", action="store_true", help="leave out the promises")
    parser.add_argument("--again", action="store_true", help="try again those not killed")
    return parser.parse_args()


def main() -> None:
    """Sample, try and report."""
    asked = read_arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # it cleans up as after Ctrl-C
    files = sources(asked.game)
    sample = choose(files, asked.count, asked.seed, asked.at)
    try:
        with TemporaryDirectory(prefix="mutants-") as folder:
            bench = Bench(asked.game, Path(folder), asked.quick)
            try_all(bench, files, sample, asked.again)
    except KeyboardInterrupt:
        say("Stopped. The same command goes on from here.")
    print(report(asked.game, files, sample))


if __name__ == "__main__":
    main()
