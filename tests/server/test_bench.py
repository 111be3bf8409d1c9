"""The benchmark of the server plays real games over real sockets; how fast is never tested here."""

from __future__ import annotations

import gc
import json
import math

import pytest

from yuletable.cli import bench_server
from yuletable.kernel.errors import Invalid


def test_two_tables_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench_server.run([2], rate=50, seconds=2, language="", as_json=True) == 0
    (figures,) = json.loads(capsys.readouterr().out)["figures"]
    assert figures["tables"] == 2
    assert figures["moves"] > 10
    assert all(math.isfinite(figure) and figure > 0 for figure in figures.values()), figures
    assert figures["p50"] <= figures["p99"] <= figures["p999"]
    assert gc.isenabled()


@pytest.mark.parametrize(("tables", "rate"), [([0], 500), ([20, -1], 500), ([20], 0)])
def test_none_at_all_cannot_be_measured(tables: list[int], rate: float) -> None:
    with pytest.raises(Invalid, match="at least one"):
        bench_server.run(tables, rate, seconds=1, language="", as_json=False)
