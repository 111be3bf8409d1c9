"""A run on a Ray cluster of this machine: the same games as in processes.

Ray is large, so the tests of every day do without it and this one is skipped. To run it:
python3 go.py uv sync --inexact --extra cluster && python3 go.py test tests/lab/test_cluster.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from yuletable.games.catalogue import find
from yuletable.lab.job import settle
from yuletable.lab.run import here, on_ray, run

pytest.importorskip("ray", reason="needs the extra cluster, see above")


def test_the_cluster_plays_the_same_games(tmp_path: Path) -> None:
    job = settle(find("north_pole"), 2, ("greedy",), "fir", options={"board": "quick"})
    alone, cluster = tmp_path / "alone.parquet", tmp_path / "cluster.parquet"
    run(job, 30, alone, 1, here)
    heard: list[int] = []
    assert run(job, 30, cluster, 2, on_ray, heard.append) == 30
    assert alone.read_bytes() == cluster.read_bytes()
    assert len(heard) > 3  # by chunks, with progress
