"""Evenings come and go, and leave the server as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from yuletable.prove import soak


def test_evenings_leave_nothing_behind(tmp_path: Path) -> None:
    tally = asyncio.run(soak.prove(0.05, tmp_path))
    assert tally.evenings > soak.WARM * soak.AT_ONCE
    assert tally.moves > 0


def test_tables_that_stay_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "PATIENCE", 2.0)
    monkeypatch.setattr(soak, "WARM", 1)
    with pytest.raises(soak.Broken, match="stay in memory"):
        asyncio.run(soak.prove(0, tmp_path, idle="100000"))
