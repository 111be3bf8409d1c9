"""The page's own tests, which need no browser: its scripts, and every board clicked through."""

from __future__ import annotations

import sys

import pytest

from tests.web.node import WEB, npm, packages


def test_the_tests_of_the_page_pass(built_page: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Building may fetch its packages anew, so that comes first."""
    monkeypatch.setenv("YULETABLE_PYTHON", sys.executable)  # plays the games that are clicked
    packages()
    made = npm(["test"], WEB)
    assert made.returncode == 0, made.stdout
