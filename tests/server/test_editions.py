"""The host chooses among a game's editions; what was chosen is played, told and kept."""

from __future__ import annotations

import pytest

from tests.server.parlour import Parlour
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.match import verify
from yuletable.server import protocol as wire
from yuletable.server.pages.catalogue import catalogue
from yuletable.server.table.table import restored

OTHERS = [(name, other) for name in GAMES for other in find(name).editions()[1:]]


def settled(game: str, edition: str) -> Parlour:
    parlour = Parlour(game, start=False)
    assert parlour.ask(0, wire.Settle, edition=edition).outcome == "applied"
    assert parlour.ask(0, wire.Start, level="merry").outcome == "applied"
    return parlour


def test_some_games_come_in_several_editions() -> None:
    assert {name for name, _ in OTHERS} == {"christmas_opoly", "holiday_shuffle", "holiday_fever"}


@pytest.mark.parametrize(("game", "edition"), OTHERS)
def test_the_edition_that_was_chosen_is_played_and_kept(game: str, edition: str) -> None:
    parlour = settled(game, edition)
    parlour.run(lambda _, __, menu: menu[0].text())
    record = parlour.table.playing().record
    assert record.edition == edition
    assert record.edition_hash == find(game).edition(edition).digest()
    verify(find(game), record)
    again = restored(parlour.table.name, parlour.table.secret, parlour.entries())
    assert again.playing().record == record


def test_an_edition_nobody_knows_is_refused() -> None:
    parlour = Parlour("north_pole", start=False)
    answer = parlour.ask(0, wire.Settle, edition="calm")
    assert answer.outcome == "refused"
    assert parlour.table.edition == "house"


def test_everyone_is_told_which_edition_it_is() -> None:
    parlour = settled("holiday_shuffle", "calm")
    assert parlour.table.news(1, {}, "CODE").edition == "calm"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_edition_is_explained(language: str) -> None:
    cards = [card for game in catalogue(language) for card in game.editions]
    assert all(card.how and card.words != card.name for card in cards)
