"""A real Chromium for the page's tests: the machine's own, or fetched; never skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType

from tests.web.node import ROOT, node, npm

KEPT = ROOT / "build" / "browser"  # where one from npm is kept
NAMES = ("chromium", "chromium-browser", "google-chrome", "microsoft-edge")
FROM_NPM = "@sparticuz/chromium@147.0.0"
UNPACK = (
    "import('@sparticuz/chromium').then(async c => console.log(await c.default.executablePath()))"
)
HELP = (
    "The page is tested in a real browser, and none was found or could be fetched. "
    "Install Chromium, or name one by YULETABLE_CHROMIUM."
)


def find_browser(kind: BrowserType) -> str:
    """The program to start; a test without a browser fails, it is not skipped."""
    own = Path(kind.executable_path)
    found = os.environ.get("YULETABLE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
    if not found and own.exists():
        found = str(own)
    return found or from_debian() or from_npm() or pytest.fail(HELP)


def from_debian() -> str:
    """Debian's chromium, where we may install it."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return ""
    install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    subprocess.run([*install, "fonts-noto-color-emoji"], check=False, capture_output=True)
    return shutil.which("chromium") or ""


def from_npm() -> str:
    """The one that is shipped on npm and needs no rights."""
    KEPT.mkdir(parents=True, exist_ok=True)
    npm(["install", "--no-audit", "--no-fund", "--prefix", str(KEPT), FROM_NPM], KEPT)
    shown = subprocess.run(
        [node(), "-e", UNPACK], cwd=KEPT, capture_output=True, text=True, check=False
    )
    path = shown.stdout.strip()
    return path if path and Path(path).exists() else ""
