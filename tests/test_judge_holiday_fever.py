"""The judge hears Holiday Fever: docs/judge.md explains every entry, phase and event."""

from __future__ import annotations

import json
import re

from tests.test_judge import BLOCKS, DOCS
from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.position import FIELDS, PHASES
from yuletable.games.judge import judge
from yuletable.kernel.core import Kind

SECTION = DOCS.partition("\n# Holiday Fever\n")[2]
SILENT = {"Begin", "Travel", "Visit", "Last", "Check", "Follow", "Chance"}
SILENT |= {"Buying", "Guessing", "Swapping", "Paying"}


def test_every_phase_that_asks_has_an_example() -> None:
    cases = [json.loads(words) for kind, words in BLOCKS if kind == "request"]
    positions = [case["position"] for case in cases if case["game"] == "holiday_fever"]
    tops = [p["stack"][-1] if "stack" in p else p["phase"] for p in positions]
    assert {top["phase"] for top in tops} == set(PHASES) - SILENT
    assert {name for name in PHASES if f"`{name}`" not in SECTION} == set()


def test_the_docs_list_every_entry_of_positions_views_and_events() -> None:
    answer = judge({"game": "holiday_fever", "seats": 3, "moves": []})
    for name in [*FIELDS, *answer["views"]["none"]]:
        assert re.search(rf"^\|[^|]*`{name}`", SECTION, re.MULTILINE), name
    for kind in [kind for kind in vars(events).values() if isinstance(kind, Kind)]:
        row = re.search(rf"^\| `{kind.name}` \|.*$", SECTION, re.MULTILINE)
        assert row, kind.name
        assert [fact for fact in kind.facts + kind.secrets if f"`{fact}`" not in row[0]] == []


def test_a_finished_game_explains_its_scores() -> None:
    position = {"christmas": 0, "debts": [[30], []], "phase": {"phase": "SingAlong"}}
    moves = [{"seat": 0, "move": "skip"}, {"seat": 1, "move": "sung"}]
    case = {"game": "holiday_fever", "seats": 2, "position": position, "moves": moves}
    answer = judge(case)
    lines = answer["views"]["1"]["accounts"][0]
    assert [(line["clause"], line["points"]) for line in lines] == [
        ("HF-213", 500),
        ("HF-217", -30),
    ]
    assert answer["scores"] == [470, 0]
    assert json.loads(json.dumps(answer)) == answer
