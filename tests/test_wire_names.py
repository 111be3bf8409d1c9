"""Logs, positions and pages know phases, moves and events by declared names: they never change."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tools import declared
from yuletable.games.catalogue import GAMES
from yuletable.kernel.ballot import Window
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.kernel.match import Match
from yuletable.kernel.reading import Entry

KEPT = Path(__file__).parent / "records" / "names" / "wire_names.json"
PAGE = Path(__file__).parents[1] / "web" / "src" / "i18n"
GONE = (
    "{what} {name!r} of {game} is gone. Stored logs, positions and pages know it by that name: "
    "give the class its wire_name back, or read the old name as an alias (docs/decisions/0013) "
    "and say so in tests/records/names/wire_names.json."
)
NEW = "{what} {name!r} of {game} is new: add it to tests/records/names/wire_names.json for good."
TWICE = "{what} {name!r} of {game} names two classes: give one of them a wire_name of its own."

Names = dict[str, dict[str, list[str]]]


def names() -> Names:
    """Today's names, by game and by what they name, as often as they are declared."""
    found: Names = {"kernel": {"moves": [kind.wire_name for kind in declared.kernel_moves()]}}
    for game in GAMES.values():
        found[game.name] = {
            "phases": [kind.wire_name for kind in declared.phases(game)],
            "moves": [kind.wire_name for kind in declared.moves(game)],
            "events": sorted({kind.name for kind in declared.kinds(game)}),
        }
    return found


def complaints(kept: Names, now: Names) -> list[str]:
    """What somebody must know who renamed, added or doubled a name."""
    found = []
    for game in sorted({*kept, *now}):
        for what in ("phases", "moves", "events"):
            before = Counter(kept.get(game, {}).get(what, []))
            after = Counter(now.get(game, {}).get(what, []))
            facts = [(GONE, before - after), (TWICE, after - Counter(set(after)))]
            facts.append((NEW, Counter(set(after)) - before))
            for sentence, which in facts:
                found += [sentence.format(what=what, name=name, game=game) for name in which]
    return found


def test_every_name_is_the_one_that_was_kept() -> None:
    kept: Names = json.loads(KEPT.read_text(encoding="utf-8"))
    assert complaints(kept, names()) == []


def test_a_changed_name_is_missed_and_a_doubled_one_is_noticed() -> None:
    kept: Names = {"x": {"phases": ["Turn", "Next"]}}
    found = complaints(kept, {"x": {"phases": ["Turn", "Turn", "Later"]}})
    assert [sentence.split(":")[0].split(". ")[0] for sentence in found] == [
        "phases 'Next' of x is gone",
        "phases 'Turn' of x names two classes",
        "phases 'Later' of x is new",
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_position_with_an_unknown_phase_is_refused_by_name(game: Game) -> None:
    match = Match(game, game.seats[0], seed="names")
    position = game.write_position(match.state)
    position["stack"] = [*position["stack"], {"phase": "Elevenses"}]
    with pytest.raises(Invalid, match=r"stack\[\d+\]\.phase: 'Elevenses' is not known; .*Allowed"):
        game.read_position(Entry(position, "position"), match.terms)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_window_is_named_to_players_by_its_wire_name(language: str) -> None:
    """The menu of the page offers to ask again: in words for every window of every game."""
    text = (PAGE / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(r"^ask-again = .*?^\}", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    windows = {
        kind.wire_name
        for game in GAMES.values()
        for kind in declared.phases(game)
        if issubclass(kind, Window)
    }
    assert set(re.findall(r"\[(\w+)\]", found[0])) == windows | {"other"}
    assert "{ $window }" not in found[0]
