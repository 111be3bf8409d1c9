"""The compiled engine plays the same games to the same positions as the source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES_EACH = 3


def fingerprints(path: Path) -> list[str]:
    """What the engine under this folder makes of a few seeded games of every kind."""
    command = [sys.executable, "-P", "-m", "tests.play_games", str(GAMES_EACH)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
    played = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    return played.stdout.splitlines()


@pytest.mark.skipif(shutil.which("cc") is None, reason="compiling takes a C compiler")
def test_compiled_and_interpreted_play_the_same_games() -> None:
    command = [sys.executable, str(ROOT / "go.py"), "fast"]
    env = {**os.environ, "YULETABLE_OPTIMIZE": "0"}  # the same C code, in a third of the time
    built = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    fast = fingerprints(ROOT / "build" / "fast")
    plain = fingerprints(ROOT / "src")
    assert (fast[0], plain[0]) == ("compiled", "interpreted")
    assert len(plain) > GAMES_EACH
    assert fast[1:] == plain[1:]
