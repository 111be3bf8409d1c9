"""A sixth game has its own face in the page with one folder, and not a line elsewhere."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.web.node import ROOT, WEB, npm, packages

FACE = ROOT / "tests" / "crazy_eights" / "page"


def test_its_folder_is_all_the_page_needs(tmp_path: Path) -> None:
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "dist"))
    (web / "node_modules").symlink_to(packages())
    shutil.copytree(FACE, web / "src" / "games" / "crazy_eights")
    made = npm(["test", "--", "src/games/crazy_eights", "src/testing/layers.test.ts"], web)
    assert made.returncode == 0, made.stdout
    assert "face.test.ts" in made.stdout
