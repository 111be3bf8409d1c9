"""Editions made for what the lab found: each can be played, and differs as its note says."""

from __future__ import annotations

import pytest

from tests.promises import needed
from yuletable.bots.playout import playout
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host
from yuletable.kernel.game import Game

NAMED = [
    (game, path.stem)
    for game in GAMES.values()
    if game.folder is not None
    for path in sorted((game.folder / "editions").glob("*.json"))
]


@pytest.mark.parametrize(("game", "name"), NAMED, ids=lambda part: getattr(part, "name", part))
def test_every_edition_is_played_at_every_number_of_seats(game: Game, name: str) -> None:
    for seats in game.seats:
        luck = stream("edition", name, seats)
        state = game.start(game.terms(seats, name, needed(game, seats)), Host(luck))
        assert playout(state, luck, 200) == 200 or state.over()


def test_an_edition_says_whose_it_is() -> None:
    for game, name in NAMED:
        assert game.edition(name).name == name
        assert game.edition(name).title.startswith(game.edition(None).title.split(",")[0][:13])


def test_calm_has_two_trades_and_as_many_celebrations() -> None:
    house, calm = [find("holiday_shuffle").edition(name).data for name in ("house", "calm")]
    effects = [card["effect"] for card in calm["celebration_cards"]["cards"]]
    assert effects.count("TRADE") == 2
    assert len(effects) == len(house["celebration_cards"]["cards"])


def test_steady_has_as_many_cards_but_not_the_two() -> None:
    house, steady = [
        {card["name"]: card["copies"] for card in edition.data["nn_cards"]["items"]}
        for edition in [find("holiday_fever").edition(name) for name in ("house", "steady")]
    ]
    assert set(house) - set(steady) == {"Sure-Footed", "Re-Wrap"}
    assert sum(steady.values()) == sum(house.values()) == 32
