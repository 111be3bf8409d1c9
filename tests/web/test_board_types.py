"""The boards' types are those that the games declare."""

from __future__ import annotations

import re

import pytest

from tools import board_types
from yuletable.games.catalogue import GAMES
from yuletable.kernel.core import Kind
from yuletable.kernel.game import Game


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_board_has_the_types_of_its_game(game: Game) -> None:
    kept = board_types.path(game).read_text(encoding="utf-8")
    assert kept == board_types.written(game), "python -m tools.board_types"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_nothing_at_the_seam_is_untyped(game: Game) -> None:
    words = set(re.findall(r"\w+", board_types.written(game)))
    assert not words & {"any", "unknown", "object"}


def test_a_secret_fact_may_be_missing() -> None:
    kind = Kind("drew", "count: int", "cards: list[str | None]")
    assert board_types.event_fields(kind) == [
        'what: "drew"',
        "seat: number",
        "say: string",
        "count: number",
        "cards?: (string | null)[]",
    ]
