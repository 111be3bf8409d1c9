"""What stands above a game's rules is found by the names of files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests import crazy_eights
from tests.kernel import toy
from yuletable.games.catalogue import GAMES
from yuletable.kernel.face import face

PARTS = ("phrases", "taste", "study", "terminal")


@pytest.mark.parametrize("part", PARTS)
def test_every_game_of_the_house_has_a_whole_face(part: str) -> None:
    for game in GAMES.values():
        assert face(game, part).__name__ == f"yuletable.games.{game.name}.face.{part}"


def test_a_face_may_lack_a_part_or_be_missing() -> None:
    assert face(crazy_eights.GAME, "taste_shrewd") is None
    assert face(crazy_eights.FACELESS, "taste") is None
    assert face(toy.game_of(toy.Stockings), "taste") is None  # a package without a face


def test_a_broken_part_is_not_taken_for_a_missing_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "torn" / "face"
    folder.mkdir(parents=True)
    for file, text in {
        "../__init__.py": "",
        "__init__.py": "",
        "taste.py": "import nowhere",
    }.items():
        (folder / file).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        face(replace(crazy_eights.GAME, package="torn"), "taste")
