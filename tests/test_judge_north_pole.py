"""The judge hears the train race: docs/judge.md explains every entry, phase and event."""

from __future__ import annotations

import json
import re

from tests.test_judge import BLOCKS, DOCS
from yuletable.games.judge import judge
from yuletable.games.north_pole import events
from yuletable.games.north_pole.position import FIELDS, PHASES
from yuletable.kernel.core import Kind

SECTION = DOCS.partition("# North Pole Express Race")[2]
ASKING = {"Play", "Bridge", "Bonus", "ReindeerWindow", "SantaWindow"}


def test_every_phase_that_asks_has_an_example() -> None:
    cases = [json.loads(words) for kind, words in BLOCKS if kind == "request"]
    races = [case for case in cases if case["game"] == "north_pole" and "position" in case]
    assert {case["position"]["phase"]["phase"] for case in races} == ASKING
    assert {name for name in PHASES if f"`{name}`" not in SECTION} == set()


def test_the_docs_list_every_entry_of_positions_views_and_events() -> None:
    answer = judge({"game": "north_pole", "seats": 3, "moves": []})
    for name in [*FIELDS, *answer["views"]["none"]]:
        assert re.search(rf"^\|[^|]*`{name}`", SECTION, re.MULTILINE), name
    for kind in [kind for kind in vars(events).values() if isinstance(kind, Kind)]:
        row = re.search(rf"^\| `{kind.name}` \|.*$", SECTION, re.MULTILINE)
        assert row, kind.name
        assert [fact for fact in kind.facts + kind.secrets if f"`{fact}`" not in row[0]] == []


def test_the_answer_has_a_menu_for_whom_it_waits() -> None:
    answer = judge({"game": "north_pole", "seats": 3, "seed": "fir", "moves": []})
    assert list(answer["menus"]) == [str(seat) for seat in answer["waiting"]]
    assert json.loads(json.dumps(answer)) == answer
    again = judge({"game": "north_pole", "seats": 3, "position": answer["position"], "moves": []})
    assert again["position"] == answer["position"]
    assert again["views"] == answer["views"]
